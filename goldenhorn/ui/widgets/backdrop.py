"""What lies behind a whole screen: one of the landscapes, or plain darkness in high contrast."""

from goldenhorn.graphics.node import Fill, Node, Picture
from goldenhorn.graphics.theme import HEIGHT, WIDTH
from goldenhorn.ui.widgets.look import Look


def backdrop(look: Look, name: str) -> Node:
    """Return a ground as large as the picture."""
    if look.theme.is_flat:
        return Fill(look.theme.dark, width=WIDTH, height=HEIGHT)
    return Picture(look.art.painting(name, WIDTH, HEIGHT))
