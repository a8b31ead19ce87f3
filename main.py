"""Starts Golden Horn from a checkout: `python main.py --help` lists the commands."""

import sys

from goldenhorn.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
