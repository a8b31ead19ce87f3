"""What each row of the choice tray says: cargoes, pairs of cards, payments, recruits.

Knows the choices, which are open facts.
"""

from dataclasses import dataclass, replace

from goldenhorn.board_view.words.event_lines import card_icon, filled, good_icon, goods_line
from goldenhorn.common.language import _
from goldenhorn.engine.actions import Conquer, Raid
from goldenhorn.engine.harbour import cargo_from
from goldenhorn.engine.pieces import (
    COLOURS,
    DOMINIONS,
    EMPTY,
    FARMERS,
    SOLDIERS,
    Cargo,
    Stock,
    plus,
    stock_of_people,
)
from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.scoring import sets_of
from goldenhorn.graphics.rich_parts import Icon, Part, Pill
from goldenhorn.session.planning.choices import Choices, Step
from goldenhorn.session.planning.plans import Gain, Plan, Voyage, gain_of

Words = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a choice: the first of its lines that finds room."""

    lines: tuple[Words, ...]
    size: int


@dataclass(frozen=True, slots=True)
class Beads:
    """A set of colours as beads."""

    count: int
    has_grown: bool
    """The last bead is new."""


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """One choice on the tray."""

    rows: tuple[Row | Beads, ...]
    is_open: bool = True
    """It can be taken; otherwise it is dark, and answers why."""


def choice_rows_of(choices: Choices) -> tuple[ChoiceRow, ...]:
    """Return what the tray offers now; nothing where there is no tray."""
    match choices.step:
        case Step.CARGO:
            return tuple(_cargo(choices, cargo) for cargo in choices.cargoes)
        case Step.PAIR:
            return tuple(
                ChoiceRow((Row((tuple(card_icon(card) for card in raid.cards),), 44),))
                for raid in choices.pairs
            )
        case Step.PAYMENT:
            return tuple(_payment(choices, payment) for payment in choices.payments)
        case Step.TRAINING:
            return tuple(_recruits(count + 1) for count in range(choices.most_trained))
        case _:
            return ()


def raid_gain(choices: Choices, raid: Raid) -> Gain:
    """Return what pirates bring by themselves, whatever the own ships do."""
    view = choices.public_state
    at = view.ships[view.player][choices.ship].at
    stay = Voyage(choices.ship, None, at, (), ends_in_port=False)
    return gain_of(view, Plan(stay, raid))


def without_raid(choices: Choices, gain: Gain) -> Gain:
    """Return what a plan brings beyond the raid in it, which is told elsewhere."""
    if choices.raid is None:
        return gain
    raided = raid_gain(choices, choices.raid)
    return replace(
        gain,
        points=gain.points - raided.points,
        set_points=gain.set_points - raided.set_points,
    )


def cargo_of(choices: Choices, cargo: Cargo) -> Stock:
    """Return the cubes and people that a cargo means in the port of the chosen ship."""
    view = choices.public_state
    port = view.port_of(view.ships[view.player][choices.ship])
    assert port is not None
    return cargo_from(view.markets[port], cargo)


def _cargo(choices: Choices, cargo: Cargo) -> ChoiceRow:
    stock = cargo_of(choices, cargo)
    carried = [(kind, count) for kind, count in enumerate(stock) if count]
    if not carried:
        what: tuple[Words, ...] = ((Icon("crate"), "×0"),)
    elif len(carried) == 1:
        kind, count = carried[0]
        what = ((good_icon(kind), f"×{count}"),)
    else:
        what = (tuple(goods_line(stock)), tuple(good_icon(kind) for kind, _count in carried))
    size = 28 if len(carried) <= 1 else 22
    refusal = choices.why_not_cargo(cargo)
    if refusal is not None:
        rows: tuple[Row | Beads, ...] = (Row(what, size), Row(((Icon("no_sail"),),), 26))
        if refusal is Refusal.LOAD_OWN_SAIL:
            rows += (Row(((_("own sail"),), ()), 20),)
        return ChoiceRow(rows, is_open=False)
    points = without_raid(choices, choices.cargo_gain(cargo)).points
    rows = (
        Row(what, size),
        Row(((Icon("coin"), f"+{points}"), (f"+{points}",)), 25),
    )
    if any(stock[: len(COLOURS)]):
        rows += (_beads(choices.public_state.warehouses[choices.public_state.player], stock),)
    return ChoiceRow(rows)


def _beads(before: Stock, brought: Stock) -> Beads:
    """Return the set that a cargo would widen, else the one that is being built."""
    old, new = sets_of(before), sets_of(plus(before, brought))
    for number, width in enumerate(new):
        if number >= len(old) or width > old[number]:
            # A later set that has no bonus yet is of less interest than the widest.
            if number == 0 or width >= 4:
                return Beads(width, True)
            break
    building = next((width for width in new if width < len(COLOURS)), len(COLOURS))
    return Beads(building, False)


def _payment(choices: Choices, payment: Conquer) -> ChoiceRow:
    paid = stock_of_people(payment.soldiers, payment.farmers)
    what = Row((tuple(goods_line(paid)),), 27)
    missing = missing_people(choices, payment)
    if missing != EMPTY:
        people = goods_line(missing)
        said = tuple(filled(_("{people} missing"), people=people))
        # A number alone, or one behind a minus, would read as a price.
        crossed = (*people, Icon("glyph_cross"))
        return ChoiceRow((what, Row((said, crossed), 21)), is_open=False)
    value = DOMINIONS[payment.dominion].points
    count = payment.soldiers + payment.farmers
    won = f"{value - count:+d}"
    sums: tuple[Words, ...] = (
        (Icon("coin"), f"{value} – {count}", Pill(f"= {won}")),
        (f"{value} – {count}", Pill(f"= {won}")),
        (Pill(won),),
    )
    return ChoiceRow((what, Row(sums, 21)), is_open=choices.why_not(payment) is None)


def missing_people(choices: Choices, payment: Conquer) -> Stock:
    """Return which people a warehouse, which is public, lacks for a payment."""
    held = choices.public_state.warehouses[choices.public_state.player]
    return stock_of_people(
        max(0, payment.soldiers - held[SOLDIERS]), max(0, payment.farmers - held[FARMERS])
    )


def _recruits(count: int) -> ChoiceRow:
    return ChoiceRow(
        (
            Row(((Icon("farmer"), f"×{count}"),), 24),
            Row(((Icon("soldier"), f"×{count}"),), 28),
        )
    )
