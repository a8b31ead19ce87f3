"""A game on a timeline: it ends where the game ended, and going back and forth is the same way."""

import pytest

from goldenhorn.engine.events import CardsDrawn, PortFilled, TurnEnded
from goldenhorn.engine.pieces import OPEN_HANDS, FaceDown
from goldenhorn.engine.record import checksum
from goldenhorn.engine.scoring import scores
from goldenhorn.session.game import Game, game_from_text
from goldenhorn.session.replay_timeline import ReplayTimeline
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
    timeline = ReplayTimeline(again)
    while not timeline.is_at_end:
        timeline.forward()
    assert timeline.state == game.state
    assert checksum(timeline.state) == checksum(game.state)
    assert timeline.scores() == scores(game.state)
    assert again.names == game.names


@pytest.mark.parametrize("number", GAMES)
def test_going_back_leads_through_the_same_places_as_going_forward(number: int) -> None:
    timeline = ReplayTimeline(finished(number))
    there = [timeline.at]
    while not timeline.is_at_end:
        steps = timeline.forward()
        assert steps == range(there[-1], timeline.at) == timeline.just_played()
        there.append(timeline.at)
    back = [timeline.at]
    while timeline.at > timeline.first:
        timeline.back()
        back.append(timeline.at)
    assert back == there[::-1]
    assert tuple(there) == timeline.marks


@pytest.mark.parametrize("number", GAMES)
def test_every_step_leads_from_the_position_before_it_to_the_one_behind_it(number: int) -> None:
    match = match_after(number)
    timeline = ReplayTimeline(Game(match))
    for step, (before, _action, _events) in enumerate(match.history):
        assert timeline.around(step)[0] == before
        assert timeline.seat_of(step) == before.player
    assert timeline.around(timeline.last - 1)[1] == match.state


@pytest.mark.parametrize("number", GAMES)
def test_one_never_stops_before_a_step_in_which_nothing_can_be_told(number: int) -> None:
    timeline = ReplayTimeline(finished(number))
    for mark in timeline.marks[1:-1]:
        events = timeline.events_of(mark)
        assert not all(isinstance(event, PortFilled | TurnEnded) for event in events)


@pytest.mark.parametrize("number", GAMES)
def test_rounds_follow_one_another_and_each_is_reached_once(number: int) -> None:
    timeline = ReplayTimeline(finished(number))
    starts = [timeline.at]
    while not timeline.is_at_end:
        timeline.next_round()
        starts.append(timeline.at)
    assert tuple(starts) == (*timeline.round_starts, timeline.last)
    players = timeline.game.match.config.players
    rounds = []
    for start in timeline.round_starts[1:]:
        timeline.jump(start)
        rounds.append(timeline.state.turn // players + 1)
    assert rounds == list(range(1, len(rounds) + 1))
    timeline.to_end()
    back = [timeline.at]
    while timeline.at > timeline.first:
        timeline.round_before()
        back.append(timeline.at)
    assert back == starts[::-1]


def test_a_jump_lands_on_a_mark_wherever_it_is_aimed_at() -> None:
    timeline = ReplayTimeline(finished(4))
    for place in range(-3, timeline.last + 4):
        timeline.jump(place)
        assert timeline.at in timeline.marks
        assert timeline.at <= max(timeline.first, place)
    for share in (0, 0.31, 0.5, 1):
        timeline.jump_to_share(share)
        assert timeline.at in timeline.marks
    assert timeline.is_at_end


def test_a_deed_is_reached_by_its_step_and_has_happened_then() -> None:
    timeline = ReplayTimeline(finished(2))
    for deed in timeline.deeds:
        timeline.jump_behind(deed.step)
        assert timeline.at > deed.step
        assert deed.step in timeline.just_played()
        assert deed in timeline.deeds_of_round()


def test_a_deed_tells_no_more_than_what_has_been_seen_of_it() -> None:
    timeline = ReplayTimeline(finished(2))
    trimmed = 0
    for deed in timeline.deeds:
        timeline.jump_behind(deed.step)
        seen = [
            event for step in range(deed.step, timeline.at) for event in timeline.events_of(step)
        ]
        assert set(timeline.so_far(deed).events) <= set(seen)
        trimmed += timeline.so_far(deed) != deed
        timeline.to_end()
        assert timeline.so_far(deed) == deed
    assert trimmed


def test_events_are_those_that_the_public_saw() -> None:
    timeline = ReplayTimeline(
        next(g for g in map(finished, GAMES) if OPEN_HANDS not in g.match.config.rules)
    )
    drawn = [
        event
        for step in range(timeline.last)
        for event in timeline.events_of(step)
        if isinstance(event, CardsDrawn)
    ]
    assert drawn
    assert all(isinstance(event.cards, FaceDown) for event in drawn)


def test_hands_are_seen_only_when_a_game_is_over_or_by_h6() -> None:
    for number in GAMES:
        game = game_after(number, 30)
        assert ReplayTimeline(game).may_open is (OPEN_HANDS in game.match.config.rules)
    timeline = ReplayTimeline(finished(3))
    assert timeline.may_open
    assert timeline.hands(40) == finished(3).match.history[40][0].hands


def test_a_game_that_goes_on_does_not_disturb_the_reel() -> None:
    game = game_after(5, 40)
    timeline = ReplayTimeline(game, since=25)
    timeline.to_end()
    seen = timeline.state
    game.play(game.legal_actions[0])
    assert (timeline.first, timeline.last) == (25, 40)
    assert timeline.state == seen
    while timeline.at > timeline.first:
        timeline.back()
    assert timeline.state == game.match.history[25][0]
    assert all(deed.step >= 25 for deed in timeline.deeds)
