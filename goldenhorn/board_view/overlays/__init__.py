"""Sheets over the board: the hand-over, the log-book, the last round, the coach."""
