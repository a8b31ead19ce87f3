"""The commands of the game and their options, as people write them."""

import argparse
import re
from collections.abc import Sequence
from typing import NoReturn, TypeAlias

from goldenhorn import __version__
from goldenhorn.app import commands
from goldenhorn.app.commands import CommandFailed
from goldenhorn.common.folders import PROGRAM
from goldenhorn.common.language import ENGLISH, _
from goldenhorn.engine.chance import SEEDS

COMMANDS = ("play", "replay", "terminal", "protocol", "simulate", "bench", "screenshots", "install")


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, as everything here does."""

    def error(self, message: str) -> NoReturn:
        """Complain about an option."""
        # argparse speaks only English, so only what it complains about is taken from it
        named = re.match(r"(?:argument |unrecognized arguments: )([^\s:]+)", message)
        its_help = f"{self.prog} --help"
        missing = re.search(r"one of the arguments (.*) is required", message)
        if missing is not None:
            raise CommandFailed(_("One of these is missing: {names}.", names=missing[1]))
        if named is None:
            raise CommandFailed(
                _("Something is missing; {help} lists what there is.", help=its_help)
            )
        option = named[1]
        choices = re.search(r"\(choose from (.*)\)$", message)
        if choices is not None:
            names = choices[1].replace("'", "")
            raise CommandFailed(
                _(
                    "{option} is one of: {names}; see {help}.",
                    option=option,
                    names=names,
                    help=its_help,
                )
            )
        rival = re.search(r"not allowed with argument (\S+)", message)
        if rival is not None:
            raise CommandFailed(
                _("{one} and {other} exclude each other.", one=option, other=rival[1])
            )
        if message.startswith("argument"):
            raise CommandFailed(
                _("{option} wants another value; {help} tells which.", option=option, help=its_help)
            )
        raise CommandFailed(
            _("There is no {option}; {help} lists what there is.", option=option, help=its_help)
        )


_Parsers: TypeAlias = "argparse._SubParsersAction[_Parser]"


def read_options(arguments: Sequence[str]) -> argparse.Namespace:
    """Read a command line; `command` of what is returned is the function that carries it out."""
    parser, parsers = parser_of()
    words = _with_command(arguments)
    options, unknown = parser.parse_known_args(words)
    if unknown:  # its own command knows best which help to name
        parsers.choices[words[0]].error(f"unrecognized arguments: {unknown[0]}")
    return options


def parser_of(program: str = PROGRAM) -> tuple[_Parser, _Parsers]:
    """Return what reads command lines, and of it what reads those of each command."""
    parser = _Parser(
        prog=program,
        description="Golden Horn: Venetian merchants race between Venice and Constantinople.",
        epilog=f"Without a command the game starts; {program} play --help lists its options. "
        "Only play and replay need a screen.",
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"Golden Horn {__version__}",
        help="say which version this is",
    )
    parsers = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_play(parsers)
    _add_replay(parsers)
    _add_terminal(parsers)
    _add_protocol(parsers)
    _add_simulate(parsers)
    _add_bench(parsers)
    _add_screenshots(parsers)
    _add_install(parsers)
    return parser, parsers


def wanted_language(arguments: Sequence[str]) -> str | None:
    """Return the language that a command line to play speaks of; None is the system's.

    Tools answer in English, which those who use them and their scripts read.
    """
    if not arguments or arguments[0] not in COMMANDS or arguments[0] in ("play", "replay"):
        for number, word in enumerate(arguments):
            option, _equals, code = word.partition("=")
            if option == "--language":
                return code or "".join(arguments[number + 1 : number + 2]) or None
        return None
    return ENGLISH


def _with_command(arguments: Sequence[str]) -> Sequence[str]:
    """Put `play` first where no command is named."""
    first = arguments[0] if arguments else "--"
    if first in (*COMMANDS, "-h", "--help", "--version"):
        return arguments
    if not first.startswith("-"):
        raise CommandFailed(
            _(
                "There is no command {name}; there are: {names}.",
                name=repr(first),
                names=", ".join(COMMANDS),
            )
        )
    return ("play", *arguments)


def _add_play(parsers: _Parsers) -> None:
    play = parsers.add_parser("play", help="play (the default)")
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
    play.set_defaults(command=commands.play)


def _add_replay(parsers: _Parsers) -> None:
    replay = parsers.add_parser("replay", help="watch a game again from a file")
    replay.add_argument("record", metavar="FILE", help="a saved game, a record or a crash report")
    _add_window_options(replay)
    replay.set_defaults(command=commands.replay)


def _add_terminal(parsers: _Parsers) -> None:
    terminal = parsers.add_parser("terminal", help="play by typing, without a window")
    terminal.add_argument(
        "--seats",
        default="human,easy,medium",
        help="who plays, two to four of: human or a bot's name (default: human,easy,medium)",
    )
    _add_game_options(terminal, "drawn by lot")
    terminal.set_defaults(command=commands.terminal)


def _add_protocol(parsers: _Parsers) -> None:
    protocol = parsers.add_parser("protocol", help="serve the engine as JSON lines")
    protocol.set_defaults(command=commands.protocol)


def _add_simulate(parsers: _Parsers) -> None:
    simulate = parsers.add_parser("simulate", help="play whole games of bots and count")
    simulate.add_argument(
        "--games", type=_positive, default=100, help="how many, from 1 (default: 100)"
    )
    simulate.add_argument(
        "--seats", default="random,random", help="the bots, two to four (default: random,random)"
    )
    _add_game_options(simulate, "1")
    simulate.add_argument(
        "--jobs",
        type=_positive,
        default=1,
        help="how many processes share the work, from 1 (default: 1)",
    )
    simulate.add_argument("--json", action="store_true", help="print JSON instead of tables")
    simulate.set_defaults(command=commands.simulate)


def _add_bench(parsers: _Parsers) -> None:
    bench = parsers.add_parser("bench", help="measure speed: everything, or one of four")
    bench.add_argument(
        "what",
        nargs="?",
        choices=("frames", "start", "bots", "engine", "everything"),
        default="everything",
        help="what to measure (default: everything)",
    )
    bench.add_argument("--json", action="store_true", help="print JSON instead of a table")
    bench.set_defaults(command=commands.bench)


def _add_screenshots(parsers: _Parsers) -> None:
    screenshots = parsers.add_parser("screenshots", help="draw every screen to a picture")
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
    screenshots.add_argument(
        "--only", metavar="NAME,NAME", default="", help="only the scenarios with these pictures"
    )
    screenshots.set_defaults(command=commands.screenshots)


def _add_install(parsers: _Parsers) -> None:
    install = parsers.add_parser("install", help="make the game startable without a terminal")
    where = install.add_mutually_exclusive_group(required=True)
    for kind, words in (
        ("desktop", "an entry with an icon in the menu of games"),
        ("retropie", "a script among RetroPie's ports"),
        ("kiosk", "full screen whenever you log in"),
    ):
        where.add_argument(f"--{kind}", action="store_const", const=kind, dest="kind", help=words)
    install.add_argument("--dry-run", action="store_true", help="only say what would be done")
    install.add_argument("--undo", action="store_true", help="remove what was installed")
    install.set_defaults(command=commands.install)


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
        "--rules", default="", metavar="H1,H2", help="house rules by their names (default: none)"
    )
    parser.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help=f"the game's seed, a whole number from 0 to {SEEDS - 1} (default: {default_seed})",
    )


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 12 or int(text) < 1:
        raise argparse.ArgumentTypeError("it must be a whole number from 1")
    return int(text)
