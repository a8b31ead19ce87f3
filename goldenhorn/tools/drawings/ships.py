"""Ships of the players, bow to the right, under sail and in harbours."""

from collections.abc import Sequence

from goldenhorn.engine.pieces import FLEETS
from goldenhorn.engine.wire import word
from goldenhorn.tools.drawings.crests import insignia
from goldenhorn.tools.drawings.goods import symbol_mark
from goldenhorn.tools.drawings.palette import (
    CRESTS,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOODS,
    INK,
    SYMBOLS,
    WOOD_LIGHT,
    mix,
)
from goldenhorn.tools.drawings.sea import collar, foam
from goldenhorn.tools.drawings.svg import ROUND, document, linear, place


def sail(
    number: int, x: float, top: float, width: float, height: float, bulge: float, colour: str
) -> tuple[str, str]:
    """Return the gradient and the shapes of a swelling sail."""
    base, light, dark, ink = GOODS[colour]
    left, right = x - width * 0.50, x + width * 0.40
    outline = (
        f"M{left:.1f} {top + 1.5:.1f} Q{x:.1f} {top - 1.5:.1f} {right:.1f} "
        f"{top - 1:.1f} C{right + bulge:.1f} {top + height * 0.25:.1f} "
        f"{right + bulge * 1.15:.1f} {top + height * 0.72:.1f} "
        f"{right + bulge * 0.45:.1f} {top + height - 1:.1f} "
        f"Q{x + bulge * 0.5:.1f} {top + height * 0.86:.1f} {left + bulge * 0.05:.1f} "
        f"{top + height + 1:.1f} C{left + bulge * 0.75:.1f} {top + height * 0.72:.1f} "
        f"{left + bulge * 0.75:.1f} {top + height * 0.3:.1f} {left:.1f} {top + 1.5:.1f}Z"
    )
    defs = linear(
        f"s{number}",
        left,
        top,
        right + bulge,
        top + height * 0.55,
        (0, mix(base, dark, 0.55)),
        (0.22, mix(base, light, 0.12)),
        (0.55, mix(base, light, 0.38)),
        (0.82, base),
        (1, mix(base, dark, 0.7)),
    )
    head = (
        f"M{left:.1f} {top + 1.5:.1f} Q{x:.1f} {top - 1.5:.1f} {right:.1f} "
        f"{top - 1:.1f} L{right + bulge * 0.35:.1f} {top + height * 0.12:.1f} "
        f"Q{x + bulge * 0.5:.1f} {top + height * 0.10:.1f} {left + bulge * 0.22:.1f} "
        f"{top + height * 0.13:.1f}Z"
    )
    foot = (
        f"M{right + bulge * 0.45:.1f} {top + height - 1:.1f} "
        f"Q{x + bulge * 0.5:.1f} {top + height * 0.86:.1f} {left + bulge * 0.05:.1f} "
        f"{top + height + 1:.1f} L{left + bulge * 0.28:.1f} {top + height * 0.88:.1f} "
        f"Q{x + bulge * 0.5:.1f} {top + height * 0.74:.1f} {right + bulge * 0.75:.1f} "
        f"{top + height * 0.85:.1f}Z"
    )
    size = min(width, height) * 0.036
    body = (
        f'<path d="{outline}" fill="{INK}" stroke="{INK}" stroke-width="4.4" '
        'stroke-linejoin="round"/>'
        f'<path d="{outline}" fill="url(#s{number})"/>'
        f'<path d="M{left + width * 0.30:.1f} {top + height * 0.04:.1f} '
        f"C{left + width * 0.30 + bulge * 0.85:.1f} {top + height * 0.3:.1f} "
        f"{left + width * 0.30 + bulge * 0.85:.1f} {top + height * 0.7:.1f} "
        f"{left + width * 0.28 + bulge * 0.2:.1f} {top + height * 0.95:.1f} "
        f"M{left + width * 0.62:.1f} {top + height * 0.02:.1f} "
        f"C{left + width * 0.62 + bulge * 0.95:.1f} {top + height * 0.3:.1f} "
        f"{left + width * 0.62 + bulge * 0.98:.1f} {top + height * 0.7:.1f} "
        f'{left + width * 0.60 + bulge * 0.34:.1f} {top + height * 0.93:.1f}" '
        f'stroke="{dark}" stroke-width="1" stroke-opacity=".5" fill="none"/>'
        f'<path d="M{right - 1:.1f} {top + 1:.1f} '
        f"C{right + bulge * 0.93:.1f} {top + height * 0.26:.1f} "
        f"{right + bulge * 1.06:.1f} {top + height * 0.70:.1f} "
        f'{right + bulge * 0.42:.1f} {top + height * 0.95:.1f}" '
        f'stroke="{mix(light, "#FFFFFF", 0.5)}" stroke-width="1.5" stroke-opacity=".75" '
        'fill="none" stroke-linecap="round"/>'
        f'<path d="{head}" fill="{dark}" fill-opacity=".45"/>'
        f'<path d="{foot}" fill="{dark}" fill-opacity=".38"/>'
        + place(
            symbol_mark(SYMBOLS[colour], ink, mix(base, light, 0.3), 0.95),
            round(x + bulge * 0.46, 1),
            round(top + height * 0.47, 1),
            round(size, 3),
        )
        + f'<path d="M{left - 4:.1f} {top + 2:.1f} Q{x:.1f} {top - 2:.1f} {right + 4:.1f} '
        f'{top - 2:.1f}" stroke="{INK}" stroke-width="6" stroke-linecap="round" '
        'fill="none"/>'
        f'<path d="M{left - 4:.1f} {top + 2:.1f} Q{x:.1f} {top - 2:.1f} {right + 4:.1f} '
        f'{top - 2:.1f}" stroke="{WOOD_LIGHT}" stroke-width="3" stroke-linecap="round" '
        'fill="none"/>'
    )
    return defs, body


def _flag(crest: str, x: float, tallest: float) -> str:
    """Return the swallow-tailed flag on its pole above the tallest sail."""
    field, charge, trim, _shade = CRESTS[crest]
    flag_top = 2
    flag = (
        f"M{x} {flag_top} C{x + 12} {flag_top - 3} {x + 22} "
        f"{flag_top + 5} {x + 41} {flag_top + 1} L{x + 34} {flag_top + 11} "
        f"L{x + 41} {flag_top + 23} C{x + 24} {flag_top + 27} {x + 12} "
        f"{flag_top + 20} {x} {flag_top + 23}Z"
    )
    body = (
        f'<path d="M{x} {tallest} L{x} {flag_top - 1}" stroke="{INK}" '
        'stroke-width="5.4" stroke-linecap="round"/>'
        f'<path d="M{x} {tallest} L{x} {flag_top}" stroke="{GOLD}" '
        'stroke-width="2.6" stroke-linecap="round"/>'
    )
    body += (
        f'<path d="{flag}" fill="{field}" stroke="{INK}" stroke-width="4" '
        'stroke-linejoin="round"/>'
        f'<path d="{flag}" fill="{field}" stroke="{trim}" stroke-width="1.2" '
        'stroke-linejoin="round"/>'
    )
    return body + place(insignia(crest, charge, field), x + 6, flag_top + 1.6, 0.215)


def _hull(charge: str) -> str:
    """Return the hull with its livery band, the lantern, the stern castle and the figurehead."""
    hull = (
        "M9 78 L30 78 L33 94 C60 99 96 98 116 91 L146 84 C141 104 131 121 112 124 "
        "C84 128 52 128 34 124 C18 120 10 100 9 78Z"
    )
    body = (
        f'<path d="{hull}" fill="{INK}" stroke="{INK}" stroke-width="4.6" '
        'stroke-linejoin="round"/>'
        f'<path d="{hull}" fill="url(#h)"/>'
        '<path d="M20 112 C50 119 96 119 130 109 M15 103 C48 111 100 111 137 99" '
        'stroke="#2A150C" stroke-width="1.5" fill="none" opacity=".6"/>'
        # livery band
        '<path d="M11.6 90 C40 101 100 104 143.2 90.5 L140 99 '
        f'C100 110 44 109 14 100Z" fill="url(#bd)" stroke="{INK}" '
        'stroke-width="1.6"/>'
    )
    for rivet in range(7):
        x = 34 + rivet * 14
        y = 101.3 - abs(rivet - 3) * 0.35
        body += f'<circle cx="{x}" cy="{y:.1f}" r="2.5" fill="{charge}" opacity=".9"/>'
    return body + (
        f'<path d="M32 92.5 C60 98 98 97 117 90.4 L146 83" stroke="{INK}" '
        'stroke-width="5" fill="none" stroke-linecap="round"/>'
        '<path d="M32 92.5 C60 98 98 97 117 90.4 L145 83.2" stroke="url(#au)" '
        'stroke-width="2.8" fill="none" stroke-linecap="round"/>'
        '<path d="M14 95 C18 108 24 116 36 120" stroke="#D9975A" '
        'stroke-width="1.6" stroke-opacity=".55" fill="none" '
        'stroke-linecap="round"/>'
        f'<path d="M6 66 L6 57" stroke="{INK}" stroke-width="3" '
        'stroke-linecap="round"/>'
        '<rect x="2.4" y="49" width="7.4" height="9" rx="2.4" fill="#FFE08A" '
        f'stroke="{INK}" stroke-width="1.8"/>'
        f'<path d="M1.6 49.4 L6 45.4 L10.6 49.4Z" fill="{GOLD}" stroke="{INK}" '
        'stroke-width="1.5" stroke-linejoin="round"/>'
        # stern castle
        f'<path d="M5 66 L31 68 L31 80 L9 80Z" fill="#8E5630" stroke="{INK}" '
        'stroke-width="2.6" stroke-linejoin="round"/>'
        f'<path d="M3 66.5 L33 68.6" stroke="{INK}" stroke-width="5.6" '
        'stroke-linecap="round"/>'
        '<path d="M3.6 66.5 L32.4 68.5" stroke="url(#au)" stroke-width="3" '
        'stroke-linecap="round"/>'
        f'<rect x="12" y="71.5" width="5.5" height="6" rx="2.4" fill="{GOLD_LIGHT}" '
        f'stroke="{INK}" stroke-width="1.2"/>'
        f'<rect x="21" y="72" width="5.5" height="6" rx="2.4" fill="{GOLD_LIGHT}" '
        f'stroke="{INK}" stroke-width="1.2"/>'
        # figurehead
        '<path d="M128 86 L147 81 L147.4 86 L136 91Z" fill="url(#au)" '
        f'stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>'
    )


def _oars() -> str:
    body = ""
    for oar in range(7):
        x = 38 + oar * 13
        body += (
            f'<path d="M{x} 108 L{x - 7} 127" stroke="{INK}" stroke-width="3.2" '
            'stroke-linecap="round"/>'
            f'<path d="M{x} 108 L{x - 7} 127" stroke="#D9A566" stroke-width="1.6" '
            'stroke-linecap="round"/>'
        )
    return body


def ship(crest: str, sails: Sequence[str], wake: bool) -> str:
    """Return a ship, in its own foam or dry for the moving water of the game."""
    field, charge, _trim, shade = CRESTS[crest]
    count = len(sails)
    rig = {
        1: [(69, 31, 74, 62, 17)],
        2: [(45, 36, 45, 55, 12), (95, 33, 45, 57, 12)],
        3: [(32, 34, 33, 47, 8), (69, 30, 35, 58, 8), (107, 36, 34, 52, 9)],
    }[count]
    defs = (
        linear("h", 0, 88, 0, 126, (0, "#A96A3A"), (0.5, "#7B4626"), (1, "#3C2013"))
        + linear("bd", 10, 90, 140, 100, (0, mix(field, "#FFFFFF", 0.15)), (0.6, field), (1, shade))
        + linear("au", 0, 80, 0, 100, (0, GOLD_LIGHT), (1, GOLD_DARK))
    )
    body = ""
    # masts and rigging
    masts = [spar[0] - 2 for spar in rig]
    main = masts[1] if count == 3 else masts[0]
    for mast, spar in zip(masts, rig, strict=True):
        body += (
            f'<path d="M{mast} 98 L{mast} {spar[1] - 12}" stroke="{INK}" '
            'stroke-width="6.4" stroke-linecap="round"/>'
            f'<path d="M{mast} 98 L{mast} {spar[1] - 12}" stroke="{WOOD_LIGHT}" '
            'stroke-width="3.2" stroke-linecap="round"/>'
        )
    body += (
        f'<path d="M138 88 L{masts[-1]} {rig[-1][1] - 8} M14 84 '
        f'L{masts[0]} {rig[0][1] - 8}" stroke="{INK}" stroke-width="1.6" fill="none" '
        'opacity=".8"/>'
    )
    # sails
    for number, (spar, colour) in enumerate(zip(rig, sails, strict=True)):
        gradient, shapes = sail(number, *spar, colour)
        defs += gradient
        body += shapes
    body += _flag(crest, main, min(spar[1] for spar in rig)) + _hull(charge) + _oars()
    if wake:
        body += place(collar(0), 4, 114)
    return document(148, 140, body, defs)


def moored(crest: str, sails: Sequence[str]) -> str:
    """Return a ship in a full harbour: a low hull under banners, its symbols large."""
    field, charge, _trim, shade = CRESTS[crest]
    count = len(sails)
    width = 24 * count + 22
    left = 11
    defs = linear("h", 0, 28, 0, 46, (0, "#A96A3A"), (0.5, "#7B4626"), (1, "#3C2013")) + linear(
        "bd", 0, 30, width, 36, (0, mix(field, "#FFFFFF", 0.15)), (0.6, field), (1, shade)
    )
    body = (
        f'<path d="M2 27 L{width - 3} 27 L{width - 1} 24 '
        f'C{width - 2} 36 {width - 8} 43 {width - 16} 43.6 L15 43.6 C7 43 3 36 2 27Z" '
        f'fill="{INK}" stroke="{INK}" stroke-width="3" {ROUND}/>'
        f'<path d="M2.6 27 L{width - 3} 27 L{width - 1.6} 25 '
        f'C{width - 3} 36 {width - 9} 42.6 {width - 16} 43 L15 43 C8 42.6 4 36 2.6 27Z" '
        'fill="url(#h)"/>'
    )
    body += (
        f'<path d="M4 30 L{width - 3.4} 30 L{width - 6} 36.4 L6.6 36.4Z" '
        f'fill="url(#bd)" stroke="{INK}" stroke-width="1.4"/>'
    )
    for shield in range(count * 2):
        body += f'<circle cx="{14 + shield * 12}" cy="33.2" r="1.7" fill="{charge}"/>'
    for number, colour in enumerate(sails):
        base, light, dark, ink = GOODS[colour]
        x = left + number * 24
        defs += linear(
            f"s{number}",
            x,
            2,
            x + 22,
            28,
            (0, mix(base, light, 0.45)),
            (0.5, base),
            (1, mix(base, dark, 0.5)),
        )
        body += (
            f'<path d="M{x} 4 L{x + 23} 4 L{x + 23} 28.4 Q{x + 11.5} 25.6 {x} 28.4Z" '
            f'fill="url(#s{number})" stroke="{INK}" stroke-width="2.4" {ROUND}/>'
            f'<path d="M{x - 1} 3.4 L{x + 24} 3.4" stroke="{INK}" '
            f'stroke-width="4.6" {ROUND}/>'
            f'<path d="M{x - 1} 3.4 L{x + 24} 3.4" stroke="{WOOD_LIGHT}" '
            f'stroke-width="2" {ROUND}/>'
            + place(
                symbol_mark(SYMBOLS[colour], ink, mix(base, light, 0.2), 0.97), x + 11.5, 15.8, 0.86
            )
        )
    body += foam(4, width - 3, 43.6, 3.2, 0)
    return document(width, 48, body, defs)


def crowded(crest: str, sails: Sequence[str]) -> str:
    """Return a ship where least room is: as wide as a moored one, with hardly more than banners."""
    field, _charge, _trim, shade = CRESTS[crest]
    width = 24 * len(sails) + 22
    defs = linear("h", 0, 14, 0, 28, (0, "#A96A3A"), (0.5, "#7B4626"), (1, "#3C2013")) + linear(
        "bd", 0, 18, width, 23, (0, mix(field, "#FFFFFF", 0.15)), (0.6, field), (1, shade)
    )
    body = (
        f'<path d="M2 15 L{width - 3} 15 L{width - 1.6} 12.6 '
        f'C{width - 2} 21 {width - 8} 27 {width - 14} 27.2 L14 27.2 C8 27 2.6 21 2 15Z" '
        f'fill="url(#h)" stroke="{INK}" stroke-width="2" {ROUND}/>'
        f'<path d="M3.4 17.4 L{width - 3.4} 17.4 L{width - 6.4} 23.4 L6.4 23.4Z" '
        f'fill="url(#bd)" stroke="{INK}" stroke-width="1.2"/>'
    )
    for number, colour in enumerate(sails):
        base, light, dark, ink = GOODS[colour]
        x = 11 + number * 24
        tones = (0, mix(base, light, 0.45)), (0.5, base), (1, mix(base, dark, 0.5))
        defs += linear(f"s{number}", x, 1, x + 22, 24, *tones)
        body += (
            f'<path d="M{x} 1.2 L{x + 24} 1.2 L{x + 24} 24.6 L{x} 24.6Z" '
            f'fill="url(#s{number})" stroke="{INK}" stroke-width="2" {ROUND}/>'
        )
        mark = symbol_mark(SYMBOLS[colour], ink, mix(base, light, 0.2), 0.97)
        body += place(mark, x + 12, 12.9, 1)
    return document(width, 29, body, defs)


def drawings() -> dict[str, str]:
    """Draw the whole fleet: afloat, dry, moored, and where ships crowd."""
    drawn = {}
    for fleet in FLEETS:
        for colours in fleet.sails:
            sails = [word(colour) for colour in colours]
            name = f"{fleet.crest}_{'-'.join(sails)}"
            drawn[f"ship_{name}"] = ship(fleet.crest, sails, wake=True)
            drawn[f"dry_{name}"] = ship(fleet.crest, sails, wake=False)
            drawn[f"moored_{name}"] = moored(fleet.crest, sails)
            drawn[f"crowded_{name}"] = crowded(fleet.crest, sails)
    return drawn
