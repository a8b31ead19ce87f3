"""A lobby on a couch for tests: what it leads to is noted instead of played."""

from collections.abc import Callable, Hashable

from pygame import Rect

from goldenhorn.scenes.lobby.items import Arrow, LobbyItem
from goldenhorn.scenes.lobby.lobby import Lobby
from goldenhorn.session.lineup import Lineup
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import items_in
from tests.scenes.couch import Couch
from tests.scenes.pages import Elsewhere


class LobbyCouch:
    """The lobby, and a note of where it went."""

    def __init__(
        self, couch: Couch, lost_pad: Callable[[Lobby, tuple[int, ...]], Scene] | None = None
    ) -> None:
        self.couch = couch
        self.started: list[Lineup] = []
        self.has_left = False
        self.lost: list[tuple[int, ...]] = []
        self.elsewhere = Elsewhere(couch.context)
        self.lobby = Lobby(
            couch.context, start=self._start, leave=self._leave, lost_pad=lost_pad or self._lose
        )
        couch.show(self.lobby)
        couch.context.notices.clear()

    def rect(self, key: Hashable) -> Rect:
        """Where something lies."""
        return next(item.rect for item in items_in(self.lobby.root) if item.key == key)

    def turn(self, thing: LobbyItem, step: int) -> None:
        """Click on an arrow of a thing."""
        self.couch.click(*self.rect(Arrow(thing, step)).center)

    def who(self) -> list[str]:
        """Who sits at the four places."""
        return [place.who for place in self.lobby.lobby_state.lineup.places]

    def words(self) -> list[str]:
        """All that can be read."""
        return [text.text for text in self.lobby.texts()]

    def _start(self, lineup: Lineup) -> Scene:
        self.started.append(lineup)
        return self.elsewhere

    def _leave(self) -> Scene:
        self.has_left = True
        return self.elsewhere

    def _lose(self, lobby: Lobby, seats: tuple[int, ...]) -> Scene:
        assert lobby is self.lobby
        self.lost.append(seats)
        return self.elsewhere
