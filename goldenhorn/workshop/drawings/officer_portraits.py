"""The hard and the expert bot as portraits; knows their faces, not their play."""

from math import cos, pi, sin

from goldenhorn.workshop.drawings.palette import GOLD, GOLD_LIGHT, INK
from goldenhorn.workshop.drawings.portrait_frame import eye, medallion
from goldenhorn.workshop.drawings.svg import inked, line, linear, outline, path, place


def captain() -> str:
    """Orsola, the captain: turned-up hat, feather, scar, eyes on you."""
    skin = "#A66C45"
    defs = (
        linear("sk", 60, 60, 140, 150, (0, "#C68A5E"), (0.6, skin), (1, "#7A4728"))
        + linear("hat", 30, 20, 170, 90, (0, "#7A5136"), (0.5, "#4E301F"), (1, "#2A170E"))
        + linear("co", 0, 130, 0, 188, (0, "#35587C"), (1, "#14283E"))
        + linear("fe", 120, 10, 170, 70, (0, "#FFFFFF"), (1, "#D9CBB0"))
    )
    body = ""
    # squall behind
    body += line(
        "M20 70 L34 52 M30 92 L50 66 M168 112 L182 94 M22 116 L36 98 M160 136 L176 116",
        3.4,
        "#9CC3D2",
    )
    # hair behind and braid
    body += inked("M54 78 C46 104 48 132 58 148 L142 148 C152 132 154 104 146 78Z", "#1E1518")
    # coat with high collar
    body += inked(
        "M24 144 C42 134 62 142 76 134 L124 134 C138 142 158 134 176 144 A88 88 0 0 1 24 144Z",
        "url(#co)",
    )
    body += inked("M84 126 L84 150 L100 166 L116 150 L116 126Z", "#8A5432", 3.2) + inked(
        "M84 142 L100 168 L116 142 L112 186 L88 186Z", "#FFF3D6", 3.2
    )
    body += inked("M76 120 C68 126 62 134 62 144 L90 186 L98 172 L84 146Z", "#22405E", 3.6) + inked(
        "M124 120 C132 126 138 134 138 144 L110 186 L102 172 L116 146Z", "#22405E", 3.6
    )
    body += line("M66 143 L90 180 M134 143 L110 180", 3.2, GOLD)
    body += (
        f'<circle cx="62" cy="166" r="4.4" fill="{GOLD}" {outline(2.6)}/>'
        f'<circle cx="138" cy="166" r="4.4" fill="{GOLD}" {outline(2.6)}/>'
    )
    # face: long, strong jaw
    body += inked(
        "M60 82 C60 64 78 56 100 56 C122 56 140 64 140 82 C141 106 136 124 122 138 "
        "C114 146 107 149 100 149 C93 149 86 146 78 138 C64 124 59 106 60 82Z",
        "url(#sk)",
    )
    body += (
        inked("M60 76 C52 96 54 122 62 136 C66 118 64 100 70 88Z", "#2B1E22", 3.4)
        + inked("M140 76 C148 96 146 122 138 136 C134 118 136 100 130 88Z", "#2B1E22", 3.4)
        + line("M62 98 Q60 112 62 124", 2.6, "#8C8790")
    )
    # braid over the shoulder
    for part, (x, y) in enumerate(((147, 128), (151, 140), (150, 152), (145, 163))):
        body += (
            f'<ellipse cx="{x}" cy="{y}" rx="9" ry="7.5" fill="#2B1E22" {outline(3)} '
            f'transform="rotate({20 - 12 * part} {x} {y})"/>'
        )
    body += inked("M139 168 L151 170 L148 176 L138 174Z", GOLD, 2.6)
    # earring
    body += (
        f'<circle cx="60" cy="130" r="7" fill="none" {outline(7)}/>'
        f'<circle cx="60" cy="130" r="7" fill="none" stroke="{GOLD_LIGHT}" '
        'stroke-width="3.4"/>'
    )
    # eyes: narrow, level, looking straight
    body += (
        '<path d="M72 101 Q82 92 93 101 Q83 108 72 101Z" fill="#FFF6E4"/>'
        '<path d="M107 101 Q118 92 128 101 Q117 108 107 101Z" fill="#FFF6E4"/>'
        + eye(84, 100.5, 4.6, 4.8)
        + eye(117, 100.5, 4.6, 4.8)
    )
    body += (
        line("M70 101 Q82 91 94 101 M106 101 Q118 91 130 101", 3.8)
        + line("M69 92 L94 93", 5, "#1E1518")
        + line("M106 93 L131 88", 5, "#1E1518")
    )
    body += line("M100 100 C97 110 95 116 96 120 Q101 123 106 119", 3, "#6B3A20")
    # scar, smirk
    body += (
        line("M124 78 L116 94 M113 107 L109 117", 3, "#E0B08A")
        + line("M84 132 Q100 136 116 128", 4, "#5A2018")
        + line("M116 128 Q119 127 120 124", 3, "#5A2018")
        + line("M92 140 Q100 143 108 139", 2.6, "#7A4728")
    )
    # hat
    body += inked("M64 72 C62 44 76 28 100 28 C124 28 138 44 136 72Z", "url(#hat)")
    body += inked(
        "M30 74 C34 52 52 46 64 58 C78 70 122 70 136 58 C148 46 166 52 170 74 "
        "C148 92 128 86 100 86 C72 86 52 92 30 74Z",
        "url(#hat)",
    ) + line("M36 72 C42 58 54 54 64 64 C80 76 120 76 136 64 C146 54 158 58 164 72", 3, GOLD)
    body += inked(
        "M118 62 C120 44 132 30 152 32 C160 40 157 46 151 49 C153 54 147 59 140 59 "
        "C134 64 126 66 118 62Z",
        "url(#fe)",
        3.4,
    ) + line("M122 60 C130 48 140 40 150 37 M134 48 L142 53 M141 43 L149 46", 2.4, "#8A7A60")
    body += f'<circle cx="120" cy="64" r="6.5" fill="{GOLD}" {outline(3)}/>'
    return medallion("#6FA3B8", "#173248", body, defs)


def doge() -> str:
    """The Doge: golden horned cap over white linen, ermine, white beard."""
    skin = "#EFC6A2"
    defs = (
        linear("sk", 60, 70, 140, 150, (0, "#FFE2C4"), (0.6, skin), (1, "#D09A70"))
        + linear(
            "horn",
            50,
            14,
            150,
            92,
            (0, "#FFF0B0"),
            (0.35, "#F2C254"),
            (0.7, "#D9992E"),
            (1, "#9A5E14"),
        )
        + linear("bd", 0, 110, 0, 190, (0, "#FFFFFF"), (1, "#CFD6DE"))
        + linear("rb", 0, 136, 0, 188, (0, "#F0C050"), (1, "#A86A18"))
        + linear("er", 0, 134, 0, 180, (0, "#FFFDF4"), (1, "#E0D8C4"))
    )
    body = ""
    for part in range(14):  # rays, like a mosaic
        angle = part * 2 * pi / 14 + 0.12
        body += (
            f'<path d="M{100 + 40 * cos(angle - 0.05):.1f} '
            f"{100 + 40 * sin(angle - 0.05):.1f} L{100 + 86 * cos(angle - 0.11):.1f} "
            f"{100 + 86 * sin(angle - 0.11):.1f} L{100 + 86 * cos(angle + 0.11):.1f} "
            f"{100 + 86 * sin(angle + 0.11):.1f} L{100 + 40 * cos(angle + 0.05):.1f} "
            f'{100 + 40 * sin(angle + 0.05):.1f}Z" fill="#F2C254" fill-opacity=".20"/>'
        )
    # robe, ermine cape
    body += inked(
        "M22 140 C40 130 66 138 80 132 L120 132 C134 138 160 130 178 140 A88 88 0 0 1 22 140Z",
        "url(#rb)",
    )
    body += inked(
        "M20 142 C40 130 62 136 78 130 L122 130 C138 136 160 130 180 142 "
        "C176 156 168 168 160 174 C150 164 128 168 100 184 C72 168 50 164 40 174 "
        "C32 168 24 156 20 142Z",
        "url(#er)",
    )
    for x, y, turn in (
        (40, 148, 0),
        (54, 158, 10),
        (66, 146, 0),
        (160, 148, 0),
        (146, 158, -10),
        (134, 146, 0),
        (46, 164, 8),
        (154, 164, -8),
        (30, 152, 12),
        (170, 152, -12),
    ):
        body += (
            f'<path d="M0 -6 Q4 2 0 7 Q-4 2 0 -6Z" fill="{INK}" '
            f'transform="translate({x} {y}) rotate({turn})"/>'
        )
    # linen coif with strings
    body += inked("M56 88 C48 104 52 122 60 132 L74 128 L72 88Z", "#FFFDF4", 3.4) + inked(
        "M144 88 C152 104 148 122 140 132 L126 128 L128 88Z", "#FFFDF4", 3.4
    )
    # face
    body += inked(
        "M62 90 C62 72 78 66 100 66 C122 66 138 72 138 90 C140 122 124 140 100 140 "
        "C76 140 60 122 62 90Z",
        "url(#sk)",
    )
    # beard
    body += inked(
        "M63 108 C60 130 66 152 78 164 C86 172 94 180 100 187 C106 180 114 172 122 164 "
        "C134 152 140 130 137 108 C132 120 124 124 114 123 Q100 119 86 123 "
        "C76 124 68 120 63 108Z",
        "url(#bd)",
        3.8,
    )
    body += line(
        "M76 136 Q80 152 90 164 M90 142 Q93 158 99 172 M110 142 Q107 158 102 170 "
        "M124 136 Q120 152 110 164",
        2.8,
        "#9AA6B4",
    )
    body += inked(
        "M100 121 C92 116 78 120 68 132 C78 134 92 134 100 127 "
        "C108 134 122 134 132 132 C122 120 108 116 100 121Z",
        "#FFFFFF",
        3.2,
    ) + line("M93 135 Q100 139 108 134", 3.2, "#8A3A2A")
    # eyes: narrowed, amused
    body += (
        '<path d="M73 103 Q83 95 93 103 Q83 109 73 103Z" fill="#FFFFFF"/>'
        '<path d="M107 103 Q117 95 127 103 Q117 109 107 103Z" fill="#FFFFFF"/>'
        + eye(84.5, 103, 4.2, 4.4, "#24405C")
        + eye(118, 103, 4.2, 4.4, "#24405C")
    )
    body += line("M71 103 Q83 93 95 103 M105 103 Q117 93 129 103", 3.6) + line(
        "M75 110 Q82 114 90 111 M110 111 Q118 114 125 110 M66 98 L70 101 M134 98 L130 101",
        2.2,
        "#B07A50",
    )
    body += inked("M69 96 C74 86 88 86 95 95 C87 92 78 92 69 96Z", "#FFFFFF", 2.8) + inked(
        "M131 96 C126 86 112 86 105 95 C113 92 122 92 131 96Z", "#FFFFFF", 2.8
    )
    body += inked(
        "M97 100 C95 110 92 116 95 119 Q100 122 105 119 C108 116 105 110 103 100",
        skin,
        2.8,
        "#A8673C",
    )
    # corno: the horn rises at the back
    body += inked(
        "M58 84 C52 60 62 44 84 40 C100 37 108 30 113 17 C117 12 124 13 128 18 "
        "C144 36 150 62 142 84 C124 70 76 70 58 84Z",
        "url(#horn)",
    )
    body += line("M68 58 Q76 47 92 45 M118 22 Q132 38 134 56", 3, "#FFF8D8") + line(
        "M84 40 Q98 54 96 70 M113 30 Q122 50 118 70", 2.4, "#A8701C"
    )
    body += inked(
        "M54 90 C58 72 80 66 100 66 C120 66 142 72 146 90 C132 78 116 76 100 76 "
        "C84 76 68 78 54 90Z",
        "#FFF3C4",
        3.4,
    )
    for jewel_x, jewel_y, colour in (
        (68, 78.4, "#2E8C90"),
        (84, 73, "#FFFDF4"),
        (100, 71.4, "#8A2B4A"),
        (116, 73, "#FFFDF4"),
        (132, 78.4, "#2E8C90"),
    ):
        body += f'<circle cx="{jewel_x}" cy="{jewel_y}" r="4.3" fill="{colour}" {outline(2.2)}/>'
    for left, top in ((80, 58), (104, 52), (124, 46), (128, 62), (112, 62)):
        diamond = "M0 -4.5 L3.4 0 L0 4.5 L-3.4 0Z"
        body += place(path(diamond, "#A8701C", fill_opacity=0.75), left, top)
    return medallion("#4C7492", "#0F2236", body, defs)


def drawings() -> dict[str, str]:
    """Draw both."""
    return {
        "bot_hard": captain(),
        "bot_expert": doge(),
    }
