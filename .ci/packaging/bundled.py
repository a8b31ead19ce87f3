"""What the program in the folder with its own Python begins with."""

import multiprocessing
import sys

from goldenhorn.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # `simulate --jobs` starts this program once more
    sys.exit(main())
