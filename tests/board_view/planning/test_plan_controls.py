"""The two buttons of a plan: what they say can be read from the couch, in every language."""

import math

import pytest

from goldenhorn.board_view.hands.hand_view import fan_place
from goldenhorn.board_view.layout import layout_of
from goldenhorn.board_view.planning import plan_controls
from goldenhorn.board_view.planning.side_actions import side_action_places
from goldenhorn.board_view.planning.targets import OnSideAction
from goldenhorn.board_view.words.prompts import RAIL_LABELS, STEP_LABELS
from goldenhorn.common import language
from goldenhorn.common.language import _
from goldenhorn.engine.config import Config
from goldenhorn.engine.sight import observe
from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.text import Style, Words
from goldenhorn.graphics.theme import TEXT
from goldenhorn.input.key_names import PRINTED
from goldenhorn.session.planning.choices import SideAction
from goldenhorn.session.planning.turn import Turn
from tests.board_view.planning.planned import KEYS, Box, begun, screen_of

CONFIRM_LABELS = {*RAIL_LABELS.values(), *STEP_LABELS.values(), "Sail", "Stop", "Begin", "Go on"}
BACK_LABELS = {"Undo", "Menu", "Back"}
SMALLEST = 20
LARGEST_HAND = 30


@pytest.mark.parametrize("code", ["en", "fr", "de", "cs"])
def test_whatever_the_buttons_say_can_be_read_from_the_couch(code: str, box: Box) -> None:
    words = Words()
    style = Style(SMALLEST, TEXT)
    language.use(code)
    try:
        screen = screen_of(begun(Config(4), 1, 20), box)
        caps = [Key("A"), Key("B")]
        caps += [Key(_(PRINTED[name]), "cap") for name in ("Return", "Escape")]
        labels = [(_(one), _(other)) for one in CONFIRM_LABELS for other in BACK_LABELS]
        for confirm, back in labels:
            for confirm_key, back_key in (caps[:2], caps[2:]):
                screen.plan.invite(confirm, confirm_key, back, back_key)
                written = {each.text: each for each in screen.picture.texts()}
                for label in (confirm, back):
                    assert written[label].place.width >= words.width(label, style), label
                    assert written[label].box.contains(written[label].place), label
    finally:
        language.use("en")


@pytest.mark.parametrize("label", sorted(CONFIRM_LABELS))
def test_a_plan_writes_as_large_as_an_invitation(
    label: str, box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan_controls, "confirm_label", lambda _choices: label)
    view = observe(begun(Config(4), 1, 20), None)
    screen = screen_of(view, box)
    screen.plan.show(Turn(view), KEYS, tick=0)
    place = next(each.place for each in screen.picture.texts() if each.text == label)
    assert place.width >= Words().width(label, Style(SMALLEST, TEXT))


@pytest.mark.parametrize("config", [Config(4), Config(3, expansion=True)])
def test_every_medallion_that_is_seen_can_be_hit_lit_or_grey(config: Config, box: Box) -> None:
    greys = set()
    for state in (begun(config, 1, steps) for steps in (3, 20, 60)):
        screen = screen_of(state, box)
        turn = Turn(observe(state, None))
        screen.plan.show(turn, KEYS, tick=0)
        for side_action, place in side_action_places(
            screen.board.layout, turn.side_actions
        ).items():
            assert screen.plan.target_at(*place) == OnSideAction(side_action)
            greys |= {side_action} - set(turn.side_actions)
    assert SideAction.PIRATES in greys
    assert SideAction.BELL in greys


@pytest.mark.parametrize("is_open", [False, True])
def test_no_hand_reaches_the_buttons(is_open: bool) -> None:
    layout = layout_of(Config(4))
    card = SvgImages().get("card_back", layout.hand_card_width)
    for count in range(1, LARGEST_HAND):
        x, _y, lean = fan_place(layout, count, count - 1, is_open)
        turn = math.radians(lean)
        half = card.get_width() * math.cos(turn) + card.get_height() * math.sin(turn)
        assert x + half / 2 <= layout.buttons[0][0]
