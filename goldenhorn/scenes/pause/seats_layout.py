"""Where everything lies on the page of the seats; numbers only."""

from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat: crest and words on the left, who and on which device on the right."""

    shield: tuple[int, int, int]
    """The centre and the width."""
    name: pygame.Rect
    status: pygame.Rect
    picture: tuple[int, int, int]
    """Of whoever decides: the device, or the bot."""
    who: pygame.Rect
    tips: pygame.Rect
    """The switch of the tips, with a sign before it."""
    device: pygame.Rect
    rule: tuple[int, int, int]
    """Left, top and width of the line below."""


@dataclass(frozen=True, slots=True)
class SeatsPlan:
    """The scroll and its rows."""

    scroll: pygame.Rect
    ribbon: pygame.Rect
    title_size: int
    hint: pygame.Rect
    rows: tuple[SeatRow, ...]
    text: int
    switch: tuple[int, int]
    """How large the switch of the tips is."""


def seats_plan(seats: int) -> SeatsPlan:
    """Arrange the page for so many seats."""
    step = 106
    top = 120 + (4 - seats) * step // 2
    rows = tuple(
        SeatRow(
            shield=(116, y + 52, 68),
            name=pygame.Rect(166, y + 8, 274, 44),
            status=pygame.Rect(166, y + 52, 274, 42),
            picture=(488, y + 52, 74),
            who=pygame.Rect(546, y + 24, 266, 56),
            tips=pygame.Rect(828, y + 27, 120, 50),
            device=pygame.Rect(964, y + 20, 232, 62),
            rule=(84, y + step - 3, 1112),
        )
        for y in (top + number * step for number in range(seats))
    )
    return SeatsPlan(
        scroll=pygame.Rect(32, 66, 1216, 566),
        ribbon=pygame.Rect(400, 30, 480, 76),
        title_size=40,
        hint=pygame.Rect(84, 548, 1112, 58),
        rows=rows,
        text=22,
        switch=(68, 34),
    )
