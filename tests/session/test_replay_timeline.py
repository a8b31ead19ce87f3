"""A game on a reel: it ends where the game ended, and going back and forth is the same way."""

import pytest

from goldenhorn.engine.events import CardsDrawn, PortFilled, TurnEnded
from goldenhorn.engine.pieces import OPEN_HANDS, FaceDown
from goldenhorn.engine.record import checksum
from goldenhorn.engine.scoring import scores
from goldenhorn.session.game import Game, game_from_text
from goldenhorn.session.replay_timeline import Reel
from tests.engine.test_record import match_after
from tests.finished_games import finished
from tests.session.test_game import game_after

GAMES = range(12)


@pytest.mark.parametrize("number", GAMES)
def test_a_stored_game_ends_in_the_very_state_and_scores_when_it_is_seen_again(
    number: int,
) -> None:
    game = finished(number)
    again, note = game_from_text(game.snapshot().to_text())
    assert note is None
    reel = Reel(again)
    while not reel.is_at_end:
        reel.forward()
    assert reel.state == game.state
    assert checksum(reel.state) == checksum(game.state)
    assert reel.scores() == scores(game.state)
    assert again.names == game.names


@pytest.mark.parametrize("number", GAMES)
def test_going_back_leads_through_the_same_places_as_going_forward(number: int) -> None:
    reel = Reel(finished(number))
    there = [reel.at]
    while not reel.is_at_end:
        steps = reel.forward()
        assert steps == range(there[-1], reel.at) == reel.just_played()
        there.append(reel.at)
    back = [reel.at]
    while reel.at > reel.first:
        reel.back()
        back.append(reel.at)
    assert back == there[::-1]
    assert tuple(there) == reel.marks


@pytest.mark.parametrize("number", GAMES)
def test_every_step_leads_from_the_position_before_it_to_the_one_behind_it(number: int) -> None:
    match = match_after(number)
    reel = Reel(Game(match))
    for step, (before, _action, _events) in enumerate(match.history):
        assert reel.around(step)[0] == before
        assert reel.seat_of(step) == before.player
    assert reel.around(reel.last - 1)[1] == match.state


@pytest.mark.parametrize("number", GAMES)
def test_one_never_stops_before_a_step_in_which_nothing_can_be_told(number: int) -> None:
    reel = Reel(finished(number))
    for mark in reel.marks[1:-1]:
        events = reel.events_of(mark)
        assert not all(isinstance(event, PortFilled | TurnEnded) for event in events)


@pytest.mark.parametrize("number", GAMES)
def test_rounds_follow_one_another_and_each_is_reached_once(number: int) -> None:
    reel = Reel(finished(number))
    starts = [reel.at]
    while not reel.is_at_end:
        reel.next_round()
        starts.append(reel.at)
    assert tuple(starts) == (*reel.round_starts, reel.last)
    players = reel.game.match.config.players
    rounds = []
    for start in reel.round_starts[1:]:
        reel.jump(start)
        rounds.append(reel.state.turn // players + 1)
    assert rounds == list(range(1, len(rounds) + 1))
    reel.to_end()
    back = [reel.at]
    while reel.at > reel.first:
        reel.round_before()
        back.append(reel.at)
    assert back == starts[::-1]


def test_a_jump_lands_on_a_mark_wherever_it_is_aimed_at() -> None:
    reel = Reel(finished(4))
    for place in range(-3, reel.last + 4):
        reel.jump(place)
        assert reel.at in reel.marks
        assert reel.at <= max(reel.first, place)
    for share in (0, 0.31, 0.5, 1):
        reel.jump_to_share(share)
        assert reel.at in reel.marks
    assert reel.is_at_end


def test_a_deed_is_reached_by_its_step_and_has_happened_then() -> None:
    reel = Reel(finished(2))
    for deed in reel.deeds:
        reel.jump_behind(deed.step)
        assert reel.at > deed.step
        assert deed.step in reel.just_played()
        assert deed in reel.deeds_of_round()


def test_a_deed_tells_no_more_than_what_has_been_seen_of_it() -> None:
    reel = Reel(finished(2))
    trimmed = 0
    for deed in reel.deeds:
        reel.jump_behind(deed.step)
        seen = [event for step in range(deed.step, reel.at) for event in reel.events_of(step)]
        assert set(reel.so_far(deed).events) <= set(seen)
        trimmed += reel.so_far(deed) != deed
        reel.to_end()
        assert reel.so_far(deed) == deed
    assert trimmed


def test_events_are_those_that_the_public_saw() -> None:
    reel = Reel(next(g for g in map(finished, GAMES) if OPEN_HANDS not in g.match.config.rules))
    drawn = [
        event
        for step in range(reel.last)
        for event in reel.events_of(step)
        if isinstance(event, CardsDrawn)
    ]
    assert drawn
    assert all(isinstance(event.cards, FaceDown) for event in drawn)


def test_hands_are_seen_only_when_a_game_is_over_or_by_h6() -> None:
    for number in GAMES:
        game = game_after(number, 30)
        assert Reel(game).may_open is (OPEN_HANDS in game.match.config.rules)
    reel = Reel(finished(3))
    assert reel.may_open
    assert reel.hands(40) == finished(3).match.history[40][0].hands


def test_a_game_that_goes_on_does_not_disturb_the_reel() -> None:
    game = game_after(5, 40)
    reel = Reel(game, since=25)
    reel.to_end()
    seen = reel.state
    game.play(game.legal_actions[0])
    assert (reel.first, reel.last) == (25, 40)
    assert reel.state == seen
    while reel.at > reel.first:
        reel.back()
    assert reel.state == game.match.history[25][0]
    assert all(deed.step >= 25 for deed in reel.deeds)
