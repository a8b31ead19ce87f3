"""An action as advice, in words and small drawings: what to do, not who does it."""

from goldenhorn.board_view.drawing_names import ship_drawing
from goldenhorn.board_view.words.event_lines import DOMINION_NAMES, filled, goods_line
from goldenhorn.common.language import _
from goldenhorn.engine.actions import (
    Action,
    Advance,
    Announce,
    Conquer,
    EndTurn,
    Load,
    PlaceFleet,
    Raid,
    Sail,
    Stop,
    Train,
    Wind,
)
from goldenhorn.engine.harbour import cargo_from
from goldenhorn.engine.pieces import DOMINIONS, Cargo
from goldenhorn.engine.state import State
from goldenhorn.graphics.rich_line import Icon, Line

SHIP_LARGER = 1.7
"""Its sails must be told apart."""


def advice(action: Action, state: State) -> Line:
    """Say what an action would be."""
    match action:
        case Load(ship, cargo):
            return _loading(state, ship, cargo)
        case Sail(ship, turn):
            text = _("Turn {ship} round.") if turn else _("Sail with {ship}.")
            return filled(text, ship=_ship(state, state.player, ship))
        case Raid(player, ship):
            return filled(_("Rob {ship}."), ship=_ship(state, player, ship))
        case Advance() | Wind():
            return [_("Sail on.")]
        case Stop():
            return [_("Stop here.")]
        case Announce():
            return [_("Announce the end.")]
        case Conquer(dominion):
            place = _(DOMINION_NAMES[DOMINIONS[dominion].name])
            return filled(_("Conquer {place}."), place=place)
        case Train():
            return [_("Train your farmers.")]
        case EndTurn():
            return [_("End your turn.")]
        case PlaceFleet():
            return [_("Divide your fleet.")]
        case _:
            raise TypeError(f"not an action: {action!r}")


def _loading(state: State, ship: int, cargo: Cargo) -> Line:
    drawn = _ship(state, state.player, ship)
    port = state.port_of(state.ships[state.player][ship])
    assert port is not None
    if cargo is Cargo.NOTHING:
        return filled(_("Leave empty with {ship}."), ship=drawn)
    goods = goods_line(cargo_from(state.markets[port], cargo))
    return filled(_("Load {goods} on {ship}."), goods=goods, ship=drawn)


def _ship(state: State, seat: int, number: int) -> Icon:
    crest, sails = state.config.fleet_of(seat).crest, state.ships[seat][number].sails
    return Icon(ship_drawing(crest, sails, "moored"), larger=SHIP_LARGER)
