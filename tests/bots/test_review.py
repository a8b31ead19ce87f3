"""The review after a game: each seat's best and costliest turn."""

from goldenhorn.bots.bot import decide, thought_through
from goldenhorn.bots.levels import LEVELS
from goldenhorn.bots.review import Review, judged, review
from goldenhorn.engine.actions import Action, Conquer, EndTurn, Load, Stop
from goldenhorn.engine.config import Config
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.match import Match
from goldenhorn.engine.record import Record, record_of
from goldenhorn.engine.sight import observe
from tests.table import Table


def game_of(levels: tuple[str, ...], seed: int) -> Record:
    match = Match(Config(len(levels), expansion=True), seed)
    bots = [LEVELS[level](seed + seat) for seat, level in enumerate(levels)]
    while match.legal_actions:
        seat = match.state.player
        match.play(decide(bots[seat], observe(match.state, seat), match.legal_actions))
    return record_of(match)


def highest_cost(reviews: tuple[Review, ...], seat: int) -> float:
    costliest = reviews[seat].costliest
    return 0.0 if costliest is None else costliest.swing


def test_careless_seats_pay_more_than_careful_ones() -> None:
    careful = careless = 0.0
    for seed in range(4):
        reviews = thought_through(review(game_of(("hard", "random"), seed)))
        careful += highest_cost(reviews, 0)
        careless += highest_cost(reviews, 1)
    assert careless > 4 * careful


def ran_together(part: tuple[Action, ...], whole: tuple[Action, ...]) -> bool:
    return any(whole[i : i + len(part)] == part for i in range(len(whole)))


def test_a_missed_conquest_costs() -> None:
    """Six soldiers, and the turn ends without a dominion."""
    table = Table(expansion=True)
    table.warehouse(0, soldiers=6)
    view = observe(table.state, 0)
    load = next(a for a in legal_actions(view) if isinstance(a, Load))
    without = thought_through(judged(view, (load, Stop(), EndTurn())))
    taking = thought_through(judged(view, (load, Stop(), Conquer(4, 6, 0))))
    assert without is not None
    assert taking is not None
    assert without[1].swing > taking[1].swing >= 0
    assert any(isinstance(action, Conquer) for action in without[1].better)


def test_a_review_names_turns_that_were_played() -> None:
    record = game_of(("medium", "easy", "random"), 2)
    reviews = thought_through(review(record))
    assert len(reviews) == 3
    for one in reviews:
        for moment in (one.best, one.costliest):
            assert moment is not None
            assert ran_together(moment.played, record.actions)
            assert 0 < moment.swing <= 1
        assert one.costliest is not None
        assert one.costliest.better != one.costliest.played


def test_the_same_game_gets_the_same_review() -> None:
    record = game_of(("easy", "medium"), 3)
    assert thought_through(review(record)) == thought_through(review(record))


def test_an_unfinished_game_can_be_reviewed_too() -> None:
    assert thought_through(review(record_of(Match(Config(2), 1)))) == (Review(None, None),) * 2
