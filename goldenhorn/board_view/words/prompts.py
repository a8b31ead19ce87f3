"""What the prompt ribbon and the two buttons say in each step of a plan.

Every prompt is several lines, the fullest first: the ribbon takes the first that finds room.
"""

from collections.abc import Sequence

from goldenhorn.board_view.planning.choice_rows import cargo_of, raid_gain, without_raid
from goldenhorn.board_view.planning.plan_marks import Keys
from goldenhorn.board_view.words.event_lines import DOMINION_NAMES, card_icon, filled, goods_line
from goldenhorn.common.language import N_, _, ngettext_
from goldenhorn.common.wording import told_refusal
from goldenhorn.engine.pieces import DOMINIONS
from goldenhorn.engine.wire import word
from goldenhorn.graphics.rich_parts import Icon, Line, Part, Pill, Space
from goldenhorn.session.planning.choices import Choices, SideAction, Step
from goldenhorn.session.planning.plans import Gain, Voyage
from goldenhorn.session.planning.reasons import why_not_focus, why_not_side_action

PHRASE_GAP = Space(8)
"""Stands between phrases of a prompt."""
RAIL_PHRASES = {
    SideAction.PIRATES: N_("{key} send pirates"),
    SideAction.DOMINIONS: N_("{key} conquer a dominion"),
    SideAction.TRAIN: N_("{key} train farmers"),
    SideAction.BELL: N_("{key} announce the end"),
    SideAction.END: N_("{key} end the turn"),
}
RAIL_LABELS = {
    SideAction.PIRATES: N_("Pirates"),
    SideAction.DOMINIONS: N_("Conquer"),
    SideAction.TRAIN: N_("Train"),
    SideAction.BELL: N_("Announce"),
    SideAction.END: N_("End turn"),
}
STEP_LABELS = {
    Step.SHIP: N_("Plan"),
    Step.CARGO: N_("Load"),
    Step.TARGET: N_("Rob"),
    Step.PAIR: N_("Choose"),
    Step.DOMINION: N_("Choose"),
    Step.PAYMENT: N_("Conquer"),
    Step.TRAINING: N_("Train"),
    Step.ANNOUNCING: N_("Choose"),
}


def gain_words(gain: Gain) -> list[Part]:
    """Say what a set adds, if it grows."""
    if not gain.set_points:
        return []
    return [_("set of {count}", count=gain.widest_set), Pill(f"+{gain.set_points}")]


def prompt(choices: Choices, keys: Keys, names: Sequence[str]) -> tuple[Line, ...]:
    """Return what the ribbon asks, from the fullest line to the shortest."""
    phrases = _phrases(choices, keys, names)
    return tuple(_joined(phrases[:count]) for count in range(len(phrases), 0, -1))


def _joined(phrases: Sequence[Line]) -> Line:
    line: list[Part] = []
    for phrase in phrases:
        line += [PHRASE_GAP, *phrase] if line else phrase
    return tuple(line)


def _phrases(choices: Choices, keys: Keys, names: Sequence[str]) -> list[Line]:
    """Return what can be done now, the most important first."""
    match choices.step:
        case Step.SHIP:
            return _of_ships(choices, keys)
        case Step.CARGO:
            return _of_cargo(choices, keys)
        case Step.LANDING:
            return _of_landing(choices, keys)
        case Step.TARGET:
            seat, _number = choices.targets[choices.target]
            return [
                filled(_("{key} rob {name}"), key=keys.confirm, name=names[seat]),
                filled(_("{key} whom?"), key=keys.left_right),
                filled(_("{key} no pirates"), key=keys.back),
            ]
        case Step.PAIR:
            raid = choices.pairs[choices.pair]
            cards = [card_icon(colour) for colour in raid.cards]
            return [
                filled(_("{key} rob for {cards}"), key=keys.confirm, cards=cards),
                filled(_("{key} which two?"), key=keys.left_right),
            ]
        case Step.DOMINION | Step.PAYMENT:
            return _of_dominion(choices, keys, names)
        case Step.TRAINING:
            count = choices.training
            phrase = ngettext_(
                "{key} train {count} farmer", "{key} train {count} farmers", count, key="{key}"
            )
            return [
                filled(phrase, key=keys.confirm),
                filled(_("{key} how many?"), key=keys.left_right),
            ]
        case Step.ANNOUNCING:
            return [
                filled(_("{key} choose"), key=keys.confirm),
                filled(_("{key} not yet"), key=keys.back),
            ]


def _of_ships(choices: Choices, keys: Keys) -> list[Line]:
    other = filled(_("{key} other"), key=keys.left_right)
    if choices.side_action is not None:
        text = _(RAIL_PHRASES[choices.side_action])
        if choices.side_action is SideAction.PIRATES and choices.raid is not None:
            text = _("{key} call the pirates back")
        refusal = why_not_side_action(choices, choices.side_action)
        phrase = filled(text, key=keys.confirm) if refusal is None else [told_refusal(refusal)]
        return [phrase, other] if len(choices.side_action_row) > 1 else [phrase]
    plan = filled(_("{key} plan its voyage"), key=keys.confirm)
    choose = filled(_("{key} choose a ship"), key=keys.left_right)
    if choices.raid is not None:
        gain = Pill(f"+{raid_gain(choices, choices.raid).points}")
        waits: Line = [_("Pirates wait. Now choose a voyage"), gain]
        return [waits, filled(_("{key} call the pirates back"), key=keys.back), plan, choose]
    return [plan, choose]


def _of_cargo(choices: Choices, keys: Keys) -> list[Line]:
    other = filled(_("{key} other"), key=keys.left_right)
    cargo = choices.cargoes[choices.cargo]
    stock = cargo_of(choices, cargo)
    if choices.why_not_cargo(cargo) is not None:
        return [filled(_("{goods} not on this ship"), goods=goods_line(stock)), other]
    if not sum(stock):
        return [filled(_("{key} sail empty"), key=keys.confirm), other]
    gain = without_raid(choices, choices.cargo_gain(cargo))
    load = filled(_("{key} load {goods}"), key=keys.confirm, goods=goods_line(stock))
    if not gain.set_points:
        return [[*load, Pill(f"+{gain.points}")], other]
    return [[*load, Pill(f"+{gain.points - gain.set_points}")], gain_words(gain), other]


def _of_landing(choices: Choices, keys: Keys) -> list[Line]:
    voyage = choices.voyage
    assert voyage is not None
    phrases: list[Line] = [_landing(choices, voyage, keys)]
    if choices.raid is not None:
        total = Pill(f"+{choices.gain(voyage).points}")
        phrases.append(filled(_("with pirates {points}"), points=total))
    is_east = choices.faces_east(voyage)
    ahead, behind = keys.across(is_east=is_east), keys.across(is_east=not is_east)
    if choices.has_other_way:  # past all that is nearer: one word for one arrow
        phrases.append(filled(_("{key} the other way"), key=behind))
    further = choices.further
    if further is not None:
        toll = further.legs[-1].toll
        missing = [card_icon(colour) for colour in choices.missing(further)]
        if missing:
            phrases.append(filled(_("no {cards} to sail on"), cards=missing))
        elif toll is None:
            phrases.append(filled(_("{key} sail on"), key=ahead))
        else:
            text = _("{key} sail on for {card}")
            phrases.append(filled(text, key=ahead, card=card_icon(toll)))
        barred = choices.barred()
        if barred is not None and barred is not further:
            lacking = [card_icon(colour) for colour in choices.missing(barred)]
            phrases.append(filled(_("then no {cards}"), cards=lacking))
    elif choices.nearer is not None and not choices.has_other_way:
        phrases.append(filled(_("{key} shorter"), key=behind))
    return phrases


def _landing(choices: Choices, voyage: Voyage, keys: Keys) -> Line:
    colour = choices.public_state.route.colours[voyage.landing]
    cards = [card_icon(toll) for toll in voyage.tolls]
    key = keys.confirm
    if colour is None:
        if cards:
            return filled(_("{key} pay {cards} and sail into port"), key=key, cards=cards)
        return filled(_("{key} sail into port"), key=key)
    square = Icon(f"stud_{word(colour)}")
    if cards:
        text = _("{key} pay {cards} and stop on {square}")
        return filled(text, key=key, cards=cards, square=square)
    return filled(_("{key} stop on {square}"), key=key, square=square)


def _of_dominion(choices: Choices, keys: Keys, names: Sequence[str]) -> list[Line]:
    dominion = DOMINIONS[choices.dominion]
    name = _(DOMINION_NAMES[dominion.name])
    owner = choices.public_state.owners[choices.dominion]
    if owner is not None:
        taken = filled(_("{name} holds {place}"), name=names[owner], place=name)
        return [taken, filled(_("{key} other"), key=keys.left_right)]
    prize: list[Part] = [Icon("coin"), str(dominion.points)]
    act = filled(_("{key} conquer {place}"), key=keys.confirm, place=name)
    asked = _("{key} which?") if choices.step is Step.DOMINION else _("{key} pay with")
    return [[*act, *prize], filled(asked, key=keys.left_right)]


def confirm_label(choices: Choices) -> str:
    """Return what Confirm does now, in a word."""
    if why_not_focus(choices) is not None:
        return _("Why?")
    if choices.step is Step.SHIP and choices.side_action is not None:
        return _(RAIL_LABELS[choices.side_action])
    if choices.step is Step.LANDING:
        assert choices.voyage is not None
        return _("Sail") if choices.voyage.ends_in_port else _("Stop")
    return _(STEP_LABELS[choices.step])


def back_label(choices: Choices) -> str:
    """Return what Back does now, in a word."""
    if choices.is_at_first_step:
        return _("Undo") if choices.can_undo else _("Menu")
    return _("Back")
