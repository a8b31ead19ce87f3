"""The commands of main.py: reads options, calls one function each, says plainly what is wrong."""

import argparse
import io
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn

from goldenhorn.engine.config import BadConfig, Config

if TYPE_CHECKING:
    from goldenhorn.report import BenchRow
    from goldenhorn.wishes import Overrides, PlayOptions

COMMANDS = ("play", "replay", "terminal", "protocol", "simulate", "bench", "screenshots", "install")


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, as everything here does."""

    def error(self, message: str) -> NoReturn:
        """Complain about an option."""
        sentence = message[:1].upper() + message[1:].replace("argument ", "", 1)
        raise Trouble(f"{sentence}; main.py --help lists what there is.")


class Trouble(Exception):
    """Something the user can mend; the message is one plain sentence."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows ? for what it lacks
    try:
        options = _parser().parse_args(_with_command(arguments))
        status: int = options.command(options)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except (Trouble, BadConfig) as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _leave_output_alone()
        return 0
    except OSError as problem:
        _leave_output_alone()
        print(f"Reading or writing failed: {problem.strerror}.", file=sys.stderr)
        return 1


def _with_command(arguments: Sequence[str]) -> Sequence[str]:
    """Put `play` first where no command is named."""
    first = arguments[0] if arguments else "--"
    if first in (*COMMANDS, "-h", "--help"):
        return arguments
    if not first.startswith("-"):
        raise Trouble(f"There is no command {first!r}; there are: {', '.join(COMMANDS)}.")
    return ("play", *arguments)


def _leave_output_alone() -> None:
    """Keep Python from complaining once more when it closes an output that nobody reads."""
    sys.stdout = None  # type: ignore[assignment,unused-ignore]


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="main.py",
        description="Golden Horn: Venetian merchants race between Venice and Constantinople.",
        epilog="Without a command the game starts.",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    _add_play(commands)

    replay = commands.add_parser("replay", help="watch a game again from a file")
    replay.add_argument("record", metavar="FILE", help="a saved game or a record of one")
    _add_window_options(replay)
    replay.set_defaults(command=_replay)

    terminal = commands.add_parser("terminal", help="play by typing, without a window")
    terminal.add_argument(
        "--seats",
        default="human,easy,medium",
        help="who plays, two to four of: human or a bot's name (default: human,easy,medium)",
    )
    _add_game_options(terminal, "drawn by lot")
    terminal.set_defaults(command=_terminal)

    protocol = commands.add_parser("protocol", help="serve the engine as JSON lines")
    protocol.set_defaults(command=_protocol)

    simulate = commands.add_parser("simulate", help="play whole games of bots and count")
    simulate.add_argument("--games", type=_positive, default=100, help="how many (default: 100)")
    simulate.add_argument(
        "--seats", default="random,random", help="the bots, two to four (default: random,random)"
    )
    _add_game_options(simulate, "1")
    simulate.add_argument(
        "--jobs", type=_positive, default=1, help="how many processes share the work (default: 1)"
    )
    simulate.add_argument("--json", action="store_true", help="print JSON instead of tables")
    simulate.set_defaults(command=_simulate)

    bench = commands.add_parser("bench", help="measure speed")
    bench.add_argument(
        "what", choices=("engine", "bots", "frames", "start"), help="what to measure"
    )
    bench.add_argument("--json", action="store_true", help="print JSON instead of a table")
    bench.set_defaults(command=_bench)

    screenshots = commands.add_parser("screenshots", help="draw every screen to a picture")
    screenshots.add_argument("folder", metavar="DIR", help="where the pictures go")
    screenshots.add_argument("--language", metavar="CODE", default="en", help="(default: en)")
    screenshots.add_argument(
        "--text-size",
        type=int,
        choices=(100, 125, 150, 175, 200),
        default=100,
        help="in per cent (default: 100)",
    )
    screenshots.add_argument(
        "--size", metavar="WxH", default="1280x720", help="of the pictures (default: 1280x720)"
    )
    screenshots.set_defaults(command=_screenshots)

    _add_install(commands)
    return parser


def _add_install(commands: "argparse._SubParsersAction[_Parser]") -> None:
    install = commands.add_parser("install", help="make the game startable without a terminal")
    where = install.add_mutually_exclusive_group(required=True)
    for kind, words in (
        ("desktop", "an entry with an icon in the menu of games"),
        ("retropie", "a script among RetroPie's ports"),
        ("kiosk", "full screen whenever you log in"),
    ):
        where.add_argument(f"--{kind}", action="store_const", const=kind, dest="kind", help=words)
    install.add_argument("--dry-run", action="store_true", help="only say what would be done")
    install.add_argument("--undo", action="store_true", help="remove what was installed")
    install.set_defaults(command=_install)


def _add_play(commands: "argparse._SubParsersAction[_Parser]") -> None:
    play = commands.add_parser("play", help="play (the default)")
    play.add_argument(
        "--seats",
        default="",
        metavar="human,hard,medium",
        help="start at once with these players, two to four of: human or a bot's level",
    )
    play.add_argument("--names", default="", metavar="Anna,Ben", help="their names, in order")
    _add_game_options(play, "drawn by lot")
    _add_window_options(play)
    play.add_argument("--quit-at-end", action="store_true", help="leave when the game is over")
    play.add_argument(
        "--continue", action="store_true", dest="is_continuing", help="go on with the saved game"
    )
    play.set_defaults(command=_play)


def _add_window_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", metavar="CODE", help="en, or another there is (default: yours)"
    )
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--windowed", action="store_true", help="play in a window")
    shape.add_argument("--fullscreen", action="store_true", help="fill the screen")
    parser.add_argument("--size", metavar="WxH", help="the size of the window, such as 1280x720")
    parser.add_argument(
        "--speed", choices=("calm", "normal", "fast", "instant"), help="how fast things move"
    )
    parser.add_argument("--data-dir", metavar="DIR", help="where settings and games are kept")


def _add_game_options(parser: argparse.ArgumentParser, default_seed: str) -> None:
    parser.add_argument("--expansion", action="store_true", help="play Dominio da Mar")
    parser.add_argument(
        "--rules", default="", metavar="H1,H2", help="house rules, from H1 to H6 (default: none)"
    )
    parser.add_argument(
        "--seed", type=int, metavar="N", help=f"the game's seed (default: {default_seed})"
    )


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 12 or int(text) < 1:
        raise argparse.ArgumentTypeError("it must be a whole number from 1")
    return int(text)


def _config(options: argparse.Namespace, players: int) -> Config:
    return Config(players, expansion=options.expansion, rules=frozenset(_words(options.rules)))


def _words(text: str) -> tuple[str, ...]:
    """Split a list written with commas.

    >>> _words("human, hard")
    ('human', 'hard')
    """
    return tuple(word.strip() for word in text.split(",") if word.strip())


def _play(options: argparse.Namespace) -> int:
    return _perform(options, _play_options)


def _replay(options: argparse.Namespace) -> int:
    return _perform(options, _replay_options)


def _perform(
    options: argparse.Namespace, wishes: "Callable[[argparse.Namespace], PlayOptions]"
) -> int:
    _need_pygame()
    from goldenhorn.play import BadWish, NoDisplay, play

    try:
        play(wishes(options))
    except (BadWish, NoDisplay) as problem:
        raise Trouble(str(problem)) from None
    return 0


def _replay_options(options: argparse.Namespace) -> "PlayOptions":
    from goldenhorn.wishes import PlayOptions

    return PlayOptions(
        record=options.record, overrides=_overrides(options), data_folder=options.data_dir
    )


def _play_options(options: argparse.Namespace) -> "PlayOptions":
    from goldenhorn.wishes import PlayOptions

    lonely = [
        name
        for name, given in (
            ("--names", options.names),
            ("--expansion", options.expansion),
            ("--rules", options.rules),
            ("--seed", options.seed is not None),
        )
        if given and not options.seats
    ]
    if lonely:
        raise Trouble(f"{lonely[0]} goes with --seats, which says who plays.")
    if options.is_continuing and options.seats:
        raise Trouble("--continue takes up the saved game, so --seats cannot be given with it.")
    return PlayOptions(
        seats=_words(options.seats),
        names=_words(options.names),
        expansion=options.expansion,
        rules=frozenset(_words(options.rules)),
        seed=options.seed,
        is_continuing=options.is_continuing,
        quits_at_end=options.quit_at_end,
        overrides=_overrides(options),
        data_folder=options.data_dir,
    )


def _overrides(options: argparse.Namespace) -> "Overrides":
    from goldenhorn.wishes import Overrides

    _check_language(options.language)
    return Overrides(
        language=options.language,
        is_fullscreen=True if options.fullscreen else False if options.windowed else None,
        size=_size(options.size) if options.size else None,
        speed=options.speed,
    )


def _check_language(code: str | None) -> None:
    from goldenhorn.language import PSEUDO, available

    codes = [known for known, _own_name in available()]
    if code is not None and code not in (*codes, PSEUDO):
        raise Trouble(f"There is no language {code!r}; there are: {', '.join(codes)}.")


def _terminal(options: argparse.Namespace) -> int:
    import secrets

    from goldenhorn.bots.levels import LEVELS, bot_seed
    from goldenhorn.engine.chance import SEEDS
    from goldenhorn.engine.match import Match
    from goldenhorn.terminal import Quit, play_in_terminal

    if sys.stdin is None or sys.stdout is None:
        raise Trouble("The game needs a terminal to be played in.")
    seats = options.seats.split(",")
    for name in seats:
        if name != "human" and name not in LEVELS:
            raise Trouble(f"Nobody is called {name!r}; there are: human, {', '.join(LEVELS)}.")
    seed = secrets.randbelow(SEEDS) if options.seed is None else options.seed
    match = Match(_config(options, len(seats)), seed)
    bots = [
        None if name == "human" else LEVELS[name](bot_seed(seed, i)) for i, name in enumerate(seats)
    ]
    try:
        play_in_terminal(match, bots, input, print)
    except (Quit, EOFError):
        print("Goodbye.")
    return 0


def _protocol(_: argparse.Namespace) -> int:
    from goldenhorn.protocol import serve

    if sys.stdin is None or sys.stdout is None:
        raise Trouble("The protocol needs a standard input and output.")
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _simulate(options: argparse.Namespace) -> int:
    from goldenhorn.selfplay import (
        Contest,
        entrants_from,
        progress_bar,
        simulate,
        tally_to_json,
        tally_to_table,
    )

    try:
        entrants = entrants_from(options.seats)
    except ValueError as problem:
        raise Trouble(str(problem)) from None
    seed = 1 if options.seed is None else options.seed
    contest = Contest(entrants, _config(options, len(entrants)), options.games, seed)
    tally = simulate(contest, progress_bar(options.games), options.jobs)
    print(tally_to_json(tally) if options.json else tally_to_table(tally))
    return 0


def _bench(options: argparse.Namespace) -> int:
    from goldenhorn.report import bench_report

    rows = _bench_rows(options.what)
    print(bench_report(rows, options.json))
    return 0 if all(row.ok for row in rows) else 1


def _bench_rows(what: str) -> "list[BenchRow]":
    if what in ("frames", "start"):
        _need_pygame()
        from goldenhorn.bench_frames import bench_frames
        from goldenhorn.bench_start import bench_start

        return bench_frames() if what == "frames" else bench_start()
    from goldenhorn.bench import bench_bots, bench_engine

    return bench_engine() if what == "engine" else bench_bots()


def _screenshots(options: argparse.Namespace) -> int:
    from pathlib import Path

    _need_pygame()
    _check_language(options.language)
    from goldenhorn.screenshots import take_all
    from goldenhorn.studio import Wish

    size = _size(options.size)
    folder = Path(options.folder)
    if folder.exists() and not folder.is_dir():
        raise Trouble(f"{options.folder} is not a folder.")
    for path in take_all(Wish(folder, options.language, options.text_size, size)):
        print(path)
    return 0


def _install(options: argparse.Namespace) -> int:
    import os

    from goldenhorn.install import (
        CannotInstall,
        Installation,
        check_machine,
        homes_from,
        start_from,
        told,
    )

    try:
        homes = homes_from(os.environ)
        check_machine(options.kind, homes, sys.platform, os.environ)
        installation = Installation(options.kind, start_from(), homes)
        act = installation.undo if options.undo else installation.install
        deeds = act(options.dry_run)
    except CannotInstall as problem:
        raise Trouble(str(problem)) from None
    for line in told(deeds, options.dry_run):
        print(line)
    return 1 if any(deed.is_left for deed in deeds) and not options.undo else 0


def _size(text: str) -> tuple[int, int]:
    from goldenhorn.window import read_size

    try:
        return read_size(text)
    except ValueError as problem:
        raise Trouble(str(problem)) from None


def _need_pygame() -> None:
    try:
        import pygame  # noqa: F401
    except ImportError:
        raise Trouble("The game needs pygame-ce; README.md says how to install it.") from None
