"""The picture kit: what menus, lobby, settings and overlays are made of; knows no scene."""

from goldenhorn.view.kit.kit import Kit
from goldenhorn.view.kit.wishes import ACROSS, UP_AND_DOWN, Key, State

__all__ = ["ACROSS", "UP_AND_DOWN", "Key", "Kit", "State"]
