"""Runs main.py's commands: whatever goes wrong becomes one plain sentence and an exit status."""

import io
import sys
from collections.abc import Sequence

from goldenhorn.app.command_options import read_options, wanted_language
from goldenhorn.app.commands import CommandFailed
from goldenhorn.common import language
from goldenhorn.common.files import reason
from goldenhorn.common.language import _


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows ? for what it lacks
    language.use(wanted_language(arguments))
    try:
        options = read_options(arguments)
        status: int = options.command(options)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except CommandFailed as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _leave_output_alone()
        return 0
    except OSError as problem:
        _leave_output_alone()
        said = _("Reading or writing failed: {reason}.", reason=reason(problem))
        print(said, file=sys.stderr)
        return 1


def _leave_output_alone() -> None:
    """Keep Python from complaining once more when it closes an output that nobody reads."""
    sys.stdout = None  # type: ignore[assignment,unused-ignore]
