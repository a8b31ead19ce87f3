"""Easings and values on their way."""

import pytest

from goldenhorn.view import tween
from goldenhorn.view.tween import Easing, Tween

EASINGS = (
    *(tween.linear, tween.in_cubic, tween.out_quad, tween.out_cubic),
    *(tween.in_out_cubic, tween.in_out_sine, tween.out_back),
)


@pytest.mark.parametrize("easing", EASINGS)
def test_every_easing_starts_at_the_start_and_ends_at_the_end(easing: Easing) -> None:
    assert easing(0.0) == pytest.approx(0)
    assert easing(1.0) == pytest.approx(1)


@pytest.mark.parametrize("easing", EASINGS)
def test_only_out_back_goes_too_far(easing: Easing) -> None:
    furthest = max(easing(step / 100) for step in range(101))
    assert (furthest > 1.05) == (easing is tween.out_back)


@pytest.mark.parametrize("easing", [each for each in EASINGS if each is not tween.out_back])
def test_no_other_easing_ever_turns_back(easing: Easing) -> None:
    values = [easing(step / 100) for step in range(101)]
    assert values == sorted(values)


def test_in_out_easings_look_the_same_from_both_ends() -> None:
    for easing in (tween.in_out_cubic, tween.in_out_sine):
        for step in range(51):
            assert easing(step / 100) == pytest.approx(1 - easing(1 - step / 100))


def test_a_value_stands_still_before_and_after_its_way() -> None:
    way = Tween(4, -4, 8, tween.in_out_sine)
    assert [way.at(tick) for tick in (-5, 0, 8, 100)] == [4, 4, -4, -4]
    assert way.at(4) == pytest.approx(0)
