"""The parts of the board's picture, built together for one size, language and material."""

from collections.abc import Callable, Sequence

from goldenhorn.board_view.animation.board_ambience import BoardAmbience
from goldenhorn.board_view.animation.cards_in_flight import fan_of
from goldenhorn.board_view.animation.choreography import Choreography
from goldenhorn.board_view.board_view import BoardView
from goldenhorn.board_view.hands.hand_cover import PrivateNote
from goldenhorn.board_view.hands.hand_view import HandView
from goldenhorn.board_view.hands.open_hands import OpenHands, with_room
from goldenhorn.board_view.hands.peek_view import PassCover, PeekView
from goldenhorn.board_view.layout import layout_of
from goldenhorn.board_view.overlays.handover_view import HandoverView
from goldenhorn.board_view.overlays.last_round import BannerView
from goldenhorn.board_view.overlays.log_view import LogView
from goldenhorn.board_view.pieces.away_mark import AwayMark
from goldenhorn.board_view.pieces.prompt_and_event import (
    AFTER_PROMPT,
    BEFORE_PROMPT,
    EVENT_SIZE,
    PROMPT_SIZE,
    TurnClockView,
)
from goldenhorn.board_view.planning.plan_view import PlanView
from goldenhorn.board_view.planning.summary_marks import SummaryMarks
from goldenhorn.board_view.words.board_words import clause, last_deeds, worth_a_line
from goldenhorn.board_view.words.event_lines import filled
from goldenhorn.common.cues import Cue
from goldenhorn.common.language import ngettext_
from goldenhorn.engine.state import State
from goldenhorn.graphics.rich_parts import MIDDLE_DOT, Line, Part
from goldenhorn.graphics.surfaces.glows import style_on_piece
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.surfaces.rich_line import fits, wrapped
from goldenhorn.graphics.text import Style
from goldenhorn.graphics.theme import TEXT
from goldenhorn.session.game import Game
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import Key

BESIDE_SLIP = 64
"""What the seal and the edges of the slip take from the room for its words."""


def _without_end(page: list[Part]) -> Line:
    """Return a page without what stood between it and the next."""
    last = page[-1]
    if not isinstance(last, str):
        return page
    rest = last.removesuffix(MIDDLE_DOT).rstrip()
    return [*page[:-1], rest] if rest else page[:-1]


def _is_played(position: State) -> bool:
    """Whether hands are held: the fleets are placed, and the game goes on."""
    return position.phase not in ("place", "over")


class TableHand:
    """The hand on the desk: open where people agreed on it, closed otherwise."""

    def __init__(
        self,
        view: HandView,
        open_hand: int | None,
        peek_key: Callable[[int], Key | None],
        others: OpenHands | None = None,
    ) -> None:
        """Show hands; `peek_key` says by which key a seat looks at its own.

        `others` shows all other hands where they lie open (H6).
        """
        self.others = others
        """All hands but the one in front, where they lie open."""
        self.view, self._open_hand = view, open_hand
        self._peek_key = peek_key

    def show(self, position: State) -> None:
        """Show the hand at rest."""
        seat = self._in_front(position)
        if seat is not None:
            self.view.show_open(fan_of(position.hand(seat)))
            if self.others is not None:
                self.others.show(position, seat)
        elif not _is_played(position):
            self.view.hide()
            if self.others is not None:
                self.others.hide()
        else:
            count = position.hand_size(position.player)
            self.view.show_closed(count, self._pill(count, self._peek_key(position.player)))

    def _in_front(self, position: State) -> int | None:
        """Return whose hand lies open in front of all."""
        if not _is_played(position):
            return None
        return position.player if self.others is not None else self._open_hand

    def _pill(self, count: int, key: Key | None) -> Line:
        """Say how many cards there are, and how their owner looks at them."""
        if key is None:
            return [ngettext_("{count} card", "{count} cards", count)]
        text = ngettext_(
            "{count} card · {key} peek", "{count} cards · {key} peek", count, key="{key}"
        )
        return filled(text, key=key)

    def hide(self) -> None:
        """Show no hand, while cards of it move."""
        self.view.hide()


class BoardWidgets:
    """Everything that can be seen on the board."""

    def __init__(
        self,
        context: AppContext,
        picture: Picture,
        game: Game,
        open_hand: int | None,
        hear: Callable[[Cue], None],
        peek_key: Callable[[int], Key | None],
    ) -> None:
        self._kit, self._game = context.kit, game
        kit, config = context.kit, game.match.config
        self.layout = layout_of(config)
        if game.privacy == "open":
            self.layout = with_room(self.layout)
        names = game.names
        bots = frozenset(n for n, seat in enumerate(game.seats) if not seat.is_human)
        common = (picture, kit.drawings, kit.words)
        has_motion = context.has_motion
        self.has_motion = has_motion
        self.board = BoardView(
            *(*common, kit.pictures, self.layout, config, game.state.route, names, bots),
            high_contrast=kit.high_contrast,
        )
        self.hand = TableHand(
            HandView(*common, self.layout),
            open_hand,
            peek_key,
            OpenHands(*common, self.layout, [seat.crest for seat in game.seats])
            if game.privacy == "open"
            else None,
        )
        self.choreography = Choreography(
            self.board,
            *common,
            sound=hear,
            hand=self.hand,
            has_motion=has_motion,
        )
        self.sea = BoardAmbience(self.board, picture, kit.drawings)
        self.plan = PlanView(self.board, picture, kit, self.layout, names, is_calm=not has_motion)
        above = (picture, kit, self.layout, has_motion)
        self.peek = PeekView(*above)
        self.cover = PassCover(*above)
        self.note = PrivateNote(*above)
        self.handover = HandoverView(*above)
        self.log = LogView(*above)
        self.banner = BannerView(*above)
        self._overlays = (self.peek, self.cover, self.handover, self.log, self.banner)
        self.away = AwayMark(*above)
        self.clock = TurnClockView(picture, kit, self.layout)
        self.summary = SummaryMarks(self.board, picture, kit, self.layout, is_calm=not has_motion)
        views = (self.plan, self.board, *self._overlays, self.note)
        self.preload = [make for view in views for make in view.preload]
        """What takes long to make, and is made on the way to the board."""
        if context.has_ambient:
            self.preload += self.sea.preload

    def update_overlays(self) -> None:
        """Let a tick pass for what lies above the board."""
        for overlay in self._overlays:
            if overlay.is_shown:
                overlay.update()

    def tell(self, seat: int, *lines: Line) -> None:
        """Write on the ribbon the first of these lines that finds room."""
        self.board.prompt(seat, self.for_ribbon(*lines))

    def for_ribbon(self, *lines: Line) -> Line:
        """Return the first of these lines that finds room on the ribbon."""
        return self._first_fitting(lines, *self._ribbon_room)

    def pages_for_ribbon(self, line: Line) -> list[Line]:
        """Break a line into pages that find room on the ribbon, if that can be between clauses."""
        room, style = self._ribbon_room
        pages = wrapped(self._kit.words, self._kit.drawings, line, style, room)
        return [_without_end(page) for page in pages]

    @property
    def _ribbon_room(self) -> tuple[int, Style]:
        """How wide the ribbon's words may be, and in which letters."""
        style = style_on_piece(self._kit.words, PROMPT_SIZE, TEXT)
        return self.layout.prompt[2] - BEFORE_PROMPT - AFTER_PROMPT, style

    def tell_last_deeds(self) -> None:
        """Write on the slip what was done last, or take it away."""
        found = None if self.layout.event is None else last_deeds(self._game)
        if found is None or self.layout.event is None:
            self.board.remove_event()
            return
        seat, events = found
        style = style_on_piece(self._kit.words, EVENT_SIZE, TEXT, most=1.0)
        room = self.layout.event[2] - BESIDE_SLIP
        lines = [
            self._first_fitting(clause(self._game, seat, event), room, style)
            for event in worth_a_line(events, seat)
        ]
        self.board.event(seat, *lines)

    def _first_fitting(self, lines: Sequence[Line], room: int, style: Style) -> Line:
        kit = self._kit
        fitting = (line for line in lines if fits(kit.words, kit.drawings, line, style, room))
        return next(fitting, lines[-1])
