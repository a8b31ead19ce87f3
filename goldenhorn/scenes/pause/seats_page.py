"""Who decides for which seat, with which tips and on which device: changed while a game waits.

A seat that a bot has taken over can go back to the person who sat down there; nobody can sit down
later in a bot's place (see `Game.hand_over`).
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.layout import column, row, spacer
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import FontFace
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import DeviceFound, Point, PointKind, Press
from goldenhorn.input.rebinding import device_name
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN
from goldenhorn.storage.settings import MOST_NAMES
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.overlay import Overlay
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK, CHOOSE
from goldenhorn.ui.widgets.buttons import button
from goldenhorn.ui.widgets.controls import stepper, switch
from goldenhorn.ui.widgets.keys import Hint, foot
from goldenhorn.ui.widgets.label import evenly, label
from goldenhorn.ui.widgets.panels import focus_bar, on, rule, sheet
from goldenhorn.ui.widgets.target import Target

WIDTH, ROW, TALLER_ROW, GAP = 1112, 106, 0.3, 15
"""Of the rows, and how much higher each may be in letters twice as large."""
SHIELD, NAME_WIDTH, PICTURE = 68, 272, 74
NAME_SHARE, STATUS_SHARE = 0.43, 0.4
"""How much of a row's height a name takes, and what is said below it."""
WHO, TIPS, DEVICE = (266, 56), (120, 50), (222, 62)
BAR = 5
"""By how much the gold bar of the focus is larger on each side than what it lies behind."""
BOT_NAMES = {character.level: character.name for character in CHARACTERS}
CREST_LINES = {character.level: character.crest_line for character in CHARACTERS}


@dataclass(frozen=True, slots=True)
class Control:
    """What can be changed: who decides for a seat, whether with tips, or on which device."""

    what: Literal["who", "tips", "device"]
    seat: int


class SeatsPage(Overlay):
    """One row per seat."""

    def __init__(
        self, context: AppContext, parent: Scene, game: Game, kept: Callable[[], None]
    ) -> None:
        """Show the seats; `kept` is told after every change."""
        self.game = game
        self._kept = kept
        self.waiting_for: int | None = None
        """The seat that goes to the next device that is pressed."""
        self._former: dict[int, Device] = {}
        """On which device a seat was played before a bot took it over."""
        self._asked_by: Device | None = None
        self._is_new = False
        """Whether somebody's tips were switched, and that is not written down yet."""
        super().__init__(context, parent)

    # What is shown

    def build(self) -> Node:
        """Show the scroll with its rows, and what the focused thing does."""
        look, seats = self.look, range(len(self.game.seats))
        larger = look.words.scale - 1
        high = min(ROW * (1 + TALLER_ROW * larger), 4 * ROW / len(seats))
        soft = evenly(
            look,
            map(self._status, seats),
            *(look.softly_on_paper(20), NAME_WIDTH, high * STATUS_SHARE),
        )
        lines: list[Node] = []
        for seat in seats:
            lines += [self._row(seat, high, soft), rule(look, WIDTH)]
        hint = label(look, self._hint(), look.on_paper(22), WIDTH, 58 + 22 * larger, most_lines=2)
        whole = sheet(look, _("Seats"), column(*lines[:-1], hint))
        return Node(whole, foot(look, self._hints()))

    def _row(self, seat: int, high: float, soft: Lettering) -> Node:
        look, who = self.look, self.game.seats[seat]
        name, font = self.game.names[seat].upper(), look.on_paper(26, FontFace.TITLE)
        words = column(
            label(look, name, font, NAME_WIDTH, high * NAME_SHARE, "left"),
            label(look, self._status(seat), soft, NAME_WIDTH, high * STATUS_SHARE, "left"),
        )
        picture = look.drawing(self._picture(seat), PICTURE)
        parts = [look.drawing(f"shield_{who.crest}", SHIELD), words, picture, self._who(seat)]
        if who.is_human:
            has_tips = self.context.settings.coach
            parts += [self._tips(seat) if has_tips else spacer(*TIPS), self._device(seat)]
        return row(*parts, spacer(height=high), gap=GAP, width=WIDTH)

    def _picture(self, seat: int) -> str:
        who, device = self.game.seats[seat], self.context.controls.device_of(seat)
        if not who.is_human:
            return (
                f"bot_{who.current_controller}" if who.current_controller in BOT_NAMES else "gear"
            )
        return f"device_{device.kind if device is not None else who.device or 'keyboard'}"

    def _who(self, seat: int) -> Target:
        look, control = self.look, Control("who", seat)
        target = Target(key=control, turns=True, width=WHO[0], height=WHO[1])
        if self.focus.key == control:
            size = WHO[0] + 2 * BAR, WHO[1] + 2 * BAR
            target.add(focus_bar(look, size, x=-BAR, y=-BAR))
        names = [self._decider(each) for each in range(len(self.game.seats))]
        target.add(stepper(look, WHO, names[seat], self.state_of(control), beside=names))
        return target

    def _decider(self, seat: int) -> str:
        place = self.game.seats[seat]
        who = place.current_controller
        if who == HUMAN:
            return _("A person")
        is_at_home = who == place.original_controller
        return self.game.names[seat] if is_at_home else _(BOT_NAMES.get(who, who))

    def _tips(self, seat: int) -> Node:
        look, control = self.look, Control("tips", seat)
        target = Target(key=control, says=self._hint_for(control))
        if self.focus.key == control:
            target.add(focus_bar(look, TIPS))
        sign = look.drawing("icon_hint", 34)
        inside = row(sign, switch(look, (68, 34), is_on=self._wants_tips(seat)), gap=6)
        target.width, target.height = TIPS
        return on(target, inside)

    def _wants_tips(self, seat: int) -> bool:
        return self.game.seats[seat].person not in self.context.settings.untipped

    def _device(self, seat: int) -> Target:
        control, is_waiting = Control("device", seat), self.waiting_for == seat
        state = ButtonState.PRESSED if is_waiting else self.state_of(control)
        text = _("Which one?") if is_waiting else _("Device")
        return button(self.look, control, text, DEVICE, state, text_size=22, icon="shuffle")

    def _status(self, seat: int) -> str:
        who, device = self.game.seats[seat], self.context.controls.device_of(seat)
        if not who.is_human:
            if who.original_controller == HUMAN:
                return _("A bot for now")
            return (
                _(CREST_LINES[who.current_controller])
                if who.current_controller in CREST_LINES
                else _("A bot")
            )
        return _("No device yet") if device is None else device_name(device)

    def _hint(self) -> str:
        if self.waiting_for is not None:
            name = self.game.names[self.waiting_for]
            return _("Press any button on the device that {name} is to play with.", name=name)
        control = self.focus.key
        return self._hint_for(control) if isinstance(control, Control) else ""

    def _hint_for(self, control: Control) -> str:
        name = self.game.names[control.seat]
        if control.what == "device":
            return _("{name} can play on with another device. Several can share one.", name=name)
        if control.what == "tips" and self._wants_tips(control.seat):
            return _("{name} gets a short tip now and then, each once.", name=name)
        if control.what == "tips":
            return _("{name} gets no tips.", name=name)
        if self.game.seats[control.seat].original_controller != HUMAN:
            return _("Another bot can play on here.")
        return _("A bot can play on for {name}, and {name} can come back at any time.", name=name)

    def _hints(self) -> Sequence[Hint]:
        key = self.context.key
        if self.waiting_for is not None:
            return [Hint(BACK, key(Button.BACK), _("keep the device"))]
        is_stepper = isinstance(self.focus.key, Control) and self.focus.key.what == "who"
        change = Hint(CHOOSE, key(Button.CONFIRM), _("choose"))
        if is_stepper:
            change = Hint(CHOOSE, self.context.across(), _("who decides"))
        return [change, Hint(BACK, key(Button.BACK), _("back"))]

    # Hearing

    def press(self, press: Press) -> None:
        """Give the waiting seat to whatever device was pressed; else move and change."""
        if self.waiting_for is None:
            super().press(press)
        elif press.is_repeat:
            return
        elif press.button is Button.BACK and press.device == self._asked_by:
            self.context.sound.play(Cue.UI_BACK)
            self.went_back()
        else:
            self._give(self.waiting_for, press.device)

    def in_order(self) -> Sequence[Hashable]:
        """Everything, as one reads it."""
        return [item.key for item in self.focus.items if not item.is_hidden_from_focus]

    def point(self, point: Point) -> None:
        """Let a pointer be such a device too, unless it lets everything be as it was."""
        item = self.focus.at(point.x, point.y)
        is_back = item is not None and item.key == BACK
        if self.waiting_for is None or is_back:
            super().point(point)
        elif point.kind is PointKind.UP:
            self._give(self.waiting_for, point.device)

    def tapped(self, item: Item, point: Point) -> None:
        """Step to the side of a stepper that was tapped."""
        control = item.key
        if isinstance(control, Control) and control.what == "who":
            self._turn(control.seat, 1 if point.x >= item.rect.centerx else -1, point.device)
        else:
            super().tapped(item, point)

    def turned(self, key: Hashable, step: int) -> bool:
        """Let another decide for a seat."""
        assert isinstance(key, Control)
        return self._turn(key.seat, step, self.context.controls.last_active_device)

    def chosen(self, key: Hashable, press: Press | Point) -> None:
        """Step on, or wait for another device."""
        match key:
            case Control("who", seat):
                self._turn(seat, 1, press.device)
            case Control("tips", seat):
                self._switch_tips(seat)
            case Control("device", seat):
                self.waiting_for, self._asked_by = seat, press.device

    def went_back(self) -> None:
        """Wait no longer, or return."""
        if self.waiting_for is not None:
            self.waiting_for = None
            self.changed()
        else:
            super().went_back()

    # Doing

    def _turn(self, seat: int, step: int, device: Device) -> bool:
        levels = list(BOT_NAMES)
        choices = [HUMAN, *levels] if self.game.seats[seat].original_controller == HUMAN else levels
        now = self.game.seats[seat].current_controller
        here = choices.index(now) if now in choices else 0
        who = choices[(here + step) % len(choices)]
        self.game.hand_over(seat, who)
        controls = self.context.controls
        if who == HUMAN:
            former = self._former.get(seat, device)
            self._bind(seat, former if controls.is_attached(former) else device)
        else:
            own = controls.device_of(seat)
            if own is not None:  # a bot's seat must not wait for a pad that is lost
                self._former[seat] = own
                controls.unbind(seat)
        self._kept()
        self.changed()
        return True

    def _switch_tips(self, seat: int) -> None:
        """Have the coach speak to a person no more, or again, now and in later games."""
        settings, person = self.context.settings, self.game.seats[seat].person
        untipped = tuple(each for each in settings.untipped if each != person)
        if self._wants_tips(seat):
            untipped = (*untipped, person)[-MOST_NAMES:]
        self.context.change(replace(settings, untipped=untipped))
        self._is_new = True
        self.changed()

    def _give(self, seat: int, device: Device) -> None:
        self.context.sound.play(Cue.HARBOUR_BELL)
        self._bind(seat, device)
        self.waiting_for = None
        self._kept()
        self.changed()

    def _bind(self, seat: int, device: Device) -> None:
        self.context.controls.bind(seat, device)
        self.game.played_on(seat, device.kind)

    def left(self) -> None:
        """Write down whose tips were switched."""
        if self._is_new:
            self._is_new = False
            self.context.save_settings()

    def found(self, found: DeviceFound) -> None:  # noqa: ARG002
        """Name the pad that was plugged in."""
        self.changed()
