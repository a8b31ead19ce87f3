"""Where the game's own files lie, and what it is called on a command line there."""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
CHECKOUT = _PACKAGE.parent
"""The folder that holds the package: a checkout with main.py, or wherever it is installed."""
IS_CHECKOUT = (CHECKOUT / "main.py").is_file()
IS_BUNDLED = hasattr(sys, "frozen")
"""Whether this is the folder with a Python of its own: so PyInstaller marks what it has bundled."""
ASSETS = (CHECKOUT if IS_CHECKOUT else _PACKAGE) / "assets"
"""Beside the package in a checkout; a wheel carries them inside."""
PROGRAM = "main.py" if IS_CHECKOUT else "golden-horn"
