"""From the pause the rule book opens at the page of what is going on."""

import random

import pytest

from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.input.bindings import Button
from goldenhorn.scenes.pause.pause import Pause, PauseEntry
from goldenhorn.scenes.rules.rules import RuleBook
from goldenhorn.session.planning.choices import SideAction, Step
from goldenhorn.session.rule_book.rule_book import OF_RAIL, OF_STEP, current_rule_page, page_of
from goldenhorn.storage.settings import Settings
from tests.scenes.board_table import Table, game_of
from tests.scenes.couch import MakeCouch


def page_from_pause(table: Table) -> str:
    """Open the pause, and the book from there."""
    table.press(Button.PAUSE)
    pause = table.scene
    assert isinstance(pause, Pause)
    pause.focus.key = PauseEntry.RULES
    table.press(Button.CONFIRM)
    table.pass_ticks(1)
    book = table.scene
    assert isinstance(book, RuleBook)
    return book.page.name


@pytest.fixture
def table(make_couch: MakeCouch) -> Table:
    settings = Settings(fullscreen=False, speed="instant")
    table = Table(make_couch(settings=settings), game_of("human", "easy", expansion=True, seed=4))
    table.until_planning()
    return table


def test_every_step_and_every_medallion_has_a_page_that_is_in_the_book() -> None:
    assert set(OF_STEP) == set(Step)
    assert set(OF_RAIL) == set(SideAction)
    for name in (*OF_STEP.values(), *OF_RAIL.values(), "start", "last-round"):
        assert page_of(name).name == name


def test_who_chooses_a_ship_reads_what_a_turn_is(table: Table) -> None:
    assert page_from_pause(table) == "turn"


def test_who_chooses_cargo_reads_what_may_be_loaded(table: Table) -> None:
    table.press(Button.CONFIRM)
    turn = table.board.turn
    assert turn is not None
    assert turn.step is Step.CARGO
    assert page_from_pause(table) == "loading"


def test_who_sends_pirates_reads_about_raids(table: Table) -> None:
    turn = table.board.turn
    assert turn is not None
    turn.step, turn.side_action = Step.SHIP, SideAction.PIRATES
    assert page_from_pause(table) == "raid"


def test_before_the_game_it_is_told_how_it_begins_and_at_its_end_what_the_last_round_is() -> None:
    match = Match(Config(2), 4)
    assert current_rule_page(match.state, None) == "start"
    chance = random.Random(4)
    while not match.state.final_round:
        assert current_rule_page(match.state, None) in ("start", "turn")
        match.play(chance.choice(match.legal_actions))
    assert current_rule_page(match.state, None) == "last-round"
