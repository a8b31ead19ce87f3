"""The lines of the hall of fame: a place among the best, and who played a game.

Each is a transparent piece to be laid on parchment.
"""

from dataclasses import dataclass

import pygame

from goldenhorn.graphics.lettering import Lettering, fitted, width_of
from goldenhorn.graphics.light import SMALL, faded, hazed, lay_shadow
from goldenhorn.graphics.outlines import Size, drawn, filled, linear, rounded
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style, Words
from goldenhorn.graphics.theme import GOLD_DARK, SOFT_TEXT
from goldenhorn.ui.kit import Kit

PLACE = 42
"""The width of the column with the place."""
POINTS = 74
"""The width of the column with the points, its air included."""
BESIDE = 8
"""Between a picture and the text beside it."""
PORTRAITS_APART = 0.72
"""Portraits overlap like coins, so that three leave room for a name."""
FREE = 0.5
"""How faint the number of a place is that nobody has yet."""
ELLIPSIS = "…"
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


def soft(kit: Kit, size: int) -> Lettering:
    """Write what explains rather than tells."""
    return Lettering(Style(size, NEARLY_BLACK if kit.high_contrast else SOFT_TEXT))


def place_line(kit: Kit, size: Size, line: RankingLine) -> Image:
    """Draw one of the best: place, crest, name, beaten bots and points."""
    width, height = size
    sheet = DrawSurface(kit.words, size)
    if line.place == 1:
        _gild(sheet, kit)
    box = pygame.Rect(4, 0, PLACE, height)
    sheet.write(str(line.place), kit.on_paper(24, FontFace.TITLE), box, most_lines=1)
    span = min(46, height - 6)
    _put(sheet, kit, line.picture, span, PLACE + 8 + span / 2)
    left, right = PLACE + 8 + span + BESIDE, width - POINTS
    portrait = min(40, height - 12)
    step = portrait * PORTRAITS_APART
    middle = right - portrait / 2
    for drawing in reversed(line.portraits):
        _put(sheet, kit, drawing, portrait, middle)
        right = round(middle - portrait / 2) - BESIDE
        middle -= step
    _write_name(sheet, kit, line.name, 26, pygame.Rect(left, 1, right - left, height - 2))
    box = pygame.Rect(width - POINTS + 6, 0, POINTS - 20, height)
    sheet.write(str(line.points), kit.on_paper(30, FontFace.TITLE), box, "midright", most_lines=1)
    return sheet.image()


def free_line(kit: Kit, size: Size, place: int) -> Image:
    """Draw a place that nobody has yet."""
    sheet = DrawSurface(kit.words, size)
    box = pygame.Rect(4, 0, PLACE, size[1])
    sheet.write(str(place), soft(kit, 24), box, most_lines=1)
    image = sheet.image()
    return Image(faded(image.surface, FREE), image.margin, image.written)


def player_line(kit: Kit, size: Size, line: RankingLine) -> Image:
    """Draw one of those who played a game: picture, name and points; a crown for who won."""
    width, height = size
    sheet = DrawSurface(kit.words, size)
    span = min(44, height - 6)
    _put(sheet, kit, line.picture, span, span / 2)
    if line.is_crowned:
        crown = kit.drawings.get("crown", round(span * 0.62))
        middle = max(crown.get_height() / 2, height / 2 - span * 0.42)  # a low line cuts no tips
        sheet.put_centred(crown, span / 2, middle)
    points = min(POINTS - 20, width // 5)
    left = span + BESIDE
    name = pygame.Rect(left, 0, width - left - points - BESIDE, height)
    _write_plain(sheet, kit, line.name, 22, name)
    box = pygame.Rect(width - points, 0, points, height)
    sheet.write(str(line.points), kit.on_paper(26, FontFace.TITLE), box, "midright", most_lines=1)
    return sheet.image()


def _write_name(sheet: DrawSurface, kit: Kit, name: str, size: int, box: pygame.Rect) -> None:
    """Write a name in carved letters; a long one in plain letters, which are narrower."""
    carved = kit.on_paper(size, FontFace.TITLE)
    if _is_readable(kit.words, name, carved, box):
        sheet.write(name, carved, box, "midleft", most_lines=1)
    else:
        _write_plain(sheet, kit, name, size, box)


def _write_plain(sheet: DrawSurface, kit: Kit, name: str, size: int, box: pygame.Rect) -> None:
    """Write a name in plain letters on one or two lines, shortened if it must be."""
    lettering = kit.on_paper(size)
    smaller, lines = fitted(kit.words, name, lettering, box.size, 2)
    widest = max(width_of(kit.words, line, smaller) for line in lines)
    if kit.words.pixels(smaller.style.size) < BARELY_READ or widest > box.width:
        lettering = smallest_on_paper(kit)
        name = shortened(kit.words, name, lettering.style, box.width)
    sheet.write(name, lettering, box, "midleft", most_lines=2)


def _is_readable(words: Words, text: str, lettering: Lettering, box: pygame.Rect) -> bool:
    """Tell whether a text has room on one line without being too small."""
    smaller, _lines = fitted(words, text, lettering, box.size, 1)
    return words.pixels(smaller.style.size) >= words.smallest


def smallest_on_paper(kit: Kit) -> Lettering:
    """Write as small as can be read, whatever size people have chosen."""
    return kit.on_paper(kit.words.size_of(kit.words.smallest))


def shortened(words: Words, name: str, style: Style, width: int) -> str:
    """Return as much of a name as has room."""
    if words.width(name, style) <= width:
        return name
    while len(name) > 1 and words.width(name + ELLIPSIS, style) > width:
        name = name[:-1].rstrip()
    return name + ELLIPSIS


def _gild(sheet: DrawSurface, kit: Kit) -> None:
    """Lay gold leaf and a laurel under the first place."""
    if kit.high_contrast:
        return
    size = sheet.size
    wash = linear("g", (0, 0), (size[0], 0), (0, "#FFD863", 0.75), (1, "#F2BE4A", 0))
    sheet.put(drawn(size, rounded(size, 2, 10, filled("url(#g)")), wash))
    laurel = hazed(kit.drawings.get("laurel", PLACE), GOLD_DARK, 0.6)
    sheet.put_centred(laurel, 4 + PLACE / 2, size[1] / 2 + 1)


def _put(sheet: DrawSurface, kit: Kit, drawing: str, span: int, middle: float) -> None:
    surface = kit.drawings.get(drawing, span)
    place = sheet.at(middle - span / 2, sheet.size[1] / 2 - surface.get_height() / 2)
    if not kit.high_contrast:
        lay_shadow(sheet.surface, surface, place, SMALL)
    sheet.surface.blit(surface, place)
