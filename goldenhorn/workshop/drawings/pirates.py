"""The pirates: their sloop, their sabres, the flash where these meet; knows no rule."""

from math import cos, pi, sin

from goldenhorn.workshop.drawings.marks import crossed_sabres
from goldenhorn.workshop.drawings.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK
from goldenhorn.workshop.drawings.svg import circle, document, linear, path, place, radial

_STEEL = "#F7EFD9"


def pirate() -> str:
    """Return the pirate sloop."""
    defs = (
        linear("h", 0, 84, 0, 124, (0, "#3A2A30"), (0.5, "#231820"), (1, "#0E080C"))
        + linear("s", 30, 20, 120, 80, (0, "#3B2E38"), (0.5, "#241A22"), (1, "#120B10"))
        + linear("e", 30, 0, 60, 0, (0, "#7A1420"), (1, "#4A0812"))
    )
    body = (
        path("M58 100 L70 6", stroke=INK, width=7)
        + path("M58 100 L70 6", stroke="#4A3640", width=3)
        + path("M70 8 L140 84 M66 30 L14 82", stroke=INK, width=1.8)
    )
    body += path(
        "M34 92 Q40 46 86 8 Q128 40 118 84 Q92 74 74 86 Q54 80 34 92Z", "url(#s)", "#0B0609", 4.2
    ) + path(
        "M40 86 Q48 48 86 14 M60 80 Q70 50 90 22 M92 78 Q102 56 96 28",
        stroke="#5A4652",
        width=1.4,
        stroke_opacity=0.8,
    )
    body += path(
        "M108 66 L117 70 L113 76 L118 82 Q106 76 98 78Z M44 82 L52 76 L56 81 L60 78 "
        "L64 84 Q52 80 40 88Z",
        "#0B0609",
        fill_opacity=0.9,
    )
    body += (
        place(crossed_sabres("#F4EAD2", "#F4EAD2"), 82, 60, 1.3)
        + circle(82, 44, 6.6, "#F4EAD2")
        + path("M78.500 48 L85.500 48 L85 52.500 L79 52.500Z", "#F4EAD2")
        + circle(79.6, 43.6, 1.7, "#120B10")
        + circle(84.4, 43.6, 1.7, "#120B10")
    )
    body += path(
        "M70 6 Q82 0 90 6 Q98 10 106 4 L102 12 L108 18 Q96 22 88 17 Q78 14 69 18Z",
        "url(#e)",
        INK,
        2.4,
    )
    hull = (
        "M14 82 L30 84 L34 96 C60 101 96 100 116 93 L147 82 C142 104 130 120 110 123 "
        "C84 127 54 127 38 123 C22 119 15 102 14 82Z"
    )
    body += (
        path(hull, "url(#h)", INK, 4.4)
        + path("M18 96 C48 106 100 106 142 92", stroke="#7A1420", width=3.4)
        + path("M22 106 C50 114 98 114 134 104", stroke="#55424C", width=1.6)
    )
    body += (
        circle(11, 74, 3.6, "#FFB03A", INK, 1.8)
        + path("M11 78 L13 84", stroke=INK, width=3)
        + "".join(
            path(f"M{48 + oar * 16} 110 L{40 + oar * 16} 127", stroke=INK, width=3.2)
            + path(f"M{48 + oar * 16} 110 L{40 + oar * 16} 127", stroke="#6B5560", width=1.4)
            for oar in range(5)
        )
    )
    body += path("M124 88 L148 80 L148 85 L132 93Z", "#7A1420", INK, 1.6)
    return document(150, 140, body, defs)


def large_sabres() -> str:
    """Return the two large sabres on the cards, round 0, 0."""
    blade = "M-30 24 C-14 18 6 2 22 -24 C26 -8 14 14 -22 30Z"
    sabre = (
        f'<path d="{blade}" fill="{_STEEL}" stroke="{INK}" stroke-width="3" '
        'stroke-linejoin="round"/>'
        f'<path d="M-24 16 L-14 34" stroke="{INK}" stroke-width="7" '
        'stroke-linecap="round"/>'
        f'<path d="M-24 16 L-14 34" stroke="{_STEEL}" stroke-width="3" '
        'stroke-linecap="round"/>'
        f'<path d="M-24 28 L-34 35" stroke="{INK}" stroke-width="8.5" '
        'stroke-linecap="round"/>'
        f'<path d="M-24 28 L-33.5 34.6" stroke="{GOLD}" stroke-width="4.6" '
        'stroke-linecap="round"/>'
    )
    return f'<g transform="scale(-1 1)">{sabre}</g>{sabre}'


def sabre() -> str:
    """Return a sabre that strikes."""
    defs = linear("s", 10, 70, 90, 10, (0, "#C9D2D8"), (0.5, "#FFFFFF"), (1, "#DDE6EA")) + linear(
        "g", 0, 60, 0, 110, (0, GOLD_LIGHT), (1, GOLD_DARK)
    )
    body = (
        path("M30 78 C56 66 88 38 108 2 C116 36 88 78 44 94Z", "url(#s)", INK, 5)
        + path("M44 80 C70 68 92 44 104 18", stroke="#8FA3B5", width=2.6)
        + path("M24 64 L52 100", stroke=INK, width=13)
        + path("M24 64 L52 100", stroke="url(#g)", width=7)
        + path("M34 86 L10 104", stroke=INK, width=17)
        + path("M34 86 L11 103", stroke="#6B2430", width=10)
        + circle(8, 106, 7, GOLD, INK, 3.4)
        + path("M24 64 Q2 76 8 104", stroke=INK, width=6)
        + path("M24 64 Q2 76 8 104", stroke=GOLD, width=2.8)
    )
    return document(120, 118, body, defs)


def flash() -> str:
    """Return the flash where sabres meet."""
    points = []
    for corner in range(24):
        reach = (58 if corner % 4 == 0 else 34) if corner % 2 == 0 else 15
        angle = corner * pi / 12
        points.append(f"{60 + reach * cos(angle):.1f} {60 + reach * sin(angle):.1f}")
    defs = radial("f", 60, 60, 58, (0, "#FFFFFF"), (0.45, "#FFF6CF"), (1, "#FFD24A"))
    return document(120, 120, path("M" + " L".join(points) + "Z", "url(#f)", INK, 3), defs)


def drawings() -> dict[str, str]:
    """Draw all that pirates need."""
    return {"pirate": pirate(), "sabre": sabre(), "flash": flash()}
