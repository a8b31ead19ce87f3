"""The leaves of the rule book: how texts flow onto them, and how one turns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from goldenhorn.common.language import N_, _
from goldenhorn.graphics.lettering import fitted
from goldenhorn.graphics.light import STRIP, lay_shadow, silhouette
from goldenhorn.graphics.outlines import GOLD_CODE, INK_CODE, code, drawn, filled, linear, stroked
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.text import FontFace, Style, Words, words_of
from goldenhorn.graphics.theme import SOFT_TEXT
from goldenhorn.graphics.tween import in_out_sine
from goldenhorn.input.bindings import Button
from goldenhorn.scenes.rules.open_book import BookPlan
from goldenhorn.session.rule_book.rule_book import PAGES
from goldenhorn.session.rule_book.rule_pages import RulePage
from goldenhorn.session.rule_book.texts_end import INDEX_PICTURE, QUESTIONS
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import Key, Kit

SQUEEZE = 0.86
"""Letters may shrink so far if the text then fits into the first column."""
BETWEEN = 0.5
"""The gap between two paragraphs, in lines."""


@dataclass(frozen=True, slots=True)
class LeafLine:
    """A line of text, and how far below the column's top it stands."""

    text: str
    y: int
    begins: bool
    """Whether a paragraph begins here."""


@dataclass(frozen=True, slots=True)
class Flow:
    """Columns of lines, all in one style."""

    style: Style
    step: int
    """From one line to the next."""
    columns: tuple[tuple[LeafLine, ...], ...]


def flowed(
    words: Words, texts: Sequence[str], style: Style, width: int, heights: tuple[int, int, int]
) -> Flow:
    """Fill columns: the first is so high, and after it left and right ones in turn.

    Nothing is ever clipped: a text that is too long for the first column, even in slightly
    smaller letters, goes on in the next ones, in the size that people have chosen.
    """
    style = _narrowed(words, texts, style, width)
    tried = style
    while tried.size >= style.size * SQUEEZE and words.pixels(tried.size) >= words.smallest:
        flow = _laid(words, texts, tried, width, heights)
        if len(flow.columns) == 1:
            return flow
        tried = words.smaller(tried)
    return _laid(words, texts, style, width, heights)


def _narrowed(words: Words, texts: Sequence[str], style: Style, width: int) -> Style:
    """Return the style made so small that the longest word fits on a line."""
    # No letter is wider than a line is high: most words need not be measured.
    letters = width // words.height(style)
    long = {word for text in texts for word in words_of(text) if len(word) > letters}
    while any(words.width(word, style) > width for word in long):
        if words.pixels(style.size) == 1:
            break
        style = words.smaller(style)
    return style


def _laid(
    words: Words, texts: Sequence[str], style: Style, width: int, heights: tuple[int, int, int]
) -> Flow:
    step = words.height(style)
    gap = round(step * BETWEEN)
    columns: list[list[LeafLine]] = [[]]
    room, y = heights[0], 0
    for text in texts:
        lines = words.wrapped(text, style, width)
        for number, line in enumerate(lines):
            if number == 0 and columns[-1]:
                y += gap
            # The first line of a paragraph never stands alone at the foot of a column.
            needed = 2 * step if number == 0 and len(lines) > 1 else step
            if y + needed > room and columns[-1]:
                room = heights[1 if len(columns) % 2 else 2]
                columns.append([])
                y = 0
            columns[-1].append(LeafLine(line, y, number == 0))
            y += step
    return Flow(style, step, tuple(tuple(column) for column in columns))


TICKS = 18
SHADE = 70
"""How dark the leaf is when it stands upright."""
NARROWEST = 6


class LeafTurn:
    """Shows the old pages until the leaf has covered them, and the leaf between the two."""

    def __init__(
        self,
        pages: tuple[pygame.Rect, pygame.Rect],
        before: pygame.Surface,
        after: pygame.Surface,
        is_forward: bool,
    ) -> None:
        """Turn from one picture of the screen to another."""
        left, right = pages
        # Turning back is turning forward, seen in a mirror.
        self._stays, self._leaves = (left, right) if is_forward else (right, left)
        self._old_stays = Image(before.subsurface(self._stays).copy())
        self._front = before.subsurface(self._leaves).copy()
        self._back = after.subsurface(self._stays).copy()
        self._tick = 0

    @property
    def is_over(self) -> bool:
        """Whether the leaf lies flat again."""
        return self._tick >= TICKS

    def tick(self) -> None:
        """Pass time."""
        self._tick += 1

    def pieces(self) -> Iterator[tuple[str, Image, int, int]]:
        """Yield the page that is not covered yet, and the leaf, back to front."""
        share = in_out_sine(self._tick / TICKS)
        is_rising = share < 0.5
        upright = 1 - abs(1 - 2 * share)
        page, face = (self._leaves, self._front) if is_rising else (self._stays, self._back)
        width = max(NARROWEST, round(page.width * (1 - upright)))
        leaf = pygame.transform.smoothscale(face, (width, page.height))
        shade = 255 - round(SHADE * upright)
        leaf.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        other = self._stays if is_rising else self._leaves
        x = page.left if page.left > other.left else page.right - width  # it hangs at the fold
        yield "stays", self._old_stays, *self._stays.topleft
        yield "leaf", Image(leaf), x, page.y


SMALL_PRINT = 20
MOST_LINES = 6
PADDING = (16, 12)
"""Inside a saying, beside and above its words."""
GULL = "coach_talk"
"""The gull that explains the pictures."""
TAIL = 22
BUBBLE_CORNER = 16
PRINTED = 0.15
"""How strong the ornament is that fills an empty part of a page."""
ROOM_FOR_ORNAMENT = 110
LARGEST_ORNAMENT = 150


def title(kit: Kit, plan: BookPlan, text: str) -> Image:
    """Write the name of a page."""
    sheet = DrawSurface(kit.words, plan.title.size)
    lettering = kit.on_paper(plan.title_size, FontFace.TITLE)
    sheet.write(text, lettering, sheet.rect, "midleft", 2)
    return sheet.image()


def small_print(kit: Kit, text: str, size: tuple[int, int], align: str = "center") -> Image:
    """Write the number of a page or of a rule."""
    style = Style(SMALL_PRINT, SOFT_TEXT)
    if kit.high_contrast:
        style = kit.on_paper(SMALL_PRINT).style
    return kit.label(text, style, size, align)


def column(kit: Kit, plan: BookPlan, flow: Flow, number: int, area: pygame.Rect) -> Image:
    """Write one column of a text, with a mark where a paragraph begins."""
    bullet = _bullet(round(plan.indent * 0.56), kit.high_contrast)
    sheet = DrawSurface(kit.words, area.size)
    lettering = kit.on_paper(flow.style.size, flow.style.face)
    for line in flow.columns[number]:
        if line.begins:
            sheet.put_centred(bullet, bullet.get_width() / 2, line.y + flow.step * 0.52)
        box = pygame.Rect(plan.indent, line.y, area.width - plan.indent, flow.step)
        sheet.write(line.text, lettering, box, "midleft", 1)
    return sheet.image()


def ornament(kit: Kit, name: str, room: pygame.Rect) -> tuple[Image, int, int] | None:
    """Print a faint drawing into the room that a text has left, if there is enough of it."""
    if room.height < ROOM_FOR_ORNAMENT or kit.high_contrast:
        return None
    height = min(LARGEST_ORNAMENT, room.height - 20)
    shape = kit.drawings.get(name, height)
    shape = kit.drawings.get(name, round(height * height / max(height, shape.get_height())))
    place = shape.get_rect(center=room.center)
    return Image(silhouette(shape, SOFT_TEXT, PRINTED)), place.x, place.y


def saying(kit: Kit, plan: BookPlan, text: str) -> Image:
    """Write what a picture shows, as a gull says it."""
    width, height = plan.caption.size
    gull = kit.drawings.get(GULL, plan.gull)
    left = plan.gull + TAIL
    lettering = kit.on_paper(plan.caption_size, FontFace.BOLD)
    room = (width - left - 2 * PADDING[0], height - 2 * PADDING[1])
    lettering, lines = fitted(kit.words, text, lettering, room, MOST_LINES)
    words_high = kit.words.height(lettering.style) * len(lines)
    bubble = pygame.Rect(left, 0, width - left, min(height, words_high + 2 * PADDING[1]))
    bubble.centery = height // 2
    sheet = DrawSurface(kit.words, plan.caption.size, STRIP.reach)
    body = _bubble(plan.caption.size, bubble, kit.high_contrast)
    lay_shadow(sheet.surface, body, sheet.at(0, 0), STRIP)
    sheet.put(body)
    sheet.put(gull, 0, height - gull.get_height())
    inner = bubble.inflate(-2 * PADDING[0], -2 * (PADDING[1] - 3))
    sheet.write(text, lettering, inner, "center", MOST_LINES)
    return sheet.image()


def _bullet(span: int, high_contrast: bool) -> pygame.Surface:
    middle = span / 2
    shape = f"M{middle} 1 L{span - 1} {middle} L{middle} {span - 1} L1 {middle}Z"
    ink = code(NEARLY_BLACK) if high_contrast else "#6E1A24"
    edge = stroked(GOLD_CODE, 1.6)
    return drawn((span, span), f'<path d="{shape}" {filled(ink)}/><path d="{shape}" {edge}/>')


def _bubble(size: tuple[int, int], area: pygame.Rect, high_contrast: bool) -> pygame.Surface:
    corner = min(BUBBLE_CORNER, area.height // 2)
    left, top, right, bottom = area.x + 1.5, area.y + 1.5, area.right - 1.5, area.bottom - 1.5
    middle = area.centery
    tail = f"L{left} {middle + 12} L{left - TAIL + 4} {middle + 2} L{left} {middle - 8}"
    outline = (
        f"M{left + corner} {top} L{right - corner} {top} Q{right} {top} {right} {top + corner}"
        f" L{right} {bottom - corner} Q{right} {bottom} {right - corner} {bottom}"
        f" L{left + corner} {bottom} Q{left} {bottom} {left} {bottom - corner}"
        f" {tail} L{left} {top + corner}"
        f" Q{left} {top} {left + corner} {top}Z"
    )
    paint = f'fill="url(#b)" stroke="{INK_CODE}" stroke-width="{3 if high_contrast else 2.4}"'
    ivory = linear("b", (0, top), (0, bottom), (0, "#FFFDF4"), (1, "#F6E9C8"))
    return drawn(size, f'<path d="{outline}" {paint} stroke-linejoin="round"/>', ivory)


@dataclass(frozen=True, slots=True)
class Leaf:
    """One opening of the book: a page, or how it goes on where letters are large."""

    page: RulePage
    flow: Flow
    left: int
    """The column on the left page."""
    right: int | None
    """The column on the right page; None where the example is."""
    asked: tuple[int, ...] = ()
    """In place of text: the numbers of the questions that stand here."""


def set_in_leaves(kit: Kit, plan: BookPlan) -> list[Leaf]:
    """Set the whole book."""
    return [leaf for page in PAGES for leaf in _leaves_of(page, kit, plan)]


def _leaves_of(page: RulePage, kit: Kit, plan: BookPlan) -> list[Leaf]:
    style = kit.on_paper(plan.text_size, FontFace.PLAIN).style
    if page.picture == INDEX_PICTURE:
        at_once = 2 * plan.asked_rows(kit.words.scale)
        numbers = tuple(range(len(QUESTIONS)))
        parts = [numbers[start : start + at_once] for start in range(0, len(numbers), at_once)]
        return [Leaf(page, Flow(style, 0, ()), 0, None, part) for part in parts]
    texts = [_(text) for text in page.paragraphs]
    heights = (plan.first.height, plan.first.height, plan.second.height)
    flow = flowed(kit.words, texts, style, plan.first.width - plan.indent, heights)
    leaves = [Leaf(page, flow, 0, None)]
    for left in range(1, len(flow.columns), 2):
        leaves.append(Leaf(page, flow, left, left + 1 if left + 1 < len(flow.columns) else None))
    return leaves


_BY_BUTTON: tuple[tuple[Button, str], ...] = (
    (Button.CONFIRM, N_("Choose, sail")),
    (Button.BACK, N_("Back, undo")),
    (Button.PIRATES, N_("Pirates")),
    (Button.DOMINIONS, N_("Dominions, train")),
    (Button.PEEK, N_("Look at your cards")),
    (Button.FAST, N_("Faster")),
    (Button.LOG, N_("What happened")),
    (Button.PAUSE, N_("Pause")),
)
_BY_TOUCH: tuple[str, ...] = (
    N_("Tap a ship, then a square"),
    N_("Tap again: sail"),
    N_("Tap an enemy ship: rob it"),
    N_("Tap a dominion: conquer it"),
    N_("Hold your cards: look"),
    N_("Hold anywhere: faster"),
    N_("Tap the ribbon: what happened"),
)
_BY_MOUSE: tuple[str, ...] = (
    N_("Click a ship, then a square"),
    N_("Click again: sail"),
    N_("Click an enemy ship: rob it"),
    N_("Click a dominion: conquer it"),
    N_("Hold your cards: look"),
    N_("Hold anywhere: faster"),
    N_("Click the ribbon: what happened"),
)


def rows_for(context: AppContext) -> tuple[tuple[Key, str], ...]:
    """List keys and what they do, first how to move about."""
    device, points = context.controls.speaker
    if points:
        texts = _BY_TOUCH if device.kind == "touch" else _BY_MOUSE
        return tuple((context.key(Button.CONFIRM), _(text)) for text in texts)
    move = ((context.across(), _("Move about")),)
    return move + tuple((context.key(button), _(text)) for button, text in _BY_BUTTON)
