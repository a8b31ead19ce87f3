"""The board of one game as a picture: zones that mirror the public position; never a hand.

It shows where things rest. Whoever lets them move in between does so with the same sprites, and
calls `show` at the end: a board that has seen a whole game then equals one that was just made.
"""

from collections.abc import Iterator
from functools import partial

from goldenhorn.assets import Drawings, Pictures
from goldenhorn.engine.board import ORIGIN_PORTS, Port, Route
from goldenhorn.engine.config import Config
from goldenhorn.engine.pieces import SHIPS_PER_FLEET, Colour
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import Position, State
from goldenhorn.view.cast import Cast, Snapshot
from goldenhorn.view.depths import FREE_BERTH, MARKET, SYMBOL
from goldenhorn.view.desk import Desk
from goldenhorn.view.dominion_row import DominionRow
from goldenhorn.view.floating_ship import FloatingShip
from goldenhorn.view.ground import DRAWN_SQUARE, ground
from goldenhorn.view.harbour import Harbour
from goldenhorn.view.own_niches import OwnNiches
from goldenhorn.view.picture import Picture, Sprite
from goldenhorn.view.places import Layout
from goldenhorn.view.poses import (
    Pose,
    ShipName,
    berths_taken,
    free_berths,
    is_crowded,
    ship_poses,
)
from goldenhorn.view.rich_line import Line
from goldenhorn.view.seat_panel import SeatPanel, panel_facts
from goldenhorn.view.sprites import Faces
from goldenhorn.view.text import Words

PEOPLE_AND_GOODS = 8


class BoardView:
    """All sprites of a game."""

    def __init__(
        self,
        picture: Picture,
        drawings: Drawings,
        words: Words,
        pictures: Pictures,
        layout: Layout,
        config: Config,
        route: Route,
        names: tuple[str, ...],
        bots: frozenset[int] = frozenset(),
    ) -> None:
        """Lay the ground of a game into a picture; `show` puts the pieces on it."""
        self.layout, self.config = layout, config
        self._names, self._bots, self._route = names, bots, route
        self._cast = Cast(picture)
        self._faces = Faces(drawings, words)
        self._crests = tuple(config.fleet_of(seat).crest for seat in range(config.players))
        parts = (self._cast, drawings, words, pictures, layout)
        self._panels = SeatPanel(*parts)
        self._desk = Desk(*parts)
        self._dominions = DominionRow(*parts)
        self._own_niches = OwnNiches(self._cast, drawings, words, layout)
        self._harbours = tuple(
            Harbour(self._cast, drawings, layout, port, self._crests) for port in ORIGIN_PORTS
        )
        self._ships = {
            (seat, number): FloatingShip(
                self._cast,
                self._faces,
                seat,
                number,
                self._crests[seat],
                config.fleet_of(seat).sails[number],
            )
            for seat in range(config.players)
            for number in range(SHIPS_PER_FLEET)
        }
        picture.lay(*ground(layout, route, drawings, pictures, words))

    def show(self, state: State, top_discard: Colour | None = None) -> None:
        """Put everything where it rests; of the discard pile the position cannot tell the top."""
        position = observe(state, None)
        self._show_ships(position)
        for port, harbour in zip(ORIGIN_PORTS, self._harbours, strict=True):
            crowded = is_crowded(self.layout, position, port)
            harbour.show(crowded, free_berths(self.layout, position, port))
            self._show_market(position, port)
        for seat, name in enumerate(self._names):
            self._panels.show(seat, panel_facts(position, seat, name, seat in self._bots))
        self._dominions.show(position)
        self._desk.show(position, top_discard)
        self._own_niches.show(position)

    def prompt(self, seat: int, line: Line | str) -> None:
        """Write on the prompt ribbon, sealed by a seat."""
        self._desk.prompt(self._crests[seat], [line] if isinstance(line, str) else line)

    def event(self, seat: int, first: Line | str, second: Line | str = ()) -> None:
        """Write two lines on the event slip, sealed by a seat."""
        lines = [[line] if isinstance(line, str) else line for line in (first, second)]
        self._desk.event(self._crests[seat], *lines)

    def ship(self, seat: int, number: int) -> FloatingShip:
        """Return a ship with all that moves along with it."""
        return self._ships[seat, number]

    def panel(self, seat: int) -> Sprite:
        """Return a seat's panel."""
        return self._cast.sprite(("panel", seat))

    def market(self, port: Port) -> list[Sprite]:
        """Return what lies in a market, in the order of its cells."""
        cells = len(self.layout.market.cells[port])
        return self._cast.shown(("market", port, cell) for cell in range(cells))

    def sprite(self, name: object) -> Sprite:
        """Return any other resting thing by its name, as in the snapshot."""
        return self._cast.sprite(name)

    def poses(self, state: State) -> dict[ShipName, Pose]:
        """Return where every ship rests in a position."""
        return ship_poses(self.layout, state)

    def snapshot(self) -> Snapshot:
        """Describe all that can be seen, so that two boards can be compared."""
        return self._cast.snapshot()

    def warm(self) -> Iterator[None]:
        """Make the faces that ships will need, one at each step, before they are needed."""
        places = self.layout
        widths = {places.ship_width, places.berth_width, places.ports[0].few_width} - {0}
        for ship in self._ships.values():
            yield from ship.warm(sorted(widths), places.ports[0].many_scale)
        yield from self._desk.warm()

    def remove(self) -> None:
        """Take the whole board out of the picture."""
        self._cast.remove_all()

    def _show_ships(self, position: Position) -> None:
        for name, pose in ship_poses(self.layout, position).items():
            seat, number = name
            self._ships[name].stand(pose, position.ships[seat][number].cargo)
        taken = {ship.at for fleet in position.ships for ship in fleet}
        scale = self.layout.square_width / DRAWN_SQUARE
        for at, colour in enumerate(self._route.colours):
            if colour is None:
                continue
            if at in taken:
                self._cast.hide(("symbol", at))
                continue
            x, y = self.layout.squares[self.layout.sea_number(self._route, at)]
            face = partial(self._faces.symbol, colour, self.layout.square_width)
            width, height = self._cast.face(("symbol", colour), face).size
            corner = x - width / 2, y - 5 * scale - height / 2
            self._cast.put(("symbol", at), ("symbol", colour), face, corner, SYMBOL)
        self._show_seals(position)

    def _show_seals(self, position: Position) -> None:
        """Show whose the moored ships are, where a harbour has one ship on each jetty."""
        if not self.layout.is_compact:
            return
        for port in ORIGIN_PORTS:
            places = self.layout.ports[port]
            by_berth = {
                berth: seat
                for (seat, _), berth in berths_taken(self.layout, position, port).items()
            }
            for berth, corner in enumerate(places.seals):
                name = ("seal", port, berth)
                if berth not in by_berth:
                    self._cast.hide(name)
                    continue
                key = f"badge_{self._crests[by_berth[berth]]}"
                face = partial(self._faces.drawing, key, 26)
                self._cast.put(name, key, face, (corner[0] - 13, corner[1] - 13), FREE_BERTH)

    def _show_market(self, position: Position, port: Port) -> None:
        grid = self.layout.market
        stock = position.markets[port]
        lying = [kind for kind in range(PEOPLE_AND_GOODS) for _ in range(stock[kind])]
        for cell, corner in enumerate(grid.cells[port]):
            name = ("market", port, cell)
            z = MARKET + cell / 1000
            if grid.is_counted:
                key: tuple[object, ...] = ("counted", cell, stock[cell])
                face = partial(self._faces.counted_good, cell, stock[cell], grid.size)
                self._cast.put(name, key, face, corner, z)
            elif cell < len(lying):
                key = ("good", lying[cell])
                face = partial(self._faces.good, lying[cell], grid.size)
                self._cast.put(name, key, face, corner, z)
            else:
                self._cast.hide(name)
