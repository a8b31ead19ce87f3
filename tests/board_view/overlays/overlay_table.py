"""A table for the tests of overlays: random games, their re-dealt twins, and a picture."""

from functools import cache

import pygame

from goldenhorn.board_view.layout import layout_of
from goldenhorn.engine.events import CardsDrawn, Event
from goldenhorn.engine.match import Match
from goldenhorn.engine.sight import imagine, observe
from goldenhorn.engine.state import size_of
from goldenhorn.graphics.images import PngImages, SvgImages
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.text import Words
from goldenhorn.session.game import Game, Seat
from goldenhorn.ui.kit import Kit
from tests.placed_match import PlacedMatch
from tests.random_games import random_game

NAMES = ("Marco", "Anna", "Zoe", "Bartholomäus")


@cache
def played(number: int, steps: int | None = None) -> Game:
    """A random game after so many actions, or at its end."""
    whole = random_game(number)
    config = whole[0][0].config
    match = Match(config, number)
    for _before, action, _after, _events in whole[:steps]:
        match.play(action)
    names = NAMES[: config.players]
    return Game(match, [Seat(f, n) for f, n in zip(config.fleets, names, strict=True)])


def in_last_round(number: int) -> Game:
    """A random game just after its end has come."""
    whole = random_game(number)
    for step, (_before, _action, after, _events) in enumerate(whole):
        if after.final_round:
            return played(number, step + 1)
    raise AssertionError("this game has no last round")


def redealt(game: Game, chance: int) -> Game:
    """The same game as the public saw it, with other hands, piles and draws."""
    past = [
        (imagine(observe(before, None), chance + step), action, tuple(map(_other, events)))
        for step, (before, action, events) in enumerate(game.match.history)
    ]
    twin = Game(PlacedMatch(game.match.config, game.match.seed, past), game.seats)
    twin.match.state = imagine(observe(game.state, None), chance)
    return twin


def _other(event: Event) -> Event:
    if isinstance(event, CardsDrawn):
        count = size_of(event.cards)
        return CardsDrawn(event.player, (0, 0, 0, 0, 0, count))
    return event


def laid(game: Game, *, scale: float = 1.0) -> tuple[Picture, Kit]:
    """An empty picture as large as the game's board, and a kit to draw with."""
    if not pygame.display.get_init():
        pygame.display.init()
        pygame.display.set_mode((1280, 720))
    places = layout_of(game.match.config)
    ground = pygame.Surface(places.size)
    ground.fill((20, 86, 122))
    words = Words(scale)
    return Picture(ground), Kit(SvgImages(), PngImages(), words)


def canvas_of(picture: Picture) -> pygame.Surface:
    canvas = pygame.Surface(picture.background.get_size())
    picture.paint(canvas)
    return canvas


def pixels(picture: Picture) -> bytes:
    return pygame.image.tobytes(canvas_of(picture), "RGB")


def differences(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The smallest rectangle that holds every pixel in which two canvases differ."""
    unlike = one.copy()
    unlike.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    reverse = other.copy()
    reverse.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    unlike.blit(reverse, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    unlike.set_colorkey((0, 0, 0))
    return unlike.get_bounding_rect()
