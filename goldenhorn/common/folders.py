"""Where the game's own files lie."""

from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
"""The folder that holds main.py and assets."""
ASSETS = CHECKOUT / "assets"
