"""Random positions for proofs in large numbers, and a board on which they are set up.

Positions come from games of all configurations in several styles, some of them played sensibly.
"""

import random
from collections.abc import Iterator

from goldenhorn.bots.bot import decide
from goldenhorn.bots.whole_turn import EasyBot
from goldenhorn.engine.config import Config
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.rules import apply, setup
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from goldenhorn.input.devices import Device
from goldenhorn.scenes.board.board import Board
from goldenhorn.session.game import Game, Seat
from goldenhorn.session.lineup import HUMAN
from tests.placed_match import PlacedMatch, stand_at
from tests.random_games import STYLES, choose, random_config
from tests.scenes.board_table import Table
from tests.scenes.couch import Couch

SENSIBLE = "sensible"
"""How a bot plays, beside the styles of random games."""
MOST_PER_GAME = 12
EVERY = 5
"""Of so many turns, one is a position."""
LONGEST = 2000
"""Actions after which a game that idles is left."""


def random_positions(count: int, seed: int) -> Iterator[State]:
    """So many beginnings of turns, several of each game, one game after the other."""
    chance = random.Random(seed)
    left = count
    while left > 0:
        for state in _some_of_a_game(chance):
            yield state
            left -= 1
            if left <= 0:
                return


def _some_of_a_game(chance: random.Random) -> Iterator[State]:
    state = setup(random_config(chance), chance.randrange(10**9))
    style = chance.choice((*STYLES, SENSIBLE, SENSIBLE))
    bot = EasyBot(chance.randrange(10**9))
    found = 0
    for _action in range(LONGEST):
        legal = legal_actions(state)
        if not legal or found == MOST_PER_GAME:
            return
        if state.phase == "begin" and not state.raided and chance.random() < 1 / EVERY:
            found += 1
            yield state
        if style == SENSIBLE:
            action = decide(bot, observe(state, state.player), legal)
        else:
            action = choose(chance, style, legal)
        state, _events = apply(state, action)


class Setup:
    """A board that one position after another is set up on, all of one configuration."""

    def __init__(
        self, couch: Couch, config: Config, device: Device, who: tuple[str, ...] = ()
    ) -> None:
        """Sit down; on each seat a person, unless `who` says otherwise, all on one device."""
        whose = who or (HUMAN,) * config.players
        seats = [
            Seat(fleet, "", each, each) for fleet, each in zip(config.fleets, whose, strict=True)
        ]
        match = self.match = PlacedMatch(config)
        while match.state.phase == "place":
            match.play(match.legal_actions[0])
        self._device = device
        self.table = Table(couch, Game(match, seats), devices=(device,) * config.players)
        self.board.over = lambda: self.board  # nobody reckons up what was never played

    @property
    def board(self) -> Board:
        """The board."""
        return self.table.board

    def return_to_board(self) -> None:
        """Leave a page of rules or the pause, if presses have led there."""
        if self.table.couch.scene is not self.board:
            self.board.next = self.board
            self.table.couch.show(self.board)

    def set_up(self, state: State) -> None:
        """Let the board show a position, and whoever is to move plan it."""
        self.return_to_board()
        board, match = self.board, self.match
        for seat, place in enumerate(self.table.game.seats):
            if place.is_human:
                self.table.context.controls.bind(seat, self._device)
        match.remember(())
        match.settled = 0
        stand_at(match, state)
        board.controller._commits.clear()
        board.controller.forget_thoughts()
        board.turns.drop()
        board.private.forget()
        board.private.close()
        board.modals.drop_call()
        board.show_position()
        self.table.until_planning()
