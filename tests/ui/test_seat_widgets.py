"""Seats, bubbles, badges and steppers on wood: nothing leaves its box, and states can be told."""

import pytest

from goldenhorn.graphics.art import Art
from goldenhorn.graphics.button_state import ButtonState, Key
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import Words
from goldenhorn.graphics.theme import HIGH_CONTRAST, RICH, Theme
from goldenhorn.ui.widgets.controls import stepper
from goldenhorn.ui.widgets.keys import named_key
from goldenhorn.ui.widgets.label import written_in
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.ornaments import with_badge
from goldenhorn.ui.widgets.seat_panels import bubble, empty_seat, seat_panel
from tests.scenes.layout import outside_boxes

THEMES = [RICH, HIGH_CONTRAST]
SAID = "I sail by what I see, and sometimes I just watch the gulls."


def look(scale: float = 1, theme: Theme = RICH) -> Look:
    words = Words(scale)
    return Look(Art(SvgImages(), PngImages(), words), words, theme)


def painted(node: Node) -> list[bytes]:
    return [draw.drawable.surface_at(1).get_buffer().raw for draw in node.draws()]


@pytest.mark.parametrize("scale", [1, 1.5, 2])
def test_a_bubble_is_as_high_as_what_is_said_but_not_higher_than_it_may(scale: float) -> None:
    short, long = (bubble(look(scale), text, 286, 224, 80, 100) for text in ("Ahoy!", SAID * 2))
    assert (short.height, long.height) == (80, pytest.approx(100, abs=24))
    assert long.height <= 100
    for each in (short, long):
        assert outside_boxes(written_in(each)) == []


def test_badges_of_several_people_stand_apart() -> None:
    row = with_badge(look(), Node(width=300, height=50), "lion", "", "eagle")
    lion, eagle = row.children
    assert lion.x < eagle.x
    assert (lion.y, eagle.y) == (25, 25)


@pytest.mark.parametrize("scale", [1, 2])
def test_a_named_key_is_no_wider_than_it_may_be(scale: float) -> None:
    key = Key("Enter", "cap")
    for text in ("ready", "ready, and waiting for others"):
        shown = named_key(look(scale), key, text, 286)
        assert shown.width <= 286
        assert outside_boxes(written_in(shown)) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_stepper_on_wood_shows_whether_it_has_the_focus(theme: Theme) -> None:
    own = look(2, theme)
    rest, lit = (
        stepper(own, (286, 42), "Hidden, with peek", state, is_dark=True)
        for state in (ButtonState.REST, ButtonState.FOCUSED)
    )
    assert painted(rest) != painted(lit)
    assert outside_boxes(written_in(rest)) == []
    assert painted(rest) != painted(stepper(own, (286, 42), "Hidden, with peek"))


@pytest.mark.parametrize("theme", THEMES)
def test_a_seat_glows_and_an_empty_one_is_another_thing(theme: Theme) -> None:
    own, size = look(1, theme), (310, 326)
    quiet, glowing = (seat_panel(own, size, is_glowing=is_lit) for is_lit in (False, True))
    assert painted(quiet) != painted(glowing)
    assert (quiet.width, quiet.height) == size
    assert painted(empty_seat(own, size)) not in ([each] for each in painted(quiet))
