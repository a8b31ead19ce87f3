"""What is pressed beside the map: medallions, the two or three buttons, pause and peek.

Knows the choices, which are open facts; of a hand only how many cards it has.
"""

from collections.abc import Callable
from functools import partial

import pygame

from goldenhorn.choices import RAIL_OF_STEP, Rail, Step
from goldenhorn.language import _
from goldenhorn.view.kit.kit import Kit
from goldenhorn.view.kit.plaques import EDGE
from goldenhorn.view.kit.wishes import Key, State
from goldenhorn.view.marks import Mark
from goldenhorn.view.narration import card_icon
from goldenhorn.view.places import Box, Layout
from goldenhorn.view.prompts import back_label, confirm_label
from goldenhorn.view.rail import medal, rail_places, room_in_row
from goldenhorn.view.rich_line import Icon, Line, draw_line, fits
from goldenhorn.view.shapes import blank, style_on_piece, with_shadow
from goldenhorn.view.sketch import CONTROLS, Keys, Setting, Sketch
from goldenhorn.view.sprite import Piece
from goldenhorn.view.targets import (
    OnBack,
    OnConfirm,
    OnHand,
    OnLog,
    OnPause,
    OnRail,
    OnSquare,
    Target,
)
from goldenhorn.view.theme import TEXT

LEAST_TARGET = 48
"""Pixels that a finger needs."""
PAUSE_WIDTH = 44
LOWER = 6
"""A button stands on an edge of a few pixels that belongs to its box."""
LINE_SIZE, BESIDE_LINE = 22, 14
"""How large the words of a line on a button are, and what keeps them from its ends."""
GRAIN = 0
"""All buttons are cut from one board, so that another label needs no other wood."""
MOST_MEDALS = 4
"""So many medallions can be offered at once; without the expansion only two."""
MOST_BESIDE_ON = 2
"""So many find room on a small screen beside three buttons; Back leads to the others."""


def focused_rail(sketch: Sketch) -> Rail | None:
    """Return the medallion in focus, or the one that has led here."""
    choices = sketch.choices
    return choices.rail if choices.step is Step.SHIP else RAIL_OF_STEP.get(choices.step)


def cap_on(rail: Rail, keys: Keys) -> Key | None:
    """Return the key that a medallion bears; none where it is pointed at, or has no key."""
    key = {Rail.PIRATES: keys.pirates, Rail.DOMINIONS: keys.dominions}.get(rail)
    return None if key is None or key.shape in ("mouse", "touch") else key


def show_rail(sketch: Sketch) -> None:
    """Show the medallions, lit where they can be chosen."""
    layout, kit, keys = sketch.setting.layout, sketch.setting.kit, sketch.keys
    offered, focus = _offered_rails(sketch), focused_rail(sketch)
    for rail, at in rail_places(layout, offered).items():
        is_lit = rail in offered or rail is focus
        cap = cap_on(rail, keys)
        look = ("medal", rail, is_lit, rail is focus, cap)
        make = partial(
            medal,
            kit,
            rail,
            layout.medal_radius,
            cap,
            is_lit=is_lit,
            is_focused=rail is focus,
        )
        sketch.put(("medal", rail), look, make, at, CONTROLS)
        # A grey one can be hit, too: it says why not.
        sketch.controls.append((_round_area(at, layout.medal_radius), OnRail(rail)))


def _offered_rails(sketch: Sketch) -> tuple[Rail, ...]:
    """Return the medallions that can be chosen, on a small screen those that find room."""
    choices, focus = sketch.choices, focused_rail(sketch)
    if not sketch.setting.layout.is_compact:
        return choices.rails
    if focus is not None and choices.step is not Step.SHIP:
        return (focus,)  # beside a carpet the others only distract
    return choices.rails if choices.further is None else choices.rails[:MOST_BESIDE_ON]


def _round_area(at: tuple[int, int], radius: int) -> pygame.Rect:
    area = pygame.Rect(0, 0, 2 * radius + 2, 2 * radius + 2)
    area.center = at
    return area


def show_buttons(sketch: Sketch) -> None:
    """Name what Confirm and Back do now; a small screen has a third button to sail on."""
    setting, choices, keys = sketch.setting, sketch.choices, sketch.keys
    kit, compact = setting.kit, setting.layout.is_compact
    medals = len(_offered_rails(sketch))
    boxes = (
        two_boxes(setting.layout, medals)
        if choices.further is None
        else three_boxes(setting.layout, medals)
    )
    confirm_key = None if compact else keys.confirm
    back_key = None if compact else keys.back
    for mark, area in (
        confirm_plaque(setting, boxes[0], confirm_label(choices), confirm_key),
        back_plaque(setting, boxes[-1], back_label(choices), back_key),
    ):
        sketch.marks.append(mark)
        sketch.controls.append(area)
    further = choices.further
    if compact and further is not None:
        toll = further.legs[-1].toll
        box = boxes[1]
        line: Line = (_("On"),) if toll is None else (_("On"), card_icon(toll))
        if not _fits_plaque(kit, box, line):
            line = (_("On"),)  # the ribbon names the price too
        make = partial(_line_plaque, kit, box[2:], line, State.FOCUSED)
        sketch.put("on", ("on", line), make, box[:2], CONTROLS, "topleft")
        sketch.controls.append((pygame.Rect(box), OnSquare(further.landing)))


def two_boxes(layout: Layout, medals: int = 1) -> tuple[Box, Box]:
    """Return where Confirm and Back stand if no third does: more room for the first.

    On a small screen all medallions but one take some of that room.
    """
    first, last = layout.buttons[0], layout.buttons[-1]
    x, y, _width, height = first
    before_last = layout.buttons[-2]
    width = before_last[0] + before_last[2] - x
    return (x, y, width - _taken_by(layout, medals), height), last


def three_boxes(layout: Layout, medals: int = 1) -> tuple[Box, ...]:
    """Return where the buttons stand if a small screen has one to sail on."""
    taken = _taken_by(layout, medals)
    if not taken:
        return layout.buttons
    (x, y, width, height), middle, last = layout.buttons
    narrow = width - taken * 2 // 5
    onward = x + narrow + middle[0] - x - width
    return (x, y, narrow, height), (onward, y, middle[0] + middle[2] - taken - onward, height), last


def _taken_by(layout: Layout, medals: int) -> int:
    return room_in_row(medals) if layout.is_compact else 0


Control = tuple[Mark, tuple[pygame.Rect, Target]]
"""A button: how it looks, and where it is hit."""


def confirm_plaque(setting: Setting, box: Box, label: str, key: Key | None) -> Control:
    """Return the button that does what Confirm does."""
    return _plaque(setting, "confirm", box, label, State.FOCUSED, key), (
        pygame.Rect(box),
        OnConfirm(),
    )


def back_plaque(setting: Setting, box: Box, label: str, key: Key | None) -> Control:
    """Return the button that does what Back does."""
    return _plaque(setting, "back", box, label, State.REST, key), (pygame.Rect(box), OnBack())


def _plaque(
    setting: Setting, name: str, box: Box, label: str, state: State, key: Key | None
) -> Mark:
    x, y, width, height = box
    # It must be read from the couch, so its word has the room of the studs.
    size = (width, height - LOWER)
    text = 22 if setting.layout.is_compact else 24
    draw = partial(setting.kit.plaque, size, label, state, key=key, text_size=text)
    make = partial(_shaded, partial(draw, studs=False, grain=GRAIN, is_lit=False))
    return Mark(name, (name, size, label, state, key), make, (x, y), CONTROLS)


def buttons_to_carve(setting: Setting) -> list[Callable[[], object]]:
    """Return what carves the buttons of a turn, before it is known what they say."""
    layout = setting.layout
    most = 1 if not layout.is_compact else MOST_MEDALS if layout.has_expansion else 2
    last = layout.buttons[-1]
    firsts = [two_boxes(layout, medals)[0] for medals in range(1, most + 1)]
    for medals in range(1, min(most, MOST_BESIDE_ON) + 1):
        firsts += three_boxes(layout, medals)[:-1]
    carve, sizes = setting.kit.carve, {(box[2], box[3] - LOWER) for box in firsts}
    return [
        *(partial(carve, size, State.FOCUSED, GRAIN) for size in sorted(sizes)),
        partial(carve, (last[2], last[3] - LOWER), State.REST, GRAIN),
    ]


def _shaded(make: Callable[[], Piece]) -> Piece:
    """Return a button without a glow: what glows on the board is the choice, not the button."""
    piece = make()
    width, height = piece.size
    body = piece.surface.subsurface((piece.margin, piece.margin, width, height + EDGE + 1))
    shaded = with_shadow(body, 5, (1, 4), 0.5)
    margin = shaded.margin
    whole = blank(width + 2 * margin, height + 2 * margin)
    whole.blit(shaded.surface, (0, 0))
    return Piece(whole, margin, piece.written)


def _fits_plaque(kit: Kit, box: Box, line: Line) -> bool:
    """Whether the line on a button can be read without being shrunk far."""
    style = style_on_piece(kit.words, LINE_SIZE, TEXT)
    return fits(kit.words, kit.drawings, line, style, box[2] - 2 * BESIDE_LINE)


def _line_plaque(kit: Kit, size: tuple[int, int], line: Line, state: State) -> Piece:
    """Draw a button whose label is a line with drawings."""
    carved = partial(kit.plaque, (size[0], size[1] - LOWER), "", state, studs=False, grain=GRAIN)
    plaque = _shaded(partial(carved, is_lit=False))
    whole = plaque.surface.copy()
    inside = blank(*plaque.size)
    with kit.words.noting() as written:
        style = style_on_piece(kit.words, LINE_SIZE, kit.ink_on_plaque(state))
        width, height = plaque.size
        box = pygame.Rect(BESIDE_LINE, 4, width - 2 * BESIDE_LINE, height - 10)
        draw_line(inside, kit.words, kit.drawings, line, style, box)
    whole.blit(inside, (plaque.margin, plaque.margin))
    return Piece(whole, plaque.margin, tuple(written))


def show_hand_area(sketch: Sketch) -> None:
    """Let the own hand and the event slip be hit; a small screen has a button for the hand."""
    layout, view = sketch.setting.layout, sketch.choices.view
    if layout.event is not None:
        sketch.controls.append((pygame.Rect(layout.event), OnLog()))
    if layout.peek is None:
        area = pygame.Rect(0, 0, 4 * layout.hand_card_width, layout.size[1] - 612)
        area.midbottom = layout.hand_centre[0], layout.size[1]
        sketch.controls.append((area, OnHand()))
        return
    line: Line = (Icon("card_back"), str(view.hand_size(view.player)), Icon("eye"))
    make = partial(_line_plaque, sketch.setting.kit, layout.peek[2:], line, State.REST)
    sketch.put("peek", ("peek", line), make, layout.peek[:2], CONTROLS, "topleft")
    sketch.controls.append((pygame.Rect(layout.peek), OnHand()))


def pause_mark(kit: Kit, layout: Layout) -> Mark:
    """Return the medallion that is there whoever plays."""
    width = LEAST_TARGET if layout.is_compact else PAUSE_WIDTH
    make = partial(kit.drawing, "icon_pause", width)
    return Mark("pause", ("pause", width), make, layout.pause, CONTROLS, "center")


def pause_area(layout: Layout) -> tuple[pygame.Rect, OnPause]:
    """Return where the pause medallion is hit."""
    area = pygame.Rect(0, 0, LEAST_TARGET, LEAST_TARGET)
    area.center = layout.pause
    return area, OnPause()
