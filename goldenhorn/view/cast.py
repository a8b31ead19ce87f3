"""Named sprites in a picture, each with a face that can be told and compared; knows no game.

A face has a key that says all about how it looks, so two casts that show the same keys at the same
places show the same picture.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from itertools import islice

from goldenhorn.view.picture import Picture
from goldenhorn.view.shapes import quick
from goldenhorn.view.sprite import Piece, Sprite

Snapshot = dict[Hashable, tuple[Hashable, int, int, float]]
"""By name: the key of the face, where it stands, and how far in front."""
MOST_VARIANTS, DROPPED_AT_ONCE = 160, 20
"""How many other looks are kept, and how many of the longest unused are then dropped together."""


class Cast:
    """Puts faces into a picture under names, and keeps faces that come again and again."""

    def __init__(self, picture: Picture) -> None:
        self._picture = picture
        self._kept: dict[Hashable, Piece] = {}
        self._sprites: dict[Hashable, Sprite] = {}
        self._keys: dict[Piece, Hashable] = {}
        self._variants: OrderedDict[tuple[Hashable, Hashable], Piece] = OrderedDict()

    def face(self, key: Hashable, make: Callable[[], Piece]) -> Piece:
        """Return a face by its key, made once and kept."""
        piece = self._kept.get(key)
        if piece is None:
            piece = self._kept[key] = quick(make())
            self._keys[piece] = key
        return piece

    def put(
        self,
        name: Hashable,
        key: Hashable,
        make: Callable[[], Piece],
        place: tuple[float, float],
        z: float,
    ) -> Sprite:
        """Show a face that will come again; its thing's top left corner is the place."""
        return self._placed(name, self.face(key, make), place, z)

    def put_once(
        self,
        name: Hashable,
        key: Hashable,
        make: Callable[[], Piece],
        place: tuple[float, float],
        z: float,
    ) -> Sprite:
        """Show a face that has too many looks to be kept; it is made anew when its key changes.

        It is not prepared by `quick`: that takes longer than painting it a few times.
        """
        sprite = self._sprites.get(name)
        shown = None if sprite is None else sprite.piece
        if shown is None or self._keys.get(shown) != key:
            self._forget(shown)
            shown = make()
            self._keys[shown] = key
        return self._placed(name, shown, place, z)

    def variant(self, key: Hashable, variation: Hashable, make: Callable[[], Piece]) -> Piece:
        """Return another look of the same face, for what moves by itself; snapshots take it for it.

        It must stand at the same place as the face: moving it inside its surface is its affair.
        """
        piece = self._variants.get((key, variation))
        if piece is None:
            piece = self._variants[key, variation] = make()
            self._keys[piece] = key
            if len(self._variants) > MOST_VARIANTS:
                self._drop_variants()
        else:
            self._variants.move_to_end((key, variation))
        return piece

    def _drop_variants(self) -> None:
        """Drop the longest unused looks, but none that somebody still wears."""
        worn = {sprite.piece for sprite in self._sprites.values()}
        for name in list(islice(self._variants, DROPPED_AT_ONCE)):
            if self._variants[name] not in worn:
                del self._keys[self._variants.pop(name)]

    def _forget(self, piece: Piece | None) -> None:
        """Drop the key of a face that is no longer shown, unless it will come again."""
        if piece is not None and self._keys.get(piece) not in self._kept:
            self._keys.pop(piece, None)

    def sprite(self, name: Hashable) -> Sprite:
        """Return a sprite that has been put before."""
        return self._sprites[name]

    def seen(self, name: Hashable) -> Sprite | None:
        """Return a sprite, if it can be seen."""
        sprite = self._sprites.get(name)
        return sprite if sprite is not None and sprite.piece is not None else None

    def hide(self, name: Hashable) -> None:
        """Show nothing under a name, whether or not something was shown."""
        sprite = self._sprites.get(name)
        if sprite is not None and sprite.piece is not None:
            self._forget(sprite.piece)
            sprite.show(None)

    def remove_all(self) -> None:
        """Take everything out of the picture."""
        for sprite in self._sprites.values():
            self._picture.remove(sprite)
        self._sprites.clear()

    def shown(self, names: Iterable[Hashable]) -> list[Sprite]:
        """Return those of the named sprites that can be seen."""
        return [sprite for name in names if (sprite := self.seen(name)) is not None]

    def snapshot(self) -> Snapshot:
        """Describe all that can be seen, so that it can be compared."""
        return {
            name: (self._keys.get(sprite.piece), sprite.x, sprite.y, sprite.z)
            for name, sprite in self._sprites.items()
            if sprite.piece is not None
        }

    def _placed(self, name: Hashable, piece: Piece, place: tuple[float, float], z: float) -> Sprite:
        sprite = self._sprites.get(name)
        if sprite is None:
            sprite = self._sprites[name] = self._picture.add(piece, *place, z)
        else:
            sprite.show_at(piece, *place)
            sprite.raise_to(z)
        return sprite
