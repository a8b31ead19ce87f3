"""A developers' command: every picture in every language, at several text sizes.

`python -m tests.layouts --languages de,fr --text-sizes 100,150` looks at each picture of the
scenarios without saving it, and names texts that leave their boxes or the
screen, stand half on one another, have no glyph, or had to become tiny.
"""

import argparse
import sys
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path

import pygame

from goldenhorn.graphics.node import Fill, Picture
from goldenhorn.graphics.text import FontFace, Style, Written
from goldenhorn.tools.scenarios.catalogue import PICTURES, walk_through
from goldenhorn.tools.screenshot_driver import PictureOptions, ScreenshotDriver
from goldenhorn.ui.painted_page import PaintedScene
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import Screen
from goldenhorn.ui.widgets.label import Label
from tests.languages import LANGUAGES

TEXT_SIZES = (100, 150, 200)
TINY = 15
"""Lines that are less than so many pixels high cannot be read from a sofa."""
LEADING = 0.4
"""So much of a line's height is empty above and below its capitals and figures."""
HARDLY = 1
"""So many pixels nobody sees: where other words grow, a row may have to be a little lower."""
NO_GLYPH = "\ufffe"


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing in the picture: what it covers, and what is written on it."""

    rect: pygame.Rect
    texts: tuple[Written, ...]


class Inspector(ScreenshotDriver):
    """A driver in which pictures are looked at instead of saved."""

    def __init__(self, options: PictureOptions) -> None:
        super().__init__(options)
        self.context.is_loading = False  # nobody listens
        self.flaws: list[str] = []

    def look(self, name: str) -> None:
        """Look at the screen, and note what is wrong with its texts."""
        pieces = _pieces(self.scene)
        for flaw in (
            *_misplaced(pieces, self.context.size),
            *_on_one_another(pieces),
            *self._strange(pieces),
            *_items_on_one_another(self.scene),
        ):
            self.flaws.append(f"{name}: {flaw}")

    def _strange(self, pieces: list[Piece]) -> Iterator[str]:
        words = self.context.kit.words
        for face in (FontFace.BOLD, FontFace.TITLE):
            font = words.font(Style(20, (0, 0, 0), face))
            nothing = font.render(NO_GLYPH, True, (0, 0, 0), (255, 255, 255))
            missing = pygame.image.tobytes(nothing, "RGB")
            for character in {c for _, each in _texts(pieces) for c in each.text if c > "~"}:
                drawn = font.render(character, True, (0, 0, 0), (255, 255, 255))
                if pygame.image.tobytes(drawn, "RGB") == missing:
                    yield f"no glyph for {character!r} in {face.name}"


def _pieces(scene: Scene) -> list[Piece]:
    """Return all that is seen, from back to front."""
    if isinstance(scene, PaintedScene):
        return [Piece(sprite.rect, tuple(sprite.written)) for sprite in scene.picture.visible]
    assert isinstance(scene, Screen)
    pieces = []
    for node, area in scene.root.boxes():
        rect = pygame.Rect(*map(round, area))
        if isinstance(node, Label):
            pieces.append(Piece(rect, (node.written(area),)))
        elif isinstance(node, Picture | Fill):
            pieces.append(Piece(rect, ()))
    return pieces


def _items_on_one_another(scene: Scene) -> Iterator[str]:
    """Name items of a tree of which one lies half on the other."""
    if isinstance(scene, Screen) and not isinstance(scene, PaintedScene):
        for one, other in combinations(scene.focus.items, 2):
            shared = one.rect.clip(other.rect)
            if shared.size not in ((0, 0), one.rect.size, other.rect.size) and min(shared.size) > 1:
                yield f"{other.key!r} lies on {one.key!r}"


def _texts(pieces: list[Piece]) -> Iterator[tuple[Piece, Written]]:
    for piece in pieces:
        for each in piece.texts:
            yield piece, each


def _misplaced(pieces: list[Piece], size: tuple[int, int]) -> Iterator[str]:
    screen = pygame.Rect(0, 0, *size)
    for _piece, each in _texts(pieces):
        letters = _letters(each)
        if not each.box.contains(letters):
            yield f"{each.text!r} leaves its box"
        if each.place.height < TINY:
            yield f"{each.text!r} is only {each.place.height} pixels high"
        if screen.colliderect(letters) and not screen.contains(letters):
            yield f"{each.text!r} leaves the screen"


def _letters(written: Written) -> pygame.Rect:
    """Return where letters may be: lines stand closer than their fonts are high."""
    return written.place.inflate(0, -LEADING * written.place.height)


def _is_covered(place: pygame.Rect, pieces: list[Piece]) -> bool:
    """Whether a place lies behind sprites, be it that a large one came in strips."""
    inside = place.inflate(-2, -2)
    points = [inside.topleft, inside.topright, inside.bottomleft, inside.bottomright, inside.center]
    rects = [piece.rect for piece in pieces]
    return all(any(rect.collidepoint(point) for rect in rects) for point in points)


def _on_one_another(pieces: list[Piece]) -> Iterator[str]:
    """Name pairs of which one stands half on the other; what is covered whole is not seen."""
    texts = list(_texts(pieces))
    places = {id(piece): number for number, piece in enumerate(pieces)}
    for number, (below, one) in enumerate(texts):
        for above, other in texts[number + 1 :]:
            if below is above or not _letters(one).colliderect(_letters(other)):
                continue
            between = pieces[places[id(below)] + 1 : places[id(above)] + 1]
            if not _is_covered(one.place, between):
                yield f"{other.text!r} stands on {one.text!r}"


class Measurer(ScreenshotDriver):
    """A driver in which pictures are not saved, but the letters on them measured."""

    def __init__(self, options: PictureOptions) -> None:
        super().__init__(options)
        self.context.is_loading = False  # nobody listens
        self.letters: dict[tuple[str, str], int] = {}
        """How many pixels high the smallest letters of a text in a picture are."""

    def look(self, name: str) -> None:
        """Measure everything that is written on the screen."""
        for each in self.scene.texts():
            known = self.letters.get((name, each.text), each.letters)
            self.letters[name, each.text] = min(known, each.letters)


def shrunk(options: PictureOptions, larger: int, only: Collection[str]) -> list[str]:
    """Name texts whose letters are smaller where people have chosen a larger size."""
    before, after = (
        measured(replace(options, text_size=text_size), only)
        for text_size in (options.text_size, larger)
    )
    return [
        f"{picture}: {text!r} shrinks from {letters} to {after[picture, text]} pixels"
        for (picture, text), letters in before.items()
        if after.get((picture, text), letters) < letters - HARDLY
    ]


def measured(options: PictureOptions, only: Collection[str]) -> dict[tuple[str, str], int]:
    """Measure the letters in the scenarios with certain pictures."""
    measurer = Measurer(options)
    walk_through(measurer, only)
    return measurer.letters


def inspected(options: PictureOptions, only: Collection[str] = PICTURES) -> list[str]:
    """Look at all scenarios, or at those with certain pictures; return what is wrong."""
    inspector = Inspector(options)
    walk_through(inspector, only)
    return inspector.flaws


def main() -> int:
    """Inspect what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.layouts", description=__doc__)
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--text-sizes", default=",".join(map(str, TEXT_SIZES)))
    options = parser.parse_args()
    count = 0
    for language in options.languages.split(","):
        for text_size in map(int, options.text_sizes.split(",")):
            flaws = inspected(PictureOptions(Path(), language, text_size))
            print(f"{language} {text_size} %: {len(flaws)} flaws", flush=True)
            for flaw in flaws:
                print("   ", flaw, flush=True)
            count += len(flaws)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
