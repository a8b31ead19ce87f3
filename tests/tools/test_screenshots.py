"""The pictures of the game: all that people come to see is among them, and nothing is left out."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from goldenhorn.app import command_line
from goldenhorn.board_view.planning.targets import OnBack, OnPause, Target
from goldenhorn.engine.board import VENICE
from goldenhorn.scenes.board.board import Board
from goldenhorn.scenes.replay.replay import Replay
from goldenhorn.session.lessons.lessons import LESSONS
from goldenhorn.session.rule_book.rule_book import PAGES
from goldenhorn.tools.docs_pictures import CHOSEN
from goldenhorn.tools.scenarios import boards, endings, motion, planning, sitting_down
from goldenhorn.tools.scenarios.catalogue import PICTURES
from goldenhorn.tools.scenarios.scenario import Scenario, scenario
from goldenhorn.tools.screenshot_driver import PictureOptions, ScreenshotDriver
from goldenhorn.tools.screenshots import take_all
from goldenhorn.ui.scene import Scene

NEEDED = (
    *("title", "title_attract", "title_notice", "title_continue", "new_game_over_unfinished"),
    *("how_to_play", "lobby_bots", "lobby_ready", "lost_pad", "house_rules", "name_entry"),
    *("settings", "settings_last", "settings_lowest", "settings_highest", "remap"),
    *("key_list_pad", "key_list_touch", "fame", "fame_wins", "fame_clear", "fame_empty"),
    "fame_games",
    *("lessons", "lesson_well_done", "lesson_mouse", "lesson_touch", "coach_tip", "placement"),
    *("turn_cargo", "turn_cargo_refused", "why_not", "turn_landing", "turn_landing_from_port"),
    *("turn_landing_for_a_card", "turn_both_headings", "turn_pirates", "turn_pirates_pair"),
    *("turn_bell", "turn_bell_asked", "last_round", "turn_dominions", "turn_payment"),
    *("turn_training", "turn_end", "turn_step_by_step", "turn_undo_refused", "turn_touch"),
    *("turn_undo_offered", "handover_undo"),
    *("handover", "handover_robbed", "peek", "peek_hint", "pass_cover", "log", "log_scrolled"),
    *("pause", "seats", "abandon", "lost_pad_in_game", "saved_games", "saved_games_empty"),
    *("board_twelve_ships_in_port", "board_25_cards", "peek_25_cards", "peek_closed"),
    *("motion_placing", "motion_loading", "motion_refilling", "motion_sailing", "motion_hop"),
    *("motion_wind", "motion_turning", "motion_unloading", "motion_drawing"),
    *("motion_reshuffling", "motion_raid_sabres", "motion_raid_loot", "motion_conquering"),
    *("motion_training", "motion_turn_passes", "motion_calling", "motion_bell"),
    *("bots_in_short", "replay_instant", "reckoning_tie"),
    *("reckoning", "reckoning_graph", "reckoning_highlights", "replay_step", "replay_end"),
    *("contrast_title", "contrast_lobby", "contrast_board", "contrast_settings", "crash"),
    *("machine", "title_cabinet", "switch_off", "child_lock", "frame_times"),
    "switching_off",
)
"""What nobody may forget."""

pytestmark = pytest.mark.usefixtures("shared_pictures", "shared_decisions")


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[ScreenshotDriver]:
    driver = ScreenshotDriver(PictureOptions(tmp_path))
    yield driver
    driver.close()


def names_of(files: list[Path]) -> tuple[str, ...]:
    return tuple(file.stem.partition("_")[2] for file in files)


def test_no_two_pictures_have_the_same_name() -> None:
    assert len(set(PICTURES)) == len(PICTURES)


def test_every_screen_and_key_state_is_among_the_pictures() -> None:
    lessons = {f"lesson_{each.name}{what}" for each in LESSONS for what in ("", "_wrong", "_goal")}
    rules = {f"rules_{page.name}" for page in PAGES}
    assert {*NEEDED, *CHOSEN, *lessons, *rules} <= set(PICTURES)


def test_a_slice_of_the_scenarios_is_really_drawn(tmp_path: Path) -> None:
    files = take_all(PictureOptions(tmp_path / "new"), only=("fame_empty", "turn_end"))
    assert names_of(files) == ("fame_empty", "turn_end")
    pictures = [pygame.image.load(file) for file in files]
    assert {picture.get_size() for picture in pictures} == {(1280, 720)}
    assert len({pygame.image.tobytes(picture, "RGB") for picture in pictures}) == len(files)


@pytest.mark.parametrize("problem", [pygame.error("Couldn't open it"), OSError(30, "read-only")])
def test_a_picture_that_cannot_be_written_is_told_by_its_name_in_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    problem: Exception,
) -> None:
    def refuse(_picture: object, _path: object) -> None:
        raise problem

    monkeypatch.setattr(pygame.image, "save", refuse)
    assert command_line.run(["screenshots", str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"The picture {tmp_path / '001_title.png'} cannot be written.\n"


def test_a_scenario_depends_on_nothing_that_was_shown_before(driver: ScreenshotDriver) -> None:
    @scenario("lobby", screens=("Lobby",))
    def empty_lobby(driver: ScreenshotDriver) -> None:
        driver.show(driver.navigation.lobby)
        driver.take("lobby")

    for each in (empty_lobby, sitting_down.lobby_bots, empty_lobby):
        each.walk(driver)
    assert driver.taken[0].read_bytes() == driver.taken[-1].read_bytes()


# --- What a picture is said to show ---------------------------------------------------------------


class Watcher(ScreenshotDriver):
    """A driver in which somebody looks instead of taking pictures."""

    def __init__(self, look: Callable[[Scene], object]) -> None:
        super().__init__(PictureOptions(Path()))
        self.context.is_loading = False  # nobody listens
        self.seen: list[object] = []
        self._see = look

    def look(self, name: str) -> None:
        del name
        self.seen.append(self._see(self.scene))


def seen_in(scenario: Scenario, look: Callable[[Scene], object]) -> list[object]:
    watcher = Watcher(look)
    try:
        scenario.walk(watcher)
    finally:
        watcher.close()
    return watcher.seen


@pytest.mark.parametrize("animation", motion.ANIMATIONS, ids=lambda each: each.name)
def test_every_animation_is_taken_while_it_is_under_way(animation: Scenario) -> None:
    def is_under_way(scene: Scene) -> bool:
        return isinstance(scene, Board) and not scene.widgets.choreography.is_idle

    assert seen_in(animation, is_under_way) == [True] * len(animation.pictures)


def test_the_move_that_can_be_taken_back_is_shown_with_its_button() -> None:
    def offers(scene: Scene) -> list[Target]:
        assert isinstance(scene, Board)
        return [target for _rect, target in scene.widgets.plan.targets]

    assert seen_in(planning.undo_offered, offers) == [[OnPause(), OnBack()]]


def test_all_ships_of_the_game_lie_in_the_full_port() -> None:
    def in_venice(scene: Scene) -> int:
        assert isinstance(scene, Board)
        state = scene.game.state
        return sum(state.port_of(ship) is VENICE for fleet in state.ships for ship in fleet)

    assert seen_in(boards.full_port, in_venice) == [12]


def test_the_full_hand_has_25_cards() -> None:
    def cards(scene: Scene) -> int:
        assert isinstance(scene, Board)
        return scene.game.state.hand_size(0)

    assert seen_in(boards.full_hand, cards) == [25, 25]


def test_the_instant_replay_is_of_a_game_that_goes_on_and_offers_no_open_hands() -> None:
    def offers_hands(scene: Scene) -> bool:
        assert isinstance(scene, Replay)
        return scene.timeline.may_open

    assert seen_in(endings.instant_replay, offers_hands) == [False]


def test_only_the_scenarios_that_are_asked_for_are_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.run(["screenshots", str(tmp_path), "--only", "frame_times"]) == 0
    taken = names_of([Path(line) for line in capsys.readouterr().out.splitlines()])
    assert "frame_times" in taken
    assert len(taken) < len(PICTURES) / 10
    assert command_line.run(["screenshots", str(tmp_path), "--only", "title,x"]) == 2
    assert capsys.readouterr().err == "There is no picture 'x'.\n"
