"""What a landing brings, as labels over the picture of its city, and what the next one costs."""

from collections.abc import Sequence
from functools import partial

import pygame

from goldenhorn.board_view.path_finding import Spot
from goldenhorn.board_view.pieces.background import DRAWN_SQUARE, STUD
from goldenhorn.board_view.planning.choice_rows import without_raid
from goldenhorn.board_view.planning.plan_marks import LABELS, POP_LASTS, PlanMarks, popped
from goldenhorn.board_view.words.event_lines import card_icon, filled, goods_line
from goldenhorn.board_view.words.prompts import gain_words
from goldenhorn.common.language import _
from goldenhorn.engine.board import MODONE
from goldenhorn.graphics.rich_parts import Icon, Line, Pill
from goldenhorn.graphics.surfaces.glows import MOST_GROWTH, style_on_piece
from goldenhorn.graphics.surfaces.labels import HEIGHT, Tone, label_image, label_size
from goldenhorn.graphics.theme import SAFE, TEXT
from goldenhorn.session.planning.plans import Gain, Voyage

TOLL_ASIDE, LOW_TOLL_ASIDE, TOLL_BELOW = 0.5, 0.6, 0.31
"""How far aside of and below a square's middle the next landing's price is, in its widths."""
BESIDE, MOST_WORDS = 24, 1.25
"""The letters of what stands there, and how much wider words may be than signs."""
ABOVE_PROMPT, BESIDE_STUD = 6, 2
"""What keeps that price from the ribbon below, and from the stud of its square."""
LABELS_APART = 3
"""Ticks between one label and the next."""
CITY_LABEL, CITY_HEIGHT, MOST_PITCH, LABEL_TEXT = 192, 99, 42, 20
"""Labels hang over a city's picture, where they cover nothing that matters, above its name."""


def show_gain(marks: PlanMarks, voyage: Voyage, after: int, is_prospect: bool) -> None:
    """Hang what a landing brings over the picture of its city, where nothing is covered."""
    layout, route = marks.context.layout, marks.choices.public_state.route
    port = route.ports[voyage.landing]
    if port is None:
        return
    gain = without_raid(marks.choices, marks.choices.gain(voyage))
    if port is MODONE:
        assert layout.fort is not None
        box = pygame.Rect(layout.fort)
    else:
        box = pygame.Rect(layout.ports[port].skyline)
    rows = gain_rows(gain)
    if not rows:
        return
    middle = box.centerx
    if port is not MODONE:
        edge = SAFE[0] + 1
        middle = edge + CITY_LABEL // 2
        if box.left >= edge + 20:
            middle = layout.size[0] - middle
    # The city's name stays free; with fewer rows the letters may grow.
    room = CITY_HEIGHT
    if port is MODONE and layout.fort_name is not None:
        room = layout.fort_name[1] - box.top
    pitch = min(room // len(rows), MOST_PITCH)
    growth = min(MOST_GROWTH, (pitch - 1) / (LABEL_TEXT * HEIGHT))
    top = box.top + (room - pitch * len(rows)) // 2 + pitch // 2
    for number, lines in enumerate(rows):
        put_label(
            marks,
            ("gain", port, number),
            lines,
            Tone.PROSPECT if is_prospect else Tone.PROMISE,
            (middle, top + number * pitch),
            after=after + LABELS_APART * number,
            size=LABEL_TEXT,
            at_least=0 if port is MODONE else CITY_LABEL - 8,
            at_most=CITY_LABEL,
            most_growth=max(1.0, growth),
        )


def gain_rows(gain: Gain) -> list[tuple[Line, ...]]:
    """Return what a landing brings as rows of words, each with shorter ways to say it."""
    rows: list[tuple[Line, ...]] = []
    unloaded = sum(gain.unloaded)
    if unloaded:
        goods = goods_line(gain.unloaded)
        points = Pill(f"+{unloaded}")
        said = filled(_("unload {goods}"), goods=goods)
        rows.append(((*said, points), (*goods, points)))
    if gain.set_points:
        pill = Pill(f"+{gain.set_points}")
        rows.append((gain_words(gain), (Icon("coin"), pill)))
    if gain.cards:
        backs = [Icon("card_back")] * gain.cards
        rows.append((filled(_("draw {cards}"), cards=backs), backs))
    return rows


def put_label(
    marks: PlanMarks,
    name: tuple[object, ...],
    lines: Sequence[Line],
    tone: Tone,
    at: Spot,
    *,
    after: int,
    size: int = 21,
    at_least: int = 0,
    at_most: int = 400,
    most_growth: float = 1.3,
) -> None:
    """Add a label that pops up."""
    told = tuple(tuple(line) for line in lines)
    make = partial(
        label_image,
        marks.context.kit,
        told,
        tone,
        size,
        at_least=at_least,
        at_most=at_most,
        most_growth=most_growth,
    )
    key = ("label", told, tone, size, at_least, at_most)
    marks.put(name, key, make, at, LABELS, "center", after, popped, POP_LASTS)


def show_toll(marks: PlanMarks, spot: Spot, further: Voyage, after: int) -> None:
    """Say what the next landing costs, beside the ghost on the side it sails to."""
    toll = further.legs[-1].toll
    if toll is None:
        return
    is_east = marks.choices.faces_east(further)
    arrow = Icon("glyph_right" if is_east else "glyph_left", TEXT)
    line: Line = (arrow, card_icon(toll)) if is_east else (card_icon(toll), arrow)
    _put_beside(marks, "toll", spot, line, Tone.PRICE, is_east, after)


def show_lack(marks: PlanMarks, spot: Spot, further: Voyage, after: int) -> None:
    """Say which card the open hand lacks for the next landing; crossed where words are long."""
    cards = [card_icon(colour) for colour in marks.choices.missing(further)]
    said, crossed = tuple(filled(_("no {cards}"), cards=cards)), (*cards, Icon("glyph_cross", TEXT))
    (wide, _high), (room, _high) = (_size_beside(marks, line) for line in (said, crossed))
    line: Line = said if wide <= MOST_WORDS * room else crossed
    is_east = marks.choices.faces_east(further)
    _put_beside(marks, "lack", spot, line, Tone.BARRED, is_east, after)


def _size_beside(marks: PlanMarks, line: Line) -> tuple[int, int]:
    kit = marks.context.kit
    return label_size(kit, line, style_on_piece(kit.words, BESIDE, TEXT, most=MOST_GROWTH))


def _put_beside(
    marks: PlanMarks, name: str, spot: Spot, line: Line, tone: Tone, is_east: bool, after: int
) -> None:
    """Put a label beside the ghost, on the side it would sail on to."""
    place = _toll_place(marks, spot, _size_beside(marks, line), is_east)
    put_label(
        marks,
        (name,),
        (line,),
        tone,
        place,
        after=after,
        size=BESIDE,
        most_growth=MOST_GROWTH,
    )


def _toll_place(marks: PlanMarks, spot: Spot, size: tuple[int, int], is_east: bool) -> Spot:
    """Return where a price beside a square covers neither its stud nor the ribbon below."""
    layout, (width, height) = marks.context.layout, size
    x, y = spot
    stud = STUD * layout.square_width / DRAWN_SQUARE
    aside = max(TOLL_ASIDE * layout.square_width, (stud + width) / 2 + BESIDE_STUD)
    below = TOLL_BELOW * layout.square_width
    lowest = layout.prompt[1] - ABOVE_PROMPT - height / 2
    if y + below > lowest:  # higher up it must not cover the cargo
        below, aside = lowest - y, max(LOW_TOLL_ASIDE * layout.square_width, aside)
    return x + (aside if is_east else -aside), y + below
