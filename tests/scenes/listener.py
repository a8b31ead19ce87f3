"""A listener for tests: hears what a narrator would write and speak, at once and in order."""

from goldenhorn.system.narrator import Narrator
from goldenhorn.ui.app_context import AppContext


class Listener(Narrator):
    """A narrator that only remembers."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(None)
        self.heard: list[str] = []
        self.is_on = True
        context.narrator = self

    def tell(self, *lines: str) -> None:
        """Remember lines."""
        self.heard += filter(None, lines)

    def switch(self, is_on: bool) -> None:
        """Listen whatever is set."""
