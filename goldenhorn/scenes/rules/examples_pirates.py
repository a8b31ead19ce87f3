"""Examples of the rule book with pirates, and the stricter winds of the house; numbers only."""

from goldenhorn.scenes.rules.example_motion import (
    Example,
    Look,
    Move,
    afloat,
    hopping,
    moving,
    shown,
    still,
)
from goldenhorn.scenes.rules.examples_sea import (
    EAGLE_TWO,
    LION_ONE,
    LION_TWO,
    SHIP,
    TILE,
    Places,
    tiles,
    voyage,
)


def _raid() -> Example:
    flash = [shown(Look("flash", 110), 300, 108, 132, 142, 6)]
    return Example(
        "sea",
        (
            still("tile:pink", 116, 300, 152),
            still("warehouse:104", 168, 100, 74),
            still("shield_lion", 50, 56, 82),
            still("cube_blue_empty", 40, 128, 84),
            afloat(Look(EAGLE_TWO, 118), 300, 116),
            shown(Look("cargo:blue:2", 1), 336, 154, 0, 150),
            shown(Look("cargo:blue:1", 1), 336, 154, 150, 290),
            moving(
                Look("turned:6:card_green", 72), (60, 262), (Move(50, 230, 266, 34, 40),), until=290
            ),
            moving(
                Look("turned:-6:card_red", 72), (140, 262), (Move(64, 306, 266, 34, 40),), until=290
            ),
            shown(Look("sabres", 96), 300, 106, 112, 170, 7),
            *flash,
            shown(Look("sabres", 64), 390, 70, 180, 290),
            hopping(
                Look("cube_blue", 40), (300, 126), (128, 84), 172, 290, appears=160, z=8, hop=50
            ),
        ),
        330,
        260,
    )


def _safe() -> Example:
    return Example(
        "sea",
        (
            still("modone", 190, 150, 92),
            still("berth", 126, 150, 240),
            still("tile:red", 104, 356, 248),
            afloat(Look(LION_TWO, 108), 150, 208),
            shown(Look("cargo:pink:3", 1), 186, 246, 0, 250),
            afloat(Look("pirate", 100, flipped=True), 356, 214, 4),
            moving(
                Look("sabres", 64), (356, 110), (Move(70, 236, 150, 30), Move(112, 300, 112, 26)),
                until=230, appears=50,
            ),
            shown(Look("ban", 50), 228, 176, 100, 230, 7),
        ),
        270,
        180,
    )  # fmt: skip


def _emptied() -> Example:
    way: Places = ((80, 226), (222, 226), (364, 226))
    ship, back = Look(LION_ONE, 106), Look(LION_ONE, 106, flipped=True)
    moves = (Move(176, 222, 196, 10, 8, back), Move(214, 80, 196))
    return Example(
        "sea",
        (
            *tiles(way, "pink green red"),
            moving(ship, (222, 196), moves, until=320, bobs=True),
            shown(Look("sabres", 84), 222, 184, 50, 104, 7),
            hopping(Look("cube_yellow", 36), (246, 212), (356, 84), 108, 200, hop=36),
            afloat(Look("pirate", 112, flipped=True), 356, 84, 2),
            shown(Look("glyph:turn", 60, flipped=True), 196, 96, 168, 300),
        ),
        350,
        250,
        way,
    )


def _house_wind() -> Example:
    way: Places = ((76, 224), (220, 224), (364, 224))
    return Example(
        "sea",
        (
            *tiles(way, "pink green red", TILE, 1),
            *voyage(Look(EAGLE_TWO, SHIP), way, (40, 190), 280, cargo="cargo:blue:2"),
            shown(Look("anchor", 52), 220, 92, 104, 200),
            shown(Look("ban", 40), 244, 112, 116, 200, 6),
        ),
        310,
        170,
        way,
    )


PIRATE_EXAMPLES: dict[str, Example] = {
    "raid": _raid(),
    "safe": _safe(),
    "emptied": _emptied(),
    "house_wind": _house_wind(),
}
