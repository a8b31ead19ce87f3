"""What a command line can set when it starts the game, and how a start can fail."""

from dataclasses import dataclass, field
from typing import Literal

Speed = Literal["calm", "normal", "fast", "instant"]


class BadOptions(ValueError):
    """Options that cannot be; the message is one plain sentence."""


class StartupFailed(Exception):
    """Something went wrong that no screen could tell of; the message is one plain sentence."""


@dataclass(frozen=True, slots=True)
class Overrides:
    """What the command line wants for this once; never written to the settings."""

    language: str | None = None
    is_fullscreen: bool | None = None
    size: tuple[int, int] | None = None
    speed: Speed | None = None


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
    record: str | None = None
    """The file of a game to be watched again."""
    quits_at_end: bool = False
    overrides: Overrides = field(default_factory=Overrides)
    data_folder: str | None = None
