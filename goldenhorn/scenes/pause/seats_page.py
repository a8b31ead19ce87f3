"""Who decides for which seat, with which tips and on which device: changed while a game waits.

A seat that a bot has taken over can go back to the person who sat down there; nobody can sit down
later in a bot's place (see `Game.hand_over`).
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import pygame

from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.common.cues import Cue
from goldenhorn.common.language import _
from goldenhorn.graphics.surfaces.sentences import even_style
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import SOFT_TEXT
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.input.input_events import DeviceFound, Point, PointKind, Press
from goldenhorn.input.rebinding import device_name
from goldenhorn.scenes.pause.seats_layout import SeatRow, SeatsPlan, seats_plan
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN
from goldenhorn.storage.settings import MOST_NAMES
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.focus import Item
from goldenhorn.ui.kit import ButtonState
from goldenhorn.ui.painted_page import PaintedOverlay
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK

BAR = 10
"""By how much the gold bar of the focus is larger than what it lies behind."""
TIPS_SIGN, SIGN_AIR = "icon_hint", 6
"""What stands before the switch of the tips, and how far from it and from the edges."""
BOT_NAMES = {character.level: character.name for character in CHARACTERS}
CREST_LINES = {character.level: character.crest_line for character in CHARACTERS}


@dataclass(frozen=True, slots=True)
class Control:
    """What can be changed: who decides for a seat, whether with tips, or on which device."""

    what: Literal["who", "tips", "device"]
    seat: int


class SeatsPage(PaintedOverlay):
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
        self.focus.key = Control("who", 0)

    # What is shown

    def compose(self) -> None:
        """Show the scroll with its rows, and what the focused thing does."""
        kit, plan = self.context.kit, seats_plan(len(self.game.seats))
        self.show("scroll", kit.scroll(plan.scroll.size), *plan.scroll.topleft)
        ribbon = kit.ribbon(plan.ribbon.size, _("Seats").upper(), plan.title_size)
        self.show("ribbon", ribbon, *plan.ribbon.topleft, 2)
        for seat, row in enumerate(plan.rows):
            self._show_row(seat, row, plan)
        style = kit.on_paper(plan.text).style
        self.show("hint", kit.paragraph(self._hint(), style, plan.hint.size), *plan.hint.topleft, 1)
        self._show_foot()

    def _show_row(self, seat: int, row: SeatRow, plan: SeatsPlan) -> None:
        kit, who = self.context.kit, self.game.seats[seat]
        x, y, width = row.shield
        shield = kit.drawing(f"shield_{who.crest}", width)
        self.show(("shield", seat), shield, x - width / 2, y - shield.size[1] / 2, 1)
        name = kit.on_paper(plan.text + 4, FontFace.TITLE).style
        label = kit.label(self.game.names[seat].upper(), name, row.name.size, "left")
        self.show(("name", seat), label, *row.name.topleft, 1)
        status = kit.label(self._status(seat), self._soft(plan), row.status.size, "left")
        self.show(("status", seat), status, *row.status.topleft, 1)
        x, y, width = row.picture
        picture = kit.drawing(self._picture(seat), width)
        self.show(("picture", seat), picture, x - width / 2, y - picture.size[1] / 2, 1)
        if seat < len(plan.rows) - 1:
            left, top, length = row.rule
            self.show(("rule", seat), kit.rule(length), left, top, 1)
        self._show_who(Control("who", seat), row.who)
        if who.is_human and self.context.settings.coach:
            self._show_tips(Control("tips", seat), row.tips, plan)
        if who.is_human:
            self._show_device(Control("device", seat), row.device)

    def _soft(self, plan: SeatsPlan) -> Style:
        """Return the letters of what is said below the names, one size for all."""
        kit = self.context.kit
        style = kit.on_paper(20).style if kit.high_contrast else Style(20, SOFT_TEXT)
        texts = [self._status(seat) for seat in range(len(self.game.seats))]
        return even_style(kit.words, texts, style, plan.rows[0].status.size)

    def _picture(self, seat: int) -> str:
        who, device = self.game.seats[seat], self.context.controls.device_of(seat)
        if not who.is_human:
            return (
                f"bot_{who.current_controller}" if who.current_controller in BOT_NAMES else "gear"
            )
        return f"device_{device.kind if device is not None else who.device or 'keyboard'}"

    def _show_who(self, control: Control, rect: pygame.Rect) -> None:
        kit, seat = self.context.kit, self.game.seats[control.seat]
        who = seat.current_controller
        if self.focus.key == control:
            bar = rect.inflate(BAR, BAR)
            self.show((control, "bar"), kit.focus_bar(bar.size), *bar.topleft, 1)
        is_at_home = who == seat.original_controller
        bot = self.game.names[control.seat] if is_at_home else _(BOT_NAMES.get(who, who))
        text = _("A person") if who == HUMAN else bot
        image = kit.stepper(rect.size, text, state=self.state_of(control))
        self.show(control, image, *rect.topleft, 2)
        self.offer(control, rect, turns=True)

    def _show_tips(self, control: Control, rect: pygame.Rect, plan: SeatsPlan) -> None:
        kit, (width, height) = self.context.kit, plan.switch
        if self.focus.key == control:
            self.show((control, "bar"), kit.focus_bar(rect.size), *rect.topleft, 1)
        sign = kit.drawing(TIPS_SIGN, rect.width - width - 3 * SIGN_AIR)
        self.show((control, "sign"), sign, rect.x + SIGN_AIR, rect.centery - sign.size[1] / 2, 2)
        image = kit.switch(plan.switch, self._wants_tips(control.seat))
        left = rect.right - SIGN_AIR - width
        self.show(control, image, left, rect.centery - height / 2, 2)
        self.offer(control, rect)

    def _wants_tips(self, seat: int) -> bool:
        return self.game.seats[seat].person not in self.context.settings.untipped

    def _show_device(self, control: Control, rect: pygame.Rect) -> None:
        is_waiting = self.waiting_for == control.seat
        state = ButtonState.PRESSED if is_waiting else self.state_of(control)
        label = _("Which one?") if is_waiting else _("Device")
        image = self.context.kit.plaque(rect.size, label, state, text_size=22, icon="shuffle")
        self.show(control, image, *rect.topleft, 2)
        self.offer(control, rect)

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
        if not isinstance(control, Control):
            return ""
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

    def _show_foot(self) -> None:
        context = self.context
        back = _("keep the device") if self.waiting_for is not None else _("back")
        keys = [(BACK, context.key(Button.BACK), back)]
        is_stepper = isinstance(self.focus.key, Control) and self.focus.key.what == "who"
        if self.waiting_for is None and is_stepper:
            keys.insert(0, ("change", context.across(), _("who decides")))
        elif self.waiting_for is None:
            keys.insert(0, ("change", context.key(Button.CONFIRM), _("choose")))
        self.foot(*keys)

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
        match self.focus.key if key == "change" else key:
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

    def focus_words(self) -> str:
        """Say also what no words stand on."""
        is_on_switch = isinstance(self.focus.key, Control) and self.focus.key.what == "tips"
        return self._hint() if is_on_switch else super().focus_words()

    def left(self) -> None:
        """Write down whose tips were switched."""
        if self._is_new:
            self._is_new = False
            self.context.save_settings()

    def found(self, found: DeviceFound) -> None:  # noqa: ARG002
        """Name the pad that was plugged in."""
        self.changed()
