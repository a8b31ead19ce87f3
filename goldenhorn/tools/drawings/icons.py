"""The icons of buttons and settings: a bare glyph, or the glyph on an enamel roundel.

A glyph is a tuple of parts in a box of 48 by 48; a part is drawn in a colour, and what is cut out
shows the background.
"""

from collections.abc import Callable, Iterator
from math import cos, radians, sin

from goldenhorn.tools.drawings.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY, TEXT
from goldenhorn.tools.drawings.svg import ROUND, document, linear, place, radial

Part = Callable[[str, str], str]
"""Takes the colour and the ground."""

ENAMEL, BRASS = "#1C4A69", "#EDBB4C"
LIT = ("left", "right", "plus", "first", "pause", "peek", "hint", "undo")
"""The icons of buttons that can have the focus."""


def line(d: str, width: float = 4.4) -> Part:
    """Return an open line."""
    return lambda colour, _ground: (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" {ROUND}/>'
    )


def solid(d: str) -> Part:
    """Return a filled shape with soft corners."""
    return lambda colour, _ground: (
        f'<path d="{d}" fill="{colour}" stroke="{colour}" stroke-width="2" {ROUND}/>'
    )


def dot(x: float, y: float, radius: float) -> Part:
    """Return a disc."""
    return lambda colour, _ground: f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>'


def hole(x: float, y: float, radius: float) -> Part:
    """Return a disc that is cut out."""
    return lambda _colour, ground: f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{ground}"/>'


def ring(x: float, y: float, radius: float, width: float) -> Part:
    """Return a ring."""
    return lambda colour, _ground: (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{colour}"'
        f' stroke-width="{width}"/>'
    )


def shape(markup: str) -> Part:
    """Return any other element; COLOUR and GROUND stand for themselves."""
    return lambda colour, ground: markup.replace("COLOUR", colour).replace("GROUND", ground)


def _spoke(start: float, end: float, angle: float) -> str:
    across, down = cos(radians(angle)), sin(radians(angle))
    return (
        f"M{24 + start * across:.1f} {24 + start * down:.1f}"
        f" L{24 + end * across:.1f} {24 + end * down:.1f}"
    )


def _wheel() -> Iterator[Part]:
    for spoke in range(6):
        yield line(_spoke(5, 15, 60 * spoke + 30), 2.4)
        yield line(_spoke(15, 21, 60 * spoke + 30), 4.6)


ICONS: dict[str, tuple[Part, ...]] = {
    "sound": (
        solid("M6 19 L14 19 L24 10 L24 38 L14 29 L6 29Z"),
        line("M30 17 Q35 24 30 31 M36 11 Q45 24 36 37"),
    ),
    "music": (
        line("M18 36 L18 12 L38 8 L38 32"),
        shape('<path d="M18 18 L38 14" stroke="COLOUR" stroke-width="5"/>'),
        shape('<ellipse cx="13" cy="36" rx="6.5" ry="5" fill="COLOUR"/>'),
        shape('<ellipse cx="33" cy="32" rx="6.5" ry="5" fill="COLOUR"/>'),
    ),
    "speed": (
        line("M8 36 A18 18 0 1 1 40 36"),
        line("M24 28 L34 17", 5),
        dot(24, 28, 4.6),
        line("M24 9 L24 13 M9.5 21 L13 22.6 M38.5 21 L35 22.6", 3),
    ),
    "text": (
        line("M4 38 L15 10 L26 38 M8.4 28 L21.6 28", 4.6),
        line("M44 24 L44 38 M44 31 A6.6 6.6 0 1 1 30.8 31 A6.6 6.6 0 1 1 44 31", 4.2),
    ),
    "motion": (
        line("M4 16 Q10 8 16 16 T28 16 T40 16"),
        line("M8 27 Q14 19 20 27 T32 27 T44 27"),
        line("M4 38 Q10 30 16 38 T28 38 T40 38"),
    ),
    "contrast": (
        ring(24, 24, 17, 4.4),
        shape('<path d="M24 7 A17 17 0 0 1 24 41Z" fill="COLOUR"/>'),
    ),
    "language": (
        ring(24, 24, 17.4, 4),
        line(
            "M24 6.6 C13 16 13 32 24 41.4 C35 32 35 16 24 6.6 M7 24 L41 24 M10 14.6 L38 14.6 "
            "M10 33.4 L38 33.4",
            3,
        ),
    ),
    "pause": (line("M17 11 L17 37 M31 11 L31 37", 8),),
    "undo": (
        line("M14 17 L30 17 A10.5 10.5 0 0 1 30 38 L18 38", 5),
        solid("M18 6 L6 17 L18 28Z"),
    ),
    "peek": (
        line("M4 24 Q24 2 44 24 Q24 46 4 24Z", 4.2),
        dot(24, 24, 7.6),
        hole(21.4, 21.4, 2.4),
    ),
    "hint": (
        line("M19 33 C19 28 12 25 12 17.5 A12 12 0 0 1 36 17.5 C36 25 29 28 29 33Z", 4.2),
        line("M19 38 L29 38 M21 43 L27 43", 3.8),
        line("M20 17 L24 22 L28 17", 3),
    ),
    "log": (
        line(
            "M12 6 L36 6 Q40 6 40 10 L40 34 L16 34 L16 38 Q16 42 12 42 Q8 42 8 38 L8 10 Q8 6 12 6Z",
            3.8,
        ),
        line("M16 42 L36 42 Q40 42 40 38 L40 34", 3.8),
        line("M16 14 L32 14 M16 20.5 L32 20.5 M16 27 L26 27", 3.2),
    ),
    "trophy": (
        solid("M14 7 L34 7 L34 18 C34 27 29 30 24 30 C19 30 14 27 14 18Z"),
        line("M14 11 L6 11 C6 19 9 22 15 22 M34 11 L42 11 C42 19 39 22 33 22", 3.6),
        line("M24 30 L24 36", 5),
        solid("M15 37 L33 37 L35 42 L13 42Z"),
    ),
    "power": (
        line("M16 11 A16 16 0 1 0 32 11", 5),
        line("M24 5 L24 22", 5),
    ),
    "lock": (
        line("M15 22 L15 15 A9 9 0 0 1 33 15 L33 22", 4.6),
        solid("M10 22 L38 22 L38 41 L10 41Z"),
        hole(24, 29.5, 3.4),
        shape(
            '<path d="M24 30 L24 36" stroke="GROUND" stroke-width="3.2" stroke-linecap="round"/>'
        ),
    ),
    "replay": (
        line("M12 12 A17 17 0 1 1 7 25", 4.6),
        solid("M4 6 L18 8 L11 19Z"),
        solid("M20 17 L33 24.5 L20 32Z"),
    ),
    "fullscreen": (
        line("M6 17 L6 7 L16 7 M32 7 L42 7 L42 17 M42 31 L42 41 L32 41 M16 41 L6 41 L6 31", 4.8),
        line("M16 17 L32 17 L32 31 L16 31Z", 3.4),
    ),
    "overscan": (
        line("M5 9 L43 9 L43 35 L5 35Z", 4.2),
        line("M16 42 L32 42", 4.2),
        line("M12 16 L36 16 L36 28 L12 28Z", 2.8),
    ),
    "steps": (
        line("M5 40 L5 33 L17 33 L17 24 L29 24 L29 15 L42 15", 4.8),
        solid("M36 5 L46 15 L36 25Z"),
    ),
    "cards": (
        line("M20 8 L38 11 Q41 12 40 15 L36 37 Q35 40 32 39 L20 37", 3.8),
        line(
            "M9 12 L24 9 Q27 8.6 28 12 L31 34 Q31 37 28 38 L14 40 Q11 40 10.4 37 L7 15 "
            "Q7 12.4 9 12Z",
            3.8,
        ),
        dot(19, 24, 4),
    ),
    "first": (ring(24, 24, 13, 4.4), *_wheel(), dot(24, 24, 4)),
    "rules": (
        line(
            "M24 12 C18 7 10 7 5 9 L5 38 C10 36 18 36 24 41 C30 36 38 36 43 38 L43 9 "
            "C38 7 30 7 24 12 L24 41",
            4,
        ),
        line("M11 17 L18 18 M11 24 L18 25 M37 17 L30 18 M37 24 L30 25", 2.8),
    ),
    "seed": (
        line("M8 14 L24 5 L40 14 L40 34 L24 43 L8 34Z M8 14 L24 23 L40 14 M24 23 L24 43", 3.6),
        dot(24, 14, 2.9),
        dot(13.5, 23, 2.9),
        dot(18, 34, 2.9),
        dot(31, 26, 2.9),
        dot(35, 32, 2.9),
    ),
    "expansion": (
        solid(
            "M8 41 L8 14 L14 14 L14 19 L20.5 19 L20.5 9 L27.5 9 L27.5 19 L34 19 L34 14 "
            "L40 14 L40 41Z"
        ),
        shape('<path d="M19.5 41 L19.5 33 Q24 26 28.5 33 L28.5 41Z" fill="GROUND"/>'),
        line("M24 9 L24 4", 2.6),
    ),
    "check": (line("M8 26 L19 37 L40 12", 7),),
    "cross": (line("M11 11 L37 37 M37 11 L11 37", 6.4),),
    "left": (solid("M30 9 L14 24 L30 39Z"),),
    "right": (solid("M18 9 L34 24 L18 39Z"),),
    "plus": (line("M24 8 L24 40 M8 24 L40 24", 7),),
    "gear": (*(line(_spoke(13, 18.4, 45 * tooth), 7) for tooth in range(8)), ring(24, 24, 10.5, 7)),
    "home": (
        line("M5 24 L24 7 L43 24", 4.8),
        solid("M11 22 L24 11 L37 22 L37 41 L28 41 L28 30 L20 30 L20 41 L11 41Z"),
    ),
    "save": (
        line("M10 34 L10 42 L38 42 L38 34", 4.8),
        line("M24 6 L24 28", 5),
        solid("M14 23 L34 23 L24 34Z"),
    ),
    "anchor": (
        ring(24, 9.5, 4.6, 3.6),
        line("M24 14 L24 41 M15 20 L33 20 M7 29 C9 38 16 41 24 41 C32 41 39 38 41 29", 4.4),
    ),
    "wind": (
        line("M4 18 L28 18 A6 6 0 1 0 22 11 M4 26 L38 26 A6.5 6.5 0 1 1 32 34 M4 34 L20 34", 4),
    ),
    "turn": (
        line("M9 32 C9 12 36 10 38 26", 5),
        solid("M29 24 L46 24 L37.5 36Z"),
    ),
    "hourglass": (
        line("M11 6 L37 6 M11 42 L37 42", 4.6),
        line(
            "M14 6 C14 18 22 20 22 24 C22 28 14 30 14 42 M34 6 C34 18 26 20 26 24 "
            "C26 28 34 30 34 42",
            3.6,
        ),
        solid("M18 40 L30 40 L24 32Z"),
    ),
    "shuffle": (
        line(
            "M5 14 L13 14 C23 14 24 34 34 34 L38 34 M5 34 L13 34 C17 34 19 31 21 28 M27 20 "
            "C29 16 31 14 34 14 L38 14",
            4.4,
        ),
        solid("M36 7 L45 14 L36 21Z"),
        solid("M36 27 L45 34 L36 41Z"),
    ),
}


def icon_mark(name: str, colour: str, ground: str) -> str:
    """Return the shapes of a glyph."""
    return "".join(part(colour, ground) for part in ICONS[name])


def glyph(name: str) -> str:
    """Return a bare white glyph, which the game tints."""
    return document(48, 48, icon_mark(name, "#FFFFFF", ENAMEL))


def roundel(name: str, lit: bool) -> str:
    """Return a glyph on sea-blue enamel in a brass ring, or all of brass when lit."""
    if lit:
        face = radial("e", 18, 14, 32, (0, "#FFF0B4"), (0.6, BRASS), (1, "#B97C1E"))
        ink, ground = TEXT, BRASS
    else:
        face = radial("e", 18, 14, 32, (0, "#2F6A8E"), (0.6, ENAMEL), (1, "#0F2F48"))
        ink, ground = IVORY, ENAMEL
    defs = linear("g", 4, 2, 44, 46, (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK)) + face
    mark = icon_mark(name, ink, ground)
    body = (
        f'<circle cx="24" cy="25" r="22" fill="{INK}"/>'
        f'<circle cx="24" cy="23.6" r="20.6" fill="url(#g)" stroke="{INK}" stroke-width="1.6"/>'
        f'<circle cx="24" cy="23.6" r="17" fill="url(#e)" stroke="{INK}" stroke-width="1.6"/>'
        # The middle of the glyph's box comes to lie on the middle of the roundel.
        + place(mark, 24 - 24 * 0.52, 23.6 - 24 * 0.52, 0.52)
    )
    return document(48, 48, body, defs)


def drawings() -> dict[str, str]:
    """Draw all glyphs and roundels."""
    drawn = {f"glyph_{name}": glyph(name) for name in ICONS}
    drawn |= {f"icon_{name}": roundel(name, lit=False) for name in ICONS}
    drawn |= {f"icon_{name}_lit": roundel(name, lit=True) for name in LIT}
    return drawn
