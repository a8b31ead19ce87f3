"""What only the lobby shows: fleets, a lane of sea in small, and who points at what.

Every piece is drawn once and kept.
"""

from collections.abc import Callable, Hashable
from math import hypot

import pygame

from goldenhorn.board_view.drawing_names import ship_drawing
from goldenhorn.board_view.layout import ROWS, layout
from goldenhorn.engine.board import printed_route
from goldenhorn.engine.pieces import FLEETS, Colour
from goldenhorn.engine.wire import word
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.light import SMALL, lay_shadow
from goldenhorn.graphics.outlines import INK_CODE, code, drawn, filled, linear, rounded, stroked
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_WHITE
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import FOAM, IVORY, rgb
from goldenhorn.ui.kit import Kit

Size = tuple[int, int]
Place = tuple[float, float]

SEA_TONES = ((0, "#2F88A2"), (0.5, "#1B6584"), (1, "#0E4364"))
WAVES = 26
DOT = 4
DOTS_APART = 8.0

_FIRST_X, _LAST_X = 206, 1074
"""What the lane shows of the width of the board, which it shrinks."""


class LobbyPieces:
    """Draws each thing once and keeps it."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._kept: dict[Hashable, Image] = {}

    def _keep(self, key: Hashable, make: Callable[[], Image]) -> Image:
        image = self._kept.get(key)
        if image is None:
            image = self._kept[key] = make()
        return image

    def badge(self, crest: str, width: int) -> Image:
        """Show whose focus it is."""
        return self.kit.drawing(f"badge_{crest}", width)

    def fleet_at_sea(self, fleet: int, size: Size) -> Image:
        """Show the three ships of a fleet on a strip of sea."""
        return self._keep(("at sea", fleet, size), lambda: self._fleet_at_sea(fleet, size))

    def _fleet_at_sea(self, fleet: int, size: Size) -> Image:
        width, height = size
        sheet = DrawSurface(self.kit.words, size, 4)
        sheet.put(_sea(size, 5))
        crest, sails = FLEETS[fleet].crest, FLEETS[fleet].sails
        ship_width = 82
        for number, each in enumerate(reversed(sails)):
            ship = self.kit.drawings.get(ship_drawing(crest, each), ship_width)
            x = width * (2 * number + 1) / 6 - ship_width / 2
            sheet.put(ship, x, height - ship.get_height() - 3)
        return sheet.image()

    def fleet_colours(self, fleet: int, size: Size) -> Image:
        """Show the sails of a fleet as one, two and three studs."""
        return self._keep(("colours", fleet, size), lambda: self._fleet_colours(fleet, size))

    def _fleet_colours(self, fleet: int, size: Size) -> Image:
        width, height = size
        sheet = DrawSurface(self.kit.words, size, 6)
        stud = height - 8
        step = stud + 3
        spare = (width - 6 * step - 3 * 10) / 2
        x = 0.0
        for sails in reversed(FLEETS[fleet].sails):
            pill = (round(step * len(sails) + 10), height)
            body = drawn(
                pill,
                rounded(pill, 1, height / 2, f'{filled("#3F2818")} stroke="#20110A"'),
            )
            lay_shadow(sheet.surface, body, sheet.at(x, 0), SMALL)
            sheet.put(body, x, 0)
            for number, colour in enumerate(sails):
                disc = self.kit.drawings.get(f"stud_{word(colour)}", stud)
                sheet.put_centred(disc, x + 5 + step * (number + 0.5), height / 2)
            x += pill[0] + spare
        return sheet.image()

    def route_preview(self, size: Size, players: int, has_modone: bool, is_shuffled: bool) -> Image:
        """Show the way from Venice to Constantinople as it will be laid out."""
        key = ("lane", size, players, has_modone, is_shuffled)
        return self._keep(key, lambda: self._route_preview(size, players, has_modone, is_shuffled))

    def _route_preview(
        self, size: Size, players: int, has_modone: bool, is_shuffled: bool
    ) -> Image:
        width, height = size
        sheet = DrawSurface(self.kit.words, size, 4)
        sheet.put(_sea(size, WAVES))
        places = layout(players, False, has_modone).squares
        ends_low = places[-1][1] > ROWS[1]

        def shrunk(place: Place) -> Place:
            across = (place[0] - _FIRST_X) / (_LAST_X - _FIRST_X)
            down = (place[1] - ROWS[0]) / (ROWS[2] - ROWS[0])
            return 86 + across * (width - 182), 21 + down * (height - 42)

        squares = [shrunk(place) for place in places]
        self._cities(sheet, ends_low)
        middle = len(squares) // 2
        fort = (shrunk((640, 0))[0], height * 0.46)
        end = shrunk((1120, 440 if ends_low else 230))
        halfway = [fort] if has_modone else []
        way = [shrunk((160, 230)), *squares[:middle], *halfway, *squares[middle:], end]
        _dot(sheet, way)
        if has_modone:
            _put_shaded(sheet, self.kit.drawings.get("modone", 88), *fort)
        disc = 40 if players == 2 else 37
        colours = _colours(players, has_modone)
        for place, colour in zip(squares, colours, strict=True):
            self._put_disc(sheet, None if is_shuffled else colour, place, disc)
        return sheet.image()

    def _cities(self, sheet: DrawSurface, ends_low: bool) -> None:
        width, height = sheet.size
        for name, city_width, is_left in (("venice", 84, True), ("constantinople", 92, False)):
            foot = height - 16 if ends_low and not is_left else height * 0.6
            city = self.kit.drawings.get(name, city_width)
            land = drawn(
                (city_width + 10, 26),
                f'<path d="M0 6 Q{city_width * 0.5} -4 {city_width - 2} 6 Q{city_width + 12} 12'
                f' {city_width - 2} 19 Q{city_width * 0.5} 28 0 21Z" {filled("#D9BB80")}'
                ' stroke="#3A2416" stroke-width="2"/>',
            )
            x = 3.0 if is_left else width - 3 - land.get_width()
            sheet.put(land if is_left else pygame.transform.flip(land, True, False), x, foot - 10)
            x = 6.0 if is_left else width - 6 - city_width
            sheet.put(city, x, foot - city.get_height())

    def _put_disc(self, sheet: DrawSurface, colour: Colour | None, place: Place, span: int) -> None:
        if colour is not None:
            _put_shaded(sheet, self.kit.drawings.get(f"stud_{word(colour)}", span), *place)
            return
        radius = span / 2
        disc = drawn(
            (span, span),
            f'<circle cx="{radius}" cy="{radius}" r="{radius - 1.4}" {filled("#C9972F")}'
            f' stroke="{INK_CODE}" stroke-width="2"/>'
            f'<circle cx="{radius}" cy="{radius}" r="{radius * 0.76:.1f}" {filled("#22455E")}'
            f' stroke="{INK_CODE}" stroke-width="1.4"/>',
        )
        _put_shaded(sheet, disc, *place)
        # A picture of a disc: its letter keeps its size, and is not a text to be measured.
        size = self.kit.words.size_of(round(span * 0.56))
        letter = self.kit.words.surface("?", Style(size, IVORY))
        sheet.put_centred(letter, *place)

    def groove(self, width: int) -> Image:
        """Draw the line between two rows on wood."""

        def make() -> Image:
            sheet = DrawSurface(self.kit.words, (width, 3))
            shapes = f'<rect width="{width}" height="1.6" {filled("#120906", 0.8)}/>'
            shapes += f'<rect y="1.6" width="{width}" height="1.2" {filled("#B07C48", 0.35)}/>'
            sheet.put(drawn((width, 3), shapes))
            return sheet.image()

        return self._keep(("groove", width), make)

    def caption(self, text: str, size: Size) -> Image:
        """Write on the night, in as many lines as are needed."""

        def make() -> Image:
            sheet = DrawSurface(self.kit.words, size)
            lettering = Lettering(Style(20, NEARLY_WHITE if self.kit.high_contrast else IVORY))
            sheet.write(text, lettering, sheet.rect, most_lines=3)
            return sheet.image()

        return self._keep(("caption", text, size), make)


def _colours(players: int, has_modone: bool) -> list[Colour]:
    route = printed_route(players, has_modone and players == 3)
    return [colour for colour in route.colours if colour is not None]


def _sea(size: Size, waves: int) -> pygame.Surface:
    width, height = size
    paint = f'fill="url(#g)" stroke="{INK_CODE}" stroke-width="2.6"'
    shapes = rounded(size, 1.5, 8, paint)
    for number in range(waves):
        # Steps without a common measure with the size scatter the waves evenly.
        x = 12 + number * 137.3 % max(1, width - 60)
        y = 12 + number * 61.7 % max(1, height - 20)
        shapes += f'<path d="M{x:.0f} {y:.0f} q7 -6 14 0 t14 0" {stroked("#BFE6E6", 1.8, 0.35)}/>'
    return drawn(size, shapes, linear("g", (0, 0), (0, height), *SEA_TONES))


def _put_shaded(sheet: DrawSurface, surface: pygame.Surface, x: float, y: float) -> None:
    corner = sheet.at(x - surface.get_width() / 2, y - surface.get_height() / 2)
    lay_shadow(sheet.surface, surface, corner, SMALL)
    sheet.surface.blit(surface, corner)


def _dot(sheet: DrawSurface, way: list[Place]) -> None:
    """Draw a dotted line that bends smoothly through all places."""
    dot = drawn((DOT, DOT), f'<circle cx="2" cy="2" r="1.8" {filled(code(FOAM))}/>')
    gone, last = 0.0, way[0]
    for number in range(1, len(way)):
        around = [way[max(0, min(len(way) - 1, number + offset))] for offset in (-2, -1, 0, 1)]
        for step in range(1, 31):
            place = _on_curve(around, step / 30)
            gone += hypot(place[0] - last[0], place[1] - last[1])
            last = place
            if gone >= DOTS_APART:
                gone -= DOTS_APART
                sheet.put_centred(dot, *place)


def _on_curve(around: list[Place], share: float) -> Place:
    """Where a Catmull-Rom curve is between the second and the third of four places."""
    x, y = (
        0.5
        * (
            2 * b
            + (c - a) * share
            + (2 * a - 5 * b + 4 * c - d) * share**2
            + (3 * b - a - 3 * c + d) * share**3
        )
        for a, b, c, d in zip(*around, strict=True)
    )
    return x, y


GILT_TEXT = rgb("#FFE9AE")
"""What invites, on the night."""
