"""What happened at the table, gathered into deeds; public facts only.

Whatever hands, piles and draws are hidden, the same things are told: log, hand-over and last round
are made from here.
"""

from dataclasses import replace

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
from goldenhorn.engine.scoring import score, scores
from goldenhorn.engine.sight import redact
from goldenhorn.engine.state import State
from goldenhorn.session.game import Game
from goldenhorn.session.public_facts import (
    BEFORE_ALL_ROUNDS,
    Deed,
    Kind,
    LastRound,
    Recap,
    Standing,
    TableInfo,
)


def company_of(game: Game) -> TableInfo:
    """Return who plays, under the names of now."""
    config = game.match.config
    seats = range(config.players)
    return TableInfo(
        names=game.names,
        crests=tuple(seat.crest for seat in game.seats),
        sails=tuple(config.fleet_of(seat).sails for seat in seats),
        route=game.state.route,
        start=config.start,
    )


def deeds_of(game: Game, since: int = 0) -> tuple[Deed, ...]:
    """Return everything that was done and not taken back, from a step on."""
    history = game.match.history
    states = [before for before, _action, _events in history] + [game.state]
    deeds: list[Deed] = []
    for step, (before, _action, events) in enumerate(history):
        if step < since:
            continue
        after = states[step + 1]
        points, is_short = _gained(before, after), comes_one_short(before, after)
        for event in events:
            kind = _kind_of(event)
            is_first_hand = before.phase == "place" and isinstance(event, CardsDrawn)
            if kind is None or is_first_hand:  # which all get alike (R14)
                continue
            public = redact(event, None, game.match.config.rules)
            place = _place_of_voyage(deeds, before) if kind is Kind.VOYAGE else None
            if place is not None:
                going = deeds[place]
                deeds[place] = replace(
                    going,
                    events=(*going.events, public),
                    points=going.points + points,
                    is_one_short=going.is_one_short or is_short,
                )
            else:
                victim = event.victim if isinstance(event, ShipRobbed) else None
                seat, turn = before.player, before.turn
                told = (seat, kind, _round(before), turn, step, (public,), points, victim)
                deeds.append(Deed(*told, is_one_short=is_short))
            points, is_short = 0, False  # they belong to the first deed of a step
    return tuple(deeds)


def comes_one_short(before: State, after: State) -> bool:
    """Whether whoever moves between two positions comes one colour short of all six (R40)."""
    seat = before.player
    return after.is_one_short(seat) and not before.is_one_short(seat) and not after.final_round


def first_missed(game: Game, seat: int) -> int:
    """Return the step with which begins what a seat has missed since it last acted."""
    return game.match.played - len(game.missed_by(seat))


def recap_for(game: Game, seat: int) -> Recap:
    """Return what a seat should know before its turn."""
    state = game.state
    points = scores(state)
    since = first_missed(game, seat)
    deeds = deeds_of(game)
    return Recap(
        seat=seat,
        points=points[seat],
        rank=1 + sum(other > points[seat] for other in points) if len(set(points)) > 1 else 0,
        players=len(points),
        deeds=tuple(
            deed for deed in deeds if deed.step >= since and deed.kind is not Kind.PLACEMENT
        ),
        enders=()
        if state.final_round
        else tuple(other for other in range(len(points)) if state.has_all_colours(other)),
        is_last_round=state.final_round,
        is_first_turn=not any(
            deed.seat == seat and deed.kind is not Kind.PLACEMENT for deed in deeds
        ),
    )


def last_round_of(game: Game) -> LastRound | None:
    """Return how the end comes, as it stood when it came; None while it has not."""
    for _before, _action, events in reversed(game.match.history):
        for event in events:
            if isinstance(event, EndCame):
                return _last_round(event, game.match.config.players)
    return None


def _last_round(end: EndCame, players: int) -> LastRound:
    order = tuple((end.ends_before + place) % players for place in range(players))
    now = order.index(end.player)
    its_own = Standing.RINGS if end.cause is EndCause.ANNOUNCED else Standing.PLAYS
    if end.cause is EndCause.QUIET:  # this one comes when the turn is over already
        its_own = Standing.DONE
    return LastRound(
        end.cause,
        tuple(
            (
                seat,
                Standing.DONE if place < now else its_own if place == now else Standing.ONE_TURN,
            )
            for place, seat in enumerate(order)
        ),
    )


def _gained(before: State, after: State) -> int:
    seat = before.player
    return score(after, seat).total - score(before, seat).total


def _round(state: State) -> int:
    if state.phase == "place":
        return BEFORE_ALL_ROUNDS
    return state.turn // state.config.players + 1


def _place_of_voyage(deeds: list[Deed], before: State) -> int | None:
    """Return which deed is the voyage of this turn: it has many steps, and others in between."""
    for place in range(len(deeds) - 1, -1, -1):
        if (deeds[place].seat, deeds[place].turn) != (before.player, before.turn):
            return None
        if deeds[place].kind is Kind.VOYAGE:
            return place
    return None


def _kind_of(event: Event) -> Kind | None:
    match event:
        case FleetPlaced():
            return Kind.PLACEMENT
        case ShipRobbed():
            return Kind.RAID
        case (
            CargoLoaded()
            | ShipTurned()
            | WindPlayed()
            | ShipSailed()
            | CargoUnloaded()
            | CardsDrawn()
        ):
            return Kind.VOYAGE
        case DominionConquered():
            return Kind.CONQUEST
        case FarmersTrained():
            return Kind.TRAINING
        case EndCame():
            return Kind.END
        case _:  # refills, reshuffles and the ends of turns are nobody's deeds
            return None
