"""A person's turn at the board: ships, cargo, landings and pirates, and what is not allowed."""

from goldenhorn.bindings import Button
from goldenhorn.choices import Choices, Step
from goldenhorn.devices import KEYBOARD, TOUCH, Device
from goldenhorn.engine.actions import Load, Sail
from goldenhorn.engine.refusals import Refusal
from goldenhorn.game import Game
from goldenhorn.lineup import HUMAN
from goldenhorn.moments.moment import moment
from goldenhorn.moments.table import (
    FOUR,
    REST,
    choose_ship,
    game_after,
    game_where,
    press_until,
    show_turn,
    take_at_rest,
    wait_for,
)
from goldenhorn.plans import Plan, cards_missing, departures
from goldenhorn.scenes.board import Board
from goldenhorn.scenes.turn import Turn
from goldenhorn.studio import PADS, Studio

Table = tuple[str, int, tuple[str, ...], bool, tuple[str, ...]]
TABLES: tuple[Table, ...] = (
    ("2", 0, (HUMAN, "hard"), False, ()),
    ("2_late", 110, (HUMAN, "hard"), False, ()),
    ("3", 60, (HUMAN, "easy", "hard"), False, ()),
    ("3_house_rules", 60, (HUMAN, "easy", "hard"), False, ("H4", "H5")),
    ("4", 60, FOUR, False, ()),
    ("2_expansion", 90, (HUMAN, "hard"), True, ()),
    ("4_expansion", 120, FOUR, True, ()),
    ("4_open_hands", 60, FOUR, False, ("H6",)),
    ("3_expansion_open_hands", 60, (HUMAN, HUMAN, "hard"), True, ("H6",)),
)
"""What a table is called, actions played, who sits there, expansion and house rules."""


@moment(*(f"board_{table[0]}" for table in TABLES))
def boards(studio: Studio) -> None:
    """The board for every number of players, early and late, with and without the expansion."""
    for name, actions, who, expansion, house_rules in TABLES:
        show_turn(studio, game_after(actions, *who, expansion=expansion, rules=house_rules))
        studio.take(f"board_{name}")


# --- A voyage -------------------------------------------------------------------------------------


def _leaping_ship(choices: Choices) -> int | None:
    """A ship that may not load all, and that can leap over others for a card."""
    for ship in range(len(choices.view.ships[0])):
        choices.ship = ship
        cargoes = choices.cargoes
        if Refusal.LOAD_OWN_SAIL not in [choices.why_not_cargo(cargo) for cargo in cargoes]:
            continue
        choices.preview((Load(ship, cargoes[choices.best_cargo(cargoes)]),))
        further, choices.step = choices.further, Step.SHIP
        if further is not None and further.tolls and any(leg.skipped for leg in further.legs):
            return ship
    return None


@moment("turn_ship", "turn_cargo", "turn_cargo_refused", "why_not", "why_not_page")
def cargo(studio: Studio) -> None:
    """A choice of cargo with something that is not allowed, and why it is not."""
    _board, turn = _leaping_turn(studio)
    studio.take("turn_ship")
    _choose_leaping(studio, turn)
    studio.take("turn_cargo")
    _go_to_cargo(studio, turn, is_allowed=False)
    take_at_rest(studio, "turn_cargo_refused", Button.CONFIRM)
    studio.press(Button.CONFIRM)
    studio.take("why_not")
    studio.press(Button.RIGHT, Button.CONFIRM)
    studio.wait(60)
    studio.take("why_not_page")


@moment("turn_landing_from_port", "turn_landing_for_a_card")
def landing_from_port(studio: Studio) -> None:
    """Where a ship gets for nothing, and where for a card, over squares that are taken."""
    _board, turn = _leaping_turn(studio)
    _choose_leaping(studio, turn)
    _go_to_cargo(studio, turn, is_allowed=True)
    take_at_rest(studio, "turn_landing_from_port", Button.CONFIRM)
    take_at_rest(studio, "turn_landing_for_a_card", Button.UP)


@moment("turn_pad", "turn_pad_cargo", "turn_touch", "turn_touch_cargo")
def other_devices(studio: Studio) -> None:
    """The same questions with the signs of a pad, and of a finger."""
    for name, device in (("pad", PADS[0]), ("touch", TOUCH)):
        studio.stage.controls.last_spoken = device
        _board, turn = _leaping_turn(studio, device)
        take_at_rest(studio, f"turn_{name}")
        _choose_leaping(studio, turn, device)
        studio.take(f"turn_{name}_cargo")


def _leaping_turn(studio: Studio, *devices: Device) -> tuple[Board, Turn]:
    game = game_where(
        "ship that leaps for a card",
        lambda _game, choices: _leaping_ship(choices) is not None,
        *FOUR,
    )
    return show_turn(studio, game, *devices)


def _choose_leaping(studio: Studio, turn: Turn, device: Device = KEYBOARD) -> None:
    ship = _leaping_ship(Choices(turn.view))
    assert ship is not None
    choose_ship(studio, turn, ship, device)


def _go_to_cargo(studio: Studio, turn: Turn, *, is_allowed: bool) -> None:
    def is_there() -> bool:
        return (turn.why_not_cargo(turn.cargoes[turn.cargo]) is None) is is_allowed

    press_until(studio, Button.RIGHT, "such cargo", is_there)


@moment("turn_landing", "turn_landing_home")
def landing_at_sea(studio: Studio) -> None:
    """A ship at sea that gets on for nothing, and one that comes home."""
    for name, is_home in (("turn_landing", False), ("turn_landing_home", True)):
        _land_at_sea(studio, is_home)
        studio.take(name)


@moment("turn_undo_offered")
def undo_offered(studio: Studio) -> None:
    """A move that can still be taken back, before a bot acts."""
    board = _land_at_sea(studio, is_home=False)
    studio.press(Button.CONFIRM)
    wait_for(studio, "rest after the move", lambda: not board.is_busy)
    take_at_rest(studio, "turn_undo_offered")


def _land_at_sea(studio: Studio, is_home: bool) -> Board:
    """Show a ship at sea with its landing in preview."""

    def finds(_game: Game, choices: Choices) -> bool:
        return _ship_at_sea(choices, is_home) is not None

    board, turn = show_turn(studio, game_where("ship at sea", finds, *FOUR))
    ship = _ship_at_sea(Choices(turn.view), is_home)
    assert ship is not None
    choose_ship(studio, turn, ship)
    return board


def _ship_at_sea(choices: Choices, is_home: bool) -> int | None:
    """A ship whose free run is longer than a step and ends at sea, or that earns points at home."""
    for ship in range(len(choices.view.ships[0])):
        ways = departures(choices.view, ship)
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


@moment("turn_both_headings", "turn_headed_back")
def both_headings(studio: Studio) -> None:
    """A ship that was robbed empty: ahead, or round and back."""

    def finds(_game: Game, choices: Choices) -> bool:
        return choices.view.phase == "begin" and _turning_ship(choices) is not None

    _board, turn = show_turn(studio, game_where("ship robbed empty", finds, *FOUR))
    ship = _turning_ship(turn)
    assert ship is not None
    choose_ship(studio, turn, ship)
    studio.take("turn_both_headings")

    def is_turned() -> bool:
        return turn.voyage is not None and turn.voyage.departure == Sail(ship, True)

    assert turn.voyage is not None
    backwards = Button.LEFT if turn.faces_east(turn.voyage) else Button.RIGHT
    press_until(studio, backwards, "way back", is_turned)
    take_at_rest(studio, "turn_headed_back")


def _turning_ship(choices: Choices) -> int | None:
    fleet = choices.view.ships[choices.view.player]
    return next((number for number, ship in enumerate(fleet) if ship.may_turn), None)


@moment("turn_cards_lacking", "hint_beside_open_hand")
def open_hand_notes(studio: Studio) -> None:
    """What the only person at the table may read: which cards are lacking, and a hint."""

    def finds(game: Game, choices: Choices) -> bool:
        choices.preview(departures(choices.view, choices.ship))
        further, choices.step = choices.further, Step.SHIP
        return bool(further and cards_missing(game.state.hand(0), Plan(further)))

    game = game_where("card that is lacking", finds, *FOUR)
    _board, turn = show_turn(studio, game)
    press_until(studio, Button.CONFIRM, "landing", lambda: turn.step is Step.LANDING)
    take_at_rest(studio, "turn_cards_lacking", Button.UP, Button.CONFIRM)
    show_turn(studio, game)
    studio.press(Button.HINT)
    studio.wait(2 * REST)
    studio.take("hint_beside_open_hand")


# --- Pirates --------------------------------------------------------------------------------------


@moment("turn_pirates", "turn_pirates_pair", "turn_pirates_planned")
def pirates(studio: Studio) -> None:
    """Which ship pirates rob, which cards they cost, and the plan with them."""

    def finds(_game: Game, choices: Choices) -> bool:
        return len(choices.targets) > 1 and len(choices.pairs) > 1

    game = game_where("two ships to rob, for several pairs of cards", finds, *FOUR)
    show_turn(studio, game)
    take_at_rest(studio, "turn_pirates", Button.PIRATES)
    take_at_rest(studio, "turn_pirates_pair", Button.CONFIRM)
    take_at_rest(studio, "turn_pirates_planned", Button.CONFIRM)


# --- Step by step ---------------------------------------------------------------------------------


@moment("turn_step_by_step", "turn_undo_refused")
def step_by_step(studio: Studio) -> None:
    """Loading comes first; what was drawn meanwhile cannot be taken back."""
    studio.set(step_by_step=True)
    board, turn = _leaping_turn(studio)
    _choose_leaping(studio, turn)
    _go_to_cargo(studio, turn, is_allowed=True)
    studio.press(Button.CONFIRM)
    wait_for(studio, "ship under way", lambda: board.turn is not None and not board.is_busy)
    take_at_rest(studio, "turn_step_by_step")
    press_until(studio, Button.BACK, "refused undo", lambda: board.turns.is_saying)
    take_at_rest(studio, "turn_undo_refused")
