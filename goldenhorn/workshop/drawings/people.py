"""Figures: soldier, farmer, the doge who goes first, the gull who teaches; knows no rule."""

from goldenhorn.workshop.drawings.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, mix
from goldenhorn.workshop.drawings.svg import ROUND, circle, document, linear, path, radial

_STEEL, _STEEL_DARK = "#8FA3B5", "#4A5D70"


def soldier() -> str:
    """Return a tin soldier, as large as a cube."""
    defs = linear(
        "m", 12, 0, 32, 0, (0, mix(_STEEL, "#FFFFFF", 0.5)), (0.5, _STEEL), (1, _STEEL_DARK)
    )
    body = (
        f'<path d="M36 3 L36 43" stroke="{INK}" stroke-width="4.4" '
        'stroke-linecap="round"/>'
        '<path d="M36 6 L36 42" stroke="#8B5A34" stroke-width="2.2"/>'
        f'<path d="M36 0 L39.4 8 L36 11 L32.6 8Z" fill="#E9EEF2" stroke="{INK}" '
        'stroke-width="1.6" stroke-linejoin="round"/>'
        '<path d="M11 43 L12 26 Q13 19 22 19 Q31 19 32 26 L33 43Z" fill="#B5322E" '
        f'stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="M22 20 L22 43 M13 32 L31 32" stroke="{GOLD_LIGHT}" '
        'stroke-width="2.4"/>'
        '<path d="M13.6 15 Q13.4 5 22 4.4 Q30.6 5 30.4 15 L30.4 18 Q22 21 13.6 18Z" '
        f'fill="url(#m)" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="M14 13 L30 13" stroke="{INK}" stroke-width="3"/>'
        f'<path d="M22 5 L22 19" stroke="{_STEEL_DARK}" stroke-width="2"/>'
        '<path d="M3 25 L16 25 L16 33 Q15 39 9.5 41.6 Q4 39 3 33Z" fill="url(#m)" '
        f'stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"/>'
        f'<path d="M9.5 26 L9.5 40 M4 31 L15.4 31" stroke="{INK}" stroke-width="1.8"/>'
    )
    return document(44, 46, body, defs)


def farmer() -> str:
    """Return a farmer, as large as a cube."""
    defs = linear("h", 0, 4, 0, 16, (0, "#FFE9A8"), (1, "#D9A84A")) + linear(
        "b", 10, 0, 34, 0, (0, "#B98F5A"), (1, "#7A5230")
    )
    body = (
        f'<path d="M36 8 L36 43" stroke="{INK}" stroke-width="4.2" '
        'stroke-linecap="round"/>'
        '<path d="M36 10 L36 42" stroke="#8B5A34" stroke-width="2.2"/>'
        f'<path d="M31.6 2 L31.6 9 Q36 13 40.4 9 L40.4 2 M36 2 L36 11" stroke="{INK}" '
        'stroke-width="2.4" fill="none" stroke-linecap="round"/>'
        '<path d="M10 43 L12 27 Q13 20 22 20 Q31 20 32 27 L34 43Z" fill="url(#b)" '
        f'stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"/>'
        '<path d="M16 22 L18 43 M28 22 L26 43" stroke="#4A2F1C" stroke-width="1.8"/>'
        f'<circle cx="22" cy="15" r="6.4" fill="#F0C79A" stroke="{INK}" '
        'stroke-width="2.2"/>'
        '<path d="M7 13 Q13 9 15.6 9 Q16.6 2.6 22 2.6 Q27.4 2.6 28.4 9 Q31 9 37 13 '
        f'Q22 17.4 7 13Z" fill="url(#h)" stroke="{INK}" stroke-width="2.2" '
        'stroke-linejoin="round"/>'
        '<path d="M15.6 9.6 Q22 12 28.4 9.6" stroke="#A3532E" stroke-width="2" '
        'fill="none"/>'
    )
    return document(44, 46, body, defs)


def start_player() -> str:
    """Return the gilded doge who stands with whoever went first."""
    defs = (
        linear(
            "g", 10, 0, 54, 0, (0, "#FFF3C0"), (0.35, "#F2C65A"), (0.7, "#C98E2C"), (1, "#7A4E12")
        )
        + linear("b", 0, 68, 0, 84, (0, "#8A2B33"), (1, "#4A1119"))
        + radial("f", 28, 26, 14, (0, "#FFF6D2"), (1, "#E3B04B"))
    )
    body = (
        '<ellipse cx="34" cy="79" rx="27" ry="4.500" fill="#0A141E" fill-opacity=".3"/>'
        + path(
            "M8 70 Q8 66 13 66 L51 66 Q56 66 56 70 L57 78 Q57 81 53 81 L11 81 Q7 81 7 78Z",
            "url(#b)",
            INK,
            2.6,
        )
        + path("M11 71 L53 71", stroke=GOLD, width=2)
    )
    body += (
        path("M14 66 Q14 44 24 37 L40 37 Q50 44 50 66Z", "url(#g)", INK, 2.6)
        + path("M24 38 Q32 46 40 38 L42 44 Q32 54 22 44Z", "#FBF3DF", INK, 1.8)
        + path("M32 50 L32 66", stroke="#8A5A16", width=2)
        + circle(32, 54, 1.8, "#8A2B33", INK, 1)
        + circle(32, 61, 1.8, "#8A2B33", INK, 1)
        + path("M17 64 Q18 52 22 48", stroke="#FFF9DC", width=2.2)
    )
    body += (
        circle(32, 29, 10.5, "url(#f)", INK, 2.4)
        + path(
            "M23 31 Q24 47 32 48 Q40 47 41 31 Q38 34 35 33 Q32 31.500 29 33 Q26 34 23 31Z",
            "#FFFFFF",
            INK,
            1.6,
        )
        + path("M28.400 28 L28.400 29 M35.600 28 L35.600 29", stroke=INK, width=2.4)
        + path("M30 37 Q32 38.500 34 37", stroke="#8A5A34", width=1.4)
    )
    body += (
        path(
            "M20 25 Q19 10 33 5 Q43 1 44 10 Q44 14 41 15 Q45 19 44 25 Q32 21 20 25Z",
            "url(#g)",
            INK,
            2.5,
        )
        + path("M20.500 24 Q32 19.500 43.500 24", stroke="#8A2B33", width=3)
        + path("M25 18 Q27 11 34 8", stroke="#FFF9DC", width=2)
    )
    body += (
        path("M50 66 L52 30", stroke=INK, width=5)
        + path("M50 66 L52 30", stroke="#F2C65A", width=2.2)
        + path("M53 30 Q66 32 62 44 Q56 38 52 42Z", "#8A2B33", INK, 1.8)
    )
    return document(68, 86, body, defs)


def doge_cap() -> str:
    """Return the doge's horned cap."""
    defs = linear("c", 8, 4, 40, 30, (0, "#FFF8DC"), (0.5, "#F0CE7A"), (1, "#B57F2A")) + linear(
        "b", 0, 26, 0, 38, (0, "#FFF6DE"), (1, "#D8C090")
    )
    body = (
        '<path d="M6 30 C4 20 8 12 16 9 C22 7 26 3 32 3 C38 4 37 11 35 15 '
        f'C40 19 42 24 42 30Z" fill="url(#c)" stroke="{INK}" '
        f'stroke-width="2.6" {ROUND}/>'
        '<path d="M12 26 C12 19 16 14 22 12 M24 26 C25 20 28 16 32 12 M34 26 '
        'C34 23 34 20 33 17" stroke="#8A5A16" stroke-width="1.6" fill="none" '
        f'stroke-opacity=".75" {ROUND}/>'
        '<rect x="4" y="27" width="40" height="9.4" rx="4.4" fill="url(#b)" '
        f'stroke="{INK}" stroke-width="2.4"/>'
    )
    for pearl in range(5):
        body += f'<circle cx="{10 + pearl * 7}" cy="31.7" r="1.9" fill="{GOLD_DARK}"/>'
    return document(48, 39, body, defs)


def coach(pointing: bool) -> str:
    """Return the coach, a gull in a doge's cap on a pole, talking or pointing."""
    defs = (
        linear("b", 40, 60, 120, 150, (0, "#FFFFFF"), (0.6, "#F1F4F2"), (1, "#B9C9CF"))
        + linear("w", 50, 90, 100, 150, (0, "#A9BBC6"), (1, "#5F7688"))
        + linear("g", 40, 0, 110, 0, (0, "#FFF3C0"), (0.4, "#E3B04B"), (1, "#8A5A16"))
        + linear("p", 56, 0, 96, 0, (0, "#FFF3D6"), (1, "#CDB58A"))
        + linear("y", 0, 52, 0, 80, (0, "#FFC84A"), (1, "#E07A10"))
    )
    body = (
        path("M56 148 L96 148 L96 200 L56 200Z", "url(#p)", INK, 3)
        + "".join(
            path(
                f"M56 {160 + stripe * 22} L96 {150 + stripe * 22} L96 {162 + stripe * 22} "
                f"L56 {172 + stripe * 22}Z",
                "#A81A28",
            )
            for stripe in range(2)
        )
        + path("M56 148 L96 148 L96 200 L56 200Z", stroke=INK, width=3)
        + f'<ellipse cx="76" cy="148" rx="21" ry="6" fill="#F6E6C2" stroke="{INK}" '
        'stroke-width="3"/>'
    )
    body += (
        path("M66 148 L64 132 M86 148 L88 132", stroke=INK, width=7)
        + path("M66 147 L64 132 M86 147 L88 132", stroke="#F29A2E", width=3.6)
        + path("M58 149 L70 149 M80 149 L94 149", stroke="#F29A2E", width=4)
    )
    body += path("M20 128 Q10 134 6 144 Q24 146 40 136Z", "#5F7688", INK, 3) + path(
        "M52 48 Q40 60 42 78 Q26 92 22 122 Q30 142 66 140 Q104 142 112 114 "
        "Q116 92 100 78 Q106 58 94 46Z",
        "url(#b)",
        INK,
        3.4,
    )
    body += path(
        "M38 92 Q22 108 16 136 Q44 138 66 118 Q76 104 68 92 Q54 82 38 92Z", "url(#w)", INK, 3
    ) + path("M28 122 Q42 118 52 106 M34 130 Q50 126 60 112", stroke="#3F5566", width=2)
    if pointing:
        body += path(
            "M98 92 Q118 88 142 70 Q144 84 134 94 Q140 94 143 92 Q136 108 118 112 Q106 114 98 108Z",
            "url(#w)",
            INK,
            3,
        ) + path("M112 102 Q126 96 134 90", stroke="#3F5566", width=2)
    else:
        body += path("M100 90 Q116 102 112 128 Q100 122 96 104Z", "url(#w)", INK, 3)
    body += (
        path("M94 56 Q120 56 134 68 Q122 72 96 70Z", "url(#y)", INK, 2.8)
        + (
            path("M96 70 Q114 74 124 80 Q108 84 94 76Z", "#E07A10", INK, 2.6)
            if not pointing
            else path("M96 68 Q116 70 130 68", stroke="#8A3A00", width=2)
        )
        + path("M122 64 Q126 65 128 68", stroke="#A81A28", width=4)
    )
    body += (
        circle(84, 56, 7, "#FFFFFF", INK, 2.4)
        + circle(86, 57, 3.6, INK)
        + circle(87.4, 55.4, 1.3, "#FFFFFF")
        + path("M74 46 Q82 42 92 47", stroke=INK, width=2.8)
    )
    body += (
        path(
            "M46 46 Q44 18 76 8 Q96 2 100 16 Q101 24 94 26 Q102 34 101 46 Q74 36 46 46Z",
            "url(#g)",
            INK,
            3.2,
        )
        + path("M47 45 Q74 34 101 45", stroke="#A81A28", width=6)
        + path("M47 45 Q74 34 101 45", stroke=GOLD_LIGHT, width=1.4)
        + path("M58 34 Q60 22 74 15", stroke="#FFF9DC", width=3)
        + circle(74, 39, 3, "#1C6FB0", INK, 1.4)
    )
    body += path("M48 82 Q74 98 102 80 L104 90 Q76 106 44 92Z", "#A81A28", INK, 2.6) + path(
        "M80 96 L88 118 L78 112 L70 120 L72 96Z", "#A81A28", INK, 2.6
    )
    return document(150, 202, body, defs)


def drawings() -> dict[str, str]:
    """Draw all figures."""
    return {
        "soldier": soldier(),
        "farmer": farmer(),
        "start_player": start_player(),
        "doge_cap": doge_cap(),
        "coach_talk": coach(pointing=False),
        "coach_point": coach(pointing=True),
    }
