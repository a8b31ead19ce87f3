"""The catalogues of the game: complete, nothing left over, and every letter can be drawn."""

import re
from functools import cache

import pygame
import pytest

from goldenhorn.common import language
from goldenhorn.common.language import _
from goldenhorn.common.wording import day
from goldenhorn.engine.refusals import Refusal
from goldenhorn.graphics.text import FontFace, Style, Words
from goldenhorn.graphics.theme import IVORY
from goldenhorn.session.rule_book.rule_book import page_behind, page_of
from goldenhorn.tools import languages as workshop
from tests.languages import CODES, SPOKEN

each_code = pytest.mark.parametrize("code", CODES)


@cache
def entries(code: str) -> tuple[workshop.CatalogueEntry, ...]:
    path = language.FOLDER / code / "LC_MESSAGES" / f"{language.DOMAIN}.po"
    return tuple(workshop.read_po(path.read_text(encoding="utf-8")))


@cache
def messages() -> tuple[workshop.CatalogueEntry, ...]:
    return tuple(workshop.collected())


pytestmark = pytest.mark.usefixtures("english_again")


def test_the_four_languages_are_there() -> None:
    assert {code for code, _name in language.available()} == set(SPOKEN)


@each_code
def test_every_message_is_translated_in_every_plural_form(code: str) -> None:
    translated = {entry.message: entry for entry in entries(code)}
    missing = [
        message.message
        for message in messages()
        if message.message not in translated
        or not translated[message.message].translations
        or not all(text.strip() for text in translated[message.message].translations)
    ]
    assert missing == []


@each_code
def test_nothing_is_translated_that_the_game_does_not_say(code: str) -> None:
    known = {message.message for message in messages()} | {""}
    assert [entry.message for entry in entries(code) if entry.message not in known] == []
    assert [entry.message for entry in entries(code) if entry.is_obsolete] == []


@each_code
def test_no_translator_has_doubts(code: str) -> None:
    assert [entry.message for entry in entries(code) if entry.is_fuzzy] == []


def test_every_refusal_has_a_sentence_in_four_languages_and_a_page() -> None:
    told: dict[Refusal, set[str]] = {refusal: set() for refusal in Refusal}
    for code in SPOKEN:
        language.use(code)
        for refusal, sentences in told.items():
            sentences.add(_(refusal.sentence))
    assert [refusal for refusal, found in told.items() if len(found) < len(SPOKEN)] == []
    for refusal in Refusal:
        assert page_of(page_behind(refusal)).paragraphs


@pytest.mark.parametrize("face", FontFace)
def test_every_letter_of_every_catalogue_can_be_drawn(face: FontFace) -> None:
    pygame.font.init()
    words = Words()
    texts = [text for code in CODES for entry in entries(code)[1:] for text in entry.translations]
    texts += [text for message in messages() for text in (message.message, message.plural)]
    texts += [own_name for _code, own_name in language.available()]
    # Titles are written in capitals.
    letters = sorted({each for text in texts for each in text + text.upper()} - {"\n"})
    font = words.font(Style(24, IVORY, face))
    assert words.problems == []
    metrics = font.metrics("".join(letters))
    assert [each for each, metric in zip(letters, metrics, strict=True) if not metric] == []


def test_each_language_lies_in_a_folder_of_its_own() -> None:
    folders = {path.name for path in language.FOLDER.iterdir() if path.is_dir()}
    assert folders == set(CODES)


def test_a_day_is_written_as_each_language_writes_it() -> None:
    written = {}
    for code in SPOKEN:
        language.use(code)
        written[code] = day("2026-08-04")
    czech = "4.\u00a08.\u00a02026"
    assert written == {"en": "2026-08-04", "de": "04.08.2026", "fr": "04/08/2026", "cs": czech}


def test_no_typewriter_apostrophe_is_left_in_a_message() -> None:
    texts = [text for entry in messages() for text in (entry.message, entry.plural)]
    texts += [text for code in CODES for entry in entries(code)[1:] for text in entry.translations]
    assert [text for text in texts if "'" in text] == []


def test_taking_back_and_going_back_have_different_names() -> None:
    for code in SPOKEN:
        language.use(code)
        assert _("Undo") != _("Back")


def test_points_have_one_name_in_german() -> None:
    texts = [text for entry in entries("de")[1:] for text in entry.translations]
    assert [text for text in texts if re.search(r"\bPunkt", text)] == []


def test_french_signs_never_begin_a_line() -> None:
    texts = [text for entry in entries("fr")[1:] for text in entry.translations]
    assert [text for text in texts if re.search(r"[^\u00a0\u202f][;:!?»](?: |$)", text)] == []


def test_czech_prepositions_never_end_a_line() -> None:
    texts = [text for entry in entries("cs")[1:] for text in entry.translations]
    assert [text for text in texts if re.search(r"(?:^|[ (\u00a0])[KkSsVvZzOoUuI] ", text)] == []
