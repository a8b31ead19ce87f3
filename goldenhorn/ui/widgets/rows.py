"""Rows of a list on parchment: icon, label, and what changes the value or leads further."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Literal

from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.drawable import Area
from goldenhorn.graphics.layout import centred, column
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import FontFace
from goldenhorn.input.input_events import Point, Press
from goldenhorn.ui.widgets import controls
from goldenhorn.ui.widgets.buttons import body, content
from goldenhorn.ui.widgets.controls import BETWEEN_STOPS, KNOB
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.look import Look

Size = tuple[float, float]
Kind = Literal["switch", "slider", "stepper", "stops"]
LABEL_SIZE = 23
TITLE_SIZE, SENTENCE_SIZE = 26, 22
"""Of a label with its sentence below."""
AFTER_ICON, BEFORE_CONTROL = 16, 12
SIDE = 16
"""Between a row's ends and what stands in it."""
WIDEST_CONTROL, CONTROL_SHARE = 520, 0.577
"""How much of a row a control may take."""
FIGURE = 70
"""The room for the figure beside a slider."""
NEAR = 26
"""A finger that misses a slider by so much is meant to hit it."""
HIGHEST_ICON = 46


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several values: what each is called, which it is now, and what sets another."""

    kind: Kind
    words: tuple[str, ...]
    index: int
    set: Callable[[int], object]
    comes_round: bool = False
    """Whether the first follows the last."""
    is_enabled: bool = True
    samples: tuple[int, ...] = ()
    """The sizes of letters that its words stand for."""

    @property
    def told(self) -> str:
        """What it is now."""
        return self.words[self.index]

    def step(self, step: int, *, comes_round: bool) -> bool:
        """Go to a neighbouring value; tell whether there was one."""
        index = self.index + step
        if comes_round:
            index %= len(self.words)
        if index == self.index or not 0 <= index < len(self.words):
            return False
        self.set(index)
        return True

    def is_held(self, area: Area, x: float) -> bool:
        """Whether a pointer that goes down at a place pulls it from then on."""
        return self.kind == "slider" and area[0] - NEAR <= x <= area[0] + area[2] + NEAR

    def pick(self, area: Area, x: float) -> None:
        """Do what a pointer means at a place beside or on it, if anything."""
        left, _top, width, _height = area
        if self.is_held(area, x):
            last = len(self.words) - 1
            self._go(min(max(round((x - left - KNOB) / (width - 2 * KNOB) * last), 0), last))
        elif self.kind == "stops" and left <= x < left + width:
            self._go(int((x - left) * len(self.words) / (width + BETWEEN_STOPS)))
        elif self.kind == "stepper":
            self.step(-1 if left <= x < left + width / 2 else 1, comes_round=True)
        elif self.kind == "switch":
            self.step(1, comes_round=True)

    def _go(self, index: int) -> None:
        if index != self.index:
            self.set(index)


class Adjuster(Node):
    """Where the control of a row is."""

    def __init__(self, control: Node, choice: Choice) -> None:
        super().__init__(control, width=control.width, height=control.height)
        self.choice = choice


def nothing(_event: Press | Point) -> None:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a list: what stands in it, and what choosing and turning it does."""

    key: Hashable
    content: Callable[[Size, ButtonState], Node]
    choose: Callable[[Press | Point], None] = nothing
    choice: Choice | None = None
    """What LEFT and RIGHT change."""
    says: str = ""
    sentence: str = ""
    """What is written below the list while it has the focus."""
    turns: bool = False
    """Whether LEFT and RIGHT do something else from here."""


@dataclass(frozen=True, slots=True)
class RowWords:
    """What is written in a row and about it."""

    icon: str
    label: str
    sentence: str
    is_told_in_row: bool = False
    """Whether the sentence stands below the label, rather than below the list."""


def choice_row(look: Look, key: Hashable, words: RowWords, choice: Choice, told: str = "") -> Row:
    """Return a row whose value is changed in it."""

    def fill(size: Size, state: ButtonState) -> Node:
        wide = min(WIDEST_CONTROL, size[0] * CONTROL_SHARE)
        control = Adjuster(_control(look, choice, wide, size[1], state), choice)
        row = _labelled(look, words, size, control, is_enabled=choice.is_enabled)
        if choice.kind == "slider":
            control.x = size[0] - SIDE - wide
            figure = label(look, choice.told, look.on_paper(LABEL_SIZE), FIGURE - 8, size[1] - 8,
                           "right")  # fmt: skip
            figure.x, figure.y = size[0] - SIDE - figure.width, 4
            row.add(figure)
        return row

    def choose(_event: Press | Point) -> None:
        if choice.kind != "slider":
            choice.step(1, comes_round=True)

    says = f"{words.label}: {told or choice.told}; {words.sentence}"
    return Row(key, fill, choose, choice, says, "" if words.is_told_in_row else words.sentence)


def opening_row(
    look: Look, key: Hashable, words: RowWords, opens: str, choose: Callable[[], None]
) -> Row:
    """Return a row with a button that leads to another screen."""

    def fill(size: Size, state: ButtonState) -> Node:
        wide = min(WIDEST_CONTROL, size[0] * CONTROL_SHARE)
        button = wide * 0.6, min(54.0, max(36.0, size[1] - 8))
        control = Node(body(look, button, state), width=button[0], height=button[1])
        inside = content(look, opens, (button[0] - 30, button[1] - 6), state, 20, None, "", "")
        inside.x, inside.y = (button[0] - inside.width) / 2, (button[1] - inside.height) / 2
        control.add(inside)
        return _labelled(look, words, size, control)

    says = f"{words.label}: {opens}; {words.sentence}"
    return Row(key, fill, lambda _event: choose(), says=says, sentence=words.sentence)


def _labelled(
    look: Look, words: RowWords, size: Size, control: Node, *, is_enabled: bool = True
) -> Node:
    """Put icon and label before a control, which stands at the row's end."""
    width, height = size
    span = min(HIGHEST_ICON, height - 10)
    icon = look.drawing(words.icon, span, x=SIDE + span / 2, y=height / 2, pivot=(0.5, 0.5))
    control.x, control.y = width - SIDE - control.width, (height - control.height) / 2
    left = SIDE + span + AFTER_ICON
    room = (control.x if control.width else width - SIDE) - BEFORE_CONTROL - left
    if words.is_told_in_row:
        text = _explained(look, words, (room, height - 6), is_enabled=is_enabled)
    else:
        text = label(look, words.label, look.on_paper(LABEL_SIZE), room, height - 6, "left", 3)
    text.x, text.y = left, 3
    return Node(icon, text, control, width=width, height=height)


def _explained(look: Look, words: RowWords, room: Size, *, is_enabled: bool) -> Node:
    """Write a sentence below the label, both close together in the middle of a row."""
    (width, height), cut = room, look.on_paper if is_enabled else look.softly_on_paper
    high = look.words.height(cut(TITLE_SIZE).style)
    title = label(look, words.label, cut(TITLE_SIZE), width, min(high, height * 0.42), "left")
    lettering = cut(SENTENCE_SIZE, FontFace.PLAIN)
    room = width, height - title.height
    below = label(look, words.sentence, lettering, *room, "left", 3, rather_large=True)
    below.height = below.written_area[3]
    return centred(both := column(title, below), Node(both, width=width, height=height))


def _control(look: Look, choice: Choice, wide: float, row: float, state: ButtonState) -> Node:
    height = min(48.0, max(40.0, row - 20))
    words, index = choice.words, choice.index
    match choice.kind:
        case "switch":
            return controls.switch(look, (92, 40), is_on=index == 1, is_enabled=choice.is_enabled)
        case "slider":
            steps = len(words) - 1
            whole = wide - FIGURE
            return controls.slider(look, whole, index, steps, is_enabled=choice.is_enabled)
        case "stepper":
            return controls.stepper(look, (wide, height), choice.told, state)
        case "stops":
            width = wide * 0.78 if len(words) == 2 else wide
            return controls.stops(look, (width, height), words, index, choice.samples)
