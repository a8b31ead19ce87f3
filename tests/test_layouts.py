"""A slice of `python -m tests.layouts`: moments in one language and size after another."""

from itertools import product
from pathlib import Path

import pytest

from goldenhorn.moments.moment import Moment
from goldenhorn.screenshots import MOMENTS
from goldenhorn.studio import Wish
from goldenhorn.view.text import Words
from tests.languages import LANGUAGES
from tests.layouts import inspected, shrunk

LARGE_TEXTS = (150, 200)
LOOKS = tuple(product(LANGUAGES, LARGE_TEXTS))
STEP = 7
"""Shares no divisor with the number of looks, so neighbours look different and none is left out."""

SHORT = [moment for moment in MOMENTS if len(moment.pictures) <= 6]
"""The book, the lessons and the boards have many pictures, and tests of their own."""

COACHED_BELL = "lesson_announcing"
"""Here the coach stands beside a sheet: the moment with the least room for words."""

TIGHT = (
    *("house_rules", "lessons", "placement", "board_25_cards", "turn_both_headings"),
    *("pause", "reckoning", "saved_games"),
)
"""Moments of every kind in which words share their room with something that grows."""

pytestmark = pytest.mark.usefixtures("english_again")


def look_for(number: int) -> Wish:
    return Wish(Path(), *LOOKS[number * STEP % len(LOOKS)])


@pytest.mark.usefixtures("shared_pictures", "shared_decisions")
@pytest.mark.parametrize("moment", SHORT, ids=lambda moment: moment.pictures[0])
def test_nothing_is_clipped_or_covered_in_any_language(moment: Moment) -> None:
    wish = look_for(MOMENTS.index(moment))
    assert inspected(wish, moment.pictures[:1]) == [], wish


@pytest.mark.usefixtures("shared_pictures", "shared_decisions")
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_the_coach_beside_the_bell_covers_no_words(text_size: int) -> None:
    assert inspected(Wish(Path(), "xx", text_size), (COACHED_BELL,)) == []


@pytest.mark.usefixtures("shared_pictures", "shared_decisions")
@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_letters_are_smaller_where_larger_ones_were_chosen(language: str) -> None:
    assert shrunk(Wish(Path(), language, 100), 200, TIGHT) == []


def test_a_text_that_leaves_its_box_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "fitted", lambda _words, _text, style, _width: style)
    flaws = inspected(Wish(Path(), "xx", 200), ("turn_dominions",))
    assert any("leaves its box" in flaw for flaw in flaws)
