"""Everything the shared screen shows while a human plans a turn; drawn from open facts only.

It lays marks over the board and takes them away again; the board itself stays as it is. It says
what a pointer hits, not what that does.
"""

from collections.abc import Callable
from functools import partial

import pygame

from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.pieces.prompt_and_event import AFTER_PROMPT, BEFORE_PROMPT, PROMPT_SIZE
from goldenhorn.board_view.places import Layout
from goldenhorn.board_view.planning.bell_sheet import bell_sheet_to_draw, show_bell_sheet
from goldenhorn.board_view.planning.choice_tray import lay_choice_tray
from goldenhorn.board_view.planning.pirate_marks import mark_pirates, mark_raid
from goldenhorn.board_view.planning.plan_controls import (
    back_plaque,
    buttons_to_carve,
    confirm_plaque,
    pause_area,
    pause_mark,
    show_buttons,
    show_hand_area,
    show_rail,
)
from goldenhorn.board_view.planning.plan_marks import (
    CONTROLS,
    Keys,
    Mark,
    Marks,
    PlanContext,
    PlanMarks,
)
from goldenhorn.board_view.planning.ship_marks import mark_dominions, mark_goods, mark_ships
from goldenhorn.board_view.planning.side_actions import BREATH_TICKS, BREATHS
from goldenhorn.board_view.planning.targets import Areas, Target
from goldenhorn.board_view.planning.voyage_marks import show_voyage
from goldenhorn.board_view.words.prompts import prompt
from goldenhorn.common.wording import told_refusal
from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.rich_parts import Line
from goldenhorn.graphics.surfaces.draw_surface import DrawSurface
from goldenhorn.graphics.surfaces.glows import style_on_piece
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.rich_line import fits
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.theme import TEXT
from goldenhorn.session.planning.choices import Choices, Step
from goldenhorn.session.planning.reasons import why_not_focus
from goldenhorn.ui.kit.kit import Kit

SEAL = 46
HIGHER_THAN_RIBBON = 26
"""Pixels by which a reason of two lines needs more room than a prompt."""
SAID_FOR = 240
"""Ticks for which a refusal stays."""


class PlanView:
    """Shows a plan over a board."""

    def __init__(
        self,
        board: BoardView,
        picture: Picture,
        kit: Kit,
        layout: Layout,
        names: tuple[str, ...],
        *,
        is_calm: bool = False,
    ) -> None:
        """Plan over a board; a calm view lets nothing move."""
        self._context = PlanContext(board, kit, layout, names)
        self._marks = Marks(picture, is_calm)
        self._is_calm = is_calm
        self._areas = Areas()
        self._is_idle = False
        self._offered: tuple[str, Key] | None = None
        """What Back does while nobody plans, by which key; None: nothing."""
        self._plan_marks: PlanMarks | None = None
        self._shown: tuple[object, Keys] | None = None
        self._asked_before: tuple[int, Line] | None = None
        """What stood on the ribbon before anybody planned."""
        self._said: tuple[int, str, int] | None = None
        """Whose refusal is shown, why, and until when."""
        self._warning = ""
        """Why what the mouse is over is grey."""

    def show(self, choices: Choices, keys: Keys, *, tick: int) -> None:
        """Show what is being planned; what is shown already moves on a little."""
        if (choices.facts, keys) == self._shown:
            self.advance(tick)
            return
        self._said = None
        if self._shown is None or self._shown[0] != choices.facts:
            self._warning = ""
        self._compose(choices, keys, tick)

    def say(self, seat: int, sentence: str, *, tick: int) -> None:
        """Say for a while why something is refused, until the plan changes."""
        self._said = seat, sentence, tick + SAID_FOR
        if self._plan_marks is not None:
            self._compose(self._plan_marks.choices, self._plan_marks.keys, tick)

    def warn(self, sentence: str, *, tick: int) -> None:
        """Say why something is grey, until the plan or the sentence changes."""
        if sentence != self._warning and self._plan_marks is not None:
            self._warning = sentence
            self._compose(self._plan_marks.choices, self._plan_marks.keys, tick)

    def advance(self, tick: int) -> None:
        """Let what is coming in come nearer, and what is in focus or waits breathe."""
        self._marks.advance(tick)
        if self._plan_marks is None:
            return
        if self._said is not None and tick >= self._said[2]:
            self._said = None
            self._compose(self._plan_marks.choices, self._plan_marks.keys, tick)
        self._breathe(tick)

    def settle(self) -> None:
        """Let everything arrive at once."""
        self._marks.settle()

    def idle(self, back: tuple[str, Key] | None = None) -> None:
        """Show only the pause medallion, while nobody plans, and what Back does if it does."""
        if self._is_idle and back == self._offered:
            return
        self._forget()
        self._is_idle, self._offered = True, back
        context = self._context
        buttons = () if back is None else (back_plaque(context, *back),)
        pause = pause_mark(context.kit, context.layout)
        self._marks.tell([pause, *(mark for mark, _area in buttons)], 0)
        self._areas.layer(pause_area(context.layout), *(area for _mark, area in buttons))

    def invite(self, label: str, confirm: Key, back_label: str, back: Key) -> None:
        """Show two buttons besides, and no plan, while a sheet waits for one of them."""
        self._forget()
        context = self._context
        buttons = (
            confirm_plaque(context, label, confirm),
            back_plaque(context, back_label, back),
        )
        pause = pause_mark(context.kit, context.layout)
        self._marks.tell([pause, *(mark for mark, _area in buttons)], 0)
        self._areas.layer(pause_area(context.layout), *(area for _mark, area in buttons))

    @property
    def preload(self) -> list[Callable[[], object]]:
        """What takes long to make before a plan can be shown."""
        context = self._context
        return [
            *buttons_to_carve(context),
            *bell_sheet_to_draw(context.kit),
            partial(_reason_paper, context.kit, _reason_size(context.layout)),
        ]

    def hide(self) -> None:
        """Leave the board exactly as it was."""
        self._forget()
        self._marks.clear()

    def target_at(self, x: float, y: float) -> Target | None:
        """Return what a pointer hits."""
        return self._areas.at(x, y)

    @property
    def targets(self) -> list[tuple[pygame.Rect, Target]]:
        """All that can be hit, and where."""
        return self._areas.all()

    def _forget(self) -> None:
        self._is_idle = False
        if self._plan_marks is not None:
            self._context.board.ask_again(self._asked_before)
        self._plan_marks, self._shown, self._said, self._offered = None, None, None, None
        self._warning = ""
        self._areas = Areas()

    def _compose(self, choices: Choices, keys: Keys, tick: int) -> None:
        self._is_idle = False
        if self._plan_marks is None:
            self._asked_before = self._context.board.asked
        self._shown = choices.facts, keys
        self._plan_marks = self._marked(choices, keys)
        self._areas = self._plan_marks.areas
        marks = self._plan_marks.marks
        reason = self._reason(choices)
        if reason is not None:
            marks = [*marks, self._refusal(choices, *reason)]
        self._marks.tell(marks, tick)
        self._ask(choices, keys)

    def _marked(self, choices: Choices, keys: Keys) -> PlanMarks:
        marks = PlanMarks(self._context, choices, keys)
        mark_ships(marks)
        mark_goods(marks)
        show_voyage(marks)
        mark_raid(marks)
        mark_pirates(marks)
        mark_dominions(marks)
        lay_choice_tray(marks)
        show_rail(marks)
        show_buttons(marks)
        show_hand_area(marks)
        marks.marks.append(pause_mark(self._context.kit, self._context.layout))
        marks.controls.append(pause_area(self._context.layout))
        show_bell_sheet(marks)
        return marks

    def _ask(self, choices: Choices, keys: Keys) -> None:
        """Write on the ribbon the fullest line that finds room; before a sheet there is none."""
        context = self._context
        if choices.step is Step.ANNOUNCING:
            context.board.ask_again(None)
            return
        words, drawings = context.kit.words, context.kit.drawings
        room = context.layout.prompt[2] - BEFORE_PROMPT - AFTER_PROMPT
        style = style_on_piece(words, PROMPT_SIZE, TEXT)
        lines = prompt(choices, keys, context.names)
        line = next((each for each in lines if fits(words, drawings, each, style, room)), lines[-1])
        context.board.prompt(choices.public_state.player, line)

    def _reason(self, choices: Choices) -> tuple[int, str] | None:
        """Return to whom is said why something is grey, and what: also of a medallion in focus."""
        if self._said is not None:
            return self._said[:2]
        refusal = why_not_focus(choices) if choices.step is Step.SHIP else None
        sentence = self._warning or (told_refusal(refusal) if refusal is not None else "")
        return (choices.public_state.player, sentence) if sentence else None

    def _refusal(self, choices: Choices, seat: int, sentence: str) -> Mark:
        """Return a sheet in front of the ribbon, with a reason that everybody may read."""
        x, y = self._context.layout.prompt[:2]
        size = _reason_size(self._context.layout)
        crest = choices.public_state.config.fleet_of(seat).crest
        make = partial(_reason, self._context.kit, size, crest, sentence)
        key = ("said", crest, sentence)
        return Mark("said", key, make, (x, y - HIGHER_THAN_RIBBON), CONTROLS + 0.1)

    def _breathe(self, tick: int) -> None:
        if self._plan_marks is None or self._is_calm or tick % BREATH_TICKS:
            return
        breath = BREATHS[tick // BREATH_TICKS % len(BREATHS)]
        for name, (look, make) in self._plan_marks.breathing.items():
            self._marks.replace(name, ("breath", look, breath), partial(make, breath=breath))


def _reason_size(layout: Layout) -> tuple[int, int]:
    return layout.prompt[2], layout.prompt[3] + HIGHER_THAN_RIBBON


def _reason_paper(kit: Kit, size: tuple[int, int]) -> Image:
    return kit.paper(size, glowing=True)


def _reason(kit: Kit, size: tuple[int, int], crest: str, sentence: str) -> Image:
    paper = _reason_paper(kit, size)
    sheet = DrawSurface(kit.words, size, paper.margin)
    sheet.put(paper.surface, -paper.margin, -paper.margin)
    sheet.put_centred(kit.drawings.get(f"badge_{crest}", SEAL), 44, size[1] / 2)
    box = pygame.Rect(76, 6, size[0] - 104, size[1] - 12)
    sheet.write(sentence, kit.on_paper(22), box, most_lines=2)
    return sheet.image()
