"""Own ships that can be chosen, goods that can be taken, and the dominion in focus; open facts."""

from functools import partial

import pygame

from goldenhorn.board_view.drawing_names import kind_drawing, lies_low, moored_drawing, ship_drawing
from goldenhorn.board_view.layout import CARGO_TAG, PANEL, SHIP, by_height
from goldenhorn.board_view.pieces.background import DRAWN_SQUARE, STUD, STUD_BELOW
from goldenhorn.board_view.pieces.poses import ShipName
from goldenhorn.board_view.planning.plan_marks import UNDER_GOODS, PlanMarks
from goldenhorn.board_view.planning.targets import OnDominion, OnShip
from goldenhorn.engine.board import MODONE
from goldenhorn.engine.pieces import SHIPS_PER_FLEET, Cargo
from goldenhorn.engine.wire import word
from goldenhorn.graphics.outlines import GOLD_CODE, drawn, rounded, stroked
from goldenhorn.graphics.surfaces.glows import WIDE, blank, glowing, halo, outer_glow, tinted
from goldenhorn.graphics.surfaces.sprite import Image, Sprite
from goldenhorn.graphics.theme import Rgb
from goldenhorn.session.planning.choices import Step

LARGER, MOORED_LARGER, CROWDED_LARGER = 1.08, 1.2, 1.1
"""How much larger a ship in focus is drawn: where others are near it hides none of their sails."""
DIMMED: Rgb = (46, 18, 28)
"""The shade of the cloth that goods lie on."""


def mark_ships(marks: PlanMarks) -> None:
    """Let the own ships glow while one is being chosen, and the chosen one afterwards."""
    choices = marks.choices
    view = choices.public_state
    for seat in range(view.config.players):
        for number in range(SHIPS_PER_FLEET):
            hull = marks.context.board.ship(seat, number).hull
            if hull.image is not None:
                area = pygame.Rect((hull.x, hull.y), hull.image.size)
                marks.ships.append((area, OnShip(seat, number)))
    if view.phase == "end" or choices.step not in (Step.SHIP, Step.CARGO, Step.LANDING):
        return
    for number in range(SHIPS_PER_FLEET):
        is_chosen = number == choices.ship and choices.side_action is None
        if is_chosen:
            enlarge(marks, (view.player, number))
            _keep_signs_above(marks, (view.player, number))
        elif choices.step is Step.SHIP:
            _put_halo(marks, (view.player, number))


def drawing_name(marks: PlanMarks, ship: ShipName) -> str:
    """Return the drawing of a ship as it lies or sails now."""
    view, pose = marks.choices.public_state, marks.poses[ship]
    seat, number = ship
    crest, sails = view.config.fleet_of(seat).crest, view.ships[seat][number].sails
    if pose.is_moored:
        return moored_drawing(crest, sails, pose.width)
    return ship_drawing(crest, sails)


def _put_halo(marks: PlanMarks, ship: ShipName) -> None:
    pose, name = marks.poses[ship], drawing_name(marks, ship)
    drawing = partial(marks.context.kit.drawings.get, name, pose.width, flipped=not pose.faces_east)
    behind = marks.context.board.ship(*ship).hull.z - 0.0000005
    look = ("halo", name, pose.width, pose.faces_east)
    marks.put(
        ("halo", ship),
        look,
        lambda: halo(drawing(), 0, False),
        (pose.x, pose.y),
        SHIP if pose.is_moored else behind,
        "midbottom",
    )


def enlarge(marks: PlanMarks, ship: ShipName, z: float | None = None) -> None:
    """Draw a ship larger and glowing in front of itself, with its cargo."""
    pose, name = marks.poses[ship], drawing_name(marks, ship)
    floating = marks.context.board.ship(*ship)
    width = round(pose.width * _larger(marks, ship))
    drawing = partial(marks.context.kit.drawings.get, name, width, flipped=not pose.faces_east)
    look = ("large", name, width, pose.faces_east)
    foot = pose.x, pose.y + (2 if pose.is_moored else 1)
    front = floating.hull.z + 0.0000005 if z is None else z
    if pose.is_moored and z is None:
        # Its light lies behind the neighbours, which stay clear.
        light, plain = partial(_light, drawing), partial(_plain, drawing)
        marks.put(("light", ship), ("light", *look), light, foot, SHIP, "midbottom")
        marks.put(("large", ship), ("plain", *look), plain, foot, front, "midbottom")
    else:
        marks.put(("large", ship), look, lambda: glowing(drawing()), foot, front, "midbottom")
    if floating.tag is not None:
        tag_z = by_height(CARGO_TAG, pose.y) + 0.0001 if z is None else z + 0.001
        put_again(marks, ("large tag", ship), floating.tag, tag_z)


def _larger(marks: PlanMarks, ship: ShipName) -> float:
    """Return how much larger a ship is drawn in focus."""
    pose, (seat, number) = marks.poses[ship], ship
    if not pose.is_moored:
        return LARGER
    sails = len(marks.choices.public_state.ships[seat][number].sails)
    return CROWDED_LARGER if lies_low(sails, pose.width) else MOORED_LARGER


def _keep_signs_above(marks: PlanMarks, ship: ShipName) -> None:
    """Show stud and heading of the square above in front of the flag and glow of a large ship."""
    layout, route = marks.context.layout, marks.choices.public_state.route
    board, drawings = marks.context.board, marks.context.kit.drawings
    pose, hull = marks.poses[ship], board.ship(*ship).hull
    assert hull.image is not None
    glow = pygame.Rect((hull.x, hull.y), hull.image.size).inflate(4 * WIDE, 4 * WIDE)
    glow.bottom = pose.y - pose.width // 2  # what stands below is not hidden by a flag
    z = hull.z + 0.000001
    scale = layout.square_width / DRAWN_SQUARE
    colours = (colour for colour in route.colours if colour is not None)
    for (x, y), colour in zip(layout.squares, colours, strict=True):
        drawing = partial(drawings.get, f"stud_{word(colour)}", round(STUD * scale))
        stud = drawing().get_rect(center=(x, round(y + STUD_BELOW * scale)))
        if stud.colliderect(glow):
            look = ("stud", colour, stud.width)
            make = partial(_plain, drawing)
            marks.put(("stud", x, y), look, make, stud.topleft, z, "topleft")
    for name in marks.poses:
        heading = board.ship(*name).heading
        if heading is not None and heading.rect.colliderect(glow):
            put_again(marks, ("heading", name), heading, z)


def _light(drawing: partial[pygame.Surface]) -> Image:
    return halo(drawing(), 0, True)


def _plain(drawing: partial[pygame.Surface]) -> Image:
    return Image(drawing())


def put_again(marks: PlanMarks, name: tuple[object, ...], sprite: Sprite, z: float) -> None:
    """Show what the board shows already once more, further in front."""
    image = sprite.image
    assert image is not None
    marks.put(name, ("again", image), lambda: image, (sprite.x, sprite.y), z, "topleft")


def mark_goods(marks: PlanMarks) -> None:
    """Let the goods glow that the chosen ship may take, and darken the others."""
    choices, context = marks.choices, marks.context
    view = choices.public_state
    port = view.port_of(view.ships[view.player][choices.ship])
    if choices.step is not Step.CARGO or port is None or port is MODONE:
        return
    grid = context.layout.market
    lying = [kind for kind, count in enumerate(view.markets[port]) for _ in range(count)]
    for cell, kind in enumerate(lying):
        sprite = context.board.sprite(("market", port, cell))
        if sprite.image is None:
            continue
        is_open = choices.why_not_cargo(Cargo(kind)) is None
        drawing = partial(context.kit.drawings.get, kind_drawing(kind), grid.size)
        name, at = ("goods", cell), (sprite.x, sprite.y)
        if is_open:
            look = ("lit good", kind, grid.size)
            make = partial(_lit, drawing)
            marks.put(name, look, make, at, UNDER_GOODS, "topleft")
        else:
            look = ("dim good", kind, grid.size)
            make = partial(_dimmed, drawing)
            marks.put(name, look, make, at, sprite.z + 0.0005, "topleft")


def _lit(drawing: partial[pygame.Surface]) -> Image:
    return halo(drawing(), 0, False)


def _dimmed(drawing: partial[pygame.Surface]) -> Image:
    return Image(tinted(drawing(), DIMMED, 0.6))


def mark_dominions(marks: PlanMarks) -> None:
    """Let the chosen dominion glow; all can be hit whenever there are any."""
    choices, layout = marks.choices, marks.context.layout
    for number, box in enumerate(layout.dominions):
        marks.controls.append((pygame.Rect(box), OnDominion(number)))
    if choices.step not in (Step.DOMINION, Step.PAYMENT):
        return
    x, y, *size = layout.dominions[choices.dominion]
    marks.put(
        "dominion",
        ("dominion glow", *size),
        partial(_frame_glow, (size[0], size[1])),
        (x, y),
        PANEL - 0.45,
        "topleft",
    )


def _frame_glow(size: tuple[int, int]) -> Image:
    board = blank(*size)
    pygame.draw.rect(board, (255, 255, 255), board.get_rect(), border_radius=8)
    glow = outer_glow(board, 8, 5)
    rim = drawn(size, rounded(size, 1.5, 8, stroked(GOLD_CODE, 3)))
    glow.surface.blit(rim, (glow.margin, glow.margin))
    return glow
