"""What a screen shows: a background and sprites on it.

A sprite that is moved or gets another image says so, and then all is painted again; a picture in
which nothing happens is not.
"""

from bisect import bisect_left, insort
from collections.abc import Hashable, Iterable
from math import inf
from operator import attrgetter
from typing import TYPE_CHECKING

from pygame import Surface

from goldenhorn.graphics.drawable import Draw
from goldenhorn.graphics.surfaces.sprite import Image, Sprite
from goldenhorn.graphics.text import Written

if TYPE_CHECKING:
    from goldenhorn.graphics.canvas import Canvas

DEPTH = attrgetter("depth")


class Picture:
    """A background with sprites from back to front."""

    def __init__(self, background: Surface | None = None) -> None:
        """Begin with a background alone, or with nothing behind everything."""
        self._ground = None if background is None else Image(background)
        self._background_texts: tuple[Written, ...] = ()
        self._sprites: list[Sprite] = []
        self._added = 0
        self.named: dict[Hashable, Sprite] = {}
        """The sprites that were put under a name, seen or not."""
        self.has_changed = True
        """Whether something is not as it was painted last; sprites note it themselves."""

    @property
    def background(self) -> Surface:
        """The opaque surface behind everything; what lies over another screen has none."""
        assert self._ground is not None
        return self._ground.surface

    @property
    def visible(self) -> list[Sprite]:
        """All sprites that show something, from back to front."""
        return [sprite for sprite in self._sprites if sprite.image is not None]

    def lay(self, background: Surface | None, written: tuple[Written, ...] = ()) -> None:
        """Put another background behind everything, with the texts that stand on it."""
        self._ground = None if background is None else Image(background)
        self._background_texts = written
        self.has_changed = True

    def add(self, image: Image | None, x: float, y: float, z: float = 0) -> Sprite:
        """Put a new sprite into the picture."""
        self._added += 1
        sprite = Sprite(self, image, round(x), round(y), z, self._added)
        insort(self._sprites, sprite, key=DEPTH)
        self.has_changed = True
        return sprite

    def remove(self, sprite: Sprite) -> None:
        """Take a sprite out of the picture."""
        del self._sprites[bisect_left(self._sprites, sprite.depth, key=DEPTH)]
        self.has_changed = True

    def put(self, name: Hashable, image: Image, x: float, y: float, z: float = 0) -> Sprite:
        """Show an image under a name, whether or not something was there before."""
        sprite = self.named.get(name)
        if sprite is None:
            sprite = self.named[name] = self.add(image, x, y, z)
        else:
            sprite.show_at(image, x, y)
            sprite.raise_to(z)
        return sprite

    def keep_only(self, names: Iterable[Hashable]) -> None:
        """Remove all named sprites but these; sprites without a name stay."""
        kept = set(names)
        for name in [name for name in self.named if name not in kept]:
            self.remove(self.named.pop(name))

    def reorder(self, sprite: Sprite, depth: tuple[float, int]) -> None:
        """Let a sprite stand elsewhere between back and front."""
        self.remove(sprite)
        sprite.depth = depth
        insort(self._sprites, sprite, key=DEPTH)

    def draws(self, below: float = inf) -> list[Draw]:
        """Return what is to be drawn of all that stands less far in front, from back to front."""
        draws = [sprite.draw for sprite in self.visible if sprite.z < below]
        if self._ground is None:
            return draws
        return [Draw.filling(self._ground), *draws]

    def show_on(self, canvas: "Canvas") -> None:
        """Draw everything."""
        self.has_changed = False
        canvas.paint(self.draws())

    def paint(self, onto: Surface, below: float = inf) -> None:
        """Paint everything, or what stands less far in front, onto a surface."""
        if below == inf:
            self.has_changed = False
        if self._ground is not None:
            onto.blit(self._ground.surface, (0, 0))
        for sprite in self.visible:
            if sprite.z < below and sprite.image is not None:
                surface = sprite.image.surface
                if sprite.alpha < 1:
                    surface = surface.copy()
                    surface.set_alpha(round(255 * sprite.alpha))
                onto.blit(surface, sprite.corner)

    def texts(self) -> list[Written]:
        """All texts that can be seen, with the boxes they belong in, from back to front."""
        texts = list(self._background_texts)
        for sprite in self.visible:
            texts += sprite.written
        return texts
