"""Where everything on the board rests, in numbers, and how far in front it stands.

A layout belongs to a number of players and a few rules; every one is 1280 by 720.
"""

from functools import cache

from goldenhorn.board_view.places import (
    Box,
    Layout,
    MarketGrid,
    Point,
    PortPlaces,
    layout_name,
    mirrored,
    moored_width,
)
from goldenhorn.engine.config import Config
from goldenhorn.engine.pieces import MODONE_FOR_THREE

HARBOUR, FREE_BERTH, MARKET = 5.0, 5.1, 5.3
PATH = 6.0
"""For whoever marks a way over the sea: above squares and ports, below ships."""
SYMBOL, SHIP_SHADOW, HEADING = 3.5, 6.4, 6.5
SHIP, CARGO_TAG = 7.0, 8.0
"""Ships stand by their height on the picture; their cargo tags above every ship."""
DESK, COUNT, HAND, PROMPT = 11.0, 11.1, 11.3, 11.7
PANEL = 12.0
FLIGHT = 14.0
"""For whatever moves above everything else for a moment."""


def by_height(depth: float, y: float) -> float:
    """Return a depth at which what is lower on the picture stands further in front."""
    return depth + y / 1000


WIDTH, HEIGHT = 1280, 720
ROWS = (196, 336, 474)
"""The heights of the three rows of squares."""
ROWS_BELOW_DOMINIONS = (240, 362, 484)
MIDDLE = WIDTH // 2

# By how much each square of a column, from the upper row to the lower, leans aside: the lane of
# squares should wind like a sea route, not stand like a fence.
LEANS_TWELVE_WITH_MODONE = ((-4, -8, 10), (14, 6, -10), (10, -6, -14), (-10, 8, 4))
LEANS_TWELVE = ((-8, -14, 18), (26, 14, -22), (-26, -14, 22), (2, 8, -24))
COLUMNS_WITH_MODONE = (284, 446, 834, 996)
COLUMNS = (300, 522, 758, 980)

PANEL_SIZE = (304, 94)
PANEL_TOP = 6
PANELS_AT = {2: (20, 956), 3: (20, 488, 956), 4: (20, 332, 644, 956)}
DOMINION_SIZE, DOMINION_PITCH = (168, 48), 172

MOORED_SCALE = 0.775


def layout_of(config: Config) -> Layout:
    """Return the layout of a game."""
    has_modone = config.players != 3 or MODONE_FOR_THREE in config.rules
    return layout(config.players, config.expansion, has_modone)


@cache
def layout(players: int, expansion: bool, modone: bool) -> Layout:
    """Return the layout for a number of players, with or without Modone and the expansion."""
    rows = ROWS_BELOW_DOMINIONS if expansion else ROWS
    fort_top = 148 if expansion else 98
    if players == 2:
        squares, berths, line = _six_squares(rows)
        square, ship, berth = (116, 100, 86) if expansion else (134, 112, 100)
    elif modone:
        squares, berths, line = _twelve_with_modone(rows, expansion)
        square, ship, berth = (114, 98, 82) if expansion else (126, 114, 90)
    else:
        squares, berths, line = _twelve_squares(rows)
        square, ship, berth = (114, 98, 82) if expansion else (126, 112, 96)
    fort_width, fort_drop = (96, -26) if expansion else (126, 0)
    pitch = 80 if expansion else 0
    desk = [66 + pitch * place for place in range(4)] if pitch else [72, 166, 272]
    return Layout(
        name=layout_name(players, expansion, modone),
        size=(WIDTH, HEIGHT),
        has_expansion=expansion,
        squares=squares,
        modone_berths=berths,
        route_line=line,
        square_width=square,
        ship_width=ship,
        berth_width=berth,
        fort=(MIDDLE - fort_width // 2, fort_top + 6, fort_width, fort_width * 114 // 160)
        if modone
        else None,
        fort_name=(MIDDLE - 78, fort_top + fort_drop + 84, 156, 38) if modone else None,
        ports=(_port(False), _port(True)),
        market=MarketGrid(34, (_market_cells(0), _market_cells(WIDTH - 206))),
        panels=tuple((x, PANEL_TOP, *PANEL_SIZE) for x in PANELS_AT[players]),
        dominions=tuple((212 + place * DOMINION_PITCH, 108, *DOMINION_SIZE) for place in range(5))
        if expansion
        else (),
        desk_top=556,
        draw_pile=(desk[0], 634),
        discard_pile=(desk[1], 634),
        bag=(desk[2], 634),
        store=(desk[3], 634) if expansion else None,
        pile_count_y=686,
        prompt=(316, 526, 608, 50),
        round_plate=(208, 535, 106, 38),
        cartouche=(376, 8, 528, 92) if players == 2 else None,
        medal=(950, 551),
        medal_radius=24,
        event=(866, 577, 330, 60),
        pause=(1225, 607),
        buttons=((866, 642, 210, 58), (1082, 642, 166, 58)),
        hand_centre=(614, 1526),
        hand_radius=850,
        hand_card_width=108,
    )


def all_layouts() -> tuple[Layout, ...]:
    """Return every layout that a game can have."""
    kinds = [(2, True), (3, False), (3, True), (4, True)]
    return tuple(
        layout(players, expansion, modone)
        for players, modone in kinds
        for expansion in (False, True)
    )


def _winding(
    columns: tuple[int, ...],
    leans: tuple[tuple[int, ...], ...],
    is_downward: tuple[bool, ...],
    rows: tuple[int, ...],
) -> tuple[Point, ...]:
    """Return squares column by column, each going down or up."""
    squares: list[Point] = []
    for column, lean, down in zip(columns, leans, is_downward, strict=True):
        ways = (0, 1, 2) if down else (2, 1, 0)
        squares += [(column + lean[row], rows[row]) for row in ways]
    return tuple(squares)


Lane = tuple[tuple[Point, ...], tuple[Point, ...], tuple[Point, ...]]
"""Squares, berths of Modone, and the dotted line."""


def _twelve_with_modone(rows: tuple[int, ...], expansion: bool) -> Lane:
    downward = (True, False, False, True)
    squares = _winding(COLUMNS_WITH_MODONE, LEANS_TWELVE_WITH_MODONE, downward, rows)
    heights = (304, 396, 486) if expansion else (292, 388, 484)
    berths = tuple((MIDDLE, y) for y in heights)
    start = (196, rows[0] + (10 if expansion else 30))
    halfway = (
        (548, rows[0] + (40 if expansion else 34)),
        (632, heights[0]),
        (634, heights[1]),
        (646, heights[2]),
        (732, rows[2] + 12),
    )
    line = (start, *squares[:6], *halfway, *squares[6:], (1088, rows[2] - 30))
    return squares, berths, line


def _twelve_squares(rows: tuple[int, ...]) -> Lane:
    squares = _winding(COLUMNS, LEANS_TWELVE, (True, False, True, False), rows)
    return squares, (), ((196, rows[0] + 30), *squares, (1088, rows[0] + 30))


def _six_squares(rows: tuple[int, ...]) -> Lane:
    high, middle, low = rows
    west = ((312, high + 4), (322, middle + 6), (436, low - 4))
    east = ((844, high + 10), (958, middle - 2), (968, low + 2))
    berths = ((MIDDLE, middle - 36), (MIDDLE, low - 34))
    halfway = (
        (556, low + 4),
        (612, low - 30),
        (640, middle + 20),
        (690, high + 90),
        (760, high + 20),
    )
    line = ((196, high + 30), *west, *halfway, *east, (1088, low - 30))
    return (*west, *east), berths, line


def _market_cells(x: int) -> tuple[Point, ...]:
    """Return five columns and two rows."""
    return tuple(
        (round(x + 14.5 + 36.4 * (cell % 5)), 238 + 36 * (cell // 5)) for cell in range(10)
    )


def _port(is_eastern: bool) -> PortPlaces:
    def placed(box: Box) -> Box:
        return mirrored(box, WIDTH) if is_eastern else box

    def across(x: float) -> int:
        return round(WIDTH - x if is_eastern else x)

    name, name_text = (0, 198, 206, 40), (32, 202, 142, 26)
    if is_eastern:  # the long name stays inside what every television shows
        name, name_text = (1040, 198, 228, 40), (1055, 202, 193, 26)
    few = tuple((across(50 + 100 * (berth % 2)), 411 + 64 * (berth // 2)) for berth in range(6))
    many = tuple(
        tuple((across(x), 393 + 50 * seat) for x in _moored_centres()) for seat in range(4)
    )
    return PortPlaces(
        is_eastern=is_eastern,
        skyline=placed((1, 102, 204, 112)),
        name=name,
        name_text=name_text,
        market_cloth=(WIDTH - 206 + 8 if is_eastern else 8, 235, 190, 82),
        harbour=placed((0, 332, 226, 224)),
        jetty_width=188,
        few=few,
        few_width=80,
        seals=tuple((across(17), 374 + 50 * seat) for seat in range(4)),
        many=many,
        many_scale=MOORED_SCALE,
    )


def _moored_centres() -> tuple[float, ...]:
    """Return the middles of three moored ships side by side: three sails, two, one."""
    centres: list[float] = []
    x = 32.0
    for sails in (3, 2, 1):
        width = moored_width(sails, MOORED_SCALE)
        centres.append(x + width / 2)
        x += width + 1.5
    return tuple(centres)
