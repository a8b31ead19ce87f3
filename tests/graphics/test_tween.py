"""Easings begin and end where they should; scripts keep time and can be skipped."""

import pytest

from goldenhorn.graphics.tween import (
    Easing,
    Script,
    Timeline,
    glide,
    hurried,
    in_cubic,
    in_out_cubic,
    in_out_sine,
    later,
    linear,
    out_back,
    out_cubic,
    out_quad,
    then,
    together,
    wait,
)

EASINGS = (linear, in_cubic, out_quad, out_cubic, in_out_cubic, in_out_sine, out_back)


@pytest.mark.parametrize("easing", EASINGS)
def test_every_easing_leads_from_nought_to_one(easing: Easing) -> None:
    assert easing(0) == pytest.approx(0)
    assert easing(1) == pytest.approx(1)


def ticks_of(script: Script, pace: float = 1) -> int:
    timeline = Timeline()
    timeline.add(script)
    timeline.update(pace)  # begins it
    ticks = 0
    while not timeline.is_idle:
        timeline.update(pace)
        ticks += 1
        assert ticks < 1000
    return ticks


def test_scripts_take_as_long_as_they_say() -> None:
    assert ticks_of(wait(5)) == 5
    assert ticks_of(glide(7, lambda share: share)) == 7
    assert ticks_of(later(3, wait(4))) == 7
    assert ticks_of(together(wait(3), later(2, wait(9)), wait(0))) == 11
    assert ticks_of(hurried(wait(10), 2)) == 5


def test_a_slow_pace_passes_through_more_places_and_ends_at_the_same() -> None:
    normal: list[float] = []
    calm: list[float] = []
    ticks_of(glide(6, normal.append))
    ticks_of(glide(6, calm.append), 1 / 1.5)
    assert normal == pytest.approx([1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1])
    assert len(calm) == 9
    assert calm == sorted(calm)
    assert calm[-1] == 1


def test_scripts_are_run_one_after_another_and_none_before_its_time() -> None:
    said: list[str] = []
    timeline = Timeline()
    timeline.add(then(lambda: said.append("first"), wait(2)))
    timeline.add(then(lambda: said.append("at once")))
    timeline.add(then(lambda: said.append("last"), wait(1)))
    assert said == []
    timeline.update()
    assert said == ["first"]
    timeline.update()
    timeline.update()
    assert said == ["first"]  # the next begins in a tick of its own
    timeline.update()
    assert said == ["first", "at once", "last"]
    assert not timeline.is_idle
    timeline.update()
    assert timeline.is_idle


def test_nobody_waits_for_what_runs_beside() -> None:
    timeline = Timeline()
    timeline.add(then(lambda: timeline.beside(wait(9)), wait(1)))
    timeline.update()
    timeline.update()
    assert timeline.is_idle
    assert not timeline.is_still
    for _ in range(9):
        timeline.update()
    assert timeline.is_still


def test_finishing_leaves_out_the_rest_and_lets_scripts_tidy_up() -> None:
    said: list[str] = []

    def careful() -> Script:
        try:
            yield from wait(50)
            said.append("came to the end")
        finally:
            said.append("tidied up")

    timeline = Timeline()
    timeline.add(careful())
    timeline.add(then(lambda: said.append("never begun")))
    timeline.beside(careful())
    timeline.update()
    timeline.finish()
    assert said == ["tidied up", "tidied up"]
    assert timeline.is_still
    timeline.update()
    assert said == ["tidied up", "tidied up"]
