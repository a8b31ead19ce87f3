"""Ornaments: rose, laurel, crown, coin, ribbon, fort; knows no screen."""

from math import cos, radians, sin

from goldenhorn.workshop.drawings.architecture import arch
from goldenhorn.workshop.drawings.goods import symbol_mark
from goldenhorn.workshop.drawings.palette import GOLD, GOLD_DARK, GOLD_LIGHT, GOODS, INK
from goldenhorn.workshop.drawings.svg import document, linear, place


def rose(radius: float, light: str, dark: str) -> str:
    """Return a compass rose round 0, 0."""
    points = ""
    for point in range(8):
        main = point % 2 == 0
        reach, half = (radius, radius * 0.16) if main else (radius * 0.66, radius * 0.11)
        points += (
            f'<g transform="rotate({point * 45.0})">'
            f'<path d="M0 {-reach:.1f} L{half:.1f} {-half:.1f} L0 0Z" fill="{light}"/>'
            f'<path d="M0 {-reach:.1f} L{-half:.1f} {-half:.1f} L0 0Z" fill="{dark}"/></g>'
        )
    rings = (
        f'<circle cx="0" cy="0" r="{radius * 0.72:.1f}" fill="none" stroke="{light}"'
        f' stroke-width="{radius * 0.03:.1f}"/><circle cx="0" cy="0" r="{radius * 0.62:.1f}"'
        f' fill="none" stroke="{light}" stroke-width="{radius * 0.02:.1f}"/>'
    )
    return rings + points + f'<circle cx="0" cy="0" r="{radius * 0.1:.1f}" fill="{light}"/>'


def laurel() -> str:
    """Return a laurel wreath, one half mirrored."""
    defs = linear("g", 0, 0, 100, 110, (0, "#8FBF6A"), (0.5, "#5E9A4A"), (1, "#2F6B35"))
    half = '<path d="M52 98 A44 44 0 0 0 92 34" fill="none" stroke="#2E4A22" stroke-width="2.6"/>'
    for pair in range(8):
        angle = 82 - pair * 17
        x = 50 + 44 * cos(radians(angle))
        y = 54 + 44 * sin(radians(angle))
        scale = 1 - 0.045 * pair
        for turn in (-34, 30):
            half += (
                f'<g transform="translate({x:.1f} {y:.1f}) '
                f'rotate({angle - 90 + turn:.0f}) scale({scale:.2f})">'
                '<path d="M0 0 C4 -6 12 -7 19 0 C12 6 4 5 0 0Z" fill="url(#g)" '
                f'stroke="{INK}" stroke-width="1.4"/>'
                '<path d="M2 0 L14 0" stroke="#CFE8A8" stroke-width="1" '
                'stroke-opacity=".8"/>'
                "</g>"
            )
    return document(
        124,
        120,
        f'<g transform="translate(12 4)">{half}<g transform="translate(100 0) '
        f'scale(-1 1)">{half}</g>'
        f'<circle cx="50" cy="99" r="4.6" fill="{GOLD}" stroke="{INK}" '
        'stroke-width="1.8"/>'
        "</g>",
        defs,
    )


def crown() -> str:
    """Return a crown."""
    defs = linear("g", 0, 0, 0, 60, (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK))
    return document(
        80,
        60,
        '<path d="M8 50 L4 16 L22 32 L40 6 L58 32 L76 16 L72 50Z" fill="url(#g)" '
        f'stroke="{INK}" stroke-width="3.4" stroke-linejoin="round"/>'
        '<rect x="8" y="46" width="64" height="10" rx="4" fill="url(#g)" '
        f'stroke="{INK}" stroke-width="3"/>'
        f'<circle cx="4" cy="14" r="4" fill="{GOLD_LIGHT}" stroke="{INK}" '
        'stroke-width="2"/>'
        f'<circle cx="40" cy="6" r="5" fill="{GOLD_LIGHT}" stroke="{INK}" '
        'stroke-width="2"/>'
        f'<circle cx="76" cy="14" r="4" fill="{GOLD_LIGHT}" stroke="{INK}" '
        'stroke-width="2"/>'
        f'<circle cx="24" cy="51" r="3" fill="{GOODS["blue"][0]}"/>'
        f'<circle cx="40" cy="51" r="3.4" fill="{GOODS["red"][0]}"/>'
        f'<circle cx="56" cy="51" r="3" fill="{GOODS["green"][0]}"/>',
        defs,
    )


def coin() -> str:
    """Return a coin."""
    return document(
        30,
        30,
        f'<circle cx="15" cy="15" r="13.4" fill="{GOLD}" stroke="{INK}" '
        'stroke-width="2.4"/>'
        f'<circle cx="15" cy="15" r="9.4" fill="none" stroke="{GOLD_DARK}" '
        'stroke-width="1.6"/>'
        f'<path d="M6 11 A10 10 0 0 1 16 5" stroke="{GOLD_LIGHT}" stroke-width="2.4" '
        'fill="none" stroke-linecap="round"/>'
        + place(symbol_mark("star", GOLD_DARK), 15, 15, 0.62),
    )


def ribbon() -> str:
    """Return the ribbon of the prompt."""
    defs = linear("p", 0, 0, 0, 48, (0, "#FFF6DC"), (0.5, "#F2DFB2"), (1, "#D8B981")) + linear(
        "q", 0, 0, 0, 48, (0, "#C9A468"), (1, "#8A6434")
    )
    body = (
        f'<path d="M2 {48 * 0.28} L{24 + 16} {48 * 0.28} L{24 + 16} {48 - 2} '
        f'L2 {48 - 2} L{24 * 0.6} {48 * 0.64}Z" fill="url(#q)" stroke="{INK}" '
        'stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="M{600 - 2} {48 * 0.28} L{600 - 24 - 16} {48 * 0.28} '
        f'L{600 - 24 - 16} {48 - 2} L{600 - 2} {48 - 2} L{600 - 24 * 0.6} {48 * 0.64}Z" '
        f'fill="url(#q)" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="M{24} {48 * 0.28} L{24 + 16} {48 - 2} L{24 + 16} {48 * 0.8}Z" '
        'fill="#5A3D1E"/>'
        f'<path d="M{600 - 24} {48 * 0.28} L{600 - 24 - 16} {48 - 2} '
        f'L{600 - 24 - 16} {48 * 0.8}Z" fill="#5A3D1E"/>'
        f'<path d="M{24} 2 L{600 - 24} 2 L{600 - 24} {48 * 0.84} L{24} {48 * 0.84}Z" '
        f'fill="url(#p)" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="M{24 + 5} 6 L{600 - 24 - 5} 6 M{24 + 5} {48 * 0.84 - 4} '
        f'L{600 - 24 - 5} {48 * 0.84 - 4}" stroke="#B98A45" stroke-width="1.4"/>'
    )
    return document(600, 48, body, defs)


def fort_icon() -> str:
    """Return a little fort."""
    defs = linear("w", 0, 8, 0, 44, (0, "#F6E9CB"), (1, "#C9A97A"))
    body = (
        '<path d="M4 44 L4 18 L12 18 L12 24 L17 24 L17 8 L31 8 L31 24 L36 24 L36 18 '
        f'L44 18 L44 44Z" fill="url(#w)" stroke="{INK}" stroke-width="2.4" '
        'stroke-linejoin="round"/>'
    )
    body += "".join(
        f'<rect x="{x}" y="{y}" width="4.6" height="6" fill="#F6E9CB" stroke="{INK}" '
        'stroke-width="1.6"/>'
        for x, y in ((3, 13), (9, 13), (16, 3), (21.8, 3), (27.4, 3), (35, 13), (40.6, 13))
    )
    return document(48, 48, body + arch(20, 28, 8, 16, "#3A241A", False, 1.4), defs)


def drawings() -> dict[str, str]:
    """Draw all ornaments."""
    return {
        "compass_rose": document(200, 200, place(rose(96, "#FFE9B0", "#B98A45"), 100, 100)),
        "laurel": laurel(),
        "crown": crown(),
        "coin": coin(),
        "ribbon": ribbon(),
        "fort_icon": fort_icon(),
    }
