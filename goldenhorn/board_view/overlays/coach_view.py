"""The coach on the board: the gull with its words, and a ring round what it points at.

Knows neither lessons nor rules; says what it is told. Taps pass through it.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial

import pygame

from goldenhorn.board_view.overlays.coach_pieces import (
    bubble,
    bubble_size,
    card,
    coach_places,
    places_beside_sheet,
    ring,
    spotlight,
    tip_places,
)
from goldenhorn.board_view.overlays.overlay import OVERLAY, Overlay
from goldenhorn.board_view.places import Layout
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.ui.kit import Key, Kit

RING, CARD, GULL, BUBBLE = OVERLAY - 0.3, OVERLAY - 0.2, OVERLAY, OVERLAY + 0.1
"""How near things stand: all in front of the board, the words foremost."""
DIM = 9.6
"""A veil over ships and squares; choices, labels and everything pressed stay lit in front of it."""
DARK, DARKER = 105, 150
"""How opaque it is, and in high contrast."""
BREATH_TICKS = 30
"""The ring changes its width so often: twice a second is calm, and below what flashes."""
AROUND = 7
"""How far the ring stands from what it goes round."""


@dataclass(frozen=True, slots=True)
class Speech:
    """What the coach says, and what is to be pressed."""

    text: str
    key: Key | None = None
    press: str = ""
    """What the key does."""


@dataclass(frozen=True, slots=True)
class Task:
    """What stands on a lesson's card."""

    title: str
    goal: str
    number: int
    """Which goal of the lesson, from 0."""
    count: int
    is_done: bool = False


class CoachView(Overlay):
    """Shows the coach in the board's own picture."""

    _place: pygame.Rect | None = None
    """What the ring goes round."""
    _said: object = None
    """What is being said, and where."""
    speech: Speech | None = None
    """What is being said; None while the coach is quiet."""

    def __init__(self, picture: Picture, kit: Kit, layout: Layout, has_motion: bool = True) -> None:
        super().__init__(picture, kit, layout, has_motion)
        self.places = coach_places(layout)

    def move_to(self, *, is_eastern: bool) -> None:
        """Stand at a shore of a real game, out of the way."""
        self.places = tip_places(self._layout, is_eastern)

    def stand_beside_sheet(self, is_asked: bool) -> None:
        """Leave the title of a question free, while one is asked."""
        self.places = (places_beside_sheet if is_asked else coach_places)(self._layout)

    def say(
        self, speech: Speech, at: pygame.Rect | None = None, lit: tuple[pygame.Rect, ...] = ()
    ) -> None:
        """Say something, pointing at a place if there is one; with it, all else is dimmed."""
        said = (speech, at and tuple(at), tuple(map(tuple, lit)), self.places.beak)
        if self.is_shown and said == self._said:
            return  # measuring words takes long, and this is asked in every tick
        self._said, self.speech = said, speech
        self.is_shown = True
        places = self.places
        words = (speech.text, speech.key, speech.press)
        size = bubble_size(self._kit, places, *words)
        spare = places.width - size[0] if places.is_eastern else 0
        corner = (places.left + spare, places.foot - size[1])
        tip = (places.beak[0] - corner[0], places.beak[1] - corner[1])
        make = partial(bubble, self._kit, places, size, tip, *words)
        self._hang("bubble", (speech, size), make, corner, BUBBLE)
        pose = "coach_talk" if at is None else "coach_point"
        is_turned = places.is_eastern
        gull = partial(self._kit.drawing, pose, places.gull_width, flipped=is_turned)
        self._hang("gull", (pose, is_turned), gull, places.gull, GULL)
        self._place = at
        self._show_ring()
        self._dim(at, lit)

    def _hang(
        self,
        name: str,
        look: tuple[Hashable, ...],
        make: Callable[[], Image],
        corner: tuple[int, int],
        z: float,
    ) -> None:
        """Show something that stays for long, while much moves below it."""
        self._sprites.put_once(name, (name, *look), lambda: make(), corner, z)

    def _dim(self, at: pygame.Rect | None, lit: tuple[pygame.Rect, ...]) -> None:
        """Dim the sea all around what matters now."""
        top = self._layout.panels[0][1] + self._layout.panels[0][3]
        size = self._layout.size[0], self._layout.desk_top - top
        if at is None or not lit:
            self._sprites.hide("veil")
            return
        holes = tuple((box.x, box.y - top, box.width, box.height) for box in lit)
        dark = DARKER if self._kit.high_contrast else DARK
        make = partial(spotlight, size, holes, dark)
        self._sprites.put_once("veil", ("veil", holes), make, (0, top), DIM)

    def hush(self) -> None:
        """Say nothing, and point at nothing; a lesson's card stays."""
        for name in ("bubble", "gull", "ring", "veil"):
            self._sprites.hide(name)
        self._place = self.speech = None
        self.is_shown = False

    def set_task(self, task: Task) -> None:
        """Hang up a lesson's card."""
        rect = self.places.card
        make = partial(card, self._kit, rect.size, task)
        self._hang("card", (task,), make, rect.topleft, CARD)

    def update(self) -> None:
        """Let the ring breathe."""
        self._ticks += 1
        if self._has_motion and self._ticks % BREATH_TICKS == 0:
            self._show_ring()

    @property
    def covered(self) -> list[pygame.Rect]:
        """What the coach hides of the board."""
        shown = self._sprites.shown(("bubble", "gull", "card"))
        return [
            pygame.Rect((sprite.x, sprite.y), sprite.image.size)
            for sprite in shown
            if sprite.image is not None
        ]

    def is_at(self, x: float, y: float) -> bool:
        """Whether a place lies on the bubble."""
        shown = self._sprites.shown(("bubble",))
        return any(
            pygame.Rect((sprite.x, sprite.y), sprite.image.size).collidepoint(x, y)
            for sprite in shown
            if sprite.image is not None
        )

    @property
    def ringed(self) -> pygame.Rect | None:
        """What the coach points at."""
        return self._place

    def _show_ring(self) -> None:
        if self._place is None:
            self._sprites.hide("ring")
            return
        is_wide = self._has_motion and self._ticks // BREATH_TICKS % 2 == 1
        around = AROUND + (3 if is_wide else 0)
        place = self._place.inflate(2 * around, 2 * around).clip((0, 0, *self._layout.size))
        make = partial(ring, place.size)
        self._sprites.put("ring", ("ring", place.size), make, place.topleft, RING)
