"""Shapes as SVG text: documents, gradients and strokes.

The game draws with nanosvg, so only what nanosvg can draw is written: gradients in user
space, plain paths, circles, ellipses and rectangles, groups with transforms, colours as #RRGGBB.
Joins are round, because
mitred joins of long curves throw hair-lines across the picture.
"""

Stop = tuple[float, str]
"""Where on a gradient, and which colour."""

ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def document(width: float, height: float, body: str, defs: str = "") -> str:
    """Return a whole drawing."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}"><defs>{defs}</defs>{body}</svg>'
    )


def _stops(stops: tuple[Stop, ...]) -> str:
    return "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in stops)


def linear(name: str, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
    """Return a linear gradient from one point to another."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}"'
        f' y2="{y2}">{_stops(stops)}</linearGradient>'
    )


def radial(name: str, x: float, y: float, radius: float, *stops: Stop) -> str:
    """Return a radial gradient round a point."""
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}"'
        f' r="{radius}">{_stops(stops)}</radialGradient>'
    )


def place(body: str, x: float, y: float, scale: float = 1) -> str:
    """Return shapes moved to a point and scaled."""
    return f'<g transform="translate({x} {y}) scale({scale})">{body}</g>'


def path(
    d: str,
    fill: str = "none",
    stroke: str = "",
    width: float = 2,
    fill_opacity: float | None = None,
) -> str:
    """Return a path, filled, stroked or both."""
    written = f'<path d="{d}" fill="{fill}"'
    if stroke:
        written += f' stroke="{stroke}" stroke-width="{width}" {ROUND}'
    if fill_opacity is not None:
        written += f' fill-opacity="{fill_opacity}"'
    return written + "/>"


def circle(x: float, y: float, radius: float, fill: str, fill_opacity: float | None = None) -> str:
    """Return a filled circle."""
    written = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}"'
    if fill_opacity is not None:
        written += f' fill-opacity="{fill_opacity}"'
    return written + "/>"
