"""What packages are made with and of: pinned tools, pinned wheels, and one moment for all files."""

import os
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from goldenhorn.common.folders import CHECKOUT

DIST = CHECKOUT / "dist"
"""Where everything goes that is made; git leaves it alone."""
TEMPLATES = CHECKOUT / ".ci" / "packaging"
HOMEPAGE = os.environ.get("HOMEPAGE", "https://example.org/golden-horn")
MAINTAINER = os.environ.get("MAINTAINER", "Golden Horn contributors <golden-horn@example.org>")
"""Where the project is at home and who answers: publishers say so, as these lead nowhere."""
TOOLS = ".ci/packaging/requirements.txt"


class CannotPackage(Exception):
    """Something is missing; the message is one plain sentence."""


def epoch() -> int:
    """The moment that all files of a build bear: as the environment says, else of the commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not given:
        asked = ["git", "-C", str(CHECKOUT), "log", "-1", "--format=%ct"]
        given = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    if not given.isdecimal():
        raise CannotPackage("Neither git nor SOURCE_DATE_EPOCH says of when this version is.")
    return int(given)


def day() -> str:
    """The day of the version, such as 2026-11-19."""
    return datetime.fromtimestamp(epoch(), UTC).date().isoformat()


def run(*words: str | Path, folder: Path = CHECKOUT, **variables: str) -> None:
    """Run a program as it would be run at the moment of the version, on any machine."""
    fixed = {"SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
    environment = {**os.environ, **fixed, **variables}
    try:
        subprocess.run([*map(str, words)], cwd=folder, env=environment, check=True)
    except FileNotFoundError:
        raise CannotPackage(f"There is no {words[0]} here; docs/releasing.md says why.") from None
    except subprocess.CalledProcessError as problem:
        raise CannotPackage(f"{Path(words[0]).name} ended with {problem.returncode}.") from None


def tools() -> Path:
    """The Python that has the pinned tools and the game's libraries, made where it is missing."""
    folder = DIST / "tools"
    python = folder / "bin" / "python"
    if not (folder / "ready").exists():
        venv.create(folder, with_pip=True, clear=True)
        run(python, "-m", "pip", "install", "-q", "-r", CHECKOUT / TOOLS)
        (folder / "ready").touch()
    return python


def own_wheel() -> Path:
    """Build the wheel, and the archive of the sources beside it."""
    run(tools(), "-m", "build", "--no-isolation", "-o", DIST, CHECKOUT)
    [wheel] = DIST.glob("golden_horn-*.whl")
    return wheel


def pinned_wheels(python: str, architecture: str) -> list[Path]:
    """Fetch the libraries of the game for a Python and a machine from PyPI, once."""
    folder = DIST / "wheels" / f"{python}-{architecture}"
    if not folder.exists():
        part = folder.with_name(f"{folder.name}.part")
        platforms = [f"manylinux_2_28_{architecture}", f"manylinux2014_{architecture}"]
        wanted = [word for name in platforms for word in ("--platform", name)]
        fetch = [sys.executable, "-m", "pip", "download", "-q", "--only-binary=:all:"]
        run(*fetch, "--python-version", python, *wanted, "-d", part, *dependencies())
        part.rename(folder)
    return sorted(folder.glob("*.whl"))


def dependencies() -> list[str]:
    """The pinned libraries that the wheel names."""
    import tomllib

    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [str(each) for each in project["dependencies"]]


def unpacked(wheels: Iterable[Path], folder: Path, without: Sequence[str] = ()) -> None:
    """Unpack wheels into one folder, without what lies below some of their folders."""
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            names = [name for name in archive.namelist() if not name.startswith(tuple(without))]
            archive.extractall(folder, names)


def filled_in(name: str, **values: object) -> str:
    """Read a template, with every @NAME@ replaced."""
    text = (TEMPLATES / name).read_text(encoding="utf-8")
    for key, value in values.items():
        text = text.replace(f"@{key}@", str(value))
    return text


def newest_changes() -> str:
    """What CHANGELOG.md says of the newest version."""
    text = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    return text.split("\n## ")[1].partition("\n")[2].strip() + "\n"
