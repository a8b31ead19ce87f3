"""A scroll as large as what stands on it, named by the ribbon at its head."""

from goldenhorn.graphics.layout import anchored
from goldenhorn.graphics.node import Node
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.panels import ribbon, scroll

MIDDLE = 640, 332
"""Where a sheet stands in the picture, above the foot."""
ABOVE, BELOW = 42, 14
"""How far a ribbon stands out above its scroll, and the air below the ribbon."""
SIDES, UNDER = 52, 26
"""The air beside and below what stands on a scroll."""
WIDEST = 1150


def sheet(look: Look, title: str, content: Node, *, least: float = 520) -> Node:
    """Return a scroll with something on it, in the middle of the picture."""
    name = ribbon(look, title, WIDEST, least=least)
    width = max(content.width + 2 * SIDES, name.width - 2 * SIDES)
    top = name.height + BELOW
    height = top + content.height + UNDER
    ground = scroll(look, (width, height - ABOVE), y=ABOVE)
    name.x = (width - name.width) / 2
    content.x, content.y = (width - content.width) / 2, top
    return anchored(Node(ground, name, content, width=width, height=height), *MIDDLE)
