"""A home in tests: a couch whose navigation keeps games in a folder."""

from pathlib import Path
from typing import TypeVar

from goldenhorn.app.navigation import Navigation
from goldenhorn.ui.screen import Screen
from tests.scenes.couch import Couch

SomePage = TypeVar("SomePage", bound=Screen)


class Home:
    """What all tests of kept games begin with; close it, as a thread writes its games."""

    def __init__(self, couch: Couch, folder: Path) -> None:
        self.couch, self.folder = couch, folder
        self.navigation = Navigation(couch.context, today=lambda: "today", draw_seed=lambda: 1)

    def arrived_at(self, kind: type[SomePage]) -> SomePage:
        """Wait until a page has come, and fail unless it is one of this kind."""
        self.couch.settle()
        page = self.couch.scene
        assert isinstance(page, kind)
        self.couch.ticks(2)
        return page

    def close(self) -> None:
        """Write what is still to be written."""
        self.navigation.close()
