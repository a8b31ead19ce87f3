"""The only place that draws a hand: peeked at, open to all, or closed.

A hand stands here for as long as its seat may see it, and on nothing that everybody sees.
"""
