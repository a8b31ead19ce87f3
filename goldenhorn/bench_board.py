"""Reels of the board for `python main.py bench frames`: what a game costs while it is looked at.

Games are played beforehand, so that every run shows the same ticks. Measures nothing itself.
"""

from collections.abc import Callable
from functools import lru_cache

from goldenhorn.bench_reel import Reel
from goldenhorn.bindings import Button
from goldenhorn.bots.bot import decide
from goldenhorn.bots.levels import LEVELS, bot_seed
from goldenhorn.devices import KEYBOARD
from goldenhorn.engine.actions import Action
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.sight import observe
from goldenhorn.game import Game, Seat
from goldenhorn.heard import Press
from goldenhorn.lineup import HUMAN
from goldenhorn.saves import Autosave
from goldenhorn.scenes.board import Board
from goldenhorn.scenes.pilots import ACTS_AFTER, GOES_ON_AFTER
from goldenhorn.scenes.proceedings import Proceedings
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Stage
from goldenhorn.wishes import Speed

SEED = 7
WORST_TABLE = Config(4, expansion=True)
PLAIN_TABLE = Config(2)
LATE = 0.7
"""The worst scene is the position when such a share of a game has been played."""
PRESS_EVERY = 20
"""Ticks from one change of focus to the next."""
WARM = 400
"""Ticks until a board that stands still has made all faces it will need."""
PRESSES = (Button.RIGHT, Button.DOWN, Button.LEFT, Button.CONFIRM, Button.RIGHT, Button.BACK)


@lru_cache
def recorded(config: Config, level: str = "medium", seed: int = SEED) -> tuple[Action, ...]:
    """Let bots of a level play a whole game; return what they did."""
    match = Match(config, seed)
    bots = [LEVELS[level](bot_seed(seed, seat)) for seat in range(config.players)]
    while match.legal_actions:
        seat = match.state.player
        match.play(decide(bots[seat], observe(match.state, seat), match.legal_actions))
    return match.actions


class Rehearsed(Proceedings):
    """Plays what was decided beforehand, after the waits of bots that think."""

    def __init__(self, game: Game, actions: tuple[Action, ...]) -> None:
        super().__init__(game)
        self._actions = actions
        self._begun_at = -1
        self._waits = 0

    def think(self, speed: Speed, is_resting: bool = True) -> Action | None:
        """Return the next action once it is time for it; none when all have been played."""
        del speed, is_resting
        played = self.game.match.played
        if played >= len(self._actions):
            return None
        if played != self._begun_at:
            self._begun_at = played
            state = self.game.state
            is_first = state.phase in ("begin", "place") and not state.raided
            self._waits = ACTS_AFTER["medium"] if is_first else GOES_ON_AFTER
        self._waits -= 1
        return self._actions[played] if self._waits <= 0 else None


def _game(config: Config, actions: tuple[Action, ...], levels: tuple[str, ...]) -> Game:
    match = Match(config, SEED)
    for action in actions:
        match.play(action)
    seats = [Seat(fleet, "", level, level) for fleet, level in enumerate(levels)]
    return Game(match, seats)


@lru_cache
def played_game(config: Config) -> Game:
    """Return a recorded game at its end."""
    return _game(config, recorded(config), ("medium",) * config.players)


def new_game(config: Config) -> Game:
    """Return a game in which nobody has placed a ship; all decide at the keyboard."""
    return _game(config, (), (HUMAN,) * config.players)


def _board(stage: Stage, game: Game) -> Board:
    for seat, place in enumerate(game.seats):
        if place.is_human:
            stage.controls.bind(seat, KEYBOARD)
    return Board(
        stage,
        game,
        Autosave(None),
        over=lambda: None,
        pause=lambda scene: scene,
        lost_pad=lambda scene, _seats: scene,
        replay=lambda scene, _step: scene,
    )


def rehearsed(
    stage: Stage, config: Config, begin: int | None = None, end: int | None = None
) -> Board:
    """Show a recorded game from one action to another; after that everybody waits."""
    actions = recorded(config)
    begin = config.players if begin is None else begin  # all fleets have been placed
    game = _game(config, actions[:begin], ("medium",) * config.players)
    board = _board(stage, game)
    board.proceedings = Rehearsed(game, actions[:end])
    return board


def late(config: Config) -> int:
    """Return after how many actions a table is as full as it gets."""
    return int(LATE * len(recorded(config)))


def still_board(stage: Stage) -> Board:
    """Show the worst scene, in which bots wait for ever."""
    begin = late(WORST_TABLE)
    return rehearsed(stage, WORST_TABLE, begin, begin)


def _thoughtful(stage: Stage) -> Board:
    """Show the worst scene, in which a person ponders."""
    actions = recorded(WORST_TABLE)[: late(WORST_TABLE)]
    mover = _game(WORST_TABLE, actions, ("medium",) * WORST_TABLE.players).state.player
    levels = tuple(HUMAN if seat == mover else "medium" for seat in range(WORST_TABLE.players))
    return _board(stage, _game(WORST_TABLE, actions, levels))


def _planning(stage: Stage) -> Board:
    """Let a person plan against bots."""
    placed = recorded(PLAIN_TABLE)[: PLAIN_TABLE.players]
    return _board(stage, _game(PLAIN_TABLE, placed, (HUMAN, "medium")))


def _move_focus(scene: Scene, tick: int) -> bool:
    """Press a button now and then; count the ticks that follow a press."""
    if tick % PRESS_EVERY == 0:
        button = PRESSES[tick // PRESS_EVERY % len(PRESSES)]
        scene.hear(Press(KEYBOARD, button, 0))
    return tick % PRESS_EVERY == 0


def _whole(config: Config) -> Callable[[Stage], Scene]:
    """Show a whole recorded game."""
    return lambda stage: rehearsed(stage, config)


def _thinking(level: str) -> Callable[[Stage], Scene]:
    """Let bots of a level think and play, late in a game."""

    def make(stage: Stage) -> Scene:
        actions = recorded(WORST_TABLE)[: late(WORST_TABLE)]
        return _board(stage, _game(WORST_TABLE, actions, (level,) * WORST_TABLE.players))

    return make


IDLE = (0.02, 0.05)
AMBIENT = (0.3, 0.5)
PIECE = (0.45, 0.8)
PIECE_WITH_AMBIENT = (0.65, 1.0)
BOT_GAME = (0.6, 1.5)
WORST = 4.0
THINKING = 3.5
"""The budgets in B: median and p95 over ticks, or the worst tick, or the p95 alone."""

TABLES = {
    "two": PLAIN_TABLE,
    "two, expansion": Config(2, expansion=True),
    "three": Config(3),
    "three, Modone and expansion": Config(3, expansion=True, rules=frozenset({"H4"})),
    "four": Config(4),
    "four, expansion": WORST_TABLE,
}
"""Every number of players, with and without the expansion, and each shape of the sea."""

BOARD_REELS = (
    Reel("idle board", _thoughtful, WARM, is_calm=True, budget=IDLE),
    Reel("board, ambient only", _thoughtful, WARM, 600, budget=AMBIENT),
    Reel("focus change while planning", _planning, WARM, 600, act=_move_focus),
    *(
        Reel(f"bot game of {name}", _whole(table), 1, None, runs=3, budget=BOT_GAME, worst=WORST)
        for name, table in TABLES.items()
    ),
    *(
        Reel(f"{level} bots thinking", _thinking(level), 0, 1500, runs=3, budget=(None, THINKING))
        for level in ("medium", "hard", "expert")
    ),
)
