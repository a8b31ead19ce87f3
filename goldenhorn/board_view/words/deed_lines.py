"""Deeds and advice in words and small drawings, without the name of who did them.

Each clause is a whole predicate, and clauses are only ever put side by side: every language can
order its own words.
"""

from goldenhorn.board_view.drawing_names import ship_drawing
from goldenhorn.board_view.words.event_lines import (
    DOMINION_NAMES,
    END_SENTENCES,
    PORT_NAMES,
    card_icon,
    filled,
    good_icon,
    goods_line,
    square_line,
)
from goldenhorn.common.language import N_, _, ngettext_
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
from goldenhorn.engine.events import (
    CardsDrawn,
    CargoLoaded,
    CargoUnloaded,
    DominionConquered,
    EndCame,
    EndCause,
    Event,
    FarmersTrained,
    FleetPlaced,
    ShipRobbed,
    ShipSailed,
    ShipTurned,
    WindPlayed,
)
from goldenhorn.engine.harbour import cargo_from
from goldenhorn.engine.pieces import DOMINIONS, EMPTY, Cargo, Colour
from goldenhorn.engine.state import State, size_of
from goldenhorn.engine.wire import word
from goldenhorn.graphics.rich_parts import MIDDLE_DOT, Icon, Line, Pill
from goldenhorn.graphics.theme import TEXT
from goldenhorn.session.public_facts import Deed, Kind, Recap, TableInfo

SABRES = Icon("sabres")
HOURGLASS = Icon("glyph_hourglass", TEXT)
BELL = Icon("bell", TEXT)
RANKS = (
    *(N_("1st of {players}"), N_("2nd of {players}")),
    *(N_("3rd of {players}"), N_("4th of {players}")),
)


def row_line(deed: Deed, company: TableInfo, viewer: int | None) -> Line:
    """Tell a deed at full length, for the log."""
    if deed.kind is Kind.RAID:
        return _joined([[SABRES, *_raid(deed, company, viewer)], *_warning(deed)])
    return _joined([*_clauses(deed, company), *_warning(deed)])


def label_line(deed: Deed, company: TableInfo, viewer: int) -> Line:
    """Tell a deed in short: its seal, what matters most of it, and what it brought."""
    seal = Icon(f"badge_{company.crests[deed.seat]}")
    if deed.kind is Kind.RAID:
        clauses = [[SABRES, *_raid_in_short(deed, company, viewer)], *_warning(deed)]
        return [seal, *_joined(clauses)]
    clauses = _clauses(deed, company)
    for matters in (CargoUnloaded, CargoLoaded, ShipSailed):
        event = _last(deed, matters)
        if event is not None:
            clauses = [_short(event, company)]
            break
    gain: Line = [Pill(signed(deed.points))] if deed.points else []
    return [seal, *_joined([*clauses, *_warning(deed)]), *gain]


def one_colour_short() -> str:
    """Say of whoever has just acted that the end may be near."""
    return _("one colour short of all six")


def _warning(deed: Deed) -> list[Line]:
    return [[BELL, one_colour_short()]] if deed.is_one_short else []


def warnings(enders: tuple[int, ...], company: TableInfo, viewer: int) -> list[tuple[Line, ...]]:
    """Say who may end the game, each at length and in short."""
    found: list[tuple[Line, ...]] = []
    seals = [Icon(f"badge_{company.crests[seat]}") for seat in enders if seat != viewer]
    if seals:
        texts = (
            all_six_goods(len(seals), "{seals}"),
            ngettext_(
                "{seals} may end the game", "{seals} may end the game", len(seals), seals="{seals}"
            ),
        )
        found.append(tuple([HOURGLASS, *filled(text, seals=seals)] for text in texts))
    if viewer in enders:
        found.append(([HOURGLASS, own_six_goods()], [HOURGLASS, _("You may end the game")]))
    return found


def all_six_goods(count: int, seals: str) -> str:
    """Say at length that so many others, whom `seals` stands for, may end the game."""
    return ngettext_(
        "{seals} has all six goods and may end the game",
        "{seals} have all six goods and may end the game",
        count,
        seals=seals,
    )


def own_six_goods() -> str:
    """Say at length to whoever moves next that the game may be ended."""
    return _("You have all six goods: you may end the game")


def recap_title(recap: Recap) -> str:
    """Say what kind of things a recap tells."""
    if not recap.deeds:
        return _("Nobody has sailed yet") if recap.is_first_turn else _("All is quiet")
    return _("What the others did") if recap.is_first_turn else _("Since your last turn")


def rank_of(recap: Recap) -> str:
    """Say how a seat stands among all; nothing while all stand alike."""
    return _(RANKS[recap.rank - 1], players=recap.players) if recap.rank else ""


def last_turn_lines() -> tuple[Line, ...]:
    """Say that it is the last turn, at length and in short."""
    return [HOURGLASS, _("The last round: this is your last turn")], [HOURGLASS, _("Last turn")]


def signed(points: int) -> str:
    """Write what was won or lost.

    >>> signed(3), signed(-2)
    ('+3', '−2')
    """
    return f"+{points}" if points > 0 else f"−{-points}"


def _joined(clauses: list[Line]) -> Line:
    line = list(clauses[0])
    for clause in clauses[1:]:
        line += [MIDDLE_DOT, *clause]
    return line


def _raid(deed: Deed, company: TableInfo, viewer: int | None) -> Line:
    robbed = deed.events[0]
    assert isinstance(robbed, ShipRobbed)
    good, cards = good_icon(robbed.piece), [card_icon(colour) for colour in robbed.cards]
    if robbed.victim == viewer:
        return filled(_("robbed you of {good} with {cards}"), good=good, cards=cards)
    victim = Icon(f"badge_{company.crests[robbed.victim]}")
    text = _("robbed {victim} of {good} with {cards}")
    return filled(text, victim=victim, good=good, cards=cards)


def _raid_in_short(deed: Deed, company: TableInfo, viewer: int) -> Line:
    robbed = deed.events[0]
    assert isinstance(robbed, ShipRobbed)
    good = good_icon(robbed.piece)
    if robbed.victim == viewer:
        sails = [Icon(f"stud_{word(c)}") for c in company.sails[robbed.victim][robbed.ship]]
        return filled(_("took {good} from your ship {sails}"), good=good, sails=sails)
    victim = Icon(f"badge_{company.crests[robbed.victim]}")
    return filled(_("took {good} from {victim}"), good=good, victim=victim)


def _clauses(deed: Deed, company: TableInfo) -> list[Line]:
    """Tell a deed step by step; of a voyage only where it ended, and its winds together."""
    clauses: list[Line] = []
    winds = [event.colour for event in deed.events if isinstance(event, WindPlayed)]
    landing = _last(deed, ShipSailed)
    is_unloaded = _last(deed, CargoUnloaded) is not None
    for event in deed.events:
        match event:
            case WindPlayed():
                continue
            case ShipSailed():
                if event is not landing:
                    continue
                if winds:
                    clauses.append(_wind(winds))
                if not is_unloaded:  # unloading names the port
                    clauses.append(_told(event, company))
            case _:
                clauses.append(_told(event, company))
    return clauses


def _last(deed: Deed, kind: type[Event]) -> Event | None:
    return next((event for event in reversed(deed.events) if isinstance(event, kind)), None)


def _wind(colours: list[Colour]) -> Line:
    return filled(_("played the wind {cards}"), cards=[card_icon(colour) for colour in colours])


def _short(event: Event, company: TableInfo) -> Line:
    match event:
        case CargoLoaded(_player, _ship, _port, cargo) if cargo != EMPTY:
            return filled(_("loaded {goods}"), goods=goods_line(cargo))
        case CargoUnloaded(_player, _ship, _port, cargo):
            return filled(_("unloaded {goods}"), goods=goods_line(cargo))
        case _:
            return _told(event, company)


def _told(event: Event, company: TableInfo) -> Line:
    match event:
        case FleetPlaced():
            return [_("placed the fleet")]
        case CargoLoaded(_player, _ship, port, cargo):
            name = _(PORT_NAMES[port])
            if cargo == EMPTY:
                return filled(_("left {port} empty"), port=name)
            return filled(_("loaded {goods} in {port}"), goods=goods_line(cargo), port=name)
        case ShipTurned():
            return [_("turned a ship round")]
        case ShipSailed(_player, _ship, _origin, landing):
            return filled(_("sailed to {place}"), place=square_line(company.route, landing))
        case CargoUnloaded(_player, _ship, port, cargo):
            name = _(PORT_NAMES[port])
            return filled(_("unloaded {goods} in {port}"), goods=goods_line(cargo), port=name)
        case CardsDrawn(_player, cards):
            return [ngettext_("drew {count} card", "drew {count} cards", size_of(cards))]
        case DominionConquered(_player, dominion):
            place = _(DOMINION_NAMES[DOMINIONS[dominion].name])
            return filled(_("conquered {place}"), place=place)
        case FarmersTrained(_player, count):
            return [ngettext_("trained {count} farmer", "trained {count} farmers", count)]
        case EndCame(_player, EndCause.ANNOUNCED):
            return [_("rang in the last round")]
        case EndCame(player, cause):
            return filled(_(END_SENTENCES[cause]), name=company.names[player])
        case _:
            raise TypeError(f"not part of a deed: {event!r}")


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
