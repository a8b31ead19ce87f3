"""Where everything lies on the pause menu; numbers only."""

from dataclasses import dataclass

import pygame

BETWEEN_PLAQUES = 4
"""At least so many pixels."""


@dataclass(frozen=True, slots=True)
class NotePlan:
    """A pinned sheet: its head, and rows below it."""

    sheet: pygame.Rect
    head: pygame.Rect
    rows: pygame.Rect
    row_height: int
    """Of each row where they do not need it all."""
    sign: int
    """How wide the picture before a row is."""


@dataclass(frozen=True, slots=True)
class PausePlan:
    """The board of planks and the two notes."""

    board: pygame.Rect
    ribbon: pygame.Rect
    title_size: int
    plaques: pygame.Rect
    widest_step: int
    plaque_height: int
    plaque_text: int
    badge: int
    state: NotePlan
    keys: NotePlan
    text: int

    def plaque(self, number: int, count: int) -> pygame.Rect:
        """Where one of so many plaques lies."""
        step = min(self.widest_step, self.plaques.height // count)
        height = min(self.plaque_height, step - BETWEEN_PLAQUES)
        top = self.plaques.top + number * step
        return pygame.Rect(self.plaques.left, top, self.plaques.width, height)


def _note(sheet: pygame.Rect, head_height: int, row_height: int, sign: int) -> NotePlan:
    left, width = sheet.x + 16, sheet.width - 32
    head = pygame.Rect(left, sheet.top + 12, width, head_height - 12)
    rows = pygame.Rect(left, head.bottom + 12, width, sheet.height - head_height - 24)
    return NotePlan(sheet, head, rows, row_height, sign)


PLAN = PausePlan(
    board=pygame.Rect(430, 92, 420, 560),
    ribbon=pygame.Rect(440, 56, 400, 76),
    title_size=38,
    plaques=pygame.Rect(466, 146, 348, 494),
    widest_step=80,
    plaque_height=64,
    plaque_text=25,
    badge=56,
    state=_note(pygame.Rect(60, 150, 340, 316), 64, 66, 42),
    keys=_note(pygame.Rect(880, 150, 340, 316), 64, 66, 38),
    text=22,
)
