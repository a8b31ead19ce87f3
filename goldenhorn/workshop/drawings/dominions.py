"""The five dominions as little framed views; knows the towns, not the rules."""

from collections.abc import Callable

from goldenhorn.workshop.drawings.architecture import arch, cypress
from goldenhorn.workshop.drawings.palette import FOAM, GOLD, GOLD_DARK, GOLD_LIGHT, INK
from goldenhorn.workshop.drawings.svg import document, linear, path, rounded
from goldenhorn.workshop.drawings.winds import waves

_PLASTER = "#F8EACB"
_CLOUD = "M70 14 Q74 8 82 11 Q88 6 95 11 Q102 11 102 16 L72 17Z"


def _wall(x: float, y: float, width: float, height: float) -> str:
    wall = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="url(#w)" stroke="{INK}"'
    wall += ' stroke-width="1.800"/>'
    for merlon in range((int(width) - 1) // 8):
        wall += (
            f'<rect x="{x + merlon * 8 + 0.6:.1f}" y="{y - 5}" width="5" height="6"'
            f' fill="{_PLASTER}" stroke="{INK}" stroke-width="1.200"/>'
        )
    return wall


def _house(x: float, y: float, width: float, height: float, colour: str = "#F1DDB4") -> str:
    middle = x + width / 2
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{colour}" stroke="{INK}"'
        f' stroke-width="1.400"/><path d="M{x - 1.5} {y} L{middle} {y - height * 0.45:.1f}'
        f' L{x + width + 1.5} {y}Z" fill="url(#r)" stroke="{INK}" stroke-width="1.400"'
        f' stroke-linejoin="round"/><rect x="{middle - 1.4}" y="{y + height * 0.3:.1f}"'
        ' width="2.800" height="4" fill="#4A3226"/>'
    )


def zara() -> str:
    """Return Zara: a round church, a bell tower and the sea gate."""
    view = (
        path("M4 50 Q30 34 60 44 Q92 32 116 46 L116 62 L4 62Z", "url(#l)", fill_opacity=0.9)
        + f'<rect x="80" y="16" width="12" height="46" fill="url(#w)" stroke="{INK}" '
        'stroke-width="1.800"/>'
        f'<path d="M78 17 L86 6 L94 17Z" fill="url(#r)" stroke="{INK}" '
        'stroke-width="1.700" stroke-linejoin="round"/>' + arch(83, 21, 6, 9, "#4A3226", False, 1)
    )
    view += (
        f'<rect x="34" y="30" width="34" height="32" fill="url(#w)" stroke="{INK}" '
        'stroke-width="1.800"/>'
        + f'<rect x="40" y="20" width="22" height="12" fill="#F8EACB" stroke="{INK}" '
        'stroke-width="1.600"/>'
        + path("M38 21 Q51 9 64 21Z", "url(#r)", INK, 1.7)
        + "".join(arch(37 + step * 7.4, 36, 4.6, 12, "#6A4630", False, 1) for step in range(4))
        + _house(14, 42, 16, 18)
        + _house(96, 44, 15, 16, "#E8C08C")
        + _wall(4, 54, 112, 12)
        + arch(52, 53, 12, 13, "#3A241A", False)
    )
    return view


def durazzo() -> str:
    """Return Durazzo: a stout tower, walls climbing the hill."""
    view = (
        path("M4 60 Q26 20 62 26 Q98 26 116 48 L116 64 L4 64Z", "url(#l)", INK, 1.4)
        + path("M14 56 L30 40 L48 34 L48 42 L32 48 L18 62Z", "#E9D3A5", INK, 1.4)
        + _wall(44, 26, 26, 14)
    )
    view += (
        '<rect x="72" y="26" width="34" height="40" rx="3" fill="url(#w)" '
        f'stroke="{INK}" stroke-width="2"/>'
        f'<ellipse cx="89" cy="26" rx="18.500" ry="5" fill="#F8EACB" stroke="{INK}" '
        'stroke-width="1.700"/>'
        + "".join(
            f'<rect x="{70.5 + step * 7.6:.1f}" y="17" width="5" height="7" fill="#F8EACB" '
            f'stroke="{INK}" stroke-width="1.200"/>'
            for step in range(5)
        )
        + arch(78, 36, 5, 9, "#4A3226", False, 1)
        + arch(94, 36, 5, 9, "#4A3226", False, 1)
        + arch(84, 50, 10, 16, "#3A241A", False)
        + path("M89 17 L89 6 L101 9 L89 13", "#8A2B33", INK, 1.4)
        + cypress(18, 58, 22)
        + cypress(28, 60, 18)
        + _house(36, 50, 14, 13)
        + _house(52, 48, 15, 15, "#E8C08C")
    )
    return view


def candia() -> str:
    """Return Candia: the fortress on the mole, vaults and mountains."""
    view = (
        path("M4 58 L30 24 L46 36 L66 18 L94 42 L116 34 L116 62 L4 62Z", "#8FA8B4", "#5A7482", 1.4)
        + path("M66 18 L74 26 L68 27 L62 25Z M30 24 L36 30 L28 30Z", "#F4FAFA")
        + "".join(
            arch(64 + step * 16, 40, 14, 24, "url(#w)", False, 1.7)
            + arch(67 + step * 16, 47, 8, 17, "#4A3226", False, 1)
            for step in range(3)
        )
    )
    view += (
        _wall(10, 40, 46, 26)
        + _wall(20, 30, 20, 14)
        + arch(28, 50, 10, 16, "#3A241A", False)
        + path("M30 30 L30 12 L42 15 L30 20", "#FBF3DF", INK, 1.4)
        + "".join(
            f'<rect x="{14 + step * 11}" y="46" width="5" height="4" fill="#4A3226"/>'
            for step in (0, 3)
        )
        + path("M4 66 L116 66", stroke=INK, width=2)
    )
    return view


def negroponte() -> str:
    """Return Negroponte: the castle on the bridge over the strait."""
    view = (
        path(
            "M4 46 Q20 34 34 46 L34 64 L4 64Z M116 44 Q98 32 86 46 L86 64 L116 64Z",
            "url(#l)",
            INK,
            1.3,
        )
        + _house(8, 44, 14, 15)
        + _house(98, 42, 14, 17, "#E8C08C")
        + cypress(28, 58, 20)
        + cypress(93, 56, 18)
    )
    view += (
        path(
            "M4 56 L116 56 L116 66 L108 66 Q104 58 98 58 Q92 58 90 66 L80 66 L80 60 L40 60 "
            "L40 66 L30 66 Q28 58 22 58 Q16 58 12 66 L4 66Z",
            "#D8B98C",
            INK,
            1.7,
        )
        + _wall(42, 34, 36, 32)
        + f'<rect x="50" y="18" width="20" height="18" fill="url(#w)" stroke="{INK}" '
        'stroke-width="1.800"/>'
        + "".join(
            f'<rect x="{49 + step * 7.6:.1f}" y="13" width="5" height="6" fill="#F8EACB" '
            f'stroke="{INK}" stroke-width="1.200"/>'
            for step in range(3)
        )
        + arch(54, 50, 12, 16, "#14567A", False)
        + arch(57, 22, 6, 9, "#4A3226", False, 1)
        + path("M60 13 L60 4 L70 7 L60 10", "#8A2B33", INK, 1.3)
    )
    return view


def galata() -> str:
    """Return Galata: the tall tower over stepped houses."""
    view = (
        path("M4 60 Q40 30 62 34 Q90 32 116 56 L116 64 L4 64Z", "#8A7F94", fill_opacity=0.9)
        + f'<rect x="48" y="24" width="24" height="40" fill="url(#w)" stroke="{INK}" '
        'stroke-width="2"/>'
        '<rect x="45" y="20" width="30" height="7" rx="2" fill="#F8EACB" '
        f'stroke="{INK}" stroke-width="1.700"/>'
        + path("M44 21 L60 1 L76 21Z", "#55689C", INK, 1.9)
        + path("M52 18 L59 6", stroke="#9FB0DC", width=1.8)
        + arch(52, 30, 5, 8, "#FFD98A", False, 1)
        + arch(63, 30, 5, 8, "#FFD98A", False, 1)
        + arch(57.5, 44, 5, 8, "#4A3226", False, 1)
    )
    for x, y, width, height, colour in (
        (8, 52, 14, 14, "#E8C08C"),
        (22, 46, 14, 18, "#F1DDB4"),
        (34, 50, 13, 16, "#D99B74"),
        (74, 46, 14, 18, "#F1DDB4"),
        (88, 50, 13, 15, "#E2B585"),
        (101, 54, 12, 12, "#F1DDB4"),
    ):
        view += _house(x, y, width, height, colour)
    return view


_VIEWS: dict[str, tuple[Callable[[], str], str, str]] = {
    "zara": (zara, "#7FC4DC", "#FBE9C0"),
    "durazzo": (durazzo, "#8FB8C9", "#F6D9A0"),
    "candia": (candia, "#5FB4D0", "#FFE7B0"),
    "negroponte": (negroponte, "#89A8CC", "#FBD9B4"),
    "galata": (galata, "#6E78B0", "#FFC48C"),
}
"""Each town, and its sky from the zenith to the horizon."""


def dominion(name: str) -> str:
    """Return a town between its sky and its sea, in a gilded frame."""
    town, zenith, horizon = _VIEWS[name]
    defs = (
        linear("k", 0, 2, 0, 60, (0, zenith), (1, horizon))
        + linear("w", 0, 20, 0, 66, (0, _PLASTER), (1, "#CDAE7E"))
        + linear("z", 0, 58, 0, 80, (0, "#4FA9B8"), (1, "#14567A"))
        + linear("r", 0, 0, 0, 40, (0, "#D98A62"), (1, "#9A4631"))
        + linear("l", 0, 40, 0, 66, (0, "#9DB27C"), (1, "#6B8658"))
        + linear("g", 0, 0, 40, 80, (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK))
    )
    frame = rounded(2.6, 2.6, 114.8, 74.8, 7)
    body = (
        '<rect x="3" y="3" width="114" height="74" rx="6" fill="url(#k)"/>'
        + path(_CLOUD, "#FFFFFF", fill_opacity=0.6)
        + town()
        + path("M3 65 L117 65 L117 71 Q117 77 111 77 L9 77 Q3 77 3 71Z", "url(#z)", INK, 1.4)
        + waves([(71, 2.5)], FOAM, 0.8, 1.5, 10, 104)
        + waves([(75, 2)], FOAM, 0.5, 1.3, 22, 90)
        + path(frame, stroke=INK, width=5)
        + path(frame, stroke="url(#g)", width=2.6)
    )
    return document(120, 80, body, defs)


def drawings() -> dict[str, str]:
    """Draw all dominions."""
    return {f"dominion_{name}": dominion(name) for name in _VIEWS}
