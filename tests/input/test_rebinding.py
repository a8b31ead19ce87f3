"""Choosing keys: what is taken, exchanged or refused, and that nobody locks themselves out."""

import pygame
import pytest

from goldenhorn.input.bindings import DEFAULT_BINDINGS, ESSENTIAL, Bindings, Button, PadButton
from goldenhorn.input.rebinding import RebindingRefused, with_key, with_pad_button


def test_a_free_key_replaces_all_keys_of_its_button() -> None:
    rebound = with_key(DEFAULT_BINDINGS, Button.CONFIRM, pygame.KSCAN_X)
    assert rebound.bindings.keys[Button.CONFIRM] == (pygame.KSCAN_X,)
    assert rebound.other is None


def test_who_has_other_keys_gives_one_away() -> None:
    rebound = with_key(DEFAULT_BINDINGS, Button.DOMINIONS, pygame.KSCAN_D)
    assert rebound.bindings.keys[Button.DOMINIONS] == (pygame.KSCAN_D,)
    assert rebound.bindings.keys[Button.RIGHT] == (pygame.KSCAN_RIGHT,)
    assert (rebound.other, rebound.is_exchange) == (Button.RIGHT, False)


def test_who_would_have_none_exchanges() -> None:
    rebound = with_pad_button(DEFAULT_BINDINGS, Button.PIRATES, PadButton.SOUTH)
    assert rebound.bindings.pads[Button.PIRATES] == (PadButton.SOUTH,)
    assert rebound.bindings.pads[Button.CONFIRM] == (PadButton.NORTH,)
    assert (rebound.other, rebound.is_exchange) == (Button.CONFIRM, True)


def test_the_last_one_of_what_is_needed_is_not_given_for_nothing() -> None:
    with pytest.raises(RebindingRefused) as refused:
        with_pad_button(DEFAULT_BINDINGS, Button.ONE, PadButton.EAST)
    assert refused.value.needs_it is Button.BACK


def test_the_systems_keys_stay_the_systems() -> None:
    with pytest.raises(RebindingRefused) as refused:
        with_key(DEFAULT_BINDINGS, Button.PEEK, pygame.KSCAN_F11)
    assert refused.value.needs_it is None


def test_whatever_is_chosen_the_way_back_stays_and_can_be_written() -> None:
    bindings = DEFAULT_BINDINGS
    buttons, pads = list(Button), list(PadButton)
    for number in range(400):
        button = buttons[number * 7 % len(buttons)]
        try:
            if number % 2:
                bindings = with_pad_button(bindings, button, pads[number * 11 % len(pads)]).bindings
            else:
                bindings = with_key(bindings, button, 4 + number * 13 % 90).bindings
        except RebindingRefused:
            continue
        assert all(bindings.keys[each] and bindings.pads[each] for each in ESSENTIAL)
        assert Bindings.from_json(bindings.to_json()) == bindings
    assert bindings != DEFAULT_BINDINGS
