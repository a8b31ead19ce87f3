"""Frozen records: any names of fields get along with each other."""

from goldenhorn.engine.frozen import frozen


@frozen
class Purse:
    points: int
    set_points: int
    default_points: int = 3


def test_a_field_may_be_called_like_another_with_a_word_before_it() -> None:
    purse = Purse(1, 2)
    assert (purse.points, purse.set_points, purse.default_points) == (1, 2, 3)
