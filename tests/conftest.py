"""All tests run without a screen and without a loudspeaker."""

import gc
import os
from collections.abc import Iterator

import pytest

from goldenhorn import language

pytest.register_assert_rewrite("tests.scenes.layout")  # so that it says which text is wrong
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

LONGEST = ("test_crawler.py", "test_start.py")
"""Files whose tests take longest; begun last, one worker would still be at them alone."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests; all others keep their order."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


@pytest.fixture(scope="module", autouse=True)
def _nothing_old_to_search() -> None:
    """Spare the search for garbage what lives on: modules, and games that tests share.

    The game looks for garbage whenever a screen is left, and so do couches: each time all that
    earlier tests have kept would be searched again.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture
def english_again() -> Iterator[None]:
    """Whatever a test speaks, it begins in English and leaves English behind."""
    language.use("en")
    yield
    language.use("en")
