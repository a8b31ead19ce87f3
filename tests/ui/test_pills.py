"""Pills: pictures give way to words, and what has the focus shows it."""

import pytest

from goldenhorn.graphics.art import Art
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.node import Picture
from goldenhorn.graphics.text import Words
from goldenhorn.graphics.theme import HIGH_CONTRAST, RICH, Theme
from goldenhorn.ui.widgets.label import written_in
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.pills import pill

SHIELDS = ["shield_lion"] * 4


def look(scale: float = 1, theme: Theme = RICH) -> Look:
    words = Words(scale)
    return Look(Art(SvgImages(), PngImages(), words), words, theme)


def test_pictures_on_a_pill_give_way_to_words_that_would_be_too_small() -> None:
    large = look(1.5)
    narrow, wide = (
        pill(large, "2–4 Spieler", (width, 60), after=SHIELDS, picture=28) for width in (218, 480)
    )
    [written] = written_in(narrow)
    assert written.letters >= large.words.smallest
    assert written.box.contains(written.place)
    assert wide.width > narrow.width + 3 * 28


def test_a_pill_is_as_wide_as_it_must_be() -> None:
    assert pill(look(), "English", (400, 42)).width < 200
    assert pill(look(), "English", (400, 42), least=300, after=SHIELDS).width == 300
    assert pill(look(), "English and many others", (200, 42)).width <= 200


@pytest.mark.parametrize("theme", [RICH, HIGH_CONTRAST])
def test_a_ring_shows_the_focus(theme: Theme) -> None:
    pictures = [
        [node.drawable for node in told.walk() if isinstance(node, Picture)]
        for told in (
            pill(look(theme=theme), "English", (400, 42), is_focused=is_focused)
            for is_focused in (False, True)
        )
    ]
    assert len(pictures[1]) == len(pictures[0]) + 1
