"""The board's picture: where things lie, what they look like, how events move them.

`board_view.BoardView` shows a public position and never a hand; only `hands` draws those. Reads the
engine and decides nothing. May import session, graphics and ui; no scene.
"""
