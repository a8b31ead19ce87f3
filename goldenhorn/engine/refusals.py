"""Why something is refused: one plain, translatable sentence each, with its rule.

Explains, never decides: legality.py does that. A reason that depends on hidden cards is marked
private and comes only after all public ones, so that it can be kept off the shared screen.
"""

from enum import Enum

from goldenhorn.engine.actions import (
    Action,
    Advance,
    Announce,
    Conquer,
    EndTurn,
    Load,
    PlaceFleet,
    Raid,
    Sail,
    Stop,
    Train,
    Wind,
)
from goldenhorn.engine.board import MODONE
from goldenhorn.engine.legality import legal_actions
from goldenhorn.engine.pieces import DOMINIONS, FARMERS, SHIPS_PER_FLEET, SOLDIERS, Cargo, Colour
from goldenhorn.engine.state import Position


class Refusal(Enum):
    """A reason: the rule behind it (if there is one) and the sentence, without its full stop."""

    GAME_OVER = ("R42", "The game is over")
    FLEETS_FIRST = ("R13", "First every player places a fleet")
    FLEETS_PLACED = ("R13", "The fleets are already placed")
    BAD_PLACEMENT = ("R13", "Each of the three ships goes to Venice or to Constantinople")
    NO_SUCH_PLAYER = ("R4", "No such player is at this table")
    NO_SUCH_SHIP = ("R3", "A fleet has the ships 0, 1 and 2")
    RAID_TOO_LATE = ("R20", "Pirates come before the move")
    RAIDED_ALREADY = ("R21", "Pirates come only once in a turn")
    RAID_OWN_SHIP = ("R22", "Pirates never rob their own ships")
    RAID_IN_PORT = ("R22", "A ship in port is safe from pirates")
    RAID_EMPTY = ("R22", "An empty ship cannot be robbed")
    RAID_SOLDIER = ("R64", "A soldier aboard keeps pirates away")
    RAID_WRONG_CARDS = ("R21", "Both cards must match sails of the robbed ship")
    RAID_NO_CARDS = ("R21", "You do not hold these two cards")
    RAID_NO_PAIR = ("R21", "You hold no two cards in this ship’s colours")
    RAID_NO_SHIP = ("R21", "You hold no two cards in one ship’s colours")
    SHIP_UNDER_WAY = ("R20", "One ship is already under way in this turn")
    MOVE_MADE = ("R20", "The move of this turn is already made")
    LOAD_NOT_IN_PORT = ("R24", "Only a ship in Venice or Constantinople can load")
    LOAD_NO_SUCH_GOOD = ("R24", "No such good lies in this port")
    LOAD_OWN_SAIL = ("R24", "A ship never takes goods of the colour of its sails")
    LOAD_COMPULSORY = ("R24", "A ship must load while the port has goods that it may take")
    LOAD_NO_SOLDIERS = ("R63", "No soldier stands in this port")
    LOAD_NO_FARMERS = ("R63", "No farmer stands in this port")
    LOAD_FIRST = ("R24", "A ship leaving Venice or Constantinople loads first")
    KEEPS_HEADING = ("R26", "A ship turns round only in an origin port or when robbed empty")
    MUST_TURN = ("H2", "A ship that was robbed empty must turn back")
    NOT_UNDER_WAY = ("R20", "No ship is under way")
    FOREIGN_COLOUR = ("R31", "The colour of this square is not among the ship’s sails")
    OWN_COLOUR = ("R31", "On a square of its own colour the ship needs no wind card")
    NO_WIND_CARD = ("R31", "You do not hold a wind card of this square’s colour")
    MUST_GO_ON = ("H1", "On a square of its own colour the ship must sail on")
    END_HAS_COME = ("R40", "The end of the game has already come")
    COLOURS_MISSING = ("R40", "Your warehouse does not hold all six colours yet")
    NO_EXPANSION = ("R60", "This game is played without the expansion")
    CONQUERED_ALREADY = ("R66", "Only one dominion can be conquered in a turn")
    DOMINION_TAKEN = ("R66", "A conquered dominion stays with its conqueror")
    WRONG_PAYMENT = ("R66", "A dominion is paid exactly, two farmers for one soldier")
    TOO_FEW_PEOPLE = ("R66", "Your warehouse does not hold these people")
    TOO_FEW_FARMERS = ("R67", "Your warehouse does not hold that many farmers")
    STORE_TOO_SMALL = ("R67", "The store does not hold that many soldiers")
    MOVE_FIRST = ("R20", "A turn ends only after a ship has moved")
    STOP_FIRST = ("R32", "The turn ends when the ship under way has stopped")
    TRAIN_NOBODY = ("R67", "At least one farmer must be trained")
    NO_SUCH_DOMINION = ("R68", "There is no such dominion")
    NOTHING_TO_UNDO = ("", "There is nothing to take back")
    DRAWN_SINCE = ("", "Cards or cubes were drawn, so this cannot be taken back")
    OTHERS_HAVE_ACTED = ("", "Another player has acted since, so this cannot be taken back")

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule = rule
        self.sentence = sentence

    @property
    def is_private(self) -> bool:
        """Whether this reason tells something about a hidden hand."""
        return self in (
            *(Refusal.RAID_NO_CARDS, Refusal.RAID_NO_PAIR, Refusal.RAID_NO_SHIP),
            Refusal.NO_WIND_CARD,
        )

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})." if self.rule else f"{self.sentence}."


class IllegalAction(Exception):
    """An action that is not open to the player to move."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def why_not(position: Position, action: Action) -> Refusal | None:
    """Return why an action cannot be played now; None if it can."""
    if action in legal_actions(position):
        return None
    if position.phase == "over":
        return Refusal.GAME_OVER
    if isinstance(action, PlaceFleet):
        placing = position.phase == "place"
        return Refusal.BAD_PLACEMENT if placing else Refusal.FLEETS_PLACED
    if position.phase == "place":
        return Refusal.FLEETS_FIRST
    match action:
        case Raid():
            return _why_no_raid(position, action)
        case Load() | Sail():
            return _why_no_departure(position, action)
        case Advance() | Wind() | Stop():
            return _why_not_on(position, action)
        case Announce():
            return Refusal.END_HAS_COME if position.final_round else Refusal.COLOURS_MISSING
        case Conquer():
            return _why_no_conquest(position, action)
        case Train():
            return _why_no_training(position, action)
        case EndTurn():
            sailing = position.phase == "sail"
            return Refusal.STOP_FIRST if sailing else Refusal.MOVE_FIRST
        case _:
            raise TypeError(f"not an action: {action!r}")


def _why_no_raid(position: Position, raid: Raid) -> Refusal:
    if position.phase != "begin":
        return Refusal.RAID_TOO_LATE
    if position.raided:
        return Refusal.RAIDED_ALREADY
    if raid.player == position.player:
        return Refusal.RAID_OWN_SHIP
    if not 0 <= raid.player < position.config.players:
        return Refusal.NO_SUCH_PLAYER
    if not 0 <= raid.ship < SHIPS_PER_FLEET:
        return Refusal.NO_SUCH_SHIP
    ship = position.ships[raid.player][raid.ship]
    if position.port_of(ship) is not None:
        return Refusal.RAID_IN_PORT
    if ship.is_empty:
        return Refusal.RAID_EMPTY
    if ship.cargo[SOLDIERS]:
        return Refusal.RAID_SOLDIER
    if len(raid.cards) != 2 or not set(raid.cards) <= set(ship.sails):
        return Refusal.RAID_WRONG_CARDS
    return Refusal.RAID_NO_CARDS


def _why_no_departure(position: Position, action: Load | Sail) -> Refusal:
    if position.phase == "sail":
        return Refusal.SHIP_UNDER_WAY
    if position.phase == "end":
        return Refusal.MOVE_MADE
    if not 0 <= action.ship < SHIPS_PER_FLEET:
        return Refusal.NO_SUCH_SHIP
    ship = position.ships[position.player][action.ship]
    port = position.port_of(ship)
    if port is None or port is MODONE:
        if isinstance(action, Load):
            return Refusal.LOAD_NOT_IN_PORT
        return Refusal.KEEPS_HEADING if action.turn else Refusal.MUST_TURN
    if isinstance(action, Sail):
        return Refusal.LOAD_FIRST
    market = position.markets[port]
    match action.cargo:
        case Cargo.NOTHING:
            return Refusal.LOAD_COMPULSORY
        case Cargo.SOLDIERS:
            return Refusal.LOAD_NO_SOLDIERS
        case Cargo.FARMERS:
            return Refusal.LOAD_NO_FARMERS
        case Cargo.TROOPS:
            return Refusal.LOAD_NO_FARMERS if market[SOLDIERS] else Refusal.LOAD_NO_SOLDIERS
        case colour:
            own = Colour(colour) in ship.sails
            return Refusal.LOAD_OWN_SAIL if own else Refusal.LOAD_NO_SUCH_GOOD


def _why_not_on(position: Position, action: Advance | Wind | Stop) -> Refusal:
    if position.sailing is None:
        return Refusal.NOT_UNDER_WAY
    if isinstance(action, Stop):
        return Refusal.MUST_GO_ON
    if isinstance(action, Advance):
        return Refusal.FOREIGN_COLOUR
    ship = position.ships[position.player][position.sailing]
    own = position.route.colours[ship.at] in ship.sails
    return Refusal.OWN_COLOUR if own else Refusal.NO_WIND_CARD


def _why_no_conquest(position: Position, conquest: Conquer) -> Refusal:
    if not position.config.expansion:
        return Refusal.NO_EXPANSION
    if not 0 <= conquest.dominion < len(DOMINIONS):
        return Refusal.NO_SUCH_DOMINION
    if position.conquered:
        return Refusal.CONQUERED_ALREADY
    if position.owners[conquest.dominion] is not None:
        return Refusal.DOMINION_TAKEN
    price = DOMINIONS[conquest.dominion].soldiers
    paid = conquest.soldiers * 2 + conquest.farmers
    if paid != price * 2 or min(conquest.soldiers, conquest.farmers) < 0:
        return Refusal.WRONG_PAYMENT
    return Refusal.TOO_FEW_PEOPLE


def _why_no_training(position: Position, training: Train) -> Refusal:
    if not position.config.expansion:
        return Refusal.NO_EXPANSION
    if training.count < 1:
        return Refusal.TRAIN_NOBODY
    if training.count > position.warehouses[position.player][FARMERS]:
        return Refusal.TOO_FEW_FARMERS
    return Refusal.STORE_TOO_SMALL
