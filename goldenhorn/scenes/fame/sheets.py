"""How the hall of fame looks: sheets, two panels, and what stands there when it is empty."""

from collections.abc import Callable, Hashable

import pygame

from goldenhorn.common.language import _, ngettext_
from goldenhorn.graphics.outlines import Size
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace
from goldenhorn.scenes.fame import statistics as panels
from goldenhorn.scenes.fame.statistics import COUNTS, LAYOUT, PLACES
from goldenhorn.storage.results import Ranking, Result
from goldenhorn.ui import charts, ranking_rows
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import ButtonState
from goldenhorn.ui.painted_page import PaintedPage

TAB, GRAPH, WINS = "tab", "graph", "wins"
GAMES, EXPORT, CLEAR = "games", "export", "clear"
"""What can be chosen, besides the lines: ("row", players, number)."""
ABOVE = 8
"""Between the top of a panel and its title."""
COLUMN_LINE, COLUMN_GROWS = 27, 8
"""The height of the columns' names, and how much of the places' height large letters take."""
COLUMN_SIDE, COLUMNS_APART, POINTS_COLUMN = 20, 12, 72
"""Beside the names of the columns and between them, and how wide that of the points is at least."""
SHIPS = {2: "ship_lion_pink", 3: "ship_dolphin_yellow-pink", 4: "ship_griffin_green-orange"}
"""Who waits on a sheet on which nobody stands."""
LAUREL = 116
"""The width of the laurel in an empty hall."""
FREE_SHIP, FREE_TEXT = 176, 84
"""The width of that ship, and the height of the text below."""


class FameLooks(PaintedPage):
    """Sheets with the best above, charts or the focused game below."""

    _has_games = False
    """Whether there is a list of all games to go on to."""

    def __init__(self, context: AppContext, results: tuple[Result, ...]) -> None:
        super().__init__(context)
        self._expansion = bool(results) and results[-1].expansion
        self._is_about_bots = False
        """Whether the bars tell of bots instead of people."""
        self._pieces: dict[Hashable, Image] = {}
        self._tell(results)
        self.lay_out()

    def _tell(self, results: tuple[Result, ...]) -> None:
        self._results = results
        self._told = panels.PersonStats.of(results, self._expansion)
        self._person = 0
        """Whose points are on the graph."""
        self._pieces.clear()

    @property
    def _entry(self) -> Ranking | None:
        """The line that has the focus."""
        match self.focus.key:
            case ("row", int(count), int(number)):
                entries = self._told.best[count]
                return entries[number] if number < len(entries) else None
        return None

    def lay_out(self) -> None:
        """Take the ground for this size, and compose anew with new pieces."""
        super().lay_out()
        self._pieces.clear()
        self.picture.lay(self.context.kit.backdrop("dusk", self.context.size))

    def compose(self) -> None:
        """Show head, sheets and panels."""
        kit, layout = self.context.kit, LAYOUT
        if (entry := self._entry) is not None:
            self._person = self._told.person(entry.name)
        title = _("Hall of fame").upper()
        ribbon = kit.ribbon(layout.ribbon.size, title, layout.title_size)
        self.show("ribbon", ribbon, *layout.ribbon.topleft, 1)
        self._compose_tab()
        self._compose_buttons()
        for count, sheet in zip(COUNTS, layout.sheets, strict=True):
            self._compose_sheet(count, sheet)
        if self._told.standings:
            self._compose_graph()
            self._compose_wins()
        else:
            self._compose_invitation()

    def _compose_tab(self) -> None:
        kit, place = self.context.kit, LAYOUT.tab
        labels = (_("Base game"), _("Expansion"))
        if self.focus.key == TAB:
            bar = place.inflate(10, 10)
            self.show("tab bar", kit.focus_bar(bar.size, "wood"), *bar.topleft, 1)
        self.show(TAB, kit.stops(place.size, labels, int(self._expansion)), *place.topleft, 2)
        self.offer(TAB, place, turns=True)

    def _compose_buttons(self) -> None:
        layout, has_results = LAYOUT, bool(self._results)
        buttons = (
            (GAMES, _("All games"), "replay", self._has_games),
            (EXPORT, _("Export"), "save", has_results),
            (CLEAR, _("Clear"), "cross", has_results),
        )
        for (key, label, icon, is_open), place in zip(buttons, layout.buttons, strict=True):
            state = self.state_of(key) if is_open else ButtonState.DISABLED
            image = self.context.kit.plaque(place.size, label, state, text_size=22, icon=icon)
            self.show(key, image, *place.topleft, 1)
            if is_open:
                self.offer(key, place)

    def _compose_sheet(self, count: int, sheet: pygame.Rect) -> None:
        kit, layout = self.context.kit, LAYOUT
        self.show(("sheet", count), kit.paper(sheet.size), *sheet.topleft)
        head = layout.head.move(sheet.topleft)
        players = ngettext_("{count} player", "{count} players", count)
        plate = kit.plaque(head.size, players.upper(), text_size=22, face=FontFace.TITLE)
        self.show(("head", count), plate, *head.topleft, 2)
        entries = self._told.best[count]
        if not entries:
            self._compose_free_sheet(count, sheet)
            return
        self._compose_columns(count, sheet)
        for number in range(PLACES):
            place = layout.row(sheet, number, self._columns_grown)
            key = ("row", count, number)
            if number >= len(entries):
                free = self._kept(ranking_rows.free_line, place.size, number + 1)
                self.show(key, free, *place.topleft, 3)
                continue
            if self.focus.key == key:
                self.show("bar", kit.focus_bar(place.size), *place.topleft, 2)
            line = panels.entry_line(entries[number])
            row = self._kept(ranking_rows.place_line, place.size, line)
            self.show(key, row, *place.topleft, 3)
            if number:
                self.show(("rule", key), kit.rule(place.width - 28), place.x + 14, place.y - 2, 1)
            self.offer(key, place)

    def _compose_columns(self, count: int, sheet: pygame.Rect) -> None:
        kit = self.context.kit
        top, height = sheet.y + LAYOUT.columns, COLUMN_LINE + self._columns_grown
        names = _("bots beaten"), _("points")
        style = ranking_rows.soft(kit, 20).style
        room = sheet.width - 2 * COLUMN_SIDE - COLUMNS_APART
        while sum(kit.words.width(name, style) for name in names) > room:
            style = kit.words.smaller(style)
        points = max(POINTS_COLUMN, kit.words.width(names[1], style))
        right = sheet.right - COLUMN_SIDE
        middle = right - points - COLUMNS_APART
        for name, text, left, width in (
            ("beaten", names[0], sheet.x + COLUMN_SIDE, middle - sheet.x - COLUMN_SIDE),
            ("points", names[1], right - points, points),
        ):
            image = kit.label(text, style, (width, height), "right")
            self.show((name, count), image, left, top, 1)

    @property
    def _columns_grown(self) -> int:
        """How much lower the places begin, below the names of columns in large letters."""
        return COLUMN_GROWS if self.context.kit.words.scale > 1 else 0

    def _compose_free_sheet(self, count: int, sheet: pygame.Rect) -> None:
        kit = self.context.kit
        area = LAYOUT.rows.move(sheet.topleft).inflate(-40, 0)
        box = pygame.Rect(area.x, area.bottom - FREE_TEXT, area.width, FREE_TEXT)
        ship = kit.drawing(SHIPS[count], FREE_SHIP)
        middle = (area.top + box.top) // 2
        self.show(
            ("ship", count),
            ship,
            *(area.centerx - ship.size[0] // 2, middle - ship.size[1] // 2, 1),
        )
        words = _("The first place is free!")
        self.show(
            ("free", count), kit.paragraph(words, kit.on_paper(24).style, box.size), *box.topleft, 1
        )

    # The lower half

    def _compose_panel(self, key: str, place: pygame.Rect, title: str, turns: bool) -> pygame.Rect:
        """Show an empty panel with its title; return what is left for its content."""
        kit, layout = self.context.kit, LAYOUT
        arrow, line = layout.arrow, layout.title_line
        is_focused = self.focus.key == key
        self.show((key, "paper"), kit.paper(place.size, glowing=is_focused), *place.topleft)
        inside = place.inflate(-2 * layout.padding, -2 * ABOVE)
        width = inside.width
        if turns:
            width -= 2 * arrow + 16
            for number, side in enumerate(("left", "right")):
                name = f"icon_{side}_lit" if is_focused else f"icon_{side}"
                x = inside.right - arrow * (2 - number) - 6 * (1 - number)
                self.show((key, side), kit.drawing(name, arrow, shadow=False), x, inside.y + 1, 2)
        label = kit.label(title, kit.on_paper(22).style, (width, line), "left")
        self.show((key, "title"), label, *inside.topleft, 2)
        self.offer(key, place, turns=turns, is_preferred=key == GRAPH)
        top = inside.y + line + 2
        return pygame.Rect(inside.x, top, inside.width, inside.bottom - top)

    def _compose_graph(self) -> None:
        told, person = self._told, self._person
        has_others = len(told.standings) > 1
        title = panels.graph_title(told, person)
        area = self._compose_panel(GRAPH, LAYOUT.graph, title, has_others)
        points = told.points(person)
        figures = panels.points_figures(points)
        image = self._kept(charts.graph, area.size, points[-panels.LAST_GAMES :], figures)
        self.show((GRAPH, "curve"), image, *area.topleft, 1)

    def _compose_wins(self) -> None:
        told, person, place = self._told, self._person, LAYOUT.wins
        entry = self._entry
        if entry is not None:
            area = self._compose_panel(WINS, place, panels.game_title(entry.result), turns=False)
            self._compose_game(entry, area)
            return
        if self._is_about_bots:
            standing = told.standings[person]
            title = panels.bots_title(standing)
            bars = panels.bots_bars(standing)
        else:
            title, bars = panels.wins_title(told), panels.wins_bars(told, person)
        area = self._compose_panel(WINS, place, title, turns=True)
        image = self._kept(charts.bars, area.size, bars)
        self.show((WINS, "bars"), image, *area.topleft, 1)

    def _compose_game(self, entry: Ranking, area: pygame.Rect) -> None:
        lines = [*panels.game_lines(entry.result)]
        for number, (line, place) in enumerate(
            zip(lines, panels.game_places(area, len(lines)), strict=True)
        ):
            image = self._kept(ranking_rows.player_line, place.size, line)
            self.show(("player", number), image, *place.topleft, 1)

    def _compose_invitation(self) -> None:
        kit, layout = self.context.kit, LAYOUT
        place = layout.graph.union(layout.wins)
        self.show("invitation", kit.paper(place.size), *place.topleft)
        laurel = kit.drawing("laurel", LAUREL, shadow=False)
        cap = kit.drawing("doge_cap", LAUREL // 2)
        box = place.inflate(-4 * layout.padding, -4 * ABOVE)
        wreath = pygame.Rect(box.x, box.y, LAUREL, box.height)
        box = pygame.Rect(wreath.right, box.y, box.right - wreath.right, box.height)
        for name, image in (("laurel", laurel), ("cap", cap)):
            at = pygame.Rect((0, 0), image.size)
            at.center = wreath.center
            self.show(name, image, *at.topleft, 1)
        upper = pygame.Rect(box.x, box.y, box.width, box.height // 2)
        lower = pygame.Rect(box.x, upper.bottom, box.width, box.bottom - upper.bottom)
        heading, style = _("Nobody has sailed yet"), kit.on_paper(34, FontFace.TITLE).style
        self.show(
            "heading", kit.paragraph(heading, style, upper.size, "midbottom"), *upper.topleft, 1
        )
        text = _("Sail a game to its end, and your name and your points will stand here.")
        style = kit.on_paper(24).style
        self.show("text", kit.paragraph(text, style, lower.size, "midtop"), *lower.topleft, 1)

    def _kept(self, draw: Callable[..., Image], size: Size, *what: Hashable) -> Image:
        """Draw something once and keep it."""
        key = (draw, size, what)
        image = self._pieces.get(key)
        if image is None:
            image = self._pieces[key] = draw(self.context.kit, size, *what)
        return image
