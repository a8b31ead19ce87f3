"""Small marks shared by cards, buttons and the log, in one ink; knows no screen."""

from goldenhorn.workshop.drawings.palette import GOLD, INK, IVORY, SOFT_TEXT
from goldenhorn.workshop.drawings.svg import ROUND, document, path


def wind(colour: str, width: float) -> str:
    """Return two curls of wind round 0, 0, eleven units to each side."""
    return path(
        "M-11 -1.500 L5 -1.500 C11.500 -1.500 12 -10 6.500 -10 C4 -10 2.600 -8.500 3 -6.600",
        stroke=colour,
        width=width,
    ) + path(
        "M-11 4 L1 4 C6.500 4 6.500 11 2 11 C0 11 -1 9.800 -.6 8.400 M6 4 L11 4",
        stroke=colour,
        width=width,
    )


def crossed_sabres(ink: str, steel: str = "#FFF8E4") -> str:
    """Return two crossed sabres round 0, 0, eleven units to each side."""
    one = (
        path("M-8 6 C-2 3 5 -3 9 -10 C11 -3 5 5 -5 9.500Z", steel, ink, 1.7)
        + path("M-9 3.500 L-4.500 10.500", stroke=ink, width=2.6)
        + path("M-7.500 8 L-11 10.800", stroke=ink, width=3.4)
    )
    return f'<g transform="scale(-1 1)">{one}</g>{one}'


def tick() -> str:
    """Return a tick with an ink outline."""
    return document(
        24,
        24,
        f'<path d="M4 13 L10 19 L20 5" fill="none" stroke="{INK}" '
        f'stroke-width="{8}" {ROUND}/>'
        f'<path d="M4 13 L10 19 L20 5" fill="none" stroke="{GOLD}" '
        f'stroke-width="{4}" {ROUND}/>',
    )


def hop() -> str:
    """Return the leap over a ship."""
    arc = "M3 18 C3 4 19 4 19 14"
    return document(
        24,
        24,
        f'<path d="{arc}" fill="none" stroke="{IVORY}" stroke-width="3.4" {ROUND}/>'
        f'<path d="M14.4 11.4 L19.2 18.6 L23 10.8Z" fill="{IVORY}" stroke="{IVORY}" '
        f'stroke-width="1.6" {ROUND}/>',
    )


def hourglass() -> str:
    """Return an hourglass."""
    return document(
        24,
        24,
        f'<path d="M6 3 L18 3 M6 21 L18 21" stroke="{IVORY}" stroke-width="3" {ROUND}/>'
        '<path d="M7.4 4 C7.4 9.6 12 10 12 12 C12 14 7.4 14.4 7.4 20 L16.6 20 '
        f'C16.6 14.4 12 14 12 12 C12 10 16.6 9.6 16.6 4Z" fill="none" stroke="{IVORY}" '
        f'stroke-width="2.2" {ROUND}/>'
        '<path d="M9.2 18.8 C9.6 16 12 15.6 12 14 C12 15.6 14.4 16 14.8 18.8Z M9.6 6.4 '
        f'L14.4 6.4 C14 8.6 12.4 9.4 12 10.4 C11.6 9.4 10 8.6 9.6 6.4Z" fill="{GOLD}"/>',
    )


def shut_eye() -> str:
    """Return a shut eye."""
    return document(
        32,
        24,
        f'<path d="M3 9 C9 17 23 17 29 9" fill="none" stroke="{IVORY}" '
        f'stroke-width="3" {ROUND}/>'
        '<path d="M6 13.4 L3 18 M12.4 15.6 L11 21 M19.6 15.6 L21 21 M26 13.4 L29 18" '
        f'stroke="{IVORY}" stroke-width="2.8" {ROUND}/>',
    )


def open_eye() -> str:
    """Return an open eye."""

    return document(
        32,
        24,
        '<path d="M2 12 C9 2 23 2 30 12 C23 22 9 22 2 12Z" fill="none" '
        f'stroke="{IVORY}" stroke-width="2.8" {ROUND}/>'
        f'<circle cx="16" cy="12" r="5" fill="{IVORY}"/>',
    )


def scroll() -> str:
    """Return a written scroll."""
    return document(
        24,
        24,
        '<path d="M6 4 L19 4 L19 17 M6 4 C3 4 3 8 6 8 L6 20 L16 20 C20 20 20 16 16 16 '
        f'L9 16" fill="none" stroke="{IVORY}" stroke-width="2.4" {ROUND}/>'
        f'<path d="M10 8.6 L15.6 8.6 M10 12 L15.6 12" stroke="{IVORY}" '
        f'stroke-width="2" {ROUND}/>',
    )


def bell() -> str:
    """Return a bell."""
    return document(
        24,
        24,
        '<path d="M12 3 C7 3 6 8 6 12 C6 15 4 16 4 18 L20 18 C20 16 18 15 18 12 '
        f'C18 8 17 3 12 3Z" fill="{IVORY}"/>'
        f'<circle cx="12" cy="20.6" r="2.2" fill="{IVORY}"/>',
    )


def sabres() -> str:
    """Return two crossed sabres with gilded hilts."""
    sabre = (
        '<path d="M4 20 C10 17 17 11 21 2.4 C22.6 9 17 17 7 22Z" fill="#FFFBEF" '
        f'stroke="{INK}" stroke-width="1.5" {ROUND}/>'
        f'<path d="M3.4 17 L9 22.6" stroke="{INK}" stroke-width="3.6" {ROUND}/>'
        f'<path d="M3.4 17 L9 22.6" stroke="{GOLD}" stroke-width="1.9" {ROUND}/>'
        f'<path d="M5 21 L1.8 24.4" stroke="{INK}" stroke-width="4" {ROUND}/>'
        f'<path d="M5 21 L1.9 24.3" stroke="{GOLD}" stroke-width="2.2" {ROUND}/>'
    )
    return document(26, 27, f'<g transform="translate(26 0) scale(-1 1)">{sabre}</g>{sabre}')


def fort() -> str:
    """Return a fort."""
    return document(
        24,
        24,
        '<path d="M3 21 L3 9 L6 9 L6 11.4 L8.6 11.4 L8.6 4 L11 4 L11 6 L13 6 L13 4 '
        "L15.4 4 L15.4 11.4 L18 11.4 L18 9 L21 9 L21 21 L14 21 L14 17 A2 2 0 0 0 10 17 "
        f'L10 21Z" fill="{IVORY}" stroke="{IVORY}" stroke-width="1" {ROUND}/>',
    )


def no_sail() -> str:
    """Return a crossed-out sail: this colour hangs on the own ship."""
    return document(
        24,
        24,
        '<path d="M6 4 Q13 3 18 4 C21 9 21 14 18.6 18.6 Q12 16.4 6 19 C9 13 9 9 6 4Z" '
        f'fill="none" stroke="{IVORY}" stroke-width="2.4" {ROUND}/>'
        f'<path d="M3 21 L21 3" stroke="{INK}" stroke-width="5.4" {ROUND}/>'
        f'<path d="M3 21 L21 3" stroke="{IVORY}" stroke-width="2.8" {ROUND}/>',
    )


def anchor() -> str:
    """Return an anchor."""
    return document(
        24,
        24,
        f'<circle cx="12" cy="4.6" r="2.4" fill="none" stroke="{IVORY}" '
        'stroke-width="2.2"/>'
        '<path d="M12 7 L12 21 M7.6 10 L16.4 10 M3.6 14.4 C4 19.4 8 21.2 12 21.2 '
        f'C16 21.2 20 19.4 20.4 14.4" fill="none" stroke="{IVORY}" '
        f'stroke-width="2.6" {ROUND}/>',
    )


def gear() -> str:
    """Return a gear wheel."""
    teeth = "".join(
        f'<g transform="rotate({tooth * 45} 12 12)">'
        f'<path d="M10.4 2 L13.6 2 L14 6 L10 6Z" fill="{SOFT_TEXT}"/>'
        "</g>"
        for tooth in range(8)
    )
    return document(
        24,
        24,
        teeth + f'<circle cx="12" cy="12" r="6.2" fill="none" stroke="{SOFT_TEXT}" '
        'stroke-width="3.4"/>',
    )


def drawings() -> dict[str, str]:
    """Draw all marks that stand alone."""
    return {
        "tick": tick(),
        "hop": hop(),
        "hourglass": hourglass(),
        "eye": open_eye(),
        "eye_shut": shut_eye(),
        "scroll": scroll(),
        "bell": bell(),
        "sabres": sabres(),
        "fort_glyph": fort(),
        "no_sail": no_sail(),
        "anchor": anchor(),
        "gear": gear(),
    }
