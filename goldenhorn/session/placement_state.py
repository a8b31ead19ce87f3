"""Who puts which ship where before the game begins (R13), and which device does it for whom.

People choose side by side and may change until all are ready. Bots choose from the position in
which nobody had placed anything, so they cannot look at anybody's choice.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from goldenhorn.bots.bot import thought_through
from goldenhorn.bots.levels import LEVELS, bot_seed
from goldenhorn.engine.actions import PlaceFleet
from goldenhorn.engine.board import CONSTANTINOPLE, VENICE, Port
from goldenhorn.engine.events import FleetPlaced
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.pieces import SHIPS_PER_FLEET
from goldenhorn.engine.sight import observe
from goldenhorn.engine.state import State
from goldenhorn.input.devices import Device, Seating
from goldenhorn.session.game import Game

PROPOSED = (VENICE, VENICE, CONSTANTINOPLE)
"""What people find: not all on one side, so that nobody starts badly by mere consent."""


@dataclass(slots=True)
class Choice:
    """What one seat has chosen so far."""

    ports: list[Port] = field(default_factory=lambda: list(PROPOSED))
    ship: int = 0
    """The one that is focused."""
    is_ready: bool = False
    is_played: bool = False
    """It is in the game already and cannot be changed."""
    level: str | None = None
    """The bot that made this choice; None while it is a person's."""

    @property
    def counts(self) -> tuple[int, int]:
        """How many ships begin in Venice, and in Constantinople."""
        west = self.ports.count(VENICE)
        return west, len(self.ports) - west


class PlacementState:
    """All choices of a game whose fleets are being placed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        history = game.match.history
        self._before: State = history[0][0] if history else game.state
        """The position in which nobody had placed anything."""
        players = game.match.config.players
        self.choices = [Choice() for _ in range(players)]
        for step in game.history():
            for event in step.events:
                if isinstance(event, FleetPlaced):
                    self.choices[event.player] = Choice(
                        list(event.ports), is_ready=True, is_played=True
                    )

    @property
    def order(self) -> tuple[int, ...]:
        """The seats as they place their fleets, from the start player on (R13)."""
        config = self.game.match.config
        return tuple((config.start + place) % config.players for place in range(config.players))

    @property
    def is_complete(self) -> bool:
        """Whether everybody is ready."""
        return all(choice.is_ready for choice in self.choices)

    def waits_for(self, seat: int) -> bool:
        """Whether a person has still to say what this seat does."""
        choice = self.choices[seat]
        return self.game.seats[seat].is_human and not choice.is_ready

    def follow_seats(self) -> bool:
        """Let one bot choose that has not, or give a choice back to its person; tell if any did."""
        for seat, choice in enumerate(self.choices):
            who = self.game.seats[seat]
            if choice.is_played:
                continue
            if who.is_human and choice.level is not None:
                choice.level, choice.is_ready = None, False
                return True
            if not who.is_human and choice.level != who.current_controller:
                choice.ports = list(self._chosen_by_bot(seat, who.current_controller))
                choice.level, choice.is_ready = who.current_controller, True
                return True
        return False

    def _chosen_by_bot(self, seat: int, level: str) -> tuple[Port, ...]:
        draft = self._before.thaw()
        draft.player = seat
        view = observe(draft.freeze(), seat)
        bot = LEVELS[level](bot_seed(self.game.match.seed, seat))
        action = thought_through(bot.think(view, legal_actions(view)))
        assert isinstance(action, PlaceFleet)
        return action.ports

    # What people do

    def focus(self, seat: int, ship: int) -> bool:
        """Focus a ship; tell whether that is another than before."""
        choice = self.choices[seat]
        if choice.is_ready or ship == choice.ship or not 0 <= ship < SHIPS_PER_FLEET:
            return False
        choice.ship = ship
        return True

    def send(self, seat: int, ship: int, port: Port | None = None) -> bool:
        """Send a ship to a port, by default to the other one; tell whether it goes."""
        choice = self.choices[seat]
        if choice.is_ready:
            return False
        here = choice.ports[ship]
        there = port if port is not None else CONSTANTINOPLE if here is VENICE else VENICE
        choice.ports[ship] = there
        return there is not here

    def be_ready(self, seat: int) -> None:
        """Keep the choice as it is."""
        self.choices[seat].is_ready = True

    def reconsider(self, seat: int) -> bool:
        """Be ready no longer; tell whether that could be."""
        choice = self.choices[seat]
        if not choice.is_ready or choice.is_played or choice.level is not None:
            return False
        choice.is_ready = False
        return True

    def play(self, kept: Callable[[], None] = lambda: None) -> None:
        """Place all fleets in the order of R13, and say after each that it can be kept."""
        assert self.is_complete
        for seat in self.order:
            choice = self.choices[seat]
            if not choice.is_played:
                assert self.game.state.player == seat
                self.game.play(PlaceFleet(tuple(choice.ports)))
                choice.is_played = True
                kept()


def place_as_proposed(game: Game) -> None:
    """Place all fleets of a new game: those of people as proposed, those of bots as they like."""
    placing = PlacementState(game)
    while placing.follow_seats():
        pass
    for seat in placing.order:
        placing.be_ready(seat)
    placing.play()


class SeatDevices:
    """Reads from the seating who speaks for whom; changes nothing."""

    def __init__(self, seating: Seating, placing: PlacementState) -> None:
        self._seating = seating
        self._placing = placing

    def seats_of(self, device: Device) -> tuple[int, ...]:
        """The seats of people at a device, in the order of turns.

        Seats without a device belong to whoever has none else, so that nobody is ever stuck.
        """
        own = self._seating.seats_of(device)
        return tuple(
            seat
            for seat in self._placing.order
            if self._placing.game.seats[seat].is_human
            and (seat in own or (not own and self._seating.device_of(seat) is None))
        )

    def seat_of(self, device: Device) -> int | None:
        """The seat that a device places now."""
        return next((s for s in self.seats_of(device) if self._placing.waits_for(s)), None)

    def can_reconsider(self, device: Device) -> bool:
        """Whether somebody at a device is ready and may still change that."""
        choices = (self._placing.choices[seat] for seat in self.seats_of(device))
        return any(choice.is_ready and not choice.is_played for choice in choices)

    def is_at_turn(self, seat: int) -> bool:
        """Whether a seat can be placed now, and does not wait for another at the same device."""
        device = self._seating.device_of(seat)
        devices = self._seating.devices if device is None else (device,)
        return any(self.seat_of(each) == seat for each in devices)
