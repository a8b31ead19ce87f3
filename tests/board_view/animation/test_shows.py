"""What single shows look like on their way: the night of a raid, foam, and cards that are seen."""

import pygame
import pytest

from goldenhorn.board_view.animation.animation_context import OLD_LOOK
from goldenhorn.board_view.animation.raid import LIT, NIGHT_TICKS, VEIL, VEIL_OPACITY
from goldenhorn.board_view.layout import FLIGHT, layout_of
from goldenhorn.board_view.pieces.poses import is_crowded, ship_poses
from goldenhorn.board_view.pieces.warehouse_slots import slot_centre
from goldenhorn.engine.board import ORIGIN_PORTS, Port
from goldenhorn.engine.events import Event, ShipRobbed, ShipSailed, ShipTurned, WindPlayed
from goldenhorn.engine.state import State, size_of
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.surfaces.sprite import Sprite
from goldenhorn.session.apply_event import after_event
from tests.board_view.animation.test_choreography import Theatre, theatre
from tests.random_games import random_game

Box = tuple[SvgImages, PngImages]
FIRST_TICKS = 8
"""Of a show: before it, the board rests for a moment."""


def first_of(kind: type[Event], least_cards: int = 0) -> tuple[State, Event]:
    """An event of a kind, by a player with so many cards, and the position before it."""
    for number in range(60):
        for before, _, _, events in random_game(number):
            for event in events[:1]:
                if isinstance(event, kind) and size_of(before.hands[before.player]) >= least_cards:
                    return before, event
    raise AssertionError(f"no step begins with {kind}")


def shown(before: State, event: Event, box: Box, seat: int | None) -> Theatre:
    context = theatre(before, box, seat)
    context.show.play((event,), before, after_event(before, event), seat)
    return context


def at_depth(context: Theatre, z: float) -> list[Sprite]:
    """What can be seen at a depth."""
    return [each for each in context.picture.visible if each.z == z]


def is_dark(context: Theatre) -> bool:
    return [each.alpha for each in at_depth(context, VEIL)] == [VEIL_OPACITY]


@pytest.mark.parametrize("raids", [0, 1])
def test_a_raid_is_dark_soon_and_until_the_loot_has_landed(raids: int, box: Box) -> None:
    before, event = first_of(ShipRobbed)
    assert isinstance(event, ShipRobbed)
    context = shown(before, event, box, None)
    context.show._show.raids = raids
    home = slot_centre(context.view.layout, event.player, event.piece)
    darkness, landed = [], []
    while not context.show.is_idle:
        context.show.update()
        darkness.append(is_dark(context))
        loot = at_depth(context, FLIGHT + 0.5)
        landed.append(any(each.rect.collidepoint(home) for each in loot))
    dark_from = darkness.index(True)
    assert dark_from <= FIRST_TICKS + NIGHT_TICKS
    bright_from = darkness.index(False, dark_from)
    assert True in landed
    assert bright_from > landed.index(True)
    assert len(darkness) - bright_from <= 2 * NIGHT_TICKS
    assert not at_depth(context, VEIL)


def test_a_robbed_ship_keeps_its_foam(box: Box) -> None:
    before, event = first_of(ShipRobbed)
    assert isinstance(event, ShipRobbed)
    context = shown(before, event, box, None)
    ship = context.view.ship(event.victim, event.ship)
    face = ship.hull.image
    in_light = 0
    while not context.show.is_idle:
        context.show.update()
        if ship.hull.z == LIT:
            in_light += 1
            assert ship.hull.image is face
    assert in_light > NIGHT_TICKS


def voyage_that_changes_a_harbour(out: bool) -> tuple[State, ShipSailed, Port]:
    """A ship that leaves a harbour which is no longer crowded then, or comes and makes it so."""
    for number in range(200):
        for before, _, _, events in random_game(number):
            for event in events[:1]:
                if not isinstance(event, ShipSailed):
                    continue
                layout, after = layout_of(before.config), after_event(before, event)
                for port in ORIGIN_PORTS:
                    was, becomes = (is_crowded(layout, each, port) for each in (before, after))
                    if was != becomes and was is out:
                        return before, event, port
    raise AssertionError("no harbour changes")


@pytest.mark.parametrize("out", [True, False])
def test_jetties_and_the_ships_at_them_change_over_together(out: bool, box: Box) -> None:
    before, event, port = voyage_that_changes_a_harbour(out)
    context = shown(before, event, box, None)
    others = [
        context.view.ship(seat, number)
        for seat, fleet in enumerate(before.ships)
        for number, ship in enumerate(fleet)
        if before.port_of(ship) is port and (seat, number) != (event.player, event.ship)
    ]
    crowded = [context.view.snapshot()["harbour", port][0] == ("harbour", port, True)]
    while not context.show.is_idle:
        context.show.update()
        face = context.view.snapshot()["harbour", port][0]
        crowded.append(face == ("harbour", port, True))
        moored = {ship.rest[0].is_moored for ship in others if ship.rest is not None}
        if moored != {crowded[-1]}:
            (cover,) = at_depth(context, OLD_LOOK)
            assert cover.rect.contains(context.view.layout.ports[port].harbour)
            assert cover.image is not None
            assert cover.image.surface.get_alpha() in (None, 255), "nothing may shine through"
    assert crowded[0] is out
    assert crowded[-1] is not out


def test_a_ship_that_turns_keeps_its_foam(box: Box) -> None:
    for number in range(60):
        for before, _, _, events in random_game(number):
            for event in events[:1]:
                if not isinstance(event, ShipTurned):
                    continue
                context = theatre(before, box)
                pose = ship_poses(context.view.layout, before)[event.player, event.ship]
                if pose.is_moored:
                    continue
                context.show.play((event,), before, after_event(before, event), None)
                ship = context.view.ship(event.player, event.ship)
                resting = ship.hull.image
                while ship.is_resting:
                    context.show.update()
                turning = ship.hull.image
                assert resting is not None
                assert turning is not None
                foot = resting.size[1] // 5
                assert _pixels_at_foot(turning.surface, foot) > 0.9 * _pixels_at_foot(
                    resting.surface, foot
                )
                return
    raise AssertionError("no ship ever turns at sea")


def _pixels_at_foot(surface: pygame.Surface, height: int) -> int:
    """How many pixels of the lowest rows can be seen, where the foam is."""
    width, whole = surface.get_size()
    foot = pygame.Surface((width, height), pygame.SRCALPHA)
    foot.blit(surface, (0, height - whole))
    return pygame.mask.from_surface(foot, 60).count()


def test_a_wind_card_is_seen_whenever_the_fan_is_without_it(box: Box) -> None:
    before, event = first_of(WindPlayed, least_cards=3)
    assert isinstance(event, WindPlayed)
    context = shown(before, event, box, before.player)
    assert context.hand is not None
    fan = context.hand.view.snapshot()
    while context.hand.view.snapshot() == fan:
        context.show.update()
    [card] = at_depth(context, FLIGHT)
    middles = [(x + 54, y + 75) for _key, x, y, _z in fan.values()]
    assert any(
        abs(card.rect.centerx - x) < 25 and abs(card.rect.centery - y) < 25 for x, y in middles
    )


@pytest.mark.parametrize("is_open", [False, True])
def test_a_wind_card_is_held_where_it_hides_no_words(is_open: bool, box: Box) -> None:
    before, event = first_of(WindPlayed, least_cards=3)
    context = shown(before, event, box, before.player if is_open else None)
    layout = context.view.layout
    x, y, width, height = layout.prompt
    words = pygame.Rect(x, y + 6, width, round(0.84 * height) - 12)
    held, last = 0, pygame.Rect(0, 0, 0, 0)
    while not context.show.is_idle:
        context.show.update()
        card = next((each.rect for each in at_depth(context, FLIGHT)), last)
        held = held + 1 if card and card == last else 0
        last = card
        if held > 5:
            assert not card.colliderect(words)
            seen = card.clip(pygame.Rect((0, 0), layout.size))
            assert seen.height > 0.8 * card.height
            return
    raise AssertionError("it is never held up")


def test_two_cards_of_a_colour_leave_the_fan_side_by_side(box: Box) -> None:
    for number in range(60):
        for before, _, _, events in random_game(number):
            for event in events[:1]:
                if isinstance(event, ShipRobbed) and event.cards[0] == event.cards[1]:
                    context = shown(before, event, box, before.player)
                    while len(at_depth(context, FLIGHT)) < 2:
                        context.show.update()
                    one, other = at_depth(context, FLIGHT)
                    assert abs(one.rect.centerx - other.rect.centerx) > 10
                    return
    raise AssertionError("nobody ever pays with two cards of a colour")
