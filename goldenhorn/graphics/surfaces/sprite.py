"""A thing in a picture: its image, and where it stands.

A sprite that is moved or gets another image says so itself to the picture it is part of.
"""

from collections.abc import Hashable
from typing import TYPE_CHECKING
from zlib import crc32

from pygame import Rect, Surface
from pygame.image import tobytes

from goldenhorn.graphics.drawable import Draw, Drawable
from goldenhorn.graphics.text import Written

if TYPE_CHECKING:
    from goldenhorn.graphics.surfaces.picture import Picture


class Image(Drawable):
    """A surface ready to be shown; glows and shadows may reach beyond the thing itself."""

    __slots__ = ("_look", "margin", "size", "surface", "written")

    def __init__(
        self, surface: Surface, margin: int = 0, written: tuple[Written, ...] = ()
    ) -> None:
        width, height = surface.get_size()
        super().__init__(None, width, height)
        self.surface = surface
        self.margin = margin
        """By how many pixels the surface is larger than the thing, on each side."""
        self.written = written
        """The texts on it, measured from the thing's top left corner."""
        self.size = (width - 2 * margin, height - 2 * margin)
        """How large the thing itself is."""
        self._look: int | None = None

    def surface_at(self, scale: float) -> Surface:  # noqa: ARG002
        """Return it as it was painted, for whatever window."""
        return self.surface

    def look(self) -> Hashable:
        """Return a number that depends on its pixels."""
        if self._look is None:
            self._look = crc32(tobytes(self.surface, "RGBA"))
        return (self.width, self.height, self._look)

    def painted_again(self) -> None:
        """Have it looked at anew, as when something was drawn onto its surface."""
        self.texture = self._look = None


class Sprite:
    """One thing in a picture; x and y are the top left corner of the thing itself."""

    __slots__ = ("_draw", "_picture", "alpha", "depth", "image", "x", "y", "z")

    def __init__(
        self, picture: "Picture", image: Image | None, x: int, y: int, z: float, number: int
    ) -> None:
        self._picture = picture
        self.image = image
        """None hides it."""
        self.alpha = 1.0
        """How opaque it is; `fade_to` changes it."""
        self._draw: Draw | None = None
        self.x, self.y, self.z = x, y, z
        self.depth = (z, number)
        """Orders all sprites from back to front: of those with the same z the newest is last."""

    def move_to(self, x: float, y: float) -> None:
        """Stand at another place, to the nearest pixel."""
        x, y = round(x), round(y)
        if x != self.x or y != self.y:
            self.x, self.y = x, y
            self.changed()

    def show(self, image: Image | None) -> None:
        """Get another image, or none."""
        if image is not self.image:
            self.image = image
            self.changed()

    def show_at(self, image: Image, x: float, y: float) -> None:
        """Get another image and stand at another place, to the nearest pixel."""
        self.show(image)
        self.move_to(x, y)

    def show_round(self, image: Image, x: float, y: float) -> None:
        """Get another image, with its middle at a place."""
        width, height = image.size
        self.show_at(image, x - width / 2, y - height / 2)

    def fade_to(self, share: float) -> None:
        """Be seen through by a share."""
        if share != self.alpha:
            self.alpha = share
            self.changed()

    def paint_again(self) -> None:
        """Be shown anew, as when something was drawn onto its surface."""
        if self.image is not None:
            self.image.painted_again()
        self.changed()

    def changed(self) -> None:
        """Have the picture shown again, with this one as it is now."""
        self._draw = None
        self._picture.has_changed = True

    def raise_to(self, z: float) -> None:
        """Stand in front of all sprites with less z."""
        if z != self.z:
            self.z = z
            self._picture.reorder(self, (z, self.depth[1]))

    @property
    def draw(self) -> Draw:
        """What is drawn of it; only what can be seen is."""
        if self._draw is None:
            image = self.image
            assert image is not None, "nothing is shown"
            (left, top), (width, height) = self.corner, (image.width, image.height)
            place = left + width / 2, top + height / 2
            self._draw = Draw(image, *place, width, height, alpha=self.alpha)
        return self._draw

    @property
    def corner(self) -> tuple[int, int]:
        """Where its surface begins."""
        margin = 0 if self.image is None else self.image.margin
        return self.x - margin, self.y - margin

    @property
    def rect(self) -> Rect:
        """The area its surface covers; empty while it is hidden."""
        if self.image is None:
            return Rect(0, 0, 0, 0)
        return Rect(self.corner, self.image.surface.get_size())

    @property
    def written(self) -> list[Written]:
        """The texts on it, where they stand in the picture."""
        image = self.image
        return [] if image is None else [each.moved(self.x, self.y) for each in image.written]
