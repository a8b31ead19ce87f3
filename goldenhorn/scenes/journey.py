"""The way from one screen to the next: the only one who knows all screens; draws nothing.

Scenes are given functions that lead on, so that none of them need know another. Screens are
imported when they are first opened: the title must not wait for the board.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from goldenhorn.devices import KEYBOARD, TOUCH, Device
from goldenhorn.language import _
from goldenhorn.lineup import PLACES, REPLACEMENT
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Stage
from goldenhorn.scenes.title import OFF, Saved, Title

if TYPE_CHECKING:
    from goldenhorn.bots.levels import Effort
    from goldenhorn.fame import Fame
    from goldenhorn.game import Game
    from goldenhorn.lineup import Lineup
    from goldenhorn.saves import Autosave
    from goldenhorn.scenes.lobby import Lobby


class Journey:
    """Leads people through the game."""

    def __init__(
        self,
        stage: Stage,
        *,
        today: Callable[[], str],
        draw_seed: Callable[[], int],
        quits_at_end: bool = False,
        switch_off: Callable[[], bool] | None = None,
        effort: "Callable[[], Effort] | None" = None,
    ) -> None:
        """Know the outer world by functions: the date, and numbers nobody can foresee.

        Where the machine can be switched off, `switch_off` tells whether it will be; `effort`
        chooses how much the bots of a new game think, where that depends on the machine.
        """
        self.stage = stage
        self._today, self._draw_seed = today, draw_seed
        self._quits_at_end = quits_at_end
        self._switch_off = switch_off
        self._effort = effort
        self._autosave: Autosave | None = None
        self._fame: Fame | None = None
        self._shown = 0
        """How many games bots have played for whoever looked on."""
        self._played: Game | None = None
        """The game that is being played, for the report if something goes wrong."""

    @property
    def autosave(self) -> "Autosave":
        """Keeps the game that is being played."""
        if self._autosave is None:
            from goldenhorn.saves import Autosave

            self._autosave = Autosave(self.stage.folder)
        return self._autosave

    @property
    def fame(self) -> "Fame":
        """Keeps the games that were finished."""
        if self._fame is None:
            from goldenhorn.fame import Fame

            self._fame = Fame(self.stage.folder)
        return self._fame

    def close(self) -> None:
        """See that everything is written down."""
        if self._autosave is not None:
            self._autosave.close()

    # The title and what it opens

    def title(self) -> Scene:
        """The first screen; Continue is there if a game was left."""
        from goldenhorn.saves import list_slots

        game = self._left_game()
        self._played = None
        title: Title
        ways_out: dict[str, Callable[[], Scene]] = {}
        if self._switch_off is not None:
            ways_out[OFF] = lambda: self._ask_to_switch_off(title)
        title = Title(
            self.stage,
            self._saved(game) if game is not None else None,
            {
                "new": lambda: self._new_game(title, game),
                "how": lambda: self._how_to_play(title),
                "fame": lambda: self.hall_of_fame(title),
                "options": lambda: self.settings(title),
                "kept": lambda: self.saved_games(title, game),
                **ways_out,
            },
            attract=lambda: self.attract(title),
            kept=len(list_slots(self.stage.folder)),
        )
        return title

    def _ask_to_switch_off(self, title: Scene) -> Scene:
        """What a cabinet's title leads to instead of the way out."""
        from goldenhorn.scenes.question import Question

        def go() -> Scene | None:
            if self._autosave is not None:
                self._autosave.flush()  # all is on the disk before anything is switched off
            if self._switch_off is not None and self._switch_off():
                return None
            self.stage.note(_("This machine could not be switched off."))
            return title

        answers = (
            (_("Back"), lambda: title),
            (_("Leave the game"), lambda: None),
            (_("Switch off"), go),
        )
        text = _("Shall the machine be switched off? A game that is open is kept.")
        return Question(self.stage, title, _("Switch off"), text, answers, 0)

    def attract(self, title: Scene) -> Scene:
        """Bots that play for whoever looks on, game after game, until somebody comes."""
        from goldenhorn.scenes.attract import Attract

        number, self._shown = self._shown, self._shown + 1
        return Attract(self.stage, number, title, lambda: self.attract(title))

    def _left_game(self) -> "Game | None":
        from goldenhorn.saves import load_finished, load_latest

        if self._autosave is not None:
            self._autosave.flush()
        finished = load_finished(self.stage.folder)
        if finished is not None:
            self._enter(finished)
        game, note = load_latest(self.stage.folder)
        self.stage.note(note)
        return game

    def _saved(self, game: "Game") -> Saved:
        name = game.names[game.state.player]
        text = _("Round {number}, {name}’s turn", number=game.round, name=name)
        return Saved(game.mover.crest, text, lambda: self.resumed(game))

    def continued(self) -> Scene:
        """The game that was left, or the title with a word that there is none."""
        game = self._left_game()
        if game is None:
            self.stage.note(_("There is no saved game to continue."))
            return self.title()
        return self.resumed(game)

    def resumed(self, game: "Game") -> Scene:
        """A game that was left, with its people at devices like those they had.

        Where such a device is not there, the game asks for it by name before it goes on.
        """
        self._seat_again(game)
        return self.board(game)

    def _seat_again(self, game: "Game") -> None:
        controls = self.stage.controls
        pads = [device for device in controls.devices if device.kind == "gamepad"]
        for seat in range(PLACES):  # the game before may have had more seats
            controls.unbind(seat)
        for seat, place in enumerate(game.seats):
            if not place.is_human:
                continue
            if place.device == "gamepad" and not pads:
                controls.miss(seat)
            elif place.device == "gamepad":
                controls.bind(seat, pads.pop(0))
            else:
                controls.bind(seat, TOUCH if place.device == "touch" else KEYBOARD)

    def _how_to_play(self, title: Scene) -> Scene:
        """Lessons or rule book."""
        from goldenhorn.scenes.question import Question

        question = Question(
            self.stage,
            title,
            _("How to play"),
            _("Short lessons on the board, or all the rules to read."),
            (
                (_("Back"), lambda: title),
                (_("Learn by playing"), lambda: self.lessons(title)),
                (_("Rule book"), lambda: self.rules(title)),
            ),
            0,
        )
        question.focus.key = 1
        return question

    def lessons(self, parent: Scene) -> Scene:
        """The lessons."""
        from goldenhorn.scenes.tutorial import Lessons

        return Lessons(self.stage, parent, first_game=lambda: self._first_game(parent))

    def _first_game(self, title: Scene) -> Scene:
        """A game against one easy bot; where another is still open, the usual way to a new one."""
        left = self._left_game()
        if left is not None:
            return self._new_game(title, left)
        from goldenhorn.lineup import HUMAN, Lineup, Place

        controls = self.stage.controls
        for seat in range(PLACES):
            controls.unbind(seat)
        spoke = controls.last_spoken
        controls.bind(0, spoke if controls.is_attached(spoke) else KEYBOARD)
        lineup = Lineup().with_place(0, Place(HUMAN, "", 0)).with_place(1, Place("easy", "", 1))
        return self.begin(lineup)

    def rules(self, parent: Scene, rule: str | None = None) -> Scene:
        """The rule book."""
        from goldenhorn.scenes.rules import RuleBook

        return RuleBook(self.stage, parent, rule=rule)

    def settings(self, parent: Scene) -> Scene:
        """The settings, behind a lock where children play."""
        from goldenhorn.scenes.settings import SettingsPage

        if not self.stage.settings.child_lock:
            return SettingsPage(self.stage, parent)
        from goldenhorn.scenes.child_lock import ChildLock

        return ChildLock(self.stage, parent, lambda: SettingsPage(self.stage, parent))

    def hall_of_fame(self, parent: Scene) -> Scene:
        """The hall of fame."""
        from goldenhorn.scenes.fame import FamePage

        page = FamePage(
            self.stage, parent, self.fame, replay=lambda text: self._watch_record(page, text)
        )
        return page

    def _watch_record(self, parent: Scene, text: str) -> Scene:
        from goldenhorn.engine.record import BadRecord
        from goldenhorn.game import game_from_text

        try:
            game, note = game_from_text(text)
        except BadRecord:
            self.stage.note(_("This game is damaged."))
            return parent
        self.stage.note(note)
        return self.replay(parent, game)

    def replay(self, parent: Scene | None, game: "Game") -> Scene:
        """A game to be watched again; without a parent the app ends after it."""
        from goldenhorn.scenes.replay import Replay

        return Replay(self.stage, parent, game)

    # Saved games

    def saved_games(self, parent: Scene, left: "Game | None") -> Scene:
        """The games that were put by, and the one that was left last."""
        from goldenhorn.scenes.saved_games import SavedGames

        page = SavedGames(
            self.stage,
            parent,
            left=left,
            open_left=self.resumed,
            open_slot=lambda number: self._open_slot(page, number, left),
            new_game=self.lobby,
            leave=self.title,
        )
        return page

    def _open_slot(self, page: Scene, number: int, left: "Game | None") -> Scene:
        """Play on what was put by; at every moment it and the game left last are on the disk."""
        from goldenhorn.saves import forget_slot, keep_in_slot, load_latest, load_slot

        folder = self.stage.folder
        assert folder is not None, "slots are in a folder"
        game, note = load_slot(folder, number)
        self.stage.note(note)
        if game is None:
            return page
        if left is not None:
            note = keep_in_slot(folder, left, self._today(), may_use_spare=True)
            self.stage.note(note)
            if note is not None:
                return page
        self.autosave.keep(game)
        self.autosave.flush()
        kept, _note = load_latest(folder)
        if kept is not None and kept.snapshot() == game.snapshot():
            forget_slot(folder, number)
        return self.resumed(game)

    # A new game

    def _new_game(self, title: Scene, left: "Game | None") -> Scene:
        """The lobby; a game that was left is kept first, if people agree."""
        if left is None:
            return self.lobby()
        from goldenhorn.scenes.question import Question

        def keep_and_go() -> Scene:
            from goldenhorn.saves import keep_in_slot

            note = keep_in_slot(self.stage.folder, left, self._today())
            self.stage.note(note)
            if note is None:
                self.autosave.forget()
            return self.lobby()

        return Question(
            self.stage,
            title,
            _("A game is still open"),
            _("It is kept among the saved games while you play another."),
            ((_("Not yet"), lambda: title), (_("New game"), keep_and_go)),
            0,
        )

    def lobby(self) -> Scene:
        """Where people sit down."""
        from goldenhorn.scenes.lobby import Lobby

        return Lobby(self.stage, start=self.begin, leave=self.title, lost_pad=self._lost_in_lobby)

    def begin(self, lineup: "Lineup") -> Scene:
        """Begin a new game."""
        from goldenhorn.game import Game

        seed = self._draw_seed() if lineup.seed is None else lineup.seed
        devices = [self.stage.controls.device_of(seat) for seat in range(len(lineup.taken))]
        kinds = [device.kind if device else None for device in devices]
        effort = self._effort() if self._effort is not None else "full"
        return self.board(Game.begin(lineup, seed, kinds, effort))

    # A game

    def board(self, game: "Game") -> Scene:
        """Play a game, from the placing of its fleets or from where it was left."""
        self.stage.make_room()
        self._played = game
        if game.state.phase == "place":
            from goldenhorn.scenes.placement import Placement

            return Placement(
                self.stage,
                game,
                lambda: self.board(game),
                lambda scene: self.pause(scene, game),
                lost_pad=lambda scene, seats: self._lost_in_game(scene, game, seats),
                kept=lambda: self.autosave.keep(game),
            )
        from goldenhorn.scenes.coached_board import CoachedBoard

        board = CoachedBoard(
            self.stage,
            game,
            self.autosave,
            over=lambda: self.reckoning(game),
            pause=lambda scene: self.pause(scene, game, log=board.log_over),
            lost_pad=lambda scene, seats: self._lost_in_game(scene, game, seats),
            rules=self.rules,
        )
        return board

    def pause(
        self, parent: Scene, game: "Game", log: Callable[[Scene], Scene] | None = None
    ) -> Scene:
        """Everything waits."""
        from goldenhorn.scenes.pause import Pause

        controls = self.stage.controls
        return Pause(
            self.stage,
            parent,
            game,
            controls.seat_for(controls.last_spoken),
            log=log,
            rules=self.rules,
            settings=self.settings,
            abandon=self._abandon,
            leave=self.title,
            kept=lambda: self.autosave.keep(game),
        )

    def _abandon(self) -> Scene:
        self.autosave.forget()
        return self.title()

    def reckoning(self, game: "Game") -> Scene | None:
        """What follows the last turn."""
        self._enter(game)
        if self._quits_at_end:
            return None
        from goldenhorn.scenes.scoring import Scoring

        self.stage.make_room()
        return Scoring(
            self.stage,
            game,
            rematch=lambda: self._rematch(game),
            title=self.title,
            watch=lambda scoring: self.replay(scoring, game),
        )

    def _enter(self, game: "Game") -> None:
        """Write a finished game into the hall of fame; only then is its save dispensable."""
        trouble = self.fame.add(game, self._today())
        self.stage.note(trouble)
        self.stage.note(self.fame.problem())
        if trouble is None:
            self.autosave.forget()

    def _rematch(self, game: "Game") -> Scene:
        from goldenhorn.rematch import lineup_again

        lineup = lineup_again(game)
        controls = self.stage.controls
        for seat, place in enumerate(lineup.taken):
            # Whose seat a bot had taken over comes back, at the device of who wants a rematch.
            if lineup.places[place].is_human and controls.device_of(seat) is None:
                controls.bind(seat, controls.last_spoken)
        return self.begin(lineup)

    def run_aground(self, problem: Exception) -> Scene:
        """Save what there is, write down what happened, and show the way on."""
        from goldenhorn.crash_report import report_text, write_report
        from goldenhorn.scenes.crash import Crash, Stranded

        stage = self.stage
        stage.controls.stop_typing()
        stage.controls.capture_next(False)
        played = self._played
        text = report_text(problem, stage.settings, played.match if played is not None else None)
        path = write_report(stage.folder, text)
        note = f"{path.parent.name}/{path.name}" if path is not None else ""
        left = self._left_game()
        if left is None:
            return Crash(stage, Stranded(note=note), sail_on=None, title=self.title)
        crests = tuple(seat.crest for seat in left.seats)
        saved = Stranded(self._saved(left).text, crests, note)
        return Crash(stage, saved, sail_on=self.continued, title=self.title)

    # Lost pads

    def _lost_in_lobby(self, lobby: "Lobby", seats: tuple[int, ...]) -> Scene:
        from goldenhorn.scenes.lost_pad import LostPad, LostSeat

        everybody = [
            LostSeat(seat, lobby.name_of(seat), lobby.crest_of(seat), device)
            for seat in range(PLACES)
            if (device := lobby.device_of(seat)) is not None
        ]

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
            leave_label=_("Free the seat"),
        )

    def _lost_in_game(self, scene: Scene, game: "Game", seats: tuple[int, ...]) -> Scene:
        from goldenhorn.scenes.lost_pad import LostPad, LostSeat

        controls = self.stage.controls
        everybody = [
            LostSeat(seat, game.names[seat], place.crest, device)
            for seat, place in enumerate(game.seats)
            if place.is_human and (device := controls.device_of(seat)) is not None
        ]

        def take_over(seat: int, device: Device) -> None:
            controls.take_over(seat, device)
            game.played_on(seat, device.kind)
            self.autosave.keep(game)

        def give_to_bot(seat: int) -> None:
            controls.unbind(seat)
            game.hand_over(seat, REPLACEMENT)
            self.autosave.keep(game)

        return LostPad(
            self.stage,
            scene,
            tuple(person for person in everybody if person.seat in seats),
            take_over=take_over,
            give_to_bot=give_to_bot,
            leave=self.title,
            seated=tuple(person for person in everybody if person.seat not in seats),
        )
