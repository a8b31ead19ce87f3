"""Debian's packages: the game with its pinned libraries, one for each release and machine.

Wheels of pygame-ce belong to one Python each, so that every release of Debian has its own.
"""

import gzip
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from email.utils import formatdate
from hashlib import md5
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from goldenhorn import __version__
from goldenhorn.app.install.entries import NAME, desktop_entry
from goldenhorn.common.folders import ASSETS
from goldenhorn.tools.packaging.man_page import man_page
from goldenhorn.tools.packaging.workshop import (
    DIST,
    HOMEPAGE,
    MAINTAINER,
    day,
    epoch,
    filled_in,
    pinned_wheels,
    run,
    unpacked,
)


@dataclass(frozen=True, slots=True)
class Release:
    """A release of Debian, and of Raspberry Pi OS with it."""

    name: str
    number: int
    python: tuple[int, int]

    @property
    def version(self) -> str:
        """What the package is called there: that of the next release counts as newer."""
        return f"{__version__}+deb{self.number}"


RELEASES = (Release("bookworm", 12, (3, 11)), Release("trixie", 13, (3, 13)))
ARCHITECTURES = {"amd64": "x86_64", "arm64": "aarch64"}
DRAWN_ICON = ASSETS / "drawings" / "icon.svg"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
FONT_LICENCE = Path("fontpkg_cinzel") / "LICENSE"
UNUSED = ("pygame/docs/", "pygame/examples/", "pygame/tests/")
"""Manuals, examples and tests of pygame-ce, which it never opens itself."""
SHOWN = ("board", "title", "lobby", "pirates", "reckoning")
"""Pictures of docs that a shop for programs shows."""


def build_all(wheel: Path) -> list[Path]:
    """Build the packages for all releases and machines."""
    return [build(wheel, release, arch) for release in RELEASES for arch in ARCHITECTURES]


def build(wheel: Path, release: Release, arch: str) -> Path:
    """Build one package; the same sources give the same bytes."""
    python = ".".join(map(str, release.python))
    libraries = pinned_wheels(python, ARCHITECTURES[arch])
    package = DIST / f"{NAME}_{release.version}_{arch}.deb"
    with TemporaryDirectory() as name:
        tree = Path(name) / "tree"
        unpacked([wheel, *libraries], tree / "usr/lib" / NAME, UNUSED)
        for path, content in _files(tree, release):
            place = tree / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
        _settle(tree)
        for path, content in _control(tree, release, arch):
            (tree / path).parent.mkdir(exist_ok=True)
            (tree / path).write_bytes(content)
        _settle(tree)
        run("dpkg-deb", "-Zxz", "--root-owner-group", "--build", tree, package)
    return package


def _files(tree: Path, release: Release) -> Iterator[tuple[str, bytes]]:
    """Yield what a package has beside the game and its libraries."""
    yield f"usr/games/{NAME}", filled_in("launcher").encode()
    yield f"usr/share/applications/{NAME}.desktop", desktop_entry(NAME).encode()
    yield f"usr/share/man/man6/{NAME}.6.gz", _zipped(man_page())
    yield f"usr/share/metainfo/{metainfo_id()}.metainfo.xml", metainfo().encode()
    yield f"usr/share/icons/hicolor/scalable/apps/{NAME}.svg", DRAWN_ICON.read_bytes()
    for size in ICON_SIZES:
        yield f"usr/share/icons/hicolor/{size}x{size}/apps/{NAME}.png", icon(size)
    fonts = tree / "usr/lib" / NAME / FONT_LICENCE
    yield f"usr/share/doc/{NAME}/copyright", licences(fonts).encode()
    yield f"usr/share/doc/{NAME}/changelog.gz", _zipped(_changelog(release))
    yield f"usr/share/lintian/overrides/{NAME}", filled_in("lintian-overrides").encode()


def _control(tree: Path, release: Release, arch: str) -> Iterator[tuple[str, bytes]]:
    """Yield what dpkg reads of a package."""
    files = sorted(path for path in tree.rglob("*") if path.is_file())
    major, minor = release.python
    control = filled_in(
        "control",
        VERSION=release.version,
        ARCH=arch,
        SIZE=sum(-(-path.stat().st_size // 1024) for path in files),
        PYTHON=f"{major}.{minor}",
        NEXT_PYTHON=f"{major}.{minor + 1}",
        HOMEPAGE=HOMEPAGE,
        MAINTAINER=MAINTAINER,
    )
    sums = (f"{md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}" for path in files)
    yield "DEBIAN/control", control.encode()
    yield "DEBIAN/md5sums", ("\n".join(sums) + "\n").encode()
    for script in ("postinst", "prerm"):
        yield f"DEBIAN/{script}", filled_in(script).encode()


def _settle(tree: Path) -> None:
    """Give every file and folder the same rights and the moment of the version."""
    programs = (tree / "usr/games" / NAME, tree / "DEBIAN/postinst", tree / "DEBIAN/prerm")
    for path in (tree, *tree.rglob("*")):
        path.chmod(0o755 if path.is_dir() or path in programs else 0o644)
        os.utime(path, (epoch(), epoch()))


def licences(fonts: Path) -> str:
    """Tell whose everything in a package is, with the licence of the fonts from their file."""
    licence = fonts.read_text(encoding="utf-8").partition("SIL OPEN FONT")[2]
    lines = f"SIL OPEN FONT{licence}".splitlines()
    indented = "\n".join(f" {line.strip() or '.'}" for line in lines)
    return filled_in("copyright", HOMEPAGE=HOMEPAGE, OFL=indented)


def metainfo_id() -> str:
    """The name of the game among all programs: its home, read backwards."""
    host, _slash, path = HOMEPAGE.partition("://")[2].partition("/")
    words = [*reversed(host.split(".")), *path.strip("/").split("/")]
    return ".".join(word.replace("-", "_") for word in words if word)


def metainfo() -> str:
    """Write what shops for programs show of the game."""
    shots = []
    for name in SHOWN:
        kind = ' type="default"' if name == SHOWN[0] else ""
        image = f"{HOMEPAGE}/docs/pictures/{name}.jpg"
        shots.append(f"    <screenshot{kind}>\n      <image>{image}</image>\n    </screenshot>")
    return filled_in(
        "metainfo.xml",
        ID=metainfo_id(),
        HOMEPAGE=HOMEPAGE,
        SCREENSHOTS="\n".join(shots),
        RELEASE=__version__,
        DATE=day(),
    )


def _changelog(release: Release) -> str:
    return (
        f"{NAME} ({release.version}) {release.name}; urgency=medium\n\n"
        f"  * What changed is told in CHANGELOG.md of the sources.\n\n"
        f" -- {MAINTAINER}  {formatdate(epoch())}\n"
    )


def icon(size: int) -> bytes:
    """Draw the icon so many pixels wide and high, as a PNG."""
    with TemporaryDirectory() as folder:
        picture = Path(folder) / "icon.png"
        pygame.image.save(pygame.image.load_sized_svg(DRAWN_ICON, (size, size)), picture)
        return picture.read_bytes()


def _zipped(text: str) -> bytes:
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


def check(package: Path) -> None:
    """Have Debian's and AppStream's own checkers look at a package."""
    with TemporaryDirectory() as folder:
        run("dpkg-deb", "-x", package, folder)
        [info] = Path(folder).glob("usr/share/metainfo/*.xml")
        run("appstreamcli", "validate", "--no-net", info)
        run("desktop-file-validate", *Path(folder).glob("usr/share/applications/*"))
    if shutil.which("lintian"):
        run("lintian", "--allow-root", "--fail-on", "error,warning", package)
