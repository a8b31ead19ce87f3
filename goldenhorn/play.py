"""Starts the game for a command line: settings, stage, first scene, and a tidy end."""

from dataclasses import dataclass

import pygame

from goldenhorn import language
from goldenhorn import settings as settings_file
from goldenhorn.app import App, prepare_environment
from goldenhorn.bots.levels import LEVELS
from goldenhorn.engine.config import BadConfig
from goldenhorn.lineup import HUMAN, LONGEST_NAME, PLACES, Lineup, Place
from goldenhorn.scenes.scene import Scene
from goldenhorn.scenes.stage import Overrides, Stage
from goldenhorn.scenes.title import Title
from goldenhorn.window import NoDisplay, read_size

__all__ = ["BadWish", "NoDisplay", "Overrides", "PlayOptions", "lineup_of", "play", "read_size"]


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
    prepare_environment()
    language.use(options.overrides.language)
    folder, folder_note = settings_file.data_folder(options.data_folder)
    settings, settings_note = settings_file.load(folder)
    language.use(options.overrides.language or settings.language)
    try:
        stage = Stage(settings, folder, options.overrides)
        for note in (folder_note, settings_note, *language.problems):
            stage.note(note)
        App(stage, _first_scene(stage, options, lineup)).run()
        stage.sound.close()
    finally:
        pygame.quit()


def _first_scene(stage: Stage, options: PlayOptions, lineup: Lineup | None) -> Scene:
    return Title(stage)


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
