"""A slice of `python -m tests.layouts`: scenarios in one language and size after another."""

from itertools import product
from pathlib import Path

import pytest

from goldenhorn.graphics.text import Style, Words
from goldenhorn.tools.scenarios.catalogue import SCENARIOS
from goldenhorn.tools.scenarios.scenario import Scenario
from goldenhorn.tools.screenshot_driver import PictureOptions
from tests.languages import LANGUAGES
from tests.layouts import inspected, measured, shrunk

LARGE_TEXTS = (150, 200)
LOOKS = tuple(product(LANGUAGES, LARGE_TEXTS))
STEP = 7
"""Shares no divisor with the number of looks, so neighbours look different and none is left out."""

SHORT = [scenario for scenario in SCENARIOS if len(scenario.pictures) <= 6]
"""The book, the lessons and the boards have many pictures, and tests of their own."""

COACHED_BELL = "lesson_announcing"
"""Here the coach stands beside a sheet: the screen with the least room for words."""

TIGHT = (
    *("house_rules", "lessons", "placement", "board_25_cards", "turn_both_headings"),
    *("pause", "reckoning", "saved_games"),
)
"""Screens of every kind on which words share their room with something that grows."""

HANDHELD = 1280, 800
LEAST_ON_A_HANDHELD = 9
"""Pixels that the capitals of the smallest letters are high there: what consoles ask for."""

pytestmark = pytest.mark.usefixtures("english_again")


def look_for(number: int) -> PictureOptions:
    language, text_size = LOOKS[number * STEP % len(LOOKS)]
    return PictureOptions(Path(), language, text_size)


@pytest.mark.usefixtures("shared_pictures", "shared_decisions")
@pytest.mark.parametrize("scenario", SHORT, ids=lambda scenario: scenario.name)
def test_nothing_is_clipped_or_covered_in_any_language(scenario: Scenario) -> None:
    options = look_for(SCENARIOS.index(scenario))
    assert inspected(options, scenario.pictures[:1]) == [], options


@pytest.mark.usefixtures("shared_pictures", "shared_decisions")
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_the_coach_beside_the_bell_covers_no_words(text_size: int) -> None:
    assert inspected(PictureOptions(Path(), "xx", text_size), (COACHED_BELL,)) == []


@pytest.mark.usefixtures("shared_pictures", "shared_decisions")
@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_letters_are_smaller_where_larger_ones_were_chosen(language: str) -> None:
    assert shrunk(PictureOptions(Path(), language), 200, TIGHT) == []


@pytest.mark.usefixtures("shared_pictures", "shared_decisions")
@pytest.mark.parametrize("language", ["de", "xx"])
def test_a_handheld_shows_no_letter_that_is_too_small_to_be_read(language: str) -> None:
    """Looked for on the screens with the least room for words."""
    letters = measured(
        PictureOptions(Path(), language, size=HANDHELD), (*TIGHT, "log", "replay_end")
    )
    assert len(letters) > 100
    style = Style(min(letters.values()), (0, 0, 0))
    capital = Words().font(style).render("H", True, (0, 0, 0)).get_bounding_rect()
    assert capital.height >= LEAST_ON_A_HANDHELD, min(letters, key=lambda text: letters[text])


def test_a_text_that_leaves_its_box_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "fitted", lambda _words, _text, style, _width: style)
    flaws = inspected(PictureOptions(Path(), "xx", 200), ("turn_training",))
    assert any("leaves its box" in flaw for flaw in flaws)
