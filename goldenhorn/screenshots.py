"""Every screen and key moment as a numbered picture (`python main.py screenshots DIR`).

Knows the order of the moments, and nothing of what they show.
"""

from collections.abc import Collection
from pathlib import Path

from goldenhorn.moments import (
    crowds,
    endings,
    fame,
    learning,
    lobby,
    menus,
    motion,
    openings,
    powers,
    private,
    turns,
    waiting,
)
from goldenhorn.moments.moment import Moment
from goldenhorn.studio import Studio, Wish

MOMENTS: tuple[Moment, ...] = (
    *(menus.title, menus.title_words),
    *(lobby.lobby, lobby.lobby_bots, lobby.lobby_overlays),
    *(menus.settings, menus.keys, menus.rules, menus.key_list),
    *(fame.empty_hall, fame.hall, fame.all_games),
    *(learning.list_of_lessons, learning.all_lessons),
    *(learning.lesson_of_the_end, learning.lesson_devices, learning.tips),
    *(lobby.placement, turns.boards, crowds.full_port, crowds.full_hand),
    *(turns.cargo, turns.landing_from_port, turns.landing_at_sea, turns.both_headings),
    *(turns.pirates, turns.step_by_step, turns.undo_offered),
    *(turns.open_hand_notes, turns.other_devices),
    *(powers.dominions, powers.training, powers.end_of_turn, powers.bell),
    *(motion.motion, openings.openings),
    *(private.people, private.undo_from_before_a_sheet, private.robbed),
    *(private.shared_device, private.pause),
    *(waiting.waiting, endings.instant_replay, endings.reckoning, endings.tie),
    *(endings.replay, endings.saved_games),
    *(menus.high_contrast, menus.cabinet, menus.run_aground),
)
"""In the order in which people come to see them."""
PICTURES = tuple(name for moment in MOMENTS for name in moment.pictures)
"""What all pictures are called."""


def take_all(wish: Wish, only: Collection[str] = PICTURES) -> list[Path]:
    """Take a picture of every moment, or of those with certain pictures; return the files."""
    wish.folder.mkdir(parents=True, exist_ok=True)
    studio = Studio(wish)
    try:
        for moment in MOMENTS:
            if not set(only).isdisjoint(moment.pictures):
                moment.take(studio)
    finally:
        studio.close()
    return studio.taken
