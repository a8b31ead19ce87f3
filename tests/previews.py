"""A developers' command: what a plan promises on the board is what then happens.

`python -m tests.previews --commits 1000 --seed 1` sets up random positions, presses at random until
a plan can be paid, reads the labels on the picture, commits, and compares: points, sets, cards
drawn and paid, where the ship lands, and what conquests and training bring.
"""

import argparse
import random
import sys
from collections import Counter
from typing import cast

from goldenhorn.board_view.planning.choice_rows import raid_gain, without_raid
from goldenhorn.board_view.planning.gain_labels import gain_rows
from goldenhorn.engine.actions import Conquer, Train
from goldenhorn.engine.pieces import DOMINIONS, FARMERS, SOLDIERS
from goldenhorn.engine.scoring import score, set_bonus
from goldenhorn.engine.state import State
from goldenhorn.graphics.rich_parts import Icon, Line, Pill
from goldenhorn.input.bindings import NUMBERS, Button
from goldenhorn.input.devices import KEYBOARD
from goldenhorn.session.planning.choices import SideAction, Step
from goldenhorn.session.planning.plans import Gain, Plan, cards_missing
from goldenhorn.session.planning.turn import Turn
from goldenhorn.storage.settings import Settings
from tests.positions import Setup, random_positions
from tests.random_games import words_of
from tests.scenes.couch import Couch

BUTTONS = (
    *(Button.LEFT, Button.RIGHT, Button.UP, Button.DOWN, *[Button.CONFIRM] * 4),
    *(Button.PIRATES, Button.PIRATES, Button.DOMINIONS, *NUMBERS),
)
PEOPLES_BUTTONS = (*BUTTONS, *[Button.DOMINIONS] * 12)
"""For whoever has people at hand."""
ENLISTED = 0.3
"""How often, in games with the expansion."""
TRAINS = 0.1
"""How often a tap beside the ships asks for training; keys seldom come there by chance."""
MOST_PRESSES = 60
COMMITS_AT_LANDING = 0.4
"""How often what is in preview is committed; otherwise people go on to press."""


def _sum_of_pills(rows: list[tuple[Line, ...]]) -> int:
    """All points that rows of labels promise, said at length."""
    parts = [part for lines in rows for part in lines[0]]
    return sum(int(part.text) for part in parts if isinstance(part, Pill))


def _card_backs(rows: list[tuple[Line, ...]]) -> int:
    return sum(part == Icon("card_back") for lines in rows for part in lines[0])


def _labels_on_screen(setup: Setup) -> set[object]:
    """What the labels say that lie over the board now."""
    marks = setup.board.widgets.plan._plan_marks
    assert marks is not None
    keys = [mark.key for mark in marks.marks]
    return {key[1] for key in keys if isinstance(key, tuple) and key[0] == "label"}


def _assert_shown(setup: Setup, rows: list[tuple[Line, ...]]) -> None:
    shown = _labels_on_screen(setup)
    for lines in rows:
        told = tuple(tuple(line) for line in lines)
        assert told in shown, f"{told} is nowhere on the board"


def check_voyage(setup: Setup, turn: Turn, plan: Plan) -> None:
    """Read what a voyage promises, commit it, and compare."""
    game = setup.table.game
    before, seat = game.state, game.state.player
    gain = turn.gain(plan.voyage)
    rows = gain_rows(without_raid(turn, gain))
    if before.route.ports[plan.voyage.landing] is not None:
        _assert_shown(setup, rows)
        raided = raid_gain(turn, turn.raid).points if turn.raid else 0
        assert _sum_of_pills(rows) + raided == gain.points
        assert _card_backs(rows) == gain.cards
    setup.table.press(Button.CONFIRM)
    after = game.state
    assert after is not before, "nothing was committed"
    compare(before, after, seat, gain, plan)


def compare(before: State, after: State, seat: int, gain: Gain, plan: Plan) -> None:
    """See that everything came as it was promised."""
    brought = score(after, seat).total - score(before, seat).total
    assert brought == gain.points, f"{gain.points} points were promised, {brought} came"
    bonus = set_bonus(after.warehouses[seat]) - set_bonus(before.warehouses[seat])
    assert bonus == gain.set_points, f"{gain.set_points} for sets were promised, {bonus} came"
    drawn = after.hand_size(seat) - before.hand_size(seat) + len(plan.cards)
    assert drawn == gain.cards, f"{gain.cards} cards were promised, {drawn} came"
    stock = tuple(
        new - old for new, old in zip(after.warehouses[seat], before.warehouses[seat], strict=True)
    )
    promised = tuple(a + b for a, b in zip(gain.unloaded, gain.robbed, strict=True))
    assert stock == promised, f"{promised} was promised, {stock} came"
    assert after.ships[seat][plan.voyage.ship].at == plan.voyage.landing


def check_conquest(setup: Setup, action: Conquer) -> bool:
    """Press at a payment, and compare what the stall promised; tell whether it was open."""
    game = setup.table.game
    before, seat = game.state, game.state.player
    setup.table.press(Button.CONFIRM)
    if game.state is before:
        return False
    promised = DOMINIONS[action.dominion].points - action.soldiers - action.farmers
    assert score(game.state, seat).total - score(before, seat).total == promised
    assert game.state.owners[action.dominion] == seat
    return True


def check_training(setup: Setup, action: Train) -> None:
    """Press at a number of recruits, and compare."""
    game = setup.table.game
    before, seat = game.state, game.state.player
    setup.table.press(Button.CONFIRM)
    old, new = before.warehouses[seat], game.state.warehouses[seat]
    assert new[SOLDIERS] - old[SOLDIERS] == old[FARMERS] - new[FARMERS] == action.count
    assert score(game.state, seat).total == score(before, seat).total


def enlisted(state: State, chance: random.Random) -> State:
    """Give the player to move people enough to conquer and to train: games seldom do by chance."""
    draft = state.thaw()
    stock = list(state.warehouses[state.player])
    stock[SOLDIERS] += chance.randint(0, 8)
    stock[FARMERS] += chance.randint(1, 6)
    warehouses = list(state.warehouses)
    warehouses[state.player] = tuple(stock)
    draft.warehouses, draft.store = tuple(warehouses), max(state.store, 3)
    return draft.freeze()


def commit_at_random(
    setup: Setup, chance: random.Random, buttons: tuple[Button, ...] = BUTTONS
) -> str | None:
    """Press until something is committed; return what, None if nothing could be paid."""
    for _press in range(MOST_PRESSES):
        setup.return_to_board()
        turn = cast(Turn, setup.board.turn)
        state = setup.table.game.state
        plan = turn.plan
        if plan is not None and chance.random() < COMMITS_AT_LANDING:
            if not cards_missing(state.hand(state.player), plan):
                kind = "raid" if plan.raid else "wind" if plan.cards else "free voyage"
                check_voyage(setup, turn, plan)
                return kind
            while turn.raid is not None or turn.plan is not None:
                setup.table.press(Button.BACK)
        elif (
            turn.step is Step.SHIP
            and SideAction.TRAIN in turn.side_actions
            and chance.random() < TRAINS
        ):
            setup.board.turns.answer(turn.tap_side_action(SideAction.TRAIN), KEYBOARD)
        elif turn.step is Step.PAYMENT and chance.random() < COMMITS_AT_LANDING:
            if check_conquest(setup, turn.payments[turn.payment]):
                return "conquest"
        elif turn.step is Step.TRAINING and chance.random() < COMMITS_AT_LANDING:
            check_training(setup, Train(turn.training))
            return "training"
        else:
            ends = turn.step in (Step.LANDING, Step.PAYMENT, Step.TRAINING, Step.ANNOUNCING)
            open_ones = [each for each in buttons if not (ends and each is Button.CONFIRM)]
            if turn.step is Step.ANNOUNCING:
                open_ones = [Button.BACK]
            setup.table.press(chance.choice(open_ones))
    return None


def check_previews(commits: int, seed: int, couch: Couch) -> Counter[str]:
    """Compare so many commits; return how many of each kind."""
    chance, done, number = random.Random(seed), Counter[str](), 0
    setup, config = None, None
    for number, state in enumerate(random_positions(10 * commits, seed)):
        if setup is None or config is not state.config:
            setup, config = Setup(couch, state.config, KEYBOARD), state.config
        is_enlisted = config.expansion and chance.random() < ENLISTED
        setup.set_up(enlisted(state, chance) if is_enlisted else state)
        try:
            kind = commit_at_random(setup, chance, PEOPLES_BUTTONS if is_enlisted else BUTTONS)
        except AssertionError as problem:
            raise AssertionError(f"position {number}, {words_of(state.config)}") from problem
        done[kind or "nothing that could be paid"] += 1
        if number % 100 == 99:
            print(f"{number + 1} positions: {dict(done)}", file=sys.stderr, flush=True)
        if sum(done.values()) - done["nothing that could be paid"] >= commits:
            break
    return done


def main() -> None:
    """Compare, and tell how much."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.previews")
    parser.add_argument("--commits", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    couch = Couch(settings=Settings(fullscreen=False, speed="instant"))
    done = check_previews(options.commits, options.seed, couch)
    couch.close()
    print(f"All previews came true: {dict(done)}")


if __name__ == "__main__":
    main()
