"""Letters that fit: one size for labels that stand together."""

from collections.abc import Iterable
from dataclasses import replace

from goldenhorn.graphics.lettering import Lettering, fitted
from goldenhorn.graphics.text import Style, Words


def even_style(
    words: Words,
    texts: Iterable[str],
    style: Style,
    room: tuple[int, int],
    most_lines: int = 1,
) -> Style:
    """Return the style in the largest size in which every one of the texts fits its room."""
    sizes = (
        fitted(words, text, Lettering(style), room, most_lines)[0].style.size for text in texts
    )
    return replace(style, size=min(sizes, default=style.size))
