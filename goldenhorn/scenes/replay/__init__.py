"""Watching a game again: play, pause, step, speed and jumps."""
