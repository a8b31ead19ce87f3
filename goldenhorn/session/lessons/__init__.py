"""The lessons that teach the game: recorded positions, goals, and words.

`lessons.LESSONS` has them in their order. A lesson is played on the board by scenes/tutorial.
"""
