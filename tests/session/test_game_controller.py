"""The course of a game: bots act in time, commits end turns, and whole commits are taken back."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from goldenhorn.bots.bot import counted, thought_through
from goldenhorn.bots.expert import MOST_SLICES, ExpertBot
from goldenhorn.bots.levels import bot_seed
from goldenhorn.engine.actions import EndTurn, PlaceFleet, Stop
from goldenhorn.engine.board import VENICE
from goldenhorn.engine.config import Config
from goldenhorn.engine.events import CardsDrawn
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import FaceDown
from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.sight import observe
from goldenhorn.session.bot_driver import (
    AT_REST,
    GOES_ON_AFTER,
    PACE,
    PONDERED_SLICES,
    SLICES,
    WHILE_SHOWN,
)
from goldenhorn.session.game import Game
from goldenhorn.session.game_controller import GameController
from goldenhorn.session.lineup import Lineup, Place
from goldenhorn.session.planning.choosing import Commit
from goldenhorn.session.planning.plans import cards_missing
from goldenhorn.session.planning.turn import Turn
from goldenhorn.storage.saves import Autosave, load_latest


def lineup(*who: str) -> Lineup:
    table = Lineup(first=0, seed=1)
    for number, each in enumerate(who):
        table = table.with_place(number, Place(each, "", number))
    return table


def begun(*who: str, keep: Callable[[Game], None] | None = None, seed: int = 1) -> GameController:
    controller = GameController(Game.begin(lineup(*who), seed), keep)
    while controller.game.state.phase == "place":
        controller.commit((PlaceFleet((VENICE,) * 3),))
    return controller


def play_a_turn(controller: GameController) -> None:
    """Do what a human does who presses nothing but Confirm."""
    from goldenhorn.input.bindings import Button

    turn = Turn(observe(controller.game.state, None))
    answer = None
    while not isinstance(answer, Commit):
        answer = turn.press(Button.CONFIRM)
    if answer.plan is not None:
        hand = controller.game.state.hand(controller.game.state.player)
        assert not cards_missing(hand, answer.plan)
    controller.commit(answer.actions)


def test_a_bot_acts_at_the_same_tick_whatever_it_holds() -> None:
    waits = set()
    for seed in range(6):
        controller = begun("hard", "human", seed=seed)
        ticks = 1
        while controller.think("normal") is None:
            ticks += 1
        waits.add(ticks)
    assert len(waits) == 1


@pytest.mark.parametrize(("seed", "config"), [(104, Config(2, expansion=True)), (6, Config(3))])
def test_an_expert_is_in_time_however_rich_the_position(seed: int, config: Config) -> None:
    # What is thought before and after the worlds it imagines is within its allowance, too.
    match = Match(config, seed)
    bots = [ExpertBot(bot_seed(seed, seat)) for seat in range(config.players)]
    needed = []
    for _decision in range(60):
        state = match.state
        thinking = bots[state.player].think(observe(state, state.player), match.legal_actions)
        action, slices = thought_through(counted(thinking))
        if state.phase == "begin":
            needed.append(slices)
        match.play(action)
    assert max(needed) + 500 > MOST_SLICES
    assert max(needed) < PONDERED_SLICES - 200


def test_an_expert_ponders_as_long_whatever_is_shown_meanwhile() -> None:
    waits = set()
    for seed in range(3):
        controller = begun("expert", "human", seed=seed)
        ticks = 1
        while controller.think("normal", is_resting=ticks > 90) is None:
            ticks += 1
        waits.add(ticks)
    assert waits == {90 + -(-(PONDERED_SLICES - 90 * WHILE_SHOWN) // AT_REST)}


def test_an_expert_decides_the_rest_of_a_turn_at_a_glance() -> None:
    match = Match(Config(2, expansion=True), 104)
    bots = [ExpertBot(bot_seed(104, seat)) for seat in range(2)]
    needed = []
    for _decision in range(60):
        state = match.state
        thinking = bots[state.player].think(observe(state, state.player), match.legal_actions)
        action, slices = thought_through(counted(thinking))
        if state.phase not in ("begin", "place"):
            needed.append(slices)
        match.play(action)
    assert max(needed) < round(GOES_ON_AFTER * PACE["fast"]) * SLICES["fast"]


def test_at_instant_speed_a_bot_acts_at_once() -> None:
    assert begun("expert", "human").think("instant") is not None


def test_two_bots_play_a_whole_game() -> None:
    controller = begun("easy", "medium")
    for _ in range(5000):
        action = controller.think("instant")
        if action is None:
            break
        controller.commit((action,))
    assert controller.game.is_over


def test_a_commit_ends_the_turn_unless_something_new_is_open() -> None:
    controller = begun("human", "human")
    for _turn in range(30):
        if controller.game.is_over:
            break
        mover = controller.game.state.player
        open_before = controller.game.state.has_all_colours(mover)
        play_a_turn(controller)
        state = controller.game.state
        if state.player == mover and state.phase == "end":
            assert state.has_all_colours(mover)
            assert not open_before
            controller.commit((EndTurn(),))


def test_a_departure_that_drew_cubes_cannot_be_taken_back() -> None:
    controller = begun("human", "human")
    play_a_turn(controller)  # from port, so the port was refilled
    assert controller.why_no_undo(0) is Refusal.DRAWN_SINCE
    assert controller.why_no_undo(1) is Refusal.NOTHING_TO_UNDO


def test_a_move_at_sea_is_taken_back_whole_even_after_the_turn_has_passed(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    controller = begun("human", "human", keep=autosave.keep)
    while controller.game.state.turn < 6:
        before = controller.game.state
        mover = before.player
        play_a_turn(controller)
        refusal = controller.why_no_undo(mover)
        assert controller.why_no_undo(1 - mover) in (
            Refusal.NOTHING_TO_UNDO,
            Refusal.OTHERS_HAVE_ACTED,
        )
        if refusal is None:
            controller.undo(mover)
            assert controller.game.state == before
            autosave.flush()
            saved, _note = load_latest(tmp_path)
            assert saved is not None
            assert saved.state == before
            return
    pytest.fail("no turn could be taken back")


def test_drawn_cards_lie_face_down_except_in_the_one_open_hand() -> None:
    controller = GameController(Game.begin(lineup("human", "easy"), 3))
    seen: dict[int, set[type]] = {0: set(), 1: set()}
    while controller.game.state.phase == "place":
        for played in controller.commit((PlaceFleet((VENICE,) * 3),)):
            for event in played.events:
                if isinstance(event, CardsDrawn):
                    seen[event.player].add(type(event.cards))
    assert controller.open_hand == 0
    assert seen == {0: {tuple}, 1: {FaceDown}}


@pytest.mark.parametrize(
    ("who", "rules", "shown"),
    [
        (("human", "easy", "easy"), (), {0}),
        (("human", "human", "easy"), (), set()),
        (("human", "human", "easy"), ("H6",), {0, 1, 2}),
    ],
)
def test_what_is_planned_from_shows_the_hands_that_lie_open_and_no_other(
    who: tuple[str, ...], rules: tuple[str, ...], shown: set[int]
) -> None:
    table = replace(lineup(*who), rules=frozenset(rules))
    controller = GameController(Game.begin(table, 1))
    while controller.game.state.phase == "place":
        controller.commit((PlaceFleet((VENICE,) * 3),))
    hands = controller.shown_to_all.hands
    assert {n for n, hand in enumerate(hands) if not isinstance(hand, FaceDown)} == shown


def test_stopping_is_always_said_by_the_player() -> None:
    controller = begun("human", "human")
    play_a_turn(controller)
    assert Stop() in [step.action for step in controller.game.history()]
