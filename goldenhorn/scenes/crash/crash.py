"""The crash screen: a ship run aground, what went wrong, and the ways on.

It keeps no state of the game and trusts nothing that was on the screen before.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from goldenhorn.common.language import _
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import SOFT_TEXT
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, Press
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import Key
from goldenhorn.ui.painted_page import PaintedPage
from goldenhorn.ui.scene import Scene

SAIL_ON, TITLE, QUIT = "sail on", "title", "quit"
SHIP = "dry_lion_green-yellow-red"
TILT = -13.0
GULLS = ((188, 240, 40), (236, 214, 28), (520, 300, 34))
"""Where they fly, and how wide they are."""
SHORE, STRANDED, IN_FRONT, ON_SCROLL = 1.0, 2.0, 3.0, 5.0


@dataclass(frozen=True, slots=True)
class CrashInfo:
    """What can be said: which game goes on, by words and crests, and where the note lies."""

    game: str = ""
    crests: tuple[str, ...] = ()
    note: Path | None = None
    is_saved: bool = True
    """Whether that game is safe on the disk, not only in memory."""


@dataclass(frozen=True, slots=True)
class _Places:
    """Where things lie."""

    scroll: pygame.Rect
    ribbon: pygame.Rect
    ribbon_text: int
    words: pygame.Rect
    text: int
    slip: pygame.Rect
    note: pygame.Rect
    plaques: pygame.Rect


_PLACES = _Places(
    scroll=pygame.Rect(600, 112, 640, 420),
    ribbon=pygame.Rect(640, 74, 560, 78),
    ribbon_text=42,
    words=pygame.Rect(650, 166, 540, 104),
    text=30,
    slip=pygame.Rect(650, 282, 540, 96),
    note=pygame.Rect(650, 390, 540, 122),
    plaques=pygame.Rect(600, 570, 640, 74),
)
BETWEEN_PLAQUES = 16
LABEL_SIZE = 24
AROUND_LABEL = 80
"""What a plaque needs besides its words and key: studs, rim and air."""
SEAL, SHIELD, SHIELDS_APART = 64, 36, 43


def _without_slip(places: _Places) -> _Places:
    """Close the gap where a game would be told: a shorter scroll, and everything in the middle."""
    spare = places.note.top - places.slip.top
    down = spare // 2
    scroll = places.scroll.move(0, down)
    scroll.height -= spare
    return replace(
        places,
        scroll=scroll,
        ribbon=places.ribbon.move(0, down),
        words=places.words.move(0, down),
        note=places.note.move(0, down - spare),
        plaques=places.plaques.move(0, down - spare),
    )


class CrashScreen(PaintedPage):
    """Something went wrong, and people can go on."""

    def __init__(
        self,
        context: AppContext,
        crash_info: CrashInfo,
        *,
        sail_on: Callable[[], Scene] | None,
        title: Callable[[], Scene],
    ) -> None:
        """Offer to go on with the game that was rescued, if there is one."""
        super().__init__(context)
        self.crash_info = crash_info
        self._ways: dict[str, Callable[[], Scene | None]] = {TITLE: title}
        if sail_on is not None:
            self._ways = {SAIL_ON: sail_on, **self._ways}
        if not context.is_way_out_locked:
            self._ways[QUIT] = lambda: None
        self.focus.key = next(iter(self._ways))
        self.lay_out()

    def lay_out(self) -> None:
        """Stand on the evening of the title."""
        self.picture.lay(self.context.kit.backdrop("title", self.context.size))
        super().lay_out()

    def compose(self) -> None:
        """Show the stranded ship, what happened in two lines, and the ways on."""
        kit, places = self.context.kit, _PLACES
        has_slip = bool(self.crash_info.game)
        if not has_slip:
            places = _without_slip(places)
        self._show_shore()
        self.show("scroll", kit.scroll(places.scroll.size), *places.scroll.topleft, ON_SCROLL)
        ribbon = kit.ribbon(places.ribbon.size, _("Run aground").upper(), places.ribbon_text)
        self.show("ribbon", ribbon, *places.ribbon.topleft, ON_SCROLL + 1)
        self._write("words", self._words(), places.words, kit.on_paper(places.text).style)
        if has_slip:
            self._show_slip(places.slip)
        self._write("note", self._note(), places.note, self._soft())
        self._show_plaques(places.plaques)

    def _show_shore(self) -> None:
        kit = self.context.kit
        self.show("shoal", kit.drawing("shoal", 608, shadow=False), 20, 560, SHORE)
        ship = kit.sunlit(SHIP, 380, TILT)
        self.show("ship", ship, 306 - ship.size[0] / 2, 700 - ship.size[1], STRANDED)
        sand = kit.drawing("shoal_front", 379, shadow=False)
        self.show("shoal in front", sand, 170, 610, IN_FRONT)
        for number, (x, y, width) in enumerate(GULLS):
            gull = kit.drawing("gull", width, shadow=False)
            place = (x - gull.size[0] / 2, y - gull.size[1] / 2)
            self.show(("gull", number), gull, *place, SHORE)

    def _soft(self) -> Style:
        if self.context.kit.high_contrast:
            return self.context.kit.on_paper(20).style
        return Style(20, SOFT_TEXT)

    def _write(self, name: str, text: str, box: pygame.Rect, style: Style) -> None:
        image = self.context.kit.paragraph(text, style, box.size)
        self.show(name, image, *box.topleft, ON_SCROLL + 2)

    def _words(self) -> str:
        if SAIL_ON not in self._ways:
            return _("Something went wrong, but you can sail on.")
        if not self.crash_info.is_saved:
            return _("Something went wrong. Your game could not be saved, but it can go on now.")
        return _("Something went wrong, but your game is saved.")

    def _note(self) -> str:
        note = self.crash_info.note
        if note is None:
            return _("No note of what happened could be written.")
        return _(
            "A note of what happened lies in {file}. It names nobody and goes nowhere by itself.",
            file=f"{note.parent.name}/{note.name}",
        )

    def _show_slip(self, slip: pygame.Rect) -> None:
        """Show which game goes on, under a seal if it is safe."""
        kit, crests = self.context.kit, self.crash_info.crests
        self.show("slip", kit.paper(slip.size), *slip.topleft, ON_SCROLL + 1)
        left = slip.x + 24
        if self.crash_info.is_saved:
            left = slip.x + 88
            seal = kit.drawing("seal", min(SEAL, slip.height - 16))
            middle = slip.x + 46, slip.centery
            place = (middle[0] - seal.size[0] / 2, middle[1] - seal.size[1] / 2)
            self.show("seal", seal, *place, ON_SCROLL + 2)
        first = slip.right - 12 - SHIELDS_APART * len(crests)
        for number, crest in enumerate(crests):
            shield = kit.drawing(f"shield_{crest}", SHIELD)
            y = slip.centery - shield.size[1] / 2
            self.show(("shield", number), shield, first + number * SHIELDS_APART, y, ON_SCROLL + 2)
        box = pygame.Rect(left, slip.y + 6, first - left - 10, slip.height - 12)
        style = kit.on_paper(24).style
        text = kit.paragraph(self.crash_info.game, style, box.size, "left")
        self.show("game", text, *box.topleft, ON_SCROLL + 2)

    def _show_plaques(self, area: pygame.Rect) -> None:
        labels = {SAIL_ON: _("Continue"), TITLE: _("Title screen"), QUIT: _("Quit")}
        back = self.context.key(Button.BACK)
        keys = {TITLE: back if back.label else None}
        needs = {name: self._width_of(labels[name], keys.get(name)) for name in self._ways}
        room = area.width - BETWEEN_PLAQUES * (len(needs) - 1)
        x = area.x
        for name, need in needs.items():
            rect = pygame.Rect(x, area.y, room * need // sum(needs.values()), area.height)
            x = rect.right + BETWEEN_PLAQUES
            state = self.state_of(name)
            image = self.context.kit.plaque(
                rect.size, labels[name], state, text_size=LABEL_SIZE, key=keys.get(name)
            )
            self.show(name, image, *rect.topleft, ON_SCROLL)
            self.offer(name, rect)

    def _width_of(self, label: str, key: Key | None) -> int:
        """Return how wide a plaque would like to be, so that no label is broken."""
        kit = self.context.kit
        letters = kit.words.width(label, kit.on_paper(LABEL_SIZE).style)
        return AROUND_LABEL + letters + (kit.key_cap(key).size[0] if key is not None else 0)

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Go on."""
        self.next = self._ways[str(key)]()

    def went_back(self) -> None:
        """Go to the title."""
        self.next = self._ways[TITLE]()
