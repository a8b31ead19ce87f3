"""Writing a name or a number on any device."""

import pygame
import pytest

from goldenhorn.common import language
from goldenhorn.common.language import PSEUDO
from goldenhorn.engine.chance import SEEDS
from goldenhorn.input.bindings import PadButton
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.name_entry import NEW, NameEntry, SeedEntry
from goldenhorn.ui.text_entry import DONE, ERASING, Ready, Sign, TextEntry
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well
from tests.scenes.pages import Elsewhere

NAMES = ("Marco", "Bianca", "Enrico", "Lucia", "Pietro", "Elena")


class Writing:
    """An entry in front of nothing, and what came of it."""

    def __init__(self, couch: Couch, device: Device = KEYBOARD, text: str = "") -> None:
        self.couch = couch
        self.behind = Elsewhere(couch.context)
        self.used: list[str] = []
        self.entry = NameEntry(couch.context, self.behind, device, text, NAMES, self.used.append)
        couch.show(self.entry)
        couch.context.notices.clear()
        couch.ticks(1)


def rect_of(entry: TextEntry, key: object) -> pygame.Rect:
    return next(item.rect for item in entry.focus.items if item.key == key)


def test_a_keyboard_types_erases_and_ends_with_return(couch: Couch) -> None:
    writing = Writing(couch, text="Ben")
    couch.key(pygame.KSCAN_BACKSPACE)
    for letter in "a é7!":
        couch.key(pygame.KSCAN_A, text=letter)
    assert writing.entry.text == "Bea é7"
    couch.key(pygame.KSCAN_RETURN)
    couch.ticks(1)
    assert writing.used == ["Bea é7"]
    assert couch.scene is writing.behind
    assert not couch.context.controls.is_typing


def test_escape_leaves_the_name_as_it_was(couch: Couch) -> None:
    writing = Writing(couch, text="Ben")
    couch.key(pygame.KSCAN_A, text="x")
    couch.key(pygame.KSCAN_ESCAPE)
    couch.ticks(1)
    assert writing.used == []
    assert couch.scene is writing.behind


def test_a_pad_picks_letters_large_at_first_and_small_inside(couch: Couch) -> None:
    writing = Writing(couch, TOUCH)
    pad = couch.plug()
    assert writing.entry.focus.key == Sign("A")
    couch.pad(pad, PadButton.SOUTH)
    couch.pad(pad, PadButton.DOWN)
    couch.pad(pad, PadButton.SOUTH)
    couch.pad(pad, PadButton.SOUTH)
    couch.pad(pad, PadButton.UP)
    couch.pad(pad, PadButton.SOUTH)
    assert writing.entry.text == "Anna"
    for _ in range(2):
        couch.pad(pad, PadButton.DOWN)
    for _ in range(2):
        couch.pad(pad, PadButton.RIGHT)
    assert writing.entry.focus.key == DONE
    couch.pad(pad, PadButton.SOUTH)
    assert writing.used == ["Anna"]


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize(("code", "letters"), [("cs", "ÓÚŮŽ"), ("fr", "ÜŸÆŒ"), ("de", "ÄÖÜ")])
def test_all_letters_of_a_language_have_room(
    make_couch: MakeCouch, code: str, letters: str
) -> None:
    entry = Writing(make_couch(code=code)).entry
    shown = {item.key.character for item in entry.focus.items if isinstance(item.key, Sign)}
    assert shown == set(language._("ABCDEFGHIJKLMNOPQRSTUVWXYZ")) >= set(letters)


def test_a_finger_picks_a_name_that_is_offered_and_erases(couch: Couch) -> None:
    writing = Writing(couch, TOUCH, "Ben")
    couch.tap(*rect_of(writing.entry, Ready("Lucia")).center)
    couch.tap(*rect_of(writing.entry, ERASING).center)
    couch.tap(*rect_of(writing.entry, Sign("O")).center)
    couch.tap(*rect_of(writing.entry, "space").center)
    couch.tap(*rect_of(writing.entry, Sign("B")).center)
    couch.tap(*rect_of(writing.entry, DONE).center)
    assert writing.used == ["Lucio B"]


def test_a_name_is_never_too_long_and_never_begins_with_a_space(couch: Couch) -> None:
    writing = Writing(couch)
    couch.key(pygame.KSCAN_SPACE, text=" ")
    for _ in range(20):
        couch.key(pygame.KSCAN_A, text="a")
    assert writing.entry.text == "a" * 12


def seed_entry(couch: Couch, seed: int | None) -> tuple[SeedEntry, list[int | None]]:
    used: list[int | None] = []
    entry = SeedEntry(couch.context, Elsewhere(couch.context), KEYBOARD, seed, used.append)
    couch.show(entry)
    couch.context.notices.clear()
    couch.ticks(1)
    return entry, used


def test_a_seed_is_a_number_that_the_dealer_knows(couch: Couch) -> None:
    entry, used = seed_entry(couch, 12)
    couch.key(pygame.KSCAN_A, text="a")
    assert entry.text == "12"
    couch.key(pygame.KSCAN_3, text="3")  # in place of what was only suggested
    couch.key(pygame.KSCAN_4, text="4")
    couch.key(pygame.KSCAN_RETURN)
    assert used == [34]
    entry, used = seed_entry(couch, None)
    for _digit in range(30):
        couch.key(pygame.KSCAN_9, text="9")
    assert int(entry.text) < SEEDS
    assert len(entry.text) >= len(str(SEEDS)) - 1


def test_a_seed_can_be_new_each_time(couch: Couch) -> None:
    entry, used = seed_entry(couch, 12)
    couch.click(*rect_of(entry, NEW).center)
    assert used == [None]
    entry, used = seed_entry(couch, None)
    couch.key(pygame.KSCAN_RETURN)
    assert used == [None]


@pytest.mark.parametrize("kind", ["name", "seed"])
@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_every_letter_has_its_place(make_couch: MakeCouch, text_size: int, kind: str) -> None:
    settings = Settings(fullscreen=False, text_size=text_size)
    couch = make_couch(code=PSEUDO, settings=settings)
    entry: TextEntry = (
        Writing(couch, text="Alessandra").entry
        if kind == "name"
        else seed_entry(couch, SEEDS - 1)[0]
    )
    texts = entry.texts()
    assert_laid_out_well(texts)
