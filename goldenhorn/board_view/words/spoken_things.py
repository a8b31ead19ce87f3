"""What drawings are called in a sentence, each a whole phrase that needs no other ending.

A colour alone would: behind "on", "for" or "3" many languages bend it. Must not know lines.
"""

from collections.abc import Callable

from goldenhorn.common.language import N_, _, ngettext_

CUBES: dict[str, Callable[[int], str]] = {
    "yellow": lambda count: ngettext_("{count} yellow cube", "{count} yellow cubes", count),
    "pink": lambda count: ngettext_("{count} pink cube", "{count} pink cubes", count),
    "green": lambda count: ngettext_("{count} green cube", "{count} green cubes", count),
    "red": lambda count: ngettext_("{count} red cube", "{count} red cubes", count),
    "orange": lambda count: ngettext_("{count} orange cube", "{count} orange cubes", count),
    "blue": lambda count: ngettext_("{count} blue cube", "{count} blue cubes", count),
}
CARDS: dict[str, Callable[[int], str]] = {
    "yellow": lambda count: ngettext_("{count} yellow card", "{count} yellow cards", count),
    "pink": lambda count: ngettext_("{count} pink card", "{count} pink cards", count),
    "green": lambda count: ngettext_("{count} green card", "{count} green cards", count),
    "red": lambda count: ngettext_("{count} red card", "{count} red cards", count),
    "orange": lambda count: ngettext_("{count} orange card", "{count} orange cards", count),
    "blue": lambda count: ngettext_("{count} blue card", "{count} blue cards", count),
}
SQUARES = {
    "yellow": N_("the yellow square"),
    "pink": N_("the pink square"),
    "green": N_("the green square"),
    "red": N_("the red square"),
    "orange": N_("the orange square"),
    "blue": N_("the blue square"),
}
PEOPLE: dict[str, Callable[[int], str]] = {
    "soldier": lambda count: ngettext_("{count} soldier", "{count} soldiers", count),
    "farmer": lambda count: ngettext_("{count} farmer", "{count} farmers", count),
}


def counted(drawing: str, count: int) -> str:
    """Say so many of what a drawing shows, or nothing if it only adorns a line."""
    kind, _line, colour = drawing.partition("_")
    if drawing in PEOPLE:
        return PEOPLE[drawing](count)
    if kind == "cube" and colour in CUBES:
        return CUBES[colour](count)
    if kind == "card" and colour in CARDS:
        return CARDS[colour](count)
    if kind == "stud" and colour in SQUARES:
        return _(SQUARES[colour])
    return ""
