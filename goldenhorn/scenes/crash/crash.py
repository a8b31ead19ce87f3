"""The crash screen: a ship run aground, what went wrong, and the ways on.

It keeps no state of the game and trusts nothing that was on the screen before.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from pathlib import Path

from goldenhorn.common.language import _
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.layout import anchored, column, row
from goldenhorn.graphics.lettering import width_of
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.input.bindings import Button
from goldenhorn.input.input_events import Point, Press
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene
from goldenhorn.ui.screen import Screen
from goldenhorn.ui.widgets.buttons import button
from goldenhorn.ui.widgets.keys import key_cap
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.ornaments import sunlit
from goldenhorn.ui.widgets.panels import on, paper, ribbon, scroll

SAIL_ON, TITLE, QUIT = "sail on", "title", "quit"
SHIP, SHIP_WIDTH, SHIP_MIDDLE, TILT = "dry_lion_green-yellow-red", 380, (306, 478), 13
GULLS = ((188, 240, 40), (236, 214, 28), (520, 300, 34))
"""Where they fly, and how wide they are."""
LEFT, MIDDLE, WIDTH = 600, 378, 640
"""Where scroll and buttons stand, how far down their middle is, and how wide they are."""
INSIDE, ABOVE_WORDS, BELOW_NOTE, GAP = 540, 54, 20, 12
BELOW_SCROLL, BUTTON_HEIGHT, BETWEEN = 38, 74, 16
LABEL_SIZE, AROUND_LABEL = 24, 80
"""Of a button: its letters, and what it needs besides words and key."""


@dataclass(frozen=True, slots=True)
class CrashInfo:
    """What can be said: which game goes on, by words and crests, and where the note lies."""

    game: str = ""
    crests: tuple[str, ...] = ()
    note: Path | None = None
    is_saved: bool = True
    """Whether that game is safe on the disk, not only in memory."""


class CrashScreen(Screen):
    """Something went wrong, and people can go on."""

    def __init__(
        self,
        context: AppContext,
        crash_info: CrashInfo,
        *,
        sail_on: Callable[[], Scene] | None,
        title: Callable[[], Scene],
    ) -> None:
        """Offer to go on with the game that was rescued, if there is one."""
        super().__init__(context)
        self.crash_info = crash_info
        self._ways: dict[str, Callable[[], Scene | None]] = {TITLE: title}
        if sail_on is not None:
            self._ways = {SAIL_ON: sail_on, **self._ways}
        if not context.is_way_out_locked:
            self._ways[QUIT] = lambda: None
        self.focus.key = next(iter(self._ways))

    def build(self) -> Node:
        """Show the stranded ship, what happened in two lines, and the ways on."""
        whole = column(self._scroll(), self._buttons(), gap=BELOW_SCROLL, x=LEFT)
        whole.y = MIDDLE - whole.height / 2
        return Node(self._shore(), whole)

    def _shore(self) -> Node:
        """Return a ship on a sandbank, in the evening of the title."""
        look = self.look
        gulls = [anchored(look.drawing("gull", width), x, y) for x, y, width in GULLS]
        return Node(
            Picture(look.art.painting("title", *self.context.size)),
            *gulls,
            look.drawing("shoal", 608, x=20, y=560),
            anchored(sunlit(look, SHIP, SHIP_WIDTH, angle=TILT), *SHIP_MIDDLE),
            look.drawing("shoal_front", 379, x=170, y=610),
        )

    def _scroll(self) -> Node:
        look = self.look
        lines: list[Node] = [
            label(look, self._words(), look.on_paper(30), INSIDE, 104, most_lines=4),
            label(look, self._note(), look.softly_on_paper(20), INSIDE, 122, most_lines=6),
        ]
        if self.crash_info.game:
            lines.insert(1, self._slip(self.crash_info.game))
        told = column(*lines, gap=GAP)
        sheet = scroll(look, (WIDTH, told.height + ABOVE_WORDS + BELOW_NOTE))
        told.x, told.y = (WIDTH - INSIDE) / 2, ABOVE_WORDS
        name = ribbon(look, _("Run aground"), WIDTH - 80)
        sheet.add(told, anchored(name, WIDTH / 2, 0))
        return sheet

    def _words(self) -> str:
        if SAIL_ON not in self._ways:
            return _("Something went wrong, but you can sail on.")
        if not self.crash_info.is_saved:
            return _("Something went wrong. Your game could not be saved, but it can go on now.")
        return _("Something went wrong, but your game is saved.")

    def _note(self) -> str:
        note = self.crash_info.note
        if note is None:
            return _("No note of what happened could be written.")
        return _(
            "A note of what happened lies in {file}. It names nobody and goes nowhere by itself.",
            file=f"{note.parent.name}/{note.name}",
        )

    def _slip(self, game: str) -> Node:
        """Return which game goes on, under a seal if it is safe."""
        look, slip = self.look, paper(self.look, (INSIDE, 96))
        seals = [look.drawing("seal", 64)] if self.crash_info.is_saved else []
        shields = row(
            *(look.drawing(f"shield_{each}", 36) for each in self.crash_info.crests), gap=7
        )
        taken = sum(each.width + GAP for each in (*seals, shields)) + 28
        text = label(look, game, look.on_paper(24), INSIDE - taken, 84, "left", 3)
        return on(slip, row(*seals, text, shields, gap=GAP))

    def _buttons(self) -> Node:
        """Return the ways on, each as wide as its words want."""
        look, back = self.look, self.context.key(Button.BACK)
        labels = {SAIL_ON: _("Continue"), TITLE: _("Title screen"), QUIT: _("Quit")}
        caps = {TITLE: back if back.label else None}
        lettering = look.on_button(ButtonState.REST, LABEL_SIZE)
        needs = {}
        for key in self._ways:
            cap = caps.get(key)
            taken = key_cap(look, cap, 32).width if cap is not None else 0
            needs[key] = AROUND_LABEL + width_of(look.words, labels[key], lettering) + taken
        room = WIDTH - BETWEEN * (len(needs) - 1)
        return row(
            *(
                button(
                    *(look, key, labels[key], (room * need / sum(needs.values()), BUTTON_HEIGHT)),
                    self.state_of(key),
                    text_size=LABEL_SIZE,
                    cap=caps.get(key),
                )
                for key, need in needs.items()
            ),
            gap=BETWEEN,
        )

    def chosen(self, key: Hashable, press: Press | Point) -> None:  # noqa: ARG002
        """Go on."""
        self.next = self._ways[str(key)]()

    def went_back(self) -> None:
        """Go to the title."""
        self.next = self._ways[TITLE]()
