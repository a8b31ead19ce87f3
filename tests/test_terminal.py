"""The game in a terminal, played by typing."""

import random

import pytest

from goldenhorn.bots.random_bot import RandomBot
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.terminal import Quit, play_in_terminal


class Typist:
    """Types what it is told, then random numbers."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.asked: list[str] = []
        self.heard: list[str] = []
        self.chance = random.Random(1)

    def ask(self, question: str) -> str:
        self.asked.append(question)
        return self.lines.pop(0) if self.lines else str(self.chance.randint(1, 12))

    def say(self, text: str) -> None:
        self.heard.append(text)


def test_a_whole_game_against_bots() -> None:
    typist = Typist()
    match = Match(Config(3, expansion=True), 5)
    play_in_terminal(match, [None, RandomBot(1), RandomBot(2)], typist.ask, typist.say)
    assert match.state.phase == "over"
    assert "The game is over" in typist.heard[-1]


def test_wrong_numbers_are_asked_again_and_undo_works() -> None:
    typist = Typist("", "0", "99", "abc", "²", "", "u", "2", "", "u", "", "q")
    match = Match(Config(2), 5)
    with pytest.raises(Quit):
        play_in_terminal(match, [None, None], typist.ask, typist.say)
    assert typist.heard.count("Please type a number from 1 to 8.") == 5
    assert "There is nothing to take back." in typist.heard
    assert match.actions == ()  # seat 1 took seat 0's placement back, then seat 0 quit


def test_several_humans_pass_the_screen_and_see_only_their_own_hand() -> None:
    typist = Typist("", "1", "", "1", "", "q")
    match = Match(Config(2), 5)
    with pytest.raises(Quit):
        play_in_terminal(match, [None, None], typist.ask, typist.say)
    assert sum("Pass to" in question for question in typist.asked) == 3
    shown = [text for text in typist.heard if "Your hand" in text]
    assert all(text.count("Your hand") == 1 for text in shown)


def test_with_open_hands_nobody_passes_the_screen() -> None:
    typist = Typist("1", "1", "q")
    match = Match(Config(2, rules=frozenset({"H6"})), 5)
    with pytest.raises(Quit):
        play_in_terminal(match, [None, None], typist.ask, typist.say)
    assert not any("Pass to" in question for question in typist.asked)
