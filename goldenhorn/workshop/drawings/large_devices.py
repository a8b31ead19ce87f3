"""Devices as large as the lobby shows them; knows no device of this machine."""

from goldenhorn.workshop.drawings.palette import GOLD, INK, SOFT_TEXT, TEXT
from goldenhorn.workshop.drawings.svg import document, inked, line, linear, outline

_BODY = linear("b", 10, 14, 80, 74, (0, "#FFFBEE"), (0.6, "#F0E0BC"), (1, "#C9AC78"))


def gamepad() -> str:
    """Return a game pad, large."""
    body = inked("M24 24 Q26 14 38 15 L40 22Z", "#8B6A42", 3.6) + inked(
        "M76 24 Q74 14 62 15 L60 22Z", "#8B6A42", 3.6
    )
    body += inked(
        "M26 22 C36 17 64 17 74 22 C86 26 93 46 95 60 C96 74 83 77 76 68 "
        "C71 61 66 57 60 57 L40 57 C34 57 29 61 24 68 C17 77 4 74 5 60 "
        "C7 46 14 26 26 22Z",
        "url(#b)",
        4.4,
    )
    body += (
        f'<path d="M27 32 h8 v6 h6 v8 h-6 v6 h-8 v-6 h-6 v-8 h6Z" fill="{TEXT}" {outline(1.6)}/>'
    )
    body += "".join(
        f'<circle cx="{x}" cy="{y}" r="4.3" fill="{colour}" {outline(2)}/>'
        for x, y, colour in ((69, 33, TEXT), (60.5, 41.5, TEXT), (77.5, 41.5, TEXT), (69, 50, GOLD))
    ) + line("M46 33 L54 33", 3.4, SOFT_TEXT)
    return body


def keyboard() -> str:
    """Return a keyboard, large."""
    body = inked(
        "M10 20 Q6 20 6 24 L6 60 Q6 66 12 66 L88 66 Q94 66 94 60 L94 24 Q94 20 90 20Z",
        "url(#b)",
        4.4,
    )
    for y, places in ((27, range(13, 85, 12)), (38, range(16, 82, 12))):
        for x in places:
            body += f'<rect x="{x}" y="{y}" width="8.6" height="7.6" rx="1.8" fill="{TEXT}"/>'
    body += (
        f'<rect x="13" y="50" width="10" height="8.6" rx="1.8" fill="{TEXT}"/>'
        '<rect x="27" y="50" width="46" height="8.6" rx="2.4" '
        f'fill="{GOLD}" {outline(2)}/>'
        f'<rect x="77" y="50" width="10" height="8.6" rx="1.8" fill="{TEXT}"/>'
    )
    return body


def mouse() -> str:
    """Return a mouse, large."""
    return (
        line("M50 18 C50 6 66 12 66 3", 4.4)
        + inked(
            "M28 40 C28 22 38 16 50 16 C62 16 72 22 72 40 L72 52 C72 68 62 76 50 76 "
            "C38 76 28 68 28 52Z",
            "url(#b)",
            4.4,
        )
        + inked("M28 42 C28 24 38 16 50 16 L50 42Z", GOLD, 3.6)
        + line("M28 42 L72 42 M50 16 L50 42", 3.4)
        + '<rect x="46" y="24" width="8" height="13" rx="4" '
        f'fill="#FFF8E4" {outline(2.8)}/>'
    )


def touch() -> str:
    """Return a finger that touches, large."""
    body = (
        f'<circle cx="44" cy="20" r="17" fill="none" stroke="{INK}" stroke-width="7"/>'
        f'<circle cx="44" cy="20" r="17" fill="none" stroke="{GOLD}" '
        'stroke-width="3.6"/>'
    )
    body += inked(
        "M38 20 C38 12 50 12 50 20 L50 38 C52 34 60 34 61 40 C64 37 70 38 71 43 "
        "C75 41 80 43 80 49 C81 64 76 76 62 77 L54 77 C46 77 42 72 36 64 L26 51 "
        "C23 46 29 41 34 45 L38 49Z",
        "url(#b)",
        4.2,
    ) + line("M61 41 L61 50 M71 44 L71 51 M50 38 L50 48", 2.8)
    return body


def lost() -> str:
    """Return what strikes a device out: its cable, torn, and a bar."""
    return (
        line("M50 17 C50 8 44 10 44 2", 4.4)
        + line("M20 73 L82 10", 12)
        + line("M20 73 L82 10", 5.6, "#FFE6A0")
    )


def drawings() -> dict[str, str]:
    """Draw all large devices."""
    bodies = {
        "gamepad": gamepad(),
        "gamepad_lost": gamepad() + lost(),
        "keyboard": keyboard(),
        "mouse": mouse(),
        "touch": touch(),
    }
    return {f"device_{name}": document(100, 80, body, _BODY) for name, body in bodies.items()}
