"""What all portraits share: the medallion and the eyes; knows no face."""

from goldenhorn.workshop.drawings.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK
from goldenhorn.workshop.drawings.svg import document, linear, radial


def medallion(light: str, dark: str, body: str, defs: str) -> str:
    """Frame a portrait: nothing may leave radius 88, the ring covers 83 to 96."""
    defs += radial("bg", 78, 66, 120, (0, light), (1, dark)) + linear(
        "ring", 20, 10, 180, 190, (0, GOLD_LIGHT), (0.45, GOLD), (1, GOLD_DARK)
    )
    ring = (
        f'<circle cx="100" cy="100" r="89" fill="none" stroke="{INK}" '
        'stroke-width="18"/>'
        '<circle cx="100" cy="100" r="89" fill="none" stroke="url(#ring)" '
        'stroke-width="11"/>'
        '<path d="M30 56 A82 82 0 0 1 104 14" fill="none" stroke="#FFFBE6" '
        'stroke-width="3" stroke-opacity=".8" stroke-linecap="round"/>'
    )
    return document(
        200, 200, f'<circle cx="100" cy="100" r="90" fill="url(#bg)"/>{body}{ring}', defs
    )


def eye(x: float, y: float, across: float, down: float, colour: str = "#2A1810") -> str:
    """Return an eye with its glint."""
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="{colour}"/>'
        f'<circle cx="{x - 1.6}" cy="{y - 2.6}" r="{across * 0.38:.1f}" fill="#FFFFFF"/>'
    )
