"""Pages in tests: what can be read on one, where its items lie, and one to lie behind others."""

from collections.abc import Hashable

from goldenhorn.scenes.page import Page


class Empty(Page):
    """Whatever lies behind."""

    def compose(self) -> None:
        """Show something, so that one can see whether it is there."""
        self.show("paper", self.stage.kit.paper((100, 100)), 10, 10)


def texts(page: Page) -> list[str]:
    """All that is written on a page now."""
    page.refresh()
    return [each.text for each in page.picture.texts()]


def place_of(page: Page, key: Hashable) -> tuple[int, int]:
    """The middle of an item."""
    page.refresh()
    x, y = next(item.rect.center for item in page.focus.items if item.key == key)
    return x, y
