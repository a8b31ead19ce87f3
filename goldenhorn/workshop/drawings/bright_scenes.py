"""Scenes of the yellow, pink and green cards; know nothing of cards."""

from math import cos, pi, sin

from goldenhorn.workshop.drawings.architecture import cypress
from goldenhorn.workshop.drawings.svg import circle, linear, path, place, radial
from goldenhorn.workshop.drawings.winds import Scene, curls, waves


def blowing_sun() -> Scene:
    """Yellow: the sun himself blows."""
    defs = (
        linear("k", 0, 8, 0, 98, (0, "#FFD91A"), (0.6, "#FFEC5C"), (1, "#FFF8BE"))
        + linear("w", 0, 94, 0, 160, (0, "#FFE66B"), (0.3, "#F4C80E"), (1, "#C89400"))
        + radial("u", 68, 38, 30, (0, "#FFFBD8"), (0.6, "#FFE960"), (1, "#FFC400"))
    )
    scene = '<rect x="6" y="6" width="108" height="92" fill="url(#k)"/>'
    for ray in range(16):
        angle = ray * pi / 8
        reach = 34 if ray % 2 == 0 else 29
        half = 0.15
        scene += path(
            f"M{74 + 21 * cos(angle - half):.1f} {44 + 21 * sin(angle - half):.1f} "
            f"L{74 + reach * cos(angle + (0.06 if ray % 2 else 0)):.1f} "
            f"{44 + reach * sin(angle + (0.06 if ray % 2 else 0)):.1f} "
            f"L{74 + 21 * cos(angle + half):.1f} {44 + 21 * sin(angle + half):.1f}Z",
            "#FFC400" if ray % 2 else "#FFF3A8",
            "#8A5A00",
            1.3,
        )
    scene += circle(74, 44, 20, "url(#u)", "#6B4300", 2)
    scene += (
        path("M62 39 Q66 35 70 39 M77 39 Q81 35 85 39", stroke="#6B4300", width=2.2)
        + path("M73 41 Q71 47 74 48", stroke="#6B4300", width=1.8)
        + circle(64, 47, 4, "#FFB84A", fill_opacity=0.7)
        + circle(84, 47, 4, "#FFB84A", fill_opacity=0.7)
        + circle(73.5, 54, 3.2, "#6B4300")
    )
    scene += '<rect x="6" y="96" width="108" height="68" fill="url(#w)"/>' + path(
        "M40 97 Q62 84 82 92 Q98 86 116 90 L116 98 L40 98Z", "#E3B400", "#8A5A00", 1.4
    )
    scene += path("M100 92 Q99 82 101 74", stroke="#7A4E00", width=2.6) + "".join(
        path(f"M101 74 q{bend_x} {bend_y} {bend_x * 1.7:.0f} {tip_y}", stroke="#6B6A00", width=2.8)
        for bend_x, bend_y, tip_y in ((-6, -6, 0), (6, -6, 0), (-4, 0, 6), (4, 0, 6), (0, -6, -7))
    )
    scene += waves([(106, 4), (116, 4), (128, 5), (142, 5), (155, 5)], "#FFF9CF", 0.75)
    scene += curls(
        [
            "M38 72 C50 64 62 66 70 70 C80 75 84 64 76 61",
            "M36 84 C52 78 66 82 76 84 C88 86 88 76 81 76",
        ],
        "#8A5A00",
    )
    return defs, scene


_PETAL = path("M-3.500 0 Q0 -4 3.500 0 Q0 3 -3.500 0Z", "#FFE6F4", "#B5488C", 1)


def rosy_dawn() -> Scene:
    """Pink: a rosy dawn under almond blossom."""
    defs = (
        linear("k", 0, 8, 0, 98, (0, "#F77CC3"), (0.5, "#FFB0DD"), (1, "#FFF0F7"))
        + linear("w", 0, 94, 0, 160, (0, "#FFC9E8"), (0.35, "#F48AC8"), (1, "#C4559B"))
        + radial("u", 68, 94, 34, (0, "#FFFFFF"), (0.6, "#FFF3DC", 0.9), (1, "#FFD0EC", 0))
    )
    scene = (
        '<rect x="6" y="6" width="108" height="92" fill="url(#k)"/>'
        + path("M34 97 A34 34 0 0 1 102 97Z", "url(#u)")
        + path("M48 97 A20 20 0 0 1 88 97Z", "#FFF9EC", "#B5488C", 1.6)
    )
    scene += path(
        "M36 60 Q40 52 50 55 Q56 46 67 52 Q77 49 79 57 Q88 57 86 63 L38 63 Q34 63 36 60Z",
        "#FFFFFF",
        "#C4559B",
        1.3,
        0.85,
    ) + path(
        "M78 80 Q82 74 89 77 Q95 71 102 76 Q110 75 112 81 L80 82Z", "#FFFFFF", "#C4559B", 1.2, 0.75
    )
    scene += path(
        "M116 14 Q96 18 84 28 Q74 34 60 32 M92 22 Q86 16 76 18 M84 28 Q86 38 80 44",
        stroke="#5A163F",
        width=3.2,
    )
    for x, y, reach in ((60, 31, 7.5), (76, 17, 7), (80, 45, 6.6), (100, 22, 7.4), (88, 30, 5)):
        for ray in range(5):
            scene += circle(
                x + reach * 0.62 * cos(-pi / 2 + ray * 2 * pi / 5),
                y + reach * 0.62 * sin(-pi / 2 + ray * 2 * pi / 5),
                reach * 0.5,
                "#FFE6F4",
                "#B5488C",
                1.2,
            )
        scene += circle(x, y, reach * 0.34, "#FFD24A", "#8A2E67", 1)
    scene += '<rect x="6" y="96" width="108" height="68" fill="url(#w)"/>' + waves(
        [(104, 3), (112, 4), (124, 4), (138, 5), (152, 5)], "#FFF0F8", 0.8
    )
    scene += path(
        "M56 100 L80 100 M60 106 L76 106", stroke="#FFFFFF", width=2.6, stroke_opacity=0.9
    )
    scene += curls(
        ["M36 76 C50 70 64 72 74 75 C84 78 87 69 80 67", "M34 87 C46 83 54 84 62 86"],
        "#8A2E67",
        "#FFFFFF",
    )
    for x, y, angle in ((46, 46, 30), (94, 60, -20), (52, 82, 10), (104, 92, 40)):
        scene += place(_PETAL, x, y, 1, angle)
    return defs, scene


def temple_island() -> Scene:
    """Green: an island with a ruined temple and cypresses."""
    defs = (
        linear("k", 0, 8, 0, 98, (0, "#5CC49A"), (0.6, "#A9E3C6"), (1, "#E4F7E6"))
        + linear("w", 0, 94, 0, 160, (0, "#8EDDB8"), (0.3, "#3DAE7E"), (1, "#17664A"))
        + linear("h", 0, 54, 0, 100, (0, "#5FBF8E"), (1, "#2A8862"))
        + linear("i", 0, 60, 0, 104, (0, "#3E9E6E"), (1, "#12553C"))
    )
    scene = '<rect x="6" y="6" width="108" height="92" fill="url(#k)"/>' + path(
        "M64 22 Q68 14 78 17 Q85 8 95 15 Q104 13 106 21 Q113 22 112 27 L66 27 Q61 26 64 22Z",
        "#FFFFFF",
        fill_opacity=0.75,
    )
    scene += path(
        "M30 97 Q46 66 62 78 Q74 58 92 76 Q104 70 116 80 L116 98 L30 98Z",
        "url(#h)",
        "#0F4B36",
        1.4,
        0.8,
    )
    scene += path("M52 99 Q58 74 78 70 Q98 72 116 90 L116 100 L52 100Z", "url(#i)", "#08301F", 1.8)
    for x in (70, 78, 86):
        scene += (
            f'<rect x="{x - 2.2}" y="52" width="4.400" height="19" fill="#FFF6DE" '
            'stroke="#08301F" stroke-width="1.300"/>'
        )
    scene += path("M66 52 L90 52 L90 48.500 L66 48.500Z", "#FFF6DE", "#08301F", 1.3) + path(
        "M66 48 L78 41 L84 44.500", "#F3E3BF", "#08301F", 1.3
    )
    scene += cypress(98, 84, 28) + cypress(106, 90, 22) + cypress(60, 88, 20)
    scene += '<rect x="6" y="98" width="108" height="66" fill="url(#w)"/>' + waves(
        [(105, 3), (114, 4), (126, 5), (140, 5), (154, 5)], "#D8F7E6", 0.75
    )
    scene += path("M36 100 Q44 93 54 98 Q58 100 60 101 L34 101Z", "#2A8862", "#08301F", 1.4)
    scene += curls(
        [
            "M36 38 C48 32 58 34 66 37 C75 40 78 31 71 29",
            "M38 50 C46 46 52 47 58 49",
            "M36 60 C46 57 52 60 56 61 C63 62 63 54 58 54",
        ],
        "#0F4B36",
    )
    return defs, scene
