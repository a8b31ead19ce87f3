"""The rule book tells every rule once, in words of its own, and finds the page of each."""

import re
from pathlib import Path

import pytest

from goldenhorn.engine.refusals import Refusal
from goldenhorn.engine.scoring import set_bonus
from goldenhorn.scenes.rules.example_view import EXAMPLES
from goldenhorn.session.rule_book import texts_end
from goldenhorn.session.rule_book.rule_book import (
    BOOK,
    PAGES,
    chapter_of,
    cited,
    page_behind,
    page_of,
)
from goldenhorn.session.rule_book.texts_end import QUESTIONS

SHEET = (Path(__file__).parent.parent.parent / "docs" / "rules.md").read_text(encoding="utf-8")
RULES = re.findall(r"^- ([RH]\d+) ", SHEET, re.MULTILINE)
SHORT = 230
"""Letters in a paragraph: more would be too much for a child of eight."""
COPIED = 6
"""So many words in a row would be a quotation from the sheet."""


def texts() -> list[str]:
    return [text for page in PAGES for text in (page.title, *page.paragraphs, page.caption)]


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_told_on_exactly_one_page(rule: str) -> None:
    telling = [page for page in PAGES if rule in page.rules]
    assert len(telling) == 1
    assert page_of(rule) is telling[0]


def test_the_book_tells_no_rule_that_the_sheet_does_not_have() -> None:
    assert {rule for page in PAGES for rule in page.rules} == set(RULES)
    with pytest.raises(KeyError):
        page_of("R99")


def test_every_refusal_has_a_page_to_open() -> None:
    for refusal in Refusal:
        assert page_of(page_behind(refusal)).paragraphs


def test_it_begins_with_the_game_in_a_minute_and_ends_with_controls_and_index() -> None:
    assert PAGES[0].title == "The game in a minute"
    assert [page.name for page in PAGES[-2:]] == ["controls", "questions"]


def test_twenty_questions_are_each_answered_by_a_page_of_rules() -> None:
    assert len(QUESTIONS) == len({question.text for question in QUESTIONS}) == 20
    for question in QUESTIONS:
        assert question.text.endswith("?")
        assert page_of(question.page).paragraphs, question.text


def test_turning_round_at_sea_is_found_under_sailing_too_but_r26_stands_on_one_page() -> None:
    (question,) = [each for each in QUESTIONS if "turn round" in each.text]
    found = page_of(question.page)
    assert chapter_of(found).name == "sailing"
    assert found.rules == ()
    assert chapter_of(page_of("R26")).title in found.paragraphs[-1]


def test_names_are_unique_and_every_page_is_in_its_chapter() -> None:
    assert len({page.name for page in PAGES}) == len(PAGES)
    assert len({chapter.name for chapter in BOOK}) == len(BOOK)
    assert not {page.name for page in PAGES} & {"previous", "next", "back"}
    for chapter in BOOK:
        assert all(chapter_of(page) is chapter for page in chapter.pages)


def test_every_page_has_two_or_three_short_paragraphs() -> None:
    for page in PAGES[:-1]:  # the last is the index
        assert 2 <= len(page.paragraphs) <= 3, page.name
        assert all(len(text) <= SHORT for text in page.paragraphs), page.name


def test_no_sentence_is_copied_from_the_sheet() -> None:
    sheet = " ".join(words_of(SHEET))
    for text in texts():
        words = words_of(text)
        for start in range(len(words) - COPIED + 1):
            phrase = " ".join(words[start : start + COPIED])
            assert f" {phrase} " not in sheet, phrase


def test_every_page_wants_a_picture_that_is_drawn_and_none_is_left_over() -> None:
    wanted = {page.picture for page in PAGES} - {
        texts_end.CONTROLS_PICTURE,
        texts_end.INDEX_PICTURE,
    }
    assert wanted == set(EXAMPLES)
    assert all(page.caption for page in PAGES if page.picture in EXAMPLES)


def test_r52_is_counted_as_the_engine_counts() -> None:
    """3 orange, 2 red, 1 green, 4 yellow, 1 blue, 2 pink, in the engine's order of colours."""
    warehouse = (4, 2, 1, 2, 3, 1, 0, 0)
    assert sum(warehouse) == 13
    assert set_bonus(warehouse) == 4 + 1
    assert any("13 + 4 + 1 = 18" in text for text in page_of("R52").paragraphs)


def test_numbers_of_neighbouring_rules_are_written_as_a_range() -> None:
    assert cited(page_of("R30").rules) == "R30"
    assert cited(page_of("R11").rules) == "R10–R12"
    assert cited(page_of("H3").rules) == "H3, H6"
