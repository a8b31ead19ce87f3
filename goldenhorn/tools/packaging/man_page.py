"""The manual page of `golden-horn`, from the same texts as its --help."""

import argparse
from collections.abc import Iterator

from goldenhorn import __version__
from goldenhorn.app.command_options import parser_of

PROGRAM = "golden-horn"
_HEAD = """\
.TH GOLDEN-HORN 6 "" "Golden Horn {version}" "Games"
.SH NAME
golden-horn \\- couch game of Venetian merchants for two to four people
.SH SYNOPSIS
.B golden-horn
.RI [ COMMAND ]
.RI [ OPTION ...]
.SH DESCRIPTION
"""
_FILES = """\
.SH FILES
.TP
.I ~/.local/share/goldenhorn
Settings, games and the hall of fame of whoever plays; another folder with
.BR \\-\\-data\\-dir .
"""


def man_page() -> str:
    """Write the whole page."""
    parser, commands = parser_of(PROGRAM)
    texts = {action.dest: action.help or "" for action in commands._choices_actions}
    lines = [_plain(parser.description), ".PP", _plain(parser.epilog), ".SH OPTIONS"]
    lines += _options(parser)
    for name, command in commands.choices.items():
        lines += [f".SH {PROGRAM.upper()} {name.upper()}", f"{_plain(texts[name]).capitalize()}."]
        lines += _options(command)
    return _HEAD.format(version=__version__) + "\n".join(lines) + "\n" + _FILES


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            continue
        value = action.metavar or (None if action.nargs == 0 else "|".join(_words_of(action)))
        value = value if isinstance(value, str) else action.dest.upper()
        names = ", ".join(f"\\fB{_plain(name)}\\fR" for name in action.option_strings)
        named = names if action.nargs == 0 else f"{names} \\fI{_plain(value)}\\fR".strip()
        yield from (".TP", named, _plain(action.help))


def _words_of(action: argparse.Action) -> list[str]:
    return [str(choice) for choice in action.choices or (action.dest.upper(),)]


def _plain(text: str | None) -> str:
    r"""Write words that troff shows as they are, also at the beginning of a line.

    >>> _plain("--a 100 %% 'b'")
    "\\-\\-a 100 % 'b'"
    """
    shown = (text or "").replace("%%", "%").replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{shown}" if shown.startswith((".", "'")) else shown
