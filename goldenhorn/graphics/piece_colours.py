"""The colours of goods and players, which never show a state of the screen."""

from dataclasses import dataclass

from goldenhorn.engine.pieces import COLOURS, FLEETS, Colour
from goldenhorn.graphics.theme import Rgb, rgb


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

assert set(GOODS) == set(COLOURS)
assert set(CRESTS) == {fleet.crest for fleet in FLEETS}
