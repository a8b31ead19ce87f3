"""Golden games: any change of a rule or of chance shows up as a readable difference."""

import pytest

from tests.transcript import GAMES, GOLDEN, transcript


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_ever(name: str) -> None:
    told = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert transcript(*GAMES[name]) == told
