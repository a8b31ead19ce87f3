"""Examples of the rule book with soldiers, farmers and dominions; numbers only."""

from goldenhorn.scenes.rules.example_motion import (
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

DOMINIONS = (
    ("zara", 2, 3),
    ("durazzo", 3, 6),
    ("candia", 4, 8),
    ("negroponte", 5, 10),
    ("galata", 6, 12),
)
WARES = tuple(
    still(f"cube_{colour}", 36, x, y)
    for colour, x, y in (
        *(("yellow", 142.0, 160.0), ("green", 142.0, 202.0), ("red", 180.0, 202.0)),
        *(("blue", 298.0, 160.0), ("orange", 298.0, 202.0), ("pink", 260.0, 202.0)),
    )
)
"""Goods on the quay beside the newcomer."""
SOLDIER, FARMER = Look("soldier", 62), Look("farmer", 62)


def _soldiers() -> Example:
    return Example(
        "sea",
        (
            still("quay", 210, 220, 178),
            *WARES,
            still("bag", 84, 66, 150),
            still("fort_icon", 92, 380, 118),
            still("soldier", 46, 358, 200),
            still("soldier", 46, 402, 200),
            hopping(Look("cube:black", 48), (66, 130), (220, 160), 30, 110, appears=20),
            hopping(SOLDIER, (380, 190), (220, 140), 100, 270, appears=90, hop=60),
            hopping(Look("cube:black", 48), (220, 160), (220, 292), 112, 160, appears=112, hop=0),
        ),
        300,
        240,
    )


def _farmers() -> Example:
    return Example(
        "sea",
        (
            still("quay", 210, 220, 178),
            *WARES,
            still("bag", 84, 66, 150),
            still("fort_icon", 92, 380, 118, opacity=0.6),
            still("soldier", 50, 380, 208, opacity=0.3),
            still("ban", 40, 404, 228),
            hopping(Look("cube:black", 48), (66, 130), (220, 160), 30, 118, appears=20),
            shown(Look("flash", 84), 220, 150, 112, 120, 6),
            shown(FARMER, 220, 140, 120, 260),
        ),
        290,
        220,
    )


def _aboard() -> Example:
    actors: list[Actor] = [
        still("quay", 190, 112, 102),
        still("farmer", 46, 174, 84),
        still("cube_pink", 34, 60, 128),
        still("cube_blue", 34, 100, 128),
        still("tile:orange", 116, 330, 250),
        afloat(Look("ship_lion_green-yellow-red", 122), 178, 232),
        moving(
            Look("pirate", 104, flipped=True), (340, 214),
            (Move(170, 300, 214, 40), Move(226, 352, 214, 40)), until=330, bobs=True, z=2,
        ),
        shown(Look("ban", 48), 262, 196, 206, 330, 7),
        shown(Look("cargo:soldier:3", 1), 214, 272, 140, 330),
    ]  # fmt: skip
    for number in range(3):
        spot = (56 + 44 * number, 84)
        tick = 40 + 18 * number
        actors.append(hopping(Look("soldier", 46), spot, (178, 214), tick, tick + 30))
    return Example("sea", tuple(actors), 360, 260)


def _conquer() -> Example:
    actors: list[Actor] = []
    for number, (name, soldiers, points) in enumerate(DOMINIONS):
        x, y = (92 + 128 * number, 74) if number < 3 else (156 + 128 * (number - 3), 206)
        actors += [
            still(f"dominion_{name}", 116, x, y),
            still(f"cargo:soldier:{soldiers}", 1, x - 24, y + 46, z=3),
            still(f"badge:{points}", 1, x + 34, y + 46, z=3),
        ]
    for number in range(3):
        tick = 60 + 18 * number
        start = (172 + 48 * number, 296)
        actors.append(
            hopping(
                Look("soldier", 40), start, (204 + 16 * number, 84), tick, tick + 34, hop=30, z=6
            )
        )
    actors.append(shown(Look("badge_lion", 50), 220, 66, 140, 250, 6))
    return Example("sea", tuple(actors), 280, 200)


def _train() -> Example:
    actors: list[Actor] = [still("warehouse:210", 330, 220, 160)]
    for number in range(3):
        x = 120 + 100 * number
        tick = 60 + 60 * number
        actors += [
            shown(Look("farmer", 84), x, 176, 1, tick),
            shown(Look("flash", 100), x, 176, tick - 4, tick + 6, 6),
            moving(
                Look("soldier", 84), (x, 176), (Move(tick + 10, x, 176, 20, 14),),
                until=320, appears=tick + 4,
            ),
        ]  # fmt: skip
    return Example("table", tuple(actors), 350, 140)


def _dominion_points() -> Example:
    owners = ("lion", "eagle", "lion", "griffin", "dolphin")
    actors: list[Actor] = []
    for number, ((name, _soldiers, points), crest) in enumerate(
        zip(DOMINIONS, owners, strict=True)
    ):
        x, y = (92 + 128 * number, 84) if number < 3 else (156 + 128 * (number - 3), 220)
        actors += [
            still(f"dominion_{name}", 116, x, y),
            still(f"badge:{points}", 1, x + 34, y + 46, z=3),
            moving(
                Look(f"badge_{crest}", 48), (x - 26, y - 30),
                (Move(30 + 40 * number, x - 26, y + 38, 26),),
                until=330, appears=20 + 40 * number, z=4,
            ),
        ]  # fmt: skip
    return Example("sea", tuple(actors), 360, 320)


PEOPLE_EXAMPLES: dict[str, Example] = {
    "soldiers": _soldiers(),
    "farmers": _farmers(),
    "aboard": _aboard(),
    "conquer": _conquer(),
    "train": _train(),
    "dominion_points": _dominion_points(),
}
