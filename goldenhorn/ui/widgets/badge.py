"""A badge that shows whose focus it is, where several people look at one picture."""

from typing import TypeVar

from goldenhorn.graphics.node import Node
from goldenhorn.ui.widgets.look import Look

SPAN = 44
Focused = TypeVar("Focused", bound=Node)


def with_badge(look: Look, focused: Focused, crest: str) -> Focused:
    """Put a crest's badge on the left end of what is focused; nobody's crest shows nothing."""
    if crest:
        middle = focused.height / 2
        focused.add(look.drawing(f"badge_{crest}", SPAN, y=middle, pivot=(0.5, 0.5), z=1))
    return focused
