"""Sentences that people should read once, shown one after another where a scene has room."""

import pygame

from goldenhorn.graphics.picture import Picture
from goldenhorn.graphics.sprite import Sprite
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import IVORY
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene

SHOWN_TICKS = 360
"""Six seconds for a sentence."""
TEXT_SIZE, LEAST_TEXT_SIZE = 22, 8
"""Of a sentence, and of one that is too long for the room."""
IN_FRONT = 1000.0
AROUND = (28, 10)
"""Between the sentence and the strip's edge, across and down."""


class Notice:
    """Takes sentences from the context and shows each for a while in whatever scene is current."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._told: set[str] = set()
        self._sentence: str | None = None
        self._ticks = 0
        self._picture: Picture | None = None
        self._sprites: list[Sprite] = []

    @property
    def is_shown(self) -> bool:
        """Whether a sentence stands on the screen."""
        return self._sentence is not None

    @property
    def unread(self) -> tuple[str, ...]:
        """The sentences that wait and that nobody has read yet."""
        return tuple(each for each in self._context.notices if each not in self._told)

    def update(self, scene: Scene) -> None:
        """Pass one tick."""
        if self._sentence is None:
            if not self._context.notices:
                return
            sentence = self._context.notices.pop(0)
            if sentence in self._told:
                return
            self._told.add(sentence)
            self._sentence, self._ticks = sentence, SHOWN_TICKS
        self._ticks -= 1
        if not self._ticks:
            self._sentence = None
        if scene.picture is not self._picture or self._sentence is None:
            self._move_to(scene)

    def _move_to(self, scene: Scene) -> None:
        for sprite in self._sprites:
            assert self._picture is not None
            self._picture.remove(sprite)
        self._picture, self._sprites = None, []
        if self._sentence is not None:
            self._picture = scene.picture
            self._show(scene.picture, scene.notice_room, self._sentence)

    def _show(self, picture: Picture, room: pygame.Rect, sentence: str) -> None:
        kit = self._context.kit
        inside = room.inflate(-2 * AROUND[0], -2 * AROUND[1])
        style, lines = self._laid_out(sentence, inside.size)
        high = kit.words.height(style)
        wide = max(kit.words.width(line, style) for line in lines) + 2
        text = pygame.Rect(0, 0, wide, high * len(lines))
        strip = text.inflate(2 * AROUND[0], 2 * AROUND[1])
        strip.midbottom = room.midbottom
        text.center = strip.center
        self._sprites = [picture.add(kit.strip(strip.size), strip.x, strip.y, IN_FRONT)]
        for number, line in enumerate(lines):
            image = kit.label(line, style, (wide, high))
            place = text.x, text.y + high * number
            self._sprites.append(picture.add(image, *place, IN_FRONT + 1))

    def _laid_out(self, sentence: str, room: tuple[int, int]) -> tuple[Style, list[str]]:
        """Break a sentence into lines, as large as people want it or as there is room for."""
        words = self._context.kit.words
        for size in range(TEXT_SIZE, LEAST_TEXT_SIZE - 1, -1):
            style = Style(size, IVORY)
            lines = words.balanced(sentence, style, room[0])
            if words.height(style) * len(lines) <= room[1]:
                break
        return style, lines
