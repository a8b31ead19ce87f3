"""Slices of the proofs in large numbers, and that each of them would notice what it looks for."""

from dataclasses import replace
from statistics import median

import pygame
import pytest

from goldenhorn.common.cues import Cue
from goldenhorn.engine.pieces import Colour
from goldenhorn.engine.refusals import IllegalAction
from goldenhorn.engine.state import State
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.scenes.board import private_layer
from goldenhorn.scenes.board.private_layer import PrivateLayer
from goldenhorn.session.planning import choices
from goldenhorn.session.planning.plans import Gain, Plan, cards_missing, gain_of
from goldenhorn.session.planning.turn import Turn
from goldenhorn.storage.settings import Settings
from goldenhorn.tools.scenarios.private import robbed, shared_device
from tests.offers import check_offers
from tests.presses import MOST, MOST_IN_THE_MIDDLE, count_presses
from tests.previews import check_previews
from tests.privacy import compare_scenarios, private_couch, prove
from tests.scenes.couch import Couch, MakeCouch


@pytest.fixture
def instant(make_couch: MakeCouch) -> Couch:
    return make_couch(settings=Settings(fullscreen=False, speed="instant"))


def test_the_hard_bots_turns_take_few_inputs_with_every_device(instant: Couch) -> None:
    for kind, tally in count_presses(12, 1, instant).items():
        assert min(tally.at_sea) == 2
        assert min(tally.from_port) >= 3
        assert median(tally.all) <= MOST_IN_THE_MIDDLE
        assert max(tally.all) <= MOST[kind]


def test_with_an_open_hand_nothing_is_refused_that_is_lit() -> None:
    done = check_offers(300, 2)
    assert min(done[name] for name in ("Raid", "Wind", "Load", "Sail", "Conquer")) > 0


def test_an_offer_that_does_not_look_at_the_open_hand_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Turn, "missing", lambda *_plan: ())
    with pytest.raises(IllegalAction):
        check_offers(300, 1)


def test_previews_come_true(instant: Couch) -> None:
    done = check_previews(15, 3, instant)
    assert sum(done.values()) >= 15


def test_a_preview_that_promises_too_much_is_noticed(
    instant: Couch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_much(view: State, plan: Plan) -> Gain:
        gain = gain_of(view, plan)
        return replace(gain, cards=gain.cards + 1)

    monkeypatch.setattr(choices, "gain_of", too_much)
    with pytest.raises(AssertionError):
        check_previews(15, 3, instant)


def test_nothing_public_tells_what_is_hidden(make_couch: MakeCouch) -> None:
    alike = prove(private_couch(make_couch), positions=6, deals=2, seed=1)
    assert alike["refusals like Back"]
    assert alike["positions with a peek closed"]
    assert alike["ticks of the menu"]


def test_nothing_that_fades_tells_what_is_hidden(make_couch: MakeCouch) -> None:
    couch = private_couch(make_couch, reduced_motion=True)
    alike = prove(couch, positions=6, deals=2, seed=2)
    assert alike["ticks of bot"]
    assert alike["positions with a peek closed"]


def test_a_sound_that_tells_who_cannot_pay_is_noticed(
    make_couch: MakeCouch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(hand: tuple[int, ...], plan: Plan) -> tuple[Colour, ...]:
        missing = cards_missing(hand, plan)
        if missing:
            couch.context.sound.play(Cue.UI_BACK)
        return missing

    monkeypatch.setattr(private_layer, "cards_missing", told)
    couch = private_couch(make_couch)
    with pytest.raises(AssertionError, match="heard at tick"):
        prove(couch, positions=6, deals=1, seed=1)


def test_a_mark_that_tells_what_is_held_is_noticed(
    make_couch: MakeCouch, monkeypatch: pytest.MonkeyPatch
) -> None:
    couch = private_couch(make_couch)
    monkeypatch.setattr(PrivateLayer, "refresh_hand", marked)
    with pytest.raises(AssertionError, match="seen at tick"):
        prove(couch, positions=1, deals=4, seed=1)


def marked(private: PrivateLayer) -> None:
    """Put a mark into the picture whose colour tells the hand."""
    board = private._board
    state = board.game.state
    mark = pygame.Surface((4, 4))
    held = sum(colour * count for colour, count in enumerate(state.hand(state.player)))
    mark.fill((40 * (held % 6), 0, 0))
    board.picture.put("mark", Image(mark), 0, 0, 99)


def test_scenarios_show_the_same_whatever_is_hidden() -> None:
    assert compare_scenarios((shared_device, robbed), deals=1) == 3


def test_a_scenario_that_shows_what_is_held_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PrivateLayer, "refresh_hand", marked)
    with pytest.raises(AssertionError, match="shared_device shows hidden cards"):
        compare_scenarios((shared_device,), deals=4)
