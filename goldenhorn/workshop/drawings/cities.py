"""The two ports, the fort of Modone and the skies behind them; knows no board."""

from goldenhorn.workshop.drawings.architecture import arch, cypress, dome
from goldenhorn.workshop.drawings.palette import GOLD_LIGHT, INK, ROOF
from goldenhorn.workshop.drawings.svg import Stop, document, linear, radial


def venice() -> str:
    """Return Venice: houses, the basilica, the campanile and the palace."""
    defs = (
        linear("st", 0, 20, 0, 128, (0, "#FFF6DE"), (1, "#DCC79B"))
        + linear("br", 30, 0, 60, 0, (0, "#C97A55"), (1, "#9A4E36"))
        + linear("pk", 0, 60, 0, 100, (0, "#F3CDB4"), (1, "#D9A486"))
        + linear("dm", 0, 30, 0, 62, (0, "#8FB3B5"), (1, "#4F7C84"))
        + linear("gd", 0, 60, 0, 90, (0, "#FFE9A8"), (1, "#D69A34"))
        + linear("rf", 0, 0, 0, 30, (0, "#7FAE9B"), (1, "#46776B"))
    )
    body = ""
    # houses behind, left
    for x, y, width, colour in (
        (0, 84, 22, "#E8C08C"),
        (18, 92, 18, "#D99B74"),
        (206, 82, 30, "#E2B585"),
    ):
        body += (
            f'<rect x="{x}" y="{y}" width="{width}" height="{128 - y}" fill="{colour}" '
            f'stroke="{INK}" stroke-width="2"/>'
            f'<path d="M{x - 2} {y} L{x + width / 2} {y - 9} L{x + width + 2} {y}Z" '
            f'fill="{ROOF}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        )
        body += (
            f'<rect x="{x + 5}" y="{y + 8}" width="5" height="8" fill="#4A3226"/>'
            f'<rect x="{x + width - 10}" y="{y + 8}" width="5" height="8" '
            'fill="#4A3226"/>'
            f'<rect x="{x + 5}" y="{y + 22}" width="5" height="8" fill="#4A3226"/>'
        )
    # basilica
    body += (
        dome(86, 64, 26, 26, "url(#dm)")
        + dome(144, 64, 26, 26, "url(#dm)")
        + dome(115, 60, 36, 34, "url(#dm)")
    )
    body += (
        '<path d="M68 128 L68 76 A12 12 0 0 1 92 76 A12 14 0 0 1 104 70 L104 66 '
        "A11 13 0 0 1 126 66 L126 70 A12 14 0 0 1 138 76 A12 12 0 0 1 162 76 "
        f'L162 128Z" fill="url(#st)" stroke="{INK}" stroke-width="2.2" '
        'stroke-linejoin="round"/>'
    )
    for x in (74, 144):
        body += arch(x, 74, 12, 20, "url(#gd)", False)
    body += arch(107, 62, 16, 26, "url(#gd)", False)
    for x in (72, 88, 126, 142):
        body += arch(x, 102, 15, 26, "#5B3A28", False)
    body += (
        arch(105, 96, 20, 32, "#4A2A1C", False)
        + f'<path d="M68 97 L162 97" stroke="{INK}" stroke-width="1.6"/>'
    )
    # campanile
    body += (
        f'<rect x="36" y="42" width="25" height="86" fill="url(#br)" stroke="{INK}" '
        'stroke-width="2.2"/>'
        '<path d="M42 44 L42 128 M48.5 44 L48.5 128 M55 44 L55 128" stroke="#7A3B28" '
        'stroke-width="1.4" opacity=".7"/>'
        f'<rect x="34" y="28" width="29" height="16" fill="url(#st)" stroke="{INK}" '
        'stroke-width="2.2"/>'
        + "".join(arch(37 + column * 6.4, 31, 4.8, 12, "#4A3226", False, 1) for column in range(4))
        + f'<rect x="36" y="21" width="25" height="8" fill="#C97A55" stroke="{INK}" '
        'stroke-width="2"/>'
        f'<path d="M35 21 L48.5 -1 L62 21Z" fill="url(#rf)" stroke="{INK}" '
        'stroke-width="2.2" stroke-linejoin="round"/>'
        f'<circle cx="48.5" cy="1" r="3" fill="{GOLD_LIGHT}" stroke="{INK}" '
        'stroke-width="1.2"/>'
    )
    # palace
    body += (
        f'<rect x="162" y="66" width="64" height="62" fill="url(#pk)" stroke="{INK}" '
        'stroke-width="2.2"/>'
    )
    for row in range(3):
        for column in range(9):
            body += (
                f'<path d="M{165 + column * 7} {74 + row * 8} l3 -3 l3 3 l-3 3Z" '
                'fill="#C98468" opacity=".7"/>'
            )
    for column in range(9):
        body += (
            f'<path d="M{163 + column * 7} 66 l3.5 -8 l3.5 8Z" fill="#FFF6DE" '
            f'stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>'
        )
    body += (
        f'<rect x="162" y="95" width="64" height="33" fill="url(#st)" stroke="{INK}" '
        'stroke-width="1.8"/>'
    )
    for column in range(8):
        body += arch(164 + column * 7.7, 97, 6, 11, "#6A4630", True, 1)
    for column in range(5):
        body += arch(164.5 + column * 12.3, 110, 10, 18, "#4A2A1C", True, 1.2)
    return document(236, 130, body, defs)


def constantinople() -> str:
    """Return Constantinople: the great dome, a tower and the sea wall."""
    defs = (
        linear("w", 0, 40, 0, 128, (0, "#F4DDB0"), (1, "#D2A876"))
        + linear("dm", 0, 14, 0, 56, (0, "#9FB9C4"), (1, "#55788C"))
        + linear("wl", 0, 94, 0, 130, (0, "#D8B98C"), (1, "#A87E58"))
        + linear("gd", 0, 40, 0, 90, (0, "#FFE9A8"), (1, "#D69A34"))
        + linear("rf", 0, 0, 0, 60, (0, "#7389B5"), (1, "#3D4F7A"))
    )
    body = cypress(14, 104, 44) + cypress(222, 104, 40) + cypress(28, 104, 34)
    # lower shoulders
    body += (
        f'<rect x="38" y="72" width="140" height="50" fill="url(#w)" stroke="{INK}" '
        'stroke-width="2.2"/>'
    )
    body += dome(54, 74, 34, 24, "url(#dm)", False) + dome(162, 74, 34, 24, "url(#dm)", False)
    body += (
        f'<rect x="66" y="50" width="84" height="72" fill="url(#w)" stroke="{INK}" '
        'stroke-width="2.2"/>'
    )
    body += (
        '<path d="M72 100 L72 74 Q72 52 108 50 Q144 52 144 74 L144 100Z" '
        f'fill="#EBCB95" stroke="{INK}" stroke-width="1.8"/>'
    )
    body += (
        f'<rect x="72" y="41" width="72" height="12" fill="#F4DDB0" stroke="{INK}" '
        'stroke-width="2"/>'
        + "".join(arch(75 + column * 8, 43, 5, 9, "#4A3226", False, 0.8) for column in range(9))
    )
    body += dome(108, 42, 68, 34, "url(#dm)")
    body += (
        '<path d="M88 38 C90 24 98 14 106 10 M128 38 C126 24 118 14 110 10 M108 38 '
        'L108 10" stroke="#3F6276" stroke-width="1.6" fill="none" opacity=".7"/>'
    )
    for column in range(5):
        body += arch(78 + column * 13, 60 + abs(column - 2) * 3, 8, 13, "url(#gd)", False, 1.2)
    for column in range(4):
        body += arch(80 + column * 15, 80, 10, 16, "#6A4630", False, 1.2)
    for x in (44, 56, 154, 166):
        body += arch(x, 80, 8, 16, "#6A4630", False, 1.2)
    # tower right
    body += (
        f'<rect x="188" y="44" width="30" height="80" fill="url(#w)" stroke="{INK}" '
        'stroke-width="2.2"/>'
        '<rect x="184" y="40" width="38" height="10" rx="2" fill="#F4DDB0" '
        f'stroke="{INK}" stroke-width="2"/>'
        f'<rect x="190" y="28" width="26" height="13" fill="#EBCB95" stroke="{INK}" '
        'stroke-width="2"/>'
        f'<path d="M185 29 L203 -1 L221 29Z" fill="url(#rf)" stroke="{INK}" '
        'stroke-width="2.2" stroke-linejoin="round"/>'
        + arch(193, 56, 6, 11, "#4A3226", False, 1)
        + arch(207, 56, 6, 11, "#4A3226", False, 1)
        + arch(200, 76, 6, 11, "#4A3226", False, 1)
    )
    # sea wall
    body += (
        f'<rect x="-2" y="104" width="240" height="28" fill="url(#wl)" stroke="{INK}" '
        'stroke-width="2.2"/>'
        '<path d="M0 112 L236 112 M0 121 L236 121" stroke="#B5553A" stroke-width="3" '
        'opacity=".75"/>'
    )
    for column in range(17):
        body += (
            f'<rect x="{column * 14 - 1}" y="97" width="9" height="9" fill="#D8B98C" '
            f'stroke="{INK}" stroke-width="1.8"/>'
        )
    for x in (2, 58, 136):
        body += (
            f'<rect x="{x}" y="90" width="22" height="42" fill="url(#wl)" '
            f'stroke="{INK}" stroke-width="2.2"/>'
            f'<path d="M{x} 104 L{x + 22} 104 M{x} 116 L{x + 22} 116" stroke="#B5553A" '
            'stroke-width="2.6" opacity=".75"/>'
            + "".join(
                f'<rect x="{x - 1 + column * 8.6}" y="83" width="6.4" height="8" '
                f'fill="#D8B98C" stroke="{INK}" stroke-width="1.6"/>'
                for column in range(3)
            )
            + arch(x + 8, 106, 6, 10, "#3A241A", False, 1)
        )
    return document(236, 130, body, defs)


def modone() -> str:
    """Return the fort of Modone on its rock."""
    defs = (
        linear("w", 0, 20, 0, 100, (0, "#F1E0BC"), (1, "#C9A97A"))
        + linear("rk", 0, 70, 0, 112, (0, "#A98F6C"), (1, "#6B5541"))
        + linear("rf", 0, 0, 0, 30, (0, "#D4714F"), (1, "#9A4631"))
    )
    body = (
        '<path d="M2 104 C6 84 24 76 40 80 C56 66 104 66 120 78 C140 74 154 86 158 104 '
        f'C140 114 20 114 2 104Z" fill="url(#rk)" stroke="{INK}" stroke-width="2.4"/>'
        '<path d="M20 96 L34 84 M48 98 L58 80 M110 96 L118 84 M134 98 L142 88" '
        'stroke="#5A4634" stroke-width="2" opacity=".6"/>'
    )
    body += (
        f'<rect x="22" y="62" width="116" height="30" fill="url(#w)" stroke="{INK}" '
        'stroke-width="2.2"/>'
    )
    for merlon in range(9):
        body += (
            f'<rect x="{22 + merlon * 13.3:.1f}" y="55" width="9" height="9" '
            f'fill="#F1E0BC" stroke="{INK}" stroke-width="1.8"/>'
        )
    for x in (14, 126):
        body += (
            f'<path d="M{x} 94 L{x + 2} 46 L{x + 18} 46 L{x + 20} 94Z" fill="url(#w)" '
            f'stroke="{INK}" stroke-width="2.2"/>'
            f'<rect x="{x - 1}" y="40" width="22" height="8" fill="#F1E0BC" '
            f'stroke="{INK}" stroke-width="2"/>' + arch(x + 7, 58, 6, 10, "#4A3226", False, 1)
        )
    body += (
        f'<path d="M56 92 L58 36 L102 36 L104 92Z" fill="url(#w)" stroke="{INK}" '
        'stroke-width="2.2"/>'
        f'<rect x="54" y="29" width="52" height="9" fill="#F6E9CB" stroke="{INK}" '
        'stroke-width="2"/>'
        + "".join(
            f'<rect x="{54 + merlon * 10.6:.1f}" y="22" width="7" height="8" fill="#F6E9CB" '
            f'stroke="{INK}" stroke-width="1.7"/>'
            for merlon in range(5)
        )
    )
    body += (
        f'<rect x="66" y="13" width="28" height="12" fill="#E9D3A5" stroke="{INK}" '
        'stroke-width="2"/>' + dome(80, 14, 30, 14, "url(#rf)", False)
    )
    body += (
        arch(72, 68, 16, 24, "#3A241A", False)
        + arch(63, 46, 7, 12, "#4A3226", False, 1)
        + arch(90, 46, 7, 12, "#4A3226", False, 1)
        + arch(76.5, 44, 7, 12, "#4A3226", False, 1)
    )
    return document(160, 114, body, defs)


SKY_WIDTH, SKY_HEIGHT = 204, 104


def _cloud(x: float, y: float, scale: float) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({scale})" fill="#FFFFFF" fill-opacity=".62">'
        '<path d="M0 10 Q2 2 11 4 Q16 -4 25 2 Q34 -2 37 6 Q45 6 45 12 L2 12 Q-2 12 0 10Z"/></g>'
    )


def sky(dawn: bool) -> str:
    """Return the sky behind a port, framed later by the game."""
    gradient: list[Stop]
    if dawn:
        gradient = [(0, "#6FB6D6"), (0.45, "#BFE0DC"), (0.75, "#FBE3B4"), (1, "#F7C58A")]
        sun_x, sun_y, sun = 150, 70, "#FFF3C8"
        clouds = _cloud(92, 10, 1) + _cloud(18, 22, 0.8) + _cloud(156, 24, 0.7)
    else:
        gradient = [(0, "#4E5E9A"), (0.4, "#A889A8"), (0.7, "#F0A878"), (1, "#FFD08A")]
        sun_x, sun_y, sun = 44, 66, "#FFE9B0"
        clouds = _cloud(14, 14, 1) + _cloud(140, 12, 0.9) + _cloud(66, 26, 0.6)
    defs = (
        linear("k", 0, 0, 0, SKY_HEIGHT, *gradient)
        + radial("s", sun_x, sun_y, 60, (0, sun, 0.95), (0.25, sun, 0.55), (1, sun, 0))
        + linear("h", 0, 60, 0, SKY_HEIGHT, (0, "#9AA98A"), (1, "#C9B27C"))
    )
    body = (
        f'<rect x="2" y="2" width="{SKY_WIDTH - 4}" height="{SKY_HEIGHT - 4}" rx="9" '
        'fill="url(#k)"/>'
        f'<rect x="2" y="2" width="{SKY_WIDTH - 4}" height="{SKY_HEIGHT - 4}" rx="9" '
        'fill="url(#s)"/>'
        + clouds
        + f'<path d="M3 {SKY_HEIGHT - 22} Q30 {SKY_HEIGHT - 44} 62 {SKY_HEIGHT - 28} '
        f"Q96 {SKY_HEIGHT - 48} 130 {SKY_HEIGHT - 30} "
        f"Q166 {SKY_HEIGHT - 46} {SKY_WIDTH - 3} {SKY_HEIGHT - 24} "
        f'L{SKY_WIDTH - 3} {SKY_HEIGHT - 3} L3 {SKY_HEIGHT - 3}Z" fill="url(#h)" '
        'fill-opacity=".75"/>'
    )
    return document(SKY_WIDTH, SKY_HEIGHT, body, defs)


def drawings() -> dict[str, str]:
    """Draw both ports, the fort and the skies."""
    return {
        "venice": venice(),
        "constantinople": constantinople(),
        "modone": modone(),
        "sky_dawn": sky(dawn=True),
        "sky_dusk": sky(dawn=False),
    }
