"""The title: a living harbour, the menu in front of it, and what is shown while nobody is there."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, replace
from functools import partial

import pygame

from goldenhorn.common import language
from goldenhorn.common.language import N_, _, ngettext_
from goldenhorn.engine.pieces import FLEETS
from goldenhorn.graphics.lettering import Lettering, fitted, width_of
from goldenhorn.graphics.surfaces.key_pictures import night_strip
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import IVORY, SAFE
from goldenhorn.input.input_events import InputEvent, Point, Press
from goldenhorn.scenes.title.living_harbour import MENU, TitleHarbour
from goldenhorn.system.sound import Music
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import ButtonState
from goldenhorn.ui.painted_page import PaintedPage
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene

ATTRACT_AFTER = 3600
"""After a minute in which nobody does anything, bots play for whoever looks on."""
CONTINUE, QUIT, LANGUAGE, KEPT = "continue", "quit", "language", "kept"
OFF = "off"
"""Where Quit leads in a cabinet that can be switched off."""
DESTINATIONS = {
    "first": N_("Play your first game"),
    "new": N_("New game"),
    "how": N_("How to play"),
    "fame": N_("Hall of fame"),
    "options": N_("Settings"),
}
NOWHERE: Mapping[str, Callable[[], Scene]] = {}
Way = Callable[[], Scene | None]
"""Leads on; None ends the app."""
FACE = FontFace.TITLE
PLAQUE_SIDES = 56
"""What a plaque needs beside its label."""
WIDEST_COLUMN = 0.38
"""Of the screen's width."""
LINK = (46, 14)
"""How far from a plaque's side a link hangs, and how wide it is."""
BESIDE_MENU, ABOVE_FOOT = 24, 10
"""How far from the menu and from the foot other things stand."""
STRIP_TEXT = 20
STRIP_HEIGHT = 42
MOTTO_HEIGHT = 52
STRIP_GROWS = 1.5
"""A strip becomes so much higher at most, however large the letters are."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that can be continued: whose turn it is, in words and by crest, and how to open it."""

    crest: str
    text: str
    open: Callable[[], Scene]


class Title(PaintedPage):
    """The first screen."""

    def __init__(
        self,
        context: AppContext,
        saved: Saved | None = None,
        destinations: Mapping[str, Callable[[], Scene]] = NOWHERE,
        attract: Callable[[], Scene] | None = None,
        kept: int = 0,
        lock: Callable[[Way], Scene | None] = lambda way: way(),
    ) -> None:
        """Offer the destinations there are, by the keys of DESTINATIONS, and a saved game.

        `attract` leads to what is shown while nobody is there. Where more games are kept for
        later, a strip beside the menu leads to KEPT. `lock` leads a way that children must not
        go by themselves, past a lock if there is one.
        """
        super().__init__(context)
        self._attract = attract
        self._lock = lock
        self._kept = kept
        self._destinations = destinations
        self._saved = saved
        self._tick = 0
        self._quiet = 0
        """Ticks since anybody did anything."""
        self._is_entered = False
        self.focus.key = self._first
        self._build()

    @property
    def _first(self) -> str:
        """What is chosen before anybody has moved."""
        return next(iter(self._labels()))

    # Hearing

    def hear(self, heard: InputEvent) -> None:
        """Note that somebody is there."""
        self._quiet = 0
        super().hear(heard)

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Go where a plaque leads, or offer the languages."""
        if key == QUIT:
            is_locked = self.context.is_way_out_locked
            self.next = self._lock(self._way_out) if is_locked else self._way_out()
        elif key == LANGUAGE:
            self.next = self._lock(self._offer_languages)
        elif key == CONTINUE and self._saved is not None:
            self.next = self._saved.open()
        elif isinstance(key, str):
            self.next = self._destinations[key]()

    def went_back(self) -> None:
        """Show the way out, but do not take it."""
        self.focus.key = QUIT

    def left(self) -> None:
        """Begin anew when somebody returns."""
        self._is_entered = False

    def _way_out(self) -> Scene | None:
        return self._destinations[OFF]() if self._is_cabinet else None

    def _offer_languages(self) -> Scene:
        languages = language.available()
        codes = [code for code, _name in languages]
        return Question(
            self.context,
            self,
            _("Language"),
            _("In which language shall the game speak?"),
            tuple((name, partial(self._speak, code)) for code, name in languages),
            preselected=codes.index(language.current) if language.current in codes else 0,
        )

    def _speak(self, code: str) -> Scene:
        if code != language.current:
            self.context.change(replace(self.context.settings, language=code))
            self.context.save_settings()
        return self

    # Passing time

    def lay_out(self) -> None:
        """Build the harbour anew, too."""
        self._build()
        super().lay_out()

    def _build(self) -> None:
        self._strips: dict[Hashable, Image] = {}
        self._harbour = TitleHarbour(self.picture, self.context.kit, self.context.size)
        self._harbour.update(self._tick)

    def update(self) -> Scene | None:
        """Let the harbour live; lead on when nobody has been there for long."""
        if not self._is_entered:
            self._is_entered = True
            self.changed()  # settings may have changed what is offered
            self._quiet = 0
            self.context.sound.start_music(Music.TITLE)
        self._quiet += 1
        self._tick += 1
        if self.context.is_ambient_tick(self._tick):
            self._harbour.update(self._tick)
        if self._quiet >= ATTRACT_AFTER and self._attract is not None:
            self.focus.key = self._first
            self.changed()
            self.next = self._attract()
        return super().update()

    # Showing

    @property
    def notice_room(self) -> pygame.Rect:
        """Beside the menu, over the ship: below what stands beside plaques, above the foot."""
        rows = self._rows(tuple(self._labels().values()))
        room = pygame.Rect(0, rows[:2][-1].bottom, 0, 0)
        room.left = rows[0].right + BESIDE_MENU
        room.width = self._safe.right - room.left
        room.height = self._safe.bottom - self._foot_height - ABOVE_FOOT - room.top
        return room

    def compose(self) -> None:
        """Show the motto and the menu."""
        self._show_motto()
        self._show_menu()

    def _show_motto(self) -> None:
        kit, parts, safe = self.context.kit, self._harbour.parts, self._safe
        x, y, width = parts.rule
        rule = kit.rose_rule(width)
        self.show("rule", rule, x - width / 2, y - rule.size[1] / 2, MENU)
        x, y, size = parts.motto
        text = _("Merchants, winds and pirates")
        if kit.high_contrast:
            strip = self._strip(text, (safe.width, STRIP_HEIGHT))
            place = strip.surface.get_rect(size=strip.size, center=(x, y))
            place.left = max(safe.left, place.left)
            self.show("motto", strip, *place.topleft, MENU)
            return
        room = safe.width * 2 // 3, MOTTO_HEIGHT
        lettering, _lines = fitted(kit.words, text, Lettering(Style(size, IVORY, FACE)), room, 1)
        wide = width_of(kit.words, text, lettering)
        box = pygame.Rect(0, 0, wide, kit.words.height(lettering.style))
        box.center = (x, y)
        box.left = max(safe.left, box.left)
        motto = kit.label(text, lettering.style, box.size, shadow=True)
        self.show("motto", motto, *box.topleft, MENU)

    def _show_menu(self) -> None:
        kit = self.context.kit
        labels = self._labels()
        rows = self._rows(tuple(labels.values()))
        column = rows[0].unionall(rows)
        for number, ((key, label), row) in enumerate(zip(labels.items(), rows, strict=True)):
            plaque = kit.plaque(
                row.size,
                label,
                self.state_of(key),
                text_size=self._harbour.parts.menu_text,
                face=FACE,
            )
            # A plaque in the light must not be covered by its neighbours' shadows.
            z = MENU + 2 if self.focus.key == key else MENU
            self.show(key, plaque, row.x, row.y, z)
            if number:
                link = kit.chain()
                for x in (row.left + LINK[0], row.right - LINK[0]):
                    y = (rows[number - 1].bottom + row.top) / 2 - link.size[1] / 2
                    self.show(("link", number, x), link, x - LINK[1] / 2, y, MENU + 3)
            self.offer(key, row)
        if self._saved is not None:
            self._show_saved(self._saved, rows[0])
        if self._kept:
            self._show_kept(rows[1 if self._saved is not None else 0])
        self._show_foot(column)

    def _labels(self) -> dict[str, str]:
        """Name the plaques from top to foot."""
        labels = {CONTINUE: _("Continue")} if self._saved else {}
        open_ones = (key for key in DESTINATIONS if key in self._destinations)
        way_out = _("Switch off") if self._is_cabinet else _("Quit")
        return labels | {key: _(DESTINATIONS[key]) for key in open_ones} | {QUIT: way_out}

    @property
    def _is_cabinet(self) -> bool:
        return self.context.settings.cabinet and OFF in self._destinations

    def _rows(self, labels: tuple[str, ...]) -> list[pygame.Rect]:
        """Lay out the plaques: as designed, and larger for larger letters or longer words."""
        kit, parts = self.context.kit, self._harbour.parts
        left, top, width, height, step = parts.menu
        words, gap = kit.words, step - height
        smallest = kit.on_plaque(ButtonState.REST, parts.menu_text, FACE).of_size(
            words.size_of(words.smallest), words.scale
        )
        needed = max(width_of(words, label, smallest) for label in labels) + PLAQUE_SIDES
        widest = round(self.context.size[0] * WIDEST_COLUMN)
        width = min(widest, max(round(width * words.scale), needed))
        step = min(round(step * words.scale), (self._safe.bottom - top + gap) // len(labels))
        return [
            pygame.Rect(left, top + step * number, width, step - gap)
            for number in range(len(labels))
        ]

    def _show_saved(self, saved: Saved, row: pygame.Rect) -> None:
        """Say beside Continue what it continues."""
        kit = self.context.kit
        x = row.right + 16
        badges = (kit.drawings.get(f"badge_{saved.crest}", 30),)
        strip = self._strip(saved.text, (self._safe.right - x, row.height - 12), before=badges)
        self.show("saved", strip, x, row.centery - strip.size[1] / 2, MENU)
        crest = kit.drawing(f"badge_{saved.crest}", round(row.height * 0.8))
        width, height = crest.size
        middle = max(row.left, self._safe.left + width // 2)
        self.show("crest", crest, middle - width / 2, row.centery - height / 2, MENU + 4)

    def _show_kept(self, row: pygame.Rect) -> None:
        """Offer the games that were put by, beside New game."""
        kit, x = self.context.kit, row.right + 16
        text = ngettext_("{count} saved game", "{count} saved games", self._kept)
        chest = (kit.drawings.get("icon_save", 30),)
        is_focused = self.focus.key == KEPT
        room = (self._safe.right - x, row.height - 12)
        strip = self._strip(text, room, before=chest, is_focused=is_focused)
        place = pygame.Rect((x, 0), strip.size)
        place.centery = row.centery
        self.show(KEPT, strip, place.x, place.y, MENU + 1)
        self.offer(KEPT, place)

    def _show_foot(self, column: pygame.Rect) -> None:
        """Tell how many can play, and in which language; a choice of it is offered."""
        kit, safe = self.context.kit, self._safe
        height = self._foot_height
        has_choice = len(language.available()) > 1
        name = dict(language.available()).get(language.current, language.current)
        globe = kit.drawings.get("icon_language", 34)
        is_focused = has_choice and self.focus.key == LANGUAGE
        strip = self._strip(name, (safe.width // 4, height), before=(globe,), is_focused=is_focused)
        place = pygame.Rect((0, 0), strip.size)
        place.bottomright = (safe.right - 8, safe.bottom)
        self.show(LANGUAGE, strip, place.x, place.y, MENU)
        if has_choice:
            self.offer(LANGUAGE, place)
        is_below = column.bottom + ABOVE_FOOT <= safe.bottom - height
        left = column.left if is_below else column.right + BESIDE_MENU
        shields = tuple(kit.drawings.get(f"shield_{fleet.crest}", 28) for fleet in FLEETS)
        room = (place.left - 16 - left, height)
        least = column.width if is_below else 0
        players = self._strip(_("2–4 players"), room, after=shields, least=least)
        self.show("players", players, left, safe.bottom - players.size[1], MENU)

    @property
    def _foot_height(self) -> int:
        return round(STRIP_HEIGHT * min(STRIP_GROWS, self.context.kit.words.scale))

    @property
    def _safe(self) -> pygame.Rect:
        """The area that every television shows."""
        return pygame.Rect(SAFE)

    def _strip(
        self,
        text: str,
        room: tuple[int, int],
        *,
        before: tuple[pygame.Surface, ...] = (),
        after: tuple[pygame.Surface, ...] = (),
        is_focused: bool = False,
        least: int = 0,
    ) -> Image:
        key = (text, room, before, after, is_focused, STRIP_TEXT, least)
        strip = self._strips.get(key)
        if strip is None:
            strip = self._strips[key] = night_strip(self.context.kit, *key)
        return strip
