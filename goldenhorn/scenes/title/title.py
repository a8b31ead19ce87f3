"""The title: a living harbour, the menu in front of it, and what is shown while nobody is there."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from goldenhorn.common import language
from goldenhorn.common.language import N_, _, ngettext_
from goldenhorn.engine.pieces import FLEETS
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.drawable import Drawable
from goldenhorn.graphics.layout import anchored, column
from goldenhorn.graphics.lettering import Lettering, width_of
from goldenhorn.graphics.light import SHADE
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import SAFE
from goldenhorn.input.input_events import InputEvent, Point, Press
from goldenhorn.scenes.title.living_harbour import Harbour, Lights
from goldenhorn.system.sound import Music
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import Screen
from goldenhorn.ui.widgets.buttons import button, even_button_size
from goldenhorn.ui.widgets.label import line
from goldenhorn.ui.widgets.ornaments import chain, rose_rule
from goldenhorn.ui.widgets.pills import pill
from goldenhorn.ui.widgets.target import Target

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
SAFE_AREA = pygame.Rect(SAFE)
"""What every television shows."""
NAME = pygame.Rect(80, 10, 1120, 190)
"""Where the name of the game stands."""
LIT = ((158, 67, 515, 14), (763, 67, 358, 14))
"""The upper halves of its two words, where gold catches the light."""
MOTTO, MOTTO_SIZE = (430, 212), 30
RULE, RULE_WIDTH = (430, 178), 560
"""The gold line below the name."""
MENU = pygame.Rect(72, 248, 316, 58)
"""The first button; the others hang below it."""
GAP = 10
FACE, MENU_TEXT = FontFace.TITLE, 26
BUTTON_SIDES = 60
"""What a button needs beside its label."""
WIDEST = 486
LINK_INSIDE = 46
"""How far from a button's side a link hangs."""
BESIDE, ABOVE_FOOT = 16, 10
"""How far from the menu and from the foot other things stand."""
PILL_HEIGHT, PILL_GROWS = 42, 1.5
"""A pill becomes so much higher at most, however large the letters are."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that can be continued: whose turn it is, in words and by crest, and how to open it."""

    crest: str
    text: str
    open: Callable[[], Scene]


class Title(Screen):
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
        self.lay_out()

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
        look, size = self.look, self.context.size
        self._harbour = Harbour(look, size)
        self._sparks = Lights(look.art.drawing("glint_2", 40), LIT, 3, seed=5)
        self._live()
        super().lay_out()

    def _live(self) -> None:
        self._harbour.show(self._tick)
        self._sparks.tick = self._tick

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
            self._live()
        if self._quiet >= ATTRACT_AFTER and self._attract is not None:
            self.focus.key = self._first
            self.changed()
            self.next = self._attract()
        return super().update()

    # Showing

    def soon(self) -> Sequence[Drawable]:
        """Say what the harbour shows only now and then."""
        return self._harbour.soon()

    @property
    def notice_room(self) -> pygame.Rect:
        """Beside the menu, over the ship: below what stands beside buttons, above the foot."""
        first = self._first_button()
        left, top = first.right + BESIDE, first.top + 2 * (first.height + GAP)
        foot = SAFE_AREA.bottom - self._pill_height - ABOVE_FOOT
        return pygame.Rect(left, top, SAFE_AREA.right - left, foot - top)

    def build(self) -> Node:
        """Show name, motto and menu in front of the harbour."""
        look, first = self.look, self._first_button()
        name = Picture(look.art.painting("gold_title", *NAME.size), x=NAME.x, y=NAME.y)
        rule = anchored(rose_rule(look, RULE_WIDTH), *RULE)
        menu = self._menu(first)
        root = Node(self._harbour, name, rule, self._motto(), menu, self._sparks)
        beside = first
        if self._saved is not None:
            badge = f"badge_{self._saved.crest}"
            crest = look.drawing(badge, first.height * 0.8)
            x = max(first.left, SAFE_AREA.left + crest.width / 2)
            root.add(
                self._beside(first, self._saved.text, badge), anchored(crest, x, first.centery)
            )
            beside = first.move(0, first.height + GAP)
        if self._kept:
            text = ngettext_("{count} saved game", "{count} saved games", self._kept)
            root.add(_offered(KEPT, self._beside(beside, text, "icon_save", KEPT)))
        root.add(*self._foot(first, first.top + menu.height))
        return root

    def _motto(self) -> Node:
        look, text = self.look, _("Merchants, winds and pirates")
        if look.theme.is_flat:
            motto = pill(look, text, (SAFE_AREA.width, PILL_HEIGHT))
        else:
            style = Style(MOTTO_SIZE, look.theme.on_dark, FACE)
            motto = line(look, text, Lettering(style, under=((2, SHADE),)), SAFE_AREA.width * 2 / 3)
        motto.x = max(SAFE_AREA.left, MOTTO[0] - motto.width / 2)
        motto.y = MOTTO[1] - motto.height / 2
        return motto

    def _labels(self) -> dict[str, str]:
        """Name the buttons from top to foot."""
        labels = {CONTINUE: _("Continue")} if self._saved else {}
        open_ones = (key for key in DESTINATIONS if key in self._destinations)
        way_out = _("Switch off") if self._is_cabinet else _("Quit")
        return labels | {key: _(DESTINATIONS[key]) for key in open_ones} | {QUIT: way_out}

    @property
    def _is_cabinet(self) -> bool:
        return self.context.settings.cabinet and OFF in self._destinations

    def _first_button(self) -> pygame.Rect:
        """Return where the first button is: larger for larger letters or longer words."""
        look, labels = self.look, self._labels().values()
        words = look.words
        lettering = look.on_button(ButtonState.REST, MENU_TEXT, FACE)
        smallest = lettering.of_size(words.size_of(words.smallest), words.scale)
        needed = max(width_of(words, label, smallest) for label in labels) + BUTTON_SIDES
        width = min(WIDEST, max(round(MENU.width * words.scale), needed))
        room = (SAFE_AREA.bottom - MENU.top + GAP) // len(labels)
        step = min(round((MENU.height + GAP) * words.scale), room)
        return pygame.Rect(*MENU.topleft, width, step - GAP)

    def _menu(self, first: pygame.Rect) -> Node:
        """Return the buttons, hanging from one another on links."""
        look, labels = self.look, self._labels()
        text_size = even_button_size(look, labels.values(), first.size, MENU_TEXT, face=FACE)
        buttons = [
            button(look, key, label, first.size, self.state_of(key), text_size=text_size, face=FACE)
            for key, label in labels.items()
        ]
        for each in buttons:
            each.z = 1 if each.key == self.focus.key else 0  # not in its neighbours' shadows
        menu = column(*buttons, gap=GAP, x=first.x, y=first.y)
        for upper in buttons[:-1]:
            for x in (LINK_INSIDE, first.width - LINK_INSIDE):
                link = anchored(chain(look), x, upper.y + upper.height + GAP / 2)
                link.z = 2
                menu.add(link)
        return menu

    def _beside(self, place: pygame.Rect, text: str, sign: str, key: str = "") -> Node:
        """Say something beside a button."""
        left = place.right + BESIDE
        room = SAFE_AREA.right - left, place.height - 12
        is_focused = bool(key) and self.focus.key == key
        told = pill(self.look, text, room, before=(sign,), is_focused=is_focused)
        told.x, told.y = left, place.top + 6
        return told

    def _foot(self, first: pygame.Rect, menu_foot: float) -> list[Node]:
        """Tell how many can play, and in which language; a choice of it is offered."""
        look, height = self.look, self._pill_height
        has_choice = len(language.available()) > 1
        name = dict(language.available()).get(language.current, language.current)
        spoken = pill(
            *(look, name, (SAFE_AREA.width // 4, height)),
            before=("icon_language",),
            picture=34,
            is_focused=has_choice and self.focus.key == LANGUAGE,
        )
        top = SAFE_AREA.bottom - height
        spoken.x, spoken.y = SAFE_AREA.right - 8 - spoken.width, top
        is_below = menu_foot + ABOVE_FOOT <= top
        left = first.left if is_below else first.right + BESIDE
        players = pill(
            *(look, _("2–4 players"), (spoken.x - 16 - left, height)),
            after=[f"shield_{fleet.crest}" for fleet in FLEETS],
            picture=28,
            least=first.width if is_below else 0,
        )
        players.x, players.y = left, top
        return [players, _offered(LANGUAGE, spoken) if has_choice else spoken]

    @property
    def _pill_height(self) -> int:
        return round(PILL_HEIGHT * min(PILL_GROWS, self.look.words.scale))


def _offered(key: str, told: Node) -> Target:
    """Let something that stands in its place be chosen."""
    x, y, told.x, told.y = told.x, told.y, 0, 0
    return Target(told, key=key, x=x, y=y, width=told.width, height=told.height)
