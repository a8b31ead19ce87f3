"""Examples of the rule book at sea: maps, sailing, wind, ports; numbers only."""

from goldenhorn.scenes.rules.example_motion import (
    SAIL_TICKS,
    Actor,
    Example,
    Look,
    Move,
    afloat,
    hopping,
    moving,
    shown,
    still,
)

LION_THREE, LION_TWO, LION_ONE = (
    "ship_lion_green-yellow-red",
    "ship_lion_orange-blue",
    "ship_lion_pink",
)
EAGLE_TWO, EAGLE_ONE = "ship_eagle_green-red", "ship_eagle_yellow"
SHIP = 100.0
TILE = 104.0
DECK = 30.0
"""How far above a square's middle the middle of a ship on it is."""
PILL = (26.0, 26.0)
"""Where the pill with the cargo hangs, from the ship's middle."""

Places = tuple[tuple[float, float], ...]


def tiles(places: Places, colours: str, width: float = TILE, glowing: int = -1) -> list[Actor]:
    """Lay squares of the sea."""
    return [
        still(f"tile:{colour}", width, x, y, glowing=number == glowing)
        for number, ((x, y), colour) in enumerate(zip(places, colours.split(), strict=True))
    ]


def voyage(
    look: Look,
    places: Places,
    departures: tuple[int, ...],
    until: int,
    *,
    hops: tuple[float, ...] = (),
    cargo: str = "",
    cargo_appears: int = 0,
    cargo_until: int = 0,
) -> list[Actor]:
    """Let a ship sail from place to place, with the pill of its cargo."""
    heights = hops or (0,) * len(departures)
    legs = list(zip(departures, places[1:], heights, strict=True))
    moves = [Move(tick, x, y - DECK, hop=hop) for tick, (x, y), hop in legs]
    x, y = places[0]
    ship = moving(look, (x, y - DECK), moves, until=until, bobs=True)
    if not cargo:
        return [ship]
    right, down = PILL[0], PILL[1] - DECK
    moves = [
        Move(tick, x + right, y + down, hop=hop)
        for tick, (x, y), hop in legs
        if tick >= cargo_appears
    ]
    pill = moving(
        Look(cargo, 1),
        (x + right, y + down),
        moves,
        until=cargo_until or until,
        appears=cargo_appears,
        z=4,
        bobs=True,
    )
    return [ship, pill]


def _minute() -> Example:
    way: Places = ((66, 258), (168, 240), (272, 240), (368, 258))
    actors = [
        still("venice", 160, 92, 78),
        still("constantinople", 160, 348, 78),
        *tiles(way[1:3], "orange yellow", 92),
        *voyage(
            Look(LION_ONE, SHIP), way, (110, 180, 250), 380,
            cargo="cargo:green:3", cargo_appears=96, cargo_until=312,
        ),
    ]  # fmt: skip
    for number in range(3):
        start, end = 20 + 14 * number, 312 + 14 * number
        green = Look("cube_green", 26)
        actors.append(hopping(green, (48 + 34 * number, 142), (66, 226), start, start + 30))
        actors.append(
            hopping(green, (368, 226), (332 + 34 * number, 142), end, 388, appears=end - 8)
        )
    return Example("sea", tuple(actors), 420, 375, ((66, 262), (168, 244), (272, 244), (368, 262)))


def _sea() -> Example:
    way: Places = (
        *((66, 92), (62, 168), (86, 240), (142, 288), (220, 238)),
        *((298, 288), (354, 240), (378, 168), (374, 92)),
    )
    small = Look(LION_TWO, 66)
    moves = [Move(60 + 70 * n, x, y - 18) for n, (x, y) in enumerate(way[1:])]
    ship = moving(small, (way[0][0], way[0][1] - 4), moves, until=690, bobs=True)
    return Example(
        "sea",
        (
            still("venice", 116, 66, 48),
            still("constantinople", 116, 374, 48),
            still("modone", 100, 220, 98),
            still("berth", 70, 220, 182),
            still("berth", 70, 220, 244),
            *tiles(way[1:4], "orange pink green", 70),
            *tiles(way[5:8], "red blue yellow", 70),
            ship,
        ),
        710,
        400,
        way,
    )


def _maps() -> Example:
    first, second = "orange pink green", "red blue yellow"
    rows: tuple[tuple[str, list[str], int, list[str]], ...] = (
        ("2", first.split(), 2, second.split()),
        ("3", f"{first} {second} {first} {second}".split(), 0, []),
        ("4", f"{first} {second}".split(), 3, f"{first} {second}".split()),
    )
    actors = []
    for number, (players, west, berths, east) in enumerate(rows):
        y = 62 + 103 * number
        actors += [
            still(f"badge:{players}", 1, 32, y),
            still("venice", 56, 84, y - 4),
            still("constantinople", 56, 398, y - 4),
        ]
        middle = 42 if berths else 0
        step = (244 - middle) / (len(west) + len(east))
        for place, colour in enumerate([*west, *east]):
            x = 119 + step * (place + 0.5) + (middle if place >= len(west) else 0)
            actors.append(still(f"stud_{colour}", min(24, step + 1), x, y))
        x = 119 + step * len(west) + middle / 2
        if berths:
            actors.append(still("modone", 40, x, y - 12))
        for berth in range(berths):
            actors.append(still("berth", 16, x + (berth - (berths - 1) / 2) * 16, y + 16))
    return Example("sea", tuple(actors))


def _turn() -> Example:
    way: Places = ((276, 240), (370, 240))
    return Example(
        "sea",
        (
            still("badge:1", 1, 50, 46),
            still("badge:2", 1, 260, 46),
            still("glyph:right", 34, 208, 182),
            afloat(Look("pirate", 128), 108, 176),
            shown(Look("sabres", 74, glowing=True), 108, 250, 20, 150),
            *tiles(way, "pink green", 88),
            *voyage(Look(LION_THREE, 92), way, (160,), 260, cargo="cargo:blue:2"),
        ),
        290,
        140,
        way,
    )


def _course() -> Example:
    way: Places = ((76, 224), (220, 224), (364, 224))
    turned = Look(LION_TWO, SHIP, flipped=True, opacity=0.6)
    return Example(
        "sea",
        (
            *tiles(way, "red blue yellow"),
            *voyage(Look(LION_TWO, SHIP), way, (40, 190), 290, cargo="cargo:green:2"),
            shown(turned, 96, 100, 110, 180, 2),
            shown(Look("glyph:turn", 44, flipped=True), 170, 96, 110, 180),
            shown(Look("ban", 52), 96, 104, 122, 180, 6),
        ),
        320,
        150,
        way,
    )


def _take_back() -> Example:
    way: Places = ((120, 150), (312, 150))
    there, back, until = 40, 160, 300
    places: Places = (*way, way[0])
    return Example(
        "sea",
        (
            *tiles(way, "red blue"),
            *voyage(Look(LION_TWO, SHIP), places, (there, back), until, cargo="cargo:green:2"),
            shown(Look("glyph:undo", 58), 216, 62, 110, until),
            still("turned:8:card_back", 62, 130, 262),
            still("turned:-6:card_back", 62, 172, 260),
            still("bag", 84, 296, 260),
            shown(Look("ban", 44), 152, 264, back + SAIL_TICKS, until, 6),
            shown(Look("ban", 44), 296, 270, back + SAIL_TICKS, until, 6),
        ),
        330,
        250,
        way,
    )


def _step() -> Example:
    way: Places = ((84, 258), (84, 132), (232, 116), (350, 224))
    return Example(
        "sea",
        (
            *tiles(way, "orange pink green red", TILE, 2),
            afloat(Look(EAGLE_ONE, 94), 84, 102, 3),
            *voyage(
                Look(LION_THREE, SHIP), (way[0], way[2]), (60,), 200,
                hops=(90,), cargo="cargo:pink:2",
            ),
            shown(Look("badge:1", 1), 166, 60, 116, 200),
        ),
        240,
        180,
        way,
    )  # fmt: skip


def _wind() -> Example:
    way: Places = ((58, 130), (162, 130), (266, 130), (370, 130))
    card = Look("card_blue", 84)
    return Example(
        "sea",
        (
            *tiles(way, "green red blue yellow", 98),
            still("turned:8:card_pink", 80, 52, 262),
            still("turned:2:card_orange", 80, 100, 258),
            *voyage(Look(LION_THREE, 96), way, (40, 130, 268), 370, cargo="cargo:pink:2"),
            moving(card, (150, 260), (Move(196, 274, 258, 34, 30),), until=320, z=5),
            shown(Look("glyph:wind", 62), 352, 262, 244, 320),
            shown(Look("tick", 40), 216, 52, 96, 180),
        ),
        400,
        262,
        way,
    )


def _stop() -> Example:
    way: Places = ((96, 140), (232, 140), (364, 140))
    hand = [
        still(f"turned:{14 - 7 * n}:card_back", 54, 136 + 42 * n, 262 + abs(n - 2) * 5, z=1)
        for n in range(5)
    ]
    return Example(
        "sea",
        (
            *tiles(way, "pink green red"),
            *hand,
            *voyage(Look(LION_TWO, SHIP), way[:2], (50,), 220, cargo="cargo:yellow:3"),
            moving(
                Look("anchor", 40), (312, 60), (Move(120, 312, 96, 24),), until=220, appears=108
            ),
            shown(Look("eye_shut", 60), 388, 268, 130, 220),
        ),
        260,
        190,
        way,
    )


def _arrive() -> Example:
    way: Places = ((70, 236), (222, 244))
    red = Look("cube_red", 34)
    cubes = [
        hopping(red, (222, 206), (318 + 42 * n, 256), 120 + 16 * n, 270, appears=112 + 16 * n)
        for n in range(3)
    ]
    return Example(
        "sea",
        (
            still("constantinople", 224, 318, 86),
            still("warehouse:96", 156, 360, 246),
            *tiles(way[:1], "yellow"),
            *voyage(Look(LION_TWO, SHIP), way, (40,), 270, cargo="cargo:red:3", cargo_until=112),
            *cubes,
        ),
        310,
        250,
        (way[0], (222, 252)),
    )


def _house_sea() -> Example:
    colours = ["orange", "pink", "green", "red", "blue", "yellow"]
    orders = ((0, 1, 2, 3, 4, 5), (2, 0, 1, 5, 3, 4), (1, 2, 0, 4, 5, 3), (0, 1, 2, 3, 4, 5))
    places = [(56 + 66 * n, 232 + (14 if n % 2 else 0)) for n in range(6)]
    actors = []
    for number, colour in enumerate(colours):
        spots = [places[order.index(number)] for order in orders]
        moves = [
            Move(70 + 110 * n, x, y, 44, 34 if x > spots[n][0] else -20)
            for n, (x, y) in enumerate(spots[1:])
        ]
        actors.append(moving(Look(f"tile:{colour}", 66), spots[0], moves, until=390))
    return Example(
        "sea",
        (
            still("venice", 104, 66, 84),
            still("constantinople", 104, 374, 84),
            still("modone", 96, 220, 74),
            *(still("berth", 44, 174 + 46 * n, 140) for n in range(3)),
            *actors,
        ),
        420,
        160,
    )


SEA_EXAMPLES: dict[str, Example] = {
    "minute": _minute(),
    "sea": _sea(),
    "maps": _maps(),
    "turn": _turn(),
    "course": _course(),
    "take_back": _take_back(),
    "step": _step(),
    "wind": _wind(),
    "stop": _stop(),
    "arrive": _arrive(),
    "house_sea": _house_sea(),
}
