"""Lines and texts of the picture in plain words, for whoever listens; only what everybody sees."""

import re
from collections.abc import Sequence
from itertools import groupby

from goldenhorn.board_view.planning.plan_marks import Keys
from goldenhorn.board_view.words.event_lines import filled, good_icon, goods_line, square_line
from goldenhorn.board_view.words.prompts import prompt
from goldenhorn.board_view.words.spoken_things import counted
from goldenhorn.common.language import N_, _, ngettext_
from goldenhorn.engine.pieces import FARMERS, SOLDIERS
from goldenhorn.engine.wire import word
from goldenhorn.graphics.rich_line import Icon, Line, Part, Pill, Space
from goldenhorn.session.planning.choices import Choices, Step
from goldenhorn.ui.kit import Key

ARROWS = {
    "arrows_across": N_("left or right"),
    "arrows_down": N_("up or down"),
    "arrow_left": N_("left"),
    "arrow_right": N_("right"),
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
        case Step.SHIP if choices.rail is None:
            return (_ship(choices, choices.view.player, choices.ship, names),)
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
    ship, route = choices.view.ships[seat][number], choices.view.route
    where, colour = square_line(route, ship.at), route.colours[ship.at]
    if colour is not None:
        where = filled(_("square {number}, {colour}"), number=ship.at, colour=_(word(colour)))
    goods = goods_line(ship.cargo) or _("empty")
    text = _("{name}, ship {number}, {place}: {goods}")
    return spoken(filled(text, name=names[seat], number=number + 1, place=where, goods=goods))
