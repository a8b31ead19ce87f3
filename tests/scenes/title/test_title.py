"""The title: its menu by every device, the game that can be continued, and what nobody sees."""

from collections.abc import Callable, Hashable

import pygame
import pytest

from goldenhorn.common import language
from goldenhorn.input.bindings import PadButton
from goldenhorn.scenes.title.living_harbour import (
    PASSING_EVERY,
    PASSING_TICKS,
    AtAnchor,
    Harbour,
)
from goldenhorn.scenes.title.title import (
    ATTRACT_AFTER,
    CONTINUE,
    DESTINATIONS,
    KEPT,
    LANGUAGE,
    QUIT,
    Saved,
    Title,
)
from goldenhorn.storage.settings import Settings
from goldenhorn.ui.question import Question
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import Screen
from tests.scenes.couch import Couch, MakeCouch
from tests.scenes.layout import assert_laid_out_well
from tests.scenes.pages import Elsewhere, where

SAVED_TEXT = "Round 7, Anna’s turn"


def show_title(couch: Couch, is_saved: bool = True, kept: int = 0) -> Title:
    def opening(name: str) -> Callable[[], Scene]:
        return lambda: Elsewhere(couch.context, name)

    saved = Saved("lion", SAVED_TEXT, opening(CONTINUE)) if is_saved else None
    destinations = {key: opening(key) for key in (*DESTINATIONS, KEPT)}
    title = Title(couch.context, saved, destinations, kept=kept)
    couch.show(title)
    couch.ticks(2)
    couch.context.notices.clear()
    return title


def place_of(title: Screen, key: Hashable) -> tuple[int, int]:
    return next(item.rect.center for item in title.focus.items if item.key == key)


def texts_of(title: Screen) -> list[str]:
    return [written.text for written in title.texts()]


def looks(couch: Couch) -> tuple[object, ...]:
    return tuple(couch.drawn)


@pytest.mark.parametrize(("steps", "name"), [*enumerate([CONTINUE, *DESTINATIONS])])
def test_the_keyboard_reaches_every_plaque(couch: Couch, steps: int, name: str) -> None:
    show_title(couch)
    for _ in range(steps):
        couch.key(pygame.KSCAN_DOWN)
    couch.key(pygame.KSCAN_RETURN)
    assert where(couch) == name


@pytest.mark.parametrize("name", [CONTINUE, *DESTINATIONS])
def test_mouse_and_finger_reach_every_plaque(couch: Couch, name: str) -> None:
    couch.click(*place_of(show_title(couch), name))
    assert where(couch) == name
    couch.tap(*place_of(show_title(couch), name))
    assert where(couch) == name


def test_a_pad_reaches_the_menu_with_its_cross_and_two_buttons(couch: Couch) -> None:
    title = show_title(couch)
    pad = couch.plug()
    couch.pad(pad, PadButton.DOWN)
    couch.pad(pad, PadButton.DOWN)
    couch.pad(pad, PadButton.UP)
    couch.pad(pad, PadButton.EAST)
    assert title.focus.key == QUIT
    couch.pad(pad, PadButton.UP)
    couch.pad(pad, PadButton.SOUTH)
    assert where(couch) == "options"


def test_with_a_saved_game_continue_comes_first_and_says_what_it_continues(couch: Couch) -> None:
    title = show_title(couch)
    assert title.focus.key == CONTINUE
    assert {"Continue", SAVED_TEXT} <= set(texts_of(title))


def test_without_a_saved_game_there_is_no_continue(couch: Couch) -> None:
    title = show_title(couch, is_saved=False)
    assert title.focus.key == "first"
    assert not {"Continue", SAVED_TEXT} & set(texts_of(title))
    couch.key(pygame.KSCAN_RETURN)
    assert where(couch) == "first"


def test_a_plaque_that_would_lead_nowhere_is_left_out(couch: Couch) -> None:
    title = Title(couch.context, destinations={"how": lambda: Elsewhere(couch.context, "how")})
    couch.show(title)
    from_top = sorted(title.focus.items, key=lambda item: item.rect.y)
    assert [item.key for item in from_top] == ["how", QUIT, LANGUAGE]


def test_back_shows_the_way_out_but_only_quit_takes_it(couch: Couch) -> None:
    title = show_title(couch)
    couch.key(pygame.KSCAN_ESCAPE)
    couch.key(pygame.KSCAN_ESCAPE)
    assert couch.scene is title
    assert title.focus.key == QUIT
    couch.key(pygame.KSCAN_RETURN)
    assert couch.scene is None


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_a_notice_covers_nothing_that_can_be_chosen(make_couch: MakeCouch, text_size: int) -> None:
    settings = Settings(fullscreen=False, text_size=text_size)
    couch = make_couch(code=language.PSEUDO, settings=settings)
    title = show_title(couch, kept=3)
    couch.context.note(language._("The settings could not be read, so they are as at first."))
    couch.ticks(2)
    assert couch.app is not None
    assert couch.app.notice.texts()
    _strip, area = next(iter(couch.app.notice.root.boxes()))
    place = pygame.Rect(*map(round, area))
    assert [item.key for item in title.focus.items if item.rect.colliderect(place)] == []
    assert_laid_out_well(title.texts() + couch.app.notice.texts())


def test_a_language_is_chosen_from_a_list_and_remembered(couch: Couch) -> None:
    title = show_title(couch)
    couch.tap(*place_of(title, LANGUAGE))
    couch.settle()
    languages = couch.scene
    assert isinstance(languages, Question)
    codes = [code for code, _name in language.available()]
    assert {name for _code, name in language.available()} <= set(texts_of(languages))
    assert languages.focus.key == codes.index("en")
    couch.key(pygame.KSCAN_ESCAPE)
    couch.settle()
    assert couch.scene is title
    assert couch.context.settings.language is None
    couch.tap(*place_of(title, LANGUAGE))
    couch.settle()
    couch.tap(*place_of(languages, codes.index("fr")))
    couch.settle()
    assert couch.scene is title
    assert couch.context.settings.language == "fr"
    assert LANGUAGE in [item.key for item in title.focus.items]


def test_many_languages_stand_in_rows(couch: Couch, monkeypatch: pytest.MonkeyPatch) -> None:
    many = tuple((f"{letter}{letter}", f"Language {letter}") for letter in "ABCDEFG")
    monkeypatch.setattr(language, "available", lambda: (*many, ("en", "English")))
    title = show_title(couch)
    couch.tap(*place_of(title, LANGUAGE))
    couch.settle()
    languages = couch.scene
    assert isinstance(languages, Question)
    assert_laid_out_well(languages.texts())
    rects = [item.rect for item in languages.focus.items if not item.is_hidden_from_focus]
    assert len(rects) == len(many) + 1
    assert len({rect.y for rect in rects}) == 2


def test_one_language_is_named_but_is_no_choice(
    couch: Couch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "available", lambda: (("en", "English"),))
    title = show_title(couch)
    assert "English" in texts_of(title)
    assert LANGUAGE not in [item.key for item in title.focus.items]


def test_a_title_that_leads_nowhere_else_stays(couch: Couch) -> None:
    title = show_title(couch)
    for _ in range(ATTRACT_AFTER):
        title.update()
    couch.ticks(10)
    assert couch.scene is title


def test_after_a_minute_without_anybody_the_title_leads_on_and_begins_anew(couch: Couch) -> None:
    destinations = {"how": lambda: Elsewhere(couch.context, "how")}
    title = Title(
        couch.context, None, destinations, attract=lambda: Elsewhere(couch.context, "attract")
    )
    couch.show(title)
    couch.key(pygame.KSCAN_ESCAPE)
    assert title.focus.key == QUIT
    for _ in range(ATTRACT_AFTER - 4):
        title.update()
    assert couch.scene is title
    couch.ticks(4)
    assert where(couch) == "attract"
    assert title.focus.key == "how"
    couch.show(title)
    couch.ticks(10)
    assert couch.scene is title


def test_two_harbours_look_alike_at_the_same_tick(make_couch: MakeCouch) -> None:
    seen = []
    for _ in range(2):
        couch = make_couch()
        show_title(couch)
        couch.ticks(250)
        seen.append(looks(couch))
    assert seen[0] == seen[1]


def test_the_harbour_lives(couch: Couch) -> None:
    show_title(couch)
    moments = set()
    for _ in range(10):
        couch.ticks(6)
        moments.add(looks(couch))
    assert len(moments) == 10


def test_the_harbour_moves_between_pixels_and_ships_lean(couch: Couch) -> None:
    title = show_title(couch)
    ships = [node for node in title.root.walk() if isinstance(node, AtAnchor)]
    assert len(ships) == 4
    hulls = [ship.children[0] for ship in ships]
    moments = set()
    for _ in range(20):
        couch.ticks(2)
        moments.add(tuple((hull.y, hull.angle) for hull in hulls))
    assert len(moments) == 20
    assert all(abs(hull.y) < 3 and hull.angle for hull in hulls)


def test_the_harbour_moves_thirty_times_a_second(couch: Couch) -> None:
    show_title(couch)
    assert couch.app is not None
    drawn = 0
    for _ in range(60):
        couch.app.tick()
        drawn += couch.app.frame()
    assert drawn == 30


def test_a_gull_crosses_now_and_then(couch: Couch) -> None:
    harbour = Harbour(couch.context.look, couch.context.size)
    gull = harbour.children[-1]
    seen = []
    for tick in range(0, 4 * PASSING_EVERY, 10):
        harbour.show(tick)
        seen.append(gull.alpha)
    assert 4 * PASSING_TICKS / 10 - 4 <= sum(seen) <= 4 * PASSING_TICKS / 10 + 4


def test_with_reduced_motion_an_idle_title_draws_nothing(
    make_couch: MakeCouch,
) -> None:
    couch = make_couch(settings=Settings(fullscreen=False, reduced_motion=True))
    show_title(couch)
    assert couch.app is not None
    for _ in range(400):  # until the notices of a test without sound are gone, too
        couch.ticks(1)
    for _ in range(50):
        couch.app.tick()
        assert couch.app.frame() is False


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_all_texts_can_be_read_where_they_stand(make_couch: MakeCouch, text_size: int) -> None:
    for is_high_contrast in (False, True):
        settings = Settings(fullscreen=False, text_size=text_size, high_contrast=is_high_contrast)
        couch = make_couch(settings=settings, code=language.PSEUDO)
        title = show_title(couch)
        assert_laid_out_well(title.texts())
        title = show_title(couch, is_saved=False)
        assert_laid_out_well(title.texts())
