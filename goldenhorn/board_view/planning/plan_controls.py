"""What is pressed beside the map: medallions, two buttons and pause."""

from collections.abc import Callable
from functools import partial

import pygame

from goldenhorn.board_view.places import Box, Layout
from goldenhorn.board_view.planning.plan_marks import CONTROLS, Keys, Mark, PlanContext, PlanMarks
from goldenhorn.board_view.planning.side_actions import medal, side_action_places
from goldenhorn.board_view.planning.targets import (
    OnBack,
    OnConfirm,
    OnHand,
    OnLog,
    OnPause,
    OnSideAction,
    Target,
)
from goldenhorn.board_view.words.prompts import back_label, confirm_label
from goldenhorn.graphics.button_state import ButtonState, Key
from goldenhorn.graphics.surfaces.glows import blank, with_shadow
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.session.planning.choices import SIDE_ACTION_OF_STEP, SideAction, Step
from goldenhorn.ui.kit.buttons import EDGE
from goldenhorn.ui.kit.kit import Kit

LEAST_TARGET = 48
"""Pixels that a finger needs."""
PAUSE_WIDTH = 44
LOWER = 6
"""A button stands on an edge of a few pixels that belongs to its box."""
GRAIN = 0
"""All buttons are cut from one board, so that another label needs no other wood."""


def focused_side_action(marks: PlanMarks) -> SideAction | None:
    """Return the medallion in focus, or the one that has led here."""
    choices = marks.choices
    return (
        choices.side_action if choices.step is Step.SHIP else SIDE_ACTION_OF_STEP.get(choices.step)
    )


def cap_on(side_action: SideAction, keys: Keys) -> Key | None:
    """Return the key that a medallion bears; none where it is pointed at, or has no key."""
    key = {SideAction.PIRATES: keys.pirates, SideAction.DOMINIONS: keys.dominions}.get(side_action)
    return None if key is None or key.is_pointer else key


def show_rail(marks: PlanMarks) -> None:
    """Show the medallions, lit where they can be chosen."""
    layout, kit, keys = marks.context.layout, marks.context.kit, marks.keys
    choices = marks.choices
    offered, focus = choices.side_actions, focused_side_action(marks)
    for side_action, at in side_action_places(layout, offered).items():
        # What has led here is lit, though grey pirates in focus only say why they cannot come.
        is_lit = side_action in offered or (side_action is focus and choices.step is not Step.SHIP)
        cap = cap_on(side_action, keys)
        look = ("medal", side_action, is_lit, side_action is focus, cap)
        make = partial(
            medal,
            kit,
            side_action,
            layout.medal_radius,
            cap,
            is_lit=is_lit,
            is_focused=side_action is focus,
        )
        marks.put(("medal", side_action), look, make, at, CONTROLS)
        if side_action is focus:
            marks.breathing["medal", side_action] = look, make
        # A grey one can be hit, too: it says why not.
        marks.controls.append((_round_area(at, layout.medal_radius), OnSideAction(side_action)))


def _round_area(at: tuple[int, int], radius: int) -> pygame.Rect:
    area = pygame.Rect(0, 0, 2 * radius + 2, 2 * radius + 2)
    area.center = at
    return area


def show_buttons(marks: PlanMarks) -> None:
    """Name what Confirm and Back do now."""
    context, choices, keys = marks.context, marks.choices, marks.keys
    for mark, area in (
        confirm_plaque(context, confirm_label(choices), keys.confirm),
        back_plaque(context, back_label(choices), keys.back),
    ):
        marks.marks.append(mark)
        marks.controls.append(area)


Control = tuple[Mark, tuple[pygame.Rect, Target]]
"""A button: how it looks, and where it is hit."""


def confirm_plaque(context: PlanContext, label: str, key: Key | None) -> Control:
    """Return the button that does what Confirm does."""
    box = context.layout.buttons[0]
    mark = _plaque(context, "confirm", box, label, ButtonState.FOCUSED, key)
    return mark, (pygame.Rect(box), OnConfirm())


def back_plaque(context: PlanContext, label: str, key: Key | None) -> Control:
    """Return the button that does what Back does."""
    box = context.layout.buttons[1]
    return _plaque(context, "back", box, label, ButtonState.REST, key), (pygame.Rect(box), OnBack())


def _plaque(
    context: PlanContext, name: str, box: Box, label: str, state: ButtonState, key: Key | None
) -> Mark:
    x, y, width, height = box
    # It must be read from the couch, so its word has the room of the studs.
    size = (width, height - LOWER)
    draw = partial(context.kit.plaque, size, label, state, key=key)
    make = partial(_shaded, partial(draw, studs=False, grain=GRAIN, is_lit=False))
    return Mark(name, (name, size, label, state, key), make, (x, y), CONTROLS)


def buttons_to_carve(context: PlanContext) -> list[Callable[[], object]]:
    """Return what carves the buttons of a turn, before it is known what they say."""
    confirm, back = ((box[2], box[3] - LOWER) for box in context.layout.buttons)
    carve = context.kit.carve
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
    layout = marks.context.layout
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
