"""Tells in plain lines what everybody may know: into a file, and aloud where espeak-ng is there.

It is told nothing that is hidden. Threads of its own write and speak, so that no tick waits for a
disk or a voice; whatever goes wrong with either disturbs nobody.
"""

import shutil
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from goldenhorn.common import language

FILE = "narration.txt"
PROGRAM = "espeak-ng"
VOICES = {language.PSEUDO: language.ENGLISH}
"""Languages that are spoken by another's voice."""
FULL_VOICE = 125
"""The voice's loudness where ours is full: at our usual eight tenths it speaks at its own 100."""
MOST_FAILURES = 3
"""A voice that failed so often without a break, as without a loudspeaker, is not asked again."""
LONGEST_WAIT = 1.0
"""Seconds to wait for a thread at the end; a hanging disk must not keep the game from closing."""
NO_WINDOW: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""On Windows a program would else open a black window for each sentence."""


class Narrator:
    """Tells lines one after another while it is switched on."""

    def __init__(self, folder: Path | None, program: str = PROGRAM) -> None:
        """Write into a folder, if there is one, and speak by a program, if it is installed."""
        self._paper = _Paper(None if folder is None else folder / FILE)
        self._voice = _Voice(program)
        self._last: tuple[str, ...] = ()
        self.is_on = False

    def switch(self, is_on: bool) -> None:
        """Begin to tell, or stop at once."""
        if is_on == self.is_on:
            return
        self.is_on = is_on
        self._last = ()
        if is_on:
            self._paper.begin()
            self._voice.begin()
        else:
            self._end()

    def set_volume(self, share: float) -> None:
        """Speak so loud from the next sentence on, from 0 to 1."""
        self._voice.volume = share

    def tell(self, *lines: str) -> None:
        """Tell lines that belong together; what was told last is not told again."""
        told = tuple(filter(None, (" ".join(line.split()) for line in lines)))
        if not self.is_on or not told or told == self._last:
            return
        self._last = told
        self._paper.write(told)
        self._voice.say(_in_one_breath(told), language.current)

    def close(self) -> None:
        """Stop, and wait until everything told so far is written and nothing more is spoken."""
        self.is_on = False
        self._end()
        self._voice.wait()
        self._paper.wait()

    def _end(self) -> None:
        self._voice.end()
        self._paper.end()


def _in_one_breath(lines: Sequence[str]) -> str:
    """Join lines to what is spoken at once.

    >>> _in_one_breath(["Anna loaded 2 blue", "Ben's turn."])
    "Anna loaded 2 blue. Ben's turn."
    """
    return " ".join(line if line[-1] in ".!?…" else f"{line}." for line in lines)


class _Paper:
    """Writes lines to a file, each one as soon as it is told."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._lines: _Lines | None = None
        """What the thread is still to write; None while nothing is told."""
        self._thread: threading.Thread | None = None
        """The last one that wrote, or writes."""

    def begin(self) -> None:
        if self._path is None:
            return
        self._lines = SimpleQueue()
        arguments = (self._path, self._lines, self._thread)
        self._thread = threading.Thread(
            target=_write_lines, args=arguments, name="narration", daemon=True
        )
        self._thread.start()

    def write(self, lines: Sequence[str]) -> None:
        if self._lines is not None:
            self._lines.put(lines)

    def end(self) -> None:
        if self._lines is not None:
            self._lines.put(None)
            self._lines = None

    def wait(self) -> None:
        if self._thread is not None:
            self._thread.join(LONGEST_WAIT)


_Lines = SimpleQueue[Sequence[str] | None]


def _write_lines(path: Path, lines: _Lines, previous: threading.Thread | None) -> None:
    """Write until there is no more to come, or the disk takes nothing more.

    The first of all begins a new file; who follows a previous one goes on with its file.
    """
    if previous is not None:
        previous.join()
    mode = "w" if previous is None else "a"
    with suppress(OSError, ValueError), path.open(mode, encoding="utf-8", newline="\n") as file:
        while (told := lines.get()) is not None:
            for line in told:
                file.write(f"{line}\n")
                file.flush()


class _Utterance(NamedTuple):
    """A sentence to be spoken."""

    text: str
    language: str


class _Voice:
    """Speaks one sentence at a time; of those that wait only the latest is spoken."""

    def __init__(self, program: str) -> None:
        self._program = program
        self.volume = 1.0
        self._news = threading.Condition()
        self._utterance: _Utterance | None = None
        self._child: subprocess.Popen[bytes] | None = None
        self._is_wanted = False
        self._is_at_work = False
        """Whether there is a thread that will take the next sentence."""
        self._thread: threading.Thread | None = None
        """The last one that spoke, or speaks."""

    def begin(self) -> None:
        with self._news:
            self._utterance, self._is_wanted = None, True
            if not self._is_at_work:
                self._is_at_work = True
                self._thread = threading.Thread(target=self._work, name="voice", daemon=True)
                self._thread.start()

    def say(self, text: str, code: str) -> None:
        with self._news:
            self._utterance = _Utterance(text, VOICES.get(code, code))
            self._news.notify_all()

    def end(self) -> None:
        with self._news:
            self._utterance, self._is_wanted = None, False
            if self._child is not None:
                self._child.kill()
            self._news.notify_all()

    def wait(self) -> None:
        if self._thread is not None:
            self._thread.join(LONGEST_WAIT)

    def _work(self) -> None:
        program = shutil.which(self._program)
        failures = 0
        while program is not None and failures < MOST_FAILURES:
            utterance = self._next_utterance()
            if utterance is None:
                return
            if self.volume > 0:
                failures = 0 if self._speak(program, utterance) else failures + 1
        with self._news:
            self._is_at_work = False

    def _next_utterance(self) -> _Utterance | None:
        """Wait for the next sentence; None if there will be no more."""
        with self._news:
            self._news.wait_for(lambda: self._utterance is not None or not self._is_wanted)
            utterance, self._utterance = self._utterance, None
            self._is_at_work = utterance is not None
            return utterance

    def _speak(self, program: str, utterance: _Utterance) -> bool:
        """Speak a sentence to its end; tell whether it could be heard."""
        loudness = str(round(FULL_VOICE * self.volume))
        try:
            child = subprocess.Popen(
                [program, "-v", utterance.language, "-a", loudness, "--stdin"],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                creationflags=NO_WINDOW,
            )
        except (OSError, ValueError):
            return False
        with self._news:
            self._child = child
            if not self._is_wanted:  # the end came while it was being started
                child.kill()
        with suppress(OSError):
            child.communicate(utterance.text.encode())
        child.wait()
        with self._news:
            self._child = None
        return child.returncode == 0
