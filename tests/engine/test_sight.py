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
from tests.random_games import random_steps, sampled_states

GAMES = range(40)


def seats(state: State) -> list[int | None]:
    return [None, *range(state.config.players)]


def redealt(state: State, seat: int | None, number: int) -> State:
    """The same position with everything hidden from a seat dealt anew, by hand."""
    draft = state.thaw()
    draft.chance = number
    if OPEN_HANDS not in state.config.rules:
        hidden = [owner for owner in range(state.config.players) if owner != seat]
        pool = [
            colour
            for cards in (state.shown_deck(), *(state.hand(owner) for owner in hidden))
            for colour in range(6)
            for _ in range(cards[colour])
        ]
        random.Random(number).shuffle(pool)
        hands = list(state.hands)
        for owner in hidden:
            dealt = [pool.pop() for _ in range(state.hand_size(owner))]
            hands[owner] = tuple(dealt.count(colour) for colour in range(6))
        draft.hands = tuple(hands)
        draft.deck = tuple(pool.count(colour) for colour in range(6))
    return draft.freeze()


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
            if OPEN_HANDS not in state.config.rules:
                assert view.deck == FaceDown(sum(state.shown_deck()))


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
        imagined = imagine(observe(state, state.player), seeded(number))
        assert legal_actions(imagined) == legal_actions(state)
        while legal := legal_actions(imagined):
            imagined, _ = apply(imagined, chance.choice(legal))


def test_imagination_varies() -> None:
    view = observe(hidden_hands(), 0)
    imagined = {imagine(view, seeded(number)) for number in range(20)}
    assert len({state.hands for state in imagined}) > 10
    assert len({state.chance for state in imagined}) == 20


def test_legal_actions_depend_on_open_things_and_the_movers_hand_only() -> None:
    for number, state in enumerate(sampled_states(GAMES)):
        legal = legal_actions(state)
        assert legal_actions(observe(state, state.player)) == legal
        assert legal_actions(redealt(state, state.player, number)) == legal


def hidden_hands() -> State:
    """Some position in which hands are hidden."""
    return next(
        state
        for state in sampled_states(GAMES, every=20)
        if "H6" not in state.config.rules
        and all(state.hand_size(seat) > 3 for seat in range(state.config.players))
    )


def test_asking_for_hidden_cards_is_an_error() -> None:
    state = hidden_hands()
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


def test_redacted_events_show_own_cards_and_only_the_number_of_others() -> None:
    for before, _, after, events in random_steps(GAMES):
        for seat in seats(before):
            drawn = 0
            for event in events:
                seen = redact(event, seat, before.config.rules)
                assert type(seen) is type(event)
                if not isinstance(seen, CardsDrawn):
                    assert seen == event
                elif isinstance(seen.cards, FaceDown):
                    assert seen.player != seat
                    drawn += seen.cards.count
                else:
                    assert seen.player == seat or OPEN_HANDS in before.config.rules
                    drawn += sum(seen.cards)
            assert drawn >= sum(after.hand_size(s) for s in range(after.config.players)) - sum(
                before.hand_size(s) for s in range(before.config.players)
            )


def test_unseen_cards_are_those_in_other_hands_and_the_pile() -> None:
    state = hidden_hands()
    hidden = state.shown_deck()
    for seat in range(1, state.config.players):
        hidden = plus(hidden, state.hand(seat))
    assert unseen_cards(observe(state, 0)) == hidden
