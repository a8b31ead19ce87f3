"""What a bot's turn has changed, marked on the board for a while."""

from collections.abc import Iterable, Sequence
from functools import partial

from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.drawing_names import ship_drawing
from goldenhorn.board_view.layout import PANEL
from goldenhorn.board_view.pieces.poses import ShipName
from goldenhorn.board_view.places import Layout
from goldenhorn.board_view.planning.plan_marks import (
    FADE_LASTS,
    HAIR,
    POP_LASTS,
    SIGNS,
    Mark,
    Marks,
    faded,
    popped,
)
from goldenhorn.engine.events import (
    CargoLoaded,
    CargoUnloaded,
    DominionConquered,
    Event,
    ShipRobbed,
    ShipSailed,
    ShipTurned,
)
from goldenhorn.engine.state import State
from goldenhorn.graphics.outlines import drawn, filled, rounded
from goldenhorn.graphics.surfaces.glows import halo, haze, outer_glow, translucent
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.theme import HALO
from goldenhorn.ui.kit import Kit

SABRES = 50
SABRES_HAZE = 4
TILE_CORNER, TILE_REACH, TILE_STRENGTH = 8, 5, 4
BEHIND_HULL = 500 * HAIR


class SummaryMarks:
    """Marks the ship that sailed, where it came from, and whom it hit."""

    def __init__(
        self, board: BoardView, picture: Picture, kit: Kit, layout: Layout, *, is_calm: bool
    ) -> None:
        self._board, self._kit, self._layout = board, kit, layout
        self._marks = Marks(picture, is_calm)

    def show(self, before: State, events: Sequence[Event], tick: int) -> None:
        """Mark what events have changed since a position, on a board that shows the end."""
        marks: list[Mark] = []
        for ship in _sailed(events):
            marks += self._mark_ship(ship, before)
        for event in events:
            match event:
                case ShipRobbed(victim=victim, ship=number):
                    marks.append(self._mark_robbed((victim, number)))
                case DominionConquered(dominion=dominion):
                    marks.append(self._mark_tile(dominion))
        self._marks.tell(marks, tick)

    def advance(self, tick: int) -> None:
        """Let what is coming in come nearer."""
        self._marks.advance(tick)

    def clear(self) -> None:
        """Mark nothing."""
        self._marks.clear()

    def _mark_ship(self, ship: ShipName, before: State) -> Iterable[Mark]:
        hull = self._board.ship(*ship).hull
        image = hull.image
        if image is not None:
            yield Mark(
                ("told", ship),
                ("told", ship, before.turn),
                lambda: halo(image.surface, image.margin, True),
                (hull.x, hull.y),
                hull.z - BEHIND_HULL,
                entrance=faded,
                lasts=FADE_LASTS,
            )
        pose = self._board.poses(before)[ship]
        if not pose.is_at_sea:  # in a port others may lie there now
            return
        seat, number = ship
        crest, sails = before.config.fleet_of(seat).crest, before.ships[seat][number].sails
        name = ship_drawing(crest, sails)
        get = partial(self._kit.drawings.get, name, pose.width, flipped=not pose.faces_east)
        yield Mark(
            ("from", ship),
            ("from", name, pose.width, pose.faces_east),
            lambda: translucent(get(), is_faint=True),
            (pose.x, pose.y),
            pose.z,
            "midbottom",
        )

    def _mark_robbed(self, ship: ShipName) -> Mark:
        hull = self._board.ship(*ship).hull
        size = hull.image.size if hull.image is not None else (0, 0)
        return Mark(
            ("robbed", ship),
            "sabres",
            self._sabres,
            (hull.x + size[0] / 2, hull.y + size[1] / 2),
            SIGNS,
            "center",
            entrance=popped,
            lasts=POP_LASTS,
        )

    def _sabres(self) -> Image:
        sign = self._kit.drawings.get("sabres", SABRES)
        soft = haze(sign, SABRES_HAZE, HALO, 1)
        soft.blit(sign, (2 * SABRES_HAZE, 2 * SABRES_HAZE))
        return Image(soft, 2 * SABRES_HAZE)

    def _mark_tile(self, dominion: int) -> Mark:
        x, y, width, height = self._layout.dominions[dominion]
        return Mark(
            ("conquered", dominion),
            ("conquered", width, height),
            partial(_tile_glow, (width, height)),
            (x, y),
            PANEL,
            entrance=faded,
            lasts=FADE_LASTS,
        )


def _sailed(events: Sequence[Event]) -> list[ShipName]:
    """Return the ships that have done something, each once."""
    found = [
        (event.player, event.ship)
        for event in events
        if isinstance(event, ShipSailed | CargoLoaded | CargoUnloaded | ShipTurned)
    ]
    return list(dict.fromkeys(found))


def _tile_glow(size: tuple[int, int]) -> Image:
    shape = drawn(size, rounded(size, 0, TILE_CORNER, filled("#FFFFFF")))
    return outer_glow(shape, TILE_REACH, TILE_STRENGTH)
