"""Small boards: they tell who is where, and nothing that is not open to all."""

import pytest

from goldenhorn.board_view.thumbnail import WIDE, thumbnail
from goldenhorn.engine.sight import imagine, observe
from tests.engine.test_record import match_after
from tests.scenes.couch import Couch


@pytest.mark.parametrize("seed", range(1, 7))
def test_other_hands_make_the_same_thumbnail(couch: Couch, seed: int) -> None:
    view = observe(match_after(seed, 40).state, None)
    look = couch.context.look
    picture = thumbnail(look, view, 60)
    assert picture.width == round(60 * WIDE)
    for chance in (3, 5):
        assert thumbnail(look, imagine(view, chance), 60).drawable is picture.drawable


def test_a_ship_that_sails_is_seen(couch: Couch) -> None:
    look = couch.context.look
    before = thumbnail(look, observe(match_after(2, 30).state, None), 60)
    after = thumbnail(look, observe(match_after(2, 36).state, None), 60)
    assert before.drawable is not after.drawable
    assert before.drawable.surface_at(1).get_size() == (round(60 * WIDE), 60)
