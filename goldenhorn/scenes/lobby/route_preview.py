"""The lane of sea in small, from Venice to Constantinople, as it will be laid out."""

from math import hypot

from goldenhorn.board_view.layout import ROWS, layout
from goldenhorn.engine.board import printed_route
from goldenhorn.engine.pieces import Colour
from goldenhorn.engine.wire import word
from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.layout import anchored
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.light import SMALL
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import INK_CODE, code, filled, linear, rounded, stroked
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import FOAM, IVORY
from goldenhorn.ui.widgets.look import Look

Size = tuple[float, float]
Place = tuple[float, float]
WAVES = 26
DOTS_APART, STEPS = 8.0, 30
MODONE, CITIES = 88, (("venice", 84), ("constantinople", 92))
DISC, SHORT_LANES_DISC = 37, 40
FIRST_X, LAST_X = 206, 1074
"""What the lane shows of the width of the board, which it shrinks."""
CLEAR_OF_CITIES, CLEAR_OF_SHORES = 91, 21


def route_preview(
    look: Look, size: Size, players: int, *, has_modone: bool, is_shuffled: bool
) -> Node:
    """Return the lane for so many players."""
    width, height = size
    places = layout(players, False, has_modone).squares
    ends_low = places[-1][1] > ROWS[1]

    def shrunk(place: Place) -> Place:
        across = (place[0] - FIRST_X) / (LAST_X - FIRST_X)
        down = (place[1] - ROWS[0]) / (ROWS[2] - ROWS[0])
        return (CLEAR_OF_CITIES - 5 + across * (width - 2 * CLEAR_OF_CITIES),
                CLEAR_OF_SHORES + down * (height - 2 * CLEAR_OF_SHORES))  # fmt: skip

    squares = [shrunk(place) for place in places]
    middle, fort = len(squares) // 2, (shrunk((640, 0))[0], height * 0.46)
    halfway = [fort] if has_modone else []
    end = shrunk((1120, 440 if ends_low else 230))
    way = [shrunk((160, 230)), *squares[:middle], *halfway, *squares[middle:], end]
    dots = look.art.painted(
        ("way", players, has_modone), size, lambda brush: _paint_way(brush, way)
    )
    whole = sea(look, size, WAVES)
    low, high = height - 16, height * 0.6
    whole.add(_city(look, 0, 0, high), _city(look, 1, width, low if ends_low else high))
    whole.add(Picture(dots))
    if has_modone:
        whole.add(anchored(look.drawing("modone", MODONE, shadow=SMALL), *fort))
    span = SHORT_LANES_DISC if players == 2 else DISC
    route = printed_route(players, has_modone and players == 3)
    colours = [colour for colour in route.colours if colour is not None]
    for place, colour in zip(squares, colours, strict=True):
        whole.add(anchored(_disc(look, None if is_shuffled else colour, span), *place))
    return whole


def sea(look: Look, size: Size, waves: int) -> Picture:
    """Return a strip of sea with so many waves."""
    width, height = size

    def paint(brush: Brush) -> None:
        shapes = rounded(size, 1.5, 8, f'fill="url(#g)" stroke="{INK_CODE}" stroke-width="2.6"')
        for number in range(waves):
            # Steps without a common measure with the size scatter the waves evenly.
            x = 12 + number * 137.3 % max(1, width - 60)
            y = 12 + number * 61.7 % max(1, height - 20)
            line = stroked("#BFE6E6", 1.8, 0.35)
            shapes += f'<path d="M{x:.0f} {y:.0f} q7 -6 14 0 t14 0" {line}/>'
        tones = (0, "#2F88A2"), (0.5, "#1B6584"), (1, "#0E4364")
        brush.shapes(shapes, linear("g", (0, 0), (0, height), *tones))

    return Picture(look.art.painted(("strip of sea", waves), size, paint))


def _city(look: Look, number: int, x: float, foot: float) -> Node:
    """Return a city on its land, which ends at the left or the right end of the lane."""
    (name, width), is_left = CITIES[number], number == 0
    size = width + 10, 26
    shape = (
        f'<path d="M0 6 Q{width * 0.5} -4 {width - 2} 6 Q{width + 12} 12 {width - 2} 19'
        f' Q{width * 0.5} 28 0 21Z" {filled("#D9BB80")} stroke="#3A2416" stroke-width="2"/>'
    )
    land = look.art.painted("land", size, lambda brush: brush.shapes(shape))
    side, share = (1, 0.0) if is_left else (-1, 1.0)
    ground = Picture(land, flip=not is_left, x=x + 3 * side, y=foot - 10, pivot=(share, 0))
    return Node(ground, look.drawing(name, width, x=x + 6 * side, y=foot, pivot=(share, 1)))


def _disc(look: Look, colour: Colour | None, span: float) -> Node:
    """Return a disc of a colour, or one that is not known yet."""
    if colour is not None:
        return look.drawing(f"stud_{word(colour)}", span, shadow=SMALL)
    radius = span / 2

    def paint(brush: Brush) -> None:
        ring = f'<circle cx="{radius}" cy="{radius}"'
        brush.shapes(
            f'{ring} r="{radius - 1.4}" {filled("#C9972F")} stroke="{INK_CODE}" stroke-width="2"/>'
            f'{ring} r="{radius * 0.76:.1f}" {filled("#22455E")} stroke="{INK_CODE}"'
            ' stroke-width="1.4"/>'
        )
        brush.shadow(SMALL)

    disc = Picture(look.art.painted("hidden disc", (span, span), paint, 8))
    # A picture of a disc: its letter keeps its size, and is not a text to be measured.
    letter = Lettering(Style(look.words.size_of(round(span * 0.56)), IVORY))
    disc.add(anchored(Picture(look.art.letters("?", letter)), radius, radius))
    return disc


def _paint_way(brush: Brush, way: list[Place]) -> None:
    """Paint a dotted line that bends smoothly through all places."""
    gone, last, dots = 0.0, way[0], ""
    for number in range(1, len(way)):
        around = [way[max(0, min(len(way) - 1, number + offset))] for offset in (-2, -1, 0, 1)]
        for step in range(1, STEPS + 1):
            place = _on_curve(around, step / STEPS)
            gone += hypot(place[0] - last[0], place[1] - last[1])
            last = place
            if gone >= DOTS_APART:
                gone -= DOTS_APART
                dots += f'<circle cx="{place[0]:.1f}" cy="{place[1]:.1f}" r="1.8"/>'
    brush.shapes(f"<g {filled(code(FOAM))}>{dots}</g>")


def _on_curve(around: list[Place], share: float) -> Place:
    """Where a Catmull-Rom curve is between the second and the third of four places."""
    x, y = (
        0.5
        * (
            2 * b
            + (c - a) * share
            + (2 * a - 5 * b + 4 * c - d) * share**2
            + (3 * b - a - 3 * c + d) * share**3
        )
        for a, b, c, d in zip(*around, strict=True)
    )
    return x, y
