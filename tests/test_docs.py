"""README and docs are true: every path, command, option and module they name exists."""

import importlib.util
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenhorn import __version__
from goldenhorn.app import command_line
from goldenhorn.app.command_options import COMMANDS, read_options
from goldenhorn.app.install.installed_files import LIST_NAME
from goldenhorn.storage import fame, saves, settings
from goldenhorn.storage.crash_report import MOST_REPORTS
from goldenhorn.tools import rooms
from goldenhorn.tools.docs_pictures import CHOSEN, FILM, LARGEST, LARGEST_FILM, PICTURES

ROOT = Path(__file__).parent.parent
HOUSE = ROOT / "goldenhorn"
PAGES = (
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
    ROOT / "assets" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
)
ROOMS = ("goldenhorn", "tests", "docs", "assets", ".ci")
PLACEHOLDER = re.compile(r"\b(NAME|CODE|COMMAND|LEVEL)\b")
NOTES = ("crash-1.txt", f"crash-{MOST_REPORTS}.txt", "narration.txt", LIST_NAME)
"""What else lies in the data folder."""
TO_BE_WRITTEN = {"goldenhorn/bots/hoarder.py", *NOTES}
"""What readers are asked to make themselves, or the game writes."""
PAGE_LINES, PAGE_WORDS = 55, 560
"""What a page holds that is read at one sitting."""
ON_A_PAGE = (
    ROOT / "docs" / "architecture.md",
    ROOT / "docs" / "releasing.md",
    *sorted((ROOT / "docs").glob("how-to-*.md")),
)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def spans(page: Path) -> Iterator[str]:
    """Yield everything that stands in backticks, and every line of the fenced blocks."""
    text = page.read_text(encoding="utf-8")
    for block in re.findall(r"^```\w*\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        yield from block.splitlines()
    plain = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    for span in re.findall(r"`([^`]+)`", plain):
        yield " ".join(span.split())


def commands(page: Path) -> Iterator[list[str]]:
    """Yield the words of every command that begins with python."""
    for span in spans(page):
        for part in re.split(r"&&|;(?= )", span):
            found = re.search(r"(?:^|[\\/])python (.+)", part.strip())
            if found and not PLACEHOLDER.search(found[1]):
                yield shlex.split(found[1])


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_path_exists(page: Path) -> None:
    for span in spans(page):
        if " " in span or PLACEHOLDER.search(span) or span in TO_BE_WRITTEN:
            continue
        if span.split("/")[0] in ROOMS or re.fullmatch(r"[\w-]+\.(md|txt|toml)", span):
            assert (ROOT / span).exists(), span


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_command_is_understood(page: Path) -> None:
    for words in commands(page):
        if words[0] == "-m":
            assert importlib.util.find_spec(words[1]) is not None, words
        else:
            assert words[0] == "main.py", words
            if "--help" not in words:
                read_options(words[1:])  # what it cannot read ends the test


def test_every_option_in_the_readme_is_one_of_its_commands(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for words in ([], *([command] for command in COMMANDS)):
        with pytest.raises(SystemExit):
            command_line.run([*words, "--help"])
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    named = {
        word
        for span in spans(ROOT / "README.md")
        if span.startswith("--")
        for word in span.split()
        if word.startswith("--")
    }
    assert named
    assert named <= known


def test_the_rooms_say_what_packages_and_modules_say() -> None:
    told = "run python -m goldenhorn.tools.rooms"
    assert rooms.PAGE.read_text(encoding="utf-8") == rooms.made(), told


def test_the_architecture_names_only_files_that_are_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for name in re.findall(r"[\w/]+\.py\b", text):
        assert any((room / name).exists() for room in (ROOT, HOUSE)), name


@pytest.mark.parametrize("page", ON_A_PAGE, ids=name_of)
def test_what_is_to_be_read_at_one_sitting_fits_on_a_page(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= PAGE_LINES
    assert len(text.split()) <= PAGE_WORDS


def test_the_readme_names_the_files_that_the_game_keeps() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    kept = (settings.FILE, saves.GENERATIONS[0], f"saved-{saves.SLOTS}.json", fame.GENERATIONS[0])
    for name in (*kept, fame.RECORDS, *NOTES):
        assert f"`{name}`" in text, name
    assert f"last {fame.MOST_RECORDS} finished games" in text


def test_the_changelog_begins_with_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", text, re.MULTILINE)[0] == __version__


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_packages_are_named_by_this_version(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert set(re.findall(r"golden.horn[-_](\d+\.\d+\.\d+)", text)) <= {__version__}


def test_the_pictures_are_there_are_small_and_are_shown() -> None:
    assert {path.name for path in PICTURES.iterdir()} == {
        FILM.name,
        *(f"{name}.jpg" for name in CHOSEN.values()),
    }
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for path in PICTURES.iterdir():
        assert path.stat().st_size <= (LARGEST_FILM if path == FILM else LARGEST), path.name
        assert f"pictures/{path.name}" in text


def test_ci_finds_the_one_test_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^python3 -m venv .*pytest", readme, re.MULTILINE)) == 1
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "grep -E '^python3 -m venv .*pytest' README.md" in ci
