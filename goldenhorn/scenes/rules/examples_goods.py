"""Examples of the rule book on quay and table: goods, cards, sets and points; numbers only."""

from goldenhorn.scenes.rules.example_motion import (
    Actor,
    Example,
    Keyframe,
    Look,
    Move,
    afloat,
    hopping,
    moving,
    shown,
    still,
)

COLOURS = ("yellow", "pink", "green", "red", "orange", "blue")
CRESTS: dict[str, tuple[str, str, str]] = {
    "lion": ("green-yellow-red", "orange-blue", "pink"),
    "eagle": ("orange-pink-blue", "green-red", "yellow"),
    "dolphin": ("green-orange-blue", "yellow-pink", "red"),
    "griffin": ("yellow-red-pink", "green-orange", "blue"),
}
CUBE = 34.0


def _goods() -> Example:
    actors = []
    for number, colour in enumerate(COLOURS):
        x, y = 80 + 140 * (number % 3), 84 + 158 * (number // 3)
        start = 20 + 30 * number
        actors.append(still(f"good_{colour}", 78, x - 18, y - 8))
        move = Move(start, x + 30, y + 32, 26, 26)
        actors.append(moving(Look(f"cube_{colour}", 50), (x + 30, y + 32), (move,), until=420, z=2))
    return Example("table", tuple(actors), 432, 300)


def _cards() -> Example:
    return Example(
        "table",
        (
            moving(
                Look("turned:0:card_green", 84), (88, 90), (Move(30, 88, 84, 16, 12),), until=330
            ),
            still("glyph:right", 28, 166, 88),
            shown(Look("glyph:wind", 78), 240, 88, 56, 330),
            shown(Look("ship_eagle_green-red", 92), 356, 84, 66, 330),
            moving(
                Look("turned:7:card_pink", 84), (64, 244), (Move(130, 64, 238, 16, 12),), until=330
            ),
            moving(
                Look("turned:-7:card_blue", 84),
                (120, 244),
                (Move(142, 120, 238, 16, 12),),
                until=330,
            ),
            still("glyph:right", 28, 194, 244),
            shown(Look("sabres", 80), 262, 242, 172, 330),
            shown(Look("pirate", 96), 364, 236, 184, 330),
        ),
        350,
        280,
    )


def _ships() -> Example:
    actors = []
    each = 150
    length = each * len(CRESTS)
    spots = ((300.0, 92.0), (118.0, 226.0), (316.0, 236.0))
    for number, (crest, fleet) in enumerate(CRESTS.items()):
        start, until = number * each, (number + 1) * each - 14
        appears = max(1, start)
        actors.append(shown(Look(f"shield_{crest}", 84), 106, 84, appears, until))
        for (x, y), sails in zip(spots, fleet, strict=True):
            ship = moving(
                Look(f"ship_{crest}_{sails}", 132), (x, y), (), until=until, appears=appears,
                bobs=True, phase=number,
            )  # fmt: skip
            actors.append(ship)
    return Example("sea", tuple(actors), length, 60)


def _market(cubes: str) -> list[tuple[str, float, float]]:
    """Say where nine cubes lie on a quay, five above four."""
    return [
        (colour, 134 + 42 * (number % 5) + (21 if number > 4 else 0), 76 + 44 * (number // 5))
        for number, colour in enumerate(cubes.split())
    ]


def _start() -> Example:
    market = _market("yellow yellow pink green green red orange blue blue")
    actors: list[Actor] = [still("quay", 250, 218, 98), still("bag", 66, 390, 96)]
    for number, (colour, x, y) in enumerate(market):
        tick = 20 + 14 * number
        cube = Look(f"cube_{colour}", CUBE)
        actors.append(hopping(cube, (390, 80), (x, y), tick, 330, appears=max(1, tick - 6)))
    actors.append(still("card_back", 64, 50, 262))
    hand = ("red", "orange", "green", "green", "pink")
    for number, colour in enumerate(hand):
        tick = 170 + 14 * number
        card = Look(f"card_{colour}", 58)
        actors.append(
            hopping(card, (50, 262), (164 + 56 * number, 266), tick, 330, appears=tick - 6, hop=16)
        )
    return Example("sea", tuple(actors), 360, 320)


def _loading() -> Example:
    market = _market("yellow pink pink green green green red orange blue")
    length, load, refill = 420, 60, 150
    actors: list[Actor] = [still("quay", 250, 218, 98), still("bag", 66, 392, 96)]
    fresh = iter(("red", "yellow", "blue"))
    greens = 0
    for colour, x, y in market:
        if colour != "green":
            actors.append(still(f"cube_{colour}", CUBE, x, y))
            continue
        tick = load + 16 * greens
        actors.append(hopping(Look("cube_green", CUBE), (x, y), (214, 262), tick, tick + 30))
        back = refill + 16 * greens
        new = Look(f"cube_{next(fresh)}", CUBE)
        actors.append(hopping(new, (392, 80), (x, y), back, 396, appears=back - 6))
        greens += 1
    for colour, x, y in market:
        if colour == "pink":
            actors.append(shown(Look("ban", 24), x + 12, y + 12, 30, 396, 6))
    ship = Look("ship_lion_pink", 124)
    actors.append(moving(ship, (198, 258), (Move(250, 330, 258, 70),), until=396, z=2, bobs=True))
    pill = Look("cargo:green:3", 1)
    actors.append(
        moving(pill, (238, 294), (Move(250, 370, 294, 70),), until=396, appears=136, bobs=True, z=4)
    )
    return Example("sea", tuple(actors), length, 230)


def _new_cards() -> Example:
    actors: list[Actor] = []
    for column, (sails, count) in enumerate(
        (("pink", 3), ("orange-blue", 2), ("green-yellow-red", 1))
    ):
        x = 82 + 138 * column
        actors.append(afloat(Look(f"ship_lion_{sails}", 116), x, 92, column))
        for number in range(count):
            tick = 30 + 50 * column + 14 * number
            spread = 30 * (number - (count - 1) / 2)
            actors.append(
                hopping(
                    Look("card_back", 66), (x, 150), (x + spread, 244 + 4 * number), tick, 280,
                    appears=tick - 6, z=5 + number, hop=10,
                )
            )  # fmt: skip
        actors.append(shown(Look(f"badge:{count}", 1), x, 306, 80 + 50 * column, 280, 9))
    return Example("sea", tuple(actors), 310, 260)


def _end() -> Example:
    actors: list[Actor] = [still("warehouse:150", 300, 170, 200)]
    for number, colour in enumerate(COLOURS):
        x, y = 78 + 92 * (number % 3), 176 + 62 * (number // 3)
        actors.append(still(f"cube_{colour}_empty", 50, x, y))
        tick = 20 + 34 * number
        actors.append(
            hopping(Look(f"cube_{colour}", 50), (x, 50), (x, y), tick, 400, appears=tick - 8, hop=0)
        )
    rung = [Move(246 + 14 * n, 376 + (9 if n % 2 else -9), 190, 12) for n in range(6)]
    actors.append(moving(Look("bell", 84), (376, 190), [*rung, Move(332, 376, 190, 12)], until=400))
    return Example("table", tuple(actors), 430, 240)


def _last_round() -> Example:
    spots = ((110.0, 98.0), (330.0, 98.0), (330.0, 254.0), (110.0, 254.0))
    actors: list[Actor] = []
    for (x, y), crest in zip(spots, ("lion", "eagle", "dolphin", "griffin"), strict=True):
        actors.append(still(f"shield_{crest}", 84, x, y))
    actors.append(still("start_player", 54, 42, 104))
    (x, y), *others = spots
    moves = [Move(80 + 90 * n, ox, oy - 52, 40, 16) for n, (ox, oy) in enumerate(others)]
    actors.append(moving(Look("crown", 56), (x, y - 52), moves, until=380))
    actors.append(still("hourglass", 60, 220, 180))
    actors.append(shown(Look("seal", 52), 152, 288, 330, 380))
    return Example("table", tuple(actors), 410, 370)


def _sets() -> Example:
    actors: list[Actor] = []
    for row, (count, bonus) in enumerate(((4, "+1"), (5, "+2"), (6, "+4"))):
        y = 70 + 96 * row
        for number in range(count):
            tick = 20 + 110 * row + 12 * number
            spot = (48 + 50 * number, y)
            actors.append(
                hopping(
                    Look(f"cube_{COLOURS[number]}", 44), (spot[0] + 26, y), spot, tick, 440,
                    appears=tick - 6, hop=14,
                )
            )  # fmt: skip
        actors.append(shown(Look("coin", 40), 358, y, 90 + 110 * row, 440))
        actors.append(shown(Look(f"badge:{bonus}", 1), 402, y, 90 + 110 * row, 440))
    return Example("table", tuple(actors), 470, 420)


def _example() -> Example:
    """R52: thirteen cubes in a heap become a set of six, a set of four and three left over."""
    heap = {"yellow": 4, "pink": 2, "green": 1, "red": 2, "orange": 3, "blue": 1}
    actors: list[Actor] = []
    rows = (70.0, 168.0, 264.0)
    left_over = 0
    for column, (colour, count) in enumerate(heap.items()):
        for number in range(count):
            start = (48 + 50 * column, 290 - 40 * number)
            row = 0 if number == 0 else 1 if number == 1 else 2
            if row < 2:
                slot = column if row == 0 else ("yellow", "pink", "red", "orange").index(colour)
                end = (48 + 50 * slot, rows[row])
            else:
                end = (48 + 50 * left_over, rows[2])
                left_over += 1
            tick = 70 + 120 * row + 12 * column
            actors.append(
                hopping(Look(f"cube_{colour}", 40), start, end, tick, 520, hop=20, z=5 + number)
            )
    for row, bonus in ((0, "+4"), (1, "+1")):
        actors.append(shown(Look("coin", 40), 358, rows[row], 170 + 120 * row, 520))
        actors.append(shown(Look(f"badge:{bonus}", 1), 402, rows[row], 170 + 120 * row, 520))
    actors.append(shown(Look("coin", 48), 342, rows[2], 420, 520))
    actors.append(shown(Look("badge:18", 1), 394, rows[2], 420, 520))
    return Example("table", tuple(actors), 550, 500)


def _winner() -> Example:
    actors: list[Actor] = []
    for number, (crest, points, height) in enumerate(
        (("lion", "18", 90), ("griffin", "14", 130), ("dolphin", "18", 90))
    ):
        x = 82 + 138 * number
        actors.append(still(f"shield_{crest}", 88, x, height + 64))
        actors.append(still("coin", 40, x - 22, 276))
        actors.append(still(f"badge:{points}", 1, x + 22, 276))
        if points == "18":
            actors.append(shown(Look("laurel", 132), x, height + 66, 40, 220, 2))
            crown = Move(60, x, height - 4, 30)
            actors.append(
                moving(Look("crown", 60), (x, height - 48), (crown,), until=220, appears=50)
            )
    return Example("table", tuple(actors), 250, 200)


def _house_table() -> Example:
    actors: list[Actor] = []
    for number, colour in enumerate(("yellow", "green", "blue", "red", "pink")):
        x, y = 76 + 72 * number, 206 + 7 * abs(number - 2)
        back = Look(f"turned:{8 - 4 * number}:card_back", 88)
        front = Look(f"turned:{8 - 4 * number}:card_{colour}", 88)
        tick = 60 + 16 * number
        keys = (
            Keyframe(0, x, y, back),
            Keyframe(tick, x, y, back),
            Keyframe(tick + 12, x, y - 16, front),
            Keyframe(tick + 26, x, y, front),
            Keyframe(300 + 6 * number, x, y, back),
        )
        actors.append(Actor(keys, 2 + number))
    actors.append(shown(Look("eye_shut", 84), 220, 74, 1, 60))
    actors.append(shown(Look("eye", 84), 220, 74, 80, 300))
    return Example("table", tuple(actors), 350, 200)


GOODS_EXAMPLES: dict[str, Example] = {
    "goods": _goods(),
    "cards": _cards(),
    "ships": _ships(),
    "start": _start(),
    "loading": _loading(),
    "new_cards": _new_cards(),
    "end": _end(),
    "last_round": _last_round(),
    "sets": _sets(),
    "example": _example(),
    "winner": _winner(),
    "house_table": _house_table(),
}
