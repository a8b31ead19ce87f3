"""The moments that are shown as pictures, one room of the game a module; never part of a game."""
