"""The way from one screen to the next: the only one who knows all screens; draws nothing.

Scenes are given functions that lead on, so that none of them need know another.
"""

from collections.abc import Callable

from goldenhorn.fame import Fame
from goldenhorn.game import Game
from goldenhorn.language import _
from goldenhorn.lineup import Lineup
from goldenhorn.saves import Autosave, load_latest
from goldenhorn.scenes.board import Board
from goldenhorn.scenes.fame import FamePage
from goldenhorn.scenes.lobby import Lobby
from goldenhorn.scenes.lost_pad import LostPad, LostSeat
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.settings import SettingsPage
from goldenhorn.scenes.stage import Stage
from goldenhorn.scenes.title import Saved, Title


class Journey:
    """Leads people through the game."""

    def __init__(
        self,
        stage: Stage,
        *,
        today: Callable[[], str],
        draw_seed: Callable[[], int],
        quits_at_end: bool = False,
    ) -> None:
        """Know the outer world by functions: the date, and numbers nobody can foresee."""
        self.stage = stage
        self.autosave = Autosave(stage.folder)
        self.fame = Fame(stage.folder)
        self._today, self._draw_seed = today, draw_seed
        self._quits_at_end = quits_at_end

    def close(self) -> None:
        """See that everything is written down."""
        self.autosave.close()

    # Screens

    def title(self) -> Scene:
        """The first screen; Continue is there if a game was left."""
        self.autosave.flush()
        game, note = load_latest(self.stage.folder)
        self.stage.note(note)
        title = Title(
            self.stage,
            self._saved(game) if game is not None else None,
            {
                "new": self.lobby,
                "fame": lambda: FamePage(self.stage, title, self.fame),
                "options": lambda: SettingsPage(self.stage, title),
            },
        )
        return title

    def continued(self) -> Scene:
        """The game that was left, or the title with a word that there is none."""
        game, note = load_latest(self.stage.folder)
        if game is None:
            self.stage.note(note or _("There is no saved game to continue."))
            return self.title()
        self.stage.note(note)
        return self.board(game)

    def _saved(self, game: Game) -> Saved:
        name = game.names[game.state.player]
        text = _("Round {number}, {name}’s turn", number=game.round, name=name)
        return Saved(game.mover.crest, text, lambda: self.board(game))

    def lobby(self) -> Scene:
        """Where people sit down."""
        return Lobby(self.stage, start=self.begin, leave=self.title, lost_pad=self._lost_in_lobby)

    def begin(self, lineup: Lineup) -> Scene:
        """Begin a new game."""
        seed = self._draw_seed() if lineup.seed is None else lineup.seed
        devices = [self.stage.controls.device_of(seat) for seat in range(len(lineup.taken))]
        kinds = [device.kind if device else None for device in devices]
        return self.board(Game.begin(lineup, seed, kinds))

    def board(self, game: Game) -> Scene:
        """Play a game, from its beginning or from where it was left."""
        return Board(self.stage, game, self.autosave, over=self.reckoning)

    def reckoning(self, game: Game) -> Scene | None:
        """What follows the last turn."""
        self.stage.note(self.fame.add(game, self._today()))
        self.stage.note(self.fame.problem())
        self.autosave.forget()
        return None if self._quits_at_end else self.title()

    # Lost pads

    def _lost_in_lobby(self, lobby: Lobby, seats: tuple[int, ...]) -> Scene:
        def sitting(seat: int) -> LostSeat | None:
            device = lobby.device_of(seat)
            if device is None:
                return None
            return LostSeat(seat, lobby.name_of(seat), lobby.crest_of(seat), device)

        everybody = [person for seat in range(4) if (person := sitting(seat)) is not None]

        def leave() -> Scene:
            for seat in seats:
                lobby.free(seat)
            return lobby

        return LostPad(
            self.stage,
            lobby,
            tuple(person for person in everybody if person.seat in seats),
            take_over=lobby.take_over,
            give_to_bot=lobby.give_to_bot,
            leave=leave,
            seated=tuple(person for person in everybody if person.seat not in seats),
        )
