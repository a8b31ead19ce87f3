"""Languages: looked up when drawn, counted in their own way, and English where all else fails."""

import gettext
import string
from math import ceil
from pathlib import Path

import pytest

from goldenhorn.bots.hint import Reason
from goldenhorn.common import language
from goldenhorn.common.language import N_, _, ngettext_
from goldenhorn.engine.refusals import Refusal
from goldenhorn.tools import languages as catalogues

CZECH = """\
# Written for the tests.
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\\n"

# Said on the title.
msgid "Settings"
msgstr "Nastavení"

#, python-brace-format
msgid "{name} has joined."
msgstr "Přibyl {name}."

msgid "{count} card"
msgid_plural "{count} cards"
msgstr[0] "{count} karta"
msgstr[1] "{count} karty"
msgstr[2] "{count} karet"

#, fuzzy
msgid "Quit"
msgstr "Snad konec"

msgid "Back"
msgstr ""

#~ msgid "Old"
#~ msgstr "Starý"
"""


pytestmark = pytest.mark.usefixtures("english_again")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(language, "FOLDER", tmp_path)
    return tmp_path


def add(folder: Path, code: str, data: bytes | None = None) -> Path:
    path = folder / code / "LC_MESSAGES" / "goldenhorn.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(catalogues.compiled(catalogues.read_po(CZECH)) if data is None else data)
    return path


def counted(numbers: tuple[int, ...]) -> list[str]:
    return [ngettext_("{count} card", "{count} cards", number) for number in numbers]


def test_english_speaks_for_itself() -> None:
    assert _("Settings") == N_("Settings") == "Settings"
    assert _("") == ""
    assert _("{name} has joined.", name="Nina") == "Nina has joined."
    assert _("{name} has joined.").format(name="Nina") == "Nina has joined."
    assert counted((0, 1, 2)) == ["0 cards", "1 card", "2 cards"]
    assert language.current == "en"
    assert language.problems == []


def test_three_plural_forms_are_told_apart(folder: Path) -> None:
    add(folder, "cs")
    language.use("cs")
    told = ["0 karet", "1 karta", "2 karty", "4 karty", "5 karet", "22 karet"]
    assert counted((0, 1, 2, 4, 5, 22)) == told


def test_placeholders_are_filled_after_translation(folder: Path) -> None:
    add(folder, "cs")
    language.use("cs")
    assert _("{name} has joined.", name="{count}") == "Přibyl {count}."


def test_the_language_changes_live_and_the_revision_tells(folder: Path) -> None:
    add(folder, "cs")
    kept = N_("Settings")
    shown, revisions = [], [language.revision]
    for code in ("cs", "en", "cs", "xx", "cs"):
        language.use(code)
        shown.append(_(kept))
        revisions.append(language.revision)
        assert language.current == code
    assert shown[:3] == ["Nastavení", "Settings", "Nastavení"]
    assert shown[4] == "Nastavení" != shown[3]
    assert revisions == sorted(set(revisions))


def test_what_is_untranslated_doubtful_or_obsolete_stays_english(folder: Path) -> None:
    add(folder, "cs")
    language.use("cs")
    for message in ("Back", "Quit", "Old", "Never heard of"):
        assert _(message) == message
    assert _("") == ""  # and not the catalogue's header


@pytest.mark.parametrize("message", ["{name} left", "{0} left", "{count left", "{count.x} left"])
def test_a_translators_slip_gives_the_english_sentence(folder: Path, message: str) -> None:
    entries = catalogues.read_po(CZECH.replace("Přibyl {name}.", message.replace("name", "jmeno")))
    add(folder, "cs", catalogues.compiled(entries))
    language.use("cs")
    assert _("{name} has joined.", name="Nina", count=1) == "Nina has joined."


def test_only_what_exists_is_available(folder: Path) -> None:
    assert language.available() == (("en", "English"),)
    for code in ("fr", "cs", "pt_BR", "not a code", "xx"):
        add(folder, code)
    (folder / "de" / "LC_MESSAGES").mkdir(parents=True)  # without a catalogue
    names = (("en", "English"), ("cs", "Čeština"), ("fr", "Français"), ("pt_BR", "pt_BR"))
    assert language.available() == names


def test_a_country_finds_its_language(folder: Path) -> None:
    add(folder, "cs")
    language.use("cs_CZ")
    assert (language.current, language.problems) == ("cs", [])
    language.use("en-GB")
    assert (language.current, language.problems) == ("en", [])


@pytest.mark.parametrize("code", ["de", "", "../cs", "/etc", "cs/../cs", "C", "x" * 500, "de\0"])
def test_a_missing_language_is_english_and_one_sentence(folder: Path, code: str) -> None:
    add(folder, "cs")
    language.use("cs")
    language.use(code)
    assert language.current == "en"
    assert _("Settings") == "Settings"
    assert len(language.problems) == 1
    assert language.problems[0].endswith(".")
    language.use("cs")
    assert language.problems == []


GOOD = catalogues.compiled(catalogues.read_po(CZECH))
DAMAGED = {
    "empty": b"",
    "zero-filled": b"\0" * len(GOOD),
    "truncated": GOOD[: len(GOOD) // 2],
    "cut in the head": GOOD[:10],
    "text": CZECH.encode(),
    "other charset": GOOD.replace(b"UTF-8", b"UFT-9"),
    "not its charset": GOOD.replace("ř".encode(), b"\xff\xff"),
    "wrong formula": GOOD.replace(b"(n==1) ?", b"(n==1) +"),
    "division by zero": GOOD.replace(b"(n==1) ?", b"(n%(0))?"),
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_catalogue_is_english_and_one_sentence(folder: Path, data: bytes) -> None:
    assert data != GOOD
    add(folder, "cs", data)
    language.use("cs")
    assert language.current == "en"
    assert _("Settings") == "Settings"
    assert counted((1, 2)) == ["1 card", "2 cards"]
    assert language.problems == ["The texts for Čeština are damaged, so the game speaks English."]


def test_what_is_wrong_is_told_in_the_language_spoken_until_then(folder: Path) -> None:
    told = """
msgid "There is no language {code} here, so the game speaks English."
msgstr "Jazyk {code} tu není, hra proto mluví anglicky."

msgid "The texts for {name} are damaged, so the game speaks English."
msgstr "Texty pro jazyk {name} jsou poškozené, hra proto mluví anglicky."
"""
    add(folder, "cs", catalogues.compiled(catalogues.read_po(CZECH + told)))
    add(folder, "de", b"")
    language.use("cs")
    language.use("fr")
    assert language.problems == ["Jazyk 'fr' tu není, hra proto mluví anglicky."]
    language.use("cs")
    language.use("de")
    expected = "Texty pro jazyk Deutsch jsou poškozené, hra proto mluví anglicky."
    assert language.problems == [expected]


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "fr_FR@euro"}, "fr"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "fr_FR", "LANGUAGE": "ja:cs:fr"}, "cs"),
        ({"LANG": "cs_CZ", "LC_ALL": ""}, "cs"),
        ({"LANG": "cs_CZ", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "xx"}, "en"),
        ({"LANG": "../cs"}, "en"),
    ],
)
def test_the_systems_language_is_taken_if_the_game_speaks_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], expected: str
) -> None:
    add(folder, "cs")
    add(folder, "fr")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language.system_language() == expected
    language.use(None)
    assert (language.current, language.problems) == (expected, [])


@pytest.mark.parametrize(
    ("name", "expected"),
    [("cs_CZ", "cs"), ("Czech_Czechia", "cs"), ("Klingon", "en"), (None, "en")],
)
def test_where_no_variable_speaks_the_locale_does(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str | None, expected: str
) -> None:
    add(folder, "cs")
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: (name, "UTF-8"))
    assert language.system_language() == expected


SENTENCES = [
    *(refusal.sentence for refusal in Refusal),
    *(reason.value for reason in Reason if isinstance(reason.value, str)),
    *("OK", "A", "42", "Set of {width:>2} for {name!s}", "100 %", "{{braces}} {count}", "a\nb"),
]


def fields_of(text: str) -> list[tuple[str | None, str | None, str | None]]:
    return [part[1:] for part in string.Formatter().parse(text) if part[1] is not None]


@pytest.mark.parametrize("message", SENTENCES)
def test_the_pseudo_language_is_longer_and_keeps_placeholders(message: str) -> None:
    language.use("xx")
    shown = _(message)
    assert shown.startswith("[")
    assert shown.endswith("]")
    assert len(shown) == max(len(message) + 2, ceil(len(message) * 1.4))
    assert fields_of(shown) == fields_of(message)
    assert shown.count("{{") == message.count("{{")
    assert shown.count("\n") == message.count("\n")
    assert all(word not in shown for word in message.split() if len(word) > 3 and word.isalpha())


def test_the_pseudo_language_counts_and_fills() -> None:
    language.use("xx")
    assert language.current == "xx"
    one, many = counted((1, 12))
    assert one.startswith("[1 č")
    assert many.startswith("[12 č")
    assert len(many) > len(one)
    assert "Nina" in _("{name} has joined.", name="Nina")
    assert "xx" not in dict(language.available())


# --- The catalogues -------------------------------------------------------------------------------


@pytest.fixture
def house(tmp_path: Path) -> Path:
    house = tmp_path / "house"
    (house / "tools").mkdir(parents=True)
    (house / "tools" / "tool.py").write_text('_("Not for players")')
    (house / "room.py").write_text(
        'LABELS = (N_("Settings"), language._("Back"))\n'
        'ngettext_("{count} card", "{count} cards", 2)\n'
        '_("{name} has " "joined.", name=1)\n'
        '_("Quit" if 1 else "Leave")\n'
        "_(kept)\n"
        'print("not marked")\n'
    )
    return house


def test_all_marked_messages_are_collected_once(house: Path) -> None:
    (house / "second.py").write_text('_("Back")')
    found = {entry.message: entry for entry in catalogues.collected(house)}
    for message in ("Settings", "Back", "{name} has joined.", "Quit", "Leave"):
        assert message in found
    assert found["{count} card"].plural == "{count} cards"
    assert found["Back"].places == ("house/room.py", "house/second.py")
    assert not {"Not for players", "not marked"} & set(found)
    for words in ("The game is over", "There is nothing else to do.", "The Doge", "Venice", "blue"):
        assert words in found


@pytest.mark.parametrize(
    "source",
    [
        '_(f"{name} is ready")',
        '_("a" + name)',
        '_("{x}".format(x=1))',
        "N_(name)",
        'ngettext_("a", "b", 1); ngettext_("a", "c", 1)',
    ],
)
def test_what_cannot_be_translated_is_refused(
    house: Path, source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (house / "bad.py").write_text(source)
    assert catalogues.main(["--check"], house, house) == 1
    assert capsys.readouterr().err.endswith(".\n")


def test_a_catalogue_survives_reading_and_writing() -> None:
    entries = catalogues.read_po(CZECH)
    assert catalogues.read_po(catalogues.write_po(entries)) == entries
    odd = catalogues.CatalogueEntry('"a"\\n\n\tb', translations=('\\"č"\n\nend\\',))
    assert catalogues.read_po(catalogues.write_po([odd])) == [odd]


def test_writing_brings_everything_into_step_and_keeps_translations(
    house: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / "cs" / "LC_MESSAGES" / "goldenhorn.po"
    path.parent.mkdir(parents=True)
    path.write_text(CZECH, encoding="utf-8")
    assert catalogues.main(["--check"], house, folder) == 1
    assert not path.with_suffix(".mo").exists()
    assert catalogues.main([], house, folder) == 0
    assert catalogues.main(["--check"], house, folder) == 0
    text = path.read_text(encoding="utf-8")
    for kept in ("# Said on the title.", "Nastavení", '#~ msgstr "Starý"', "fuzzy", "karet"):
        assert kept in text
    language.use("cs")
    assert _("Settings") == "Nastavení"
    (house / "room.py").write_text('_("Old"), ngettext_("a {count}", "b {count}", 1)')
    capsys.readouterr()
    assert catalogues.main(["--check"], house, folder) == 1
    assert "goldenhorn.pot, cs/LC_MESSAGES/goldenhorn.po" in capsys.readouterr().err
    assert catalogues.main([], house, folder) == 0
    entries = {e.message: e for e in catalogues.read_po(path.read_text(encoding="utf-8"))}
    assert not entries["Old"].is_obsolete
    assert entries["Settings"].is_obsolete
    assert entries["a {count}"].translations == ("", "", "")
    language.use("cs")
    assert (_("Old"), _("Settings")) == ("Starý", "Settings")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Přibyl {name}.", "Přibyl {jmeno}."),
        ("Přibyl {name}.", "Přibyl."),
        ("charset=UTF-8", "charset=ASCII"),
        ("nplurals=3", "nplurals=2"),
        ("nplurals=3", "nplurals=4"),
        ("n==1)", "n==)"),
        ('msgid "Back"', 'msgctxt "x"\nmsgid "Back"'),
        ('msgstr "Nastavení"\n', 'msgstr "Nastavení"\nmsgid "Again"'),
    ],
)
def test_a_wrong_catalogue_is_refused_with_a_sentence(
    house: Path, folder: Path, capsys: pytest.CaptureFixture[str], old: str, new: str
) -> None:
    path = folder / "cs" / "LC_MESSAGES" / "goldenhorn.po"
    path.parent.mkdir(parents=True)
    assert old in CZECH
    path.write_text(CZECH.replace(old, new), encoding="utf-8")
    assert catalogues.main([], house, folder) == 1
    assert capsys.readouterr().err.startswith("cs/LC_MESSAGES/goldenhorn.po: ")
    assert not path.with_suffix(".mo").exists()


def test_gettexts_own_reader_agrees_with_what_was_compiled(folder: Path) -> None:
    with add(folder, "cs").open("rb") as file:
        catalogue = gettext.GNUTranslations(file)
    assert catalogue.charset() == "UTF-8"
    assert catalogue.gettext("Settings") == "Nastavení"
    assert (
        catalogues.compiled(catalogues.read_po(CZECH)[::-1]) == GOOD
    )  # sorted, as the format asks


def test_the_catalogues_of_the_game_are_in_step() -> None:
    late = [path.name for path in catalogues.out_of_step(catalogues.made())]
    assert not late, "run python -m goldenhorn.tools.languages"
