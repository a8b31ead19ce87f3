"""Reels of every animation of the board for `python main.py bench frames`; measures nothing itself.

Each shows some events of one kind from a recorded game, one after another, at a table where nobody
thinks.
"""

from functools import lru_cache

from goldenhorn.bench_board import (
    PIECE,
    PIECE_WITH_AMBIENT,
    WARM,
    WORST,
    WORST_TABLE,
    recorded,
    still_board,
)
from goldenhorn.bench_reel import Reel
from goldenhorn.engine.events import (
    CardsDrawn,
    CargoLoaded,
    CargoUnloaded,
    DominionConquered,
    Event,
    PileReshuffled,
    PortFilled,
    ShipRobbed,
    ShipSailed,
    ShipTurned,
    TurnEnded,
    WindPlayed,
)
from goldenhorn.engine.match import Match
from goldenhorn.engine.sight import observe, redact
from goldenhorn.engine.state import State
from goldenhorn.scenes.board import Board
from goldenhorn.scenes.scene import Scene
from goldenhorn.view.stepping import after_event

SEED = 10
"""Of a game in which everything happens."""
EVENTS = 4
"""So many of a kind are shown, from the middle of the game."""
SHOWN: dict[type[Event], str] = {
    CargoLoaded: "loading",
    PortFilled: "refilling a port",
    WindPlayed: "playing wind",
    ShipTurned: "turning round",
    CargoUnloaded: "unloading",
    CardsDrawn: "drawing cards",
    PileReshuffled: "reshuffling",
    ShipRobbed: "pirates",
    DominionConquered: "conquering",
    TurnEnded: "handing over",
    ShipSailed: "one ship sailing",
}
Step = tuple[State, Event, State]
"""A position as the public sees it, what happens, and the position after that."""


class Showing:
    """Lets events of a kind be shown one after another; counts the ticks in which that is done."""

    def __init__(self, kind: type[Event]) -> None:
        self._kind = kind
        self._shown = 0
        self._is_prepared = False
        """Whether the position has been shown in which the next event happens."""

    def __call__(self, scene: Scene, tick: int) -> bool:
        """Go on to the next event when one has been shown; tell whether this tick counts."""
        assert isinstance(scene, Board)
        choreography = scene.parts.choreography
        choreography.has_motion = True  # also where nothing else moves
        if tick == 0:
            self._shown, self._is_prepared = 0, False
        if not choreography.is_still:
            return not choreography.is_idle
        steps = _steps(SHOWN[self._kind])
        before, event, after = steps[self._shown % len(steps)]
        if self._is_prepared:
            self._shown += 1
            choreography.play((event,), before, after)
        else:
            choreography.show(before)  # another position, so this tick does not count
        self._is_prepared = not self._is_prepared
        return False


@lru_cache
def _steps(name: str) -> list[Step]:
    """Return some events of a kind; of voyages those that begin and end at sea."""
    found: list[Step] = []
    match = Match(WORST_TABLE, SEED)
    rules = WORST_TABLE.rules
    for action in recorded(WORST_TABLE, seed=SEED):
        position = observe(match.state, None)
        for event in match.play(action):
            seen = redact(event, None, rules)
            after = after_event(position, seen)
            if SHOWN.get(type(seen)) == name and not _is_in_port(seen, position):
                found.append((position, seen, after))
            position = after
    middle = max(0, len(found) // 2 - EVENTS // 2)
    return found[middle : middle + EVENTS]


def _is_in_port(event: Event, position: State) -> bool:
    """Whether a voyage begins or ends in a port, where more than one piece moves."""
    if not isinstance(event, ShipSailed):
        return False
    return {position.route.ports[at] for at in (event.origin, event.landing)} != {None}


SAIL = Showing(ShipSailed)
SHOW_REELS = (
    Reel("one ship sailing", still_board, WARM, 500, is_calm=True, act=SAIL, budget=PIECE),
    Reel("one ship sailing, ambient", still_board, WARM, 500, act=SAIL, budget=PIECE_WITH_AMBIENT),
    *(
        Reel(name, still_board, WARM, 500, act=Showing(kind), runs=3, worst=WORST)
        for kind, name in SHOWN.items()
        if kind is not ShipSailed
    ),
)
