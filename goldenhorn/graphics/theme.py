"""The colours and sizes that many share; what only one drawing needs stands beside it.

Goods' colours belong to goods and players' colours to flags, bands and shields: neither ever shows
a state of the screen.
"""

from dataclasses import dataclass

from goldenhorn.common.screen_sizes import FULL_SIZE

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
