"""What is cross-faded where it stands: events without motion, and harbours that change.

Knows no rules. The old look is made of what lies on the table only: a hand that somebody peeks at,
private notes and sheets stand in front of it, and are never part of it.
"""

from collections.abc import Callable

import pygame

from goldenhorn.board_view.animation.animation_context import Performance
from goldenhorn.board_view.depths import CARGO_TAG
from goldenhorn.board_view.pieces.poses import ship_poses
from goldenhorn.engine.events import ShipRobbed
from goldenhorn.graphics.sprite import Piece
from goldenhorn.graphics.tween import Script, glide, wait

FADE_TICKS = 9
"""150 ms."""
OLD_LOOK = 12.6
"""In front of everything that lies on the table, and behind every sheet and private layer."""
SABRES = CARGO_TAG + 1.4
SABRES_WIDTH = 0.8
"""As a share of the robbed ship's width."""
SABRES_TICKS = 30
"""So long crossed sabres stand on a ship before it is robbed."""


def cross_fade(
    show: Performance, put: Callable[[], object], area: pygame.Rect | None = None
) -> Script:
    """Put something as it is, and let what was seen there before fade away; nothing moves there."""
    old = show.picture.copy_below(OLD_LOOK)
    area = area or old.get_rect()
    sprite = show.lend(OLD_LOOK)
    sprite.show_at(Piece(old.subsurface(area)), *area.topleft)
    put()
    yield from glide(FADE_TICKS, lambda share: sprite.fade_to(1 - share))
    show.give_back(sprite)


def still_raid(show: Performance, event: ShipRobbed, put: Callable[[], object]) -> Script:
    """Let crossed sabres stand on a ship for a while, and vanish as its robbed look comes up."""
    pose = ship_poses(show.layout, show.shown)[event.victim, event.ship]
    sign = Piece(show.drawings.get("sabres", round(pose.width * SABRES_WIDTH)))
    sabres = show.lend(SABRES)
    yield from cross_fade(show, lambda: sabres.show_round(sign, pose.x, pose.y - pose.width * 0.6))
    yield from wait(SABRES_TICKS)

    def rob() -> None:
        show.give_back(sabres)
        put()

    yield from cross_fade(show, rob)
