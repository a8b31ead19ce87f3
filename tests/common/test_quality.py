"""Quality follows the lengths of frames downwards only, and never touches ticks."""

import pytest

from goldenhorn.common.pacing import MOST_TICKS_PER_FRAME, TICK, Pacing
from goldenhorn.common.quality import FULL_RATE, HALF_RATE, Level, Quality, QualityChoice

SECOND = 1000.0


def watched(choice: QualityChoice = "automatic", usual: float = TICK) -> Quality:
    return Quality(choice, lambda: usual)


def show(quality: Quality, milliseconds: float, seconds: float) -> None:
    """Let frames of one length pass for so long."""
    for _ in range(round(seconds * SECOND / milliseconds)):
        quality.note_frame(milliseconds)


def test_frames_that_run_long_first_calm_the_sea_and_then_halve_the_rate() -> None:
    quality = watched()
    show(quality, 30, 2.9)
    assert quality.level is Level.FULL
    show(quality, 30, 0.2)
    assert (quality.level, quality.rate) == (Level.CALM, FULL_RATE)
    show(quality, 30, 3.1)
    assert (quality.level, quality.rate) == (Level.HALF, HALF_RATE)


def test_nothing_comes_back_by_itself() -> None:
    quality = watched()
    show(quality, 30, 3.1)
    show(quality, TICK, 600)
    assert quality.level is Level.CALM


def test_good_frames_leave_everything_as_it_is() -> None:
    quality = watched()
    show(quality, TICK, 600)
    assert quality.level is Level.FULL


def test_many_long_frames_among_good_ones_are_forgiven() -> None:
    quality = watched()
    for _ in range(1000):
        quality.note_frame(60)
        show(quality, TICK, 0.05)
    assert quality.level is Level.FULL


def test_an_hour_of_sleep_is_one_long_frame() -> None:
    quality = watched()
    show(quality, TICK, 1)
    quality.note_frame(3600 * SECOND)
    show(quality, TICK, 10)
    assert quality.level is Level.FULL


@pytest.mark.parametrize("hertz", [30, 50, 60])
def test_a_slow_screen_is_no_slow_machine(hertz: int) -> None:
    quality = watched(usual=SECOND / hertz)
    show(quality, SECOND / hertz, 60)
    assert quality.level is Level.FULL


def test_frames_that_nobody_sees_do_not_count() -> None:
    quality = watched()
    quality.is_watching = False
    show(quality, 500, 60)
    assert quality.level is Level.FULL


@pytest.mark.parametrize(("choice", "level"), [("full", Level.FULL), ("calm", Level.CALM)])
def test_a_choice_is_obeyed_however_long_frames_are(choice: QualityChoice, level: Level) -> None:
    quality = watched(choice)
    show(quality, 100, 60)
    assert quality.level is level
    assert quality.rate == FULL_RATE


def test_setting_it_anew_begins_with_everything() -> None:
    quality = watched()
    show(quality, 30, 7)
    assert quality.level is Level.HALF
    quality.choose("automatic")  # the same as before is no change
    assert quality.level is Level.HALF
    quality.choose("full")
    quality.choose("automatic")
    assert quality.level is Level.FULL


# Ticks


def test_ticks_are_as_many_at_either_rate() -> None:
    for frames in ([17, 17, 16] * 200, [33, 34, 33] * 100):
        pacing = Pacing()
        assert sum(pacing.ticks_after(elapsed) for elapsed in frames) == 600


def test_at_half_the_rate_every_frame_has_two_ticks() -> None:
    pacing = Pacing()
    assert {pacing.ticks_after(elapsed) for elapsed in (33, 34, 33, 33, 34)} == {2}


def test_a_screen_of_another_rate_keeps_the_time() -> None:
    pacing = Pacing()
    assert sum(pacing.ticks_after(20) for _ in range(500)) in (599, 600)


def test_after_a_night_of_sleep_the_game_goes_on_where_it_was() -> None:
    pacing = Pacing()
    pacing.ticks_after(17)
    assert pacing.ticks_after(8 * 3600 * SECOND) == MOST_TICKS_PER_FRAME
    assert pacing.ticks_after(17) == 1
