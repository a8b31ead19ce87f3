"""Lines and texts of the picture in plain words, for whoever listens; only what everybody sees."""

import re
from collections.abc import Iterable, Sequence

import pygame

from goldenhorn.choices import Choices, Step
from goldenhorn.engine.pieces import COLOURS
from goldenhorn.engine.wire import word
from goldenhorn.language import N_, _, ngettext_
from goldenhorn.view.kit import Key
from goldenhorn.view.narration import filled, goods_line, square_line
from goldenhorn.view.prompts import prompt
from goldenhorn.view.rich_line import Icon, Line, Part, Pill, Space
from goldenhorn.view.sketch import Keys
from goldenhorn.view.text import Written

COLOURED = {
    f"{kind}_{word(colour)}": word(colour)
    for kind in ("cube", "stud", "card")
    for colour in COLOURS
}
"""Drawings that stand for a colour, and its message."""
ARROWS = {"arrows_across": N_("left or right"), "arrows_down": N_("up or down")}
LINE_HEIGHT = 24
"""Texts whose middles are no further apart are read as one line."""


def spoken(line: Line) -> str:
    """Say a line of words and drawings; drawings that only adorn it are left out."""
    said: list[str] = []
    begins = True
    for number, part in enumerate(line):
        text = _word_for(part, said)
        if isinstance(part, Space) and said:
            said[-1] += ";"
        elif isinstance(part, Key) and begins and text:
            text += ":"  # what a key does
        elif isinstance(part, Icon) and text and _goes_on(line[number + 1 : number + 2]):
            text += ","
        begins = isinstance(part, Space)
        said += [text] if text else []
    return re.sub(r" (?=[,:;.])", "", " ".join(said))


def _word_for(part: Part, before: Sequence[str]) -> str:
    match part:
        case str():
            return part
        case Icon("soldier" | "farmer" as who):
            return _people(who, before)
        case Icon(drawing):
            return _(COLOURED.get(drawing, ""))
        case Pill(text):
            return text
        case Key(label, shape):
            return label or _(ARROWS.get(shape, ""))
        case _:
            return ""


def _people(who: str, before: Sequence[str]) -> str:
    """Name soldiers or farmers as many as were counted before them."""
    counted = re.search(r"\d+$", before[-1]) if before else None
    count = int(counted[0]) if counted else 1
    if who == "soldier":
        return ngettext_("soldier", "soldiers", count)
    return ngettext_("farmer", "farmers", count)


def _goes_on(rest: Line) -> bool:
    """Whether a list goes on behind a drawing: "2 blue, 1 green" or "blue, green"."""
    return any(
        part[:1].isdigit() if isinstance(part, str) else isinstance(part, Icon) for part in rest
    )


def spoken_plan(choices: Choices, keys: Keys, names: Sequence[str]) -> tuple[str, ...]:
    """Say what has the focus in a plan, and what can be done with it."""
    fullest = prompt(choices, keys, names, tells_price=choices.step is not Step.TARGET)[0]
    return *_focused(choices, names), spoken(fullest)


def _focused(choices: Choices, names: Sequence[str]) -> tuple[str, ...]:
    """Say what the prompt leaves to the picture."""
    match choices.step:
        case Step.SHIP if choices.rail is None:
            return (_ship(choices, choices.view.player, choices.ship, names),)
        case Step.TARGET:
            return (_ship(choices, *choices.targets[choices.target], names),)
        case Step.ANNOUNCING:
            answer = _("Announce") if choices.says_yes else _("Not yet")
            return _("Announce the end?"), answer
        case _:
            return ()


def _ship(choices: Choices, seat: int, number: int, names: Sequence[str]) -> str:
    ship, route = choices.view.ships[seat][number], choices.view.route
    where = square_line(route, ship.at)
    if route.ports[ship.at] is None:
        where = filled(_("square {number}, {colour}"), number=ship.at, colour=where)
    goods = goods_line(ship.cargo) or _("empty")
    text = _("{name}, ship {number}, {place}: {goods}")
    return spoken(filled(text, name=names[seat], number=number + 1, place=where, goods=goods))


def read_in(texts: Iterable[Written], rect: pygame.Rect) -> str:
    """Read what is written inside a rectangle."""
    return _read([each for each in texts if rect.collidepoint(each.place.center)])


def read_outside(texts: Iterable[Written], rects: Sequence[pygame.Rect]) -> str:
    """Read what is written outside of rectangles."""
    return _read(
        [each for each in texts if not any(r.collidepoint(each.place.center) for r in rects)]
    )


def _read(texts: Iterable[Written]) -> str:
    """Read from top to bottom, and from left to right."""
    ordered = sorted(texts, key=lambda each: (each.place.centery // LINE_HEIGHT, each.place.left))
    return "; ".join(each.text for each in ordered if each.text.strip())
