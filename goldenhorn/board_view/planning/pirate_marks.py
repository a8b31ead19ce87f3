"""Ships that may be robbed, lit on a veiled sea, and the raid of a plan.

Every ship that may be robbed is lit; those alone that an open hand can pay, where one lies open.
"""

from functools import partial

import pygame

from goldenhorn.board_view.layout import by_height
from goldenhorn.board_view.pieces.piece_images import DRAWN_SHIP
from goldenhorn.board_view.pieces.poses import ShipName
from goldenhorn.board_view.planning.choice_rows import raid_gain
from goldenhorn.board_view.planning.gain_labels import put_label
from goldenhorn.board_view.planning.plan_marks import LABELS, LIT, SIGNS, VEIL, PlanMarks
from goldenhorn.board_view.planning.ship_marks import drawing_name, enlarge, put_again
from goldenhorn.board_view.planning.targets import OnShip
from goldenhorn.board_view.words.event_lines import card_icon, filled, good_icon
from goldenhorn.board_view.words.prompts import PHRASE_GAP, gain_words
from goldenhorn.common.language import _
from goldenhorn.graphics.outlines import drawn, radial
from goldenhorn.graphics.rich_parts import Line, Pill
from goldenhorn.graphics.surfaces.glows import blank, halo, haze, outer_glow, style_on_piece
from goldenhorn.graphics.surfaces.labels import Tone, label_size
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.theme import HALO, TEXT
from goldenhorn.session.planning.choices import VOYAGE_STEPS, Step

NIGHT_VEIL = (6, 16, 30, 117)
SABRES, SABRES_IN_FOCUS = 38, 54
SABRES_APART = 2
"""Ticks between one pair of sabres and the next."""
TAG_SIZE, TAG_GROWTH = 20, 1.3
ROOM = 190
"""Between the middle of a label and the edge of the picture."""
POOL = 250
"""How wide the light round the ship in focus is."""


def mark_pirates(marks: PlanMarks) -> None:
    """Veil the sea and light every ship that may be robbed, or the one that shall be."""
    choices = marks.choices
    if choices.step not in (Step.TARGET, Step.PAIR):
        return
    layout = marks.context.layout
    top = layout.panels[0][1] + layout.panels[0][3] - 2
    bottom = layout.desk_top + 12
    size = layout.size[0], bottom - top
    marks.put("veil", ("veil", size), partial(veil, size), (0, top), VEIL, "topleft")
    chosen = choices.targets[choices.target]
    ordered = sorted(choices.targets, key=lambda ship: marks.poses[ship].x)
    for place, ship in enumerate(ordered):
        if ship == chosen:
            _light_target(marks, ship, place)
        elif choices.step is Step.TARGET:
            _light(marks, ship)
            _cross_sabres(marks, ship, False, place)
    _price_target(marks, chosen)


def veil(size: tuple[int, int]) -> Image:
    """Return the night that lies over the sea."""
    surface = blank(*size)
    surface.fill(NIGHT_VEIL)
    return Image(surface)


def _light(marks: PlanMarks, ship: ShipName) -> None:
    """Show a ship in front of the veil as it is, with its halo and its cargo."""
    floating = marks.context.board.ship(*ship)
    pose, name = marks.poses[ship], drawing_name(marks, ship)
    drawing = partial(marks.context.kit.drawings.get, name, pose.width, flipped=not pose.faces_east)
    z = by_height(LIT, pose.y)
    marks.put(
        ("lit halo", ship),
        ("halo", name, pose.width, pose.faces_east),
        lambda: halo(drawing(), 0, False),
        (pose.x, pose.y),
        z,
        "midbottom",
    )
    put_again(marks, ("lit", ship), floating.hull, z + 0.0001)
    if floating.tag is not None:
        put_again(marks, ("lit tag", ship), floating.tag, z + 0.0002)


def _light_target(marks: PlanMarks, ship: ShipName, place: int) -> None:
    pose = marks.poses[ship]
    at = pose.x, pose.y - pose.width // 2
    marks.put("pool", ("pool", POOL), pool, at, VEIL + 0.1)
    enlarge(marks, ship, by_height(LIT, pose.y))
    _cross_sabres(marks, ship, True, place)


def pool() -> Image:
    """Return the light round the ship in focus."""
    middle = POOL / 2
    warm = radial(
        "p",
        (middle, middle),
        middle,
        *((0, "#FFF4C8", 0.55), (0.55, "#FFE7A0", 0.28), (1, "#FFE7A0", 0)),
    )
    shape = f'<circle cx="{middle}" cy="{middle}" r="{middle}" fill="url(#p)"/>'
    return Image(drawn((POOL, POOL), shape, warm))


def _cross_sabres(marks: PlanMarks, ship: ShipName, is_focused: bool, place: int) -> None:
    """Put sabres on the side of the hull where the cargo is not."""
    pose = marks.poses[ship]
    scale = pose.width / DRAWN_SHIP
    width = round((SABRES_IN_FOCUS if is_focused else SABRES) * min(1, scale * 1.3))
    side = -54 * scale if pose.faces_east else 54 * scale
    drawing = partial(marks.context.kit.drawings.get, "sabres", width)
    marks.put(
        ("sabres", ship),
        ("sabres", width, is_focused),
        partial(_sabres, drawing, is_focused),
        (pose.x + side, pose.y - 10 * scale),
        SIGNS,
        after=SABRES_APART * place,
    )


def _sabres(drawing: partial[pygame.Surface], is_focused: bool) -> Image:
    sign = drawing()
    soft = haze(sign, 4, HALO if is_focused else (8, 20, 34), 1)
    soft.blit(sign, (8, 8))
    return Image(soft, 8)


def _price_target(marks: PlanMarks, ship: ShipName) -> None:
    """Say what the pirates take, and for what."""
    choices = marks.choices
    seat, number = ship
    robbed = choices.public_state.ships[seat][number]
    image = next(kind for kind, count in enumerate(robbed.cargo) if count)
    take = filled(_("take {good}"), good=["1", good_icon(image)])
    pose = marks.poses[ship]
    if choices.step is Step.TARGET and len(choices.pairs) == 1:
        cards = [card_icon(colour) for colour in choices.pairs[0].cards]
        whole = filled(_("take {good} for {cards}"), good=["1", good_icon(image)], cards=cards)
        lines: tuple[Line, ...] = (whole, (*take, *cards))
    elif choices.step is Step.TARGET:
        cards = [card_icon(colour) for colour in sorted(robbed.sails)]
        text = _("take {good} for 2 of {cards}")
        whole = filled(text, good=["1", good_icon(image)], cards=cards)
        lines = (whole, (*take, *cards))
    else:
        gain = raid_gain(choices, choices.pairs[choices.pair])
        one = Pill(f"+{gain.points - gain.set_points}")
        total = Pill(f"+{gain.points}")
        grown = gain_words(gain)
        lines = ((*take, one, *([PHRASE_GAP, *grown] if grown else [])), (*take, total))
    below = pose.y + 42
    above = pose.y - pose.width - 26
    lowest = marks.context.layout.prompt[1] - (150 if choices.step is Step.PAIR else 20)
    y = below if below < lowest else max(above, marks.context.layout.panels[0][3] + 30)
    put_label(marks, ("price",), lines, Tone.PROMISE, (_inside(marks, pose.x), y), after=4, size=22)


def _inside(marks: PlanMarks, x: float) -> float:
    """Keep the middle of a label so far from the edges that all of it is seen."""
    return max(ROOM, min(marks.context.layout.size[0] - ROOM, x))


def mark_raid(marks: PlanMarks) -> None:
    """Keep the raid that waits for the voyage in sight, and what may be robbed instead."""
    choices = marks.choices
    if choices.step not in VOYAGE_STEPS:
        return
    if choices.rob_asked is not None:
        _ask_to_rob(marks, choices.rob_asked)
    raid = choices.raid
    if raid is None:
        return
    cargo = choices.public_state.ships[raid.player][raid.ship].cargo
    image = next(kind for kind, count in enumerate(cargo) if count)
    line: Line = (
        *(card_icon(colour) for colour in raid.cards),
        good_icon(image),
        Pill(f"+{raid_gain(choices, raid).points}"),
    )
    _tag(marks, ("raid",), (raid.player, raid.ship), line, Tone.PRICE)


def _tag(
    marks: PlanMarks, name: tuple[object, ...], ship: ShipName, line: Line, tone: Tone
) -> pygame.Rect:
    """Hang a tag over a ship with sabres, in a light that breathes; return where it hangs."""
    _cross_sabres(marks, ship, False, 0)
    pose, kit = marks.poses[ship], marks.context.kit
    lowest = marks.context.layout.panels[0][3] + 30
    at = _inside(marks, pose.x), max(pose.y - pose.width * 1.02, lowest)
    style = style_on_piece(kit.words, TAG_SIZE, TEXT, most=TAG_GROWTH)
    box = pygame.Rect((0, 0), label_size(kit, line, style))
    box.center = round(at[0]), round(at[1])
    make = partial(_tag_light, box.size)
    look = ("tag light", *box.size)
    marks.put((*name, "light"), look, make, at, LABELS)
    marks.breathing[(*name, "light")] = look, make
    put_label(marks, name, (line,), tone, at, after=0, size=TAG_SIZE, most_growth=TAG_GROWTH)
    return box


def _tag_light(size: tuple[int, int], breath: int = 0) -> Image:
    shape = blank(*size)
    pygame.draw.rect(shape, (255, 255, 255), shape.get_rect(), border_radius=13)
    return outer_glow(shape, 7, 1 + breath)


def _ask_to_rob(marks: PlanMarks, ship: ShipName) -> None:
    """Ask beside the plan whether a ship that was tapped shall be robbed."""
    box = _tag(marks, ("rob",), ship, (_("rob?"),), Tone.PROMISE)
    marks.foremost.append((box, OnShip(*ship)))
