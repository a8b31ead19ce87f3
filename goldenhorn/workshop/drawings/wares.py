"""The six goods as still lifes: what is in the cubes; knows the palette, not the board."""

from collections.abc import Callable

from goldenhorn.workshop.drawings.goods import symbol_mark
from goldenhorn.workshop.drawings.palette import GOLD, GOLD_DARK, GOLD_LIGHT, GOODS, INK, mix
from goldenhorn.workshop.drawings.svg import circle, document, linear, path, place, radial

_SHADOW = '<ellipse cx="33" cy="57" rx="23" ry="4.500" fill="#0A141E" fill-opacity=".25"/>'


def saffron() -> str:
    """Return a brass bowl heaped with saffron."""
    base, light, dark, _ink = GOODS["yellow"]
    defs = linear("a", 0, 34, 0, 58, (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK)) + radial(
        "h", 28, 24, 28, (0, light), (0.5, base), (1, dark)
    )
    body = (
        path("M10 37 Q14 20 32 15 Q50 20 54 37Z", "url(#h)", INK, 2.4)
        + path(
            "M18 34 L24 25 M26 35 L33 22 M34 35 L30 27 M38 34 L44 27 M46 35 L41 22 M22 21 L27 31",
            stroke="#C2410C",
            width=2,
        )
        + path("M7 36 L57 36 Q56 52 42 55 L22 55 Q8 52 7 36Z", "url(#a)", INK, 2.6)
        + path("M13 40 Q14 48 22 51", stroke="#FFF6D2", width=2.2)
        + path("M12 43 Q32 49 52 43", stroke=GOLD_DARK, width=1.6)
        + path("M24 55 L40 55 L42 59 L22 59Z", "url(#a)", INK, 2.2)
    )
    return document(64, 64, _SHADOW + body, defs)


def silk() -> str:
    """Return a bolt of silk with a falling end."""
    base, light, dark, _ink = GOODS["pink"]
    crease = mix(dark, "#000000", 0.3)
    defs = linear("a", 8, 0, 56, 0, (0, dark), (0.3, light), (0.6, base), (1, dark)) + linear(
        "f", 0, 30, 0, 60, (0, base), (1, mix(base, dark, 0.6))
    )
    body = (
        path(
            "M16 26 L54 22 L56 36 Q50 40 50 52 Q44 48 38 54 Q32 49 27 55 Q22 50 18 54Z",
            "url(#f)",
            INK,
            2.4,
        )
        + path(
            "M26 32 Q23 42 26 52 M36 32 Q33 42 37 51 M46 30 Q43 40 46 49",
            stroke=crease,
            width=1.5,
            stroke_opacity=0.7,
        )
        + path(
            "M12 14 L50 8 Q58 9 58 18 Q58 26 52 28 L14 33 Q7 32 7 24 Q7 15 12 14Z",
            "url(#a)",
            INK,
            2.4,
        )
        + f'<ellipse cx="13" cy="23.500" rx="6" ry="9.500" fill="{light}" stroke="{INK}" '
        'stroke-width="2.200"/>'
        + path("M13 18 Q9 20 10 24 Q11 28 14 27 Q16 25 14 23", stroke=crease, width=1.7)
        + path("M24 16 L48 12", stroke="#FFFFFF", width=2.4, stroke_opacity=0.7)
    )
    return document(64, 64, _SHADOW + body, defs)


def _leaf(x: float, y: float, turn: float, scale: float) -> str:
    leaf = path("M0 0 Q10 -9 24 0 Q10 8 0 0Z", "#2F8A5C", INK, 2.2)
    return place(leaf + path("M3 0 L20 0", stroke="#A9E3C6", width=1.3), x, y, scale, turn)


def olives() -> str:
    """Return two olives on a branch."""
    base, light, dark, _ink = GOODS["green"]
    defs = radial("a", 22, 34, 16, (0, light), (0.6, base), (1, dark)) + radial(
        "e", 42, 40, 16, (0, light), (0.6, base), (1, dark)
    )
    body = (
        path("M6 10 Q30 10 56 22", stroke=INK, width=5)
        + path("M6 10 Q30 10 56 22", stroke="#7A5230", width=2.4)
        + _leaf(20, 11, -38, 0.8)
        + _leaf(34, 14, -26, 0.9)
        + _leaf(47, 18, -14, 0.66)
        + _leaf(40, 17, 34, 0.9)
        + path("M23 13 L23 26 M36 15 L40 30", stroke=INK, width=2.4)
    )
    body += (
        f'<ellipse cx="22" cy="39" rx="11.500" ry="14" fill="url(#a)" stroke="{INK}" '
        'stroke-width="2.400"/>'
        f'<ellipse cx="43" cy="44" rx="11" ry="13.500" fill="url(#e)" stroke="{INK}" '
        'stroke-width="2.400"/>'
        + path("M16 33 Q17 29 21 28 M37 38 Q38 34 42 33", stroke="#E6FFF2", width=2.6)
    )
    return document(64, 64, _SHADOW + body, defs)


def wine() -> str:
    """Return an amphora of wine with a red band."""
    dark = GOODS["red"].dark
    defs = linear("a", 14, 0, 50, 0, (0, "#C9785A"), (0.35, "#EDB08C"), (1, "#8A4630")) + linear(
        "r", 14, 0, 50, 0, (0, dark), (0.35, "#D2414B"), (1, dark)
    )
    body = (
        path("M20 18 Q8 18 10 30 Q11 36 17 36", stroke=INK, width=6)
        + path("M20 18 Q8 18 10 30 Q11 36 17 36", stroke="#C9785A", width=2.6)
        + path("M44 18 Q56 18 54 30 Q53 36 47 36", stroke=INK, width=6)
        + path("M44 18 Q56 18 54 30 Q53 36 47 36", stroke="#8A4630", width=2.6)
    )
    body += (
        path(
            "M23 9 L41 9 L40 18 Q51 25 48 40 Q45 51 36 57 L28 57 Q19 51 16 40 Q13 25 24 18Z",
            "url(#a)",
            INK,
            2.5,
        )
        + path(
            "M15.600 31 Q32 36 48.600 31 Q49 38 46.800 44 Q32 49 17.400 44 Q15 38 15.600 31Z",
            "url(#r)",
            INK,
            1.8,
        )
        + place(symbol_mark("diamond", "#FFF1D2"), 32, 39.5, 0.5)
        + f'<ellipse cx="32" cy="9" rx="10.500" ry="3.800" fill="#EDB08C" stroke="{INK}" '
        'stroke-width="2.200"/>'
        f'<ellipse cx="32" cy="9" rx="6" ry="1.800" fill="{dark}"/>'
        + path("M22 24 Q18 28 19 30", stroke="#FFE3CF", width=2.4)
    )
    return document(64, 64, _SHADOW + body, defs)


_SEGMENT = path(
    "M0 -2 Q-5.500 -6 -4.600 -11 Q0 -13.500 4.600 -11 Q5.500 -6 0 -2Z", "#FFA53A", "#E06A00", 1
)


def citrus() -> str:
    """Return a whole fruit and half of one."""
    base, light, dark, _ink = GOODS["orange"]
    defs = radial("a", 34, 22, 26, (0, light), (0.6, base), (1, dark))
    body = (
        circle(38, 28, 19, "url(#a)", INK, 2.4)
        + path("M27 20 Q30 15 36 14", stroke="#FFF0D8", width=2.6)
        + path("M40 10 Q44 0 58 5 Q54 15 40 10Z", "#4F8A3A", INK, 2.2)
        + path("M42 9 Q48 6 54 6", stroke="#CFE8A8", width=1.4)
    )
    body += (
        circle(22, 42, 17, base, INK, 2.4)
        + circle(22, 42, 13.4, "#FFF1CF")
        + "".join(place(_SEGMENT, 22, 42, 1, 60 * segment) for segment in range(6))
    )
    return document(64, 64, _SHADOW + body, defs)


def glass() -> str:
    """Return a flask of blue Murano glass, gilded."""
    defs = linear(
        "a", 14, 0, 50, 0, (0, "#0C3574"), (0.3, "#6FA8EE"), (0.55, "#2468C4"), (1, "#0A2A60")
    )
    body = (
        path(
            "M27 8 L37 8 L36 22 Q52 30 50 44 Q48 56 38 57 L26 57 Q16 56 14 44 Q12 30 28 22Z",
            "url(#a)",
            INK,
            2.5,
        )
        + path("M25 7 L39 7 L38 12 L26 12Z", GOLD, INK, 2)
        + path("M15 41 Q32 48 49 41", stroke=GOLD, width=2.6)
        + path("M18 33 Q32 39 46 33", stroke=GOLD_LIGHT, width=1.6)
        + path("M20 34 Q18 42 21 49", stroke="#E4F0FF", width=3)
        + path("M30 14 L29.500 21", stroke="#E4F0FF", width=2.2)
        + place(symbol_mark("crescent", "#FFF1D2"), 33, 50, 0.36)
        + path("M24 57 L40 57 L42 60.500 L22 60.500Z", GOLD, INK, 1.8)
    )
    return document(64, 64, _SHADOW + body, defs)


_WARES: dict[str, Callable[[], str]] = {
    "yellow": saffron,
    "pink": silk,
    "green": olives,
    "red": wine,
    "orange": citrus,
    "blue": glass,
}


def drawings() -> dict[str, str]:
    """Draw all wares."""
    return {f"good_{colour}": draw() for colour, draw in _WARES.items()}
