"""Writing a name, or the number that a game is dealt from: typed, picked, or taken from a row."""

from collections.abc import Callable

from goldenhorn.common.language import _
from goldenhorn.engine.chance import SEEDS
from goldenhorn.input.devices import Device
from goldenhorn.session.lineup import LONGEST_NAME
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.screen import Screen
from goldenhorn.ui.text_entry import MOST_COLUMNS, MOST_ROWS, TextEntry

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MOST_LETTERS = MOST_ROWS * MOST_COLUMNS
BETWEEN_WORDS = " -'."
SPACE = "space"


class NameEntry(TextEntry):
    """What are you called?"""

    longest = LONGEST_NAME

    def __init__(
        self,
        context: AppContext,
        parent: Screen,
        device: Device,
        name: str,
        names: tuple[str, ...],
        use: Callable[[str], None],
        crest: str = "",
    ) -> None:
        self._names = tuple(each for each in names if each != name)
        self._use = use
        super().__init__(context, parent, device, name, crest)

    def title_text(self) -> str:
        """Ask."""
        return _("Your name")

    def characters(self) -> str:
        """The Latin letters, then those that a language adds to them in its translation."""
        own = _("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        letters = dict.fromkeys(LETTERS + "".join(each for each in own if each.isalpha()))
        return "".join(letters)[:MOST_LETTERS]

    def ready_texts(self) -> tuple[str, ...]:
        """Names of last time, and names of Venice."""
        return self._names

    def more_actions(self) -> tuple[tuple[str, str], ...]:
        """Let people have two names."""
        return ((SPACE, _("Space")),)

    def acted(self, name: str) -> None:
        """Write a space."""
        if name == SPACE:
            self.write(" ")

    def shown(self, character: str) -> str:
        """Large at the beginning of a word, small inside."""
        is_first = self.is_untouched or not self.text or self.text[-1] in BETWEEN_WORDS
        return character if is_first else character.lower()

    def accepts(self, text: str) -> bool:
        """Letters, digits and what stands between them, up to the longest name."""
        if not super().accepts(text):
            return False
        last = text[-1]
        return last.isalnum() or (last in BETWEEN_WORDS and text[:-1].strip() != "")

    def done(self) -> None:
        """Be called so."""
        self._use(self.text)


NEW = "new"


class SeedEntry(TextEntry):
    """Which game shall be dealt?"""

    longest = len(str(SEEDS - 1))

    def __init__(
        self,
        context: AppContext,
        parent: Screen,
        device: Device,
        seed: int | None,
        use: Callable[[int | None], None],
        crest: str = "",
    ) -> None:
        self._use = use
        super().__init__(context, parent, device, "" if seed is None else str(seed), crest)

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
