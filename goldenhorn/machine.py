"""How much bots may think on this machine: measured once, by a small task that bots know.

Imported by nobody who plays without a screen: protocol, simulations and tests think in full.
"""

from functools import lru_cache
from time import thread_time

from goldenhorn.bots.bot import decide
from goldenhorn.bots.hard import HardBot
from goldenhorn.bots.levels import Effort
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.sight import observe

TABLE, SEED, DECISIONS = Config(2), 7, 40
"""The task: the first decisions of a game of two; a desktop takes 15 milliseconds."""
SLOW = 0.05
"""Seconds of processor time for it on a machine that has to think less: a Raspberry Pi 4, say."""


@lru_cache
def effort_of_this_machine() -> Effort:
    """Choose by how long the task takes; the same for all games of a session."""
    return effort_for(_seconds())


def effort_for(seconds: float) -> Effort:
    """Choose by how long the task took.

    >>> effort_for(0.03), effort_for(0.3)
    ('full', 'light')
    """
    return "light" if seconds > SLOW else "full"


def _seconds() -> float:
    match = Match(TABLE, SEED)
    bots = [HardBot(SEED + seat) for seat in range(TABLE.players)]
    begin = thread_time()
    for _ in range(DECISIONS):
        seat = match.state.player
        match.play(decide(bots[seat], observe(match.state, seat), match.legal_actions))
    return thread_time() - begin
