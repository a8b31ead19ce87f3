"""The title: a living harbour, the menu in front of it, and what is shown while nobody is there.

Must not know what the plaques open: whoever builds it says so.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, replace
from math import ceil

import pygame

from goldenhorn import language
from goldenhorn.engine.pieces import FLEETS
from goldenhorn.heard import DeviceFound, Heard, Point, PointKind, Press, Typed
from goldenhorn.language import N_, _
from goldenhorn.scenes.page import Page
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Stage
from goldenhorn.sound import Music
from goldenhorn.view.kit import State
from goldenhorn.view.kit.sheet import Lettering, fitted, width_of
from goldenhorn.view.kit.strips import night_strip
from goldenhorn.view.picture import Piece
from goldenhorn.view.text import Face, Style
from goldenhorn.view.theme import IVORY, SAFE, WIDTH
from goldenhorn.view.title_harbour import MENU, TitleHarbour
from goldenhorn.view.tween import Tween, in_out_cubic, out_cubic

ATTRACT_AFTER = 3600
"""After a minute in which nobody does anything, the harbour has the screen to itself."""
SLIDE_TICKS = 26
CAPTION_TICKS = 480
CAPTION_RISES = 24
CAPTIONS = (
    N_("Green square, green sail: sail on for free."),
    N_("No such sail? A wind card in the square’s colour carries you on."),
    N_("A ship never loads goods in the colours of its own sails."),
    N_("Ships in your way are passed over, at no cost."),
    N_("Two cards in the colours of a rival’s sails: your pirates take a cube."),
    N_("Pirates strike at sea only. In port your cargo is safe."),
    N_("In Venice and Constantinople a ship with one sail draws three cards."),
    N_("Six different goods make a set: four points more."),
)
CONTINUE, QUIT, LANGUAGE = "continue", "quit", "language"
DESTINATIONS = {
    "new": N_("New game"),
    "how": N_("How to play"),
    "fame": N_("Hall of fame"),
    "options": N_("Options"),
}
NOWHERE: Mapping[str, Callable[[], Scene]] = {}
FACE = Face.TITLE
PLAQUE_SIDES = 56
"""What a plaque needs beside its label."""
WIDEST_COLUMN = 0.38
"""Of the screen's width."""
LINK = (46, 14)
"""How far from a plaque's side a link hangs, and how wide it is."""
STRIP_TEXT, CAPTION_TEXT = 20, 24
STRIP_HEIGHT = 42
STRIP_GROWS = 1.5
"""A strip becomes so much higher at most, however large the letters are."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that can be continued: whose turn it is, in words and by crest, and how to open it."""

    crest: str
    text: str
    open: Callable[[], Scene]


class Title(Page):
    """The first screen."""

    def __init__(
        self,
        stage: Stage,
        saved: Saved | None = None,
        destinations: Mapping[str, Callable[[], Scene]] = NOWHERE,
    ) -> None:
        """Offer the destinations there are, by the keys of DESTINATIONS, and a saved game."""
        super().__init__(stage)
        self._destinations = destinations
        self._saved = saved
        self._tick = 0
        self._quiet = 0
        """Ticks since anybody did anything."""
        self._away = 0
        """How far the menu has slid away, in ticks."""
        self._is_entered = False
        self.focus.key = self._first
        self._build()

    @property
    def _first(self) -> str:
        """What is chosen before anybody has moved."""
        return next(iter(self._labels()))

    @property
    def is_attracting(self) -> bool:
        """Whether the harbour has the screen to itself."""
        return self._quiet >= ATTRACT_AFTER

    # Hearing

    def hear(self, heard: Heard) -> None:
        """Wake up at any press, which then does nothing else."""
        if not self.is_attracting:
            self._quiet = 0
            super().hear(heard)
        elif _wakes(heard):
            self._quiet = 0
            self.focus.key = self._first
            self.changed()

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Go where a plaque leads, or speak the next language."""
        if key == QUIT:
            self.next = None
        elif key == LANGUAGE:
            self._speak_next_language()
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

    def _speak_next_language(self) -> None:
        codes = [code for code, _name in language.available()]
        at = codes.index(language.current) if language.current in codes else -1
        self.stage.change(replace(self.stage.settings, language=codes[(at + 1) % len(codes)]))
        self.stage.save_settings()

    # Passing time

    def lay_out(self) -> None:
        """Build the harbour anew, too."""
        self._build()
        super().lay_out()

    def _build(self) -> None:
        self._strips: dict[Hashable, Piece] = {}
        self._harbour = TitleHarbour(self.picture, self.stage.kit, self.stage.size)
        self._harbour.update(self._tick)

    def update(self) -> Scene | None:
        """Let the harbour live; slide the menu away when nobody is there, and tell captions."""
        if not self._is_entered:
            self._is_entered = True
            self._quiet = 0
            self.stage.sound.start_music(Music.TITLE)
        self._quiet += 1
        has_motion = self.stage.has_motion
        if has_motion:
            self._tick += 1
            self._harbour.update(self._tick)
        if self.is_attracting:
            if has_motion:
                self._harbour.sail_on()
            self._slide_to(SLIDE_TICKS)
            since = (self._quiet - ATTRACT_AFTER) % CAPTION_TICKS
            if not CAPTION_RISES < since < CAPTION_TICKS - CAPTION_RISES:
                self.picture.put("caption", *self._caption())
        else:
            self._slide_to(0)
        return super().update()

    def _slide_to(self, goal: int) -> None:
        if self._away != goal:
            step = 1 if self.stage.has_motion else SLIDE_TICKS
            self._away = min(goal, self._away + step) if goal else max(0, self._away - step)
            self.changed()

    # Showing

    def compose(self) -> None:
        """Show the motto, the menu unless it is away, and else what teaches the rules."""
        self._show_motto()
        if self._away < SLIDE_TICKS:
            self._show_menu(Tween(0, 1, SLIDE_TICKS, in_out_cubic).at(self._away))
        if self.is_attracting:
            self._show_captions()

    def _show_motto(self) -> None:
        kit, parts, safe = self.stage.kit, self._harbour.parts, self._safe
        if parts.rule is not None:
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
        room = safe.width * 2 // 3, round(parts.zoom * 52)
        lettering, _lines = fitted(kit.words, text, Lettering(Style(size, IVORY, FACE)), room, 1)
        wide = width_of(kit.words, text, lettering)
        box = pygame.Rect(0, 0, wide, kit.words.height(lettering.style))
        box.center = (x, y)
        box.left = max(safe.left, box.left)
        motto = kit.label(text, lettering.style, box.size, shadow=True)
        self.show("motto", motto, *box.topleft, MENU)

    def _show_menu(self, away: float) -> None:
        kit = self.stage.kit
        labels = self._labels()
        rows = self._rows(tuple(labels.values()))
        column = rows[0].unionall(rows)
        aside = -round(away * (column.right + 40))
        for number, ((key, label), row) in enumerate(zip(labels.items(), rows, strict=True)):
            plaque = kit.plaque(
                row.size,
                label,
                self._state(key),
                text_size=self._harbour.parts.menu_text,
                face=FACE,
            )
            # A plaque in the light must not be covered by its neighbours' shadows.
            z = MENU + 2 if self.focus.key == key else MENU
            self.show(key, plaque, row.x + aside, row.y, z)
            if number:
                link = kit.chain()
                for x in (row.left + LINK[0], row.right - LINK[0]):
                    y = (rows[number - 1].bottom + row.top) / 2 - link.size[1] / 2
                    self.show(("link", number, x), link, x - LINK[1] / 2 + aside, y, MENU + 3)
            if not self.is_attracting:
                self.offer(key, row)
        if self._saved is not None:
            self._show_saved(self._saved, rows[0], aside)
        self._show_foot(column, round(away * (STRIP_HEIGHT * STRIP_GROWS + 60)))

    def _labels(self) -> dict[str, str]:
        """Name the plaques from top to foot."""
        labels = {CONTINUE: _("Continue")} if self._saved else {}
        open_ones = (key for key in DESTINATIONS if key in self._destinations)
        return labels | {key: _(DESTINATIONS[key]) for key in open_ones} | {QUIT: _("Quit")}

    def _state(self, key: str) -> State:
        if self.pressed == key:
            return State.PRESSED
        return State.FOCUSED if self.focus.key == key else State.REST

    def _rows(self, labels: tuple[str, ...]) -> list[pygame.Rect]:
        """Lay out the plaques: as designed, and larger for larger letters or longer words."""
        kit, parts = self.stage.kit, self._harbour.parts
        left, top, width, height, step = parts.menu
        words, gap = kit.words, step - height
        smallest = kit.on_plaque(State.REST, parts.menu_text, FACE).of_size(
            ceil(words.smallest / words.scale)
        )
        needed = max(width_of(words, label, smallest) for label in labels) + PLAQUE_SIDES
        widest = round(self.stage.size[0] * WIDEST_COLUMN)
        width = min(widest, max(round(width * words.scale), needed))
        step = min(round(step * words.scale), (self._safe.bottom - top + gap) // len(labels))
        return [
            pygame.Rect(left, top + step * number, width, step - gap)
            for number in range(len(labels))
        ]

    def _show_saved(self, saved: Saved, row: pygame.Rect, aside: int) -> None:
        """Say beside Continue what it continues."""
        kit = self.stage.kit
        x = row.right + 16
        # Where there is little room, the crest on the plaque is enough.
        badges = () if self.stage.is_compact else (kit.drawings.get(f"badge_{saved.crest}", 30),)
        strip = self._strip(saved.text, (self._safe.right - x, row.height - 12), before=badges)
        self.show("saved", strip, x + aside * 2, row.centery - strip.size[1] / 2, MENU)
        crest = kit.drawing(f"badge_{saved.crest}", round(row.height * 0.8))
        width, height = crest.size
        middle = max(row.left, self._safe.left + width // 2)
        self.show("crest", crest, middle - width / 2 + aside, row.centery - height / 2, MENU + 4)

    def _show_foot(self, column: pygame.Rect, lower: int) -> None:
        """Tell how many can play, and in which language; a choice of it is offered."""
        kit, safe = self.stage.kit, self._safe
        height = round(STRIP_HEIGHT * min(STRIP_GROWS, kit.words.scale))
        has_choice = len(language.available()) > 1
        name = dict(language.available()).get(language.current, language.current)
        globe = kit.drawings.get("icon_language", 34)
        is_focused = has_choice and self.focus.key == LANGUAGE
        strip = self._strip(name, (safe.width // 4, height), before=(globe,), is_focused=is_focused)
        place = pygame.Rect((0, 0), strip.size)
        place.bottomright = (safe.right - 8, safe.bottom)
        self.show(LANGUAGE, strip, place.x, place.y + lower, MENU)
        if has_choice and not self.is_attracting:
            self.offer(LANGUAGE, place)
        is_below = column.bottom + 10 <= safe.bottom - height
        left = column.left if is_below else column.right + 24
        shields = tuple(kit.drawings.get(f"shield_{fleet.crest}", 28) for fleet in FLEETS)
        room = (place.left - 16 - left, height)
        least = column.width if is_below else 0
        players = self._strip(_("2–4 players"), room, after=shields, least=least)
        self.show("players", players, left, safe.bottom - players.size[1] + lower, MENU)

    def _show_captions(self) -> None:
        """Teach one rule after another, and say how to get back."""
        press = self._press_strip()
        x = self._safe.right - 8 - press.size[0]
        self.show("press", press, x, self._safe.bottom - press.size[1], MENU)
        self.show("caption", *self._caption())

    def _press_strip(self) -> Piece:
        height = round(STRIP_HEIGHT * min(STRIP_GROWS, self.stage.kit.words.scale))
        return self._strip(_("Press any button"), (self._safe.width * 3 // 10, height))

    def _caption(self) -> tuple[Piece, float, float, float]:
        """The strip with the rule of this tick, and where it is on its way up or down."""
        safe, press = self._safe, self._press_strip()
        number, since = divmod(max(0, self._quiet - ATTRACT_AFTER), CAPTION_TICKS)
        left = self._harbour.parts.menu[0]
        room = safe.right - 8 - press.size[0] - 16 - left, press.size[1] + 10
        text = _(CAPTIONS[number % len(CAPTIONS)])
        caption = self._strip(text, room, text_size=CAPTION_TEXT)
        hidden = self.stage.size[1] - safe.bottom + caption.size[1] + 20
        last = CAPTION_TICKS - CAPTION_RISES
        if not self.stage.has_motion:
            lower = 0.0
        elif since < last:
            lower = Tween(hidden, 0, CAPTION_RISES, out_cubic).at(since)
        else:
            lower = Tween(0, hidden, CAPTION_RISES, in_out_cubic).at(since - last)
        return caption, left, safe.bottom - caption.size[1] + lower, MENU

    @property
    def _safe(self) -> pygame.Rect:
        """The area that every television shows."""
        width, height = self.stage.size
        x, y = (ceil(inset * width / WIDTH) for inset in SAFE[:2])
        return pygame.Rect(x, y, width - 2 * x, height - 2 * y)

    def _strip(
        self,
        text: str,
        room: tuple[int, int],
        *,
        before: tuple[pygame.Surface, ...] = (),
        after: tuple[pygame.Surface, ...] = (),
        is_focused: bool = False,
        text_size: int = STRIP_TEXT,
        least: int = 0,
    ) -> Piece:
        wish = (text, room, before, after, is_focused, text_size, least)
        strip = self._strips.get(wish)
        if strip is None:
            strip = self._strips[wish] = night_strip(self.stage.kit, *wish)
        return strip


def _wakes(heard: Heard) -> bool:
    if isinstance(heard, Point):
        return heard.kind in (PointKind.DOWN, PointKind.RIGHT_CLICKED)
    return isinstance(heard, Press | Typed | DeviceFound)
