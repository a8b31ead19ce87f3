"""The picture kit: panels, buttons and ribbons, drawn once and kept.

Screens ask `Kit`, which the app context hands out.
"""

from goldenhorn.graphics.button_state import ButtonState, Key
from goldenhorn.ui.kit.kit import Kit

__all__ = ["ButtonState", "Key", "Kit"]
