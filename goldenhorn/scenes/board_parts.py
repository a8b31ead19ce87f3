"""The parts of the board's picture, built together for one size, language and material."""

from collections.abc import Callable, Iterator

from goldenhorn.engine.pieces import COLOURS, Cards, Colour
from goldenhorn.engine.state import State
from goldenhorn.game import Game
from goldenhorn.language import ngettext_
from goldenhorn.scenes.stage import Stage
from goldenhorn.sound import Cue
from goldenhorn.view.banner_view import BannerView
from goldenhorn.view.board_view import BoardView
from goldenhorn.view.choreography import Choreography
from goldenhorn.view.hand_view import HandView
from goldenhorn.view.handover_view import HandoverView
from goldenhorn.view.layout import layout_of
from goldenhorn.view.living_sea import LivingSea
from goldenhorn.view.log_view import LogView
from goldenhorn.view.peek_view import PassCover, PeekView
from goldenhorn.view.picture import Picture
from goldenhorn.view.plan_view import PlanView
from goldenhorn.view.private_note import PrivateNote


def fanned(cards: Cards) -> list[Colour]:
    """The cards of a hand from left to right, those of a colour side by side."""
    return [colour for colour in COLOURS for _ in range(cards[colour])]


class TableHand:
    """The hand on the desk: open where people agreed on it, closed otherwise."""

    def __init__(self, view: HandView, game: Game, open_hand: int | None) -> None:
        self._view, self._game, self._open_hand = view, game, open_hand

    def show(self, position: State) -> None:
        """Show the hand at rest."""
        game = self._game
        if position.phase in ("place", "over"):
            self._view.hide()
        elif self._open_hand is not None:
            self._view.show_open(fanned(position.hand(self._open_hand)))
        elif game.privacy == "open":
            self._view.show_open(fanned(position.hand(position.player)))
        else:
            count = position.hand_size(position.player)
            text = ngettext_("{count} card", "{count} cards", count)
            self._view.show_closed(count, [text])

    def hide(self) -> None:
        """Show no hand, while cards of it move."""
        self._view.hide()

    def prepare(self, position: State) -> Iterator[None]:
        """Make what showing a position will need, a little at each step."""
        if self._open_hand is not None and position.phase not in ("place", "over"):
            yield from self._view.prepare_open(fanned(position.hand(self._open_hand)))


class BoardParts:
    """Everything that can be seen on the board."""

    def __init__(
        self,
        stage: Stage,
        picture: Picture,
        game: Game,
        open_hand: int | None,
        hear: Callable[[Cue], None],
    ) -> None:
        kit, config = stage.kit, game.match.config
        self.layout = layout_of(config, stage.is_compact)
        names = game.names
        bots = frozenset(n for n, seat in enumerate(game.seats) if not seat.is_human)
        common = (picture, kit.drawings, kit.words)
        has_motion = stage.has_motion
        self.board = BoardView(
            *common, kit.pictures, self.layout, config, game.state.route, names, bots
        )
        self.hand = TableHand(HandView(*common, self.layout), game, open_hand)
        self.choreography = Choreography(
            self.board,
            *common,
            sound=lambda moment: hear(Cue(moment.value)),
            hand=self.hand,
            has_motion=has_motion,
        )
        self.sea = LivingSea(self.board, picture, kit.drawings)
        self.plan = PlanView(self.board, picture, kit, self.layout, names, is_calm=not has_motion)
        above = (picture, kit, self.layout, has_motion)
        self.peek = PeekView(*above)
        self.cover = PassCover(*above)
        self.note = PrivateNote(*above)
        self.handover = HandoverView(*above)
        self.log = LogView(*above)
        self.banner = BannerView(*above)
        self._warming: Iterator[None] | None = self._warm()

    def _warm(self) -> Iterator[None]:
        yield from self.board.warm()
        yield from self.choreography.warm()

    def warm_a_little(self) -> None:
        """Make one face that will be needed, while nothing moves."""
        if self._warming is not None and next(self._warming, self) is self:
            self._warming = None

    def update_overlays(self) -> None:
        """Let a tick pass for what lies above the board."""
        for overlay in (self.peek, self.cover, self.handover, self.log, self.banner):
            if overlay.is_shown:
                overlay.update()
