"""The colours of the drawings, as SVG writes them; the game's own come from the theme."""

from typing import NamedTuple

from goldenhorn.engine.wire import word
from goldenhorn.graphics import piece_colours, theme
from goldenhorn.graphics.outlines import code


def mix(first: str, second: str, share: float) -> str:
    """Return the first colour with a share of the second in it.

    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    pairs = zip(theme.rgb(first), theme.rgb(second), strict=True)
    red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
    return code((red, green, blue))


class Good(NamedTuple):
    """The tones of a good."""

    base: str
    light: str
    dark: str
    ink: str


class Crest(NamedTuple):
    """The tones of a crest."""

    field: str
    charge: str
    trim: str
    shade: str


GOODS = {
    word(colour): Good(*map(code, (good.base, good.light, good.dark, good.symbol_ink)))
    for colour, good in piece_colours.GOODS.items()
}
SYMBOLS = {word(colour): good.symbol for colour, good in piece_colours.GOODS.items()}
CRESTS = {
    name: Crest(*map(code, (crest.field, crest.charge, crest.trim, crest.shade)))
    for name, crest in piece_colours.CRESTS.items()
}

INK, IVORY, FOAM = code(theme.INK), code(theme.IVORY), code(theme.FOAM)
TEXT = code(theme.TEXT)
GOLD_LIGHT, GOLD, GOLD_DARK = code(theme.GOLD_LIGHT), code(theme.GOLD), code(theme.GOLD_DARK)

PALE_PARCHMENT = "#F3E3BF"
WOOD_LIGHT = "#8B5A34"
