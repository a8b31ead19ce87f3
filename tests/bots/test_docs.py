"""The bot of docs/bots.md works as printed."""

import re
from pathlib import Path
from typing import Any

from goldenhorn.app.simulation import play_game
from goldenhorn.bots.random_bot import RandomBot
from goldenhorn.engine.config import Config

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_bot_in_the_docs_plays_whole_games() -> None:
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    [code] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert sum(bool(line.strip()) for line in code.splitlines()) <= 20
    names: dict[str, Any] = {}
    exec(code, names)
    for players in (2, 3, 4):
        bots = [names["HoarderBot"](seat) for seat in range(players - 1)]
        final = play_game(Config(players, expansion=True), players, [*bots, RandomBot(1)])
        assert final.phase == "over"
