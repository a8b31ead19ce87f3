"""What the program in the folder with its own Python begins with."""

import multiprocessing
import os
import sys

from goldenhorn.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # `simulate --jobs` starts this program once more
    # What the game starts of the system, such as espeak-ng, is to find the system's libraries.
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    sys.exit(main())
