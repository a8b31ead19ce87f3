"""The narrator: every line is written at once, one voice speaks at a time, and nobody waits."""

import os
import signal
import stat
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from goldenhorn.common import language
from goldenhorn.system.narrator import FILE, MOST_FAILURES, Narrator

NO_PROGRAM = "no-such-voice"
only_posix = pytest.mark.skipif(sys.platform == "win32", reason="the voice is a script with #!")
MOST_LOOKS, BETWEEN_LOOKS = 6000, 0.005
"""How often to look, and seconds in between, until a process must have started on any machine."""
MakeVoice = Callable[[str], str]


pytestmark = pytest.mark.usefixtures("english_again")


@pytest.fixture
def make_voice(tmp_path: Path) -> MakeVoice:
    """Make a program that notes how it was called, and then does something."""

    def make(then: str) -> str:
        path = tmp_path / "voice.py"
        path.write_text(
            f"#!{sys.executable}\nimport os, sys, time\nfolder = {str(tmp_path)!r}\n"
            "words = sys.stdin.buffer.read().decode()\n"
            "with open(folder + '/calls', 'a', encoding='utf-8') as calls:\n"
            "    calls.write(f'{os.getpid()}|{\" \".join(sys.argv[1:])}|{words}\\n')\n"
            f"{then}\n",
            encoding="utf-8",
        )
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        os.mkfifo(tmp_path / "gate")
        return str(path)

    return make


def written(folder: Path) -> list[str]:
    return (folder / FILE).read_text(encoding="utf-8").splitlines()


def calls(folder: Path) -> list[list[str]]:
    path = folder / "calls"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [line.split("|") for line in text.splitlines()]


def test_it_is_off_until_it_is_switched_on(tmp_path: Path) -> None:
    narrator = Narrator(tmp_path, NO_PROGRAM)
    narrator.tell("Anna’s turn")
    narrator.close()
    assert not (tmp_path / FILE).exists()


def test_every_line_is_written_and_none_twice_in_a_row(tmp_path: Path) -> None:
    narrator = Narrator(tmp_path, NO_PROGRAM)
    narrator.switch(True)
    for lines in (("Anna loaded 2 blue", "Ben’s turn"), ("Čeština\n zůstává",), ("",)):
        narrator.tell(*lines)
        narrator.tell(*lines)
    narrator.close()
    assert written(tmp_path) == ["Anna loaded 2 blue", "Ben’s turn", "Čeština zůstává"]


@only_posix
def test_a_line_is_in_the_file_before_the_next_is_told(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE)
    narrator = Narrator(tmp_path, NO_PROGRAM)
    narrator.switch(True)
    with (tmp_path / FILE).open(encoding="utf-8") as reader:
        for line in ("one", "two"):
            narrator.tell(line)
            assert reader.readline() == f"{line}\n"
        narrator.close()


def test_each_start_begins_a_new_file_and_switching_goes_on_with_it(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("of yesterday\n", encoding="utf-8")
    narrator = Narrator(tmp_path, NO_PROGRAM)
    for line in ("one", "two"):
        narrator.switch(True)
        narrator.tell(line)
        narrator.switch(False)
        narrator.tell("unheard")
    narrator.close()
    assert written(tmp_path) == ["one", "two"]


@pytest.mark.parametrize("what", ["no folder", "a folder in its place", "a folder that is gone"])
def test_where_nothing_can_be_written_nothing_is_disturbed(tmp_path: Path, what: str) -> None:
    if what == "a folder in its place":
        (tmp_path / FILE).mkdir()
    before = set(tmp_path.rglob("*"))
    folder = {"no folder": None, "a folder that is gone": tmp_path / "gone"}.get(what, tmp_path)
    narrator = Narrator(folder, NO_PROGRAM)
    narrator.switch(True)
    narrator.tell("Anna’s turn")
    narrator.close()
    assert set(tmp_path.rglob("*")) == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only where there is a full disk to try")
def test_a_full_disk_disturbs_nobody_and_is_written_to_when_there_is_room(tmp_path: Path) -> None:
    (tmp_path / FILE).symlink_to("/dev/full")
    narrator = Narrator(tmp_path, NO_PROGRAM)
    narrator.switch(True)
    for number in range(5):
        narrator.tell(f"line {number}")
    narrator.close()
    assert list(tmp_path.iterdir()) == [tmp_path / FILE]
    (tmp_path / FILE).unlink()
    narrator.switch(True)
    narrator.tell("there is room")
    narrator.close()
    assert written(tmp_path) == ["there is room"]


def wait_for_calls(folder: Path, count: int) -> None:
    """Wait for the voice to have been called so often."""
    never = threading.Event()
    for _look in range(MOST_LOOKS):
        if len(calls(folder)) >= count:
            return
        never.wait(BETWEEN_LOOKS)
    raise AssertionError("the voice was not called")


@only_posix
def test_the_voice_speaks_the_language_of_now_and_as_loud_as_everything(
    tmp_path: Path, make_voice: MakeVoice
) -> None:
    narrator = Narrator(None, make_voice(""))
    narrator.switch(True)
    narrator.set_volume(0.8)
    narrator.tell("Anna loaded 2 blue", "Ben’s turn")
    wait_for_calls(tmp_path, 1)
    language.use("cs")
    narrator.tell("-x Čeština")
    wait_for_calls(tmp_path, 2)
    narrator.set_volume(0)
    narrator.tell("unheard")
    narrator.close()
    assert [call[1:] for call in calls(tmp_path)] == [
        ["-v en -a 100 --stdin", "Anna loaded 2 blue. Ben’s turn."],
        ["-v cs -a 100 --stdin", "-x Čeština."],
    ]


@only_posix
def test_one_speaks_at_a_time_and_only_the_newest_waits(
    tmp_path: Path, make_voice: MakeVoice
) -> None:
    narrator = Narrator(None, make_voice("open(folder + '/gate').read()"))
    narrator.switch(True)
    narrator.tell("first")
    wait_for_calls(tmp_path, 1)
    for line in ("second", "third", "fourth"):
        narrator.tell(line)
    (tmp_path / "gate").write_text("go on")  # opens when the first has come to the gate
    wait_for_calls(tmp_path, 2)
    narrator.close()
    assert [call[2] for call in calls(tmp_path)] == ["first.", "fourth."]


@only_posix
def test_at_the_end_the_voice_is_killed_in_the_middle_of_a_word(
    tmp_path: Path, make_voice: MakeVoice
) -> None:
    narrator = Narrator(None, make_voice("time.sleep(600)"))
    narrator.switch(True)
    narrator.tell("a long story")
    wait_for_calls(tmp_path, 1)
    narrator.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(calls(tmp_path)[0][0]), 0)
    narrator.switch(True)
    narrator.tell("another")
    wait_for_calls(tmp_path, 2)
    narrator.close()


@only_posix
def test_a_voice_that_dies_disturbs_nobody_and_is_left_alone_after_a_while(
    tmp_path: Path, make_voice: MakeVoice
) -> None:
    killed = f"os.kill(os.getpid(), {int(signal.SIGKILL)})"
    narrator = Narrator(tmp_path, make_voice(killed))
    narrator.switch(True)
    for number in range(MOST_FAILURES):
        narrator.tell(f"line {number}")
        wait_for_calls(tmp_path, number + 1)
    narrator.tell("and still written")
    narrator.close()
    assert len(calls(tmp_path)) == MOST_FAILURES
    assert written(tmp_path)[-1] == "and still written"


@only_posix
def test_a_voice_that_was_switched_off_and_on_speaks_again(
    tmp_path: Path, make_voice: MakeVoice
) -> None:
    narrator = Narrator(None, make_voice("time.sleep(600)"))
    for number in range(1, 4):
        narrator.switch(True)
        narrator.tell("a long story")
        wait_for_calls(tmp_path, number)
        narrator.switch(False)
    narrator.close()
    assert len(calls(tmp_path)) == 3


def test_no_thread_is_left_behind(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    narrator = Narrator(tmp_path, NO_PROGRAM)
    narrator.switch(True)
    narrator.tell("Anna’s turn")
    narrator.close()
    assert set(threading.enumerate()) <= before
