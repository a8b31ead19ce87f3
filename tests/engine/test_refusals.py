"""Every refusal has its reason, and no public reason depends on a hand."""

from itertools import combinations_with_replacement

from goldenhorn.engine.actions import (
    Action,
    Advance,
    Announce,
    Conquer,
    EndTurn,
    Load,
    PlaceFleet,
    Raid,
    Sail,
    Stop,
    Train,
    Wind,
)
from goldenhorn.engine.board import ORIGIN_PORTS, VENICE
from goldenhorn.engine.chance import seeded
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.pieces import COLOURS, Cargo
from goldenhorn.engine.refusals import Refusal, why_not
from goldenhorn.engine.sight import imagine, observe
from tests.random_games import sampled_states

EVERY_ACTION: list[Action] = [
    *(PlaceFleet((port,) * 3) for port in ORIGIN_PORTS),
    PlaceFleet((VENICE,)),
    *(
        Raid(seat, ship, cards)
        for seat in range(-1, 5)
        for ship in range(4)
        for cards in combinations_with_replacement(COLOURS, 2)
    ),
    *(Load(ship, cargo) for ship in range(4) for cargo in Cargo),
    *(Sail(ship, turn) for ship in range(4) for turn in (False, True)),
    *(Advance(), Wind(), Stop(), Announce(), EndTurn()),
    *(
        Conquer(dominion, soldiers, farmers)
        for dominion in range(-1, 6)
        for soldiers in (0, 2)
        for farmers in (0, 4)
    ),
    *(Train(count) for count in (-1, 0, 1, 5)),
]
UNDO_ONLY = {Refusal.NOTHING_TO_UNDO, Refusal.DRAWN_SINCE, Refusal.OTHERS_HAVE_ACTED}
OF_ALL_RAIDS = {Refusal.RAID_NO_PAIR, Refusal.RAID_NO_SHIP}
"""Given before any pair of cards is chosen."""


def test_exactly_the_illegal_actions_have_a_reason() -> None:
    given: set[Refusal] = set()
    for state in sampled_states(range(60), every=30):
        legal = set(legal_actions(state))
        for action in EVERY_ACTION:
            refusal = why_not(state, action)
            assert (refusal is None) == (action in legal)
            if refusal is not None:
                given.add(refusal)
    assert given | UNDO_ONLY | OF_ALL_RAIDS == set(Refusal)  # every reason is really given


def test_before_the_fleets_are_placed_nothing_else_can_be_done() -> None:
    from tests.table import Table

    state = Table(placed=False).state
    assert why_not(state, Stop()) is Refusal.FLEETS_FIRST
    assert why_not(state, PlaceFleet((VENICE,))) is Refusal.BAD_PLACEMENT


def test_public_reasons_are_the_same_whatever_the_hands() -> None:
    for number, state in enumerate(sampled_states(range(25), every=40)):
        redealt = imagine(observe(state, None), seeded(number))
        for action in EVERY_ACTION:
            reason, other = why_not(state, action), why_not(redealt, action)
            if reason != other:
                assert reason is None or reason.is_private
                assert other is None or other.is_private


def test_a_reason_is_one_plain_sentence_with_its_rule() -> None:
    assert str(Refusal.RAID_EMPTY) == "An empty ship cannot be robbed (R22)."
    assert str(Refusal.NOTHING_TO_UNDO) == "There is nothing to take back."
    for refusal in Refusal:
        assert refusal.sentence[0].isupper()
        assert not refusal.sentence.endswith(".")
        assert "\n" not in refusal.sentence
