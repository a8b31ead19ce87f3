"""What moves on the water: foam, gulls, glints, the serpent; knows no ship and no tick."""

from math import cos, pi, sin

from goldenhorn.workshop.drawings.palette import INK
from goldenhorn.workshop.drawings.svg import ROUND, circle, document, path, place

_FOAM_LIT, _FOAM_SHADE, _FOAM_CREASE, _CHURNED = "#F2FBF6", "#A5D3D8", "#7CC0C9", "#BFE6E6"
"""Foam in the light and in its own shade, the creases in it, and the water it churned."""


def foam(start: float, end: float, waterline: float, size: float, phase: float) -> str:
    """Return a plump row of foam; over a phase from 0 to 1 its bubbles travel aft by one place."""
    length, spacing = end - start, size * 1.45
    bubbles = []
    for number in range(int(length / spacing) + 1):
        along = (number + 1 - phase) * spacing / length
        if 0 < along < 1:
            # Bubbles are born small at the bow and die small at the stern.
            swell = min(1, 5 * along, 5 * (1 - along)) ** 0.5
            radius = size * swell * (0.88 + 0.16 * sin(10 * pi * along))
            bubbles.append((start + along * length, waterline - radius * 0.45, radius))
    middle = (start + end) / 2
    base = f'<ellipse cx="{middle:.1f}" rx="{length / 2:.1f}" ry="{size * 0.8:.1f}"'
    drawn = f'{base} cy="{waterline + size * 0.55:.1f}" fill="{_FOAM_SHADE}"/>'
    drawn += "".join(circle(x, y + size * 0.3, round(r, 1), _FOAM_SHADE) for x, y, r in bubbles)
    drawn += f'{base} cy="{waterline + size * 0.1:.1f}" fill="{_FOAM_LIT}"/>'
    drawn += "".join(circle(x, y, round(r, 1), _FOAM_LIT) for x, y, r in bubbles)
    return drawn + "".join(
        circle(x - r * 0.3, y - r * 0.3, round(r * 0.42, 1), "#FFFFFF") for x, y, r in bubbles
    )


def _lace(x: float, y: float, width: float, height: float, opacity: float) -> str:
    return (
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{width / 2:.1f}" ry="{height / 2:.1f}"'
        f' fill="{_CHURNED}" fill-opacity="{opacity:.2f}"/>'
    )


def _ripples(start: float, end: float, y: float, count: int, phase: float) -> str:
    drawn = ""
    for number in range(count):
        x = end - ((number + phase) / count) * (end - start)
        drawn += path(f"M{x:.1f} {y} q-6 -3.4 -12 0", stroke=_FOAM_CREASE, width=1.8)
    return drawn


def collar(phase: float) -> str:
    """Return the foam round a hull at rest, 140 wide and 26 high."""
    return (
        _lace(70, 16, 138, 19, 0.5)
        + foam(5, 135, 14, 7.2, phase)
        + _ripples(22, 130, 19.5, 4, phase)
    )


def wake_idle(frame: int) -> str:
    """Return the foam collar of a ship at rest; its crests travel aft in four frames."""
    return document(140, 26, collar(frame / 4))


def wake_bow(frame: int) -> str:
    """Return the foam of a ship under way, bow to the right, in four frames."""
    phase = frame / 4
    lift = sin(2 * pi * phase)
    curl = (
        f"M92 29 Q112 26 119 {14 - lift:.1f} Q125 {2 - lift:.1f} 138 {1.5 - lift:.1f}"
        f" Q151 {3 - lift:.1f} 150 {13 - lift:.1f} Q147 8 142 11 Q151 15 148 23"
        " Q155 25 148 31 Q128 37 98 35Z"
    )
    body = (
        _lace(72, 27, 144, 21, 0.55)
        + foam(1, 128, 25, 8, phase)
        + place(path(curl, _FOAM_SHADE), 0, 2)
        + path(curl, _FOAM_LIT)
        + path(f"M122 {20 - lift:.1f} Q127 {8 - lift:.1f} 139 {7 - lift:.1f}", stroke="#FFFFFF")
        + path("M124 27 Q134 26 138 18 M132 32 Q142 31 144 25", stroke=_FOAM_CREASE, width=2.2)
        + _ripples(14, 122, 31, 5, phase)
    )
    for number, (x, y, radius) in enumerate(((148, 6, 3), (153, 12, 2.4), (142, 3, 2.2))):
        age = (phase + number / 3) % 1
        drop = round(radius * (1 - 0.5 * age), 2)
        body += circle(x + age * 4 - 2, y + 3 - 6 * sin(pi * age), drop, "#FFFFFF")
    return document(158, 38, body)


def wake_trail(frame: int) -> str:
    """Return a puff of the trail: in six frames it opens, breaks into lace and fades."""
    age = frame / 5
    width, height, opacity = 30 + 34 * age, 11 + 13 * age, 1 - 0.72 * age
    body = _lace(34, 14, width, height, 0.6 * opacity)
    for number in range(9):
        angle = number * 2 * pi / 9 + 0.4
        x, y = 34 + width * 0.4 * cos(angle), 14 + height * 0.36 * sin(angle)
        radius = round((4.6 - 2.4 * age) * (1 + 0.25 * cos(3 * angle)), 2)
        body += circle(x, y + 1, radius, _FOAM_SHADE, fill_opacity=round(opacity, 2))
        body += circle(x, y, radius, _FOAM_LIT, fill_opacity=round(opacity, 2))
    if age < 0.5:  # still a heap of foam, not yet a ring
        body += circle(34, 13, round(6 * (1 - age), 2), "#FFFFFF", fill_opacity=round(opacity, 2))
    return document(68, 28, body)


def splash(frame: int) -> str:
    """Return a splash in five frames: rings that widen, drops that rise and fall."""
    age = (frame + 0.5) / 5
    opacity = 1 - 0.8 * age**1.6
    body = _lace(50, 48, 36 + 60 * age, 10 + 18 * age, 0.5 * opacity)
    for reach, width in ((1, 4.6 - 2.4 * age), (0.6, 3 - 1.6 * age)):
        body += (
            f'<ellipse cx="50" cy="48" rx="{reach * (14 + 32 * age):.1f}"'
            f' ry="{reach * (4 + 9 * age):.1f}" fill="none" stroke="{_FOAM_LIT}"'
            f' stroke-width="{width:.1f}" stroke-opacity="{opacity:.2f}"/>'
        )
    for number in range(9):
        aside = (number - 4) / 4
        leap = 1 if number % 2 == 0 else 0.62  # every other drop stays lower
        x = 50 + aside * (9 + 33 * age)
        y = 46 - leap * (42 - 20 * abs(aside)) * 4 * age * (1 - age) + 8 * age * age
        radius = round(5.4 * leap * (1 - 0.5 * age) * (1 - 0.3 * abs(aside)), 2)
        body += circle(x, y, radius, "#FFFFFF", fill_opacity=round(opacity, 2))
    return document(100, 64, body)


def flying_gull(frame: int) -> str:
    """Return a wing beat: up, level, down."""
    # wing beat: 0 up, 1 level, 2 down
    outline = [
        "M4 6 Q14 0 25 18 Q36 0 46 6 Q36 6 27 23 L23 23 Q14 6 4 6Z",
        "M2 14 Q14 6 25 17 Q36 6 48 14 Q36 12 27 22 L23 22 Q14 12 2 14Z",
        "M5 25 Q14 12 25 16 Q36 12 45 25 Q36 18 27 21 L23 21 Q14 18 5 25Z",
    ][frame]
    return document(
        50,
        30,
        path(outline, "#FFFFFF", INK, 1.8) + path("M24 18 L26 18", stroke="#E07A10", width=2),
    )


def glint(frame: int) -> str:
    """Return a glint of the sun, growing and shrinking."""
    reach = [2.5, 5, 7.5, 5.5][frame]
    x = y = 9
    return document(
        18,
        18,
        path(
            f"M{x} {y - reach} L{x + reach * 0.16:.2f} {y - reach * 0.16:.2f} "
            f"L{x + reach} {y} L{x + reach * 0.16:.2f} {y + reach * 0.16:.2f} "
            f"L{x} {y + reach} L{x - reach * 0.16:.2f} {y + reach * 0.16:.2f} "
            f"L{x - reach} {y} L{x - reach * 0.16:.2f} {y - reach * 0.16:.2f}Z",
            "#FFFDF0",
            fill_opacity=[0.6, 0.9, 1, 0.7][frame],
        ),
    )


def gull() -> str:
    """Return a gull far away."""
    return document(
        44,
        20,
        '<path d="M2 10 Q12 0 21 12 Q30 0 42 8 Q31 6 22 17 Q13 8 2 10Z" fill="#FFFFFF" '
        f'stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>',
    )


def sitting_gull() -> str:
    """Return a gull that sits."""
    return document(
        26,
        22,
        '<path d="M4 12 C8 8 14 9 17 10 C18 6 23 5 24 9 L26 10.4 L23.4 11.4 '
        'C22 16 16 18 11 16.6 C8 16 5 15 1 15.6 C2 14 2.6 13 4 12Z" fill="#FFFFFF" '
        f'stroke="{INK}" stroke-width="1.6" {ROUND}/>'
        '<path d="M6 13 C9 11.4 14 12 16 14 C12 16 8 15 6 13Z" fill="#9AB0BC"/>'
        '<path d="M12 17 L12 20.6 M15 16.6 L15 20.6" stroke="#C97A30" '
        'stroke-width="1.6"/>'
        f'<circle cx="21.4" cy="8.6" r=".9" fill="{INK}"/>',
    )


def fish() -> str:
    """Return the shadow of a fish."""
    return document(
        30,
        16,
        '<path d="M2 8 C8 1 18 1 23 8 L28.6 3.6 L28.6 12.4 L23 8 C18 15 8 15 2 8Z" '
        'fill="#0B3A56" fill-opacity=".38"/>',
    )


_SCALES, _ENGRAVING = "#9FD4CF", "#1C5A6E"


def _hump(x: float, width: float, height: float) -> str:
    right = x + width
    hump = (
        f'<path d="M{x} 60 C{x} {60 - height} {right} {60 - height} {right} 60 L{right - 9} 60'
        f" C{right - 10} {60 - height * 0.58} {x + 10} {60 - height * 0.58} {x + 9} 60Z"
        f'" fill="{_SCALES}" stroke="{_ENGRAVING}" stroke-width="2.2" stroke-linejoin="round"/>'
    )
    for along in (0.3, 0.5, 0.7):
        spine_y = 60 - height * (3 * along * (1 - along)) - 1
        hump += (
            f'<path d="M{x + width * along:.1f} {spine_y:.1f} l{(along - 0.5) * 6:.1f} -7 l4 6Z"'
            f' fill="{_SCALES}" stroke="{_ENGRAVING}" stroke-width="1.6" stroke-linejoin="round"/>'
        )
    return hump


def serpent() -> str:
    """Return the engraved sea serpent, filled so that it reads at 80 pixels."""
    head = (
        '<path d="M98 60 C96 44 98 26 110 20 C118 15 130 16 136 22 '
        "C141 24 146 27 147 31 C143 34 137 34 132 33 C134 35 138 36 142 36 "
        'C139 40 130 41 124 38 C116 36 112 40 111 47 C110 52 110 56 111 60Z" '
        f'fill="{_SCALES}" stroke="{_ENGRAVING}" stroke-width="2.2" '
        'stroke-linejoin="round"/>'
        '<path d="M112 20 C108 14 104 12 98 12 C101 17 101 21 104 26 '
        f'C98 25 95 27 92 31 C97 31 99 34 101 37" fill="{_SCALES}" stroke="{_ENGRAVING}" '
        'stroke-width="2" stroke-linejoin="round"/>'
        f'<circle cx="125" cy="24" r="2.2" fill="{_ENGRAVING}"/>'
        f'<circle cx="141" cy="28.6" r="1.2" fill="{_ENGRAVING}"/>'
    )
    tail = (
        '<path d="M2 60 C2 50 4 46 0 38 C8 38 12 42 14 36 C18 42 16 50 14 60Z" '
        f'fill="{_SCALES}" stroke="{_ENGRAVING}" stroke-width="2" stroke-linejoin="round"/>'
    )
    foam = "".join(
        f'<path d="M{x} 62 q6 -5 12 0 q6 -5 12 0" stroke="#E6F6F0" stroke-width="2.6" '
        'fill="none" stroke-linecap="round"/>'
        for x in (-2, 20, 54, 92)
    )
    return document(150, 68, tail + _hump(22, 34, 36) + _hump(62, 38, 44) + head + foam)


def drawings() -> dict[str, str]:
    """Draw all of the sea, every frame by its number."""
    frames = ((wake_idle, 4), (wake_bow, 4), (wake_trail, 6), (splash, 5), (glint, 4))
    drawn = {
        f"{draw.__name__}_{frame}": draw(frame) for draw, count in frames for frame in range(count)
    }
    drawn |= {f"gull_fly_{frame}": flying_gull(frame) for frame in range(3)}
    still = {"gull": gull(), "sitting_gull": sitting_gull(), "fish": fish(), "serpent": serpent()}
    return drawn | still
