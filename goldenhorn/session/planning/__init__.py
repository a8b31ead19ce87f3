"""Planning a turn from open facts: what can be done, what is chosen of it, what presses do to it.

`turn.Turn` is the door: it is given presses, and answers with what they mean, up to a `Commit`.
"""
