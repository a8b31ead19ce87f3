"""The canvas: draws in a window through SDL's renderer, in logical pixels; the only door to it.

Everything is drawn anew in every frame that is shown, and nothing here knows what is drawn. Places
and sizes are logical, 1280 by 720; textures have the window's own resolution, so that letters and
drawings are as sharp as the screen. SDL's own logical size is never used: with it reading pixels
back corrupts memory.
"""

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import floor
from weakref import WeakSet

import pygame
from pygame._sdl2 import sdl2
from pygame._sdl2.video import Renderer, Texture

from goldenhorn.common.screen_sizes import FULL_SIZE
from goldenhorn.graphics.drawable import (
    BLEND,
    PLAIN,
    Camera,
    Clip,
    Cloth,
    Draw,
    Drawable,
    Place,
    Rgb,
)
from goldenhorn.graphics.pages import LARGEST, Pages

Size = tuple[int, int]
RendererError: type[Exception] = sdl2.error

FINEST = 3.0
"""Textures are made for at most 2160 lines."""
PAGE_SIDE, MOST_PAGES = 1024, 5
"""Of a page at scale 1; larger windows have pages of 2048, which every machine can hold."""
NIGHT: Rgb = (8, 14, 22)
"""What lies around a picture in a window of another shape."""


@dataclass(slots=True)
class Counts:
    """What a frame cost: how much was drawn, and how much of it new."""

    draws: int = 0
    runs: int = 0
    """Draws of the same texture and blend in a row are one: only those merge."""
    pixels: int = 0
    """Of the window, each as often as it was drawn."""
    uploaded: int = 0
    """Bytes of new textures."""


class NoRenderer(Exception):
    """Nothing can be drawn in this window; the message says why."""


class Made:
    """A drawable as a texture or a part of one; good as long as its stamp is the canvas's."""

    __slots__ = ("source", "stamp", "texture")

    def __init__(self, stamp: object, texture: Texture, source: pygame.Rect) -> None:
        self.stamp, self.source = stamp, source
        self.texture: Texture | None = texture
        """None once the canvas has given it back."""


class Canvas:
    """Draws in one window; `scale` says how many of its pixels one logical pixel is wide."""

    def __init__(self, window: pygame.Window, *, vsync: bool = True) -> None:
        """Take a renderer, a fast one if there is one; raises NoRenderer if there is none."""
        self._window, self._vsync = window, vsync
        self.trouble = ""
        """Why the graphics card is not used though it should be, until somebody has told it."""
        self._take_renderer()
        self.frame: list[Draw] = []
        """Everything that was drawn since the frame began."""
        self.counts = Counts()
        """Of the frame that was shown last."""
        self.share = 1.0
        """How much of the window the picture may take: less where a television cuts the edge."""
        self.is_coarse = False
        """Whether at most 720 lines are drawn and then enlarged, for machines that are slow."""
        self._coarse: Texture | None = None
        self._made: WeakSet[Drawable] = WeakSet()
        self._captured: WeakSet[Drawable] = WeakSet()
        self.fit()

    # Where the picture lies

    def fit(self) -> None:
        """Fit the picture into the window as it is now; textures are made anew for it."""
        self._renderer.set_viewport(None)
        self._place(self._fitted(self._renderer.get_viewport().size))
        self.forget()

    def _fitted(self, size: Size) -> Size:
        """Return how many pixels are drawn for a window of so many."""
        width, height = size
        larger = min(width / FULL_SIZE[0], height / FULL_SIZE[1])
        self._coarse = None
        if not self.is_coarse or larger <= 1:
            return size
        size = round(width / larger), round(height / larger)
        self._coarse = Texture(self._renderer, size, target=True)
        return size

    def _place(self, size: Size) -> None:
        self.size = width, height = size
        self.scale = min(width / FULL_SIZE[0], height / FULL_SIZE[1]) * self.share
        self._left = round((width - FULL_SIZE[0] * self.scale) / 2)
        self._top = round((height - FULL_SIZE[1] * self.scale) / 2)

    def forget(self) -> None:
        """Make all textures anew when they are drawn next, as after the machine has lost them."""
        _give_back(self._captured)
        self._empty_pages()

    def _take_renderer(self) -> None:
        self._is_plain = False
        try:
            self._renderer = Renderer(self._window, vsync=self._vsync, target_texture=True)
        except (RendererError, pygame.error) as problem:
            self._take_plain_renderer(problem)

    def _take_plain_renderer(self, problem: Exception) -> None:
        """Draw without the graphics card from now on."""
        self.trouble = str(problem).rstrip(".")
        os.environ.pop("SDL_RENDER_DRIVER", None)  # or SDL would look for that one only
        self._is_plain = True
        try:
            self._renderer = Renderer(self._window, accelerated=0, target_texture=True)
        except (RendererError, pygame.error) as another:
            raise NoRenderer(str(another).rstrip(".")) from None

    def close(self) -> None:
        """Give back all textures and the renderer; must come before the window is destroyed.

        SDL frees textures with their window, and Python would free them once more, or others that
        lie in the same place by then.
        """
        self.forget()
        self._coarse = None
        del self._pages, self._renderer

    def _empty_pages(self) -> None:
        _give_back(self._made)
        side = PAGE_SIDE if self.scale <= 1 else 2 * PAGE_SIDE
        self._pages = Pages(lambda size: Texture(self._renderer, size), side, MOST_PAGES)
        self._stamp = object()
        for captured in self._captured:
            captured.texture.stamp = self._stamp
        self._stamps: dict[object, object] = {}

    def logical(self, x: float, y: float) -> Place:
        """Return where in the picture a place of the window is, as the mouse reports it."""
        window = self._window.size
        x, y = x * self.size[0] / max(1, window[0]), y * self.size[1] / max(1, window[1])
        return (x - self._left) / self.scale, (y - self._top) / self.scale

    @property
    def texture_bytes(self) -> int:
        """How much memory all textures take."""
        made = (each.texture for each in self._made)
        places: list[pygame.Rect] = [each.source for each in made if each is not None]
        alone = sum(4 * place.width * place.height for place in places if max(place.size) > LARGEST)
        return self._pages.bytes + alone

    # A frame

    def begin(self) -> None:
        """Begin a frame."""
        self.frame = []
        self.counts = Counts()

    def paint(self, draws: Iterable[Draw]) -> None:
        """Draw one after the other, the later in front."""
        self.frame += draws

    def show(self) -> None:
        """Show what was drawn since the frame began, if need be without the graphics card."""
        try:
            self._show()
        except (RendererError, pygame.error) as problem:
            if self._is_plain:
                raise
            self.close()
            self._take_plain_renderer(problem)
            self.fit()
            self._show()

    def _show(self) -> None:
        self._paint_all()
        self._present()

    def _paint_all(self) -> None:
        if self._coarse is not None:
            self._renderer.target = self._coarse
        self._submit()
        self._hide_the_edges()
        if self._coarse is not None:
            self._renderer.target = None
            self._coarse.draw()

    def _present(self) -> None:
        self._renderer.present()

    def screenshot(self) -> pygame.Surface:
        """Return what was drawn since the frame began, in the window's own pixels."""
        self._paint_all()
        return self._renderer.to_surface()

    def capture(self, paint: Callable[[], None]) -> Drawable:
        """Return a picture of what a function draws, to be drawn over the next ones while kept."""
        captured = Drawable(object(), *FULL_SIZE)
        self.begin()
        paint()
        try:
            texture = Texture(self._renderer, self.size, target=True)
            self._renderer.target = texture
            self._submit()
        except (RendererError, pygame.error):
            return captured  # a renderer that has no room for it shows what comes at once
        finally:
            self._renderer.target = None  # also where a painter breaks: the next frame is shown
        scale, left, top = self.scale, self._left, self._top
        picture = pygame.Rect(left, top, round(FULL_SIZE[0] * scale), round(FULL_SIZE[1] * scale))
        captured.texture = Made(self._stamp, texture, picture.clip(texture.get_rect()))
        self._captured.add(captured)
        return captured

    def is_kept(self, captured: Drawable) -> bool:
        """Whether a captured picture is still there, and fits the window."""
        return captured in self._captured

    # How

    def _submit(self) -> None:
        """Make the textures that are missing, then hand everything to the renderer.

        In this order, as whatever is drawn before a texture is made cannot wait for its neighbours.
        """
        if self._pages.is_full:
            self._empty_pages()
        for draw in self.frame:
            made = draw.drawable.texture
            if made is None or made.stamp is not self._stamp:
                self.take(draw.drawable, draw.drawable.surface_at(self.fineness))
        self._zoom, self._shift = 1.0, (0.0, 0.0)
        self._clipped = pygame.Rect((0, 0), self.size)
        self._renderer.set_viewport(None)  # what broke in the middle of a frame may have left one
        self._renderer.draw_color = (*NIGHT, 255)
        self._renderer.clear()
        counts, stamp = self.counts, self._current_stamp()
        last: tuple[Texture | None, int] = (None, BLEND)
        for draw in self.frame:
            done = draw.done
            if done is None or done[0] is not stamp:
                if isinstance(draw, Clip | Camera):
                    if isinstance(draw, Clip):
                        self._clip(draw)
                    else:
                        self._zoom, self._shift = draw.zoom, draw.shift
                    stamp = self._current_stamp()
                    continue
                done = draw.done = (stamp, *self._computed(draw))
            _, made, alpha, arguments, pixels = done
            texture, blend = made.texture, draw.blend
            texture.alpha, texture.color, texture.blend_mode = alpha, draw.tint, blend
            if arguments[0].__class__ is tuple:
                texture.draw_quad(*arguments)
            else:
                texture.draw(*arguments)
            counts.draws += 1
            counts.pixels += pixels
            if (texture, blend) != last:
                counts.runs += 1
                last = texture, blend

    def _hide_the_edges(self) -> None:
        """Cover what lies outside the picture where the window has another shape."""
        width, height = self.size
        left, top = self._left, self._top
        right, bottom = width - left, height - top
        self._renderer.draw_color, self._renderer.draw_blend_mode = (*NIGHT, 255), BLEND
        for bar in (
            *((0, 0, left, height), (right, 0, left, height)),
            *((0, 0, width, top), (0, bottom, width, top)),
        ):
            if bar[2] > 0 and bar[3] > 0:
                self._renderer.fill_rect(pygame.Rect(bar))

    def _current_stamp(self) -> object:
        """What stands for the way in which places are computed now; no camera is kept for long."""
        view = tuple(self._clipped), self._zoom, self._shift
        stamp = self._stamps.get(view)
        if stamp is None:
            stamp = object()
            if self._zoom == 1:
                self._stamps[view] = stamp
        return stamp

    def _clip(self, clip: Clip) -> None:
        if clip.clipped is None:
            self._clipped = pygame.Rect((0, 0), self.size)
            self._renderer.set_viewport(None)
        else:
            self._clipped = self._on_window(clip).clip(pygame.Rect((0, 0), self.size))
            self._renderer.set_viewport(self._clipped)

    def _pixel(self, x: float, y: float) -> Place:
        x = self._left + (x * self._zoom + self._shift[0]) * self.scale
        y = self._top + (y * self._zoom + self._shift[1]) * self.scale
        return x, y

    def _on_window(self, draw: Draw) -> pygame.Rect:
        """Return the pixels that something covers which is not turned: always whole ones."""
        left, top, width, height = draw.area
        x, y = map(_whole, self._pixel(left, top))
        right, bottom = map(_whole, self._pixel(left + width, top + height))
        return pygame.Rect(x, y, right - x, bottom - y)

    def _computed(self, draw: Draw) -> tuple[object, ...]:
        """Compute what a draw means for the renderer: texture, alpha, arguments and pixels.

        What is to be drawn as a cloth begins with a corner, all else with a part of the texture.
        """
        made = draw.drawable.texture
        source = made.source
        if draw.part is not None:
            left, top, right, bottom = draw.part
            source = pygame.Rect(
                round(source.x + left * source.width),
                round(source.y + top * source.height),
                max(1, round((right - left) * source.width)),
                max(1, round((bottom - top) * source.height)),
            )
        elif draw.drawable is PLAIN:
            source = source.inflate(-2, -2)
        alpha = max(0, min(255, round(draw.alpha * 255)))
        across, down = self._clipped.topleft
        area: pygame.Rect | pygame.FRect = self._on_window(draw)
        seen = self._clipped.clip(area)
        pixels = seen.width * seen.height
        if isinstance(draw, Cloth):
            corners = [self._pixel(*corner) for corner in draw.corners]
            places = [(x - across, y - down) for x, y in corners]
            assert made.texture is not None
            wide, high = made.texture.width, made.texture.height
            left, top = source.left / wide, source.top / high
            right, bottom = source.right / wide, source.bottom / high
            shares = ((left, top), (right, top), (right, bottom), (left, bottom))
            return made, alpha, (*places, *shares), pixels
        if draw.drawable is PLAIN and not draw.angle:
            area = seen  # SDL without a GPU loses a part of so few pixels
        elif draw.angle:
            x, y = self._pixel(draw.x, draw.y)
            scale = self.scale * self._zoom
            width, height = draw.width * scale, draw.height * scale
            area = pygame.FRect(x - width / 2, y - height / 2, width, height)
        elif draw.drawable.keeps_pixels and self._is_as_large(draw):
            middle = area.top + area.height // 2
            area = pygame.Rect(area.left, middle - source.height // 2, *source.size)
        elif (
            draw.part is None
            and max(abs(area.width - source.width), abs(area.height - source.height)) <= 1
        ):
            x, y = self._pixel(draw.x, draw.y)  # as it was painted, or letters blur
            left, top = round(x - source.width / 2), round(y - source.height / 2)
            area = pygame.Rect(left, top, *source.size)
        area.move_ip(-across, -down)
        arguments = (source, area, draw.angle, None, draw.flip, False)
        return made, alpha, arguments, pixels

    def _is_as_large(self, draw: Draw) -> bool:
        return self._zoom == 1 and draw.width == draw.drawable.width and draw.part is None

    @property
    def fineness(self) -> float:
        """How many pixels wide a logical one is painted."""
        return min(FINEST, self.scale)

    def lacks(self, drawable: Drawable) -> bool:
        """Whether there is no texture of something yet."""
        made = drawable.texture
        return made is None or made.stamp is not self._stamp

    def take(self, drawable: Drawable, surface: pygame.Surface) -> None:
        """Make a texture, or a part of one, of what was painted of something."""
        if max(surface.get_size()) <= LARGEST:
            made = Made(self._stamp, *self._pages.put(surface))
        else:
            texture = Texture.from_surface(self._renderer, surface)
            made = Made(self._stamp, texture, texture.get_rect())
        self.counts.uploaded += 4 * surface.get_width() * surface.get_height()
        drawable.texture = made
        self._made.add(drawable)


def _whole(pixels: float) -> int:
    """Round an edge, so that neighbours who mean the same one are never a pixel apart."""
    return floor(pixels + 0.5 + 1e-6)


def _give_back(drawables: WeakSet[Drawable]) -> None:
    """Let go of the textures of some, also where a draw remembers them."""
    for drawable in drawables:
        if drawable.texture is not None:  # else it was painted again, and not drawn since
            drawable.texture.texture = drawable.texture = None
    drawables.clear()
