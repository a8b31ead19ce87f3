"""What a wheel is made of is whole: its libraries, its modules, and what may stay at home."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from goldenhorn import __version__
from goldenhorn.common import folders
from tests.test_architecture import MODULES, modules_imported_by

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WHEEL = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
AT_HOME = tuple(ROOT / path.strip("/") for path in WHEEL["exclude"] if "*" not in path)
"""What a wheel leaves out."""
READ_BY_ANY_PYTHON = ("main.py", "goldenhorn/__init__.py", "goldenhorn/__main__.py")


def test_a_wheel_asks_for_what_playing_needs_and_nothing_that_only_tests_need() -> None:
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pinned = [line for line in lines if line and not line.startswith("#")]
    playing = [line for line in pinned if not line.startswith("pytest")]
    assert len(playing) < len(pinned)
    assert PROJECT["project"]["dependencies"] == playing


def test_what_a_wheel_leaves_out_exists_and_is_missed_by_nothing_in_it() -> None:
    assert all(path.exists() for path in AT_HOME)
    home = {
        name: any(path.is_relative_to(each) for each in AT_HOME) for name, path in MODULES.items()
    }
    assert any(home.values())
    for module, stays in home.items():
        needed = modules_imported_by(module, while_typing=False)
        assert stays or not [name for name in needed if home[name]], module


def test_nothing_in_a_wheel_reads_what_only_a_checkout_has() -> None:
    """Nor anything else that the house does not name in common/folders.py."""
    for path in set(MODULES.values()) - {Path(folders.__file__)}:
        if not any(path.is_relative_to(each) for each in AT_HOME):
            assert not re.search(r"\b__file__\b", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("name", READ_BY_ANY_PYTHON)
def test_older_pythons_can_read_what_refuses_them(name: str) -> None:
    ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 7))


def test_an_older_python_is_refused_in_one_sentence() -> None:
    older = "import runpy, sys; sys.version_info = (3, 10); runpy.run_module('goldenhorn')"
    done = subprocess.run([sys.executable, "-c", older], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Golden Horn needs Python 3.11 or newer.\n"


@pytest.mark.parametrize("words", [["main.py"], ["-m", "goldenhorn"]])
def test_every_way_to_start_says_the_version(words: list[str]) -> None:
    command = [sys.executable, *words, "--version"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"Golden Horn {__version__}\n"


def test_libraries_for_another_python_are_told_in_one_sentence(tmp_path: Path) -> None:
    """As in a package for another Debian: pygame is there, but this Python cannot load it."""
    (tmp_path / "pygame").mkdir()
    (tmp_path / "pygame" / "__init__.py").write_text("import pygame.base")
    (tmp_path / "goldenhorn").symlink_to(ROOT / "goldenhorn")
    packaged = (
        "import sys; sys.path.insert(0, sys.argv.pop(1));"
        "from goldenhorn.common import folders; folders.IS_CHECKOUT = False;"
        "from goldenhorn.__main__ import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", packaged, str(tmp_path), "--language", "en"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "The game’s libraries are missing or for another Python: install it once more.\n"
    )
