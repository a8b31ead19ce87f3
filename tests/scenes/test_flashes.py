"""Nothing flashes: over a quarter of the screen light and dark never alternate above 3 Hz."""

import random
from collections.abc import Callable

import pygame
import pytest

from goldenhorn.common.pacing import TICKS_PER_SECOND
from goldenhorn.engine.actions import Raid
from goldenhorn.input.bindings import Button
from goldenhorn.scenes.board.peoples_turns import NUDGE_AFTER
from goldenhorn.scenes.board.turn_clock import LAST_SECONDS, TICKS_PER_MINUTE
from goldenhorn.session.deeds import company_of, last_round_of
from goldenhorn.storage.settings import Settings
from tests.board_view.overlays.overlay_table import in_last_round
from tests.flashes import COLUMNS, ROWS, SECOND, Frame, flashing_share, sampled, turns_of
from tests.scenes.board_table import Table, game_of, play_some
from tests.scenes.couch import Couch, MakeCouch

A_QUARTER = 0.25


def filmed(couch: Couch, ticks: int) -> list[Frame]:
    """Let time pass, and look at the screen in every tick."""
    film: list[Frame] = []
    for _tick in range(ticks):
        couch.ticks(1)
        film.append(sampled(couch.painted()))
    return film


def usual_couch(make_couch: MakeCouch, turn_timer: int = 0) -> Couch:
    """All as at first: motion, and normal speed."""
    return make_couch(settings=Settings(fullscreen=False, turn_timer=turn_timer))


def at_raid(couch: Couch) -> tuple[Table, Raid]:
    """A table at which pirates can be sent."""
    for seed in range(40):
        game = game_of("human", "human", seed=seed)
        play_some(game, 30, random.Random(seed))
        raid = next((each for each in game.legal_actions if isinstance(each, Raid)), None)
        if raid is not None:
            table = Table(couch, game)
            table.until_planning()
            return table, raid
    raise AssertionError("no pirates in forty games")


def raid(make_couch: MakeCouch) -> list[Frame]:
    couch = usual_couch(make_couch)
    table, deed = at_raid(couch)
    table.board.play((deed,))
    return filmed(couch, 240)


def turns_of_bots(make_couch: MakeCouch) -> list[Frame]:
    couch = usual_couch(make_couch)
    Table(couch, game_of("easy", "medium", "easy", expansion=True, seed=5))
    return filmed(couch, 600)


def hand_over(make_couch: MakeCouch) -> list[Frame]:
    couch = usual_couch(make_couch)
    table = Table(couch, game_of("human", "human"))
    table.until_planning()
    table.commit()
    return filmed(couch, 240)


def banner(make_couch: MakeCouch) -> list[Frame]:
    couch = usual_couch(make_couch)
    game = in_last_round(0)
    table = Table(couch, game)
    last = last_round_of(game)
    assert last is not None
    table.board.widgets.banner.show(last, company_of(game))
    return filmed(couch, 300)


def nudge(make_couch: MakeCouch) -> list[Frame]:
    couch = usual_couch(make_couch)
    table = Table(couch, game_of("human", "human"))
    table.until_planning()
    table.pass_ticks(NUDGE_AFTER - 10)
    film = filmed(couch, 240)
    assert table.board.widgets.plan._said is not None
    return film


def last_seconds(make_couch: MakeCouch) -> list[Frame]:
    couch = usual_couch(make_couch, turn_timer=1)
    table = Table(couch, game_of("human", "human"))
    table.until_planning()
    table.board.clock.ticks = TICKS_PER_MINUTE - LAST_SECONDS * TICKS_PER_SECOND
    return filmed(couch, 240)


def focus(make_couch: MakeCouch) -> list[Frame]:
    """The medallion of the pirates breathes, and a voyage is being planned."""
    couch = usual_couch(make_couch)
    table, _raid = at_raid(couch)
    table.press(Button.DOWN)
    film = filmed(couch, 120)
    table.press(Button.UP, Button.CONFIRM)
    return film + filmed(couch, 120)


def menus(make_couch: MakeCouch) -> list[Frame]:
    couch = usual_couch(make_couch)
    table = Table(couch, game_of("human", "human"))
    couch.show(table.navigation.title())
    film = filmed(couch, 60)
    for scancode in (pygame.KSCAN_DOWN, pygame.KSCAN_RETURN, pygame.KSCAN_RETURN):
        couch.key(scancode)
        film += filmed(couch, 60)
    return film


MOMENTS = (raid, turns_of_bots, hand_over, banner, nudge, last_seconds, focus, menus)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda each: each.__name__)
def test_no_moment_flashes(
    make_couch: MakeCouch, moment: Callable[[MakeCouch], list[Frame]]
) -> None:
    film = moment(make_couch)
    assert len(set(film)) > 1, "a film in which nothing moves shows nothing"
    assert flashing_share(film) <= A_QUARTER


# --- The measure itself ---------------------------------------------------------------------------


def blinking(per_second: int, share: float, low: float = 0.2, high: float = 0.5) -> list[Frame]:
    """Two seconds in which a part of the screen blinks."""
    cells = COLUMNS * ROWS
    lit = round(cells * share)
    return [
        (high if tick * 2 * per_second // SECOND % 2 else low,) * lit + (low,) * (cells - lit)
        for tick in range(2 * SECOND)
    ]


def test_flashes_are_found_where_they_are_and_only_there() -> None:
    assert flashing_share(blinking(10, 0.5)) == 0.5
    assert flashing_share(blinking(5, 0.3)) == pytest.approx(0.3, abs=0.01)
    assert flashing_share(blinking(3, 1.0)) == 0  # three are allowed
    assert flashing_share(blinking(10, 1.0, 0.2, 0.29)) == 0  # hardly seen
    assert flashing_share(blinking(10, 1.0, 0.85, 1.0)) == 0  # bright in bright


def test_what_only_fades_in_is_no_flash() -> None:
    assert turns_of([tick / 60 for tick in range(60)]) == [6]
