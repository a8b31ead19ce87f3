"""Where everything on the board rests, in numbers; knows no pygame and no position of a game.

A layout belongs to a number of players and a few rules. The wide layout is 1280 by 720, the compact
one 800 by 480.
"""

from functools import cache

from goldenhorn.engine.config import Config
from goldenhorn.engine.pieces import MODONE_FOR_THREE
from goldenhorn.view.layout_compact import compact_layout
from goldenhorn.view.layout_wide import wide_layout
from goldenhorn.view.places import Layout


def layout_of(config: Config, compact: bool = False) -> Layout:
    """Return the layout of a game."""
    has_modone = config.players != 3 or MODONE_FOR_THREE in config.rules
    return layout(config.players, config.expansion, has_modone, compact)


@cache
def layout(players: int, expansion: bool, modone: bool, compact: bool = False) -> Layout:
    """Return the layout for a number of players, with or without Modone and the expansion."""
    build = compact_layout if compact else wide_layout
    return build(players, expansion, modone)


def all_layouts() -> tuple[Layout, ...]:
    """Return every layout that a game can have."""
    kinds = [(2, True), (3, False), (3, True), (4, True)]
    return tuple(
        layout(players, expansion, modone, compact)
        for compact in (False, True)
        for players, modone in kinds
        for expansion in (False, True)
    )
