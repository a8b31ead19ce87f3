"""What screens are furnished with: studs, brackets, lanterns, seals, and the icon of the game."""

from math import cos, pi, sin

from goldenhorn.workshop.drawings.icons import icon_mark
from goldenhorn.workshop.drawings.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, WOOD_LIGHT
from goldenhorn.workshop.drawings.svg import circle, document, linear, path, place, radial, rounded


def plaque_stud(dull: bool) -> str:
    """Return the stud of a button, of brass or dull."""
    tones = ("#C9BCA4", "#8C7F6A", "#5A4F40") if dull else (GOLD_LIGHT, GOLD, GOLD_DARK)
    return document(
        20,
        20,
        f'<circle cx="10" cy="10.8" r="8.6" fill="{INK}"/>'
        '<circle cx="10" cy="10" r="7" fill="url(#s)"/>'
        '<circle cx="7.8" cy="7.4" r="2" fill="#FFFFFF" fill-opacity=".8"/>',
        radial("s", 7, 6, 12, (0, tones[0]), (0.5, tones[1]), (1, tones[2])),
    )


def bracket() -> str:
    """Return a brass corner, for the top left."""
    return document(
        40,
        40,
        '<path d="M2 2 L38 2 L38 9 C24 9 16 10 14 14 C10 16 9 24 9 38 L2 38Z" '
        f'fill="url(#g)" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"/>'
        f'<circle cx="9" cy="9" r="3" fill="{GOLD_DARK}" stroke="{INK}" '
        'stroke-width="1.4"/>'
        f'<circle cx="29" cy="5.6" r="1.8" fill="{GOLD_DARK}"/>'
        f'<circle cx="5.6" cy="29" r="1.8" fill="{GOLD_DARK}"/>',
        linear("g", 0, 0, 30, 40, (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK)),
    )


def lantern(lit: bool) -> str:
    """Return a lantern of the lobby."""
    defs = (
        radial("f", 30, 46, 26, (0, "#FFFBE0"), (0.45, "#FFD868"), (1, "#F09A2A"))
        if lit
        else linear("f", 0, 26, 0, 70, (0, "#5E6B74"), (1, "#2E3A44"))
    )
    defs += linear("m", 8, 0, 52, 90, (0, "#C9A25A"), (0.5, "#8A6224"), (1, "#4A3010")) + radial(
        "h", 60, 60, 60, (0, "#FFE79A", 0.75), (0.4, "#FFD060", 0.32), (1, "#FFC040", 0)
    )
    halo = '<circle cx="60" cy="60" r="60" fill="url(#h)"/>' if lit else ""
    body = (
        '<g transform="translate(30 12)">'
        f'<circle cx="30" cy="9" r="7" fill="none" stroke="{INK}" stroke-width="6"/>'
        '<circle cx="30" cy="9" r="7" fill="none" stroke="#C9A25A" stroke-width="2.6"/>'
        f'<path d="M12 28 Q30 6 48 28Z" fill="url(#m)" stroke="{INK}" stroke-width="3" '
        'stroke-linejoin="round"/>'
        f'<path d="M14 28 L46 28 L42 72 L18 72Z" fill="url(#f)" stroke="{INK}" '
        'stroke-width="3" stroke-linejoin="round"/>'
        + (
            '<path d="M30 64 C22 58 25 50 30 40 C35 50 38 58 30 64Z" fill="#FFFFFF" '
            'fill-opacity=".95"/>'
            if lit
            else '<path d="M18 34 L24 66" stroke="#9DB0BC" stroke-width="2.4" stroke-opacity=".6"/>'
        )
        + '<path d="M30 28 L30 38 M30 64 L30 72 M22 28 L24 72 M38 28 L36 72" '
        f'stroke="{INK}" stroke-width="2" stroke-opacity="{0.35 if lit else 0.8}"/>'
        '<rect x="11" y="70" width="38" height="10" rx="3" fill="url(#m)" '
        f'stroke="{INK}" stroke-width="3"/>'
        "</g>"
    )
    return document(120, 110, halo + body, defs)


def seal() -> str:
    """Return wax with a tick in it."""
    rim = ""
    for corner in range(36):
        # The wax ran out unevenly.
        reach, angle = 34 + 3.4 * sin(corner * 2.1), corner * pi / 18
        rim += f"{' L' if rim else 'M'}{40 + reach * cos(angle):.1f} {40 + reach * sin(angle):.1f}"
    rim += "Z"
    defs = radial("w", 30, 26, 50, (0, "#C4694A"), (0.6, "#93402A"), (1, "#5E2416"))
    return document(
        80,
        80,
        f'<path d="{rim}" fill="url(#w)" stroke="{INK}" stroke-width="3" '
        'stroke-linejoin="round"/>'
        '<circle cx="40" cy="40" r="25" fill="none" stroke="#5E2416" stroke-width="3" '
        'stroke-opacity=".8"/>'
        '<path d="M18 34 A24 24 0 0 1 34 17" stroke="#F0A882" stroke-width="3.4" '
        'fill="none" stroke-linecap="round"/>'
        + place(icon_mark("check", "#FFF0D2", "#93402A"), 40 - 24 * 0.78, 40 - 24 * 0.78, 0.78),
        defs,
    )


def game_icon() -> str:
    """Return the icon of the game: a golden sail before the setting sun."""
    defs = (
        linear(
            "k", 0, 8, 0, 170, (0, "#15406B"), (0.55, "#C9788A"), (0.85, "#FFB865"), (1, "#FFE3A0")
        )
        + linear("z", 0, 168, 0, 248, (0, "#2A8FA8"), (1, "#08304D"))
        + radial("u", 128, 160, 100, (0, "#FFF6D6"), (0.5, "#FFE08A"), (1, "#FFB865", 0))
        + linear(
            "s",
            70,
            40,
            190,
            150,
            (0, "#B9771E"),
            (0.25, "#F6C552"),
            (0.55, "#FFEFA8"),
            (0.8, "#F2BE4A"),
            (1, "#A8681A"),
        )
        + linear("h", 0, 150, 0, 210, (0, "#A96A3A"), (0.5, "#7B4626"), (1, "#3C2013"))
        + linear("g", 0, 0, 120, 256, (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK))
    )
    body = '<rect x="8" y="8" width="240" height="240" rx="54" fill="url(#k)"/>' + circle(
        128, 160, 92, "url(#u)"
    )
    body += path("M10 176 L246 176 L246 194 Q246 246 194 246 L62 246 Q10 246 10 194Z", "url(#z)")
    body += (
        path("M118 160 L118 34", stroke=INK, width=16)
        + path("M118 160 L118 38", stroke=WOOD_LIGHT, width=7)
        + path(
            "M118 30 Q140 22 152 32 Q164 38 178 30 L170 46 L178 58 Q162 66 148 58 Q134 54 118 60Z",
            "#A81A28",
            INK,
            7,
        )
    )
    body += (
        path(
            "M60 66 Q120 52 180 62 Q222 104 194 156 Q140 132 66 158 Q96 112 60 66Z",
            "url(#s)",
            INK,
            9,
        )
        + path(
            "M98 64 Q126 104 100 146 M142 60 Q174 100 148 142",
            stroke="#A8681A",
            width=4,
            stroke_opacity=0.55,
        )
        + path("M148 78 A36 36 0 1 0 166 128 A29 29 0 1 1 148 78Z", "#5A1420", INK, 3.5)
    )
    body += path("M50 62 Q120 46 192 58", stroke=INK, width=13) + path(
        "M50 62 Q120 46 192 58", stroke=WOOD_LIGHT, width=6
    )
    body += (
        path(
            "M30 146 L62 150 L68 168 Q130 178 178 166 L232 148 Q222 202 178 210 "
            "Q120 218 70 208 Q34 196 30 146Z",
            "url(#h)",
            INK,
            9,
        )
        + path("M36 170 Q120 196 220 174", stroke="#FBF3DF", width=10)
        + path("M66 166 Q130 178 180 164 L228 148", stroke=GOLD, width=6)
    )
    body += path(
        "M16 204 Q38 186 60 200 Q84 214 108 200 Q132 186 156 200 Q182 212 202 194 "
        "Q214 178 232 186 Q242 192 240 206 Q236 226 200 222 Q120 234 50 224 "
        "Q18 220 16 204Z",
        "#F4FBF7",
        INK,
        4,
    ) + path(
        "M48 212 Q64 204 80 213 M108 214 Q126 204 144 213 M172 212 Q190 206 206 208",
        stroke="#6FB8C4",
        width=6,
    )
    body += path(rounded(10, 10, 236, 236, 52), stroke=INK, width=14) + path(
        rounded(10, 10, 236, 236, 52), stroke="url(#g)", width=7
    )
    return document(256, 256, body, defs)


def drawings() -> dict[str, str]:
    """Draw all furniture and the icon."""
    return {
        "plaque_stud": plaque_stud(dull=False),
        "plaque_stud_dull": plaque_stud(dull=True),
        "bracket": bracket(),
        "lantern_lit": lantern(lit=True),
        "lantern_dark": lantern(lit=False),
        "seal": seal(),
        "icon": game_icon(),
    }
