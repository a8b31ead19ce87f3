"""Cards on their way to the discards, and from there back to the pile; knows no rules."""

import math
from collections.abc import Sequence

from goldenhorn.cues import Cue
from goldenhorn.engine.events import PileReshuffled, WindPlayed
from goldenhorn.engine.pieces import Colour
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
from goldenhorn.view.performance import Performance
from goldenhorn.view.sea_ways import Place
from goldenhorn.view.sprite import Sprite
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
"""A card is pulled up so far, or less where it would hide what the ribbon says."""
SHOW_TICKS = 22
HOLD_TICKS = 14
"""So long a card is held up, for the table to read it."""
RIBBON_FRONT = 0.84
"""So much of the ribbon's height is its front, on which words stand; below it hang its ends."""
LEAST_SEEN = 0.8
"""So much of a card that is held up must be seen."""
THROW_TICKS, THROW_HEIGHT, THROW_SPIN = 18, 35, -30.0
SHOWN_SCALE = 1.08
RESHUFFLED, RESHUFFLE_APART = 6, 4
"""So many cards are seen to move when the discards become the draw pile."""
RESHUFFLE_TICKS = 16

Taken = tuple[float, float, float]
"""Where a card was in a hand, and by how many degrees it leant to the right."""


def play_wind(show: Performance, event: WindPlayed) -> Script:
    """Show a wind card, hold it for the table to read, and throw it on the discards."""
    sprite = show.lend(FLIGHT)
    name = card_name(event.colour)
    [(x, y, lean)] = take_cards(show, event.player, [event.colour])
    start = x, y
    is_open = event.player == show.open_hand
    shown = _reading_place(show, start if is_open else None)
    show.sound(Cue.CARD_PLAY)
    scale = _taken_scale(show, event.player)
    ticks = LIFT_TICKS if is_open else SHOW_TICKS

    def rise(share: float) -> None:
        way = min(1.0, share)
        face = card_face(show, name, between(scale, SHOWN_SCALE, way), between(-lean, 0, way))
        at = between(start[0], shown[0], share), between(start[1], shown[1], share)
        sprite.show_round(face, *at)

    rise(0)  # it is seen where it was as soon as the hand is seen without it
    show.step(event)
    show.show_hand()
    show.view.show_panel(show.shown, event.player)
    yield from glide(ticks, rise, rising if is_open else in_out_sine)
    show.sound(Cue.WIND)
    yield from wait(HOLD_TICKS)
    yield from throw(show, sprite, name, shown)
    show.top_discard = event.colour
    show.show_desk()
    show.give_back(sprite)


def rising(share: float) -> float:
    """Come up a little too far."""
    return out_back(share, 1.2)


def take_cards(show: Performance, player: int, colours: Sequence[Colour]) -> list[Taken]:
    """Return where cards leave a hand: their places in the open fan, or the seat's panel."""
    if player != show.open_hand:
        return [(*show.hand_pill(player), 0) for _ in colours]
    fan: list[Colour | None] = [*fan_of(show.shown.hand(player))]
    taken: list[Taken] = []
    for colour in reversed(colours):
        last = len(fan) - 1 - fan[::-1].index(colour)
        fan[last] = None  # of the same colour the one beside it leaves before
        taken.insert(0, fan_place(show.layout, len(fan), last, True))
    return taken


def _taken_scale(show: Performance, player: int) -> float:
    """Return how large a card is when it leaves a hand."""
    return 1.0 if player == show.open_hand else PILL_WIDTH / show.layout.hand_card_width


def _reading_place(show: Performance, start: Place | None) -> Place:
    """Return where a card is held up: above its place in the fan, else on the desk or over the sea.

    Wherever it is, what the ribbon says can be read too.
    """
    layout = show.layout
    card = card_face(show, BACK, SHOWN_SCALE).size[1]
    _, top, _, height = layout.prompt
    words_end = top + RIBBON_FRONT * height
    if start is not None:
        return start[0], max(start[1] - LIFT, words_end + card / 2)
    is_room_below = layout.size[1] - words_end > LEAST_SEEN * card
    return layout.size[0] * 0.33, words_end + card / 2 if is_room_below else top - card / 2


def throw(
    show: Performance, sprite: Sprite, name: str, start: Place, scale: float = SHOWN_SCALE
) -> Script:
    """Throw a card on the discards, with a spin."""
    end = show.discard_pile
    last = CARD_WIDTH / show.layout.hand_card_width

    def go(share: float) -> None:
        eased = between(share, in_out_sine(share), 0.7)
        turn = THROW_SPIN * math.sin(math.pi * 0.72 * share)
        face = card_face(show, name, between(scale, last, share), turn)
        put_on_arc(sprite, face, start, end, eased, THROW_HEIGHT)

    yield from glide(THROW_TICKS + math.dist(start, end) / FAR, go)


def pay(
    show: Performance,
    player: int,
    colour: Colour,
    taken: Taken,
    after: float,
) -> Script:
    """Throw a card that pays for something on the discards; until then it stays where it was."""
    sprite = show.lend(FLIGHT)
    name, scale = card_name(colour), _taken_scale(show, player)
    x, y, lean = taken
    sprite.show_round(card_face(show, name, scale, -lean), x, y)
    yield from wait(after)
    show.sound(Cue.CARD_PLAY)
    yield from throw(show, sprite, name, (x, y), scale)
    show.give_back(sprite)


def reshuffle(show: Performance, event: PileReshuffled) -> Script:
    """Let the discards go over to the draw pile."""
    seen = min(RESHUFFLED, size_of(event.cards))
    show.sound(Cue.CARD_DRAW)
    yield from together(*(later(place * RESHUFFLE_APART, _go_back(show)) for place in range(seen)))
    show.step(event)
    show.top_discard = None
    show.show_desk()


def _go_back(show: Performance) -> Script:
    sprite = show.lend(FLIGHT)
    face = card_face(show, BACK, CARD_WIDTH / show.layout.hand_card_width)

    def go(share: float) -> None:
        put_on_arc(sprite, face, show.discard_pile, show.draw_pile, in_out_sine(share), 40)

    yield from glide(RESHUFFLE_TICKS, go)
    show.give_back(sprite)
