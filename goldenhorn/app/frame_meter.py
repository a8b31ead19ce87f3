"""The overlay of F3: measures frames while it is shown, and draws them as bars."""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

from goldenhorn.common.language import _
from goldenhorn.common.quality import LEVEL_WORDS
from goldenhorn.graphics.canvas import Canvas, Counts
from goldenhorn.graphics.drawable import Draw, filled
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style, Words
from goldenhorn.graphics.theme import GOLD, IVORY, NIGHT, Rgb
from goldenhorn.system.memory import megabytes
from goldenhorn.ui.app_context import AppContext

FRAMES = 120
"""How many frames are drawn."""
BAR = 2
GRAPH_HEIGHT = 64
HIGHEST = 50.0
"""Milliseconds of a bar that fills the graph."""
TICK = 1000 / 60
LATE, TOO_LATE = 1.25 * TICK, 2.25 * TICK
"""Above these a frame is drawn in the colours of warning."""
FAINT = 0.33
GOOD: Rgb = (111, 207, 151)
WARNING: Rgb = (242, 190, 84)
BAD: Rgb = (235, 100, 82)
TEXT_SIZE = 20
AROUND = 12
CORNER = (24, 24)
"""Where the overlay stands: all televisions show it there."""


class FrameGraph:
    """A slip in the corner, drawn anew with every frame."""

    def __init__(self) -> None:
        # It must not grow with people's letters: what lies below would be covered.
        self._words = Words()
        self._style = Style(TEXT_SIZE, IVORY, FontFace.PLAIN)
        self._lines: list[Image] = []
        self._size = (0, 0)
        self.texts: tuple[str, ...] = ()
        """What stands on it."""

    def write(self, lines: tuple[str, ...]) -> None:
        """Have other words below the graph."""
        if lines == self.texts:
            return
        self.texts = lines
        words, style = self._words, self._style
        self._lines = [Image(words.surface(line, style)) for line in lines]
        width = max([FRAMES * BAR, *(words.width(line, style) for line in lines)]) + 2 * AROUND
        step = words.height(style)
        self._size = width, GRAPH_HEIGHT + step * len(lines) + 2 * AROUND + AROUND // 2

    def draws(self, frames: Sequence[float]) -> Iterator[Draw]:
        """Return the slip with the newest frame at the right."""
        (left, top), (width, height) = CORNER, self._size
        yield filled((left, top, width, height), GOLD)
        yield filled((left + 2, top + 2, width - 4, height - 4), NIGHT)
        foot = top + AROUND + GRAPH_HEIGHT
        for milliseconds in (TICK, 2 * TICK):
            line = left + AROUND, foot - _height(milliseconds), width - 2 * AROUND, 1
            yield filled(line, IVORY, FAINT)
        x = left + AROUND + (FRAMES - len(frames)) * BAR
        for milliseconds in frames:
            colour = GOOD if milliseconds <= LATE else WARNING if milliseconds <= TOO_LATE else BAD
            bar = _height(milliseconds)
            yield filled((x, foot - bar, BAR, bar), colour)
            x += BAR
        y = foot + AROUND // 2
        for line_of_text in self._lines:
            wide, high = line_of_text.size
            middle = left + AROUND + wide / 2, y + high / 2
            yield Draw(line_of_text, *middle, wide, high)
            y += self._words.height(self._style)


def _height(milliseconds: float) -> int:
    return max(1, round(min(milliseconds, HIGHEST) / HIGHEST * GRAPH_HEIGHT))


WORDS_EVERY = 20
"""Frames after which the numbers are written anew: sooner nobody could read them."""


class FrameMeter:
    """Knows how long the last frames, ticks and redraws took."""

    def __init__(self, context: AppContext, clock: Callable[[], float] = perf_counter) -> None:
        """Measure from now on; `clock` tells seconds."""
        self._context, self._clock = context, clock
        self._graph = FrameGraph()
        self._frames: deque[float] = deque(maxlen=FRAMES)
        self._ticks: deque[float] = deque(maxlen=FRAMES)
        self._redraws: deque[float] = deque(maxlen=FRAMES)
        self._begun = self._last_frame = clock()
        self._until_words = 0
        self._counts, self._canvas_scale = Counts(), 1.0

    def begin(self) -> None:
        """Look at the clock."""
        self._begun = self._clock()

    def end_tick(self) -> None:
        """Note how long a tick took."""
        self._ticks.append(1000 * (self._clock() - self._begun))

    def end_redraw(self, canvas: Canvas) -> None:
        """Note how long a redraw took, and with it the frame; then put the overlay on top."""
        now = self._clock()
        self._counts, self._canvas_scale = canvas.counts, canvas.scale
        self._redraws.append(1000 * (now - self._begun))
        self._frames.append(1000 * (now - self._last_frame))
        self._last_frame = now
        if not self._until_words:
            self._until_words = WORDS_EVERY
            self._graph.write(self._lines())
        self._until_words -= 1
        canvas.paint(self._graph.draws(self._frames))

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
                "{draws} draws, {runs} runs, {kilobytes} kB new",
                draws=self._counts.draws,
                runs=self._counts.runs,
                kilobytes=self._counts.uploaded // 1024,
            ),
            _(
                "driver {name}, scale {scale}",
                name=os.environ.get("SDL_RENDER_DRIVER", "auto"),
                scale=f"{self._canvas_scale:.2f}",
            ),
            _(
                "{count} MB, quality: {level}",
                count=f"{megabytes():.0f}",
                level=_(LEVEL_WORDS[self._context.quality.level]),
            ),
        )


def _mean(times: deque[float]) -> float:
    return sum(times) / len(times) if times else 0.0
