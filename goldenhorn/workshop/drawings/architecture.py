"""What cities are built of: arches, domes, cypresses; knows no city."""

from goldenhorn.workshop.drawings.palette import GOLD_LIGHT, INK


def arch(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    pointed: bool = True,
    stroke: float = 1.4,
) -> str:
    """Return a pointed or a round arch."""
    middle = x + width / 2
    if pointed:
        return (
            f'<path d="M{x} {y + height} L{x} {y + height * 0.45} '
            f"Q{x} {y + height * 0.16} {middle} {y} "
            f"Q{x + width} {y + height * 0.16} {x + width} {y + height * 0.45} "
            f'L{x + width} {y + height}Z" fill="{fill}" stroke="{INK}" '
            f'stroke-width="{stroke}"/>'
        )
    return (
        f'<path d="M{x} {y + height} L{x} {y + width / 2} '
        f"A{width / 2} {width / 2} 0 0 1 {x + width} {y + width / 2} "
        f'L{x + width} {y + height}Z" fill="{fill}" stroke="{INK}" '
        f'stroke-width="{stroke}"/>'
    )


def dome(x: float, base: float, width: float, height: float, fill: str, finial: bool = True) -> str:
    """Return a dome with a sheen, and a gilded ball on top where wanted."""
    shapes = (
        f'<path d="M{x - width / 2} {base} C{x - width * 0.56} {base - height * 0.7} '
        f"{x - width * 0.2} {base - height * 0.96} {x} {base - height} "
        f"C{x + width * 0.2} {base - height * 0.96} {x + width * 0.56} "
        f'{base - height * 0.7} {x + width / 2} {base}Z" fill="{fill}" stroke="{INK}" '
        'stroke-width="2.2"/>'
    )
    shapes += (
        f'<path d="M{x - width * 0.34} {base - 3} '
        f"C{x - width * 0.38} {base - height * 0.6} {x - width * 0.16} "
        f"{base - height * 0.84} {x - width * 0.04} {base - height * 0.92} "
        f"C{x - width * 0.12} {base - height * 0.7} {x - width * 0.16} "
        f'{base - height * 0.4} {x - width * 0.14} {base - 3}Z" fill="#FFFFFF" '
        'fill-opacity=".28"/>'
    )
    if finial:
        shapes += (
            f'<path d="M{x} {base - height} L{x} {base - height - 9}" stroke="{INK}" '
            'stroke-width="3"/>'
            f'<circle cx="{x}" cy="{base - height - 9}" r="3.2" fill="{GOLD_LIGHT}" '
            f'stroke="{INK}" stroke-width="1.4"/>'
        )
    return shapes


def cypress(x: float, y: float, height: float) -> str:
    """Return a cypress standing on a point."""
    return (
        f'<path d="M{x} {y} C{x - height * 0.22} {y - height * 0.1} {x - height * 0.16} '
        f"{y - height * 0.7} {x} {y - height} C{x + height * 0.16} {y - height * 0.7} "
        f'{x + height * 0.22} {y - height * 0.1} {x} {y}Z" fill="#2F5F46" '
        f'stroke="{INK}" stroke-width="1.8"/>'
        f'<path d="M{x + 1} {y - 2} C{x + height * 0.16} {y - height * 0.1} '
        f'{x + height * 0.1} {y - height * 0.6} {x} {y - height * 0.96}Z" '
        'fill="#1D4433"/>'
    )
