"""The six house rules, each with its sentence and its switch."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

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
from goldenhorn.graphics.layout import centred
from goldenhorn.graphics.node import Node
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import Point, Press
from goldenhorn.session.lobby_state import LobbyState
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.overlay import OwnOverlay
from goldenhorn.ui.page import Page
from goldenhorn.ui.screen import BACK, CHOOSE, Screen
from goldenhorn.ui.widgets.buttons import button
from goldenhorn.ui.widgets.keys import Hint
from goldenhorn.ui.widgets.ornaments import with_badge
from goldenhorn.ui.widgets.rows import Choice, Row, RowWords, choice_row


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
CLEAR = 580, 48
"""How large the button above the rules is."""


class HouseRules(OwnOverlay, Page):
    """Switches for the six rules, and a button that clears them all."""

    title = N_("House rules")
    least_row, taller_row = 72, 70
    has_slip = False

    def __init__(
        self, context: AppContext, parent: Screen, lobby_state: LobbyState, device: Device
    ) -> None:
        self._lobby_state = lobby_state
        own = lobby_state.places_of(device)
        super().__init__(context, parent, device, lobby_state.crest_of(own[0]) if own else "")

    def can_switch(self, rule: str) -> bool:
        """Whether a rule has any meaning with those who play (H4)."""
        return rule != MODONE_FOR_THREE or len(self._lobby_state.lineup.taken) == 3

    # Showing

    def build(self) -> Node:
        """Show the list, and whose focus it is."""
        root = super().build()
        with_badge(self.look, root.find(self.focus.key), self.crest)
        return root

    def heading(self, width: float) -> Node:
        """Offer to clear all rules."""
        cap = self.context.key(Button.DOMINIONS)
        clear = button(
            *(self.look, ALL_OFF, _("All off: the game as printed"), CLEAR),
            self.state_of(ALL_OFF),
            text_size=20,
            cap=cap if cap.label else None,
        )
        return centred(clear, Node(clear, width=width, height=CLEAR[1] + 8))

    def rows(self) -> Sequence[Row]:
        """Return a row for each rule."""
        return [self._row_of(rule) for rule in HOUSE_RULES]

    def _row_of(self, rule: str) -> Row:
        text, can_switch = RULE_TEXTS[rule], self.can_switch(rule)
        sentence = _(text.sentence)
        if not can_switch:
            sentence = _("For three players only: Modone lies halfway, with three berths.")
        is_on = can_switch and rule in self._lobby_state.lineup.rules
        choice = Choice(
            "switch",
            (_("switched off"), _("switched on")),
            int(is_on),
            lambda _index: self._switch(rule),
            is_enabled=can_switch,
        )
        words = RowWords(text.icon, _(text.title), sentence, is_told_in_row=True)
        row = choice_row(self.look, rule, words, choice)
        return row if can_switch else replace(row, choice=None)

    def hints(self) -> Sequence[Hint]:
        """Name the keys."""
        key = self.context.key
        return (
            Hint(CHOOSE, key(Button.CONFIRM), _("switch")),
            Hint(BACK, key(Button.BACK), _("done")),
        )

    # Doing

    def _switch(self, rule: str) -> None:
        if self.can_switch(rule):
            self._lobby_state.toggle_rule(rule)
        else:
            self.context.sound.play(Cue.UI_BACK)

    def in_order(self) -> Sequence[Hashable]:
        """The button above the rules, and the rules."""
        return [ALL_OFF, *super().in_order()]

    def chosen(self, key: Hashable, press: Press | Point) -> None:
        """Clear all rules, or switch one."""
        if key == ALL_OFF:
            self._lobby_state.clear_rules()
        else:
            super().chosen(key, press)

    def press(self, press: Press) -> None:
        """Let one button clear all rules."""
        if press.button is Button.DOMINIONS:
            self._lobby_state.clear_rules()
            self.changed()
        else:
            super().press(press)
