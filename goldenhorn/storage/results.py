"""What is remembered of a finished game, and what can be told from many.

Games count for whoever decided on a seat in the end: a bot that took over from a person wins and
loses for itself.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from goldenhorn.bots.levels import LEVELS
from goldenhorn.engine.pieces import FLEETS, HOUSE_RULES
from goldenhorn.engine.record import checksum
from goldenhorn.engine.scoring import scores, winners
from goldenhorn.engine.strict import (
    BadWords,
    Json,
    check_fields,
    list_of,
    number_below,
    read_object,
    text_of,
    truth,
    whole_number,
)
from goldenhorn.session.game import Game, Seat, names_of
from goldenhorn.session.lineup import HUMAN, LONGEST_NAME

FORMAT = "golden-horn-fame"
VERSION = 1
LONGEST_DATE = 40
MOST_POINTS = 1000
"""No game comes near so many points, or rounds."""

_CRESTS = tuple(fleet.crest for fleet in FLEETS)
_RECORD = re.compile(r"\d{4,9}\.json", re.ASCII)
_PLAYER_FIELDS = ("name", "crest", "who", "points")
_RESULT_FIELDS = (
    *("date", "players", "winners", "expansion", "rules", "rounds", "record", "fingerprint"),
)


class NewerFame(ValueError):
    """Results written by a version of the game that this one does not know yet."""


@dataclass(frozen=True, slots=True)
class Player:
    """One seat of a finished game."""

    name: str
    """As it was typed; one that was not is made up when it is shown."""
    crest: str
    who: str
    """HUMAN, or the level of a bot."""
    points: int

    @property
    def is_human(self) -> bool:
        """Whether a person decided there."""
        return self.who == HUMAN


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game, told in short."""

    date: str
    """In whatever words the one who entered it used."""
    players: tuple[Player, ...]
    """By their seats."""
    winners: tuple[int, ...]
    """The seats that share the victory (R53)."""
    expansion: bool
    rules: tuple[str, ...]
    """The house rules it was played by."""
    rounds: int
    record: str
    """The name of the file that holds the whole game; empty if none could be written."""
    fingerprint: str
    """Of the last position, so that no game is entered twice."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats in the language of now."""
        return names_of(
            [
                Seat(_CRESTS.index(player.crest), player.name, player.who, player.who)
                for player in self.players
            ]
        )

    def bots_beaten_by(self, seat: int) -> tuple[str, ...]:
        """The levels of all bots with fewer points than a seat, the best first."""
        own = self.players[seat].points
        bots = [player for player in self.players if not player.is_human and player.points < own]
        order = tuple(LEVELS)
        bots.sort(key=lambda bot: order.index(bot.who), reverse=True)
        return tuple(bot.who for bot in bots)


@dataclass(frozen=True, slots=True)
class Ranking:
    """One line of a list of the best: a person, and in which game."""

    place: int
    """Counted from 1; the same points share a place."""
    result: Result
    seat: int

    @property
    def player(self) -> Player:
        """Whose points they are."""
        return self.result.players[self.seat]

    @property
    def name(self) -> str:
        """The person's name in the language of now."""
        return self.result.names[self.seat]


@dataclass(slots=True)
class Tally:
    """How often something went well."""

    games: int = 0
    wins: int = 0

    def count(self, is_won: bool) -> None:
        """Add one game."""
        self.games += 1
        self.wins += is_won


@dataclass(slots=True)
class PersonRecord:
    """How a person has fared in all games."""

    name: str
    crest: str
    """The one they sailed under last."""
    overall: Tally = field(default_factory=Tally)
    """A shared victory is a win (R53)."""
    against: dict[str, Tally] = field(default_factory=dict)
    """By the level of a bot: how often they met it, and had more points than it."""
    points: list[int] = field(default_factory=list)
    """In each of their games, the earliest first."""


def result_of(game: Game, date: str, record: str) -> Result:
    """Tell a finished game in short."""
    state, config = game.state, game.match.config
    players = tuple(
        Player(seat.name, seat.crest, seat.current_controller, points)
        for seat, points in zip(game.seats, scores(state), strict=True)
    )
    # When the game is over the turn after the last one is counted already.
    rounds = -(-state.turn // config.players)
    rules = tuple(sorted(config.rules))
    return Result(
        *(_cleaned(date), players, winners(state), config.expansion),
        *(rules, rounds, record, checksum(state)),
    )


def _cleaned(date: str) -> str:
    return "".join(filter(str.isprintable, date))[:LONGEST_DATE]


# --- Telling from many --------------------------------------------------------------------------


def best(results: Iterable[Result], players: int, count: int = 5) -> tuple[Ranking, ...]:
    """The most points that people had in games of so many players; the earlier game first."""
    found = [
        (result, seat)
        for result in results
        if len(result.players) == players
        for seat, player in enumerate(result.players)
        if player.is_human
    ]
    found.sort(key=lambda each: -each[0].players[each[1]].points)
    points = [result.players[seat].points for result, seat in found]
    return tuple(
        Ranking(1 + points.index(points[number]), result, seat)
        for number, (result, seat) in enumerate(found[:count])
    )


def win_rates(results: Iterable[Result]) -> tuple[PersonRecord, ...]:
    """How everybody has fared, whoever won most often first; ANNA and Anna are one person."""
    standings: dict[str, PersonRecord] = {}
    for result in results:
        names = result.names
        for seat, player in enumerate(result.players):
            if player.is_human:
                name = names[seat]
                standing = standings.setdefault(name.casefold(), PersonRecord(name, player.crest))
                standing.name, standing.crest = name, player.crest
                standing.overall.count(seat in result.winners)
                standing.points.append(player.points)
                for other in result.players:
                    if not other.is_human:
                        tally = standing.against.setdefault(other.who, Tally())
                        tally.count(player.points > other.points)
    return tuple(
        sorted(standings.values(), key=lambda each: (-each.overall.wins, each.overall.games))
    )


# --- Writing down and reading -------------------------------------------------------------------


def results_to_text(results: Sequence[Result]) -> str:
    """Write results as versioned JSON, a game a line, with a fingerprint of it all."""
    given = [_result_to_json(result) for result in results]
    lines = ",\n  ".join(json.dumps(each) for each in given)
    head = {"format": FORMAT, "version": VERSION, "checksum": _seal(given)}
    opening = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items())
    return "{" + opening + f',\n"results": [\n  {lines}\n]' + "}\n"


def results_from_text(text: str) -> tuple[Result, ...]:
    """Read results; raise BadWords if they are damaged, NewerFame if they are of a newer game."""
    given = read_object(text)
    if given.get("format") != FORMAT:
        raise BadWords("This is no hall of fame.")
    version = whole_number(given.get("version"), "version")
    if version > VERSION:
        raise NewerFame("The hall of fame is of a newer version of Golden Horn.")
    check_fields(given, ("format", "version", "checksum", "results"))
    games = list_of(given["results"], "results")
    if version < 1 or given["checksum"] != _seal(games):
        raise BadWords("The hall of fame is damaged.")
    return tuple(_result_from_json(game) for game in games)


def _seal(games: object) -> str:
    try:
        text = json.dumps(games, sort_keys=True, separators=(",", ":"))
    except RecursionError:
        raise BadWords("The hall of fame is damaged.") from None
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _result_to_json(result: Result) -> Json:
    players = [
        {name: getattr(player, name) for name in _PLAYER_FIELDS} for player in result.players
    ]
    whole = {name: getattr(result, name) for name in _RESULT_FIELDS}
    return {**whole, "players": players}


def _result_from_json(given: object) -> Result:
    if not isinstance(given, dict):
        raise BadWords("A game must be an object.")
    check_fields(given, _RESULT_FIELDS)
    players = tuple(_player_from_json(each) for each in list_of(given["players"], "players"))
    count = len(players)
    won = [number_below(each, "winners", count) for each in list_of(given["winners"], "winners")]
    rules = [text_of(each, "rules") for each in list_of(given["rules"], "rules")]
    date, record = text_of(given["date"], "date"), text_of(given["record"], "record")
    is_possible = (
        2 <= count <= len(FLEETS)
        and len({player.crest for player in players}) == count
        and won
        and set(rules) <= set(HOUSE_RULES)
        and date == _cleaned(date)
        and (not record or _RECORD.fullmatch(record))
    )
    if not is_possible:
        raise BadWords("No game can end like this.")
    return Result(
        *(date, players, tuple(won), truth(given["expansion"], "expansion"), tuple(rules)),
        rounds=number_below(given["rounds"], "rounds", MOST_POINTS),
        record=record,
        fingerprint=text_of(given["fingerprint"], "fingerprint"),
    )


def _player_from_json(given: object) -> Player:
    if not isinstance(given, dict):
        raise BadWords("A player must be an object.")
    check_fields(given, _PLAYER_FIELDS)
    name, who = text_of(given["name"], "name"), text_of(given["who"], "who")
    is_possible = (
        name.isprintable()
        and len(name) <= LONGEST_NAME
        and who in (HUMAN, *LEVELS)
        and given["crest"] in _CRESTS
    )
    if not is_possible:
        raise BadWords("Nobody can have played like this.")
    return Player(name, given["crest"], who, number_below(given["points"], "points", MOST_POINTS))
