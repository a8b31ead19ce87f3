"""The old way of writing a screen: it composes sprites and says where its items lie."""

from abc import abstractmethod
from collections.abc import Hashable

import pygame

from goldenhorn.graphics.canvas import Canvas
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Written
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.kit import Key
from goldenhorn.ui.overlay import Overlay
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import Screen

FOOT_WIDTH = 0.94
"""How much of the screen's width the names of the keys may take."""
FOOT_MIDDLE = 0.935
"""How far down they stand."""
FOOT_GAP = 12
IN_FRONT = 100.0


class PaintedScene(Scene):
    """A scene whose picture is made of sprites."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.picture = Picture(pygame.Surface(context.size))

    def keep_up(self) -> None:
        """Begin with an empty picture if the context has changed since it was built."""
        if self._revision != self.context.revision:
            self.picture = Picture(pygame.Surface(self.context.size))
        super().keep_up()

    @property
    def has_changed(self) -> bool:
        """Whether it must be drawn again."""
        return self.picture.has_changed

    def draw(self, canvas: Canvas) -> None:
        """Draw everything; changes nothing else."""
        self.picture.show_on(canvas)

    def texts(self) -> list[Written]:
        """Return all that is written, from back to front."""
        return self.picture.texts()


class PaintedPage(PaintedScene, Screen):
    """A screen that composes its picture from named pieces.

    A page says in `compose` what it shows; whatever was shown before and is not shown again goes.
    """

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._shown: set[Hashable] = set()
        self._items: list[Item] = []
        self._preferred: Hashable = None

    @abstractmethod
    def compose(self) -> None:
        """Show everything by `show` and `offer`; called whenever something has changed."""

    # What a page calls in compose

    def show(self, name: Hashable, image: Image, x: float, y: float, z: float = 0) -> None:
        """Show a piece under a name."""
        self._shown.add(name)
        self.picture.put(name, image, x, y, z)

    def offer(
        self,
        key: Hashable,
        rect: pygame.Rect,
        *,
        turns: bool = False,
        is_preferred: bool = False,
        is_hidden_from_focus: bool = False,
    ) -> None:
        """Let an item be chosen."""
        self._items.append(Item(key, rect, turns, is_hidden_from_focus))
        if is_preferred:
            self._preferred = key

    def foot(self, *hints: tuple[Hashable, Key, str]) -> None:
        """Name the keys that matter now at the foot of the screen; pointers can tap the names."""
        if not hints:
            return
        width, height = self.context.size
        share = (width * FOOT_WIDTH - FOOT_GAP * (len(hints) - 1)) / len(hints)
        kit = self.context.kit
        whole = width * FOOT_WIDTH
        pieces = [kit.hints(((key, text),), round(whole)) for _, key, text in hints]
        if sum(image.size[0] + FOOT_GAP for image in pieces) > whole + FOOT_GAP:
            pieces = [kit.hints(((key, text),), round(share)) for _, key, text in hints]
        x = (width - sum(image.size[0] + FOOT_GAP for image in pieces) + FOOT_GAP) / 2
        middle = height * FOOT_MIDDLE
        for (name, _key, _text), image in zip(hints, pieces, strict=True):
            rect = pygame.Rect((round(x), 0), image.size)
            rect.centery = round(middle)
            self.show(("foot", name), image, rect.x, rect.y, IN_FRONT)
            self.offer(name, rect.inflate(0, FOOT_GAP), is_hidden_from_focus=True)
            x += rect.width + FOOT_GAP

    def _build_once(self) -> bool:
        focused = self.focus.key
        self._shown.clear()
        self._items.clear()
        self.compose()
        self.picture.keep_only(self._shown)
        self.focus.set_items(tuple(self._items), self._preferred)
        return self.focus.key == focused


class PaintedOverlay(Overlay, PaintedPage):
    """A painted page in front of its parent."""

    def lay_out(self) -> None:
        """Have nothing behind the pieces but the parent."""
        self.picture.lay(None)
        super().lay_out()
