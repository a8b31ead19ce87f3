"""Bytes on disk: whole or not at all, and bad files are kept aside."""

import os
from pathlib import Path

import pytest

from goldenhorn.files import MOST_KEPT_ASIDE, keep_aside, read_whole, reason, write_whole


def test_what_is_written_is_read_and_nothing_else_lies_there(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert read_whole(path, 3, "a test") == b"two"
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
    with pytest.raises(ValueError, match=r"^it is too large to be a test$"):
        read_whole(path, 3, "a test")
    with pytest.raises(ValueError, match=r"^it is not a file$"):
        read_whole(tmp_path, 3, "a test")


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
    assert reason(OSError(28, "No space left on device")) == "no space left on device"
    assert reason(ValueError("it is not a file")) == "it is not a file"
    assert "characters" in reason(UnicodeEncodeError("utf-8", "\ud800", 0, 1, "no"))
