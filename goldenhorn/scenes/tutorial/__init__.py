"""Lessons on the real board, and the coach in a first game."""
