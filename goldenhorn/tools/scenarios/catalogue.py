"""All scenarios in one list: whoever looks at every screen walks through it."""

from collections.abc import Collection

from goldenhorn.tools.scenarios import (
    boards,
    endings,
    fame,
    learning,
    lobby,
    menus,
    motion,
    powers,
    private,
    turns,
)
from goldenhorn.tools.scenarios.scenario import Scenario
from goldenhorn.tools.screenshot_driver import ScreenshotDriver

SCENARIOS: tuple[Scenario, ...] = (
    *(menus.title, menus.title_at_first, menus.title_words),
    *(lobby.lobby, lobby.lobby_welcome, lobby.lobby_bots, lobby.lobby_overlays),
    *(menus.settings, menus.keys, menus.rules, menus.key_list),
    *(fame.empty_hall, fame.hall, fame.all_games),
    *(learning.list_of_lessons, learning.all_lessons),
    *(learning.lesson_of_the_end, learning.lesson_devices, learning.tips),
    *(lobby.placement, boards.tables, boards.full_port, boards.full_hand),
    *(turns.cargo, turns.landing_from_port, turns.landing_at_sea, turns.both_headings),
    *(turns.pirates, turns.step_by_step, turns.undo_offered),
    *(turns.open_hand_notes, turns.other_devices),
    *(powers.dominions, powers.training, powers.end_of_turn, powers.bell),
    *motion.ANIMATIONS,
    motion.openings,
    *(private.people, private.undo_from_before_a_sheet, private.robbed),
    *(private.shared_device, private.pause),
    *(private.waiting, endings.instant_replay, endings.reckoning, endings.tie),
    *(endings.replay, endings.saved_games),
    *(menus.high_contrast, menus.cabinet, menus.run_aground, menus.switching_off),
)
"""In the order in which people come to see them."""
PICTURES = tuple(name for scenario in SCENARIOS for name in scenario.pictures)
"""What all pictures are called."""
SCREENS = frozenset(screen for scenario in SCENARIOS for screen in scenario.screens)
"""The classes of all scenes that there are pictures of."""


def walk_through(driver: ScreenshotDriver, only: Collection[str] = PICTURES) -> None:
    """Show all scenarios, or those with certain pictures, and put the driver away."""
    try:
        for scenario in SCENARIOS:
            if not set(only).isdisjoint(scenario.pictures):
                scenario.walk(driver)
    finally:
        driver.close()
