"""The lobby: people sit down on any device, choose, get ready and start together."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Rect

from goldenhorn.common.language import PSEUDO
from goldenhorn.graphics.theme import SAFE
from goldenhorn.input.bindings import Button, PadButton
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.scenes.lobby.items import OPTIONS, START, LobbyItem
from goldenhorn.scenes.lobby.lobby import Lobby
from goldenhorn.session.lineup import HUMAN, NOBODY, Lineup, Place
from goldenhorn.storage import settings as settings_file
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.name_entry import NameEntry
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import BACK
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well
from tests.scenes.lobby_couch import LobbyCouch
from tests.virtual_pads import VirtualPad

A, B = PadButton.SOUTH, PadButton.EAST


def focus_of(room: LobbyCouch, place: int) -> object:
    device = room.lobby.lobby_state.device_of(place)
    assert device is not None
    return room.lobby.cursor(device).focus.key


def test_four_identical_pads_sit_down_in_the_order_of_their_presses(couch: Couch) -> None:
    room = LobbyCouch(couch)
    pads = [couch.plug() for _ in range(4)]
    for number in (2, 0, 3, 1):
        couch.pad(pads[number], A)
    owners = [room.lobby.lobby_state.device_of(place) for place in range(4)]
    assert [owner.id for owner in owners if owner] == [pads[n].instance_id for n in (2, 0, 3, 1)]
    assert room.who() == [HUMAN] * 4
    assert len({room.lobby.lobby_state.crest_of(place) for place in range(4)}) == 4
    assert len({room.lobby.lobby_state.name_of(place) for place in range(4)}) == 4


def test_presses_of_one_tick_are_all_heard(couch: Couch) -> None:
    room = LobbyCouch(couch)
    pads = [couch.plug() for _ in range(3)]
    for pad in pads:
        pad.press(A)
    couch.ticks(1)
    assert room.who() == [HUMAN, HUMAN, HUMAN, NOBODY]


def test_again_is_ready_and_back_takes_it_back_then_the_seat_then_the_way_out(
    couch: Couch,
) -> None:
    room = LobbyCouch(couch)
    pad = couch.plug()
    couch.pad(pad, A)
    couch.pad(pad, A)
    assert room.lobby.lobby_state.ready == {0}
    assert "Ready" in room.words()
    couch.pad(pad, B)
    assert not room.lobby.lobby_state.ready
    couch.pad(pad, B)
    assert room.who() == [NOBODY] * 4
    assert not room.has_left
    couch.pad(pad, B)
    assert room.has_left


def test_confirm_on_a_crest_takes_the_next_one_and_passes_over_those_that_are_taken(
    couch: Couch,
) -> None:
    room = LobbyCouch(couch)
    first, second = couch.plug(), couch.plug()
    for pad in (first, second):
        couch.pad(pad, A)
        couch.pad(pad, PadButton.UP)
    assert focus_of(room, 0) == LobbyItem("crest", 0)
    assert [room.lobby.lobby_state.crest_of(place) for place in (0, 1)] == ["lion", "eagle"]
    couch.pad(first, A)
    assert room.lobby.lobby_state.crest_of(0) == "dolphin"
    couch.pad(second, A)
    assert room.lobby.lobby_state.crest_of(1) == "griffin"
    couch.pad(second, A)
    assert room.lobby.lobby_state.crest_of(1) == "lion"
    couch.pad(first, PadButton.DOWN)
    couch.pad(first, A)
    couch.pad(first, PadButton.UP)
    assert focus_of(room, 0) == LobbyItem("name", 0)  # who is ready has chosen


def test_each_device_has_a_cursor_of_its_own(couch: Couch) -> None:
    room = LobbyCouch(couch)
    first, second = couch.plug(), couch.plug()
    couch.pad(first, A)
    couch.pad(second, A)
    couch.pad(first, PadButton.UP)
    couch.pad(first, PadButton.UP)
    assert focus_of(room, 0) == LobbyItem("name", 0)
    assert focus_of(room, 1) == LobbyItem("seat", 1)
    couch.pad(second, A)
    couch.pad(second, PadButton.LEFT)
    thing = focus_of(room, 1)
    assert isinstance(thing, LobbyItem)
    assert thing in OPTIONS
    assert focus_of(room, 0) == LobbyItem("name", 0)


@pytest.mark.parametrize("people", [1, 2])
def test_the_cursor_goes_round_at_every_edge(couch: Couch, people: int) -> None:
    room = LobbyCouch(couch)
    for _person in range(people):
        couch.key(pygame.KSCAN_RETURN)
        if people == 2:
            room.lobby.point_at(KEYBOARD, LobbyItem("join", 1))
    focus = room.lobby.cursor(KEYBOARD).focus
    things = [item.key for item in focus.items if not item.is_hidden_from_focus]
    before, reached = room.lobby.lobby_state.lineup, set()
    for thing in things:
        for way in (pygame.KSCAN_UP, pygame.KSCAN_DOWN):
            focus.key = thing
            couch.key(way)
            assert focus.key != thing, (thing, way)
            reached.add(focus.key)
    assert set(things) - reached <= {LobbyItem("crest", place) for place in range(4)}
    assert room.lobby.lobby_state.lineup == before


def test_confirm_cycles_through_bots_and_arrows_never_do(couch: Couch) -> None:
    room = LobbyCouch(couch)
    couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_DOWN)
    assert focus_of(room, 0) == LobbyItem("who", 3)
    seen = []
    for _ in range(5):
        couch.key(pygame.KSCAN_RETURN)
        seen.append(room.who()[3])
    assert seen == ["easy", "medium", "hard", "expert", NOBODY]
    before = room.lobby.lobby_state.lineup
    couch.key(pygame.KSCAN_LEFT)
    assert focus_of(room, 0) == LobbyItem("who", 2)  # round to the other side
    couch.key(pygame.KSCAN_RIGHT)
    assert focus_of(room, 0) == LobbyItem("who", 3)
    couch.key(pygame.KSCAN_RIGHT)
    assert focus_of(room, 0) == START
    for _ in range(4):
        couch.key(pygame.KSCAN_UP)
    for way in (pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT, pygame.KSCAN_RIGHT):
        couch.key(way)
    assert focus_of(room, 0) in (LobbyItem("join", 1), LobbyItem("who", 1))
    assert room.lobby.lobby_state.lineup == before


def test_from_the_plus_a_second_person_sits_down_at_the_same_keyboard(couch: Couch) -> None:
    room = LobbyCouch(couch)
    couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_DOWN)
    assert focus_of(room, 0) == LobbyItem("join", 3)
    assert "Another at this device" in room.words()
    assert "join" in room.words()
    couch.key(pygame.KSCAN_RETURN)
    assert room.who() == [HUMAN, NOBODY, NOBODY, HUMAN]
    assert room.lobby.lobby_state.device_of(3) == KEYBOARD
    assert focus_of(room, 0) == LobbyItem("seat", 3)
    couch.key(pygame.KSCAN_RETURN)
    assert room.lobby.lobby_state.ready == {3}
    couch.key(pygame.KSCAN_ESCAPE)
    couch.key(pygame.KSCAN_ESCAPE)
    assert room.who() == [HUMAN, NOBODY, NOBODY, NOBODY]


def test_bots_introduce_themselves_and_those_of_a_level_are_told_apart(couch: Couch) -> None:
    room = LobbyCouch(couch)
    lobby_state = room.lobby.lobby_state
    for place in (1, 2):
        lobby_state.give_to_bot(place, "easy")
    room.lobby.changed()
    couch.ticks(1)
    assert {"Nina", "Zanetta", "Bot: easy"} <= set(room.words())
    assert any("gulls" in text for text in room.words())


def test_nobody_reaches_into_the_seat_of_another_device(couch: Couch) -> None:
    room = LobbyCouch(couch)
    pad = couch.plug()
    couch.pad(pad, A)
    couch.click(*room.rect(LobbyItem("status", 0)).center)
    couch.click(*room.rect(LobbyItem("name", 0)).center)
    assert not room.lobby.lobby_state.ready
    assert couch.scene is room.lobby
    assert room.lobby.lobby_state.device_of(0) != KEYBOARD


def by_keys(couch: Couch, _room: LobbyCouch) -> None:
    for scancode in (
        *(pygame.KSCAN_RETURN, pygame.KSCAN_DOWN, pygame.KSCAN_DOWN, pygame.KSCAN_RETURN),
        *(pygame.KSCAN_RIGHT, pygame.KSCAN_RETURN),
    ):
        couch.key(scancode)


def by_pad(couch: Couch, _room: LobbyCouch) -> None:
    pad = couch.plug()
    for button in (A, PadButton.DOWN, PadButton.DOWN, A, PadButton.RIGHT, A):
        couch.pad(pad, button)


def by_pointer(touch: Callable[[float, float], None], room: LobbyCouch) -> None:
    touch(*room.rect(LobbyItem("join", 0)).center)
    stepper = room.rect(LobbyItem("who", 3))
    touch(stepper.right - 30, stepper.centery)
    touch(*room.rect(START).center)


def by_mouse(couch: Couch, room: LobbyCouch) -> None:
    by_pointer(couch.click, room)


def by_finger(couch: Couch, room: LobbyCouch) -> None:
    by_pointer(couch.tap, room)


@pytest.mark.parametrize("size", [(1280, 720), (800, 480)])
@pytest.mark.parametrize("play", [by_keys, by_pad, by_mouse, by_finger])
def test_any_single_device_sets_up_a_game_against_a_bot(
    make_couch: MakeCouch, size: tuple[int, int], play: Callable[[Couch, LobbyCouch], None]
) -> None:
    couch = make_couch(size=size)
    room = LobbyCouch(couch)
    play(couch, room)
    assert len(room.started) == 1
    lineup = room.started[0]
    assert sorted(lineup.places[n].who for n in lineup.taken) == ["easy", HUMAN]
    assert couch.context.controls.device_of(0) is not None
    assert couch.context.controls.device_of(1) is None


def test_a_card_names_the_key_that_makes_ready_only_where_it_does(couch: Couch) -> None:
    room = LobbyCouch(couch)
    couch.key(pygame.KSCAN_RETURN)
    assert focus_of(room, 0) == LobbyItem("seat", 0)
    assert "ready" in room.words()
    assert "not ready" not in room.words()
    pad = couch.plug()
    couch.pad(pad, A)
    couch.pad(pad, A)
    for _press in range(2):
        couch.key(pygame.KSCAN_DOWN)
        assert focus_of(room, 0) != LobbyItem("seat", 0)
        assert "not ready" in room.words()
        assert "ready" not in room.words()


def test_the_start_stays_dark_until_two_have_come_and_all_are_ready(couch: Couch) -> None:
    room = LobbyCouch(couch)
    pads = [couch.plug(), couch.plug()]
    couch.pad(pads[0], A)
    couch.pad(pads[0], A)
    assert "One more must sail." in room.words()
    couch.pad(pads[1], A)
    second = room.lobby.lobby_state.device_of(1)
    assert second is not None
    couch.pad(pads[0], A)
    assert focus_of(room, 0) == START
    couch.pad(pads[0], A)
    assert not room.started
    key = couch.context.controls.label(Button.CONFIRM, second)
    assert f"Waiting for {room.lobby.lobby_state.name_of(1)}: {key} on your card" in room.words()
    couch.pad(pads[1], A)
    couch.pad(pads[0], A)
    assert len(room.started) == 1


def test_start_means_ready_for_whoever_presses_it_last(couch: Couch) -> None:
    room = LobbyCouch(couch)
    pads = [couch.plug(), couch.plug()]
    for pad in pads:
        couch.pad(pad, A)
    devices = [room.lobby.lobby_state.device_of(place) for place in (0, 1)]
    for device in devices:
        assert device is not None
        room.lobby.point_at(device, START)
    couch.pad(pads[0], A)
    assert not room.started
    assert room.lobby.lobby_state.ready == {0}
    couch.pad(pads[1], A)
    assert len(room.started) == 1


@pytest.mark.parametrize("people", [1, 2])
def test_those_who_share_one_device_never_wait_for_themselves(couch: Couch, people: int) -> None:
    room = LobbyCouch(couch)
    for place in range(people):
        room.lobby.lobby_state.sit(place, KEYBOARD)
    room.lobby.lobby_state.give_to_bot(3, "easy")
    room.lobby.point_at(KEYBOARD, START)
    couch.ticks(1)
    assert "All are ready." in room.words()
    assert not {"not ready", "wait"} & set(room.words())
    couch.key(pygame.KSCAN_RETURN)
    assert len(room.started) == 1


def test_whoever_opens_the_lobby_is_seated_opposite_two_easy_bots(couch: Couch) -> None:
    room = LobbyCouch(couch)
    room.lobby.welcome(KEYBOARD)
    couch.ticks(1)
    assert room.who() == [HUMAN, "easy", "easy", NOBODY]
    assert focus_of(room, 0) == START
    assert "set sail" in room.words()
    couch.key(pygame.KSCAN_RETURN)
    assert len(room.started) == 1


@pytest.mark.parametrize(
    ("before", "now", "focus"),
    [
        (("hard", HUMAN, NOBODY, "medium"), ["hard", HUMAN, NOBODY, "medium"], START),
        ((HUMAN, HUMAN, NOBODY, NOBODY), [HUMAN, NOBODY, NOBODY, NOBODY], LobbyItem("seat", 0)),
        ((NOBODY, HUMAN, NOBODY, NOBODY), ["easy", HUMAN, "easy", NOBODY], START),
        (("hard",) * 4, ["hard"] * 4, None),
    ],
)
def test_whom_people_sailed_with_last_time_is_respected(
    make_couch: MakeCouch, before: tuple[str, ...], now: list[str], focus: LobbyItem | None
) -> None:
    lineup = Lineup(tuple(Place(who, "", n) for n, who in enumerate(before)))
    settings = Settings(fullscreen=False, lineup=lineup.to_json())
    room = LobbyCouch(make_couch(settings=settings))
    room.lobby.welcome(KEYBOARD)
    assert room.who() == now
    if focus is not None:
        assert room.lobby.cursor(KEYBOARD).focus.key == focus


def test_the_dark_start_leads_who_is_alone_to_an_empty_seat(couch: Couch) -> None:
    room = LobbyCouch(couch)
    couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_RETURN)
    device = room.lobby.lobby_state.device_of(0)
    assert device is not None
    room.lobby.point_at(device, START)
    couch.ticks(1)
    assert "go on" in room.words()
    couch.key(pygame.KSCAN_RETURN)
    assert focus_of(room, 0) == LobbyItem("who", 1)
    assert not room.started


def test_the_seats_of_the_game_belong_to_the_devices_of_their_places(couch: Couch) -> None:
    room = LobbyCouch(couch)
    pads = [couch.plug(), couch.plug(), couch.plug()]
    for pad in pads:
        couch.pad(pad, A)
    couch.pad(pads[0], B)  # the first place is empty again
    room.lobby.lobby_state.give_to_bot(3, "hard")
    for pad in pads[1:]:
        couch.pad(pad, A)
        couch.pad(pad, A)
    couch.pad(pads[2], A)
    (lineup,) = room.started
    assert lineup.taken == (1, 2, 3)
    assert lineup.places[3].name == "Orsola"
    controls = couch.context.controls
    owners = [controls.device_of(seat) for seat in range(4)]
    assert [owner.id if owner else None for owner in owners] == [
        *(pads[1].instance_id, pads[2].instance_id, None, None)
    ]


def test_a_name_is_written_in_front_of_the_lobby(couch: Couch) -> None:
    room = LobbyCouch(couch)
    couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_UP)
    couch.key(pygame.KSCAN_UP)
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(1)
    assert isinstance(couch.scene, NameEntry)
    for _ in range(12):
        couch.key(pygame.KSCAN_BACKSPACE)
    for letter in "Žofie":
        couch.key(pygame.KSCAN_A, text=letter)
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(2)
    assert couch.scene is room.lobby
    assert room.lobby.lobby_state.name_of(0) == "Žofie"
    assert not couch.context.controls.is_typing


def test_options_are_changed_by_anybody(couch: Couch) -> None:
    room = LobbyCouch(couch)
    first = LobbyItem("first")
    couch.click(*room.rect(LobbyItem("expansion")).center)
    room.turn(LobbyItem("hands"), 1)
    room.lobby.lobby_state.give_to_bot(1, "easy")
    room.turn(first, 1)
    lineup = room.lobby.lobby_state.lineup
    assert lineup.expansion
    assert lineup.rules == {"H6"}
    assert lineup.first == 1
    room.turn(first, 1)
    assert room.lobby.lobby_state.lineup.first is None
    assert "By lot" in room.words()
    assert "Open" in room.words()


def test_one_human_always_sees_the_own_hand(couch: Couch) -> None:
    room = LobbyCouch(couch)
    assert "Hidden, with peek" in room.words()
    couch.key(pygame.KSCAN_RETURN)
    assert "Always shown" in room.words()


def test_the_line_up_is_remembered_and_offered_to_who_comes_back(
    make_couch: MakeCouch, tmp_path: Path
) -> None:
    couch = make_couch(folder=tmp_path)
    room = LobbyCouch(couch)
    pad = couch.plug()
    couch.pad(pad, A)
    couch.pad(pad, PadButton.LEFT)
    lobby_state = room.lobby.lobby_state
    lobby_state.rename(0, "Anna")
    lobby_state.give_to_bot(2, "expert")
    lobby_state.toggle_rule("H3")
    lobby_state.set_seed(17)
    crest = room.lobby.lobby_state.crest_of(0)
    couch.pad(pad, B)
    couch.pad(pad, B)
    settings, problem = settings_file.load(tmp_path)
    assert problem is None
    again = LobbyCouch(make_couch(folder=tmp_path, settings=replace(settings, fullscreen=False)))
    lineup = again.lobby.lobby_state.lineup
    assert (lineup.rules, lineup.seed, again.who()) == (
        *({"H3"}, 17),
        [NOBODY, NOBODY, "expert", NOBODY],
    )
    assert "Anna?" in again.words()
    again.couch.key(pygame.KSCAN_SPACE)
    assert (again.lobby.lobby_state.name_of(0), again.lobby.lobby_state.crest_of(0)) == (
        "Anna",
        crest,
    )


@pytest.mark.parametrize("damaged", [{"places": 3}, {"places": [{}] * 4}, {"first": "Anna"}])
def test_a_damaged_line_up_is_an_empty_table(make_couch: MakeCouch, damaged: dict) -> None:
    couch = make_couch(settings=Settings(fullscreen=False, lineup=damaged))
    assert LobbyCouch(couch).lobby.lobby_state.lineup == Lineup()


def test_a_remembered_person_does_not_hold_a_seat(make_couch: MakeCouch) -> None:
    places = tuple(Place(HUMAN, name, n) for n, name in enumerate(("Anna", "Ben", "Eva", "Jan")))
    lineup = Lineup(places).to_json()
    couch = make_couch(settings=Settings(fullscreen=False, lineup=lineup))
    room = LobbyCouch(couch)
    assert room.who() == [NOBODY] * 4
    couch.tap(*room.rect(LobbyItem("join", 2)).center)
    assert room.lobby.lobby_state.name_of(2) == "Eva"
    assert room.lobby.lobby_state.device_of(2) == TOUCH


def test_a_lost_pad_is_answered_in_the_very_tick(couch: Couch) -> None:
    room = LobbyCouch(couch)
    pad, idle = couch.plug(), couch.plug()
    couch.pad(pad, A)
    idle.detach()
    couch.ticks(2)
    assert room.lost == []
    pad.detach()
    couch.ticks(1)
    assert room.lost == [(0,)]
    device = room.lobby.lobby_state.device_of(0)
    assert device is not None
    assert device.letter == "A"


def test_a_lost_pad_is_answered_at_once_in_front_of_an_overlay_too(couch: Couch) -> None:
    room = LobbyCouch(couch)
    pad = couch.plug()
    couch.pad(pad, A)
    couch.pad(pad, PadButton.UP)
    couch.pad(pad, PadButton.UP)
    couch.pad(pad, A)
    couch.ticks(1)
    assert isinstance(couch.scene, NameEntry)
    pad.detach()
    couch.ticks(6)
    assert room.lost == [(0,)]
    assert couch.scene is not room.lobby


def test_a_lost_seat_is_taken_over_given_to_a_bot_or_made_free(couch: Couch) -> None:
    room = LobbyCouch(couch, lost_pad=lambda lobby, _seats: lobby)
    pads = [couch.plug() for _ in range(3)]
    for pad in pads:
        couch.pad(pad, A)
    name, crest = room.lobby.lobby_state.name_of(0), room.lobby.lobby_state.crest_of(0)
    for pad in pads:
        pad.detach()
    couch.ticks(1)
    assert room.lobby.lobby_state.lost == (0, 1, 2)
    room.lobby.take_over(0, KEYBOARD)
    room.lobby.give_to_bot(1)
    room.lobby.free(2)
    couch.ticks(1)
    assert room.who() == [HUMAN, "medium", NOBODY, NOBODY]
    assert (room.lobby.lobby_state.name_of(0), room.lobby.lobby_state.crest_of(0)) == (name, crest)
    assert room.lobby.lobby_state.lost == ()
    couch.key(pygame.KSCAN_RETURN)
    assert room.lobby.lobby_state.ready == {0}


def test_five_hundred_shuffles_of_pads_keep_everybody_where_they_sat(couch: Couch) -> None:
    random = Random(20)
    pads: dict[int, VirtualPad] = {}
    owners: dict[int, int] = {}
    """Which pad sits at which place, as it should be."""

    def answer(lobby: Lobby, seats: tuple[int, ...]) -> Scene:
        for seat in seats:
            free = [n for n in sorted(pads) if n not in owners.values()]
            attached = {each.id: each for each in couch.context.controls.devices}
            if free and free[0] in attached:
                lobby.take_over(seat, attached[free[0]])
                owners[seat] = free[0]
            else:
                lobby.free(seat)
                del owners[seat]
        return lobby

    room = LobbyCouch(couch, lost_pad=answer)
    ready = room.lobby.lobby_state.ready
    app = couch.app
    assert app is not None
    for _ in range(500):
        chance = random.random()
        if not pads or (chance < 0.15 and len(pads) < 6):
            pad = VirtualPad()
            couch.pads.append(pad)
            pads[pad.instance_id] = pad
            app.tick()
        elif chance < 0.25:
            pads.pop(random.choice(sorted(pads))).detach()
            app.tick()
        else:
            number = random.choice(sorted(pads))
            seat = next((place for place, owner in owners.items() if owner == number), None)
            button = A
            if seat is None:
                empty = [place for place in range(4) if place not in owners]
                if not empty:
                    continue
                owners[empty[0]] = number
            elif seat in ready:
                button = B
            else:
                is_at_home = focus_of(room, seat) == LobbyItem("seat", seat)  # else A is more
                choices = (B, PadButton.LEFT, PadButton.RIGHT, *([A] if is_at_home else []))
                button = random.choice(choices)
                if button is B:
                    del owners[seat]
            pads[number].press(button)
            app.tick()
            pads[number].release(button)
            app.tick()
        humans = room.lobby.lobby_state.humans
        found = {place: room.lobby.lobby_state.device_of(place) for place in humans}
        assert {place: device.id for place, device in found.items() if device} == owners
        crests = [room.lobby.lobby_state.crest_of(place) for place in humans]
        assert len(set(crests)) == len(crests)
    assert couch.scene is room.lobby


def fill(room: LobbyCouch, how: str) -> None:
    lobby_state = room.lobby.lobby_state
    if how == "empty":
        return
    pad = room.couch.plug()
    room.couch.pad(pad, A)
    room.couch.key(pygame.KSCAN_RETURN)
    lobby_state.rename(0, "Alessandra")
    lobby_state.give_to_bot(2, "hard")
    lobby_state.turn_first(1)
    lobby_state.toggle_rule("H1")
    lobby_state.toggle_rule("H2")
    if how == "full":
        room.couch.pad(pad, A)
        room.couch.key(pygame.KSCAN_RETURN)
        lobby_state.give_to_bot(3, "easy")
        lobby_state.toggle_rule("H5")
        lobby_state.set_seed(1234567890)
        lobby_state.toggle_expansion()
    room.lobby.changed()
    room.couch.ticks(1)


@pytest.mark.parametrize("how", ["empty", "mixed", "full"])
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_every_word_of_the_lobby_has_its_place(
    make_couch: MakeCouch, text_size: int, how: str
) -> None:
    settings = Settings(fullscreen=False, text_size=text_size)
    room = LobbyCouch(make_couch(code=PSEUDO, settings=settings))
    fill(room, how)
    texts = room.lobby.texts()
    assert len(texts) > 15
    assert_laid_out_well(texts)


@pytest.mark.parametrize("how", ["empty", "mixed", "full"])
def test_no_item_lies_on_another_nor_on_the_room_for_notices(couch: Couch, how: str) -> None:
    room = LobbyCouch(couch)
    fill(room, how)
    for device in (KEYBOARD, TOUCH):
        items = room.lobby.cursor(device).focus.items
        rects = [item.rect for item in items if not item.is_hidden_from_focus]
        for number, rect in enumerate((*rects, room.lobby.notice_room)):
            assert rect.collidelist(rects[:number]) == -1
            assert Rect(SAFE).contains(rect)


def test_two_who_point_at_the_same_thing_both_have_a_badge_there(couch: Couch) -> None:
    room = LobbyCouch(couch)
    fill(room, "mixed")
    thing, crests = LobbyItem("seed"), [room.lobby.lobby_state.crest_of(n) for n in (0, 1)]
    for place in (0, 1):
        device = room.lobby.lobby_state.device_of(place)
        assert device is not None
        room.lobby.point_at(device, thing)
    couch.ticks(1)
    row = room.lobby.root.find(thing)
    drawn = [str(draw.drawable.key) for draw in row.draws()]
    assert all(any(f"badge_{crest}" in each for each in drawn) for crest in crests)


def test_the_longest_option_keeps_no_other_from_growing(make_couch: MakeCouch) -> None:
    heights = []
    for text_size in (100, 150):
        settings = Settings(fullscreen=False, text_size=text_size)
        room = LobbyCouch(make_couch(code="de", settings=settings))
        texts = room.lobby.texts()
        heights.append(next(each.place.height for each in texts if each.text == "Hausregeln"))
    assert heights[1] > 1.2 * heights[0]


def test_a_lobby_where_nobody_moves_draws_nothing(couch: Couch) -> None:
    room = LobbyCouch(couch)
    fill(room, "full")
    couch.ticks(20)
    assert couch.app is not None
    couch.app.tick()
    assert couch.app.frame() is False


def test_at_a_full_table_a_guest_may_turn_a_bot_into_themselves(couch: Couch) -> None:
    room = LobbyCouch(couch)
    for place in range(4):
        room.lobby.lobby_state.give_to_bot(place, "expert")
    pad = couch.plug()
    couch.pad(pad, PadButton.LEFT)
    assert room.who() == ["expert"] * 4
    device = couch.context.controls.last_active_device
    room.lobby.point_at(device, LobbyItem("who", 2))
    couch.pad(pad, A)
    assert room.who() == ["expert", "expert", NOBODY, "expert"]
    couch.pad(pad, A)
    assert room.who() == ["expert", "expert", HUMAN, "expert"]
    assert room.lobby.lobby_state.device_of(2) == device


def test_a_guest_is_not_promised_the_title_while_others_sit(couch: Couch) -> None:
    room = LobbyCouch(couch)
    couch.tap(*room.rect(START).center)
    way_out = room.rect(BACK).center
    assert "title" in room.words()
    couch.key(pygame.KSCAN_RETURN)
    couch.tap(*room.rect(START).center)
    assert "title" not in room.words()
    couch.tap(*way_out)
    assert not room.has_left
    couch.key(pygame.KSCAN_ESCAPE)
    couch.tap(*room.rect(BACK).center)
    assert room.has_left


def test_whoever_sits_nowhere_joins_even_with_a_direction(couch: Couch) -> None:
    room = LobbyCouch(couch)
    couch.key(pygame.KSCAN_LEFT)
    device: Device | None = room.lobby.lobby_state.device_of(0)
    assert device == KEYBOARD


def test_a_pad_that_goes_while_another_screen_is_shown_is_missed_on_return(couch: Couch) -> None:
    room = LobbyCouch(couch)
    pad = couch.plug()
    couch.pad(pad, PadButton.SOUTH)
    couch.show(room.elsewhere)
    pad.detach()
    couch.ticks(5)
    assert room.lost == []
    couch.show(room.lobby)
    couch.ticks(2)
    assert room.lost == [(0,)]
