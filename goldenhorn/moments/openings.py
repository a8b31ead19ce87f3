"""What moves beside the events: ships being placed, and sheets on their way into the picture."""

from collections.abc import Callable

from goldenhorn.bindings import Button
from goldenhorn.engine.actions import Announce
from goldenhorn.lineup import HUMAN
from goldenhorn.moments.moment import moment
from goldenhorn.moments.powers import game_to_announce
from goldenhorn.moments.table import (
    FOUR,
    begun,
    game_after,
    seat_people,
    show_board,
    wait_for,
)
from goldenhorn.scenes.placement import GLIDE_TICKS
from goldenhorn.studio import Studio
from goldenhorn.view.overlay import Overlay

LONGEST = 90
"""Ticks in which every sheet has come to rest."""


BEFORE_PLATE = GLIDE_TICKS * 2 // 5
"""In the very middle of its way a ship is behind the plate of its owner."""


@moment("motion_placing", "motion_calling", "motion_bell")
def openings(studio: Studio) -> None:
    """A ship is sent to the other port, a player is called, and the last round is rung in."""
    studio.show(studio.journey.board(seat_people(studio, begun(*FOUR))))
    studio.press(Button.RIGHT, settles=False)
    studio.wait(BEFORE_PLATE)
    studio.take("motion_placing")
    board = show_board(studio, game_after(60, HUMAN, HUMAN, "easy", "medium"))
    handover, seat = board.parts.handover, board.game.state.player
    wait_for(studio, "hand-over", lambda: handover.is_shown)
    _take_half_way(studio, "motion_calling", handover, lambda: board.sheets.call(seat))
    board = show_board(studio, game_to_announce())
    board.play((Announce(),))
    banner, sheets = board.parts.banner, board.sheets
    wait_for(studio, "last round", lambda: banner.is_shown)

    def ring_again() -> None:
        banner.remove()
        sheets.ring_soon()
        sheets.ring()  # coming to rest
        sheets.ring()

    _take_half_way(studio, "motion_bell", banner, ring_again)


def _take_half_way(
    studio: Studio, name: str, sheet: Overlay, show_again: Callable[[], object]
) -> None:
    """See when a sheet moves that has just come up, and take it in the middle of that."""
    moved, shown = [], sheet.snapshot()
    for tick in range(1, LONGEST):
        studio.wait(1)
        if sheet.snapshot() != shown:
            moved.append(tick)
            shown = sheet.snapshot()
    show_again()
    studio.wait((moved[0] + moved[-1]) // 2)
    studio.take(name)
