"""The page of the log-book: rows of deeds under the rounds they belong to."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from goldenhorn.board_view.words.deed_lines import row_line, signed
from goldenhorn.common.language import _
from goldenhorn.graphics.lettering import Lettering, shortened
from goldenhorn.graphics.outlines import drawn, filled, linear, rounded
from goldenhorn.graphics.rich_parts import Pill
from goldenhorn.graphics.surfaces.glows import blank
from goldenhorn.graphics.surfaces.rich_line import (
    draw_line,
    draw_wrapped,
    line_step,
    line_width,
    wrapped,
)
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import SOFT_TEXT, TEXT
from goldenhorn.session.public_facts import BEFORE_ALL_ROUNDS, Deed, TableInfo
from goldenhorn.ui.kit import Kit

SEAL, SEAL_MIDDLE = 38, 27
NAME_LEFT, AFTER_NAME = 54, 14
ASIDE = 12
"""Between the sentence, the points and the edge."""
THUMB = 16
"""Room for what shows how far one has read."""
REPLAY, BESIDE_REPLAY = 32, 6
"""The sign on the row under the cursor; every row leaves room for it."""
AT_RIGHT = THUMB + REPLAY + 2 * BESIDE_REPLAY


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One row, or the name of a round above its rows."""

    top: int
    height: int
    round: int
    deed: Deed | None = None


class LogPage:
    """Lays the rows out and draws them one by one, when they are seen."""

    def __init__(
        self,
        kit: Kit,
        deeds: Sequence[Deed],
        company: TableInfo,
        viewer: int | None,
        width: int,
    ) -> None:
        self._kit, self._company, self._viewer = kit, company, viewer
        self._width = width
        self._row = 46
        ink = kit.on_paper(22).style
        self._style = ink
        self._soft = ink if kit.high_contrast else replace(ink, colour=SOFT_TEXT)
        self._name_style = ink
        self._name_width = self._widest_name()
        self._pieces: dict[int, Image] = {}
        self.entries = self._laid_out(deeds)

    @property
    def height(self) -> int:
        """How high all rows are together."""
        return self.entries[-1].top + self.entries[-1].height if self.entries else 0

    def top_of(self, step: int) -> int:
        """Return where begins what happened from a step of the game on."""
        for number, entry in enumerate(self.entries):
            if entry.deed is not None and entry.deed.step >= step:
                above = self.entries[number - 1]
                return above.top if above.deed is None else entry.top
        return self.height

    def image(self, number: int) -> Image:
        """Return an entry as a picture, drawn once."""
        image = self._pieces.get(number)
        if image is None:
            entry = self.entries[number]
            surface = blank(self._width, entry.height)
            with self._kit.words.noting() as written:
                if entry.deed is None:
                    self._draw_round(surface, entry)
                else:
                    self._draw_row(surface, entry.deed)
            image = self._pieces[number] = Image(surface, 0, tuple(written))
        return image

    def _widest_name(self) -> int:
        words, most = self._kit.words, self._width // 4
        names = self._company.names
        widest = max((words.width(name, self._style) for name in names), default=0)
        longest = max(names, key=lambda name: words.width(name, self._style))
        if widest > most:
            self._name_style = words.fitted(longest, self._style, most)
        return min(most, words.width(longest, self._name_style))

    @property
    def _sentence_left(self) -> int:
        return NAME_LEFT + self._name_width + AFTER_NAME

    def _sentence_width(self, deed: Deed) -> int:
        points = self._points_width(deed)
        return self._width - AT_RIGHT - ASIDE - points - self._sentence_left

    def _points_width(self, deed: Deed) -> int:
        if not deed.points:
            return 0
        pill = [Pill(signed(deed.points))]
        return line_width(self._kit.words, self._kit.drawings, pill, self._style) + ASIDE

    def _laid_out(self, deeds: Sequence[Deed]) -> list[LogEntry]:
        entries: list[LogEntry] = []
        top = 0
        words, drawings = self._kit.words, self._kit.drawings
        head = max(32, words.height(self._soft) + 4)
        for deed in deeds:
            if not entries or entries[-1].round != deed.round:
                entries.append(LogEntry(top, head, deed.round))
                top += head
            line = row_line(deed, self._company, self._viewer)
            lines = wrapped(words, drawings, line, self._style, self._sentence_width(deed))
            height = max(self._row, line_step(words, self._style) * len(lines) + 10)
            entries.append(LogEntry(top, height, deed.round, deed))
            top += height
        return entries

    def _draw_round(self, surface: pygame.Surface, entry: LogEntry) -> None:
        text = round_title(entry.round)
        box = pygame.Rect(8, 0, self._width - THUMB - 16, entry.height)
        place = self._kit.words.draw(surface, text, self._soft, box, "midleft")
        left = place.right + 14
        if left < box.right - 40:
            rule = self._kit.rule(box.right - left)
            surface.blit(rule.surface, (left, entry.height // 2 - 2))

    def _draw_row(self, surface: pygame.Surface, deed: Deed) -> None:
        kit, words, height = self._kit, self._kit.words, surface.get_height()
        if deed.victim is not None and deed.victim == self._viewer:
            surface.blit(_gold((self._width - THUMB, height - 2)), (0, 1))
        seal = kit.drawings.get(f"badge_{self._company.crests[deed.seat]}", SEAL)
        surface.blit(seal, seal.get_rect(center=(SEAL_MIDDLE, height // 2)))
        name = self._company.names[deed.seat]
        name = shortened(words, name, Lettering(self._name_style), self._name_width)
        box = pygame.Rect(NAME_LEFT, 0, self._name_width, height)
        words.draw(surface, name, self._name_style, box, "midleft")
        line = row_line(deed, self._company, self._viewer)
        box = pygame.Rect(self._sentence_left, 0, self._sentence_width(deed), height)
        draw_wrapped(surface, words, kit.drawings, line, self._style, box)
        if deed.points:
            width = self._points_width(deed) - ASIDE
            right = self._width - AT_RIGHT
            box = pygame.Rect(right - width, 0, width, height)
            pill_style = Style(self._style.size, TEXT)
            draw_line(surface, words, kit.drawings, [Pill(signed(deed.points))], pill_style, box)


def round_title(number: int) -> str:
    """Name a round, as above its deeds."""
    if number == BEFORE_ALL_ROUNDS:
        return _("Before the first round")
    return _("Round {number}", number=number)


def _gold(size: tuple[int, int]) -> pygame.Surface:
    """Draw the ground of a row that hit whoever reads."""
    paint = f'{filled("url(#g)")} stroke="#8A5A16" stroke-width="2"'
    tones = linear(
        *("g", (0, 0), (size[0], 0)),
        *((0, "#FFE79A", 0.95), (0.6, "#FFD863", 0.85), (1, "#F2BE4A", 0.6)),
    )
    return drawn(size, rounded(size, 1, 10, paint), tones)
