"""A public position led from event to event comes to where the rules have led the game."""

import pytest

from goldenhorn.engine.events import CardsDrawn, CargoLoaded, CargoUnloaded, Event
from goldenhorn.engine.pieces import FaceDown
from goldenhorn.engine.sight import observe, redact
from goldenhorn.engine.state import FIELDS, State
from goldenhorn.session.apply_event import after_event, one_of, pieces_of
from tests.random_games import random_game, random_steps

UNSEEN = {"chance", "sailing", "raided", "conquered", "stirred", "quiet_turns", "phase"}
"""What no picture shows."""


def seen(position: State) -> dict[str, object]:
    return {name: getattr(position, name) for name in FIELDS if name not in UNSEEN}


@pytest.mark.parametrize("first", range(0, 20, 5))
def test_stepping_through_the_events_leads_to_the_position_after_them(first: int) -> None:
    for before, _, after, events in random_steps(range(first, first + 5)):
        position = observe(before, None)
        for event in events:
            position = after_event(position, redact(event, None, before.config.rules))
        assert seen(position) == seen(observe(after, None))
        assert (position.phase == "over") == (after.phase == "over")


def test_a_seat_that_sees_its_own_cards_keeps_seeing_them() -> None:
    for before, _, after, events in random_game(1):
        position = observe(before, 0)
        for event in events:
            position = after_event(position, redact(event, 0, before.config.rules))
        assert position.hands == observe(after, 0).hands


def test_many_pieces_at_once_are_the_same_as_one_after_another() -> None:
    stepped = 0
    for before, _, _, events in random_steps(range(6)):
        position = observe(before, None)
        for event in events:
            whole = after_event(position, redact(event, None, before.config.rules))
            parts: list[Event]
            match event:
                case CargoLoaded(player, ship, port, cargo):
                    parts = [CargoLoaded(player, ship, port, one_of(k)) for k in pieces_of(cargo)]
                case CargoUnloaded(player, ship, port, cargo):
                    parts = [CargoUnloaded(player, ship, port, one_of(k)) for k in pieces_of(cargo)]
                case _:
                    parts = []
            if parts:
                pieces = position
                for part in parts:
                    pieces = after_event(pieces, part)
                assert seen(pieces) == seen(whole)
                stepped += 1
            position = whole
    assert stepped > 100


def test_what_is_no_event_is_refused() -> None:
    with pytest.raises(TypeError):
        after_event(random_game(0)[0][0], "wind")  # type: ignore[arg-type]


def test_cards_drawn_face_down_only_count() -> None:
    position = observe(random_game(3)[-1][0], None)
    drawn = after_event(position, CardsDrawn(1, FaceDown(2)))
    assert drawn.hand_size(1) == position.hand_size(1) + 2
