"""A game as seed, configuration and actions; written as versioned JSON text, and replayed.

Opens no files. A record carries a checksum of its final state: one that no longer leads to the same
position is reported, never guessed at.
"""

import hashlib
import json

from goldenhorn.engine.actions import Action
from goldenhorn.engine.config import Config
from goldenhorn.engine.frozen import frozen
from goldenhorn.engine.match import Match
from goldenhorn.engine.refusals import IllegalAction
from goldenhorn.engine.state import State
from goldenhorn.engine.strict import (
    BadWords,
    check_fields,
    list_of,
    read_object,
    text_of,
    whole_number,
)
from goldenhorn.engine.wire import (
    CONFIG_FIELDS,
    action_from_json,
    action_to_json,
    config_from_json,
    config_to_json,
    state_to_json,
)

FORMAT = "golden-horn"
VERSION = 1
FIELDS = ("format", "version", "config", "seed", "settled", "checksum", "actions")


class BadRecord(ValueError):
    """A record that cannot be used; the message is one plain sentence."""


class NewerRecord(BadRecord):
    """A record made by a version of the game that this one does not know yet."""


@frozen
class Record:
    """Everything needed to play a game again."""

    config: Config
    seed: int
    actions: tuple[Action, ...]
    settled: int
    """How many of the actions can no longer be taken back, since another player has acted."""
    checksum: str
    """The fingerprint of the state after the last action."""
    table: object = None
    """JSON about those who play, carried through unread; None if there is none."""


def checksum(state: State) -> str:
    """Return a fingerprint of a state, hidden things included."""
    cause = None if state.end_cause is None else state.end_cause.value
    whole = [state_to_json(state), state.chance, state.stirred, cause]
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def record_of(match: Match) -> Record:
    """Return the record of a match as it stands."""
    return Record(match.config, match.seed, match.actions, match.settled, checksum(match.state))


def replay(record: Record) -> Match:
    """Play a record through; raise BadRecord if it does not lead where it says."""
    match = Match(record.config, record.seed)
    for number, action in enumerate(record.actions, 1):
        try:
            match.play(action)
        except IllegalAction as problem:
            raise BadRecord(f"Action {number} of the record is not legal: {problem}") from None
    if checksum(match.state) != record.checksum:
        raise BadRecord("The record does not lead to the position it was saved in.")
    if not match.settled <= record.settled <= len(record.actions):
        raise BadRecord("The record is damaged: its settled actions cannot be so many.")
    match.settled = record.settled
    return match


def record_to_text(record: Record) -> str:
    """Write a record as JSON, an action a line."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "config": config_to_json(record.config),
        "seed": record.seed,
        "settled": record.settled,
        "checksum": record.checksum,
    }
    if record.table is not None:
        head["table"] = record.table
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    actions = ",\n  ".join(json.dumps(action_to_json(action)) for action in record.actions)
    lines.append(f'"actions": [\n  {actions}\n]' if actions else '"actions": []')
    return "{" + ",\n".join(lines) + "}\n"


def record_from_text(text: str) -> Record:
    """Read a record; raise BadRecord if it is damaged, foreign or from a newer version."""
    try:
        given = read_object(text)
    except BadWords:
        raise BadRecord("The file is damaged or not a Golden Horn record.") from None
    if given.get("format") != FORMAT:
        raise BadRecord("The file is not a Golden Horn record.")
    try:
        version = whole_number(given.get("version"), "version")
        if version > VERSION:
            raise NewerRecord("The record was made by a newer version of Golden Horn.")
        if version < 1:
            raise BadRecord("The record has a version that never existed.")
        check_fields(given, FIELDS, optional=("table",))
        config = given["config"]
        if not isinstance(config, dict):
            raise BadWords('The field "config" must be an object.')
        check_fields(config, CONFIG_FIELDS)
        return Record(
            config=config_from_json(config),
            seed=whole_number(given["seed"], "seed"),
            actions=tuple(action_from_json(item) for item in list_of(given["actions"], "actions")),
            settled=whole_number(given["settled"], "settled"),
            checksum=text_of(given["checksum"], "checksum"),
            table=given.get("table"),
        )
    except BadWords as problem:
        raise BadRecord(f"The record is damaged: {problem}") from None
