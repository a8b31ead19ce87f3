"""Paints what the next screen shows by a thread of its own; the loop puts it onto the card.

Only what a brush or a file makes is painted there: fonts must not be shared between threads, so
letters are written by the loop, a few in each tick.
"""

from collections import deque
from collections.abc import Iterable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

import pygame

from goldenhorn.graphics.canvas import Canvas, RendererError
from goldenhorn.graphics.drawable import Drawable

MOST_BYTES = 256 * 1024
"""Of new textures in one tick; what is larger comes alone."""
LETTERS = 6
"""How many lines are written in one tick."""


class _Order(NamedTuple):
    """What is to be painted: for which screen, and for a window in which a pixel is how wide."""

    batch: object
    drawable: Drawable
    scale: float


class Preloader:
    """Paints for one screen after the other; what an earlier one has not got yet is dropped."""

    def __init__(self) -> None:
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._painted: SimpleQueue[tuple[_Order, pygame.Surface | None]] = SimpleQueue()
        self._thread: Thread | None = None
        self._batch = object()
        self._open = 0
        """How many orders of this batch have not come back."""
        self._ready: deque[tuple[_Order, pygame.Surface | None]] = deque()
        self._letters: deque[Drawable] = deque()

    def begin(self, canvas: Canvas, drawables: Iterable[Drawable]) -> None:
        """Have painted what a canvas does not have yet."""
        self.drop()
        for drawable in dict.fromkeys(drawables):
            if not canvas.lacks(drawable):
                continue
            if not drawable.is_painted_aside:
                self._letters.append(drawable)
                continue
            self._orders.put(_Order(self._batch, drawable, canvas.fineness))
            self._open += 1
        if self._open and self._thread is None:
            self._thread = Thread(target=self._work, name="preloader", daemon=True)
            self._thread.start()

    def drop(self) -> None:
        """Paint nothing more of what was begun, and forget what was painted of it."""
        self._batch = object()
        self._collect()
        self._open = 0
        self._ready.clear()
        self._letters.clear()

    def take_some(self, canvas: Canvas) -> bool:
        """Put a little of it onto the card; tell whether all of it is there."""
        self._collect()
        room = MOST_BYTES
        while self._ready:
            order, surface = self._ready[0]
            size = 0 if surface is None else 4 * surface.get_width() * surface.get_height()
            if size > room < MOST_BYTES:
                break
            self._ready.popleft()
            room -= size
            if surface is not None and order.scale == canvas.fineness:
                _take(canvas, order.drawable, surface)
            if room <= 0:
                break
        for _line in range(min(LETTERS, len(self._letters)) if room > 0 else 0):
            line = self._letters.popleft()
            if canvas.lacks(line):
                _take(canvas, line, line.surface_at(canvas.fineness))
        return not (self._open or self._ready or self._letters)

    def close(self) -> None:
        """Stop the thread, after what it is painting now."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self.drop()
            self._orders.put(None)
            thread.join()

    def _collect(self) -> None:
        while True:
            try:
                painted = self._painted.get_nowait()
            except Empty:
                return
            if painted[0].batch is self._batch:
                self._open -= 1
                self._ready.append(painted)

    def _work(self) -> None:
        """Paint until there is nothing more to come."""
        while (order := self._orders.get()) is not None:
            surface = None
            if order.batch is self._batch:
                try:
                    surface = order.drawable.surface_at(order.scale)
                except Exception:
                    surface = None  # the loop will paint it and hear what is wrong
            self._painted.put((order, surface))


def _take(canvas: Canvas, drawable: Drawable, surface: pygame.Surface) -> None:
    try:
        canvas.take(drawable, surface)
    except (RendererError, pygame.error):
        return  # the canvas meets it again as it draws, and knows what to do
