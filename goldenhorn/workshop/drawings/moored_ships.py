"""Ships in a full harbour, small and low; knows crests and goods, not the harbour."""

from collections.abc import Sequence

from goldenhorn.workshop.drawings.goods import symbol_mark
from goldenhorn.workshop.drawings.palette import CRESTS, GOODS, INK, SYMBOLS, WOOD_LIGHT, mix
from goldenhorn.workshop.drawings.sea import foam
from goldenhorn.workshop.drawings.svg import ROUND, document, linear, place


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
