"""Match: the only door for actions, and taking them back."""

import random

import pytest

from goldenhorn.engine.actions import Advance, PlaceFleet
from goldenhorn.engine.board import VENICE
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import CardsDrawn, PortFilled
from goldenhorn.engine.match import Match, UndoRefused
from goldenhorn.engine.refusals import IllegalAction, Refusal
from tests.random_games import STYLES, choose, random_config

PLACE = PlaceFleet((VENICE, VENICE, VENICE))


def begun(players: int = 2) -> Match:
    match = Match(Config(players), 3)
    for _ in range(players):
        match.play(PLACE)
    return match


def play(match: Match, text: str) -> None:
    match.play(next(action for action in match.legal_actions if str(action) == text))


def undo_refusal(match: Match) -> Refusal:
    with pytest.raises(UndoRefused) as caught:
        match.undo()
    assert str(caught.value).endswith("taken back.") or match.actions == ()
    return caught.value.refusal


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    match = begun()
    before = match.state
    with pytest.raises(IllegalAction) as caught:
        match.play(Advance())
    assert caught.value.refusal is Refusal.NOT_UNDER_WAY
    assert str(caught.value) == "No ship is under way (R20)."
    assert match.state is before
    assert match.actions == (PLACE, PLACE)


def test_the_first_state_has_nothing_to_take_back() -> None:
    assert undo_refusal(Match(Config(2), 1)) is Refusal.NOTHING_TO_UNDO


def test_one_decision_is_taken_back() -> None:
    match = begun()
    play(match, str(match.legal_actions[0]))  # a load: cubes are drawn
    before = match.state
    play(match, "stop")
    assert match.state.player == 1
    assert str(match.undo()) == "stop"
    assert match.state == before
    assert match.legal_actions
    play(match, "stop")
    assert match.state.player == 1


def test_not_past_a_draw_of_cubes() -> None:
    match = begun()
    play(match, str(match.legal_actions[0]))
    assert undo_refusal(match) is Refusal.DRAWN_SINCE


def test_not_past_the_deal() -> None:
    assert undo_refusal(begun()) is Refusal.DRAWN_SINCE


def test_not_once_another_player_has_acted() -> None:
    match = Match(Config(3), 3)
    match.play(PLACE)
    match.play(PLACE)
    match.undo()
    assert undo_refusal(match) is Refusal.OTHERS_HAVE_ACTED
    assert match.state.player == 1


def test_undo_laws_in_random_games() -> None:
    """Undo gives the very state before, exactly when nothing was drawn; playing on is the same."""
    for number in range(60):
        chance = random.Random(number)
        match = Match(random_config(chance), number)
        style = STYLES[number % len(STYLES)]
        while match.legal_actions:
            before, player = match.state, match.state.player
            action = choose(chance, style, match.legal_actions)
            events = match.play(action)
            after = match.state
            drawn = any(isinstance(event, CardsDrawn | PortFilled) for event in events)
            if drawn:
                assert match.why_no_undo() is Refusal.DRAWN_SINCE
            elif chance.random() < 0.3:
                assert match.undo() == action
                assert match.state is before
                assert match.state.player == player
                assert match.play(action) == events
                assert match.state == after


def test_the_next_players_undo_never_takes_back_more_than_their_own_turn() -> None:
    match = begun()
    play(match, str(match.legal_actions[0]))
    play(match, "stop")
    play(match, "raid 0:0 green red")
    match.undo()
    assert match.state.player == 1
    assert undo_refusal(match) is Refusal.OTHERS_HAVE_ACTED


def test_the_history_has_what_was_played_and_not_taken_back() -> None:
    match = Match(Config(2), 3)
    first = match.state
    events = match.play(PLACE)
    once = ((first, PLACE, events),)
    assert match.history == once
    match.undo()
    assert match.history == ()
    match.play(PLACE)
    second = match.state
    assert match.history == once
    more = match.play(PLACE)
    assert match.history == (*once, (second, PLACE, more))
