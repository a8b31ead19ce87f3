"""The picture kit: panels, buttons, switches and ribbons, each drawn once and kept.

Screens ask `Kit`, which the app context hands out.
"""

from goldenhorn.graphics.button_state import ACROSS, UP_AND_DOWN, ButtonState, Key
from goldenhorn.ui.kit.kit import Kit

__all__ = ["ACROSS", "UP_AND_DOWN", "ButtonState", "Key", "Kit"]
