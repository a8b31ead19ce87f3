"""What can be drawn, and one drawing of it: where, how large, how turned and how coloured.

All measures are logical pixels. Pixels are painted only when a canvas first needs them, at the
scale of its window, and made anew whenever that changes.
"""

from collections.abc import Hashable
from typing import Any

import pygame

Rgb = tuple[int, int, int]
Place = tuple[float, float]
Area = tuple[float, float, float, float]
"""Left, top, width and height."""

BLEND, ADD, MODULATE = pygame.BLENDMODE_BLEND, pygame.BLENDMODE_ADD, pygame.BLENDMODE_MOD
WHITE: Rgb = (255, 255, 255)


class Drawable:
    """Something that can be drawn; the same one is kept as long as it may come again."""

    __slots__ = ("__weakref__", "height", "keeps_pixels", "key", "margin", "texture", "width")

    def __init__(
        self,
        key: Hashable,
        width: float,
        height: float,
        margin: int = 0,
        *,
        keeps_pixels: bool = False,
    ) -> None:
        self.key = key
        self.width, self.height = width, height
        self.margin = margin
        """By how much what is painted is larger on each side, as for a shadow."""
        self.keeps_pixels = keeps_pixels
        """Whether it begins at its left and is as wide as it was painted, as letters are."""
        self.texture: Any = None
        """What a canvas made of it, and only that canvas understands."""

    is_painted_aside = False
    """Whether a thread may paint it while the loop goes on: not with fonts, which it shares."""

    def look(self) -> Hashable:
        """Say how it looks, to be compared: equal looks are equal pictures."""
        return self.key

    def surface_at(self, scale: float) -> pygame.Surface:
        """Paint it for a window in which a logical pixel is so many pixels wide."""
        raise NotImplementedError(f"{self.key} cannot be painted at {scale}")


class Plain(Drawable):
    """A white pixel: tinted and stretched it is any fill, and merges with its neighbours."""

    def surface_at(self, scale: float) -> pygame.Surface:  # noqa: ARG002
        """Paint it."""
        white = pygame.Surface((4, 4), pygame.SRCALPHA)
        white.fill(WHITE)
        return white


PLAIN = Plain("plain", 4, 4)


class Draw:
    """One drawing of something; never changed, so that a canvas may remember what came of it."""

    __slots__ = ("alpha", "angle", "blend", "done", "drawable", "flip", "height", "part", "tint",
                 "width", "x", "y")  # fmt: skip

    def __init__(
        self,
        drawable: Drawable,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        angle: float = 0,
        alpha: float = 1,
        tint: Rgb = WHITE,
        blend: int = BLEND,
        flip: bool = False,
        part: Area | None = None,
    ) -> None:
        """Draw something with its middle at a place; `part` is a part of it, as shares."""
        self.drawable = drawable
        self.x, self.y, self.width, self.height = x, y, width, height
        self.angle, self.alpha, self.tint, self.blend, self.flip = angle, alpha, tint, blend, flip
        self.part = part
        self.done: Any = None
        """What the canvas that drew it last has computed of it."""

    @classmethod
    def filling(cls, drawable: Drawable, alpha: float = 1) -> "Draw":
        """Return a drawing of something as large as the screen, from its upper left corner."""
        width, height = drawable.width, drawable.height
        return cls(drawable, width / 2, height / 2, width, height, alpha=alpha)

    @property
    def area(self) -> Area:
        """What it covers if it is not turned."""
        return self.x - self.width / 2, self.y - self.height / 2, self.width, self.height

    def told(self) -> tuple[object, ...]:
        """Say all about it, to be compared."""
        place = round(self.x, 2), round(self.y, 2), round(self.width, 2), round(self.height, 2)
        look = round(self.angle, 2), round(self.alpha, 3), self.tint, self.blend, self.flip
        return (self.drawable.look(), *place, *look, self.part)


class Clip(Draw):
    """From here on only an area is drawn on, or everything again."""

    __slots__ = ("clipped",)

    def __init__(self, area: Area | None) -> None:
        left, top, width, height = area or (0, 0, 0, 0)
        super().__init__(PLAIN, left + width / 2, top + height / 2, width, height)
        self.clipped = area

    def told(self) -> tuple[object, ...]:
        """Say which area it is."""
        return ("clip", self.clipped)


class Camera(Draw):
    """From here on all is seen from nearer by, so that a centre of the picture is at a place."""

    __slots__ = ("shift", "zoom")

    def __init__(self, zoom: float = 1, centre: Place = (0, 0), onto: Place = (0, 0)) -> None:
        super().__init__(PLAIN, 0, 0, 0, 0)
        self.zoom = zoom
        self.shift = onto[0] - centre[0] * zoom, onto[1] - centre[1] * zoom

    def told(self) -> tuple[object, ...]:
        """Say from where it looks."""
        return ("camera", round(self.zoom, 4), *(round(each, 2) for each in self.shift))


class Cloth(Draw):
    """A part of something between four corners, clockwise from the upper left: what waves."""

    __slots__ = ("corners",)

    def __init__(
        self,
        drawable: Drawable,
        corners: tuple[Place, Place, Place, Place],
        part: Area = (0, 0, 1, 1),
        *,
        alpha: float = 1,
        tint: Rgb = WHITE,
        blend: int = BLEND,
    ) -> None:
        across, down = [x for x, _ in corners], [y for _, y in corners]
        left, top, right, bottom = min(across), min(down), max(across), max(down)
        super().__init__(
            drawable,
            *((left + right) / 2, (top + bottom) / 2, right - left, bottom - top),
            alpha=alpha,
            tint=tint,
            blend=blend,
            part=part,
        )
        self.corners = corners

    def told(self) -> tuple[object, ...]:
        """Say all about it, to be compared."""
        return (*super().told(), *((round(x, 2), round(y, 2)) for x, y in self.corners))


def filled(area: Area, colour: Rgb, alpha: float = 1, blend: int = BLEND) -> Draw:
    """Return an area in one colour; MODULATE tints what is behind it."""
    left, top, width, height = area
    x, y = left + width / 2, top + height / 2
    return Draw(PLAIN, x, y, width, height, alpha=alpha, tint=colour, blend=blend)
