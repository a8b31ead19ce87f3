"""All scenarios in one list: whoever looks at every screen walks through it."""

from collections.abc import Collection

from goldenhorn.tools.scenarios import (
    boards,
    endings,
    hall_of_fame,
    learning,
    menus,
    motion,
    planning,
    powers,
    private,
    sitting_down,
)
from goldenhorn.tools.scenarios.scenario import Scenario
from goldenhorn.tools.screenshot_driver import ScreenshotDriver

SCENARIOS: tuple[Scenario, ...] = (
    *(menus.title, menus.title_at_first, menus.title_words),
    *(sitting_down.lobby, sitting_down.lobby_welcome, sitting_down.lobby_bots),
    sitting_down.lobby_overlays,
    *(menus.settings, menus.keys, menus.rules, menus.key_list),
    *(hall_of_fame.empty_hall, hall_of_fame.hall, hall_of_fame.all_games),
    *(learning.list_of_lessons, learning.all_lessons),
    *(learning.lesson_of_the_end, learning.lesson_devices, learning.tips),
    *(sitting_down.placement, boards.tables, boards.full_port, boards.full_hand),
    *(planning.cargo, planning.landing_from_port, planning.landing_at_sea, planning.both_headings),
    *(planning.pirates, planning.step_by_step, planning.undo_offered),
    *(planning.offers_of_pirates, planning.cards_lacking, planning.hints, planning.other_devices),
    *(powers.dominions, powers.training, powers.end_of_turn, powers.bell),
    *motion.ANIMATIONS,
    motion.openings,
    *(private.people, private.undo_from_before_a_sheet, private.robbed),
    *(private.undo_on_a_shared_device, private.lacking, private.shared_device, private.pause),
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
