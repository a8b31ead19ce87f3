"""Everything that lives behind the title's menu: sea, ships, gulls and glitter."""

from math import cos, radians, sin

import pygame

from goldenhorn.graphics.light import hazed
from goldenhorn.graphics.surfaces.ambience import Circling, Glints, Gulls, Rider, Swell, foam_collar
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.ui.kit import Kit
from goldenhorn.ui.kit.title_parts import FAR_HAZE, HERO, TITLE, FarShip

FAR, ON_WATER, AFLOAT, IN_FRONT_OF_HULL, IN_THE_AIR, MENU = 10, 20, 30, 40, 50, 60
"""From back to front."""
WATER_GLINTS, GLINT = 48, 18
HERO_SWELL = Swell(rise=2.4, roll_step=0.2, roll_steps=2, slowness=2)
"""A pixel at a time: in larger steps so large a hull would be seen to jump."""


class TitleHarbour:
    """Everything that lives behind the menu."""

    def __init__(self, picture: Picture, kit: Kit, size: tuple[int, int]) -> None:
        self.parts = TITLE
        parts, drawings = self.parts, kit.drawings
        ground = kit.backdrop("title", size).copy()
        ground.blit(kit.pictures.get("gold_title", parts.title_size), parts.title_at)
        picture.lay(ground)
        self._riders = [
            self._far_rider(picture, kit, ship, number)
            for number, ship in enumerate(parts.far_ships)
        ]
        hull = kit.sunlit(HERO, parts.hero_width).surface
        foam = kit.pictures.get("title_foam")
        hidden_from = parts.foam[1] + foam.get_height() + 2
        hero = Rider(
            picture,
            hull,
            self._hero_foot(hull),
            AFLOAT,
            swell=HERO_SWELL,
            tilt=parts.hero_tilt,
        )
        self._riders.append(hero)
        left, top, width, height = parts.wave_front
        water = kit.pictures.get("title_wave_front", (width, height))
        # Water and foam in one, for the ship rides behind both; below them it is never seen.
        front = pygame.Surface((width, hidden_from - parts.foam[1]), pygame.SRCALPHA)
        front.blit(water, (0, top - parts.foam[1]))
        front.blit(foam, (parts.foam[0] - left, 0))
        picture.add(Image(front), left, parts.foam[1], IN_FRONT_OF_HULL)
        self._gulls = Gulls(
            picture,
            drawings,
            pygame.Rect(0, round(size[1] * 0.27), size[0], round(size[1] * 0.2)),
            IN_THE_AIR,
            width=40,
            circling=[Circling(*gull) for gull in parts.gulls],
        )
        waters = self._waters(size)
        self._glints = (
            Glints(picture, drawings, waters, ON_WATER, width=GLINT, slots=WATER_GLINTS),
            # Gold catches the light now and then, on the upper half of its letters.
            Glints(picture, drawings, self._letters(), MENU, width=2 * GLINT, slots=3, seed=5),
        )

    def update(self, tick: int) -> None:
        """Show a tick."""
        for glints in self._glints:
            glints.update(tick)
        self._gulls.update(tick)
        for rider in self._riders:
            rider.update(tick)

    def _far_rider(self, picture: Picture, kit: Kit, ship: FarShip, number: int) -> Rider:
        name = ship.drawing.replace("ship_", "dry_")
        hull = kit.hazed(name, ship.width, FAR_HAZE, ship.haze, ship.flipped).surface
        foam = [
            hazed(each, FAR_HAZE, ship.haze / 2)
            for each in foam_collar(kit.drawings, ship.width, ship.flipped)
        ]
        z = FAR + ship.foot / 1000
        return Rider(picture, hull, (ship.x, ship.foot), z, seed=number + 1, foam=foam)

    def _hero_foot(self, hull: pygame.Surface) -> tuple[float, float]:
        """The point it rolls about: below the middle of the tilted drawing, by half the hull."""
        parts = self.parts
        angle = radians(parts.hero_tilt)
        high = parts.hero_width * hull.get_height() / hull.get_width()
        x, lowest = parts.hero_foot
        middle = lowest - (high * cos(angle) + parts.hero_width * sin(angle)) / 2
        half = hull.get_height() / 2
        return x + half * sin(angle), middle + half * cos(angle)

    def _waters(self, size: tuple[int, int]) -> list[pygame.Rect]:
        """Where the sea glitters: the sun's road above all, and the open water beside the ship."""
        width, height = size
        horizon, sun = self.parts.horizon, self.parts.sun_x
        below = height - horizon
        road = pygame.Rect(0, 0, round(width * 0.4), round(below * 0.24))
        road.midbottom = (sun, height - 4)
        left = pygame.Rect(0, 0, round(width * 0.26), round(below * 0.72))
        left.bottomleft = (round(width * 0.31), height - 8)
        right = pygame.Rect(0, 0, round(width * 0.09), round(below * 0.66))
        right.bottomright = (width, height - 8)
        shore = pygame.Rect(0, horizon + below // 4, round(width * 0.3), below * 3 // 4)
        return [road, road, left, right, shore]

    def _letters(self) -> list[pygame.Rect]:
        """The upper halves of the two words of the name, but not the gap between them."""
        (x, y), (width, height) = self.parts.title_at, self.parts.title_size
        return [
            pygame.Rect(x + round(width * start), y + height * 3 // 10, round(width * wide), 14)
            for start, wide in ((0.07, 0.46), (0.61, 0.32))
        ]
