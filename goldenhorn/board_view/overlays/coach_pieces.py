"""What the coach is shown with: speech bubble, a lesson's card, the ring; and their places."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from goldenhorn.board_view.overlays.overlay import NIGHT_VEIL
from goldenhorn.board_view.places import Layout
from goldenhorn.graphics.lettering import LINES_APART, Lettering, fitted, width_of
from goldenhorn.graphics.light import SHEET, lay_shadow
from goldenhorn.graphics.outlines import (
    GOLD_CODE,
    INK_CODE,
    Size,
    code,
    drawn,
    filled,
    linear,
    rounded,
    stroked,
)
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.glows import haze, style_on_piece
from goldenhorn.graphics.surfaces.materials import NEARLY_WHITE
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace
from goldenhorn.graphics.theme import HALO, TEXT
from goldenhorn.ui.kit import Key, Kit

if TYPE_CHECKING:
    from goldenhorn.board_view.overlays.coach_view import Task

GULL_IN_GAME = 112
"""How wide the gull is where it must not hide the desk."""
GULL_SHAPE = 1.3
"""How much higher than wide it is."""
BESIDE_CITY = 6
"""In a game both markets are needed: what is said stands beside the city at that shore."""
SHEET_WIDTH = 276
"""How wide the bubble may be beside a sheet with a title, so that the sheet can be read."""
BELOW_PANEL, ABOVE_GULL = 112, 446
"""From where to where the bubble may reach then: narrow as it is, it needs more lines."""


@dataclass(frozen=True, slots=True)
class CoachPlaces:
    """Places on one board."""

    gull: tuple[int, int]
    """The gull's top left corner."""
    gull_width: int
    beak: tuple[int, int]
    """Where words come from."""
    left: int
    width: int
    """How wide the bubble may be."""
    highest: int
    """How high the bubble may begin."""
    foot: int
    """Where it ends."""
    side: int
    """Between the bubble's edge and its words."""
    text: int
    key: int
    """How high a key in the bubble is."""
    card: pygame.Rect
    """The lesson's card."""
    is_eastern: bool = False
    """Whether the gull stands on the eastern shore and looks west."""


def coach_places(layout: Layout) -> CoachPlaces:
    """Return the places for a board; the coach leaves its eastern half to the ships."""
    return CoachPlaces(
        gull=(24, 474),
        gull_width=190,
        beak=(132, 486),
        left=20,
        width=384,
        highest=164 if layout.has_expansion else 108,
        foot=374,
        side=22,
        text=23,
        key=36,
        card=pygame.Rect(376, 6, 528, 96),
    )


def places_beside_sheet(layout: Layout) -> CoachPlaces:
    """Return the places while a question is asked: its title must not be covered."""
    places = coach_places(layout)
    return replace(places, width=SHEET_WIDTH, highest=BELOW_PANEL, foot=ABOVE_GULL)


def tip_places(layout: Layout, is_eastern: bool) -> CoachPlaces:
    """Return the places for a word in a real game: on the desk's edge, at one of the shores."""
    width = layout.size[0]
    head = layout.desk_top - round(GULL_IN_GAME * GULL_SHAPE)
    places = replace(
        coach_places(layout),
        gull=(14, head),
        gull_width=GULL_IN_GAME,
        beak=(112, head + 44),
        left=width - layout.ports[1].name[0] + BESIDE_CITY,
        width=290,
        foot=head - 34,
        text=22,
        key=34,
    )
    if not is_eastern:
        return places
    return replace(
        places,
        gull=(width - places.gull[0] - places.gull_width, places.gull[1]),
        beak=(width - places.beak[0], places.beak[1]),
        left=width - places.left - places.width,
        is_eastern=True,
    )


MOST_LINES = 12
"""More than any bubble holds."""
TIP_ROOT = 22
"""Half the width of a bubble's tip where it leaves the bubble."""
ABOVE_KEYS = 8
KEY_SIDES = 12
PAPER_TOP, PAPER_FOOT = "#FFFDF4", "#F3E3BF"
COARSER = 4
"""A veil is drawn so many times smaller and scaled up, for soft edges."""
HOLE_STEPS, HOLE_GROWS = 6, 44
"""In how many steps a hole in the veil fades out, and how far beyond what is lit."""
DOT = 18
"""From one dot of a lesson's progress to the next."""
BOX = 24
"""How wide the box is that a goal ticks off."""


def bubble_size(kit: Kit, places: CoachPlaces, text: str, key: Key | None, press: str) -> Size:
    """Return how large a bubble must be for its words, as far as there is room."""
    most = places.foot - places.highest
    taken = 2 * places.side + (_key_row(places) if key is not None else 0)
    room = (places.width - 2 * places.side, most - taken)
    lettering, lines = fitted(kit.words, text, kit.on_paper(places.text), room, MOST_LINES)
    step = round(lettering.style.size * kit.words.scale * LINES_APART)
    height = kit.words.height(lettering.style) + step * (len(lines) - 1) + taken
    widths = [width_of(kit.words, line, lettering) for line in lines]
    if key is not None:
        widths.append(_pill(kit, places, room[0], key, press)[0].width)
    return max(widths) + 2 * places.side + 2, min(most, height)


def bubble(
    kit: Kit,
    places: CoachPlaces,
    size: Size,
    tip: tuple[int, int],
    text: str,
    key: Key | None,
    press: str,
) -> Image:
    """Draw words, and below them the key to press."""
    width, height = size
    margin = max(SHEET.reach, tip[1] - height + 8, tip[0] - width + 8, 8 - tip[0])
    sheet = DrawSurface(kit.words, size, margin)
    body = _body(kit, size, tip, margin)
    lay_shadow(sheet.surface, body, (0, 0), SHEET)
    sheet.surface.blit(body, (0, 0))
    side = places.side
    foot = height - side - (_key_row(places) if key is not None else 0)
    box = pygame.Rect(side, side, width - 2 * side, foot - side)
    sheet.write(text, kit.on_paper(places.text), box, "midleft", MOST_LINES)
    if key is not None:
        _write_key(kit, sheet, (side, foot + ABOVE_KEYS), places, key, press)
    return sheet.image()


def _key_row(places: CoachPlaces) -> int:
    return places.key + 6 + ABOVE_KEYS


def _pill(
    kit: Kit, places: CoachPlaces, room: int, key: Key, press: str
) -> tuple[pygame.Rect, Lettering]:
    """Measure the pill with a key and what it does."""
    cap = kit.key_cap(key, places.key - 4).size[0]
    height = places.key + 6
    most = (room - cap - 3 * KEY_SIDES, height)
    size = style_on_piece(kit.words, places.text - 1, TEXT).size  # never louder than the words
    lettering, lines = fitted(kit.words, press, kit.on_paper(size), most, 1)
    letters = max(width_of(kit.words, line, lettering) for line in lines)
    return pygame.Rect(0, 0, cap + letters + 3 * KEY_SIDES, height), lettering


def _write_key(
    kit: Kit,
    sheet: DrawSurface,
    at: tuple[int, int],
    places: CoachPlaces,
    key: Key,
    press: str,
) -> None:
    """Draw a golden pill with the key and what it does."""
    pill, lettering = _pill(kit, places, places.width - 2 * places.side, key, press)
    pill.topleft = at
    gradient = linear("p", (0, 0), (0, pill.height), (0, "#FFE08A"), (1, "#F0BD4E"))
    paint = f'{filled("url(#p)")} stroke="{INK_CODE}" stroke-width="2.4"'
    if kit.high_contrast:
        paint = f'{filled(code(NEARLY_WHITE))} stroke="{INK_CODE}" stroke-width="3"'
    body = drawn(pill.size, rounded(pill.size, 1.5, pill.height / 2, paint), gradient)
    sheet.put(body, *pill.topleft)
    cap = kit.key_cap(key, places.key - 4)
    sheet.put_centred(cap.surface, pill.x + KEY_SIDES + cap.size[0] / 2, pill.centery)
    left = pill.x + cap.size[0] + 2 * KEY_SIDES
    box = pygame.Rect(left, pill.y, pill.right - left, pill.height)
    sheet.write(press, lettering, box, "midleft", 1)


def _body(kit: Kit, size: Size, tip: tuple[int, int], margin: int) -> pygame.Surface:
    """Draw an empty bubble whose tip points to a place below, measured from its corner."""
    width, height = size
    left, top = margin + 2, margin + 2
    right, bottom = margin + width - 2, margin + height - 2
    corner = 22
    root = min(max(tip[0] + margin - TIP_ROOT, left + corner + TIP_ROOT), right - corner - TIP_ROOT)
    outline = (
        f"M{left + corner} {top} L{right - corner} {top} Q{right} {top} {right} {top + corner}"
        f" L{right} {bottom - corner} Q{right} {bottom} {right - corner} {bottom}"
        f" L{root + TIP_ROOT} {bottom} L{tip[0] + margin} {tip[1] + margin}"
        f" L{root - TIP_ROOT} {bottom} L{left + corner} {bottom}"
        f" Q{left} {bottom} {left} {bottom - corner} L{left} {top + corner}"
        f" Q{left} {top} {left + corner} {top}Z"
    )
    ground = code(NEARLY_WHITE) if kit.high_contrast else "url(#b)"
    return drawn(
        (width + 2 * margin, height + 2 * margin),
        f'<path d="{outline}" fill="{ground}" stroke="{INK_CODE}" stroke-width="4"'
        ' stroke-linejoin="round"/>',
        linear("b", (0, top), (0, bottom), (0, PAPER_TOP), (1, PAPER_FOOT)),
    )


def card(kit: Kit, size: Size, task: "Task") -> Image:
    """Draw a lesson's card: its title, how far it has come, and the goal with a box to tick."""
    paper = kit.paper(size)
    sheet = DrawSurface(kit.words, size, paper.margin)
    sheet.put(paper.surface, -paper.margin, -paper.margin)
    width, height = size
    top = 43
    dots = DOT * task.count
    sheet.put(_dots(task), width - dots - 24, 19)
    title = pygame.Rect(22, 12, width - dots - 60, 31)
    sheet.write(task.title.upper(), kit.on_paper(26, FontFace.TITLE), title, "midleft", 1)
    box = pygame.Rect(0, 0, BOX, BOX)
    box.midleft = (22, (top + height - 5) // 2)
    sheet.put(_tick_box(kit, task.is_done), *box.topleft)
    left = box.right + 12
    goal = pygame.Rect(left, top, width - left - 20, height - top - 4)
    sheet.write(task.goal, kit.on_paper(22), goal, "midleft")
    return sheet.image()


def _dots(task: "Task") -> pygame.Surface:
    size = (DOT * task.count, DOT)
    shapes = ""
    for number in range(task.count):
        is_past = number < task.number or task.is_done
        fill = GOLD_CODE if is_past else "#FFF6D2" if number == task.number else "#B99B6A"
        x = DOT * number + DOT / 2
        shapes += (
            f'<circle cx="{x}" cy="{DOT / 2}" r="6.6" {filled(fill)}'
            f' stroke="{INK_CODE}" stroke-width="2.2"/>'
        )
    return drawn(size, shapes)


def _tick_box(kit: Kit, is_done: bool) -> pygame.Surface:
    size = (BOX, BOX)
    paint = f'{filled("#FFFDF4")} stroke="{INK_CODE}" stroke-width="2.4"'
    box = drawn(size, rounded(size, 1.5, 6, paint))
    if is_done:
        tick = kit.drawings.get("tick", BOX - 4)
        box.blit(tick, tick.get_rect(center=(BOX // 2, BOX // 2)))
    return box


def spotlight(size: Size, lit: tuple[tuple[int, int, int, int], ...], darkness: int) -> Image:
    """Draw a veil with soft holes round what is lit."""
    small = (size[0] // COARSER, size[1] // COARSER)
    veil = pygame.Surface(small, pygame.SRCALPHA)
    veil.fill((*NIGHT_VEIL, darkness))
    for step in range(HOLE_STEPS):
        grown = HOLE_GROWS * (HOLE_STEPS - step) // HOLE_STEPS
        shade = (*NIGHT_VEIL, darkness * (HOLE_STEPS - 1 - step) // HOLE_STEPS)
        for box in lit:
            hole = pygame.Rect(box).inflate(2 * grown, 2 * grown)
            place = pygame.Rect(*(each // COARSER for each in hole))
            pygame.draw.ellipse(veil, shade, place)
    return Image(pygame.transform.smoothscale(veil, size))


def ring(size: Size) -> Image:
    """Draw a gold ring with a soft light round it."""
    radius = min(size) / 2.4
    line = rounded(size, 3.5, radius, stroked(INK_CODE, 7))
    line += rounded(size, 3.5, radius, stroked(code(HALO), 4))
    gold = drawn(size, line)
    light = haze(gold, 5, HALO, 0.9)
    margin = (light.get_width() - size[0]) // 2
    light.blit(gold, (margin, margin))
    return Image(light, margin)
