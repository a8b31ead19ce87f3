"""Among several people: the hand-over, the own hand, log and pause, and while somebody is away."""

from dataclasses import replace

from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD
from goldenhorn.scenes.pause.pause import Pause, PauseEntry
from goldenhorn.session.deeds import recap_for
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN
from goldenhorn.session.planning.choices import Choices, Step
from goldenhorn.session.planning.plans import departures
from goldenhorn.storage.saves import SLOTS, keep_in_slot
from goldenhorn.tools.scenarios.game_setup import (
    ask,
    game_after,
    game_where,
    mover_device,
    press_until,
    show_board,
    show_turn,
    wait_for,
)
from goldenhorn.tools.scenarios.scenario import scenario
from goldenhorn.tools.screenshot_driver import PADS, ScreenshotDriver

PEOPLE = (HUMAN, HUMAN)
PEOPLE_AND_BOTS = (HUMAN, HUMAN, "easy", "hard")
FALLEN = 50
"""Ticks after which a curtain has fallen, or a book lies open."""


@scenario(
    "handover",
    "peek",
    "peek_hint",
    "log",
    "log_scrolled",
    "lost_pad_in_game",
    screens=("CoachedBoard", "LostPad"),
)
def people(driver: ScreenshotDriver) -> None:
    """A player is called, looks at the hand, asks for a hint, reads the log and loses the pad."""
    board = show_board(driver, game_after(60, *PEOPLE_AND_BOTS))
    wait_for(driver, "hand-over", lambda: board.widgets.handover.is_shown)
    driver.wait(80)
    driver.take("handover")
    ask(driver, board)
    device = mover_device(driver, board)
    driver.press(Button.PEEK, device=device)
    driver.wait(FALLEN)
    driver.take("peek")
    hint = Button.HINT if device == KEYBOARD else Button.FAST
    driver.press(hint, device=device)
    driver.wait(70)  # a hint takes a second, whatever it is
    driver.take("peek_hint")
    driver.wait(200)
    driver.press(Button.LOG, device=device)
    driver.wait(60)
    driver.take("log")
    driver.press(Button.LEFT, Button.LEFT, device=device)
    driver.wait(FALLEN)
    driver.take("log_scrolled")
    driver.press(Button.BACK, device=device)
    driver.wait(FALLEN)
    driver.unplug(PADS[0])
    driver.take("lost_pad_in_game")


@scenario("handover_undo", screens=("CoachedBoard",))
def undo_from_before_a_sheet(driver: ScreenshotDriver) -> None:
    """A player is called after a move that its owner can still take back."""
    board = show_board(driver, game_after(60, *PEOPLE))

    def is_called() -> bool:
        if board.widgets.handover.is_shown and board.turns.undoable_seat is not None:
            return True
        if board.turn is not None or board.widgets.handover.is_shown:
            driver.press(Button.CONFIRM, device=mover_device(driver, board))
        return False

    wait_for(driver, "move to take back", is_called)
    driver.wait(80)
    driver.take("handover_undo")


@scenario("handover_question", "pause_undo", screens=("Question", "Pause"))
def undo_on_a_shared_device(driver: ScreenshotDriver) -> None:
    """Two people at one keyboard: a question by name before a turn is taken back."""
    board = show_board(driver, game_after(60, *PEOPLE), KEYBOARD, KEYBOARD)

    def is_called() -> bool:
        if board.widgets.handover.is_shown and board.turns.undoable_seat is not None:
            return True
        driver.press(Button.CONFIRM)
        return False

    wait_for(driver, "move to take back", is_called)
    driver.wait(80)
    driver.press(Button.BACK)
    driver.take("handover_question")
    driver.press(Button.BACK, Button.CONFIRM, Button.BACK)
    driver.take("pause_undo")


@scenario("handover_robbed", screens=("CoachedBoard",))
def robbed(driver: ScreenshotDriver) -> None:
    """A player is called whose ship was robbed meanwhile."""

    def finds(game: Game, _choices: Choices) -> bool:
        return any(deed.victim == 0 for deed in recap_for(game, 0).deeds)

    board = show_board(driver, game_where("robbed player", finds, *PEOPLE_AND_BOTS))
    wait_for(driver, "hand-over", lambda: board.widgets.handover.is_shown)
    driver.wait(80)
    driver.take("handover_robbed")


@scenario("peek_lacking", screens=("CoachedBoard",))
def lacking(driver: ScreenshotDriver) -> None:
    """What a hidden hand cannot pay of the plan is told to its owner before the commit."""

    def finds(game: Game, choices: Choices) -> bool:
        choices.preview(departures(choices.public_state, choices.ship))
        is_lacking = bool(choices.missing(choices.landings[-1], game.state.hand(0)))
        choices.step = Step.SHIP
        return is_lacking

    board, turn = show_turn(driver, game_where("card that is lacking", finds, *PEOPLE_AND_BOTS))
    device = mover_device(driver, board)
    press_until(driver, Button.CONFIRM, "landing", lambda: turn.step is Step.LANDING, device)
    driver.press(Button.UP, Button.PEEK, device=device)
    driver.wait(FALLEN)
    driver.take("peek_lacking")


@scenario("peek_closed", "pass_cover", screens=("CoachedBoard",))
def shared_device(driver: ScreenshotDriver) -> None:
    """Two people at one keyboard: hands are closed, and a cover asks for the one who may look."""
    show_turn(driver, game_after(60, *PEOPLE_AND_BOTS), KEYBOARD, KEYBOARD)
    driver.take("peek_closed")
    driver.press(Button.PEEK)
    driver.wait(FALLEN)
    driver.take("pass_cover")


@scenario(
    *("pause", "pause_rules", "pause_settings", "seats", "pause_log", "abandon"),
    *("title_continue", "lobby_game_put_by", "new_game_over_unfinished"),
    screens=(
        *("Pause", "RuleBook", "SettingsPage", "SeatsPage", "CoachedBoard", "Question", "Title"),
        "Lobby",
    ),
)
def pause(driver: ScreenshotDriver) -> None:
    """Everything waits; what the menu opens, up to a game that is left and still open."""
    with driver.keeping():
        game = game_after(60, *PEOPLE_AND_BOTS)
        board, _turn = show_turn(driver, game)
        for entry, name in (
            (PauseEntry.RULES, "pause_rules"),
            (PauseEntry.SETTINGS, "pause_settings"),
            (PauseEntry.SEATS, "seats"),
            (PauseEntry.LOG, "pause_log"),
            (PauseEntry.ABANDON, "abandon"),
        ):
            driver.show(lambda: board)
            driver.press(Button.PAUSE)
            if entry is PauseEntry.RULES:
                driver.take("pause")
            _choose(driver, entry)
            driver.wait(60)
            driver.take(name)
            if entry is PauseEntry.LOG:
                driver.press(Button.BACK)
                driver.wait(FALLEN)
        driver.navigation.game_store.autosave.keep(game)
        driver.show(lambda: board)
        driver.press(Button.PAUSE)
        _choose(driver, PauseEntry.LEAVE)
        driver.wait(60)
        driver.take("title_continue")
        driver.context.is_silent = False
        driver.press(Button.DOWN, Button.CONFIRM)
        driver.wait(30)
        driver.take("lobby_game_put_by")
        driver.context.is_silent = True
        for _number in range(SLOTS):
            keep_in_slot(driver.context.folder, game)
        driver.navigation.game_store.autosave.keep(game)
        driver.show(driver.navigation.title)
        driver.press(Button.DOWN, Button.CONFIRM)
        driver.take("new_game_over_unfinished")


def _choose(driver: ScreenshotDriver, entry: PauseEntry) -> None:
    scene = driver.scene
    assert isinstance(scene, Pause)
    scene.focus.key = entry
    driver.press(Button.CONFIRM)


@scenario(
    *("waiting_nudge", "waiting_clock", "waiting_last_seconds", "waiting_time_is_up"),
    "bots_in_short",
    screens=("CoachedBoard",),
)
def waiting(driver: ScreenshotDriver) -> None:
    """The turn timer, the nudge, a turn that is lent to a bot, and bots' turns in short."""
    usual = driver.context.settings
    driver.context.change(replace(usual, turn_timer=1, bots_turns="summarised"))
    board = show_board(driver, game_after(60, HUMAN, "easy", "medium", "hard"))
    ask(driver, board)
    driver.wait(2700)
    driver.take("waiting_nudge")
    driver.wait(300)
    driver.take("waiting_clock")
    driver.wait(400)
    driver.take("waiting_last_seconds")
    wait_for(driver, "end of the time", lambda: board.turns.is_saying and board.turn is None)
    driver.wait(30)
    driver.take("waiting_time_is_up")
    own = board.game.state.turn
    # While a turn is told the next one has begun already.
    wait_for(
        driver,
        "turn of a bot in short",
        lambda: board.bots.is_telling and board.game.state.turn > own + 1,
    )
    driver.wait(30)
    driver.take("bots_in_short")
