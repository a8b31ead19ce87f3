"""The tray of choices: a carpet that unrolls for every pick, with a board for each choice."""

from functools import partial

import pygame

from goldenhorn.board_view.places import Layout
from goldenhorn.board_view.planning.choice_rows import Beads, ChoiceRow, Row, choice_rows_of
from goldenhorn.board_view.planning.plan_marks import CHOSEN_ROW, TRAY, TRAY_ROWS, PlanMarks
from goldenhorn.board_view.planning.targets import OnChoice
from goldenhorn.engine.board import CONSTANTINOPLE, VENICE, Port
from goldenhorn.engine.pieces import COLOURS
from goldenhorn.graphics.outlines import (
    EDGE,
    GOLD_CODE,
    INK_CODE,
    Stop,
    code,
    drawn,
    drawn_edge,
    drawn_once,
    filled,
    linear,
    rounded,
    stroked,
)
from goldenhorn.graphics.surfaces.glows import FINER, blank, haze, style_on_piece, with_shadow
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE, Materials
from goldenhorn.graphics.surfaces.rich_line import draw_line, fits
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.theme import GOLD_LIGHT, HALO, INK, TEXT, Rgb
from goldenhorn.session.planning.choices import Choices, Step

GAP, SIDE, FOOT = 4, 12, 13
"""Between two choices, at the ends of a row, and above and below it."""
SIZES = {
    Step.CARGO: (88, 116),
    Step.PAIR: (104, 96),
    Step.PAYMENT: (188, 104),
    Step.TRAINING: (88, 96),
}
CHOSEN_WIDER, CHOSEN_HIGHER, RAISED = 6, 12, 9
"""By how much the choice in focus is larger, and how far it stands above the others."""
ROLL = 18
UNROLLS = 14
"""Ticks: 240 milliseconds."""
ONE_BY_ONE = 2
PALE: Rgb = (240, 221, 180)
BEAD_ROW, EMPTY_BEAD = (46, 26, 16), (90, 58, 38)


def lay_choice_tray(marks: PlanMarks) -> None:
    """Lay out the tray with its choices, if something is to be picked."""
    choices, layout = marks.choices, marks.context.layout
    choice_rows = choice_rows_of(choices)
    if not choice_rows:
        return
    focus, _count = choices.focus_in_tray()
    size = _row_size(layout, choices.step, len(choice_rows))
    box = _tray_box(layout, choices, size, len(choice_rows))
    port = _port_of(choices)
    rolls = {VENICE: "r", CONSTANTINOPLE: "l"}.get(port, "lr") if port is not None else "lr"
    kit = marks.context.kit
    marks.put(
        ("tray", choices.step),
        ("tray", box.size, rolls),
        partial(choice_tray, box.size, rolls, kit.high_contrast),
        box.topleft,
        TRAY,
        "topleft",
        entrance=partial(_unrolled, rolls),
        lasts=UNROLLS,
    )
    for number, choice_row in enumerate(choice_rows):
        is_chosen = number == focus
        place = pygame.Rect((box.x + SIDE + number * (size[0] + GAP), box.y + FOOT), size)
        if is_chosen:
            place = pygame.Rect(
                place.x - CHOSEN_WIDER // 2,
                place.y - RAISED,
                place.width + CHOSEN_WIDER,
                place.height + CHOSEN_HIGHER,
            )
        order = number if rolls == "r" else len(choice_rows) - 1 - number
        marks.put(
            ("choice", choices.step, number),
            (choice_row, place.size, is_chosen),
            partial(draw_choice_row, kit, choice_row, place.size, is_chosen),
            place.topleft,
            CHOSEN_ROW if is_chosen else TRAY_ROWS,
            "topleft",
            after=UNROLLS // 2 + ONE_BY_ONE * order,
        )
        marks.foremost.append((place, OnChoice(number)))


def _row_size(layout: Layout, step: Step, count: int) -> tuple[int, int]:
    width, height = SIZES[step]
    whole = layout.size[0] - 72
    return min(width, (whole - 2 * SIDE) // count - GAP), height


def _tray_box(layout: Layout, choices: Choices, size: tuple[int, int], count: int) -> pygame.Rect:
    box = pygame.Rect(0, 0, count * (size[0] + GAP) - GAP + 2 * SIDE, size[1] + 2 * FOOT)
    # A reason why not is higher than the ribbon: it just reaches to the choices.
    box.midbottom = layout.size[0] // 2, layout.prompt[1] - FOOT
    port = _port_of(choices)
    if port is VENICE:
        box.left = layout.ports[VENICE].market_cloth[0] + layout.ports[VENICE].market_cloth[2] + 12
    elif port is CONSTANTINOPLE:
        box.right = layout.ports[CONSTANTINOPLE].market_cloth[0] - 12
    return box.clamp(pygame.Rect((0, 0), layout.size).inflate(-20, 0))


def _port_of(choices: Choices) -> Port | None:
    """Return the port the tray belongs to; None for what has no place."""
    view = choices.public_state
    if choices.step is not Step.CARGO:
        return None
    return view.port_of(view.ships[view.player][choices.ship])


def choice_tray(size: tuple[int, int], rolls: str, high_contrast: bool) -> Image:
    """Draw the cloth, rolled up at the ends that are named."""
    width, height = size
    tones: tuple[Stop, Stop] = ((0, "#7A3542"), (1, "#451C28"))
    edge = INK_CODE
    if high_contrast:
        tones, edge = ((0, code(NEARLY_BLACK)),) * 2, code(NEARLY_WHITE)
    fringe = "".join(
        f"M{x} 1 L{x} 6 M{x} {height - 6} L{x} {height - 1} " for x in range(6, width - 2, 8)
    )
    inner = (width - 9, height - 16)
    shapes = f'<path d="{fringe}" {stroked(GOLD_CODE, 2.2)}/>'
    shapes += (
        f'<rect x="1.5" y="5" width="{width - 3}" height="{height - 10}" rx="6" fill="url(#c)"'
        f' stroke="{edge}" stroke-width="2.6"/>'
    )
    shapes += _stitches(inner, (4.5, 8))
    shades = linear("c", (0, 0), (0, height), *tones)
    body = drawn_edge(size, shapes, shades)
    thread = drawn((1, height), f'<rect width="1" height="{height}" fill="url(#c)"/>', shades)
    inside = body.get_rect().inflate(-2 * EDGE, -2 * EDGE)
    cloth = pygame.transform.scale(thread, size)  # every thread of the warp is the same
    body.blit(cloth, inside, inside)
    whole = blank(width + ROLL, height + 8)
    whole.blit(body, (ROLL // 2, 4))
    for end in rolls:
        whole.blit(_roll(height), (0 if end == "l" else width, 0))
    image = with_shadow(whole, 8, (3, 7), 0.55)
    # Its own size is that of the cloth; the rolls stand out a little.
    return _with_equal_margin(image.surface, (ROLL // 2 + image.margin, 4 + image.margin), size)


def _with_equal_margin(
    surface: pygame.Surface, corner: tuple[int, int], size: tuple[int, int]
) -> Image:
    """Return a piece of a size whose thing begins at a corner of a surface."""
    margin = max(corner)
    whole = blank(size[0] + 2 * margin, size[1] + 2 * margin)
    whole.blit(surface, (margin - corner[0], margin - corner[1]))
    return Image(whole, margin)


def _stitches(size: tuple[int, int], corner: tuple[float, float]) -> str:
    """Write the line of golden stitches."""
    (width, height), (x, y) = size, corner
    across = "".join(
        f"M{x + run} {line:.1f} l7 0 "
        for run in range(6, width - 10, 11)
        for line in (y, y + height)
    )
    down = "".join(
        f"M{line:.1f} {y + run} l0 7 "
        for run in range(6, height - 10, 11)
        for line in (x, x + width)
    )
    return f'<path d="{across}{down}" {stroked(GOLD_CODE, 1.8)}/>'


def _roll(height: int) -> pygame.Surface:
    size = (ROLL, height + 8)
    paint = f'{filled("url(#r)")} stroke="{INK_CODE}" stroke-width="2.4"'
    shapes = rounded(size, 1.4, 6, paint)
    shapes += f'<path d="M3 10 L15 10 M3 {height - 2} L15 {height - 2}" {stroked(GOLD_CODE, 2)}/>'
    stops = ((0, "#3A1620"), (0.35, "#A85464"), (0.6, "#7A3542"), (1, "#2E1018"))
    return drawn_once(size, shapes, linear("r", (0, 0), (ROLL, 0), *stops))


def _unrolled(rolls: str, image: Image, progress: float) -> Image:
    """Return the cloth while it is being unrolled towards its rolled ends."""
    eased = 1 - (1 - progress) ** 3
    width, height = image.surface.get_size()
    seen = max(ROLL, round(width * eased))
    area = pygame.Rect(0, 0, seen, height)
    if rolls == "l":
        area.right = width
    elif rolls == "lr":
        area.centerx = width // 2
    # A copy with its ends wiped away: painting it onto another would lose its soft shadow.
    whole = image.surface.copy()
    whole.fill((0, 0, 0, 0), (0, 0, area.left, height))
    whole.fill((0, 0, 0, 0), (area.right, 0, width - area.right, height))
    roll = _roll(height - 2 * image.margin)
    for end in rolls:
        x = area.left if end == "l" else area.right - ROLL
        whole.blit(roll, (x, image.margin - 4))
    return Image(whole, image.margin)


def draw_choice_row(
    materials: Materials, choice_row: ChoiceRow, size: tuple[int, int], is_chosen: bool
) -> Image:
    """Draw one choice: lit, in focus, or dark because it cannot be taken."""
    words = materials.words
    board = _board(size, choice_row.is_open, is_chosen, materials.high_contrast).copy()
    content = blank(*size)
    ink = TEXT if choice_row.is_open else PALE
    if materials.high_contrast:
        ink = NEARLY_BLACK if choice_row.is_open else NEARLY_WHITE
    step = (size[1] - 12) / len(choice_row.rows)
    with words.noting() as written:
        for number, row in enumerate(choice_row.rows):
            box = pygame.Rect(5, round(6 + number * step), size[0] - 10, round(step))
            if isinstance(row, Beads):
                face = _beads(row, min(size[0] - 10, 80))
                content.blit(face, face.get_rect(center=box.center))
                continue
            _draw_row(content, materials, row, box, ink)
    if not choice_row.is_open and not materials.high_contrast:
        content.fill((255, 255, 255, 215), special_flags=pygame.BLEND_RGBA_MULT)
    board.blit(content, (0, 0))
    if not is_chosen:
        image = with_shadow(board, 4, (1, 3), 0.5)
        return Image(image.surface, image.margin, tuple(written))
    glow = haze(board, 8, HALO, 1)
    whole = blank(*glow.get_size())
    for _again in range(4):  # strong near the edge, and still ending softly
        whole.blit(glow, (0, 0))
    whole.blit(board, (16, 16))
    return Image(whole, 16, tuple(written))


def _draw_row(
    onto: pygame.Surface, materials: Materials, row: Row, box: pygame.Rect, ink: Rgb
) -> None:
    words, drawings = materials.words, materials.drawings
    style = style_on_piece(words, row.size, ink)
    line = next(
        (each for each in row.lines if fits(words, drawings, each, style, box.width)),
        row.lines[-1],
    )
    draw_line(onto, words, drawings, line, style, box)


def _board(
    size: tuple[int, int], is_open: bool, is_chosen: bool, high_contrast: bool
) -> pygame.Surface:
    above, below = ("#FFF8E4", "#E6CFA0") if is_open else ("#57474A", "#3D3034")
    edge = INK_CODE
    if high_contrast:
        above = below = code(NEARLY_WHITE if is_open else NEARLY_BLACK)
        edge = code(NEARLY_BLACK if is_open else NEARLY_WHITE)
    paint = f'{filled("url(#g)")} stroke="{edge}" stroke-width="2.4"'
    shapes = rounded(size, 1.4, 9, paint)
    if is_chosen:
        shapes += rounded(size, 4, 7, stroked(GOLD_CODE, 3))
    return drawn_once(size, shapes, linear("g", (0, 0), (0, size[1]), (0, above), (1, below)))


def _beads(beads: Beads, width: int) -> pygame.Surface:
    """Draw six beads, so many of them golden; a new one is larger with a white rim."""
    wide, high = width * FINER, round(width * FINER * 0.275)
    large = blank(wide, high)
    pygame.draw.rect(large, BEAD_ROW, large.get_rect(), border_radius=high // 2)
    pitch = wide / (len(COLOURS) + 0.8)
    for place in range(len(COLOURS)):
        middle = pitch * (place + 0.9), high / 2
        is_new = beads.has_grown and place == beads.count - 1
        reach = pitch * (0.46 if is_new else 0.38)
        pygame.draw.circle(large, (255, 255, 255) if is_new else INK, middle, reach)
        colour = GOLD_LIGHT if place < beads.count else EMPTY_BEAD
        pygame.draw.circle(large, colour, middle, reach * 0.72)
    small = pygame.transform.smoothscale(large, (width, high // FINER))
    if not beads.has_grown:
        small.fill((255, 255, 255, 140), special_flags=pygame.BLEND_RGBA_MULT)
    return small
