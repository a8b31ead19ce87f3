"""What a lesson is made of: a recorded position, goals one after another, and how to get there.

A position is a seed and the actions that were played from it, so
it can be reached by the rules, and chance goes on from it the same way every time.
"""

from dataclasses import dataclass

from goldenhorn.engine.actions import Action
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.session.game import Game, Seat

PUPIL, RIVAL = 0, 1
"""The two seats of a lesson."""


@dataclass(frozen=True, slots=True)
class Opening:
    """How a lesson's position comes about."""

    seed: int
    played: str
    """Actions as they print, parted by commas."""
    expansion: bool = False


@dataclass(frozen=True, slots=True)
class Goal:
    """One thing to do; all texts are messages, translated when they are shown."""

    goal: str
    """In a few words, on the card."""
    says: str
    """What the coach says while the pupil chooses."""
    wanted: tuple[Action, ...]
    """What has to be committed."""
    otherwise: str
    """What the coach says of any other plan, which is never played: true whatever it is."""
    at_landing: str = ""
    """What the coach says once just what is wanted is in preview."""
    towards_landing: str = ""
    """What the coach says while the wanted ship with the wanted cargo would land elsewhere."""
    with_raid: str = ""
    """What the coach says while the wanted raid is planned but no landing yet."""
    replies: str = ""
    """What the rival plays afterwards, as in an opening."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position and what is to be done from it."""

    name: str
    """How progress remembers it."""
    title: str
    opening: Opening
    goals: tuple[Goal, ...]
    farewell: str
    """What the coach says when all is done."""
    rules: tuple[str, ...]
    """The rules it lets people feel, as docs/rules.md numbers them."""
    page: str
    """The rule at whose page the book opens from here."""
    icon: str
    """The drawing that stands for it."""


def words_of(actions: str) -> tuple[str, ...]:
    """Part actions that are written one after another.

    >>> words_of("sail 2, stop"), words_of("")
    (('sail 2', 'stop'), ())
    """
    return tuple(actions.split(", ")) if actions else ()


def named_action(match: Match, words: str) -> Action:
    """Return the action open now that prints like this; a LookupError if none does."""
    for action in match.legal_actions:
        if str(action) == words:
            return action
    raise LookupError(f"{words!r} is not open; open are {[*map(str, match.legal_actions)]}")


def opened(opening: Opening) -> Game:
    """Play an opening through; the pupil is the only person at the table."""
    match = Match(Config(2, expansion=opening.expansion), opening.seed)
    for words in words_of(opening.played):
        match.play(named_action(match, words))
    return Game(match, (Seat(0), Seat(1, original_controller="easy", current_controller="easy")))
