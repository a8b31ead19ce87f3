"""Planning a turn from open facts: what can be done, what is chosen of it, what presses do to it.

`turn.Turn` is the door: give it buttons, and one day it answers with what to commit.
"""
