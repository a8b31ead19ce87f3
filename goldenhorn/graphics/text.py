"""Words as surfaces: rendered once and kept; measured, fitted and wrapped.

Fonts come from packages, with pygame's own in their place where they are missing. Whoever draws
says which box a text belongs in, so that a test can see whether it stays there.
"""

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Any

import pygame

from goldenhorn.common.language import _
from goldenhorn.graphics.theme import INK, SMALLEST_TEXT, Rgb

LAST_RESORT = 13
"""Pixels; a text that would leave its box even in the smallest size shrinks so far."""
KEPT = 450
"""How many rendered texts are remembered; the longest unused is dropped first."""
MEASURED = 4000
"""How many widths are remembered of each font; then all are forgotten."""
LINE_HEIGHT = 24
"""Texts whose middles are no further apart are read as one line."""
NARROWER = 8
"""Pixels by which lines are made narrower until they are about equally long."""


class FontFace(Enum):
    """The four hands things are written in: family, weight, and whether to embolden."""

    TITLE = ("Cinzel", 400, True)
    NAME = ("Cinzel", 400, False)
    BOLD = ("Atkinson Hyperlegible", 700, False)
    PLAIN = ("Atkinson Hyperlegible", 400, False)

    __hash__ = object.__hash__  # an enum's own is slow, and every text that is measured needs it


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is written."""

    size: float
    """In pixels at 100 %; a text that had to shrink may stand between two whole sizes."""
    colour: Rgb
    face: FontFace = FontFace.BOLD
    outline: int = 0
    """How many pixels of ink surround each letter, for counts on pictures."""


@dataclass(frozen=True, slots=True)
class Written:
    """A text that was drawn: where it came to stand, and the box it should have stayed in."""

    text: str
    place: pygame.Rect
    box: pygame.Rect
    letters: int = 0
    """How many pixels high its letters are; 0 where nobody told."""

    def moved(self, x: int, y: int) -> "Written":
        """The same text on a larger surface."""
        return Written(self.text, self.place.move(x, y), self.box.move(x, y), self.letters)


class Words:
    """Renders texts in the size that people have chosen."""

    smallest = SMALLEST_TEXT
    """A text that must shrink never gets below so many pixels."""

    def __init__(self, scale: float = 1.0) -> None:
        """Write at a scale."""
        self.problems: list[str] = []
        self._written: list[Written] | None = None
        self._scale = scale
        self._fonts: dict[tuple[FontFace, int], pygame.Font] = {}
        self._widths: dict[pygame.Font, dict[str, int]] = {}
        self._kept = lru_cache(KEPT)(self._rendered)
        self._finer: dict[float, Words] = {}
        self.fits: dict[Hashable, Any] = {}
        """In which letters and lines texts fit rooms; `lettering` keeps it."""
        if not pygame.font.get_init():
            pygame.font.init()

    @property
    def scale(self) -> float:
        """How large texts are: 1 is the size they were designed in."""
        return self._scale

    @scale.setter
    def scale(self, scale: float) -> None:
        self._scale = scale
        self._kept.cache_clear()
        self.fits.clear()

    def finer(self, scale: float) -> "Words":
        """Return what writes the same words for a window in which a pixel is so many wide."""
        if scale not in self._finer:
            self._finer = {scale: Words(self._scale * scale)}  # no two windows are of use at once
        return self._finer[scale]

    def forget(self) -> None:
        """Drop all texts that were drawn; they are drawn again when they are wanted."""
        self._kept.cache_clear()

    def surface(self, text: str, style: Style) -> pygame.Surface:
        """Return a text as a surface, the same one every time."""
        return self._kept(text, style)

    def width(self, text: str, style: Style) -> int:
        """Return how wide a text will be."""
        return self._measured(self.font(style), text) + 2 * style.outline

    def height(self, style: Style) -> int:
        """Return how high a line will be."""
        return self.font(style).get_linesize() + 2 * style.outline

    def pixels(self, size: float) -> int:
        """Return how many pixels high letters of a size come out."""
        return max(1, round(size * self._scale))

    def size_of(self, pixels: float) -> float:
        """Return the size of letters that come out so many pixels high, however large texts are."""
        return pixels / self._scale

    def smaller(self, style: Style) -> Style:
        """Return a style whose letters are one pixel less high.

        A whole size is up to two pixels: texts that shrink by those would end up smaller where
        people have chosen larger letters than where they have not.
        """
        return replace(style, size=self.size_of(self.pixels(style.size) - 1))

    def draw(
        self,
        onto: pygame.Surface,
        text: str,
        style: Style,
        box: pygame.Rect,
        align: str = "center",
    ) -> pygame.Rect:
        """Draw one line inside a box, smaller if it must be; `align` is a name of pygame's Rect."""
        style = self.fitted(text, style, box.width)
        surface = self.surface(text, style)
        place = surface.get_rect()
        setattr(place, align, getattr(box, align))
        onto.blit(surface, place)
        self.note(text, place, box, style)
        return place

    def fitted(self, text: str, style: Style, width: int) -> Style:
        """Return the style made just small enough for a width, if need be below the smallest."""
        return self.narrow_enough(style, width, lambda tried: self.width(text, tried))

    def narrow_enough(self, style: Style, room: int, width_in: Callable[[Style], int]) -> Style:
        """Return the style made just so small that what is written in it finds room.

        What is half as high is about half as wide: whoever begins there opens only a few fonts.
        """
        width, pixels = width_in(style), self.pixels(style.size)
        if width <= room or pixels <= LAST_RESORT:
            return style

        def tried(height: int) -> Style:
            return replace(style, size=self.size_of(height))

        height = max(LAST_RESORT, min(pixels - 1, pixels * room // width))
        while height > LAST_RESORT and width_in(tried(height)) > room:
            height -= 1
        while height < pixels - 1 and width_in(tried(height + 1)) <= room:
            height += 1
        return tried(height)

    def wrapped(self, text: str, style: Style, width: int) -> list[str]:
        """Break a text into lines between its words."""
        font = self.font(style)
        return wrap(text, width - 2 * style.outline, lambda line: self._measured(font, line))

    def balanced(self, text: str, style: Style, width: int) -> list[str]:
        """Break a text into as few lines as it needs, all about equally long."""
        lines = self.wrapped(text, style, width)
        if len(lines) == 1:
            return lines
        few, many = 0, -(-(width - width // 4) // NARROWER) + 1
        while many - few > 1:  # the narrower, the more lines: so it need not be tried step by step
            steps = (few + many) // 2
            narrower = self.wrapped(text, style, width - steps * NARROWER)
            if len(narrower) > len(lines):
                many = steps
            else:
                lines, few = narrower, steps
        return lines

    @contextmanager
    def noting(self) -> Iterator[list[Written]]:
        """Collect every text that is drawn meanwhile, and where it came to stand."""
        outer, written = self._written, list[Written]()
        self._written = written
        try:
            yield written
        finally:
            self._written = outer

    def note(self, text: str, place: pygame.Rect, box: pygame.Rect, style: Style) -> None:
        """Tell whoever collects texts where one came to stand."""
        if self._written is not None:
            letters = self.pixels(style.size)
            self._written.append(Written(text, place.copy(), box.copy(), letters))

    def _rendered(self, text: str, style: Style) -> pygame.Surface:
        font = self.font(style)
        letters = font.render(text, True, style.colour)
        if not style.outline:
            return letters
        reach = style.outline
        size = (letters.get_width() + 2 * reach, letters.get_height() + 2 * reach)
        surface = pygame.Surface(size, pygame.SRCALPHA)
        shade = font.render(text, True, INK)
        for x in range(-reach, reach + 1):
            for y in range(-reach, reach + 1):
                if x * x + y * y <= reach * reach + 1:
                    surface.blit(shade, (reach + x, reach + y))
        surface.blit(letters, (reach, reach))
        return surface

    def _measured(self, font: pygame.Font, text: str) -> int:
        """Measure a text once: whoever balances lines asks for the same ones many times."""
        widths = self._widths[font]
        width = widths.get(text)
        if width is None:
            if len(widths) >= MEASURED:
                widths.clear()
            width = widths[text] = font.size(text)[0]
        return width

    def font(self, style: Style) -> pygame.Font:
        """The font a style is written with, in the size that people have chosen."""
        size = self.pixels(style.size)
        font = self._fonts.get((style.face, size))
        if font is None:
            font = self._fonts[style.face, size] = self._opened(style.face, size)
            self._widths[font] = {}
        return font

    def _opened(self, face: FontFace, size: int) -> pygame.Font:
        family, weight, is_emboldened = face.value
        try:
            import fontpkg

            font = pygame.Font(str(fontpkg.path(family, weight=weight)), size)
        except Exception:  # a package that is missing or broken in whatever way must not matter
            problem = _("The font {name} is missing; another is used.", name=family)
            if problem not in self.problems:
                self.problems.append(problem)
            font = pygame.Font(None, round(size * 1.2))  # pygame's own runs small
        font.set_bold(is_emboldened)
        return font


def words_of(text: str) -> list[str]:
    """Return what a text may be broken between; a no-break space holds two words together."""
    return re.findall(r"[^ \n]+", text)


def wrap(text: str, width: int, width_of: Callable[[str], int]) -> list[str]:
    """Break a text into lines of at most a width, each as full as can be.

    >>> wrap("load goods and sail", 10, len)
    ['load goods', 'and sail']
    """
    lines: list[str] = []
    for word in words_of(text):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines or [""]


def read_in(texts: Iterable[Written], rect: pygame.Rect) -> str:
    """Read what is written inside a rectangle."""
    return _read([each for each in texts if rect.collidepoint(each.place.center)])


def read_outside(texts: Iterable[Written], rects: Sequence[pygame.Rect]) -> str:
    """Read what is written outside of rectangles."""
    return _read(
        [each for each in texts if not any(r.collidepoint(each.place.center) for r in rects)]
    )


def _read(texts: Iterable[Written]) -> str:
    """Read from top to bottom, and from left to right."""
    ordered = sorted(texts, key=lambda each: (each.place.centery // LINE_HEIGHT, each.place.left))
    return "; ".join(each.text for each in ordered if each.text.strip())
