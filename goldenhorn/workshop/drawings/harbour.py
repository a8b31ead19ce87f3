"""What stands and floats in a harbour: quays, boats, barrels; knows no board."""

from goldenhorn.workshop.drawings.palette import FOAM, GOLD, GOLD_LIGHT, GOODS, INK, IVORY, mix
from goldenhorn.workshop.drawings.svg import ROUND, document, linear, radial

_LAMP = "#FFE9A0"


def quay() -> str:
    """Return the stone quay of a market."""
    defs = linear("s", 0, 0, 0, 100, (0, "#E9D8B0"), (1, "#C9AE7C")) + linear(
        "k", 0, 100 - 14, 0, 100, (0, "#8B7252"), (1, "#54402C")
    )
    body = (
        f'<rect x="1" y="1" width="{202 - 2}" height="{100 - 2}" rx="5" fill="{INK}"/>'
        f'<rect x="2.4" y="2.4" width="{202 - 4.8}" height="{100 - 16}" rx="4" '
        'fill="url(#s)"/>'
        f'<rect x="2.4" y="{100 - 14}" width="{202 - 4.8}" height="11.6" rx="3" '
        'fill="url(#k)"/>'
    )
    for row in range(int((100 - 16) / 16)):
        y = 2.4 + (row + 1) * 16
        body += (
            f'<path d="M3 {y} L{202 - 3} {y}" stroke="#A88C5E" stroke-width="1.2" '
            'stroke-opacity=".7"/>'
        )
        for column in range(6):
            body += (
                f'<path d="M{18 + column * 34 + (17 if row % 2 else 0)} {y - 16} '
                f'L{18 + column * 34 + (17 if row % 2 else 0)} {y}" stroke="#A88C5E" '
                'stroke-width="1.2" stroke-opacity=".7"/>'
            )
    for column in range(7):
        body += (
            f'<path d="M{16 + column * 28} {100 - 14} L{16 + column * 28} {100 - 3}" '
            f'stroke="{INK}" stroke-width="1.2" stroke-opacity=".5"/>'
        )
    return document(202, 100, body, defs)


def pier() -> str:
    """Return a wooden pier."""
    defs = linear("w", 0, 0, 0, 15, (0, "#C79A66"), (1, "#8A5C36"))
    body = "".join(
        f'<rect x="{8 + plank * 40}" y="2" width="8" height="{15 + 8}" rx="3" '
        f'fill="#4A2C1A" stroke="{INK}" stroke-width="1.6"/>'
        for plank in range(int(186 / 40))
    )
    body += f'<rect x="1" y="3" width="{186 - 2}" height="{15 - 3}" fill="{INK}"/>'
    body += "".join(
        f'<rect x="{2 + plank * 9}" y="4" width="8.2" height="{15 - 5}" fill="url(#w)"/>'
        for plank in range(int((186 - 3) / 9))
    )
    return document(186, 15 + 11, body, defs)


def mooring_pole() -> str:
    """Return a striped mooring pole."""
    body = (
        f'<rect x="3" y="6" width="8" height="52" rx="3" fill="{IVORY}" stroke="{INK}" '
        'stroke-width="2"/>'
    )
    for stripe in range(4):
        body += (
            f'<path d="M3.6 {14 + stripe * 11} L10.4 {9 + stripe * 11} '
            f'L10.4 {15 + stripe * 11} L3.6 {20 + stripe * 11}Z" fill="#1D5C7C"/>'
        )
    return document(
        14,
        60,
        body + f'<circle cx="7" cy="6" r="4.6" fill="{GOLD}" stroke="{INK}" stroke-width="1.8"/>',
    )


def rowboat() -> str:
    """Return a rowing boat with its oars shipped."""
    defs = linear("h", 0, 8, 0, 22, (0, "#B77B45"), (1, "#6A3D20"))
    return document(
        56,
        28,
        '<path d="M3 9 C12 13 44 13 53 8 C51 18 44 23 30 23.4 C14 23.6 6 18 3 9Z" '
        f'fill="url(#h)" stroke="{INK}" stroke-width="2.2" {ROUND}/>'
        '<path d="M4 10 C14 15 42 15 52 9.4" stroke="#E2B47A" stroke-width="1.8" '
        'fill="none"/>'
        '<path d="M20 12.6 L20 17 M35 12.6 L35 17" stroke="#3C2013" '
        'stroke-width="2.4"/>'
        f'<path d="M14 6 L40 20" stroke="{INK}" stroke-width="3.4" {ROUND}/>'
        f'<path d="M14 6 L40 20" stroke="#D9A566" stroke-width="1.8" {ROUND}/>'
        f'<path d="M4 24 q6 -4 12 0 q6 3 12 0 q6 -4 12 0 q6 3 11 -1" stroke="{FOAM}" '
        f'stroke-width="2.2" fill="none" stroke-opacity=".85" {ROUND}/>',
        defs,
    )


def gondola() -> str:
    """Return a gondola with its gondolier."""
    defs = linear("h", 0, 20, 0, 36, (0, "#3A3440"), (1, "#15121A"))
    return document(
        84,
        44,
        f'<path d="M62 8 L74 40" stroke="{INK}" stroke-width="3.4" {ROUND}/>'
        f'<path d="M62 8 L74 40" stroke="#C79A66" stroke-width="1.8" {ROUND}/>'
        f'<circle cx="56" cy="9" r="4" fill="#F0C79A" stroke="{INK}" '
        'stroke-width="1.6"/>'
        f'<path d="M50 7.6 L62 7.6 L60 5 L52 5Z" fill="#FFE9A8" stroke="{INK}" '
        f'stroke-width="1.4" {ROUND}/>'
        f'<path d="M51 27 L52 15 Q56 12 60 15 L61 27Z" fill="#FFF3D6" stroke="{INK}" '
        f'stroke-width="1.8" {ROUND}/>'
        '<path d="M52 18 L60.6 18 M51.6 22 L61 22" stroke="#1D5C7C" '
        'stroke-width="1.8"/>'
        f'<path d="M59 16 L66 19" stroke="{INK}" stroke-width="3" {ROUND}/>'
        '<path d="M2 14 C4 20 8 25 14 26 C30 29 56 29 70 25 C76 23 80 19 82 12 '
        f'C81 26 74 35 58 36 L24 36 C10 35 3 26 2 14Z" fill="url(#h)" stroke="{INK}" '
        f'stroke-width="2" {ROUND}/>'
        f'<path d="M9 24 C24 29.4 58 29.4 76 22" stroke="{GOLD}" stroke-width="1.8" '
        'fill="none"/>'
        f'<path d="M24 26 Q33 15 42 26Z" fill="#6B2F3A" stroke="{INK}" '
        'stroke-width="1.6"/>'
        '<path d="M6 38 q7 -4 14 0 q7 3 14 0 q7 -4 14 0 q7 3 14 0 q6 -4 12 -1" '
        f'stroke="{FOAM}" stroke-width="2.4" fill="none" stroke-opacity=".85" {ROUND}/>',
        defs,
    )


def buoy() -> str:
    """Return a buoy."""
    return document(
        26,
        34,
        f'<path d="M13 4 L13 12" stroke="{INK}" stroke-width="2.4"/>'
        f'<circle cx="13" cy="4" r="3" fill="{GOLD_LIGHT}" stroke="{INK}" '
        'stroke-width="1.6"/>'
        f'<path d="M6 25 L9 12 L17 12 L20 25Z" fill="#FFF3D6" stroke="{INK}" '
        f'stroke-width="2" {ROUND}/>'
        '<path d="M7.4 20 L8.6 15.4 L17.4 15.4 L18.6 20Z" fill="#8A5A34"/>'
        f'<path d="M2 27 q5.5 -5 11 0 q5.5 5 11 0" stroke="{FOAM}" stroke-width="2.4" '
        f'fill="none" {ROUND}/>',
    )


def lighthouse() -> str:
    """Return a lighthouse, lit."""
    defs = (
        linear("t", 8, 0, 30, 0, (0, "#FFF8E4"), (0.5, "#EBD6A8"), (1, "#B99A6A"))
        + linear("r", 0, 84, 0, 104, (0, "#A98F6C"), (1, "#5F4A36"))
        + radial("l", 19, 16, 17, (0, _LAMP, 0.95), (0.4, _LAMP, 0.5), (1, _LAMP, 0))
    )
    body = (
        '<path d="M1 98 C2 88 10 84 19 84 C29 84 37 89 38 98 C30 104 8 104 1 98Z" '
        f'fill="url(#r)" stroke="{INK}" stroke-width="2" {ROUND}/>'
        f'<path d="M11 88 L13.4 30 L24.6 30 L27 88Z" fill="url(#t)" stroke="{INK}" '
        f'stroke-width="2.2" {ROUND}/>'
        '<path d="M12.8 46 L25.2 46 L25.6 56 L12.4 56Z M12 66 L26 66 L26.4 76 '
        'L11.6 76Z" fill="#B5553A"/>'
        '<rect x="10" y="26" width="18" height="5.4" rx="1.6" fill="#EBD6A8" '
        f'stroke="{INK}" stroke-width="2"/>'
        '<circle cx="19" cy="17" r="17" fill="url(#l)"/>'
        f'<rect x="13.4" y="13" width="11.2" height="13" rx="2" fill="{_LAMP}" '
        f'stroke="{INK}" stroke-width="2"/>'
        f'<path d="M19 13 L19 26" stroke="{INK}" stroke-width="1.4"/>'
        f'<path d="M10.6 13.4 L19 4.6 L27.4 13.4Z" fill="#B5553A" stroke="{INK}" '
        f'stroke-width="2" {ROUND}/>'
        '<path d="M17 84 L17 80 A2 2 0 0 1 21 80 L21 84" fill="#3A241A"/>'
    )
    return document(40, 104, body, defs)


def crate() -> str:
    """Return a crate."""
    defs = linear("c", 0, 0, 0, 20, (0, "#D9AC72"), (1, "#8E5F36"))
    return document(
        22,
        20,
        '<rect x="1.4" y="1.4" width="19" height="17" rx="1.6" fill="url(#c)" '
        f'stroke="{INK}" stroke-width="2"/>'
        '<path d="M2 6.6 L20 6.6 M2 13 L20 13 M4 17 L17 3" stroke="#5A3620" '
        'stroke-width="1.5"/>',
        defs,
    )


def barrel() -> str:
    """Return a barrel."""
    defs = linear("c", 2, 0, 18, 0, (0, "#C98F52"), (0.4, "#A8713A"), (1, "#5A3418"))
    return document(
        20,
        24,
        '<path d="M4 3 Q10 1 16 3 Q19.6 12 16 21 Q10 23.4 4 21 Q.4 12 4 3Z" '
        f'fill="url(#c)" stroke="{INK}" stroke-width="2" {ROUND}/>'
        '<path d="M2.8 8 Q10 10 17.2 8 M2.8 16 Q10 18 17.2 16" stroke="#3B2B1E" '
        'stroke-width="2" fill="none"/>'
        '<path d="M4.4 4 Q10 5.6 15.6 4" stroke="#F0C48A" stroke-width="1.2" '
        'fill="none"/>',
        defs,
    )


def amphora() -> str:
    """Return an amphora."""
    return document(
        16,
        26,
        '<path d="M5 2 L11 2 L10.6 7 C14.6 9 14.8 16 10 22 L10.4 24.6 L5.6 24.6 L6 22 '
        f'C1.2 16 1.4 9 5.4 7Z" fill="#C4703F" stroke="{INK}" '
        f'stroke-width="1.9" {ROUND}/>'
        '<path d="M5.4 5 C1.6 4 1 8 3 10 M10.6 5 C14.4 4 15 8 13 10" fill="none" '
        f'stroke="{INK}" stroke-width="1.7"/>'
        '<path d="M3.6 13 L12.4 13" stroke="#7A3B22" stroke-width="1.5"/>',
    )


def lantern() -> str:
    """Return a lantern on a post."""
    defs = radial("l", 11, 8, 11, (0, "#FFE9A0", 0.9), (0.5, "#FFD765", 0.35), (1, "#FFD765", 0))
    return document(
        22,
        44,
        f'<path d="M11 14 L11 43" stroke="{INK}" stroke-width="4" {ROUND}/>'
        f'<path d="M11 14 L11 42" stroke="#6A4126" stroke-width="1.8" {ROUND}/>'
        '<circle cx="11" cy="9" r="11" fill="url(#l)"/>'
        '<rect x="7" y="4.6" width="8" height="9.4" rx="2" fill="#FFE9A0" '
        f'stroke="{INK}" stroke-width="1.8"/>'
        f'<path d="M5.6 5 L11 .8 L16.4 5Z" fill="{GOLD}" stroke="{INK}" '
        f'stroke-width="1.5" {ROUND}/>',
        defs,
    )


def stairs() -> str:
    """Return the stairs down to the water."""
    body = "".join(
        f'<rect x="{2 + step * 3}" y="{2 + step * 4.4}" width="{40 - step * 6}" '
        f'height="5" fill="{mix("#E9D8B0", "#8B7252", step * 0.2)}" stroke="{INK}" '
        'stroke-width="1.4"/>'
        for step in range(5)
    )
    return document(44, 26, body)


def bag() -> str:
    """Return the bag the goods are drawn from."""
    defs = radial("b", 34, 50, 60, (0, "#D9A566"), (0.6, "#A8713A"), (1, "#6B4220")) + linear(
        "n", 0, 16, 0, 40, (0, "#C98F52"), (1, "#7A4A22")
    )
    body = (
        '<path d="M28 34 C10 50 2 74 8 92 C12 104 82 104 88 92 C94 74 86 50 68 34Z" '
        f'fill="url(#b)" stroke="{INK}" stroke-width="3"/>'
        '<path d="M22 16 Q30 24 34 14 Q40 22 48 12 Q56 22 62 14 Q66 24 74 16 '
        f'C72 26 68 30 66 36 L30 36 C28 30 24 26 22 16Z" fill="url(#n)" stroke="{INK}" '
        'stroke-width="3" stroke-linejoin="round"/>'
        f'<path d="M27 36 Q48 44 69 36" stroke="{INK}" stroke-width="8" fill="none" '
        'stroke-linecap="round"/>'
        f'<path d="M27 36 Q48 44 69 36" stroke="{GOLD}" stroke-width="4.4" fill="none" '
        'stroke-linecap="round"/>'
        f'<path d="M66 39 L76 54 M64 40 L66 56" stroke="{INK}" stroke-width="5" '
        'stroke-linecap="round"/>'
        f'<path d="M66 39 L76 54 M64 40 L66 56" stroke="{GOLD}" stroke-width="2.6" '
        'stroke-linecap="round"/>'
        '<path d="M24 54 Q20 72 24 88 M38 50 Q34 70 38 92" stroke="#5A3418" '
        'stroke-width="2" fill="none" stroke-opacity=".55" stroke-linecap="round"/>'
    )
    # four goods as an emblem
    for (x, y), colour in zip(
        ((48, 66), (60, 78), (48, 90), (36, 78)), ("yellow", "red", "blue", "green"), strict=True
    ):
        body += (
            f'<rect x="{x - 5}" y="{y - 5}" width="10" height="10" rx="2.4" '
            f'transform="rotate(45 {x} {y})" fill="{GOODS[colour][0]}" stroke="{INK}" '
            'stroke-width="2"/>'
        )
    return document(96, 106, body, defs)


def drawings() -> dict[str, str]:
    """Draw all of the harbour."""
    return {
        "quay": quay(),
        "pier": pier(),
        "mooring_pole": mooring_pole(),
        "rowboat": rowboat(),
        "gondola": gondola(),
        "buoy": buoy(),
        "lighthouse": lighthouse(),
        "crate": crate(),
        "barrel": barrel(),
        "amphora": amphora(),
        "lantern": lantern(),
        "stairs": stairs(),
        "bag": bag(),
    }
