"""The colours and sizes that many share; what only one drawing needs stands beside it.

Goods' colours belong to goods and players' colours to flags, bands and shields: neither ever shows
a state of the screen.
"""

from dataclasses import dataclass

from goldenhorn.common.screen_sizes import FULL_SIZE
from goldenhorn.engine.pieces import COLOURS, FLEETS, Colour

Rgb = tuple[int, int, int]

WIDTH, HEIGHT = FULL_SIZE
SAFE = (32, 18, 1216, 684)
"""x, y, width, height of the central 95 %: everything that is read lies inside."""


def rgb(code: str) -> Rgb:
    """Read a colour as people write it.

    >>> rgb("#FFE42E")
    (255, 228, 46)
    """
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


@dataclass(frozen=True, slots=True)
class GoodColours:
    """The four tones of a good, and the shape that tells it apart without any colour."""

    base: Rgb
    light: Rgb
    dark: Rgb
    symbol_ink: Rgb
    symbol: str


def _good(base: str, light: str, dark: str, ink: str, symbol: str) -> GoodColours:
    return GoodColours(rgb(base), rgb(light), rgb(dark), rgb(ink), symbol)


GOODS: dict[Colour, GoodColours] = {
    Colour.YELLOW: _good("#FFE42E", "#FFF4A0", "#D9A900", "#3A2410", "star"),
    Colour.PINK: _good("#FF9ED8", "#FFD0EC", "#D765AC", "#44102F", "blossom"),
    Colour.GREEN: _good("#3DAE7E", "#84DBB2", "#1F7A57", "#06251B", "leaf"),
    Colour.RED: _good("#A81A28", "#D9525A", "#6E0C1B", "#FFF1D2", "diamond"),
    Colour.ORANGE: _good("#F26400", "#FFA04D", "#B84300", "#35120A", "ring"),
    Colour.BLUE: _good("#185AB0", "#5A97E2", "#0C3574", "#FFF1D2", "crescent"),
}


@dataclass(frozen=True, slots=True)
class CrestColours:
    """The tones of a crest: its field, the beast on it, the trim and the shade."""

    field: Rgb
    charge: Rgb
    trim: Rgb
    shade: Rgb


def _crest(field: str, charge: str, trim: str, shade: str) -> CrestColours:
    return CrestColours(rgb(field), rgb(charge), rgb(trim), rgb(shade))


CRESTS: dict[str, CrestColours] = {
    "lion": _crest("#FBF3DF", "#4A2A18", "#C9972F", "#D8C8A2"),
    "eagle": _crest("#23212B", "#F2C14E", "#F2C14E", "#0E0D13"),
    "dolphin": _crest("#74849C", "#F6FBF8", "#FFF1D2", "#4C5B74"),
    "griffin": _crest("#624778", "#FFE9B8", "#F2C14E", "#3E2A50"),
}

INK = rgb("#20161C")
"""The outline of every piece."""
GOLD_LIGHT, GOLD, GOLD_DARK = rgb("#FFE6A0"), rgb("#E3B04B"), rgb("#8A5A16")
TEXT, SOFT_TEXT = rgb("#2B1B17"), rgb("#6B3F22")
"""What is written on parchment."""
IVORY = rgb("#FFF3D6")
"""What is written on wood and on the night."""
NIGHT = rgb("#10202F")
SEA_DEEP, SEA, FOAM = rgb("#0B3350"), rgb("#14567A"), rgb("#DDF3EE")
HALO = rgb("#FFF0B0")
"""The one glow: what can be chosen now."""

SMALLEST_TEXT = 20
"""Pixels at 720p; nothing that is read is ever smaller."""

assert set(GOODS) == set(COLOURS)
assert set(CRESTS) == {fleet.crest for fleet in FLEETS}


@dataclass(frozen=True, slots=True)
class Theme:
    """A set of colours by what they are for; high contrast is another set."""

    is_flat: bool
    """Whether grounds are plain and lines strong, without wood, parchment, light and shadow."""
    dark: Rgb
    """The ground of strips and boards, and the lines on paper."""
    paper: Rgb
    on_paper: Rgb
    soft_on_paper: Rgb
    """What is less important there."""
    on_dark: Rgb
    on_button: Rgb
    on_focus: Rgb
    """What is written on the button that has the focus."""
    on_disabled: Rgb
    quiet: Rgb
    """Lines of what cannot be chosen."""
    dim: float
    """How much darker it is behind what lies in front."""


_BLACK, _WHITE, _GREY = rgb("#0A0A0E"), rgb("#FFFDF5"), rgb("#A9A9A9")
"""The grounds of high contrast are 19 : 1 against each other; grey is 8 : 1 on black."""
RICH = Theme(
    is_flat=False,
    dark=NIGHT,
    paper=rgb("#F2DFB2"),
    on_paper=TEXT,
    soft_on_paper=SOFT_TEXT,
    on_dark=IVORY,
    on_button=rgb("#FFE9AE"),
    on_focus=rgb("#2A1408"),
    on_disabled=rgb("#1E1914"),
    quiet=rgb("#7D7264"),
    dim=0.8,
)
HIGH_CONTRAST = Theme(
    is_flat=True,
    dark=_BLACK,
    paper=_WHITE,
    on_paper=_BLACK,
    soft_on_paper=_BLACK,
    on_dark=_WHITE,
    on_button=_WHITE,
    on_focus=_BLACK,
    on_disabled=_GREY,
    quiet=_GREY,
    dim=0.92,
)
