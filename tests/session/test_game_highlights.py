"""What a game is remembered for: points by round, feats and decisions, and the words for them."""

import pytest

from goldenhorn.bots.bot import thought_through
from goldenhorn.bots.review import review
from goldenhorn.common import language
from goldenhorn.engine.actions import EndTurn
from goldenhorn.engine.board import CONSTANTINOPLE
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import (
    CardsDrawn,
    CargoUnloaded,
    DominionConquered,
    EndCame,
    EndCause,
    Event,
    ShipRobbed,
    ShipSailed,
    TurnEnded,
)
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import EMPTY, Colour, FaceDown
from goldenhorn.engine.record import record_of
from goldenhorn.engine.scoring import scores
from goldenhorn.session.game import Game, Seat
from goldenhorn.session.game_highlights import (
    Act,
    Ending,
    Feat,
    Highlight,
    TurnInBrief,
    decisions,
    ending,
    highlights,
    points_by_round,
)
from goldenhorn.session.highlight_texts import (
    deed_in_words,
    ending_in_words,
    sentence_of,
    title_of,
    together,
)
from goldenhorn.session.seating import lineup_again, next_start
from tests.engine.test_record import match_after
from tests.placed_match import PlacedMatch
from tests.random_games import random_game
from tests.table import Table, counts

NAMES = ("Nina", "Ben", "Ida", "Otto")
STOCK = ("yellow", "pink", "green", "red", "orange", "blue", "soldiers", "farmers")


def told(*turns: tuple[int, list[Event]], players: int = 2) -> Match:
    """A match of which nothing is true but that these events happened, turn by turn."""
    past = []
    for number, (seat, events) in enumerate(turns):
        table = Table(players, expansion=True)
        table.change(turn=number, player=seat)
        past.append((table.state, EndTurn(), tuple(events)))
    return PlacedMatch(Config(players, expansion=True), past=past)


def unloaded(seat: int, **cargo: int) -> Event:
    return CargoUnloaded(seat, 0, CONSTANTINOPLE, counts(STOCK, cargo))


def robbed(seat: int, victim: int) -> Event:
    return ShipRobbed(seat, victim, 0, (Colour.RED, Colour.RED), 0)


def by_feat(match: Match) -> dict[Feat, Highlight]:
    return {each.feat: each for each in highlights(match)}


# --- Points by round ----------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(40))
def test_points_by_round_are_those_after_each_round_and_end_in_the_final_ones(number: int) -> None:
    match = match_after(number)
    expected = [scores(match.history[0][0])]
    for _before, _action, after, events in random_game(number):
        if any(isinstance(event, TurnEnded) for event in events) and (
            after.turn % match.config.players == 0 or after == match.state
        ):
            expected.append(scores(after))
    lines = points_by_round(match)
    assert list(zip(*lines, strict=True)) == expected
    assert tuple(line[-1] for line in lines) == scores(match.state)
    assert all(line[0] == 0 for line in lines)


def test_a_game_that_has_not_begun_has_one_point_of_time() -> None:
    assert points_by_round(Match(Config(3), 1)) == ((0,), (0,), (0,))


# --- Feats --------------------------------------------------------------------------------------


def test_the_longest_run_counts_all_squares_of_one_move() -> None:
    match = told(
        (0, [ShipSailed(0, 0, 0, 1), ShipSailed(0, 0, 1, 4)]),
        (1, [ShipSailed(1, 2, 8, 5)]),
        (0, [ShipSailed(0, 0, 4, 3)]),
    )
    run = by_feat(match)[Feat.LONGEST_RUN]
    assert run == Highlight(Feat.LONGEST_RUN, (0,), 4, 1)
    assert sentence_of(run, NAMES) == "Nina: 4 squares in round 1"


def test_those_who_did_equally_well_share_a_feat() -> None:
    match = told((0, [ShipSailed(0, 0, 0, 3)]), (1, [ShipSailed(1, 0, 8, 5)]))
    run = by_feat(match)[Feat.LONGEST_RUN]
    assert run.seats == (0, 1)
    assert sentence_of(run, NAMES) == "Nina and Ben: 3 squares"


def test_the_richest_cargo_is_the_largest_unloaded_at_once() -> None:
    match = told(
        (0, [unloaded(0, blue=2)]),
        (1, [unloaded(1, orange=3)]),
        (0, [unloaded(0, blue=2)]),
    )
    cargo = by_feat(match)[Feat.RICHEST_CARGO]
    assert (cargo.seats, cargo.amount, cargo.round) == ((1,), 3, 1)
    assert sentence_of(cargo, NAMES) == "Ben: 3 × orange in round 1"


def test_people_are_a_cargo_too() -> None:
    match = told((0, []), (1, []), (0, [unloaded(0, soldiers=1, farmers=3)]))
    assert sentence_of(by_feat(match)[Feat.RICHEST_CARGO], NAMES) == "Nina: 4 people in round 2"


def test_raids_dominions_and_cards_are_counted_over_the_whole_game() -> None:
    match = told(
        (0, [robbed(0, 1), CardsDrawn(0, (1, 0, 2, 0, 0, 0))]),
        (1, [robbed(1, 0), DominionConquered(1, 2, 4, 0)]),
        (0, [robbed(0, 1)]),
        (1, [CardsDrawn(1, FaceDown(2))]),
    )
    found = by_feat(match)
    assert sentence_of(found[Feat.MOST_RAIDS], NAMES) == "Nina: 2 raids"
    assert sentence_of(found[Feat.MOST_DOMINIONS], NAMES) == "Ben: 1 dominion"
    assert sentence_of(found[Feat.MOST_CARDS], NAMES) == "Nina: 3 cards"


def test_what_nobody_did_is_left_out() -> None:
    assert highlights(told((0, []), (1, []))) == ()


def test_cards_dealt_at_the_start_are_not_drawn_by_anybody() -> None:
    match = Match(Config(2), 1)
    while match.state.phase == "place":
        match.play(match.legal_actions[0])
    assert highlights(match) == ()


def test_the_ending_says_who_called_it_and_when() -> None:
    match = told((0, []), (1, []), (0, []), (1, [EndCame(1, EndCause.ANNOUNCED, 0)]))
    found = ending(match)
    assert found == Ending(EndCause.ANNOUNCED, 1, 2)
    assert ending_in_words(found, NAMES) == "Ben called the end in round 2."
    assert ending(told((0, []))) is None


@pytest.mark.parametrize("cause", EndCause)
def test_every_ending_has_words(cause: EndCause) -> None:
    assert "7" in ending_in_words(Ending(cause, 0, 7), NAMES)


# --- Decisions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 1, 3, 5])
def test_decisions_are_the_same_in_slices_and_at_once(number: int) -> None:
    match = match_after(number)
    thinking = decisions(match)
    slices = 0
    while True:
        try:
            next(thinking)
            slices += 1
        except StopIteration as done:
            found = done.value
            break
    assert slices > 10
    assert found == thought_through(decisions(match))
    reviews = thought_through(review(record_of(match)))
    for highlight, moments in zip(
        found, ([one.best for one in reviews], [one.costliest for one in reviews]), strict=True
    ):
        moment = max((m for m in moments if m is not None), key=lambda m: m.swing)
        assert highlight.round == moment.turn // match.config.players + 1
        assert highlight.amount == round(100 * moment.swing)
        assert highlight.deed is not None
        assert highlight.deed.seat == highlight.seats[0]
        assert highlight.better != highlight.deed


def test_a_game_without_turns_has_no_decisions() -> None:
    assert thought_through(decisions(Match(Config(2), 1))) == ()


def test_deeds_are_told_as_sentences() -> None:
    blue = counts(STOCK, {"blue": 3})
    for deed, sentence in (
        (TurnInBrief(Act.CALLED_THE_END, 0), "Nina calls the end."),
        (TurnInBrief(Act.CONQUERED, 1, dominion=4), "Ben conquers Galata."),
        (TurnInBrief(Act.ROBBED, 2, victim=0), "Ida robs Nina."),
        (TurnInBrief(Act.UNLOADED, 0, blue), "Nina unloads 3 × blue."),
        (TurnInBrief(Act.LOADED, 0, blue), "Nina loads 3 × blue."),
        (TurnInBrief(Act.SAILED, 0, squares=1), "Nina sails 1 square."),
    ):
        assert deed_in_words(deed, NAMES) == sentence


def test_a_costly_decision_names_what_was_better() -> None:
    sailed, robbing = TurnInBrief(Act.SAILED, 0, squares=2), TurnInBrief(Act.ROBBED, 0, victim=1)
    costly = Highlight(Feat.COSTLIEST_DECISION, (0,), 12, 5, EMPTY, sailed, robbing)
    assert sentence_of(costly, NAMES) == "Round 5: Nina sails 2 squares. Better: Nina robs Ben."


# --- Words --------------------------------------------------------------------------------------


def test_several_people_are_named_in_one_breath() -> None:
    assert together(NAMES[:1]) == "Nina"
    assert together(NAMES[:2]) == "Nina and Ben"
    assert together(NAMES[:3]) == "Nina, Ben and Ida"
    assert together(NAMES) == "All four"


@pytest.mark.parametrize("number", range(6))
def test_all_that_random_games_bring_can_be_told_in_another_language(number: int) -> None:
    match = match_after(number)
    language.use("xx")
    try:
        for highlight in (*highlights(match), *thought_through(decisions(match))):
            assert title_of(highlight.feat).startswith("[")
            assert sentence_of(highlight, NAMES).startswith("[")
    finally:
        language.use("en")


# --- Rematch ------------------------------------------------------------------------------------


def test_in_a_rematch_the_same_people_sit_down_and_the_next_one_begins() -> None:
    match = Match(Config(3, True, 2, frozenset({"H6"}), (3, 0, 1)), 5)
    seats = (
        Seat(3, "Nina"),
        Seat(0, "", "hard", "easy"),
        Seat(1, "Ida", current_controller="medium"),
    )
    game = Game(match, seats)
    assert next_start(game) == 0
    lineup = lineup_again(game)
    again = Game.begin(lineup, 9)
    assert again.match.config == Config(3, True, 0, frozenset({"H6"}), (3, 0, 1))
    assert again.names == game.names
    assert [seat.current_controller for seat in again.seats] == ["human", "hard", "human"]
    assert lineup.seed is None
    assert next_start(again) == 1
