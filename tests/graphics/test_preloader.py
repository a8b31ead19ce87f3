"""The preloader: paints aside what is not on the card yet, and the loop fetches it bit by bit."""

import threading
from collections.abc import Iterator
from time import monotonic, sleep

import pygame
import pytest

from goldenhorn.graphics.art import Art, Letters, Painted
from goldenhorn.graphics.canvas import Canvas, RendererError
from goldenhorn.graphics.drawable import Draw, Drawable
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.preloader import LETTERS, MOST_BYTES, Preloader
from goldenhorn.graphics.recording_canvas import RecordingCanvas
from goldenhorn.graphics.text import Style, Words
from goldenhorn.graphics.theme import RICH, TEXT
from goldenhorn.ui.widgets.buttons import button
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.panels import scroll


class Counted(Drawable):
    """Something that says by which threads it was painted."""

    __slots__ = ("painters",)
    is_painted_aside = True

    def __init__(self, key: str, side: int = 64) -> None:
        super().__init__(key, side, side)
        self.painters: list[int] = []

    def surface_at(self, scale: float) -> pygame.Surface:
        self.painters.append(threading.get_ident())
        side = round(self.width * scale)
        return pygame.Surface((side, side), pygame.SRCALPHA)


class Slow(Counted):
    """What takes until somebody lets it end."""

    __slots__ = ("may_end",)

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.may_end = threading.Event()

    def surface_at(self, scale: float) -> pygame.Surface:
        self.may_end.wait(20)
        return super().surface_at(scale)


class Bad(Counted):
    """What cannot be painted."""

    def surface_at(self, scale: float) -> pygame.Surface:
        raise RuntimeError(f"no paint at {scale}")


@pytest.fixture
def canvas(monkeypatch: pytest.MonkeyPatch) -> Iterator[Canvas]:
    monkeypatch.setenv("SDL_RENDER_DRIVER", "software")
    pygame.display.init()
    window = pygame.Window("test", (1280, 720), hidden=True)
    canvas = Canvas(window, vsync=False)
    yield canvas
    canvas.close()
    window.destroy()
    pygame.display.quit()


@pytest.fixture
def preloader() -> Iterator[Preloader]:
    preloader = Preloader()
    yield preloader
    preloader.close()


def take_all(preloader: Preloader, canvas: Canvas) -> list[int]:
    """Fetch everything; return how many bytes each tick took."""
    taken, until = [], monotonic() + 20
    while True:
        before = canvas.counts.uploaded
        is_ready = preloader.take_some(canvas)
        taken.append(canvas.counts.uploaded - before)
        if is_ready:
            return taken
        assert monotonic() < until
        sleep(0.001)


def test_what_is_painted_aside_is_on_the_card_before_it_is_drawn(
    canvas: Canvas, preloader: Preloader
) -> None:
    things = [Counted(f"{number}") for number in range(5)]
    preloader.begin(canvas, [*things, *things])
    take_all(preloader, canvas)
    assert not any(canvas.lacks(each) for each in things)
    canvas.begin()
    canvas.paint([Draw.filling(each) for each in things])
    canvas.show()
    for each in things:
        [painter] = each.painters
        assert painter != threading.get_ident()
    assert canvas.counts.uploaded == 0


def test_what_is_there_already_is_not_painted_again(canvas: Canvas, preloader: Preloader) -> None:
    things = [Counted("here")]
    for _again in range(2):
        preloader.begin(canvas, things)
        take_all(preloader, canvas)
    assert len(things[0].painters) == 1
    canvas.forget()
    preloader.begin(canvas, things)
    take_all(preloader, canvas)
    assert len(things[0].painters) == 2


def test_a_tick_takes_no_more_than_it_may_and_what_is_larger_alone(
    canvas: Canvas, preloader: Preloader
) -> None:
    large, small = Counted("large", 700), [Counted(f"{number}", 128) for number in range(12)]
    preloader.begin(canvas, [*small[:5], large, *small[5:]])
    sleep(0.2)  # so that all of it waits
    taken = take_all(preloader, canvas)
    assert max(taken) == 4 * 700 * 700
    assert sorted(taken)[-2] <= MOST_BYTES
    assert sum(taken) == 4 * (700 * 700 + 12 * 128 * 128)


def test_letters_are_written_by_the_loop_a_few_at_a_time(
    canvas: Canvas, preloader: Preloader, monkeypatch: pytest.MonkeyPatch
) -> None:
    writers = []
    written = Letters.surface_at

    def surface_at(letters: Letters, scale: float) -> pygame.Surface:
        writers.append(threading.get_ident())
        return written(letters, scale)

    monkeypatch.setattr(Letters, "surface_at", surface_at)
    words = Words()
    style = Lettering(Style(24, TEXT))
    lines = [Letters(words, f"Line {number}", style) for number in range(2 * LETTERS)]
    preloader.begin(canvas, lines)
    assert not preloader.take_some(canvas)
    assert len(writers) == LETTERS
    assert preloader.take_some(canvas)
    assert set(writers) == {threading.get_ident()}
    assert not any(canvas.lacks(line) for line in lines)


def test_another_screen_comes_before_the_rest_of_the_last_one(
    canvas: Canvas, preloader: Preloader
) -> None:
    slow, rest, after = Slow("slow"), [Counted(f"{each}") for each in range(9)], Counted("after")
    preloader.begin(canvas, [slow, *rest])
    preloader.begin(canvas, [after])
    slow.may_end.set()
    take_all(preloader, canvas)
    assert not canvas.lacks(after)
    assert canvas.lacks(slow)
    assert not any(each.painters for each in rest)


def test_what_was_painted_for_a_window_of_another_size_is_left(
    canvas: Canvas, preloader: Preloader
) -> None:
    thing = Counted("thing")
    preloader.begin(canvas, [thing])
    canvas.share = 0.9
    canvas.fit()
    take_all(preloader, canvas)
    assert canvas.lacks(thing)


def test_what_cannot_be_painted_is_left_to_the_loop(canvas: Canvas, preloader: Preloader) -> None:
    bad, good = Bad("bad"), Counted("good")
    preloader.begin(canvas, [bad, good])
    take_all(preloader, canvas)
    assert canvas.lacks(bad)
    assert not canvas.lacks(good)
    canvas.begin()
    canvas.paint([Draw.filling(bad)])
    with pytest.raises(RuntimeError, match="no paint"):
        canvas.show()


def test_a_card_that_fails_meanwhile_is_left_to_the_frame(
    canvas: Canvas, preloader: Preloader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: object) -> None:
        raise RendererError("the card is gone")

    monkeypatch.setattr(canvas, "take", gone)
    thing = Counted("thing")
    preloader.begin(canvas, [thing])
    take_all(preloader, canvas)
    assert canvas.lacks(thing)


def test_wood_and_parchment_painted_aside_look_the_same(
    canvas: Canvas, preloader: Preloader
) -> None:
    """Also while the loop paints from the same sheets."""

    def made() -> list[Drawable]:
        words = Words()
        look = Look(Art(SvgImages(), PngImages(), words), words, RICH)
        sheets = [button(look, number, "", (200 + 10 * number, 60)) for number in range(8)]
        draws = [draw for each in (*sheets, scroll(look, (500, 300))) for draw in each.draws()]
        return [draw.drawable for draw in draws if isinstance(draw.drawable, Painted)]

    here, aside = made(), made()
    preloader.begin(canvas, aside)
    pictures = [each.surface_at(canvas.fineness) for each in here]
    painted = [each.surface_at(canvas.fineness) for each in aside]
    take_all(preloader, canvas)
    assert not any(canvas.lacks(each) for each in aside)
    for one, other in zip(pictures, painted, strict=True):
        assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


def test_no_thread_before_there_is_anything_to_do_and_none_after_the_end(canvas: Canvas) -> None:
    preloader, threads = Preloader(), threading.active_count()
    preloader.begin(canvas, [])
    assert preloader.take_some(canvas)
    assert threading.active_count() == threads
    preloader.begin(canvas, [Counted(f"{number}", 300) for number in range(50)])
    assert threading.active_count() == threads + 1
    preloader.close()
    assert threading.active_count() == threads
    preloader.close()


def test_a_recording_has_nothing_painted(preloader: Preloader) -> None:
    pygame.display.init()
    window = pygame.Window("test", (1280, 720), hidden=True)
    thing = Counted("thing")
    recording = RecordingCanvas(window)
    preloader.begin(recording, [thing])
    assert preloader.take_some(recording)
    assert thing.painters == []
    window.destroy()
    pygame.display.quit()
