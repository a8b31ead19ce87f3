"""The moments of a show that can be heard; knows no loudspeaker.

Their values are the names of the sounds, so that whoever plays them needs no table.
"""

from enum import Enum


class Moment(Enum):
    """What is heard when, by the name of its sound."""

    CARD_DRAW = "card_draw"
    CARD_PLAY = "card_play"
    CUBE_LOAD = "cube_load"
    SHIP_STEP = "ship_step"
    SHIP_SKIP = "ship_skip"
    UNLOAD = "unload"
    BAG = "bag"
    TURN = "turn"
    HARBOUR_BELL = "harbour_bell"
    SET_DONE = "set_done"
    WIND = "wind"
    PIRATES = "pirates"
    CONQUER = "conquer"
    FANFARE = "fanfare"
