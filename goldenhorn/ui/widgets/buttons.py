"""The carved button in four materials: walnut, brass, brass pushed in, and driftwood.

Each state has its own material, letters and height, so that none needs its colour to be told.
"""

from collections.abc import Hashable, Iterable

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.button_state import ButtonState, Key
from goldenhorn.graphics.layout import row
from goldenhorn.graphics.light import BUTTON, PUSHED
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import (
    GILDED,
    INK_CODE,
    Stop,
    code,
    dashed_frame,
    filled,
    linear,
    notched,
    stroked,
)
from goldenhorn.graphics.text import FontFace
from goldenhorn.graphics.theme import GOLD
from goldenhorn.ui.widgets.keys import key_cap
from goldenhorn.ui.widgets.label import evenly, label
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.target import Target

Size = tuple[float, float]
EDGE = 4
"""The side of the board, seen from above: it stands on its foot by so much."""
PLATE = 6
"""How far the brass plate lies inside the wood."""
NARROW = 170
"""Below this width there is no room for studs."""
STUDDED_SIDES, PLAIN_SIDES = 29, 15
"""On either side, what no label takes, with and without studs."""
GAP = 9
"""Between a key or a sign and the label."""
LINE = 3
"""The outline in high contrast."""
_WHITE = filled("#FFFFFF")


def button(
    look: Look,
    key: Hashable,
    text: str,
    size: Size,
    state: ButtonState = ButtonState.REST,
    *,
    text_size: float = 24,
    face: FontFace = FontFace.BOLD,
    cap: Key | None = None,
    icon: str = "",
    remark: str = "",
    is_preferred: bool = False,
) -> Target:
    """Return a button that can be chosen; `icon` names a glyph without its `glyph_`."""
    width, height = size
    has_studs = width >= NARROW and not icon and cap is None
    whole = Target(
        body(look, size, state, has_studs=has_studs, seed=sum(map(ord, text)) % 23),
        key=key,
        width=width,
        height=height,
        is_preferred=is_preferred,
    )
    room = _room(size, has_studs=has_studs)
    inside = content(look, text, room, state, text_size, cap, icon, remark, face)
    inside.x = (width - inside.width) / 2
    inside.y = (height - inside.height) / 2 + state.lowered - 1
    whole.add(inside)
    return whole


def even_button_size(
    look: Look,
    texts: Iterable[str],
    size: Size,
    text_size: float = 24,
    *,
    has_icon: bool = False,
    face: FontFace = FontFace.BOLD,
) -> float:
    """Return the size of letters in which each of several buttons of one size can be read."""
    wide, high = _room(size, has_studs=not has_icon and size[0] >= NARROW)
    taken = min(30, high) + GAP if has_icon else 0
    lettering = look.on_button(ButtonState.REST, text_size, face)
    return evenly(look, texts, lettering, wide - taken, high, 2).style.size


def _room(size: Size, *, has_studs: bool) -> Size:
    """Return what a label may take of a button."""
    width, height = size
    sides = STUDDED_SIDES if has_studs else PLAIN_SIDES
    air = 6 if height < 56 else 8  # concave corners and inlay; low buttons can spare less of it
    return width - 2 * sides, height - 2 * air


def content(
    look: Look,
    text: str,
    room: Size,
    state: ButtonState,
    text_size: float,
    cap: Key | None,
    icon: str,
    remark: str,
    face: FontFace = FontFace.BOLD,
) -> Node:
    """Return a label with a key or a sign before it, and perhaps a remark below it."""
    width, height = room
    before: Node | None = None
    if cap is not None:
        before = key_cap(look, cap, min(32, height))
    elif icon:
        before = look.sign(icon, min(30, height), look.ink_on_button(state))
    taken = before.width + GAP if before is not None else 0.0
    lettering = look.on_button(state, text_size, face)
    share = 0.54 if remark else 1
    words = label(look, text, lettering, width - taken, height * share, "left", 1 if remark else 2)
    if icon and words.letters < look.words.smallest:
        return content(look, text, room, state, text_size, None, "", remark)  # rather words alone
    lines = [words]
    if remark:
        small = look.on_button(state, min(20, text_size))
        under = label(look, remark, small, width - taken, height * 0.46, "left")
        under.y = height * 0.54
        lines.append(under)
    wide = max(line.written_area[2] for line in lines)
    for line in lines:
        line.width = wide
        line.align = 0.5 if before is None else line.align
    both = Node(*lines, width=wide, height=height)
    return both if before is None else row(before, both, gap=GAP)


def body(
    look: Look, size: Size, state: ButtonState, *, has_studs: bool = False, seed: int = 0
) -> Picture:
    """Return a button without letters."""
    is_flat = look.theme.is_flat

    def paint(brush: Brush) -> None:
        if is_flat:
            _paint_flat(brush, look, state)
        else:
            _paint_wood(brush, size, state, seed, has_studs=has_studs)

    return Picture(look.art.painted(("button", state, has_studs, seed, is_flat), size, paint, 26))


def _paint_wood(
    brush: Brush, size: Size, state: ButtonState, seed: int, *, has_studs: bool
) -> None:
    width, height = size
    corner, lowered = min(12.0, height * 0.2), state.lowered
    is_idle = state is ButtonState.DISABLED
    edge = f'{filled(INK_CODE)} stroke="{INK_CODE}" stroke-width="2.4"'
    brush.shapes(notched(size, corner, 1, edge, EDGE) + notched(size, corner, 1, filled(INK_CODE),
                                                                lowered))  # fmt: skip
    wood = notched(size, corner, 2.6, _WHITE, lowered)
    brush.material("driftwood" if is_idle else "walnut", wood, seed)
    light, dark = ("#B5A998", "#2E2924") if is_idle else ("#C08A52", "#1E0F07")
    left, right = corner + 3, width - corner - 3
    top, foot = 4 + lowered, height - 4 + lowered
    brush.shapes(
        f'<path d="M{left} {top} L{right} {top}" {stroked(light, 2, 0.75)}/>'
        f'<path d="M{left} {foot} L{right} {foot}" {stroked(dark, 3, 0.6)}/>'
    )
    if state.is_metal:
        _paint_plate(brush, size, corner, state)
    else:
        grey: tuple[Stop, ...] = ((0, "#A89C8A"), (0.5, "#7D7264"), (1, "#5A5046"))
        inlay = notched(size, corner * 0.8, 7.5, stroked("#1A0C06", 4.4, 0.75))
        inlay += notched(size, corner * 0.8, 7.5, stroked("url(#g)", 2))
        stops = grey if is_idle else GILDED
        brush.shapes(inlay, linear("g", (0, 0), (width * 0.3, height), *stops))
    if has_studs:
        stud = "plaque_stud_dull" if is_idle else "plaque_stud"
        for x in (16.5, width - 16.5):
            brush.drawing(stud, (x, height / 2 - 0.3 + lowered), 13)
    brush.shadow(PUSHED if state is ButtonState.PRESSED else BUTTON)
    if state is ButtonState.FOCUSED:
        brush.halo(8)


def _paint_plate(brush: Brush, size: Size, corner: float, state: ButtonState) -> None:
    """Screw the brass plate on."""
    lowered, is_down = state.lowered, state is ButtonState.PRESSED
    rim = f'{filled(INK_CODE)} stroke="{INK_CODE}" stroke-width="3" stroke-linejoin="round"'
    brush.shapes(notched(size, corner * 0.8, PLATE, rim, lowered))
    plate = notched(size, corner * 0.8, PLATE + 1, _WHITE, lowered)
    brush.stretched("brass", plate, 0.8 if is_down else 1)
    groove = notched(size, corner * 0.6, PLATE + 6, stroked("#7A4A10", 1.6, 0.75), lowered)
    if is_down:
        fall = linear("p", (0, PLATE), (0, PLATE + 16), (0, "#3A1C04", 0.75), (1, "#3A1C04", 0))
        shade = notched(size, corner * 0.8, PLATE + 1, filled("url(#p)"), lowered)
        brush.shapes(shade + groove, fall)
    else:
        shine = notched(size, corner * 0.8, PLATE + 2, stroked("#FFFBE0", 1.6, 0.85))
        brush.shapes(shine + groove)


def _paint_flat(brush: Brush, look: Look, state: ButtonState) -> None:
    """High contrast: black at rest, white when focused, two lines when pressed, dashes when not."""
    size = brush.width, brush.height
    corner = min(12.0, size[1] * 0.2)
    black, white = code(look.theme.dark), code(look.theme.on_dark)
    half = LINE / 2
    if state is ButtonState.DISABLED:
        shapes = notched(size, corner, 0, filled(black))
        shapes += dashed_frame(size, half + 2, corner, code(look.theme.quiet))
    elif state is ButtonState.REST:
        shapes = notched(size, corner, 0, filled(black))
        shapes += notched(size, corner, half + 1, stroked(white, LINE))
    else:
        lower = state.lowered
        shapes = notched(size, corner, 0, filled(black), lower)
        shapes += notched(size, corner, LINE, filled(white), lower)
        if state is ButtonState.PRESSED:
            shapes += notched(size, corner, 9, stroked(black, LINE), lower)
        else:
            shapes += notched(size, 14, -4, stroked(code(GOLD), LINE + 1))
    brush.shapes(shapes)
