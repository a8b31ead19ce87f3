"""How wide a ribbon must be on what is still painted."""

from goldenhorn.graphics.text import FontFace, Style, Words
from goldenhorn.graphics.theme import TEXT

RIBBON_SIDES = 130
"""What a ribbon needs beyond its letters: folds, ends and air."""


def ribbon_width(words: Words, title: str, title_size: int, narrowest: int, widest: int) -> int:
    """How wide a ribbon must be for its title."""
    # A ribbon is too low for larger letters, so titles keep their size.
    lettering = Style(words.size_of(title_size), TEXT, FontFace.TITLE)
    needed = words.width(title, lettering) + len(title) * title_size // 11 + RIBBON_SIDES
    return min(max(narrowest, needed), widest)
