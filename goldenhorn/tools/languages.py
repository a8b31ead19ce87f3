"""Makes the catalogues in assets/languages: collects all messages, updates .po, compiles .mo.

    python -m goldenhorn.tools.languages            writes goldenhorn.pot and all catalogues
    python -m goldenhorn.tools.languages --check    only says what is out of step

A new language starts as a copy of goldenhorn.pot at CODE/LC_MESSAGES/goldenhorn.po, with its plural
forms in the header. Places are given without line numbers, so that only new words are a change.
"""

import argparse
import ast
import re
import struct
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from gettext import c2py
from pathlib import Path

from goldenhorn.bots.hint import Reason
from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.common.folders import CHECKOUT
from goldenhorn.common.language import DOMAIN, FOLDER
from goldenhorn.engine.board import Port
from goldenhorn.engine.pieces import COLOURS, DOMINIONS, FLEETS
from goldenhorn.engine.refusals import Refusal

HOUSE = CHECKOUT / "goldenhorn"

HEADER = (
    "Project-Id-Version: Golden Horn\n"
    "MIME-Version: 1.0\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Content-Transfer-Encoding: 8bit\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\n"
)
_ARGUMENTS = {"_": 1, "N_": 1, "ngettext_": 2}
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_UNESCAPED = {escaped: plain for plain, escaped in _ESCAPES.items()}
_FORMS = re.compile(r"nplurals\s*=\s*([1-6])\s*;\s*plural\s*=([^;]+);")
_PLACEHOLDER = re.compile(r"\{(\w+)[^{}]*\}")


class CatalogueProblem(Exception):
    """Something a developer or translator must mend; the message is one sentence."""


@dataclass(frozen=True)
class CatalogueEntry:
    """One message of a catalogue and its translations, one for each plural form."""

    message: str
    plural: str = ""
    """Empty for a message that counts nothing."""
    places: tuple[str, ...] = ()
    translations: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    """What translators noted for each other."""
    is_fuzzy: bool = False
    """Whether a translator still has doubts: such a translation is kept but not used."""
    is_obsolete: bool = False
    """Whether the game no longer says this: kept because it might again."""


# --- Collecting ---------------------------------------------------------------------------------


def messages_in(source: str, place: str) -> Iterator[CatalogueEntry]:
    """Yield what a source text marks by `_`, `N_` and `ngettext_`."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = str(getattr(node.func, "id", "") or getattr(node.func, "attr", ""))
        wanted = _ARGUMENTS.get(name, 0)
        if not wanted or len(node.args) < wanted:
            continue
        given = [_texts(argument, f"{place}:{node.lineno}") for argument in node.args[:wanted]]
        if name == "N_" and not given[0]:
            raise CatalogueProblem(f"{place}:{node.lineno} marks something that is not a text.")
        if wanted == 1:
            yield from (CatalogueEntry(text, places=(place,)) for text in given[0] if text)
        elif given[0] and given[1]:
            yield CatalogueEntry(given[0][0], given[1][0], (place,))


def _texts(argument: ast.expr, place: str) -> list[str]:
    """Return the texts that an argument can be; none if it is a message kept elsewhere."""
    match argument:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp():
            return _texts(argument.body, place) + _texts(argument.orelse, place)
        case ast.JoinedStr() | ast.BinOp() | ast.Call(func=ast.Attribute(attr="format")):
            raise CatalogueProblem(f"{place} puts a text together before it is translated.")
        case _:
            return []


def words_of_the_game() -> Iterator[CatalogueEntry]:
    """Yield what engine and bots say without knowing of languages."""
    for refusal in Refusal:
        yield CatalogueEntry(refusal.sentence, places=("goldenhorn/engine/refusals.py",))
    for reason in Reason:
        one, many = reason.value if isinstance(reason.value, tuple) else (reason.value, "")
        yield CatalogueEntry(one, many, ("goldenhorn/bots/hint.py",))
    for character in CHARACTERS:
        for text in (*character.names, character.crest_line, character.temperament):
            yield CatalogueEntry(text, places=("goldenhorn/bots/levels.py",))
    pieces = [colour.name.lower() for colour in COLOURS] + [fleet.crest for fleet in FLEETS]
    for text in pieces + [dominion.name.title() for dominion in DOMINIONS]:
        yield CatalogueEntry(text, places=("goldenhorn/engine/pieces.py",))
    for port in Port:
        yield CatalogueEntry(port.name.title(), places=("goldenhorn/engine/board.py",))


def collected(house: Path = HOUSE) -> list[CatalogueEntry]:
    """Return every message once, by its first place and then by the alphabet."""
    found: dict[str, CatalogueEntry] = {}
    entries = list(words_of_the_game())
    for path in sorted(house.rglob("*.py")):
        if "tools" not in path.relative_to(house).parts:  # developers read English
            place = path.relative_to(house.parent).as_posix()
            entries.extend(messages_in(path.read_text(encoding="utf-8"), place))
    for entry in entries:
        known = found.get(entry.message, entry)
        if known.plural != entry.plural:  # gettext finds only one of the two
            raise CatalogueProblem(
                f"The message {entry.message!r} is used with and without its plural."
            )
        places = tuple(sorted({*known.places, *entry.places}))
        found[entry.message] = replace(known, places=places)
    return sorted(found.values(), key=lambda entry: (entry.places[0], entry.message))


# --- Reading and writing .po --------------------------------------------------------------------


@dataclass
class _Draft:
    """An entry while its lines are read."""

    texts: dict[str, str] = field(default_factory=dict)
    remarks: list[str] = field(default_factory=list)
    is_fuzzy: bool = False
    is_obsolete: bool = False

    def entry(self) -> CatalogueEntry:
        texts = dict(self.texts)
        message, plural = texts.pop("msgid"), texts.pop("msgid_plural", "")
        translations = tuple(texts[name] for name in sorted(texts))
        remarks = tuple(self.remarks)
        return CatalogueEntry(
            message, plural, (), translations, remarks, self.is_fuzzy, self.is_obsolete
        )


def read_po(text: str) -> list[CatalogueEntry]:
    """Read a catalogue; the first entry, of the empty message, is its header."""
    entries = []
    draft, name = _Draft(), ""
    for number, line in enumerate([*text.split("\n"), ""], 1):
        rest = line.strip()
        if not rest:
            if "msgid" in draft.texts:
                entries.append(draft.entry())
            draft, name = _Draft(), ""
            continue
        if rest.startswith("#~"):
            draft.is_obsolete = True
            rest = rest[2:].strip()
        if rest.startswith("#"):
            if rest.startswith("#,"):
                draft.is_fuzzy = "fuzzy" in rest
            elif not rest.startswith(("#:", "#|", "#.")):
                draft.remarks.append(rest)
            continue
        found = re.fullmatch(r'(?:(msgid|msgid_plural|msgstr(?:\[[0-5]\])?)\s+)?"(.*)"', rest)
        if not found or not (found[1] or name) or found[1] in draft.texts:
            raise CatalogueProblem(f"Line {number} cannot be understood: {line!r}.")
        name = found[1] or name
        plain = re.sub(r"\\.", lambda pair: _UNESCAPED.get(pair[0], pair[0]), found[2])
        draft.texts[name] = draft.texts.get(name, "") + plain
    return entries


def write_po(entries: Sequence[CatalogueEntry]) -> str:
    """Write a catalogue out; the same entries are always the same text."""
    return "\n".join("\n".join(_lines(entry)) + "\n" for entry in entries)


def _lines(entry: CatalogueEntry) -> Iterator[str]:
    yield from entry.remarks
    if entry.places and not entry.is_obsolete:
        yield f"#: {' '.join(entry.places)}"
    flags = ["fuzzy"] * entry.is_fuzzy
    flags += ["python-brace-format"] * bool(_PLACEHOLDER.search(entry.message + entry.plural))
    if flags:
        yield f"#, {', '.join(flags)}"
    texts = [("msgid", entry.message)]
    if entry.plural:
        texts.append(("msgid_plural", entry.plural))
        forms = enumerate(entry.translations)
        texts += [(f"msgstr[{number}]", text) for number, text in forms]
    else:
        texts.append(("msgstr", "".join(entry.translations[:1])))
    for name, text in texts:
        lines = text.splitlines(keepends=True)
        for part in [f"{name} {_quoted(text if len(lines) < 2 else '')}"] + [
            _quoted(line) for line in lines if len(lines) > 1
        ]:
            yield f"#~ {part}" if entry.is_obsolete else part


def _quoted(text: str) -> str:
    return '"' + "".join(_ESCAPES.get(character, character) for character in text) + '"'


def updated(
    old: Sequence[CatalogueEntry], messages: Sequence[CatalogueEntry]
) -> list[CatalogueEntry]:
    """Give a catalogue the messages of now; translations without one are kept as obsolete."""
    header = [entry for entry in old if not entry.message] or [
        CatalogueEntry("", translations=(HEADER,))
    ]
    forms = _FORMS.search("".join(header[0].translations))
    known = {entry.message: entry for entry in old if entry.message}
    merged = []
    for message in messages:
        same = known.pop(message.message, message)
        if same.plural != message.plural:
            same = message
        if message.plural and not any(same.translations):
            same = replace(same, translations=("",) * (int(forms[1]) if forms else 2))
        merged.append(replace(same, places=message.places, is_obsolete=False))
    left = [replace(entry, is_obsolete=True) for entry in known.values() if any(entry.translations)]
    return [header[0], *merged, *left]


# --- Compiling ----------------------------------------------------------------------------------


def check_po(entries: Sequence[CatalogueEntry]) -> None:
    """Refuse a catalogue that would show players something broken."""
    header = "".join("".join(entry.translations) for entry in entries if not entry.message)
    forms = _FORMS.search(header)
    if "charset=UTF-8" not in header or not forms:
        raise CatalogueProblem("The header must name charset=UTF-8 and the plural forms.")
    try:
        fitting = all(c2py(forms[2])(count) < int(forms[1]) for count in range(200))
    except (ValueError, ArithmeticError):
        fitting = False
    if not fitting:
        raise CatalogueProblem("The formula of the plural forms is wrong.")
    for entry in entries:
        if not entry.message or entry.is_obsolete or not any(entry.translations):
            continue
        if entry.plural and len(entry.translations) != int(forms[1]):
            raise CatalogueProblem(f"{entry.message!r} needs {forms[1]} plural forms.")
        allowed = set(_PLACEHOLDER.findall(entry.message + entry.plural))
        for text in filter(None, entry.translations):
            used = set(_PLACEHOLDER.findall(text))
            # a form for exactly one or two may do without the number
            if not used <= allowed or (allowed - used) - ({"count"} if entry.plural else set()):
                raise CatalogueProblem(f"{text!r} must have the placeholders of {entry.message!r}.")


def compiled(entries: Sequence[CatalogueEntry]) -> bytes:
    """Return a catalogue as gettext reads it (.mo), without what is untranslated or in doubt."""
    pairs = []
    for entry in entries:
        is_sure = not entry.message or not (entry.is_fuzzy or entry.is_obsolete)
        if is_sure and entry.translations and all(entry.translations):
            key = f"{entry.message}\0{entry.plural}" if entry.plural else entry.message
            pairs.append((key.encode(), "\0".join(entry.translations).encode()))
    pairs.sort()  # other readers of .mo search by halves
    start = 7 * 4
    offset = start + len(pairs) * 16
    tables, data = [b"", b""], b""
    for side in (0, 1):
        for pair in pairs:
            tables[side] += struct.pack("<II", len(pair[side]), offset + len(data))
            data += pair[side] + b"\0"
    second = start + len(pairs) * 8
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), start, second, 0, offset)
    return head + tables[0] + tables[1] + data


# --- The command --------------------------------------------------------------------------------


def made(house: Path = HOUSE, folder: Path = FOLDER) -> dict[Path, bytes]:
    """Return what each file of the languages' folder should hold."""
    messages = collected(house)
    files = {folder / f"{DOMAIN}.pot": write_po(updated([], messages)).encode()}
    for path in sorted(folder.glob(f"*/LC_MESSAGES/{DOMAIN}.po")):
        try:
            entries = updated(read_po(path.read_text(encoding="utf-8")), messages)
            check_po(entries)
        except (CatalogueProblem, UnicodeDecodeError) as problem:
            raise CatalogueProblem(f"{path.relative_to(folder)}: {problem}") from None
        files[path] = write_po(entries).encode()
        files[path.with_suffix(".mo")] = compiled(entries)
    return files


def out_of_step(files: dict[Path, bytes]) -> list[Path]:
    """Return which files do not hold what they should."""
    return [path for path, data in files.items() if not path.is_file() or path.read_bytes() != data]


def main(arguments: Sequence[str] | None = None, house: Path = HOUSE, folder: Path = FOLDER) -> int:
    """Write what is out of step, or with --check only say so."""
    parser = argparse.ArgumentParser(description="Make the catalogues of all languages.")
    parser.add_argument("--check", action="store_true", help="change nothing, only tell")
    options = parser.parse_args(arguments)
    try:
        files = made(house, folder)
    except CatalogueProblem as problem:
        print(problem, file=sys.stderr)
        return 1
    late = out_of_step(files)
    names = ", ".join(path.relative_to(folder).as_posix() for path in late)
    if options.check:
        if late:
            print(
                f"Run python -m goldenhorn.tools.languages: out of step are {names}.",
                file=sys.stderr,
            )
        return 1 if late else 0
    for path in late:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files[path])
    print(f"Written: {names}." if late else "Everything is in step.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
