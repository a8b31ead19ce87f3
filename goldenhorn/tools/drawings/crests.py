"""The four crests: beasts, shields and seals."""

from collections.abc import Callable
from math import cos, pi, sin

from goldenhorn.tools.drawings.palette import CRESTS, GOLD, GOLD_DARK, GOLD_LIGHT, INK, mix
from goldenhorn.tools.drawings.svg import document, linear, place, radial


def _on_mane(radius: float, angle: float) -> str:
    return f"{50 + radius * cos(angle):.1f} {52 + radius * sin(angle):.1f}"


def mane_path() -> str:
    """Return the outline of the lion's mane."""
    locks = 15
    outline = ""
    for lock in range(locks):
        start = -pi / 2 + (lock - 0.5) * 2 * pi / locks
        tip = -pi / 2 + lock * 2 * pi / locks + 0.10
        end = -pi / 2 + (lock + 0.5) * 2 * pi / locks
        outline += (
            (f"M{_on_mane(34, start)} " if lock == 0 else "")
            + f"Q{_on_mane(44, start + 0.06)} {_on_mane(47.5, tip)} "
            f"Q{_on_mane(40, tip + 0.14)} {_on_mane(34, end)} "
        )
    return outline + "Z"


def lion(charge: str, field: str) -> str:
    """Return the lion's head, seen from the front."""
    return (
        f'<path d="{mane_path()}" fill="{charge}"/>'
        '<path d="M24 30 C20 20 28 14 36 20 L40 28Z M76 30 C80 20 72 14 64 20 L60 28Z" '
        f'fill="{charge}"/>'
        '<path d="M50 26 C58 26 66 28 70 37 C72 43 70 49 68 55 C66 66 60 77 50 80 '
        f'C40 77 34 66 32 55 C30 49 28 43 30 37 C34 28 42 26 50 26Z" fill="{field}"/>'
        '<path d="M33 43 Q40 37 46 45 Q40 50 33 43Z M67 43 Q60 37 54 45 Q60 50 67 43Z" '
        f'fill="{charge}"/>'
        f'<path d="M33 38 Q40 33 47 40 M67 38 Q60 33 53 40" stroke="{charge}" '
        'stroke-width="3" fill="none" stroke-linecap="round"/>'
        f'<path d="M43 58 L57 58 Q57 63 50 66 Q43 63 43 58Z" fill="{charge}"/>'
        f'<path d="M46 46 L44 57 M54 46 L56 57" stroke="{charge}" stroke-width="2" '
        'fill="none"/>'
        '<path d="M50 65 L50 70 M50 70 Q43 74 39 68 M50 70 Q57 74 61 68" '
        f'stroke="{charge}" stroke-width="3" fill="none" stroke-linecap="round"/>'
    )


def eagle(charge: str, field: str) -> str:
    """Return the displayed eagle, one half mirrored."""
    outline = (
        "M50 46 C57 47 64 46 68 41 C74 33 73 20 82 11 C86 8 91 6 97 6 "
        "C93 10 92 13 93 16 C96 18 98 22 98 27 C94 24 92 26 91 28 C94 32 96 37 95 42 "
        "C91 38 89 39 88 42 C91 46 92 52 90 57 C87 52 84 52 83 55 C84 60 84 65 81 70 "
        "C79 65 76 63 73 64 C73 69 70 73 66 75 C67 70 65 66 61 64 C60 67 59 69 58 71 "
        "C61 74 65 75 69 74 L76 78 L71 80 L76 86 L69 83 L68 89 L64 82 "
        "C60 82 57 80 55 77 C57 84 61 90 66 92 C61 93 57 92 55 90 C54 94 52 97 50 99 Z"
    )
    right_half = f'<path d="{outline}" fill="{charge}"/>'
    left_half = f'<g transform="translate(100 0) scale(-1 1)">{right_half}</g>'
    head = (
        '<path d="M58 50 C62 42 61 34 59 28 C63 27 66 28 67 24 C64 24 62 22 61 19 '
        "C58 11 49 7 42 10 C38 11 36 13 34 16 C28 17 25 22 25 29 C29 26 33 26 37 27 "
        f'C41 29 43 32 43 36 C43 42 41 46 42 50 Z" fill="{charge}"/>'
        f'<circle cx="45" cy="19" r="3" fill="{field}"/>'
        f'<path d="M36 26 L40 22" stroke="{field}" stroke-width="1.8"/>'
    )
    feathers = (
        '<path d="M73 42 C77 48 77 54 74 59 M82 30 C85 38 85 46 81 50 M27 42 '
        "C23 48 23 54 26 59 M18 30 C15 38 15 46 19 50 M43 54 L50 58 L57 54 M43 62 "
        f'L50 66 L57 62 M45 70 L50 74 L55 70" stroke="{field}" stroke-width="2.8" '
        'fill="none" stroke-linecap="round"/>'
    )
    return right_half + left_half + head + feathers


def griffin(charge: str, field: str) -> str:
    """Return the griffin's head and neck."""
    return (
        '<path d="M22 4 C30 8 38 14 41 22 C54 14 70 18 78 29 C86 32 94 40 95 52 '
        "C95 60 92 66 88 70 C88 62 84 57 77 57 C73 58 69 61 65 61 C62 62 60 64 60 66 "
        "C66 72 69 82 66 95 L59 86 L54 97 L46 86 L39 98 L33 85 L24 94 L21 81 L9 86 "
        f'C5 70 8 48 23 33 C20 24 19 13 22 4Z" fill="{charge}"/>'
        '<path d="M26 12 C32 16 35 22 36 28 L29 32 C26 26 25 18 26 12Z" '
        f'fill="{field}"/>'
        f'<path d="M56 33 Q64 29 69 36 Q62 41 56 33Z" fill="{field}"/>'
        f'<path d="M74 31 C71 39 71 47 75 54 M61 58 Q69 53 77 56" stroke="{field}" '
        'stroke-width="2.8" fill="none" stroke-linecap="round"/>'
        '<path d="M20 48 Q27 50 31 44 M17 60 Q27 63 33 55 M18 72 Q29 75 36 66 M31 78 '
        f'Q42 78 46 68 M47 80 Q55 79 57 71 M36 55 Q44 55 47 48" stroke="{field}" '
        'stroke-width="2.8" fill="none" stroke-linecap="round"/>'
    )


def dolphin(charge: str, field: str) -> str:
    """Return the leaping dolphin."""
    return (
        '<path d="M97 60 C95 66 88 70 80 70 C76 71 72 71 68 69 C66 78 58 86 46 88 '
        "C52 80 54 72 52 64 C46 60 38 62 35 70 C33 77 35 84 40 88 C34 90 28 89 24 86 "
        "C19 92 12 95 3 93 C8 88 9 83 9 78 C4 74 2 67 3 60 C9 66 15 67 19 66 "
        "C18 44 32 27 50 24 C54 14 62 8 72 7 C68 13 68 18 70 24 C80 28 86 37 87 48 "
        f'C91 50 97 54 97 60Z" fill="{charge}"/>'
        f'<circle cx="76" cy="46" r="4" fill="{field}"/>'
        f'<circle cx="77" cy="46" r="1.8" fill="{charge}"/>'
        '<path d="M94 60 C88 63 82 62 78 58 M64 38 C68 46 68 54 64 61 M28 66 '
        f'C28 50 38 38 52 35 M57 29 L68 29 M61 23 L68 23" stroke="{field}" '
        'stroke-width="2.8" fill="none" stroke-linecap="round"/>'
    )


_BEASTS: dict[str, Callable[[str, str], str]] = {
    beast.__name__: beast for beast in (lion, eagle, dolphin, griffin)
}


def insignia(crest: str, charge: str, field: str) -> str:
    """Return a crest's beast in a box of 100 by 100."""
    return _BEASTS[crest](charge, field)


def shield(crest: str) -> str:
    """Return the crest on a gilded shield."""
    field, charge, _trim, shade = CRESTS[crest]
    defs = linear(
        "f", 0, 0, 100, 120, (0, mix(field, "#FFFFFF", 0.22)), (0.55, field), (1, shade)
    ) + linear("g", 0, 0, 100, 110, (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK))
    outer = (
        "M8 6 Q50 -1 92 6 Q95 6 95 10 L95 62 C95 92 72 108 50 118 C28 108 5 92 5 62 L5 10 Q5 6 8 6Z"
    )
    inner = "M13 13 Q50 6 87 13 L87 62 C87 87 68 100 50 109 C32 100 13 87 13 62Z"
    body = (
        f'<path d="{outer}" fill="url(#g)" stroke="{INK}" stroke-width="4" '
        'stroke-linejoin="round"/>'
        f'<path d="{inner}" fill="url(#f)" stroke="{INK}" stroke-width="2"/>'
        + place(insignia(crest, charge, field), 15, 16, 0.70)
        + '<path d="M15 15 Q50 8 85 15 L85 40 Q50 26 15 46Z" fill="#FFFFFF" '
        'fill-opacity=".13"/>'
    )
    return document(100, 121, body, defs)


def badge(crest: str) -> str:
    """Return the crest on a round seal."""
    field, charge, _trim, shade = CRESTS[crest]
    defs = radial(
        "f", 38, 34, 62, (0, mix(field, "#FFFFFF", 0.25)), (0.6, field), (1, shade)
    ) + linear("g", 0, 0, 100, 100, (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK))
    return document(
        100,
        100,
        f'<circle cx="50" cy="50" r="47" fill="url(#g)" stroke="{INK}" '
        'stroke-width="4"/>'
        f'<circle cx="50" cy="50" r="40" fill="url(#f)" stroke="{INK}" '
        'stroke-width="2"/>' + place(insignia(crest, charge, field), 18, 17, 0.64),
        defs,
    )


def drawings() -> dict[str, str]:
    """Draw all shields and seals."""
    drawn = {}
    for crest in CRESTS:
        drawn[f"shield_{crest}"] = shield(crest)
        drawn[f"badge_{crest}"] = badge(crest)
    return drawn
