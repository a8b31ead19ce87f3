"""What things lie on: scroll, paper, ribbon, board, strip, the gold row; and rules between rows."""

from typing import Any

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.layout import anchored, centred
from goldenhorn.graphics.lettering import width_of
from goldenhorn.graphics.light import BOARD, SCROLL, SHEET, STRIP, Shadow
from goldenhorn.graphics.node import Cut, Fill, Frame, Node, Picture
from goldenhorn.graphics.outlines import (
    GILDED,
    GOLD_CODE,
    INK_CODE,
    Stop,
    code,
    filled,
    linear,
    radial,
    rounded,
    stroked,
)
from goldenhorn.graphics.theme import GOLD, GOLD_DARK, rgb
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.look import Look

Size = tuple[float, float]
CORNER = 10
LINE = 3
"""The outline in high contrast."""
RIBBON_SIDES = 130
"""What a ribbon needs beyond its letters: folds, ends and air."""
BRACKET = 34
SHEET_MIDDLE = 640, 332
"""Where a sheet with a ribbon stands in the picture, above the foot."""
ABOVE, BELOW = 42, 14
"""How far a ribbon stands out above its scroll, and the air below the ribbon."""
SIDES, UNDER, WIDEST_RIBBON = 52, 26, 1150
"""The air beside and below what stands on a scroll."""
PLANK = 70
"""The height of one board where there are several."""
_JOINT, _JOINT_LIGHT = rgb("#120803"), rgb("#B07C48")
"""The gap between two boards, and the lit edge below it."""
FRAME = 60
"""The side of the small square that frames and shadows of any size are stretched from."""
EDGE = 36
"""The corner of the picture that darkens the rim of parchment."""
WIDE_HALO = Shadow(14, 0, 0, 0.9, is_halo=True)
_LEATHER: tuple[Stop, ...] = ((0, "#B98A5A"), (0.5, "#8A5A34"), (1, "#5A3620"))


def paper(look: Look, size: Size, *, is_glowing: bool = False, **place: Any) -> Node:
    """Return a framed sheet of parchment; a glowing one has a gold frame and a halo."""
    theme, square = look.theme, (FRAME, FRAME)

    def paint(brush: Brush) -> None:
        if theme.is_flat:
            colour, line = (GOLD, 6) if is_glowing else (theme.dark, LINE)
            brush.shapes(rounded(square, line / 2 + 2, CORNER, stroked(code(colour), line)))
            brush.shapes(rounded(square, 1.5, CORNER, stroked(code(theme.dark), LINE)))
            return
        thick = 3.4 if is_glowing else 2.4
        inset = thick / 2 + 1
        frame = rounded(square, inset, CORNER - 1, stroked(INK_CODE, thick + 2))
        frame += rounded(square, inset, CORNER - 1, stroked("url(#g)", thick))
        stops = GILDED if is_glowing else _LEATHER
        brush.shapes(frame, linear("g", (0, 0), (FRAME * 0.3, FRAME), *stops))

    rim = Frame(
        look.art.painted(("paper", is_glowing, theme.is_flat), square, paint),
        FRAME / 3,
        is_hollow=True,
    )
    whole = Node(width=size[0], height=size[1], **place)
    if not theme.is_flat:
        whole.add(soft(look, size, WIDE_HALO if is_glowing else SHEET))
    whole.add(*_parchment(look, size, 4), rim)
    rim.width, rim.height = size
    return whole


def _parchment(look: Look, size: Size, inset: float) -> list[Node]:
    """Return a sheet of parchment, darker towards its rim; its corners lie below a frame."""
    width, height = size
    if look.theme.is_flat:
        grounds: list[Node] = [Fill(look.theme.paper)]
    else:
        ground = Cut(look.art.sheet("parchment"), int(width + height))
        grounds = [ground, Frame(look.art.sheet("parchment_edge"), EDGE, is_hollow=True)]
    for node in grounds:
        node.x = node.y = inset
        node.width, node.height = width - 2 * inset, height - 2 * inset
    return grounds


def soft(look: Look, size: Size, shadow: Shadow) -> Node:
    """Return the shadow or the halo of something rectangular."""
    reach, square = shadow.reach, (FRAME, FRAME)

    def paint(brush: Brush) -> None:
        brush.shapes(rounded(square, 0, CORNER, filled("#FFFFFF")))
        brush.shadow_alone(shadow)

    drawable = look.art.painted(("soft", shadow), square, paint, reach)
    frame = Frame(drawable, FRAME / 3 + reach, x=-reach, y=-reach, is_hollow=True)
    frame.width, frame.height = size[0] + 2 * reach, size[1] + 2 * reach
    return frame


def scroll(look: Look, size: Size, **place: Any) -> Node:
    """Return a large sheet between two rods."""
    width, height = size
    sheet = Node(*_parchment(look, (width - 44, height - 16), 0), x=22, y=8)
    rods = [_rod(look, height), _rod(look, height)]
    rods[1].x = width - rods[1].width
    parts = [] if look.theme.is_flat else [soft(look, size, SCROLL)]
    return Node(*parts, sheet, *rods, width=width, height=height, **place)


def _rod(look: Look, height: float) -> Picture:
    theme = look.theme
    tones: tuple[Stop, ...] = (
        *((0, "#7A5226"), (0.25, "#E9CF98"), (0.5, "#FFF4D6")),
        *((0.75, "#D9B983"), (1, "#6B4520")),
    )
    if theme.is_flat:
        tones = ((0, code(theme.quiet)),) * 2

    def paint(brush: Brush) -> None:
        knob = f'{filled(GOLD_CODE)} stroke="{INK_CODE}" stroke-width="2.2"'
        brush.shapes(
            f'<rect x="3" y="6" width="28" height="{height - 12}" rx="9" fill="url(#r)"'
            f' stroke="{INK_CODE}" stroke-width="2.6"/>'
            f'<rect x="10" y="1.2" width="14" height="9" rx="4" {knob}/>'
            f'<rect x="10" y="{height - 10.2}" width="14" height="9" rx="4" {knob}/>',
            linear("r", (0, 0), (34, 0), *tones),
        )

    return Picture(look.art.painted(("rod", theme.is_flat), (34, height), paint))


def ribbon(
    look: Look,
    title: str,
    most: float,
    *,
    least: float = 520,
    text_size: float = 42,
    is_sentence: bool = False,
) -> Node:
    """Return the ribbon that names a screen, as wide as its letters and at most so wide.

    Titles are large enough for everybody, so they keep their size where people want larger letters.
    """
    title = title if is_sentence else title.upper()
    theme, lettering = look.theme, look.title_on_paper(text_size)
    width = min(most, max(least, width_of(look.words, title, lettering) + RIBBON_SIDES))
    height = text_size * 1.86
    size, tail = (width, height), max(16, min(30, width / 12))
    light: tuple[Stop, ...] = ((0, "#FFF6DC"), (0.5, "#F2DFB2"), (1, "#D8B981"))
    dark: tuple[Stop, ...] = ((0, "#C9A468"), (1, "#8A6434"))
    if theme.is_flat:
        light, dark = ((0, code(theme.paper)),) * 2, ((0, code(theme.quiet)),) * 2

    def paint(brush: Brush) -> None:
        fold, foot, front = height * 0.28, height - 2, height * 0.84
        edge = f'stroke="{INK_CODE}" stroke-width="2.4" stroke-linejoin="round"'
        shapes = ""
        for outer, inner, bend in (
            (2.0, tail + 16, tail),
            (width - 2, width - tail - 16, width - tail),
        ):
            notch = outer + (bend - outer) * 0.6
            shapes += (
                f'<path d="M{outer} {fold} L{inner} {fold} L{inner} {foot} L{outer} {foot}'
                f' L{notch} {height * 0.64}Z" fill="url(#q)" {edge}/>'
                f'<path d="M{bend} {fold} L{inner} {foot} L{inner} {height * 0.8}Z"'
                f" {filled('#5A3D1E')}/>"
            )
        right = width - tail
        shapes += (
            f'<path d="M{tail} 2 L{right} 2 L{right} {front} L{tail} {front}Z"'
            f' fill="url(#p)" {edge}/>'
            f'<path d="M{tail + 5} 6 L{right - 5} 6 M{tail + 5} {front - 4}'
            f' L{right - 5} {front - 4}" {stroked("#B98A45", 1.4)}/>'
        )
        tones = linear("p", (0, 0), (0, height), *light) + linear("q", (0, 0), (0, height), *dark)
        brush.shapes(shapes, tones)
        if not theme.is_flat:
            brush.shadow(SHEET)

    body = Picture(look.art.painted(("ribbon", theme.is_flat), size, paint, 24))
    words = label(look, title, lettering, width - 2 * tail - 20, height * 0.84 - 9)
    words.x, words.y = tail + 10, 6
    body.add(words)
    return body


def strip(look: Look, size: Size, radius: float | None = None, **place: Any) -> Picture:
    """Return the night pill that sentences and keys stand on."""
    theme, round_ = look.theme, size[1] / 2 - 1 if radius is None else radius

    def paint(brush: Brush) -> None:
        if theme.is_flat:
            line = f'stroke="{code(theme.on_dark)}" stroke-width="3"'
            brush.shapes(rounded(size, 1.5, round_, f"{filled(code(theme.dark))} {line}"))
            return
        body = f'{filled(code(theme.dark), 0.94)} stroke="{INK_CODE}" stroke-width="3"'
        gold = stroked(GOLD_CODE, 1.6, 0.9)
        brush.shapes(rounded(size, 1.5, round_, body) + rounded(size, 2.4, round_ - 1, gold))
        brush.shadow(STRIP)

    key = ("strip", round_, theme.is_flat)
    return Picture(look.art.painted(key, size, paint, 12), **place)


def board(
    look: Look, size: Size, *, is_planked: bool = False, plank: int = PLANK, **place: Any
) -> Node:
    """Return a board of dark timber, or several, with brass brackets at its corners."""
    theme, (width, height), square = look.theme, size, (FRAME, FRAME)

    def paint(brush: Brush) -> None:
        if theme.is_flat:
            line = f'stroke="{code(theme.on_dark)}" stroke-width="3"'
            brush.shapes(rounded(square, 1.5, CORNER, f"{filled(code(theme.dark))} {line}"))
            return
        lit = stroked("#B07C48", 1.6, 0.55)
        frame = rounded(square, 1.5, CORNER - 0.5, stroked(INK_CODE, 3))
        brush.shapes(frame + rounded(square, 4, 7, lit))

    rim = Frame(
        look.art.painted(("board", theme.is_flat), square, paint),
        FRAME / 3,
        is_hollow=not theme.is_flat,
    )
    rim.width, rim.height = size
    whole = Node(width=width, height=height, **place)
    if theme.is_flat:
        whole.add(rim)
        return whole
    inside = {"x": 2, "y": 2, "width": width - 4, "height": height - 4}
    wood = Cut(look.art.sheet("timber"), int(width), **inside)
    light = look.art.painted("lamp", (64, 36), _paint_lamplight)
    stretched = Picture(light, stretch=((width - 4) / 64, (height - 4) / 36), x=2, y=2)
    whole.add(soft(look, size, BOARD), wood)
    for joint in range(plank, round(height) - plank // 2, plank) if is_planked else ():
        for colour, below, alpha in ((_JOINT, 0, 0.85), (_JOINT_LIGHT, 2, 0.3)):
            whole.add(Fill(colour, x=3, y=joint + below, width=width - 6, height=2, alpha=alpha))
    whole.add(stretched, rim)
    span = min(BRACKET, height / 2)
    for turn, x, y in ((0, -2, -2), (90, width + 2, -2), (180, width + 2, height + 2),
                       (270, -2, height + 2)):  # fmt: skip
        whole.add(look.drawing("bracket", span, x=x, y=y, angle=turn))
    return whole


def _paint_lamplight(brush: Brush) -> None:
    """Paint light from the upper left, and dusk towards the far corner."""
    size, lamp, far = (64, 36), (64 * 0.3, 36 * 0.1), 73.0
    lights = radial("d", lamp, far, (0, "#100602", 0), (1, "#100602", 0.45))
    lights += radial("l", lamp, far * 0.5, (0, "#FFD9A0", 0.16), (1, "#FFD9A0", 0))
    brush.shapes("".join(rounded(size, 0, 0, filled(f"url(#{name})")) for name in "dl"), lights)


def focus_bar(look: Look, size: Size, **place: Any) -> Node:
    """Return the one gold row of a list."""
    theme, square, reach = look.theme, (FRAME, FRAME), 18

    def paint(brush: Brush) -> None:
        if theme.is_flat:
            line = f'{filled("#FFE680")} stroke="{code(theme.dark)}" stroke-width="3"'
            brush.shapes(rounded(square, 1.5, 11, line))
            return
        tones: tuple[Stop, ...] = (
            *((0, "#FFE79A", 0.95), (0.5, "#FFD863", 0.88), (1, "#F2BE4A", 0.7)),
        )
        edge = f'fill="url(#g)" stroke="{code(GOLD_DARK)}" stroke-width="2.4"'
        shine = stroked("#FFF8DA", 1.8)
        bar = rounded(square, 1.4, 12, edge) + rounded(square, 5.4, 9, shine)
        brush.shapes(bar, linear("g", (0, 0), (FRAME, 0), *tones))
        brush.halo(6, GOLD, 0.35)

    drawable = look.art.painted(("focus bar", theme.is_flat), square, paint, reach)
    bar = Frame(drawable, FRAME / 3 + reach, x=-reach, y=-reach)
    bar.width, bar.height = size[0] + 2 * reach, size[1] + 2 * reach
    return Node(bar, width=size[0], height=size[1], **place)


def rule(look: Look, width: float, **place: Any) -> Picture:
    """Return a thin line between two rows, ending softly."""
    theme = look.theme

    def paint(brush: Brush) -> None:
        line = f'<rect x="0" y="1" width="{width}" height="1.8"'
        if theme.is_flat:
            brush.shapes(f"{line} {filled(code(theme.dark))}/>")
            return
        tones = ((0, "#8A5A34", 0), (0.15, "#8A5A34", 0.6), (0.85, "#8A5A34", 0.6))
        fading = linear("g", (0, 0), (width, 0), *tones, (1, "#8A5A34", 0))
        brush.shapes(f'{line} fill="url(#g)"/>', fading)

    return Picture(look.art.painted(("rule", theme.is_flat), (width, 4), paint), **place)


def on(panel: Node, child: Node) -> Node:
    """Put a node into the middle of a panel; return the panel."""
    panel.add(child)
    return centred(child, panel)


def sheet(look: Look, title: str, content: Node, *, least: float = 520) -> Node:
    """Return a scroll with something on it, in the middle of the picture."""
    name = ribbon(look, title, WIDEST_RIBBON, least=least)
    width = max(content.width + 2 * SIDES, name.width - 2 * SIDES)
    top = name.height + BELOW
    height = top + content.height + UNDER
    ground = scroll(look, (width, height - ABOVE), y=ABOVE)
    name.x = (width - name.width) / 2
    content.x, content.y = (width - content.width) / 2, top
    return anchored(Node(ground, name, content, width=width, height=height), *SHEET_MIDDLE)
