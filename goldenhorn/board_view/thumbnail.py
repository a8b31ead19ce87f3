"""A board so small that it stands in a list: the way, and how far everybody's ships are."""

from goldenhorn.board_view.layout import layout_of
from goldenhorn.engine.board import EAST, Port
from goldenhorn.engine.pieces import FLEETS
from goldenhorn.engine.state import State
from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.node import Picture
from goldenhorn.graphics.outlines import INK_CODE, code, filled, linear, rounded, stroked
from goldenhorn.graphics.piece_colours import CRESTS, GOODS
from goldenhorn.graphics.theme import FOAM, SEA, SEA_DEEP
from goldenhorn.ui.widgets.look import Look

WIDE = 2.7
"""How wide it is for its height."""
PORT, BESIDE_PORT = 0.2, 0.07
"""How much of its width a port takes, and what lies between it and the next squares."""
SQUARE, SHIP, MOORED = 0.09, 0.3, 0.19
"""The radius of a square, and how high ships are at sea and in a port, for its height."""
TOP, FOOT = 0.22, 0.82
"""Between which heights the squares lie."""
CITY, SKYLINE = 0.19, 0.5
"""How wide a city is for the whole, and to what height it reaches down."""
Ship = tuple[float, float, float, str, int]
"""Where its water line is, how high it is, whose it is, and whereto it is headed."""


def thumbnail(look: Look, view: State, height: float) -> Picture:
    """Return the board of a position as all may see it."""
    size = width, _height = round(height * WIDE), height
    squares = _squares(view, size)
    ships = sorted(_ships(view, squares, size), key=lambda ship: ship[1])
    colours = [GOODS[colour] for colour in view.route.colours if colour is not None]
    sea = [place for place, port in zip(squares, view.route.ports, strict=True) if port is None]
    way = " L".join(f"{x:.1f} {y:.1f}" for x, y in squares)

    def paint(brush: Brush) -> None:
        shapes = rounded(size, 1, 6, filled("url(#w)"))
        for left in (1, width * (1 - PORT) - 1):
            place = f'x="{left:.1f}" y="1" width="{width * PORT:.1f}" height="{height - 2}" rx="5"'
            shapes += f"<rect {place} {filled('#DCC08A')}/>"
        shapes += f'<path d="M{way}" {stroked(code(FOAM), height * 0.045, 0.45)}/>'
        for (x, y), tones in zip(sea, colours, strict=True):
            ink = f'{filled(code(tones.base))} stroke="{INK_CODE}" stroke-width="1.2"'
            shapes += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{height * SQUARE:.1f}" {ink}/>'
        water = linear("w", (0, 0), (0, height), (0, code(SEA)), (1, code(SEA_DEEP)))
        brush.shapes(shapes, water)
        for city, middle in (("venice", PORT / 2), ("constantinople", 1 - PORT / 2)):
            brush.drawing(city, (width * middle, height * SKYLINE / 2 + 1), width * CITY)
        frame = rounded(size, 1.2, 6, stroked(INK_CODE, 2.4))
        brush.shapes("".join(map(_ship, ships)) + frame)

    return Picture(look.art.painted(("thumbnail", view.route, tuple(ships)), size, paint))


def _squares(view: State, size: tuple[float, float]) -> list[tuple[float, float]]:
    """Return where the way passes each square: as on the board, between the two ports."""
    layout, route = layout_of(view.config), view.route
    (left, right), heights = (layout.squares[0][0], layout.squares[-1][0]), layout.squares
    high, low = min(y for _x, y in heights), max(y for _x, y in heights)
    places = []
    for at, port in enumerate(route.ports):
        x, y = layout.squares[min(layout.sea_number(route, at), len(layout.squares) - 1)]
        if port is Port.MODONE:
            x, y = (left + right) // 2, (high + low) // 2
        aside = PORT + BESIDE_PORT
        across = aside + (x - left) / (right - left) * (1 - 2 * aside)
        if at in (0, route.last):
            across = PORT if at == 0 else 1 - PORT
        down = TOP + (y - high) / (low - high) * (FOOT - TOP)
        places.append((across * size[0], down * size[1]))
    return places


def _ships(
    view: State, squares: list[tuple[float, float]], size: tuple[float, float]
) -> list[Ship]:
    """Return all ships: in a port by owners below one another, in Modone side by side."""
    ships: list[Ship] = []
    in_modone = 0
    width, height = size
    for seat, fleet in enumerate(view.ships):
        crest = FLEETS[view.config.fleets[seat]].crest
        for number, ship in enumerate(fleet):
            x, y = squares[ship.at]
            high, port = height * SHIP, view.route.ports[ship.at]
            if port is Port.MODONE:
                x += (in_modone - (view.route.modone_berths - 1) / 2) * high * 0.8
                in_modone += 1
            elif port is not None:
                high = height * MOORED
                middle = PORT / 2 if port is Port.VENICE else 1 - PORT / 2
                x = width * (middle + (number - 1) * PORT * 0.3)
                y = height * (SKYLINE + (0.96 - SKYLINE) * (seat + 0.5) / len(view.ships))
            ships.append((x, y + high * 0.24, high, crest, ship.heading))
    return ships


def _ship(ship: Ship) -> str:
    """Draw a sail in its owner's colours on a hull."""
    x, y, high, crest, heading = ship
    tones, ahead = CRESTS[crest], 1 if heading == EAST else -1

    def path(*corners: str | tuple[float, float]) -> str:
        return " ".join(
            each
            if isinstance(each, str)
            else f"{x + ahead * each[0] * high:.1f} {y + each[1] * high:.1f}"
            for each in corners
        )

    hull = path("M", (-0.5, -0.04), "Q", (0, 0.1), (0.64, -0.08), "L", (0.42, 0.22), "Q",
                (0, 0.3), (-0.38, 0.22), "Z")  # fmt: skip
    sail = path("M", (-0.34, -0.74), "L", (0.34, -0.74), "Q", (0.52, -0.42), (0.34, -0.08), "L",
                (-0.34, -0.08), "Q", (-0.18, -0.42), (-0.34, -0.74), "Z")  # fmt: skip
    return (
        f'<path d="{hull}" {filled("#8A5A34")} stroke="{INK_CODE}" stroke-width="1.3"/>'
        f'<path d="{sail}" {stroked(INK_CODE, 2.6)}/>'
        f'<path d="{sail}" {filled(code(tones.field))} stroke="{code(tones.trim)}"/>'
    )
