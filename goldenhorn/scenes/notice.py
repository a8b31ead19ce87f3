"""Sentences that people should read once, shown one after another at the foot of any screen."""

import pygame

from goldenhorn.scenes.stage import Stage
from goldenhorn.view.picture import Picture, Sprite
from goldenhorn.view.text import Style
from goldenhorn.view.theme import IVORY

SHOWN_TICKS = 360
"""Six seconds for a sentence."""
WIDTH = 0.8
"""How much of the screen's width a sentence may take."""
FOOT = 0.97
"""How far down it stands."""
IN_FRONT = 1000.0
AROUND = (28, 10)
"""Between the sentence and the strip's edge, across and down."""


class Notice:
    """Takes sentences from the stage and shows each for a while in whatever picture is current."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
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
    def has_news(self) -> bool:
        """Whether a sentence waits that nobody has read yet."""
        return any(sentence not in self._told for sentence in self._stage.notices)

    def update(self, picture: Picture) -> None:
        """Pass one tick."""
        if self._sentence is None:
            if not self._stage.notices:
                return
            sentence = self._stage.notices.pop(0)
            if sentence in self._told:
                return
            self._told.add(sentence)
            self._sentence, self._ticks = sentence, SHOWN_TICKS
        self._ticks -= 1
        if not self._ticks:
            self._sentence = None
        if picture is not self._picture or self._sentence is None:
            self._move_to(picture)

    def _move_to(self, picture: Picture) -> None:
        for sprite in self._sprites:
            assert self._picture is not None
            self._picture.remove(sprite)
        self._picture, self._sprites = None, []
        if self._sentence is not None:
            self._picture = picture
            self._show(picture, self._sentence)

    def _show(self, picture: Picture, sentence: str) -> None:
        kit, (width, height) = self._stage.kit, self._stage.size
        style = Style(22, IVORY)
        lines = kit.words.balanced(sentence, style, round(width * WIDTH) - 2 * AROUND[0])
        text = pygame.Rect(
            (0, 0),
            (
                max(kit.words.width(line, style) for line in lines) + 2,
                kit.words.height(style) * len(lines),
            ),
        )
        strip = text.inflate(2 * AROUND[0], 2 * AROUND[1])
        strip.midbottom = (width // 2, round(height * FOOT))
        text.center = strip.center
        self._sprites = [
            picture.add(kit.strip(strip.size), strip.x, strip.y, IN_FRONT),
            picture.add(kit.paragraph(sentence, style, text.size), text.x, text.y, IN_FRONT + 1),
        ]
