"""A person's turn at the board: ships, cargo, landings and pirates, and what is not allowed."""

from goldenhorn.bots.bot import thought_through
from goldenhorn.bots.hint import hint
from goldenhorn.engine.actions import Action, Load, Raid, Sail
from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.sight import observe
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.input.input_events import Point, PointKind
from goldenhorn.scenes.board.board import Board
from goldenhorn.session.game import Game
from goldenhorn.session.planning.choices import Choices, SideAction, Step
from goldenhorn.session.planning.plans import departures, robbable
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


def _leaping_ship(choices: Choices, *, is_paid: bool = False) -> int | None:
    """A ship that may not load all, and that leaps over others for a card, which is held or not."""
    for ship in range(len(choices.public_state.ships[0])):
        choices.ship = ship
        cargoes = choices.cargoes
        if Refusal.LOAD_OWN_SAIL not in [choices.why_not_cargo(cargo) for cargo in cargoes]:
            continue
        choices.preview((Load(ship, cargoes[choices.best_cargo(cargoes)]),))
        further, choices.step = choices.further, Step.SHIP
        if further is None or (is_paid and choices.missing(further)):
            continue
        if further.tolls and any(leg.skipped for leg in further.legs):
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
    game = game_where(
        "ship that leaps for a card that is held",
        lambda _game, choices: _leaping_ship(choices, is_paid=True) is not None,
        *FOUR,
    )
    _board, turn = show_turn(driver, game)
    ship = _leaping_ship(Choices(turn.public_state), is_paid=True)
    assert ship is not None
    choose_ship(driver, turn, ship)
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


@scenario(
    *("turn_cards_lacking", "turn_cards_refused", "why_not_cards", "turn_cards_lacking_later"),
    screens=("CoachedBoard", "Question"),
)
def cards_lacking(driver: ScreenshotDriver) -> None:
    """A step that an open hand cannot pay, next or further on: grey with its reason, refused."""

    def finds(_game: Game, choices: Choices) -> bool:
        choices.preview(departures(choices.public_state, choices.ship))
        further, choices.step = choices.further, Step.SHIP
        return bool(further and choices.missing(further))

    _board, turn = show_turn(driver, game_where("card that is lacking", finds, *FOUR))
    press_until(driver, Button.CONFIRM, "landing", lambda: turn.step is Step.LANDING)
    take_at_rest(driver, "turn_cards_lacking")
    take_at_rest(driver, "turn_cards_refused", Button.UP)
    take_at_rest(driver, "why_not_cards", Button.UP)

    def finds_later(_game: Game, choices: Choices) -> bool:
        choices.preview(departures(choices.public_state, choices.ship))
        further, barred, choices.step = choices.further, choices.barred(), Step.SHIP
        return barred is not None and barred is not further

    _board, turn = show_turn(driver, game_where("card lacking later", finds_later, *FOUR))
    press_until(driver, Button.CONFIRM, "landing", lambda: turn.step is Step.LANDING)
    take_at_rest(driver, "turn_cards_lacking_later")


@scenario("hint_beside_open_hand", "hint_of_a_raid", screens=("CoachedBoard",))
def hints(driver: ScreenshotDriver) -> None:
    """What the only person at the table is advised, planned so that one press does it."""
    for name, what in (("hint_beside_open_hand", Load), ("hint_of_a_raid", Raid)):
        show_turn(driver, _advised(what))
        driver.press(Button.HINT)
        driver.wait(2 * REST)
        driver.take(name)


def _advised(what: type[Action]) -> Game:
    """A game in which the first seat is advised to do something first."""

    def finds(game: Game, choices: Choices) -> bool:
        is_begun = choices.public_state.phase == "begin"
        return is_begun and isinstance(
            thought_through(hint(observe(game.state, 0), game.legal_actions)).action, what
        )

    return game_where(f"advice to {what.__name__}", finds, *FOUR)


# --- Pirates --------------------------------------------------------------------------------------


@scenario(
    *("turn_pirates", "turn_pirates_pair", "turn_pirates_planned", "turn_pirates_sail"),
    screens=("CoachedBoard",),
)
def pirates(driver: ScreenshotDriver) -> None:
    """Which ship pirates rob, which cards they cost, and the plan with them."""

    def finds(_game: Game, choices: Choices) -> bool:
        return len(choices.targets) > 1 and len(choices.pairs) > 1

    game = game_where("two ships to rob, for several pairs of cards", finds, *FOUR)
    _board, turn = show_turn(driver, game)
    take_at_rest(driver, "turn_pirates", Button.PIRATES)
    take_at_rest(driver, "turn_pirates_pair", Button.CONFIRM)
    take_at_rest(driver, "turn_pirates_planned", Button.CONFIRM)
    press_until(driver, Button.CONFIRM, "landing", lambda: turn.step is Step.LANDING)
    take_at_rest(driver, "turn_pirates_sail")


@scenario(
    *("turn_pirates_alone", "turn_rob_asked", "turn_pirates_grey", "turn_no_pair", "why_not_pair"),
    screens=("CoachedBoard", "Question"),
)
def offers_of_pirates(driver: ScreenshotDriver) -> None:
    """One pair that needs no list; a ship tapped in the middle of a plan; no pair at all."""

    def is_single(_game: Game, choices: Choices) -> bool:
        return len(choices.targets) == len(choices.pairs) == 1 if choices.targets else False

    board, turn = show_turn(driver, game_where("single pair", is_single, *FOUR))
    take_at_rest(driver, "turn_pirates_alone", Button.PIRATES)
    driver.press(Button.BACK)
    press_until(driver, Button.CONFIRM, "landing", lambda: turn.step is Step.LANDING)
    board.turns.answer(turn.tap_ship(*turn.targets[0]), KEYBOARD)
    take_at_rest(driver, "turn_rob_asked")

    def has_none(_game: Game, choices: Choices) -> bool:
        return bool(robbable(choices.public_state)) and not choices.targets

    _board, turn = show_turn(driver, game_where("ship that nobody can pay for", has_none, *FOUR))
    while turn.side_action is not SideAction.PIRATES:
        driver.press(Button.DOWN if turn.side_action is None else Button.LEFT)
    take_at_rest(driver, "turn_pirates_grey")
    take_at_rest(driver, "turn_no_pair", Button.CONFIRM)
    take_at_rest(driver, "why_not_pair", Button.CONFIRM)


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
