"""The review after a game: each seat's best and costliest turn."""

from goldenhorn.bots.bot import decide
from goldenhorn.bots.levels import LEVELS
from goldenhorn.bots.review import Review, review
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.record import Record, record_of
from goldenhorn.engine.sight import observe
from tests.bots.test_hint import finished


def game_of(levels: tuple[str, ...], seed: int) -> Record:
    match = Match(Config(len(levels), expansion=True), seed)
    bots = [LEVELS[level](seed + seat) for seat, level in enumerate(levels)]
    while match.legal_actions:
        seat = match.state.player
        match.play(decide(bots[seat], observe(match.state, seat), match.legal_actions))
    return record_of(match)


def total_cost(reviews: tuple[Review, ...], seat: int) -> float:
    costliest = reviews[seat].costliest
    return 0.0 if costliest is None else costliest.swing


def test_careless_seats_pay_more_than_careful_ones() -> None:
    careful = careless = 0.0
    for seed in range(4):
        reviews = finished(review(game_of(("hard", "random"), seed)))
        careful += total_cost(reviews, 0)
        careless += total_cost(reviews, 1)
    assert careless > 4 * careful


def test_a_review_names_turns_that_were_played() -> None:
    record = game_of(("medium", "easy", "random"), 2)
    reviews = finished(review(record))
    assert len(reviews) == 3
    for one in reviews:
        for moment in (one.best, one.costliest):
            assert moment is not None
            assert set(moment.played) <= set(record.actions)
            assert -1 <= moment.swing <= 1
        assert one.costliest is not None
        assert one.costliest.swing > 0
        assert one.costliest.better != one.costliest.played


def test_the_same_game_gets_the_same_review() -> None:
    record = game_of(("easy", "medium"), 3)
    assert finished(review(record)) == finished(review(record))


def test_an_unfinished_game_can_be_reviewed_too() -> None:
    assert finished(review(record_of(Match(Config(2), 1)))) == (Review(None, None),) * 2
