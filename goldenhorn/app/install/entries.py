"""What `install` writes for each kind of machine: texts and places.

Desktop entries, shell scripts and systemd units each quote in a way of their own, so that folders
with spaces, quotes, backslashes, dollars, per cent or equals signs in their names work in all.
"""

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from goldenhorn.app.install.game_list import ENTRY, LIST_FILE, PICTURE, PORT

Kind = Literal["desktop", "retropie", "kiosk"]

NAME = "golden-horn"
_COMMENTS = """\
Comment=Venetian merchants race between Venice and Constantinople
Comment[cs]=Benátští kupci závodí mezi Benátkami a Konstantinopolí
Comment[de]=Venezianische Kaufleute fahren zwischen Venedig und Konstantinopel um die Wette
Comment[fr]=Des marchands vénitiens font la course entre Venise et Constantinople
"""
_DESKTOP = """\
[Desktop Entry]
Type=Application
Version=1.0
Name=Golden Horn
{comments}Icon={name}
Exec={command}
Terminal=false
Categories=Game;BoardGame;
Keywords=board game;couch;gamepad;ships;
"""
_PORT = """\
#!/bin/sh
# Golden Horn for the Ports of EmulationStation. Hold Start and Select for two seconds to leave.
exec {command}
"""
_SERVICE = """\
[Unit]
Description=Golden Horn, full screen
StartLimitIntervalSec=60
StartLimitBurst=5

[Service]
# With a desktop the game waits for it: the autostart entry starts this service once more.
ExecCondition=/bin/sh -c 'test -n "$${{DISPLAY}}$${{WAYLAND_DISPLAY}}" || \
! systemctl is-active --quiet display-manager.service'
ExecStart={command}
Restart=on-failure
RestartSec=3

[Install]
WantedBy=default.target
"""
_AUTOSTART = """\
[Desktop Entry]
Type=Application
Name=Golden Horn at log-in
Exec=sh -c "systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY; \
systemctl --user start {name}.service"
Terminal=false
NoDisplay=true
"""
_EXEC = 'exec "$0" "$@"'
"""Makes a shell become any program; desktops and systemd start only those with plain names."""


@dataclass(frozen=True, slots=True)
class InstallEntry:
    """One file to be written, or one symbolic link."""

    path: Path
    content: bytes
    is_program: bool = False
    is_link: bool = False
    """Whether the content is what a symbolic link leads to."""


@dataclass(frozen=True, slots=True)
class Homes:
    """The folders of a person that entries go to."""

    home: Path
    data: Path
    config: Path


@dataclass(frozen=True, slots=True)
class Start:
    """What starts the game, word by word, and the pictures that entries show."""

    words: tuple[str, ...]
    icon: bytes
    picture: bytes
    python: Path | None = None
    """Whose pygame must be asked for; None where the game brings its own."""


def entries(kind: Kind, start: Start, homes: Homes) -> tuple[InstallEntry, ...]:
    """Say what is to be written for a kind of machine."""
    if kind == "desktop":
        text = desktop_entry(_command(start.words, desktop_word))
        icon = homes.data / "icons" / "hicolor" / "scalable" / "apps" / f"{NAME}.svg"
        return (
            InstallEntry(icon, start.icon),
            InstallEntry(homes.data / "applications" / f"{NAME}.desktop", text.encode()),
        )
    whole = (*start.words, "--fullscreen")
    if kind == "retropie":
        text = _PORT.format(command=shlex.join(whole))
        # The list in the folder of the ports would hide the other one, so none is begun there.
        beside = ports_of(homes) / LIST_FILE
        elsewhere = homes.home / ".emulationstation" / "gamelists" / "ports" / LIST_FILE
        return (
            InstallEntry(ports_of(homes) / PORT, text.encode(), is_program=True),
            InstallEntry(homes.home / PICTURE, start.picture),
            InstallEntry(beside if beside.exists() else elsewhere, ENTRY),
        )
    units = homes.config / "systemd" / "user"
    service = _SERVICE.format(command=_command(whole, unit_word))
    autostart = _AUTOSTART.format(name=NAME)
    return (
        InstallEntry(units / f"{NAME}.service", service.encode()),
        InstallEntry(
            units / "default.target.wants" / f"{NAME}.service",
            f"../{NAME}.service".encode(),
            is_link=True,
        ),
        InstallEntry(homes.config / "autostart" / f"{NAME}-kiosk.desktop", autostart.encode()),
    )


def desktop_entry(command: str) -> str:
    """Write the entry for a menu of games."""
    return _DESKTOP.format(name=NAME, comments=_COMMENTS, command=command)


def ports_of(homes: Homes) -> Path:
    """Where RetroPie looks for ports."""
    return homes.home / "RetroPie" / "roms" / "ports"


def desktop_word(word: str) -> str:
    r"""Quote a word for the Exec line of a desktop entry.

    >>> print(desktop_word("/games/50% off/a$b"))
    "/games/50%% off/a\\$b"
    """
    for special in ("\\", '"', "`", "$"):
        word = word.replace(special, f"\\{special}")
    # The line is a string with escapes of its own, so every backslash is written twice.
    return '"' + word.replace("\\", "\\\\").replace("%", "%%") + '"'


def unit_word(word: str) -> str:
    r"""Quote a word for the ExecStart line of a systemd unit.

    >>> print(unit_word('/games/50% off/a$b "c"'))
    "/games/50%% off/a$$b \"c\""
    """
    for plain, written in (("\\", "\\\\"), ('"', '\\"'), ("%", "%%"), ("$", "$$")):
        word = word.replace(plain, written)
    return f'"{word}"'


def _command(words: tuple[str, ...], quoted: Callable[[str], str]) -> str:
    return " ".join(("/bin/sh -c", *map(quoted, (_EXEC, *words))))
