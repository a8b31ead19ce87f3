"""The settings screen: everything that people set to their liking, applied as they set it.

It changes settings through the context, and has them written once when it is left.
"""

from collections.abc import Sequence
from typing import Any

from goldenhorn.common import language
from goldenhorn.common.cues import Cue
from goldenhorn.common.language import N_, _
from goldenhorn.common.quality import LEVEL_WORDS
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Press
from goldenhorn.scenes.settings import setting_rows
from goldenhorn.scenes.settings.keys import Remap
from goldenhorn.scenes.settings.setting_rows import KEYS, MACHINE, VOLUMES, Setting
from goldenhorn.storage.settings import LOUDEST, choices_of
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.page import Page, PageButton
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK, CHOOSE, Shortcut
from goldenhorn.ui.widgets.keys import Hint
from goldenhorn.ui.widgets.rows import Choice, Kind, Row, RowWords, choice_row, opening_row

AS_IT_WAS = "as it was"
LARGER_HERE = N_("The window is small, so everything you read is written at {percent} %.")
"""What is said instead where the usual size is shown larger."""


class SettingsPage(Page):
    """A scroll in front of the title or of a paused game."""

    title = N_("Settings")
    settings = setting_rows.SETTINGS
    may_have_columns = True
    kind: Kind = "switch"
    """How a setting is set that is no volume and has no words of its own."""

    def __init__(self, context: AppContext, parent: Scene) -> None:
        self._before = context.settings
        self._has_changed = False
        self._goes_on = False
        """Whether people only look at a page that is opened from here."""
        super().__init__(context, parent)

    def rows(self) -> Sequence[Row]:
        """Return a row for each setting."""
        return [self._row_of(setting) for setting in self.settings.values()]

    def button(self) -> PageButton:
        """Offer to take everything back."""
        has_changed = self.context.settings != self._before
        return PageButton(AS_IT_WAS, _("As it was"), "undo", self._take_back, has_changed)

    def hints(self) -> Sequence[Hint]:
        """Name the keys."""
        context = self.context
        return (
            Hint(CHOOSE, context.across(), _("change")),
            Hint(BACK, context.key(Button.BACK), _("back")),
            Hint(Shortcut(AS_IT_WAS), context.key(Button.DOMINIONS), _("as it was")),
        )

    def sentence(self) -> str:
        """Explain what has the focus."""
        if self.focus.key == AS_IT_WAS:
            return _("Takes back everything you have changed here.")
        return super().sentence()

    def _row_of(self, setting: Setting) -> Row:
        look, context = self.look, self.context
        sentence = setting.sentence
        if setting.name == "text_size" and context.text_size != context.settings.text_size:
            sentence = LARGER_HERE
        level = _(LEVEL_WORDS[context.quality.level])
        told = _(sentence, percent=context.text_size, level=level)
        icon = "icon_sound_off" if setting.name == "muted" else setting.icon
        words = RowWords(icon, _(setting.label), told)
        if setting.name in (KEYS, MACHINE):
            page = Remap if setting.name == KEYS else MachinePage
            return opening_row(
                *(look, setting.name, words, _("Change")),
                lambda: self._open(page(context, self)),
            )
        size = str(context.settings.text_size) if setting.name == "text_size" else ""
        return choice_row(look, setting.name, words, self._choice(setting), size)

    def _choice(self, setting: Setting) -> Choice:
        name, values = setting.name, choices_of(setting.name)
        now, kind = self.context.value_of(name), self.kind
        words: tuple[str, ...] = (_("switched off"), _("switched on"))
        if name == "language":
            names: dict[str | None, str] = {None: _("System"), **dict(language.available())}
            names.setdefault(now, str(now))
            kind, values, words = "stepper", tuple(names), tuple(names.values())
        elif name in VOLUMES:
            kind, words = "slider", tuple(str(value * 100 // LOUDEST) for value in values)
        elif setting.words:
            kind, words = "stops", tuple(_(word) for word in setting.words)
        return Choice(
            kind,
            words,
            values.index(now),
            lambda index: self._set(name, values[index]),
            comes_round=name == "language",
            is_enabled=name not in VOLUMES or not self.context.settings.muted,
            samples=setting.samples,
        )

    def _set(self, name: str, value: Any) -> None:
        self.context.choose(name, value)
        self._has_changed = True
        if name in VOLUMES:
            self.context.sound.play(Cue.CUBE_LOAD)
        self.changed()

    def _open(self, page: Scene) -> None:
        self._goes_on = True
        self.next = page

    def _take_back(self) -> None:
        """Make everything as it was when the screen was opened."""
        if self.context.settings != self._before:
            self._has_changed = True
            self.context.change(self._before)
            self.changed()

    def press(self, press: Press) -> None:
        """Take everything back by its own button too."""
        if press.button is Button.DOMINIONS and not press.is_repeat:
            self.context.sound.play(Cue.UI_BACK)
            self._take_back()
        else:
            super().press(press)

    def left(self) -> None:
        """Have everything written, unless people only go on to another page of it."""
        if self._goes_on:
            self._goes_on = False
        elif self._has_changed or self.context.settings != self._before:
            self._has_changed = False
            self.context.save_settings()


class MachinePage(SettingsPage):
    """What is set once for a machine, rather than to one's liking."""

    title = N_("This machine")
    settings = setting_rows.MACHINE_SETTINGS
