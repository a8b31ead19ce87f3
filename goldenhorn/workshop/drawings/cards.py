"""The cards, front and back; knows the goods, not the game."""

from collections.abc import Callable

from goldenhorn.workshop.drawings.bright_scenes import blowing_sun, rosy_dawn, temple_island
from goldenhorn.workshop.drawings.dark_scenes import moonlit_night, storm, volcano
from goldenhorn.workshop.drawings.goods import symbol_mark
from goldenhorn.workshop.drawings.marks import crossed_sabres, wind
from goldenhorn.workshop.drawings.ornaments import rose
from goldenhorn.workshop.drawings.palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOODS,
    INK,
    SYMBOLS,
    mix,
)
from goldenhorn.workshop.drawings.pirates import large_sabres
from goldenhorn.workshop.drawings.svg import circle, document, linear, path, place, radial, rounded
from goldenhorn.workshop.drawings.winds import Scene

_SCENES: dict[str, Callable[[], Scene]] = {
    "yellow": blowing_sun,
    "pink": rosy_dawn,
    "green": temple_island,
    "red": storm,
    "orange": volcano,
    "blue": moonlit_night,
}


def card(colour: str) -> str:
    """Return a card: its scene, the good, and a tab that says what it can do in a fan."""
    base, light, dark, _ink = GOODS[colour]
    defs, scene = _SCENES[colour]()
    symbol_ink = mix(dark, "#000000", 0.38 if colour in ("yellow", "pink", "orange") else 0.18)
    defs = (
        defs
        + linear("p", 0, 0, 120, 168, (0, "#FFFAEA"), (1, "#E6CFA0"))
        + linear("g", 0, 84, 0, 146, (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK))
        + radial("md", 60, 108, 40, (0, "#FFFDF4"), (0.7, "#F8EAC8"), (1, "#DCC18C"))
        + linear("t", 0, 0, 34, 0, (0, "#FFFDF2"), (1, "#F3E3BF"))
    )
    body = (
        f'<rect x="6" y="6" width="108" height="156" rx="8" fill="{base}"/>{scene}'
        + path(rounded(9.6, 9.6, 100.8, 148.8, 6), stroke=base, width=4.4)
        + path(
            rounded(12.2, 12.2, 95.6, 143.6, 4.5),
            stroke=mix(base, light, 0.7),
            width=1.3,
            stroke_opacity=0.9,
        )
        + place(large_sabres(), 66, 118, 1.2)
        + circle(66, 113, 22.6, INK)
        + circle(66, 113, 21, "url(#g)")
        + circle(66, 113, 17.8, INK)
        + circle(66, 113, 16.9, "url(#md)")
        + place(symbol_mark(SYMBOLS[colour], symbol_ink, "#F8EAC8"), 66, 113, 1.2)
        # parchment frame with a hole hides what runs over
        + f'<path d="{rounded(1.5, 1.5, 117, 165, 13)} M16 8 Q8 8 8 16 L8 152 '
        'Q8 160 16 160 L104 160 Q112 160 112 152 L112 16 Q112 8 104 8Z" '
        'fill="url(#p)" fill-rule="evenodd"/>'
        + path(rounded(1.5, 1.5, 117, 165, 13), stroke=INK, width=3)
        + path(rounded(8, 8, 104, 152, 8), stroke=INK, width=1.5)
        # index tab: good, wind, sabres
        + path(
            "M1.500 14 Q1.500 1.500 14 1.500 L33.500 1.500 L33.500 97 L17.500 88 L1.500 97Z",
            "url(#t)",
            INK,
            2.2,
        )
        + path("M5 12 Q5 5 12 5 L30 5", stroke=base, width=3)
        + path(
            "M30.500 5 L30.500 91.500 L17.500 84 L4.800 91.500 L4.800 12", stroke=base, width=2.6
        )
        + place(symbol_mark(SYMBOLS[colour], symbol_ink, "#FFFAEA"), 17.5, 19.5, 1.08)
        + path("M9 35 L26 35", stroke=mix(dark, "#FFFFFF", 0.25), width=1.6)
        + place(wind(mix(symbol_ink, "#000000", 0.2), 2.7), 17, 48, 1.0)
        + place(crossed_sabres(mix(symbol_ink, "#000000", 0.35)), 17.5, 70, 0.92)
    )
    return document(120, 168, body, defs)


def card_back() -> str:
    """Return the back: scales of water round a compass rose."""
    defs = linear("f", 0, 0, 120, 168, (0, "#2A5F86"), (1, "#0E2E4C")) + linear(
        "p", 0, 0, 120, 168, (0, "#FFF8E4"), (1, "#E0C694")
    )
    scales = ""
    for row in range(11):
        for column in range(7):
            x = 12 + column * 18 - (9 if row % 2 else 0)
            y = 14 + row * 15
            if 10 < x < 110:
                scales += (
                    f'<path d="M{max(x - 9, 11)} {y + 12} '
                    f'Q{x} {y - 4} {min(x + 9, 109)} {y + 12}" stroke="#7FB4CF" '
                    'stroke-opacity=".28" stroke-width="1.6" fill="none"/>'
                )
    body = (
        '<rect x="1.5" y="1.5" width="117" height="165" rx="13" fill="url(#p)" '
        f'stroke="{INK}" stroke-width="3"/>'
        '<rect x="8" y="8" width="104" height="152" rx="8" fill="url(#f)" '
        f'stroke="{INK}" stroke-width="1.6"/>{scales}<rect x="13" y="13" width="94" '
        f'height="142" rx="5" fill="none" stroke="{GOLD}" stroke-width="1.8"/>'
        '<circle cx="60" cy="84" r="35" fill="#0E2E4C"/>'
        + place(rose(40, GOLD_LIGHT, "#B37A24"), 60, 84)
    )
    return document(120, 168, body, defs)


def drawings() -> dict[str, str]:
    """Draw all cards."""
    return {**{f"card_{colour}": card(colour) for colour in GOODS}, "card_back": card_back()}
