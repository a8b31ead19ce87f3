"""The images of ships, goods and tags."""

import math
from dataclasses import dataclass
from itertools import pairwise

import pygame

from goldenhorn.board_view.drawing_names import kind_drawing, moored_drawing, ship_drawing
from goldenhorn.engine.pieces import COLOURS, FLEETS, Sails, Stock
from goldenhorn.engine.wire import word
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.surfaces.ambience import FOAM_DRAWINGS
from goldenhorn.graphics.surfaces.glows import (
    FINER,
    MOST_GROWTH,
    blank,
    growth,
    haze,
    plate,
    style_on_piece,
    with_shadow,
)
from goldenhorn.graphics.surfaces.materials import NEARLY_WHITE
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Words
from goldenhorn.graphics.theme import GOLD, INK, IVORY, NIGHT, TEXT, Rgb

ROLL_STEP = 0.6
"""Ships roll at anchor by steps of so many degrees."""
ROLL_ROOM = 6
"""By how many pixels a turned ship may reach beyond its drawing."""
MOST_RISE = 2
"""By how many pixels a ship at anchor rises and falls."""
MODEL_SHIP = 120
"""The width at which a ship is drawn once, to be turned and scaled."""
FOAM_WIDTH, FOAM_BELOW = 140 / 148, 0.12
"""The foam round a ship at anchor, in ships' widths; how much of it lies below the hull."""
DRAWN_SHIP = 148
"""Proportions of ships are told for a ship of this width."""
GROWING_TAGS = 90
"""Ships narrower than this have sails so small that a tag before them may not grow."""
TAG_TONES: tuple[Rgb, Rgb] = ((255, 248, 228), (224, 198, 148))
CHEVRON: Rgb = (255, 243, 196)
WATER_SHADE: Rgb = (2, 16, 30)


@dataclass(frozen=True, slots=True)
class PieceImages:
    """Makes pieces from drawings and words."""

    drawings: SvgImages
    words: Words
    high_contrast: bool = False

    def hull(self, crest: str, sails: Sails, width: int, faces_east: bool) -> Image:
        """Return a ship under sail."""
        name = ship_drawing(crest, sails)
        return Image(self.drawings.get(name, width, flipped=not faces_east).copy())

    def turned_hull(
        self, crest: str, sails: Sails, width: int, faces_east: bool, degrees: float
    ) -> Image:
        """Return a ship under way without any foam, turned to the left.

        It is scaled from one drawing: drawing it for each width would take twenty times as long.
        """
        name = ship_drawing(crest, sails, "dry")
        dry = self.drawings.get(name, MODEL_SHIP, flipped=not faces_east)
        height = round(dry.get_height() * width / MODEL_SHIP)
        if degrees:
            turned = pygame.transform.rotozoom(dry, degrees, width / MODEL_SHIP)
        else:
            turned = pygame.transform.smoothscale(dry, (width, height))
        # All on a canvas that has the foot at the same place, whatever the angle.
        canvas = blank(width + 2 * ROLL_ROOM, height + 2 * ROLL_ROOM)
        sway = height / 2 * math.sin(math.radians(degrees))
        centre = canvas.get_width() / 2 - sway, ROLL_ROOM + height / 2
        canvas.blit(turned, turned.get_rect(center=(round(centre[0]), round(centre[1]))))
        return Image(canvas, ROLL_ROOM)

    def rolled(
        self,
        crest: str,
        sails: Sails,
        width: int,
        faces_east: bool,
        roll: int,
    ) -> pygame.Surface:
        """Return a ship at anchor, rolled by steps, with foam and with room to rise and fall."""
        hull = self.turned_hull(crest, sails, width, faces_east, roll * ROLL_STEP)
        wide, high = self.hull(crest, sails, width, faces_east).size
        canvas = blank(wide + 2 * ROLL_ROOM, high + 2 * (ROLL_ROOM + MOST_RISE))
        middle, keel = canvas.get_width() // 2, ROLL_ROOM + MOST_RISE + high
        canvas.blit(hull.surface, hull.surface.get_rect(midbottom=(middle, keel + hull.margin)))
        # The foam changes along with the roll, so that no further images are needed.
        name = f"wake_idle_{roll % FOAM_DRAWINGS}"
        foam = self.drawings.get(name, round(width * FOAM_WIDTH), flipped=not faces_east)
        bottom = keel + round(foam.get_height() * FOAM_BELOW)
        canvas.blit(foam, foam.get_rect(midbottom=(middle, bottom)))
        return canvas

    def risen(self, rolled: pygame.Surface, rise: int) -> Image:
        """Return a rolled ship so many pixels higher, at the place of one that stands still."""
        width, height = rolled.get_size()
        part = rolled.subsurface((0, MOST_RISE + rise, width, height - 2 * MOST_RISE))
        return Image(part, ROLL_ROOM)

    def hull_shadow(self, sails: int, width: int, faces_east: bool) -> Image:
        """Return the flat shadow that any ship with so many sails throws on the water."""
        model = next(each for each in FLEETS[0].sails if len(each) == sails)
        hull = self.hull(FLEETS[0].crest, model, width, faces_east)
        soft = haze(hull.surface, 4, WATER_SHADE, 0.55)
        size = round(soft.get_width() * 1.04), round(soft.get_height() * 0.34)
        return Image(pygame.transform.smoothscale(soft, size))

    def moored(self, crest: str, sails: Sails, width: int, faces_east: bool) -> Image:
        """Return a ship at a crowded jetty, its sails hanging flat."""
        name = moored_drawing(crest, sails, width)
        drawing = self.drawings.get(name, width, flipped=not faces_east)
        return with_shadow(drawing, 3, (1, 3), 0.4)

    def heading(self, width: int, faces_east: bool) -> Image:
        """Return the double chevron that repeats a ship's heading."""
        scale = FINER * width / 30
        large = blank(width * FINER, round(22 * scale))
        for thickness, colour in ((8, INK), (4, CHEVRON)):
            for left in (4, 15):
                points = [(left, 3), (left + 9, 11), (left, 19)]
                scaled = [(x * scale, y * scale) for x, y in points]
                for start, end in pairwise(scaled):
                    pygame.draw.line(large, colour, start, end, round(thickness * scale))
                for point in scaled:
                    pygame.draw.circle(large, colour, point, thickness * scale / 2)
        small = pygame.transform.smoothscale(large, (width, large.get_height() // FINER))
        return Image(small if faces_east else pygame.transform.flip(small, True, False))

    def cargo_tag(self, cargo: Stock, ship_width: int) -> Image:
        """Return the label that says what a ship carries and how much."""
        scale = ship_width / DRAWN_SHIP
        # Growing, it may not hide the signs on the sails.
        most = MOST_GROWTH if ship_width >= GROWING_TAGS else 1.0
        grown = min(growth(self.words), most)
        cube = _tag_cube(ship_width)
        height = round(max(58 * scale + 6, 53) * 36 / 62 * grown)
        count = style_on_piece(self.words, max(20, round(20 * scale + 2)), TEXT, most=most)
        carried = [(kind, str(number)) for kind, number in enumerate(cargo) if number]
        widths = [self.words.width(number, count) for _, number in carried]
        width = sum(widths) + len(carried) * (cube + 5) + 5 * (len(carried) - 1) + 12
        width = max(width, round(height * 62 / 36))
        tones = (NEARLY_WHITE, NEARLY_WHITE) if self.high_contrast else TAG_TONES
        tag = plate((width, height), 10, tones, INK, 2).copy()
        spare = width - 12 - sum(widths) - len(carried) * (cube + 5) - 5 * (len(carried) - 1)
        with self.words.noting() as written:
            x = 6 + spare // 2
            for (kind, number), number_width in zip(carried, widths, strict=True):
                drawing = self.drawings.get(kind_drawing(kind), cube)
                tag.blit(drawing, drawing.get_rect(midleft=(x, height // 2)))
                box = pygame.Rect(x + cube + 5, 0, number_width, height)
                self.words.draw(tag, number, count, box)
                x = box.right + 5
        return Image(tag, 0, tuple(written))

    def good(self, kind: int, width: int) -> Image:
        """Return a cube or a person as it lies in a market."""
        return with_shadow(self.drawings.get(kind_drawing(kind), width), 3, (2, 3), 0.55)

    def count_pill(self, count: int) -> Image:
        """Return the dark pill with the number of cards or cubes in a pile."""
        grown = growth(self.words)
        size = round(54 * grown), round(30 * grown)
        pill = plate(size, size[1] / 2, (NIGHT, NIGHT), GOLD, 2).copy()
        with self.words.noting() as written:
            style = style_on_piece(self.words, 22, IVORY)
            self.words.draw(pill, str(count), style, pill.get_rect())
        return Image(pill, 0, tuple(written))

    def drawing(self, name: str, width: int, is_flipped: bool = False) -> Image:
        """Return any drawing without a shadow."""
        return Image(self.drawings.get(name, width, flipped=is_flipped).copy())

    def shadowed(self, name: str, width: int) -> Image:
        """Return any drawing with a shadow."""
        return with_shadow(self.drawings.get(name, width))

    def symbol(self, colour: int, square_width: int) -> Image:
        """Return the sign in the middle of an empty sea square, foreshortened."""
        width = round(46 * square_width / 132)
        drawing = self.drawings.get(f"symbol_{word(COLOURS[colour])}", width)
        flat = pygame.transform.smoothscale(drawing, (width, round(drawing.get_height() * 0.78)))
        if not self.high_contrast:
            flat.fill((255, 255, 255, 165), special_flags=pygame.BLEND_RGBA_MULT)
        return Image(flat)


def _tag_cube(ship_width: int) -> int:
    """Return how wide a cube is on the label of a ship so wide."""
    return round(max(26 * ship_width / DRAWN_SHIP + 2, 23))
