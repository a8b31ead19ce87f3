"""Cards on their way between pile, hands and discards; shows none that an event does not show."""

import math
from collections.abc import Sequence

import pygame

from goldenhorn.board_view.animation.animation_context import AnimationContext
from goldenhorn.board_view.animation.ship_paths import Place
from goldenhorn.board_view.hands.hand_view import fan_place
from goldenhorn.board_view.layout import FLIGHT
from goldenhorn.board_view.pieces.piles import CARD_WIDTH
from goldenhorn.common.cues import Cue
from goldenhorn.engine.events import CardsDrawn, PileReshuffled, WindPlayed
from goldenhorn.engine.pieces import COLOURS, NO_CARDS, Cards, Colour, FaceDown, plus
from goldenhorn.engine.state import size_of
from goldenhorn.engine.wire import word
from goldenhorn.graphics.surfaces.sprite import Image, Sprite
from goldenhorn.graphics.tween import (
    Script,
    between,
    glide,
    in_out_sine,
    later,
    out_back,
    out_quad,
    together,
    wait,
)
from goldenhorn.session.apply_event import one_of

BACK = "card_back"
MOST_DRAWN = 3
"""More cards at once are dealt at the beginning."""
DRAW_TICKS, DRAW_APART, DRAW_HEIGHT = 24, 9, 80
PILL_WIDTH = 18
"""How wide a card is when it goes into a panel's count."""
HALF_TURNED = 0.1
"""A card on edge is still so wide."""
FAR = 60
"""A flight takes one tick more for so many pixels."""
ROOM_TICKS = 16
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


def card_name(colour: Colour) -> str:
    """Return the drawing of a card."""
    return f"card_{word(colour)}"


def fan_of(cards: Cards) -> list[Colour]:
    """Return the cards of a hand from left to right, those of a colour side by side.

    >>> [colour.name for colour in fan_of((0, 2, 0, 0, 0, 1))]
    ['PINK', 'PINK', 'BLUE']
    """
    return [colour for colour in COLOURS for _ in range(cards[colour])]


def card_image(
    show: AnimationContext, name: str, scale: float = 1.0, degrees: float = 0.0, open_: float = 1.0
) -> Image:
    """Return a card scaled, turned to the left, and opened towards the viewer."""
    card = show.drawings.get(name, show.layout.hand_card_width)
    if open_ < 1 or not degrees:
        wide = scale * max(HALF_TURNED, open_)
        size = round(card.get_width() * wide), round(card.get_height() * scale)
        return Image(pygame.transform.smoothscale(card, size))
    return Image(pygame.transform.rotozoom(card, degrees, scale))


def draw_cards(show: AnimationContext, event: CardsDrawn) -> Script:
    """Let cards fly from the pile to the panel, or into the hand that lies open."""
    if event.player == show.open_hand and not isinstance(event.cards, FaceDown):
        yield from _draw_openly(show, event.player, event.cards)
        return
    singles = [CardsDrawn(event.player, card) for card in _one_by_one(event.cards)]
    is_deal = len(singles) > MOST_DRAWN
    apart = DRAW_APART / 2 if is_deal else DRAW_APART
    yield from together(
        *(
            # Of a deal only the last card is counted, when all the others are there.
            later(place * apart, _fly_to_panel(show, one, not is_deal or one is singles[-1]))
            for place, one in enumerate(singles)
        )
    )
    show.show_hand()


def _one_by_one(cards: Cards | FaceDown) -> list[Cards | FaceDown]:
    if isinstance(cards, FaceDown):
        return [FaceDown(1)] * cards.count
    return [one_of(colour)[: len(NO_CARDS)] for colour in fan_of(cards)]


def _fly_to_panel(show: AnimationContext, event: CardsDrawn, is_counted: bool) -> Script:
    sprite = show.lend(FLIGHT)
    start, end = show.draw_pile, show.hand_pill(event.player)
    widest = show.layout.hand_card_width
    show.sound(Cue.CARD_DRAW)

    def go(share: float) -> None:
        eased = in_out_sine(share)
        image = card_image(show, BACK, between(CARD_WIDTH, PILL_WIDTH, share) / widest)
        put_on_arc(sprite, image, start, end, eased, DRAW_HEIGHT)

    yield from glide(DRAW_TICKS + math.dist(start, end) / FAR, go)
    show.give_back(sprite)
    show.step(event)
    if is_counted:
        show.show_piles()
        show.view.show_panel(show.shown, event.player)


def _draw_openly(show: AnimationContext, player: int, cards: Cards) -> Script:
    """Let the hand make room, and cards turn over on their way into it."""
    old = show.shown.hand(player)
    after = fan_of(plus(old, cards))
    news: list[int] = []
    for colour in fan_of(cards):  # behind the old ones of its colour
        first = after.index(colour) + old[colour]
        news.append(first + sum(after[place] == colour for place in news))
    stays = [place for place in range(len(after)) if place not in news]
    lent: list[Sprite] = []
    yield from together(
        _make_room(show, fan_of(old), stays, len(after), lent),
        *(
            later(order * DRAW_APART, _fly_into_fan(show, after[place], place, len(after), lent))
            for order, place in enumerate(news)
        ),
    )
    show.step(CardsDrawn(player, cards))
    show.show_hand()
    for sprite in lent:
        show.give_back(sprite)
    show.view.show_panel(show.shown, player)
    show.show_piles()


def _make_room(
    show: AnimationContext,
    cards: list[Colour],
    stays: list[int],
    count: int,
    lent: list[Sprite],
) -> Script:
    """Let the old cards glide to their new places; meanwhile the resting hand is hidden."""
    starts = [fan_place(show.layout, len(cards), index, True) for index in range(len(cards))]
    ends = [fan_place(show.layout, count, place, True) for place in stays]
    images = [
        card_image(show, card_name(card), 1, -lean)
        for card, (_, _, lean) in zip(cards, ends, strict=True)
    ]
    sprites = [show.lend(FLIGHT - 0.5 + place / 100) for place in stays]
    lent += sprites

    def go(share: float) -> None:
        for sprite, image, start, end in zip(sprites, images, starts, ends, strict=True):
            x, y = between(start[0], end[0], share), between(start[1], end[1], share)
            sprite.show_round(image, x, y)

    go(0)
    if show.hand is not None:
        show.hand.hide()
    yield from glide(ROOM_TICKS, go, in_out_sine)


def _fly_into_fan(
    show: AnimationContext, colour: Colour, place: int, count: int, lent: list[Sprite]
) -> Script:
    sprite = show.lend(FLIGHT - 0.5 + place / 100)
    lent.append(sprite)
    x, y, lean = fan_place(show.layout, count, place, True)
    first = CARD_WIDTH / show.layout.hand_card_width
    show.sound(Cue.CARD_DRAW)

    def go(share: float) -> None:
        open_ = abs(math.cos(math.pi * share))
        name = BACK if share < 0.5 else card_name(colour)
        degrees = -lean if share > 0.9 else 0
        image = card_image(show, name, between(first, 1, share), degrees, open_)
        eased = between(out_quad(share), in_out_sine(share), 0.6)
        put_on_arc(sprite, image, show.draw_pile, (x, y), eased, DRAW_HEIGHT)

    yield from glide(DRAW_TICKS, go)


def put_on_arc(
    sprite: Sprite, image: Image, start: Place, end: Place, share: float, height: float
) -> None:
    """Show a card at a share of its flight in a high arc."""
    x, y = between(start[0], end[0], share), between(start[1], end[1], share)
    sprite.show_round(image, x, y - height * 4 * share * (1 - share))


# --- To the discards, and from there back to the pile -------------------------------------------


def play_wind(show: AnimationContext, event: WindPlayed) -> Script:
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
        image = card_image(show, name, between(scale, SHOWN_SCALE, way), between(-lean, 0, way))
        at = between(start[0], shown[0], share), between(start[1], shown[1], share)
        sprite.show_round(image, *at)

    rise(0)  # it is seen where it was as soon as the hand is seen without it
    show.step(event)
    show.show_hand()
    show.view.show_panel(show.shown, event.player)
    yield from glide(ticks, rise, rising if is_open else in_out_sine)
    show.sound(Cue.WIND)
    yield from wait(HOLD_TICKS)
    yield from throw(show, sprite, name, shown)
    show.top_discard = event.colour
    show.show_piles()
    show.give_back(sprite)


def rising(share: float) -> float:
    """Come up a little too far."""
    return out_back(share, 1.2)


def take_cards(show: AnimationContext, player: int, colours: Sequence[Colour]) -> list[Taken]:
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


def _taken_scale(show: AnimationContext, player: int) -> float:
    """Return how large a card is when it leaves a hand."""
    return 1.0 if player == show.open_hand else PILL_WIDTH / show.layout.hand_card_width


def _reading_place(show: AnimationContext, start: Place | None) -> Place:
    """Return where a card is held up: above its place in the fan, else on the desk or over the sea.

    Wherever it is, what the ribbon says can be read too.
    """
    layout = show.layout
    card = card_image(show, BACK, SHOWN_SCALE).size[1]
    _, top, _, height = layout.prompt
    words_end = top + RIBBON_FRONT * height
    if start is not None:
        return start[0], max(start[1] - LIFT, words_end + card / 2)
    is_room_below = layout.size[1] - words_end > LEAST_SEEN * card
    return layout.size[0] * 0.33, words_end + card / 2 if is_room_below else top - card / 2


def throw(
    show: AnimationContext, sprite: Sprite, name: str, start: Place, scale: float = SHOWN_SCALE
) -> Script:
    """Throw a card on the discards, with a spin."""
    end = show.discard_pile
    last = CARD_WIDTH / show.layout.hand_card_width

    def go(share: float) -> None:
        eased = between(share, in_out_sine(share), 0.7)
        turn = THROW_SPIN * math.sin(math.pi * 0.72 * share)
        image = card_image(show, name, between(scale, last, share), turn)
        put_on_arc(sprite, image, start, end, eased, THROW_HEIGHT)

    yield from glide(THROW_TICKS + math.dist(start, end) / FAR, go)


def pay(
    show: AnimationContext,
    player: int,
    colour: Colour,
    taken: Taken,
    after: float,
) -> Script:
    """Throw a card that pays for something on the discards; until then it stays where it was."""
    sprite = show.lend(FLIGHT)
    name, scale = card_name(colour), _taken_scale(show, player)
    x, y, lean = taken
    sprite.show_round(card_image(show, name, scale, -lean), x, y)
    yield from wait(after)
    show.sound(Cue.CARD_PLAY)
    yield from throw(show, sprite, name, (x, y), scale)
    show.give_back(sprite)


def reshuffle(show: AnimationContext, event: PileReshuffled) -> Script:
    """Let the discards go over to the draw pile."""
    seen = min(RESHUFFLED, size_of(event.cards))
    show.sound(Cue.CARD_DRAW)
    yield from together(*(later(place * RESHUFFLE_APART, _go_back(show)) for place in range(seen)))
    show.step(event)
    show.top_discard = None
    show.show_piles()


def _go_back(show: AnimationContext) -> Script:
    sprite = show.lend(FLIGHT)
    image = card_image(show, BACK, CARD_WIDTH / show.layout.hand_card_width)

    def go(share: float) -> None:
        put_on_arc(sprite, image, show.discard_pile, show.draw_pile, in_out_sine(share), 40)

    yield from glide(RESHUFFLE_TICKS, go)
    show.give_back(sprite)
