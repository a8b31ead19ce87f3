"""Games to be shown: played by bots to where something is to be seen; takes no pictures.

Where a position is searched for, the search is the same each time and fails aloud.
"""

from collections.abc import Callable, Iterator

from goldenhorn.bots.bot import decide
from goldenhorn.bots.levels import LEVELS, bot_seed
from goldenhorn.engine.actions import Action
from goldenhorn.engine.scoring import scores
from goldenhorn.engine.sight import observe
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD, Device
from goldenhorn.scenes.board.board import Board
from goldenhorn.session.game import Game
from goldenhorn.session.game_controller import GameController
from goldenhorn.session.lineup import HUMAN, Lineup, Place
from goldenhorn.session.planning.choices import Choices, SideAction
from goldenhorn.session.planning.turn import Turn
from goldenhorn.tools.scenarios.scenario import Missed
from goldenhorn.tools.screenshot_driver import PADS, ScreenshotDriver

NAMES = ("Anna", "Ben", "Carla", "Niko")
FOUR = (HUMAN, "easy", "medium", "hard")
"""One person among bots."""
PATIENCE = 2000
"""Ticks after which whatever was waited for will not come any more."""
REST = 40
"""Ticks in which whatever a press began comes to rest."""
SEEDS_TRIED = 60
MOST_PRESSES = 24
"""No choice lies further away."""

Wanted = Callable[[Game, Choices], bool]
"""Whether a position is what is looked for, with what the first seat could choose there."""


# --- Games ----------------------------------------------------------------------------------------


def begun(*who: str, expansion: bool = False, rules: tuple[str, ...] = (), seed: int = 5) -> Game:
    """A new game of people and bots, in which the first seat sails first."""
    lineup = Lineup(expansion=expansion, rules=frozenset(rules), first=0, seed=seed)
    for number, each in enumerate(who):
        name = NAMES[number] if each == HUMAN else ""
        lineup = lineup.with_place(number, Place(each, name, number))
    return Game.begin(lineup, seed)


def game_after(
    actions: int, *who: str, expansion: bool = False, rules: tuple[str, ...] = (), seed: int = 5
) -> Game:
    """A game in which bots have played so many actions in everybody's place."""
    game = begun(*who, expansion=expansion, rules=rules, seed=seed)
    play_on = bots_for(game, seed)
    while not game.is_over and (game.match.played < actions or not _is_fresh(game)):
        play_on()
    return game


def finished(*who: str, expansion: bool = False, seed: int = 5) -> Game:
    """A game that bots have played to its end."""
    game = begun(*who, expansion=expansion, seed=seed)
    play_on = bots_for(game, seed)
    while not game.is_over:
        play_on()
    return game


def shared_victory(*who: str, expansion: bool = False) -> Game:
    """The first game that ends with two or more at the top."""
    for seed in range(SEEDS_TRIED):
        game = finished(*who, expansion=expansion, seed=seed)
        points = scores(game.state)
        if points.count(max(points)) > 1:
            return game
    raise Missed(f"In {SEEDS_TRIED} games there was no shared victory.")


def courses(
    *who: str,
    expansion: bool = False,
    rules: tuple[str, ...] = (),
    forgone: tuple[type[Action], ...] = (),
) -> Iterator[Game]:
    """One game after another as bots play it, at every action of the first seat.

    What it has forgone till then may still be done there.
    """
    for seed in range(SEEDS_TRIED):
        game = begun(*who, expansion=expansion, rules=rules, seed=seed)
        play_on = bots_for(game, seed, forgone)
        while not game.is_over:
            if game.state.player == 0:
                yield game
            play_on()


def game_where(
    what: str,
    wanted: Wanted,
    *who: str,
    expansion: bool = False,
    rules: tuple[str, ...] = (),
    forgone: tuple[type[Action], ...] = (),
) -> Game:
    """The first game in which the first seat, about to act, finds what is looked for."""
    for game in courses(*who, expansion=expansion, rules=rules, forgone=forgone):
        is_choosing = _is_fresh(game) or game.state.phase == "end"
        if is_choosing and wanted(game, Choices(GameController(game).shown_to_all)):
            return game
    raise Missed(f"In {SEEDS_TRIED} games there was no {what}.")


def bots_for(game: Game, seed: int, forgone: tuple[type[Action], ...] = ()) -> Callable[[], None]:
    """Bots in everybody's place; each call plays one action."""
    bots = [LEVELS["medium"](bot_seed(seed, seat)) for seat in range(len(game.seats))]

    def play_on() -> None:
        state, legal = game.state, game.legal_actions
        if state.player == 0:
            legal = tuple(each for each in legal if not isinstance(each, forgone))
        game.play(decide(bots[state.player], observe(state, state.player), legal))

    return play_on


def _is_fresh(game: Game) -> bool:
    """Whether somebody is to move who has not done anything yet."""
    return game.state.phase == "begin" and not game.state.raided


# --- On the screen --------------------------------------------------------------------------------


def seat_people(driver: ScreenshotDriver, game: Game, *devices: Device) -> Game:
    """Give every person a device: these, or the keyboard and the pads."""
    devices = devices or (KEYBOARD, *PADS)
    for seat, place in enumerate(game.seats):
        driver.context.controls.unbind(seat)
        if place.is_human:
            driver.context.controls.bind(seat, devices[seat])
    return game


def show_board(driver: ScreenshotDriver, game: Game, *devices: Device) -> Board:
    """Show a game."""
    board = driver.show(lambda: board_of(driver, game, *devices))
    driver.wait(30)
    return board


def board_of(driver: ScreenshotDriver, game: Game, *devices: Device) -> Board:
    """Seat people at a game as the driver deals it, and make its board."""
    scene = driver.navigation.board(seat_people(driver, driver.dealt(game), *devices))
    assert isinstance(scene, Board)
    return scene


def mover_device(driver: ScreenshotDriver, board: Board) -> Device:
    """What the person to move holds."""
    return driver.context.controls.device_of(board.game.state.player) or KEYBOARD


def wait_for(driver: ScreenshotDriver, what: str, has_come: Callable[[], bool]) -> None:
    """Pass time until something has come."""
    for _tick in range(PATIENCE):
        if has_come():
            return
        driver.wait(1)
    raise Missed(f"In {PATIENCE} ticks there came no {what}.")


def take_at_rest(driver: ScreenshotDriver, name: str, *buttons: Button) -> None:
    """Press buttons, if any, and take a picture when everything has come to rest."""
    if buttons:  # without any, whoever spoke last has the word
        driver.press(*buttons)
    driver.wait(REST)
    driver.take(name)


def ask(driver: ScreenshotDriver, board: Board) -> Turn:
    """Wait until a person is to plan, putting sheets away; return the plan."""

    def is_asked() -> bool:
        if board.turn is None and (
            board.widgets.handover.is_shown or board.widgets.banner.is_shown
        ):
            driver.press(Button.CONFIRM, device=mover_device(driver, board))
        return board.turn is not None

    wait_for(driver, "turn of a person", is_asked)
    driver.wait(REST)
    assert board.turn is not None
    return board.turn


def show_turn(driver: ScreenshotDriver, game: Game, *devices: Device) -> tuple[Board, Turn]:
    """Show a game, and wait until a person is to plan."""
    board = show_board(driver, game, *devices)
    return board, ask(driver, board)


def press_until(
    driver: ScreenshotDriver,
    button: Button,
    what: str,
    is_there: Callable[[], bool],
    device: Device = KEYBOARD,
) -> None:
    """Press a button until something is chosen."""
    for _press in range(MOST_PRESSES):
        if is_there():
            return
        driver.press(button, device=device)
    raise Missed(f"After {MOST_PRESSES} presses there was no {what}.")


def choose_ship(driver: ScreenshotDriver, turn: Turn, ship: int, device: Device = KEYBOARD) -> None:
    """Choose a ship for the voyage."""
    press_until(driver, Button.RIGHT, f"ship {ship}", lambda: turn.ship == ship, device)
    driver.press(Button.CONFIRM, device=device)
    driver.wait(REST)


def go_to_side_actions(driver: ScreenshotDriver, turn: Turn, side_action: SideAction) -> None:
    """Go to something beside the ships."""
    if turn.side_action is None:
        driver.press(Button.DOWN)
    press_until(
        driver,
        Button.RIGHT,
        f"{side_action.name} beside the ships",
        lambda: turn.side_action is side_action,
    )
    driver.wait(REST)
