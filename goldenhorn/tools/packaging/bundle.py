"""The game in a folder with a Python of its own, packed: for every Linux with a desktop."""

import platform
import shutil
import sysconfig
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from goldenhorn import __version__
from goldenhorn.app.install.entries import NAME
from goldenhorn.common.folders import CHECKOUT
from goldenhorn.tools.packaging import debian
from goldenhorn.tools.packaging.workshop import DIST, TEMPLATES, epoch, run, tools

READ_FIRST = tuple(CHECKOUT / name for name in ("README.md", "LICENSE", "CHANGELOG.md"))
LICENCES = (
    *(Path("/usr/share/common-licenses") / name for name in ("GPL-2", "LGPL-2.1")),
    Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
)
"""Of what is bundled; the last is Python's own."""


def build(wheel: Path) -> Path:
    """Build the folder for the kind of machine that this is, and pack it."""
    archive = DIST / f"{NAME}-{__version__}-linux-{platform.machine()}.tar.xz"
    run(tools(), "-m", "pip", "install", "-q", "--no-deps", "--force-reinstall", wheel)
    with TemporaryDirectory() as name:
        made = Path(name)
        run(
            *(tools(), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
            *("--distpath", made, "--workpath", made / "work", TEMPLATES / f"{NAME}.spec"),
            folder=made,  # else a checkout would be bundled, not the wheel
        )
        inside = made / NAME / "_internal"
        (made / NAME / "licences").mkdir()
        told = debian.licences(inside / debian.FONT_LICENCE)
        (made / NAME / "licences" / "README.txt").write_text(told, encoding="utf-8")
        for text in READ_FIRST:
            shutil.copy(text, made / NAME)
        for text in LICENCES:
            if text.exists():
                shutil.copy(text, made / NAME / "licences")
        pack(made / NAME, archive)
    return archive


def pack(folder: Path, archive: Path) -> None:
    """Pack a folder; the same files give the same bytes."""
    with tarfile.open(archive, "w:xz", preset=9) as packed:
        for path in sorted([folder, *folder.rglob("*")]):
            entry = packed.gettarinfo(path, str(path.relative_to(folder.parent)))
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = "root"
            entry.mtime = epoch()
            entry.mode = 0o755 if entry.isdir() or path.stat().st_mode & 0o100 else 0o644
            if entry.isreg():
                with path.open("rb") as file:
                    packed.addfile(entry, file)
            else:
                packed.addfile(entry)
