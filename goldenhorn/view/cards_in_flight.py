"""Cards on their way from the pile to a hand; shows no card that an event does not show."""

import math
from collections.abc import Iterator
from functools import partial

import pygame

from goldenhorn.cues import Cue
from goldenhorn.engine.events import CardsDrawn
from goldenhorn.engine.pieces import COLOURS, NO_CARDS, Cards, Colour, FaceDown, plus
from goldenhorn.engine.wire import word
from goldenhorn.view.depths import FLIGHT
from goldenhorn.view.desk import CARD_WIDTH
from goldenhorn.view.hand_view import fan_place
from goldenhorn.view.passing import put_middle
from goldenhorn.view.performance import Performance
from goldenhorn.view.sea_ways import Place
from goldenhorn.view.sprite import Piece, Sprite
from goldenhorn.view.stepping import one_of
from goldenhorn.view.tween import (
    Script,
    between,
    glide,
    in_out_sine,
    later,
    out_quad,
    together,
)

BACK = "card_back"
MOST_DRAWN = 3
"""More cards at once are dealt at the beginning."""
DRAW_TICKS, DRAW_APART, DRAW_HEIGHT = 24, 9, 80
PILL_WIDTH = 18
"""How wide a card is when it goes into a panel's count."""
SCALE_GRID, TURN_GRID = 0.06, 1.2
"""Cards are scaled and turned in such steps, so that faces can be kept."""
HALF_TURNED = 0.1
"""A card on edge is still so wide."""
FAR = 60
"""A flight takes one tick more for so many pixels."""
ROOM_TICKS = 16


def card_name(colour: Colour) -> str:
    """Return the drawing of a card."""
    return f"card_{word(colour)}"


def fan_of(cards: Cards) -> list[Colour]:
    """Return the cards of a hand from left to right, those of a colour side by side.

    >>> [colour.name for colour in fan_of((0, 2, 0, 0, 0, 1))]
    ['PINK', 'PINK', 'BLUE']
    """
    return [colour for colour in COLOURS for _ in range(cards[colour])]


def card_face(
    show: Performance, name: str, scale: float = 1.0, degrees: float = 0.0, open_: float = 1.0
) -> Piece:
    """Return a card scaled, turned to the left, and opened towards the viewer, all in steps."""
    size = round(scale / SCALE_GRID)
    turn = round(degrees / TURN_GRID)
    wide = round(max(HALF_TURNED, open_) * 8)
    make = partial(_made_card, show, name, size * SCALE_GRID, turn * TURN_GRID, wide / 8)
    return show.passing.face((name, size, turn, wide), make)


def _made_card(show: Performance, name: str, scale: float, degrees: float, open_: float) -> Piece:
    card = show.drawings.get(name, show.layout.hand_card_width)
    if open_ < 1 or not degrees:
        size = round(card.get_width() * scale * open_), round(card.get_height() * scale)
        return Piece(pygame.transform.smoothscale(card, size))
    return Piece(pygame.transform.rotozoom(card, degrees, scale))


def draw_cards(show: Performance, event: CardsDrawn) -> Script:
    """Let cards fly from the pile to the panel, or into the hand that lies open."""
    if event.player == show.fanned_hand and not isinstance(event.cards, FaceDown):
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


def _fly_to_panel(show: Performance, event: CardsDrawn, is_counted: bool) -> Script:
    sprite = show.passing.lend(FLIGHT)
    start, end = show.draw_pile, show.hand_pill(event.player)
    widest = show.layout.hand_card_width
    show.sound(Cue.CARD_DRAW)

    def go(share: float) -> None:
        eased = in_out_sine(share)
        face = card_face(show, BACK, between(CARD_WIDTH, PILL_WIDTH, share) / widest)
        put_on_arc(sprite, face, start, end, eased, DRAW_HEIGHT)

    yield from glide(DRAW_TICKS + math.dist(start, end) / FAR, go)
    show.passing.give_back(sprite)
    show.step(event)
    if is_counted:
        show.show_desk()
        show.view.show_panel(show.shown, event.player)


def _draw_openly(show: Performance, player: int, cards: Cards) -> Script:
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
        show.passing.give_back(sprite)
    show.view.show_panel(show.shown, player)
    show.show_desk()


def _make_room(
    show: Performance,
    cards: list[Colour],
    stays: list[int],
    count: int,
    lent: list[Sprite],
) -> Script:
    """Let the old cards glide to their new places; meanwhile the resting hand is hidden."""
    starts = [fan_place(show.layout, len(cards), index, True) for index in range(len(cards))]
    ends = [fan_place(show.layout, count, place, True) for place in stays]
    faces = [
        card_face(show, card_name(card), 1, -lean)
        for card, (_, _, lean) in zip(cards, ends, strict=True)
    ]
    sprites = [show.passing.lend(FLIGHT - 0.5 + place / 100) for place in stays]
    lent += sprites

    def go(share: float) -> None:
        for sprite, face, start, end in zip(sprites, faces, starts, ends, strict=True):
            x, y = between(start[0], end[0], share), between(start[1], end[1], share)
            put_middle(sprite, face, x, y)

    go(0)
    if show.hand is not None:
        show.hand.hide()
    yield from glide(ROOM_TICKS, go, in_out_sine)


def _fly_into_fan(
    show: Performance, colour: Colour, place: int, count: int, lent: list[Sprite]
) -> Script:
    sprite = show.passing.lend(FLIGHT - 0.5 + place / 100)
    lent.append(sprite)
    x, y, lean = fan_place(show.layout, count, place, True)
    first = CARD_WIDTH / show.layout.hand_card_width
    show.sound(Cue.CARD_DRAW)

    def go(share: float) -> None:
        open_ = abs(math.cos(math.pi * share))
        name = BACK if share < 0.5 else card_name(colour)
        degrees = -lean if share > 0.9 else 0
        face = card_face(show, name, between(first, 1, share), degrees, open_)
        eased = between(out_quad(share), in_out_sine(share), 0.6)
        put_on_arc(sprite, face, show.draw_pile, (x, y), eased, DRAW_HEIGHT)

    yield from glide(DRAW_TICKS, go)


def put_on_arc(
    sprite: Sprite, face: Piece, start: Place, end: Place, share: float, height: float
) -> None:
    """Show a card at a share of its flight in a high arc."""
    x, y = between(start[0], end[0], share), between(start[1], end[1], share)
    put_middle(sprite, face, x, y - height * 4 * share * (1 - share))


def warm_cards(show: Performance) -> Iterator[None]:
    """Draw every card once, one at each step: turning and scaling it is quick then."""
    for name in (BACK, *map(card_name, COLOURS)):
        show.drawings.get(name, show.layout.hand_card_width)
        yield
