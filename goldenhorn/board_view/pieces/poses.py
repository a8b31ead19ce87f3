"""Where every ship of a position rests.

A pose depends on the position alone, so a picture that has seen a whole game rests exactly like one
that has just been made.
"""

from dataclasses import dataclass, replace

from goldenhorn.board_view.layout import SHIP, by_height
from goldenhorn.board_view.places import Layout, Point, moored_width
from goldenhorn.engine.board import EAST, MODONE, ORIGIN_PORTS, Port
from goldenhorn.engine.pieces import SHIPS_PER_FLEET
from goldenhorn.engine.state import Position, Ship

ShipName = tuple[int, int]
"""A seat and the number of one of its ships."""

FOOT = 20 / 148
"""How far below the middle of a square a ship meets the water, in ships' widths."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How a ship stands: x and y are the middle of its water line."""

    x: int
    y: int
    width: int
    faces_east: bool
    z: float
    is_moored: bool = False
    """It lies in a crowded harbour, drawn small with flat sails."""
    is_at_sea: bool = False
    """It stands on a sea square, where its heading is marked."""


def ship_poses(layout: Layout, position: Position) -> dict[ShipName, Pose]:
    """Return where every ship rests."""
    poses: dict[ShipName, Pose] = {}
    lying: dict[Port, list[ShipName]] = {port: [] for port in Port}
    for seat, fleet in enumerate(position.ships):
        for number, ship in enumerate(fleet):
            port = position.port_of(ship)
            if port is None:
                square = layout.squares[layout.sea_number(position.route, ship.at)]
                poses[seat, number] = _afloat(square, layout.ship_width, ship, at_sea=True)
            else:
                lying[port].append((seat, number))
    for name, berth in _berths_of(lying[MODONE], len(layout.modone_berths)).items():
        ship = position.ships[name[0]][name[1]]
        poses[name] = _afloat(layout.modone_berths[berth], layout.berth_width, ship)
    for port in ORIGIN_PORTS:
        poses.update(_harbour_poses(layout, position, port, lying[port]))
    return poses


def ship_pose(layout: Layout, position: Position, seat: int, number: int) -> Pose:
    """Return where one ship rests."""
    return ship_poses(layout, position)[seat, number]


def arriving_pose(layout: Layout, before: Position, after: Position, name: ShipName) -> Pose:
    """Return where a ship lies that comes while all others still rest as they did before.

    It is the berth that it will have, unless somebody lies there yet who will make room: then the
    first in which nobody lies.
    """
    pose = ship_pose(layout, after, *name)
    ship = after.ships[name[0]][name[1]]
    port = after.port_of(ship)
    others = (each for other, each in ship_poses(layout, before).items() if other != name)
    taken = {(each.x, each.y) for each in others}
    if port is None or (pose.x, pose.y) not in taken:
        return pose
    if port is MODONE:
        berths = [_afloat(spot, layout.berth_width, ship) for spot in layout.modone_berths]
    elif is_crowded(layout, after, port):
        return pose
    else:
        berths = [replace(pose, x=x, y=y, z=by_height(SHIP, y)) for x, y in layout.ports[port].few]
    return next((berth for berth in berths if (berth.x, berth.y) not in taken), pose)


def is_crowded(layout: Layout, position: Position, port: Port) -> bool:
    """Whether so many ships lie in a port that each owner gets a jetty."""
    return _ships_in(position, port) > len(layout.ports[port].few)


def berths_taken(layout: Layout, position: Position, port: Port) -> dict[ShipName, int]:
    """Return who lies in which berth of a port; nobody while it is crowded."""
    names = [
        (seat, number)
        for seat, fleet in enumerate(position.ships)
        for number, ship in enumerate(fleet)
        if position.port_of(ship) is port
    ]
    berths = len(layout.ports[port].few)
    return _berths_of(names, berths) if len(names) <= berths else {}


def free_berths(layout: Layout, position: Position, port: Port) -> tuple[int, ...]:
    """Return the berths of a port in which nothing lies; none while it is crowded."""
    if is_crowded(layout, position, port):
        return ()
    taken = berths_taken(layout, position, port).values()
    return tuple(berth for berth in range(len(layout.ports[port].few)) if berth not in taken)


def _ships_in(position: Position, port: Port) -> int:
    return sum(position.port_of(ship) is port for fleet in position.ships for ship in fleet)


def _afloat(square: Point, width: int, ship: Ship, at_sea: bool = False) -> Pose:
    y = round(square[1] + FOOT * width)
    return Pose(square[0], y, width, ship.heading == EAST, by_height(SHIP, y), is_at_sea=at_sea)


def _berths_of(names: list[ShipName], berths: int) -> dict[ShipName, int]:
    """Give each ship the berth it likes best, so that few must move when one comes or goes."""
    given: dict[ShipName, int] = {}
    for seat, number in names:
        liked = (SHIPS_PER_FLEET * seat + number) % berths
        ways = [(liked + step) % berths for step in range(berths)]
        given[seat, number] = next(berth for berth in ways if berth not in given.values())
    return given


def _harbour_poses(
    layout: Layout, position: Position, port: Port, names: list[ShipName]
) -> dict[ShipName, Pose]:
    places = layout.ports[port]
    if len(names) <= len(places.few):
        chosen = {
            name: places.few[berth] for name, berth in _berths_of(names, len(places.few)).items()
        }
    else:
        chosen = {(seat, number): places.many[seat][number] for seat, number in names}
    is_many = len(names) > len(places.few)
    poses: dict[ShipName, Pose] = {}
    for (seat, number), (x, y) in chosen.items():
        ship = position.ships[seat][number]
        width = moored_width(len(ship.sails), places.many_scale) if is_many else places.few_width
        poses[seat, number] = Pose(x, y, width, ship.heading == EAST, by_height(SHIP, y), is_many)
    return poses
