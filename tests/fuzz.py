"""A developers' command: damages all that the game reads, and sees that it never stumbles.

`python -m tests.fuzz --times 20000 --seed 1` flips bits, cuts, doubles and scrambles saves,
records, settings, halls of fame, catalogues, lists of installed files and lines of the protocol,
and puts wrong values and odd letters into their JSON. Whatever is read must come back whole or be
refused in a sentence; anything else ends in an exception that names the kind and the number of the
case, and `--only saves --first 1234 --times 1` does that one again.
"""

import argparse
import json
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from goldenhorn.app.install import installed_files
from goldenhorn.app.install.entries import Homes, Start
from goldenhorn.app.install.install import Installation
from goldenhorn.app.install.start_command import CannotInstall
from goldenhorn.app.protocol import Session
from goldenhorn.common import language
from goldenhorn.engine.record import BadRecord, record_from_text, record_of, record_to_text, replay
from goldenhorn.input.bindings import DEFAULT_BINDINGS, Bindings
from goldenhorn.session.game import Game, Snapshot, game_from_text
from goldenhorn.session.lineup import HUMAN, Lineup, Place, lineup_from_json
from goldenhorn.storage import settings
from goldenhorn.storage.crash_report import report_text
from goldenhorn.storage.fame import GENERATIONS as FAME_FILES
from goldenhorn.storage.fame import Fame
from goldenhorn.storage.saves import GENERATIONS as SAVE_FILES
from goldenhorn.storage.saves import SaveFailed, load_game, load_latest, load_match
from tests.finished_games import finished

ODD_VALUES: tuple[object, ...] = (
    *(None, True, False, 0, -1, 1, 7, 2**31, 2**63, 2**64, -(2**63), 10**400, 0.5, 1e308, -0.0),
    *("", "x", "\0", "ß" * 300, "\ud800", "../../etc/passwd", "human", "full"),
    *([], [[]], [None] * 5, {}, {"": {}}, {"seats": []}),
)
ODD_LETTERS = ("\0", "\n", "\ud800", "\udcff", "ß" * 300)
DEEP = "[" * 5000
"""Nested deeper than any reader likes."""
MOST_FLIPS, MOST_CHANGES = 8, 4
Outcome = str
Reader = Callable[[bytes, Path], Outcome]


# Damaging


def damaged(whole: bytes, chance: random.Random) -> bytes:
    """Return something that is not quite what it was."""
    ways = (_flipped, _cut, _doubled, _without, _scrambled, _wrong_values, _wrong_values, _deep)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        whole = chance.choice(ways)(whole, chance)
    return whole


def _flipped(whole: bytes, chance: random.Random) -> bytes:
    changed = bytearray(whole)
    for _ in range(chance.randint(1, MOST_FLIPS) if changed else 0):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _piece(whole: bytes, chance: random.Random) -> slice:
    first = chance.randrange(len(whole) + 1)
    return slice(first, min(len(whole), first + chance.choice((1, 2, 10, 1000))))


def _cut(whole: bytes, chance: random.Random) -> bytes:
    return whole[: chance.randrange(len(whole) + 1)]


def _doubled(whole: bytes, chance: random.Random) -> bytes:
    piece = _piece(whole, chance)
    return whole[: piece.stop] + whole[piece] + whole[piece.stop :]


def _without(whole: bytes, chance: random.Random) -> bytes:
    piece = _piece(whole, chance)
    return whole[: piece.start] + whole[piece.stop :]


def _scrambled(whole: bytes, chance: random.Random) -> bytes:
    piece = _piece(whole, chance)
    noise = chance.randbytes(piece.stop - piece.start)
    return whole[: piece.start] + noise + whole[piece.stop :]


def _deep(whole: bytes, chance: random.Random) -> bytes:
    at = _piece(whole, chance).start
    return whole[:at] + DEEP.encode() + whole[at:]


def _wrong_values(whole: bytes, chance: random.Random) -> bytes:
    """Put odd values into JSON; what is none is scrambled."""
    try:
        tree = json.loads(whole)
    except (ValueError, RecursionError):
        return _scrambled(whole, chance)
    for _ in range(chance.randint(1, MOST_CHANGES)):
        tree = _changed(tree, chance)
    return json.dumps(tree).encode()


def _changed(tree: object, chance: random.Random) -> object:
    if isinstance(tree, dict) and tree and chance.random() < 0.9:
        name = chance.choice(sorted(tree))
        others = {key: value for key, value in tree.items() if key != name}
        if chance.random() < 0.1:
            return others
        if chance.random() < 0.1:
            return {**others, _spoiled(name, chance): tree[name]}
        return {**tree, name: _changed(tree[name], chance)}
    if isinstance(tree, list) and tree and chance.random() < 0.9:
        at = chance.randrange(len(tree))
        return [*tree[:at], _changed(tree[at], chance), *tree[at + 1 :]]
    if isinstance(tree, str) and chance.random() < 0.3:
        return _spoiled(tree, chance)
    return chance.choice(ODD_VALUES)


def _spoiled(text: str, chance: random.Random) -> str:
    """Put something into a text that texts seldom hold."""
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(ODD_LETTERS) + text[at:]


# What is read, and how


@cache
def _game() -> Game:
    """A game in its middle, with people and bots."""
    places = (Place(HUMAN, "Anna", 2), Place("easy", "", 0), Place(HUMAN, "Žofie", 1), Place())
    game = Game.begin(Lineup(places, expansion=True), 5, ["keyboard", None, "gamepad"], "light")
    for count in range(60):
        game.play(game.legal_actions[count * 7919 % len(game.legal_actions)])
    return game


def _text(data: bytes) -> str:
    return data.decode("utf-8", errors="replace")


def _read_save(data: bytes, folder: Path) -> Outcome:
    (folder / SAVE_FILES[0]).write_bytes(data)
    try:
        load_game(str(folder / SAVE_FILES[0]))
    except SaveFailed as problem:
        _check_sentence(str(problem))
    game, note = load_latest(folder)
    if note is not None:
        _check_sentence(note)
    if game is None:
        return "refused"
    assert replay(record_of(game.match)).state == game.state
    assert len(game.names) == game.match.config.players
    return "read" if note is None else "read in part"


def _read_record(data: bytes, folder: Path) -> Outcome:
    path = folder / "record.json"
    path.write_bytes(data)
    try:
        load_match(str(path))
    except SaveFailed as problem:
        _check_sentence(str(problem))
    try:
        replay(record_from_text(_text(data)))
    except BadRecord as problem:
        _check_sentence(str(problem))
        return "refused"
    return "read"


def _read_report(data: bytes, folder: Path) -> Outcome:
    path = folder / "crash-1.txt"
    path.write_bytes(data)
    try:
        _game_in_it, note = load_game(str(path))
    except SaveFailed as problem:
        _check_sentence(str(problem))
        return "refused"
    return "read" if note is None else "read in part"


def _read_table(data: bytes, _folder: Path) -> Outcome:
    """Read a table whose seal is whole, so that only its own words can be wrong."""
    try:
        table = json.loads(data)
    except (ValueError, RecursionError):
        table = None
    if not isinstance(table, dict):
        return "no table"
    game, note = game_from_text(Snapshot(record_of(_game().match), table).to_text())
    assert len(game.names) == game.match.config.players
    return "read" if note is None else "refused"


def _read_settings(data: bytes, folder: Path) -> Outcome:
    (folder / settings.FILE).write_bytes(data)
    found, note = settings.load(folder)
    assert settings.save(found, folder) is None
    assert settings.load(folder) == (found, None)
    lineup_from_json(found.lineup)
    if found.bindings:
        try:
            Bindings.from_json(found.bindings)
        except ValueError:
            return "keys refused"
    return "read" if note is None else "read in part"


def _read_fame(data: bytes, folder: Path) -> Outcome:
    (folder / FAME_FILES[0]).write_bytes(data)
    fame = Fame(folder)
    results = fame.results()
    note = fame.problem()
    if note is not None:
        _check_sentence(note)
    return "read" if results else "refused"


def _read_installed(data: bytes, folder: Path) -> Outcome:
    """Rehearse what an undo would do by such a list; the real deed might find something."""
    path = folder / "goldenhorn" / installed_files.LIST_NAME
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    installation = Installation("kiosk", _START, Homes(folder, folder, folder))
    try:
        deeds = installation.undo(is_dry=True)
    except CannotInstall as problem:
        _check_sentence(str(problem))
    else:
        assert list(installation.told(deeds, is_undoing=True, is_dry=True))
    return "refused" if installed_files.read_list(path).loss else "read"


_START = Start(("/python", "/main.py"), b"icon", b"picture")


def _read_catalogue(data: bytes, folder: Path) -> Outcome:
    path = folder / "de" / "LC_MESSAGES" / f"{language.DOMAIN}.mo"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    with _languages_in(folder):
        language.use("de")
        is_read = language.current == "de"
        for message in _messages():
            said = language._(message, **dict.fromkeys(_NAMES, "x"))
            assert isinstance(said, str)
        for count in range(7):
            assert isinstance(language.ngettext_("{count} point", "{count} points", count), str)
    return "read" if is_read else "refused"


_NAMES = ("name", "number", "count", "file", "reason", "percent", "points", "first", "second")


@cache
def _messages() -> tuple[str, ...]:
    """Some that have places for values, and some that have none."""
    return (
        *("Quit", "Continue", "Settings", "Round {number}, {name}’s turn", "{name} {number}"),
        *("{name} is Doge of the seas", "{name} wins", "This machine could not be switched off."),
    )


@contextmanager
def _languages_in(folder: Path) -> Iterator[None]:
    kept, language.FOLDER = language.FOLDER, folder
    try:
        yield
    finally:
        language.FOLDER = kept
        language.use("en")


def _read_lines(data: bytes, _folder: Path) -> Outcome:
    session = Session()
    answers = []
    for line in data.splitlines():
        if b"save" in line or b"load" in line:  # these are files' business
            continue
        answer = session.answer(_text(line))
        json.dumps(answer)
        answers.append(bool(answer["ok"]))
        if not answer["ok"]:
            _check_sentence(str(answer["error"]))
        if session.is_over:
            break
    return "read" if all(answers) else "refused"


def _check_sentence(text: str) -> None:
    assert text.strip(), "an empty sentence"
    assert "Traceback" not in text
    assert "\n" not in text, text


def _lines() -> bytes:
    game = _game()
    requests: list[dict[str, object]] = [
        {"cmd": "new", "players": 3, "seed": 7, "expansion": True, "rules": ["H1"]},
        {"cmd": "view", "player": 1},
        {"cmd": "bot", "level": "easy"},
        {"cmd": "undo"},
        {"cmd": "state"},
    ]
    record = json.loads(record_to_text(record_of(game.match)))
    requests += [{"cmd": "apply", "action": action} for action in record["actions"][:4]]
    return b"\n".join(json.dumps(request).encode() for request in requests)


def _settings_text() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        chosen = settings.Settings(
            bindings=DEFAULT_BINDINGS.to_json(), lineup=Lineup().to_json(), lessons=("wind",)
        )
        settings.save(chosen, Path(folder))
        return (Path(folder) / settings.FILE).read_bytes()


def _fame_text() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        Fame(Path(folder)).add(finished(1, HUMAN, "easy"), "2026-11-16")
        return (Path(folder) / FAME_FILES[0]).read_bytes()


def _report() -> bytes:
    return report_text(ValueError("fuzz"), settings.Settings(), _game()).encode()


KINDS: dict[str, tuple[Callable[[], bytes], Reader]] = {
    "saves": (lambda: _game().snapshot().to_text().encode(), _read_save),
    "tables": (lambda: json.dumps(_game().to_json()).encode(), _read_table),
    "records": (lambda: record_to_text(record_of(_game().match)).encode(), _read_record),
    "reports": (_report, _read_report),
    "settings": (_settings_text, _read_settings),
    "fame": (_fame_text, _read_fame),
    "catalogues": (lambda: language.catalogue_file("de").read_bytes(), _read_catalogue),
    "installed": (
        lambda: b'{"version": 1, "files": {"kiosk": {"/a": "b"}}, "folders": ["/c"]}',
        _read_installed,
    ),
    "protocol": (_lines, _read_lines),
}


class Stumbled(AssertionError):
    """The game did something else than read or refuse; tells how to do it again."""


def fuzz(kind: str, seed: int, numbers: range) -> Counter[Outcome]:
    """Damage one kind of file so often; return how often what came of it."""
    make, read = KINDS[kind]
    whole = make()
    outcomes: Counter[Outcome] = Counter()
    for number in numbers:
        data = damaged(whole, random.Random(f"{seed} {kind} {number}"))
        with tempfile.TemporaryDirectory() as folder:
            try:
                outcomes[read(data, Path(folder))] += 1
            except Exception as problem:
                again = f"--seed {seed} --only {kind} --first {number} --times 1"
                raise Stumbled(f"python -m tests.fuzz {again}: {problem!r}") from problem
    return outcomes


def main() -> None:
    """Damage everything so many times."""
    parser = argparse.ArgumentParser(description="Damage all that the game reads.")
    parser.add_argument("--times", type=int, default=2000, help="for each kind (default: 2000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=tuple(KINDS), help="one kind alone")
    parser.add_argument("--first", type=int, default=0, help="the number to begin with")
    options = parser.parse_args()
    for kind in (options.only,) if options.only else KINDS:
        numbers = range(options.first, options.first + options.times)
        outcomes = fuzz(kind, options.seed, numbers)
        told = ", ".join(f"{count} {what}" for what, count in sorted(outcomes.items()))
        print(f"{kind}: {sum(outcomes.values())} damaged: {told}", flush=True)


if __name__ == "__main__":
    main()
