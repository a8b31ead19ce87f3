"""All tests of the view draw with the same pictures."""

from collections.abc import Iterator

import pytest

from tests.shared_pictures import sharing_pictures


@pytest.fixture(autouse=True)
def _shared_pictures() -> Iterator[None]:
    """Rasterise and blur the same things only once."""
    with sharing_pictures():
        yield
