"""The six house rules, each with its sentence and its switch."""

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from goldenhorn.common.cues import Cue
from goldenhorn.common.language import N_, _
from goldenhorn.engine.pieces import (
    HOUSE_RULES,
    MODONE_FOR_THREE,
    MUST_SAIL_ON,
    MUST_TURN_BACK,
    ONE_MORE_TURN,
    OPEN_HANDS,
    SHUFFLED_SEA,
)
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK
from goldenhorn.graphics.surfaces.sentences import height_of, sentence
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import GOLD_DARK, TEXT, rgb
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import Point, Press
from goldenhorn.session.lobby_state import LobbyState
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.kit import ButtonState
from goldenhorn.ui.painted_page import OwnPaintedOverlay, PaintedPage
from goldenhorn.ui.screen import BACK


@dataclass(frozen=True, slots=True)
class RuleText:
    """What people read about a house rule; translated where it is shown."""

    icon: str
    title: str
    sentence: str


RULE_TEXTS = {
    MUST_SAIL_ON: RuleText(
        "icon_wind",
        N_("Sail on"),
        N_("A ship that comes to a square of its own colour may not stop there."),
    ),
    MUST_TURN_BACK: RuleText(
        "icon_turn",
        N_("Turn back"),
        N_("A ship robbed of its last cube must turn round on its next move."),
    ),
    ONE_MORE_TURN: RuleText(
        "icon_hourglass",
        N_("One more turn"),
        N_("When the end has come, each of the others has exactly one more turn."),
    ),
    MODONE_FOR_THREE: RuleText(
        "icon_anchor",
        N_("Modone for three"),
        N_("With three players, too, Modone lies halfway, with three berths."),
    ),
    SHUFFLED_SEA: RuleText(
        "icon_shuffle",
        N_("Shuffled sea"),
        N_("The order of the colours in each stretch of sea is drawn at random."),
    ),
    OPEN_HANDS: RuleText(
        "icon_cards",
        N_("Open hands"),
        N_("All cards lie face up for everyone to see."),
    ),
}


ALL_OFF = "all off"
UP, DOWN = "up", "down"
SWITCHING = "switch"
ARROW = 40
LINE_OPACITY = 110
SWITCH = (84, 38)
SIZES, SMALLER_SIZES = (24, 20), (22, 18)
"""Of titles and sentences; large letters become a little smaller if more rows are seen then."""
LEAST_ROW, ROW_AIR = 78, 8
TEXT_LEFT = 98
"""Where the words of a row begin, beside its icon."""
FADED_TEXT = rgb("#7A6A58")
ON_SCROLL, BAR, ON_ROW = 1.0, 2.0, 3.0


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where things lie."""

    scroll: pygame.Rect
    ribbon: pygame.Rect
    ribbon_text: int
    clear: pygame.Rect
    rows: pygame.Rect


_PLAN = _Plan(
    scroll=pygame.Rect(166, 52, 948, 582),
    ribbon=pygame.Rect(360, 12, 560, 78),
    ribbon_text=40,
    clear=pygame.Rect(350, 95, 580, 48),
    rows=pygame.Rect(206, 148, 868, 474),
)


class HouseRules(OwnPaintedOverlay):
    """Switches for the six rules, and one that clears them all."""

    def __init__(
        self, context: AppContext, parent: PaintedPage, lobby_state: LobbyState, device: Device
    ) -> None:
        self._lobby_state = lobby_state
        self._first = 0
        """The topmost row that is seen."""
        own = lobby_state.places_of(device)
        super().__init__(context, parent, device, lobby_state.crest_of(own[0]) if own else "")
        self.focus.key = HOUSE_RULES[0]

    def can_switch(self, rule: str) -> bool:
        """Whether a rule has any meaning with those who play (H4)."""
        return rule != MODONE_FOR_THREE or len(self._lobby_state.lineup.taken) == 3

    # Doing

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Switch a rule."""
        if key == ALL_OFF:
            self._lobby_state.clear_rules()
        elif isinstance(key, str) and key in HOUSE_RULES:
            if self.can_switch(key):
                self._lobby_state.toggle_rule(key)
            else:
                self.context.sound.play(Cue.UI_BACK)

    def turned(self, key: Hashable, step: int) -> bool:
        """Push a switch to the right to turn it on, to the left to turn it off."""
        is_on = key in self._lobby_state.lineup.rules
        if not isinstance(key, str) or not self.can_switch(key) or is_on == (step > 0):
            return False
        self._lobby_state.toggle_rule(key)
        return True

    def tapped(self, item: Item, point: Point) -> None:
        """Scroll, or do what choosing does."""
        if item.key in (UP, DOWN):
            self._scroll_by(1 if item.key == DOWN else -1)
        elif item.key == SWITCHING:
            self.chosen(self.focus.key, point)
        else:
            super().tapped(item, point)

    def press(self, press: Press) -> None:
        """Let one button clear all rules."""
        if press.button is Button.DOMINIONS:
            self._lobby_state.clear_rules()
            self.changed()
        else:
            super().press(press)

    def _scroll_by(self, step: int) -> None:
        last = len(HOUSE_RULES) - self._seen_rows()
        self._first = max(0, min(last, self._first + step))
        focused = self._row_number()
        if focused is not None:
            inside = max(self._first, min(self._first + self._seen_rows() - 1, focused))
            self.focus.key = HOUSE_RULES[inside]
        self.changed()

    def _row_number(self) -> int | None:
        key = self.focus.key
        return HOUSE_RULES.index(key) if isinstance(key, str) and key in HOUSE_RULES else None

    # Drawing

    def _sentence(self, rule: str) -> str:
        if not self.can_switch(rule):
            return _("Only when three play: Modone lies halfway then, too, with three berths.")
        return _(RULE_TEXTS[rule].sentence)

    def _text_width(self) -> int:
        return _PLAN.rows.width - TEXT_LEFT - SWITCH[0] - 34

    def _row_height(self, sizes: tuple[int, int]) -> int:
        """As high as the longest sentence needs, but never higher than half of the room."""
        words = self.context.kit.words
        style = Style(sizes[1], TEXT, FontFace.PLAIN)
        lines = max(
            len(words.balanced(self._sentence(rule), style, self._text_width()))
            for rule in HOUSE_RULES
        )
        title = words.height(Style(sizes[0], TEXT))
        high = title + height_of(words, style, lines) + ROW_AIR
        return min(max(LEAST_ROW, high), _PLAN.rows.height // 2)

    def _sizes(self) -> tuple[int, int]:
        """How large titles and sentences are."""
        if self.context.kit.words.scale <= 1:
            return SIZES
        room = _PLAN.rows.height
        is_denser = room // self._row_height(SMALLER_SIZES) > room // self._row_height(SIZES)
        return SMALLER_SIZES if is_denser else SIZES

    def _seen_rows(self) -> int:
        return min(len(HOUSE_RULES), _PLAN.rows.height // self._row_height(self._sizes()))

    def lay_out(self) -> None:
        """Turn the arrows that scroll, and compose anew."""
        right = self.context.kit.drawings.get("icon_right_lit", ARROW)
        self._arrows = {
            UP: Image(pygame.transform.rotate(right, 90)),
            DOWN: Image(pygame.transform.rotate(right, -90)),
        }
        line = pygame.Surface((_PLAN.rows.width - 20, 2), pygame.SRCALPHA)
        line.fill((*GOLD_DARK, LINE_OPACITY))
        self._line = Image(line)
        self._sentences: dict[Hashable, Image] = {}
        super().lay_out()

    def compose(self) -> None:
        """Show the rows that have room, and among them the focused one."""
        kit, plan = self.context.kit, _PLAN
        self.show("scroll", kit.scroll(plan.scroll.size), *plan.scroll.topleft)
        ribbon = kit.ribbon(plan.ribbon.size, _("House rules"), plan.ribbon_text)
        self.show("ribbon", ribbon, *plan.ribbon.topleft, ON_SCROLL)
        state = ButtonState.FOCUSED if self.focus.key == ALL_OFF else ButtonState.REST
        label = _("All off: the game as printed")
        has_key = self.context.controls.label(
            Button.DOMINIONS, self.context.controls.last_active_device
        )
        key = self.context.key
        shortcut = key(Button.DOMINIONS) if has_key else None
        clear = kit.plaque(plan.clear.size, label, state, text_size=20, key=shortcut)
        self.show(ALL_OFF, clear, *plan.clear.topleft, ON_SCROLL)
        self.offer(ALL_OFF, plan.clear)
        if self.focus.key == ALL_OFF:
            self.show_badge(plan.clear)
        self._show_rows()
        self.foot(
            (SWITCHING, key(Button.CONFIRM), _("switch")),
            (BACK, key(Button.BACK), _("done")),
        )

    def _show_rows(self) -> None:
        area, seen = _PLAN.rows, self._seen_rows()
        height = area.height // seen
        focused = self._row_number()
        if focused is not None:
            self._first = max(min(self._first, focused), focused - seen + 1)
        self._first = max(0, min(self._first, len(HOUSE_RULES) - seen))
        for number, rule in enumerate(HOUSE_RULES):
            row = pygame.Rect(area.x, area.y + (number - self._first) * height, area.width, height)
            if self._first <= number < self._first + seen:
                self._show_row(rule, row)
                if number > self._first:
                    self.show((rule, "line"), self._line, row.x + 10, row.y - 1, ON_SCROLL)
                self.offer(rule, row, turns=True, is_preferred=not number)
            else:
                # Out of sight it has no width: the cursor finds it, a finger does not.
                self.offer(rule, pygame.Rect(row.centerx, row.y, 0, height), turns=True)
        if self._first:
            self._show_arrow(UP, area.top + 4)
        if self._first + seen < len(HOUSE_RULES):
            self._show_arrow(DOWN, area.bottom - ARROW - 4)

    def _show_row(self, rule: str, row: pygame.Rect) -> None:
        kit, text = self.context.kit, RULE_TEXTS[rule]
        can_switch = self.can_switch(rule)
        if self.focus.key == rule:
            bar = row.inflate(0, -4)
            self.show("bar", kit.focus_bar(bar.size), bar.x, bar.y, BAR)
            self.show_badge(row)
        icon = kit.drawing(text.icon, 50, shadow=False)
        self.show((rule, "icon"), icon, row.x + 31, row.centery - 25, ON_ROW)
        ink = TEXT if can_switch else FADED_TEXT
        if kit.high_contrast:
            ink = NEARLY_BLACK
        title_size, sentence_size = self._sizes()
        high = min(kit.words.height(Style(title_size, ink)), row.height * 2 // 5)
        room = (self._text_width(), row.height - high - ROW_AIR // 2)
        written = self._written(rule, Style(sentence_size, ink, FontFace.PLAIN), room)
        x = row.x + TEXT_LEFT
        y = row.centery - (high + written.written[0].place.height) // 2
        title = kit.label(_(text.title), Style(title_size, ink), (room[0], high), "bottomleft")
        self.show((rule, "title"), title, x, y, ON_ROW)
        self.show((rule, "sentence"), written, x, y + high, ON_ROW)
        is_on = rule in self._lobby_state.lineup.rules and can_switch
        switch = kit.switch(SWITCH, is_on, can_switch)
        x, y = row.right - SWITCH[0] - 24, row.centery - SWITCH[1] // 2
        self.show((rule, "switch"), switch, x, y, ON_ROW)

    def _written(self, rule: str, style: Style, room: tuple[int, int]) -> Image:
        """Write a rule's sentence, once for the same look."""
        key = (self._sentence(rule), style, room)
        image = self._sentences.get(key)
        if image is None:
            image = self._sentences[key] = sentence(self.context.kit.words, *key)
        return image

    def _show_arrow(self, name: str, y: int) -> None:
        """Let pointers scroll; the arrows lie on the rod of the scroll."""
        rect = pygame.Rect(_PLAN.scroll.right - ARROW + 2, y, ARROW, ARROW)
        self.show(name, self._arrows[name], *rect.topleft, ON_ROW)
        self.offer(name, rect.inflate(12, 12), is_hidden_from_focus=True)
