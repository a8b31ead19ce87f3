"""The house rules overlay: six switches with a sentence each."""

import pygame
import pytest

from goldenhorn.common.language import PSEUDO
from goldenhorn.engine.pieces import HOUSE_RULES
from goldenhorn.graphics.node import Picture
from goldenhorn.input.bindings import PadButton
from goldenhorn.input.devices import KEYBOARD, TOUCH
from goldenhorn.scenes.lobby.house_rules import ALL_OFF, RULE_TEXTS, HouseRules
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.page import RAIL
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well
from tests.scenes.lobby_couch import LobbyCouch


def opened(couch: Couch, players: int = 2) -> tuple[HouseRules, LobbyCouch]:
    room = LobbyCouch(couch)
    couch.key(pygame.KSCAN_RETURN)
    for place in range(1, players):
        room.lobby.lobby_state.give_to_bot(place, "easy")
    overlay = HouseRules(couch.context, room.lobby, room.lobby.lobby_state, KEYBOARD)
    room.lobby.next = overlay
    couch.ticks(3)
    return overlay, room


def rect_of(overlay: HouseRules, key: object) -> pygame.Rect:
    return next(item.rect for item in overlay.focus.items if item.key == key)


def test_keys_switch_rules_on_and_off_and_go_back(couch: Couch) -> None:
    overlay, room = opened(couch)
    assert overlay.focus.key == "H1"
    couch.key(pygame.KSCAN_RETURN)
    couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_RIGHT)
    couch.key(pygame.KSCAN_RIGHT)  # it is on already
    assert room.lobby.lobby_state.lineup.rules == {"H1", "H2"}
    couch.key(pygame.KSCAN_LEFT)
    assert room.lobby.lobby_state.lineup.rules == {"H1"}
    couch.key(pygame.KSCAN_ESCAPE)
    couch.ticks(1)
    assert couch.scene is room.lobby
    assert "Sail on" in room.words()


def test_the_focus_bears_its_owners_crest_wherever_it_goes(couch: Couch) -> None:
    overlay, room = opened(couch)
    badge = f"badge_{room.lobby.lobby_state.crest_of(0)}"
    for _step in range(len(HOUSE_RULES) + 1):
        focused = overlay.root.find(overlay.focus.key)
        drawn = [str(each.drawable.key) for each in focused.walk() if isinstance(each, Picture)]
        everything = [node for node in overlay.root.walk() if isinstance(node, Picture)]
        assert any(badge in each for each in drawn)
        assert sum(badge in str(node.drawable.key) for node in everything) == 1
        couch.key(pygame.KSCAN_DOWN)


def test_a_finger_switches_scrolls_clears_and_goes_back(make_couch: MakeCouch) -> None:
    couch = make_couch(size=(800, 480))
    overlay, room = opened(couch)
    overlay.device = TOUCH
    couch.tap(*rect_of(overlay, "H1").center)
    for _ in range(6):
        if any(item.key == RAIL for item in overlay.focus.items):
            rail = rect_of(overlay, RAIL)
            couch.tap(rail.centerx, rail.bottom - 10)
    couch.tap(*rect_of(overlay, "H6").center)
    assert room.lobby.lobby_state.lineup.rules == {"H1", "H6"}
    couch.tap(*rect_of(overlay, ALL_OFF).center)
    assert room.lobby.lobby_state.lineup.rules == frozenset()
    couch.tap(*rect_of(overlay, "back").center)
    couch.ticks(1)
    assert couch.scene is room.lobby


def test_one_button_clears_all_rules(couch: Couch) -> None:
    overlay, room = opened(couch)
    pad = couch.plug()
    couch.pad(pad, PadButton.SOUTH)
    assert room.lobby.lobby_state.lineup.rules == {"H1"}
    couch.pad(pad, PadButton.WEST)
    assert room.lobby.lobby_state.lineup.rules == frozenset()
    assert overlay.focus.key == "H1"


def test_others_at_the_table_do_not_meddle(couch: Couch) -> None:
    room = LobbyCouch(couch)
    mine, other = couch.plug(), couch.plug()
    couch.pad(mine, PadButton.SOUTH)
    couch.pad(other, PadButton.SOUTH)
    device = room.lobby.lobby_state.device_of(0)
    assert device is not None
    overlay = HouseRules(couch.context, room.lobby, room.lobby.lobby_state, device)
    room.lobby.next = overlay
    couch.ticks(2)
    couch.pad(other, PadButton.SOUTH)
    couch.pad(other, PadButton.EAST)
    assert couch.scene is overlay
    assert room.lobby.lobby_state.lineup.rules == frozenset()
    couch.pad(mine, PadButton.SOUTH)
    assert room.lobby.lobby_state.lineup.rules == {"H1"}


@pytest.mark.parametrize(("players", "expected"), [(2, frozenset()), (3, {"H4"}), (4, frozenset())])
def test_modone_for_three_is_for_three_only(
    couch: Couch, players: int, expected: frozenset[str]
) -> None:
    overlay, room = opened(couch, players)
    couch.click(*rect_of(overlay, "H4").center)
    assert room.lobby.lobby_state.lineup.rules == expected
    sentences = [text.text for text in overlay.texts()]
    assert any(text.startswith("For three players only") for text in sentences) == (players != 3)


def test_open_hands_is_the_same_as_in_the_lobby(couch: Couch) -> None:
    overlay, room = opened(couch)
    couch.click(*rect_of(overlay, "H6").center)
    couch.key(pygame.KSCAN_ESCAPE)
    couch.ticks(2)
    assert "Open" in room.words()


def test_every_rule_has_its_words() -> None:
    assert tuple(RULE_TEXTS) == HOUSE_RULES
    for text in RULE_TEXTS.values():
        assert text.sentence.endswith(".")
        assert text.sentence.count(".") == 1


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_every_rule_can_be_read_in_its_place(make_couch: MakeCouch, text_size: int) -> None:
    settings = Settings(fullscreen=False, text_size=text_size)
    couch = make_couch(code=PSEUDO, settings=settings)
    overlay, _room = opened(couch)
    for rule in HOUSE_RULES:
        assert overlay.focus.key == rule
        texts = overlay.texts()
        assert_laid_out_well(texts)
        row = rect_of(overlay, rule)
        assert row.width, f"{rule} is out of sight"
        couch.key(pygame.KSCAN_DOWN)


def test_large_letters_leave_most_rules_in_sight(make_couch: MakeCouch) -> None:
    couch = make_couch(code="de", settings=Settings(fullscreen=False, text_size=150))
    overlay, _room = opened(couch)
    assert sum(item.key in HOUSE_RULES for item in overlay.focus.items) == 4
