"""A game at a table: a match, and who plays it under which name.

A save is the engine's record with one more field, `table`, that holds what is written here. It has
a seal of its own: where that is broken the position is still good, and only the names are lost.
"""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, get_args

from goldenhorn.bots.levels import CHARACTERS, EFFORTS, LEVELS, Effort
from goldenhorn.common import language
from goldenhorn.common.language import N_, _
from goldenhorn.engine.actions import Action
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import Event
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import FLEETS, OPEN_HANDS
from goldenhorn.engine.record import Record, record_from_text, record_of, record_to_text, replay
from goldenhorn.engine.state import State
from goldenhorn.engine.strict import BadWords, Json, check_fields, list_of, text_of
from goldenhorn.engine.wire import action_to_json
from goldenhorn.session.lineup import HUMAN, LONGEST_NAME, Lineup

DeviceKind = Literal["keyboard", "touch", "gamepad"]
Privacy = Literal["fan", "peek", "open", "none"]
"""How hands are shown: always, to whoever asks for the own one, all of them (H6), or never."""

CREST_NAMES = {
    "lion": N_("Lion"),
    "eagle": N_("Eagle"),
    "dolphin": N_("Dolphin"),
    "griffin": N_("Griffin"),
}
NO_BREAK = "\u00a0"
"""Holds a made-up name and its number on one line; looks like any other space."""
_CHARACTER_NAMES = {character.level: character.names for character in CHARACTERS}
_SEAL = "seal"
EFFORT = "effort"
"""The field of a table that says how much bots think, where that is not all they can."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a game and who decides there."""

    fleet: int
    name: str = ""
    """As it was typed; one that was not is made up when it is shown, in the language of then."""
    original_controller: str = HUMAN
    """HUMAN or the level of a bot, as the game began; name and privacy go by it."""
    current_controller: str = HUMAN
    """The same for now."""
    device: DeviceKind | None = None
    """On what kind of device it was last played."""

    @property
    def crest(self) -> str:
        """Which of the four crests it sails under."""
        return FLEETS[self.fleet].crest

    @property
    def person(self) -> str:
        """By what whoever sits there is remembered, in every language."""
        return self.name or self.crest

    @property
    def is_human(self) -> bool:
        """Whether a person decides there now."""
        return self.current_controller == HUMAN


@dataclass(frozen=True, slots=True)
class GameStep:
    """One action of a game; its events are as they happened, so `redact` them to show them."""

    seat: int
    action: Action
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game at one moment, to be written down while the game itself goes on."""

    record: Record
    table: Json

    def to_text(self) -> str:
        """Write it as the text of a save."""
        sealed = {**self.table, _SEAL: _seal(self.record, self.table)}
        return record_to_text(replace(self.record, table=sealed))


class Game:
    """A match with those who play it."""

    def __init__(self, match: Match, seats: Sequence[Seat] = (), effort: Effort = "full") -> None:
        self.match = match
        self.effort: Effort = effort
        """How much its bots think, from the beginning to the end."""
        self.seats: tuple[Seat, ...] = tuple(seats) or people_for(match.config)
        self.privacy: Privacy = _privacy(match.config, self.seats)
        """Fixed for the whole match: seats that change hands uncover nothing."""
        self._named = (language.revision, self.seats), names_of(self.seats)
        """The names, and of which language and seats: they are asked for all the time."""

    @classmethod
    def begin(
        cls,
        lineup: Lineup,
        seed: int,
        devices: Sequence[DeviceKind | None] = (),
        effort: Effort = "full",
    ) -> "Game":
        """Begin what a lobby has settled; devices by seat, as far as they are known."""
        config = lineup.config(seed)
        seats = []
        for seat, number in enumerate(lineup.taken):
            place = lineup.places[number]
            device = devices[seat] if seat < len(devices) else None
            seats.append(Seat(place.fleet, _cleaned(place.name), place.who, place.who, device))
        return cls(Match(config, seed), seats, effort)

    @property
    def state(self) -> State:
        """The whole position; `observe` it before anybody sees it."""
        return self.match.state

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The actions open to the player to move; none when the game is over."""
        return self.match.legal_actions

    @property
    def is_over(self) -> bool:
        """Whether the last turn has been played."""
        return not self.match.legal_actions

    @property
    def round(self) -> int:
        """Which round is being played, counted from 1."""
        return self.state.turn // self.match.config.players + 1

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats in the language of now."""
        key = language.revision, self.seats
        if self._named[0] != key:
            self._named = key, names_of(self.seats)
        return self._named[1]

    @property
    def mover(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.state.player]

    def hand_over(self, seat: int, who: str) -> None:
        """Let a bot of a level decide for a seat, or again the HUMAN who sat down there.

        Nobody can sit down later in a bot's place: hands are shown as those present agreed on.
        """
        if who not in (HUMAN, *LEVELS):
            raise ValueError(f"Nobody is called {who!r}.")
        if who == HUMAN and self.seats[seat].original_controller != HUMAN:
            raise ValueError("Nobody sat down here at first.")
        self._change(seat, replace(self.seats[seat], current_controller=who))

    def played_on(self, seat: int, device: DeviceKind | None) -> None:
        """Note on what kind of device a seat is played from now on."""
        self._change(seat, replace(self.seats[seat], device=device))

    def _change(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def play(self, action: Action) -> tuple[Event, ...]:
        """Play an action for the seat to move; raise IllegalAction if it is not open to it."""
        return self.match.play(action)

    def undo(self) -> Action:
        """Take back the last action and return it; raise UndoRefused if that cannot be."""
        return self.match.undo()

    def history(self, since: int = 0) -> tuple[GameStep, ...]:
        """All steps not taken back, from step number `since` on."""
        return tuple(
            GameStep(before.player, action, events)
            for before, action, events in self.match.history[since:]
        )

    def missed_by(self, seat: int) -> tuple[GameStep, ...]:
        """What the others have done since a seat last acted; all of it if it never has."""
        steps = self.history()
        own = [number for number, step in enumerate(steps) if step.seat == seat]
        return steps[own[-1] + 1 :] if own else steps

    def snapshot(self) -> Snapshot:
        """Return the game as it stands, untouched by what happens to it later."""
        return Snapshot(record_of(self.match), self.to_json())

    def to_json(self) -> Json:
        """Write down what the record does not hold: the table."""
        seats = [
            {
                "name": s.name,
                "sat_down": s.original_controller,
                "who": s.current_controller,
                "device": s.device,
            }
            for s in self.seats
        ]
        # Games before there was a choice did not name it, and are read alike.
        return {"seats": seats} if self.effort == "full" else {"seats": seats, EFFORT: self.effort}

    @classmethod
    def from_json(cls, match: Match, table: Json) -> "Game":
        """Seat at a match whom `to_json` wrote down; raise BadWords if that cannot be."""
        return cls(match, seats_from_json(match.config, table), _effort_of(table))


def people_for(config: Config) -> tuple[Seat, ...]:
    """Return the seats of a game of which nothing but the rules is known: people everywhere."""
    return tuple(Seat(fleet) for fleet in config.fleets)


def names_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return the name of each seat; made up where none was typed, and then unlike all others."""
    names = [seat.name for seat in seats]
    for number, seat in enumerate(seats):
        if not seat.name:
            plain = _CHARACTER_NAMES.get(seat.original_controller, (CREST_NAMES[seat.crest],))
            spellings = [_(name) for name in plain]
            for count in range(2, len(seats) + 2):
                spellings.append(_("{name}\u00a0{number}", name=spellings[0], number=count))
            taken = [name.replace(NO_BREAK, " ") for name in names]
            names[number] = next(
                spelling for spelling in spellings if spelling.replace(NO_BREAK, " ") not in taken
            )
    return tuple(names)


def _privacy(config: Config, seats: Sequence[Seat]) -> Privacy:
    if OPEN_HANDS in config.rules:  # H6
        return "open"
    people = sum(seat.original_controller == HUMAN for seat in seats)
    return "none" if people == 0 else "fan" if people == 1 else "peek"


def _cleaned(name: str) -> str:
    return "".join(filter(str.isprintable, name)).strip()[:LONGEST_NAME].strip()


# --- Reading saves ------------------------------------------------------------------------------


def game_from_text(text: str) -> tuple[Game, str | None]:
    """Read a save, and say in a sentence if its table is lost; raise BadRecord if all is."""
    record = record_from_text(text)
    match = replay(record)
    if record.table is None:  # saved through the protocol
        return Game(match), None
    try:
        return Game.from_json(match, table_of(record)), None
    except BadWords:
        note = _("The names of this game were damaged, so a person sits on every seat now.")
        return Game(match), note


def table_of(record: Record) -> Json:
    """Return the table of a record if its seal is whole; raise BadWords if it is not."""
    table = record.table
    if not isinstance(table, dict):
        raise BadWords("The table must be an object.")
    bare = {name: value for name, value in table.items() if name != _SEAL}
    try:
        is_whole = table.get(_SEAL) == _seal(record, bare)
    except RecursionError:
        is_whole = False
    if not is_whole:
        raise BadWords("The seal of the table is broken.")
    return bare


def _seal(record: Record, table: Json) -> str:
    """Return a fingerprint of a table and of the game that it belongs to."""
    actions = [action_to_json(action) for action in record.actions]
    whole = [table, record.seed, record.settled, record.checksum, actions]
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _effort_of(table: Json) -> Effort:
    given = table.get(EFFORT, "full")
    for effort in EFFORTS:
        if given == effort:
            return effort
    raise BadWords("Bots cannot think so much.")


def seats_from_json(config: Config, table: Json) -> tuple[Seat, ...]:
    """Read the seats of a table; raise BadWords if they are not those of such a game."""
    given = list_of(table.get("seats"), "seats")
    if len(given) != config.players:
        raise BadWords("There must be a seat for every player.")
    return tuple(_seat(fleet, each) for fleet, each in zip(config.fleets, given, strict=True))


def _seat(fleet: int, given: object) -> Seat:
    if not isinstance(given, dict):
        raise BadWords("A seat must be an object.")
    check_fields(given, ("name", "sat_down", "who", "device"))
    name, device = text_of(given["name"], "name"), given["device"]
    sat_down, who = text_of(given["sat_down"], "sat_down"), text_of(given["who"], "who")
    is_possible = (
        name == _cleaned(name)
        and {sat_down, who} <= {HUMAN, *LEVELS}
        and (sat_down == HUMAN or who != HUMAN)
        and (device is None or device in get_args(DeviceKind))
    )
    if not is_possible:
        raise BadWords("Nobody can sit like this.")
    return Seat(fleet, name, sat_down, who, device)
