"""The two logical pictures, in numbers; imports nothing, because the window must open quickly."""

FULL_SIZE = 1280, 720
"""The logical picture, scaled to any window."""
COMPACT_SIZE = 800, 480
"""The logical picture of a small screen, with a layout of its own."""
