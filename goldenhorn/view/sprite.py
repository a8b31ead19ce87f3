"""A thing in a picture: its face, and where it stands; must not know what it means.

A sprite that is moved or gets another face says so itself to the picture it is part of.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from goldenhorn.view.text import Written

if TYPE_CHECKING:
    from goldenhorn.view.picture import Picture


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
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

    __slots__ = (
        "_changed",
        "_picture",
        "changed_at",
        "depth",
        "index",
        "painted",
        "piece",
        "x",
        "y",
        "z",
    )

    def __init__(
        self, picture: "Picture", piece: Piece, x: int, y: int, z: float, number: int
    ) -> None:
        self._picture = picture
        self._changed = picture.changed
        self.piece: Piece | None = piece
        """None hides it."""
        self.x, self.y, self.z = x, y, z
        self.depth = (z, number)
        """Orders all sprites from back to front: of those with the same z the newest is last."""
        self.index = 0
        """Which one it is from the back; kept by the picture."""
        self.painted: Rect | None = None
        """Where it stands on the canvas now; kept by the picture."""
        self.changed_at = 0
        """At which paint it was last another; kept by the picture."""

    def move_to(self, x: float, y: float) -> None:
        """Stand at another place, to the nearest pixel."""
        x, y = round(x), round(y)
        if x != self.x or y != self.y:
            self.x, self.y = x, y
            self._changed[self] = None

    def show(self, piece: Piece | None) -> None:
        """Get another face, or none."""
        if piece is not self.piece:
            self.piece = piece
            self._changed[self] = None

    def show_at(self, piece: Piece, x: float, y: float) -> None:
        """Get another face and stand at another place, to the nearest pixel."""
        x, y = round(x), round(y)
        if piece is not self.piece or x != self.x or y != self.y:
            self.piece, self.x, self.y = piece, x, y
            self._changed[self] = None

    def paint_again(self) -> None:
        """Be painted at the next paint, whether or not anything is new about it."""
        self._changed[self] = None

    def raise_to(self, z: float) -> None:
        """Stand in front of all sprites with less z."""
        if z != self.z:
            self.z = z
            self._picture.reorder(self, (z, self.depth[1]))

    @property
    def rect(self) -> Rect:
        """The area its surface covers; empty while it is hidden."""
        piece = self.piece
        if piece is None:
            return Rect(0, 0, 0, 0)
        margin = piece.margin
        return Rect((self.x - margin, self.y - margin), piece.surface.get_size())
