"""What happens to keys and pad buttons when somebody chooses another, and what they are called.

A chosen key replaces all keys of its button. Whoever had it before keeps its other keys; if it has
none, the two exchange theirs. Nothing ever takes the last key of what is needed to find the way.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from goldenhorn.common.language import N_, _
from goldenhorn.input.bindings import ESSENTIAL, NUMBERS, RESERVED_KEYS, Bindings, Button, PadButton
from goldenhorn.input.controls import Controls
from goldenhorn.input.devices import Device

_Input = TypeVar("_Input", bound=int)


@dataclass(frozen=True, slots=True)
class Rebound:
    """Other bindings, and at whose cost: `other` lost the key, or got another in exchange."""

    bindings: Bindings
    other: Button | None = None
    is_exchange: bool = False


class RebindingRefused(ValueError):
    """This key cannot be chosen: `needs_it` would have none left, or the system keeps the key."""

    def __init__(self, needs_it: Button | None) -> None:
        super().__init__("This key is kept for something else.")
        self.needs_it = needs_it


def with_key(bindings: Bindings, button: Button, scancode: int) -> Rebound:
    """Let a key press a button; raises Refused."""
    if scancode in RESERVED_KEYS:
        raise RebindingRefused(None)
    table, other, is_exchange = _exchanged(bindings.keys, button, scancode)
    return Rebound(_checked(replace(bindings, keys=table), button, other), other, is_exchange)


def with_pad_button(bindings: Bindings, button: Button, pad_button: PadButton) -> Rebound:
    """Let a pad's button press a button; raises Refused."""
    table, other, is_exchange = _exchanged(bindings.pads, button, pad_button)
    return Rebound(_checked(replace(bindings, pads=table), button, other), other, is_exchange)


def _exchanged(
    table: Mapping[Button, tuple[_Input, ...]], button: Button, chosen: _Input
) -> tuple[dict[Button, tuple[_Input, ...]], Button | None, bool]:
    other = next((b for b, owned in table.items() if b is not button and chosen in owned), None)
    changed = {**table, button: (chosen,)}
    if other is None:
        return changed, None, False
    kept = tuple(owned for owned in table[other] if owned != chosen)
    is_exchange = not kept and bool(table[button])
    if is_exchange:
        kept = table[button]
    if not kept and other in ESSENTIAL:
        raise RebindingRefused(other)
    return {**changed, other: kept}, other, is_exchange


def _checked(bindings: Bindings, *buttons: Button | None) -> Bindings:
    """Have the bindings' own rules look at what was made."""
    for button in buttons:
        if button is not None:
            bindings.rebound(button, keys=bindings.keys[button], pads=bindings.pads[button])
    return bindings


NAMES = {
    Button.CONFIRM: N_("Confirm"),
    Button.BACK: N_("Back"),
    Button.UP: N_("Up"),
    Button.DOWN: N_("Down"),
    Button.LEFT: N_("Left"),
    Button.RIGHT: N_("Right"),
    Button.PEEK: N_("Peek"),
    Button.HINT: N_("Hint"),
    Button.FAST: N_("Fast"),
    Button.LOG: N_("Log"),
    Button.PAUSE: N_("Pause"),
    Button.PIRATES: N_("Pirates"),
    Button.DOMINIONS: N_("Dominions"),
    **dict.fromkeys(NUMBERS, N_("Choose {number}")),
}
"""What people call the buttons, in the order of the screen."""


def device_name(device: Device) -> str:
    """Call a device as people do."""
    if device.kind == "gamepad":
        return _("Gamepad {letter}", letter=device.letter)
    return _("Touch screen") if device.kind == "touch" else _("Keyboard")


def name_of(button: Button) -> str:
    """Name a button in the language of the moment."""
    if button in NUMBERS:
        return _(NAMES[button], number=NUMBERS.index(button) + 1)
    return _(NAMES[button])


def what_became(button: Button, rebound: Rebound, controls: Controls, device: Device) -> str:
    """Say what a key of a device means now, and at whose cost; the controls obey already."""
    words = {"key": controls.label(button, device), "action": name_of(button)}
    if rebound.other is None:
        return _("{key} now means: {action}.", **words)
    words["other"] = name_of(rebound.other)
    if not rebound.is_exchange:
        return _("{key} now means: {action}. It no longer means: {other}.", **words)
    words["other_key"] = controls.label(rebound.other, device)
    return _("{key} now means: {action}. {other_key} now means: {other}.", **words)


def why_refused(refused: RebindingRefused) -> str:
    """Say why a key cannot be chosen."""
    if refused.needs_it is None:
        return _("This key is kept for the window and the system.")
    name = name_of(refused.needs_it)
    return _("{other} needs this one, so it stays as it is.", other=name)
