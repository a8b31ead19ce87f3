"""Shuffles and draws from one integer, the same on every machine and Python version.

The integer is a SplitMix64 counter that lives in the state. Whoever draws gets the next counter
back with the result. (Python's own generator promises stable numbers but not stable shuffles.)
"""

from collections.abc import Sequence
from typing import TypeVar

SEEDS = 1 << 64
"""How many different seeds there are."""

_MASK = SEEDS - 1
_STEP = 0x9E3779B97F4A7C15

T = TypeVar("T")


def seeded(seed: int) -> int:
    """Return the counter that a game with this seed begins with."""
    return seed & _MASK


def below(chance: int, limit: int) -> tuple[int, int]:
    """Draw a number from 0 to limit - 1.

    >>> below(seeded(7), 6)
    (3, 11400714819323198492)
    """
    chance = (chance + _STEP) & _MASK
    word = chance
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    # The bias of the remainder is below 2 ** -57 for a limit of up to 106 cubes.
    return (word ^ (word >> 31)) % limit, chance


def take(
    chance: int, counts: tuple[int, ...], amount: int
) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Draw pieces blindly from a pile given by its counts: what was drawn, what is left, counter.

    A pile that is too small gives what it has.

    >>> take(seeded(1), (2, 0, 1), 9)[:2]
    ((2, 0, 1), (0, 0, 0))
    """
    size = sum(counts)
    if amount >= size:
        return counts, (0,) * len(counts), chance
    left = list(counts)
    drawn = [0] * len(counts)
    for _ in range(amount):
        place, chance = below(chance, size)
        size -= 1
        kind = 0
        while place >= left[kind]:
            place -= left[kind]
            kind += 1
        left[kind] -= 1
        drawn[kind] += 1
    return tuple(drawn), tuple(left), chance


def shuffled(chance: int, items: Sequence[T]) -> tuple[tuple[T, ...], int]:
    """Put the items into a random order (Fisher and Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other, chance = below(chance, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order), chance
