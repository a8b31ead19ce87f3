"""Words: rendered once, fitted, wrapped, and noted where they came to stand."""

import random
import sys
from collections.abc import Iterator

import pygame
import pytest

from goldenhorn.graphics.lettering import Lettering, fitted, width_of
from goldenhorn.graphics.text import KEPT, LAST_RESORT, NARROWER, FontFace, Style, Words, wrap
from goldenhorn.graphics.theme import IVORY

STYLE = Style(24, IVORY)


@pytest.fixture
def words() -> Words:
    return Words()


def test_the_same_text_is_rendered_once(words: Words) -> None:
    assert words.surface("Venice", STYLE) is words.surface("Venice", STYLE)
    assert words.surface("Venice", STYLE) is not words.surface("Venice", Style(25, IVORY))


def test_only_so_many_are_kept(words: Words) -> None:
    first = words.surface("first", STYLE)
    for number in range(KEPT):
        words.surface(str(number), STYLE)
    assert words.surface("first", STYLE) is not first


@pytest.mark.parametrize("face", FontFace)
def test_all_faces_have_every_letter_of_four_languages(face: FontFace, words: Words) -> None:
    letters = "äöüßÄÖÜéèêëàâçîïôùûœÉÈÀÇŒáčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ0123456789–’„“«»…+"
    font = words.font(Style(24, IVORY, face))
    assert words.problems == []
    metrics = font.metrics(letters)
    missing = [c for c, metric in zip(letters, metrics, strict=True) if not metric]
    assert missing == []


def test_a_long_text_shrinks_but_stays_readable(words: Words) -> None:
    wide = words.width("Constantinople", STYLE)
    fitted = words.fitted("Constantinople", STYLE, wide - 20)
    assert words.width("Constantinople", fitted) <= wide - 20
    assert words.fitted("Constantinople" * 9, STYLE, 50).size == LAST_RESORT


def test_larger_text_is_larger(words: Words) -> None:
    before = words.width("Venice", STYLE)
    words.scale = 1.5
    assert words.width("Venice", STYLE) == pytest.approx(before * 1.5, rel=0.05)
    assert words.surface("Venice", STYLE).get_width() == words.width("Venice", STYLE)


def test_lines_are_balanced(words: Words) -> None:
    text = "I plan two ports ahead and rob whoever leads."
    width = words.width(text, STYLE) - 10
    first, second = words.balanced(text, STYLE, width)
    assert f"{first} {second}" == text
    assert abs(words.width(first, STYLE) - words.width(second, STYLE)) < width // 3
    assert len(words.wrapped(text, STYLE, width)) == 2


NAMES = ["Venezia", "Modone", "Costantinopoli", "la Serenissima", "Corfu", "Kandia", "Zara", "a"]


def texts() -> Iterator[tuple[str, Style, int]]:
    """Sentences of all lengths in all letters, and how wide they may be."""
    chance = random.Random(4)
    for _text in range(150):
        text = " ".join(chance.choices(NAMES, k=chance.randrange(1, 14)))
        style = Style(chance.choice([14, 22, 27.5]), IVORY, chance.choice([*FontFace]), outline=1)
        yield text, style, chance.randrange(25, 500)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_text_shrinks_no_further_than_it_must(scale: float) -> None:
    words = Words(scale)
    for text, style, width in texts():
        step_by_step = style
        while words.width(text, step_by_step) > width:
            if words.pixels(step_by_step.size) <= LAST_RESORT:
                break
            step_by_step = words.smaller(step_by_step)
        assert words.fitted(text, style, width) == step_by_step


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_line_on_a_sheet_is_as_large_as_it_can_be(scale: float) -> None:
    words = Words(scale)
    for text, style, width in texts():
        lettering, lines = fitted(words, text, Lettering(style), (width, 100), 1)
        assert lines == [text]
        assert words.pixels(lettering.style.size) >= LAST_RESORT
        has_room = width_of(words, text, lettering) <= width
        assert has_room or words.pixels(lettering.style.size) == LAST_RESORT
        pixels = words.pixels(lettering.style.size) + 1
        if pixels <= words.pixels(style.size):
            larger = lettering.of_size(words.size_of(pixels), scale)
            assert width_of(words, text, larger) > width


def test_balanced_lines_are_as_narrow_as_so_few_can_be(words: Words) -> None:
    for text, style, width in texts():
        lines, narrow = words.wrapped(text, style, width), width
        while len(lines) > 1 and narrow > width // 4:
            narrow -= NARROWER
            narrower = words.wrapped(text, style, narrow)
            if len(narrower) > len(lines):
                break
            lines = narrower
        assert words.balanced(text, style, width) == lines


def test_what_is_drawn_is_noted_with_its_box(words: Words) -> None:
    onto = pygame.Surface((400, 200), pygame.SRCALPHA)
    box = pygame.Rect(20, 30, 300, 60)
    words.draw(onto, "silent", STYLE, box)
    with words.noting() as written:
        words.draw(onto, "Venice", STYLE, box, "midleft")
        words.draw(onto, "Ships in port are safe from pirates, always.", STYLE, box)
    assert [note.text.split()[0] for note in written] == ["Venice", "Ships"]
    for note in written:
        assert box.contains(note.place)
    assert written[0].place.left == box.left
    assert written[0].moved(5, 6).place.topleft == written[0].place.move(5, 6).topleft
    assert pygame.mask.from_surface(onto).count() > 0


def test_an_outline_makes_room_for_itself(words: Words) -> None:
    plain, outlined = STYLE, Style(24, IVORY, outline=2)
    assert words.width("7", outlined) == words.width("7", plain) + 4
    assert words.surface("7", outlined).get_width() == words.surface("7", plain).get_width() + 4


def test_without_the_packages_pygames_own_font_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fontpkg", None)
    words = Words()
    assert words.surface("Venice", STYLE).get_width() > 20
    words.surface("Modone", STYLE)
    assert words.problems == ["The font Atkinson Hyperlegible is missing; another is used."]


def test_a_no_break_space_holds_two_words_together() -> None:
    assert wrap("sail 4\u00a0squares on", 9, len) == ["sail", "4\u00a0squares", "on"]
