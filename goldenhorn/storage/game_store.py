"""The games that are kept: the one left last, those put by, the finished.

A game leaves one place on the disk only when it is safe in another. What goes wrong is told by
a note.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from goldenhorn.common.language import _
from goldenhorn.engine.record import BadRecord
from goldenhorn.session.game import Game, game_from_text
from goldenhorn.storage.saves import (
    Autosave,
    forget_slot,
    has_free_slot,
    keep_in_slot,
    list_slots,
    load_latest,
    load_newest,
    load_slot,
)

if TYPE_CHECKING:
    from goldenhorn.storage.fame import Fame


def told_in_short(game: Game) -> str:
    """Say where a game stands, for those who may go on with it."""
    name = game.names[game.state.player]
    return _("Round {number}, {name}’s turn", number=game.round, name=name)


class GameStore:
    """Keeps games in the data folder, if there is one."""

    def __init__(
        self, folder: Path | None, today: Callable[[], str], note: Callable[[str | None], None]
    ) -> None:
        """Keep games in a folder; `note` is told in a sentence what goes wrong."""
        self._folder, self._today, self._note = folder, today, note
        self.autosave = Autosave(folder)
        """Keeps the game that is being played."""
        self._fame: Fame | None = None

    @property
    def fame(self) -> "Fame":
        """Keeps the games that were finished; loaded when first asked for, for a quick start."""
        if self._fame is None:
            from goldenhorn.storage.fame import Fame

            self._fame = Fame(self._folder)
        return self._fame

    @property
    def names(self) -> set[str]:
        """The names of all who have played a game that is finished or put by."""
        names = {player.name for result in self.fame.results() for player in result.players}
        return names.union(*(slot.names for slot in list_slots(self._folder)))

    def close(self) -> None:
        """See that everything is written down."""
        self.autosave.close()

    def left_game(self) -> Game | None:
        """The game that can be continued; one that was finished but not entered is entered now."""
        self.autosave.flush()
        game, note = load_newest(self._folder)
        self._note(note)
        if game is not None and game.is_over:
            self.enter(game)
            return None
        return game

    def enter(self, game: Game) -> None:
        """Write a finished game into the hall of fame; only then is its save dispensable."""
        trouble = self.fame.add(game, self._today())
        self._note(trouble)
        self._note(self.fame.problem())
        if trouble is None:
            self.autosave.forget()

    @property
    def has_older_games(self) -> bool:
        """Whether any game was put by or finished."""
        return bool(list_slots(self._folder)) or bool(self.fame.results())

    def put_by_last(self) -> tuple[int, Game] | None:
        """The number of the newest game that was put by and can be read, and the game itself."""
        if self._folder is None:
            return None
        for slot in list_slots(self._folder):
            game, note = load_slot(self._folder, slot.number)
            self._note(note)
            if game is not None:
                return slot.number, game
        return None

    @property
    def has_room(self) -> bool:
        """Whether a game can be put by without the oldest of those put by making room for it."""
        return has_free_slot(self._folder)

    def put_by(self, left: Game) -> str | None:
        """Keep the game left last among the saved games, so that another can be begun.

        Returns one sentence if that cannot be: it is then still the one left last.
        """
        trouble = keep_in_slot(self._folder, left, self._today())
        if trouble is None:
            self.autosave.forget()
        return trouble

    def make_way(self) -> str | None:
        """Put by the game left last for one that begins unasked; a sentence if that cannot be.

        Nobody has agreed to it, so neither that game nor an older one may be lost.
        """
        left = self.left_game()
        if left is None:
            return None
        if not self.has_room:
            return _("All places for saved games are taken, so no new game was begun.")
        if self.put_by(left) is not None:
            return _("The game that was left could not be kept, so no new one was begun.")
        return None

    def taken_out(self, number: int, left: Game | None) -> Game | None:
        """A game that was put by, to be played on; the one left last changes places with it."""
        folder = self._folder
        assert folder is not None, "slots are in a folder"
        game, note = load_slot(folder, number)
        self._note(note)
        if game is None:
            return None
        if left is not None:
            note = keep_in_slot(folder, left, self._today(), may_use_spare=True)
            self._note(note)
            if note is not None:
                return None
        self.autosave.keep(game)
        self.autosave.flush()
        kept, _note = load_latest(folder)
        if kept is not None and kept.snapshot() == game.snapshot():
            forget_slot(folder, number)
        return game

    def recorded(self, text: str) -> Game | None:
        """A finished game from its record, to be watched again."""
        try:
            game, note = game_from_text(text)
        except BadRecord:
            self._note(_("This game is damaged."))
            return None
        self._note(note)
        return game
