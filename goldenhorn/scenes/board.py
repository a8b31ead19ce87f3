"""The board on screen: lets the game go on and shows it; decides nothing about the rules."""

from collections.abc import Callable

from goldenhorn.game import Game
from goldenhorn.saves import Autosave
from goldenhorn.scenes.proceedings import Played, Proceedings
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Stage
from goldenhorn.sound import Music
from goldenhorn.view.board_view import BoardView
from goldenhorn.view.layout import layout_of


class Board(Scene):
    """A game being played."""

    def __init__(
        self,
        stage: Stage,
        game: Game,
        autosave: Autosave,
        *,
        over: Callable[[], Scene | None],
    ) -> None:
        super().__init__(stage)
        self.game = game
        self._autosave = autosave
        self._proceedings = Proceedings(game, autosave)
        self._over = over
        stage.sound.start_music(Music.SEA)
        self.lay_out()

    def lay_out(self) -> None:
        """Build the board anew."""
        game, kit = self.game, self.stage.kit
        self._view = BoardView(
            self.picture,
            kit.drawings,
            kit.words,
            kit.pictures,
            layout_of(game.match.config, self.stage.is_compact),
            game.match.config,
            game.state.route,
            game.names,
            frozenset(n for n, seat in enumerate(game.seats) if not seat.is_human),
        )
        self._view.show(game.state)

    def update(self) -> Scene | None:
        """Pass a tick."""
        self.keep_up()
        self.stage.note(self._autosave.problem())
        if self.game.is_over:
            return self._over()
        action = self._proceedings.think(self.stage.speed)
        if action is not None:
            for played in self._proceedings.commit((action,)):
                self._show(played)
        return self

    def _show(self, played: Played) -> None:
        self._view.show(played.after)
