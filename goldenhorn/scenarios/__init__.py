"""The scenarios: every screen and everything that moves, each set up once for all who look at it.

Screenshots, layouts, the crawler and `bench frames` walk through `catalogue.SCENARIOS`; a scenario
is made with `scenario.scenario`. Never part of a game.
"""
