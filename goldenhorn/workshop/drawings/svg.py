"""Shapes as SVG text: documents, gradients and strokes; knows no drawing.

The game draws with nanosvg, so only what nanosvg can draw is written: gradients in user
space, plain paths, circles, ellipses and rectangles, groups with transforms, colours as #RRGGBB.
There is no clipping: what runs over is covered by a frame drawn on top. Joins are round, because
mitred joins of long curves throw hair-lines across the picture.
"""

from goldenhorn.workshop.drawings.palette import INK

Stop = tuple[float, str] | tuple[float, str, float]
"""Where on a gradient, which colour, and how opaque where it is not fully so."""

ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def document(width: float, height: float, body: str, defs: str = "") -> str:
    """Return a whole drawing."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}"><defs>{defs}</defs>{body}</svg>'
    )


def _stops(stops: tuple[Stop, ...]) -> str:
    written = ""
    for offset, colour, *opacity in stops:
        written += f'<stop offset="{offset}" stop-color="{colour}"'
        written += f' stop-opacity="{opacity[0]}"/>' if opacity else "/>"
    return written


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


def place(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Return shapes moved to a point, turned and scaled."""
    rotation = f" rotate({turn})" if turn else ""
    return f'<g transform="translate({x} {y}){rotation} scale({scale})">{body}</g>'


def path(
    d: str,
    fill: str = "none",
    stroke: str = "",
    width: float = 2,
    fill_opacity: float | None = None,
    stroke_opacity: float | None = None,
) -> str:
    """Return a path, filled, stroked or both."""
    written = f'<path d="{d}" fill="{fill}"'
    if stroke:
        written += f' stroke="{stroke}" stroke-width="{width}" {ROUND}'
    if fill_opacity is not None:
        written += f' fill-opacity="{fill_opacity}"'
    if stroke_opacity is not None:
        written += f' stroke-opacity="{stroke_opacity}"'
    return written + "/>"


def circle(
    x: float,
    y: float,
    radius: float,
    fill: str,
    stroke: str = "",
    width: float = 2,
    fill_opacity: float | None = None,
) -> str:
    """Return a filled circle, stroked or not."""
    written = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}"'
    if stroke:
        written += f' stroke="{stroke}" stroke-width="{width}"'
    if fill_opacity is not None:
        written += f' fill-opacity="{fill_opacity}"'
    return written + "/>"


def outline(width: float = 4, colour: str = INK) -> str:
    """Return the attributes of an outline with round joins."""
    return f'stroke="{colour}" stroke-width="{width}" {ROUND}'


def line(d: str, width: float = 4, colour: str = INK) -> str:
    """Return an open line."""
    return f'<path d="{d}" fill="none" {outline(width, colour)}/>'


def inked(d: str, fill: str, width: float = 4, colour: str = INK) -> str:
    """Return a filled shape in an outline."""
    return f'<path d="{d}" fill="{fill}" {outline(width, colour)}/>'


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Return the path data of a rectangle with round corners."""
    right, bottom = x + width, y + height
    return (
        f"M{x + radius} {y} L{right - radius} {y} Q{right} {y} {right} {y + radius}"
        f" L{right} {bottom - radius} Q{right} {bottom} {right - radius} {bottom}"
        f" L{x + radius} {bottom} Q{x} {bottom} {x} {bottom - radius}"
        f" L{x} {y + radius} Q{x} {y} {x + radius} {y}Z"
    )
