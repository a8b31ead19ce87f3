"""Whole games as text that a person can read and a test can compare.

`python -m tests.transcript` writes the golden games in tests/golden anew; read the difference.
"""

import random
from pathlib import Path

from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.record import checksum
from goldenhorn.engine.scoring import scores
from goldenhorn.engine.wire import counts_to_json, event_to_json, word
from tests.random_games import choose

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "two": (Config(2), 11, "any"),
    "three_with_house_rules": (
        Config(3, rules=frozenset({"H1", "H2", "H3", "H4", "H5"})),
        12,
        "robs",
    ),
    "four_with_expansion": (Config(4, expansion=True, start=2), 13, "any"),
}


def transcript(config: Config, seed: int, style: str) -> str:
    """Play a game and tell it."""
    match = Match(config, seed)
    chance = random.Random(seed)
    rules = " ".join(sorted(config.rules)) or "none"
    lines = [
        f"players {config.players}, expansion {config.expansion}, house rules {rules}, seed {seed}",
        "route " + " ".join(word(square) for square in match.state.route.squares),
    ]
    turn = -1
    while match.legal_actions:
        state = match.state
        if state.phase != "place" and state.turn != turn:
            turn = state.turn
            lines += ["", f"turn {turn + 1}, {crest(match, state.player)}; points {scores(state)}"]
            lines.append(f"    hand {amounts(state.hand(state.player))}")
            lines += [f"    {word_of} {amounts(state.markets[i])}" for i, word_of in _PORTS]
        action = choose(chance, style, match.legal_actions)
        lines.append(f"  {crest(match, state.player)}: {action}")
        for event in match.play(action):
            lines.append("    " + tell(event_to_json(event)))
    lines += ["", f"checksum {checksum(match.state)}", ""]
    return "\n".join(lines)


_PORTS = ((0, "venice"), (1, "constantinople"))


def crest(match: Match, seat: int) -> str:
    return match.config.fleet_of(seat).crest


def amounts(counts: tuple[int, ...]) -> str:
    return " ".join(f"{count} {name}" for name, count in counts_to_json(counts).items()) or "-"


def tell(event: dict) -> str:
    kind = event.pop("type").replace("_", " ")
    return f"{kind}: " + ", ".join(f"{name} {value}" for name, value in event.items())


if __name__ == "__main__":
    for name, game in GAMES.items():
        (GOLDEN / f"{name}.txt").write_text(transcript(*game), encoding="utf-8")
