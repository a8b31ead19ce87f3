"""The command that writes or checks the drawings; knows where they lie, not how they are drawn."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from goldenhorn.workshop.drawings.catalogue import all_drawings

DRAWINGS = Path(__file__).resolve().parents[3] / "assets" / "drawings"


def write_all(folder: Path) -> int:
    """Write every drawing that is not there yet as it is drawn, and return how many those were."""
    folder.mkdir(parents=True, exist_ok=True)
    stale = differing(folder)
    drawn = all_drawings()
    for name in stale:
        _file(folder, name).write_bytes(drawn[name].encode())
    return len(stale)


def differing(folder: Path) -> list[str]:
    """List the drawings whose files are missing or not as they are drawn."""
    return [
        name
        for name, text in sorted(all_drawings().items())
        if not _file(folder, name).is_file() or _file(folder, name).read_bytes() != text.encode()
    ]


def _file(folder: Path, name: str) -> Path:
    return folder / f"{name}.svg"


def main(words: Sequence[str] | None = None) -> None:
    """Read the options, then write or check."""
    parser = argparse.ArgumentParser(
        prog="python -m goldenhorn.workshop.drawings", description="Draw the drawings of the game."
    )
    parser.add_argument("--into", type=Path, default=DRAWINGS, metavar="DIR")
    parser.add_argument("--check", action="store_true", help="write nothing, name what differs")
    options = parser.parse_args(words)
    if not options.check:
        print(f"Drawings written: {write_all(options.into)} of {len(all_drawings())}.")
    elif names := differing(options.into):
        sys.exit(f"These drawings differ from what is drawn: {', '.join(names)}.")
    else:
        print("All drawings are as they are drawn.")


if __name__ == "__main__":
    main()
