"""The easy and the medium bot as portraits; knows their faces, not their play."""

from goldenhorn.workshop.drawings.goods import symbol_mark
from goldenhorn.workshop.drawings.palette import GOLD, GOLD_DARK, GOLD_LIGHT
from goldenhorn.workshop.drawings.portrait_frame import eye, medallion
from goldenhorn.workshop.drawings.svg import inked, line, linear, outline, place, radial


def ships_girl() -> str:
    """Nina, the ship's girl: headscarf, freckles, a gap in the teeth."""
    skin, shadow, hair, scarf = "#F4C79D", "#D99A6C", "#7A4524", "#2E8C90"
    defs = (
        linear("sk", 60, 60, 140, 150, (0, "#FFDDB8"), (0.6, skin), (1, "#E0A577"))
        + linear("sc", 60, 30, 140, 96, (0, "#58B8B6"), (0.6, scarf), (1, "#1C6268"))
        + linear("sh", 0, 138, 0, 190, (0, "#FFF8E6"), (1, "#DCCBA6"))
    )
    body = ""
    # little waves behind
    body += line("M18 128 Q30 118 42 128 T66 128 M134 128 Q146 118 158 128 T182 128", 4, "#E8F7F2")
    # pigtails
    body += inked(
        "M56 92 C36 92 26 112 34 134 C36 142 46 142 48 134 C52 138 58 134 57 126Z", hair
    ) + inked(
        "M144 92 C164 92 174 112 166 134 C164 142 154 142 152 134 C148 138 142 134 143 126Z", hair
    )
    body += line("M44 104 Q38 116 41 128 M156 104 Q162 116 159 128", 2.6, "#A86A3C")
    # shirt
    body += inked(
        "M33 157 C46 146 72 144 84 138 L116 138 C128 144 154 146 167 157 A88 88 0 0 1 33 157Z",
        "url(#sh)",
    )
    body += line("M44 163 Q72 153 100 153 Q128 153 156 163", 7, "#34587A") + line(
        "M56 176 Q78 168 100 168 Q122 168 144 176", 7, "#34587A"
    )
    body += inked("M84 128 L84 141 Q100 154 116 141 L116 128Z", shadow, 3.4)
    # ears, face
    body += (
        f'<circle cx="56" cy="106" r="9" fill="{skin}" {outline(3.6)}/>'
        f'<circle cx="144" cy="106" r="9" fill="{skin}" {outline(3.6)}/>'
    )
    body += inked(
        "M57 94 C57 66 76 54 100 54 C124 54 143 66 143 94 C143 124 122 143 100 143 "
        "C78 143 57 124 57 94Z",
        "url(#sk)",
    )
    body += (
        '<ellipse cx="73" cy="117" rx="9" ry="6" fill="#F08F73" fill-opacity=".45"/>'
        '<ellipse cx="127" cy="117" rx="9" ry="6" fill="#F08F73" fill-opacity=".45"/>'
    )
    for x, y in ((70, 111), (77, 114), (72, 119), (130, 111), (123, 114), (128, 119)):
        body += f'<circle cx="{x}" cy="{y}" r="1.7" fill="#B9703F"/>'
    # fringe
    body += inked(
        "M62 88 C66 96 70 99 76 100 C76 94 80 90 86 87 C86 94 90 97 96 98 "
        "C97 92 102 88 110 86 L126 80 L64 78Z",
        hair,
        3.4,
    )
    # scarf and its knot
    body += inked(
        "M142 76 C154 70 168 74 172 84 C162 84 158 88 152 86 C160 92 163 100 160 108 "
        "C152 104 146 96 142 88Z",
        "url(#sc)",
        3.6,
    )
    body += inked(
        "M53 94 C48 56 70 33 100 33 C130 33 152 56 147 94 C138 80 120 72 100 72 "
        "C80 72 62 80 53 94Z",
        "url(#sc)",
    )
    for x, y in ((72, 60), (90, 47), (112, 46), (132, 62), (101, 62), (62, 76), (141, 80)):
        body += f'<circle cx="{x}" cy="{y}" r="4" fill="#FFF3D6"/>'
    body += line("M64 58 Q76 40 96 38", 3, "#A9E4DE")
    # face
    body += (
        eye(83, 106, 5.8, 7.6)
        + eye(117, 106, 5.8, 7.6)
        + line("M74 94 Q82 88 90 93 M110 93 Q118 88 126 94", 3.4, "#5A3018")
        + line("M97 113 Q101 117 105 112", 3, "#B9703F")
    )
    body += (
        inked("M82 122 Q100 128 118 122 Q115 138 100 138 Q85 138 82 122Z", "#6B1F22", 3.2)
        + '<path d="M86.5 124.6 Q100 128.6 113.5 124.6 L112 129.4 Q100 132.6 88 129.4Z" '
        'fill="#FFFFFF"/>'
        '<path d="M98.6 126.6 L102.4 126.6 L102.2 131.6 L98.8 131.6Z" fill="#6B1F22"/>'
    )
    return medallion("#D6F2EC", "#58A5B4", body, defs)


def merchant() -> str:
    """Taddeo, the merchant: soft cap, curled moustache, a coin between the fingers."""
    skin = "#E9B78C"
    defs = (
        linear("sk", 60, 60, 140, 150, (0, "#FAD6AE"), (0.6, skin), (1, "#C98A5C"))
        + linear("hat", 50, 24, 150, 90, (0, "#4F8084"), (0.5, "#2C5A60"), (1, "#173A40"))
        + linear("rb", 0, 140, 0, 188, (0, "#8A5234"), (1, "#55301E"))
        + linear("fur", 0, 136, 0, 168, (0, "#F0DDB4"), (1, "#BF9C68"))
        + radial("cn", 146, 138, 24, (0, "#FFF2B8"), (0.6, GOLD), (1, "#B97C1E"))
    )
    body = ""
    # shelf of bales behind
    body += (
        inked("M20 86 L46 86 L46 112 L15 112Z", "#D9B27A", 3, "#7A4E22")
        + inked("M14 112 L50 112 L50 138 L20 138Z", "#C79A5E", 3, "#7A4E22")
        + line("M33 86 L33 112 M32 112 L32 138 M20 98 L46 98", 2.4, "#7A4E22")
    )
    body += inked("M154 80 L180 80 L186 108 L154 108Z", "#D9B27A", 3, "#7A4E22") + line(
        "M154 94 L184 94 M168 80 L168 108", 2.4, "#7A4E22"
    )
    # robe
    body += inked(
        "M22 140 C40 130 66 138 80 132 L120 132 C134 138 160 130 178 140 A88 88 0 0 1 22 140Z",
        "url(#rb)",
    )
    # fur collar
    body += inked(
        "M68 132 C60 134 52 138 50 146 C44 150 46 158 52 160 C54 168 62 170 68 166 "
        "C74 174 82 176 90 184 L110 184 C118 176 126 174 132 166 "
        "C138 170 146 168 148 160 C154 158 156 150 150 146 C148 138 140 134 132 132 "
        "L118 136 L100 160 L82 136Z",
        "url(#fur)",
        3.6,
    )
    body += line(
        "M60 146 l3 6 M64 156 l4 4 M74 160 l2 6 M140 146 l-3 6 M136 156 l-4 4 M126 160 l-2 6",
        2.6,
        "#8A6434",
    )
    body += inked("M80 128 L82 140 L100 166 L118 140 L120 128Z", "#FFF3D6", 3.2)
    # gold chain
    body += line("M70 150 Q78 176 100 180 Q122 176 130 150", 6.5) + line(
        "M70 150 Q78 176 100 180 Q122 176 130 150", 3.4, GOLD_LIGHT
    )
    # ears, face (broad)
    body += (
        f'<circle cx="53" cy="100" r="9" fill="{skin}" {outline(3.6)}/>'
        f'<circle cx="147" cy="100" r="9" fill="{skin}" {outline(3.6)}/>'
    )
    body += inked(
        "M55 84 C55 64 76 54 100 54 C124 54 145 64 145 84 C148 120 132 148 100 148 "
        "C68 148 52 120 55 84Z",
        "url(#sk)",
    )
    body += (
        '<ellipse cx="70" cy="112" rx="10" ry="7" fill="#E07A5C" fill-opacity=".42"/>'
        '<ellipse cx="130" cy="112" rx="10" ry="7" fill="#E07A5C" fill-opacity=".42"/>'
    )
    # hair at the temples
    body += inked("M55 80 C50 92 53 102 60 106 C62 98 62 88 66 80Z", "#4A2A18", 3) + inked(
        "M145 80 C150 92 147 102 140 106 C138 98 138 88 134 80Z", "#4A2A18", 3
    )
    # cap
    body += (
        inked(
            "M46 82 C34 66 40 36 74 28 C110 18 158 26 166 52 C170 66 162 78 154 82 "
            "C136 66 64 66 46 82Z",
            "url(#hat)",
        )
        + line("M60 46 Q74 34 96 33", 3.2, "#8FBCBB")
        + line("M120 34 Q140 44 148 62", 3, "#173A40")
    )
    body += (
        inked("M46 82 C64 66 136 66 154 82 L152 92 C134 77 66 77 48 92Z", GOLD, 3.4)
        + f'<circle cx="100" cy="75" r="7.5" fill="#FFF3D6" {outline(3)}/>'
        f'<circle cx="100" cy="75" r="3" fill="{GOLD_DARK}"/>'
    )
    # eyes: one brow up, lids half down
    body += (
        '<ellipse cx="82" cy="103" rx="7.6" ry="6" fill="#FFFFFF"/>'
        '<ellipse cx="118" cy="103" rx="7.6" ry="6" fill="#FFFFFF"/>'
        + eye(84.5, 103.5, 4.4, 5)
        + eye(120.5, 103.5, 4.4, 5)
    )
    body += (
        line("M73 100 Q82 95 91 101 M109 101 Q118 95 127 100", 3.6)
        + line("M71 95 Q81 91 91 95", 4.4, "#3A2012")
        + line("M109 90 Q119 82 130 91", 4.4, "#3A2012")
    )
    body += inked(
        "M96 102 C92 114 90 120 96 122 Q102 125 108 121 C111 117 107 110 104 102",
        "#EDB98C",
        3,
        "#A8673C",
    )
    # moustache, goatee
    body += inked("M88 143 Q100 150 112 143 Q110 160 100 166 Q90 160 88 143Z", "#4A2A18", 3.2)
    body += inked(
        "M100 126 C92 122 80 126 74 133 C68 138 62 136 61 129 C56 138 64 147 76 144 "
        "C86 142 94 138 100 133 C106 138 114 142 124 144 C136 147 144 138 139 129 "
        "C138 136 132 138 126 133 C120 126 108 122 100 126Z",
        "#4A2A18",
        3.2,
    ) + line("M92 140 Q100 145 108 140", 3, "#7A2E22")
    # coin held up
    body += (
        f'<circle cx="150" cy="146" r="17" fill="url(#cn)" {outline(3.6)}/>'
        f'<circle cx="150" cy="146" r="12" fill="none" stroke="{GOLD_DARK}" '
        'stroke-width="2"/>' + place(symbol_mark("star", GOLD_DARK), 150, 146, 0.85)
    )
    body += inked(
        "M158 162 C152 166 142 164 138 158 C134 160 132 166 136 170 L146 178 L160 166Z", skin, 3.2
    )
    return medallion("#FBE7B8", "#C48B45", body, defs)


def drawings() -> dict[str, str]:
    """Draw both."""
    return {
        "bot_easy": ships_girl(),
        "bot_medium": merchant(),
    }
