"""Badges that show whose focus it is, where several people look at one picture."""

from typing import TypeVar

from goldenhorn.graphics.node import Node
from goldenhorn.ui.widgets.look import Look

SPAN, APART = 44, 22
"""How wide a badge is, and how far apart those of several people on one thing stand."""
Focused = TypeVar("Focused", bound=Node)


def with_badge(look: Look, focused: Focused, *crests: str) -> Focused:
    """Put badges on the left end of what is focused; nobody's crest shows nothing."""
    middle = focused.height / 2
    for number, crest in enumerate(filter(None, crests)):
        x = number * APART
        focused.add(look.drawing(f"badge_{crest}", SPAN, x=x, y=middle, pivot=(0.5, 0.5), z=1))
    return focused
