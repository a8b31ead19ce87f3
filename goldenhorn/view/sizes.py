"""The logical picture, in numbers; imports nothing, because the window must open quickly."""

FULL_SIZE = 1280, 720
"""The logical picture, scaled to any window."""
