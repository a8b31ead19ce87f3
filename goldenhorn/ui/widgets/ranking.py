"""Lines about players: a place among the best, and who played a game, a crown for who won."""

from dataclasses import dataclass

from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.layout import anchored, centred, row, spacer
from goldenhorn.graphics.lettering import Lettering, fitted, shortened, width_of
from goldenhorn.graphics.light import SMALL
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import filled, linear, rounded
from goldenhorn.graphics.text import FontFace
from goldenhorn.graphics.theme import GOLD_DARK
from goldenhorn.ui.widgets.label import Label, label
from goldenhorn.ui.widgets.look import Look

Size = tuple[float, float]
PORTRAIT, NAME, SCORE = 44, 22, 26
CROWN = 0.62
"""How wide a crown is for the portrait below it."""
POINTS = 54
"""The width of the points behind a name."""
BESIDE = 8
"""Between a picture and the text beside it."""
BADGE, BEST_NAME, BEATEN = 46, 26, 40
"""Of one of the best: crest, name, and the bots that were beaten."""
PORTRAITS_APART = 0.72
"""Portraits overlap like coins, so that three leave room for a name."""
PLACE = 42
BARELY_READ = 16
"""Pixels; a name is rather written so small than shortened."""


@dataclass(frozen=True, slots=True)
class RankingLine:
    """What stands in one line."""

    picture: str
    """The drawing before the name."""
    name: str
    points: int
    place: int = 0
    portraits: tuple[str, ...] = ()
    """The drawings of beaten bots."""
    is_crowned: bool = False


def player_line(look: Look, size: Size, line: RankingLine) -> Node:
    """Return who played a game, with points."""
    width, height = size
    span = min(PORTRAIT, height - 6)
    portrait = look.drawing(line.picture, span, shadow=SMALL)
    if line.is_crowned:
        crown = look.drawing("crown", span * CROWN)
        rise = min(span * 0.42, (height - crown.height) / 2)  # a low line cuts no tips
        portrait.add(anchored(crown, span / 2, portrait.height / 2 - rise))
    points = min(POINTS, width // 5)
    name = plain_name(look, line.name, (width - span - points - 2 * BESIDE, height), NAME)
    score = look.on_paper(SCORE, FontFace.TITLE)
    told = label(look, str(line.points), score, points, height, "right")
    whole = row(portrait, name, told, gap=BESIDE)
    return centred(whole, Node(whole, width=width, height=height))


def best_line(look: Look, size: Size, line: RankingLine) -> Node:
    """Return one of the best: crest, name and beaten bots."""
    (width, height), beaten = size, min(BEATEN, size[1] - 12)
    crest = look.drawing(line.picture, min(BADGE, height - 6), shadow=SMALL)
    bots = [look.drawing(name, beaten, shadow=SMALL) for name in line.portraits]
    overlap = beaten * (PORTRAITS_APART - 1)
    coins = row(*bots, gap=overlap)
    room = width - crest.width - BESIDE - (coins.width + BESIDE if bots else 0)
    return row(crest, spacer(BESIDE), carved_name(look, line.name, (room, height - 2), BEST_NAME),
               spacer(BESIDE if bots else 0), coins)  # fmt: skip


def carved_name(look: Look, name: str, size: Size, letters: float) -> Label:
    """Write a name in carved letters; a long one in plain letters, which are narrower."""
    carved = look.on_paper(letters, FontFace.TITLE)
    room = int(size[0]), int(size[1])
    smaller, _lines = fitted(look.words, name, carved, room, 1)
    if look.words.pixels(smaller.style.size) >= look.words.smallest:
        return label(look, name, carved, *size, "left")
    return plain_name(look, name, size, letters)


def plain_name(look: Look, name: str, size: Size, letters: float) -> Label:
    """Write a name on one or two lines; rather shortened than too small to be read."""
    words, lettering, (width, height) = look.words, look.on_paper(letters), size
    smaller, lines = fitted(words, name, lettering, (int(width), int(height)), 2)
    widest = max(width_of(words, line, smaller) for line in lines)
    if words.pixels(smaller.style.size) < BARELY_READ or widest > width:
        lettering = smallest_on_paper(look)
        name = shortened(words, name, lettering, int(width))
    return label(look, name, lettering, width, height, "left", 2)


def smallest_on_paper(look: Look) -> Lettering:
    """Write as small as can be read, whatever size people have chosen."""
    return look.on_paper(look.words.size_of(look.words.smallest))


def gilding(look: Look, size: Size) -> Node:
    """Return the gold leaf and the laurel that lie under a first place."""
    if look.theme.is_flat:
        return Node()

    def paint(brush: Brush) -> None:
        wash = linear("g", (0, 0), (size[0], 0), (0, "#FFD863", 0.75), (1, "#F2BE4A", 0))
        brush.shapes(rounded(size, 2, 10, filled("url(#g)")), wash)

    laurel = look.drawing("laurel", PLACE, tint=GOLD_DARK, alpha=0.8)
    leaf = Picture(look.art.painted("gold leaf", size, paint))
    leaf.add(anchored(laurel, 4 + PLACE / 2, size[1] / 2 + 1))
    return leaf
