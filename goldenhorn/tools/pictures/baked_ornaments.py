"""A developers' tool: small drawings that only baked pictures need, as SVG text."""

import io

import pygame

from goldenhorn.tools.drawings.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK
from goldenhorn.tools.drawings.svg import document, linear

GILT = (GOLD_LIGHT, GOLD, GOLD_DARK)


def drawn_ornament(source: str, width: int) -> pygame.Surface:
    """Rasterise one so many pixels wide."""
    found = source.split('viewBox="0 0 ', 1)[1].split('"', 1)[0].split()
    height = max(1, round(width * float(found[1]) / float(found[0])))
    # One pixel more than wanted: SDL_image rounds the longer side down.
    return pygame.image.load_sized_svg(io.BytesIO(source.encode()), (width + 1, height + 1))


def wave_marks() -> tuple[str, str]:
    """Draw the two strokes that stand for waves on a chart."""
    pen = 'stroke="#CFEFF0" stroke-width="2.2" fill="none" stroke-linecap="round"'
    return (
        document(34, 12, f'<path d="M2 9 Q7 1 12 7 Q15 10 18 6 Q23 0 32 8" {pen}/>'),
        document(24, 10, f'<path d="M2 8 Q8 0 14 6 Q17 9 22 6" {pen}/>'),
    )


def route_dot() -> str:
    """Draw one dot of the route."""
    return document(
        14,
        14,
        '<circle cx="7" cy="8" r="5" fill="#04202F" fill-opacity=".55"/>'
        '<circle cx="7" cy="7" r="4.2" fill="#FFF3D6"/><circle cx="6" cy="6" r="1.8" fill="#FFF"/>',
    )


def cypresses() -> str:
    """Draw three trees and a rock."""
    trees = "".join(
        _cypress(x, y, height) for x, y, height in ((18, 36, 26), (32, 38, 34), (44, 36, 22))
    )
    rock = f'<path d="M8 38 Q14 30 22 37Z" fill="#8B7252" stroke="{INK}" stroke-width="1.6"/>'
    return document(60, 40, trees + rock)


def _cypress(x: float, y: float, height: float) -> str:
    def at(across: float, up: float) -> str:
        return f"{x + height * across:.1f} {y - height * up:.1f}"

    return (
        f'<path d="M{at(0, 0)} C{at(-0.22, 0.1)} {at(-0.16, 0.7)} {at(0, 1)} C{at(0.16, 0.7)} '
        f'{at(0.22, 0.1)} {at(0, 0)}Z" fill="#2F5F46" stroke="{INK}" stroke-width="1.8"/>'
        f'<path d="M{at(0.03, 0.06)} C{at(0.16, 0.1)} {at(0.1, 0.6)} {at(0, 0.96)}Z" '
        'fill="#1D4433"/>'
    )


def quay(width: int, height: int) -> str:
    """Draw a quay of dressed stone."""
    definitions = linear("s", 0, 0, 0, height, (0, "#E9D8B0"), (1, "#C9AE7C"))
    seam = 'stroke="#A88C5E" stroke-width="1.2" stroke-opacity=".7"'
    body = (
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="5" fill="{INK}"/>'
        f'<rect x="2.4" y="2.4" width="{width - 4.8}" height="{height - 16}" rx="4" '
        'fill="url(#s)"/>'
        f'<rect x="2.4" y="{height - 14}" width="{width - 4.8}" height="11.6" rx="3" '
        'fill="#6E583D"/>'
    )
    for row in range((height - 16) // 16):
        y = 2.4 + (row + 1) * 16
        body += f'<path d="M3 {y} L{width - 3} {y}" {seam}/>'
        for stone in range(6):
            x = 18 + stone * 34 + (17 if row % 2 else 0)
            body += f'<path d="M{x} {y - 16} L{x} {y}" {seam}/>'
    for pile in range(7):
        x = 16 + pile * 28
        body += (
            f'<path d="M{x} {height - 14} L{x} {height - 3}" stroke="{INK}" stroke-opacity=".5"/>'
        )
    return document(width, height, body, definitions)


def market_cloth(width: int, height: int) -> str:
    """Draw the cloth of a market, with a fringe below."""
    cloth = height - 3
    definitions = linear("c", 0, 0, 0, height, (0, "#6B2F3A"), (1, "#4A1F2B"))
    fringe = "".join(
        f'<path d="M{4 + thread * 7.6:.1f} {cloth - 2} l0 4" stroke="{GOLD}" stroke-width="2"/>'
        for thread in range(int((width - 4) / 7.6) + 1)
    )
    return document(
        width,
        height,
        f'{fringe}<rect x="1.5" y="1.5" width="{width - 3}" height="{cloth - 3}" rx="5" '
        f'fill="url(#c)" stroke="{INK}" stroke-width="2.2"/><rect x="5.5" y="5" '
        f'width="{width - 11}" height="{cloth - 10}" rx="3" fill="none" stroke="{GOLD}" '
        'stroke-width="1.6" stroke-dasharray="6 3"/>',
        definitions,
    )


def gilded_edge(width: int, height: int, tones: tuple[str, str, str], thickness: float) -> str:
    """Draw a metal edge round a sheet."""
    inset = thickness / 2 + 1
    box = (
        f'x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" rx="8" '
        'fill="none"'
    )
    stops = tuple(zip((0, 0.5, 1), tones, strict=True))
    return document(
        width,
        height,
        f'<rect {box} stroke="{INK}" stroke-width="{thickness + 2}"/>'
        f'<rect {box} stroke="url(#g)" stroke-width="{thickness}"/>',
        linear("g", 0, 0, width * 0.3, height, *stops),
    )


def ribbon(width: int, height: int, tail: int) -> str:
    """Draw a ribbon with forked tails."""
    low, fold = height * 0.84, tail + 16
    definitions = linear("p", 0, 0, 0, height, (0, "#FFF6DC"), (0.5, "#F2DFB2"), (1, "#D8B981"))
    definitions += linear("q", 0, 0, 0, height, (0, "#C9A468"), (1, "#8A6434"))
    pen = f'stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"'
    top, bottom, notch = height * 0.28, height - 2, height * 0.64

    def end(outer: float, inner: float, cut: float) -> str:
        return (
            f'<path d="M{outer} {top} L{inner} {top} L{inner} {bottom} L{outer} {bottom} '
            f'L{cut} {notch}Z" fill="url(#q)" {pen}/>'
        )

    def crease(edge: float, inner: float) -> str:
        return f'<path d="M{edge} {top} L{inner} {bottom} L{inner} {low}Z" fill="#5A3D1E"/>'

    return document(
        width,
        height,
        end(2, fold, tail * 0.6)
        + end(width - 2, width - fold, width - tail * 0.6)
        + crease(tail, fold)
        + crease(width - tail, width - fold)
        + f'<path d="M{tail} 2 L{width - tail} 2 L{width - tail} {low} L{tail} {low}Z" '
        f'fill="url(#p)" {pen}/><path d="M{tail + 5} 6 L{width - tail - 5} 6 M{tail + 5} {low - 4} '
        f'L{width - tail - 5} {low - 4}" stroke="#B98A45" stroke-width="1.4"/>',
        definitions,
    )


def rail(width: int) -> str:
    """Draw the brass rail along the desk's edge."""
    definitions = linear("g", 0, 0, 0, 10, (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK))
    return document(
        width,
        10,
        f'<rect x="-5" y="1" width="{width + 10}" height="7" fill="url(#g)" stroke="{INK}" '
        'stroke-width="2"/>',
        definitions,
    )


def roof(width: int, height: int) -> str:
    """Draw a row of roof tiles."""
    count = width // 15
    step = width / count
    definitions = linear("r", 0, 0, 0, height, (0, "#D87E58"), (0.5, "#B5553A"), (1, "#7E3423"))
    body = (
        f'<rect x="0" y="1" width="{width}" height="{height * 0.62}" fill="url(#r)" '
        f'stroke="{INK}" stroke-width="2"/>'
    )
    for tile in range(count):
        left, right = tile * step, (tile + 1) * step
        body += (
            f'<path d="M{left:.1f} {height * 0.35} L{left:.1f} {height * 0.66} '
            f"Q{left + step / 2:.1f} {height * 1.16} {right:.1f} {height * 0.66} "
            f'L{right:.1f} {height * 0.35}Z" fill="url(#r)" stroke="{INK}" stroke-width="1.6"/>'
            f'<path d="M{left + step * 0.3:.1f} 3 l0 {height * 0.46}" stroke="#F2A27C" '
            'stroke-width="1.6" stroke-opacity=".7"/>'
        )
    return document(width, height + 2, body, definitions)
