"""Named sprites in a picture, each with an image that can be told and compared.

An image has a key that says all about how it looks: equal keys at equal places are equal pictures.
"""

from collections.abc import Callable, Hashable, Iterable
from weakref import WeakKeyDictionary

from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.sprite import Image, Sprite

Snapshot = dict[Hashable, tuple[Hashable, int, int, float]]
"""By name: the key of the image, where it stands, and how far in front."""


class NamedSprites:
    """Puts images into a picture under names, and keeps those that come again and again."""

    def __init__(self, picture: Picture) -> None:
        self._picture = picture
        self._kept: dict[Hashable, Image] = {}
        self._sprites: dict[Hashable, Sprite] = {}
        self._keys: WeakKeyDictionary[Image, Hashable] = WeakKeyDictionary()

    def image(self, key: Hashable, make: Callable[[], Image]) -> Image:
        """Return an image by its key, made once and kept."""
        image = self._kept.get(key)
        if image is None:
            image = self._kept[key] = make()
            self._keys[image] = key
        return image

    def put(
        self,
        name: Hashable,
        key: Hashable,
        make: Callable[[], Image],
        place: tuple[float, float],
        z: float,
    ) -> Sprite:
        """Show an image that will come again; its thing's top left corner is the place."""
        return self._placed(name, self.image(key, make), place, z)

    def put_once(
        self,
        name: Hashable,
        key: Hashable,
        make: Callable[[], Image],
        place: tuple[float, float],
        z: float,
    ) -> Sprite:
        """Show an image that has too many looks to be kept; it is made anew when its key changes.

        It is not prepared by `quick`: that takes longer than painting it a few times.
        """
        sprite = self._sprites.get(name)
        shown = None if sprite is None else sprite.image
        if shown is None or self._keys.get(shown) != key:
            shown = make()
            self._keys[shown] = key
        return self._placed(name, shown, place, z)

    def taken_for(self, key: Hashable, image: Image) -> Image:
        """Let snapshots take a piece for the image of a key, as it moves by itself at its place."""
        self._keys[image] = key
        return image

    def sprite(self, name: Hashable) -> Sprite:
        """Return a sprite that has been put before."""
        return self._sprites[name]

    def seen(self, name: Hashable) -> Sprite | None:
        """Return a sprite, if it can be seen."""
        sprite = self._sprites.get(name)
        return sprite if sprite is not None and sprite.image is not None else None

    def hide(self, name: Hashable) -> None:
        """Show nothing under a name, whether or not something was shown."""
        sprite = self._sprites.get(name)
        if sprite is not None and sprite.image is not None:
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
            name: (self._keys.get(sprite.image), sprite.x, sprite.y, sprite.z)
            for name, sprite in self._sprites.items()
            if sprite.image is not None
        }

    def _placed(self, name: Hashable, image: Image, place: tuple[float, float], z: float) -> Sprite:
        sprite = self._sprites.get(name)
        if sprite is None:
            sprite = self._sprites[name] = self._picture.add(image, *place, z)
        else:
            sprite.show_at(image, *place)
            sprite.raise_to(z)
        return sprite
