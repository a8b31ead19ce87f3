"""Paints assets/pictures from numbers: materials, backdrops and the sea of every board.

`python -m goldenhorn.tools.pictures.textures` needs numpy; playing does not.
"""
