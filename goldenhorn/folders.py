"""Where the game's own files lie; imports nothing of the game."""

from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
"""The folder that holds main.py and assets."""
ASSETS = CHECKOUT / "assets"
