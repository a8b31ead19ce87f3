"""The same people once more, with the next one sailing first."""

from goldenhorn.session.game import Game
from goldenhorn.session.lineup import Lineup, Place


def next_start(game: Game) -> int:
    """Return the seat that would sail first in a rematch: the next one clockwise (R15)."""
    return (game.match.config.start + 1) % game.match.config.players


def lineup_again(game: Game) -> Lineup:
    """Return the table of a rematch: those who sat down, the same rules, another seed."""
    config = game.match.config
    lineup = Lineup(expansion=config.expansion, rules=config.rules, first=next_start(game))
    for number, seat in enumerate(game.seats):
        lineup = lineup.with_place(number, Place(seat.sat_down, seat.name, seat.fleet))
    return lineup
