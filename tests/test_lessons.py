"""The lessons: reachable positions, goals that can be met, and every chapter of the rules felt."""

import pytest

from goldenhorn.choices import Choices
from goldenhorn.coach import TIPS, Coach
from goldenhorn.engine.actions import EndTurn
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import (
    ALL_CARDS,
    ALL_GOODS,
    NO_CARDS,
    plus,
)
from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.sight import observe
from goldenhorn.game import Game
from goldenhorn.lessons import LESSONS, first_open, lesson_after
from goldenhorn.lessons_plan import PUPIL, RIVAL, Lesson, named_action, opened, words_of
from goldenhorn.rule_book import PAGES, chapter_of, page_of
from goldenhorn.scenes.turn import Turn

NOT_FOR_BEGINNERS = {"house-rules"}
"""Switched off unless people ask for them."""
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


def play(game: Game, words: str) -> None:
    for each in words_of(words):
        game.play(named_action(game.match, each))


def play_goals(lesson: Lesson) -> Game:
    """Play a lesson as it is meant."""
    game = opened(lesson.opening)
    for goal in lesson.goals:
        assert game.state.player == PUPIL
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
    texts = [text for goal in lesson.goals for text in (goal.says, goal.at_landing, goal.otherwise)]
    assert all(len(text) <= 90 for text in (*texts, lesson.farewell))


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
    "pirates": ("pirates", ()),
    "ship": ("sails", ("pirates",)),
    "people at home": ("farmers", ("conquer", "train")),
    "conquer": ("farmers", ()),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_a_tip_comes_at_its_moment(name: str) -> None:
    lesson, seen = MOMENTS[name]
    tip = Coach(BOTH, seen).tip_for(choices_of(lesson))
    assert tip is not None
    assert tip.name == name


def test_planning_brings_tips_about_cargo_leaps_and_sets() -> None:
    from goldenhorn.bindings import Button

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


def test_every_refusal_that_names_a_rule_has_its_page() -> None:
    for refusal in Refusal:
        if refusal.rule:
            assert page_of(refusal.rule)
