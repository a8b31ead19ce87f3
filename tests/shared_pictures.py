"""What all tests of a worker draw with: read, rasterised and carved once, and handed out as copies.

Nobody gets the kept surface itself, so no test can paint on what another one gets. Must not know
scenes; what is not among our own assets is never kept, as tests damage and replace it.
"""

import io
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha1
from pathlib import Path
from typing import Any, ClassVar

import pygame
import pytest
from pygame._sdl2 import controller

from goldenhorn.board_view import board_view
from goldenhorn.board_view.pieces.background import draw_background
from goldenhorn.board_view.pieces.piece_images import PieceImages
from goldenhorn.board_view.places import Layout
from goldenhorn.common import language
from goldenhorn.engine.board import Route
from goldenhorn.graphics import lettering as letters
from goldenhorn.graphics.images import DRAWINGS, PICTURES, PngImages, SvgImages
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.surfaces import glows
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style, Words, Written
from goldenhorn.ui.kit import Kit

MOST_PIXELS = 150_000_000
"""How much a worker keeps of what it has made (600 MB); the longest unused is dropped first."""
MOST_PIXELS_OF_FILES = 50_000_000
"""How much a worker keeps of what it has read (200 MB), which is all: that takes longest."""


class Shelf:
    """Keeps pieces by what was asked for."""

    def __init__(self, most_pixels: int) -> None:
        self._most_pixels = most_pixels
        self._pieces: OrderedDict[Hashable, Image] = OrderedDict()
        self._pixels = 0

    def copy(self, key: Hashable, make: Callable[[], Image]) -> Image:
        """Return a copy of a piece, made only where it is not there yet."""
        image = self._pieces.get(key)
        if image is None:
            image = self._pieces[key] = make()
            self._pixels += _area(image)
            while self._pixels > self._most_pixels:
                self._pixels -= _area(self._pieces.popitem(last=False)[1])
        else:
            self._pieces.move_to_end(key)
        return Image(image.surface.copy(), image.margin, image.written)


def _area(image: Image) -> int:
    width, height = image.surface.get_size()
    return width * height


SHELF, FILES = Shelf(MOST_PIXELS), Shelf(MOST_PIXELS_OF_FILES)
CHANGING: dict[Any, tuple[str, ...]] = {
    pygame.transform: ("box_blur", "gaussian_blur", "rotozoom"),
    glows: ("haze",),
}
"""What makes shadows, glows and turned pieces of the pixels of a surface, and of nothing else."""

FACES = (
    *("turned_hull", "hull_shadow", "moored", "heading", "cargo_tag"),
    *("count_pill", "symbol"),
)
"""What boards make of drawings and figures, and of nothing that is called something."""

OWN_NAMES = {folder: {path.stem for path in folder.iterdir()} for folder in (DRAWINGS, PICTURES)}
"""What is missing is not shared: each time somebody looks for it, a sentence must say so."""


class SharedFont:
    """Stands for a font: what another of its file, size and weight was asked for is known.

    The real one is opened only for something new, and serves all who want the same: reading its
    letters takes longer than fifty answers.
    """

    readable: ClassVar[set[str | None]] = set()
    """Files that were opened before; any other is opened at once, as it may be refused."""
    answers: ClassVar[dict[Hashable, Any]] = {}
    opened: ClassVar[dict[tuple[str | None, int, bool], pygame.font.Font]] = {}

    def __init__(self, file: str | None, pixels: int) -> None:
        self.file = file
        self._pixels = pixels
        self._is_bold = False
        if file not in self.readable:
            self._font()
            self.readable.add(file)

    def _font(self) -> pygame.font.Font:
        key = (self.file, self._pixels, self._is_bold)
        font = self.opened.get(key)
        if font is None or not _is_alive(font):
            source = None if self.file is None else io.BytesIO(_content(self.file))
            font = self.opened[key] = pygame.font.Font(source, self._pixels)
            font.set_bold(self._is_bold)
        return font

    def set_bold(self, is_bold: bool) -> None:
        """Write bold from now on, or no longer."""
        self._is_bold = is_bold

    def size(self, text: str) -> tuple[int, int]:
        """Tell how wide and high a text will be."""
        key = ("size", self.file, self._pixels, self._is_bold, text)
        size: tuple[int, int] | None = self.answers.get(key)
        if size is None:
            size = self.answers[key] = self._font().size(text)
        return size

    def get_linesize(self) -> int:
        """Tell how far apart lines are."""
        key = ("line", self.file, self._pixels, self._is_bold)
        height: int | None = self.answers.get(key)
        if height is None:
            height = self.answers[key] = self._font().get_linesize()
        return height

    def metrics(self, text: str) -> list[tuple[int, int, int, int, int] | None]:
        """Tell about each letter."""
        return self._font().metrics(text)

    def render(self, text: str, *arguments: Any) -> pygame.Surface:
        """Write a text."""
        key = ("text", self.file, self._pixels, self._is_bold, text, *arguments)
        return SHELF.copy(key, lambda: Image(self._font().render(text, *arguments))).surface


@cache
def _content(file: str) -> bytes:
    """Read a font's file once: each font that has opened it itself would hold a handle."""
    return Path(file).read_bytes()


def _is_alive(font: pygame.font.Font) -> bool:
    """Whether pygame's fonts have not been quitted since it was opened."""
    try:
        font.get_bold()
    except pygame.error:
        return False
    return True


def quit_all_but_fonts() -> None:
    """Do what pygame.quit does, but keep open fonts: all tests of a worker write with them."""
    for room in (pygame.mixer, controller, pygame.joystick, pygame.display):
        room.quit()


@contextmanager
def sharing_pictures() -> Iterator[None]:
    """Let files, outlines, texts and blurred shadows come from the shelf meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SvgImages, "rasterised", _shared_file(SvgImages.rasterised, DRAWINGS))
        patch.setattr(PngImages, "_loaded", _shared_file(PngImages._loaded, PICTURES))
        patch.setattr(pygame, "Font", SharedFont)
        patch.setattr(pygame, "quit", quit_all_but_fonts)
        patch.setattr(board_view, "draw_background", _shared_background(draw_background))
        for name in FACES:
            patch.setattr(PieceImages, name, _shared_face(name, getattr(PieceImages, name)))
        patch.setattr(letters, "_first_fitting", _shared_fitting(letters._first_fitting))
        for name in ("load", "load_sized_svg"):
            patch.setattr(pygame.image, name, _shared_outline(name, getattr(pygame.image, name)))
        for room, names in CHANGING.items():
            for name in names:
                patch.setattr(room, name, _shared_change(name, getattr(room, name)))
        yield


@contextmanager
def sharing_kits() -> Iterator[None]:
    """Let all kits hand out the same meanwhile; they must be kits of our own assets."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Kit, "_keep", _shared_keep(Kit._keep))
        yield


def _shared_file(
    load: Callable[..., pygame.Surface], folder: Path
) -> Callable[..., pygame.Surface]:
    def shared(box: Any, name: str, *arguments: Any) -> pygame.Surface:
        if box.folder != folder or name not in OWN_NAMES[folder]:
            return load(box, name, *arguments)
        key = (folder, name, *arguments, _is_converted())
        return FILES.copy(key, lambda: Image(load(box, name, *arguments))).surface

    return shared


def _shared_outline(
    name: str, load: Callable[..., pygame.Surface]
) -> Callable[..., pygame.Surface]:
    def shared(source: object, *arguments: Any) -> pygame.Surface:
        if not isinstance(source, io.BytesIO):
            return load(source, *arguments)
        key = (name, source.getvalue(), *arguments)
        return SHELF.copy(key, lambda: Image(load(source, *arguments))).surface

    return shared


def _shared_change(
    name: str, change: Callable[..., pygame.Surface]
) -> Callable[..., pygame.Surface]:
    def shared(surface: pygame.Surface, *arguments: Any) -> pygame.Surface:
        if surface.get_pitch() != surface.get_width() * surface.get_bytesize():
            return change(surface, *arguments)  # a part of another one
        pixels = sha1(surface.get_view("0"), usedforsecurity=False).digest()  # type: ignore[arg-type]
        look = (surface.get_size(), surface.get_masks(), surface.get_flags(), surface.get_alpha())
        key = (name, pixels, look, *arguments)
        return SHELF.copy(key, lambda: Image(change(surface, *arguments))).surface

    return shared


Fit = tuple[Lettering | None, list[str]]
FITS: dict[Hashable, Fit] = {}
"""How a text was fitted into a box, by all that this depends on."""


def _shared_fitting(fit: Callable[..., Fit]) -> Callable[..., Fit]:
    def shared(
        words: Words,
        text: str,
        lettering: Lettering,
        room: tuple[int, int],
        most_lines: int,
        sizes: list[float],
    ) -> Fit:
        font = words.font(lettering.style)
        if not isinstance(font, SharedFont):  # opened before anybody shared
            return fit(words, text, lettering, room, most_lines, sizes)
        facts = (font.file, words.scale)
        key = (facts, text, lettering, tuple(room), most_lines, tuple(sizes))
        if key not in FITS:
            FITS[key] = fit(words, text, lettering, room, most_lines, sizes)
        fitting, lines = FITS[key]
        return fitting, [*lines]

    return shared


Background = tuple[pygame.Surface, tuple[Written, ...]]


def _shared_background(make: Callable[..., Background]) -> Callable[..., Background]:
    """Share what lies under boards: nothing that happens in a game changes it."""

    def shared(
        layout: Layout,
        route: Route,
        drawings: SvgImages,
        pictures: PngImages,
        words: Words,
        high_contrast: bool = False,
    ) -> Background:
        def made() -> Image:
            surface, written = make(layout, route, drawings, pictures, words, high_contrast)
            return Image(surface, written=written)

        font = words.font(Style(20, (0, 0, 0), FontFace.TITLE))
        is_our_own = (drawings.folder, pictures.folder) == (DRAWINGS, PICTURES)
        if is_our_own and isinstance(font, SharedFont) and font.file is not None:
            names = tuple(map(language._, ("Venice", "Constantinople", "Modone")))
            facts = (names, font.file, words.scale, _is_converted())
            image = SHELF.copy(("background", layout, route, high_contrast, facts), made)
        else:
            image = made()
        return image.surface, image.written

    return shared


def _shared_face(name: str, make: Callable[..., Image]) -> Callable[..., Image]:
    def shared(images: PieceImages, *arguments: Any) -> Image:
        words = images.words
        font = words.font(Style(20, (0, 0, 0), FontFace.BOLD))
        if images.drawings.folder != DRAWINGS or not isinstance(font, SharedFont):
            return make(images, *arguments)
        facts = (font.file, words.scale, images.high_contrast, _is_converted())
        return SHELF.copy(("face", name, *arguments, facts), lambda: make(images, *arguments))

    return shared


def _shared_keep(keep: Callable[..., Image]) -> Callable[..., Image]:
    def shared(kit: Kit, key: Hashable, make: Callable[[], Image]) -> Image:
        words = kit.words
        facts = (words.scale, kit.high_contrast)
        key = ("kit", key, *facts, _is_converted())
        return keep(kit, key, lambda: SHELF.copy(key, make))

    return shared


def _is_converted() -> bool:
    """Whether pieces are in the display's format; without a display they are in another."""
    return pygame.display.get_surface() is not None
