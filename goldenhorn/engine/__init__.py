"""The rules of Golden Horn, pure: standard library only; no pygame, random, time or files.

The few words to know:

    setup(config, seed) -> State
    legal_actions(state) -> tuple[Action, ...]           the one source of legality
    apply(state, action) -> (State, tuple[Event, ...])   pure, trusts that the action is legal
    observe(state, seat) -> State                        what a seat may see
    imagine(view, chance) -> State                       one full state that fits a view
    Match(config, seed).play(action) -> events           the door for everybody who plays
"""

from goldenhorn.engine.actions import Action
from goldenhorn.engine.config import BadConfig, Config
from goldenhorn.engine.events import Event
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.match import Match, UndoRefused
from goldenhorn.engine.record import BadRecord, Record, record_of, replay
from goldenhorn.engine.refusals import IllegalAction, Refusal, why_not
from goldenhorn.engine.rules import apply, setup
from goldenhorn.engine.sight import imagine, observe, redact
from goldenhorn.engine.state import HiddenInformation, State

__all__ = [
    "Action",
    "BadConfig",
    "BadRecord",
    "Config",
    "Event",
    "HiddenInformation",
    "IllegalAction",
    "Match",
    "Record",
    "Refusal",
    "State",
    "UndoRefused",
    "apply",
    "imagine",
    "legal_actions",
    "observe",
    "record_of",
    "redact",
    "replay",
    "setup",
    "why_not",
]
