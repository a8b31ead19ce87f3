"""The way from one screen to the next: the only module that knows all screens.

Scenes are given functions that lead on, so that none of them need know another. Screens are
imported when they are first opened: the title must not wait for the board.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from goldenhorn.common.language import _
from goldenhorn.scenes.title.title import OFF, Saved, Title
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN, Lineup, Place
from goldenhorn.session.seating import seat_again, seat_alone, seat_for_rematch
from goldenhorn.storage.game_store import GameStore, told_in_short
from goldenhorn.storage.saves import list_slots
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene

if TYPE_CHECKING:
    from goldenhorn.bots.levels import Effort
    from goldenhorn.scenes.board.board import Board
    from goldenhorn.scenes.crash.crash import CrashScreen
    from goldenhorn.scenes.fame.fame import FamePage
    from goldenhorn.scenes.lobby.lobby import Lobby
    from goldenhorn.session.lessons.lesson_plan import Lesson
    from goldenhorn.storage.results import Result
    from goldenhorn.system.shutdown import Answer

_Following = TypeVar("_Following", bound=Scene | None)


class Navigation:
    """Leads people through the game."""

    def __init__(
        self,
        context: AppContext,
        *,
        today: Callable[[], str],
        draw_seed: Callable[[], int],
        quits_at_end: bool = False,
        switch_off: "Callable[[], Answer] | None" = None,
        effort: "Callable[[], Effort] | None" = None,
    ) -> None:
        """Know the outer world by functions: the date, and numbers nobody can foresee.

        Where the machine can be switched off, `switch_off` begins that; `effort` chooses how much
        the bots of a new game think, where that depends on the machine.
        """
        self.context = context
        self.game_store = GameStore(context.folder, today, context.note)
        """Keeps the games."""
        self._draw_seed = draw_seed
        self._quits_at_end = quits_at_end
        self._switch_off = switch_off
        self._effort = effort
        self._shown = 0
        """How many games bots have played for whoever looked on."""
        self._played: Game | None = None
        """The game that is being played, to be saved and reported if something goes wrong."""
        self._watched: Game | None = None
        """The game that people only look on at, or watch again: it is reported, but not saved."""

    def close(self) -> None:
        """See that everything is written down."""
        self.game_store.close()

    # The title and what it opens

    def title(self) -> Scene:
        """The first screen; Continue is there if a game was left or put by."""
        game = self.game_store.left_game()
        self._played = self._watched = None
        title: Title
        ways: dict[str, Callable[[], Scene]] = {}
        if self._switch_off is not None:
            switch_off = self._switch_off
            ways[OFF] = lambda: self._ask_to_switch_off(title, switch_off)
        if not self._has_played(game):
            ways["first"] = lambda: self._first_game(title)
        saved, kept = self._saved(game), len(list_slots(self.context.folder))
        title = Title(
            self.context,
            saved,
            {
                "new": lambda: self._new_game(title, game),
                "how": lambda: self._how_to_play(title),
                "fame": lambda: self.hall_of_fame(title),
                "options": lambda: self.settings(title),
                "kept": lambda: self.saved_games(title, game),
                **ways,
            },
            attract=lambda: self.attract(title),
            kept=kept + (game is not None) if kept else 0,
            lock=lambda way: self._past_lock(title, way),
        )
        return title

    def _ask_to_switch_off(self, title: Scene, switch_off: "Callable[[], Answer]") -> Scene:
        from goldenhorn.app.title_questions import ask_to_switch_off

        def go() -> "Answer":
            self.game_store.autosave.flush()  # all is on the disk before anything is switched off
            return switch_off()

        return ask_to_switch_off(self.context, title, go)

    def attract(self, title: Scene) -> Scene:
        """Bots that play for whoever looks on, game after game, until somebody comes."""
        from goldenhorn.scenes.attract.attract import Attract

        def wake() -> Scene:
            self._watched = None
            return title

        number, self._shown = self._shown, self._shown + 1
        scene = Attract(self.context, number, title=wake, following=lambda: self.attract(title))
        self._watched = scene.game
        return scene

    def _has_played(self, left: Game | None) -> bool:
        """Whether anybody has played here, as far as anything that is kept can tell."""
        return (
            left is not None or bool(self.context.settings.tips) or self.game_store.has_older_games
        )

    def _saved(self, left: Game | None) -> Saved | None:
        """What Continue continues: the game left last, or else the one put by last."""
        if left is not None:
            return Saved(left.mover.crest, told_in_short(left), lambda: self.resumed(left))
        newest = self.game_store.put_by_last()
        if newest is None:
            return None
        number, game = newest

        def go_on() -> Scene:
            taken = self.game_store.taken_out(number, None)
            return self.title() if taken is None else self.resumed(taken)

        return Saved(game.mover.crest, told_in_short(game), go_on)

    def continued(self) -> Scene:
        """The game that Continue offers, or the title with a word that there is none."""
        saved = self._saved(self.game_store.left_game())
        if saved is None:
            self.context.note(_("There is no saved game to continue."))
            return self.title()
        return saved.open()

    def resumed(self, game: Game) -> Scene:
        """A game that was left, with its people at devices like those they had.

        Where such a device is not there, the game asks for it by name before it goes on.
        """
        self._played = game
        seat_again(self.context.controls, game)
        return self.board(game)

    def _how_to_play(self, title: Scene) -> Scene:
        from goldenhorn.app.title_questions import ask_how_to_learn

        return ask_how_to_learn(
            self.context, title, lambda: self.lessons(title), lambda: self.rules(title)
        )

    def lessons(self, parent: Scene) -> Scene:
        """The lessons."""
        from goldenhorn.scenes.tutorial.lesson_list import Lessons

        return Lessons(
            self.context,
            parent,
            first_game=lambda: self._first_game(parent),
            rules=self.rules,
            menu=self.lesson_menu,
        )

    def lesson_menu(
        self,
        board: Scene,
        game: Game,
        progress: "tuple[Lesson, int]",
        leave: Callable[[], Scene],
    ) -> Scene:
        """The menu in front of a lesson."""
        from goldenhorn.scenes.pause.lesson_menu import LessonMenu

        return LessonMenu(
            self.context,
            board,
            game,
            progress,
            rules=lambda scene: self.rules(scene, progress[0].page),
            settings=self.settings,
            leave=leave,
        )

    def _first_game(self, title: Scene) -> Scene:
        """A game against one easy bot, with fleets where they are proposed."""
        return self._making_way(title, self.game_store.left_game(), self._begin_first_game)

    def _begin_first_game(self) -> Scene:
        from goldenhorn.session.placement_state import place_as_proposed

        seat_alone(self.context.controls)
        lineup = Lineup().with_place(0, Place(HUMAN, "", 0)).with_place(1, Place("easy", "", 1))
        game = self._dealt(lineup)
        place_as_proposed(game)
        self.game_store.autosave.keep(game)
        return self.board(game)

    def rules(self, parent: Scene, rule: str | None = None) -> Scene:
        """The rule book."""
        from goldenhorn.scenes.rules.rules import RuleBook

        return RuleBook(self.context, parent, rule=rule)

    def settings(self, parent: Scene) -> Scene:
        """The settings, behind a lock where children play."""
        from goldenhorn.scenes.settings.settings import SettingsPage

        return self._past_lock(parent, lambda: SettingsPage(self.context, parent))

    def _past_lock(self, parent: Scene, way: Callable[[], _Following]) -> _Following | Scene:
        """Where a way leads, or the lock before it where children play."""
        from goldenhorn.ui.child_lock import past_lock

        return past_lock(self.context, parent, way)

    def hall_of_fame(self, parent: Scene) -> Scene:
        """The hall of fame."""
        from goldenhorn.scenes.fame.fame import FamePage

        page = FamePage(
            self.context,
            parent,
            self.game_store.fame,
            replay=lambda text: self._watch_record(page, text),
            all_games=lambda games: self._finished_games(page, games),
        )
        return page

    def _finished_games(self, hall: "FamePage", games: "tuple[Result, ...]") -> Scene:
        from goldenhorn.scenes.fame.games_list import FinishedGames

        page = FinishedGames(
            self.context,
            hall,
            self.game_store.fame,
            games,
            replay=lambda text: self._watch_record(page, text),
            leave=hall.come_back,
        )
        return page

    def _watch_record(self, parent: Scene, text: str) -> Scene:
        game = self.game_store.recorded(text)
        return parent if game is None else self.replay(parent, game)

    def replay(self, parent: Scene | None, game: Game) -> Scene:
        """A game to be watched again; without a parent the app ends after it."""
        from goldenhorn.scenes.replay.replay import Replay

        def leave() -> Scene | None:
            self._watched = None
            return parent

        self._watched = game
        return Replay(self.context, parent, game, leave=leave)

    def saved_games(self, parent: Scene, left: Game | None) -> Scene:
        """The games that were put by, and the one that was left last."""
        from goldenhorn.scenes.saved_games.saved_games import SavedGames

        page = SavedGames(
            self.context,
            parent,
            left=left,
            open_left=self.resumed,
            open_slot=lambda number: self._open_slot(page, number, left),
            new_game=self._welcome,
            leave=self.title,
        )
        return page

    def _open_slot(self, page: Scene, number: int, left: Game | None) -> Scene:
        game = self.game_store.taken_out(number, left)
        return page if game is None else self.resumed(game)

    # A new game

    def _new_game(self, title: Scene, left: Game | None) -> Scene:
        return self._making_way(title, left, self._welcome)

    def _making_way(self, title: Scene, left: Game | None, way: Callable[[], Scene]) -> Scene:
        """Where a way leads once the game that was left is kept; asks only if one would be lost."""
        if left is None:
            return way()
        from goldenhorn.app.title_questions import ask_to_give_up, ask_to_put_by

        def keep_and_go() -> Scene:
            trouble = self.game_store.put_by(left)
            if trouble is not None:
                return ask_to_give_up(self.context, title, trouble, way)
            self.context.note(_("The open game is kept in Saved games."))
            return way()

        return (
            keep_and_go()
            if self.game_store.has_room
            else ask_to_put_by(self.context, title, keep_and_go)
        )

    def _welcome(self) -> Scene:
        """The lobby, with a seat for whoever has led there."""
        lobby = self.lobby()
        lobby.welcome(self.context.controls.last_active_device)
        return lobby

    def lobby(self) -> "Lobby":
        """Where people sit down."""
        from goldenhorn.scenes.lobby.lobby import Lobby

        def lost_pad(lobby: Lobby, seats: tuple[int, ...]) -> Scene:
            from goldenhorn.app.lost_seats import lost_in_lobby

            return lost_in_lobby(self.context, lobby, seats)

        return Lobby(self.context, start=self.begin, leave=self.title, lost_pad=lost_pad)

    def begin(self, lineup: Lineup) -> Scene:
        """Begin a new game."""
        return self.board(self._dealt(lineup))

    def _dealt(self, lineup: Lineup) -> Game:
        seed = self._draw_seed() if lineup.seed is None else lineup.seed
        devices = [self.context.controls.device_of(seat) for seat in range(len(lineup.taken))]
        kinds = [device.kind if device else None for device in devices]
        effort = self._effort() if self._effort is not None else "full"
        return Game.begin(lineup, seed, kinds, effort)

    # A game

    def board(self, game: Game) -> Scene:
        """Play a game, from the placing of its fleets or from where it was left."""
        if game.state.phase != "place":
            self._fetch_water(game)
        self.context.make_room()
        self._played = game
        if game.state.phase == "place":
            from goldenhorn.scenes.board.placement import Placement

            return Placement(
                self.context,
                game,
                lambda: self.board(game),
                lambda scene: self.pause(scene, game),
                lost_pad=lambda scene, seats: self._lost_in_game(scene, game, seats),
                kept=lambda: self.game_store.autosave.keep(game),
            )
        from goldenhorn.scenes.tutorial.coached_board import CoachedBoard

        board = CoachedBoard(
            self.context,
            game,
            self.game_store.autosave,
            over=lambda: self.scoring(game),
            pause=lambda scene: self.pause(scene, game, board),
            lost_pad=lambda scene, seats: self._lost_in_game(scene, game, seats),
            replay=lambda scene, step: self._replay_since(scene, game, step),
            rules=self.rules,
        )
        return board

    def _fetch_water(self, game: Game) -> None:
        """Have the sea of a board read while the rest of it is made."""
        from goldenhorn.board_view.layout import layout_of

        layout = layout_of(game.state.config)
        for part in layout.water:
            self.context.pictures.fetch(part, layout.water_size)

    def _replay_since(self, board: Scene, game: Game, step: int) -> Scene:
        from goldenhorn.scenes.replay.replay import replay_since

        return replay_since(self.context, board, game, step)

    def pause(self, parent: Scene, game: Game, board: "Board | None" = None) -> Scene:
        """Everything waits; the rule book opens at what is being planned."""
        from goldenhorn.scenes.pause.pause import Pause
        from goldenhorn.session.rule_book.rule_book import current_rule_page

        controls, plan = self.context.controls, board.turn if board is not None else None
        device = controls.last_active_device
        can_show = board is not None and board.private.can_show(device)
        return Pause(
            self.context,
            parent,
            game,
            controls.seat_for(device),
            log=board.with_log if board is not None else None,
            rules=lambda scene: self.rules(scene, current_rule_page(game.state, plan)),
            settings=self.settings,
            abandon=self._abandon,
            leave=self.title,
            kept=lambda: self.game_store.autosave.keep(game),
            look=board.private.show_from_menu if board is not None and can_show else None,
            undo=board.turns.question_before_undo(device) if board is not None else None,
        )

    def _abandon(self) -> Scene:
        self._played = None  # whatever happens from here on, nobody wants it back
        self.game_store.autosave.forget()
        return self.title()

    def _lost_in_game(self, scene: Scene, game: Game, seats: tuple[int, ...]) -> Scene:
        from goldenhorn.app.lost_seats import lost_in_game

        return lost_in_game(
            self.context, scene, game, seats, keep=self.game_store.autosave.keep, leave=self.title
        )

    # The end

    def scoring(self, game: Game) -> Scene | None:
        """What follows the last turn."""
        self.game_store.enter(game)
        if self._quits_at_end:
            return None
        from goldenhorn.scenes.scoring.scoring import Scoring

        self.context.make_room()
        return Scoring(
            self.context,
            game,
            rematch=lambda: self._rematch(game),
            title=self.title,
            watch=lambda scoring: self.replay(scoring, game),
        )

    def _rematch(self, game: Game) -> Scene:
        from goldenhorn.session.seating import lineup_again

        lineup = lineup_again(game)
        seat_for_rematch(self.context.controls, lineup)
        return self.begin(lineup)

    def crash_screen(self, problem: Exception) -> "CrashScreen":
        """Save what there is, write down what happened, and show the way on."""
        from goldenhorn.app.crash_recovery import crash_screen

        watched, self._watched = self._watched, None
        return crash_screen(
            self.context,
            self.game_store,
            problem,
            self._played,
            watched=watched,
            sail_on=self.resumed,
            title=self.title,
        )
