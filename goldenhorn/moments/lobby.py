"""Where people sit down: the lobby, what opens from it, and the placing of the fleets."""

from goldenhorn.bindings import Button
from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.devices import KEYBOARD
from goldenhorn.game import Game
from goldenhorn.lineup import HUMAN, Lineup, Place
from goldenhorn.moments.moment import moment
from goldenhorn.moments.table import NAMES, seat_people
from goldenhorn.scenes.lobby import Lobby
from goldenhorn.studio import PADS, Studio


@moment(
    *("lobby_empty", "lobby_two", "lobby_three", "lobby_ready", "lost_pad", "lobby_taken_over"),
)
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


@moment("lobby_bots", "lobby_person_and_bots")
def lobby_bots(studio: Studio) -> None:
    """A bot of each level, and a person who sails against three of them."""
    lobby = _lobby(studio)
    for place, character in enumerate(CHARACTERS):
        lobby.gathering.give_to_bot(place, character.level)
    lobby.changed()
    studio.wait(2)
    studio.take("lobby_bots")
    lobby.gathering.stand_up(0)
    studio.press(Button.CONFIRM)
    studio.press(Button.CONFIRM)
    studio.take("lobby_person_and_bots")


@moment("house_rules", "name_entry", "seed_entry")
def lobby_overlays(studio: Studio) -> None:
    """House rules, a name and a seed."""
    from goldenhorn.scenes.house_rules import HouseRules
    from goldenhorn.scenes.name_entry import NameEntry
    from goldenhorn.scenes.seed_entry import SeedEntry

    lobby = _lobby(studio)
    studio.press(Button.CONFIRM)
    stage, gathering = studio.stage, lobby.gathering
    studio.show(HouseRules(stage, lobby, gathering, KEYBOARD))
    studio.press(Button.CONFIRM, Button.DOWN)
    studio.take("house_rules")
    studio.show(NameEntry(stage, lobby, KEYBOARD, "Anna", NAMES, lambda _name: None))
    studio.take("name_entry")
    studio.show(SeedEntry(stage, lobby, KEYBOARD, 7, lambda _seed: None))
    studio.take("seed_entry")


@moment("placement", "placement_waiting")
def placement(studio: Studio) -> None:
    """Fleets are placed side by side, and who is done waits for the others."""
    lineup = Lineup(first=0, seed=5)
    for number, who in enumerate((HUMAN, HUMAN, "hard", HUMAN)):
        lineup = lineup.with_place(number, Place(who, NAMES[number], number))
    game = seat_people(studio, Game.begin(lineup, 5))
    studio.show(studio.journey.board(game))
    studio.wait(60)
    studio.take("placement")
    studio.press(Button.RIGHT, Button.CONFIRM, Button.CONFIRM)
    studio.wait(30)
    studio.take("placement_waiting")


def _lobby(studio: Studio) -> Lobby:
    lobby = studio.journey.lobby()
    assert isinstance(lobby, Lobby)
    studio.show(lobby)
    return lobby
