"""What a screen shows: a ground and sprites on it, of which only what changed is painted again.

It must not know what the sprites mean. Nothing is compared from tick to tick: a sprite that is
moved or gets another face says so itself, so a picture in which nothing happens costs nothing.
"""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Any

import pygame

from goldenhorn.view.text import Written

ALIGNED = 4
"""So many pixels are 16 bytes."""


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """A surface ready to be shown; glows and shadows may reach beyond the thing itself."""

    surface: pygame.Surface
    margin: int = 0
    """By how many pixels the surface is larger than the thing, on each side."""
    written: tuple[Written, ...] = ()
    """The texts on it, measured from the thing's top left corner."""

    @property
    def size(self) -> tuple[int, int]:
        """How large the thing itself is."""
        width, height = self.surface.get_size()
        return width - 2 * self.margin, height - 2 * self.margin


class Sprite:
    """One thing in a picture; x and y are the top left corner of the thing itself."""

    __slots__ = ("_picture", "index", "painted", "piece", "x", "y", "z")

    def __init__(self, picture: "Picture", piece: Piece, x: int, y: int, z: float) -> None:
        self._picture = picture
        self.piece: Piece | None = piece
        """None hides it."""
        self.x, self.y, self.z = x, y, z
        self.index = -1
        """Its place among all sprites from back to front; kept by the picture."""
        self.painted: pygame.Rect | None = None
        """Where it stands on the canvas now; kept by the picture."""

    def move_to(self, x: float, y: float) -> None:
        """Stand at another place, to the nearest pixel."""
        place = round(x), round(y)
        if place != (self.x, self.y):
            self.x, self.y = place
            self._picture.note_change(self)

    def show(self, piece: Piece | None) -> None:
        """Get another face, or none."""
        if piece is not self.piece:
            self.piece = piece
            self._picture.note_change(self)

    def raise_to(self, z: float) -> None:
        """Stand in front of all sprites with less z."""
        if z != self.z:
            self.z = z
            self._picture.note_order(self)

    @property
    def rect(self) -> pygame.Rect:
        """The area its surface covers; empty while it is hidden."""
        piece = self.piece
        if piece is None:
            return pygame.Rect(0, 0, 0, 0)
        margin = piece.margin
        return piece.surface.get_rect(topleft=(self.x - margin, self.y - margin))


class Picture:
    """A ground with sprites; remembers what of it is on the canvas already."""

    def __init__(self, ground: pygame.Surface) -> None:
        self._ground = ground
        self._ground_written: tuple[Written, ...] = ()
        self._sprites: list[Sprite] = []
        self._rects: list[pygame.Rect] = []
        self._named: dict[Hashable, Sprite] = {}
        self._changed: dict[Sprite, None] = {}
        self._gone: list[pygame.Rect] = []
        self._is_unordered = False
        self._is_all_new = True

    @property
    def ground(self) -> pygame.Surface:
        """The opaque surface behind everything."""
        return self._ground

    def lay(self, ground: pygame.Surface, written: tuple[Written, ...] = ()) -> None:
        """Put another ground behind everything, with the texts that stand on it."""
        self._ground, self._ground_written = ground, written
        self._is_all_new = True

    def add(self, piece: Piece, x: float, y: float, z: float = 0) -> Sprite:
        """Put a new sprite into the picture."""
        sprite = Sprite(self, piece, round(x), round(y), z)
        self._sprites.append(sprite)
        self.note_order(sprite)
        return sprite

    def remove(self, sprite: Sprite) -> None:
        """Take a sprite out of the picture."""
        if sprite.painted is not None:
            self._gone.append(sprite.painted)
            sprite.painted = None
        self._sprites.remove(sprite)
        self._changed.pop(sprite, None)
        self._is_unordered = True

    def put(self, name: Hashable, piece: Piece, x: float, y: float, z: float = 0) -> Sprite:
        """Show a piece under a name, whether or not something was there before."""
        sprite = self._named.get(name)
        if sprite is None:
            sprite = self._named[name] = self.add(piece, x, y, z)
        else:
            sprite.show(piece)
            sprite.move_to(x, y)
            sprite.raise_to(z)
        return sprite

    def keep_only(self, names: Iterable[Hashable]) -> None:
        """Remove all named sprites but these; sprites without a name stay."""
        kept = set(names)
        for name in [name for name in self._named if name not in kept]:
            self.remove(self._named.pop(name))

    def note_change(self, sprite: Sprite) -> None:
        """Remember that a sprite must be painted again."""
        self._changed[sprite] = None

    def note_order(self, sprite: Sprite) -> None:
        """Remember that a sprite stands elsewhere between back and front."""
        self._changed[sprite] = None
        self._is_unordered = True

    def paint(self, onto: pygame.Surface, afresh: bool = False) -> bool:
        """Bring the canvas up to date; tell whether anything was painted."""
        if not (self._changed or self._gone or self._is_all_new or afresh):
            return False
        self._settle()
        if self._is_all_new or afresh:
            self._paint_everything(onto)
            return True
        areas = self._areas_to_paint()
        for area in areas:
            onto.set_clip(area)
            self._copy_ground(onto, area)
            for index in area.collidelistall(self._rects):
                piece = self._sprites[index].piece
                if piece is not None:
                    onto.blit(piece.surface, self._rects[index])
        onto.set_clip(None)
        return bool(areas)

    def _copy_ground(self, onto: pygame.Surface, area: pygame.Rect) -> None:
        """Copy an area of the ground.

        SDL copies rows that begin at a multiple of 16 bytes past the cache on x86, which takes
        thirty times as long for a small area; so the copy begins a pixel further right.
        """
        if area.left % ALIGNED == 0 and area.width > 1:
            edge = pygame.Rect(area.left, area.top, 1, area.height)
            onto.blit(self._ground, edge, edge)
            area = pygame.Rect(area.left + 1, area.top, area.width - 1, area.height)
        onto.blit(self._ground, area, area)

    def texts(self) -> list[Written]:
        """All texts that can be seen, with the boxes they belong in, from back to front."""
        self._settle()
        texts = list(self._ground_written)
        for sprite in self._sprites:
            if sprite.piece is not None:
                texts += [each.moved(sprite.x, sprite.y) for each in sprite.piece.written]
        return texts

    def _settle(self) -> None:
        """Sort the sprites if need be, and measure those that changed."""
        if self._is_unordered:
            self._sprites.sort(key=_depth)
            for index, sprite in enumerate(self._sprites):
                sprite.index = index
            self._rects = [sprite.rect for sprite in self._sprites]
            self._is_unordered = False
        else:
            for sprite in self._changed:
                self._rects[sprite.index] = sprite.rect

    def _areas_to_paint(self) -> list[pygame.Rect]:
        canvas = self._ground.get_rect()
        areas: list[pygame.Rect] = []
        for rect in self._gone:
            _join(areas, rect.clip(canvas))
        for sprite in self._changed:
            if sprite.painted is not None:
                _join(areas, sprite.painted.clip(canvas))
            rect = self._rects[sprite.index]
            _join(areas, rect.clip(canvas))
            sprite.painted = rect if sprite.piece is not None else None
        self._changed.clear()
        self._gone.clear()
        return areas

    def _paint_everything(self, onto: pygame.Surface) -> None:
        onto.blit(self._ground, (0, 0))
        shown: list[tuple[Any, Any]] = []
        for sprite, rect in zip(self._sprites, self._rects, strict=True):
            sprite.painted = rect if sprite.piece is not None else None
            if sprite.piece is not None:
                shown.append((sprite.piece.surface, rect))
        onto.fblits(shown)
        self._changed.clear()
        self._gone.clear()
        self._is_all_new = False


def _depth(sprite: Sprite) -> float:
    return sprite.z


def _join(areas: list[pygame.Rect], new: pygame.Rect) -> None:
    """Add an area, melted with those it touches, so that no pixel is painted twice."""
    if not new:
        return
    new = new.copy()
    while (index := new.collidelist(areas)) >= 0:
        new.union_ip(areas.pop(index))
    areas.append(new)
