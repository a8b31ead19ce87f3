"""The catalogue of scenarios: nobody forgets a screen, and each shows what it promises."""

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenhorn import app, scenes, ui
from goldenhorn.scenes.scoring.scoring import Scoring
from goldenhorn.tools import scenarios
from goldenhorn.tools.scenarios.bot_games import GAMES
from goldenhorn.tools.scenarios.catalogue import SCENARIOS, SCREENS
from goldenhorn.tools.scenarios.game_setup import FOUR, game_where
from goldenhorn.tools.scenarios.scenario import Missed, Scenario, scenario
from goldenhorn.tools.screenshot_driver import PictureOptions, ScreenshotDriver
from goldenhorn.ui.scene import Scene

NO_SCREENS = {
    *("Scene", "Screen", "Overlay", "OwnOverlay", "Page", "TextEntry"),
    *("PaintedScene", "PaintedPage", "PaintedOverlay"),
    *("Board", "LobbyRoom", "ReplayLooks"),
    "Transition",
}
"""What screens derive from, and the way from one to the next."""


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[ScreenshotDriver]:
    driver = ScreenshotDriver(PictureOptions(tmp_path))
    yield driver
    driver.close()


def modules_of(package: object) -> Iterator[object]:
    inside = f"{package.__name__}."  # type: ignore[attr-defined]
    for module in pkgutil.walk_packages(package.__path__, inside):  # type: ignore[attr-defined]
        yield importlib.import_module(module.name)


def kinds_of(scene: type[Scene]) -> Iterator[type[Scene]]:
    yield scene
    for kind in scene.__subclasses__():
        yield from kinds_of(kind)


def test_every_screen_of_the_game_is_in_a_scenario() -> None:
    known = [module for package in (ui, scenes, app) for module in modules_of(package)]
    classes = {kind for kind in kinds_of(Scene) if kind.__module__.startswith("goldenhorn.")}
    assert len(known) > len(classes) > len(NO_SCREENS)
    assert {kind.__name__ for kind in classes} - NO_SCREENS == SCREENS


def test_every_scenario_has_a_name_of_its_own_and_its_place_in_the_order() -> None:
    made = {
        each.name
        for module in modules_of(scenarios)
        for each in vars(module).values()
        if isinstance(each, Scenario)
    }
    names = [each.name for each in (*SCENARIOS, *GAMES)]
    assert len(set(names)) == len(names)
    assert made <= set(names)


def test_a_picture_that_was_promised_but_not_taken_is_missed_aloud(
    driver: ScreenshotDriver,
) -> None:
    @scenario("first", "second", screens=("Title",))
    def forgetful(driver: ScreenshotDriver) -> None:
        driver.take("first")

    with pytest.raises(Missed, match=r"pictures of forgetful .* first, second, but were first\."):
        forgetful.walk(driver)


def test_a_screen_that_was_promised_but_not_shown_is_missed_aloud(
    driver: ScreenshotDriver,
) -> None:
    @scenario("title", screens=("Title", "Lobby"))
    def forgetful(driver: ScreenshotDriver) -> None:
        driver.show(driver.navigation.title)
        driver.take("title")

    with pytest.raises(Missed, match=r"screens of forgetful .* Lobby, Title, but were Title\."):
        forgetful.walk(driver)


def test_a_position_that_no_game_comes_to_is_missed_aloud(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldenhorn.tools.scenarios.game_setup.SEEDS_TRIED", 2)
    with pytest.raises(Missed, match=r"In 2 games there was no flying ship\."):
        game_where("flying ship", lambda _game, _choices: False, *FOUR)


def test_a_whole_game_of_bots_leads_to_its_reckoning(
    driver: ScreenshotDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(driver.context), "speed", "instant")
    GAMES[-1].walk(driver)
    assert isinstance(driver.scene, Scoring)
