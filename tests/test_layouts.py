"""A slice of `python -m tests.layouts`: a few pictures in every language, and flaws are found."""

from pathlib import Path

import pytest

from goldenhorn.studio import Wish
from goldenhorn.view.text import Words
from tests.layouts import LANGUAGES, inspected

SLICE = ("turn_end", "lost_pad")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_clipped_or_covered_in_any_language(language: str) -> None:
    assert inspected(Wish(Path(), language, 150, (800, 480)), SLICE) == []


def test_a_text_that_leaves_its_box_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "fitted", lambda _words, _text, style, _width: style)
    flaws = inspected(Wish(Path(), "xx", 200, (800, 480)), ("turn_end",))
    assert any("leaves its box" in flaw for flaw in flaws)
