"""The game's entry in a list of EmulationStation, which other games share and it rewrites itself.

An entry is known by its path. What EmulationStation adds to it, such as how often it was played,
is not looked at; all else in the list stays as it is, byte for byte.
"""

import json
import re
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from goldenhorn.common.files import BadFile
from goldenhorn.common.language import _

LIST_FILE = "gamelist.xml"
PORT = "Golden Horn.sh"
PICTURE = ".emulationstation/downloaded_images/ports/golden-horn.jpg"
"""Below the home folder; EmulationStation knows the tilde."""
_EMPTY = b'<?xml version="1.0"?>\n<!-- begun by Golden Horn -->\n<gameList>\n</gameList>\n'
_OURS = re.compile(
    rb"[ \t]*<game\b(?:(?!</game>).)*<path>\./%s</path>.*?</game>\n?" % re.escape(PORT.encode()),
    re.DOTALL,
)
_END = re.compile(rb"</gameList>\s*\Z")
_NOTHING = re.compile(rb"<gameList\s*/>\s*\Z")


ENTRY = json.dumps(
    {
        "path": f"./{PORT}",
        "name": "Golden Horn",
        "desc": "Venetian merchants race their galleasses between Venice and Constantinople, load "
        "goods, play wind cards and send pirates. For two to four at one screen, with any number "
        "of pads, or alone against bots. An unofficial digital version of the board game by Leo "
        "Colovini.",
        "image": f"~/{PICTURE}",
        "genre": "Board game",
        "players": "1-4",
    }
).encode()
"""What the list is to say of the game, by field."""


def entry_in(games: bytes) -> bytes | None:
    """What a list says of the game; None if nothing, and no bytes where it is no list."""
    try:
        root = ElementTree.fromstring(games)
    except ElementTree.ParseError:
        return b""
    for game in root.iter("game"):
        if game.findtext("path") == f"./{PORT}":
            names = json.loads(ENTRY)
            return json.dumps({name: game.findtext(name, "") for name in names}).encode()
    return None


def with_entry(games: bytes | None, entry: bytes) -> bytes:
    """Return a list with an entry of the game in place of the one it may have."""
    fields = json.loads(entry).items()
    inner = "".join(f"\t\t<{name}>{escape(text)}</{name}>\n" for name, text in fields)
    game = f"\t<game>\n{inner}\t</game>\n".encode()
    others = _OURS.sub(b"", _EMPTY if games is None else games)
    others = _NOTHING.sub(b"<gameList>\n</gameList>\n", others)
    if not _END.search(others):
        raise BadFile(_("it is not a list of games"))
    return _END.sub(lambda end: game + end[0], others)


def without_entry(games: bytes) -> bytes | None:
    """Return a list without the game; None where there would be none but for us."""
    others = _OURS.sub(b"", games)
    return None if others == _EMPTY else others
