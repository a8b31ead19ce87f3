"""What is cross-faded where it stands: events without motion, and harbours that change.

Knows no rules. The old look is made of what lies on the table only: a hand that somebody peeks at,
private notes and sheets stand in front of it, and are never part of it.
"""

from collections.abc import Callable, Iterator

import pygame

from goldenhorn.engine.events import ShipRobbed
from goldenhorn.view.depths import CARGO_TAG
from goldenhorn.view.passing import put_middle
from goldenhorn.view.performance import Performance
from goldenhorn.view.poses import ship_poses
from goldenhorn.view.sprite import Piece, Sprite
from goldenhorn.view.tween import Script, glide, wait

FADE_TICKS = 9
"""150 ms."""
OPACITIES = (0.8, 0.6, 0.4, 0.2)
"""How much of the old look is seen, step by step: each step paints what changed anew."""
OLD_LOOK = 12.6
"""In front of everything that lies on the table, and behind every sheet and private layer."""
SABRES = CARGO_TAG + 1.4
SABRES_WIDTH = 0.8
"""As a share of the robbed ship's width."""
SABRES_TICKS = 30
"""So long crossed sabres stand on a ship before it is robbed."""


def cross_fade(show: Performance, put: Callable[[], object]) -> Script:
    """Put something as it is, and let what was seen there before fade away."""
    look = show.picture.remember(OLD_LOOK)
    put()
    old = show.picture.changed_since(look)
    yield from _faded(show, [_covering(show, surface, place) for surface, place in old])


def fade_over(show: Performance, area: pygame.Rect, changes: Iterator[None]) -> Script:
    """Change an area little by little behind a picture of how it was; then let that fade away.

    Nothing may move there meanwhile.
    """
    cover = _covering(show, show.picture.copied(area, OLD_LOOK), area)
    yield
    for _change in changes:
        yield
    yield from _faded(show, [cover])


Cover = tuple[pygame.Surface, Sprite]
"""An old look, and the sprite that shows it."""


def _covering(show: Performance, surface: pygame.Surface, place: pygame.Rect) -> Cover:
    sprite = show.passing.lend(OLD_LOOK)
    sprite.show_at(Piece(surface), *place.topleft)
    return surface, sprite


def _faded(show: Performance, covers: list[Cover]) -> Script:
    def fade(share: float) -> None:
        step = min(int(share * len(OPACITIES)), len(OPACITIES) - 1)
        alpha = round(255 * OPACITIES[step])
        for surface, sprite in covers:
            if surface.get_alpha() != alpha:
                surface.set_alpha(alpha)
                sprite.paint_again()

    fade(0)
    yield from glide(FADE_TICKS, fade)
    for _surface, sprite in covers:
        show.passing.give_back(sprite)


def still_raid(show: Performance, event: ShipRobbed, put: Callable[[], object]) -> Script:
    """Let crossed sabres stand on a ship for a while, and vanish as its robbed look comes up."""
    pose = ship_poses(show.layout, show.shown)[event.victim, event.ship]
    sign = Piece(show.drawings.get("sabres", round(pose.width * SABRES_WIDTH)))
    sabres = show.passing.lend(SABRES)
    yield from cross_fade(show, lambda: put_middle(sabres, sign, pose.x, pose.y - pose.width * 0.6))
    yield from wait(SABRES_TICKS)

    def rob() -> None:
        show.passing.give_back(sabres)
        put()

    yield from cross_fade(show, rob)
