"""How far apart two colours look, with normal and with colour-blind eyes.

Colour blindness after Machado, Oliveira and Fernandes (2009) at full severity, distances after
CIEDE2000: about 1 is just visible, 15 is plain at a glance across a room.
"""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Rgb = tuple[int, int, int]
Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

EYES: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What each kind of eye makes of linear red, green and blue."""

_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)


def distance(first: Rgb, second: Rgb, eyes: str = "normal") -> float:
    """Return the CIEDE2000 distance of two sRGB colours as such eyes see them.

    >>> round(distance((255, 255, 255), (0, 0, 0)))
    100
    """
    return lab_distance(_lab(_seen(first, EYES[eyes])), _lab(_seen(second, EYES[eyes])))


def lab_distance(first: Triple, second: Triple) -> float:
    """Return the CIEDE2000 distance of two Lab colours.

    >>> round(lab_distance((50, 2.6772, -79.7751), (50, 0, -82.7485)), 4)
    2.0425
    >>> round(lab_distance((50, 2.5, 0), (73, 25, -18)), 4)
    27.1492
    """
    lightness = (first[0] + second[0]) / 2
    stretch = 1 + 0.5 * (1 - _saturation((hypot(*first[1:]) + hypot(*second[1:])) / 2))
    chroma_1, hue_1 = _chroma_and_hue(first, stretch)
    chroma_2, hue_2 = _chroma_and_hue(second, stretch)
    chroma = (chroma_1 + chroma_2) / 2
    turn = hue_2 - hue_1
    hue = (hue_1 + hue_2) / 2
    if chroma_1 * chroma_2 == 0:  # grey has no hue
        turn, hue = 0, hue_1 + hue_2
    elif abs(turn) > 180:  # the shorter way round the circle
        turn -= 360 if turn > 0 else -360
        hue += 180 if hue < 180 else -180

    weight = (
        1
        - 0.17 * _cosine(hue - 30)
        + 0.24 * _cosine(2 * hue)
        + 0.32 * _cosine(3 * hue + 6)
        - 0.20 * _cosine(4 * hue - 63)
    )
    off_grey = (lightness - 50) ** 2
    by_lightness = (second[0] - first[0]) / (1 + 0.015 * off_grey / sqrt(20 + off_grey))
    by_chroma = (chroma_2 - chroma_1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(chroma_1 * chroma_2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    blue_turn = -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2)))) * 2 * _saturation(chroma)
    return sqrt(by_lightness**2 + by_chroma**2 + by_hue**2 + blue_turn * by_chroma * by_hue)


def _saturation(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _cosine(angle: float) -> float:
    return cos(radians(angle))


def _chroma_and_hue(lab: Triple, stretch: float) -> tuple[float, float]:
    a, b = lab[1] * stretch, lab[2]
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _seen(colour: Rgb, eyes: Matrix) -> Triple:
    red, green, blue = (_linear(part / 255) for part in colour)
    seen = _times(eyes, (red, green, blue))
    # Through the screen and back: what it cannot show is cut off.
    red, green, blue = (min(max(part, 0), 1) for part in seen)
    return red, green, blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _lab(linear: Triple) -> Triple:
    x, y, z = (
        _root(part / white) for part, white in zip(_times(_TO_XYZ, linear), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116


def _times(matrix: Matrix, vector: Triple) -> Triple:
    first, second, third = (
        row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] for row in matrix
    )
    return first, second, third
