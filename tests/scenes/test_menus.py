"""One rule on every page: up and down lead everywhere and round, and change nothing on the way.

LEFT and RIGHT change what has a value; where nothing has one they move, too.
"""

from collections.abc import Hashable
from pathlib import Path

import pytest

from goldenhorn.input.bindings import DIRECTIONS, Button
from goldenhorn.input.devices import KEYBOARD
from goldenhorn.input.input_events import Press
from goldenhorn.scenes.board.placement import Placement
from goldenhorn.scenes.lobby.lobby import Lobby
from goldenhorn.scenes.rules.rules import RuleBook
from goldenhorn.tools.scenarios import endings, hall_of_fame, learning, menus, private
from goldenhorn.tools.scenarios.scenario import Scenario
from goldenhorn.tools.screenshot_driver import PictureOptions, ScreenshotDriver
from goldenhorn.ui.screen import Screen

OF_THEIR_OWN = (Lobby, Placement, RuleBook)
"""Pages on which directions mean seats, ports and leaves."""
WALKS = (
    *(menus.title, menus.settings, menus.keys, menus.cabinet, menus.run_aground),
    *(
        hall_of_fame.hall,
        hall_of_fame.all_games,
        learning.list_of_lessons,
        private.pause,
        private.people,
    ),
    *(private.undo_on_a_shared_device, endings.replay, endings.saved_games),
)


def after(page: Screen, start: Hashable, button: Button) -> Hashable:
    """What has the focus after a press on an item."""
    page.focus.key = start
    page.press(Press(KEYBOARD, button, None))
    page.refresh()
    return page.focus.key


def check(page: Screen) -> None:
    """Nothing traps the cursor, and no end is one."""
    began = page.focus.key
    turning = {item.key for item in page.focus.items if item.turns}
    reached, waiting = {began}, [began]
    while waiting:
        start = waiting.pop()
        moves = {
            button: after(page, start, button)
            for button in DIRECTIONS
            if button in (Button.UP, Button.DOWN) or start not in turning
        }
        assert (moves[Button.UP] == start) == (moves[Button.DOWN] == start), start
        waiting += set(moves.values()) - reached
        reached |= set(moves.values())
    page.focus.key = began
    page.refresh()
    offered = {item.key for item in page.focus.items if not item.is_hidden_from_focus}
    assert offered <= reached


@pytest.mark.parametrize("scenario", WALKS, ids=lambda each: str(each.name))
def test_up_and_down_lead_everywhere_and_change_nothing(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen = []

    def take(driver: ScreenshotDriver, name: str) -> None:
        driver.names.append(name)
        page = driver.scene
        driver.screens.add(type(page).__name__)
        if isinstance(page, Screen) and not isinstance(page, OF_THEIR_OWN):
            seen.append(name)
            check(page)

    monkeypatch.setattr(ScreenshotDriver, "take", take)
    driver = ScreenshotDriver(PictureOptions(tmp_path))
    try:
        scenario.walk(driver)
    finally:
        driver.close()
    assert seen
