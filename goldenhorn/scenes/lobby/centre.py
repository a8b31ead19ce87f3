"""The middle of the lobby as it looks: lane, options, the way out, and what keys do."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pygame import Rect

from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE
from goldenhorn.graphics.surfaces.sentences import even_style
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import IVORY, TEXT
from goldenhorn.scenes.lobby.items import OPTIONS, LobbyPlan
from goldenhorn.scenes.lobby.pictures import GILT_TEXT, LobbyPieces
from goldenhorn.scenes.lobby.seats import ARROWS, Show
from goldenhorn.ui.kit import ButtonState, Key, Kit

PANEL, BAR, ON, ABOVE = 1.0, 2.0, 3.0, 4.0
SWITCH = (84, 38)
ICON_ROOM = 48
BESIDE_VALUE = 16
"""Between a label and how its option stands."""
ARROW = 34
FRAME = 10
"""The parchment round the lane."""
ICONS = {
    "expansion": "icon_expansion",
    "hands": "icon_cards",
    "first": "icon_first",
    "rules": "icon_rules",
    "seed": "icon_seed",
}


@dataclass(frozen=True, slots=True)
class OptionLook:
    """One row: its name and how it stands."""

    label: str
    kind: Literal["switch", "stepper", "opens"]
    value: str = ""
    is_on: bool = False
    icon: str = ""
    """The drawing of a crest before the value."""
    is_lit: bool = False


@dataclass(frozen=True, slots=True)
class RoutePreviewLook:
    """Which lane of sea will be laid out, and the sentence about it."""

    players: int
    has_modone: bool
    is_shuffled: bool
    sentence: str


@dataclass(frozen=True, slots=True)
class StartLook:
    """The way out to sea, and whom it waits for."""

    label: str
    is_open: bool
    is_lit: bool
    is_pressed: bool
    status: str
    crest: str = ""
    """Of the one people wait for."""


class CentreBoard:
    """Draws the middle of the lobby."""

    def __init__(self, pieces: LobbyPieces, plan: LobbyPlan, show: Show) -> None:
        self._pieces = pieces
        self._plan = plan
        self._show = show

    @property
    def _kit(self) -> Kit:
        return self._pieces.kit

    def title(self, title: str) -> None:
        """Draw the ribbon."""
        rect = self._plan.ribbon
        ribbon = self._kit.ribbon(rect.size, title, self._plan.ribbon_text)
        self._show("ribbon", ribbon, rect.x, rect.y, PANEL)

    def route_preview(self, look: RoutePreviewLook) -> None:
        """Draw the lane of sea with its sentence."""
        plan, kit = self._plan, self._kit
        route_preview = self._pieces.route_preview(
            plan.route_preview.size, look.players, look.has_modone, look.is_shuffled
        )
        caption = plan.caption
        sheet = plan.route_preview.inflate(2 * FRAME, 2 * FRAME)
        sheet.height = caption.bottom - sheet.top
        self._show("lane paper", kit.paper(sheet.size), sheet.x, sheet.y, PANEL)
        colour = NEARLY_BLACK if kit.high_contrast else TEXT
        text = kit.paragraph(look.sentence, Style(20, colour), caption.size)
        self._show("lane", route_preview, plan.route_preview.x, plan.route_preview.y, BAR)
        self._show("caption", text, caption.x, caption.y, ON)

    def options(self, looks: Mapping[str, OptionLook]) -> None:
        """Draw the rows on their board."""
        plan, kit = self._plan, self._kit
        board = plan.board
        self._show("board", kit.timber(board.size), board.x, board.y, PANEL)
        for name in OPTIONS:
            row = plan.rows[name]
            if row.top > plan.rows[OPTIONS[0]].top:
                groove = self._pieces.groove(row.width - 20)
                self._show((name, "groove"), groove, row.x + 10, row.y - 1, PANEL + 0.5)
        boxes = {name: self._option(name, looks[name], plan.rows[name]) for name in OPTIONS}
        sizes = self._label_sizes({name: (looks[name].label, box) for name, box in boxes.items()})
        for name, box in boxes.items():
            look = looks[name]
            style = Style(sizes[name], self._ink(look.is_lit))
            label = kit.paragraph(look.label, style, box.size, "left")
            self._show((name, "label"), label, box.x, box.y, ABOVE)

    def _label_sizes(self, labels: Mapping[str, tuple[str, Rect]]) -> dict[str, float]:
        """Choose one size for labels below one another, that of the longest."""
        words = self._kit.words
        fitting = {
            name: even_style(words, (label,), Style(22, IVORY), box.size, 2).size
            for name, (label, box) in labels.items()
        }
        if words.scale <= 1:
            return dict.fromkeys(labels, min(fitting.values()))
        # Large letters are wanted wherever there is room: only labels with equal room share a size.
        widths = {name: box.width for name, (_label, box) in labels.items()}
        return {
            name: min(fitting[other] for other in labels if widths[other] == widths[name])
            for name in labels
        }

    def _option(self, name: str, look: OptionLook, row: Rect) -> Rect:
        """Draw a row but for its label, and return the room that is left for that."""
        kit = self._kit
        if look.is_lit:
            bar = row.inflate(0, -4)
            self._show((name, "bar"), kit.focus_bar(bar.size, "wood"), bar.x, bar.y, BAR)
        icon = kit.drawing(ICONS[name], 38, shadow=False)
        x, y = row.x + 28 - icon.size[0] / 2, row.centery - icon.size[1] / 2
        self._show((name, "icon"), icon, x, y, ON)
        value = self._value(name, look, row)
        left = row.x + ICON_ROOM + 6
        return Rect(left, row.y, value.left - BESIDE_VALUE - left, row.height)

    def _value(self, name: str, look: OptionLook, row: Rect) -> Rect:
        """Draw how an option stands, and return the room it takes."""
        kit = self._kit
        if look.kind == "switch":
            rect = Rect(row.right - 12 - SWITCH[0], row.centery - SWITCH[1] // 2, *SWITCH)
            self._show((name, "switch"), kit.switch(SWITCH, look.is_on), rect.x, rect.y, ON)
            return rect
        width = self._plan.stepper_width
        rect = Rect(row.right - 8 - width, row.y + 3, width, row.height - 6)
        if look.kind == "stepper":
            state = ButtonState.FOCUSED if look.is_lit else ButtonState.REST
            image = kit.stepper(rect.size, "", on="wood", state=state)
            self._show((name, "stepper"), image, rect.x, rect.y, ON)
            box = rect.inflate(-ARROWS, 6)
            if look.icon:
                crest = kit.drawing(look.icon, 30)
                self._show((name, "crest"), crest, box.x, box.centery - 15, ABOVE)
                box = Rect(box.x + 34, box.y, box.width - 34, box.height)
            ink = NEARLY_WHITE if kit.high_contrast else IVORY
            text = kit.paragraph(look.value, Style(20, ink), box.size)
        else:
            lit = "_lit" if look.is_lit else ""
            arrow = kit.drawing(f"icon_right{lit}", ARROW, shadow=False)
            self._show((name, "arrow"), arrow, rect.right - ARROW - 4, rect.centery - 17, ON)
            box = Rect(rect.x, row.y, rect.width - ARROW - 12, row.height)
            ink = self._ink(look.is_lit, GILT_TEXT)
            text = kit.paragraph(look.value, Style(20, ink), box.size, "right")
        self._show((name, "value"), text, box.x, box.y, ABOVE)
        return rect

    def _ink(self, is_lit: bool, at_rest: tuple[int, int, int] = IVORY) -> tuple[int, int, int]:
        if self._kit.high_contrast:
            return NEARLY_BLACK if is_lit else NEARLY_WHITE
        return TEXT if is_lit else at_rest

    def start(self, look: StartLook) -> None:
        """Draw the way out to sea between its lanterns, and the sentence on whom it waits for."""
        plan, kit = self._plan, self._kit
        state = ButtonState.DISABLED
        if look.is_open:
            state = ButtonState.PRESSED if look.is_pressed else ButtonState.FOCUSED
        plaque = kit.plaque(
            plan.start.size, look.label, state, text_size=36, face=FontFace.TITLE, tracking=6
        )
        self._show("start", plaque, plan.start.x, plan.start.y, ON)
        if look.is_lit:
            around = plan.start.inflate(14, 14)
            bar = kit.focus_bar(around.size, "wood")
            self._show("start bar", bar, around.x, around.y + 2, BAR)
        for number, spot in enumerate(plan.lanterns):
            name = "lantern_lit" if look.is_open else "lantern_dark"
            lantern = kit.drawing(name, spot.width, shadow=False)
            width, height = lantern.size
            x, y = spot.x - width / 2, spot.y - height / 2
            self._show(("lantern", number), lantern, x, y, ON)
        self._status(look)

    def _status(self, look: StartLook) -> None:
        plan, kit = self._plan, self._kit
        if not look.status:
            return
        box = plan.status
        self._show("status strip", kit.strip(box.size), box.x, box.y, PANEL)
        inner = box.inflate(-36, 0)
        if look.crest:
            badge = self._pieces.badge(look.crest, 32)
            self._show("status badge", badge, box.x + 6, box.centery - 16, ON)
            inner = Rect(box.x + 42, box.y, box.width - 58, box.height)
        text = self._pieces.caption(look.status, inner.size)
        self._show("status", text, inner.x, inner.y, ABOVE)

    def keys(self, hints: tuple[tuple[Key, str], ...]) -> None:
        """Say what Confirm and Back do now."""
        for number, (hint, rect) in enumerate(zip(hints, self._plan.keys, strict=False)):
            image = self._kit.hints((hint,), rect.width, rect.height)
            x = rect.left if number else rect.right - image.size[0]
            self._show(("key", number), image, x, rect.y, ON)
