"""One game with the people who play it: who sits where, whose turn it is, what may be taken back.

`game.Game` is a match with its people, `game_controller.GameController` its course. May import
everything below: engine, common, bots, input.
"""
