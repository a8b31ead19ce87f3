"""A person's turn at the board: ships, cargo, landings and pirates, and what is not allowed."""

from goldenhorn.engine.actions import Load, Sail
from goldenhorn.engine.refusals import Refusal
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.input.input_events import Point, PointKind
from goldenhorn.scenes.board.board import Board
from goldenhorn.session.game import Game
from goldenhorn.session.planning.choices import Choices, Step
from goldenhorn.session.planning.plans import Plan, cards_missing, departures
from goldenhorn.session.planning.turn import Turn
from goldenhorn.tools.scenarios.game_setup import (
    FOUR,
    REST,
    choose_ship,
    game_where,
    press_until,
    show_turn,
    take_at_rest,
    wait_for,
)
from goldenhorn.tools.scenarios.scenario import scenario
from goldenhorn.tools.screenshot_driver import PADS, ScreenshotDriver

# --- A voyage -------------------------------------------------------------------------------------


def _leaping_ship(choices: Choices) -> int | None:
    """A ship that may not load all, and that can leap over others for a card."""
    for ship in range(len(choices.public_state.ships[0])):
        choices.ship = ship
        cargoes = choices.cargoes
        if Refusal.LOAD_OWN_SAIL not in [choices.why_not_cargo(cargo) for cargo in cargoes]:
            continue
        choices.preview((Load(ship, cargoes[choices.best_cargo(cargoes)]),))
        further, choices.step = choices.further, Step.SHIP
        if further is not None and further.tolls and any(leg.skipped for leg in further.legs):
            return ship
    return None


@scenario(
    "turn_ship",
    "turn_cargo",
    "turn_cargo_refused",
    "why_not",
    "why_not_page",
    screens=("CoachedBoard", "CargoQuestion", "RuleBook"),
)
def cargo(driver: ScreenshotDriver) -> None:
    """A choice of cargo with something that is not allowed, and why it is not."""
    _board, turn = _leaping_turn(driver)
    driver.take("turn_ship")
    _choose_leaping(driver, turn)
    driver.take("turn_cargo")
    _go_to_cargo(driver, turn, is_allowed=False)
    take_at_rest(driver, "turn_cargo_refused", Button.CONFIRM)
    driver.press(Button.CONFIRM)
    driver.take("why_not")
    driver.press(Button.RIGHT, Button.CONFIRM)
    driver.wait(60)
    driver.take("why_not_page")


@scenario("turn_landing_from_port", "turn_landing_for_a_card", screens=("CoachedBoard",))
def landing_from_port(driver: ScreenshotDriver) -> None:
    """Where a ship gets for nothing, and where for a card, over squares that are taken."""
    _board, turn = _leaping_turn(driver)
    _choose_leaping(driver, turn)
    _go_to_cargo(driver, turn, is_allowed=True)
    take_at_rest(driver, "turn_landing_from_port", Button.CONFIRM)
    take_at_rest(driver, "turn_landing_for_a_card", Button.UP)


@scenario(
    *("turn_pad", "turn_pad_cargo", "turn_touch", "turn_touch_cargo", "turn_mouse"),
    screens=("CoachedBoard",),
)
def other_devices(driver: ScreenshotDriver) -> None:
    """The same questions with the signs of a pad, of a finger, and of a mouse."""
    for name, device in (("pad", PADS[0]), ("touch", TOUCH)):
        driver.context.controls.last_active_device = device
        _board, turn = _leaping_turn(driver, device)
        take_at_rest(driver, f"turn_{name}")
        _choose_leaping(driver, turn, device)
        driver.take(f"turn_{name}_cargo")
    _board, turn = _leaping_turn(driver)
    _choose_leaping(driver, turn)
    _go_to_cargo(driver, turn, is_allowed=True)
    driver.press(Button.CONFIRM)
    driver.context.controls.is_pointing = True
    driver.hear(Point(KEYBOARD, PointKind.MOVED, 3, 300, 0))
    take_at_rest(driver, "turn_mouse")


def _leaping_turn(driver: ScreenshotDriver, *devices: Device) -> tuple[Board, Turn]:
    game = game_where(
        "ship that leaps for a card",
        lambda _game, choices: _leaping_ship(choices) is not None,
        *FOUR,
    )
    return show_turn(driver, game, *devices)


def _choose_leaping(driver: ScreenshotDriver, turn: Turn, device: Device = KEYBOARD) -> None:
    ship = _leaping_ship(Choices(turn.public_state))
    assert ship is not None
    choose_ship(driver, turn, ship, device)


def _go_to_cargo(driver: ScreenshotDriver, turn: Turn, *, is_allowed: bool) -> None:
    def is_there() -> bool:
        return (turn.why_not_cargo(turn.cargoes[turn.cargo]) is None) is is_allowed

    press_until(driver, Button.RIGHT, "such cargo", is_there)


@scenario("turn_landing", "turn_landing_home", screens=("CoachedBoard",))
def landing_at_sea(driver: ScreenshotDriver) -> None:
    """A ship at sea that gets on for nothing, and one that comes home."""
    for name, is_home in (("turn_landing", False), ("turn_landing_home", True)):
        _land_at_sea(driver, is_home)
        driver.take(name)


@scenario("turn_undo_offered", screens=("CoachedBoard",))
def undo_offered(driver: ScreenshotDriver) -> None:
    """A move that can still be taken back, before a bot acts."""
    board = _land_at_sea(driver, is_home=False)
    driver.press(Button.CONFIRM)
    wait_for(driver, "rest after the move", lambda: not board.is_busy)
    take_at_rest(driver, "turn_undo_offered")


def _land_at_sea(driver: ScreenshotDriver, is_home: bool) -> Board:
    """Show a ship at sea with its landing in preview."""

    def finds(_game: Game, choices: Choices) -> bool:
        return _ship_at_sea(choices, is_home) is not None

    board, turn = show_turn(driver, game_where("ship at sea", finds, *FOUR))
    ship = _ship_at_sea(Choices(turn.public_state), is_home)
    assert ship is not None
    choose_ship(driver, turn, ship)
    return board


def _ship_at_sea(choices: Choices, is_home: bool) -> int | None:
    """A ship whose free run is longer than a step and ends at sea, or that earns points at home."""
    for ship in range(len(choices.public_state.ships[0])):
        ways = departures(choices.public_state, ship)
        if not isinstance(ways[0], Sail):
            continue
        choices.ship = ship
        choices.preview(ways)
        voyage, choices.step = choices.voyage, Step.SHIP
        assert voyage is not None
        is_worth_it = not is_home or choices.gain(voyage).points > 0
        if voyage.ends_in_port is is_home and len(voyage.legs) > 1 and is_worth_it:
            return ship
    return None


@scenario("turn_both_headings", "turn_headed_back", screens=("CoachedBoard",))
def both_headings(driver: ScreenshotDriver) -> None:
    """A ship that was robbed empty: ahead, or round and back."""

    def finds(_game: Game, choices: Choices) -> bool:
        return choices.public_state.phase == "begin" and _turning_ship(choices) is not None

    _board, turn = show_turn(driver, game_where("ship robbed empty", finds, *FOUR))
    ship = _turning_ship(turn)
    assert ship is not None
    choose_ship(driver, turn, ship)
    driver.take("turn_both_headings")

    def is_turned() -> bool:
        return turn.voyage is not None and turn.voyage.departure == Sail(ship, True)

    assert turn.voyage is not None
    backwards = Button.LEFT if turn.faces_east(turn.voyage) else Button.RIGHT
    press_until(driver, backwards, "way back", is_turned)
    take_at_rest(driver, "turn_headed_back")


def _turning_ship(choices: Choices) -> int | None:
    fleet = choices.public_state.ships[choices.public_state.player]
    return next((number for number, ship in enumerate(fleet) if ship.may_turn), None)


@scenario("turn_cards_lacking", "hint_beside_open_hand", screens=("CoachedBoard",))
def open_hand_notes(driver: ScreenshotDriver) -> None:
    """What the only person at the table may read: which cards are lacking, and a hint."""

    def finds(game: Game, choices: Choices) -> bool:
        choices.preview(departures(choices.public_state, choices.ship))
        further, choices.step = choices.further, Step.SHIP
        return bool(further and cards_missing(game.state.hand(0), Plan(further)))

    game = game_where("card that is lacking", finds, *FOUR)
    _board, turn = show_turn(driver, game)
    press_until(driver, Button.CONFIRM, "landing", lambda: turn.step is Step.LANDING)
    take_at_rest(driver, "turn_cards_lacking", Button.UP, Button.CONFIRM)
    show_turn(driver, game)
    driver.press(Button.HINT)
    driver.wait(2 * REST)
    driver.take("hint_beside_open_hand")


# --- Pirates --------------------------------------------------------------------------------------


@scenario("turn_pirates", "turn_pirates_pair", "turn_pirates_planned", screens=("CoachedBoard",))
def pirates(driver: ScreenshotDriver) -> None:
    """Which ship pirates rob, which cards they cost, and the plan with them."""

    def finds(_game: Game, choices: Choices) -> bool:
        return len(choices.targets) > 1 and len(choices.pairs) > 1

    game = game_where("two ships to rob, for several pairs of cards", finds, *FOUR)
    show_turn(driver, game)
    take_at_rest(driver, "turn_pirates", Button.PIRATES)
    take_at_rest(driver, "turn_pirates_pair", Button.CONFIRM)
    take_at_rest(driver, "turn_pirates_planned", Button.CONFIRM)


# --- Step by step ---------------------------------------------------------------------------------


@scenario("turn_step_by_step", "turn_undo_refused", screens=("CoachedBoard",))
def step_by_step(driver: ScreenshotDriver) -> None:
    """Loading comes first; what was drawn meanwhile cannot be taken back."""
    driver.set(step_by_step=True)
    board, turn = _leaping_turn(driver)
    _choose_leaping(driver, turn)
    _go_to_cargo(driver, turn, is_allowed=True)
    driver.press(Button.CONFIRM)
    wait_for(driver, "ship under way", lambda: board.turn is not None and not board.is_busy)
    take_at_rest(driver, "turn_step_by_step")
    press_until(driver, Button.BACK, "refused undo", lambda: board.turns.is_saying)
    take_at_rest(driver, "turn_undo_refused")
