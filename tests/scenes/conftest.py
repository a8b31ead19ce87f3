"""Couches for all tests of scenes."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.crawler import Outing
from tests.scenes.couch import Couch, MakeCouch


@pytest.fixture(autouse=True)
def _shared_by_all_couches(shared_pictures: None) -> None:
    """Let all couches draw with the same pictures."""


@pytest.fixture(autouse=True)
def _couch_of_the_test_before_is_gone() -> None:
    """Free its scenes, as they and their large pictures refer to each other."""
    gc.collect()
    gc.freeze()  # what is left, tests share: neither they nor the game need search it again


@pytest.fixture(autouse=True)
def _disks_do_not_keep_couches_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write without waiting for the disk: that and kills are tested where files are written."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)


@pytest.fixture
def make_couch() -> Iterator[MakeCouch]:
    """Build couches that are tidied up afterwards."""
    couches: list[Couch] = []

    def make(**options: Any) -> Couch:
        couches.append(Couch(**options))
        return couches[-1]

    yield make
    for couch in couches:
        couch.close()
    couches.clear()


@pytest.fixture
def outing(tmp_path: Path) -> Iterator[Outing]:
    """A couch that goes from screen to screen, and keeps games in a folder."""
    outing = Outing(tmp_path)
    yield outing
    outing.close()


@pytest.fixture
def couch(make_couch: MakeCouch) -> Couch:
    """A couch in front of a television, in English."""
    return make_couch()
