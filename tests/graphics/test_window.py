"""Whether the game fills the screen: at once, unless somebody wants it otherwise."""

import pytest

from goldenhorn.common.launch_options import Overrides
from goldenhorn.graphics.window import wants_fullscreen
from goldenhorn.storage.settings import Settings


@pytest.mark.parametrize(
    ("settings", "overrides", "fills"),
    [
        (Settings(), Overrides(), True),
        (Settings(fullscreen=False), Overrides(), False),
        (Settings(), Overrides(size=(1280, 800)), False),
        (Settings(), Overrides(is_fullscreen=False), False),
        (Settings(fullscreen=False), Overrides(is_fullscreen=True, size=(1280, 800)), True),
    ],
)
def test_the_game_fills_the_screen_unless_a_window_was_chosen(
    settings: Settings, overrides: Overrides, fills: bool
) -> None:
    assert wants_fullscreen(settings, overrides) == fills
