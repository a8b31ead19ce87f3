"""What stands in the hall of fame: sheets of the best, panels, and how an empty one invites."""

from collections.abc import Hashable, Sequence

from goldenhorn.common.language import _, ngettext_
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.layout import anchored, centred, column, grid, row, spacer
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import FontFace
from goldenhorn.scenes.fame.statistics import (
    LAST_GAMES,
    PLACES,
    entry_line,
    game_lines,
    points_figures,
)
from goldenhorn.storage.results import Ranking, Result
from goldenhorn.ui.widgets.buttons import body
from goldenhorn.ui.widgets.chart import Curve, LineChart, scale_for
from goldenhorn.ui.widgets.label import evenly, label, paragraph
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.panels import paper
from goldenhorn.ui.widgets.ranking import PLACE, best_line, gilding, player_line
from goldenhorn.ui.widgets.table import Cell, Column, Line, nothing, table, written
from goldenhorn.ui.widgets.target import Target

Size = tuple[float, float]
SIDE, ABOVE, BELOW = 8, 28, 8
"""Between a sheet's frame and its table."""
HEAD, TITLES, GROWN_TITLES = (296, 44), 27, 35
"""The plate with the number of players, and how high the columns' names stand."""
POINTS, AFTER_POINTS = 62, 12
SHIPS = {2: "ship_lion_pink", 3: "ship_dolphin_yellow-pink", 4: "ship_griffin_green-orange"}
"""Who waits on a sheet on which nobody stands."""
FREE_SHIP, FREE_TEXT, LAUREL = 176, 84, 116
PADDING, TITLE, ARROW = 24, 34, 32
"""Of a panel: beside its content, the height of its title, and how large its arrows are."""
FIGURES, MOST_FIGURES = 96, 0.36
"""The width of the figures beside a graph; large letters need more."""
BETWEEN_PLAYERS = 14
FREE = 0.5
"""How faint the number of a place is that nobody has yet."""


def best_sheet(
    look: Look, size: Size, count: int, entries: Sequence[Ranking], focus: Hashable
) -> Node:
    """Return the sheet with the best of all games of so many players."""
    whole = paper(look, size)
    if entries:
        inside = size[0] - 2 * SIDE, size[1] - ABOVE - BELOW
        whole.add(anchored(_best(look, inside, count, entries, focus), SIDE, ABOVE, (0, 0)))
    else:
        ship = look.drawing(SHIPS[count], FREE_SHIP)
        words = label(look, _("The first place is free!"), look.on_paper(24), size[0] - 64,
                      FREE_TEXT, most_lines=3)  # fmt: skip
        told = column(ship, words, gap=(size[1] - ABOVE - ship.height - FREE_TEXT) / 3, align=0.5)
        whole.add(anchored(told, size[0] / 2, size[1] - 2 * BELOW, (0.5, 1)))
    players = ngettext_("{count} player", "{count} players", count).upper()
    plate = body(look, HEAD, ButtonState.REST, has_studs=True)
    lettering = look.on_button(ButtonState.REST, 22, FontFace.TITLE)
    plate.add(anchored(label(look, players, lettering, HEAD[0] - 60, HEAD[1] - 14), HEAD[0] / 2,
                       HEAD[1] / 2 - 1))  # fmt: skip
    whole.add(anchored(plate, size[0] / 2, 2))
    return whole


def _best(look: Look, size: Size, count: int, entries: Sequence[Ranking], focus: Hashable) -> Node:
    columns = (Column(PLACE + 8), Column(title=_("bots beaten"), align="right"),
               Column(POINTS, _("points"), "right"), Column(AFTER_POINTS))  # fmt: skip
    top = TITLES if look.words.scale <= 1 else GROWN_TITLES
    height = (size[1] - top) / PLACES
    lines = []
    for number in range(PLACES):
        if number < len(entries):
            key = ("row", count, number)
            cells = _cells(look, entries[number], (size[0], height), is_lit=key == focus)
            lines.append(Line(cells, key, key == focus))
        else:
            free = written(look, str(number + 1), look.softly_on_paper(24))
            lines.append(Line((_faint(free), nothing, nothing, nothing)))
    return table(look, columns, lines, size, titles=(look.softly_on_paper(20), top))


def _cells(look: Look, entry: Ranking, size: Size, *, is_lit: bool) -> tuple[Cell, ...]:
    """Return place, name with beaten bots, and points."""
    told = entry_line(entry)
    carved = look.on_paper(24, FontFace.TITLE)

    def place(width: float, height: float) -> Node:
        number = label(look, str(told.place), carved, PLACE, height)
        cell = Node(width=width, height=height)
        if told.place == 1 and not is_lit:
            cell.add(gilding(look, (size[0], height)))
        cell.add(anchored(number, 4, 0, (0, 0)))
        return cell

    def name(width: float, height: float) -> Node:
        return best_line(look, (width, height), told)

    points = written(look, str(told.points), look.on_paper(30, FontFace.TITLE), "right")
    return place, name, points, nothing


def _faint(cell: Cell) -> Cell:
    def faint(width: float, height: float) -> Node:
        node = cell(width, height)
        node.alpha = FREE
        return node

    return faint


def panel(
    look: Look, size: Size, key: Hashable, title: str, content: Node, *, is_focused: bool,
    turns: bool, is_preferred: bool = False,
) -> Target:  # fmt: skip
    """Return a panel that can be chosen, with arrows if it shows one thing of several."""
    whole = Target(key=key, turns=turns, is_preferred=is_preferred, width=size[0], height=size[1])
    wide = size[0] - 2 * PADDING
    arrows = row(gap=6)
    if turns:
        lit = "_lit" if is_focused else ""
        signs = [look.drawing(f"icon_{side}{lit}", ARROW) for side in ("left", "right")]
        arrows = row(*signs, gap=6)
    words = label(look, title, look.on_paper(22), wide - arrows.width - 10, TITLE, "left", 2)
    head = row(words, spacer(grows=1), arrows, width=wide)
    whole.add(paper(look, size, is_glowing=is_focused),
              anchored(column(head, content, gap=2), PADDING, SIDE, (0, 0)))  # fmt: skip
    return whole


def inside(size: Size) -> Size:
    """Return how large the content of a panel is."""
    return size[0] - 2 * PADDING, size[1] - 2 * SIDE - TITLE - 2


def points_graph(look: Look, size: Size, points: tuple[int, ...]) -> Node:
    """Return the points of the last games from game to game, and the figures of all."""
    width, height = size
    beside = FIGURES if look.words.scale <= 1 else max(FIGURES, width * MOST_FIGURES)
    shown = points[-LAST_GAMES:]
    curve = Curve(shown, is_filled=True)
    chart = LineChart(look, (width - beside, height), [curve], scale_for(shown))
    return row(chart, spacer(14), _figures(look, (beside - 14, height), points_figures(points)))


def _figures(look: Look, size: Size, figures: Sequence[tuple[str, str]]) -> Node:
    """Write names below numbers, or beside them if they can be larger so."""
    width, height = size[0], size[1] / len(figures)
    carved, soft = look.on_paper(24, FontFace.TITLE), look.softly_on_paper(20)
    widest = max(look.words.width(number, carved.style) for number, _name in figures)
    left = min(widest, width / 2)

    below = (width, height * 0.54), (width, height * 0.46)
    beside = (left, height), (width - left - 10, height)
    names = [name for _number, name in figures]
    cuts = [evenly(look, names, soft, *rooms[1]) for rooms in (below, beside)]
    is_level = cuts[1].style.size > cuts[0].style.size
    rooms, cut = (beside, cuts[1]) if is_level else (below, cuts[0])
    pairs = [(label(look, number, carved, *rooms[0], "left"),
              label(look, name, cut, *rooms[1], "left"))
             for number, name in figures]  # fmt: skip
    return column(*(row(*pair, gap=10) if is_level else column(*pair) for pair in pairs))


def who_played(look: Look, size: Size, result: Result) -> Node:
    """Return who played a game: two side by side, more in two lines."""
    lines = list(game_lines(result))
    # one above the other two would seem to be four with two missing
    each = (size[0] - BETWEEN_PLAYERS) / 2, size[1] / (1 if len(lines) == 2 else 2)
    players = [player_line(look, each, line) for line in lines]
    return grid(players, 2, gap=(BETWEEN_PLAYERS, 0))


def invitation(look: Look, size: Size) -> Node:
    """Return what stands where nobody has sailed yet."""
    whole, width = paper(look, size), size[0] - 4 * PADDING - LAUREL
    laurel = look.drawing("laurel", LAUREL)
    laurel.add(anchored(look.drawing("doge_cap", LAUREL / 2), LAUREL / 2, laurel.height / 2))
    high = size[1] - 2 * PADDING
    heading = paragraph(look, _("Nobody has sailed yet"), look.on_paper(34, FontFace.TITLE), width,
                        "center", high * 0.45)  # fmt: skip
    text = _("Sail a game to its end, and your name and your points will stand here.")
    below = paragraph(look, text, look.on_paper(24), width, "center", high * 0.55)
    told = row(laurel, column(heading, below))
    whole.add(told)
    return centred(told, whole)
