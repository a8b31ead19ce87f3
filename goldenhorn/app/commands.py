"""Carries out the commands of the game, one function each.

Each imports what it needs when it is called, so that none waits for what only another needs, and
only those that draw need pygame.
"""

import argparse
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from goldenhorn.common.folders import IS_BUNDLED, IS_CHECKOUT
from goldenhorn.common.language import PSEUDO, _, available

if TYPE_CHECKING:
    from goldenhorn.common.launch_options import Overrides, PlayOptions
    from goldenhorn.common.report import BenchRow
    from goldenhorn.engine.config import Config


class CommandFailed(Exception):
    """Something the user can mend; the message is one plain sentence."""


def play(options: argparse.Namespace) -> int:
    """Play in a window."""
    return _perform(options, _play_options)


def replay(options: argparse.Namespace) -> int:
    """Show a game again from a file."""
    return _perform(options, _replay_options)


def _perform(
    options: argparse.Namespace, options_of: "Callable[[argparse.Namespace], PlayOptions]"
) -> int:
    _need_pygame()
    from goldenhorn.app import start as playing

    try:
        playing.play(options_of(options))
    except (playing.BadOptions, playing.NoDisplay) as problem:
        raise CommandFailed(str(problem)) from None
    except playing.StartupFailed as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def _replay_options(options: argparse.Namespace) -> "PlayOptions":
    from goldenhorn.common.launch_options import PlayOptions

    return PlayOptions(
        record=options.record, overrides=_overrides(options), data_folder=_data_folder(options)
    )


def _play_options(options: argparse.Namespace) -> "PlayOptions":
    from goldenhorn.common.launch_options import PlayOptions

    data_folder, seed = _data_folder(options), _seed(options)
    lonely = [
        name
        for name, given in (
            ("--names", options.names),
            ("--expansion", options.expansion),
            ("--rules", options.rules),
            ("--seed", seed is not None),
        )
        if given and not options.seats
    ]
    if lonely:
        raise CommandFailed(
            _("{option} goes with --seats, which says who plays.", option=lonely[0])
        )
    if options.is_continuing and options.seats:
        raise CommandFailed(
            _("--continue takes up the saved game, so --seats cannot be given with it.")
        )
    return PlayOptions(
        seats=_words(options.seats),
        names=_words(options.names),
        expansion=options.expansion,
        rules=frozenset(_words(options.rules)),
        seed=seed,
        is_continuing=options.is_continuing,
        quits_at_end=options.quit_at_end,
        overrides=_overrides(options),
        data_folder=data_folder,
    )


def _data_folder(options: argparse.Namespace) -> str | None:
    folder: str | None = options.data_dir
    if folder == "":
        raise CommandFailed(_("--data-dir wants the name of a folder."))
    return folder


def _overrides(options: argparse.Namespace) -> "Overrides":
    from goldenhorn.common.launch_options import Overrides

    _check_language(options.language)
    return Overrides(
        language=options.language,
        is_fullscreen=True if options.fullscreen else False if options.windowed else None,
        size=_size(options.size) if options.size else None,
        speed=options.speed,
    )


def _check_language(code: str | None) -> None:
    codes = [known for known, _own_name in available()]
    if code is not None and code not in (*codes, PSEUDO):
        raise CommandFailed(
            _(
                "There is no language {code}; there are: {codes}.",
                code=repr(code),
                codes=", ".join(codes),
            )
        )


def terminal(options: argparse.Namespace) -> int:
    """Play by typing."""
    import secrets

    from goldenhorn.app.terminal import PlayerQuit, play_in_terminal
    from goldenhorn.bots.levels import LEVELS, bot_seed
    from goldenhorn.engine.chance import SEEDS
    from goldenhorn.engine.match import Match

    if sys.stdin is None or sys.stdout is None:
        raise CommandFailed("The game needs a terminal to be played in.")
    seats = options.seats.split(",")
    for name in seats:
        if name != "human" and name not in LEVELS:
            raise CommandFailed(
                f"Nobody is called {name!r}; there are: human, {', '.join(LEVELS)}."
            )
    seed = _seed(options)
    if seed is None:
        seed = secrets.randbelow(SEEDS)
    match = Match(_config(options, len(seats)), seed)
    bots = [
        None if name == "human" else LEVELS[name](bot_seed(seed, i)) for i, name in enumerate(seats)
    ]
    try:
        play_in_terminal(match, bots, input, print)
    except (PlayerQuit, EOFError):
        print("Goodbye.")
    return 0


def protocol(_options: argparse.Namespace) -> int:
    """Serve the engine as JSON lines."""
    from goldenhorn.app.protocol import serve

    if sys.stdin is None or sys.stdout is None:
        raise CommandFailed("The protocol needs a standard input and output.")
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def simulate(options: argparse.Namespace) -> int:
    """Play whole games of bots and print what came of them."""
    from goldenhorn.app import simulation

    try:
        entrants = simulation.entrants_from(options.seats)
    except ValueError as problem:
        raise CommandFailed(str(problem)) from None
    seed = _seed(options)
    contest = simulation.Contest(
        entrants, _config(options, len(entrants)), options.games, 1 if seed is None else seed
    )
    tally = simulation.simulate(contest, simulation.progress_bar(options.games), options.jobs)
    print(simulation.tally_to_json(tally) if options.json else simulation.tally_to_table(tally))
    return 0


def bench(options: argparse.Namespace) -> int:
    """Measure, print, and fail where something took too long."""
    from goldenhorn.common.report import bench_report

    rows = _bench_rows(options.what)
    print(bench_report(rows, options.json))
    return 0 if all(row.ok for row in rows) else 1


def _bench_rows(what: str) -> "list[BenchRow]":
    if IS_BUNDLED and what in ("everything", "start"):
        raise CommandFailed("There is no Python here that the start could be measured with.")
    if what == "everything":
        return [row for each in ("frames", "start", "bots", "engine") for row in _bench_rows(each)]
    if what in ("frames", "start"):
        _need_pygame()
        from goldenhorn.tools.bench_frames import bench_frames
        from goldenhorn.tools.bench_start import bench_start

        return bench_frames() if what == "frames" else bench_start()
    from goldenhorn.tools.bench import bench_bots, bench_engine

    return bench_engine() if what == "engine" else bench_bots()


def screenshots(options: argparse.Namespace) -> int:
    """Draw every screen to a picture and print their paths."""
    from pathlib import Path

    _need_pygame()
    _check_language(options.language)
    from goldenhorn.common.files import reason
    from goldenhorn.tools.scenarios.catalogue import PICTURES
    from goldenhorn.tools.screenshot_driver import NoPicture, PictureOptions
    from goldenhorn.tools.screenshots import take_all

    if not options.folder:
        raise CommandFailed("screenshots wants the name of a folder.")
    only = _words(options.only)
    unknown = [name for name in only if name not in PICTURES]
    if unknown:
        raise CommandFailed(f"There is no picture {unknown[0]!r}.")
    size = _size(options.size)
    folder = Path(options.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise CommandFailed(f"{folder} is not a folder.") from None
    except (OSError, ValueError) as problem:
        raise CommandFailed(f"The folder {folder} cannot be made: {reason(problem)}.") from None
    try:
        pictures = PictureOptions(folder, options.language, options.text_size, size)
        taken = take_all(pictures, only or PICTURES)
    except NoPicture as problem:
        raise CommandFailed(str(problem)) from None
    for path in taken:
        print(path)
    return 0


def install(options: argparse.Namespace) -> int:
    """Make the game startable without a terminal, or undo that; print what was done."""
    import os

    from goldenhorn.app.install.install import Installation, check_machine, homes_from
    from goldenhorn.app.install.start_command import CannotInstall, start_from

    try:
        homes = homes_from(os.environ)
        check_machine(options.kind, homes, sys.platform, os.environ, is_undoing=options.undo)
        installation = Installation(options.kind, start_from(), homes)
        act = installation.undo if options.undo else installation.install
        deeds = act(options.dry_run)
    except CannotInstall as problem:
        raise CommandFailed(str(problem)) from None
    for line in installation.told(deeds, is_undoing=options.undo, is_dry=options.dry_run):
        print(line)
    return 1 if any(deed.is_left for deed in deeds) else 0


def _size(text: str) -> tuple[int, int]:
    from goldenhorn.graphics.window import read_size

    try:
        return read_size(text)
    except ValueError as problem:
        raise CommandFailed(str(problem)) from None


def _need_pygame() -> None:
    try:
        import pygame  # noqa: F401
    except ImportError:
        raise CommandFailed(
            _("The game needs pygame-ce; README.md says how to install it.")
            if IS_CHECKOUT
            else _("The game’s libraries are missing or for another Python: install it once more.")
        ) from None


def _config(options: argparse.Namespace, players: int) -> "Config":
    from goldenhorn.engine.config import BadConfig, Config

    try:
        return Config(players, expansion=options.expansion, rules=frozenset(_words(options.rules)))
    except BadConfig as problem:
        raise CommandFailed(str(problem)) from None


def _seed(options: argparse.Namespace) -> int | None:
    from goldenhorn.engine.chance import SEEDS

    seed: int | None = options.seed
    if seed is not None and not 0 <= seed < SEEDS:
        raise CommandFailed(_("A seed is a whole number from 0 to {most}.", most=SEEDS - 1))
    return seed


def _words(text: str) -> tuple[str, ...]:
    """Split a list written with commas.

    >>> _words("human, hard")
    ('human', 'hard')
    """
    return tuple(word.strip() for word in text.split(",") if word.strip())
