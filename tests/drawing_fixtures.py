"""What all tests that draw share: pictures that are rasterised once."""

from collections.abc import Iterator

import pygame
import pytest

from goldenhorn.graphics.images import PngImages, SvgImages
from tests.shared_pictures import sharing_kits, sharing_pictures


@pytest.fixture(autouse=True)
def _shared_pictures() -> Iterator[None]:
    """Rasterise and blur the same things only once."""
    with sharing_pictures():
        yield


@pytest.fixture
def shared_kits() -> Iterator[None]:
    """Carve the same things only once, too."""
    with sharing_kits():
        yield


@pytest.fixture(scope="module")
def box() -> Iterator[tuple[SvgImages, PngImages]]:
    """All that can be drawn with, before a display."""
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    yield SvgImages(), PngImages()
    pygame.display.quit()
