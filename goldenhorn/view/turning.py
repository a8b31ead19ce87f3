"""A ship turns round where it stands; knows no reason for it."""

import math

import pygame

from goldenhorn.cues import Cue
from goldenhorn.engine.board import EAST
from goldenhorn.engine.events import ShipTurned
from goldenhorn.view.floating_ship import FloatingShip
from goldenhorn.view.performance import Performance
from goldenhorn.view.poses import Pose, ship_poses
from goldenhorn.view.sprite import Piece
from goldenhorn.view.tween import Script, glide, in_out_sine

TURN_TICKS = 12


def turned_ship(show: Performance, event: ShipTurned) -> Script:
    """Turn a ship round where it stands."""
    pose = ship_poses(show.layout, show.shown)[event.player, event.ship]
    show.step(event)
    show.sound(Cue.SHIP_STEP)
    yield from turn_round(show.view.ship(event.player, event.ship), pose, event.heading != EAST)
    show.view.show_ships(show.shown)


def turn_round(ship: FloatingShip, pose: Pose, from_east: bool) -> Script:
    """Show a ship narrower and narrower, then wider and wider with its other side."""
    if pose.is_moored:
        return
    sides = {faces_east: ship.still_hull(pose.width, faces_east) for faces_east in (True, False)}

    def turn(share: float) -> None:
        narrow = abs(math.cos(math.pi * share))
        side = sides[from_east == (share < 0.5)]
        ship.ride(pose.x, pose.y, pose.z, _squeezed(side, narrow))

    yield from glide(TURN_TICKS, turn, in_out_sine)


def _squeezed(piece: Piece, narrow: float) -> Piece:
    height = piece.surface.get_height()
    squeezed = max(2, round(piece.size[0] * narrow)) + 2 * piece.margin
    return Piece(pygame.transform.smoothscale(piece.surface, (squeezed, height)), piece.margin)
