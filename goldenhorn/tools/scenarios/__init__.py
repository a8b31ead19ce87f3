"""One catalogue of all that can be seen, for screenshots, bench, layouts, crawler and privacy.

A new screen is registered here, once.
"""
