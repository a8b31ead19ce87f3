"""A thing in a picture: its image, and where it stands.

A sprite that is moved or gets another image says so itself to the picture it is part of.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from goldenhorn.graphics.text import Written

if TYPE_CHECKING:
    from goldenhorn.graphics.picture import Picture


@dataclass(frozen=True, slots=True, weakref_slot=True, eq=False)
class Image:
    """A surface ready to be shown; glows and shadows may reach beyond the thing itself."""

    surface: Surface
    margin: int = 0
    """By how many pixels the surface is larger than the thing, on each side."""
    written: tuple[Written, ...] = ()
    """The texts on it, measured from the thing's top left corner."""

    size: tuple[int, int] = field(init=False)
    """How large the thing itself is."""

    def __post_init__(self) -> None:
        width, height = self.surface.get_size()
        object.__setattr__(self, "size", (width - 2 * self.margin, height - 2 * self.margin))


class Sprite:
    """One thing in a picture; x and y are the top left corner of the thing itself."""

    __slots__ = ("_picture", "depth", "image", "x", "y", "z")

    def __init__(
        self, picture: "Picture", image: Image | None, x: int, y: int, z: float, number: int
    ) -> None:
        self._picture = picture
        self.image = image
        """None hides it."""
        self.x, self.y, self.z = x, y, z
        self.depth = (z, number)
        """Orders all sprites from back to front: of those with the same z the newest is last."""

    def move_to(self, x: float, y: float) -> None:
        """Stand at another place, to the nearest pixel."""
        x, y = round(x), round(y)
        if x != self.x or y != self.y:
            self.x, self.y = x, y
            self.paint_again()

    def show(self, image: Image | None) -> None:
        """Get another image, or none."""
        if image is not self.image:
            self.image = image
            self.paint_again()

    def show_at(self, image: Image, x: float, y: float) -> None:
        """Get another image and stand at another place, to the nearest pixel."""
        self.show(image)
        self.move_to(x, y)

    def show_round(self, image: Image, x: float, y: float) -> None:
        """Get another image, with its middle at a place."""
        width, height = image.size
        self.show_at(image, x - width / 2, y - height / 2)

    def fade_to(self, share: float) -> None:
        """Be seen through by a share; what is shown must be shown by nobody else."""
        self.surface.set_alpha(round(255 * share))
        self.paint_again()

    def paint_again(self) -> None:
        """Have the picture painted again, as when something was drawn onto its surface."""
        self._picture.has_changed = True

    def raise_to(self, z: float) -> None:
        """Stand in front of all sprites with less z."""
        if z != self.z:
            self.z = z
            self._picture.reorder(self, (z, self.depth[1]))

    @property
    def surface(self) -> Surface:
        """What is painted; only what can be seen has one."""
        assert self.image is not None, "nothing is shown"
        return self.image.surface

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
