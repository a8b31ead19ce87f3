"""The question before the end is announced: who still has a turn."""

from collections.abc import Callable
from functools import partial

import pygame

from goldenhorn.board_view.pieces.background import flat_paper
from goldenhorn.board_view.places import Box, Layout
from goldenhorn.board_view.planning.plan_marks import ON_SHEET, SHEET, SHEET_VEIL, PlanMarks
from goldenhorn.board_view.planning.targets import OnChoice
from goldenhorn.board_view.words.event_lines import good_icon
from goldenhorn.common.language import _
from goldenhorn.engine.pieces import COLOURS, ONE_MORE_TURN
from goldenhorn.engine.state import Position
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.glows import blank, plate, with_shadow
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import SOFT_TEXT
from goldenhorn.session.planning.choices import Step
from goldenhorn.ui.kit.kit import Kit

VEIL, DESK_VEIL = (6, 14, 26, 184), (6, 14, 26, 238)
"""How dark it is behind the sheet; on the desk what is half hidden by plaques must not be read."""
SPENT = (255, 255, 255, 120)
"""Who has sailed already is half transparent."""
SCROLL: Box = (240, 122, 800, 452)
RIBBON: Box = (290, 100, 700, 78)
ANSWERS: tuple[Box, Box] = ((300, 584, 330, 68), (650, 584, 330, 68))
ARROW = 20
"""The width of the sign between two seats, which is half air."""
SIDE = 60
"""Between the edge of the sheet and its words."""
RULE_KEEPS = 110
"""By how much the line across the sheet is shorter than the sheet."""


def turns_left(position: Position) -> tuple[tuple[int, bool | None], ...]:
    """Return the seats in their order: who has sailed (None), who asks (False), who sails yet."""
    count = position.config.players
    first = position.config.start
    if ONE_MORE_TURN in position.config.rules:  # H3
        first = position.player
    order = [(first + step) % count for step in range(count)]
    asks = order.index(position.player)
    return tuple((seat, None if place < asks else place > asks) for place, seat in enumerate(order))


def bell_sheet_to_draw(kit: Kit) -> list[Callable[[], object]]:
    """Return what draws the sheet, its ribbon and its answers, before anybody can be asked."""
    states = ButtonState.REST, ButtonState.FOCUSED
    answers = [partial(_answer, kit, number, state) for number in (0, 1) for state in states]
    return [partial(_scroll, kit), partial(_ribbon, kit), *answers]


def _answer(kit: Kit, number: int, state: ButtonState) -> Image:
    label, icon = ((_("Not yet"), "cross"), (_("Announce"), "hourglass"))[number]
    return kit.plaque(ANSWERS[number][2:], label, state, icon=icon)


def _scroll(kit: Kit) -> Image:
    return kit.scroll(SCROLL[2:])


def _ribbon(kit: Kit) -> Image:
    return kit.ribbon(RIBBON[2:], _("Announce the end?").upper(), 40)


def show_bell_sheet(marks: PlanMarks) -> None:
    """Show the question with its two answers, if it is being asked."""
    choices, context = marks.choices, marks.context
    if choices.step is not Step.ANNOUNCING:
        return
    layout, kit = context.layout, context.kit
    # Behind the sheet nothing can be hit, and nothing of the plan is shown.
    for gathered in (marks.controls, marks.squares, marks.ships, marks.harbours):
        gathered.clear()
    marks.marks.clear()
    marks.put(
        "sheet veil",
        ("sheet veil", layout.size),
        partial(_veil, layout),
        (0, 0),
        SHEET_VEIL,
        "topleft",
    )
    _lift_own_panel(marks)
    for name, make, box, z in (
        ("sheet", _scroll, SCROLL, SHEET),
        ("sheet title", _ribbon, RIBBON, ON_SHEET),
    ):
        marks.put(name, name, partial(make, kit), box[:2], z, "topleft")
    order = turns_left(choices.public_state)
    look = ("order", order, context.names)
    marks.put(
        "order",
        look,
        partial(_order, marks, order),
        SCROLL[:2],
        SHEET + 0.01,
        "topleft",
    )
    _show_keys(marks)
    for number, box in enumerate(ANSWERS):
        is_chosen = number == int(choices.says_yes)
        state = ButtonState.FOCUSED if is_chosen else ButtonState.REST
        make = partial(_answer, kit, number, state)
        key = ("answer", number, state)
        marks.put(("answer", number), key, make, box[:2], ON_SHEET, "topleft")
        marks.foremost.append((pygame.Rect(box), OnChoice(number)))


def _lift_own_panel(marks: PlanMarks) -> None:
    """Show the panel of whoever asks in front of the veil, with all that stands on it."""
    for number, part in enumerate(
        marks.context.board.panel_parts(marks.choices.public_state.player)
    ):
        shown = part.image
        assert shown is not None
        make = partial(_same, shown)
        name = ("own panel", number)
        marks.put(name, ("again", shown), make, (part.x, part.y), SHEET, "topleft")


def _same(image: Image) -> Image:
    return image


def _show_keys(marks: PlanMarks) -> None:
    keys, layout = marks.keys, marks.context.layout
    if keys.confirm.is_pointer:
        return
    hints = ((keys.confirm, _("choose")), (keys.back, _("not yet")))
    make = partial(marks.context.kit.hints, hints, 900, 38)
    at = layout.size[0] // 2, 683
    marks.put("sheet keys", ("sheet keys", hints), make, at, ON_SHEET)


def _veil(layout: Layout) -> Image:
    surface = blank(*layout.size)
    surface.fill(VEIL)
    desk = surface.get_rect().move(0, layout.desk_top)
    surface.fill(DESK_VEIL, desk)
    return Image(surface)


def _order(marks: PlanMarks, order: tuple[tuple[int, bool | None], ...]) -> Image:
    """Draw what lies on the sheet: the six goods, and who still has a turn."""
    kit = marks.context.kit
    width, height = SCROLL[2:]
    sheet = DrawSurface(kit.words, (width, height))
    cube, pitch = 44, 60
    left = width / 2 - pitch * (len(COLOURS) - 1) / 2
    goods_y, told_y, asked_y, cards_y, foot_y = 90, 124, 180, 222, 386
    for kind in range(len(COLOURS)):
        good = with_shadow(kit.drawings.get(good_icon(kind).drawing, cube), 3, (1, 3))
        sheet.put_centred(good.surface, left + pitch * kind, goods_y)
    inside = pygame.Rect(SIDE, told_y, width - 2 * SIDE, 34)
    size = 22
    ink = kit.on_paper(size)
    sheet.write(_("Your warehouse holds all six goods."), ink, inside, most_lines=1)
    rule = kit.rule(width - RULE_KEEPS)
    sheet.put_centred(rule.surface, width / 2, (inside.bottom + asked_y) / 2)
    # The halos of those who have a turn yet reach far: what is written comes after them.
    _draw_seats(marks, kit, sheet, order, cards_y)
    soft = ink if kit.high_contrast else Lettering(Style(size, SOFT_TEXT))
    asked = _("The round is finished first:")
    if ONE_MORE_TURN in marks.choices.public_state.config.rules:  # H3
        asked = _("All others have a turn first:")
    sheet.write(asked, soft, inside.move(0, asked_y - told_y), most_lines=1)
    inside.top = foot_y
    sheet.write(_("Then the points are counted."), ink, inside, most_lines=1)
    return sheet.image()


def _quiet_card(kit: Kit, size: tuple[int, int]) -> Image:
    """Return the place of somebody who has no turn any more."""
    if kit.high_contrast:
        return Image(flat_paper(size))
    return Image(plate(size, 10, ((238, 216, 172), (222, 194, 146)), (168, 124, 84), 2))


def _draw_seats(
    marks: PlanMarks,
    kit: Kit,
    sheet: DrawSurface,
    order: tuple[tuple[int, bool | None], ...],
    top: int,
) -> None:
    layout, config = marks.context.layout, marks.choices.public_state.config
    wide, high, pitch = 156, 148, 176
    middle = layout.size[0] // 2 - (layout.size[0] - sheet.rect.width) // 2
    left = middle - pitch * (len(order) - 1) // 2 - wide // 2
    said = {None: _("has sailed"), False: _("now"), True: _("one turn")}
    for place, (seat, has_turn) in enumerate(order):
        x = left + pitch * place
        size = (wide, high)
        paper = kit.paper(size, glowing=True) if has_turn else _quiet_card(kit, size)
        face = paper.surface.copy()
        shield = kit.drawings.get(f"shield_{config.fleet_of(seat).crest}", 50)
        face.blit(shield, shield.get_rect(midtop=(face.get_width() // 2, paper.margin + 8)))
        if has_turn is None:
            face.fill(SPENT, special_flags=pygame.BLEND_RGBA_MULT)
        sheet.put(face, x - paper.margin, top - paper.margin)
        name = pygame.Rect(x + 8, top + 76, wide - 16, 32)
        sheet.write(marks.context.names[seat], kit.on_paper(22, FontFace.TITLE), name, most_lines=1)
        turn = pygame.Rect(x + 6, top + 108, wide - 12, 32)
        sheet.write(said[has_turn], kit.on_paper(20), turn, most_lines=1)
    arrow = kit.glyph("right", ARROW, NEARLY_BLACK if kit.high_contrast else SOFT_TEXT)
    for place in range(1, len(order)):
        sheet.put_centred(arrow, left + pitch * place - (pitch - wide) / 2, top + high / 2)
