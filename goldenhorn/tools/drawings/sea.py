"""What moves on the water, frame by frame: foam, splashes, glints."""

from math import cos, pi, sin

from goldenhorn.tools.drawings.svg import circle, document, path, place

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


def drawings() -> dict[str, str]:
    """Draw all that moves, every frame by its number."""
    frames = ((wake_idle, 4), (wake_bow, 4), (wake_trail, 6), (splash, 5), (glint, 4))
    return {
        f"{draw.__name__}_{frame}": draw(frame) for draw, count in frames for frame in range(count)
    }
