"""What every layout must keep: texts stay in their boxes, can be seen and never overlap."""

from dataclasses import replace

import pygame

from goldenhorn.graphics.text import Written
from goldenhorn.graphics.theme import SAFE
from goldenhorn.ui.page import Page
from tests.scenes.couch import Couch


def overlaps(texts: list[Written]) -> list[tuple[str, str]]:
    """Name all pairs of texts that stand on one another."""
    return [
        (one.text, other.text)
        for number, one in enumerate(texts)
        for other in texts[number + 1 :]
        if one.place.colliderect(other.place)
    ]


def outside_boxes(texts: list[Written]) -> list[str]:
    """Name all texts that leave the box they belong in."""
    return [each.text for each in texts if not each.box.contains(each.place)]


def outside_safe(texts: list[Written]) -> list[tuple[str, pygame.Rect]]:
    """Name all texts that a television might cut off, and where they stand."""
    safe = pygame.Rect(SAFE)
    return [(each.text, each.place) for each in texts if not safe.contains(each.place)]


def assert_laid_out_well(texts: list[Written]) -> None:
    """Fail if any text cannot be read where it stands."""
    assert texts
    assert outside_boxes(texts) == []
    assert outside_safe(texts) == []
    assert overlaps(texts) == []


def assert_rows_laid_out_well(couch: Couch, page: Page) -> None:
    """Fail if any row cannot be read at any size of letters."""
    for text_size in (100, 150, 200):
        couch.context.change(replace(couch.context.settings, text_size=text_size))
        for key in page.in_order():
            page.focus.key = key
            page.changed()
            page.update()
            assert page.focus.key == key
            assert_laid_out_well(page.texts())
