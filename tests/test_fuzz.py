"""A slice of `python -m tests.fuzz`: what is damaged is read or refused, never stumbled on."""

import random

import pytest

from tests.fuzz import KINDS, damaged, fuzz

SLICE = 60


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_damaged_is_read_or_refused(kind: str) -> None:
    outcomes = fuzz(kind, 1, range(SLICE))
    assert sum(outcomes.values()) == SLICE
    assert outcomes["read"] < SLICE  # some were damaged indeed


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_whole_is_read(kind: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    make, read = KINDS[kind]
    outcome = read(make(), tmp_path_factory.mktemp("whole"))
    assert outcome == "read" or kind == "protocol"  # its actions follow a bot's


def test_the_same_seed_does_the_same_damage() -> None:
    whole = KINDS["saves"][0]()
    assert damaged(whole, random.Random("1")) == damaged(whole, random.Random("1"))
    assert damaged(whole, random.Random("1")) != damaged(whole, random.Random("2"))
