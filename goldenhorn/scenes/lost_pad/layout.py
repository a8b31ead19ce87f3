"""Where everything lies while a seat waits for a device; numbers only."""

from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class LostPadPlaces:
    """Where everything lies."""

    scroll: pygame.Rect
    ribbon_top: int
    ribbon_height: int
    title_size: int
    pad: tuple[int, int, int]
    """The centre of the lost pad's picture, and its width."""
    crest: tuple[int, int, int]
    gone: pygame.Rect
    how: pygame.Rect
    tiles: pygame.Rect
    calm: pygame.Rect
    """Where it says that nothing is lost."""
    plaques: pygame.Rect
    text_sizes: tuple[int, int]


PLACES = LostPadPlaces(
    scroll=pygame.Rect(200, 120, 880, 500),
    ribbon_top=88,
    ribbon_height=74,
    title_size=38,
    pad=(588, 234, 160),
    crest=(734, 236, 88),
    gone=pygame.Rect(250, 300, 780, 52),
    how=pygame.Rect(250, 348, 780, 52),
    tiles=pygame.Rect(240, 412, 800, 122),
    calm=pygame.Rect(250, 546, 780, 54),
    plaques=pygame.Rect(100, 632, 1080, 66),
    text_sizes=(30, 23),
)
