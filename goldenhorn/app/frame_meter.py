"""Measures frames while the overlay of F3 is shown, and puts it on the canvas."""

from collections import deque
from collections.abc import Callable
from time import perf_counter

import pygame

from goldenhorn.app.frame_graph import FRAMES, FrameGraph
from goldenhorn.common.language import _
from goldenhorn.common.quality import LEVEL_WORDS
from goldenhorn.system.memory import megabytes
from goldenhorn.ui.app_context import Stage

WORDS_EVERY = 20
"""Frames after which the numbers are written anew: sooner nobody could read them."""


class FrameMeter:
    """Knows how long the last frames, ticks and redraws took."""

    def __init__(self, stage: Stage, clock: Callable[[], float] = perf_counter) -> None:
        """Measure from now on; `clock` tells seconds."""
        self._stage, self._clock = stage, clock
        self._graph = FrameGraph()
        self._frames: deque[float] = deque(maxlen=FRAMES)
        self._ticks: deque[float] = deque(maxlen=FRAMES)
        self._redraws: deque[float] = deque(maxlen=FRAMES)
        self._begun = self._last_frame = clock()
        self._until_words = 0

    def begin(self) -> None:
        """Look at the clock."""
        self._begun = self._clock()

    def end_tick(self) -> None:
        """Note how long a tick took."""
        self._ticks.append(1000 * (self._clock() - self._begun))

    def end_redraw(self, canvas: pygame.Surface) -> None:
        """Note how long a redraw took, and with it the frame; then put the overlay on top."""
        now = self._clock()
        self._redraws.append(1000 * (now - self._begun))
        self._frames.append(1000 * (now - self._last_frame))
        self._last_frame = now
        if not self._until_words:
            self._until_words = WORDS_EVERY
            self._graph.write(self._lines())
        self._until_words -= 1
        self._graph.draw(canvas, self._frames)

    @property
    def texts(self) -> tuple[str, ...]:
        """What is written on the overlay."""
        return self._graph.texts

    def _lines(self) -> tuple[str, ...]:
        frame = _mean(self._frames)
        return (
            _("{count} frames per second", count=f"{1000 / frame if frame else 0:.0f}"),
            _(
                "tick {tick} ms, redraw {redraw} ms",
                tick=f"{_mean(self._ticks):.1f}",
                redraw=f"{_mean(self._redraws):.1f}",
            ),
            _(
                "{count} MB, quality: {level}",
                count=f"{megabytes():.0f}",
                level=_(LEVEL_WORDS[self._stage.quality.level]),
            ),
        )


def _mean(times: deque[float]) -> float:
    return sum(times) / len(times) if times else 0.0
