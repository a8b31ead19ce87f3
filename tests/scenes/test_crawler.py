"""Every screen can be reached and left again with one kind of device alone."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from goldenhorn.common.screen_sizes import FULL_SIZE
from goldenhorn.graphics.window import Size
from goldenhorn.scenes.title import title
from goldenhorn.tools.scenarios.catalogue import SCREENS
from tests.crawler import Crawler, Hands, KeyboardHands, MouseHands, Outing, PadHands, TouchHands

SELDOM = {
    *("SavedGames", "FinishedGames", "ChildLock", "SwitchingOff", "CrashScreen"),
    *("CargoQuestion", "LessonDone"),
}
"""There only when games are kept or finished, in a cabinet, or when something goes wrong or right.
"""
WANTED = {*SCREENS - SELDOM - {"CoachedBoard"}, "Board", "Log"}
"""A board is one, whether a coach looks on or not; its log is as good as a screen."""
SMALL_WINDOW = 800, 480
MOST_STEPS = 2500
MOST_STEPS_HOME = 400


@pytest.fixture
def outing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: Size) -> Iterator[Outing]:
    """All screens from the title on, which begins to attract after two seconds."""
    monkeypatch.setattr(title, "ATTRACT_AFTER", 120)
    outing = Outing(tmp_path, size=size)
    outing.begin()
    yield outing
    outing.close()


@pytest.mark.parametrize(
    ("make_hands", "size"),
    [  # two windows; in each, whoever has the fewest steps to go there
        (KeyboardHands, SMALL_WINDOW),
        (MouseHands, FULL_SIZE),
        (TouchHands, FULL_SIZE),
        (PadHands, SMALL_WINDOW),
    ],
)
def test_every_screen_is_reached_and_left_again_with_one_device_alone(
    outing: Outing, make_hands: Callable[[Outing], Hands]
) -> None:
    crawler = Crawler(make_hands(outing))
    crawler.crawl(WANTED, MOST_STEPS)
    assert WANTED - set(crawler.seen) == set(), "these screens were not found"
    others = set(crawler.seen) - WANTED - SELDOM
    assert others == set(), "these screens are in no scenario"
    assert crawler.go_to("Title", MOST_STEPS_HOME), f"trapped on {outing.place}"
