"""Curls of wind and rows of waves, which all scenes share; knows no scene."""

from collections.abc import Sequence

from goldenhorn.workshop.drawings.palette import IVORY
from goldenhorn.workshop.drawings.svg import path

Scene = tuple[str, str]
"""The gradients and the shapes of a scene.

It fills a window from 8 to 112 across and from 8 to 160 down, with the horizon near 96; it may run
over by as much as the frame of the card is wide, which hides that.
"""

STEP = 9
"""From crest to crest."""


def curls(paths: Sequence[str], shade: str, colour: str = IVORY) -> str:
    """Return curls of wind, each with its shade behind it."""
    return "".join(
        path(curl, stroke=shade, width=7.4, stroke_opacity=0.55) for curl in paths
    ) + "".join(path(curl, stroke=colour, width=4.2) for curl in paths)


def waves(
    rows: Sequence[tuple[float, float]],
    colour: str,
    opacity: float = 0.7,
    width: float = 1.8,
    start: float = 6,
    end: float = 114,
) -> str:
    """Return rows of ripples, each at a height and so steep; every other row begins earlier."""
    ripples = ""
    for row, (y, steep) in enumerate(rows):
        x = start - (row % 2) * 4
        line = f"M{x} {y}"
        while x < end:
            line += f" q{STEP / 2} {-steep} {STEP} 0"
            x += STEP
        ripples += path(line, stroke=colour, width=width, stroke_opacity=opacity)
    return ripples
