"""The table of the reckoning: a line for each player by rank, counted up column by column."""

from collections.abc import Sequence

from goldenhorn.common.language import _
from goldenhorn.engine.pieces import COLOURS, FARMERS, SOLDIERS
from goldenhorn.engine.wire import word
from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.layout import anchored, centred, column, grid, row, spacer
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import GOLD_CODE, code, filled, rounded
from goldenhorn.graphics.text import FontFace
from goldenhorn.graphics.tween import between
from goldenhorn.scenes.scoring.accounts import (
    CROWN,
    DOMINION_ROW,
    GOODS,
    PEOPLE,
    Account,
    CountUp,
    SetLine,
)
from goldenhorn.ui.widgets.label import evenly, label
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.table import Column, Line, table

Size = tuple[float, float]
TITLES = 38
NAME, GOODS_PITCH, SET_PITCH, VALUE = 262, 48, 40, 84
"""The widths of the names, of a colour in the goods and in a set, and of what a column brings."""
EXPANDED = (172, 34, 27, 62)
"""The same with dominions and people."""
DOMINIONS, PEOPLE_WIDTH = 158, 158
SHIELD, CROWN_ROOM, CROWN_FALLS = 86, 14, 40
NAME_HEIGHT = 34
TRAY_RIM, AROUND_CUBES = 6, 4
VIGNETTE = 58
FLIGHT, ARC = 0.55, 26
"""The share of a set's time that one cube is in the air, and how high it flies."""
LARGEST_CUBE = 44
COUNT, VALUES, TOTAL, NAMES = 22, 26, 44, 26
"""How large all is written."""
NOTHING = "–"


class Ledger:
    """The accounts, and how they are written."""

    def __init__(self, look: Look, accounts: Sequence[Account], count_up: CountUp) -> None:
        self._look, self._count_up = look, count_up
        self.accounts = sorted(accounts, key=lambda each: (not each.is_winner, -each.score.total))
        self._has_people = PEOPLE in count_up.steps
        widths = EXPANDED if self._has_people else (NAME, GOODS_PITCH, SET_PITCH, VALUE)
        self._name, self._pitch, self._set_pitch, self._value = widths

    def node(self, size: Size, tick: int) -> Node:
        """Return the table as far as it has been told at a tick."""
        look = self._look
        self._high = (size[1] - TITLES) / len(self.accounts)
        self._fit()
        columns = [
            Column(self._name),
            Column(6 * self._pitch + self._value, _("Goods"), "center"),
            Column(6 * self._set_pitch + 2 * TRAY_RIM + self._value, _("Sets"), "center"),
            *([Column(DOMINIONS, _("Dominions"), "center"),
               Column(PEOPLE_WIDTH, _("People"), "center")] if self._has_people else []),
            Column(0, _("Points"), "center"),
        ]  # fmt: skip
        lines = [self._line(account, tick) for account in self.accounts]
        return table(look, columns, lines, size, titles=(look.softly_on_paper(22), TITLES))

    def _fit(self) -> None:
        """Choose letters in which whatever is told on the way has room, for all players alike."""
        look, accounts = self._look, self.accounts
        scores = [each.score for each in accounts]
        brought = {f"+{number}" for each in scores
                   for number in range(max(each.dominions, each.people) + 1)}  # fmt: skip
        brought |= {str(number) for each in scores for number in range(each.goods + 1)}
        brought |= {_bonus_of(line) for each in accounts for line in each.lines}
        held = range(max(max(each.warehouse) for each in accounts) + 1)
        totals = map(str, range(max(each.total for each in scores) + 1))
        names = [each.name for each in accounts]
        carved = evenly(look, names, look.on_paper(NAMES, FontFace.TITLE), *self._name_room)
        if look.words.pixels(carved.style.size) < look.words.smallest:  # plain letters are narrower
            carved = evenly(look, names, look.on_paper(NAMES), *self._name_room)
        self._cuts = {
            "name": carved,
            "value": evenly(look, brought, look.on_paper(VALUES), self._value - 6, 34),
            "count": evenly(look, map(str, held), look.on_paper(COUNT), self._pitch * 0.8, 32),
            "total": evenly(look, totals, look.on_paper(TOTAL, FontFace.TITLE), 62, self._high),
        }

    def _written(self, kind: str, text: str, size: Size, align: str = "center") -> Node:
        node = label(self._look, text, self._cuts[kind], *size, align)
        node.key = kind
        return node

    @property
    def _shield(self) -> float:
        room = self._high - CROWN_ROOM - 6 - (NAME_HEIGHT if self._has_people else 0)
        return min(SHIELD, room / 1.21)

    @property
    def _name_room(self) -> Size:
        if self._has_people:
            return self._name - 8, NAME_HEIGHT
        return self._name - self._shield - 34, NAME_HEIGHT

    def _line(self, account: Account, tick: int) -> Line:
        cells = [
            lambda _w, high: self._who(account, high, tick),
            lambda _w, high: self._goods(account, high, tick),
            lambda _w, high: self._sets(account, high, tick),
            lambda wide, high: self._dominions(account, (wide, high), tick),
            lambda wide, high: self._people(account, (wide, high), tick),
            lambda wide, high: self._total(account, (wide, high), tick),
        ]
        if not self._has_people:
            del cells[3:5]
        is_lit = account.is_winner and self._count_up.share(CROWN, tick) > 0
        return Line(cells, is_lit=is_lit)

    def _who(self, account: Account, height: float, tick: int) -> Node:
        look, share = self._look, self._count_up.share(CROWN, tick)
        shield = look.drawing(f"shield_{account.crest}", self._shield)
        if account.is_winner and share:
            crown = look.drawing("crown", self._shield * 0.76, key=("crown", account.crest))
            fall = (1 - share) ** 2 * CROWN_FALLS
            shield.add(anchored(crown, self._shield / 2, 4 - fall, (0.5, 0.75)))
        align = "center" if self._has_people else "left"
        name = self._written("name", account.name, self._name_room, align)
        both = column(shield, name, align=0.5) if self._has_people else row(shield, name, gap=12)
        whole = centred(both, Node(both, width=self._name, height=height))
        both.y = (height - both.height + CROWN_ROOM) / 2
        return whole

    def _brought(self, text: str, height: float) -> Node:
        """Write what a column brings."""
        return self._written("value", text, (self._value, height))

    def _goods(self, account: Account, height: float, tick: int) -> Node:
        look, counted = self._look, self._count_up.counted
        cells = []
        for colour in COLOURS:
            held = account.warehouse[colour]
            cube = look.drawing(_cube(colour, is_there=held > 0), self._cube)
            count = self._written("count", str(counted(held, GOODS, tick)), (self._pitch, 32))
            cells.append(column(cube, count, align=0.5))
        goods = counted(account.score.goods, GOODS, tick)
        return row(*cells, self._brought(str(goods), height))

    @property
    def _cube(self) -> float:
        return min(LARGEST_CUBE, self._pitch - 2)

    def _sets(self, account: Account, height: float, tick: int) -> Node:
        """Return the trays in which sets are, below one another."""
        shown: list[Node] = []
        for number, line in enumerate(account.lines):
            if share := self._count_up.share(number, tick):
                bonus = _bonus_of(line) if share == 1 else ""
                tray = self._tray(line, number, share)
                shown.append(row(tray, self._brought(bonus, tray.height)))
        if not account.lines and self._count_up.share(GOODS, tick) == 1:
            shown.append(row(spacer(self._tray_width), self._brought(NOTHING, height)))
        whole = column(*shown, gap=min(6, height / 20))
        whole.width = self._tray_width + self._value
        return whole

    @property
    def _tray_width(self) -> float:
        return 6 * self._set_pitch + 2 * TRAY_RIM

    def _tray(self, line: SetLine, number: int, share: float) -> Node:
        """Return a tray into which the cubes of a set fly from the goods, one after the other."""
        look, pitch, wood = self._look, self._set_pitch, self._look.theme.dark
        cube = min(pitch - 2, self._high / 3 - 2 * AROUND_CUBES - 6)
        size = self._tray_width, cube + 2 * AROUND_CUBES
        is_flat = look.theme.is_flat

        def paint(brush: Brush) -> None:
            ground = code(wood) if is_flat else "#5A3620"
            paint = f'{filled(ground, 0.88)} stroke="{GOLD_CODE}" stroke-width="1.8"'
            shapes = rounded(size, 1, size[1] / 2, paint)
            for slot in range(6):
                x = TRAY_RIM + (slot + 0.5) * pitch
                shapes += f'<circle cx="{x}" cy="{size[1] / 2}" r="3" {filled("#C9A97A", 0.7)}/>'
            brush.shapes(shapes)

        tray = Picture(look.art.painted(("tray", is_flat), size, paint), key=("tray", number))
        goods = 6 * self._pitch + self._value
        for order, colour in enumerate(line.colours):
            wait = (1 - FLIGHT) * order / len(line.colours)
            flown = min(1.0, max(0.0, (share - wait) / FLIGHT))
            if flown:
                start = (colour + 0.5) * self._pitch - goods
                x = between(start, TRAY_RIM + (colour + 0.5) * pitch, flown)
                y = size[1] / 2 - ARC * 4 * flown * (1 - flown)
                good = look.drawing(_cube(COLOURS[colour]), cube)
                tray.add(anchored(good, x, y))
        return tray

    def _dominions(self, account: Account, size: Size, tick: int) -> Node:
        share, names = self._count_up.share(DOMINION_ROW, tick), account.dominions
        if not share:
            return Node()
        across = max(1, len(names) if len(names) <= 2 else -(-len(names) // 2))
        wide = min(VIGNETTE, (size[0] - self._value) / across - 2)
        told = [name for place, name in enumerate(names) if share > place / len(names)]
        tiles = [self._look.drawing(f"dominion_{name}", wide) for name in told]
        points = self._count_up.counted(account.score.dominions, DOMINION_ROW, tick)
        return self._beside(
            grid(tiles, across, gap=(2, 2)), f"+{points}" if names else NOTHING, size
        )

    def _people(self, account: Account, size: Size, tick: int) -> Node:
        if not self._count_up.share(PEOPLE, tick):
            return Node()
        look, kinds, counted = self._look, [], self._count_up.counted
        for name, stock in (("soldier", SOLDIERS), ("farmer", FARMERS)):
            count = str(counted(account.warehouse[stock], PEOPLE, tick))
            figure = look.drawing(name, 24)
            room = self._written("count", count, (self._pitch * 0.8, size[1]), "left")
            kinds.append(row(figure, room, gap=3))
        points = counted(account.score.people, PEOPLE, tick)
        text = f"+{points}" if account.score.people else NOTHING
        return self._beside(row(*kinds, gap=2), text, size)

    def _beside(self, shown: Node, text: str, size: Size) -> Node:
        """Put what a column brings at its end."""
        brought = self._brought(text, size[1])
        brought.x = size[0] - self._value
        whole = Node(shown, brought, width=size[0], height=size[1])
        shown.x = max(0.0, (size[0] - self._value - shown.width) / 2)
        shown.y = (size[1] - shown.height) / 2
        return whole

    def _total(self, account: Account, size: Size, tick: int) -> Node:
        look, whole = self._look, Node(width=size[0], height=size[1])
        if account.is_winner and self._count_up.share(CROWN, tick):
            laurel = look.drawing("laurel", min(size) - 6, key=("laurel", account.crest))
            whole.add(anchored(laurel, size[0] / 2, size[1] / 2))
        points = str(self._count_up.points(account, tick))
        whole.add(self._written("total", points, size))
        return whole


def _cube(colour: int, *, is_there: bool = True) -> str:
    return f"cube_{word(COLOURS[colour])}" + ("" if is_there else "_empty")


def _bonus_of(line: SetLine) -> str:
    """Say what a line of sets brings."""
    return f"+{line.bonus}" if line.times == 1 else f"+{line.times}×{line.bonus}"
