"""The game in a terminal, played by typing."""

import random

import pytest

from goldenhorn.app.terminal import CLEAR_SCREEN, PlayerQuit, amounts, crest, play_in_terminal
from goldenhorn.bots.random_bot import RandomBot
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match


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
    typist = Typist("", "0", "99", "abc", "²", "9" * 5000, "u", "2", "", "u", "", "q")
    match = Match(Config(2), 5)
    with pytest.raises(PlayerQuit):
        play_in_terminal(match, [None, None], typist.ask, typist.say)
    assert typist.heard.count("Please type a number from 1 to 8.") == 5
    assert "There is nothing to take back." in typist.heard
    assert match.actions == ()  # seat 1 took seat 0's placement back, then seat 0 quit


def test_several_humans_pass_the_screen_and_see_only_their_own_hand() -> None:
    typist = Typist()
    match = Match(Config(2), 5)
    hands: dict[str, str] = {}

    def ask(question: str) -> str:
        if "Pass to" in question:
            assert typist.heard[-1] == CLEAR_SCREEN
        elif match.state.phase != "place":
            shown = [text for text in typist.heard if "Your hand" in text][-1]
            own = amounts(match.state.hand(match.state.player))
            assert shown.endswith(f"Your hand: {own}")
            hands[crest(match.state, match.state.player)] = own
        return typist.ask(question)

    play_in_terminal(match, [None, None], ask, typist.say)
    assert set(hands) == {"Lion", "Eagle"}
    assert hands["Lion"] != hands["Eagle"]


def test_a_hint_names_a_legal_action_and_a_reason() -> None:
    typist = Typist("h", "1", "h", "q")
    match = Match(Config(2), 5)
    with pytest.raises(PlayerQuit):
        play_in_terminal(match, [None, RandomBot(1)], typist.ask, typist.say)
    hints = [text for text in typist.heard if text.startswith(("place", "load", "raid"))]
    assert len(hints) == 2
    assert all(text.endswith(".") for text in hints)


def test_with_open_hands_nobody_passes_the_screen() -> None:
    typist = Typist("1", "1", "q")
    match = Match(Config(2, rules=frozenset({"H6"})), 5)
    with pytest.raises(PlayerQuit):
        play_in_terminal(match, [None, None], typist.ask, typist.say)
    assert not any("Pass to" in question for question in typist.asked)
