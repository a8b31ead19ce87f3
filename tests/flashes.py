"""Measures flashes in a film: where, and how often in a second, light and dark take turns.

As WCAG 2.3.1 counts: two opposing changes of relative luminance by a tenth or more, the darker of
which is below 0.8, are a flash.
"""

from collections.abc import Sequence

import pygame

COLUMNS, ROWS = 32, 18
SECOND = 60
"""Ticks."""
PLAIN_CHANGE = 0.1
BRIGHT = 0.8
MOST_IN_A_SECOND = 3

Frame = tuple[float, ...]
"""The luminance of each cell of the screen."""


def _linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


_LINEAR = tuple(map(_linear, range(256)))


def sampled(canvas: pygame.Surface) -> Frame:
    """Return how light each cell of a canvas is, from 0 to 1."""
    small = pygame.transform.smoothscale(canvas, (COLUMNS, ROWS))
    data = pygame.image.tobytes(small, "RGB")
    return tuple(
        0.2126 * _LINEAR[data[at]] + 0.7152 * _LINEAR[data[at + 1]] + 0.0722 * _LINEAR[data[at + 2]]
        for at in range(0, len(data), 3)
    )


def turns_of(light: Sequence[float]) -> list[int]:
    """Return the ticks at which a cell has become plainly lighter after darker, or darker."""
    turns: list[int] = []
    lowest = highest = light[0]
    direction = 0
    for tick, now in enumerate(light):
        lowest, highest = min(lowest, now), max(highest, now)
        if direction <= 0 and now - lowest >= PLAIN_CHANGE and lowest < BRIGHT:
            direction, highest = 1, now
            turns.append(tick)
            lowest = now
        elif direction >= 0 and highest - now >= PLAIN_CHANGE and now < BRIGHT:
            direction, lowest = -1, now
            turns.append(tick)
            highest = now
        elif direction > 0:
            lowest = now
        elif direction < 0:
            highest = now
    return turns


def flashing_share(film: Sequence[Frame]) -> float:
    """Return the largest share of the screen that flashes too often within the same second."""
    too_often: dict[int, int] = {}
    for cell in range(COLUMNS * ROWS):
        turns = turns_of([frame[cell] for frame in film])
        seconds = {
            turns[last] // SECOND
            for last in range(2 * MOST_IN_A_SECOND + 1, len(turns))
            if turns[last] - turns[last - 2 * MOST_IN_A_SECOND - 1] < SECOND
        }
        for second in seconds:
            too_often[second] = too_often.get(second, 0) + 1
    return max(too_often.values(), default=0) / (COLUMNS * ROWS)
