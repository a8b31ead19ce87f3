"""How the board gets from one position to the next: one script for each event, on one timeline.

The engine is already further; the picture catches up. Whatever is skipped, and whenever: in the
end the board shows the position after all events, exactly like a board that was just made.
"""

from collections.abc import Callable

from goldenhorn.board_view.animation.animation_context import (
    AnimationContext,
    ShownHand,
    cross_fade,
    still_raid,
)
from goldenhorn.board_view.animation.cards_in_flight import draw_cards, play_wind, reshuffle
from goldenhorn.board_view.animation.goods_in_flight import conquer, load_cargo, train, unload_cargo
from goldenhorn.board_view.animation.raid import raid
from goldenhorn.board_view.animation.refill import fill_port
from goldenhorn.board_view.animation.sailing import place_fleet, sail, turned_ship
from goldenhorn.board_view.board_view import BoardView
from goldenhorn.common.cues import Cue
from goldenhorn.engine.events import (
    CardsDrawn,
    CargoLoaded,
    CargoUnloaded,
    DominionConquered,
    EndCame,
    Event,
    FarmersTrained,
    FleetPlaced,
    GameEnded,
    PileReshuffled,
    PortFilled,
    ShipRobbed,
    ShipSailed,
    ShipTurned,
    TurnEnded,
    WindPlayed,
)
from goldenhorn.engine.pieces import Colour
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from goldenhorn.graphics.images import SvgImages
from goldenhorn.graphics.surfaces.picture import Picture
from goldenhorn.graphics.text import Words
from goldenhorn.graphics.tween import Script, later, then, together, wait

CALM, NORMAL, FAST, INSTANT = 1.5, 1.0, 0.5, 0.0
"""Paces: how much longer everything takes."""
PACES = {"calm": CALM, "normal": NORMAL, "fast": FAST, "instant": INSTANT}
"""By the names that the settings use."""
BETWEEN_DEALS = 20
HAND_OVER_TICKS = 8
SHOW_TICKS = 20

SOUNDS: dict[type[Event], Cue] = {
    PortFilled: Cue.BAG,
    CardsDrawn: Cue.CARD_DRAW,
    PileReshuffled: Cue.CARD_DRAW,
    ShipRobbed: Cue.PIRATES,
    CargoLoaded: Cue.CUBE_LOAD,
    ShipTurned: Cue.SHIP_STEP,
    WindPlayed: Cue.WIND,
    ShipSailed: Cue.SHIP_STEP,
    CargoUnloaded: Cue.UNLOAD,
    DominionConquered: Cue.CONQUER,
    FarmersTrained: Cue.CONQUER,
    EndCame: Cue.HARBOUR_BELL,
    TurnEnded: Cue.TURN,
    GameEnded: Cue.FANFARE,
}
"""What is heard of an event that is put without motion."""


class Choreography:
    """Plays events on a board."""

    def __init__(
        self,
        view: BoardView,
        picture: Picture,
        drawings: SvgImages,
        words: Words,
        sound: Callable[[Cue], object] = lambda _: None,
        hand: ShownHand | None = None,
        has_motion: bool = True,
    ) -> None:
        """Play on a board; `sound` is told when something is to be heard."""
        self.has_motion = has_motion
        self._show = AnimationContext(view, picture, drawings, words, hand, sound)
        self._after: State | None = None
        """The full position in which everything that is being played ends."""
        self._open_hand: int | None = None
        self._top: Colour | None = None

    @property
    def is_idle(self) -> bool:
        """Whether the board shows the last position; foam may still fade."""
        return self._show.timeline.is_idle

    @property
    def is_still(self) -> bool:
        """Whether nothing moves any more, not even foam."""
        return self._show.timeline.is_still

    @property
    def top_discard(self) -> Colour | None:
        """The card that lies on top of the discards when everything has been played."""
        return self._top

    @property
    def passing(self) -> int:
        """How many sprites are under way that do not belong to the board at rest."""
        return self._show.in_the_air

    def play(
        self,
        events: tuple[Event, ...],
        before: State,
        after: State,
        open_hand: int | None = None,
    ) -> None:
        """Play events after all that are being played; drawn cards show only where events do.

        `open_hand` is the seat whose cards lie open on the desk, if any.
        """
        self._show.timeline.add(then(lambda: self._begin(before, open_hand)))
        for group in _grouped(events):
            scripts = [self._script(event) for event in group]
            if len(scripts) > 1:
                scripts = [later(BETWEEN_DEALS * place, each) for place, each in enumerate(scripts)]
                self._show.timeline.add(together(*scripts))
            else:
                self._show.timeline.add(scripts[0])
        self._after, self._open_hand = after, open_hand
        self._top = _top_after(events, self._top)
        top = self._top
        self._show.timeline.add(then(lambda: self._settle(after, top)))

    def show(self, state: State, open_hand: int | None = None, top: Colour | None = None) -> None:
        """Show a position at once, as at the beginning or after an undo."""
        self._show.drop()
        self._after, self._open_hand, self._top = state, open_hand, top
        self._show.open_hand = open_hand
        self._settle(state, top)

    def update(self, pace: float = NORMAL) -> None:
        """Let a tick pass; the pace says how much longer than normal everything takes."""
        if pace <= INSTANT:
            self.finish()
        else:
            self._show.timeline.update(1 / pace)

    def finish(self) -> None:
        """Skip everything: the board shows the last position at once."""
        if self._show.timeline.is_still:
            return
        was_idle = self._show.timeline.is_idle
        self._show.drop()
        if not was_idle and self._after is not None:
            self._show.open_hand = self._open_hand
            self._settle(self._after, self._top)

    def _begin(self, before: State, open_hand: int | None) -> None:
        show = self._show
        show.open_hand = open_hand
        show.begin(observe(before, open_hand))
        show.view.show(before, show.top_discard)

    def _settle(self, after: State, top: Colour | None) -> None:
        """Put everything where it rests, so that nothing drifts."""
        show = self._show
        show.begin(observe(after, show.open_hand))
        show.top_discard = top
        show.view.show(after, top)
        show.show_hand()

    def _put(self, event: Event) -> Script:
        """Let an event fade in as it is, without motion."""
        show = self._show

        def put() -> None:
            position = show.step(event)
            show.top_discard = _top_after((event,), show.top_discard)
            show.view.show(position, show.top_discard)
            show.show_hand()

        if type(event) in SOUNDS:
            show.sound(SOUNDS[type(event)])
        if isinstance(event, ShipRobbed):
            yield from still_raid(show, event, put)
        else:
            yield from cross_fade(show, put)

    def _script(self, event: Event) -> Script:
        """Return the script of an event, which is run when its turn has come."""
        show = self._show
        if not self.has_motion:
            return self._put(event)
        match event:
            case FleetPlaced():
                return place_fleet(show, event)
            case PortFilled():
                return fill_port(show, event)
            case CardsDrawn():
                return draw_cards(show, event)
            case PileReshuffled():
                return reshuffle(show, event)
            case ShipRobbed():
                return raid(show, event)
            case CargoLoaded():
                return load_cargo(show, event)
            case ShipTurned():
                return turned_ship(show, event)
            case WindPlayed():
                return play_wind(show, event)
            case ShipSailed():
                return sail(show, event)
            case CargoUnloaded():
                return unload_cargo(show, event)
            case DominionConquered():
                return conquer(show, event)
            case FarmersTrained():
                return train(show, event)
            case EndCame():
                return self._tell(event, Cue.HARBOUR_BELL, SHOW_TICKS)
            case TurnEnded():
                return self._hand_over(event)
            case GameEnded():
                return self._tell(event, Cue.FANFARE, SHOW_TICKS)
            case _:
                raise TypeError(f"not an event: {event!r}")

    def _hand_over(self, event: TurnEnded) -> Script:
        """Let the old panel grow dim and the new one glow, one after the other."""
        show = self._show
        following = show.step(event)
        show.view.show_panel(following, event.player)
        yield from wait(HAND_OVER_TICKS / 2)
        show.sound(Cue.TURN)
        show.view.show_panel(following, following.player)
        show.show_piles()
        yield from wait(HAND_OVER_TICKS / 2)

    def _tell(self, event: Event, moment: Cue, ticks: int) -> Script:
        """Let something be heard that the scene tells in words."""
        show = self._show
        following = show.step(event)
        show.sound(moment)
        for seat in range(following.config.players):  # the end marks all of them
            show.view.show_panel(following, seat)
        show.show_piles()
        yield from wait(ticks)


def _grouped(events: tuple[Event, ...]) -> list[list[Event]]:
    """Put what happens at once together: cards that are dealt to several players."""
    groups: list[list[Event]] = []
    dealt: set[int] = set()
    """Who gets cards in the last group."""
    for event in events:
        player = event.player if isinstance(event, CardsDrawn) else None
        if player is not None and dealt and player not in dealt:
            groups[-1].append(event)
        else:
            groups.append([event])
            dealt.clear()
        if player is not None:
            dealt.add(player)
    return groups


def _top_after(events: tuple[Event, ...], top: Colour | None) -> Colour | None:
    """Return which card lies on top of the discards after events."""
    for event in events:
        match event:
            case WindPlayed(_, colour):
                top = colour
            case ShipRobbed(cards=(_, colour)):
                top = colour
            case PileReshuffled():
                top = None
    return top
