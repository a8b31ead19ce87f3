"""What packages are filled with: true, whole, and the same bytes each time."""

import os
import re
import zipfile
from fnmatch import fnmatch
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from goldenhorn import __version__
from goldenhorn.app.command_options import COMMANDS, parser_of
from goldenhorn.tools.docs_pictures import PICTURES
from goldenhorn.tools.packaging import __main__ as release
from goldenhorn.tools.packaging import bundle, debian, workshop
from goldenhorn.tools.packaging.man_page import man_page

LIBRARIES = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
COPYRIGHT = (workshop.TEMPLATES / "copyright").read_text(encoding="utf-8")
A_MOMENT = "1700000000"


def test_the_manual_tells_every_command_and_option() -> None:
    page = man_page().replace("\\-", "-")
    assert page.startswith(".TH GOLDEN-HORN 6")
    _parser, commands = parser_of()
    for name in COMMANDS:
        assert f".SH GOLDEN-HORN {name.upper()}\n" in page
        for option in re.findall(r"--[a-z-]+", commands.choices[name].format_usage()):
            assert f"\\fB{option}\\fR" in page
    assert "main.py" not in page


def test_a_shop_for_programs_is_told_what_it_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian, "HOMEPAGE", "https://git.example.org/our-games/golden-horn")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", A_MOMENT)
    told = ElementTree.fromstring(debian.metainfo())
    assert told.findtext("id") == "org.example.git.our_games.golden_horn"
    release = told.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": __version__, "date": "2023-11-14"}
    for image in told.iter("image"):
        assert (PICTURES / str(image.text).rpartition("/")[2]).exists()
    assert "@" not in debian.metainfo()


def test_every_licence_that_is_named_is_told() -> None:
    paragraphs = COPYRIGHT.split("\n\n")
    told = {each.splitlines()[0] for each in paragraphs if each.startswith("License: ")}
    for licence in re.findall(r"^License: (.*)$", COPYRIGHT, re.MULTILINE):
        assert {f"License: {part}" for part in licence.split(" and ")} <= told


@pytest.mark.skipif(not LIBRARIES.is_dir(), reason="only wheels for Linux have them")
def test_every_library_that_is_brought_along_has_its_licence() -> None:
    patterns = re.findall(r"usr/lib/golden-horn/pygame_ce\.libs/(\S+)", COPYRIGHT)
    for library in LIBRARIES.iterdir():
        assert any(fnmatch(library.name, pattern) for pattern in patterns), library.name


def test_packing_the_same_files_later_gives_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", A_MOMENT)
    packed = []
    for number, moment in enumerate((1_000_000_000, 1_500_000_000)):
        folder = tmp_path / str(number) / "game"
        (folder / "inside").mkdir(parents=True)
        for name in sorted(("b", "a"), reverse=bool(number)):
            (folder / "inside" / name).write_text(name)
            os.utime(folder / "inside" / name, (moment, moment))
        archive = tmp_path / f"{number}.tar.xz"
        bundle.pack(folder, archive)
        packed.append(archive.read_bytes())
    assert packed[0] == packed[1]


def test_what_a_library_never_opens_stays_out(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "wheel", "w") as wheel:
        for name in ("pygame/__init__.py", "pygame/tests/sound.wav", "pygame/docs/index.html"):
            wheel.writestr(name, "")
    workshop.unpacked([tmp_path / "wheel"], tmp_path / "tree", debian.UNUSED)
    assert os.listdir(tmp_path / "tree" / "pygame") == ["__init__.py"]


def test_a_package_for_a_later_debian_counts_as_newer() -> None:
    versions = [release.version for release in debian.RELEASES]
    assert versions == sorted(versions) == [f"{__version__}+deb12", f"{__version__}+deb13"]


def test_the_notes_of_a_release_tell_of_this_version_alone() -> None:
    notes = workshop.newest_changes()
    assert "\n## " not in f"\n{notes}"
    assert len(notes.splitlines()) > 10


@pytest.mark.parametrize(
    ("words", "said"),
    [(["no such program"], "There is no no such program here"), (["false"], "false ended with 1")],
)
def test_what_goes_wrong_while_packaging_is_a_sentence(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", A_MOMENT)
    with pytest.raises(workshop.CannotPackage, match=said):
        workshop.run(*words)


def test_without_git_and_moment_packaging_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setattr(workshop, "CHECKOUT", tmp_path)
    with pytest.raises(workshop.CannotPackage, match="Neither git nor SOURCE_DATE_EPOCH"):
        workshop.epoch()


def test_a_release_comes_with_sums_notes_and_what_stores_ask_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path)
    package = tmp_path / "golden-horn.deb"
    package.write_bytes(b"ships")
    release.finish([package])
    sums = (tmp_path / "SHA256SUMS").read_text()
    assert sums == f"{sha256(b'ships').hexdigest()}  golden-horn.deb\n"
    notes = (tmp_path / "RELEASE-NOTES.md").read_text(encoding="utf-8")
    assert notes.startswith(f"# Golden Horn {__version__}\n")
    for file in (tmp_path / "stores").rglob("*"):
        assert file.is_dir() or not re.search(rb"@(VERSION|HOMEPAGE)@", file.read_bytes()), file
    assert "+deb${number}_arm64" in (tmp_path / "stores/pi-apps/install-64").read_text()


def test_a_package_that_is_too_large_ends_the_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wheel = tmp_path / "golden_horn.whl"
    for name in (wheel.name, f"golden_horn-{__version__}.tar.gz"):
        (tmp_path / name).write_bytes(b"a" * 2)
    monkeypatch.setattr(release, "own_wheel", lambda: wheel)
    monkeypatch.setattr(release, "LARGEST", {".whl": 1})
    monkeypatch.setattr("sys.argv", [".ci/package", "wheel"])
    assert release.main() == 1
    assert capsys.readouterr().err == "golden_horn.whl is larger than it may be.\n"
