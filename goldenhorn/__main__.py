"""The command line of Golden Horn: `golden-horn --help` lists the commands."""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036  (before any import that older ones cannot read)
    sys.exit("Golden Horn needs Python 3.11 or newer.")

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from goldenhorn.app.command_line import run


def main() -> int:
    """Carry out the command line of this process and return the exit status."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
