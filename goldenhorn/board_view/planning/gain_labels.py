"""What a landing brings, as labels over the picture of its city."""

from collections.abc import Sequence
from functools import partial

import pygame

from goldenhorn.board_view.path_finding import Spot
from goldenhorn.board_view.planning.choice_rows import without_raid
from goldenhorn.board_view.planning.plan_marks import LABELS, POP_LASTS, PlanMarks, popped
from goldenhorn.board_view.words.event_lines import filled, goods_line
from goldenhorn.board_view.words.prompts import gain_words
from goldenhorn.common.language import _
from goldenhorn.engine.board import MODONE
from goldenhorn.graphics.glows import MOST_GROWTH
from goldenhorn.graphics.labels import HEIGHT, Tone, label_image
from goldenhorn.graphics.rich_line import Icon, Line, Pill
from goldenhorn.graphics.theme import SAFE
from goldenhorn.session.planning.plans import Gain, Voyage

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
