"""Where things lie on the hand-over's sheet; numbers only."""

from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class HandoverPlaces:
    """Where things lie; boxes are measured from the corner of the sheet."""

    sheet: pygame.Rect
    shield: int
    shield_centre: tuple[int, int]
    name: pygame.Rect
    name_size: int
    call: pygame.Rect
    call_size: int
    device: pygame.Rect
    rule_y: int
    title: pygame.Rect
    chips: pygame.Rect
    chip_size: int
    points: pygame.Rect
    points_size: int
    rank: pygame.Rect


PLACES = HandoverPlaces(
    sheet=pygame.Rect(214, 128, 852, 376),
    shield=178,
    shield_centre=(130, 128),
    name=pygame.Rect(264, 22, 414, 88),
    name_size=76,
    call=pygame.Rect(266, 110, 412, 46),
    call_size=34,
    device=pygame.Rect(686, 30, 144, 116),
    rule_y=162,
    title=pygame.Rect(266, 168, 562, 36),
    chips=pygame.Rect(264, 206, 566, 162),
    chip_size=22,
    points=pygame.Rect(24, 238, 212, 72),
    points_size=54,
    rank=pygame.Rect(24, 310, 212, 46),
)
