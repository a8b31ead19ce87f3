"""All bots: legal, honest, deterministic, thinking in slices; each level stronger than the last."""

import pytest

from goldenhorn.app.simulation import Contest, play_game, simulate
from goldenhorn.bots.bot import Thinking, decide
from goldenhorn.bots.levels import CHARACTERS, LEVELS, maker
from goldenhorn.engine.actions import Action, Announce, Conquer, Train
from goldenhorn.engine.config import Config
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.rules import apply
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import HiddenInformation, State
from tests.bots.honesty import differences, positions
from tests.bots.marathon import marathon_game
from tests.table import Table

ALL_SIX = dict.fromkeys(("yellow", "pink", "green", "red", "orange", "blue"), 1)
REDEALS = {"random": 60, "easy": 60, "medium": 60, "hard": 120, "expert": 8}
"""Positions a level, two re-deals each; `python -m tests.bots.honesty` runs 500 for all."""


def decision(level: str, state: State) -> Action:
    return decide(LEVELS[level](3), observe(state, state.player), legal_actions(state))


def test_there_are_four_characters_with_a_name_and_a_temperament() -> None:
    assert [character.level for character in CHARACTERS] == ["easy", "medium", "hard", "expert"]
    for character in CHARACTERS:
        assert character.name
        assert character.crest_line
        assert character.temperament.endswith(".")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_honest(level: str) -> None:
    """With the same view and seed it does the same, whatever the hidden cards and draws are."""
    assert differences(level, positions(REDEALS[level]), redeals=2) == []


class Cheat:
    """Asks for what its seat may not see."""

    def think(self, view: State, legal: tuple[Action, ...]) -> Thinking:
        yield
        return legal[view.hand((view.player + 1) % view.config.players)[0] % len(legal)]


def test_a_bot_that_asks_for_hidden_cards_does_not_run() -> None:
    with pytest.raises(HiddenInformation):
        play_game(Config(2), 1, [Cheat(), Cheat()])


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_thinking_is_cut_into_slices(level: str) -> None:
    state = Table(players=4, expansion=True).state
    thinking = LEVELS[level](1).think(observe(state, 0), legal_actions(state))
    slices = sum(1 for _ in thinking)
    assert slices >= len(legal_actions(state))


def whole_turn(level: str, state: State) -> list[Action]:
    """Let one bot play until its turn is over."""
    bot = LEVELS[level](3)
    seat, turn, played = state.player, state.turn, []
    while state.player == seat and state.turn == turn and state.phase != "over":
        played.append(decide(bot, observe(state, seat), legal_actions(state)))
        state, _ = apply(state, played[-1])
    return played


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
@pytest.mark.parametrize("expansion", [False, True])
def test_the_end_is_announced_when_leading_and_never_when_behind(
    level: str, expansion: bool
) -> None:
    for seed in range(5):
        table = Table(seed=seed, expansion=expansion)
        table.change(phase="end", player=1)
        table.warehouse(1, **ALL_SIX, soldiers=3 * expansion)
        table.warehouse(0, red=30)
        assert Announce() not in whole_turn(level, table.state)
        table.warehouse(0, red=1)
        assert Announce() in whole_turn(level, table.state)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_rich_cargo_before_its_port_is_brought_home(level: str) -> None:
    table = Table()
    table.ship(0, 0, at="yellow", blue=4)
    assert str(decision(level, table.state)) == "sail 0"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_raid_that_completes_the_sixth_colour_is_made(level: str) -> None:
    table = Table()
    table.warehouse(0, **{**ALL_SIX, "red": 0})
    table.ship(1, 0, at="green", red=1)
    table.hand(0, pink=2, orange=1)
    assert str(decision(level, table.state)).startswith("raid 1:0")


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_robbed_ship_turns_round_where_that_is_shorter(level: str) -> None:
    table = Table()
    table.ship(0, 0, at="orange", may_turn=True)
    table.ship(0, 1, at="modone")
    table.ship(0, 2, at="modone")
    table.hand(0)
    assert str(decision(level, table.state)) == "sail 0 turned"


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_soldiers_conquer(level: str) -> None:
    for phase in ("begin", "end"):
        table = Table(expansion=True)
        table.change(phase=phase)
        table.warehouse(0, soldiers=6)
        assert any(isinstance(action, Conquer) for action in whole_turn(level, table.state))


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_farmers_are_trained(level: str) -> None:
    table = Table(expansion=True)
    table.change(phase="end")
    table.warehouse(0, farmers=6)
    played = whole_turn(level, table.state)
    assert Train(6) in played
    assert isinstance(played[1], Conquer)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_who_announces_takes_what_still_counts(level: str) -> None:
    table = Table(expansion=True)
    table.change(phase="end", player=1)
    table.warehouse(1, **ALL_SIX, soldiers=6)
    played = whole_turn(level, table.state)
    assert Announce() in played
    assert any(isinstance(action, Conquer) for action in played)


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "wins"),
    [
        ("easy", "random", 20, 16),
        ("medium", "easy", 30, 18),
        ("hard", "medium", 30, 18),
        ("expert", "hard", 6, 4),
    ],
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str, games: int, wins: int) -> None:
    """A slice of the full runs in docs/bots.md."""
    tally = simulate(Contest((stronger, weaker), Config(2), games, seed=50))
    assert tally.entrants[0].wins >= wins


@pytest.mark.parametrize("number", range(16))
def test_games_of_all_kinds_end(number: int) -> None:
    """A slice of `python -m tests.bots.marathon`."""
    assert marathon_game(number).phase == "over"


def test_weights_can_be_named() -> None:
    assert maker("hard[card=0.5;haste=0.2]")(1)
    for name in ("hard[card=0.5", "hard[cart=1]", "hard[card=much]", "random[card=1]", "soft"):
        with pytest.raises(ValueError, match="'"):
            maker(name)
