"""Where ships stand: squares of the sea, berths of Modone; knows no board."""

from math import cos, pi, sin

from goldenhorn.workshop.drawings.palette import FOAM, GOLD, GOLD_DARK, GOLD_LIGHT, GOODS, INK, mix
from goldenhorn.workshop.drawings.svg import ROUND, document, linear, place, radial


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


def berth() -> str:
    """Return a berth of Modone: a tray of pale stone with an anchor."""
    defs = linear("f", 0, 10, 0, 80, (0, "#F3E6C6"), (1, "#C9B184")) + linear(
        "w", 0, 60, 0, 96, (0, "#8B7252"), (1, "#3B2B1E")
    )
    anchor = (
        '<path d="M0 -12 L0 14 M-7 -5 L7 -5 M-14 4 Q-12 15 0 16 Q12 15 14 4" '
        'stroke="#6B5238" stroke-width="3.6" fill="none" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
        '<circle cx="0" cy="-15" r="3.6" fill="none" stroke="#6B5238" '
        'stroke-width="3"/>'
        '<path d="M-17 7 L-14 1 L-9 6Z M17 7 L14 1 L9 6Z" fill="#6B5238"/>'
    )
    seams = "".join(
        f'<path d="M{66 + 48 * cos(angle):.1f} {45 + 27 * sin(angle):.1f} '
        f'L{66 + 57 * cos(angle):.1f} {45 + 36 * sin(angle):.1f}" stroke="#4A3828" '
        'stroke-width="1.4"/>'
        for angle in [seam * pi / 10 for seam in range(20)]
    )
    body = (
        f'<path d="{tray(1, 15, 130, 84)}" fill="{FOAM}" fill-opacity=".34"/>'
        f'<path d="{tray(5, 16, 122, 79)}" fill="{INK}"/>'
        f'<path d="{tray(7, 15, 118, 78)}" fill="url(#w)"/>'
        f'<path d="{tray(5, 5, 122, 80)}" fill="{INK}"/>'
        f'<path d="{tray(7, 7, 118, 76)}" fill="url(#f)"/>'
        f'<path d="{tray(15, 14.6, 102, 60.8)}" fill="#2C7A90" stroke="{INK}" '
        'stroke-width="2.4"/>'
        f'<path d="{tray(17, 19, 98, 56)}" fill="#4FA9B8"/>'
        '<path d="M34 34 q5.5 -5 11 0 q5.5 -5 11 0 M74 60 q5.5 -5 11 0 q5.5 -5 11 0 '
        'M30 56 q5.5 -5 11 0 M86 36 q5.5 -5 11 0" stroke="#BFE6E6" stroke-width="1.8" '
        'fill="none" stroke-linecap="round" stroke-opacity=".7"/>' + seams
    )
    for x, y in ((14, 45), (118, 45)):
        body += (
            f'<rect x="{x - 4}" y="{y - 12}" width="8" height="14" rx="3" '
            f'fill="#5A3620" stroke="{INK}" stroke-width="1.8"/>'
            f'<rect x="{x - 5}" y="{y - 14}" width="10" height="5" rx="2.4" '
            f'fill="#8B5A34" stroke="{INK}" stroke-width="1.6"/>'
        )
    return document(132, 100, body + f'<g opacity=".55">{place(anchor, 66, 45, 0.95)}</g>', defs)


def berth_outline() -> str:
    """Return the chalk outline of a hull, as on a chart: an empty berth."""
    return document(
        148,
        60,
        '<path d="M10 10 L30 12 L34 24 C60 30 96 29 116 22 L144 14 '
        'C139 34 130 49 112 52 C84 56 52 56 34 52 C18 48 11 30 10 10Z" fill="#BFE6E6" '
        'fill-opacity=".14" stroke="#DDF3EE" stroke-opacity=".62" stroke-width="3.4" '
        f'stroke-dasharray="9 8" {ROUND}/>',
    )


def drawings() -> dict[str, str]:
    """Draw all places of ships."""
    drawn = {f"square_{colour}": square(colour) for colour in GOODS}
    return {**drawn, "berth": berth(), "berth_outline": berth_outline()}
