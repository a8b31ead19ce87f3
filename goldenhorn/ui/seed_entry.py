"""Writing the number that a game is dealt from, so that it can be played again."""

from collections.abc import Callable

from goldenhorn.common.language import _
from goldenhorn.engine.chance import SEEDS
from goldenhorn.input.devices import Device
from goldenhorn.ui.app_context import Stage
from goldenhorn.ui.page import Page
from goldenhorn.ui.text_entry import Entry

NEW = "new"


class SeedEntry(Entry):
    """Which game shall be dealt?"""

    longest = len(str(SEEDS - 1))

    def __init__(
        self,
        stage: Stage,
        parent: Page,
        device: Device,
        seed: int | None,
        use: Callable[[int | None], None],
        crest: str = "",
    ) -> None:
        self._use = use
        super().__init__(stage, parent, device, "" if seed is None else str(seed), crest)

    def title_text(self) -> str:
        """Say what is written."""
        return _("Seed")

    def characters(self) -> str:
        """The digits."""
        return "1234567890"

    def more_actions(self) -> tuple[tuple[str, str], ...]:
        """Let every game be a new one."""
        return ((NEW, _("New each time")),)

    def acted(self, name: str) -> None:
        """Forget the number."""
        if name == NEW:
            self._use(None)
            self.next = self.parent

    def accepts(self, text: str) -> bool:
        """A number that the dealer knows."""
        return text.isascii() and text.isdecimal() and int(text) < SEEDS

    def done(self) -> None:
        """Deal from this number; nothing written is a new one each time."""
        self._use(int(self.text) if self.text else None)
