"""Who decides for a seat that no person plays: a bot, thinking in slices while things move.

A bot acts at a tick that is fixed for its level, not when it happens to be done: so games replay
identically, and the time it takes tells nothing of its cards.
"""

from goldenhorn.bots.bot import Bot, Thinking
from goldenhorn.bots.levels import Effort, bot_for, bot_seed
from goldenhorn.common.launch_options import Speed
from goldenhorn.engine.actions import Action
from goldenhorn.engine.match import Match
from goldenhorn.engine.sight import observe

SLICES = {"calm": 16, "normal": 16, "fast": 32}
"""How many slices of thought a tick has; at instant speed a bot thinks to the end at once."""
ACTS_AFTER = {"random": 20, "easy": 30, "medium": 36, "hard": 42, "expert": 48}
"""Ticks from the moment a bot may decide on its turn until it does, at the least."""
GOES_ON_AFTER = 10
"""The same for further decisions of the same turn."""
PONDERING = {"expert"}
"""Who ponders before every turn, and again after a raid, as what was won or shown may change the
plan: for a fixed number of slices, which every position can be thought through in."""
PONDERED_SLICES = 2100
WHILE_SHOWN, AT_REST = 4, 6
"""How many of these a tick has while something is shown and otherwise; at fast speed twice as
many. All thinking of a tick may take no more time than two full-screen blits."""
LATE = 60
"""Who is not done in time takes so many ticks more, however little was missing."""
PACE = {"calm": 1.5, "normal": 1.0, "fast": 0.5}
"""How much longer or shorter these are at each speed."""


class BotDriver:
    """Decides for one seat; the bot keeps its thoughts from one decision to the next."""

    def __init__(self, level: str, game_seed: int, seat: int, effort: Effort = "full") -> None:
        self.level = level
        self._bot: Bot = bot_for(level, bot_seed(game_seed, seat), effort)
        self._thinking: Thinking | None = None
        self._decision: Action | None = None
        self._ticks = 0
        self._waits = 0
        self._ponders = False
        self._slices_left = 0
        """How much of its pondering lies still ahead, whether or not it has more to think of."""

    def begin(self, match: Match, speed: Speed) -> None:
        """Start to think about what the seat to move should do."""
        state = match.state
        self._thinking = self._bot.think(observe(state, state.player), match.legal_actions)
        self._decision = None
        self._ticks = 0
        is_first = state.phase in ("begin", "place") and not state.raided
        self._ponders = self.level in PONDERING and state.phase == "begin"
        self._slices_left = PONDERED_SLICES if self._ponders else 0
        wait = ACTS_AFTER[self.level] if is_first or self._ponders else GOES_ON_AFTER
        self._waits = 0 if speed == "instant" else round(wait * PACE[speed])

    def think(self, speed: Speed, is_resting: bool = True) -> None:
        """Think for one tick; there is less time for it while something is shown."""
        self._ticks += 1
        slices = self._slices_now(speed, is_resting)
        self._slices_left = 0 if slices is None else max(0, self._slices_left - slices)
        while self._thinking is not None and slices != 0:
            try:
                next(self._thinking)
            except StopIteration as done:
                self._decision, self._thinking = done.value, None
            if slices is not None:
                slices -= 1
        if self._thinking is not None and self._is_time:
            self._waits = self._ticks + LATE

    def _slices_now(self, speed: Speed, is_resting: bool) -> int | None:
        """Return how many slices a tick has; None is all that are left."""
        if speed == "instant" or not self._ponders:
            return SLICES.get(speed)
        return (AT_REST if is_resting else WHILE_SHOWN) * (2 if speed == "fast" else 1)

    @property
    def _is_time(self) -> bool:
        return self._ticks >= self._waits and not self._slices_left

    @property
    def decision(self) -> Action | None:
        """The action, once it is time for it."""
        return self._decision if self._is_time else None
