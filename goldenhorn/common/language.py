"""Every text that players read passes here, by gettext.

Messages are English and are looked up when they are drawn, so that a change of language shows at
once. Catalogues lie in assets/languages, made by `python -m goldenhorn.tools.languages`.
English needs none: the messages are English, and its plural is gettext's own (one, and the rest).
"""

import gettext
import locale
import os
import re
from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from pathlib import Path

from goldenhorn.common.folders import ASSETS

FOLDER = ASSETS / "languages"
DOMAIN = "goldenhorn"
ENGLISH = "en"
PSEUDO = "xx"
"""No language: every message 40 % longer and accented, to see whether it still fits its place."""

OWN_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "cs": "Čeština"}

current = ENGLISH
"""The code of the language in use."""
revision = 0
"""Grows with every `use`, so that whoever keeps drawn text knows when it is out of date."""
problems: list[str] = []
"""What was wrong with the language last asked for: nothing, or one plain sentence.

It is told in the language spoken until then, which people there most likely read.
"""

LONGEST_CODE = 20
_CODE = re.compile(r"[a-z]{2,3}(_[A-Za-z0-9]{2,8})*", re.ASCII)
_PLACEHOLDER = re.compile(r"(\{\{|\}\}|\{[^{}]*\})")
_LONGER = 1.4
_ACCENTED = str.maketrans("acdeinorstuyzACDEINORSTUYZ", "áčďěíňóřšťůýžÁČĎĚÍŇÓŘŠŤŮÝŽ")


class _PseudoLanguage(gettext.NullTranslations):
    """Made at run time from the English messages."""

    def gettext(self, message: str) -> str:
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(msgid1 if n == 1 else msgid2)


_ENGLISH = gettext.NullTranslations()
_catalogue: gettext.NullTranslations = _ENGLISH


def _(message: str, **values: object) -> str:
    """Translate a message, then fill its named placeholders if values are given.

    >>> _("{name} is ready.", name="Nina")
    'Nina is ready.'
    """
    if not message:
        return ""  # gettext keeps the catalogue's header under the empty message
    return _filled(_catalogue.gettext(message), message, values)


def ngettext_(one: str, many: str, count: int, **values: object) -> str:
    """Translate a message in the plural form for a count, then fill {count} and the others.

    >>> ngettext_("{count} card", "{count} cards", 2)
    '2 cards'
    """
    english = one if count == 1 else many
    return _filled(_catalogue.ngettext(one, many, count), english, {"count": count, **values})


def N_(message: str) -> str:  # noqa: N802  (the name that gettext's users know)
    """Mark a message for the catalogues where it is only kept; `_` translates it when drawn."""
    return message


def _filled(text: str, english: str, values: dict[str, object]) -> str:
    if not values:
        return text
    try:
        return text.format(**values)
    except (ValueError, LookupError, AttributeError):
        return english.format(**values)  # a slip of the translator must not end a game


def use(language: str | None) -> None:
    """Speak a language from now on; None is the system's. What cannot be had becomes English."""
    global current, revision, _catalogue
    wanted = system_language() if language is None else language
    revision += 1
    problems.clear()
    before = _catalogue
    current, _catalogue = ENGLISH, _ENGLISH
    if wanted == PSEUDO:
        current, _catalogue = PSEUDO, _PseudoLanguage()
        return
    code = _nearest(wanted)
    if code is None:
        problem = N_("There is no language {code} here, so the game speaks English.")
        _tell_problem(before, problem, code=repr(wanted[:LONGEST_CODE]))
    elif catalogue_file(code).is_file():
        try:
            current, _catalogue = code, _opened(catalogue_file(code))
        except Exception:  # a damaged catalogue can fail anywhere inside gettext
            problem = N_("The texts for {name} are damaged, so the game speaks English.")
            _tell_problem(before, problem, name=OWN_NAMES.get(code, code))


def _tell_problem(teller: gettext.NullTranslations, problem: str, **values: object) -> None:
    problems.append(_filled(teller.gettext(problem), problem, values))


def available() -> tuple[tuple[str, str], ...]:
    """List the languages that can be chosen: their codes and their own names, English first.

    Looks into the folder, so it is asked once per screen and not per frame.
    """
    codes = sorted({path.parent.parent.name for path in FOLDER.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")})
    found = [code for code in codes if is_code(code) and code not in (ENGLISH, PSEUDO)]
    return tuple((code, OWN_NAMES.get(code, code)) for code in (ENGLISH, *found))


def system_language() -> str:
    """Return the first language that the system asks for and the game speaks; else English."""
    for wanted in _wanted_by_system():
        code = _nearest(wanted)
        if code is not None:
            return code
    return ENGLISH


def is_code(text: str) -> bool:
    """Say whether a text has the form of a language's code, as de or de_AT; never a path's."""
    return len(text) <= LONGEST_CODE and _CODE.fullmatch(text) is not None


def _wanted_by_system() -> Iterator[str]:
    """Yield languages in the system's order; the first variable that says anything decides."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            for name in value.split(":"):
                yield re.split(r"[.@]", name)[0]
            return
    try:
        name = locale.getlocale()[0] or ""
    except ValueError:  # a locale that Python does not know
        return
    yield name
    # Windows says German_Germany; Python's table of aliases knows that German is de.
    yield locale.normalize(name.partition("_")[0]).partition(".")[0]


def _nearest(wanted: str) -> str | None:
    """Return the code itself, or what is left of it, if the game speaks that: de for de_AT."""
    code = wanted.replace("-", "_")
    codes = {code for code, _name in available()}
    while code:
        if code in codes:
            return code
        code = code.rpartition("_")[0]
    return None


def catalogue_file(code: str) -> Path:
    """Where the catalogue of a language lies."""
    return FOLDER / code / "LC_MESSAGES" / f"{DOMAIN}.mo"


def _opened(path: Path) -> gettext.GNUTranslations:
    with path.open("rb") as file:
        catalogue = gettext.GNUTranslations(file)
    for count in range(200):  # a damaged plural formula shows here, not in the middle of a game
        catalogue.ngettext("one", "many", count)
    return catalogue


@lru_cache(maxsize=4096)
def pseudo(message: str) -> str:
    """Accent, lengthen and bracket a message, so that plain or clipped text is seen at a glance.

    >>> pseudo("{count} points")
    '[{count} póóííňťťšš]'
    """
    pieces = _PLACEHOLDER.split(message)  # texts and placeholders in turn
    letters = sum(character.isalpha() for text in pieces[::2] for character in text)
    missing = max(0, ceil(len(message) * _LONGER) - len(message) - len("[]"))
    doubled = []
    seen = 0
    for place, piece in enumerate(pieces):
        if place % 2:
            doubled.append(piece)
            continue
        for character in piece:
            times = 1
            if character.isalpha():  # spread what is missing evenly over all letters
                times += (seen + 1) * missing // letters - seen * missing // letters
                seen += 1
            doubled.append(character.translate(_ACCENTED) * times)
    # Where there are no letters, as in a date, no language has more to say.
    return f"[{''.join(doubled)}]"
