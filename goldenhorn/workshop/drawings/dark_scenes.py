"""Scenes of the red, orange and blue cards; know nothing of cards."""

from goldenhorn.workshop.drawings.svg import circle, linear, path, radial
from goldenhorn.workshop.drawings.winds import Scene, curls, waves


def storm() -> Scene:
    """Red: a storm, a claw of a wave and lightning."""
    defs = (
        linear("k", 0, 8, 0, 100, (0, "#4A0812"), (0.55, "#A81A28"), (1, "#E0656A"))
        + linear("w", 0, 84, 0, 160, (0, "#C23440"), (0.4, "#8E1422"), (1, "#4A0812"))
        + linear("v", 30, 60, 110, 110, (0, "#B8202F"), (1, "#5E0A16"))
    )
    scene = '<rect x="6" y="6" width="108" height="94" fill="url(#k)"/>'
    scene += path(
        "M32 34 Q30 22 42 22 Q44 10 58 13 Q66 4 78 11 Q90 4 99 13 Q112 12 114 22 "
        "L114 36 Q104 44 96 36 Q86 46 76 37 Q64 46 56 37 Q44 44 32 34Z",
        "#3A060E",
        "#1A0206",
        1.6,
    ) + path(
        "M40 26 Q48 18 56 24 M60 18 Q70 12 78 20 M84 20 Q94 14 102 24 M66 32 Q74 26 82 32",
        stroke="#D9525A",
        width=2.2,
        stroke_opacity=0.9,
    )
    scene += path("M92 36 L80 56 L88 56 L76 78 L104 52 L95 52 L104 36Z", "#FFF1D2", "#3A060E", 1.8)
    scene += path(
        "M48 40 L44 50 M58 42 L52 56 M68 42 L64 51 M42 58 L39 66 M54 64 L51 71 M110 44 L106 54",
        stroke="#F3B3B5",
        width=1.6,
        stroke_opacity=0.8,
    )
    scene += '<rect x="6" y="98" width="108" height="66" fill="url(#w)"/>'
    scene += path(
        "M6 112 Q30 100 42 84 Q54 64 76 70 Q90 75 88 88 Q82 80 74 84 Q66 88 72 98 "
        "Q80 108 116 104 L116 130 L6 130Z",
        "url(#v)",
        "#2A040A",
        2,
    )
    scene += path(
        "M42 84 Q54 64 76 70 Q90 75 88 88 Q85 83 81 83 Q81 76 74 78 Q72 73 66 77 "
        "Q62 73 57 79 Q52 78 50 84 Q46 84 42 90Z",
        "#FFF1E2",
        "#2A040A",
        1.5,
    )
    for x, y, reach in ((92, 80, 2), (96, 88, 1.6), (86, 66, 1.8), (60, 62, 1.6), (100, 76, 1.3)):
        scene += circle(x, y, reach, "#FFF1E2")
    scene += waves([(116, 5), (128, 6), (142, 6), (156, 6)], "#F0A0A2", 0.6)
    scene += curls(
        ["M34 50 C46 44 58 47 66 52 C74 57 79 48 72 45", "M34 70 C38 68 42 67 46 67"], "#2A040A"
    )
    return defs, scene


def volcano() -> Scene:
    """Orange: a volcano at sunset."""
    defs = (
        linear("k", 0, 8, 0, 98, (0, "#D94E00"), (0.5, "#FF8A1F"), (1, "#FFD79A"))
        + linear("w", 0, 94, 0, 160, (0, "#FFB262"), (0.35, "#F26400"), (1, "#9A3600"))
        + linear("m", 40, 60, 112, 90, (0, "#B2480A"), (0.5, "#7A2A04"), (1, "#451503"))
    )
    scene = '<rect x="6" y="6" width="108" height="92" fill="url(#k)"/>' + path(
        "M30 98 A17 17 0 0 1 64 98Z", "#FFF0B8", "#8A3200", 1.4
    )
    for x, y, reach, smoke in (
        (80, 46, 7, "#6B2604"),
        (86, 37, 8.5, "#7E2F06"),
        (94, 27, 10, "#9A3E0C"),
        (104, 18, 9, "#B2521A"),
        (76, 40, 5, "#8A360A"),
    ):
        scene += circle(x, y, reach, smoke, "#3A1004", 1.4)
    scene += path(
        "M80 42 Q84 36 88 40 M86 32 Q92 26 98 30 M98 18 Q104 12 110 18",
        stroke="#FFB262",
        width=1.8,
        stroke_opacity=0.9,
    )
    scene += path(
        "M36 99 Q60 88 70 54 Q74 50 79 53 Q83 50 87 54 Q96 88 118 99Z", "url(#m)", "#2E0E02", 2
    )
    scene += path(
        "M71 54 Q76 59 79 54 Q83 58 86 54 Q88 62 86 68 Q84 64 83 70 Q85 80 92 90 "
        "Q82 84 79 72 Q77 66 76 74 Q74 84 66 92 Q72 78 72 68 Q71 60 71 54Z",
        "#FFD84A",
        "#8A2E00",
        1.2,
    )
    for x, y in ((72, 44), (90, 46), (68, 36), (80, 30), (96, 52), (64, 48)):
        scene += circle(x, y, 1.5, "#FFE27A")
    scene += (
        '<rect x="6" y="98" width="108" height="66" fill="url(#w)"/>'
        + waves([(105, 3), (115, 4), (127, 5), (141, 5), (155, 5)], "#FFE3B8", 0.8)
        + path("M34 102 L60 102 M38 108 L56 108", stroke="#FFF3C8", width=2.4, stroke_opacity=0.9)
    )
    scene += curls(
        [
            "M36 40 C46 33 54 35 60 38 C68 42 71 33 65 31",
            "M36 54 C46 49 54 52 60 55",
            "M36 68 C44 64 50 66 54 68 C60 71 63 64 58 62",
        ],
        "#7A2A04",
    )
    return defs, scene


def moonlit_night() -> Scene:
    """Blue: the moon over a sleeping city."""
    defs = (
        linear("k", 0, 8, 0, 98, (0, "#0B2C6E"), (0.6, "#185AB0"), (1, "#79B2F0"))
        + linear("w", 0, 94, 0, 160, (0, "#5A97E2"), (0.35, "#1B5CB2"), (1, "#082A62"))
        + radial("u", 80, 38, 40, (0, "#DDEBFF", 0.75), (0.45, "#9CC4F6", 0.35), (1, "#5A97E2", 0))
    )
    scene = '<rect x="6" y="6" width="108" height="92" fill="url(#k)"/>' + circle(
        80, 38, 34, "url(#u)"
    )
    scene += path("M88 16 A23 23 0 1 0 102 46 A19 19 0 1 1 88 16Z", "#FFF6DC", "#061C44", 2) + path(
        "M70 33 Q73 30 76 33 M66 40 Q68 45 72 44", stroke="#B98A45", width=1.6
    )
    for x, y, reach in (
        (46, 20, 2.4),
        (58, 14, 1.6),
        (54, 34, 1.6),
        (108, 26, 2.2),
        (104, 62, 1.5),
        (40, 44, 1.8),
        (96, 70, 1.4),
    ):
        scene += path(
            f"M{x} {y - reach * 2} L{x + reach * 0.6:.1f} {y - reach * 0.6:.1f} "
            f"L{x + reach * 2} {y} L{x + reach * 0.6:.1f} {y + reach * 0.6:.1f} "
            f"L{x} {y + reach * 2} L{x - reach * 0.6:.1f} {y + reach * 0.6:.1f} "
            f"L{x - reach * 2} {y} L{x - reach * 0.6:.1f} {y - reach * 0.6:.1f}Z",
            "#FFF6DC",
        )
    scene += path(
        "M30 98 L30 92 L38 92 L38 86 Q43 79 48 86 L48 92 L54 92 L54 80 L57 74 L60 80 "
        "L60 92 L72 93 Q84 88 96 93 L116 92 L116 98Z",
        "#0A2A60",
        "#061C44",
        1.2,
    )
    scene += '<rect x="6" y="97" width="108" height="67" fill="url(#w)"/>' + waves(
        [(104, 3), (113, 4), (126, 5), (140, 5), (154, 5)], "#BFDDFF", 0.65
    )
    scene += path(
        "M74 101 L92 101 M70 106 L90 106 M76 111 L96 111 M72 117 L86 117",
        stroke="#FFF6DC",
        width=2.4,
        stroke_opacity=0.85,
    )
    scene += (
        path("M96 94 L112 94 Q110 101 106 101 L100 101 Q97 99 96 94Z", "#061C44")
        + path("M104 94 L104 76 Q113 82 112 92 L105 92Z", "#DCE9FF", "#061C44", 1.2)
        + circle(97, 91, 1.6, "#FFD24A")
    )
    scene += curls(
        [
            "M36 58 C50 51 62 53 72 57 C82 61 86 51 78 48",
            "M36 70 C50 65 64 68 76 71 C87 74 90 65 83 63",
        ],
        "#061C44",
    )
    return defs, scene
