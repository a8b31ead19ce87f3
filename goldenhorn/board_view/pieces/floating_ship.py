"""One ship on the picture: hull, shadow, heading mark and cargo tag, moved together.

Knows how a ship looks in a pose, not why it stands there.
"""

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from goldenhorn.board_view.layout import CARGO_TAG, HEADING, SHIP_SHADOW, by_height
from goldenhorn.board_view.pieces.piece_images import DRAWN_SHIP, PieceImages
from goldenhorn.board_view.pieces.poses import FOOT, Pose
from goldenhorn.engine.pieces import EMPTY, Sails, Stock
from goldenhorn.graphics.surfaces.named_sprites import NamedSprites
from goldenhorn.graphics.surfaces.sprite import Image, Sprite

SHADOW_ASIDE, SHADOW_BELOW = 0.05, 0.08
"""How far right of and below its ship a shadow lies on the way, in its own widths."""


class FloatingShip:
    """The sprites of one ship."""

    def __init__(
        self,
        sprites: NamedSprites,
        images: PieceImages,
        name: tuple[int, int],
        crest: str,
        sails: Sails,
    ) -> None:
        """Put a ship among sprites; its name is its seat and its number there."""
        self._sprites, self._images = sprites, images
        self._name = name
        self._hull_name, self._shadow_name = ("ship", *name), ("shadow", *name)
        self._heading_name, self._tag_name = ("heading", *name), ("cargo", *name)
        self._crest, self._sails = crest, sails
        self._hull_key: Hashable = None
        """Of the image in which it rests."""
        self.rest: tuple[Pose, Stock] | None = None
        """How it stands, with what it carries; None if somebody has moved it since."""
        self._bobs: tuple[int, int] | None = None
        """By how much it is shown risen and rolled, if it is."""
        self._rolled: dict[int, pygame.Surface] = {}
        """How it looks at anchor where it rests, by its roll."""

    @property
    def is_resting(self) -> bool:
        """Whether it stands as it was last told to."""
        return self.rest is not None

    @property
    def hull(self) -> Sprite:
        """The ship itself; it must have stood somewhere."""
        return self._sprites.sprite(self._hull_name)

    @property
    def tag(self) -> Sprite | None:
        """The label of its cargo, where it carries something."""
        return self._sprites.seen(self._tag_name)

    @property
    def heading(self) -> Sprite | None:
        """The mark of where it is bound, on a sea square."""
        return self._sprites.seen(self._heading_name)

    def stand(self, pose: Pose, cargo: Stock) -> None:
        """Stand in a pose, with what it carries."""
        if self.rest == (pose, cargo):
            return
        self.rest, self._bobs, self._rolled = (pose, cargo), None, {}
        key, make = self._maker(pose)
        if pose.is_moored:
            self._sprites.hide(self._shadow_name)
        else:
            self._lay_shadow(pose)
        width, height = self._sprites.image(key, make).size
        corner = pose.x - width // 2, pose.y - height
        # Two ships of a row never overlap, but their order must not depend on the past.
        z = pose.z + (self._name[0] * 3 + self._name[1]) / 1_000_000
        self._sprites.put(self._hull_name, key, make, corner, z)
        self._hull_key = key
        self._mark_heading(pose)
        self._tie_tag(pose, cargo)

    def ride(self, x: float, y: float, z: float, image: Image, lift: float = 0) -> None:
        """Be on the way with its water line at x and y; lifted, it leaves its shadow there."""
        self.rest = None
        hull = self.hull
        width, height = image.size
        hull.show_at(image, x - width / 2, y - height - lift)
        hull.raise_to(z)
        self._sprites.hide(self._heading_name)
        shadow = self._sprites.seen(self._shadow_name)
        if shadow is not None and shadow.image is not None:
            wide, high = shadow.image.size
            shadow.move_to(x + SHADOW_ASIDE * wide - wide / 2, y + SHADOW_BELOW * wide - high)

    def carry_tag(self, x: float, y: float, z: float) -> None:
        """Take the label of the cargo along, its middle at x and y."""
        tag = self.tag
        if tag is not None and tag.image is not None:
            self.rest = None
            width, height = tag.image.size
            tag.move_to(x - width / 2, y - height / 2)
            tag.raise_to(z)

    def leave_shadow(self, pose: Pose) -> None:
        """Lay the shadow of a pose that it will take or has taken."""
        self.rest = None
        self._lay_shadow(pose)

    def load(self, cargo: Stock, pose: Pose) -> None:
        """Carry something else while standing in a pose."""
        self.rest = None
        self._tie_tag(pose, cargo)

    def under_sail(self, width: int, faces_east: bool, degrees: float) -> Image:
        """Return the dry hull so wide, turned to the left."""
        return self._images.turned_hull(self._crest, self._sails, width, faces_east, degrees)

    def at_anchor(self, pose: Pose) -> Image:
        """Return how it looks while it stands in a pose, with the foam round it."""
        return self._sprites.image(*self._maker(pose))

    def bob(self, rise: int, roll: int) -> None:
        """Show a ship at anchor a little up or down and rolled, which no snapshot tells apart."""
        if self.rest is None or self.rest[0].is_moored or self._bobs == (rise, roll):
            return
        self._bobs = rise, roll
        face = self._images.risen(self._roll(self.rest[0], roll), rise)
        self.hull.show(self._sprites.taken_for(self._hull_key, face))

    def get_rolled(self, roll: int) -> None:
        """Make how it looks when it is rolled so where it rests, before it is."""
        if self.rest is not None and not self.rest[0].is_moored:
            self._roll(self.rest[0], roll)

    def _roll(self, pose: Pose, roll: int) -> pygame.Surface:
        if roll not in self._rolled:
            look = self._crest, self._sails, pose.width, pose.faces_east
            self._rolled[roll] = self._images.rolled(*look, roll)
        return self._rolled[roll]

    def _maker(self, pose: Pose) -> tuple[Hashable, Callable[[], Image]]:
        look = (self._crest, self._sails, pose.width, pose.faces_east)
        if pose.is_moored:
            return ("moored", *look), partial(self._images.moored, *look)
        return ("hull", *look), partial(self._images.hull, *look)

    def _lay_shadow(self, pose: Pose) -> None:
        scale = pose.width / DRAWN_SHIP
        look = (len(self._sails), pose.width, pose.faces_east)
        make, key = partial(self._images.hull_shadow, *look), ("shadow", *look)
        width, height = self._sprites.image(key, make).size
        corner = pose.x + 9 * scale - width / 2, pose.y + 14 * scale - height
        z = by_height(SHIP_SHADOW, pose.y / 20)
        self._sprites.put(self._shadow_name, key, make, corner, z)

    def _mark_heading(self, pose: Pose) -> None:
        if not pose.is_at_sea:
            self._sprites.hide(self._heading_name)
            return
        scale = pose.width / DRAWN_SHIP
        width = round(22 * scale + 2)
        make, key = partial(self._images.heading, width, pose.faces_east), (width, pose.faces_east)
        side = 38 * scale if pose.faces_east else -38 * scale
        middle = pose.y - FOOT * pose.width + 44 * scale
        corner = pose.x + side - width / 2, middle - width * 11 / 30
        name = self._heading_name
        self._sprites.put(name, ("heading", *key), make, corner, HEADING)

    def _tie_tag(self, pose: Pose, cargo: Stock) -> None:
        if cargo == EMPTY:
            self._sprites.hide(self._tag_name)
            return
        key, make = self._tag_maker(pose, cargo)
        width, height = self._sprites.image(key, make).size
        scale = pose.width / DRAWN_SHIP
        side = 30 * scale if pose.faces_east else -30 * scale
        corner = pose.x + side - width / 2, pose.y - 26 * scale - height / 2
        z = by_height(CARGO_TAG, pose.y)
        self._sprites.put(self._tag_name, key, make, corner, z)

    def _tag_maker(self, pose: Pose, cargo: Stock) -> tuple[Hashable, Callable[[], Image]]:
        make = partial(self._images.cargo_tag, cargo, pose.width)
        return ("cargo", cargo, pose.width), make
