"""The overlay of F3: how long the last frames took, drawn as bars; measures nothing itself."""

from collections.abc import Sequence

import pygame

from goldenhorn.graphics.text import Face, Style, Words
from goldenhorn.graphics.theme import GOLD, IVORY, NIGHT, Rgb

FRAMES = 120
"""How many frames are drawn."""
BAR = 2
GRAPH_HEIGHT = 64
HIGHEST = 50.0
"""Milliseconds of a bar that fills the graph."""
TICK = 1000 / 60
LATE, TOO_LATE = 1.25 * TICK, 2.25 * TICK
"""Above these a frame is drawn in the colours of warning."""
GOOD: Rgb = (111, 207, 151)
WARNING: Rgb = (242, 190, 84)
BAD: Rgb = (235, 100, 82)
TEXT_SIZE = 20
AROUND = 12
CORNER = (24, 24)
"""Where the overlay stands: all televisions show it there."""


class FrameGraph:
    """An opaque slip in the corner, painted anew with every frame."""

    def __init__(self) -> None:
        # It must not grow with people's letters: what lies below would be covered.
        self._words = Words()
        self._style = Style(TEXT_SIZE, IVORY, Face.PLAIN)
        self._lines: tuple[str, ...] = ()
        self._slip = pygame.Surface((0, 0))
        self.texts: tuple[str, ...] = ()
        """What stands on it."""

    def write(self, lines: tuple[str, ...]) -> None:
        """Have other words below the graph."""
        if lines == self.texts:
            return
        self.texts = lines
        words, style = self._words, self._style
        step = words.height(style)
        width = max([FRAMES * BAR, *(words.width(line, style) for line in lines)]) + 2 * AROUND
        height = GRAPH_HEIGHT + step * len(lines) + 2 * AROUND + AROUND // 2
        slip = pygame.Surface((width, height)).convert()
        slip.fill(NIGHT)
        pygame.draw.rect(slip, GOLD, slip.get_rect(), 2)
        for number, line in enumerate(lines):
            top = AROUND + GRAPH_HEIGHT + AROUND // 2 + number * step
            slip.blit(words.surface(line, style), (AROUND, top))
        for milliseconds in (TICK, 2 * TICK):
            y = AROUND + GRAPH_HEIGHT - _height(milliseconds)
            pygame.draw.line(slip, _faint(IVORY), (AROUND, y), (width - AROUND - 1, y))
        self._slip = slip

    def draw(self, onto: pygame.Surface, frames: Sequence[float]) -> None:
        """Paint the slip with the newest frame at the right."""
        onto.blit(self._slip, CORNER)
        foot = CORNER[1] + AROUND + GRAPH_HEIGHT
        x = CORNER[0] + AROUND + (FRAMES - len(frames)) * BAR
        for milliseconds in frames:
            colour = GOOD if milliseconds <= LATE else WARNING if milliseconds <= TOO_LATE else BAD
            height = _height(milliseconds)
            onto.fill(colour, (x, foot - height, BAR, height))
            x += BAR


def _height(milliseconds: float) -> int:
    return max(1, round(min(milliseconds, HIGHEST) / HIGHEST * GRAPH_HEIGHT))


def _faint(colour: Rgb) -> Rgb:
    red, green, blue = ((a + 2 * b) // 3 for a, b in zip(colour, NIGHT, strict=True))
    return red, green, blue
