"""The lobby, where people sit down with their devices and agree on a game.

`lobby.Lobby` is the screen; who has come is session/lobby_state.
"""
