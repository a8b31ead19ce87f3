"""All tests run without a screen and without a loudspeaker."""

import gc
import os
import tempfile
from collections.abc import Hashable, Iterator

import pytest

from goldenhorn import language
from goldenhorn.bots.bot import decide
from goldenhorn.bots.whole_turn import WholeTurnBot
from goldenhorn.engine.actions import Action
from goldenhorn.engine.state import State

pytest.register_assert_rewrite("tests.scenes.layout")  # so that it says which text is wrong
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # as main.py does
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

LONGEST = ("test_crawler.py", "test_start.py")
"""Files whose tests take longest; begun last, one worker would still be at them alone."""


def pytest_configure(config: pytest.Config) -> None:
    """Let processes that tests start find compiled modules where Python may write none here.

    Each of them would compile the whole game again. Workers inherit what is set here.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        folder = tempfile.TemporaryDirectory(prefix="golden-horn-compiled-")
        os.environ["PYTHONPYCACHEPREFIX"] = folder.name
        config.add_cleanup(folder.cleanup)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests; all others keep their order."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


@pytest.fixture(scope="module", autouse=True)
def _nothing_old_to_search() -> None:
    """Spare the search for garbage what lives on: modules, and games that tests share.

    The game looks for garbage whenever a screen is left, and so do couches: each time all that
    earlier tests have kept would be searched again.
    """
    gc.unfreeze()  # but not what only the tests of the last module shared
    gc.collect()
    gc.freeze()


@pytest.fixture
def shared_pictures() -> Iterator[None]:
    """Rasterise, carve and fit the same things only once for all tests of a worker."""
    from tests.shared_pictures import sharing_kits, sharing_pictures  # not all tests draw

    with sharing_pictures(), sharing_kits():
        yield


@pytest.fixture
def shared_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots that play to a moment think only once of what they have decided before.

    They do the same for the same seed and view, as the tests of all levels prove.
    """
    from goldenhorn.moments import table

    monkeypatch.setattr(table, "decide", decided_before)


DECISIONS: dict[Hashable, Action] = {}


def decided_before(bot: WholeTurnBot, view: State, legal: tuple[Action, ...]) -> Action:
    """Ask a bot, or remember what it has answered."""
    question = (type(bot), bot._seed, view, legal)
    if question not in DECISIONS:
        DECISIONS[question] = decide(bot, view, legal)
    return DECISIONS[question]


@pytest.fixture
def english_again() -> Iterator[None]:
    """Whatever a test speaks, it begins in English and leaves English behind."""
    language.use("en")
    yield
    language.use("en")
