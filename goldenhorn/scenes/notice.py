"""Sentences that people should read once, shown one after another at the foot of any screen."""

import pygame

from goldenhorn.scenes.stage import Stage
from goldenhorn.view.picture import Picture, Piece, Sprite

SHOWN_TICKS = 360
"""Six seconds for a sentence."""
WIDTH = 0.8
"""How much of the screen's width a sentence may take."""
FOOT = 0.97
"""How far down it stands."""
IN_FRONT = 1000.0


class Notice:
    """Takes sentences from the stage and shows each for a while in whatever picture is current."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._told: set[str] = set()
        self._ticks = 0
        self._piece: Piece | None = None
        self._picture: Picture | None = None
        self._sprite: Sprite | None = None

    def update(self, picture: Picture) -> None:
        """Pass one tick."""
        if self._piece is None:
            if self._stage.notices:
                self._begin(self._stage.notices.pop(0))
            return
        self._ticks -= 1
        if not self._ticks:
            self._piece = None
        if picture is not self._picture or self._piece is None:
            self._move_to(picture)

    def _begin(self, sentence: str) -> None:
        if sentence not in self._told:
            self._told.add(sentence)
            self._ticks = SHOWN_TICKS
            self._piece = self._stage.kit.notice(sentence, round(self._stage.size[0] * WIDTH))

    def _move_to(self, picture: Picture) -> None:
        if self._picture is not None and self._sprite is not None:
            self._picture.remove(self._sprite)
        self._picture, self._sprite = None, None
        if self._piece is not None:
            width, height = self._stage.size
            box = pygame.Rect((0, 0), self._piece.size)
            box.midbottom = (width // 2, round(height * FOOT))
            self._picture = picture
            self._sprite = picture.add(self._piece, box.x, box.y, IN_FRONT)
