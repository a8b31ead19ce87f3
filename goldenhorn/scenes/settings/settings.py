"""The settings screen: everything that people set to their liking, applied as they set it.

It changes settings through the context, and has them written once
when it is left.
"""

from collections.abc import Hashable
from dataclasses import replace
from typing import Any

import pygame

from goldenhorn.common import language
from goldenhorn.common.cues import Cue
from goldenhorn.common.language import N_, _
from goldenhorn.common.quality import LEVEL_WORDS
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, PointKind, Press
from goldenhorn.scenes.settings.keys import Remap
from goldenhorn.scenes.settings.setting_rows import (
    KEYS,
    MACHINE,
    MACHINE_SETTINGS,
    SETTINGS,
    VOLUMES,
    Setting,
)
from goldenhorn.storage.settings import LOUDEST
from goldenhorn.ui import rows
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.list_page import LIST_DEPTH, Plaque, RowsPage
from goldenhorn.ui.lists import Frame, ListLayout
from goldenhorn.ui.page import BACK
from goldenhorn.ui.rows import Control, ListRow, Opener, Slider, Stepper, Stops, Switch
from goldenhorn.ui.scene import Scene

AS_IT_WAS, CHANGE = "as it was", "change"
TEXT_SAMPLES = (20, 23, 26, 30, 34)
"""The letters that stand for the sizes of text."""
LARGER_HERE = N_("The window is small, so everything you read is written at {percent} %.")
"""What is said instead where the usual size is shown larger."""
BETWEEN_COLUMNS = 32
COLUMN_CONTROL, WIDE_CONTROL = 316, 520
"""How wide controls are in two columns, and in one."""
LEAST_COLUMN_ROW, LEAST_ROW = 44, 54
"""How high rows are at least: in two columns, and in one that scrolls."""
HIGHEST_ROW = 92
"""A few rows stand together at the top."""
TALLER_PER_SCALE = 20
"""How much more a row needs for letters twice as large."""


class SettingsPage(RowsPage):
    """A scroll in front of the title or of a paused game."""

    title = N_("Settings")
    settings = SETTINGS
    order = (*SETTINGS, AS_IT_WAS)

    def __init__(self, context: AppContext, parent: Scene) -> None:
        self._before = context.settings
        self._has_changed = False
        self._goes_on = False
        """Whether people only look at a page that is opened from here."""
        self._languages = (None, *(code for code, _own_name in language.available()))
        self._names = dict(language.available())
        self._pulled: str | None = None
        self._controls: dict[str, tuple[Control, pygame.Rect]] = {}
        super().__init__(context, parent)
        self.focus.key = self.order[0]

    # What is shown

    def compose(self) -> None:
        """Show the rows that fit, the focused one among them."""
        kit = self.context.kit
        plaque = Plaque(AS_IT_WAS, _("As it was"), self.context.settings != self._before)
        frame = self.show_frame(_(self.title), self._sentence(), plaque)
        shown = {name: self._row(name) for name in self.settings}
        layout, wide = self._layout_for(frame, shown)
        places = self.place_rows(tuple(self.settings), layout)
        self._controls.clear()
        for name, rect in places.items():
            assert isinstance(name, str)
            row = shown[name]
            self._controls[name] = (row.control, rows.control_rect(row.control, rect, wide))
            for each in rows.pieces(kit, row, rect, wide, self.state_of(name)):
                image = each.image
                if name == "muted" and each.name == "icon":
                    image = self.lists.struck(row.icon, image.size[0])
                depth = LIST_DEPTH if each.is_in_front else LIST_DEPTH - 1
                self.show((name, each.name), image, each.x, each.y, depth)
            if rect.top > layout.area.top:
                rule = self.lists.rule(rect.width - 16)
                self.show((name, "rule"), rule, rect.x + 8, rect.y - 1)
            self.offer(name, rect, turns=name not in (KEYS, MACHINE))
        if layout.columns > 1:
            line = self.lists.upright(layout.area.height - 12)
            self.show("upright", line, layout.area.centerx - 1, layout.area.top + 6)
        self.show_rail()
        self.foot(
            (CHANGE, self.context.across(), _("change")),
            (BACK, self.context.key(Button.BACK), _("back")),
            (f"foot {AS_IT_WAS}", self.context.key(Button.DOMINIONS), _("as it was")),
        )

    def _sentence(self) -> str:
        setting = self.settings.get(str(self.focus.key))
        if setting is None:
            return _("Takes back everything you have changed here.")
        level = _(LEVEL_WORDS[self.context.quality.level])
        sentence = setting.sentence
        if (
            setting.name == "text_size"
            and self.context.text_size != self.context.settings.text_size
        ):
            sentence = LARGER_HERE
        return _(sentence, percent=self.context.text_size, level=level)

    def _layout_for(self, frame: Frame, shown: dict[str, ListRow]) -> tuple[ListLayout, int]:
        """Choose two columns where everything can be read in them, else one that scrolls."""
        kit, area = self.context.kit, frame.area
        if len(shown) * HIGHEST_ROW < area.height:
            area = pygame.Rect(area.topleft, (area.width, len(shown) * HIGHEST_ROW))
        else:
            layout = ListLayout(area, len(shown), LEAST_COLUMN_ROW, 2, BETWEEN_COLUMNS)
            wide, rect = COLUMN_CONTROL, layout.places(0)[0]
            if not layout.scrolls and all(
                rows.fits(kit, row, rect, wide) for row in shown.values()
            ):
                return layout, wide
        least = LEAST_ROW + round((kit.words.scale - 1) * TALLER_PER_SCALE)
        return ListLayout(area, len(shown), least), WIDE_CONTROL

    def _row(self, name: str) -> ListRow:
        setting = self.settings[name]
        return ListRow(setting.icon, _(setting.label), self._control(setting))

    def _control(self, setting: Setting) -> Control:
        value = self._value(setting.name)
        if setting.name in (KEYS, MACHINE):
            return Opener(_("Change"))
        if setting.name == "language":
            return Stepper(_("System") if value is None else self._names.get(value, value))
        if setting.name == "text_size":
            return Stops(setting.words, setting.choices.index(value), TEXT_SAMPLES)
        if setting.words:
            words = tuple(_(word) for word in setting.words)
            return Stops(words, setting.choices.index(value))
        if setting.choices is VOLUMES:
            figure = str(value * 100 // LOUDEST)
            return Slider(value, LOUDEST, figure, not self.context.settings.muted)
        return Switch(value)

    def focus_words(self) -> str:
        """Say a setting, its value of now, and the sentence on it."""
        setting = self.settings.get(str(self.focus.key))
        if setting is None:
            return super().focus_words()
        value = _told_value(self._control(setting))
        if setting.name == "text_size":
            value = str(self.context.settings.text_size)
        return f"{_(setting.label)}: {value}; {self._sentence()}"

    # What is set

    def _value(self, name: str) -> Any:
        """What is so now, be it set or given on the command line."""
        context = self.context
        if name in (KEYS, MACHINE):
            return None
        if name == "speed":
            return context.speed
        if name == "fullscreen":
            return context.window.is_fullscreen
        if name == "language" and context.settings.language is None:
            return None if language.current == language.system_language() else language.current
        return getattr(context.settings, name)

    def _choices(self, name: str) -> tuple[Any, ...]:
        return self._languages if name == "language" else self.settings[name].choices

    def _step(self, name: str, step: int, *, wraps: bool) -> bool:
        """Go to a neighbouring value; tell whether there was one."""
        choices, value = self._choices(name), self._value(name)
        number = (choices.index(value) if value in choices else 0) + step
        if wraps:
            number %= len(choices)
        return 0 <= number < len(choices) and self._set(name, choices[number])

    def _set(self, name: str, value: Any) -> bool:
        """Apply a value at once; tell whether it was another."""
        if value == self._value(name):
            return False
        context = self.context
        # What the command line gave gives way to what people choose now.
        if name == "speed":
            context.overrides = replace(context.overrides, speed=None)
        elif name == "fullscreen":
            context.overrides = replace(context.overrides, is_fullscreen=value)
        elif name == "language":
            context.speak(value)
        context.change(replace(context.settings, **{name: value}))
        self._has_changed = True
        if self.settings[name].choices is VOLUMES:
            context.sound.play(Cue.CUBE_LOAD)
        self.changed()
        return True

    def _take_back(self) -> None:
        """Make everything as it was when the screen was opened."""
        if self.context.settings != self._before:
            self._has_changed = True
            self.context.change(self._before)
            self.changed()

    # What people do

    def press(self, press: Press) -> None:
        """Take everything back by its own button too."""
        if press.button is Button.DOMINIONS and not press.is_repeat:
            self.context.sound.play(Cue.UI_BACK)
            self._take_back()
        else:
            super().press(press)

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Open the keys, take back, or go to the next value; a slider only sounds."""
        name = str(self.focus.key if key == CHANGE else key)
        if name in (AS_IT_WAS, f"foot {AS_IT_WAS}"):
            self._take_back()
        elif name == KEYS:
            self._goes_on = True
            self.next = Remap(self.context, self)
        elif name == MACHINE:
            self._goes_on = True
            self.next = MachinePage(self.context, self)
        elif name in self.settings and self.settings[name].choices is not VOLUMES:
            self._step(name, 1, wraps=True)

    def turned(self, key: Hashable, step: int) -> bool:
        """Go to the value beside; only languages come round again."""
        return self._step(str(key), step, wraps=key == "language")

    def tapped(self, item: Item, point: Point) -> None:
        """Set what lies under the pointer."""
        name = str(item.key)
        if name not in self._controls:
            super().tapped(item, point)
            return
        control, place = self._controls[name]
        if isinstance(control, Slider | Stops):
            self._pull_to(name, point.x)
        elif isinstance(control, Stepper):
            self._step(name, rows.step_at(place, point.x), wraps=True)
        else:
            self.chosen(name, point)

    def point(self, point: Point) -> None:
        """Let sliders follow the pointer."""
        item = self.focus.at(point.x, point.y)
        super().point(point)
        match point.kind:
            case PointKind.DOWN:
                self._pulled = self._slider_at(item, point.x)
                if self._pulled is not None:
                    self.hold_list()
                    self._pull_to(self._pulled, point.x)
            case PointKind.DRAGGED if self._pulled in self._controls:
                assert self._pulled is not None  # else somebody else has scrolled it away
                self._pull_to(self._pulled, point.x)
            case PointKind.UP | PointKind.CANCELLED:
                self._pulled = None
            case _:
                pass

    def _slider_at(self, item: Item | None, x: float) -> str | None:
        if item is None or str(item.key) not in self._controls:
            return None
        control, place = self._controls[str(item.key)]
        is_on_it = isinstance(control, Slider) and rows.place_at(control, place, x) is not None
        return str(item.key) if is_on_it else None

    def _pull_to(self, name: str, x: float) -> None:
        control, place = self._controls[name]
        # A pointer that has left the end of a slider still means the end.
        x = min(max(x, place.left), place.right - 1) if name == self._pulled else x
        number = rows.place_at(control, place, x)
        if number is not None:
            self._set(name, self._choices(name)[number])

    def left(self) -> None:
        """Have everything written, unless people only go on to another page of it."""
        if self._goes_on:
            self._goes_on = False
        elif self._has_changed or self.context.settings != self._before:
            self._has_changed = False
            self.context.save_settings()


def _told_value(control: Control) -> str:
    """Say what a control shows as its value."""
    match control:
        case Switch(is_on):
            return _("switched on") if is_on else _("switched off")
        case Stops(words, place):
            return words[place]
        case Slider(figure=figure):
            return figure
        case Stepper(text) | Opener(text):
            return text


class MachinePage(SettingsPage):
    """What is set once for a machine, rather than to one's liking."""

    title = N_("This machine")
    settings = MACHINE_SETTINGS
    order = (*MACHINE_SETTINGS, AS_IT_WAS)
