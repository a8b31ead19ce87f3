"""The canvas, painted without a GPU: places, sharpness, clips, counts, and trouble."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from goldenhorn.graphics import canvas as canvas_module
from goldenhorn.graphics.canvas import NIGHT, Canvas, NoRenderer, RendererError
from goldenhorn.graphics.drawable import ADD, Camera, Clip, Cloth, Draw, Drawable, filled
from goldenhorn.graphics.node import Frame
from goldenhorn.graphics.pages import LARGEST
from goldenhorn.graphics.recording_canvas import RecordingCanvas
from goldenhorn.graphics.surfaces.sprite import Image

RED, BLUE = (255, 0, 0), (0, 0, 255)
WHOLE = (0, 0, 1280, 720)


class Square(Drawable):
    """A red square with a blue pixel in its upper left corner, painted at the window's scale."""

    def __init__(self, side: float = 20) -> None:
        super().__init__(("square", side), side, side)
        self.painted: list[float] = []

    def surface_at(self, scale: float) -> pygame.Surface:
        self.painted.append(scale)
        side = round(self.width * scale)
        surface = pygame.Surface((side, side), pygame.SRCALPHA)
        surface.fill(RED)
        surface.fill(BLUE, (0, 0, 1, 1))
        return surface


class Opened:
    """Windows of any size, closed again after the test."""

    def __init__(self) -> None:
        self.all: list[tuple[pygame.Window, Canvas]] = []

    def __call__(self, size: tuple[int, int] = (1280, 720)) -> Canvas:
        window = pygame.Window("test", size, hidden=True)
        self.all.append((window, Canvas(window, vsync=False)))
        return self.all[-1][1]

    def close(self) -> None:
        for window, canvas in self.all:
            canvas.close()
            window.destroy()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[Opened]:
    monkeypatch.setenv("SDL_RENDER_DRIVER", "software")
    pygame.display.init()
    windows = Opened()
    yield windows
    windows.close()
    pygame.display.quit()


def painted(canvas: Canvas, *draws: Draw) -> pygame.Surface:
    canvas.begin()
    canvas.paint(draws)
    return canvas.screenshot()


def colour(surface: pygame.Surface, x: int, y: int) -> tuple[int, ...]:
    return tuple(surface.get_at((x, y)))[:3]


@pytest.mark.parametrize(
    ("size", "left", "top", "scale"),
    [
        ((1280, 720), 0, 0, 1),
        ((1280, 800), 0, 40, 1),
        ((1920, 1080), 0, 0, 1.5),
        ((1024, 768), 0, 96, 0.8),
        ((2560, 1080), 320, 0, 1.5),
        ((320, 200), 0, 10, 0.25),
    ],
)
def test_the_picture_fits_a_window_of_any_shape_and_bars_lie_beside_it(
    opened: Opened, size: tuple[int, int], left: int, top: int, scale: float
) -> None:
    canvas = opened(size)
    assert canvas.scale == scale
    screen = painted(canvas, filled((-500, -500, 2280, 1720), RED))
    assert screen.get_size() == size
    width, height = size
    inside = pygame.Rect(left, top, width - 2 * left, height - 2 * top)
    for x, y in (inside.topleft, (inside.right - 1, inside.bottom - 1)):
        assert colour(screen, x, y) == RED
    if left:
        assert colour(screen, left - 1, height // 2) == NIGHT
    if top:
        assert colour(screen, width // 2, height - top) == NIGHT
    assert canvas.logical(left, top) == (0, 0)
    assert canvas.logical(*inside.bottomright) == (1280, 720)


def test_the_edge_of_a_television_is_left_free(opened: Opened) -> None:
    canvas = opened()
    canvas.share = 0.95
    canvas.fit()
    screen = painted(canvas, filled(WHOLE, RED))
    assert colour(screen, 20, 20) == NIGHT
    assert colour(screen, 40, 40) == RED


def test_things_are_painted_once_and_as_fine_as_the_window(opened: Opened) -> None:
    canvas, square = opened((1920, 1080)), Square()
    for x in (100, 101.3):
        screen = painted(canvas, Draw(square, x, 100, 20, 20))
        left = round(x * 1.5 - 15)
        assert colour(screen, left, 135) == BLUE  # on a whole pixel, not blurred
        assert colour(screen, left + 29, 164) == RED
        assert colour(screen, left + 30, 164) == NIGHT
    assert square.painted == [1.5]


def test_many_small_things_share_a_page_and_are_drawn_in_one_go(opened: Opened) -> None:
    canvas = opened()
    squares = [Square(20 + number % 7) for number in range(50)]
    draws = [Draw(each, 25 * n + 20, 50, *[each.width] * 2) for n, each in enumerate(squares)]
    screen = painted(canvas, *draws)
    assert (canvas.counts.draws, canvas.counts.runs) == (50, 1)
    for n, each in enumerate(squares):
        left = round(25 * n + 20 - each.width / 2)
        top = round(50 - each.width / 2)
        assert colour(screen, left, top) == BLUE
        assert colour(screen, left + 5, top + 5) == RED
    uploaded = sum(4 * round(each.width) ** 2 for each in squares)
    assert canvas.counts.uploaded == uploaded
    painted(canvas, *draws)
    assert canvas.counts.uploaded == 0


def test_pages_that_are_full_are_emptied_and_what_is_still_seen_is_painted_again(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(canvas_module, "MOST_PAGES", 1)
    canvas, square = opened(), Square()
    for _ in range(12):
        painted(canvas, Draw(Square(LARGEST), 300, 300, LARGEST, LARGEST))
        screen = painted(canvas, Draw(square, 100, 100, 20, 20))
        assert colour(screen, 105, 105) == RED
    assert 1 < len(square.painted) < 12
    assert canvas.texture_bytes <= 2 * 4 * 1024 * 1024


def test_draws_are_counted_and_neighbours_of_another_blend_do_not_merge(opened: Opened) -> None:
    canvas = opened()
    painted(canvas, filled(WHOLE, RED), filled((0, 0, 640, 720), BLUE), filled(WHOLE, RED, 1, ADD))
    counts = canvas.counts
    assert (counts.draws, counts.runs, counts.pixels) == (3, 2, 2.5 * 1280 * 720)


def test_nothing_is_seen_beyond_a_clip(opened: Opened) -> None:
    canvas = opened((1920, 1080))
    clipped = Clip((100, 100, 50, 50)), filled(WHOLE, RED), Clip(None), filled((0, 0, 9, 9), BLUE)
    for _ in range(2):
        screen = painted(canvas, *clipped)
        assert colour(screen, 150, 150) == colour(screen, 224, 224) == RED
        assert colour(screen, 149, 150) == colour(screen, 225, 224) == NIGHT
        assert colour(screen, 5, 5) == BLUE


def test_a_camera_brings_a_centre_nearer_to_a_place(opened: Opened) -> None:
    canvas = opened()
    near = Camera(2, (100, 100), (640, 360)), filled((100, 100, 10, 10), RED), Camera()
    screen = painted(canvas, *near, filled((0, 0, 10, 10), BLUE))
    assert colour(screen, 640, 360) == colour(screen, 659, 379) == RED
    assert colour(screen, 639, 360) == NIGHT
    assert colour(screen, 9, 9) == BLUE


def test_a_part_is_drawn_flipped_turned_and_as_a_cloth(opened: Opened) -> None:
    canvas, square = opened(), Square(20)
    corner = (0.0, 0.0, 0.05, 0.05)
    screen = painted(
        canvas,
        Draw(square, 100, 100, 40, 40, part=corner),
        Draw(square, 200, 100, 20, 20, flip=True),
        Draw(square, 300, 100, 20, 20, angle=90),
        Cloth(square, ((390, 90), (410, 90), (410, 110), (390, 110))),
    )
    assert colour(screen, 90, 90) == BLUE
    assert colour(screen, 209, 90) == BLUE
    assert colour(screen, 309, 90) == BLUE
    assert colour(screen, 405, 105) == RED


def test_what_was_captured_lies_over_what_comes_until_the_window_changes(opened: Opened) -> None:
    for size in ((1280, 720), (1024, 768)):
        canvas = opened(size)
        before = canvas.capture(lambda canvas=canvas: canvas.paint([filled(WHOLE, RED)]))  # type: ignore[misc]
        assert canvas.is_kept(before)
        screen = painted(canvas, filled(WHOLE, BLUE), Draw.filling(before, 0.5))
        red, green, blue = colour(screen, 500, 300)
        assert abs(red - 128) < 3
        assert green == 0
        assert abs(blue - 128) < 3
        canvas.fit()
        assert not canvas.is_kept(before)


def test_lost_textures_are_painted_again(opened: Opened) -> None:
    canvas, square = opened(), Square()
    for _ in range(3):
        assert colour(painted(canvas, Draw(square, 100, 100, 20, 20)), 105, 105) == RED
        canvas.forget()
    assert len(square.painted) == 3
    assert canvas.texture_bytes == 0


def test_what_was_painted_again_and_not_drawn_since_has_no_texture_to_lose(opened: Opened) -> None:
    canvas, image = opened(), Image(pygame.Surface((20, 20)))
    painted(canvas, Draw(image, 100, 100, 20, 20))
    image.painted_again()
    assert canvas.texture_bytes >= 0
    canvas.forget()


def test_a_window_that_is_resized_again_and_again_keeps_no_old_texture(opened: Opened) -> None:
    canvas = opened()
    window = opened.all[0][0]
    squares = [Square(20 * number) for number in range(1, 40)]
    draws = [Draw(each, 640, 360, each.width, each.width) for each in squares]
    kept: dict[tuple[int, int], set[int]] = {}
    for number in range(50):
        size = ((1280, 720), (1920, 1080), (800, 480))[number % 3]
        window.size = size
        canvas.fit()
        painted(canvas, *draws)
        kept.setdefault(size, set()).add(canvas.texture_bytes)
    assert all(len(sizes) == 1 for sizes in kept.values())


# Trouble


class Breaking(Canvas):
    """A canvas whose graphics card fails when something is shown."""

    fails = 1

    def _present(self) -> None:
        if self.fails:
            self.fails -= 1
            raise RendererError("device lost")
        super()._present()


@pytest.fixture
def window() -> Iterator[pygame.Window]:
    window = pygame.Window("test", (1280, 720), hidden=True)
    yield window
    window.destroy()


def test_a_card_that_fails_in_the_middle_is_done_without(window: pygame.Window) -> None:
    canvas, square = Breaking(window, vsync=False), Square()
    canvas.begin()
    canvas.paint([Draw(square, 100, 100, 20, 20)])
    canvas.show()
    assert canvas.trouble == "device lost"
    assert colour(painted(canvas, Draw(square, 100, 100, 20, 20)), 105, 105) == RED
    canvas.close()


def test_a_renderer_that_fails_even_without_a_card_says_so(window: pygame.Window) -> None:
    canvas = Breaking(window, vsync=False)
    canvas.fails = 2
    canvas.begin()
    with pytest.raises(RendererError, match="device lost"):
        canvas.show()
    canvas.fails = 0
    canvas.close()


def test_without_any_renderer_one_sentence_says_why(
    window: pygame.Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: Any, **__: Any) -> None:
        raise RendererError("no such thing.")

    monkeypatch.setattr(canvas_module, "Renderer", none)
    with pytest.raises(NoRenderer, match=r"^no such thing$"):
        Canvas(window)


def test_a_window_that_is_too_large_to_be_captured_shows_what_comes(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = opened()

    def none(*_: Any, **__: Any) -> None:
        raise RendererError("too large")

    with monkeypatch.context() as patch:
        patch.setattr(canvas_module, "Texture", none)
        assert not canvas.is_kept(canvas.capture(lambda: None))
    assert colour(painted(canvas, filled(WHOLE, RED)), 5, 5) == RED


class Broken(Drawable):
    """What cannot be painted."""

    def surface_at(self, scale: float) -> pygame.Surface:
        raise RuntimeError(f"no paint at {scale}")


def test_a_painter_that_breaks_leaves_the_next_frame_whole(opened: Opened) -> None:
    """Whether it breaks in what is captured or in a frame, and whatever was clipped before."""
    canvas, bad = opened(), Draw.filling(Broken("bad", 10, 10))
    with pytest.raises(RuntimeError, match="no paint"):
        canvas.capture(lambda: canvas.paint([bad]))
    assert colour(painted(canvas, filled(WHOLE, RED)), 5, 5) == RED
    canvas.begin()
    canvas.paint([filled(WHOLE, RED), Clip((100, 100, 50, 50))])
    canvas.screenshot()  # whoever clips and is stopped does not take it back
    screen = painted(canvas, filled(WHOLE, BLUE))
    assert colour(screen, 5, 5) == colour(screen, 120, 120) == BLUE


def test_a_recording_paints_what_it_noted_like_a_real_canvas(window: pygame.Window) -> None:
    recording, square = RecordingCanvas(window), Square()
    before = recording.capture(lambda: recording.paint([filled(WHOLE, RED)]))
    draws = filled(WHOLE, BLUE), Draw.filling(before, 0.5), Draw(square, 100, 100, 20, 20)
    picture = painted(recording, *draws)
    assert [told[-1] for told in recording.told()] == [None] * 3
    red, _, blue = colour(picture, 500, 300)
    assert abs(red - blue) < 3
    assert colour(picture, 105, 105) == RED
    recording.close()


def test_a_coarse_canvas_draws_720_lines_and_shows_them_enlarged(opened: Opened) -> None:
    canvas, square = opened((1920, 1080)), Square()
    canvas.is_coarse = True
    canvas.fit()
    assert canvas.size == (1280, 720)
    canvas.begin()
    canvas.paint([Draw(square, 640, 360, 20, 20)])
    picture = canvas.screenshot()
    assert square.painted == [1.0]
    assert picture.get_size() == (1920, 1080)
    assert picture.get_at((960, 540))[:3] == RED
    assert picture.get_at((960 + 18, 540))[:3] == NIGHT
    assert canvas.logical(960, 540) == (640, 360)
    canvas.is_coarse = False
    canvas.fit()
    assert canvas.screenshot().get_at((960, 540))[:3] == RED
    assert square.painted == [1.0, 1.5]


def test_a_coarse_canvas_leaves_small_windows_as_they_are(opened: Opened) -> None:
    canvas = opened((800, 480))
    canvas.is_coarse = True
    canvas.fit()
    assert canvas.size == (800, 480)


@pytest.mark.parametrize("size", [(1024, 768), (800, 480), (1366, 768), (1920, 1080)])
def test_the_parts_of_a_frame_leave_no_seams(opened: Opened, size: tuple[int, int]) -> None:
    canvas, square = opened(size), Square(60)
    for number in range(40):
        frame = Frame(square, 20, x=80 + 3.3 * number, y=62 + number / 7)
        frame.width, frame.height = 854.0 + number / 3, 62.0 + number / 9
        canvas.begin()
        canvas.paint(frame.draws())
        picture, scale = canvas.screenshot(), canvas.scale
        left = (size[0] - 1280 * scale) / 2 + frame.x * scale
        top = (size[1] - 720 * scale) / 2 + frame.y * scale
        right, bottom = left + frame.width * scale, top + frame.height * scale
        inside = pygame.Rect(left + 2, top + 2, right - left - 4, bottom - top - 4)
        gaps = pygame.mask.from_threshold(picture.subsurface(inside), NIGHT, (9, 9, 9, 255))
        assert gaps.count() == 0
