"""EmulationStation's list of games: our entry comes and goes, all else stays byte for byte."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from goldenhorn.app import command_line
from goldenhorn.app.install.game_list import LIST_FILE, PICTURE, PORT
from goldenhorn.common.folders import ASSETS

OTHERS = (
    b'<?xml version="1.0"?>\r\n<gameList>\r\n  <game><path>./Doom.sh</path>'
    b"<name>Doom &amp; Gloom</name></game>\r\n</gameList>\r\n"
)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("goldenhorn.app.install.install.check_start", lambda _start: None)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "SUDO_USER"):
        monkeypatch.delenv(name, raising=False)
    ports_in(tmp_path).mkdir(parents=True)
    return tmp_path


def ports_in(home: Path) -> Path:
    return home / "RetroPie" / "roms" / "ports"


def list_in(home: Path) -> Path:
    return home / ".emulationstation" / "gamelists" / "ports" / LIST_FILE


def written(path: Path, text: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text)
    return path


def install(*words: str) -> int:
    return command_line.run(["install", "--retropie", *words])


def names_in(path: Path) -> list[str | None]:
    return [game.findtext("name") for game in ElementTree.parse(path).getroot()]


def test_the_entry_has_words_and_a_picture(home: Path) -> None:
    assert install() == 0
    [game] = ElementTree.parse(list_in(home)).getroot()
    assert game.findtext("path") == f"./{PORT}"
    assert (ports_in(home) / PORT).exists()
    assert len(game.findtext("desc", "")) > 100
    assert game.findtext("image") == f"~/{PICTURE}"
    assert (home / PICTURE).read_bytes() == (ASSETS / "pictures" / "title.jpg").read_bytes()


@pytest.mark.parametrize("others", [OTHERS, b"<gameList>\n</gameList>"])
def test_other_games_stay_as_they_are(home: Path, others: bytes) -> None:
    games = written(list_in(home), others)
    for _twice in range(2):
        assert install() == 0
        assert "Golden Horn" in names_in(games)
        assert len(names_in(games)) == 1 + others.count(b"<game>")
    assert install("--undo") == 0
    assert games.read_bytes() == others


def test_an_empty_list_stays_one(home: Path) -> None:
    games = written(list_in(home), b'<?xml version="1.0"?>\n<gameList />\n')
    assert install() == 0
    assert names_in(games) == ["Golden Horn"]
    assert install("--undo") == 0
    assert names_in(games) == []


def test_the_list_that_counts_is_the_one_beside_the_ports(home: Path) -> None:
    beside = written(ports_in(home) / LIST_FILE, OTHERS)
    assert install() == 0
    assert "Golden Horn" in names_in(beside)
    assert not list_in(home).exists()
    assert install("--undo") == 0
    assert beside.read_bytes() == OTHERS


def test_what_emulationstation_adds_is_no_reason_to_leave_the_entry(home: Path) -> None:
    install()
    tree = ElementTree.parse(list_in(home))
    ElementTree.SubElement(tree.getroot()[0], "playcount").text = "7"
    ElementTree.indent(tree)
    tree.write(list_in(home))  # without our remark, so that it is EmulationStation's list now
    assert install() == 0
    assert install("--undo") == 0
    assert names_in(list_in(home)) == []


def test_an_entry_that_somebody_changed_is_left_alone(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install()
    games = list_in(home)
    games.write_text(games.read_text().replace("<genre>Board game", "<genre>Strategy"))
    changed = games.read_bytes()
    for words in ((), ("--undo",)):
        assert install(*words) == 1
        assert f"somebody else made or changed it: {games}\n" in capsys.readouterr().out
    assert games.read_bytes() == changed


def test_a_list_that_cannot_be_read_is_left_alone(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = written(list_in(home), b"<gameList><game>")
    assert install() == 1
    assert f"somebody else made or changed it: {games}\n" in capsys.readouterr().out
    assert games.read_bytes() == b"<gameList><game>"


def test_where_the_entry_has_no_place_nothing_is_written(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = written(list_in(home), b"<games><game/></games>")
    assert install() == 2
    assert "it is not a list of games" in capsys.readouterr().err
    assert games.read_bytes() == b"<games><game/></games>"
    assert not (ports_in(home) / PORT).exists()
