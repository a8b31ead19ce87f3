"""Keyboard, mouse, touch and gamepads become presses with the right seat."""

import json
import os
import random
from collections.abc import Callable, Iterator
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from goldenhorn.common import language
from goldenhorn.graphics.window import prepare_environment
from goldenhorn.input.bindings import DEFAULT_BINDINGS, AlreadyBound, Bindings, Button, PadButton
from goldenhorn.input.controls import ERASE, Controls
from goldenhorn.input.devices import (
    KEYBOARD,
    TOUCH,
    Device,
    family_of,
    guessed_layout,
    layout_from_mapping,
    stick_direction,
)
from goldenhorn.input.held_buttons import LEAVE_TICKS, REPEAT_DELAY, REPEAT_EVERY
from goldenhorn.input.input_events import (
    Captured,
    DeviceFound,
    DeviceLost,
    FocusGained,
    FocusLost,
    FullscreenToggled,
    InputEvent,
    KeysRelabelled,
    Leave,
    Point,
    PointKind,
    Press,
    Quit,
    Release,
    TexturesLost,
    Typed,
    WindowExposed,
    WindowResized,
)
from goldenhorn.input.key_names import FUNCTION_KEY, LAST_SCANCODE, KeyNames
from goldenhorn.input.pointers import LONG_HOLD_TICKS
from tests.virtual_pads import VirtualPad, pad_count, sdl

SOON = 6
"""Ticks within which a lost pad must be noticed: 100 ms."""

with_pads = pytest.mark.skipif(
    sdl() is None, reason="pygame's own SDL library was not found, so there are no virtual pads"
)


@pytest.fixture
def controls(monkeypatch: pytest.MonkeyPatch) -> Iterator[Controls]:
    for hint in ("TOUCH_MOUSE_EVENTS", "MOUSE_TOUCH_EVENTS", "GAMECONTROLLER_USE_BUTTON_LABELS"):
        monkeypatch.delenv(f"SDL_{hint}", raising=False)
    prepare_environment()
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    listening = Controls(lambda x, y: (2 * x, 2 * y))
    listening.poll()
    yield listening
    pygame.joystick.quit()
    pygame.display.quit()


@pytest.fixture
def pads(controls: Controls) -> Iterator[list[VirtualPad]]:
    """Four identical pads that are plugged in and known."""
    assert pad_count() == 0
    four = [VirtualPad() for _ in range(4)]
    controls.poll()
    yield four
    for pad in four:
        pad.detach()


def post(kind: int, **what: Any) -> None:
    pygame.event.post(pygame.Event(kind, what))


def key(scancode: int, symbol: int = 0, mod: int = 0) -> None:
    post(pygame.KEYDOWN, scancode=scancode, key=symbol, mod=mod, unicode="")


def key_up(scancode: int) -> None:
    post(pygame.KEYUP, scancode=scancode, key=0, mod=0)


def presses(heard: list[InputEvent]) -> list[Press]:
    return [each for each in heard if isinstance(each, Press)]


def points(heard: list[InputEvent]) -> list[tuple[PointKind, float, float]]:
    return [(each.kind, each.x, each.y) for each in heard if isinstance(each, Point)]


def device(controls: Controls, pad: VirtualPad) -> Device:
    return next(each for each in controls.devices if each.id == pad.instance_id)


def press_ticks(controls: Controls, ticks: int) -> list[int]:
    """At which of the next ticks anything is pressed."""
    return [tick for tick in range(1, ticks + 1) if presses(controls.poll())]


REPEATS = [REPEAT_DELAY, REPEAT_DELAY + REPEAT_EVERY, REPEAT_DELAY + 2 * REPEAT_EVERY]


# Keyboard


@pytest.mark.parametrize(
    ("scancode", "button"),
    [
        (pygame.KSCAN_UP, Button.UP),
        (pygame.KSCAN_A, Button.LEFT),
        (pygame.KSCAN_D, Button.RIGHT),
        (pygame.KSCAN_RETURN, Button.CONFIRM),
        (pygame.KSCAN_SPACE, Button.CONFIRM),
        (pygame.KSCAN_ESCAPE, Button.BACK),
        (pygame.KSCAN_BACKSPACE, Button.BACK),
        (pygame.KSCAN_P, Button.PIRATES),
        (pygame.KSCAN_C, Button.DOMINIONS),
        (pygame.KSCAN_Q, Button.PEEK),
        (pygame.KSCAN_H, Button.HINT),
        (pygame.KSCAN_F, Button.FAST),
        (pygame.KSCAN_TAB, Button.LOG),
        (pygame.KSCAN_F10, Button.PAUSE),
        (pygame.KSCAN_1, Button.ONE),
        (pygame.KSCAN_6, Button.SIX),
    ],
)
def test_a_key_presses_its_button_and_lets_it_go(
    controls: Controls, scancode: int, button: Button
) -> None:
    key(scancode)
    assert controls.poll() == [Press(KEYBOARD, button, None)]
    key_up(scancode)
    assert controls.poll() == [Release(KEYBOARD, button, None)]


def test_keys_go_by_their_place_and_not_by_what_the_layout_says(controls: Controls) -> None:
    key(pygame.KSCAN_W, symbol=pygame.K_z)  # AZERTY
    key(pygame.KSCAN_2, symbol=ord("ě"))  # Czech
    assert [each.button for each in presses(controls.poll())] == [Button.UP, Button.TWO]


def test_a_held_direction_repeats_by_ticks_and_other_buttons_do_not(controls: Controls) -> None:
    key(pygame.KSCAN_DOWN)
    key(pygame.KSCAN_RETURN)
    assert len(presses(controls.poll())) == 2
    seen = {tick: controls.poll() for tick in range(1, REPEATS[2] + 1)}
    repeat = [Press(KEYBOARD, Button.DOWN, None, is_repeat=True)]
    assert {tick: heard for tick, heard in seen.items() if heard} == dict.fromkeys(REPEATS, repeat)
    key_up(pygame.KSCAN_DOWN)
    controls.poll()
    assert press_ticks(controls, 40) == []


def test_two_keys_for_one_button_are_one_press_until_both_are_up(controls: Controls) -> None:
    key(pygame.KSCAN_W)
    key(pygame.KSCAN_UP)
    key_up(pygame.KSCAN_W)
    assert controls.poll() == [Press(KEYBOARD, Button.UP, None)]
    key_up(pygame.KSCAN_UP)
    assert controls.poll() == [Release(KEYBOARD, Button.UP, None)]


def test_keys_for_the_window_and_the_system_press_nothing(controls: Controls) -> None:
    key(pygame.KSCAN_F11)
    key(pygame.KSCAN_RETURN, mod=pygame.KMOD_LALT)
    key(pygame.KSCAN_D, mod=pygame.KMOD_LCTRL)
    assert controls.poll() == [FullscreenToggled(), FullscreenToggled()]


@pytest.mark.parametrize(
    ("scancode", "symbol", "leaves"),
    [
        (pygame.KSCAN_Q, pygame.K_q, True),
        (pygame.KSCAN_A, pygame.K_q, True),  # AZERTY
        (pygame.KSCAN_Q, pygame.K_a, False),
        (pygame.KSCAN_Q, ord("й"), True),  # Russian has no Q at all
    ],
)
def test_ctrl_q_leaves_by_its_label(
    controls: Controls, scancode: int, symbol: int, leaves: bool
) -> None:
    key(scancode, symbol, pygame.KMOD_LCTRL | pygame.KMOD_NUM)
    assert controls.poll() == ([Leave(KEYBOARD)] if leaves else [])


def test_num_lock_changes_nothing(controls: Controls) -> None:
    key(pygame.KSCAN_P, mod=pygame.KMOD_NUM | pygame.KMOD_CAPS)
    assert controls.poll() == [Press(KEYBOARD, Button.PIRATES, None)]


def test_typing_gives_text_and_presses_nothing_but_what_has_no_character(
    controls: Controls,
) -> None:
    post(pygame.TEXTINPUT, text="w")
    assert controls.poll() == []
    controls.start_typing()
    for scancode in (pygame.KSCAN_W, pygame.KSCAN_SPACE, pygame.KSCAN_KP_1, pygame.KSCAN_1):
        key(scancode)
    post(pygame.TEXTINPUT, text="Ž\x07 w")
    assert controls.poll() == [Typed("Ž w")]
    key(pygame.KSCAN_RETURN)
    key(pygame.KSCAN_LEFT)
    assert [each.button for each in presses(controls.poll())] == [Button.CONFIRM, Button.LEFT]
    controls.stop_typing()
    key(pygame.KSCAN_W)
    assert presses(controls.poll()) == [Press(KEYBOARD, Button.UP, None)]


def test_enter_and_escape_end_typing_however_keys_are_bound(controls: Controls) -> None:
    changed = DEFAULT_BINDINGS.rebound(Button.CONFIRM, keys=[pygame.KSCAN_X])
    controls.bindings = changed.rebound(Button.BACK, keys=[pygame.KSCAN_Z])
    key(pygame.KSCAN_RETURN)
    assert controls.poll() == []
    controls.start_typing()
    for scancode in (pygame.KSCAN_X, pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE):
        key(scancode)
    assert [each.button for each in presses(controls.poll())] == [Button.CONFIRM, Button.BACK]


def test_backspace_erases_while_typing_and_repeats(controls: Controls) -> None:
    controls.start_typing()
    key(pygame.KSCAN_BACKSPACE)
    assert controls.poll() == [Typed(ERASE)]
    ticks = [tick for tick in range(1, REPEATS[2] + 1) if controls.poll() == [Typed(ERASE)]]
    assert ticks == REPEATS
    key_up(pygame.KSCAN_BACKSPACE)
    assert [controls.poll() for _ in range(40)] == [[]] * 40


# Labels and bindings


def test_labels_are_those_of_the_layout(controls: Controls) -> None:
    assert controls.label(Button.PEEK, KEYBOARD) == "Q"
    assert controls.label(Button.PAUSE, KEYBOARD) == "F10"
    assert controls.label(Button.CONFIRM, KEYBOARD) == "Enter"
    key(pygame.KSCAN_Q, symbol=pygame.K_a)
    key(pygame.KSCAN_2, symbol=ord("ě"))
    controls.poll()
    assert controls.label(Button.PEEK, KEYBOARD) == "A"
    assert controls.label(Button.TWO, KEYBOARD) == "Ě"
    post(pygame.KEYMAPCHANGED)
    controls.poll()
    assert controls.label(Button.PEEK, KEYBOARD) == "Q"


def test_another_layout_is_told_only_if_a_key_that_we_name_is_called_otherwise(
    controls: Controls,
) -> None:
    post(pygame.KEYMAPCHANGED)
    assert controls.poll() == []
    key(pygame.KSCAN_Q, symbol=pygame.K_a)
    controls.poll()
    post(pygame.KEYMAPCHANGED)
    assert controls.poll() == [KeysRelabelled()]


@pytest.mark.usefixtures("controls")
def test_the_layout_is_read_and_not_only_guessed() -> None:
    names = KeyNames()
    names.name(pygame.KSCAN_Q)
    assert names._keys[pygame.KSCAN_Q] == pygame.K_q


@pytest.mark.usefixtures("controls", "english_again")
@pytest.mark.parametrize(
    ("code", "labels"),
    [
        ("en", ("Num 1", "Num +", "Num Enter", "PrtSc", "Key 116")),
        ("de", ("Num 1", "Num +", "Num Enter", "Druck", "Taste 116")),
        ("fr", ("Pavé 1", "Pavé +", "Pavé Entr.", "Impr", "Touche 116")),
        ("cs", ("Num 1", "Num +", "Num Enter", "PrtSc", "Klávesa 116")),
    ],
)
def test_keys_that_sdl_names_by_english_words_have_a_name_in_every_language(
    code: str, labels: tuple[str, ...]
) -> None:
    language.use(code)
    names = KeyNames()
    keypad = [pygame.KSCAN_KP_1, pygame.KSCAN_KP_PLUS, pygame.KSCAN_KP_ENTER]
    places = [*keypad, pygame.KSCAN_PRINTSCREEN, 116]
    assert tuple(names.name(place) for place in places) == labels


@pytest.mark.usefixtures("controls", "english_again")
def test_no_key_at_all_is_named_by_a_word_that_is_in_no_catalogue() -> None:
    language.use(language.PSEUDO)
    names = KeyNames()
    for scancode in range(1, LAST_SCANCODE + 1):
        label = names.name(scancode)
        is_word = len(label) > 1 and any(character.isalpha() for character in label)
        assert not is_word or label.startswith("[") or FUNCTION_KEY.fullmatch(label), label


def test_labels_of_pads_are_what_their_makers_print(controls: Controls) -> None:
    other = Device("gamepad", 5, 1, "playstation")
    assert controls.label(Button.CONFIRM, Device("gamepad", 4, 1)) == "A"
    assert controls.label(Button.CONFIRM, other) == "Cross"
    assert controls.label(Button.HINT, other) == "L1 + R1"
    assert controls.label(Button.ONE, other) == controls.label(Button.UP, TOUCH) == ""
    assert family_of("Nintendo Switch Pro Controller") == "nintendo"
    assert family_of("PS4 Controller") == "playstation"


def test_no_key_and_no_pad_button_means_two_things() -> None:
    for table in (DEFAULT_BINDINGS.keys, DEFAULT_BINDINGS.pads):
        assert set(table) == set(Button)
        used = [each for entries in table.values() for each in entries]
        assert len(used) == len(set(used))


def test_rebinding_round_trip(controls: Controls) -> None:
    changed = DEFAULT_BINDINGS.rebound(Button.RIGHT, keys=[pygame.KSCAN_RIGHT])
    changed = changed.rebound(Button.DOMINIONS, keys=[pygame.KSCAN_D], pads=[PadButton.LEFT_STICK])
    assert changed != DEFAULT_BINDINGS
    read = Bindings.from_json(json.loads(json.dumps(changed.to_json())))
    assert read == changed
    controls.bindings = read
    key(pygame.KSCAN_D)
    key(pygame.KSCAN_C)
    assert controls.poll() == [Press(KEYBOARD, Button.DOMINIONS, None)]
    assert controls.label(Button.DOMINIONS, KEYBOARD) == "D"


def test_a_key_held_while_it_is_rebound_is_let_go(controls: Controls) -> None:
    key(pygame.KSCAN_P)
    controls.poll()
    controls.bindings = DEFAULT_BINDINGS.rebound(Button.PIRATES, keys=[pygame.KSCAN_X])
    key_up(pygame.KSCAN_P)
    assert controls.poll() == [Release(KEYBOARD, Button.PIRATES, None)]


def test_the_next_key_can_be_captured_and_presses_nothing(controls: Controls) -> None:
    controls.capture_next()
    key(pygame.KSCAN_F11)
    key(pygame.KSCAN_P)
    key_up(pygame.KSCAN_P)
    key(pygame.KSCAN_UP)
    assert controls.poll() == [
        FullscreenToggled(),
        Captured(KEYBOARD, key=pygame.KSCAN_P),
        Press(KEYBOARD, Button.UP, None),
    ]


@with_pads
def test_the_next_pad_button_can_be_captured(controls: Controls, pads: list[VirtualPad]) -> None:
    controls.capture_next()
    pads[0].tilt(1, 0)
    assert controls.poll() == []
    pads[0].press(PadButton.GUIDE)
    its = device(controls, pads[0])
    assert controls.poll() == [Captured(its, pad_button=PadButton.GUIDE)]


@pytest.mark.parametrize(
    ("button", "change", "sentence"),
    [
        (Button.DOMINIONS, {"keys": [pygame.KSCAN_D]}, "This key already means right."),
        (Button.HINT, {"pads": [PadButton.SOUTH]}, "This pad button already means confirm."),
        (Button.BACK, {"keys": []}, "There must be a key for back."),
        (Button.BACK, {"pads": []}, "There must be a pad button for back."),
        (Button.LOG, {"keys": [pygame.KSCAN_F11]}, "This key is kept for the window and the sys"),
        (Button.LOG, {"keys": [0]}, "There is no such key."),
        (Button.LOG, {"keys": [20000]}, "There is no such key."),
        (Button.LOG, {"keys": [99, 99]}, "The same key is named twice for log."),
    ],
)
def test_bad_rebinding_is_refused_with_a_sentence(
    button: Button, change: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}"):
        DEFAULT_BINDINGS.rebound(button, **change)


def test_a_conflict_names_the_other_button() -> None:
    with pytest.raises(AlreadyBound) as refusal:
        DEFAULT_BINDINGS.rebound(Button.LOG, keys=[pygame.KSCAN_P])
    assert refusal.value.button is Button.PIRATES


def bad_bindings() -> list[object]:
    def changed(table: str, button: str, value: object) -> object:
        given = DEFAULT_BINDINGS.to_json()
        given[table][button] = value
        return given

    without = DEFAULT_BINDINGS.to_json()
    del without["keys"]["log"]
    return [
        *(None, [], 7, {}, {"keys": {}, "pads": {}}, {**DEFAULT_BINDINGS.to_json(), "x": 1}),
        without,
        changed("keys", "fly", []),
        changed("keys", "log", 43),
        changed("keys", "log", [True]),
        changed("keys", "log", [43.0]),
        changed("keys", "log", [-1]),
        changed("keys", "log", [82]),
        changed("keys", "up", []),
        changed("pads", "log", [4]),
        changed("pads", "log", ["nowhere"]),
        changed("pads", "log", ["south"]),
    ]


@pytest.mark.parametrize("given", bad_bindings())
def test_bad_bindings_are_refused_with_a_sentence(given: object) -> None:
    with pytest.raises(ValueError, match=r"^[A-Z][^.\n]*\.$"):
        Bindings.from_json(given)


# Mouse and touch


def test_the_mouse_points_in_logical_coordinates(controls: Controls) -> None:
    for x in (5, 7, 10):
        post(pygame.MOUSEMOTION, pos=(x, 20), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    assert points(controls.poll()) == [(PointKind.MOVED, 20, 40)]
    post(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=(11, 20), button=1, touch=False)
    post(pygame.MOUSEBUTTONDOWN, pos=(11, 20), button=3, touch=False)
    assert points(controls.poll()) == [
        (PointKind.DOWN, 20, 40),
        (PointKind.UP, 22, 40),
        (PointKind.RIGHT_CLICKED, 22, 40),
    ]


def test_a_pointer_is_held_when_it_rests_and_drags_when_it_leaves(controls: Controls) -> None:
    post(pygame.MOUSEBUTTONDOWN, pos=(100, 100), button=1, touch=False)
    controls.poll()
    post(pygame.MOUSEMOTION, pos=(103, 100), rel=(3, 0), buttons=(1, 0, 0), touch=False)
    held = [tick for tick in range(1, 80) if points(controls.poll())]
    assert held == [LONG_HOLD_TICKS]
    post(pygame.MOUSEMOTION, pos=(120, 100), rel=(17, 0), buttons=(1, 0, 0), touch=False)
    post(pygame.MOUSEMOTION, pos=(101, 100), rel=(-19, 0), buttons=(1, 0, 0), touch=False)
    post(pygame.MOUSEBUTTONUP, pos=(101, 100), button=1, touch=False)
    assert points(controls.poll()) == [(PointKind.DRAGGED, 202, 200), (PointKind.UP, 202, 200)]


def test_a_drag_is_no_hold(controls: Controls) -> None:
    post(pygame.MOUSEBUTTONDOWN, pos=(100, 100), button=1, touch=False)
    post(pygame.MOUSEMOTION, pos=(150, 100), rel=(50, 0), buttons=(1, 0, 0), touch=False)
    assert len(points(controls.poll())) == 2
    assert not any(controls.poll() for _ in range(2 * LONG_HOLD_TICKS))


def finger(kind: int, x: float, y: float, finger_id: int = 3, touch_id: int = 1) -> None:
    post(kind, x=x, y=y, dx=0.0, dy=0.0, finger_id=finger_id, touch_id=touch_id, pressure=1.0)


def test_a_finger_points_and_a_second_one_is_ignored(controls: Controls) -> None:
    finger(pygame.FINGERDOWN, 0.5, 0.25)
    finger(pygame.FINGERDOWN, 0.1, 0.1, finger_id=4)
    finger(pygame.FINGERMOTION, 0.75, 0.25)
    finger(pygame.FINGERMOTION, 0.9, 0.1, finger_id=4)
    finger(pygame.FINGERUP, 0.1, 0.1, finger_id=4)
    finger(pygame.FINGERUP, 0.75, 0.25)
    finger(pygame.FINGERMOTION, 0.2, 0.2)
    heard = controls.poll()
    assert points(heard) == [
        (PointKind.DOWN, 640, 180),
        (PointKind.DRAGGED, 960, 180),
        (PointKind.UP, 960, 180),
    ]
    assert {each.device for each in heard if isinstance(each, Point)} == {TOUCH}
    assert controls.last_active_device == TOUCH


def test_a_long_finger_is_held(controls: Controls) -> None:
    finger(pygame.FINGERDOWN, 0.5, 0.5)
    controls.poll()
    ticks = [tick for tick in range(1, 80) if points(controls.poll())]
    assert ticks == [LONG_HOLD_TICKS]


def test_fingers_posing_as_mice_and_mice_posing_as_fingers_are_nobody(controls: Controls) -> None:
    post(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1, touch=True)
    finger(pygame.FINGERDOWN, 0.5, 0.5, touch_id=-1)
    assert controls.poll() == []


@pytest.mark.usefixtures("controls")
def test_the_environment_turns_the_posing_off(monkeypatch: pytest.MonkeyPatch) -> None:
    assert os.environ["SDL_TOUCH_MOUSE_EVENTS"] == os.environ["SDL_MOUSE_TOUCH_EVENTS"] == "0"
    monkeypatch.setenv("SDL_TOUCH_MOUSE_EVENTS", "1")
    prepare_environment()
    assert os.environ["SDL_TOUCH_MOUSE_EVENTS"] == "1"


# The window


def test_the_window_speaks(controls: Controls) -> None:
    post(pygame.QUIT)
    post(pygame.WINDOWFOCUSGAINED)
    post(pygame.WINDOWSIZECHANGED, x=800, y=480)
    post(pygame.WINDOWEXPOSED)
    post(pygame.RENDER_DEVICE_RESET)
    heard = [Quit(), FocusGained(), WindowResized(), WindowExposed(), TexturesLost()]
    assert controls.poll() == heard


def test_losing_the_focus_lets_everything_go(controls: Controls) -> None:
    controls.bind(2, KEYBOARD)
    key(pygame.KSCAN_Q)
    post(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1, touch=False)
    controls.poll()
    post(pygame.WINDOWFOCUSLOST)
    assert controls.poll() == [
        Release(KEYBOARD, Button.PEEK, 2),
        Point(KEYBOARD, PointKind.CANCELLED, 20, 40, 2),
        FocusLost(),
    ]
    key_up(pygame.KSCAN_Q)
    post(pygame.MOUSEBUTTONUP, pos=(10, 20), button=1, touch=False)
    assert controls.poll() == []


# Seats


def test_keyboard_and_mouse_are_one_device_and_may_have_several_seats(controls: Controls) -> None:
    controls.bind(3, KEYBOARD)
    controls.bind(1, KEYBOARD)
    controls.bind(0, TOUCH)
    assert controls.seats_of(KEYBOARD) == (1, 3)

    def seat_that_speaks() -> int | None:
        key(pygame.KSCAN_P)
        key_up(pygame.KSCAN_P)
        post(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=3, touch=False)
        press, _, click = controls.poll()
        assert isinstance(press, Press)
        assert isinstance(click, Point)
        assert press.seat == click.seat
        return press.seat

    assert seat_that_speaks() == 1
    controls.turn_of(3)
    assert seat_that_speaks() == 3
    controls.turn_of(0)  # another device's seat
    assert seat_that_speaks() == 1
    controls.turn_of(None)
    controls.unbind(1)
    assert seat_that_speaks() == 3
    controls.unbind(3)
    assert seat_that_speaks() is None
    assert controls.device_of(3) is None


def test_a_release_belongs_to_the_seat_that_pressed(controls: Controls) -> None:
    controls.bind(0, KEYBOARD)
    controls.bind(1, KEYBOARD)
    key(pygame.KSCAN_Q)
    assert controls.poll() == [Press(KEYBOARD, Button.PEEK, 0)]
    controls.turn_of(1)
    key_up(pygame.KSCAN_Q)
    assert controls.poll() == [Release(KEYBOARD, Button.PEEK, 0)]


def test_only_a_lost_seat_can_be_taken_over(controls: Controls) -> None:
    controls.bind(0, KEYBOARD)
    for seat in (0, 1):
        with pytest.raises(ValueError, match="has not lost"):
            controls.take_over(seat, TOUCH)
    with pytest.raises(ValueError, match="not plugged in"):
        controls.bind(0, Device("gamepad", 10_000, 1))


# Gamepads


def sit_down(controls: Controls, heard: list[InputEvent]) -> None:
    """What a lobby does: whoever presses and has no seat takes the next one."""
    for press in presses(heard):
        if not controls.seats_of(press.device):
            controls.bind(next(s for s in range(9) if controls.device_of(s) is None), press.device)


@with_pads
def test_four_identical_pads_sit_down_in_the_order_of_their_presses(
    controls: Controls, pads: list[VirtualPad]
) -> None:
    guids = {pygame.joystick.Joystick(index).get_guid() for index in range(4)}
    assert len(guids) == 1
    assert [each.letter for each in controls.devices] == ["", "", "A", "B", "C", "D"]
    order = [2, 0, 3, 1]
    for pad in order:
        pads[pad].press(PadButton.SOUTH)
        sit_down(controls, controls.poll())
        pads[pad].release(PadButton.SOUTH)
        controls.poll()
    for seat, pad in enumerate(order):
        pads[pad].press(PadButton.NORTH)
        its = device(controls, pads[pad])
        assert controls.poll() == [Press(its, Button.PIRATES, seat)]
        assert controls.last_active_device == controls.device_of(seat) == its


@with_pads
@pytest.mark.parametrize(
    ("pad_button", "button"),
    [
        *((PadButton.SOUTH, Button.CONFIRM), (PadButton.EAST, Button.BACK)),
        *((PadButton.WEST, Button.DOMINIONS), (PadButton.NORTH, Button.PIRATES)),
        *((PadButton.LEFT_SHOULDER, Button.PEEK), (PadButton.RIGHT_SHOULDER, Button.FAST)),
        *((PadButton.SELECT, Button.LOG), (PadButton.START, Button.PAUSE)),
        *((PadButton.UP, Button.UP), (PadButton.RIGHT, Button.RIGHT)),
    ],
)
def test_pad_buttons_go_by_position(
    controls: Controls, pads: list[VirtualPad], pad_button: PadButton, button: Button
) -> None:
    its = device(controls, pads[1])
    pads[1].press(pad_button)
    assert controls.poll() == [Press(its, button, None)]
    pads[1].release(pad_button)
    assert controls.poll() == [Release(its, button, None)]


@with_pads
def test_the_right_shoulder_is_the_hint_while_peeking(
    controls: Controls, pads: list[VirtualPad]
) -> None:
    pads[0].press(PadButton.LEFT_SHOULDER)
    pads[1].press(PadButton.RIGHT_SHOULDER)
    controls.poll()
    pads[0].press(PadButton.RIGHT_SHOULDER)
    assert controls.poll() == [Press(device(controls, pads[0]), Button.HINT, None)]
    pads[1].release(PadButton.RIGHT_SHOULDER)
    pads[0].release(PadButton.RIGHT_SHOULDER)
    released = {each.button for each in controls.poll() if isinstance(each, Release)}
    assert released == {Button.HINT, Button.FAST}


@with_pads
def test_stick_cross_and_hat_repeat_alike(controls: Controls) -> None:
    pad = VirtualPad(hats=1)
    controls.poll()
    its = device(controls, pad)
    ways: tuple[tuple[Callable[[], None], Callable[[], None]], ...] = (
        (lambda: pad.press(PadButton.LEFT), lambda: pad.release(PadButton.LEFT)),
        (lambda: pad.tilt(-1, 0.2), lambda: pad.tilt(0, 0)),
        (lambda: pad.hat(-1, 0), lambda: pad.hat(0, 0)),
    )
    for push, let_go in ways:
        push()
        assert controls.poll() == [Press(its, Button.LEFT, None)]
        assert press_ticks(controls, REPEATS[2]) == REPEATS
        let_go()
        assert controls.poll() == [Release(its, Button.LEFT, None)]
        assert press_ticks(controls, 40) == []
    pad.detach()


@with_pads
def test_the_dead_zone_of_the_stick(controls: Controls, pads: list[VirtualPad]) -> None:
    its = device(controls, pads[0])
    pads[0].tilt(0.3, -0.5)
    assert controls.poll() == []
    pads[0].tilt(0.3, -0.7)
    assert controls.poll() == [Press(its, Button.UP, None)]
    pads[0].tilt(0.5, -0.45)  # a trembling thumb
    assert controls.poll() == []
    pads[0].tilt(0.9, -0.5)
    assert controls.poll() == [Release(its, Button.UP, None), Press(its, Button.RIGHT, None)]
    pads[0].tilt(0.2, 0.0)
    assert controls.poll() == [Release(its, Button.RIGHT, None)]


@with_pads
def test_a_hat_rolled_to_the_next_direction_lets_the_first_go(controls: Controls) -> None:
    pad = VirtualPad(hats=1)
    controls.poll()
    its = device(controls, pad)
    pad.hat(1, 0)
    controls.poll()
    pad.hat(0, -1)
    assert controls.poll() == [Release(its, Button.RIGHT, None), Press(its, Button.DOWN, None)]
    pad.detach()


@with_pads
def test_start_and_select_leave_after_two_seconds_and_once(
    controls: Controls, pads: list[VirtualPad]
) -> None:
    its = device(controls, pads[3])
    pads[3].press(PadButton.START)
    assert controls.poll() == [Press(its, Button.PAUSE, None)]
    pads[3].press(PadButton.SELECT)
    assert controls.poll() == []
    seen = {tick: heard for tick in range(1, 3 * LEAVE_TICKS) if (heard := controls.poll())}
    assert LEAVE_TICKS == 120
    assert seen == {LEAVE_TICKS: [Leave(its)]}


@with_pads
def test_start_and_select_let_go_too_soon_do_not_leave(
    controls: Controls, pads: list[VirtualPad]
) -> None:
    pads[0].press(PadButton.START)
    pads[1].press(PadButton.SELECT)  # not the same pad
    heard = [each for _ in range(200) for each in controls.poll()]
    pads[0].press(PadButton.SELECT)
    heard += [each for _ in range(LEAVE_TICKS) for each in controls.poll()]
    pads[0].release(PadButton.SELECT)
    controls.poll()
    pads[0].press(PadButton.SELECT)
    heard += [each for _ in range(LEAVE_TICKS) for each in controls.poll()]
    assert not any(isinstance(each, Leave) for each in heard)
    assert controls.poll() == [Leave(device(controls, pads[0]))]


@with_pads
def test_an_unplugged_pad_is_noticed_and_its_seat_waits_for_another(
    controls: Controls, pads: list[VirtualPad]
) -> None:
    lost = device(controls, pads[1])
    controls.bind(0, device(controls, pads[0]))
    controls.bind(2, lost)
    controls.bind(3, lost)
    pads[1].press(PadButton.LEFT_SHOULDER)
    controls.poll()
    pads[1].detach()
    heard = [each for _ in range(SOON) for each in controls.poll()]
    assert heard == [Release(lost, Button.PEEK, 2), DeviceLost(lost, (2, 3))]
    assert controls.lost_seats() == (2, 3)
    assert controls.device_of(2) == lost
    assert not controls.is_attached(lost)

    again = VirtualPad()
    (found,) = controls.poll()
    its = device(controls, again)
    assert found == DeviceFound(its)
    assert its.id != lost.id
    assert its.letter == "E"  # B is the name of the pad that is missed
    again.press(PadButton.SOUTH)
    assert controls.poll() == [Press(its, Button.CONFIRM, None)]
    for seat in (2, 3):
        controls.take_over(seat, its)
    assert controls.lost_seats() == ()
    again.press(PadButton.EAST)
    assert controls.poll() == [Press(its, Button.BACK, 2)]
    again.detach()
    controls.poll()
    controls.take_over(2, KEYBOARD)
    assert controls.lost_seats() == (3,)
    with pytest.raises(ValueError, match="not plugged in"):
        controls.take_over(3, lost)


@with_pads
def test_a_lost_pad_holds_nothing_even_if_sdl_forgets_to_say_so(
    controls: Controls, pads: list[VirtualPad]
) -> None:
    its = device(controls, pads[2])
    controls.bind(1, its)
    pads[2].press(PadButton.LEFT)
    controls.poll()
    post(pygame.JOYDEVICEREMOVED, instance_id=its.id)
    assert controls.poll()[:2] == [Release(its, Button.LEFT, 1), DeviceLost(its, (1,))]


@with_pads
def test_a_press_in_the_tick_in_which_its_pad_goes_is_not_heard(
    controls: Controls, pads: list[VirtualPad]
) -> None:
    its = device(controls, pads[2])
    controls.bind(1, its)
    pads[2].press(PadButton.SOUTH)
    pygame.event.pump()  # it is waiting to be heard
    pads[2].detach()
    heard = [each for _ in range(SOON) for each in controls.poll()]
    assert DeviceLost(its, (1,)) in heard
    assert not any(isinstance(each, Press) for each in heard)


@with_pads
def test_a_letter_is_free_again_when_nobody_misses_its_pad(
    controls: Controls, pads: list[VirtualPad]
) -> None:
    pads[1].detach()
    controls.poll()
    pads[1] = VirtualPad()
    controls.poll()
    assert device(controls, pads[1]).letter == "B"


@with_pads
def test_pads_that_were_there_before_are_found(controls: Controls) -> None:
    pad = VirtualPad()
    controls.poll()
    later = Controls(lambda x, y: (x, y))
    later.poll()
    assert device(later, pad).letter == "A"
    pad.detach()


@with_pads
def test_500_shuffles_of_plugs_and_presses_keep_every_seat_with_its_pad(
    controls: Controls,
) -> None:
    chance = random.Random(4)
    plugged: list[VirtualPad] = []
    model: dict[int, int] = {}  # seat -> instance id, as it should be
    seen_ids: set[int] = set()
    taken_over = shuffles_lost = 0
    for _ in range(500):
        # Several things at once, so that indices in SDL's list shift before we read the events.
        unplugged = set()
        for _ in range(chance.randint(1, 3)):
            if plugged and chance.random() < 0.5:
                pad = plugged.pop(chance.randrange(len(plugged)))
                pad.detach()
                unplugged.add(pad.instance_id)
            elif len(plugged) < 6:
                plugged.append(VirtualPad(hats=chance.randint(0, 1)))
        chance.shuffle(plugged)
        heard = controls.poll()
        lost = {each.device.id: each.seats for each in heard if isinstance(each, DeviceLost)}
        owners = set(model.values())
        for its, seats in lost.items():
            assert its in unplugged
            assert seats == tuple(sorted(seat for seat in model if model[seat] == its))
        assert unplugged & owners <= set(lost)
        shuffles_lost += bool(unplugged & owners)
        found = {each.device.id for each in heard if isinstance(each, DeviceFound)}
        assert not found & seen_ids
        seen_ids |= found
        attached = {pad.instance_id for pad in plugged}
        assert {each.id for each in controls.devices if each.kind == "gamepad"} == attached
        letters = [each.letter for each in controls.devices if each.letter]
        assert len(set(letters)) == len(letters)
        missed = tuple(sorted(seat for seat in model if model[seat] not in attached))
        assert controls.lost_seats() == missed

        for pad in chance.sample(plugged, chance.randint(0, len(plugged))):
            its = pad.instance_id
            button = chance.choice((PadButton.SOUTH, PadButton.WEST, PadButton.UP))
            pad.press(button)
            (press,) = presses(controls.poll())
            own = [seat for seat in sorted(model) if model[seat] == its]
            assert (press.device.id, press.seat) == (its, own[0] if own else None)
            pad.release(button)
            assert len(controls.poll()) == 1
            if not own and controls.lost_seats():
                seat = chance.choice(controls.lost_seats())
                controls.take_over(seat, press.device)
                model[seat] = its
                taken_over += 1
            elif not own and len(model) < 4:
                seat = chance.choice([seat for seat in range(4) if seat not in model])
                controls.bind(seat, press.device)
                model[seat] = its
            elif own and chance.random() < 0.05:
                controls.unbind(own[0])
                del model[own[0]]
        for seat in range(4):
            owner = controls.device_of(seat)
            assert (owner.id if owner else None) == model.get(seat)
    assert taken_over > 50
    assert shuffles_lost > 100
    for pad in plugged:
        pad.detach()


# How pads are laid out


def test_a_pad_that_sdl_knows_is_read_by_its_mapping() -> None:
    xbox = {"a": "b0", "b": "b1", "back": "b6", "start": "b7", "leftshoulder": "b4"}
    layout = layout_from_mapping({**xbox, "dpup": "h0.1", "leftx": "a0", "lefty": "a1"})
    assert layout.buttons[6] is PadButton.SELECT
    assert layout.buttons[4] is PadButton.LEFT_SHOULDER
    assert len(layout.buttons) == 5
    assert layout.sticks == ((0, 1),)
    old = layout_from_mapping({"a": "b2", "dpleft": "-a0", "dpup": "-a4", "dpdown": "+a4"})
    assert old.sticks == ((0, 4),)


def test_a_pad_that_sdl_does_not_know_is_guessed() -> None:
    assert guessed_layout(10).buttons[7] is PadButton.START
    assert guessed_layout(15).buttons[6] is PadButton.START


def test_a_stick_pushed_to_a_corner_keeps_its_direction() -> None:
    assert stick_direction(0.7, 0.71, None) is PadButton.DOWN
    assert stick_direction(0.71, 0.7, PadButton.DOWN) is PadButton.DOWN
    assert stick_direction(0.0, 0.3, PadButton.DOWN) is None


def test_a_pad_that_cannot_rumble_is_asked_in_vain(controls: Controls) -> None:
    pad = VirtualPad()
    try:
        controls.poll()
        device = next(each for each in controls.devices if each.kind == "gamepad")
        controls.rumble(device)
        controls.rumble(KEYBOARD)
        controls.rumble(None)
        assert controls.is_attached(device)
    finally:
        pad.detach()
        controls.poll()
