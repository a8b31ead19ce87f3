"""The old way of drawing: surfaces painted at 720 lines and shown as sprites.

What has not been rebuilt yet keeps `Picture`, its sprites and their painters; nothing new is
written with them.
"""
