"""The logical picture, in numbers."""

FULL_SIZE = 1280, 720
"""The logical picture, scaled to any window."""
