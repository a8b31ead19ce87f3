"""Screens on which nothing happens take naps; nobody can tell, whatever is done meanwhile."""

import random
import zlib
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from goldenhorn.app import App
from goldenhorn.bindings import PadButton
from goldenhorn.devices import KEYBOARD
from goldenhorn.engine.refusals import Refusal
from goldenhorn.lineup import HUMAN, Lineup, Place
from goldenhorn.scenes.lost_pad import LostPad
from goldenhorn.scenes.title import ATTRACT_AFTER, Title
from goldenhorn.scenes.why_not import why_not
from goldenhorn.settings import Settings
from tests.crawler import Outing
from tests.scenes.couch import Couch

STILL = Settings(fullscreen=False, reduced_motion=True, coach=False)
KEYS = (
    *(pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT),
    *(pygame.KSCAN_RETURN, pygame.KSCAN_RETURN, pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE),
)
WAITS = (1, 1, 1, 2, 5, 35, 90)
SOON = 6
"""Ticks: a tenth of a second."""


class DrawnOuting(Outing):
    """An outing that is looked at, so that it can take naps."""

    def ticks(self, count: int = 1) -> None:
        Couch.ticks(self, count)


@pytest.fixture
def outing(tmp_path: Path) -> DrawnOuting:
    return _outing(tmp_path)


def _outing(folder: Path) -> DrawnOuting:
    outing = DrawnOuting(folder, STILL, size=(800, 480))
    outing.stage.is_silent = True
    outing.begin()
    return outing


def until_asleep(outing: DrawnOuting) -> None:
    """Pass time until a nap has been granted and not yet begun: the tick in which all is new."""
    for _tick in range(200):
        outing.ticks(1)
        if outing.stage.nap and not outing.the_app._slept:
            return
    raise AssertionError("nobody takes a nap")


def test_a_title_without_motion_sleeps_most_of_the_time_and_still_attracts(
    outing: DrawnOuting,
) -> None:
    slept = 0
    for _tick in range(ATTRACT_AFTER - 10):
        outing.ticks(1)
        slept += outing.the_app._slept > 0
    assert slept > 0.9 * ATTRACT_AFTER
    assert isinstance(outing.here, Title)
    outing.ticks(20)
    assert not isinstance(outing.here, Title)


def test_whatever_is_heard_ends_a_nap_that_has_just_been_granted(outing: DrawnOuting) -> None:
    until_asleep(outing)
    outing.key(pygame.KSCAN_F3)  # frames are measured from now on, each of them
    for _tick in range(5):
        outing.the_app.tick()
        assert outing.the_app.frame()


@pytest.mark.parametrize("is_begun", [False, True])
def test_a_pad_lost_during_a_nap_is_missed_at_once(outing: DrawnOuting, is_begun: bool) -> None:
    pads = [outing.plug() for _ in range(2)]
    controls = outing.stage.controls
    by_id = {device.id: device for device in controls.devices}
    for seat, pad in enumerate(pads):
        controls.bind(seat, by_id[pad.instance_id])
    places = (Place(HUMAN, "Ada", 0), Place(HUMAN, "Bo", 1), Place(), Place())
    outing.show(outing.journey.begin(Lineup(places)))
    for pad in pads:
        outing.pad(pad, PadButton.SOUTH)
        outing.pad(pad, PadButton.SOUTH)
    outing.ticks(120)
    board = outing.here
    outing.show(why_not(outing.stage, board, Refusal.RAID_EMPTY, outing.journey.rules))
    until_asleep(outing)
    outing.ticks(5 if is_begun else 0)
    pads[1].detach()
    outing.ticks(SOON)
    assert isinstance(outing.here, LostPad)


def walk(folder: Path, seed: int, begin: Callable[[DrawnOuting], None]) -> list[tuple[str, int]]:
    """Do this and that, and note what is on the screen after every tick."""
    chance = random.Random(seed)
    seen: list[tuple[str, int]] = []
    outing = _outing(folder)
    begin(outing)
    try:
        while len(seen) < 900 and outing.scene is not None:
            if chance.random() < 0.3:
                outing.key(chance.choice(KEYS))
            else:
                place = (chance.randrange(800), chance.randrange(480))
                motion = {"pos": place, "rel": (1, 0), "buttons": (0, 0, 0), "touch": False}
                pygame.event.post(pygame.Event(pygame.MOUSEMOTION, motion))
            for _tick in range(chance.choice(WAITS)):
                outing.ticks(1)
                canvas = outing.stage.window.canvas
                seen.append((type(outing.scene).__name__, zlib.crc32(canvas.get_buffer().raw)))
    finally:
        outing.close()
    return seen


def at_the_title(_outing: DrawnOuting) -> None:
    """Stay where one is."""


def in_a_game(outing: DrawnOuting) -> None:
    outing.stage.controls.bind(0, KEYBOARD)
    places = (Place(HUMAN, "Ada", 0), Place("easy", "", 1), Place(), Place())
    outing.show(outing.journey.begin(Lineup(places, seed=4)))


@pytest.mark.parametrize("begin", [at_the_title, in_a_game])
def test_who_takes_naps_sees_the_same_as_who_does_not(
    tmp_path: Path, begin: Callable[[DrawnOuting], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    napping = walk(tmp_path / "napping", 5, begin)
    monkeypatch.setattr(App, "_may_nap", False)
    assert walk(tmp_path / "awake", 5, begin) == napping
    assert len({name for name, _picture in napping}) > 1
