"""What the keys of the device that spoke last do on the board, for the rule book's last page."""

from goldenhorn.common.language import N_, _
from goldenhorn.input.bindings import Button
from goldenhorn.ui.app_context import Stage
from goldenhorn.ui.kit import ACROSS, Key

_BY_BUTTON: tuple[tuple[Button, str], ...] = (
    (Button.CONFIRM, N_("Choose, sail")),
    (Button.BACK, N_("Back, undo")),
    (Button.PIRATES, N_("Pirates")),
    (Button.DOMINIONS, N_("Dominions, train")),
    (Button.PEEK, N_("Look at your cards")),
    (Button.FAST, N_("Faster")),
    (Button.LOG, N_("What happened")),
    (Button.PAUSE, N_("Pause")),
)
_BY_TOUCH: tuple[str, ...] = (
    N_("Tap a ship, then a square"),
    N_("Tap again: sail"),
    N_("Tap an enemy ship: rob it"),
    N_("Tap a dominion: conquer it"),
    N_("Hold your cards: look"),
    N_("Hold anywhere: faster"),
    N_("Tap the ribbon: what happened"),
)


def rows_for(stage: Stage) -> tuple[tuple[Key, str], ...]:
    """List keys and what they do, first how to move about."""
    if stage.controls.last_spoken.kind == "touch":
        return tuple((Key("", "touch"), _(text)) for text in _BY_TOUCH)
    move = ((ACROSS, _("Move about")),)
    return move + tuple((stage.key(button), _(text)) for button, text in _BY_BUTTON)
