"""Every screen and key moment as a numbered picture (`python main.py screenshots DIR`)."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from goldenhorn.bindings import Button
from goldenhorn.bots.bot import decide
from goldenhorn.bots.levels import LEVELS, bot_seed
from goldenhorn.choices import Step
from goldenhorn.devices import KEYBOARD
from goldenhorn.engine.sight import observe
from goldenhorn.game import Game
from goldenhorn.lineup import HUMAN, Lineup, Place
from goldenhorn.rule_book import PAGES
from goldenhorn.scenes.board import Board
from goldenhorn.studio import PADS, Studio, Wish

NAMES = ("Anna", "Ben", "Carla", "Niko")
PATIENCE = 2000
"""Ticks after which whatever was waited for will not come any more."""


def take_all(wish: Wish) -> list[Path]:
    """Take a picture of every moment; return the files."""
    wish.folder.mkdir(parents=True, exist_ok=True)
    studio = Studio(wish)
    try:
        for moment in MOMENTS:
            moment(studio)
    finally:
        studio.close()
    return studio.taken


# --- Round the game -------------------------------------------------------------------------------


def title(studio: Studio) -> None:
    """The title, and the game that bots play after a minute in which nobody came."""
    studio.show(studio.journey.title())
    studio.wait(90)
    studio.take("title")
    studio.press(Button.DOWN, Button.DOWN)
    studio.take("title_focus")
    studio.wait(3600 + 1500)  # in the first round
    studio.take("title_attract")
    studio.press(Button.CONFIRM)


def lobby(studio: Studio) -> None:
    """The lobby from empty to ready, and a lost pad."""
    studio.show(studio.journey.lobby())
    studio.take("lobby_empty")
    studio.press(Button.CONFIRM, device=PADS[0])
    studio.press(Button.CONFIRM, device=KEYBOARD)
    studio.take("lobby_two")
    studio.press(Button.CONFIRM, device=PADS[0])
    studio.press(Button.CONFIRM, device=PADS[1])
    studio.take("lobby_three")
    studio.press(Button.CONFIRM, device=KEYBOARD)
    studio.press(Button.CONFIRM, device=PADS[1])
    studio.take("lobby_ready")
    studio.unplug(PADS[1])
    studio.take("lost_pad")
    studio.press(Button.DOWN, device=PADS[2])
    studio.stage.controls.attach(PADS[1])
    studio.take("lobby_taken_over")


def lobby_overlays(studio: Studio) -> None:
    """House rules, a name and a seed."""
    from goldenhorn.scenes.house_rules import HouseRules
    from goldenhorn.scenes.lobby import Lobby
    from goldenhorn.scenes.name_entry import NameEntry
    from goldenhorn.scenes.seed_entry import SeedEntry

    lobby = studio.journey.lobby()
    assert isinstance(lobby, Lobby)
    studio.show(lobby)
    studio.press(Button.CONFIRM)
    stage, gathering = studio.stage, lobby.gathering
    studio.show(HouseRules(stage, lobby, gathering, KEYBOARD))
    studio.press(Button.CONFIRM, Button.DOWN)
    studio.take("house_rules")
    studio.show(NameEntry(stage, lobby, KEYBOARD, "Anna", NAMES, lambda _name: None))
    studio.take("name_entry")
    studio.show(SeedEntry(stage, lobby, KEYBOARD, 7, lambda _seed: None))
    studio.take("seed_entry")


def settings(studio: Studio) -> None:
    """The settings and the keys."""
    from goldenhorn.scenes.remap import Remap
    from goldenhorn.scenes.settings import SettingsPage

    title = studio.journey.title()
    studio.show(title)
    studio.show(SettingsPage(studio.stage, title))
    studio.take("settings")
    studio.press(*[Button.DOWN] * 11)
    studio.take("settings_focus")
    studio.show(Remap(studio.stage, title))
    studio.take("remap")


def rules(studio: Studio) -> None:
    """Every page of the rule book."""
    from goldenhorn.scenes.rules import RuleBook

    title = studio.journey.title()
    studio.show(title)
    for page in PAGES:
        studio.show(RuleBook(studio.stage, title, page=page.name))
        studio.wait(60)
        studio.take(f"rules_{page.name}")


def fame(studio: Studio) -> None:
    """The hall of fame before anybody has sailed."""
    title = studio.journey.title()
    studio.show(title)
    studio.show(studio.journey.hall_of_fame(title))
    studio.take("fame_empty")


# --- A game ---------------------------------------------------------------------------------------


def game_after(
    actions: int, *who: str, expansion: bool = False, rules: tuple[str, ...] = (), seed: int = 5
) -> Game:
    """A game in which bots have played so many actions in everybody's place."""
    lineup = Lineup(expansion=expansion, rules=frozenset(rules), first=0, seed=seed)
    for number, each in enumerate(who):
        name = NAMES[number] if each == HUMAN else ""
        lineup = lineup.with_place(number, Place(each, name, number))
    game = Game.begin(lineup, seed)
    bots = [LEVELS["medium"](bot_seed(seed, seat)) for seat in range(len(who))]
    while not game.is_over and (game.match.played < actions or not _is_fresh(game)):
        state = game.state
        game.play(decide(bots[state.player], observe(state, state.player), game.legal_actions))
    return game


def _is_fresh(game: Game) -> bool:
    """Whether somebody is to move who has not done anything yet."""
    return game.state.phase == "begin" and not game.state.raided


def _seated(studio: Studio, game: Game) -> Game:
    devices = (KEYBOARD, *PADS)
    for seat, place in enumerate(game.seats):
        studio.stage.controls.unbind(seat)
        if place.is_human:
            studio.stage.controls.bind(seat, devices[seat])
    return game


def _board(studio: Studio, game: Game) -> Board:
    """Show a game and wait until somebody is asked for something."""
    scene = studio.journey.board(_seated(studio, game))
    assert isinstance(scene, Board)
    studio.show(scene)
    studio.wait(30)
    return scene


def _asked(studio: Studio, board: Board) -> None:
    """Wait until a person is to plan, putting sheets away."""
    for _tick in range(PATIENCE):
        if board.turn is not None:
            studio.wait(40)
            return
        if board.parts.handover.is_shown or board.parts.banner.is_shown:
            seat = board.game.state.player
            device = studio.stage.controls.device_of(seat)
            studio.press(Button.CONFIRM, device=device or KEYBOARD)
        studio.wait(1)


def placement(studio: Studio) -> None:
    """Fleets are placed side by side."""
    lineup = Lineup(first=0, seed=5)
    for number, who in enumerate((HUMAN, HUMAN, "hard", HUMAN)):
        lineup = lineup.with_place(number, Place(who, NAMES[number], number))
    game = _seated(studio, Game.begin(lineup, 5))
    studio.show(studio.journey.board(game))
    studio.wait(60)
    studio.take("placement")


def boards(studio: Studio) -> None:
    """The board for every number of players, early and late, with and without the expansion."""
    tables: tuple[tuple[str, int, tuple[str, ...], bool, tuple[str, ...]], ...] = (
        ("2", 0, (HUMAN, "hard"), False, ()),
        ("2_late", 110, (HUMAN, "hard"), False, ()),
        ("3", 60, (HUMAN, "easy", "hard"), False, ()),
        ("3_house_rules", 60, (HUMAN, "easy", "hard"), False, ("H4", "H5")),
        ("4", 60, (HUMAN, "easy", "medium", "hard"), False, ()),
        ("2_expansion", 90, (HUMAN, "hard"), True, ()),
        ("4_expansion", 120, (HUMAN, "easy", "medium", "hard"), True, ()),
        ("4_open_hands", 60, (HUMAN, "easy", "medium", "hard"), False, ("H6",)),
    )
    for name, actions, who, expansion, house_rules in tables:
        board = _board(studio, game_after(actions, *who, expansion=expansion, rules=house_rules))
        _asked(studio, board)
        studio.take(f"board_{name}")


def turn(studio: Studio) -> None:
    """A person's turn, step by step: ship, cargo, landing, toll, pirates."""
    board = _board(studio, game_after(70, HUMAN, "easy", "medium", "hard"))
    _asked(studio, board)
    for _ship in range(3):
        studio.press(Button.RIGHT)
        studio.press(Button.CONFIRM)
        assert board.turn is not None
        step = board.turn.step
        studio.wait(40)
        studio.take("turn_cargo" if step is Step.CARGO else "turn_landing")
        if step is Step.CARGO:
            studio.press(Button.CONFIRM)
            studio.wait(40)
            studio.take("turn_landing_from_port")
            studio.press(Button.UP)
            studio.wait(40)
            studio.take("turn_landing_for_a_card")
            studio.press(Button.BACK)
        studio.press(Button.BACK)
    studio.press(Button.PIRATES)
    studio.wait(40)
    studio.take("turn_pirates")
    studio.press(Button.CONFIRM)
    studio.wait(40)
    studio.take("turn_pirates_pair")


def expansion_turn(studio: Studio) -> None:
    """Dominions, payments, training and the bell, where they are open."""
    for actions in range(60, 400, 20):
        game = game_after(actions, HUMAN, "hard", expansion=True, seed=3)
        soldiers, farmers = game.state.warehouses[0][6:]
        if game.is_over or (game.state.player == 0 and soldiers + farmers >= 3):
            break
    if game.is_over:
        return
    board = _board(studio, game)
    _asked(studio, board)
    studio.press(Button.DOMINIONS)
    studio.wait(40)
    studio.take("turn_dominions")
    studio.press(Button.CONFIRM)
    studio.wait(40)
    studio.take("turn_payment")


def motion(studio: Studio) -> None:
    """What the choreography shows on the way."""
    board = _board(studio, game_after(40, "medium", "medium", "medium", "medium", seed=9))
    for number in range(12):
        studio.wait(45)
        if studio.scene is board:
            studio.take(f"motion_{number:02}")


def private(studio: Studio) -> None:
    """Hand-over, peek, cover, log and pause among several people."""
    board = _board(studio, game_after(60, HUMAN, HUMAN, "easy", "hard"))
    for _tick in range(PATIENCE):
        if board.parts.handover.is_shown:
            break
        studio.wait(1)
    studio.wait(80)
    studio.take("handover")
    _asked(studio, board)
    device = studio.stage.controls.device_of(board.game.state.player) or KEYBOARD
    studio.press(Button.PEEK, device=device)
    studio.wait(50)
    studio.take("peek")
    studio.wait(200)
    studio.press(Button.LOG, device=device)
    studio.wait(60)
    studio.take("log")
    studio.press(Button.BACK, device=device)
    studio.wait(40)
    studio.press(Button.PAUSE, device=device)
    studio.take("pause")
    studio.press(*[Button.DOWN] * 4, Button.CONFIRM, device=device)
    studio.take("seats")
    studio.show(board)
    studio.unplug(PADS[0])
    studio.take("lost_pad_in_game")
    studio.stage.controls.attach(PADS[0])


def waiting(studio: Studio) -> None:
    """The turn timer, the nudge, a turn that is lent to a bot, and bots' turns in short."""
    usual = studio.stage.settings
    studio.stage.change(replace(usual, turn_timer=1, bots_turns="summarised"))
    board = _board(studio, game_after(60, HUMAN, "easy", "medium", "hard"))
    _asked(studio, board)
    studio.wait(2700)
    studio.take("waiting_nudge")
    studio.wait(300)
    studio.take("waiting_clock")
    studio.wait(400)
    studio.take("waiting_last_seconds")
    for name in ("waiting_time_is_up", "bots_in_short"):
        for _tick in range(PATIENCE):
            if board.bots.is_telling or (board.turns.is_saying and board.turn is None):
                break
            studio.wait(1)
        studio.wait(30)
        studio.take(name)
        studio.wait(240)
    studio.stage.change(usual)


def reckoning(studio: Studio) -> None:
    """The last round and the reckoning, page by page."""
    game = game_after(4000, HUMAN, "easy", "medium", "hard", expansion=True)
    scene = studio.journey.reckoning(_seated(studio, game))
    assert scene is not None
    studio.show(scene)
    studio.wait(120)
    studio.take("reckoning_counting")
    studio.press(Button.CONFIRM)
    studio.wait(90)
    studio.take("reckoning")
    for name in ("graph", "highlights"):
        studio.press(Button.DOWN)
        studio.wait(120)
        studio.take(f"reckoning_{name}")


def replay(studio: Studio) -> None:
    """A game of bots watched again: its title, a step on its way, open hands, and its end."""
    from goldenhorn.scenes.replay import Replay, replay_since

    game = game_after(4000, "easy", "easy", "easy", "easy", seed=7)
    lobby = studio.journey.lobby()
    studio.show(replay_since(studio.stage, lobby, game, game.match.played * 3 // 4))
    studio.wait(20)
    studio.take("replay_instant")
    film = Replay(studio.stage, lobby, game)
    studio.show(film)
    studio.press(Button.UP, Button.UP, *[Button.RIGHT] * 7)
    studio.press(Button.DOWN, Button.DOWN, Button.RIGHT)
    studio.wait(30)
    studio.take("replay_step")
    studio.press(Button.UP, Button.CONFIRM)
    studio.take("replay_open_hands")
    studio.press(Button.UP, Button.CONFIRM)
    studio.take("replay_end")


def saved_games(studio: Studio) -> None:
    """The saved games, none and a few, and the title that leads there."""
    import tempfile

    from goldenhorn.game import Game
    from goldenhorn.lineup import HUMAN, Lineup, Place
    from goldenhorn.saves import keep_in_slot

    before = studio.stage.folder
    title = studio.journey.title()
    studio.show(studio.journey.saved_games(title, None))
    studio.take("saved_games_empty")
    with tempfile.TemporaryDirectory() as folder:
        studio.stage.folder = Path(folder)
        for count, names in enumerate((("Anna", ""), ("Ben", "Carla", ""), ("", "", "", ""))):
            places = [
                Place(HUMAN if name or not seat else "medium", name, seat)
                for seat, name in enumerate(names)
            ]
            places += [Place(fleet=fleet) for fleet in range(len(places), 4)]
            game = Game.begin(Lineup(tuple(places)), count)
            for _action in range(20 + 30 * count):
                game.play(game.legal_actions[-1])
            keep_in_slot(studio.stage.folder, game, f"2026-11-{12 + count}")
        title = studio.journey.title()
        studio.show(title)
        studio.press(Button.RIGHT)
        studio.take("title_saved_games")
        studio.show(studio.journey.saved_games(title, game))
        studio.take("saved_games")
        studio.press(Button.DOWN, Button.RIGHT, Button.CONFIRM)
        studio.take("saved_games_delete")
    studio.stage.folder = before


MOMENTS: tuple[Callable[[Studio], None], ...] = (
    *(title, lobby, lobby_overlays, settings, rules, fame),
    *(placement, boards, turn, expansion_turn, motion, private, waiting),
    *(reckoning, replay, saved_games),
)
