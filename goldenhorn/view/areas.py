"""Rectangles to be painted: joined where that spares work, cut apart where they overlap.

Must not know what is painted in them.
"""

import pygame

MOST_IN_VAIN = 4000
"""Two areas are painted as one if that adds fewer pixels: beginning another costs as much."""


def join(areas: list[pygame.Rect], new: pygame.Rect) -> None:
    """Add an area, melted with those it touches, so that few pixels are painted twice or in vain.

    Of one that would melt into something far larger only what lies outside the other is added,
    unless they have so little in common that beginning more areas would cost more.
    """
    if not new:
        return
    index = 0
    while index < len(areas):
        other = areas[index]
        index += 1
        if not new.colliderect(other):
            continue
        whole, common = new.union(other), new.clip(other)
        shared = common.width * common.height
        needed = new.width * new.height + other.width * other.height - shared
        if whole.width * whole.height - needed <= MOST_IN_VAIN:
            del areas[index - 1]
            new, index = whole, 0
        elif shared > MOST_IN_VAIN:
            for rest in _outside(new, common):
                join(areas, rest)
            return
    areas.append(new)


def apart(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Cut areas so that none covers a part of another."""
    separate: list[pygame.Rect] = []
    for area in areas:
        rests = [area]
        for other in separate:
            rests = [rest for each in rests for rest in _without(each, other) if rest]
        separate += rests
    return separate


def _without(area: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    return _outside(area, area.clip(other)) if area.colliderect(other) else [area]


def _outside(area: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """Return what is left of an area round a hole in it: above, below, left and right."""
    return [
        pygame.Rect(area.left, area.top, area.width, hole.top - area.top),
        pygame.Rect(area.left, hole.bottom, area.width, area.bottom - hole.bottom),
        pygame.Rect(area.left, hole.top, hole.left - area.left, hole.height),
        pygame.Rect(hole.right, hole.top, area.right - hole.right, hole.height),
    ]
