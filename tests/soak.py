"""A developers' command: hours of game time in attract mode and games of bots, watching memory.

`python -m tests.soak --minutes 120` plays at instant speed and reports by how much the process has
grown since it was warm, always seen at the title. Half of the time the title attracts, half of it
bots play whole games.
"""

import argparse
import tempfile
from pathlib import Path

from goldenhorn.scenes.title import title
from goldenhorn.scenes.title.title import Title
from goldenhorn.session.lineup import Lineup, Place
from goldenhorn.system.memory import give_back, megabytes
from tests.crawler import Outing

TICKS_PER_MINUTE = 3600
SLICE_MINUTES = 4
LOOKS = 5
"""The least of so many first looks at memory is compared with the least of so many last ones."""
MOST_GROWTH = 10.0
"""Megabytes."""


class Soak:
    """Lets the game run by itself."""

    def __init__(self, outing: Outing) -> None:
        self.outing = outing
        self.ticks = 0
        self.games = 0

    def attract(self, minutes: float) -> None:
        """Leave the title alone."""
        self.outing.begin()
        assert isinstance(self.outing.scene, Title)
        self._pass(minutes)
        assert self.outing.screen == "Attract"

    def play(self, minutes: float) -> None:
        """Let bots play one game after another."""
        ends = self.ticks + round(minutes * TICKS_PER_MINUTE)
        while self.ticks < ends:
            self.games += 1
            count = 2 + self.games % 3
            places = tuple(Place("easy" if n < count else "", "", n) for n in range(4))
            lineup = Lineup(
                tuple(place if place.who else Place() for place in places),
                expansion=self.games % 2 == 0,
                seed=self.games,
            )
            self.outing.show(self.outing.navigation.begin(lineup))
            while self.ticks < ends and self.outing.screen != "Scoring":
                self._pass(1 / 60)

    def _pass(self, minutes: float) -> None:
        for _ in range(max(1, round(minutes * TICKS_PER_MINUTE))):
            self.ticks += 1
            self.outing.ticks(1)


def soak(minutes: float) -> float:
    """Let so many minutes of game time pass; return the growth in megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        outing = Outing(Path(folder))
        run, seen = Soak(outing), list[float]()
        try:
            while run.ticks < minutes * TICKS_PER_MINUTE:
                run.attract(SLICE_MINUTES / 2)
                run.play(SLICE_MINUTES / 2)
                outing.begin()  # a game under way takes more or less, depending on its size
                give_back()
                seen.append(megabytes())
                passed = run.ticks / TICKS_PER_MINUTE
                print(f"{passed:5.0f} min, {run.games:4} games, {seen[-1]:.1f} MB", flush=True)
        finally:
            outing.close()
    # Caches are fuller or emptier, depending on the last game; what leaks never comes back.
    return min(seen[-LOOKS:]) - min(seen[:LOOKS])


def main() -> None:
    """Soak, and say whether too much memory was kept."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.soak")
    parser.add_argument("--minutes", type=float, default=120)
    options = parser.parse_args()
    assert title.ATTRACT_AFTER < SLICE_MINUTES / 2 * TICKS_PER_MINUTE
    growth = soak(options.minutes)
    print(f"growth: {growth:.1f} MB, allowed: {MOST_GROWTH:.0f} MB")
    raise SystemExit(growth > MOST_GROWTH)


if __name__ == "__main__":
    main()
