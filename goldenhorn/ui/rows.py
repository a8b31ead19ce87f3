"""Rows of a list on parchment: icon, label, and what changes the value.

A row is drawn from pieces of the kit. Where a pointer meets a control is worked out here too, so
that what is seen and what is touched never part.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from goldenhorn.graphics.lettering import LINES_APART
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.ui.kit import ButtonState, Kit
from goldenhorn.ui.kit.switches import BETWEEN_STOPS, SLIDER_HEIGHT

LABEL_SIZE = 23
AFTER_ICON = 16
BEFORE_CONTROL = 12
SIDE = 16
"""Between a row's ends and what stands in it."""
SWITCH = (92, 40)
FIGURE = 70
"""The room for the figure beside a slider."""
KNOB = 17.0
"""The slider's knob stops so far from both ends."""
NEAR = 26
"""A finger that misses a slider by so much is meant to hit it."""
HIGHEST_ICON = 46


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    is_on: bool


@dataclass(frozen=True, slots=True)
class Slider:
    """One of many steps, with the figure it stands for."""

    value: int
    steps: int
    figure: str
    is_enabled: bool = True


@dataclass(frozen=True, slots=True)
class Stepper:
    """A value between two arrows."""

    text: str


@dataclass(frozen=True, slots=True)
class Stops:
    """A few named values side by side."""

    labels: tuple[str, ...]
    chosen: int
    text_sizes: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Opener:
    """A plaque that leads to another screen."""

    label: str


Control = Switch | Slider | Stepper | Stops | Opener


@dataclass(frozen=True, slots=True)
class ListRow:
    """What stands in one row."""

    icon: str
    label: str
    control: Control


@dataclass(frozen=True, slots=True)
class RowPiece:
    """One piece of a row: a name among the row's pieces, and where it goes."""

    name: str
    image: Image
    x: int
    y: int
    is_in_front: bool = True
    """The gold bar lies behind everything else."""


def control_rect(control: Control, row: pygame.Rect, wide: int) -> pygame.Rect:
    """Where the control of a row lies; `wide` is how much of the row controls may take."""
    height = min(48, max(40, row.height - 20))
    match control:
        case Switch():
            size = SWITCH
        case Slider():
            size = (wide - FIGURE, SLIDER_HEIGHT)
        case Stops(labels=labels) if len(labels) == 2:
            size = (round(wide * 0.78), height)
        case Opener():
            size = (round(wide * 0.6), min(54, max(36, row.height - 8)))
        case _:
            size = (wide, height)
    rect = pygame.Rect((0, 0), size)
    rect.midright = (row.right - SIDE, row.centery)
    if isinstance(control, Slider):
        rect.left = row.right - SIDE - wide
    return rect


def label_rect(row: pygame.Rect, control: Control, wide: int) -> pygame.Rect:
    """Where the label of a row may stand."""
    left = row.left + SIDE + _icon_span(row) + AFTER_ICON
    right = control_rect(control, row, wide).left - BEFORE_CONTROL
    return pygame.Rect(left, row.top + 3, right - left, row.height - 6)


def _icon_span(row: pygame.Rect) -> int:
    return min(HIGHEST_ICON, row.height - 10)


def pieces(
    kit: Kit, row: ListRow, rect: pygame.Rect, wide: int, state: ButtonState
) -> Iterator[RowPiece]:
    """Draw a row; FOCUSED and PRESSED lay the gold bar behind it."""
    is_focused = state.is_metal
    if is_focused:
        bar = rect.inflate(0, -4)
        yield RowPiece("bar", kit.focus_bar(bar.size), bar.x, bar.y, False)
    span = _icon_span(rect)
    icon = pygame.Rect(rect.left + SIDE, 0, span, span)
    icon.centery = rect.centery
    yield RowPiece("icon", kit.drawing(row.icon, span), icon.x, icon.y)
    box = label_rect(rect, row.control, wide)
    style = kit.on_paper(LABEL_SIZE).style
    yield RowPiece("label", kit.paragraph(row.label, style, box.size, "left"), box.x, box.y)
    place = control_rect(row.control, rect, wide)
    yield RowPiece("control", _control(kit, row.control, place, state), place.x, place.y)
    if isinstance(row.control, Slider):
        figure = pygame.Rect(0, 0, FIGURE - 8, rect.height - 8)
        figure.midright = (rect.right - SIDE, rect.centery)
        text = kit.label(row.control.figure, style, figure.size, "right")
        yield RowPiece("figure", text, figure.x, figure.y)


def _control(kit: Kit, control: Control, place: pygame.Rect, state: ButtonState) -> Image:
    match control:
        case Switch(is_on):
            return kit.switch(place.size, is_on)
        case Slider(value, steps, _, is_enabled):
            return kit.slider(place.width, value, steps, is_enabled)
        case Stepper(text):
            return kit.stepper(place.size, text, state=state)
        case Stops(labels, chosen, text_sizes):
            return kit.stops(place.size, labels, chosen, text_sizes)
        case Opener(label):
            return kit.plaque(place.size, label, state, text_size=20)


def place_at(control: Control, place: pygame.Rect, x: float) -> int | None:
    """Which value a pointer at x means: a slider's step or a stop; None if it means none."""
    match control:
        case Slider(steps=steps) if place.left - NEAR <= x <= place.right + NEAR:
            share = (x - place.left - KNOB) / (place.width - 2 * KNOB)
            return min(max(round(share * steps), 0), steps)
        case Stops(labels=labels) if place.left <= x < place.right:
            return int((x - place.left) * len(labels) / (place.width + BETWEEN_STOPS))
        case _:
            return None


def step_at(place: pygame.Rect, x: float) -> int:
    """Which way a pointer at x turns a stepper: its left half backwards, everything else on."""
    return -1 if place.left <= x < place.centerx else 1


def fits(kit: Kit, row: ListRow, rect: pygame.Rect, wide: int) -> bool:
    """Tell whether label and stops can be read in a row without shrinking far."""
    words, style = kit.words, kit.on_paper(20).style
    box = label_rect(rect, row.control, wide)
    lines = words.balanced(row.label, style, box.width)
    step = style.size * words.scale * LINES_APART
    if words.height(style) + step * (len(lines) - 1) > box.height:
        return False
    if any(words.width(line, style) > box.width for line in lines):
        return False
    control = row.control
    if isinstance(control, Stops) and control.text_sizes is None:
        tile = control_rect(control, rect, wide).width / len(control.labels) - BETWEEN_STOPS - 12
        return all(words.width(label, style) <= tile for label in control.labels)
    return True
