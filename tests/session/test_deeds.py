"""What is told of a game: everything once, by whom it hit, and nothing that is hidden."""

import pytest

from goldenhorn.board_view.words.deed_lines import label_line, row_line
from goldenhorn.board_view.words.narrator_words import spoken_deed
from goldenhorn.engine.events import CardsDrawn, EndCame, EndCause, ShipRobbed
from goldenhorn.engine.pieces import OPEN_HANDS, FaceDown
from goldenhorn.engine.scoring import scores
from goldenhorn.session.deeds import company_of, deeds_of, first_missed, last_round_of, recap_for
from goldenhorn.session.game import Game
from goldenhorn.session.public_facts import BEFORE_ALL_ROUNDS, Kind, Standing
from tests.board_view.overlays.overlay_table import in_last_round, played, redealt

GAMES = range(10)


def last_rounds() -> list[Game]:
    return [in_last_round(number) for number in GAMES]


@pytest.mark.parametrize("number", GAMES)
def test_the_points_of_all_deeds_together_are_the_score(number: int) -> None:
    game = played(number)
    for seat, total in enumerate(scores(game.state)):
        assert sum(deed.points for deed in deeds_of(game) if deed.seat == seat) == total


@pytest.mark.parametrize("number", GAMES)
def test_every_raid_is_told_once_with_its_victim(number: int) -> None:
    game = played(number)
    raids = [
        event for step in game.history() for event in step.events if isinstance(event, ShipRobbed)
    ]
    told = [deed for deed in deeds_of(game) if deed.kind is Kind.RAID]
    assert [(deed.seat, deed.victim) for deed in told] == [(r.player, r.victim) for r in raids]


@pytest.mark.parametrize("number", GAMES)
def test_a_turn_has_at_most_one_voyage_and_rounds_only_grow(number: int) -> None:
    deeds = deeds_of(played(number))
    voyages = [deed.turn for deed in deeds if deed.kind is Kind.VOYAGE]
    assert len(voyages) == len(set(voyages))
    rounds = [deed.round for deed in deeds]
    assert rounds == sorted(rounds)
    assert rounds[0] == BEFORE_ALL_ROUNDS
    assert [deed.kind for deed in deeds if deed.round == BEFORE_ALL_ROUNDS] == [
        Kind.PLACEMENT for _ in played(number).seats
    ]


@pytest.mark.parametrize("number", GAMES)
def test_nothing_that_is_told_depends_on_hidden_cards(number: int) -> None:
    for steps in (30, 90):
        game = played(number, steps)
        if OPEN_HANDS in game.match.config.rules:
            continue
        twin = redealt(game, 77)
        assert twin.state.hands != game.state.hands
        assert deeds_of(twin) == deeds_of(game)
        for seat in range(len(game.seats)):
            assert recap_for(twin, seat) == recap_for(game, seat)
        assert last_round_of(twin) == last_round_of(game)


def test_drawn_cards_lie_face_down() -> None:
    numbers = [n for n in GAMES if OPEN_HANDS not in played(n).match.config.rules]
    drawn = [
        event.cards
        for number in numbers
        for deed in deeds_of(played(number))
        for event in deed.events
        if isinstance(event, CardsDrawn)
    ]
    assert drawn
    assert all(isinstance(cards, FaceDown) for cards in drawn)


@pytest.mark.parametrize("number", GAMES)
def test_a_recap_tells_what_the_others_did_since_the_last_own_turn(number: int) -> None:
    game = played(number, 60)
    for seat in range(len(game.seats)):
        recap = recap_for(game, seat)
        assert all(deed.seat != seat for deed in recap.deeds)
        assert all(deed.step >= first_missed(game, seat) for deed in recap.deeds)
        missed = {step.seat for step in game.missed_by(seat)}
        assert {deed.seat for deed in recap.deeds} <= missed


def test_ranks_are_shared_and_silent_while_all_have_as_many() -> None:
    beginning = played(3, 4)
    assert {recap_for(beginning, seat).rank for seat in range(len(beginning.seats))} == {0}
    game = played(3)
    points = scores(game.state)
    for seat, own in enumerate(points):
        assert recap_for(game, seat).rank == 1 + sum(other > own for other in points)


def test_whoever_has_all_six_colours_is_named_until_the_end_has_come() -> None:
    found = 0
    ends = [len(game.history()) for game in last_rounds()]
    for number, steps in [(number, ends[number] + late) for number in GAMES for late in (-1, 0)]:
        game = played(number, steps)
        enders = recap_for(game, 0).enders
        full = [s for s in range(len(game.seats)) if game.state.has_all_colours(s)]
        assert list(enders) == ([] if game.state.final_round else full)
        found += len(enders)
    assert found


def test_the_last_round_says_who_is_done_and_who_has_a_turn() -> None:
    causes = set()
    for game in last_rounds():
        last = last_round_of(game)
        end = next(e for step in game.history() for e in step.events if isinstance(e, EndCame))
        assert last is not None
        causes.add(last.cause)
        seats = [seat for seat, _ in last.order]
        assert seats[0] == end.ends_before
        assert sorted(seats) == list(range(len(game.seats)))
        place = seats.index(end.player)
        standings = [standing for _, standing in last.order]
        assert set(standings[:place]) <= {Standing.DONE}
        assert set(standings[place + 1 :]) <= {Standing.ONE_TURN}
        assert (standings[place] is Standing.RINGS) == (end.cause is EndCause.ANNOUNCED)
    assert len(causes) > 1


def test_there_is_no_last_round_before_the_end_has_come() -> None:
    assert last_round_of(played(1, 20)) is None


def test_the_company_has_a_name_and_a_crest_for_every_seat() -> None:
    game = played(4)
    company = company_of(game)
    assert company.names == game.names
    assert company.crests == tuple(seat.crest for seat in game.seats)
    assert company.start == game.match.config.start


@pytest.mark.parametrize("number", GAMES)
def test_who_comes_one_colour_short_is_told_once(number: int) -> None:
    game = played(number)
    states = [before for before, _action, _events in game.match.history]
    passed = {
        seat
        for seat in range(len(game.seats))
        if any(state.is_one_short(seat) and not state.final_round for state in states)
    }
    told = [deed.seat for deed in deeds_of(game) if deed.is_one_short]
    assert sorted(told) == sorted(passed)


def test_the_log_and_the_narrator_say_who_is_one_colour_short() -> None:
    told = [
        (game, deed) for game in map(played, GAMES) for deed in deeds_of(game) if deed.is_one_short
    ]
    assert told
    for game, deed in told:
        company = company_of(game)
        assert "one colour short of all six" in row_line(deed, company, None)
        assert "one colour short of all six" in label_line(deed, company, deed.seat)
        name = game.names[deed.seat]
        assert spoken_deed(deed, company)[-1] == f"{name} is one colour short of all six"


@pytest.mark.parametrize("number", GAMES)
def test_the_last_turns_are_those_that_are_still_played(number: int) -> None:
    history = played(number).match.history
    for step, (state, _action, _events) in enumerate(history):
        acting = {later.player for later, _action, _events in history[step:]}
        marked = {seat for seat in range(state.config.players) if state.has_last_turn(seat)}
        assert marked == (acting if state.final_round else set())
