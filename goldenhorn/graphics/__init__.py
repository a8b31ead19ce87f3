"""Drawing: the window, drawings and letters as images, sprites in a picture, and how things move.

Knows pygame, and of the game no more than the names of its drawings. `picture.Picture` shows
sprites, `text.Words` writes. May import engine and common.
"""
