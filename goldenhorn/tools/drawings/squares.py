"""The squares of the sea, one for every good."""

from math import cos, pi, sin

from goldenhorn.tools.drawings.palette import FOAM, GOLD, GOLD_DARK, GOLD_LIGHT, GOODS, INK, mix
from goldenhorn.tools.drawings.svg import document, linear, radial


def tray(x: float, y: float, width: float, height: float) -> str:
    """Return the outline of a tray: between a rectangle and an ellipse."""
    return (
        f"M{x} {y + height / 2} C{x} {y + height / 2 * (1 - 0.72):.2f} "
        f"{x + width / 2 * (1 - 0.72):.2f} {y} {x + width / 2} {y} "
        f"C{x + width - width / 2 * (1 - 0.72):.2f} {y} {x + width} "
        f"{y + height / 2 * (1 - 0.72):.2f} {x + width} {y + height / 2} "
        f"C{x + width} {y + height - height / 2 * (1 - 0.72):.2f} "
        f"{x + width - width / 2 * (1 - 0.72):.2f} {y + height} {x + width / 2} "
        f"{y + height} C{x + width / 2 * (1 - 0.72):.2f} {y + height} {x} "
        f"{y + height - height / 2 * (1 - 0.72):.2f} {x} {y + height / 2}Z"
    )


def square(colour: str) -> str:
    """Return a square of the sea: an enamel tray with a studded gold rim."""
    base, light, dark, _ink = GOODS[colour]
    defs = (
        radial(
            "f", 52, 26, 92, (0, mix(base, light, 0.40)), (0.55, base), (1, mix(base, dark, 0.55))
        )
        + linear("g", 0, 6, 0, 84, (0, GOLD_LIGHT), (0.45, GOLD), (1, GOLD_DARK))
        + linear("w", 0, 60, 0, 96, (0, "#9A6A22"), (1, "#3E2509"))
    )
    crest = mix(base, light, 0.75) if colour != "yellow" else "#FFF9C9"
    waves = ""
    for y, start, end in ((27, 34, 98), (40, 22, 110), (53, 24, 108), (64, 40, 92)):
        x = start
        wave = f"M{x} {y}"
        while x + 11 <= end:
            wave += " q5.5 -5.5 11 0"
            x += 11
        waves += (
            f'<path d="{wave}" fill="none" stroke="{crest}" stroke-width="1.7" '
            'stroke-opacity=".38" stroke-linecap="round"/>'
        )
    studs = ""
    for stud in range(26):
        angle = stud * 2 * pi / 26
        across, down = cos(angle), sin(angle)
        roundness = 3.2
        stud_x = (abs(across) ** (2 / roundness)) * (1 if across >= 0 else -1)
        stud_y = (abs(down) ** (2 / roundness)) * (1 if down >= 0 else -1)
        studs += (
            f'<circle cx="{66 + 55.6 * stud_x:.1f}" cy="{45 + 34.6 * stud_y:.1f}" '
            'r="1.5" fill="#6E4410"/>'
            f'<circle cx="{65.6 + 55.6 * stud_x:.1f}" cy="{44.5 + 34.6 * stud_y:.1f}" '
            'r=".9" fill="#FFF3C4"/>'
        )
    body = (
        f'<path d="{tray(1, 15, 130, 84)}" fill="{FOAM}" fill-opacity=".34"/>'
        f'<path d="{tray(5, 16, 122, 79)}" fill="{INK}"/>'
        f'<path d="{tray(7, 15, 118, 78)}" fill="url(#w)"/>'
        f'<path d="{tray(5, 5, 122, 80)}" fill="{INK}"/>'
        f'<path d="{tray(7, 7, 118, 76)}" fill="url(#g)"/>{studs}<path '
        f'd="{tray(13.4, 13, 105.2, 64)}" fill="{INK}"/>'
        f'<path d="{tray(15, 14.6, 102, 60.8)}" fill="url(#f)"/>{waves}<path d="M21 37 '
        "C25 22 46 17.4 66 17.4 C86 17.4 100 21 107 30 C92 24.4 78 22.6 62 23.4 "
        'C44 24.4 30 29 21 37Z" fill="#FFFFFF" fill-opacity=".26"/>'
    )
    return document(132, 100, body, defs)


def drawings() -> dict[str, str]:
    """Draw a square for every good."""
    return {f"square_{colour}": square(colour) for colour in GOODS}
