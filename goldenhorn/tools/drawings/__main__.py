"""All families of drawings, and the command that writes or checks their files."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from goldenhorn.graphics.images import DRAWINGS
from goldenhorn.tools.drawings import crests, goods, icons, sea, ships, squares

FAMILIES = (crests, goods, icons, sea, ships, squares)


def all_drawings() -> dict[str, str]:
    """Draw every family; two drawings of one name are an error."""
    drawn: dict[str, str] = {}
    for family in FAMILIES:
        for name, text in family.drawings().items():
            if name in drawn:
                raise ValueError(f"{name} is drawn twice.")
            drawn[name] = text
    return drawn


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
        prog="python -m goldenhorn.tools.drawings", description="Draw the families of drawings."
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
