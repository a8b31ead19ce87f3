"""The compact layouts, 800 by 480, for a small touch screen; knows no pygame and no game.

They are no smaller copies of the wide ones: markets are counted, harbours hold moored ships, and
what lies on the desk gives way to large buttons.
"""

from collections.abc import Callable

from goldenhorn.view.places import (
    Box,
    Layout,
    MarketGrid,
    Point,
    PortPlaces,
    layout_name,
    mirrored,
    moored_width,
)

WIDTH, HEIGHT = 800, 480
MIDDLE = WIDTH // 2
ROWS = (130, 224, 319)
ROWS_BELOW_DOMINIONS = (152, 240, 326)
COLUMNS_WITH_MODONE = (165, 273, 527, 635)
COLUMNS = (170, 322, 478, 630)
PORT_WIDTH = 112
PANEL_SIZE = (194, 52)
FEW_SCALE = 0.83
MANY_SCALE = 0.69
"""How large ships are while every owner has two ranks of them."""
SAIL_TOPS, LAST_RANK = 200, 369
"""How high the first rank may reach, and where the last one meets the water."""
FLEET_HEIGHT = 42
"""How high two ranks are, one above the other."""
BESIDE_SEAL = 30
"""How far from the outer edge a fleet begins that lies beside its owner's seal."""


def compact_layout(players: int, expansion: bool, modone: bool) -> Layout:
    """Return the layout for a small touch screen."""
    rows = ROWS_BELOW_DOMINIONS if expansion else ROWS
    if players == 2:
        squares, berths, line = _six_squares(rows)
    elif modone:
        squares, berths, line = _twelve_with_modone(rows)
    else:
        squares, berths, line = _twelve_squares(rows)
    fort_width = 72 if expansion else 92
    fort_top = 86 if expansion else 62
    return Layout(
        name=layout_name(players, expansion, modone, True),
        size=(WIDTH, HEIGHT),
        is_compact=True,
        has_expansion=expansion,
        squares=squares,
        modone_berths=berths,
        route_line=line,
        square_width=88 if expansion else 94,
        ship_width=72 if expansion else 78,
        berth_width=66 if expansion else 72,
        fort=(MIDDLE - fort_width // 2, fort_top, fort_width, fort_width * 114 // 160)
        if modone
        else None,
        fort_name=None,
        ports=(_port(players, False), _port(players, True)),
        market=_market(expansion),
        panels=tuple((x, 4, *PANEL_SIZE) for x in _panels_at(players)),
        dominions=tuple((118 + place * 113, 60, 112, 26) for place in range(5))
        if expansion
        else (),
        desk_top=390,
        draw_pile=None,
        discard_pile=None,
        bag=None,
        store=None,
        pile_count_y=0,
        own_niches=tuple((6 + 44 * place, 417) for place in range(6))
        if not expansion
        else tuple((6 + 33 * place, 417) for place in range(8)),
        prompt=(114, 366, 560, 46),
        round_plate=(6, 372, 104, 36),
        cartouche=None,
        medals=((706, 391),),
        medal_radius=23,
        event=None,
        pause=(766, 391),
        buttons=((400, 414, 128, 62), (534, 414, 140, 62), (680, 414, 114, 62)),
        peek=(276, 414, 118, 62),
        hand_centre=(MIDDLE, 1010),
        hand_radius=560,
        hand_card_width=72,
    )


def _panels_at(players: int) -> tuple[int, ...]:
    return {2: (5, 601), 3: (5, 303, 601), 4: (5, 203, 401, 599)}[players]


Lane = tuple[tuple[Point, ...], tuple[Point, ...], tuple[Point, ...]]
"""Squares, berths of Modone, and the dotted line."""


def _column(x: int, rows: tuple[int, ...], is_downward: bool) -> tuple[Point, ...]:
    return tuple((x, y) for y in (rows if is_downward else rows[::-1]))


def _twelve_with_modone(rows: tuple[int, ...]) -> Lane:
    ways = zip(COLUMNS_WITH_MODONE, (True, False, False, True), strict=True)
    squares = tuple(square for x, down in ways for square in _column(x, rows, down))
    berths = tuple((MIDDLE, y) for y in (rows[0] + 46, rows[1] + 26, rows[2] + 3))
    halfway = (
        (330, rows[0] + 6),
        (392, berths[0][1]),
        (396, berths[1][1]),
        (404, berths[2][1]),
        (466, rows[2] + 7),
    )
    line = ((108, rows[0] - 12), *squares[:6], *halfway, *squares[6:], (694, rows[2] - 19))
    return squares, berths, line


def _twelve_squares(rows: tuple[int, ...]) -> Lane:
    ways = zip(COLUMNS, (True, False, True, False), strict=True)
    squares = tuple(square for x, down in ways for square in _column(x, rows, down))
    return squares, (), ((108, rows[0] + 6), *squares, (694, rows[0] + 6))


def _six_squares(rows: tuple[int, ...]) -> Lane:
    high, middle, low = rows
    west = ((176, high + 4), (184, middle + 4), (264, low - 2))
    east = ((536, high + 6), (616, middle), (624, low - 2))
    berths = ((MIDDLE, middle - 22), (MIDDLE, low - 16))
    halfway = ((340, low + 2), (384, low - 20), (402, middle), (440, high + 56), (488, high + 12))
    line = ((108, high + 20), *west, *halfway, *east, (694, low - 20))
    return (*west, *east), berths, line


def _market(expansion: bool) -> MarketGrid:
    """Return a cell for each kind, in which it is counted; with people they are smaller."""
    columns, pitch, size, left = (4, 26, 21, 4) if expansion else (3, 34, 25, 5)

    def placed(port: int) -> tuple[Point, ...]:
        return tuple(
            (port + left + pitch * column, 130 + 32 * row)
            for row in range(2)
            for column in range(columns)
        )

    return MarketGrid(True, size, (placed(0), placed(WIDTH - PORT_WIDTH)))


def _port(players: int, is_eastern: bool) -> PortPlaces:
    def placed(box: Box) -> Box:
        return mirrored(box, WIDTH) if is_eastern else box

    def across(x: int) -> int:
        return WIDTH - x if is_eastern else x

    return PortPlaces(
        is_eastern=is_eastern,
        skyline=placed((2, 62, 108, 60)),
        name=None,
        name_text=None,
        carpet=placed((1, 124, 110, 72)),
        harbour=placed((0, 200, PORT_WIDTH, 166)),
        jetty_width=110,
        few=tuple((across(68), 244 + 41 * berth) for berth in range(4)),
        few_width=0,
        seals=tuple((across(16), 228 + 41 * berth) for berth in range(4)),
        many=tuple(_two_ranks(across, players, seat) for seat in range(players)),
        few_scale=FEW_SCALE,
        many_scale=MANY_SCALE,
    )


def _two_ranks(across: Callable[[int], int], players: int, seat: int) -> tuple[Point, ...]:
    """Return where an owner's fleet lies: the largest ship behind the others, and above them."""
    step = (LAST_RANK - SAIL_TOPS - FLEET_HEIGHT) / (players - 1)
    front = SAIL_TOPS + FLEET_HEIGHT + round(step * seat)
    rear = front - FLEET_HEIGHT // 2
    large, middle, small = (moored_width(sails, MANY_SCALE) for sails in (3, 2, 1))
    return (
        (across(BESIDE_SEAL + large // 2), rear),
        (across(BESIDE_SEAL + middle // 2), front),
        (across(PORT_WIDTH - 1 - small // 2), front),
    )
