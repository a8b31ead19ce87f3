"""What happens to keys and pad buttons when somebody chooses another.

A chosen key replaces all keys of its button. Whoever had it before keeps its other keys; if it has
none, the two exchange theirs. Nothing ever takes the last key of what is needed to find the way.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from goldenhorn.input.bindings import ESSENTIAL, RESERVED_KEYS, Bindings, Button, PadButton

_Input = TypeVar("_Input", bound=int)


@dataclass(frozen=True, slots=True)
class Rebound:
    """Other bindings, and at whose cost: `other` lost the key, or got another in exchange."""

    bindings: Bindings
    other: Button | None = None
    is_exchange: bool = False


class Refused(ValueError):
    """This key cannot be chosen: `needs_it` would have none left, or the system keeps the key."""

    def __init__(self, needs_it: Button | None) -> None:
        super().__init__("This key is kept for something else.")
        self.needs_it = needs_it


def with_key(bindings: Bindings, button: Button, scancode: int) -> Rebound:
    """Let a key press a button; raises Refused."""
    if scancode in RESERVED_KEYS:
        raise Refused(None)
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
        raise Refused(other)
    return {**changed, other: kept}, other, is_exchange


def _checked(bindings: Bindings, *buttons: Button | None) -> Bindings:
    """Have the bindings' own rules look at what was made."""
    for button in buttons:
        if button is not None:
            bindings.rebound(button, keys=bindings.keys[button], pads=bindings.pads[button])
    return bindings
