"""The ledger: a column for each player, rows for what they have, told row by row."""

from collections.abc import Hashable, Sequence
from math import pi, sin

import pygame

from goldenhorn.common.language import _
from goldenhorn.engine.pieces import COLOURS, FARMERS, SOLDIERS, Colour
from goldenhorn.graphics.surfaces.sentences import even_style
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.scenes.scoring.accounts import (
    CROWN,
    DOMINION_ROW,
    GOODS,
    PEOPLE,
    Account,
    CountUp,
    SetLine,
    Step,
)
from goldenhorn.scenes.scoring.column_heads import Heads, tray
from goldenhorn.scenes.scoring.columns import (
    FLYING,
    LINES,
    MEASURES,
    ON_TOP,
    ROWS,
    SLOTS,
    Column,
    Columns,
    Show,
)
from goldenhorn.ui.kit import Kit

FLIGHT = 0.55
"""The share of a row's time that one cube is in the air; the others follow."""
ARC = 26
"""How high a cube flies, in pixels."""
IN_LAUREL = 0.55
"""How much of a laurel's width is free for the points."""
WIDEST_DIGIT = 0.6
"""How much of a cube's place one digit may take."""
NOTHING = "–"
BESIDE_VALUE = 4
"""What keeps points from the edges of their place, so that they touch no winner's frame."""


class Ledger:
    """Shows the accounts as far as they have been told."""

    def __init__(self, kit: Kit, accounts: Sequence[Account], count_up: CountUp) -> None:
        self.kit = kit
        self.accounts = accounts
        self.count_up = count_up
        self.has_people = PEOPLE in count_up.steps
        self.places = Columns(len(accounts), count_up.lines, self.has_people, kit.words.scale)
        self._heads = Heads(kit, self.places, [account.name for account in accounts])
        self._count_style = self._fitting_count_style()
        self._count_height = self._fitting_count_height()
        self._total_style = self._fitting_total_style()
        self._value_style = self._fitting_value_style()
        self._people_style = self._fitting_people_style()
        self._tray = tray(kit, self.places.pitch, self.places.small)

    def show(self, show: Show, tick: int) -> None:
        """Put everything in its place that has been told at a tick."""
        self._show_labels(show)
        for number, account in enumerate(self.accounts):
            self._heads.show(show, number, account, self.places.columns[number])
            self._show_goods(show, number, account, self.places.columns[number])
        for step in self.count_up.steps:
            self._show_step(show, step, tick)

    def _show_step(self, show: Show, step: Step, tick: int) -> None:
        """Put in its place what has been told of a row, and the points."""
        share = self.count_up.share(step, tick)
        for number, account in enumerate(self.accounts):
            column = self.places.columns[number]
            if step == GOODS:
                self._count_goods(show, number, account, column, tick)
                if not account.lines and share == 1:
                    row = column.value(self.places.line(0))
                    self._write(show, (number, "no set"), NOTHING, row)
            elif step == DOMINION_ROW:
                self._show_dominions(show, number, account, column, tick)
            elif step == PEOPLE:
                self._show_people(show, number, account, column, tick)
            elif step == CROWN:
                if account.is_winner and share > 0:
                    self._heads.honour(show, number, account, column, share)
            elif isinstance(step, int) and step < len(account.lines) and share > 0:
                self._show_set(show, number, column, step, account.lines[step], tick)
            self._show_total(show, number, account, column, tick)

    # Rows

    def _show_labels(self, show: Show) -> None:
        kit, places = self.kit, self.places
        names = {
            "goods": _("Goods"),
            "sets": _("Sets"),
            "dominions": _("Dominions"),
            "people": _("People"),
            "total": _("Points"),
        }
        shown = {row: name for row, name in names.items() if row in places.rows}
        lowest = min(places.rows[row].height for row in shown)
        room = MEASURES.gutter, lowest
        style = even_style(kit.words, shown.values(), kit.on_paper(22).style, room)
        for row, text in shown.items():
            rect = places.rows[row]
            line = kit.rule(places.inside.width)
            show(("rule", row), line, places.inside.x, rect.y - 2, LINES)
            box = pygame.Rect((places.inside.x, 0), room)
            # Of several sets the first has the name beside it, not the gap between them.
            box.centery = (places.line(0) if row == "sets" else rect).centery
            image = kit.label(text, style, box.size, "midleft")
            show(("label", row), image, box.x, box.y, ROWS)

    def _goods_place(self, column: Column, colour: int) -> tuple[int, int]:
        """Return where the cube of a good stands, its count below it."""
        places = self.places
        row = places.rows["goods"]
        height = round(places.cube * 46 / 44) + self._count_height
        x = column.slot(colour) + (column.pitch - places.cube) // 2
        return x, row.centery - height // 2

    def _fitting_count_style(self) -> Style:
        """Return a style in which the counts of neighbours do not read as one number."""
        words, style = self.kit.words, self.kit.on_paper(MEASURES.count_text).style
        while (
            words.width("0", style) > self.places.pitch * WIDEST_DIGIT
            and words.pixels(style.size) > words.smallest
        ):
            style = words.smaller(style)
        return style

    def _fitting_count_height(self) -> int:
        room = self.places.rows["goods"].height - round(self.places.cube * 46 / 44) - 4
        return min(self.kit.words.height(self._count_style), room)

    def _show_goods(self, show: Show, number: int, account: Account, column: Column) -> None:
        for colour in COLOURS:
            cube = self._cube(account, colour)
            show((number, "good", colour), cube, *self._goods_place(column, colour), ROWS)

    def _cube(self, account: Account, colour: Colour) -> Image:
        held = account.warehouse[colour]
        name = f"cube_{colour.name.lower()}" + ("" if held else "_empty")
        return self.kit.drawing(name, self.places.cube, shadow=bool(held))

    def _count_goods(
        self, show: Show, number: int, account: Account, column: Column, tick: int
    ) -> None:
        """Write how many there are of each."""
        counted = self.count_up.counted
        for colour in COLOURS:
            count = counted(account.warehouse[colour], GOODS, tick)
            y = self._goods_place(column, colour)[1] + self._cube(account, colour).size[1]
            box = pygame.Rect(column.slot(colour), y, column.pitch, self._count_height)
            self._write(show, (number, "count", colour), str(count), box, self._count_style)
        goods = counted(account.score.goods, GOODS, tick)
        self._write(show, (number, "goods"), str(goods), column.value(self.places.rows["goods"]))

    def _show_set(
        self, show: Show, number: int, column: Column, line_number: int, line: SetLine, tick: int
    ) -> None:
        """Let the cubes of a set come down into its tray, one after the other."""
        kit, places = self.kit, self.places
        row = places.line(line_number)
        wide, high = self._tray.size
        x = column.slot(0) - (wide - SLOTS * column.pitch) // 2
        show((number, "tray", line_number), self._tray, x, row.centery - high // 2, ROWS)
        share = self.count_up.share(line_number, tick)
        for order, colour in enumerate(line.colours):
            wait = (1 - FLIGHT) * order / len(line.colours)
            flown = min(1.0, max(0.0, (share - wait) / FLIGHT))
            if not flown:
                continue
            cube = kit.drawing(f"cube_{COLOURS[colour].name.lower()}", places.small, shadow=False)
            start_x, start_y = self._goods_place(column, colour)
            end_x = column.slot(colour) + (column.pitch - places.small) // 2
            end_y = row.centery - cube.size[1] // 2
            across = start_x + (end_x - start_x) * flown
            down = start_y + (end_y - start_y) * flown * flown - ARC * sin(pi * flown)
            depth = FLYING if flown < 1 else ON_TOP
            show((number, "set", line_number, colour), cube, across, down, depth)
        if share == 1:
            bonus = _bonus_of(line)
            self._write(show, (number, "bonus", line_number), bonus, column.value(row))

    def _show_dominions(
        self, show: Show, number: int, account: Account, column: Column, tick: int
    ) -> None:
        row, share = self.places.rows["dominions"], self.count_up.share(DOMINION_ROW, tick)
        names = account.dominions
        if not share:
            return
        wide = SLOTS * column.pitch // max(1, len(names)) - 2
        wide = min(MEASURES.dominion, wide)
        for place, name in enumerate(names):
            if share > place / len(names):
                tile = self.kit.drawing(f"dominion_{name}", wide)
                x = column.slot(0) + place * (wide + 2)
                show((number, "dominion", place), tile, x, row.centery - tile.size[1] // 2, ROWS)
        points = self.count_up.counted(account.score.dominions, DOMINION_ROW, tick)
        text = f"+{points}" if names else NOTHING
        self._write(show, (number, "dominions"), text, column.value(row))

    def _show_people(
        self, show: Show, number: int, account: Account, column: Column, tick: int
    ) -> None:
        kit, places = self.kit, self.places
        row = places.rows["people"]
        if not self.count_up.share(PEOPLE, tick):
            return
        half = SLOTS // 2 * column.pitch
        for side, (name, stock) in enumerate((("soldier", SOLDIERS), ("farmer", FARMERS))):
            held = self.count_up.counted(account.warehouse[stock], PEOPLE, tick)
            figure = kit.drawing(name, places.cube)
            x = column.slot(0) + side * half + 2
            show((number, name), figure, x, row.centery - figure.size[1] // 2, ROWS)
            box = pygame.Rect((x + figure.size[0] + 5, row.y), self._people_room)
            image = kit.label(str(held), self._people_style, box.size, "midleft")
            show((number, name, "count"), image, box.x, box.y, ROWS)
        points = self.count_up.counted(account.score.people, PEOPLE, tick)
        text = f"+{points}" if account.score.people else NOTHING
        self._write(show, (number, "people"), text, column.value(row))

    def _show_total(
        self, show: Show, number: int, account: Account, column: Column, tick: int
    ) -> None:
        row = self.places.rows["total"]
        box = pygame.Rect((0, row.y), self._total_room)
        box.centerx = column.rect.centerx
        points = str(self.count_up.points(account, tick))
        image = self.kit.label(points, self._total_style, box.size)
        show((number, "total"), image, box.x, box.y, ON_TOP)

    @property
    def _total_room(self) -> tuple[int, int]:
        return round(self._heads.laurel_width * IN_LAUREL), self.places.rows["total"].height

    def _fitting_total_style(self) -> Style:
        """Return one style for everybody's points, whatever number is told on the way to them."""
        style = self.kit.on_paper(MEASURES.total_text, FontFace.TITLE).style
        most = max(account.score.total for account in self.accounts)
        numbers = (str(number) for number in range(most + 1))
        return even_style(self.kit.words, numbers, style, self._total_room)

    def _fitting_value_style(self) -> Style:
        """Return one style for what every row brings, whatever is told on the way to it."""
        texts = {NOTHING}
        for account in self.accounts:
            points = account.score
            texts |= {str(number) for number in range(points.goods + 1)}
            brought = max(points.dominions, points.people)
            texts |= {f"+{number}" for number in range(brought + 1)} if self.has_people else set()
            texts |= {_bonus_of(line) for line in account.lines}
        rows = [self.places.line(0), *self.places.rows.values()]
        room = (
            self.places.value_width - 2 * BESIDE_VALUE,
            min(row.height for row in rows),
        )
        style = self.kit.on_paper(MEASURES.value_text).style
        return even_style(self.kit.words, texts, style, room)

    @property
    def _people_room(self) -> tuple[int, int]:
        """The place of a count beside a soldier or a farmer."""
        half, figure = SLOTS // 2 * self.places.pitch, self.places.cube
        row = self.places.rows.get("people")
        return half - figure - 9, row.height if row else 0

    def _fitting_people_style(self) -> Style:
        """Return one style for the counts of all people, whatever number is told on the way."""
        style = self.kit.on_paper(MEASURES.count_text).style
        if not self.has_people:
            return style
        stocks = (SOLDIERS, FARMERS)
        most = max(account.warehouse[stock] for account in self.accounts for stock in stocks)
        numbers = (str(number) for number in range(most + 1))
        return even_style(self.kit.words, numbers, style, self._people_room)

    # How

    def _write(
        self, show: Show, name: Hashable, text: str, box: pygame.Rect, style: Style | None = None
    ) -> None:
        image = self.kit.label(text, style or self._value_style, box.size)
        show(name, image, box.x, box.y, ROWS)


def _bonus_of(line: SetLine) -> str:
    """Say what a line of sets brings."""
    return f"+{line.bonus}" if line.times == 1 else f"+{line.times}×{line.bonus}"
