"""The board of a game: fleets are placed, turns are planned and seen, hands stay private.

`board.Board` is the screen; its parts each hold one concern. `placement.Placement` comes before it.
"""
