"""The board of one game as a picture: zones that mirror the public position; never a hand.

It shows where things rest. Whoever lets them move in between does so with the same sprites, and
calls `show` at the end: a board that has seen a whole game then equals one that was just made.
"""

from collections.abc import Callable, Container, Hashable, Mapping
from functools import partial

from goldenhorn.board_view.drawing_names import ship_drawing
from goldenhorn.board_view.layout import MARKET, SYMBOL
from goldenhorn.board_view.pieces.background import DRAWN_SQUARE, FlatPictures, draw_background
from goldenhorn.board_view.pieces.dominion_row import DominionRow
from goldenhorn.board_view.pieces.floating_ship import FloatingShip
from goldenhorn.board_view.pieces.harbours import Harbour
from goldenhorn.board_view.pieces.piece_images import MODEL_SHIP, PieceImages
from goldenhorn.board_view.pieces.piles import CARD_WIDTH, Piles
from goldenhorn.board_view.pieces.poses import Pose, ShipName, free_berths, is_crowded, ship_poses
from goldenhorn.board_view.pieces.prompt_and_event import PromptAndEvent
from goldenhorn.board_view.pieces.seat_panel import SeatPanel, mark_of, panel_facts
from goldenhorn.board_view.places import Layout
from goldenhorn.engine.board import ORIGIN_PORTS, Port, Route
from goldenhorn.engine.config import Config
from goldenhorn.engine.pieces import SHIPS_PER_FLEET, Colour
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import Position, State, size_of
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.rich_parts import CARDS, Line
from goldenhorn.graphics.surfaces.named_sprites import NamedSprites, Snapshot
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.sprite import Sprite
from goldenhorn.graphics.text import Words

PEOPLE_AND_GOODS = 8


class BoardView:
    """All sprites of a game."""

    def __init__(
        self,
        picture: Picture,
        drawings: SvgImages,
        words: Words,
        pictures: PngImages,
        layout: Layout,
        config: Config,
        route: Route,
        names: tuple[str, ...],
        bots: frozenset[int] = frozenset(),
        *,
        high_contrast: bool = False,
    ) -> None:
        """Lay the background of a game into a picture; `show` puts the pieces on it."""
        if high_contrast:
            pictures = FlatPictures(pictures)
        self.layout, self.config = layout, config
        self._names, self._bots, self._route = names, bots, route
        self.asked: tuple[int, Line] | None = None
        """Who is asked what on the prompt ribbon."""
        self._sprites = NamedSprites(picture)
        self._shown: dict[Hashable, Hashable] = {}
        """What each zone shows at rest, so that it need not be shown again."""
        self._free_squares: set[int] = set()
        """The squares whose signs are shown."""
        self._images = PieceImages(drawings, words, high_contrast)
        self._crests = tuple(config.fleet_of(seat).crest for seat in range(config.players))
        parts = (self._sprites, drawings, words, pictures, layout)
        seated = tuple((name, seat in bots) for seat, name in enumerate(names))
        self._panels = SeatPanel(*parts, high_contrast, seated)
        self._piles = Piles(*parts, high_contrast)
        self._prompt_and_event = PromptAndEvent(*parts, high_contrast)
        self._dominions = DominionRow(*parts)
        self._harbours = tuple(
            Harbour(self._sprites, drawings, layout, port, self._crests) for port in ORIGIN_PORTS
        )
        self._ships = {
            (seat, number): FloatingShip(
                self._sprites,
                self._images,
                (seat, number),
                self._crests[seat],
                config.fleet_of(seat).sails[number],
            )
            for seat in range(config.players)
            for number in range(SHIPS_PER_FLEET)
        }
        picture.lay(*draw_background(layout, route, drawings, pictures, words, high_contrast))

    def show(self, state: State, top_discard: Colour | None = None) -> None:
        """Put everything where it rests; of the discard pile the position cannot tell the top.

        Zones of which nothing has changed since they were shown are left alone.
        """
        position = observe(state, None)
        self.show_ships(position)
        for port in ORIGIN_PORTS:
            self.show_market(position, port)
        for seat in range(len(self._names)):
            self.show_panel(position, seat)
        self.show_dominions(position)
        self.show_piles(position, top_discard)

    def show_ships(self, position: Position) -> None:
        """Show all ships, berths and free squares at rest."""
        are_resting = all(ship.is_resting for ship in self._ships.values())
        if self._is_shown("ships", position.ships) and are_resting:
            return
        for name, pose in ship_poses(self.layout, position).items():
            seat, number = name
            self._ships[name].stand(pose, position.ships[seat][number].cargo)
        self.show_water(position)

    def show_water(
        self, position: Position, away: ShipName | None = None, kept: Container[Port] = ()
    ) -> None:
        """Show free berths and squares, and whether harbours are crowded, but no ship.

        A ship that is away covers no square yet; harbours that are kept stay as they are.
        """
        lying: dict[Port | None, list[ShipName]] = {}
        for seat, fleet in enumerate(position.ships):
            for number, ship in enumerate(fleet):
                lying.setdefault(position.port_of(ship), []).append((seat, number))
        for port, harbour in zip(ORIGIN_PORTS, self._harbours, strict=True):
            lie_there = tuple(lying.get(port, ()))
            if port not in kept and not self._is_shown(("harbour", port), lie_there):
                free = free_berths(self.layout, position, port)
                harbour.show(is_crowded(self.layout, position, port), free)
        self._show_symbols(position, away)

    def show_market(self, position: Position, port: Port) -> None:
        """Show what lies in a port's market."""
        if not self._is_shown(("market", port), position.markets[port]):
            self._put_market(position, port)

    def show_panel(self, position: Position, seat: int) -> None:
        """Show a seat's panel."""
        facts = (
            seat == position.player and position.phase != "over",
            position.hand_size(seat),
            position.warehouses[seat],
            position.owners,
            mark_of(position, seat),
        )
        if not self._is_shown(("panel", seat), facts):
            told = panel_facts(position, seat, self._names[seat], seat in self._bots)
            self._panels.show(seat, told)

    def show_dominions(self, position: Position) -> None:
        """Show who holds which dominion."""
        if not self._is_shown("dominions", position.owners):
            self._dominions.show(position)

    def show_piles(self, position: Position, top_discard: Colour | None = None) -> None:
        """Show piles, bag, store and round."""
        facts = (
            size_of(position.deck),
            position.discard,
            top_discard,
            sum(position.bag),
            position.store,
            position.turn,
            position.final_round,
        )
        if not self._is_shown("desk", facts):
            self._piles.show(position, top_discard)

    def cover(self, name: Hashable) -> None:
        """Hide one resting thing, named as in the snapshot, until its zone is shown again."""
        self._sprites.hide(name)
        self._shown.pop(_zone_of(name), None)

    def _is_shown(self, zone: Hashable, facts: Hashable) -> bool:
        """Tell whether a zone shows these facts already, and remember that it now will."""
        if zone in self._shown and self._shown[zone] == facts:
            return True
        self._shown[zone] = facts
        return False

    def prompt(self, seat: int, line: Line | str) -> None:
        """Write on the prompt ribbon, sealed by a seat."""
        self.asked = (seat, [line] if isinstance(line, str) else line)
        self._prompt_and_event.prompt(self._crests[seat], self.asked[1])

    def ask_again(self, asked: tuple[int, Line] | None) -> None:
        """Write what was asked before on the ribbon again, or take the ribbon away."""
        self.asked = asked
        if asked is None:
            self._prompt_and_event.remove_prompt()
        else:
            self.prompt(*asked)

    def event(self, seat: int, *lines: Line | str) -> None:
        """Write up to two lines on the event slip, sealed by a seat."""
        written = [[line] if isinstance(line, str) else line for line in lines]
        self._prompt_and_event.event(self._crests[seat], written)

    def remove_event(self) -> None:
        """Take the event slip away."""
        self._prompt_and_event.remove_event()

    def ship(self, seat: int, number: int) -> FloatingShip:
        """Return a ship with all that moves along with it."""
        return self._ships[seat, number]

    def panel(self, seat: int) -> Sprite:
        """Return a seat's panel, to look at."""
        return self._sprites.sprite(("panel", seat))

    def panel_parts(self, seat: int) -> list[Sprite]:
        """Return a seat's panel and what stands on it, from back to front, to look at."""
        return self._panels.parts(seat)

    def market(self, port: Port) -> list[Sprite]:
        """Return what lies in a market, in the order of its cells, to look at."""
        cells = len(self.layout.market.cells[port])
        return self._sprites.shown(("market", port, cell) for cell in range(cells))

    def sprite(self, name: object) -> Sprite:
        """Return any other resting thing by its name, as in the snapshot, to look at."""
        return self._sprites.sprite(name)

    def poses(self, state: State) -> Mapping[ShipName, Pose]:
        """Return where every ship rests in a position."""
        return ship_poses(self.layout, state)

    def snapshot(self) -> Snapshot:
        """Describe all that can be seen, so that two boards can be compared."""
        return self._sprites.snapshot()

    @property
    def preload(self) -> list[Callable[[], object]]:
        """What takes long to make and is needed in the middle of a game: ships and cards."""
        places = self.layout
        widths = {places.ship_width, places.berth_width, places.ports[0].few_width}
        wanted = [
            (ship_drawing(self._crests[seat], sails, kind), width)
            for seat in range(self.config.players)
            for sails in self.config.fleet_of(seat).sails
            for kind, width in (*(("ship", width) for width in widths), ("dry", MODEL_SHIP))
        ]
        for card in ("card_back", *CARDS):
            wanted += [(card, CARD_WIDTH), (card, places.hand_card_width)]
        return [partial(self._images.drawings.get, *each) for each in wanted]

    def _show_symbols(self, position: Position, away: ShipName | None) -> None:
        """Show the signs of the squares on which no ship stands."""
        taken = {
            ship.at
            for seat, fleet in enumerate(position.ships)
            for number, ship in enumerate(fleet)
            if (seat, number) != away
        }
        free = {at for at in range(len(self._route.colours)) if at not in taken}
        for at in free ^ self._free_squares:
            if at in taken:
                self._sprites.hide(("symbol", at))
            else:
                self._show_symbol(at)
        self._free_squares = free

    def _show_symbol(self, at: int) -> None:
        colour = self._route.colours[at]
        if colour is None:
            return  # a port
        scale = self.layout.square_width / DRAWN_SQUARE
        x, y = self.layout.squares[self.layout.sea_number(self._route, at)]
        make = partial(self._images.symbol, colour, self.layout.square_width)
        width, height = self._sprites.image(("symbol", colour), make).size
        corner = x - width / 2, y - 5 * scale - height / 2
        self._sprites.put(("symbol", at), ("symbol", colour), make, corner, SYMBOL)

    def _put_market(self, position: Position, port: Port) -> None:
        grid = self.layout.market
        stock = position.markets[port]
        lying = [kind for kind in range(PEOPLE_AND_GOODS) for _ in range(stock[kind])]
        for cell, corner in enumerate(grid.cells[port]):
            name = ("market", port, cell)
            z = MARKET + cell / 1000
            if cell < len(lying):
                make = partial(self._images.good, lying[cell], grid.size)
                self._sprites.put(name, ("good", lying[cell]), make, corner, z)
            else:
                self._sprites.hide(name)


def _zone_of(name: Hashable) -> Hashable:
    """Return the zone in which a thing rests; all that have no zone of their own are the desk's."""
    match name:
        case ("market" | "panel" as zone, int() as number, *_):
            return zone, number
        case ("dominion", *_):
            return "dominions"
        case _:
            return "desk"
