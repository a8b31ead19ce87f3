"""The six goods as pieces: their symbols, cubes and studs."""

from collections.abc import Callable
from math import cos, pi, sin

from goldenhorn.tools.drawings.palette import (
    GOLD_DARK,
    GOLD_LIGHT,
    GOODS,
    INK,
    PALE_PARCHMENT,
    SYMBOLS,
    mix,
)
from goldenhorn.tools.drawings.svg import document, linear, place, radial


def star_path() -> str:
    """Return the outline of the five-pointed star."""
    points = []
    for corner in range(10):
        radius = 10.4 if corner % 2 == 0 else 4.5
        angle = -pi / 2 + corner * pi / 5
        points.append(f"{radius * cos(angle):.2f} {radius * sin(angle) + 0.6:.2f}")
    return "M" + " L".join(points) + "Z"


def _opacity(opacity: float) -> str:
    return f' opacity="{opacity}"' if opacity != 1 else ""


def star(ink: str, _cut: str, opacity: float) -> str:
    """Yellow: a star of five points."""
    return (
        f'<path d="{star_path()}" fill="{ink}" stroke="{ink}" stroke-width="1.2" '
        f'stroke-linejoin="round"{_opacity(opacity)}/>'
    )


def blossom(ink: str, cut: str, opacity: float) -> str:
    """Pink: five petals round a hole."""
    # Petals overlap, and where two transparent ones do it would show: thin the ink instead.
    ink = mix(cut, ink, opacity)
    petals = ""
    for petal in range(5):
        angle = -pi / 2 + petal * 2 * pi / 5
        x, y = 5.4 * cos(angle), 5.4 * sin(angle) + 0.3
        petals += f'<circle cx="{x:.2f}" cy="{y:.2f}" r="4.5" fill="{ink}"/>'
    return petals + f'<circle cx="0" cy=".3" r="3" fill="{cut}"/>'


def leaf(ink: str, cut: str, opacity: float) -> str:
    """Green: a leaf with its veins cut out."""
    return (
        '<path d="M-8.5 9 C-11 -1 -4 -10 9.5 -9.5 C10.5 3 3 11 -8.5 9Z" '
        f'fill="{ink}"{_opacity(opacity)}/>'
        f'<path d="M-9.6 10 L4.5 -4.2 M-2.6 2.6 L-2 -3.6 M-2.2 2.2 L4 2" stroke="{cut}" '
        'stroke-width="1.7" fill="none" stroke-linecap="round"/>'
    )


def diamond(ink: str, _cut: str, opacity: float) -> str:
    """Red: a standing diamond."""
    return (
        f'<path d="M0 -10.5 L8.2 0 L0 10.5 L-8.2 0Z" fill="{ink}" stroke="{ink}" '
        f'stroke-width="1" stroke-linejoin="round"{_opacity(opacity)}/>'
    )


def ring(ink: str, _cut: str, opacity: float) -> str:
    """Orange: a ring."""
    return (
        f'<circle cx="0" cy="0" r="7.2" fill="none" stroke="{ink}" '
        f'stroke-width="4.6"{_opacity(opacity)}/>'
    )


def crescent(ink: str, _cut: str, opacity: float) -> str:
    """Blue: a crescent."""
    return (
        f'<path d="M3.2 -9.6 A9.9 9.9 0 1 0 9.8 3.6 A8 8 0 1 1 3.2 -9.6Z" fill="{ink}" '
        f'stroke="{ink}" stroke-width=".8" stroke-linejoin="round"{_opacity(opacity)}/>'
    )


_MARKS: dict[str, Callable[[str, str, float], str]] = {
    mark.__name__: mark for mark in (star, blossom, leaf, diamond, ring, crescent)
}


def symbol_mark(symbol: str, ink: str, cut: str = "#FFFFFF", opacity: float = 1) -> str:
    """Return a symbol round 0, 0, ten units to each side, the ground showing where it is cut."""
    return _MARKS[symbol](ink, cut, opacity)


def empty_cube(colour: str) -> str:
    """Return the place where a cube is missing."""
    dark = GOODS[colour].dark
    body = (
        '<rect x="4" y="10" width="32" height="32" rx="6" fill="#000000" fill-opacity=".16"'
        f' stroke="{dark}" stroke-width="2" stroke-opacity=".65"/><g opacity=".45">'
        f"{place(symbol_mark(SYMBOLS[colour], dark, PALE_PARCHMENT), 20, 26, 1.0)}</g>"
    )
    return document(44, 46, body)


def cube(colour: str) -> str:
    """Return a cube, its symbol flat on the front."""
    base, light, dark, ink = GOODS[colour]
    defs = (
        linear(
            "f",
            4,
            10,
            30,
            42,
            (0, mix(base, light, 0.35)),
            (0.45, base),
            (1, mix(base, dark, 0.45)),
        )
        + linear("t", 0, 3, 0, 12, (0, mix(light, "#FFFFFF", 0.35)), (1, light))
        + linear("s", 36, 0, 43, 0, (0, mix(base, dark, 0.75)), (1, dark))
    )
    body = (
        '<path d="M4 13 L9 4.5 Q10 3 12 3 L38 3 Q42 3 42 7 L42 33 Q42 35 41 36 L36 42 '
        f'L10 43 L4 38Z" fill="{INK}" stroke="{INK}" stroke-width="2.6" '
        'stroke-linejoin="round"/>'
        '<path d="M5 12 L10 5 Q10.8 3.6 12.6 3.6 L38.6 3.6 L41 5 L35 11 L8 11Z" '
        'fill="url(#t)"/>'
        '<path d="M35 11 L41.2 5 L41.6 7 L41.6 33 Q41.6 34.5 40.6 35.6 L35.5 41Z" '
        'fill="url(#s)"/>'
        '<rect x="3.6" y="10.4" width="32.4" height="32" rx="5" fill="url(#f)"/>'
        '<path d="M6 14.5 Q6.2 12.2 9 12 L31 12 Q33.6 12 34 13.4 L10 13.6 '
        'Q8 13.8 7.8 16 L7.4 36 L6 36Z" fill="#FFFFFF" fill-opacity=".55"/>'
        + place(symbol_mark(SYMBOLS[colour], ink, mix(base, light, 0.1), 0.92), 19.8, 26.6, 1.12)
    )
    return document(44, 46, body, defs)


def stud(colour: str) -> str:
    """Return the stud on a square's front rim."""
    base, light, dark, ink = GOODS[colour]
    defs = radial(
        "f", 14, 11, 22, (0, mix(base, light, 0.5)), (0.6, base), (1, mix(base, dark, 0.5))
    ) + linear("g", 0, 0, 0, 36, (0, GOLD_LIGHT), (1, GOLD_DARK))
    return document(
        36,
        36,
        f'<circle cx="18" cy="18" r="17" fill="{INK}"/>'
        '<circle cx="18" cy="18" r="15.4" fill="url(#g)"/>'
        f'<circle cx="18" cy="18" r="12.6" fill="{INK}"/>'
        '<circle cx="18" cy="18" r="11.8" fill="url(#f)"/>'
        + place(symbol_mark(SYMBOLS[colour], ink, base), 18, 18, 0.74),
        defs,
    )


def symbol(colour: str) -> str:
    """Return the bare symbol."""
    base, ink = GOODS[colour].base, GOODS[colour].ink
    return document(24, 24, place(symbol_mark(SYMBOLS[colour], ink, base), 12, 12, 1.05))


def drawings() -> dict[str, str]:
    """Draw all pieces of the goods."""
    drawn = {}
    for colour in GOODS:
        drawn[f"cube_{colour}"] = cube(colour)
        drawn[f"cube_{colour}_empty"] = empty_cube(colour)
        drawn[f"stud_{colour}"] = stud(colour)
        drawn[f"symbol_{colour}"] = symbol(colour)
    return drawn
