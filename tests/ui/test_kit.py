"""The picture kit: the same piece for the same arguments, and letters that stay in their boxes."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE, QUIET
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style, Words
from goldenhorn.graphics.theme import TEXT, Rgb
from goldenhorn.ui.kit import ButtonState, Key, Kit
from goldenhorn.ui.kit.kit import MOST_PIXELS

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

DRAWINGS, PICTURES = SvgImages(), PngImages()
A = Key("A")
LONG = "Spielstand speichern und das Spiel verlassen"
HINTS = ((A, "übernehmen"), (Key("Esc", "cap"), "zurück zum Spiel"), (Key("X"), "wie zuvor"))

Draw = Callable[[Kit], Image]
PIECES: dict[str, Draw] = {
    "plaque": lambda kit: kit.plaque((316, 58), LONG, text_size=26, face=FontFace.TITLE),
    "small plaque": lambda kit: kit.plaque((148, 44), "Spielstand laden", key=A),
    "narrow plaque": lambda kit: kit.plaque((136, 52), "Rückgängig", icon="undo"),
    "two texts": lambda kit: kit.plaque(
        (264, 84), "Titelbildschirm", key=A, sub="nichts geht verloren"
    ),
    "start": lambda kit: kit.plaque(
        (376, 84), "LOSSEGELN", ButtonState.FOCUSED, text_size=40, face=FontFace.TITLE, tracking=8
    ),
    "ribbon": lambda kit: kit.ribbon((430, 64), "WARTEN AUF ANNALENA", 34),
    "hints": lambda kit: kit.hints(HINTS, 420),
    "small hints": lambda kit: kit.hints(HINTS, 360, 36),
    "label": lambda kit: kit.label("Konstantinopel erobern", Style(28, TEXT), (260, 36), "left"),
    "paragraph": lambda kit: kit.paragraph(LONG * 2, Style(22, TEXT), (420, 120), "left"),
}


@pytest.fixture(scope="module", autouse=True)
def display() -> Iterator[None]:
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.fixture
def kit() -> Kit:
    return Kit(DRAWINGS, PICTURES, Words())


def pixels(image: Image) -> bytes:
    return pygame.image.tobytes(image.surface, "RGBA")


@pytest.mark.parametrize("name", PIECES)
def test_the_same_arguments_get_the_same_piece(name: str, kit: Kit) -> None:
    assert PIECES[name](kit) is PIECES[name](kit)


def test_another_text_size_gets_another_piece(kit: Kit) -> None:
    small = kit.plaque((316, 58), "Quit")
    kit.words.scale = 1.5
    large = kit.plaque((316, 58), "Quit")
    assert small.written[0].place.width < large.written[0].place.width
    kit.words.scale = 1
    assert kit.plaque((316, 58), "Quit") is small


@pytest.mark.parametrize("scale", [1, 1.5, 2])
@pytest.mark.parametrize("name", PIECES)
def test_long_texts_stay_in_their_boxes_and_boxes_in_their_things(name: str, scale: float) -> None:
    image = PIECES[name](Kit(DRAWINGS, PICTURES, Words(scale)))
    assert image.written
    thing = pygame.Rect((0, 0), image.size)
    for written in image.written:
        assert written.box.contains(written.place), written
        assert thing.contains(written.place), written


def test_a_long_label_is_written_on_two_lines_rather_than_too_small(kit: Kit) -> None:
    short, long = kit.plaque((316, 66), "Quit"), kit.plaque((316, 66), LONG)
    assert long.written[0].place.height > 1.5 * short.written[0].place.height


def test_hints_take_two_lines_only_where_one_is_too_long(kit: Kit) -> None:
    wide, narrow = kit.hints(HINTS, 1200), kit.hints(HINTS, 420)
    assert wide.size[1] == 42
    assert narrow.size[1] > 60
    assert narrow.size[0] <= 420
    assert [written.text for written in narrow.written] == [text for _, text in HINTS]


@pytest.mark.parametrize("high_contrast", [False, True])
def test_the_four_states_look_different_even_without_colour(high_contrast: bool) -> None:
    kit = Kit(DRAWINGS, PICTURES, Words(), high_contrast)
    grey = {
        pygame.image.tobytes(
            pygame.transform.grayscale(kit.plaque((288, 64), "Sail on", state).surface), "RGBA"
        )
        for state in ButtonState
    }
    assert len(grey) == len(ButtonState)
    rest, pressed = (
        kit.plaque((288, 64), "Stop", each) for each in (ButtonState.REST, ButtonState.PRESSED)
    )
    assert pressed.written[0].place.y > rest.written[0].place.y


def test_things_have_the_size_that_was_asked_for(kit: Kit) -> None:
    for size in ((310, 326), (120, 60), (700, 90)):
        for image in (
            *(kit.paper(size), kit.paper(size, glowing=True), kit.seat_panel(size)),
            *(kit.scroll(size), kit.strip(size), kit.focus_bar(size), kit.plaque(size, "A")),
        ):
            assert image.size == size


@pytest.mark.parametrize(
    "shape", ["round", "cap", "arrows_across", "arrows_down", "arrow_left", "arrow_right"]
)
def test_keys_are_as_high_as_asked_and_wide_enough_for_words(kit: Kit, shape: str) -> None:
    for label in ("A", "Start", "Cross"):
        image = kit.key_cap(Key(label, shape), 32)  # type: ignore[arg-type]
        assert image.size[1] == 32
        assert image.size[0] >= 32
        for written in image.written:
            assert written.box.contains(written.place)


def test_the_four_signs_of_a_pad_are_drawn_not_written(kit: Kit) -> None:
    signs = [kit.key_cap(Key(word)) for word in ("Cross", "Circle", "Square", "Triangle")]
    assert len({pixels(image) for image in signs}) == 4
    assert all(image.written == () for image in signs)


def test_halos_and_shadows_lie_in_the_margin(kit: Kit) -> None:
    plain, shaded = kit.drawing("coin", 60, shadow=False), kit.drawing("coin", 60)
    assert plain.margin == 0
    assert shaded.size == plain.size == kit.glowing("coin", 60).size
    assert kit.glowing("coin", 60).surface.get_at((3, 40)).a < 60
    mirrored = kit.drawing("ship_lion_pink", 60, flipped=True)
    assert pixels(mirrored) != pixels(kit.drawing("ship_lion_pink", 60))


def test_rules_are_as_long_as_asked(kit: Kit) -> None:
    assert kit.rule(300).size == (300, 4)


def luminance(colour: Rgb) -> float:
    linear = [
        channel / 255 / 12.92 if channel <= 10 else ((channel / 255 + 0.055) / 1.055) ** 2.4
        for channel in colour
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_high_contrast_is_at_least_seven_to_one() -> None:
    kit = Kit(DRAWINGS, PICTURES, Words(), high_contrast=True)
    for state in ButtonState:
        ink = luminance(kit.ink_on_plaque(state))
        ground = luminance(NEARLY_WHITE if state.is_metal else NEARLY_BLACK)
        assert (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 7, state
        shown = kit.plaque((288, 64), "", state).surface.get_at((100, 40))[:3]
        assert shown == (NEARLY_WHITE if state.is_metal else NEARLY_BLACK)
    assert QUIET != NEARLY_WHITE


def test_without_pictures_things_are_plain_and_the_loss_is_told(tmp_path: Path) -> None:
    pictures = PngImages(tmp_path)
    kit = Kit(DRAWINGS, pictures, Words())
    for state in ButtonState:
        assert kit.plaque((288, 64), "Sail on", state).written[0].text == "Sail on"
    kit.scroll((400, 300))
    assert kit.backdrop("sea", (1280, 720)).get_size() == (1280, 720)
    assert "The picture walnut.png is missing." in pictures.problems
    assert len(pictures.problems) == len(set(pictures.problems))
    middle = kit.paper((200, 100)).surface.get_at((120, 70))
    assert luminance((middle.r, middle.g, middle.b)) > 0.5


def test_the_kit_forgets_what_was_longest_unused(kit: Kit) -> None:
    first = kit.plaque((160, 50), "Stop")
    for number in range(MOST_PIXELS // (1280 * 700) + 2):
        kit.label(str(number), Style(20, TEXT), (1280, 700))
    assert kit.plaque((160, 50), "Stop") is not first


def test_large_letters_rather_have_a_second_line_than_become_much_smaller() -> None:
    text, room = "In which language you read everything.", (460, 100)
    style = Style(22, TEXT)
    usual, large = (Kit(DRAWINGS, PICTURES, Words(scale)) for scale in (1.0, 2.0))
    [one] = usual.paragraph(text, style, room).written
    [two] = large.paragraph(text, style, room).written
    assert one.place.height == usual.words.height(style)
    assert two.place.height > 2 * one.place.height
    [only] = large.label(text, style, room).written
    assert only.place.height < two.place.height / 2
    [low] = large.paragraph(text, style, (460, 40)).written
    assert low.place.height <= 40
