"""A finished game as a file of its own, to be kept or given away.

`python main.py replay FILE` shows it again, on any machine. One that is not over is never written:
its record would tell what is still hidden.
"""

from pathlib import Path

from goldenhorn.common.files import reason, write_whole
from goldenhorn.common.language import _
from goldenhorn.engine.record import checksum
from goldenhorn.session.game import Game

LETTERS = 8
"""So many of a game's fingerprint tell its file from those of all other games."""


def file_name(game: Game) -> str:
    """Return what the file of a game is called: always the same for the same game."""
    return f"goldenhorn-game-{checksum(game.state)[:LETTERS]}.json"


def save_record(game: Game, folder: Path | None) -> str:
    """Write a finished game into a folder, and say in a sentence how that went."""
    assert game.is_over
    if folder is None:
        return _("There is no data folder to write to.")
    path = folder / file_name(game)
    try:
        write_whole(path, game.snapshot().to_text().encode())
    except (OSError, ValueError) as problem:
        return _(
            "This game could not be written to {file}: {reason}.",
            file=path.name,
            reason=reason(problem),
        )
    return _("This game is now also in {file}.", file=str(path))
