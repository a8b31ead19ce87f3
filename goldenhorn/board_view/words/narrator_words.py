"""Lines, deeds and drawings in plain words, for whoever listens; public facts only."""

import re
from collections.abc import Callable, Sequence
from itertools import groupby

from goldenhorn.board_view.planning.plan_marks import Keys
from goldenhorn.board_view.words.deed_lines import (
    all_six_goods,
    last_turn_lines,
    own_six_goods,
    rank_of,
    recap_title,
)
from goldenhorn.board_view.words.event_lines import (
    event_lines,
    filled,
    good_icon,
    goods_line,
    square_line,
)
from goldenhorn.board_view.words.prompts import prompt
from goldenhorn.common.language import N_, _, ngettext_
from goldenhorn.common.wording import listed
from goldenhorn.engine.pieces import FARMERS, SOLDIERS
from goldenhorn.engine.wire import word
from goldenhorn.graphics.rich_parts import Icon, Line, Part, Pill, Space
from goldenhorn.session.planning.choices import Choices, Step
from goldenhorn.session.public_facts import Deed, Recap, TableInfo
from goldenhorn.ui.kit import Key

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


ARROWS = {
    "arrows_across": N_("left or right"),
    "arrows_down": N_("up or down"),
    "arrow_left": N_("left"),
    "arrow_right": N_("right"),
    "dpad_across": N_("left or right"),
    "dpad_down": N_("up or down"),
    "dpad_left": N_("left"),
    "dpad_right": N_("right"),
}


def spoken(line: Line) -> str:
    """Say a line of words and drawings; drawings that only adorn it are left out."""
    phrases: list[list[Part]] = [[]]
    for part in line:
        if isinstance(part, Space):
            phrases.append([])
        else:
            phrases[-1].append(part)
    return "; ".join(said for phrase in phrases if (said := _phrase(phrase)))


def _phrase(phrase: Line) -> str:
    """Say what stands between two gaps: a key and what it does, or only words."""
    if phrase and isinstance(phrase[0], Key):
        key, deed = _word_for(phrase[0]), _said(phrase[1:])
        return _("{key}: {deed}", key=key, deed=deed) if key else deed
    return _said(phrase)


def _said(parts: Line) -> str:
    """Say words, and things as many as a number before them tells or as stand side by side."""
    text, end_of_thing, is_prize = "", -1, False
    for part, group in groupby(parts):
        times = len(list(group))
        if isinstance(part, Icon):
            is_prize = part.drawing == "coin"
            number = re.search(r"(?:^| )(\d+)$", text)
            before = text[: number.start()] if number else text
            thing = counted(part.drawing, int(number[1]) if number else times)
            if thing:
                text = before + (", " if len(before) == end_of_thing else " ") + thing
                end_of_thing = len(text)
        elif is_prize and isinstance(part, str) and part.isdigit():
            text += ", " + ngettext_("{count} point", "{count} points", int(part))
        else:
            text += " " + _word_for(part)
    return re.sub(r" (?=[,:;.])", "", text.strip())


def _word_for(part: Part) -> str:
    match part:
        case str(text) | Pill(text):
            return text
        case Key(label, shape):
            return label or _(ARROWS.get(shape, ""))
        case _:
            return ""


def spoken_plan(choices: Choices, keys: Keys, names: Sequence[str]) -> tuple[str, ...]:
    """Say what has the focus in a plan, and what can be done with it."""
    fullest = prompt(choices, keys, names)[0]
    return *_focused(choices, names), spoken(fullest)


def _focused(choices: Choices, names: Sequence[str]) -> tuple[str, ...]:
    """Say what the prompt leaves to the picture."""
    match choices.step:
        case Step.SHIP if choices.side_action is None:
            return (_ship(choices, choices.public_state.player, choices.ship, names),)
        case Step.TARGET:
            return (_ship(choices, *choices.targets[choices.target], names),)
        case Step.ANNOUNCING:
            answer = _("Announce") if choices.says_yes else _("Not yet")
            return _("Announce the end?"), answer
        case Step.PAYMENT:
            return (_payment(choices),)
        case _:
            return ()


def _payment(choices: Choices) -> str:
    price = choices.payments[choices.payment]
    people: list[Part] = []
    for kind, count in ((SOLDIERS, price.soldiers), (FARMERS, price.farmers)):
        people += [str(count), good_icon(kind)] if count else []
    return spoken(filled(_("Payment: {people}"), people=people))


def _ship(choices: Choices, seat: int, number: int, names: Sequence[str]) -> str:
    ship, route = choices.public_state.ships[seat][number], choices.public_state.route
    where, colour = square_line(route, ship.at), route.colours[ship.at]
    if colour is not None:
        where = filled(_("square {number}, {colour}"), number=ship.at, colour=_(word(colour)))
    goods = goods_line(ship.cargo) or _("empty")
    text = _("{name}, ship {number}, {place}: {goods}")
    return spoken(filled(text, name=names[seat], number=number + 1, place=where, goods=goods))


def spoken_deed(deed: Deed, company: TableInfo) -> list[str]:
    """Say what somebody did, and what came of it."""
    lines = [
        spoken(line) for _event, line in event_lines(deed.events, company.names, company.route)
    ]
    return [*lines, is_one_short(company.names[deed.seat])] if deed.is_one_short else lines


def is_one_short(name: str) -> str:
    """Say by name who lacks one colour only."""
    return _("{name} is one colour short of all six", name=name)


def spoken_recap(recap: Recap, company: TableInfo) -> list[str]:
    """Say whose turn it is, what happened since, and how it stands."""
    name = company.names[recap.seat]
    lines = [_("{name}’s turn", name=name), recap_title(recap)]
    for deed in recap.deeds:
        lines += spoken_deed(deed, company)
    if recap.is_last_round:
        lines.append(spoken(last_turn_lines()[0]))
    others = [company.names[seat] for seat in recap.enders if seat != recap.seat]
    if others:
        lines.append(all_six_goods(len(others), listed(others)))
    if recap.seat in recap.enders:
        lines.append(own_six_goods())
    points = recap.points
    lines.append(ngettext_("{name}: {count} point", "{name}: {count} points", points, name=name))
    return [*lines, rank_of(recap)]
