"""The words in which a layout is told: places in numbers.

All boxes are x, y, width, height in the logical picture.
"""

from dataclasses import dataclass

from goldenhorn.engine.board import Route

Point = tuple[int, int]
Box = tuple[int, int, int, int]

MOORED_SAIL, MOORED_ENDS = 24, 22
"""A drawing of a moored ship is so wide for each sail, and for bow and stern together."""


@dataclass(frozen=True, slots=True)
class PortPlaces:
    """One origin port: a skyline with a name, a market on the quay, and a harbour below."""

    is_eastern: bool
    """Constantinople, which is Venice in a mirror."""
    skyline: Box
    name: Box
    """The ribbon with the name."""
    name_text: Box
    """The part of the ribbon that is safe to write on."""
    market_cloth: Box
    """The cloth that the market's goods lie on."""
    harbour: Box
    jetty_width: int
    few: tuple[Point, ...]
    """The water line of each berth while they suffice for all ships."""
    few_width: int
    """How wide a ship is there."""
    seals: tuple[Point, ...]
    """Where the owners' seals stand while ships are many, by seat."""
    many: tuple[tuple[Point, ...], ...]
    """The water line by seat and ship while ships are many and moored."""
    many_scale: float
    """By how much the drawings of moored ships shrink."""


@dataclass(frozen=True, slots=True)
class MarketGrid:
    """How goods lie in a market, one by one."""

    size: int
    """How wide a cube is."""
    cells: tuple[tuple[Point, ...], tuple[Point, ...]]
    """The top left corner of each cube by port."""


@dataclass(frozen=True, slots=True)
class Layout:
    """All resting places of one kind of game."""

    name: str
    """Tells layouts apart, also in the names of baked pictures."""
    size: Point
    has_expansion: bool
    squares: tuple[Point, ...]
    """The centres of the sea squares from west to east along the route."""
    modone_berths: tuple[Point, ...]
    route_line: tuple[Point, ...]
    """The dotted line goes through these points."""
    square_width: int
    ship_width: int
    berth_width: int
    """How wide a ship in Modone is; its tray is a little wider."""
    fort: Box | None
    fort_name: Box | None
    ports: tuple[PortPlaces, PortPlaces]
    market: MarketGrid
    panels: tuple[Box, ...]
    dominions: tuple[Box, ...]
    desk_top: int
    """The wooden desk reaches from here to the lower edge."""
    draw_pile: Point | None
    discard_pile: Point | None
    bag: Point | None
    store: Point | None
    """Centres of what lies on the desk; None where it is cleared or there is no store."""
    pile_count_y: int
    prompt: Box
    round_plate: Box
    cartouche: Box | None
    """Two players have room for a larger plate at the top."""
    medal: Point
    """The centre of the first medallion beside the ribbon."""
    medal_radius: int
    event: Box | None
    pause: Point
    """The centre of the pause medallion."""
    buttons: tuple[Box, Box]
    """Confirm and Back."""
    hand_centre: Point
    hand_radius: int
    hand_card_width: int

    @property
    def lane(self) -> str:
        """The kind of lane the ships sail, named by the players it was made for."""
        return "2" if len(self.squares) == 6 else "4" if self.modone_berths else "3"

    @property
    def coasts(self) -> str:
        """The name of the picture of the coasts; three players with Modone have those of four."""
        parts = ["coasts", self.lane]
        parts += ["expansion"] if self.has_expansion else []
        return "_".join(parts)

    @property
    def water(self) -> tuple[str, str]:
        """The pictures of the sea and of what stands in it, one above the other."""
        return "open_sea", self.coasts

    @property
    def water_size(self) -> Point:
        """How large they are: down to the desk, and just below its edge."""
        return self.size[0], self.desk_top + 1

    @property
    def waters(self) -> Box:
        """Everything between the panels and the desk."""
        top = self.panels[0][1] + self.panels[0][3]
        return 0, top, self.size[0], self.desk_top - top

    def sea_number(self, route: Route, at: int) -> int:
        """Return which of the sea squares a square of the route is."""
        return sum(port is None for port in route.ports[:at])


def layout_name(players: int, expansion: bool, modone: bool) -> str:
    """Return a name that tells the layout apart.

    >>> layout_name(3, True, True)
    '3_modone_expansion'
    """
    parts = [str(players)]
    parts += ["modone"] if players == 3 and modone else []
    parts += ["expansion"] if expansion else []
    return "_".join(parts)


def mirrored(box: Box, width: int) -> Box:
    """Return the same box on the other side of the picture."""
    x, y, own_width, height = box
    return width - x - own_width, y, own_width, height


def moored_width(sails: int, scale: float) -> int:
    """Return how wide the drawing of a moored ship is.

    >>> moored_width(3, 1)
    94
    """
    return round((MOORED_SAIL * sails + MOORED_ENDS) * scale)
