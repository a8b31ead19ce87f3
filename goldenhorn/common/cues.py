"""Everything short that can be heard, by name; no loudspeaker, so that pictures may name it."""

from enum import Enum


class Cue(Enum):
    """A sound; the value is the name of its file."""

    UI_MOVE = "ui_move"
    UI_OK = "ui_ok"
    UI_BACK = "ui_back"
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
