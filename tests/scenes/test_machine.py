"""What depends on the machine: the overlay of F3, quality on screen, cabinets, sleep and locks."""

import os
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from goldenhorn.app.frame_meter import CORNER, FrameMeter
from goldenhorn.app.navigation import Navigation
from goldenhorn.app.title_questions import LONGEST, SwitchingOff, ask_to_switch_off
from goldenhorn.bots.levels import Effort
from goldenhorn.common import language
from goldenhorn.input.bindings import PadButton
from goldenhorn.input.held_buttons import FRAMES_TICKS, LEAVE_TICKS
from goldenhorn.scenes.attract.attract import Attract
from goldenhorn.scenes.board.placement import Placement
from goldenhorn.scenes.settings.setting_rows import MACHINE, MACHINE_SETTINGS
from goldenhorn.scenes.settings.settings import MachinePage, SettingsPage
from goldenhorn.scenes.title.title import ATTRACT_AFTER, LANGUAGE, QUIT, Title
from goldenhorn.session.lineup import Lineup, Place
from goldenhorn.storage.settings import FILE, HOLDINGS, Holding, Settings
from goldenhorn.system import memory, shutdown
from goldenhorn.system.shutdown import Answer
from goldenhorn.ui.child_lock import BAR, HOLD_TICKS, LOCK, ChildLock
from goldenhorn.ui.question import Question
from goldenhorn.ui.screen import BACK
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well
from tests.scenes.lock import open_lock

WINDOWED = Settings(fullscreen=False)


def navigation_on(couch: Couch, switch_off: Callable[[], Answer] | None = None) -> Navigation:
    return Navigation(
        couch.context, today=lambda: "2026-11-16", draw_seed=lambda: 7, switch_off=switch_off
    )


def title_on(couch: Couch, switch_off: Callable[[], Answer] | None = None) -> Title:
    title = couch.show(navigation_on(couch, switch_off).title())
    assert isinstance(title, Title)
    couch.ticks(2)
    return title


def choose(couch: Couch, key: object) -> None:
    """Go down to an item and choose it."""
    page = couch.scene
    for _ in range(20):
        if getattr(page, "focus").key == key:  # noqa: B009  (a page, whichever)
            break
        couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_RETURN)
    couch.settle()


def texts(couch: Couch) -> list[str]:
    return couch.written()


# F3


def corner(couch: Couch) -> tuple[int, ...]:
    return tuple(couch.painted().get_at(CORNER))


def test_f3_shows_how_long_frames_take_and_hides_it_again(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=replace(WINDOWED, reduced_motion=True))
    title_on(couch)
    before = corner(couch)
    assert couch.app is not None
    assert couch.app.meter is None
    couch.key(pygame.KSCAN_F3)
    couch.ticks(3)
    assert couch.app.meter is not None
    assert len(couch.app.meter.texts) == 5
    assert corner(couch) != before
    couch.key(pygame.KSCAN_F3)
    couch.ticks(1)
    assert couch.app.meter is None
    assert corner(couch) == before
    assert not couch.app.frame()  # nothing is drawn for it any more


def test_both_sticks_held_for_a_second_show_it_too(couch: Couch) -> None:
    title_on(couch)
    pad = couch.plug()
    pad.press(PadButton.LEFT_STICK)
    pad.press(PadButton.RIGHT_STICK)
    couch.ticks(FRAMES_TICKS - 1)
    assert couch.app is not None
    assert couch.app.meter is None
    couch.ticks(FRAMES_TICKS)  # and only once
    assert couch.app.meter is not None


def test_the_overlay_tells_what_the_clock_tells(couch: Couch) -> None:
    now = [0.0]
    meter = FrameMeter(couch.context, lambda: now[0])
    canvas = couch.context.window.canvas
    for _ in range(30):
        meter.begin()
        now[0] += 0.004
        meter.end_tick()
        meter.begin()
        now[0] += 0.016
        meter.end_redraw(canvas)
    assert meter.texts[:2] == ("50 frames per second", "tick 4.0 ms, redraw 16.0 ms")
    assert meter.texts[-1].endswith("quality: full")


# Quality


def slow_down(couch: Couch, seconds: float = 3.1) -> None:
    for _ in range(round(seconds * 20)):
        couch.context.quality.note_frame(50.0)


def test_a_slow_machine_draws_720_lines_and_is_told_so_once(make_couch: MakeCouch) -> None:
    couch = make_couch(size=(1920, 1080))
    title_on(couch)
    assert couch.context.window.canvas.size == (1920, 1080)
    for seconds in (3.1, 3.1):
        slow_down(couch, seconds)
        couch.context.show_less()
        couch.ticks(2)
        assert couch.context.window.canvas.size == (1280, 720)
    assert sum("This machine is slow" in text for text in texts(couch)) == 1
    couch.ticks(400)
    assert not any("This machine is slow" in text for text in texts(couch))
    couch.context.change(replace(couch.context.settings, quality="full"))
    assert couch.context.window.canvas.size == (1920, 1080)


def test_a_calm_title_keeps_still_but_things_may_still_move(couch: Couch) -> None:
    title_on(couch)
    assert couch.app is not None
    couch.app.tick()
    assert couch.app.frame()
    slow_down(couch)
    assert couch.context.has_motion
    assert not couch.context.has_ambient
    couch.ticks(2)
    for _ in range(60):
        couch.app.tick()
        assert not couch.app.frame()


def test_the_settings_show_the_quality_of_now(make_couch: MakeCouch) -> None:
    couch = make_couch()
    title = title_on(couch)
    slow_down(couch)
    page = MachinePage(couch.context, title)
    couch.show(page)
    assert page.focus.key == "quality"
    assert any("Now: calm." in text for text in texts(couch))
    couch.key(pygame.KSCAN_RIGHT)
    assert couch.context.settings.quality == "full"
    assert couch.context.has_ambient
    assert any("Now: full." in text for text in texts(couch))


# The page of the machine


def test_the_page_of_the_machine_is_part_of_the_settings(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(folder=tmp_path)
    title = title_on(couch)
    choose(couch, "options")
    assert type(couch.scene) is SettingsPage
    choose(couch, MACHINE)
    assert isinstance(couch.scene, MachinePage)
    choose(couch, "cabinet")
    couch.key(pygame.KSCAN_ESCAPE)
    assert '"cabinet": true' in (tmp_path / FILE).read_text()
    assert type(couch.scene) is SettingsPage
    couch.key(pygame.KSCAN_ESCAPE)
    assert couch.scene is title


@pytest.mark.parametrize("high_contrast", [False, True])
def test_lock_machine_and_question_can_be_read_at_every_text_size(
    make_couch: MakeCouch, high_contrast: bool
) -> None:
    settings = replace(WINDOWED, high_contrast=high_contrast, cabinet=True)
    couch = make_couch(code=language.PSEUDO, settings=settings)
    couch.context.notices.clear()
    title = navigation_on(couch, Socket()).title()
    pages: tuple[Any, ...] = (
        title,
        MachinePage(couch.context, title),
        ChildLock(couch.context, title, lambda: title),
        ask_to_switch_off(couch.context, title, Socket()),
        SwitchingOff(couch.context, title, Socket(None)()),
    )
    for page in pages:
        for text_size, holding in product((100, 150, 200), HOLDINGS):
            changed = replace(couch.context.settings, text_size=text_size, holding=holding)
            couch.context.change(changed)
            for name in MACHINE_SETTINGS if isinstance(page, MachinePage) else (None,):
                page.focus.key = name or page.focus.key
                page.changed()
                page.update()
                assert_laid_out_well(page.texts())


# Cabinets


class Socket:
    """Stands in for the machine's power."""

    def __init__(self, obeys: bool | None = True) -> None:
        self.obeys = obeys
        """None is not to answer yet."""
        self.asked = 0

    def __call__(self) -> Answer:
        self.asked += 1
        return lambda: self.obeys


def test_only_a_cabinet_that_can_be_switched_off_offers_it(make_couch: MakeCouch) -> None:
    for cabinet in (False, True):
        for socket in (None, Socket()):
            couch = make_couch(settings=replace(WINDOWED, cabinet=cabinet))
            title_on(couch, socket)
            is_offered = "Switch off" in texts(couch)
            assert is_offered is (cabinet and socket is not None)
            assert ("Quit" in texts(couch)) is not is_offered


def test_the_title_follows_the_setting_at_once(couch: Couch) -> None:
    title = title_on(couch, Socket())
    page = MachinePage(couch.context, title)
    couch.show(title)
    title.next = page
    couch.ticks(2)
    choose(couch, "cabinet")
    couch.key(pygame.KSCAN_ESCAPE)
    couch.ticks(2)
    assert couch.scene is title
    assert "Switch off" in texts(couch)


def ask(make_couch: MakeCouch, socket: Socket) -> tuple[Couch, Title]:
    couch = make_couch(settings=replace(WINDOWED, cabinet=True))
    title = title_on(couch, socket)
    couch.key(pygame.KSCAN_ESCAPE)  # shows the way out, but does not take it
    assert title.focus.key == QUIT
    couch.key(pygame.KSCAN_RETURN)
    couch.settle()
    assert isinstance(couch.scene, Question)
    return couch, title


def test_it_is_switched_off_only_after_a_question(make_couch: MakeCouch) -> None:
    socket = Socket()
    couch, title = ask(make_couch, socket)
    couch.key(pygame.KSCAN_RETURN)  # the harmless answer is preselected
    couch.settle()
    assert (couch.scene, socket.asked) == (title, 0)
    couch, _title = ask(make_couch, socket)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(2)
    assert (couch.scene, socket.asked) == (None, 1)


def test_a_machine_that_stays_on_says_so_at_the_title(make_couch: MakeCouch) -> None:
    couch, title = ask(make_couch, Socket(obeys=False))
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RETURN)
    couch.settle()
    couch.ticks(2)
    assert couch.scene is title
    assert any("could not be switched off" in text for text in texts(couch))


def test_people_can_also_just_leave(make_couch: MakeCouch) -> None:
    socket = Socket()
    couch, _title = ask(make_couch, socket)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(2)
    assert (couch.scene, socket.asked) == (None, 0)


def switching_off(make_couch: MakeCouch, socket: Socket) -> tuple[Couch, Title]:
    couch, title = ask(make_couch, socket)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(100)
    assert isinstance(couch.scene, SwitchingOff)
    assert any("is being switched off" in text for text in texts(couch))
    return couch, title


def test_the_picture_lives_while_the_machine_makes_up_its_mind(make_couch: MakeCouch) -> None:
    socket = Socket(None)
    couch, _title = switching_off(make_couch, socket)
    socket.obeys = True
    couch.ticks(2)
    assert (couch.scene, socket.asked) == (None, 1)


def test_a_machine_that_never_answers_is_waited_for_in_vain_or_left(make_couch: MakeCouch) -> None:
    couch, title = switching_off(make_couch, Socket(None))
    couch.key(pygame.KSCAN_ESCAPE)
    couch.ticks(2)
    assert couch.scene is title
    couch, title = switching_off(make_couch, Socket(None))
    couch.ticks(LONGEST)
    assert couch.scene is title
    assert any("could not be switched off" in text for text in texts(couch))


def systemd(monkeypatch: pytest.MonkeyPatch, folder: Path, script: str) -> None:
    """Stand in for the system's own."""
    program = folder / "systemctl"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")


def answered(answer: Answer) -> bool:
    ends = time.monotonic() + 20
    while (will_be := answer()) is None:
        assert time.monotonic() < ends
        time.sleep(0.01)
    return will_be


@pytest.mark.skipif(os.name != "posix", reason="there is no systemd elsewhere")
@pytest.mark.parametrize(("status", "will_be"), [(0, True), (1, False)])
def test_systemd_is_asked_and_its_answer_believed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, status: int, will_be: bool
) -> None:
    systemd(monkeypatch, tmp_path, f'echo "$@" > {tmp_path}/asked; cat; exit {status}')
    assert shutdown.can_switch_off()
    assert answered(shutdown.switch_off()) is will_be
    assert (tmp_path / "asked").read_text() == "--no-ask-password poweroff\n"


@pytest.mark.skipif(os.name != "posix", reason="there is no systemd elsewhere")
def test_a_slow_systemd_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hurry = tmp_path / "hurry"
    systemd(monkeypatch, tmp_path, f"while [ ! -e {hurry} ]; do sleep 0.01; done")
    answer = shutdown.switch_off()
    assert answer() is None
    hurry.touch()
    assert answered(answer)


def test_without_systemd_there_is_nothing_to_ask(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not shutdown.can_switch_off()
    assert shutdown.switch_off()() is False


# A locked cabinet


@pytest.mark.parametrize("can_switch_off", [False, True])
def test_only_who_opens_the_lock_leaves_a_locked_cabinet(
    make_couch: MakeCouch, can_switch_off: bool
) -> None:
    couch = make_couch(settings=replace(WINDOWED, cabinet=True, child_lock=True))
    title = title_on(couch, Socket() if can_switch_off else None)
    choose(couch, QUIT)
    assert isinstance(couch.scene, ChildLock)
    couch.key(pygame.KSCAN_ESCAPE)
    couch.ticks(2)
    assert couch.scene is title
    choose(couch, QUIT)
    open_lock(couch)
    if can_switch_off:
        assert isinstance(couch.scene, Question)
        assert any("Shall the machine" in text for text in texts(couch))
    else:
        assert couch.scene is None


def test_at_home_a_lock_keeps_nobody_from_leaving(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=replace(WINDOWED, child_lock=True))
    title_on(couch, Socket())
    choose(couch, QUIT)
    assert couch.scene is None


def test_start_and_select_leave_from_a_locked_cabinet(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=replace(WINDOWED, cabinet=True, child_lock=True))
    title_on(couch, Socket())
    pad = couch.plug()
    pad.press(PadButton.START)
    pad.press(PadButton.SELECT)
    couch.ticks(LEAVE_TICKS + 2)
    assert couch.scene is None


# Sleep


@pytest.mark.parametrize("cabinet", [False, True])
def test_the_screen_may_sleep_only_while_nobody_is_there(
    make_couch: MakeCouch, cabinet: bool
) -> None:
    couch = make_couch(settings=replace(WINDOWED, cabinet=cabinet))
    title = title_on(couch)
    assert not pygame.display.get_allow_screensaver()
    title._quiet = ATTRACT_AFTER
    couch.settle()
    assert isinstance(couch.scene, Attract)
    assert pygame.display.get_allow_screensaver() is not cabinet
    couch.key(pygame.KSCAN_RETURN)
    couch.settle()
    assert couch.scene is title
    assert not pygame.display.get_allow_screensaver()


# Bots


def test_how_much_bots_think_is_chosen_when_a_match_begins(couch: Couch) -> None:
    asked: list[str] = []

    def choose_effort() -> Effort:
        asked.append("asked")
        return "light"

    navigation = Navigation(
        couch.context, today=lambda: "today", draw_seed=lambda: 7, effort=choose_effort
    )
    places = (Place("expert", "", 0), Place("easy", "", 1), Place(), Place())
    scene = navigation.begin(Lineup(places))
    assert isinstance(scene, Placement)
    assert scene.game.effort == "light"
    navigation.resumed(scene.game)  # what was chosen stays
    assert asked == ["asked"]


# The child lock


def locked(make_couch: MakeCouch, holding: Holding = "hold") -> tuple[Couch, Title]:
    couch = make_couch(settings=replace(WINDOWED, child_lock=True, holding=holding))
    title = title_on(couch)
    choose(couch, "options")
    assert isinstance(couch.scene, ChildLock)
    return couch, title


def test_two_buttons_of_a_pad_held_for_three_seconds_open_it(make_couch: MakeCouch) -> None:
    couch, title = locked(make_couch)
    pad = couch.plug()
    pad.press(PadButton.EAST)
    couch.ticks(1)
    pad.press(PadButton.SOUTH)
    couch.ticks(HOLD_TICKS - 1)
    assert isinstance(couch.scene, ChildLock)
    couch.ticks(2)
    assert isinstance(couch.scene, SettingsPage)
    pad.release(PadButton.EAST)
    pad.release(PadButton.SOUTH)
    couch.ticks(2)
    assert isinstance(couch.scene, SettingsPage)
    couch.pad(pad, PadButton.EAST)
    couch.ticks(2)
    assert couch.scene is title


def test_two_people_cannot_open_it_by_a_button_each(make_couch: MakeCouch) -> None:
    couch, _title = locked(make_couch)
    first, second = couch.plug(), couch.plug()
    first.press(PadButton.SOUTH)
    second.press(PadButton.EAST)
    couch.ticks(HOLD_TICKS + 2)
    assert isinstance(couch.scene, ChildLock)


def test_letting_go_too_early_begins_anew(make_couch: MakeCouch) -> None:
    couch, _title = locked(make_couch)
    pad = couch.plug()
    pad.press(PadButton.SOUTH)
    for _ in range(3):
        pad.press(PadButton.EAST)
        couch.ticks(HOLD_TICKS - 10)
        pad.release(PadButton.EAST)
        couch.ticks(2)
    assert isinstance(couch.scene, ChildLock)


def test_back_alone_leads_back(make_couch: MakeCouch) -> None:
    couch, title = locked(make_couch)
    pad = couch.plug()
    couch.pad(pad, PadButton.SOUTH)
    assert isinstance(couch.scene, ChildLock)
    couch.pad(pad, PadButton.EAST)
    couch.ticks(2)
    assert couch.scene is title


def test_a_mouse_or_finger_holds_the_lock_itself(make_couch: MakeCouch) -> None:
    couch, title = locked(make_couch)
    page = couch.scene
    assert isinstance(page, ChildLock)
    rects = {item.key: item.rect for item in page.focus.items}
    couch.tap(*rects[LOCK].center)
    assert couch.scene is page
    down = {"pos": rects[LOCK].center, "button": 1, "touch": False}
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, down))
    couch.ticks(HOLD_TICKS + 2)
    assert isinstance(couch.scene, SettingsPage)
    couch, title = locked(make_couch)
    couch.click(*rects[BACK].center)
    couch.ticks(2)
    assert couch.scene is title


def test_who_cannot_hold_opens_it_by_the_two_buttons_in_turn(make_couch: MakeCouch) -> None:
    couch, _title = locked(make_couch, "toggle")
    pad = couch.plug()
    for _time in range(3):
        assert isinstance(couch.scene, ChildLock)
        couch.pad(pad, PadButton.SOUTH)
        couch.pad(pad, PadButton.EAST)
    couch.ticks(2)
    assert isinstance(couch.scene, SettingsPage)


def test_who_cannot_hold_opens_it_by_tapping_lock_and_bar_in_turn(make_couch: MakeCouch) -> None:
    couch, _title = locked(make_couch, "toggle")
    page = couch.scene
    assert isinstance(page, ChildLock)
    rects = {item.key: item.rect for item in page.focus.items}
    for _time in range(9):
        couch.tap(*rects[LOCK].center)
    couch.ticks(2)
    assert couch.scene is page
    for _time in range(3):
        couch.tap(*rects[LOCK].center)
        couch.tap(*rects[BAR].center)
    couch.ticks(2)
    assert isinstance(couch.scene, SettingsPage)


def test_neither_mashing_nor_two_people_nor_a_hold_open_a_lock_that_is_tapped(
    make_couch: MakeCouch,
) -> None:
    couch, title = locked(make_couch, "toggle")
    first, second = couch.plug(), couch.plug()
    for _time in range(9):
        couch.pad(first, PadButton.SOUTH)
    for _time in range(3):
        couch.pad(first, PadButton.SOUTH)
        couch.pad(second, PadButton.SOUTH)
    first.press(PadButton.SOUTH)
    first.press(PadButton.EAST)
    couch.ticks(HOLD_TICKS + 2)
    assert isinstance(couch.scene, ChildLock)
    first.release(PadButton.EAST)
    couch.ticks(1)
    couch.pad(first, PadButton.EAST)
    couch.ticks(2)
    assert couch.scene is title  # twice Back leads back


def test_the_lock_says_how_to_open_it_on_each_device(make_couch: MakeCouch) -> None:
    couch, _title = locked(make_couch, "toggle")
    couch.key(pygame.KSCAN_RIGHT)
    assert "Press Enter and Esc in turn" in " ".join(texts(couch))
    couch.click(5, 5)
    assert "Tap the lock and the bar in turn" in " ".join(texts(couch))
    couch.pad(couch.plug(), PadButton.WEST)
    assert "Press A and B in turn" in " ".join(texts(couch))
    couch, _title = locked(make_couch)
    couch.tap(5, 5)
    assert "Hold the lock for three seconds" in " ".join(texts(couch))


@pytest.mark.usefixtures("english_again")
def test_the_language_lies_behind_the_lock_too(make_couch: MakeCouch, tmp_path: Path) -> None:
    couch = make_couch(folder=tmp_path, settings=replace(WINDOWED, child_lock=True))
    title = title_on(couch)
    [pill] = [item.rect for item in title.focus.items if item.key == LANGUAGE]
    couch.click(*pill.center)
    couch.ticks(2)
    assert isinstance(couch.scene, ChildLock)
    assert language.current == "en"
    assert not (tmp_path / FILE).exists()
    open_lock(couch)
    assert isinstance(couch.scene, Question)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(2)
    assert couch.scene is title
    assert language.current != "en"
    assert f'"language": "{language.current}"' in (tmp_path / FILE).read_text()


def test_full_screen_is_kept_only_where_the_settings_are_not_locked(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    for locked_up in (True, False):
        settings = replace(WINDOWED, child_lock=locked_up)
        couch = make_couch(folder=tmp_path, settings=settings)
        title_on(couch)
        couch.key(pygame.KSCAN_F11)
        assert couch.context.window.is_fullscreen
        assert couch.context.settings.fullscreen is not locked_up
        assert (tmp_path / FILE).exists() is not locked_up
        couch.key(pygame.KSCAN_F11)
        assert not couch.context.window.is_fullscreen
        assert couch.context.settings.fullscreen is False


def test_memory_is_told_in_one_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    if not memory.megabytes():
        pytest.skip("this system does not say")
    assert memory.MEGABYTE == 1024 * 1024
    assert 0 < memory.megabytes() <= memory.most_megabytes() * 1.01
    monkeypatch.setattr(memory, "MEGABYTE", 1024)
    assert memory.megabytes() > 1000
    assert memory.most_megabytes() > 1000
