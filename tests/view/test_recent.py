"""What is kept because it was used last, and what is dropped."""

from goldenhorn.view.recent import Recent


def test_the_longest_unused_is_dropped_first() -> None:
    made: list[str] = []

    def wish(name: str) -> str:
        return recent.get(name, lambda: made.append(name) or name)  # type: ignore[func-returns-value]

    recent: Recent[str] = Recent(2)
    for name in "abac":
        assert wish(name) == name
    assert made == ["a", "b", "c"]
    assert "a" in recent
    assert "b" not in recent
    wish("b")
    assert made == ["a", "b", "c", "b"]


def test_whoever_forgets_makes_everything_anew() -> None:
    recent: Recent[object] = Recent(3)
    first = recent.get(1, object)
    assert recent.get(1, object) is first
    recent.forget()
    assert len(recent) == 0
    assert recent.get(1, object) is not first
