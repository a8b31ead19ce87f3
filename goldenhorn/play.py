"""Starts the game for a command line: settings, stage, first scene, and a tidy end."""

import secrets
from dataclasses import dataclass
from datetime import date

import pygame

from goldenhorn import language
from goldenhorn import settings as settings_file
from goldenhorn.app import App, prepare_environment
from goldenhorn.bots.levels import LEVELS
from goldenhorn.engine.chance import SEEDS
from goldenhorn.engine.config import BadConfig
from goldenhorn.lineup import HUMAN, LONGEST_NAME, PLACES, Lineup, Place
from goldenhorn.scenes.gathering import seat_players
from goldenhorn.scenes.journey import Journey
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Overrides, Stage
from goldenhorn.window import NoDisplay

__all__ = ["BadWish", "NoDisplay", "Overrides", "PlayOptions", "first_frame", "lineup_of", "play"]


class BadWish(ValueError):
    """Options that cannot be; the message is one plain sentence."""


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What the command line asked for."""

    seats: tuple[str, ...] = ()
    """Who plays, human or a bot's level; empty starts at the title."""
    names: tuple[str, ...] = ()
    expansion: bool = False
    rules: frozenset[str] = frozenset()
    seed: int | None = None
    is_continuing: bool = False
    quits_at_end: bool = False
    overrides: Overrides = Overrides()  # noqa: RUF009 - frozen
    data_folder: str | None = None


def play(options: PlayOptions) -> None:
    """Play until people leave."""
    lineup = lineup_of(options) if options.seats else None
    stage, journey = _raise_the_curtain(options)
    try:
        App(stage, _first_scene(journey, options, lineup)).run()
    finally:
        journey.close()
        stage.sound.close()
        pygame.quit()


def first_frame() -> App:
    """Start as people do and show the first picture, for the bench."""
    stage, journey = _raise_the_curtain(PlayOptions(overrides=Overrides(is_fullscreen=False)))
    app = App(stage, journey.title())
    app.tick()
    app.frame()
    return app


def _raise_the_curtain(options: PlayOptions) -> tuple[Stage, Journey]:
    """Read the settings and open the window; what goes wrong is told on the screen."""
    prepare_environment()
    language.use(options.overrides.language)
    folder, folder_note = settings_file.data_folder(options.data_folder)
    settings, settings_note = settings_file.load(folder)
    language.use(options.overrides.language or settings.language)
    stage = Stage(settings, folder, options.overrides)
    for note in (folder_note, settings_note, *language.problems):
        stage.note(note)
    journey = Journey(stage, today=_today, draw_seed=_draw_seed, quits_at_end=options.quits_at_end)
    return stage, journey


def _today() -> str:
    return date.today().isoformat()


def _draw_seed() -> int:
    return secrets.randbelow(SEEDS)


def _first_scene(journey: Journey, options: PlayOptions, lineup: Lineup | None) -> Scene:
    if lineup is not None:
        seat_players(journey.stage, lineup)
        return journey.begin(lineup)
    if options.is_continuing:
        return journey.continued()
    return journey.title()


def lineup_of(options: PlayOptions) -> Lineup:
    """Seat everybody whom the command line names; raise BadWish if that cannot be."""
    if len(options.names) > len(options.seats):
        raise BadWish("There are more names than seats.")
    lineup = Lineup(
        expansion=options.expansion,
        rules=options.rules,
        seed=options.seed,
    )
    if not 2 <= len(options.seats) <= PLACES:
        raise BadWish("Two, three or four players can play.")
    for number, who in enumerate(options.seats):
        if who != HUMAN and who not in LEVELS:
            known = ", ".join((HUMAN, *LEVELS))
            raise BadWish(f"Nobody is called {who!r}; there are: {known}.")
        name = options.names[number] if number < len(options.names) else ""
        lineup = lineup.with_place(number, Place(who, name.strip()[:LONGEST_NAME], number))
    try:
        lineup.config(options.seed or 0)
    except BadConfig as problem:
        raise BadWish(str(problem)) from None
    return lineup
