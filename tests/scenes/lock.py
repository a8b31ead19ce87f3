"""Opening the child lock, for tests of what lies behind it."""

from goldenhorn.input.bindings import PadButton
from goldenhorn.ui.child_lock import HOLD_TICKS, ChildLock
from tests.scenes.couch import Couch


def open_lock(couch: Couch) -> None:
    """Plug a pad in and hold its two buttons for as long as it takes."""
    assert isinstance(couch.scene, ChildLock)
    pad = couch.plug()
    pad.press(PadButton.SOUTH)
    pad.press(PadButton.EAST)
    couch.ticks(HOLD_TICKS + 2)
    pad.release(PadButton.SOUTH)
    pad.release(PadButton.EAST)
    if couch.scene is not None:
        couch.ticks(2)
