"""A plugin of pytest that runs a share of the tests, where all would take hours.

`python -m pytest -p tests.every_nth --every 12` runs the first of every twelve, in their order.
"""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the share be chosen."""
    parser.addoption("--every", type=_positive, default=1, help="run one of so many tests")


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the first of every so many tests."""
    every: int = config.getoption("--every")
    config.hook.pytest_deselected(items=[each for n, each in enumerate(items) if n % every])
    items[:] = items[::every]
