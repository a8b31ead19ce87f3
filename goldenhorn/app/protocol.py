"""The JSON-lines door to the engine (docs/protocol.md): one request a line, one answer a line.

Every line gets an answer; a bad one gets one plain sentence and changes nothing.
"""

import json
from collections.abc import Sequence
from typing import BinaryIO

from goldenhorn.bots.bot import Bot, decide
from goldenhorn.bots.levels import LEVELS
from goldenhorn.engine.events import Event
from goldenhorn.engine.match import Match, UndoRefused
from goldenhorn.engine.refusals import IllegalAction
from goldenhorn.engine.sight import observe
from goldenhorn.engine.strict import (
    BadWords,
    Json,
    check_fields,
    quoted,
    read_object,
    text_of,
    whole_number,
)
from goldenhorn.engine.wire import (
    CONFIG_FIELDS,
    action_from_json,
    action_to_json,
    config_from_json,
    event_to_json,
    state_to_json,
)
from goldenhorn.storage.saves import SaveFailed, load_match, save_match

LONGEST_LINE = 1024 * 1024

REFUSALS = (BadWords, IllegalAction, UndoRefused, SaveFailed)
"""What a request may raise: the message is the answer."""


class Session:
    """One conversation: the match being played, and whether it goes on."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._bots: dict[tuple[str, int], Bot] = {}
        """By level and seat; they remember what they have planned for their turn."""
        self.is_over = False

    def answer(self, line: str) -> Json:
        """Carry out one request and answer it."""
        try:
            return self._carry_out(read_object(line))
        except REFUSALS as problem:
            return {"ok": False, "error": str(problem)}
        except RecursionError:
            return {"ok": False, "error": "The request is nested too deeply."}

    def _carry_out(self, request: Json) -> Json:
        command = request.get("cmd")
        match command:
            case "new":
                return self._new(request)
            case "apply":
                check_fields(request, ("cmd", "action"))
                events = self._playing().play(action_from_json(request["action"]))
                return self._report(events)
            case "state":
                check_fields(request, ("cmd",))
                return self._report()
            case "view":
                return self._view(request)
            case "undo":
                check_fields(request, ("cmd",))
                self._playing().undo()
                return self._report()
            case "bot":
                return self._bot(request)
            case "save":
                save_match(self._playing(), self._path(request))
                return self._report()
            case "load":
                self._begin(load_match(self._path(request)))
                return self._report()
            case "quit":
                check_fields(request, ("cmd",))
                self.is_over = True
                return {"ok": True}
            case None:
                raise BadWords('The field "cmd" is missing.')
            case _:
                raise BadWords(f"There is no command {quoted(command)}.")

    def _new(self, request: Json) -> Json:
        check_fields(request, ("cmd", "players", "seed"), CONFIG_FIELDS)
        seed = whole_number(request["seed"], "seed")
        self._begin(Match(config_from_json(request), seed))
        return self._report()

    def _begin(self, match: Match) -> None:
        self._match = match
        self._bots.clear()

    def _view(self, request: Json) -> Json:
        check_fields(request, ("cmd", "player"))
        state = self._playing().state
        player = whole_number(request["player"], "player")
        if not 0 <= player < state.config.players:
            raise BadWords(f"The players of this game are 0 to {state.config.players - 1}.")
        return {"ok": True, "view": state_to_json(observe(state, player))}

    def _bot(self, request: Json) -> Json:
        check_fields(request, ("cmd", "level"))
        match = self._playing()
        level = text_of(request["level"], "level")
        if level not in LEVELS:
            raise BadWords(f"There is no bot {quoted(level)}; there are: {', '.join(LEVELS)}.")
        if not match.legal_actions:
            raise BadWords("The game is over.")
        view = observe(match.state, match.state.player)
        seat = view.player
        if (level, seat) not in self._bots:
            self._bots[level, seat] = LEVELS[level](seat)  # the game's seed would tell its draws
        action = decide(self._bots[level, seat], view, match.legal_actions)
        return {"ok": True, "action": action_to_json(action)}

    def _path(self, request: Json) -> str:
        check_fields(request, ("cmd", "path"))
        return text_of(request["path"], "path")

    def _playing(self) -> Match:
        if self._match is None:
            raise BadWords("No game has been started yet.")
        return self._match

    def _report(self, events: Sequence[Event] = ()) -> Json:
        match = self._playing()
        return {
            "ok": True,
            "state": state_to_json(match.state),
            "legal": [action_to_json(action) for action in match.legal_actions],
            "events": [event_to_json(event) for event in events],
        }


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer lines until they end or one says quit."""
    session = Session()
    while not session.is_over:
        line = requests.readline(LONGEST_LINE + 1)
        if not line:
            return
        if len(line) > LONGEST_LINE:
            _skip_line(requests, line)
            reply: Json = {"ok": False, "error": "The line is too long."}
        else:
            try:
                reply = session.answer(line.decode("utf-8"))
            except UnicodeDecodeError:
                reply = {"ok": False, "error": "This is not valid UTF-8."}
        answers.write(json.dumps(reply, separators=(",", ":")).encode() + b"\n")
        answers.flush()


def _skip_line(requests: BinaryIO, line: bytes) -> None:
    while line and not line.endswith(b"\n"):
        line = requests.readline(LONGEST_LINE)
