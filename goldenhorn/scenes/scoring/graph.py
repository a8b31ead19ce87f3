"""The page with points by round: a line for each player that ends at crest, name and points."""

from collections.abc import Sequence

from goldenhorn.common.language import _
from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.layout import anchored, column
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import code, stroked
from goldenhorn.graphics.piece_colours import CRESTS
from goldenhorn.graphics.text import FontFace
from goldenhorn.graphics.theme import GOLD_LIGHT, INK
from goldenhorn.scenes.scoring.accounts import Account
from goldenhorn.ui.widgets.chart import Curve, LineChart, scale_for
from goldenhorn.ui.widgets.label import evenly, label
from goldenhorn.ui.widgets.look import Look

BADGE, BEFORE_BADGE, BESIDE = 46, 18, 12
NAMES = 0.24
"""How much of the width the names take."""
MOST_LINES, ROUNDS_APART = 7, (1, 2, 5, 10, 20, 50)
NAME, FIGURE = 24, 26
DARK = 180
"""A line whose channels sum up to less gets a light casing."""


def points_by_round(
    look: Look,
    size: tuple[float, float],
    accounts: Sequence[Account],
    points: Sequence[tuple[int, ...]],
) -> Node:
    """Return a chart with the points of each player at the start and after every round."""
    width, height = size
    names = width * NAMES
    told = enumerate(zip(accounts, points, strict=True))
    curves = [_curve(look, account.crest, values, mark) for mark, (account, values) in told]
    rounds = max(len(each) - 1 for each in points)
    every = next(step for step in ROUNDS_APART if step * 10 >= rounds)
    scale = scale_for([0, *(value for each in points for value in each)], MOST_LINES)
    plot = width - names - BADGE - BEFORE_BADGE - BESIDE
    chart = LineChart(look, (plot, height), curves, scale, range(every, rounds + 1, every),
                      _("Round"))  # fmt: skip
    line = look.words.height(look.on_paper(FIGURE).style)
    step = max(BADGE + 4, min(2 * line + 12, height / len(accounts)))
    wanted = [y for _x, y in chart.ends]
    middles = spread(wanted, step, step / 2, height - step / 2)
    half = names, min(line, step / 2 - 1)
    carved = evenly(look, [each.name for each in accounts], look.on_paper(NAME, FontFace.TITLE),
                    *half)  # fmt: skip
    totals = [str(each[-1]) for each in points]
    figures = evenly(look, totals, look.on_paper(FIGURE), *half)
    whole = Node(chart, width=width, height=height)
    badge_x = plot + BEFORE_BADGE
    whole.add(_leaders(look, curves, chart.ends, (badge_x, middles), size))
    for account, total, middle in zip(accounts, totals, middles, strict=True):
        both = column(label(look, account.name, carved, *half, "left"),
                      label(look, total, figures, *half, "left"))  # fmt: skip
        badge = look.drawing(f"badge_{account.crest}", BADGE)
        whole.add(anchored(badge, badge_x + BADGE / 2, middle),
                  anchored(both, badge_x + BADGE + BESIDE, middle, (0, 0.5)))  # fmt: skip
    return whole


def _curve(look: Look, crest: str, values: tuple[int, ...], mark: int) -> Curve:
    """Return a line in the colour of a crest; a dark one gets a light casing."""
    colour = CRESTS[crest].field
    is_lost = sum(colour) < DARK and not look.theme.is_flat
    return Curve(values, colour, GOLD_LIGHT if is_lost else INK, mark)


def _leaders(
    look: Look,
    curves: Sequence[Curve],
    ends: Sequence[tuple[float, float]],
    badges: tuple[float, list[float]],
    size: tuple[float, float],
) -> Picture:
    """Return thin lines from where lines end to their crests."""
    shapes = ""
    for curve, (x, y), middle in zip(curves, ends, badges[1], strict=True):
        path = f'<path d="M{x + 5:.1f} {y:.1f} L{badges[0] + 4:.1f} {middle:.1f}"'
        shapes += f"{path} {stroked(code(curve.casing or INK), 3.4)}/>"
        shapes += f"{path} {stroked(code(curve.colour), 1.6)}/>"

    def paint(brush: Brush) -> None:
        brush.shapes(shapes)

    return Picture(look.art.painted(("leaders", shapes), size, paint))


def spread(wanted: Sequence[float], apart: float, lowest: float, highest: float) -> list[float]:
    """Move numbers apart until none is nearer to another than allowed, in the same order.

    >>> spread([50, 52, 10], 10, 0, 100)
    [50, 60, 10]
    >>> spread([98, 99], 10, 0, 100)
    [90, 100]
    """
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    placed = list(wanted)
    previous = lowest - apart
    for index in order:
        placed[index] = previous = max(placed[index], previous + apart)
    following = highest + apart
    for index in reversed(order):
        placed[index] = following = min(placed[index], following - apart)
    return placed
