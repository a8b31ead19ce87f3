"""How much bots may think on this machine: measured once, by a small task that bots know.

Imported by nobody who plays without a screen: protocol, simulations and tests think in full.
"""

from collections.abc import Iterable
from functools import lru_cache
from time import thread_time

from goldenhorn.bots.bot import decide
from goldenhorn.bots.levels import Effort
from goldenhorn.bots.whole_turn import HardBot
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.sight import observe

TABLE, SEED, DECISIONS = Config(2), 7, 40
"""The task: the first decisions of a game of two."""
SLOW = 0.05
"""More seconds of processor time than this mean a machine whose bots have to think less.

Our desktops take 0.017, and up to 0.043 where others use them too; a Raspberry Pi 4 takes five
times as long as they do at their best, 0.085.
"""
TRIES = 3
"""What else a machine does can only make it slower, so that one quick try is enough."""


@lru_cache
def effort_of_this_machine() -> Effort:
    """Choose by how long the task takes; the same for all games of a session."""
    return effort_for(_seconds() for _ in range(TRIES))


def effort_for(tries: Iterable[float]) -> Effort:
    """Choose by the seconds of several tries; after a quick one no other is made.

    >>> effort_for([0.03]), effort_for([0.3, 0.03]), effort_for([0.3, 0.09])
    ('full', 'full', 'light')
    """
    return "full" if any(seconds <= SLOW for seconds in tries) else "light"


def _seconds() -> float:
    match = Match(TABLE, SEED)
    bots = [HardBot(SEED + seat) for seat in range(TABLE.players)]
    begin = thread_time()
    for _ in range(DECISIONS):
        seat = match.state.player
        match.play(decide(bots[seat], observe(match.state, seat), match.legal_actions))
    return thread_time() - begin
