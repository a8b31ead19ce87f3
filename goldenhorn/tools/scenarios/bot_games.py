"""Whole games of bots as people watch them, and games that were played beforehand."""

from functools import lru_cache

from goldenhorn.bots.bot import decide
from goldenhorn.bots.levels import LEVELS, bot_seed
from goldenhorn.common.launch_options import Speed
from goldenhorn.engine.actions import Action
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.sight import observe
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.scoring.scoring import Scoring
from goldenhorn.session.bot_driver import ACTS_AFTER, GOES_ON_AFTER
from goldenhorn.session.game import Game, Seat
from goldenhorn.session.game_controller import GameController
from goldenhorn.storage.saves import Autosave
from goldenhorn.tools.scenarios.game_setup import begun
from goldenhorn.tools.scenarios.scenario import Missed, Scenario
from goldenhorn.tools.screenshot_driver import ScreenshotDriver
from goldenhorn.ui.app_context import AppContext

LINE_UP = ("hard", "medium", "easy", "expert")
LONGEST_GAME = 100_000
"""Ticks in which every game has ended."""
TABLES = {
    "two": (2, False, ()),
    "two_with_expansion": (2, True, ()),
    "three": (3, False, ()),
    "three_with_modone_and_expansion": (3, True, ("H4",)),
    "four": (4, False, ()),
    "four_with_expansion": (4, True, ()),
}
"""Every number of players, with and without the expansion, and each shape of the sea."""


def _whole_game(name: str) -> Scenario:
    players, expansion, rules = TABLES[name]

    def show(driver: ScreenshotDriver) -> None:
        game = begun(*LINE_UP[:players], expansion=expansion, rules=rules)
        driver.show(lambda: driver.navigation.board(game))
        for _tick in range(LONGEST_GAME):
            if isinstance(driver.scene, Scoring):
                return
            driver.wait(1)
        raise Missed(f"The game of {name} does not end.")

    return Scenario(f"bot_game_of_{name}", (), (), show)


GAMES = tuple(_whole_game(name) for name in TABLES)
"""From the placing of the fleets to the reckoning; nobody takes pictures of them."""


# --- Played beforehand ----------------------------------------------------------------------------


@lru_cache
def recorded(config: Config, level: str, seed: int) -> tuple[Action, ...]:
    """Let bots of a level play a whole game; return what they did."""
    match = Match(config, seed)
    bots = [LEVELS[level](bot_seed(seed, seat)) for seat in range(config.players)]
    while match.legal_actions:
        seat = match.state.player
        match.play(decide(bots[seat], observe(match.state, seat), match.legal_actions))
    return match.actions


def game_of(config: Config, seed: int, actions: tuple[Action, ...], who: tuple[str, ...]) -> Game:
    """Return a game of bots in which this has been played."""
    match = Match(config, seed)
    for action in actions:
        match.play(action)
    return Game(match, [Seat(fleet, "", each, each) for fleet, each in enumerate(who)])


class RecordedGame(GameController):
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


def playing_back(context: AppContext, game: Game, actions: tuple[Action, ...]) -> Board:
    """Show a game that goes on as it was played before; after that everybody waits."""
    board = Board(
        context,
        game,
        Autosave(None),
        over=lambda: None,
        pause=lambda scene: scene,
        lost_pad=lambda scene, _seats: scene,
        replay=lambda scene, _step: scene,
    )
    board.controller = RecordedGame(game, actions)
    return board
