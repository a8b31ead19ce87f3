"""What players hold and press: pads, keys, mouse, finger; knows no device of this machine."""

from goldenhorn.workshop.drawings.palette import GOLD, GOLD_LIGHT, INK, IVORY
from goldenhorn.workshop.drawings.svg import ROUND, circle, document, linear, path

_BUTTONS = {"south": (22, 33), "east": (33, 22), "north": (22, 11), "west": (11, 22)}


def pad_button(pressed: str) -> str:
    """Return the four buttons of a pad, one of them lit."""
    body = circle(22, 22, 20.5, INK) + circle(22, 22, 18.6, "#27384A")
    for button, (x, y) in _BUTTONS.items():
        body += circle(x, y, 6.6 if button == pressed else 5, INK) + circle(
            x, y, 5.4 if button == pressed else 3.6, GOLD_LIGHT if button == pressed else "#5E7488"
        )
    return document(44, 44, body)


def dpad(left_right: bool) -> str:
    """Return a direction pad, left and right lit or nothing."""
    body = (
        circle(22, 22, 20.5, INK)
        + circle(22, 22, 18.6, "#27384A")
        + path(
            "M17 7 L27 7 L27 17 L37 17 L37 27 L27 27 L27 37 L17 37 L17 27 L7 27 L7 17 L17 17Z",
            "#5E7488",
            INK,
            2,
        )
    )
    if left_right:
        body += path("M7 17 L17 17 L17 27 L7 27Z", GOLD_LIGHT, INK, 2)
        body += path("M27 17 L37 17 L37 27 L27 27Z", GOLD_LIGHT, INK, 2)
    return document(44, 44, body)


def keycap(width: int) -> str:
    """Return a key of a keyboard."""
    return document(
        width,
        44,
        f'<rect x="2" y="4" width="{width - 4}" height="38" rx="8" fill="{INK}"/>'
        f'<rect x="4" y="4" width="{width - 8}" height="33" rx="7" fill="#C9B48C"/>'
        f'<rect x="6" y="4" width="{width - 12}" height="28" rx="6" fill="#FFF8E4"/>',
    )


def mouse() -> str:
    """Return a mouse, its left button lit."""
    return document(
        44,
        44,
        path("M11 18 Q11 4 22 4 Q33 4 33 18 L33 28 Q33 40 22 40 Q11 40 11 28Z", "#FFF8E4", INK, 2.6)
        + path("M11.500 18 Q11.500 5 21 4.600 L21 18Z", "#F0BD4E", INK, 1.8)
        + path("M11 18 L33 18 M22 4 L22 18", stroke=INK, width=2),
    )


def touch() -> str:
    """Return a finger that touches."""
    return document(
        44,
        44,
        circle(19, 13, 10, "#F0BD4E", fill_opacity=0.45)
        + circle(19, 13, 6, "#F0BD4E", INK, 1.6)
        + path(
            "M16 14 Q16 10 19 10 Q22 10 22 14 L22 22 Q24 20 26 22 Q28 21 30 23 "
            "Q33 22 34 26 L34 33 Q33 40 26 41 Q18 41 15 35 L9 27 Q11 23 16 27Z",
            "#FFF3D6",
            INK,
            2.4,
        ),
    )


def shoulder(right: bool) -> str:
    """Return a shoulder button."""
    return document(
        54,
        40,
        f'<g transform="{"translate(54 0) scale(-1 1)" if right else ""}">'
        + path("M6 34 L6 20 Q8 6 26 5 L44 5 Q48 5 48 10 L48 34Z", GOLD_LIGHT, INK, 3)
        + "</g>",
    )


def gamepad() -> str:
    """Return a game pad whose first light is lit."""
    body = (
        '<path d="M14 10 C20 7 44 7 50 10 C58 13 63 34 60 40 C57 45 51 43 47 37 '
        "C45 34 42 33 40 33 L24 33 C22 33 19 34 17 37 C13 43 7 45 4 40 "
        f'C1 34 6 13 14 10Z" fill="{IVORY}" stroke="{INK}" stroke-width="2.6" {ROUND}/>'
    )
    body += (
        f'<path d="M19 15 L19 25 M14 20 L24 20" stroke="{INK}" stroke-width="4" '
        'stroke-linecap="round"/>'
        f'<circle cx="46" cy="15" r="2.6" fill="{INK}"/>'
        f'<circle cx="41" cy="20" r="2.6" fill="{INK}"/>'
        f'<circle cx="51" cy="20" r="2.6" fill="{INK}"/>'
        f'<circle cx="46" cy="25" r="2.6" fill="{INK}"/>'
    )
    for light in range(4):
        body += (
            f'<circle cx="{26.5 + light * 3.8:.1f}" cy="28.6" r="1.5" '
            f'fill="{GOLD if light == 1 - 1 else "#8A7A62"}" stroke="{INK}" '
            'stroke-width=".6"/>'
        )
    return document(64, 48, body)


def keyboard() -> str:
    """Return a keyboard."""
    body = (
        f'<rect x="2" y="8" width="60" height="32" rx="6" fill="{IVORY}" stroke="{INK}" '
        'stroke-width="2.6"/>'
    )
    for row in range(2):
        for column in range(6):
            body += (
                f'<rect x="{8 + column * 8.4}" y="{13 + row * 8}" width="5.4" '
                f'height="5.4" rx="1.2" fill="{INK}"/>'
            )
    return document(
        64, 48, body + f'<rect x="16" y="30" width="32" height="5" rx="2" fill="{INK}"/>'
    )


def round_key() -> str:
    """Return a round key."""
    defs = linear("k", 0, 2, 0, 34, (0, "#FFFDF4"), (1, "#E8D4A6"))
    return document(
        36,
        36,
        f'<circle cx="18" cy="18.6" r="16.4" fill="{INK}"/>'
        '<circle cx="18" cy="17.4" r="14.4" fill="url(#k)"/>',
        defs,
    )


def key_dpad(lit: str) -> str:
    """Return a direction pad with the arms lit that are named by first letters."""
    arms = {
        "u": "M14 14 L14 5 Q14 3.6 15.4 3.6 L20.6 3.6 Q22 3.6 22 5 L22 14 L18 18Z",
        "d": "M14 22 L14 31 Q14 32.4 15.4 32.4 L20.6 32.4 Q22 32.4 22 31 L22 22 L18 18Z",
        "l": "M14 14 L5 14 Q3.6 14 3.6 15.4 L3.6 20.6 Q3.6 22 5 22 L14 22 L18 18Z",
        "r": "M22 14 L31 14 Q32.4 14 32.4 15.4 L32.4 20.6 Q32.4 22 31 22 L22 22 L18 18Z",
    }
    body = "".join(
        f'<path d="{arm}" fill="{INK}" stroke="{INK}" stroke-width="3.6" {ROUND}/>'
        for arm in arms.values()
    )
    body += "".join(
        f'<path d="{arm}" fill="{"#FFFDF4" if name in lit else "#8B7C66"}"/>'
        for name, arm in arms.items()
    )
    arrows = {
        "r": "M24 15.4 L29.6 18 L24 20.6Z",
        "l": "M12 15.4 L6.4 18 L12 20.6Z",
        "u": "M15.4 12 L18 6.4 L20.6 12Z",
        "d": "M15.4 24 L18 29.6 L20.6 24Z",
    }
    body += "".join(f'<path d="{arrows[name]}" fill="{INK}"/>' for name in lit)
    return document(36, 36, body)


def drawings() -> dict[str, str]:
    """Draw all small devices."""
    drawn = {f"dev_{button}": pad_button(button) for button in _BUTTONS}
    return {
        **drawn,
        "dev_dpad": dpad(left_right=False),
        "dev_dpad_lr": dpad(left_right=True),
        "dev_key": keycap(44),
        "dev_key_wide": keycap(66),
        "dev_mouse": mouse(),
        "dev_touch": touch(),
        "dev_l": shoulder(right=False),
        "dev_r": shoulder(right=True),
        "gamepad": gamepad(),
        "keyboard": keyboard(),
        "key_round": round_key(),
        "key_dpad_right": key_dpad("r"),
        "key_dpad_left_right": key_dpad("lr"),
        "key_dpad_up_down": key_dpad("ud"),
    }
