"""Tables for people and JSON for programs: what the headless commands print."""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass


def table(rows: Sequence[Sequence[str]]) -> str:
    """Line up columns, the first to the left and the rest to the right; the first row is the head.

    >>> print(table([["seat", "wins"], ["random", "7"]]))
    seat    wins
    ------  ----
    random     7
    """
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for number, row in enumerate(rows):
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
        if number == 0:
            lines.append("  ".join("-" * width for width in widths))
    return "\n".join(lines)


def interval(share: float, count: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share of successes among so many tries.

    >>> low, high = interval(0.5, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    z = 1.96
    middle = share + z * z / (2 * count)
    spread = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class BenchRow:
    """One measurement, with the budget it must keep where one is set."""

    name: str
    value: float
    budget: float | None = None
    at_least: bool = False
    """Whether the budget is a floor (a speed) instead of a ceiling (a cost)."""

    @property
    def ok(self) -> bool:
        """Whether the budget holds."""
        if self.budget is None:
            return True
        return self.value >= self.budget if self.at_least else self.value <= self.budget


def bench_report(rows: Sequence[BenchRow], as_json: bool) -> str:
    """Write measurements in the one form that all bench commands share."""
    if as_json:
        written = []
        for row in rows:
            entry: dict[str, object] = {"name": row.name, "value": round(row.value, 4)}
            if row.budget is not None:
                entry |= {"budget": row.budget, "ok": row.ok}
            written.append(entry)
        return json.dumps({"rows": written})
    lines = [["measurement", "value", "budget", ""]]
    for row in rows:
        sign = "" if row.budget is None else f"{'≥' if row.at_least else '≤'} {row.budget:g}"
        verdict = "" if row.budget is None else "ok" if row.ok else "MISSED"
        shown = f"{row.value:,.0f}" if row.value >= 1000 else f"{row.value:.3g}"
        lines.append([row.name, shown, sign, verdict])
    return table(lines)
