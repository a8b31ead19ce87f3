"""Bytes on disk: whole or not at all, and bad files are kept aside."""

import os
import threading
from pathlib import Path

import pytest

from goldenhorn.common import language
from goldenhorn.common.files import (
    LONGEST_WRITE,
    MOST_KEPT_ASIDE,
    REASONS,
    BadFile,
    Writer,
    keep_aside,
    read_whole,
    reason,
    remove,
    remove_half_written,
    write_whole,
)


def test_what_is_written_is_read_and_nothing_else_lies_there(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert read_whole(path, 3) == b"two"
    assert os.listdir(tmp_path) == ["file"]


@pytest.mark.parametrize("function", ["fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, function: str
) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")

    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, function, fails)
        with pytest.raises(OSError, match="No space left"):
            write_whole(path, b"new")
    assert os.listdir(tmp_path) == ["file"]
    assert path.read_bytes() == b"old"


def test_the_new_file_is_complete_before_the_old_one_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")
    seen: list[tuple[bytes, bytes]] = []
    really = os.replace

    def watched(new: Path, old: Path) -> None:
        seen.append((Path(new).read_bytes(), Path(old).read_bytes()))
        really(new, old)

    monkeypatch.setattr(os, "replace", watched)
    write_whole(path, b"new")
    assert seen == [(b"new", b"old")]


def test_what_is_too_large_or_no_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"1234")
    with pytest.raises(ValueError, match=r"^it is too large$"):
        read_whole(path, 3)
    with pytest.raises(ValueError, match=r"^it is not a file$"):
        read_whole(tmp_path, 3)


def test_bad_files_are_kept_aside_in_order_and_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for number in range(1, MOST_KEPT_ASIDE + 1):
        path.write_text(f"bad {number}")
        assert keep_aside(path, "damaged") == tmp_path / f"file.damaged-{number}"
        assert not path.exists()
    path.write_text("one too many")
    assert keep_aside(path, "damaged") is None
    assert path.read_text() == "one too many"
    kept = [(tmp_path / f"file.damaged-{n}").read_text() for n in range(1, MOST_KEPT_ASIDE + 1)]
    assert kept == [f"bad {number}" for number in range(1, MOST_KEPT_ASIDE + 1)]
    assert keep_aside(path, "newer") == tmp_path / "file.newer-1"


@pytest.mark.skipif(os.name != "posix", reason="links of a Unix")
def test_a_broken_link_aside_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "file.damaged-1").symlink_to("nowhere")
    path = tmp_path / "file"
    path.write_text("bad")
    assert keep_aside(path, "damaged") == tmp_path / "file.damaged-2"
    assert (tmp_path / "file.damaged-1").is_symlink()


def test_reasons_are_the_second_half_of_a_sentence() -> None:
    assert reason(OSError(28, "No space left on device")) == "the disk is full"
    assert reason(BadFile("it is not a file")) == "it is not a file"
    assert "characters" in reason(UnicodeEncodeError("utf-8", "\ud800", 0, 1, "no"))
    assert "characters" in reason(ValueError("embedded null byte"))
    assert reason(OSError(12345, "Something else")) == "the system answers with error 12345"
    assert reason(RuntimeError("odd")) == "nobody knows why"


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize("code", ["de", "fr", "cs"])
def test_no_reason_is_in_the_words_of_the_system(code: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a")
    problems: list[Exception] = [OSError(number, os.strerror(number)) for number in REASONS]
    problems += [OSError(12345, os.strerror(12345)), OSError("odd"), ValueError("odd")]
    for bad in (tmp_path / "file" / "below", tmp_path / "none", tmp_path / ("x" * 999)):
        with pytest.raises((OSError, ValueError)) as caught:
            read_whole(bad, 3)
        problems.append(caught.value)
    english = {reason(problem) for problem in problems}
    language.use(code)
    with pytest.raises(BadFile) as folder:
        read_whole(tmp_path, 3)
    spoken = [reason(problem) for problem in (*problems, folder.value)]
    assert [each for each in spoken if each in {*english, "it is not a file"}] == []


def generations(folder: Path) -> list[Path]:
    return [folder / name for name in ("new", "old", "oldest")]


def contents(folder: Path) -> list[str | None]:
    return [path.read_text() if path.exists() else None for path in generations(folder)]


class CutOff(BaseException):
    """The process ends here."""


def test_generations_move_on_and_the_oldest_goes(tmp_path: Path) -> None:
    newest, *older = generations(tmp_path)
    for text in (b"1", b"2", b"3", b"4"):
        write_whole(newest, text, older)
    assert contents(tmp_path) == ["4", "3", "2"]


@pytest.mark.parametrize("step", range(1, 6))
def test_wherever_a_write_ends_the_newest_whole_generation_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    newest, *older = generations(tmp_path)
    for text in (b"1", b"2", b"3"):
        write_whole(newest, text, older)
    left = [step]
    really = {"fsync": os.fsync, "replace": os.replace}

    def cut(name: str, *given: object) -> None:
        left[0] -= 1
        if not left[0]:
            raise CutOff
        really[name](*given)  # type: ignore[operator]

    with monkeypatch.context() as patch:
        for name in really:
            patch.setattr(os, name, lambda *given, name=name: cut(name, *given))
        with pytest.raises(CutOff):
            write_whole(newest, b"4", older)
    found = [text for text in contents(tmp_path) if text]
    assert found[0] == ("4" if step == 5 else "3")  # the folder's sync comes last
    assert found == sorted(found, reverse=True)
    write_whole(newest, b"5", older)
    assert contents(tmp_path)[0] == "5"
    assert found[0] in contents(tmp_path)[1:]


def test_files_are_removed_in_the_order_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest, *older = generations(tmp_path)
    newest.write_text("1")
    older[1].write_text("2")
    gone: list[str] = []
    really = Path.unlink

    def watched(path: Path, missing_ok: bool = False) -> None:
        gone.append(path.name)
        really(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", watched)
    remove([*reversed(older), newest])
    assert gone == ["oldest", "old", "new"]
    assert os.listdir(tmp_path) == []


def test_only_old_half_written_files_are_swept_away(tmp_path: Path) -> None:
    for name in (".saving-0", ".saving-1", "other"):
        (tmp_path / name).write_text("half")
    for name in (".saving-0", "other"):
        before = (tmp_path / name).stat().st_mtime - LONGEST_WRITE - 1
        os.utime(tmp_path / name, (before, before))
    remove_half_written(tmp_path)
    assert sorted(os.listdir(tmp_path)) == [".saving-1", "other"]


def test_a_slow_disk_makes_nobody_wait_and_only_the_latest_is_written(tmp_path: Path) -> None:
    begun, go_on = threading.Event(), threading.Event()
    made: list[int] = []

    def slow() -> bytes:
        begun.set()
        go_on.wait()
        return b"0"

    def quick(number: int) -> bytes:
        made.append(number)
        return b"%d" % number

    writer = Writer(*generations(tmp_path))
    writer.write(slow)
    begun.wait()
    for number in range(1, 10):
        writer.write(lambda number=number: quick(number))  # type: ignore[misc]
    assert made == []
    go_on.set()
    writer.flush()
    assert made == [9]
    assert contents(tmp_path) == ["9", "0", None]
    writer.close()


def test_closing_finishes_and_a_later_file_is_written_too(tmp_path: Path) -> None:
    before = {*threading.enumerate()}
    writer = Writer(*generations(tmp_path))
    writer.write(lambda: b"1")
    writer.close()
    assert contents(tmp_path) == ["1", None, None]
    assert not {*threading.enumerate()} - before
    writer.remove()
    writer.write(lambda: b"2")
    writer.close()
    assert contents(tmp_path) == ["2", None, None]
    writer.close()


def test_whatever_goes_wrong_in_the_thread_is_kept_and_the_next_write_is_tried(
    tmp_path: Path,
) -> None:
    def bad() -> bytes:
        raise KeyError("unforeseen")

    writer = Writer(*generations(tmp_path))
    writer.write(bad)
    writer.flush()
    assert isinstance(writer.trouble, KeyError)
    writer.write(lambda: b"1")
    writer.close()
    assert writer.trouble is None
    assert contents(tmp_path) == ["1", None, None]
