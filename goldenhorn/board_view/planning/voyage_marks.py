"""A voyage as it is planned: its way, a pale ship where it ends, its price and what it brings.

Knows the choices, which are open facts: the next landing looks the same for every hidden hand.
"""

import math
from collections.abc import Sequence
from dataclasses import fields, replace
from functools import partial

import pygame

from goldenhorn.board_view.drawing_names import moored_drawing, ship_drawing
from goldenhorn.board_view.layout import CARGO_TAG, PATH, by_height
from goldenhorn.board_view.path_finding import Spot, is_in_harbour, passed_spots
from goldenhorn.board_view.pieces.background import DRAWN_SQUARE
from goldenhorn.board_view.pieces.piece_images import DRAWN_SHIP, PieceImages
from goldenhorn.board_view.pieces.poses import FOOT, Pose, arriving_pose, is_crowded
from goldenhorn.board_view.planning.gain_labels import put_label, show_gain, show_lack, show_toll
from goldenhorn.board_view.planning.plan_marks import FADE_LASTS, RINGS, SIGNS, PlanMarks, faded
from goldenhorn.board_view.planning.route_line import (
    BARRED,
    FREE,
    LANDING,
    PROSPECT,
    RouteEnd,
    at_berth,
    hop,
    on_square,
    ring,
    way,
    way_box,
    way_over,
)
from goldenhorn.board_view.planning.targets import OnSquare
from goldenhorn.board_view.words.event_lines import card_icon
from goldenhorn.engine.actions import Load
from goldenhorn.engine.board import EAST, MODONE, WEST, way_out
from goldenhorn.engine.harbour import cargo_from
from goldenhorn.engine.pieces import EMPTY, Stock
from goldenhorn.engine.state import Position
from goldenhorn.engine.wire import word
from goldenhorn.graphics.rich_parts import Icon, Line
from goldenhorn.graphics.surfaces.glows import translucent
from goldenhorn.graphics.surfaces.labels import Tone
from goldenhorn.session.planning.choices import Choices
from goldenhorn.session.planning.plans import Leg, Voyage, end_of_free_run

AT_MOUTH = 8
"""How far inside the harbour's edge a ship waits for which there is no berth yet."""
HOP = 30
"""How wide the sign of a leap is."""
PASSED_LABEL = (104, 58)
"""What a label on a square that is passed takes, with the sign of a leap beside it."""
SAILS = (0.45, 0.95, 0.25)
"""How far sails reach aside, up, and down to the hull, in ships' widths from the water line."""
PER_LEG = 4
"""Ticks in which the way is drawn from one square to the next: 60 milliseconds."""


def show_voyage(marks: PlanMarks) -> None:
    """Show the voyage in preview, and what the next landing would cost and bring."""
    choices = marks.choices
    voyage = choices.voyage
    if voyage is None:
        return
    stop = _pose_stop(marks, marks.poses[choices.public_state.player, voyage.ship])
    for number, leg in enumerate(voyage.legs):
        is_last = leg.landing == voyage.landing
        kind = LANDING if is_last else FREE
        stop = _show_leg(marks, voyage, leg, stop, PER_LEG * number, kind)
    arrival = PER_LEG * len(voyage.legs)
    _show_landing(marks, voyage, arrival, is_faint=False)
    show_gain(marks, voyage, arrival + FADE_LASTS, is_prospect=False)
    further, barred = choices.further, choices.barred()
    if further is not None and further is not barred:
        if barred is None:
            _show_leg(marks, further, further.legs[-1], stop, arrival, PROSPECT)
        show_toll(marks, _square_spot(marks, voyage.landing), further, arrival)
        _show_landing(marks, further, arrival, is_faint=True)
        show_gain(marks, further, arrival + FADE_LASTS, is_prospect=True)
    if barred is not None:
        _show_barred(marks, barred, len(voyage.legs), stop, arrival)
    _show_other_heading(marks, voyage)
    for number in range(len(voyage.legs)):
        _show_passed(marks, voyage, number)
    _offer_landings(marks)


def _show_barred(marks: PlanMarks, barred: Voyage, first: int, stop: RouteEnd, after: int) -> None:
    """Show how far the cards reach from a leg on, and then the step that they cannot pay."""
    for leg in barred.legs[first:-1]:
        stop = _show_leg(marks, barred, leg, stop, after, PROSPECT)
    last = barred.legs[-1]
    _show_leg(marks, barred, last, stop, after, BARRED)
    show_lack(marks, _square_spot(marks, last.origin), barred, after)


def _show_other_heading(marks: PlanMarks, voyage: Voyage) -> None:
    """Show faintly where a ship that was robbed empty gets for nothing the other way (R23)."""
    choices = marks.choices
    others = tuple(each for each in choices.landings if each.departure != voyage.departure)
    if not others:
        return
    other = others[end_of_free_run(others)]
    stop = _pose_stop(marks, marks.poses[choices.public_state.player, voyage.ship])
    for number, leg in enumerate(other.legs):
        stop = _show_leg(marks, other, leg, stop, PER_LEG * number, PROSPECT)
    _show_landing(marks, other, PER_LEG * len(other.legs), is_faint=True)


def _pose_spot(pose: Pose) -> Spot:
    """Return the middle of the square a ship stands on, or of its hull in a port."""
    return pose.x, pose.y - FOOT * pose.width


def _pose_stop(marks: PlanMarks, pose: Pose) -> RouteEnd:
    """Return where a way to or from a ship begins or ends: at its square, or at its hull."""
    layout, spot = marks.context.layout, _pose_spot(pose)
    return at_berth(spot, pose.width) if is_in_harbour(layout, spot) else on_square(layout, spot)


def landing_pose(choices: Choices, marks: PlanMarks, voyage: Voyage) -> Pose:
    """Return where a ship will rest after a voyage, or where it fits in until others move."""
    layout, view = marks.context.layout, choices.public_state
    moved = Position(**{each.name: getattr(view, each.name) for each in fields(view)})
    fleets = [list(fleet) for fleet in view.ships]
    port = view.route.ports[voyage.landing]
    heading = EAST if choices.faces_east(voyage) else WEST
    if port is not None and port is not MODONE:
        heading = way_out(port)
    ship = fleets[view.player][voyage.ship]
    fleets[view.player][voyage.ship] = replace(ship, at=voyage.landing, heading=heading)
    moved.ships = tuple(tuple(fleet) for fleet in fleets)
    pose = arriving_pose(layout, view, moved, (view.player, voyage.ship))
    if port is None or port is MODONE or is_crowded(layout, view, port) or not pose.is_moored:
        return pose
    # The harbour will be arranged anew when the ship has come; until then it waits at the mouth.
    places = layout.ports[port]
    left, top, width, height = places.harbour
    x = left + AT_MOUTH if places.is_eastern else left + width - AT_MOUTH
    waiting = places.few_width * 7 // 8
    return replace(pose, x=x, y=top + height * 3 // 8, width=waiting, is_moored=False)


def _square_spot(marks: PlanMarks, at: int) -> Spot:
    """Return the middle of a square, of Modone, or of a harbour."""
    layout, route = marks.context.layout, marks.choices.public_state.route
    port = route.ports[at]
    if port is None:
        return layout.squares[layout.sea_number(route, at)]
    if port is MODONE:
        return layout.modone_berths[len(layout.modone_berths) // 2]
    return pygame.Rect(layout.ports[port].harbour).center


def _show_leg(
    marks: PlanMarks, voyage: Voyage, leg: Leg, start: RouteEnd, after: int, kind: str
) -> RouteEnd:
    """Draw the way from one landing to the next; return where it ends."""
    context, choices = marks.context, marks.choices
    layout, route = context.layout, choices.public_state.route
    end = on_square(layout, _square_spot(marks, leg.landing))
    if route.ports[leg.landing] is not None:
        end = _pose_stop(marks, landing_pose(choices, marks, replace(voyage, legs=(leg,))))
    passed = passed_spots(layout, route, leg.origin, leg.landing)
    line, around = way_over(layout, start, passed, end)
    key = ("way", line, kind)
    corner = way_box(line).topleft
    make = partial(way, line, kind)
    marks.put(("way", leg.origin, leg.landing), key, make, corner, PATH, "topleft", after)
    marks.unhidden.append(line[-1])
    for at, beside in zip(leg.skipped, around, strict=True):
        spot = _hop_spot(marks, line, beside, HOP)
        marks.unhidden.append(spot)
        make = partial(hop, context.kit, HOP)
        marks.put(("hop", at), ("hop", HOP), make, spot, SIGNS, after=after)
    colour = route.colours[leg.landing]
    if colour is not None:
        make = partial(ring, context.kit, colour, layout.square_width, kind)
        look = ("ring", colour, layout.square_width, kind)
        marks.put(("ring", leg.landing), look, make, end.spot, RINGS, after=after + PER_LEG)
    return end


def _hop_spot(marks: PlanMarks, line: Sequence[Spot], beside: Spot, diameter: int) -> Spot:
    """Return where on a way the sign of a leap hides no sails, near to where it swings round."""
    own = marks.choices.public_state.player, marks.choices.ship
    sails = {name: _sails(pose) for name, pose in marks.poses.items()}

    def hidden(spot: Spot) -> tuple[bool, bool, float]:
        sign = pygame.Rect(0, 0, diameter, diameter)
        sign.center = round_point(spot)
        signs = (math.dist(spot, other) < diameter for other in marks.unhidden)
        is_bad = sign.colliderect(sails[own]) or any(signs)
        return is_bad, sign.collidelist(list(sails.values())) >= 0, math.dist(spot, beside)

    return min((beside, *line), key=hidden)


def _sails(pose: Pose) -> pygame.Rect:
    """Return about where the sails of a ship are."""
    aside, top, bottom = (share * pose.width for share in SAILS)
    return pygame.Rect(pose.x - aside, pose.y - top, 2 * aside, top - bottom)


def _show_passed(marks: PlanMarks, voyage: Voyage, number: int) -> None:
    """Mark the square that a leg leaves: carried on for nothing, or for a card."""
    leg = voyage.legs[number]
    layout, route = marks.context.layout, marks.choices.public_state.route
    colour = route.colours[leg.origin]
    if colour is None or (number == 0 and voyage.departure is not None):
        return
    x, y = _square_spot(marks, leg.origin)
    line: Line = (Icon(f"stud_{word(colour)}"), Icon("tick"))
    tone = Tone.PROMISE
    if leg.toll is not None:
        line, tone = ("–1", card_icon(leg.toll)), Tone.PRICE
    lift = 52 * layout.square_width / DRAWN_SQUARE
    places = [(x, y - lift)]
    if number:  # the ship itself stands on the first square
        places.append((x, y))
    put_label(
        marks,
        ("passed", leg.origin),
        (line,),
        tone,
        next((place for place in places if not _hides_sign(marks, place)), places[0]),
        after=PER_LEG * number,
        size=20,
    )


def _hides_sign(marks: PlanMarks, place: Spot) -> bool:
    """Whether a small label there would hide the sign of a leap or the head of an arrow."""
    label = pygame.Rect(0, 0, *PASSED_LABEL)
    label.center = round_point(place)
    return any(label.collidepoint(spot) for spot in marks.unhidden)


def _show_landing(marks: PlanMarks, voyage: Voyage, after: int, is_faint: bool) -> None:
    choices, context = marks.choices, marks.context
    view = choices.public_state
    if not voyage.legs:  # it stops where it stands
        return
    pose = landing_pose(choices, marks, voyage)
    sails = view.ships[view.player][voyage.ship].sails
    crest = view.config.fleet_of(view.player).crest
    name = ship_drawing(crest, sails)
    if pose.is_moored:
        name = moored_drawing(crest, sails, pose.width)

    drawing = partial(context.kit.drawings.get, name, pose.width, not pose.faces_east)
    look = ("landing", name, pose.width, pose.faces_east, is_faint)
    marks.put(
        ("landing", voyage.landing),
        look,
        lambda: translucent(drawing(), is_faint),
        (pose.x, pose.y),
        pose.z + 0.0001,
        "midbottom",
        after,
        faded,
        FADE_LASTS,
    )
    area = drawing().get_rect(midbottom=(pose.x, pose.y))
    marks.squares.append((area, OnSquare(voyage.landing)))
    cargo = cargo_aboard(choices, voyage)
    if cargo == EMPTY or is_faint or view.route.ports[voyage.landing] not in (None, MODONE):
        return
    images = PieceImages(context.kit.drawings, context.kit.words, context.kit.high_contrast)
    scale = pose.width / DRAWN_SHIP
    side = 30 * scale if pose.faces_east else -30 * scale
    marks.put(
        "cargo to land",
        ("cargo", cargo, pose.width),
        partial(images.cargo_tag, cargo, pose.width),
        (pose.x + side, pose.y - 26 * scale),
        by_height(CARGO_TAG, pose.y),
        after=after,
    )


def cargo_aboard(choices: Choices, voyage: Voyage) -> Stock:
    """Return what a ship carries on a voyage."""
    view = choices.public_state
    ship = view.ships[view.player][voyage.ship]
    port = view.port_of(ship)
    if isinstance(voyage.departure, Load) and port is not None:
        return cargo_from(view.markets[port], voyage.departure.cargo)
    return ship.cargo


def _offer_landings(marks: PlanMarks) -> None:
    """Let every landing be hit: squares, berths, and ports by their city or their harbour."""
    layout, view = marks.context.layout, marks.choices.public_state
    square = pygame.Rect(0, 0, layout.square_width, round(layout.square_width * 0.8))
    for voyage in marks.choices.landings:
        target = OnSquare(voyage.landing)
        port = view.route.ports[voyage.landing]
        if port is None:
            square.center = round_point(_square_spot(marks, voyage.landing))
            marks.squares.append((square.copy(), target))
        elif port is MODONE:
            pose = landing_pose(marks.choices, marks, voyage)
            square.center = round_point(_pose_spot(pose))
            marks.squares.append((square.copy(), target))
        else:
            places = layout.ports[port]
            city = pygame.Rect(places.skyline).union(pygame.Rect(places.market_cloth))
            marks.squares.append((city, target))
            marks.harbours.append((pygame.Rect(places.harbour), target))


def round_point(spot: Spot) -> tuple[int, int]:
    """Return the nearest whole pixels."""
    return round(spot[0]), round(spot[1])
