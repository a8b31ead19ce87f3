"""Where everything on the title screen stands, for painting it and for showing it; numbers only."""

from dataclasses import dataclass

from goldenhorn.graphics.theme import Rgb, rgb

HERO = "dry_lion_green-yellow-red"
"""The hero ship has no wake of its own: `title_foam` is drawn in front of it."""
FAR_HAZE: Rgb = rgb("#E8B07C")
"""What far ships are pushed towards: `Kit.hazed`."""


@dataclass(frozen=True, slots=True)
class FarShip:
    """A ship on the horizon: the middle of its foot, its width, and how hazy it is."""

    drawing: str
    x: int
    foot: int
    width: int
    haze: float
    flipped: bool = False


@dataclass(frozen=True, slots=True)
class TitleParts:
    """The composition, in pixels of its size."""

    size: tuple[int, int]
    horizon: int
    sun_x: int
    scrim_width: int
    """From the left edge: so far it is darkened for the menu."""
    venice: tuple[int, int, int]
    """Width, left edge and foot; painted into `title`."""
    constantinople: tuple[int, int, int]
    hero_width: int
    hero_tilt: float
    hero_foot: tuple[int, int]
    """The middle of the hull's lowest edge, after tilting."""
    wave_front: tuple[int, int, int, int]
    """Where `title_wave_front` goes: left, top, width, height; in front of the hero."""
    foam: tuple[int, int]
    """The top left corner of `title_foam`, in front of that."""
    foam_width: int
    title_size: tuple[int, int]
    """The size of `gold_title`, with its shadow."""
    title_at: tuple[int, int]
    """The top left corner of `gold_title`."""
    title_text: int
    far_ships: tuple[FarShip, ...]
    gulls: tuple[tuple[int, int, int], ...]
    """The centre and the width of each."""
    menu: tuple[int, int, int, int, int]
    """Left, top, width and height of the first plaque, and from one to the next."""
    menu_text: int
    rule: tuple[int, int, int]
    """The centre and the width of the gold rule with its rose."""
    motto: tuple[int, int, int]
    """The centre and the size of the line below the name."""


_DOLPHIN, _EAGLE, _GRIFFIN = (
    "ship_dolphin_green-orange-blue",
    "ship_eagle_green-red",
    "ship_griffin_blue",
)

TITLE = TitleParts(
    size=(1280, 720),
    horizon=446,
    sun_x=900,
    scrim_width=620,
    venice=(300, -16, 451),
    constantinople=(380, 930, 452),
    hero_width=500,
    hero_tilt=2.4,
    hero_foot=(916, 662),
    wave_front=(640, 576, 600, 144),
    foam=(660, 538),
    foam_width=540,
    title_size=(1120, 190),
    title_at=(80, 10),
    title_text=104,
    far_ships=(
        FarShip(_EAGLE, 600, 462, 60, 0.45),
        FarShip(_GRIFFIN, 1206, 486, 96, 0.30, True),
        FarShip(_DOLPHIN, 470, 504, 112, 0.18),
    ),
    gulls=((596, 290, 38), (1150, 216, 34), (1190, 240, 24), (548, 330, 22)),
    menu=(72, 248, 316, 58, 68),
    menu_text=26,
    rule=(430, 178, 560),
    motto=(430, 212, 30),
)
