"""The lessons: reachable positions, goals that can be met, and every chapter of the rules felt."""

from collections.abc import Callable, Iterator

import pytest

from goldenhorn.engine.actions import Announce, Conquer, EndTurn, Load, Raid, Sail, Train
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import ALL_CARDS, ALL_GOODS, NO_CARDS, plus
from goldenhorn.engine.sight import observe
from goldenhorn.scenes.tutorial.lesson_guide import words_for
from goldenhorn.session.coach import TIPS, Coach
from goldenhorn.session.game import Game
from goldenhorn.session.lessons.lesson_plan import (
    PUPIL,
    RIVAL,
    Goal,
    Lesson,
    named_action,
    opened,
    words_of,
)
from goldenhorn.session.lessons.lessons import LESSONS, first_open, lesson_after
from goldenhorn.session.planning.choices import Choices, Step
from goldenhorn.session.planning.turn import Turn
from goldenhorn.session.rule_book.rule_book import PAGES, chapter_of, page_of

NOT_FOR_BEGINNERS = {"house-rules"}
"""Switched off unless people ask for them."""
AT_ONCE = (Announce, Conquer, Train)
"""What is done without a voyage."""
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


def play(game: Game, words: str) -> None:
    for each in words_of(words):
        game.play(named_action(game.match, each))


def play_goals(lesson: Lesson, before: Callable[[Game, Goal], None] | None = None) -> Game:
    """Play a lesson as it is meant; `before` looks at every position in which a goal begins."""
    game = opened(lesson.opening)
    for goal in lesson.goals:
        assert game.state.player == PUPIL
        if before is not None:
            before(game, goal)
        for action in goal.wanted:
            game.play(action)
        if game.state.phase == "end" and goal.replies:
            game.play(EndTurn())
        play(game, goal.replies)
    return game


def all_cards(match: Match) -> tuple[int, ...]:
    state = match.state
    cards = plus(state.discard, state.shown_deck())
    for seat in (PUPIL, RIVAL):
        cards = plus(cards, state.hand(seat))
    return cards


def all_goods(match: Match) -> tuple[int, ...]:
    state = match.state
    piles = [*state.markets, *state.warehouses, state.bag]
    piles += [ship.cargo for fleet in state.ships for ship in fleet]
    goods = NO_CARDS
    for pile in piles:
        goods = plus(goods, pile[:6])
    return goods


def test_there_are_six_lessons_and_two_for_the_expansion() -> None:
    assert [lesson.opening.expansion for lesson in LESSONS] == [False] * 6 + [True] * 2
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS)


@each_lesson
def test_a_position_is_reached_by_the_rules_and_loses_nothing(lesson: Lesson) -> None:
    match = opened(lesson.opening).match
    assert (match.state.player, match.state.phase) == (PUPIL, "begin")
    assert all_cards(match) == ALL_CARDS
    assert all_goods(match) == ALL_GOODS[:6]


@each_lesson
def test_the_goals_can_be_met_and_the_rival_can_reply(lesson: Lesson) -> None:
    game = play_goals(lesson)
    assert len(game.match.actions) > len(words_of(lesson.opening.played))


@each_lesson
def test_a_lesson_is_short(lesson: Lesson) -> None:
    assert 2 <= len(lesson.goals) <= 3
    texts = [
        text
        for goal in lesson.goals
        for text in (goal.says, goal.at_landing, goal.towards_landing, goal.otherwise)
    ]
    assert all(len(text) <= 90 for text in (*texts, lesson.farewell))


def plans_of(game: Game) -> Iterator[Turn]:
    """Every landing of every ship with every cargo, without pirates and with all kinds of them."""
    view = observe(game.state, None)
    raids: list[Raid | None] = [None]
    for number, _ship in enumerate(Turn(view).targets):
        turn = Turn(view)
        turn.target = number
        raids += turn.pairs
    for ship in range(3 if view.phase == "begin" else 0):
        turn = Turn(view)
        turn.ship = ship
        turn.choose_ship()
        for cargo in range(max(1, len(turn.cargoes))):
            turn = Turn(view)
            turn.ship = ship
            turn.choose_ship()
            if turn.step is Step.CARGO:
                turn.cargo = cargo
                turn.choose_cargo()
            landings = len(turn.landings) if turn.step is Step.LANDING else 0
            for turn.landing_index in range(landings):
                for turn.raid in raids:
                    yield turn


@each_lesson
def test_at_a_landing_the_coach_speaks_only_of_the_plan_that_it_is_shown_with(
    lesson: Lesson,
) -> None:
    found = 0

    def look(game: Game, goal: Goal) -> None:
        nonlocal found
        for turn in plans_of(game):
            assert turn.plan is not None
            said = words_for(goal, turn, goal.wanted)
            if turn.plan.actions == goal.wanted:
                found += 1
                assert said == (goal.at_landing or goal.towards_landing)
                continue
            assert said in (goal.towards_landing, goal.otherwise)
            if said == goal.towards_landing:
                departure = next(each for each in goal.wanted if isinstance(each, Load | Sail))
                assert turn.ship == departure.ship
                assert isinstance(departure, Sail) or turn.plan.voyage.departure == departure
                assert (turn.raid is not None) == isinstance(goal.wanted[0], Raid)

    play_goals(lesson, look)
    sails = [goal for goal in lesson.goals if not isinstance(goal.wanted[0], AT_ONCE)]
    assert found == len(sails)


@each_lesson
def test_of_pirates_the_coach_says_that_they_are_ready_only_if_they_are_the_wanted_ones(
    lesson: Lesson,
) -> None:
    def look(game: Game, goal: Goal) -> None:
        turn = Turn(observe(game.state, None))
        raids = [each for turn.target in range(len(turn.targets)) for each in turn.pairs]
        for turn.raid in (None, *raids):
            is_wanted = turn.raid is not None and turn.raid == goal.wanted[0]
            said = goal.with_raid if is_wanted and goal.with_raid else goal.says
            assert words_for(goal, turn, goal.wanted) == said

    play_goals(lesson, look)


def test_under_way_the_coach_speaks_of_what_was_loaded_step_by_step() -> None:
    goods = next(lesson for lesson in LESSONS if lesson.name == "goods")
    game = opened(goods.opening)
    first, second = goods.goals
    play(game, ", ".join(map(str, first.wanted)))
    play(game, first.replies)
    game.play(second.wanted[0])
    left = second.wanted[1:]
    turn = Turn(observe(game.state, None), is_step_by_step=True)
    said = {}
    for number, voyage in enumerate(turn.landings):
        turn.landing_index = number
        said[voyage.actions] = words_for(second, turn, left)
    assert said.pop(left) == second.at_landing
    assert set(said.values()) == {second.otherwise}


def test_the_book_opens_at_a_rule_that_the_lesson_is_about() -> None:
    for lesson in LESSONS:
        assert lesson.page in lesson.rules


def test_the_lessons_touch_every_chapter_of_the_rules() -> None:
    touched = {chapter_of(page_of(rule)).name for lesson in LESSONS for rule in lesson.rules}
    with_rules = {chapter_of(page).name for page in PAGES if page.rules}
    assert touched == with_rules - NOT_FOR_BEGINNERS


def test_every_rule_that_a_lesson_names_has_a_page() -> None:
    for lesson in LESSONS:
        assert lesson.rules
        for rule in lesson.rules:
            assert page_of(rule)


def test_the_last_lesson_of_the_base_game_ends_a_game_that_the_pupil_wins() -> None:
    from goldenhorn.engine.scoring import scores

    end = next(lesson for lesson in LESSONS if lesson.name == "end")
    game = play_goals(end)
    assert game.is_over
    assert scores(game.state)[PUPIL] == 23  # as the farewell says
    assert sum(game.state.warehouses[PUPIL]) == 17
    assert scores(game.state)[RIVAL] < 23


def test_lessons_follow_one_another_and_the_first_open_one_is_found() -> None:
    assert lesson_after(LESSONS[0]) is LESSONS[1]
    assert lesson_after(LESSONS[-1]) is None
    assert first_open(()) is LESSONS[0]
    assert first_open((LESSONS[0].name, LESSONS[2].name)) is LESSONS[1]
    assert first_open(tuple(lesson.name for lesson in LESSONS)) is None


# --- The coach in real games ----------------------------------------------------------------------

BOTH = ("Anna", "Ben")


def choices_of(lesson_name: str) -> Turn:
    lesson = next(lesson for lesson in LESSONS if lesson.name == lesson_name)
    return Turn(observe(opened(lesson.opening).state, None))


def test_a_tip_is_told_once_in_a_turn_and_once_ever() -> None:
    coach, choices = Coach(BOTH), choices_of("sails")
    tip = coach.tip_for(choices)
    assert tip is not None
    coach.told(tip, choices)
    assert coach.tip_for(choices) is None  # one in a turn is enough
    later = Coach(BOTH, coach.seen)
    another = later.tip_for(choices)
    assert another is not None
    assert another.name != tip.name


def test_whoever_has_seen_all_tips_hears_nothing_more() -> None:
    assert Coach(BOTH, tuple(tip.name for tip in TIPS)).tip_for(choices_of("pirates")) is None


def test_tips_are_switched_off_for_one_seat_only() -> None:
    coach, choices = Coach(BOTH), choices_of("sails")
    coach.switch(PUPIL)
    assert coach.is_silent(PUPIL)
    assert not coach.is_silent(RIVAL)
    assert coach.tip_for(choices) is None
    coach.switch(PUPIL)
    assert coach.tip_for(choices) is not None


MOMENTS = {
    "ship": ("pirates", ()),
    "pirates": ("pirates", ("ship",)),
    "people at home": ("farmers", ("ship", "conquer", "train")),
    "conquer": ("farmers", ("ship",)),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_a_tip_comes_at_its_moment(name: str) -> None:
    lesson, seen = MOMENTS[name]
    tip = Coach(BOTH, seen).tip_for(choices_of(lesson))
    assert tip is not None
    assert tip.name == name


def test_planning_brings_tips_about_cargo_leaps_and_sets() -> None:
    from goldenhorn.input.bindings import Button

    seen = ("ship", "pirates")
    turn = choices_of("goods")
    turn.press(Button.CONFIRM)  # ship 1 sails home with a fourth colour
    first = Coach(BOTH, seen).tip_for(turn)
    assert first is not None
    assert first.name == "set"
    turn = choices_of("sails")
    turn.press(Button.CONFIRM)  # the big ship leaps over the rival on blue
    second = Coach(BOTH, (*seen, "set", "unload")).tip_for(turn)
    assert second is not None
    assert second.name == "leap"


def test_every_tip_has_its_own_name_and_a_rule_with_a_page() -> None:
    assert len({tip.name for tip in TIPS}) == len(TIPS)
    for tip in TIPS:
        assert page_of(tip.rule)


def test_a_tip_never_needs_a_hand() -> None:
    """Choices are made of an observation that shows no hand at all: asking one would raise."""
    for lesson in LESSONS:
        choices: Choices = choices_of(lesson.name)
        for tip in TIPS:
            tip.fits(choices)
