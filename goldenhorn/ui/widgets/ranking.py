"""Who played a game: picture, name and points; a crown for who won."""

from goldenhorn.graphics.layout import anchored, centred, row
from goldenhorn.graphics.lettering import fitted, shortened, width_of
from goldenhorn.graphics.light import SMALL
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import FontFace
from goldenhorn.ui.ranking_rows import BARELY_READ, BESIDE, POINTS, RankingLine
from goldenhorn.ui.widgets.label import Label, label
from goldenhorn.ui.widgets.look import Look

PORTRAIT, NAME, SCORE = 44, 22, 26
CROWN = 0.62
"""How wide a crown is for the portrait below it."""


def player_line(look: Look, size: tuple[float, float], line: RankingLine) -> Node:
    """Return a line of a size; a name is rather shortened than too small to be read."""
    width, height = size
    span = min(PORTRAIT, height - 6)
    portrait = look.drawing(line.picture, span, shadow=SMALL)
    if line.is_crowned:
        crown = look.drawing("crown", span * CROWN)
        rise = min(span * 0.42, (height - crown.height) / 2)  # a low line cuts no tips
        portrait.add(anchored(crown, span / 2, portrait.height / 2 - rise))
    points = min(POINTS - 20, width // 5)
    name = _name(look, line.name, width - span - points - 2 * BESIDE, height)
    score = look.on_paper(SCORE, FontFace.TITLE)
    told = label(look, str(line.points), score, points, height, "right")
    whole = row(portrait, name, told, gap=BESIDE)
    return centred(whole, Node(whole, width=width, height=height))


def _name(look: Look, name: str, width: float, height: float) -> Label:
    words, lettering = look.words, look.on_paper(NAME)
    smaller, lines = fitted(words, name, lettering, (int(width), int(height)), 2)
    widest = max(width_of(words, line, smaller) for line in lines)
    if words.pixels(smaller.style.size) < BARELY_READ or widest > width:
        lettering = look.on_paper(words.size_of(words.smallest))
        name = shortened(words, name, lettering, int(width))
    return label(look, name, lettering, width, height, "left", 2)
