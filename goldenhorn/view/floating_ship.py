"""One ship on the picture: hull, shadow, heading mark and cargo tag, moved together.

Knows how a ship looks in a pose, not why it stands there.
"""

from collections.abc import Iterable, Iterator
from functools import partial

from goldenhorn.engine.pieces import EMPTY, Sails, Stock
from goldenhorn.view.cast import Cast
from goldenhorn.view.depths import CARGO_TAG, HEADING, SHIP_SHADOW, by_height
from goldenhorn.view.picture import Sprite
from goldenhorn.view.places import moored_width
from goldenhorn.view.poses import FOOT, Pose
from goldenhorn.view.sprites import DRAWN_SHIP, Faces


class FloatingShip:
    """The sprites of one ship."""

    def __init__(
        self, cast: Cast, faces: Faces, seat: int, number: int, crest: str, sails: Sails
    ) -> None:
        self._cast, self._faces = cast, faces
        self._name = seat, number
        self._crest, self._sails = crest, sails

    @property
    def hull(self) -> Sprite:
        """The ship itself."""
        return self._cast.sprite(("ship", *self._name))

    @property
    def tag(self) -> Sprite | None:
        """The label of its cargo, where it carries something."""
        found = self._cast.shown([("cargo", *self._name)])
        return found[0] if found else None

    def stand(self, pose: Pose, cargo: Stock, lift: int = 0) -> None:
        """Stand in a pose, with what it carries; a lifted ship leaves its shadow on the water."""
        look = (self._crest, self._sails, pose.width, pose.faces_east)
        if pose.is_moored:
            face, key = partial(self._faces.moored, *look), ("moored", *look)
            self._cast.hide(("shadow", *self._name))
        else:
            face, key = partial(self._faces.hull, *look), ("hull", *look)
            self._lay_shadow(pose)
        width, height = self._cast.face(key, face).size
        corner = pose.x - width // 2, pose.y - height - lift
        # Two ships of a row never overlap, but their order must not depend on the past.
        z = pose.z + (self._name[0] * 3 + self._name[1]) / 1_000_000
        self._cast.put(("ship", *self._name), key, face, corner, z)
        self._mark_heading(pose)
        self._tie_tag(pose, cargo, lift)

    def warm(self, widths: Iterable[int], moored_scale: float) -> Iterator[None]:
        """Make its faces for some widths and both headings, one at each step."""
        moored = moored_width(len(self._sails), moored_scale)
        for faces_east in (True, False):
            look = (self._crest, self._sails, moored, faces_east)
            self._cast.face(("moored", *look), partial(self._faces.moored, *look))
            yield
        for width in widths:
            for faces_east in (True, False):
                look = (self._crest, self._sails, width, faces_east)
                self._cast.face(("hull", *look), partial(self._faces.hull, *look))
                flat = (len(self._sails), width, faces_east)
                self._cast.face(("shadow", *flat), partial(self._faces.hull_shadow, *flat))
                yield

    def _lay_shadow(self, pose: Pose) -> None:
        scale = pose.width / DRAWN_SHIP
        look = (len(self._sails), pose.width, pose.faces_east)
        face, key = partial(self._faces.hull_shadow, *look), ("shadow", *look)
        width, height = self._cast.face(key, face).size
        corner = pose.x + 9 * scale - width / 2, pose.y + 14 * scale - height
        self._cast.put(
            ("shadow", *self._name), key, face, corner, by_height(SHIP_SHADOW, pose.y / 20)
        )

    def _mark_heading(self, pose: Pose) -> None:
        name = ("heading", *self._name)
        if not pose.is_at_sea:
            self._cast.hide(name)
            return
        scale = pose.width / DRAWN_SHIP
        width = round(22 * scale + 2)
        face, key = partial(self._faces.heading, width, pose.faces_east), (width, pose.faces_east)
        side = 38 * scale if pose.faces_east else -38 * scale
        middle = pose.y - FOOT * pose.width + 44 * scale
        corner = pose.x + side - width / 2, middle - width * 11 / 30
        self._cast.put(name, ("heading", *key), face, corner, HEADING)

    def _tie_tag(self, pose: Pose, cargo: Stock, lift: int) -> None:
        name = ("cargo", *self._name)
        if cargo == EMPTY:
            self._cast.hide(name)
            return
        key = ("cargo", cargo, pose.width)
        face = partial(self._faces.cargo_tag, cargo, pose.width)
        width, height = self._cast.face(key, face).size
        scale = pose.width / DRAWN_SHIP
        side = 30 * scale if pose.faces_east else -30 * scale
        corner = pose.x + side - width / 2, pose.y - 26 * scale - height / 2 - lift
        self._cast.put(name, key, face, corner, by_height(CARGO_TAG, pose.y))
