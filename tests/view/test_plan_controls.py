"""The two buttons of a plan: what they say can be read from the couch, in every language."""

import math

import pygame
import pytest

from goldenhorn import language
from goldenhorn.assets import Drawings
from goldenhorn.choices import Rail
from goldenhorn.engine.config import Config
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from goldenhorn.key_names import PRINTED
from goldenhorn.language import _
from goldenhorn.scenes.turn import Turn
from goldenhorn.view import plan_controls
from goldenhorn.view.hand_view import fan_place
from goldenhorn.view.kit.wishes import Key
from goldenhorn.view.layout import layout_of
from goldenhorn.view.prompts import RAIL_LABELS, STEP_LABELS, confirm_label
from goldenhorn.view.rail import rail_places
from goldenhorn.view.targets import OnBack, OnConfirm, OnHand, OnPause, OnRail
from goldenhorn.view.text import Style, Words
from goldenhorn.view.theme import TEXT
from tests.view.planning import KEYS, Box, begun, every_step, screen_of, with_people

CONFIRM_LABELS = {*RAIL_LABELS.values(), *STEP_LABELS.values(), "Sail", "Stop", "Begin", "Go on"}
BACK_LABELS = {"Undo", "Menu", "Back"}
SMALLEST, SMALLEST_COMPACT = 20, 18
LARGEST_HAND = 30


def with_everything_on_the_rail(players: int, expansion: bool, *, is_moved: bool) -> State:
    state = with_people(begun(Config(players, expansion=expansion), 3, 60))
    if is_moved:
        draft = state.thaw()
        draft.phase = "end"
        state = draft.freeze()
    return observe(state, None)


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("code", ["en", "fr", "de", "cs"])
def test_whatever_the_buttons_say_can_be_read_from_the_couch(
    code: str, compact: bool, box: Box
) -> None:
    words = Words()
    style = Style(SMALLEST_COMPACT if compact else SMALLEST, TEXT)
    language.use(code)
    try:
        screen = screen_of(begun(Config(4), 1, 20), box, compact)
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


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("config", [Config(4), Config(3, expansion=True)])
def test_every_medallion_that_is_seen_can_be_hit_lit_or_grey(
    config: Config, compact: bool, box: Box
) -> None:
    greys = set()
    for state in (begun(config, 1, steps) for steps in (3, 20, 60)):
        screen = screen_of(state, box, compact)
        turn = Turn(observe(state, None))
        screen.plan.show(turn, KEYS, tick=0)
        for rail, place in rail_places(screen.board.layout, turn.rails).items():
            assert screen.plan.target_at(*place) == OnRail(rail)
            greys |= {rail} - set(turn.rails)
    assert Rail.PIRATES in greys
    assert compact or Rail.BELL in greys


@pytest.mark.parametrize("is_open", [False, True])
def test_no_hand_reaches_the_buttons(is_open: bool) -> None:
    layout = layout_of(Config(4), False)
    card = Drawings().get("card_back", layout.hand_card_width)
    for count in range(1, LARGEST_HAND):
        x, _y, lean = fan_place(layout, count, count - 1, is_open)
        turn = math.radians(lean)
        half = card.get_width() * math.cos(turn) + card.get_height() * math.sin(turn)
        assert x + half / 2 <= layout.buttons[0][0]


@pytest.mark.parametrize("is_moved", [False, True])
@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_medallions_on_a_small_screen_cover_no_berth_and_nothing_else_that_is_pressed(
    players: int, expansion: bool, is_moved: bool, box: Box
) -> None:
    view = with_everything_on_the_rail(players, expansion, is_moved=is_moved)
    screen = screen_of(view, box, compact=True)
    layout = layout_of(view.config, compact=True)
    fixed = [pygame.Rect(port.harbour) for port in layout.ports]
    fixed += [pygame.Rect(layout.prompt), pygame.Rect(layout.round_plate)]
    most = 0
    for turn in every_step(view):
        screen.plan.show(turn, KEYS, tick=0)
        targets = screen.plan.targets
        # The last pixel round a medallion is only for fingers.
        medals = [area.inflate(-2, -2) for area, target in targets if isinstance(target, OnRail)]
        most = max(most, len(medals))
        others = OnConfirm | OnBack | OnHand | OnPause
        pressed = [area for area, target in targets if isinstance(target, others)]
        for number, medal in enumerate(medals):
            rest = [*fixed, *pressed, *medals[:number]]
            assert medal.collidelist(rest) < 0, (turn.step, medal)
    assert most == (4 if expansion else 2)


@pytest.mark.parametrize("scale", [1, 1.5, 2])
@pytest.mark.parametrize("code", ["en", "fr", "de", "cs"])
def test_beside_all_medallions_the_buttons_of_a_small_screen_can_still_be_read(
    code: str, scale: float, box: Box
) -> None:
    words, style = Words(), Style(SMALLEST_COMPACT, TEXT)
    language.use(code)
    try:
        for is_moved in (False, True):
            view = with_everything_on_the_rail(4, True, is_moved=is_moved)
            screen = screen_of(view, box, compact=True, scale=scale)
            for rail in (*Turn(view).rails, None):
                turn = Turn(view)
                turn.rail = rail
                screen.plan.show(turn, KEYS, tick=0)
                written = {each.text: each for each in screen.picture.texts()}
                label = confirm_label(turn)
                assert written[label].place.width >= words.width(label, style), label
                assert written[label].box.contains(written[label].place), label
    finally:
        language.use("en")
