"""Among several people: the hand-over, looks at the own hand, the log and the pause."""

from goldenhorn.bindings import Button
from goldenhorn.choices import Choices
from goldenhorn.devices import KEYBOARD
from goldenhorn.game import Game
from goldenhorn.lineup import HUMAN
from goldenhorn.moments.moment import moment
from goldenhorn.moments.table import (
    ask,
    game_after,
    game_where,
    mover_device,
    show_board,
    show_turn,
    wait_for,
)
from goldenhorn.recap import recap_for
from goldenhorn.scenes.pause import Entry, Pause
from goldenhorn.studio import PADS, Studio

PEOPLE = (HUMAN, HUMAN)
PEOPLE_AND_BOTS = (HUMAN, HUMAN, "easy", "hard")
FALLEN = 50
"""Ticks after which a curtain has fallen, or a book lies open."""


@moment("handover", "peek", "peek_hint", "log", "log_scrolled", "lost_pad_in_game")
def people(studio: Studio) -> None:
    """A player is called, looks at the hand, asks for a hint, reads the log and loses the pad."""
    board = show_board(studio, game_after(60, *PEOPLE_AND_BOTS))
    wait_for(studio, "hand-over", lambda: board.parts.handover.is_shown)
    studio.wait(80)
    studio.take("handover")
    ask(studio, board)
    device = mover_device(studio, board)
    studio.press(Button.PEEK, device=device)
    studio.wait(FALLEN)
    studio.take("peek")
    hint = Button.HINT if device == KEYBOARD else Button.FAST
    studio.press(hint, device=device)
    studio.wait(70)  # a hint takes a second, whatever it is
    studio.take("peek_hint")
    studio.wait(200)
    studio.press(Button.LOG, device=device)
    studio.wait(60)
    studio.take("log")
    studio.press(Button.LEFT, Button.LEFT, device=device)
    studio.wait(FALLEN)
    studio.take("log_scrolled")
    studio.press(Button.BACK, device=device)
    studio.wait(FALLEN)
    studio.unplug(PADS[0])
    studio.take("lost_pad_in_game")


@moment("handover_undo")
def undo_from_before_a_sheet(studio: Studio) -> None:
    """A player is called after a move that its owner can still take back."""
    board = show_board(studio, game_after(60, *PEOPLE))

    def is_called() -> bool:
        if board.parts.handover.is_shown and board.turns.undoable_seat is not None:
            return True
        if board.turn is not None or board.parts.handover.is_shown:
            studio.press(Button.CONFIRM, device=mover_device(studio, board))
        return False

    wait_for(studio, "move to take back", is_called)
    studio.wait(80)
    studio.take("handover_undo")


@moment("handover_robbed")
def robbed(studio: Studio) -> None:
    """A player is called whose ship was robbed meanwhile."""

    def finds(game: Game, _choices: Choices) -> bool:
        return any(deed.victim == 0 for deed in recap_for(game, 0).deeds)

    board = show_board(studio, game_where("robbed player", finds, *PEOPLE_AND_BOTS))
    wait_for(studio, "hand-over", lambda: board.parts.handover.is_shown)
    studio.wait(80)
    studio.take("handover_robbed")


@moment("peek_closed", "pass_cover")
def shared_device(studio: Studio) -> None:
    """Two people at one keyboard: hands are closed, and a cover asks for the one who may look."""
    show_turn(studio, game_after(60, *PEOPLE_AND_BOTS), KEYBOARD, KEYBOARD)
    studio.take("peek_closed")
    studio.press(Button.PEEK)
    studio.wait(FALLEN)
    studio.take("pass_cover")


@moment(
    *("pause", "pause_rules", "pause_settings", "seats", "pause_log", "abandon"),
    *("title_continue", "new_game_over_unfinished"),
)
def pause(studio: Studio) -> None:
    """Everything waits; what the menu opens, up to a game that is left and still open."""
    with studio.keeping():
        game = game_after(60, *PEOPLE_AND_BOTS)
        board, _turn = show_turn(studio, game)
        for entry, name in (
            (Entry.RULES, "pause_rules"),
            (Entry.SETTINGS, "pause_settings"),
            (Entry.SEATS, "seats"),
            (Entry.LOG, "pause_log"),
            (Entry.ABANDON, "abandon"),
        ):
            studio.show(board)
            studio.press(Button.PAUSE)
            if entry is Entry.RULES:
                studio.take("pause")
            _choose(studio, entry)
            studio.wait(60)
            studio.take(name)
            if entry is Entry.LOG:
                studio.press(Button.BACK)
                studio.wait(FALLEN)
        studio.journey.archive.autosave.keep(game)
        studio.show(board)
        studio.press(Button.PAUSE)
        _choose(studio, Entry.LEAVE)
        studio.wait(60)
        studio.take("title_continue")
        studio.press(Button.DOWN, Button.CONFIRM)
        studio.take("new_game_over_unfinished")


def _choose(studio: Studio, entry: Entry) -> None:
    scene = studio.scene
    assert isinstance(scene, Pause)
    scene.focus.key = entry
    studio.press(Button.CONFIRM)
