"""Where everything round the board stands while a game is watched again; numbers only."""

from dataclasses import dataclass, replace

import pygame

from goldenhorn.board_view.places import Layout


@dataclass(frozen=True, slots=True)
class ReplayPlan:
    """The desk below the board, which holds no piles now but everything that moves time."""

    desk_top: int
    bar: pygame.Rect
    """The whole game as a line; what has been seen of it is bright."""
    round_plate: tuple[int, int, int, int]
    sentence: pygame.Rect
    hands: pygame.Rect
    """The switch that opens all hands."""
    save: pygame.Rect
    """The disc that writes the game to a file."""
    rope: pygame.Rect
    """The deeds of the round, or all hands."""
    middles: tuple[int, ...]
    """The middles of the discs from left to right: round, step, play, step, round, end."""
    controls_y: int
    disc: int
    play: int
    """Diameters."""
    speeds: tuple[pygame.Rect, ...]
    """One place for each speed, or one for all of them."""
    hints: pygame.Rect
    leave: pygame.Rect
    hint_height: int
    knot: int
    """How large a deed on the rope is."""
    card: int
    """How high a card of an open hand is."""
    title: pygame.Rect
    scores_top: int
    score_row: int
    scores_width: int
    text: int
    corner: int
    """How large the gilded corners of the picture are."""

    def around(self, layout: Layout) -> Layout:
        """Return the layout of a board whose desk is cleared for what stands here."""
        return replace(
            layout,
            desk_top=self.desk_top,
            draw_pile=None,
            discard_pile=None,
            bag=None,
            store=None,
            event=None,
            round_plate=self.round_plate,
        )


PLAN = ReplayPlan(
    desk_top=556,
    bar=pygame.Rect(40, 553, 1200, 12),
    round_plate=(48, 570, 150, 34),
    sentence=pygame.Rect(210, 570, 772, 34),
    hands=pygame.Rect(1042, 569, 190, 36),
    save=pygame.Rect(990, 566, 42, 42),
    rope=pygame.Rect(48, 607, 1184, 40),
    middles=(400, 460, 526, 592, 652, 712),
    controls_y=675,
    disc=52,
    play=58,
    speeds=tuple(pygame.Rect(756 + 58 * number, 655, 54, 40) for number in range(4)),
    hints=pygame.Rect(48, 654, 316, 42),
    leave=pygame.Rect(996, 654, 236, 42),
    hint_height=42,
    knot=38,
    card=38,
    title=pygame.Rect(380, 20, 520, 74),
    scores_top=190,
    score_row=58,
    scores_width=470,
    text=22,
    corner=64,
)
