"""`.ci/package wheel|deb|folder|all` makes what players install, in dist/; `all` is a release."""

import argparse
import sys
from hashlib import sha256
from pathlib import Path

from goldenhorn import __version__
from goldenhorn.common.folders import CHECKOUT
from goldenhorn.tools.packaging import bundle, debian
from goldenhorn.tools.packaging.workshop import (
    DIST,
    HOMEPAGE,
    TEMPLATES,
    CannotPackage,
    filled_in,
    newest_changes,
    own_wheel,
    run,
)

MEGABYTE = 1_000_000
LARGEST = {".whl": 12 * MEGABYTE, ".deb": 45 * MEGABYTE}
"""Bytes of what players load down."""


def make(what: str) -> list[Path]:
    """Make one kind of package, or all of them."""
    if what == "all":
        run(CHECKOUT / ".ci" / "run")
    wheel = own_wheel()
    made = [wheel, wheel.with_name(f"golden_horn-{__version__}.tar.gz")]
    if what in ("deb", "all"):
        made += debian.build_all(wheel)
        for package in made[2:]:
            debian.check(package)
    if what in ("folder", "all"):
        made.append(bundle.build(wheel))
    for path in made:
        if path.stat().st_size > LARGEST.get(path.suffix, path.stat().st_size):
            raise CannotPackage(f"{path.name} is larger than it may be.")
    return made


def finish(made: list[Path]) -> list[Path]:
    """Write what goes with a release: what has changed, and by what its files are known."""
    notes = DIST / "RELEASE-NOTES.md"
    notes.write_text(f"# Golden Horn {__version__}\n\n{newest_changes()}", encoding="utf-8")
    sums = DIST / "SHA256SUMS"
    lines = [f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(made)]
    sums.write_text("".join(lines), encoding="utf-8")
    for path in (TEMPLATES / "stores").glob("*/*"):  # what stores ask for, to be sent by hand
        text = filled_in(str(path.relative_to(TEMPLATES)), VERSION=__version__, HOMEPAGE=HOMEPAGE)
        copy = DIST / path.relative_to(TEMPLATES)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8")
    for size in (24, 64):
        (DIST / "stores" / "pi-apps" / f"icon-{size}.png").write_bytes(debian.icon(size))
    return [notes, sums]


def main() -> int:
    """Read the options, make it, and say what lies where."""
    parser = argparse.ArgumentParser(prog=".ci/package", description=__doc__)
    parser.add_argument("what", choices=("wheel", "deb", "folder", "all"))
    what = parser.parse_args().what
    try:
        made = make(what)
    except CannotPackage as problem:
        print(problem, file=sys.stderr)
        return 1
    for path in made + (finish(made) if what == "all" else []):
        print(f"{path.relative_to(CHECKOUT)}: {path.stat().st_size / MEGABYTE:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
