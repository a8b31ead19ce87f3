"""Files as version 0.2.0 wrote them: they load, and are written again byte for byte.

What lies in tests/corpus is never made anew: whoever changes a format reads the old one for ever,
and adds files of the new one.
"""

import io
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from goldenhorn.app.install.install import Installation, homes_from
from goldenhorn.app.install.start_command import start_from
from goldenhorn.app.protocol import serve
from goldenhorn.input.bindings import Bindings
from goldenhorn.session.coach import TIPS
from goldenhorn.session.game import game_from_text
from goldenhorn.session.lessons.lessons import LESSONS
from goldenhorn.session.lineup import lineup_from_json
from goldenhorn.storage import settings
from goldenhorn.storage.crash_report import report_text
from goldenhorn.storage.fame import EXPORTED, Fame, save_record
from goldenhorn.storage.saves import (
    GENERATIONS,
    Autosave,
    keep_in_slot,
    list_slots,
    load_game,
    load_match,
    load_newest,
    load_slot,
    save_match,
)
from goldenhorn.storage.settings import Settings

CORPUS = Path(__file__).parent / "corpus"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """Copy the corpus: a file that cannot be read would be put aside."""
    return Path(shutil.copytree(CORPUS, tmp_path / "old"))


@pytest.fixture
def new(tmp_path: Path) -> Path:
    """Make a folder to write into."""
    folder = tmp_path / "new"
    folder.mkdir()
    return folder


def names_in(folder: str, pattern: str = "*.json") -> list[str]:
    return sorted(path.name for path in (CORPUS / folder).glob(pattern))


def contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.mark.parametrize("name", names_in("autosaves"))
def test_an_autosave(name: str, old: Path, new: Path) -> None:
    folder = old / "autosaves"
    (folder / name).rename(folder / GENERATIONS[0])
    game, note = load_newest(folder)
    assert game is not None
    assert note is None
    autosave = Autosave(new)
    autosave.keep(game)
    autosave.close()
    assert contents(new) == {GENERATIONS[0]: (CORPUS / "autosaves" / name).read_bytes()}


def test_games_that_were_put_by(old: Path, new: Path) -> None:
    for slot in reversed(list_slots(old / "slots")):
        game, note = load_slot(old / "slots", slot.number)
        assert game is not None
        assert note is None
        assert slot.round == game.round
        assert slot.names == game.names
        assert keep_in_slot(new, game, slot.date) is None
    assert contents(new) == contents(CORPUS / "slots")


@pytest.mark.parametrize("name", names_in("settings"))
def test_settings(name: str, old: Path, new: Path) -> None:
    folder = old / "settings"
    (folder / name).rename(folder / settings.FILE)
    read, note = settings.load(folder)
    assert note is None
    bindings, lineup = read.bindings, read.lineup
    if bindings:
        bindings = Bindings.from_json(bindings).to_json()
    if lineup:
        lineup = lineup_from_json(lineup).to_json()
    assert settings.save(replace(read, bindings=bindings, lineup=lineup), new) is None
    assert contents(new) == {settings.FILE: (CORPUS / "settings" / name).read_bytes()}


def test_lessons_and_tips_are_known_by_the_names_that_settings_remember(old: Path) -> None:
    folder = old / "settings"
    (folder / "all_changed.json").rename(folder / settings.FILE)
    read, _note = settings.load(folder)
    assert set(read.lessons) <= {lesson.name for lesson in LESSONS}
    assert {tip.rpartition("/")[2] for tip in read.tips} <= {tip.name for tip in TIPS}


def test_the_hall_of_fame_and_its_games(old: Path, new: Path) -> None:
    before, after = Fame(old / "fame"), Fame(new)
    for result in before.results():
        text, why_not = before.record(result.record)
        assert why_not is None
        assert text is not None
        game, note = game_from_text(text)
        assert note is None
        assert after.add(game, result.date) is None
    assert contents(new) == contents(CORPUS / "fame")
    before.export(new / EXPORTED)
    assert (new / EXPORTED).read_bytes() == (CORPUS / "fame" / "fame.json").read_bytes()


@pytest.mark.parametrize("name", names_in("records", "goldenhorn-game-*.json"))
def test_a_finished_game_as_a_file_of_its_own(name: str, old: Path, new: Path) -> None:
    game, note = load_game(str(old / "records" / name))
    assert note is None
    save_record(game, new)
    assert contents(new) == {name: (CORPUS / "records" / name).read_bytes()}


def test_a_record_saved_through_the_protocol(old: Path, new: Path) -> None:
    name = "by_the_protocol.json"
    save_match(load_match(str(old / "records" / name)), str(new / name))
    assert contents(new) == {name: (CORPUS / "records" / name).read_bytes()}


def test_the_note_of_something_that_went_wrong(old: Path) -> None:
    path = old / "notes" / "crash-1.txt"
    game, note = load_game(str(path))
    assert note is None
    was, now = path.read_text(encoding="utf-8"), report_text(KeyError(), Settings(), game)
    for beginning in ("Golden Horn ran", "Settings: ", "Bots think: ", "Record: "):
        [before] = [line for line in was.splitlines() if line.startswith(beginning)]
        assert before in now.splitlines()


def test_what_was_installed_is_known_and_written_without_what_is_undone(new: Path) -> None:
    homes = homes_from({"HOME": str(new)})
    path = homes.data / "goldenhorn" / "installed.json"
    path.parent.mkdir(parents=True)
    before, after = (
        (CORPUS / "installed" / name).read_text(encoding="utf-8").replace("@HOME@", str(new))
        for name in ("desktop_and_kiosk.json", "desktop.json")
    )
    path.write_text(before, encoding="utf-8")
    Installation("kiosk", start_from(), homes).undo()
    assert path.read_text(encoding="utf-8") == after


def test_the_protocol_answers_as_ever() -> None:
    answers = io.BytesIO()
    serve(io.BytesIO((CORPUS / "protocol" / "requests.jsonl").read_bytes()), answers)
    assert answers.getvalue() == (CORPUS / "protocol" / "answers.jsonl").read_bytes()
