"""A leaf of a book on its way from one side to the other."""

from collections.abc import Iterator

import pygame

from goldenhorn.graphics.sprite import Piece
from goldenhorn.graphics.tween import in_out_sine

TICKS = 18
SHADE = 70
"""How dark the leaf is when it stands upright."""
NARROWEST = 6


class LeafTurn:
    """Shows the old pages until the leaf has covered them, and the leaf between the two."""

    def __init__(
        self,
        pages: tuple[pygame.Rect, pygame.Rect],
        before: pygame.Surface,
        after: pygame.Surface,
        is_forward: bool,
    ) -> None:
        """Turn from one picture of the screen to another."""
        left, right = pages
        # Turning back is turning forward, seen in a mirror.
        self._stays, self._leaves = (left, right) if is_forward else (right, left)
        self._old_stays = Piece(before.subsurface(self._stays).copy())
        self._front = before.subsurface(self._leaves).copy()
        self._back = after.subsurface(self._stays).copy()
        self._tick = 0

    @property
    def is_over(self) -> bool:
        """Whether the leaf lies flat again."""
        return self._tick >= TICKS

    def tick(self) -> None:
        """Pass time."""
        self._tick += 1

    def pieces(self) -> Iterator[tuple[str, Piece, int, int]]:
        """Yield the page that is not covered yet, and the leaf, back to front."""
        share = in_out_sine(self._tick / TICKS)
        is_rising = share < 0.5
        upright = 1 - abs(1 - 2 * share)
        page, face = (self._leaves, self._front) if is_rising else (self._stays, self._back)
        width = max(NARROWEST, round(page.width * (1 - upright)))
        leaf = pygame.transform.smoothscale(face, (width, page.height))
        shade = 255 - round(SHADE * upright)
        leaf.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        other = self._stays if is_rising else self._leaves
        x = page.left if page.left > other.left else page.right - width  # it hangs at the fold
        yield "stays", self._old_stays, *self._stays.topleft
        yield "leaf", Piece(leaf), x, page.y
