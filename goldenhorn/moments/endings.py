"""After the last turn: the reckoning, games watched again, and games that were put by."""

from goldenhorn.bindings import Button
from goldenhorn.game import Game
from goldenhorn.lineup import HUMAN, Lineup, Place
from goldenhorn.moments.moment import moment
from goldenhorn.moments.table import (
    FOUR,
    REST,
    finished,
    game_after,
    press_until,
    seat_people,
    shared_victory,
    show_turn,
)
from goldenhorn.saves import keep_in_slot
from goldenhorn.studio import Studio


@moment("reckoning_counting", "reckoning", "reckoning_graph", "reckoning_highlights")
def reckoning(studio: Studio) -> None:
    """The reckoning, page by page."""
    _reckon(studio, finished(*FOUR, expansion=True))
    studio.wait(120)
    studio.take("reckoning_counting")
    studio.press(Button.CONFIRM)
    studio.wait(90)
    studio.take("reckoning")
    for name in ("graph", "highlights"):
        studio.press(Button.DOWN)
        studio.wait(120)
        studio.take(f"reckoning_{name}")


@moment("reckoning_tie")
def tie(studio: Studio) -> None:
    """A victory that is shared, and so is the crown."""
    _reckon(studio, shared_victory(*FOUR, expansion=True))
    studio.press(Button.CONFIRM)
    studio.wait(90)
    studio.take("reckoning_tie")


def _reckon(studio: Studio, game: Game) -> None:
    scene = studio.journey.reckoning(seat_people(studio, game))
    assert scene is not None
    studio.show(scene)


@moment("replay_instant")
def instant_replay(studio: Studio) -> None:
    """The last turns of a game that goes on, shown again: it says so, and opens no hands."""
    from goldenhorn.scenes.replay import Replay

    show_turn(studio, game_after(60, *FOUR))
    studio.press(Button.LOG)
    studio.wait(REST)
    studio.press(Button.CONFIRM)
    assert isinstance(studio.scene, Replay)
    studio.wait(20)
    studio.take("replay_instant")


@moment("replay_step", "replay_open_hands", "replay_end")
def replay(studio: Studio) -> None:
    """A game of bots watched again: a step on its way, open hands, and its end."""
    from goldenhorn.scenes.replay import Replay
    from goldenhorn.scenes.replay_looks import HANDS, PLAY, TRACK

    def go_to(key: str, button: Button) -> None:
        press_until(studio, button, key, lambda: film.focus.key == key)

    game = finished("easy", "easy", "easy", "easy", seed=7)
    film = Replay(studio.stage, studio.journey.lobby(), game)
    studio.show(film)
    go_to(TRACK, Button.UP)
    studio.press(*[Button.RIGHT] * 7)
    go_to(PLAY, Button.DOWN)
    studio.press(Button.RIGHT)
    studio.wait(30)
    studio.take("replay_step")
    go_to(HANDS, Button.UP)
    studio.press(Button.CONFIRM)
    studio.take("replay_open_hands")
    go_to(TRACK, Button.UP)
    studio.press(Button.CONFIRM)
    studio.take("replay_end")


@moment("saved_games_empty", "title_saved_games", "saved_games", "saved_games_delete")
def saved_games(studio: Studio) -> None:
    """The saved games, none and a few, and the title that leads there."""
    title = studio.journey.title()
    studio.show(studio.journey.saved_games(title, None))
    studio.take("saved_games_empty")
    with studio.keeping() as folder:
        for count, names in enumerate((("Anna", ""), ("Ben", "Carla", ""), ("", "", "", ""))):
            game = _game_of(names, count)
            keep_in_slot(folder, game, f"2026-11-{12 + count}")
        title = studio.journey.title()
        studio.show(title)
        studio.press(Button.RIGHT)
        studio.take("title_saved_games")
        studio.show(studio.journey.saved_games(title, game))
        studio.take("saved_games")
        studio.press(Button.DOWN, Button.RIGHT, Button.CONFIRM)
        studio.take("saved_games_delete")


def _game_of(names: tuple[str, ...], count: int) -> Game:
    """A game of these people, and of bots where there is no name, some way on."""
    places = [
        Place(HUMAN if name or not seat else "medium", name, seat)
        for seat, name in enumerate(names)
    ]
    places += [Place(fleet=fleet) for fleet in range(len(places), 4)]
    game = Game.begin(Lineup(tuple(places)), count)
    for _action in range(20 + 30 * count):
        game.play(game.legal_actions[-1])
    return game
