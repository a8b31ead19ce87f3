"""Four pads of the same make: who sits where, and what happens when one goes."""

import pytest

from goldenhorn.input.bindings import PadButton
from goldenhorn.scenes.lobby.lobby import Lobby
from goldenhorn.scenes.lost_pad.lost_pad import LostPad
from goldenhorn.session.lineup import HUMAN, Lineup, Place
from tests.crawler import Outing
from tests.monkey import Monkey, Shuffler
from tests.virtual_pads import VirtualPad

TENTH_OF_A_SECOND = 6
PEOPLE = Lineup(tuple(Place(HUMAN, name, n) for n, name in enumerate(("Ada", "Bo", "Cy", "Di"))))


def owners(outing: Outing) -> list[int | None]:
    devices = [outing.context.controls.device_of(seat) for seat in range(4)]
    return [device.id if device is not None else None for device in devices]


def seated_in_a_game(outing: Outing) -> list[VirtualPad]:
    """Begin a game of four people with a pad each; their fleets are to be placed."""
    outing.begin()
    pads = [outing.plug() for _ in range(4)]
    controls = outing.context.controls
    by_id = {device.id: device for device in controls.devices}
    for seat, pad in enumerate(pads):
        controls.bind(seat, by_id[pad.instance_id])
    outing.show(outing.navigation.begin(PEOPLE))
    return pads


def place_all(outing: Outing, pads: list[VirtualPad]) -> None:
    for pad in pads:
        outing.pad(pad, PadButton.SOUTH)
        outing.pad(pad, PadButton.SOUTH)
    outing.ticks(60)
    assert outing.screen == "Board"


def test_they_sit_down_in_the_order_of_their_presses(outing: Outing) -> None:
    outing.context.settings = type(outing.context.settings)(fullscreen=False)
    outing.show(outing.navigation.lobby())
    pads = [outing.plug() for _ in range(4)]
    order = [pads[2], pads[0], pads[3], pads[1]]
    for pad in order:
        outing.pad(pad, PadButton.SOUTH)
    assert owners(outing) == [pad.instance_id for pad in order]


@pytest.mark.parametrize("where", ["Placement", "Board"])
def test_a_lost_pad_is_missed_by_name_and_another_takes_over(outing: Outing, where: str) -> None:
    pads = seated_in_a_game(outing)
    if where == "Board":
        place_all(outing, pads)
    assert outing.screen == where
    pads[1].detach()
    outing.ticks(TENTH_OF_A_SECOND)
    waiting = outing.scene
    assert isinstance(waiting, LostPad)
    assert waiting.seat.name == "Bo"
    fresh = outing.plug()
    outing.pad(fresh, PadButton.NORTH)
    outing.ticks(2)
    assert outing.screen == where
    expected = [pads[0], fresh, pads[2], pads[3]]
    assert owners(outing) == [pad.instance_id for pad in expected]


def test_a_lost_pad_in_the_lobby_is_missed_at_once(outing: Outing) -> None:
    outing.show(outing.navigation.lobby())
    pad = outing.plug()
    outing.pad(pad, PadButton.SOUTH)
    lobby = outing.scene
    assert isinstance(lobby, Lobby)
    name = lobby.lobby_state.name_of(0)
    pad.detach()
    outing.ticks(TENTH_OF_A_SECOND)
    assert isinstance(outing.scene, LostPad)
    assert outing.scene.seat.name == name


def test_two_pads_lost_at_once_are_taken_over_one_after_the_other(outing: Outing) -> None:
    pads = seated_in_a_game(outing)
    place_all(outing, pads)
    pads[0].detach()
    pads[3].detach()
    outing.ticks(TENTH_OF_A_SECOND)
    fresh = [outing.plug(), outing.plug()]
    for pad in fresh:
        assert isinstance(outing.scene, LostPad)
        outing.pad(pad, PadButton.SOUTH)
        outing.ticks(2)
    assert outing.screen == "Board"
    expected = [fresh[0], pads[1], pads[2], fresh[1]]
    assert owners(outing) == [pad.instance_id for pad in expected]


def test_who_sits_where_stays_right_through_a_hundred_shuffles(outing: Outing) -> None:
    Shuffler(outing, 1).play(100)


def test_a_monkey_finds_neither_an_exception_nor_a_trap(outing: Outing) -> None:
    monkey = Monkey(outing, 2)
    monkey.play(300)
    monkey.go_home()
