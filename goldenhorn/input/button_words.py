"""What buttons and devices are called, and what is said when keys change; draws nothing."""

from goldenhorn.common.language import N_, _
from goldenhorn.input.bindings import NUMBERS, Button
from goldenhorn.input.controls import Controls
from goldenhorn.input.devices import Device
from goldenhorn.input.rebinding import Rebound, Refused

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


def why_refused(refused: Refused) -> str:
    """Say why a key cannot be chosen."""
    if refused.needs_it is None:
        return _("This key is kept for the window and the system.")
    name = name_of(refused.needs_it)
    return _("{other} needs this one, so it stays as it is.", other=name)
