"""A developers' tool: writes the list of packages and modules in docs/rooms.md from what they say.

`python -m goldenhorn.tools.rooms` writes it anew between its two marks; a test tells when it is out
of step. What a module is stands in one place, the first sentence of its docstring.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from goldenhorn.common.folders import CHECKOUT

PAGE = CHECKOUT / "docs" / "rooms.md"
BEGIN, END = "<!-- rooms -->\n", "<!-- end of rooms -->\n"
LAYERS = (
    *("engine", "common", "bots", "input", "session", "storage", "system"),
    *("graphics", "ui", "board_view", "scenes", "app", "tools"),
)


def first_sentence(path: Path) -> str:
    """What a module or package is: the first paragraph of its docstring, on one line."""
    opening = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(opening.split("\n\n")[0].split()).removesuffix(".")


def described() -> str:
    """Tell of all packages from low to high, and of the modules of each."""
    house = CHECKOUT / "goldenhorn"
    folders = [path for layer in LAYERS for path in _folders(house / layer)]
    return "\n".join(line for folder in folders for line in _section(folder))


def _folders(folder: Path) -> list[Path]:
    return [folder, *sorted(path.parent for path in folder.glob("*/**/__init__.py"))]


def _section(folder: Path) -> Iterator[str]:
    yield f"## {folder.relative_to(CHECKOUT).as_posix()}"
    yield ""
    opening = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8")))
    for paragraph in (opening or "").split("\n\n"):
        if not paragraph.startswith("    ") and not paragraph.endswith(":"):  # no blocks of code
            yield " ".join(paragraph.split())
            yield ""
    modules = sorted(path for path in folder.glob("*.py") if path.name != "__init__.py")
    if modules:
        yield "| module | what it is |"
        yield "|---|---|"
        yield from (f"| `{path.name}` | {first_sentence(path)} |" for path in modules)
        yield ""


def made() -> str:
    """Return the page as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return f"{before}{BEGIN}{described()}{END}{rest.partition(END)[2]}"


def main() -> int:
    """Write the page."""
    PAGE.write_text(made(), encoding="utf-8")
    print(f"{PAGE} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
