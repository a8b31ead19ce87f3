"""Cards on their way to the discards, and from there back to the pile; knows no rules."""

import math
from collections.abc import Iterator

from goldenhorn.engine.events import PileReshuffled, WindPlayed
from goldenhorn.engine.pieces import COLOURS, Colour
from goldenhorn.engine.state import size_of
from goldenhorn.view.cards_in_flight import (
    BACK,
    FAR,
    PILL_WIDTH,
    card_face,
    card_name,
    fan_of,
    put_on_arc,
)
from goldenhorn.view.depths import FLIGHT
from goldenhorn.view.desk import CARD_WIDTH
from goldenhorn.view.hand_view import fan_place
from goldenhorn.view.moments import Moment
from goldenhorn.view.passing import put_middle
from goldenhorn.view.performance import Performance
from goldenhorn.view.picture import Piece, Sprite
from goldenhorn.view.sea_ways import Place
from goldenhorn.view.tween import (
    Script,
    between,
    glide,
    in_out_sine,
    later,
    out_back,
    together,
    wait,
)

LIFT, LIFT_TICKS = 64, 9
SHOW_TICKS = 22
HOLD_TICKS = 14
"""So long a card is held up, for the table to read it."""
THROW_TICKS, THROW_HEIGHT, THROW_SPIN, THROW_STEPS = 18, 35, -30.0, 7
SHOWN_SCALE = 1.08
RESHUFFLED, RESHUFFLE_APART = 6, 4
"""So many cards are seen to move when the discards become the draw pile."""
RESHUFFLE_TICKS = 16


def play_wind(show: Performance, event: WindPlayed) -> Script:
    """Show a wind card, hold it for the table to read, and throw it on the discards."""
    sprite = show.passing.lend(FLIGHT)
    name = card_name(event.colour)
    start = take_card(show, event.player, event.colour)
    shown = _reading_place(show, event.player, start)
    show.sound(Moment.CARD_PLAY)
    is_open = event.player == show.open_hand
    scale = 1.0 if is_open else PILL_WIDTH / show.layout.hand_card_width
    ticks = LIFT_TICKS if is_open else SHOW_TICKS
    show.step(event)
    show.beside(show.showing_hand())
    show.beside(later(1, show.view.showing_panel(show.shown, event.player)))
    yield

    def rise(share: float) -> None:
        face = card_face(show, name, between(scale, SHOWN_SCALE, min(1.0, share)))
        x, y = between(start[0], shown[0], share), between(start[1], shown[1], share)
        put_middle(sprite, face, x, y)

    yield from glide(ticks, rise, rising if is_open else in_out_sine)
    show.sound(Moment.WIND)
    yield from wait(HOLD_TICKS)
    yield from throw(show, sprite, name, shown)
    show.top_discard = event.colour
    yield from show.showing_desk()
    show.passing.give_back(sprite)


def rising(share: float) -> float:
    """Come up a little too far."""
    return out_back(share, 1.2)


def take_card(show: Performance, player: int, colour: Colour) -> Place:
    """Return where a card leaves a hand: its place in the open fan, or the seat's panel."""
    if player != show.open_hand:
        return show.hand_pill(player)
    fan = fan_of(show.shown.hand(player))
    last = len(fan) - 1 - fan[::-1].index(colour)
    return fan_place(show.layout, len(fan), last, True)[:2]


def _reading_place(show: Performance, player: int, start: Place) -> Place:
    """Return where a card is held up: above the open hand, else on the desk before all."""
    if player == show.open_hand:
        return start[0], start[1] - LIFT
    width, height = show.layout.size
    return width * 0.33, height - show.layout.hand_card_width * 0.85


def throw(
    show: Performance, sprite: Sprite, name: str, start: Place, scale: float = SHOWN_SCALE
) -> Script:
    """Throw a card on the discards, with a spin."""
    end = show.discard_pile

    def go(share: float) -> None:
        eased = between(share, in_out_sine(share), 0.7)
        face = _thrown(show, name, scale, round(share * THROW_STEPS))
        put_on_arc(sprite, face, start, end, eased, THROW_HEIGHT)

    yield from glide(THROW_TICKS + math.dist(start, end) / FAR, go)


def _thrown(show: Performance, name: str, scale: float, step: int) -> Piece:
    """Return a card in its flight; it turns in steps, so that all throws have the same faces."""
    share = step / THROW_STEPS
    last = CARD_WIDTH / show.layout.hand_card_width
    turn = THROW_SPIN * math.sin(math.pi * 0.72 * share)
    return card_face(show, name, between(scale, last, share), turn)


def warm_throws(show: Performance) -> Iterator[None]:
    """Make the faces of cards that pay for something, one at each step."""
    scale = PILL_WIDTH / show.layout.hand_card_width
    for colour in COLOURS:
        for step in range(THROW_STEPS + 1):
            _thrown(show, card_name(colour), scale, step)
            yield


def pay(show: Performance, player: int, colour: Colour, start: Place) -> Script:
    """Throw a card that pays for something on the discards without holding it up."""
    sprite = show.passing.lend(FLIGHT)
    show.sound(Moment.CARD_PLAY)
    scale = 1.0 if player == show.open_hand else PILL_WIDTH / show.layout.hand_card_width
    yield from throw(show, sprite, card_name(colour), start, scale)
    show.passing.give_back(sprite)


def reshuffle(show: Performance, event: PileReshuffled) -> Script:
    """Let the discards go over to the draw pile."""
    seen = min(RESHUFFLED, size_of(event.cards))
    show.sound(Moment.CARD_DRAW)
    yield from together(*(later(place * RESHUFFLE_APART, _go_back(show)) for place in range(seen)))
    show.step(event)
    show.top_discard = None
    show.show_desk()


def _go_back(show: Performance) -> Script:
    sprite = show.passing.lend(FLIGHT)
    scale = CARD_WIDTH / show.layout.hand_card_width

    def go(share: float) -> None:
        face = card_face(show, BACK, scale)
        put_on_arc(sprite, face, show.discard_pile, show.draw_pile, in_out_sine(share), 40)

    yield from glide(RESHUFFLE_TICKS, go)
    show.passing.give_back(sprite)
