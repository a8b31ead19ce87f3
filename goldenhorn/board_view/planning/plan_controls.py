"""What is pressed beside the map: medallions, two buttons and pause; knows open facts only."""

from collections.abc import Callable
from functools import partial

import pygame

from goldenhorn.board_view.places import Box, Layout
from goldenhorn.board_view.planning.plan_marks import CONTROLS, Keys, Mark, PlanContext, PlanMarks
from goldenhorn.board_view.planning.side_actions import medal, rail_places
from goldenhorn.board_view.planning.targets import (
    OnBack,
    OnConfirm,
    OnHand,
    OnLog,
    OnPause,
    OnRail,
    Target,
)
from goldenhorn.board_view.words.prompts import back_label, confirm_label
from goldenhorn.graphics.button_state import ButtonState, Key
from goldenhorn.graphics.glows import blank, with_shadow
from goldenhorn.graphics.sprite import Image
from goldenhorn.session.planning.choices import RAIL_OF_STEP, SideAction, Step
from goldenhorn.ui.kit.buttons import EDGE
from goldenhorn.ui.kit.kit import Kit

LEAST_TARGET = 48
"""Pixels that a finger needs."""
PAUSE_WIDTH = 44
LOWER = 6
"""A button stands on an edge of a few pixels that belongs to its box."""
GRAIN = 0
"""All buttons are cut from one board, so that another label needs no other wood."""


def focused_rail(marks: PlanMarks) -> SideAction | None:
    """Return the medallion in focus, or the one that has led here."""
    choices = marks.choices
    return choices.side_action if choices.step is Step.SHIP else RAIL_OF_STEP.get(choices.step)


def cap_on(rail: SideAction, keys: Keys) -> Key | None:
    """Return the key that a medallion bears; none where it is pointed at, or has no key."""
    key = {SideAction.PIRATES: keys.pirates, SideAction.DOMINIONS: keys.dominions}.get(rail)
    return None if key is None or key.is_pointer else key


def show_rail(marks: PlanMarks) -> None:
    """Show the medallions, lit where they can be chosen."""
    layout, kit, keys = marks.setting.layout, marks.setting.kit, marks.keys
    offered, focus = marks.choices.side_actions, focused_rail(marks)
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
        marks.put(("medal", rail), look, make, at, CONTROLS)
        # A grey one can be hit, too: it says why not.
        marks.controls.append((_round_area(at, layout.medal_radius), OnRail(rail)))


def _round_area(at: tuple[int, int], radius: int) -> pygame.Rect:
    area = pygame.Rect(0, 0, 2 * radius + 2, 2 * radius + 2)
    area.center = at
    return area


def show_buttons(marks: PlanMarks) -> None:
    """Name what Confirm and Back do now."""
    setting, choices, keys = marks.setting, marks.choices, marks.keys
    for mark, area in (
        confirm_plaque(setting, confirm_label(choices), keys.confirm),
        back_plaque(setting, back_label(choices), keys.back),
    ):
        marks.marks.append(mark)
        marks.controls.append(area)


Control = tuple[Mark, tuple[pygame.Rect, Target]]
"""A button: how it looks, and where it is hit."""


def confirm_plaque(setting: PlanContext, label: str, key: Key | None) -> Control:
    """Return the button that does what Confirm does."""
    box = setting.layout.buttons[0]
    mark = _plaque(setting, "confirm", box, label, ButtonState.FOCUSED, key)
    return mark, (pygame.Rect(box), OnConfirm())


def back_plaque(setting: PlanContext, label: str, key: Key | None) -> Control:
    """Return the button that does what Back does."""
    box = setting.layout.buttons[1]
    return _plaque(setting, "back", box, label, ButtonState.REST, key), (pygame.Rect(box), OnBack())


def _plaque(
    setting: PlanContext, name: str, box: Box, label: str, state: ButtonState, key: Key | None
) -> Mark:
    x, y, width, height = box
    # It must be read from the couch, so its word has the room of the studs.
    size = (width, height - LOWER)
    draw = partial(setting.kit.plaque, size, label, state, key=key)
    make = partial(_shaded, partial(draw, studs=False, grain=GRAIN, is_lit=False))
    return Mark(name, (name, size, label, state, key), make, (x, y), CONTROLS)


def buttons_to_carve(setting: PlanContext) -> list[Callable[[], object]]:
    """Return what carves the buttons of a turn, before it is known what they say."""
    confirm, back = ((box[2], box[3] - LOWER) for box in setting.layout.buttons)
    carve = setting.kit.carve
    return [
        partial(carve, confirm, ButtonState.FOCUSED, GRAIN),
        partial(carve, back, ButtonState.REST, GRAIN),
    ]


def _shaded(make: Callable[[], Image]) -> Image:
    """Return a button without a glow: what glows on the board is the choice, not the button."""
    image = make()
    width, height = image.size
    body = image.surface.subsurface((image.margin, image.margin, width, height + EDGE + 1))
    shaded = with_shadow(body, 5, (1, 4), 0.5)
    margin = shaded.margin
    whole = blank(width + 2 * margin, height + 2 * margin)
    whole.blit(shaded.surface, (0, 0))
    return Image(whole, margin, image.written)


def show_hand_area(marks: PlanMarks) -> None:
    """Let the own hand and the event slip be hit."""
    layout = marks.setting.layout
    if layout.event is not None:
        marks.controls.append((pygame.Rect(layout.event), OnLog()))
    area = pygame.Rect(0, 0, 4 * layout.hand_card_width, layout.size[1] - 612)
    area.midbottom = layout.hand_centre[0], layout.size[1]
    marks.controls.append((area, OnHand()))


def pause_mark(kit: Kit, layout: Layout) -> Mark:
    """Return the medallion that is there whoever plays."""
    make = partial(kit.drawing, "icon_pause", PAUSE_WIDTH)
    return Mark("pause", ("pause", PAUSE_WIDTH), make, layout.pause, CONTROLS, "center")


def pause_area(layout: Layout) -> tuple[pygame.Rect, OnPause]:
    """Return where the pause medallion is hit."""
    area = pygame.Rect(0, 0, LEAST_TARGET, LEAST_TARGET)
    area.center = layout.pause
    return area, OnPause()
