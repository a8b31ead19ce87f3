"""The reckoning: told row by row and skipped by any press, three pages, plaques on every device."""

import random
from collections.abc import Callable, Generator
from dataclasses import replace
from functools import cache

import pygame
import pytest

from goldenhorn.bots.bot import thought_through
from goldenhorn.bots.review import ReviewedTurn, judged
from goldenhorn.common.cues import Cue
from goldenhorn.common.language import PSEUDO
from goldenhorn.engine.actions import Action
from goldenhorn.engine.config import Config
from goldenhorn.engine.match import Match
from goldenhorn.engine.pieces import Stock
from goldenhorn.engine.scoring import scores
from goldenhorn.engine.state import State
from goldenhorn.graphics.node import Picture
from goldenhorn.graphics.theme import SMALLEST_TEXT
from goldenhorn.input.bindings import PadButton
from goldenhorn.scenes.scoring.graph import spread
from goldenhorn.scenes.scoring.scoring import GRAPH, HIGHLIGHTS, LEDGER, Scoring
from goldenhorn.scenes.scoring.tableau import TICKS as TABLEAU
from goldenhorn.session.game import Game, Seat
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.widgets.label import Label
from tests.placed_match import PlacedMatch
from tests.random_games import choose
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well
from tests.scenes.pages import Elsewhere, where

STILL_TICK = 150
REMATCH_PLACE, TITLE_PLACE = (190, 656), (1090, 656)
"""Where these buttons are going to be."""
TITLES = ("Goods", "Sets", "Dominions", "People", "Points")
STILL = Settings(fullscreen=False, reduced_motion=True)
LONG = ("Wwwwwwwwwwww", "Maximilianus", "Bartholomäus", "Konstantinos")
LEAST_CUBE = 16
"""Pixels below which nobody tells the sign of a cube."""
LEAST_TOLD = 26
"""Pixels of letters that can be read from the far end of the couch."""
FULL: Stock = (15, 15, 15, 15, 15, 15, 20, 8)


@cache
def played(players: int, expansion: bool) -> Match:
    """A whole game at random, quickly."""
    chance = random.Random(players)
    match = Match(Config(players, expansion), 2**64 - 1)
    while match.legal_actions:
        match.play(choose(chance, "any", match.legal_actions))
    return match


def finished(
    players: int = 3,
    expansion: bool = False,
    names: tuple[str, ...] = ("Nina", "Ben", "Ida", "Otto"),
    **warehouses: Stock,
) -> Game:
    """A finished game; `seat0=...` puts other goods in a warehouse than were brought there."""
    source = played(players, expansion)
    match = PlacedMatch(source.config, source.seed, source.history)
    match.legal_actions = ()
    draft = source.state.thaw()
    if warehouses:
        draft.warehouses = tuple(
            warehouses.get(f"seat{seat}", stock) for seat, stock in enumerate(draft.warehouses)
        )
    match.state = draft.freeze()
    return Game(match, [Seat(fleet, names[fleet]) for fleet in match.config.fleets])


def reckoning(
    couch: Couch, game: Game, watch: bool = True, *, in_the_beginning: bool = False
) -> Scoring:
    def to(name: str) -> Callable[..., Scene]:
        return lambda *_: Elsewhere(couch.context, name)

    scene = Scoring(
        couch.context,
        game,
        rematch=to("rematch"),
        title=to("title"),
        watch=to("watch") if watch else None,
    )
    couch.show(scene)
    couch.context.notices.clear()
    if couch.context.settings.reduced_motion and not in_the_beginning:
        couch.key(pygame.KSCAN_RETURN)  # past the winner, to the pages
        assert scene.is_told
    return scene


def texts(scene: Scene) -> list[str]:
    return [written.text for written in scene.texts()]


def plaque(scene: Scoring, key: str) -> tuple[int, int]:
    return next(item.rect.center for item in scene.focus.items if item.key == key)


# --- Telling ------------------------------------------------------------------------------------


@pytest.mark.parametrize("expansion", [False, True])
def test_what_is_told_little_by_little_is_what_a_new_page_would_show(
    make_couch: MakeCouch, expansion: bool
) -> None:
    couch = make_couch()
    scene = reckoning(couch, finished(4, expansion))
    while not scene.is_told:
        couch.ticks(1)
        told = [draw.told() for draw in scene.root.draws()]
        scene.lay_out()
        scene.refresh()
        assert told == [draw.told() for draw in scene.root.draws()]


def test_the_winner_comes_first_with_the_own_fleet_and_the_points(couch: Couch) -> None:
    game = finished(2, seat0=(1, 1, 1, 0, 0, 0, 0, 0), seat1=(4, 2, 1, 2, 3, 1, 0, 0))
    scene = reckoning(couch, game)
    couch.ticks(STILL_TICK)
    assert set(texts(scene)) >= {"Ben is Doge of the seas", "18"}
    assert "Goods" not in texts(scene)
    drawn = " ".join(str(draw.drawable.key) for draw in scene.root.draws())
    ships = [f"ship_eagle_{sails}" for sails in ("orange-pink-blue", "green-red", "yellow")]
    assert all(name in drawn for name in ("'crown'", "'shield_eagle'", *ships))
    assert couch.context.sound.heard.count(Cue.FANFARE) == 1


def test_columns_are_told_one_by_one_until_the_winner_is_crowned(couch: Couch) -> None:
    game = finished(2, seat0=(4, 2, 1, 2, 3, 1, 0, 0), seat1=(1, 1, 1, 0, 0, 0, 0, 0))
    scene = reckoning(couch, game)
    couch.ticks(TABLEAU)
    assert "18" not in texts(scene)
    couch.ticks(40)
    assert "13" in texts(scene)
    assert "+4" not in texts(scene)
    couch.ticks(36)
    assert "+4" in texts(scene)
    assert "+1" not in texts(scene)
    couch.ticks(36)
    assert "+1" in texts(scene)
    assert "18" in texts(scene)
    assert "The reckoning" in texts(scene)
    couch.ticks(40)
    assert "Nina is Doge of the seas" in texts(scene)
    assert couch.context.sound.heard.count(Cue.FANFARE) == 1
    assert couch.context.sound.heard.count(Cue.UNLOAD) == 1
    assert couch.context.sound.heard.count(Cue.SET_DONE) == 2


def test_the_table_is_by_rank(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    few: Stock = (1, 0, 0, 0, 0, 0, 0, 0)
    scene = reckoning(couch, finished(3, seat0=few, seat1=FULL, seat2=(4, 0, 4, 4, 4, 4, 0, 0)))
    assert [node.text for node in labels(scene, "name")] == ["Ben", "Ida", "Nina"]
    totals = [int(node.text) for node in labels(scene, "total")]
    assert totals == sorted(totals, reverse=True)


PRESSES: dict[str, Callable[[Couch, Scoring], None]] = {
    "confirm": lambda couch, _scene: couch.key(pygame.KSCAN_RETURN),
    "back": lambda couch, _scene: couch.key(pygame.KSCAN_ESCAPE),
    "click": lambda couch, _scene: couch.click(*REMATCH_PLACE),
    "tap": lambda couch, _scene: couch.tap(*TITLE_PLACE),
    "pad": lambda couch, _scene: couch.pad(couch.pads[0], PadButton.NORTH),
}


@pytest.mark.parametrize("ticks", [5, TABLEAU + 20])
@pytest.mark.parametrize("press", PRESSES)
def test_any_press_skips_to_the_end_and_chooses_nothing(
    couch: Couch, press: str, ticks: int
) -> None:
    game = finished(3)
    scene = reckoning(couch, game)
    couch.plug()
    couch.ticks(ticks)
    assert not scene.is_told
    PRESSES[press](couch, scene)
    assert scene.is_told
    assert couch.scene is scene
    assert {str(points) for points in scores(game.state)} <= set(texts(scene))
    assert couch.context.sound.heard.count(Cue.FANFARE) == 1


def test_with_reduced_motion_everything_is_told_at_once(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    scene = reckoning(couch, finished(3), in_the_beginning=True)
    couch.ticks(2)
    still = [draw.told() for draw in scene.root.draws()]
    couch.ticks(TABLEAU - 5)
    assert scene.shows_winner
    assert still == [draw.told() for draw in scene.root.draws()]
    couch.ticks(5)
    assert scene.is_told
    assert couch.context.sound.heard.count(Cue.FANFARE) == 1
    assert Cue.UNLOAD not in couch.context.sound.heard


def test_a_reckoning_that_rests_draws_nothing(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    reckoning(couch, finished(2))
    couch.ticks(600)
    assert couch.app is not None
    couch.app.tick()
    assert couch.app.frame() is False


def labels(scene: Scoring, kind: str) -> list[Label]:
    """Everything of one kind that is written in the table, from above to below."""
    scene.refresh()
    return [node for node in scene.root.walk() if isinstance(node, Label) and node.key == kind]


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_what_is_told_is_written_in_one_size_on_the_whole_way(
    make_couch: MakeCouch, text_size: int
) -> None:
    couch = make_couch(settings=Settings(fullscreen=False, text_size=text_size))
    one: Stock = (1, 2, 0, 4, 4, 9, 11, 0)
    game = finished(4, True, seat0=one, seat1=FULL, seat2=(4, 0, 4, 4, 4, 4, 0, 3))
    scene = reckoning(couch, game)
    couch.ticks(TABLEAU)
    letters: dict[str, set[int]] = {kind: set() for kind in ("name", "value", "count", "total")}
    titles = set[int]()
    while not scene.is_told:
        couch.ticks(6)
        for kind, sizes in letters.items():
            sizes.update(node.letters for node in labels(scene, kind))
        titles |= {each.letters for each in scene.texts() if each.text in TITLES}
    assert all(len(sizes) == 1 for sizes in (*letters.values(), titles))


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("code", ["en", "de", "fr", "cs"])
def test_plaques_are_inscribed_in_one_size_that_can_be_read(
    make_couch: MakeCouch, text_size: int, code: str
) -> None:
    settings = replace(STILL, text_size=text_size, language=code)
    couch = make_couch(settings=settings, code=code)
    scene = reckoning(couch, finished(4))
    sizes: dict[str, int] = {}
    for _page in range(3):
        for key in ("rematch", "more", "watch", "title"):
            inside = scene.root.find(key).walk()
            label, *remark = [node for node in inside if isinstance(node, Label)]
            sizes[label.text] = label.letters
            assert bool(remark) == (key == "rematch")
            assert all(SMALLEST_TEXT <= text.letters <= label.letters for text in remark)
        couch.key(pygame.KSCAN_DOWN)
    assert len(sizes) == 6
    assert len(set(sizes.values())) == 1
    assert min(sizes.values()) >= SMALLEST_TEXT
    if text_size > 100:
        assert min(sizes.values()) > 24


def test_equal_points_share_crown_and_laurel(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    best: Stock = (2, 2, 2, 2, 2, 2, 0, 0)
    game = finished(3, seat0=best, seat1=(1, 0, 0, 0, 0, 0, 0, 0), seat2=best)
    scene = reckoning(couch, game)
    assert "The crown is shared" in texts(scene)
    shown = {node.key for node in scene.root.walk()}
    for honour in ("crown", "laurel"):
        crests = {seat.crest for seat in game.seats if (honour, seat.crest) in shown}
        assert crests == {game.seats[0].crest, game.seats[2].crest}


def test_people_and_dominions_have_rows_only_with_the_expansion(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    assert {"Dominions", "People"} <= set(texts(reckoning(couch, finished(4, True))))
    assert not {"Dominions", "People"} & set(texts(reckoning(couch, finished(4, False))))


def test_many_equal_sets_share_a_line(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    scene = reckoning(couch, finished(2, True, seat0=FULL))
    assert "+15×4" in texts(scene)
    assert str(scores(scene.game.state)[0]) in texts(scene)


# --- Pages and plaques --------------------------------------------------------------------------


def test_keys_turn_pages_up_and_down_and_by_the_plaque(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    scene = reckoning(couch, finished(3))
    pages = []
    for key in (
        *(pygame.KSCAN_DOWN, pygame.KSCAN_DOWN, pygame.KSCAN_DOWN, pygame.KSCAN_UP),
        *(pygame.KSCAN_ESCAPE, pygame.KSCAN_RIGHT, pygame.KSCAN_RETURN),
    ):
        couch.key(key)
        pages.append(scene.page)
    assert pages == [GRAPH, HIGHLIGHTS, LEDGER, HIGHLIGHTS, LEDGER, LEDGER, GRAPH]
    assert scene.focus.key == "more"


def test_pad_mouse_and_finger_turn_pages_too(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    scene = reckoning(couch, finished(3))
    pad = couch.plug()
    couch.pad(pad, PadButton.RIGHT)
    couch.pad(pad, PadButton.SOUTH)
    assert scene.page == GRAPH
    couch.click(*plaque(scene, "more"))
    assert scene.page == HIGHLIGHTS
    couch.tap(*plaque(scene, "more"))
    assert scene.page == LEDGER


def test_the_graph_shows_ending_and_seed(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    scene = reckoning(couch, finished(2))
    couch.key(pygame.KSCAN_DOWN)
    assert f"Seed {2**64 - 1}" in texts(scene)
    assert any("in round" in text for text in texts(scene))


def test_highlights_wait_for_the_decisions(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    scene = reckoning(couch, finished(3))
    couch.key(pygame.KSCAN_UP)
    assert "Best decision" in texts(scene)
    assert "Being thought over …" in texts(scene)
    couch.ticks(600)
    assert "Best decision" in texts(scene)
    assert "Being thought over …" not in texts(scene)


@pytest.mark.parametrize("code", ["en", "de", "fr", "cs"])
def test_a_large_screen_tells_highlights_in_large_letters_in_the_middle_of_their_room(
    make_couch: MakeCouch, code: str
) -> None:
    couch = make_couch(settings=STILL, code=code)
    scene = reckoning(couch, finished(3, names=("Taddeo", "Orsola", "Nina", "Anna")))
    couch.key(pygame.KSCAN_UP)
    couch.ticks(600)
    names = ("Taddeo", "Orsola", "Nina")
    told = [each for each in scene.texts() if any(name in each.text for name in names)]
    sentences = [each for each in told if each.box.height > 60]
    assert len(sentences) >= 4
    assert len({each.letters for each in sentences}) == 1
    for each in sentences:
        assert each.letters >= LEAST_TOLD, each.text
        assert abs(each.place.centery - each.box.centery) <= 1, each.text


def test_a_rematch_is_preselected_and_says_who_begins(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    scene = reckoning(couch, finished(3))
    assert scene.focus.key == "rematch"
    assert "Ben begins" in texts(scene)
    couch.key(pygame.KSCAN_RETURN)
    assert where(couch) == "rematch"


def test_goods_are_large_enough_to_tell_their_signs(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    scene = reckoning(couch, finished(4, True, seat0=(5, 5, 5, 5, 5, 3, 0, 0), seat1=FULL))
    pictures = (node for node in scene.root.walk() if isinstance(node, Picture))
    cubes = [each.width for each in pictures if "'cube_" in str(each.drawable.key)]
    assert len(cubes) > 24
    assert min(cubes) >= LEAST_CUBE


def test_back_leads_to_the_title_and_plaques_where_they_say(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    game = finished(2)
    reckoning(couch, game)
    couch.pad(couch.plug(), PadButton.EAST)
    assert where(couch) == "title"
    for key in ("title", "watch", "rematch"):
        couch.click(*plaque(reckoning(couch, game), key))
        assert where(couch) == key
        couch.tap(*plaque(reckoning(couch, game), key))
        assert where(couch) == key


def test_watching_again_is_offered_only_where_it_can_be(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    scene = reckoning(couch, finished(2), watch=False)
    assert [item.key for item in scene.focus.items] == ["rematch", "more", "title"]


# --- Layout -------------------------------------------------------------------------------------


Judged = tuple[ReviewedTurn, ReviewedTurn] | None


@cache
def judged_once(view: State, played: tuple[Action, ...]) -> Judged:
    return thought_through(judged(view, played))


@pytest.fixture
def _quick_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge every turn of a game only once, however often that game is reckoned."""

    def remembered(view: State, played: tuple[Action, ...]) -> Generator[None, None, Judged]:
        yield
        return judged_once(view, played)

    monkeypatch.setattr("goldenhorn.bots.review.judged", remembered)


@pytest.mark.usefixtures("_quick_judge")
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize(("players", "expansion"), [(2, False), (4, True)])
def test_all_texts_stay_in_their_places(
    make_couch: MakeCouch,
    scale: int,
    players: int,
    expansion: bool,
) -> None:
    settings = Settings(fullscreen=False, reduced_motion=True, text_size=scale)
    couch = make_couch(settings=settings, code=PSEUDO)
    several: Stock = (4, 4, 3, 4, 3, 2, 1, 0)
    for warehouses in ({}, {"seat0": FULL, "seat1": several}):
        scene = reckoning(couch, finished(players, expansion, LONG, **warehouses))
        for _page in range(3):
            couch.ticks(1)
            assert_laid_out_well(scene.texts())
            couch.key(pygame.KSCAN_DOWN)
        couch.ticks(300)
        couch.key(pygame.KSCAN_UP)
        assert_laid_out_well(scene.texts())


def test_a_change_of_language_shows_at_once(make_couch: MakeCouch) -> None:
    couch = make_couch(settings=STILL)
    scene = reckoning(couch, finished(2))
    couch.context.change(Settings(fullscreen=False, reduced_motion=True, language="xx"))
    couch.ticks(2)
    assert "Goods" not in texts(scene)
    assert "[Góóďš]" in texts(scene)


def test_names_at_the_ends_of_lines_keep_their_distance_and_order() -> None:
    placed = spread([10, 12, 11, 95], 20, 10, 90)
    assert placed == [10, 50, 30, 90]
