"""What a seat may know: observe, redact, imagine, and their laws."""

import random

import pytest

from goldenhorn.engine.chance import seeded
from goldenhorn.engine.events import CardsDrawn
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.pieces import ALL_CARDS, OPEN_HANDS, FaceDown, plus
from goldenhorn.engine.rules import apply
from goldenhorn.engine.sight import imagine, observe, redact, unseen_cards
from goldenhorn.engine.state import HiddenInformation, State
from tests.random_games import random_game, random_steps, sampled_states

GAMES = range(40)


def seats(state: State) -> list[int | None]:
    return [None, *range(state.config.players)]


def redealt(state: State, seat: int | None, number: int) -> State:
    """The same position with everything hidden from a seat dealt anew."""
    return imagine(observe(state, seat), seeded(number))


def test_a_view_never_depends_on_what_it_hides() -> None:
    for number, state in enumerate(sampled_states(GAMES)):
        for seat in seats(state):
            assert observe(redealt(state, seat, number), seat) == observe(state, seat)


def test_a_view_shows_the_own_hand_and_only_the_number_of_other_cards() -> None:
    for state in sampled_states(GAMES):
        for seat in seats(state):
            view = observe(state, seat)
            assert view.chance is None
            for owner in range(state.config.players):
                assert view.hand_size(owner) == state.hand_size(owner)
                if owner == seat or OPEN_HANDS in state.config.rules:
                    assert view.hand(owner) == state.hand(owner)
                else:
                    assert view.hands[owner] == FaceDown(state.hand_size(owner))


def test_a_view_shows_all_that_is_open() -> None:
    for state in sampled_states(GAMES):
        view = observe(state, 0)
        for name in ("ships", "markets", "warehouses", "discard", "bag", "owners", "store"):
            assert getattr(view, name) == getattr(state, name)


def test_observing_twice_is_observing_once() -> None:
    for state in sampled_states(GAMES):
        for seat in seats(state):
            assert observe(observe(state, seat), seat) == observe(state, seat)


def test_imagined_states_agree_with_all_that_was_seen() -> None:
    for number, state in enumerate(sampled_states(GAMES)):
        for seat in seats(state):
            view = observe(state, seat)
            imagined = imagine(view, seeded(number))
            assert observe(imagined, seat) == view
            cards = plus(imagined.discard, imagined.shown_deck())
            for owner in range(state.config.players):
                cards = plus(cards, imagined.hand(owner))
            assert cards == ALL_CARDS


def test_imagined_states_can_be_played_to_the_end() -> None:
    for number, state in enumerate(sampled_states(range(10), every=30)):
        chance = random.Random(number)
        imagined = redealt(state, state.player, number)
        assert legal_actions(imagined) == legal_actions(state)
        while legal := legal_actions(imagined):
            imagined, _ = apply(imagined, chance.choice(legal))


def test_imagination_varies() -> None:
    state = random_game(1)[20][0]
    assert OPEN_HANDS not in state.config.rules
    assert len({redealt(state, 0, number).hands for number in range(20)}) > 10


def test_legal_actions_depend_on_open_things_and_the_movers_hand_only() -> None:
    for number, state in enumerate(sampled_states(GAMES)):
        legal = legal_actions(state)
        assert legal_actions(observe(state, state.player)) == legal
        assert legal_actions(redealt(state, state.player, number)) == legal


def test_asking_for_hidden_cards_is_an_error() -> None:
    state = random_game(1)[20][0]
    view = observe(state, 0)
    with pytest.raises(HiddenInformation):
        view.hand(1)
    with pytest.raises(HiddenInformation):
        view.shown_deck()
    with pytest.raises(HiddenInformation):
        view.known_chance()
    with pytest.raises(TypeError):
        view.hands[1][0]  # type: ignore[index]


def test_a_view_cannot_be_played_past_a_draw() -> None:
    for before, action, _, events in random_steps(range(5)):
        if any(isinstance(event, CardsDrawn) for event in events):
            with pytest.raises(HiddenInformation):
                apply(observe(before, before.player), action)


def test_redacted_events_never_depend_on_what_they_hide() -> None:
    for before, _, _, events in random_steps(GAMES):
        rules = before.config.rules
        for event in events:
            for seat in seats(before):
                seen = redact(event, seat, rules)
                if isinstance(event, CardsDrawn) and event.player != seat and "H6" not in rules:
                    assert isinstance(event.cards, tuple)
                    assert seen == CardsDrawn(event.player, FaceDown(sum(event.cards)))
                else:
                    assert seen == event


def test_unseen_cards_are_those_in_other_hands_and_the_pile() -> None:
    state = random_game(1)[20][0]
    hidden = state.shown_deck()
    for seat in range(1, state.config.players):
        hidden = plus(hidden, state.hand(seat))
    assert unseen_cards(observe(state, 0)) == hidden
