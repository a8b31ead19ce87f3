"""Positions, turns and screens for the tests of the planning view."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.layout import layout_of
from goldenhorn.board_view.planning.plan_marks import Keys
from goldenhorn.board_view.planning.plan_view import PlanView
from goldenhorn.board_view.planning.targets import (
    OnBack,
    OnChoice,
    OnConfirm,
    OnHand,
    OnPause,
    OnShip,
    OnSideAction,
    OnSquare,
    Target,
)
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.text import Words, Written
from goldenhorn.input.bindings import NUMBERS, Button
from goldenhorn.session.planning.choices import Choices, SideAction, Step
from goldenhorn.session.planning.choosing import ChoiceRefused, Commit
from goldenhorn.session.planning.turn import Turn
from goldenhorn.ui.kit.kit import Kit
from tests.random_games import words_of

NAMES = ("Marco", "Anna", "Zoe", "Bartholomäus")
KEYS = Keys(
    confirm=Key("A"),
    back=Key("B"),
    left_right=Key("", "arrows_across"),
    pirates=Key("Y"),
    dominions=Key("X"),
    pause=Key("Start"),
    peek=Key("LB"),
)
PRESSES = (
    *(Button.LEFT, Button.RIGHT, Button.RIGHT, Button.UP, Button.DOWN, *[Button.CONFIRM] * 4),
    *(Button.BACK, Button.PIRATES, Button.PIRATES, Button.DOMINIONS, *NUMBERS),
)
CONFIGS = (
    Config(2),
    Config(3),
    Config(4),
    Config(4, expansion=True, rules=frozenset({"H3"})),
    Config(2, expansion=True),
)


@dataclass(frozen=True)
class Screen:
    """A board with a plan over it."""

    board: BoardView
    plan: PlanView
    picture: Picture
    names: list[Written]
    """The names of the cities, which nothing may cover."""

    def pixels(self) -> bytes:
        canvas = pygame.Surface(self.picture.background.get_size())
        self.picture.paint(canvas)
        return pygame.image.tobytes(canvas, "RGB")

    def frames(self) -> Iterator[bytes]:
        """What people see, each time they look: only what has changed is painted anew."""
        canvas = pygame.Surface(self.picture.background.get_size())
        self.picture.paint(canvas)
        while True:
            yield pygame.image.tobytes(canvas, "RGB")
            self.picture.paint(canvas)


Box = tuple[SvgImages, PngImages]


def screen_of(state: State, box: Box, scale: float = 1, is_calm: bool = True) -> Screen:
    layout = layout_of(state.config)
    picture = Picture(pygame.Surface(layout.size))
    words = Words(scale)
    names = NAMES[: state.config.players]
    board = BoardView(picture, *(box[0], words, box[1], layout, state.config, state.route, names))
    names_of_cities = picture.texts()
    board.show(state)
    kit = Kit(box[0], box[1], words)
    plan = PlanView(board, picture, kit, layout, names, is_calm=is_calm)
    return Screen(board, plan, picture, names_of_cities)


def position(config: Config, seed: int, steps: int) -> State:
    """Some position of a random game, at the beginning of a turn or in its midst."""
    chance = random.Random(f"{words_of(config)}{seed}")
    match = Match(config, seed)
    state = match.state
    for _step in range(steps):
        match.play(chance.choice(match.legal_actions))
        if match.state.phase == "over":
            break
        if match.state.phase != "place":
            state = match.state
    return state


def begun(config: Config, seed: int, steps: int) -> State:
    """Some position in which a turn begins."""
    while (state := position(config, seed, steps)).phase != "begin":
        steps += 1
    return state


def planned(state: State, chance: random.Random, presses: int) -> Iterator[Turn]:
    """Yield a turn after each of some random presses."""
    turn = Turn(observe(state, None))
    yield turn
    for _press in range(presses):
        answer = turn.press(chance.choice(PRESSES))
        if isinstance(answer, Commit):
            turn = Turn(observe(state, None))
        yield turn


def with_people(state: State) -> State:
    """The same position, in which the player could do everything at once."""
    draft = state.thaw()
    warehouses = list(state.warehouses)
    people = (3, 5) if state.config.expansion else (0, 0)
    warehouses[state.player] = (2, 1, 1, 3, 1, 1, *people)
    draft.warehouses = tuple(warehouses)
    return draft.freeze()


def every_step(view: State) -> list[Turn]:
    """The turns of a position in every step that can be reached by a few presses."""
    turns = [Turn(view)]
    for presses in (
        *([Button.CONFIRM], [Button.CONFIRM] * 2, [Button.PIRATES]),
        *([Button.PIRATES, Button.CONFIRM], [Button.PIRATES, Button.CONFIRM, Button.CONFIRM]),
        *([Button.DOMINIONS], [Button.DOMINIONS, Button.CONFIRM], [Button.DOWN]),
    ):
        turn = Turn(view)
        for press in presses:
            if isinstance(turn.press(press), Commit | ChoiceRefused):
                break
        turns.append(turn)
    for side_action in (SideAction.TRAIN, SideAction.BELL):
        turn = Turn(view)
        if side_action in turn.side_actions:
            turn.tap_side_action(side_action)
            turns.append(turn)
    return turns


def offered(choices: Choices) -> set[Target]:
    """All that must be hit by a pointer in a step."""
    view = choices.public_state
    if choices.step is Step.ANNOUNCING:
        return {OnChoice(0), OnChoice(1)}
    found: set[Target] = {OnConfirm(), OnBack(), OnPause(), OnHand()}
    found |= (
        {OnSideAction(side_action) for side_action in choices.side_actions}
        if choices.step is Step.SHIP
        else set()
    )
    found |= {OnChoice(number) for number in range(choices.focus_in_tray()[1])}
    match choices.step:
        case Step.SHIP if view.phase == "begin":
            found |= {OnShip(view.player, number) for number in range(3)}
            found |= {OnShip(*target) for target in choices.targets}
        case Step.TARGET:
            found |= {OnShip(*target) for target in choices.targets}
        case Step.LANDING:
            found |= {OnSquare(voyage.landing) for voyage in choices.landings}
        case _:
            pass
    return found


def own_texts(before: list[Written], after: list[Written]) -> list[Written]:
    """The texts that only the plan has brought."""
    return [written for written in after if written not in before]
