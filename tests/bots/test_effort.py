"""On a slow machine the expert thinks less, as its game has agreed on; nobody else does."""

import ast
from pathlib import Path

import pytest

from goldenhorn.bots.bot import counted, thought_through
from goldenhorn.bots.expert import LIGHT_STAGES, STAGES, ExpertBot
from goldenhorn.bots.levels import LEVELS, bot_for
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.sight import observe
from goldenhorn.system.cpu_calibration import SLOW, effort_for

HOUSE = Path(__file__).parent.parent.parent / "goldenhorn"
THINK_IN_FULL = ("app/protocol", "app/simulation", "app/terminal", "tools/bench", "tools/tune")


def futures(stages: tuple[tuple[int, int], ...]) -> int:
    """How many imagined rounds are played at most."""
    return sum(candidates * worlds for candidates, worlds in stages)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_light_is_less_but_still_looks_ahead(players: int) -> None:
    assert 0 < futures(LIGHT_STAGES[players]) < 0.7 * futures(STAGES[players])


def test_a_light_expert_needs_fewer_slices_and_decides_the_same_each_time() -> None:
    match = Match(Config(2), 7)
    while match.state.phase == "place":
        match.play(match.legal_actions[0])
    view = observe(match.state, match.state.player)
    results = []
    for effort in ("full", "light", "light"):
        bot = bot_for("expert", 3, effort)
        results.append(thought_through(counted(bot.think(view, match.legal_actions))))
    assert results[1][1] < results[0][1]
    assert results[1] == results[2]


@pytest.mark.parametrize("level", [name for name in LEVELS if name != "expert"])
def test_all_other_levels_think_as_ever(level: str) -> None:
    assert type(bot_for(level, 1, "light")) is type(LEVELS[level](1))
    assert not isinstance(bot_for(level, 1, "light"), ExpertBot)


def test_only_a_slow_machine_asks_for_less() -> None:
    assert effort_for([SLOW / 3]) == "full"
    assert effort_for([SLOW * 1.5] * 3) == "light"


def test_a_machine_that_is_slow_only_for_a_moment_thinks_in_full() -> None:
    tries = iter([SLOW * 3, SLOW / 3, SLOW * 3])
    assert effort_for(tries) == "full"
    assert [*tries] == [SLOW * 3]  # one quick try is enough


@pytest.mark.parametrize("room", THINK_IN_FULL)
def test_programs_never_measure_the_machine(room: str) -> None:
    tree = ast.parse((HOUSE / f"{room}.py").read_text(encoding="utf-8"))
    names = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert "goldenhorn.system.cpu_calibration" not in names
