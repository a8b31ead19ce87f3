"""A tile that stands for a device: brass while it is free, driftwood with the owner's crest."""

from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.layout import row
from goldenhorn.graphics.node import Node
from goldenhorn.ui.widgets.buttons import body
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.look import Look

PICTURES = {
    "gamepad": (("device_gamepad", 0.62),),
    "keyboard": (("device_keyboard", 0.58), ("device_mouse", 0.42)),
    "touch": (("device_touch", 0.5),),
}
"""Which drawings a kind of device shows, and how wide each is in heights of the tile."""
TOP, FOOT, SHARE = 8, 7, 0.54
"""The air above the pictures and below the name, and how far down the pictures reach."""
BADGE = 42
DUSTY = 0.6


def device_tile(
    look: Look, kind: str, name: str, size: tuple[float, float], owner: str | None = None
) -> Node:
    """Return a tile; who owns the device is told by a crest, or nothing if nobody knows it."""
    width, height = size
    is_free = owner is None
    state = ButtonState.FOCUSED if is_free else ButtonState.DISABLED
    alpha = 1 if is_free or look.theme.is_flat else DUSTY
    signs = row(
        *(look.drawing(sign, height * share, alpha=alpha) for sign, share in PICTURES[kind])
    )
    # A badge must not hide a second picture.
    aside = BADGE if owner and len(signs.children) > 1 else 0
    signs.x = (width - aside - signs.width) / 2
    signs.y = (TOP + height * SHARE - signs.height) / 2
    lettering = look.on_button(state, 20) if is_free else look.on_dark(20)
    words = label(look, name, lettering, width - 14, height * (1 - SHARE) - FOOT, most_lines=2)
    words.x, words.y = 7, height * SHARE
    tile = Node(body(look, size, state), signs, words, width=width, height=height)
    if owner:
        tile.add(look.drawing(f"badge_{owner}", BADGE, x=width - BADGE - 2, y=2))
    return tile
