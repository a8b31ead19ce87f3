"""The rail beside a long list, with which pointers scroll."""

from collections.abc import Hashable

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.node import Picture
from goldenhorn.graphics.outlines import INK_CODE, code, filled, linear
from goldenhorn.ui.list_layout import ARROW, ListLayout
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.target import Target


def rail(look: Look, key: Hashable, layout: ListLayout, first: int) -> Target:
    """Return the whole rail: two arrows, and a knob that shows which rows are seen."""
    place = layout.rail
    (length, way), (width, height) = layout.knob, place.size
    y = ARROW + 4 + way * first / max(1, layout.last_first)

    def paint(brush: Brush) -> None:
        bed, metal = "#3A2113", ("#FFE9A6", "#F0BD4E", "#B9771E")
        if look.theme.is_flat:
            bed, metal = code(look.theme.dark), (code(look.theme.paper),) * 3
        line = f'stroke="{INK_CODE}" stroke-width="2.4"'
        brush.shapes(
            f'<rect x="{width / 2 - 6}" y="{ARROW + 4}" width="12" rx="6"'
            f' height="{height - 2 * ARROW - 8}" {filled(bed)} {line}/>'
            f'<rect x="{width / 2 - 9}" y="{y}" width="18" height="{length}" rx="8"'
            f' fill="url(#m)" {line}/>',
            linear("m", (width / 2 - 9, 0), (width / 2 + 9, 0),
                   *zip((0, 0.5, 1), metal, strict=True)),
        )  # fmt: skip

    whole = Target(
        Picture(look.art.painted(("rail", y, length, look.theme.is_flat), place.size, paint)),
        key=key, is_shortcut=True, x=place.x, y=place.y, width=width, height=height,
    )  # fmt: skip
    for is_down, middle in ((False, ARROW / 2), (True, height - ARROW / 2)):
        is_lit = first < layout.last_first if is_down else first > 0
        name = "icon_left_lit" if is_lit else "icon_left"
        angle = -90 if is_down else 90
        arrow = look.drawing(name, ARROW - 4, x=width / 2, y=middle, angle=angle)
        arrow.pivot = 0.5, 0.5
        whole.add(arrow)
    return whole
