"""All tests run without a screen and without a loudspeaker."""

import gc
import os
from collections.abc import Hashable, Iterator

import pytest

from goldenhorn.bots.bot import decide
from goldenhorn.bots.whole_turn import WholeTurnBot
from goldenhorn.common import language
from goldenhorn.engine.actions import Action
from goldenhorn.engine.state import State
from goldenhorn.system import memory

pytest.register_assert_rewrite("tests.scenes.layout")  # so that it says which text is wrong
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # as main.py does
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

LONGEST = ("test_crawler.py", "test_start.py")
"""Files whose tests take longest; begun last, one worker would still be at them alone."""

SEARCHED_AFTER = (20_000, 20, 50)
"""New objects before Python looks for garbage: seldom, as tests end with a search anyway."""


def pytest_configure(config: pytest.Config) -> None:
    """Keep compiled modules in pytest's own cache where Python may write none beside the sources.

    Each worker and each process that tests start would compile the whole game again. Workers
    inherit what is set here; asserts that were rewritten are kept there, too.
    """
    if os.environ.get("PYTHONDONTWRITEBYTECODE") and hasattr(config, "cache"):
        del os.environ["PYTHONDONTWRITEBYTECODE"]
        os.environ["PYTHONPYCACHEPREFIX"] = str(config.cache.mkdir("compiled"))
    gc.set_threshold(*SEARCHED_AFTER)


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
def shared_pictures(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Rasterise, carve and fit the same things only once for all tests of a worker.

    Memory is not returned to the system meanwhile, which would only be asked for it again.
    """
    from tests.shared_pictures import sharing_kits, sharing_pictures  # not all tests draw

    monkeypatch.setattr(memory, "_ask_glibc", lambda *_asked: None)
    with sharing_pictures(), sharing_kits():
        yield


@pytest.fixture
def shared_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots that play to a scenario think only once of what they have decided before.

    They do the same for the same seed and view, as the tests of all levels prove.
    """
    from goldenhorn.tools.scenarios import game_setup

    monkeypatch.setattr(game_setup, "decide", decided_before)


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
