"""What a screen shows: a ground and sprites on it, of which only what changed is painted again.

It must not know what the sprites mean. Nothing is compared from tick to tick: a sprite that is
moved or gets another face says so itself, so a picture in which nothing happens costs nothing.
Where that is wanted, what stands still in the back for long is painted with the ground once.
"""

from bisect import bisect_left
from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from pygame import Rect, Surface

from goldenhorn.view.areas import apart, join
from goldenhorn.view.base import ALIGNED, Base
from goldenhorn.view.sprite import Piece, Sprite
from goldenhorn.view.text import Written

CALM = 40
"""Paints after which a sprite that did not change counts as standing still."""
MOST_IN_FRONT = 8
"""What appears behind more than so many others is painted with them as one area."""


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """What was on a canvas up to a depth, to be painted once more as it was."""

    depth: float
    ground: Surface
    shown: list[tuple[Surface, Rect]]
    """From back to front."""


class Picture:
    """A ground with sprites; remembers what of it is on the canvas already."""

    def __init__(self, ground: Surface, makes_base: bool = False) -> None:
        """Begin with a ground alone.

        A base is for pictures of which nothing is secret: mixing colours rounds here and there by
        one step, depending on what is painted together, and so on everything that was shown.
        """
        self._makes_base = makes_base
        self._ground = ground
        self._canvas = ground.get_rect()
        self._ground_written: tuple[Written, ...] = ()
        # Four lists in the same order from back to front; a hidden sprite's rectangle is empty.
        self._depths: list[tuple[float, int]] = []
        self._sprites: list[Sprite] = []
        self._rects: list[Rect] = []
        self._shown: list[tuple[Surface, Rect]] = []
        self._added = 0
        self._is_numbered = True
        """Whether every sprite knows its index."""
        self._named: dict[Hashable, Sprite] = {}
        self.changed: dict[Sprite, None] = {}
        """What must be painted again; sprites note themselves here."""
        self._gone: list[Rect] = []
        self._is_all_new = True
        self._to_copy: list[tuple[Look, Surface, Rect]] = []
        """Old looks that the next paint copies before it paints."""
        self._base = Base(ground)
        self._paints = 0
        self.is_rested = False
        """Whether nothing has been painted since it was told to rest."""

    @property
    def ground(self) -> Surface:
        """The opaque surface behind everything."""
        return self._ground

    def lay(self, ground: Surface, written: tuple[Written, ...] = ()) -> None:
        """Put another ground behind everything, with the texts that stand on it."""
        self._ground, self._ground_written = ground, written
        self._canvas = ground.get_rect()
        self._is_all_new = True
        self._base.lay(ground)

    def add(self, piece: Piece, x: float, y: float, z: float = 0) -> Sprite:
        """Put a new sprite into the picture."""
        self._added += 1
        sprite = Sprite(self, piece, round(x), round(y), z, self._added)
        self._insert(sprite)
        return sprite

    def remove(self, sprite: Sprite) -> None:
        """Take a sprite out of the picture."""
        if sprite.painted is not None:
            self._gone.append(sprite.painted)
            sprite.painted = None
        self._take_out(sprite)
        self.changed.pop(sprite, None)

    def _insert(self, sprite: Sprite) -> None:
        index = bisect_left(self._depths, sprite.depth)
        self._base.leave(index)
        self._is_numbered = False
        self._depths.insert(index, sprite.depth)
        self._sprites.insert(index, sprite)
        self._rects.insert(index, NOWHERE)
        self._shown.insert(index, NOTHING)
        self.changed[sprite] = None

    def _take_out(self, sprite: Sprite) -> None:
        index = bisect_left(self._depths, sprite.depth)
        self._base.leave(index)
        self._is_numbered = False
        for each in (self._depths, self._sprites, self._rects, self._shown):
            del each[index]

    def put(self, name: Hashable, piece: Piece, x: float, y: float, z: float = 0) -> Sprite:
        """Show a piece under a name, whether or not something was there before."""
        sprite = self._named.get(name)
        if sprite is None:
            sprite = self._named[name] = self.add(piece, x, y, z)
        else:
            sprite.show_at(piece, x, y)
            sprite.raise_to(z)
        return sprite

    def keep_only(self, names: Iterable[Hashable]) -> None:
        """Remove all named sprites but these; sprites without a name stay."""
        kept = set(names)
        for name in [name for name in self._named if name not in kept]:
            self.remove(self._named.pop(name))

    def reorder(self, sprite: Sprite, depth: tuple[float, int]) -> None:
        """Let a sprite stand elsewhere between back and front."""
        depths = self._depths
        index = bisect_left(depths, sprite.depth)
        if (index == 0 or depths[index - 1] < depth) and (
            index + 1 == len(depths) or depth < depths[index + 1]
        ):
            depths[index] = sprite.depth = depth  # between the same two as before
            return
        was_numbered = self._is_numbered
        self._take_out(sprite)
        sprite.depth = depth
        self._insert(sprite)
        if was_numbered:
            place = bisect_left(depths, depth)
            self._number(min(index, place), max(index, place) + 1)

    def paint(self, onto: Surface, afresh: bool = False) -> bool:
        """Bring the canvas up to date; tell whether anything was painted."""
        self._paints += 1
        if self._makes_base and not (self._is_all_new or self._to_copy):
            if self._base.is_growing:
                self._base.grow(onto, self._shown, self._rects)
            elif self._paints % CALM == 0:
                self._begin_base(CALM)
        if not (self.changed or self._gone or self._is_all_new or afresh):
            return False
        self.is_rested = False
        if self._to_copy:
            self._copy_old_looks(onto, is_up_to_date=not (self._is_all_new or afresh))
        if self._is_all_new or afresh:
            self._paint_everything(onto)
            return True
        newcomers, areas = self._to_paint()
        if newcomers:
            onto.fblits(newcomers)
        shown, rects, base = self._shown, self._rects, self._base
        in_base = base.count
        if in_base:
            shown, rects = shown[in_base:], rects[in_base:]
        for area in areas:
            if area.left % ALIGNED == 0 and area.left:
                area.left, area.width = area.left - 1, area.width + 1  # see Base.copy
            onto.set_clip(area)
            base.copy(onto, area)
            onto.fblits([shown[index] for index in area.collidelistall(rects)])
        onto.set_clip(None)
        return bool(areas or newcomers)

    def remember(self, depth: float) -> Look:
        """Note what is on the canvas now, without anything that stands as far in front or more."""
        count = bisect_left(self._depths, (depth, 0))
        return Look(depth, self._ground, [each for each in self._shown[:count] if each[1]])

    def copied(self, area: Rect, depth: float) -> Surface:
        """Return how an area looks without anything that stands as far in front or more.

        The surface is filled when the next paint begins, as in `changed_since`.
        """
        surface = Surface(area.size, 0, self._ground)
        self._to_copy.append((self.remember(depth), surface, area))
        return surface

    def changed_since(self, look: Look) -> list[tuple[Surface, Rect]]:
        """Return the old look of all that has changed since then and was not painted yet.

        It consists of opaque surfaces that cover each other nowhere. They are filled when the next
        paint begins: faces are encoded for the canvas, and anew for any other surface.
        """
        known = {(id(surface), *rect) for surface, rect in look.shown}
        areas: list[Rect] = []
        for sprite in self.changed:
            before, now = sprite.painted or NOWHERE, sprite.rect
            is_same = (
                before == now
                and sprite.piece is not None
                and (id(sprite.piece.surface), *now) in known
            )
            if sprite.z < look.depth and not is_same:
                join(areas, before.clip(self._canvas))
                join(areas, now.clip(self._canvas))
        old = [(Surface(area.size, 0, self._ground), area) for area in apart(areas)]
        self._to_copy += [(look, *each) for each in old]
        return old

    def _copy_old_looks(self, onto: Surface, is_up_to_date: bool) -> None:
        """Copy from a canvas what it still shows; where something is in front, without that."""
        for look, surface, area in self._to_copy:
            if not is_up_to_date or self._is_covered(area, look.depth):
                onto.set_clip(area)
                onto.blit(look.ground, area, area)
                onto.fblits([each for each in look.shown if each[1].colliderect(area)])
                onto.set_clip(None)
                self._gone.append(area)  # whatever was in front must be painted again
            surface.blit(onto, (0, 0), area)
        self._to_copy.clear()

    def _is_covered(self, area: Rect, depth: float) -> bool:
        """Whether a canvas shows something in an area that stands so far in front, or just did."""
        first = bisect_left(self._depths, (depth, 0))
        fronts = [sprite.painted for sprite in self._sprites[first:]]
        return any(rect and area.colliderect(rect) for rect in (*fronts, *self._gone))

    def rest(self, onto: Surface) -> None:
        """Note that a canvas has not changed for long, though hardly anybody asked for a paint."""
        if not self._makes_base or self._is_all_new or self._to_copy:
            return
        self.is_rested = True
        self._begin_base(0)
        while self._base.is_growing:
            self._base.grow(onto, self._shown, self._rects)

    def _begin_base(self, calm: int) -> None:
        """Begin a base of what has stood still for so many paints, from the back on."""
        count = 0
        for sprite in self._sprites:
            if sprite in self.changed or self._paints - sprite.changed_at < calm:
                break
            count += 1
        self._base.begin(count if calm else min(count, self._base.lively), self._rects)

    def texts(self) -> list[Written]:
        """All texts that can be seen, with the boxes they belong in, from back to front."""
        texts = list(self._ground_written)
        for sprite in self._sprites:
            if sprite.piece is not None:
                texts += [each.moved(sprite.x, sprite.y) for each in sprite.piece.written]
        return texts

    def _number(self, first: int = 0, end: int | None = None) -> None:
        """Let every sprite know its index, where only those from the first to the end do not."""
        self._is_numbered = True
        for place, each in enumerate(self._sprites[first:end], first):
            each.index = place

    def _measure(self, sprite: Sprite) -> None:
        """Note where a sprite that changed is to be painted from now on; all are numbered."""
        index = sprite.index
        if index < self._base.reach:
            self._base.leave(index)
        sprite.changed_at = self._paints
        piece = sprite.piece
        if piece is None:
            self._rects[index], self._shown[index] = NOWHERE, NOTHING
            sprite.painted = None
        else:
            surface, margin = piece.surface, piece.margin
            rect = surface.get_rect(topleft=(sprite.x - margin, sprite.y - margin))
            self._rects[index] = sprite.painted = rect
            self._shown[index] = surface, rect

    def _to_paint(self) -> tuple[list[tuple[Surface, Rect]], list[Rect]]:
        """Return what is to be laid onto the canvas as it is, and areas to be painted after that.

        What comes up need only be laid onto what is there, and painted where others are in front.
        """
        canvas = self._canvas
        areas: list[Rect] = []
        for gone in self._gone:
            join(areas, gone.clip(canvas))
        if not self._is_numbered:
            self._number()
        appeared: list[int] = []
        for sprite in self.changed:
            before = sprite.painted
            self._measure(sprite)
            rect = sprite.painted
            if before is None:
                if rect is not None:
                    appeared.append(sprite.index)
            elif rect is None:
                join(areas, before.clip(canvas))
            elif before.colliderect(rect):
                join(areas, before.union(rect).clip(canvas))
            else:
                join(areas, before.clip(canvas))
                join(areas, rect.clip(canvas))
        newcomers = self._newcomers(appeared, areas) if appeared else []
        self.changed.clear()
        self._gone.clear()
        return newcomers, areas

    def _newcomers(self, appeared: list[int], areas: list[Rect]) -> list[tuple[Surface, Rect]]:
        """Return what has appeared and can be laid onto the canvas, and add areas for the rest."""
        laid: list[int] = []
        for index in sorted(appeared, reverse=True):
            rect, above = self._rects[index], self._rects[index + 1 :]
            hidden = [
                rect.clip(above[place])
                for place in rect.collidelistall(above)
                if index + 1 + place not in laid  # they are laid onto it
            ]
            pixels = sum(each.width * each.height for each in hidden)
            if len(hidden) > MOST_IN_FRONT or 2 * pixels >= rect.width * rect.height:
                hidden = [rect]
            else:
                laid.append(index)
            for each in hidden:
                join(areas, each.clip(self._canvas))
        return [self._shown[index] for index in reversed(laid)]

    def _paint_everything(self, onto: Surface) -> None:
        if not self._is_numbered:
            self._number()
        for sprite in self.changed:
            self._measure(sprite)
        self._base.copy(onto, self._canvas)
        onto.fblits([each for each in self._shown[self._base.count :] if each[1]])
        self.changed.clear()
        self._gone.clear()
        self._is_all_new = False


NOWHERE = Rect(0, 0, 0, 0)
NOTHING = (Surface((1, 1)), NOWHERE)
