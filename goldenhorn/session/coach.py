"""What the coach says to beginners in a real game: each tip once to each, from open facts only.

Knows neither hands nor screens. Whoever owns the board asks with what is planned, shows the tip and
says so; what was seen is remembered among the settings.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from goldenhorn.common.language import N_
from goldenhorn.engine.board import MODONE
from goldenhorn.engine.pieces import FARMERS, SOLDIERS, Cargo
from goldenhorn.session.planning.choices import Choices, SideAction, Step


@dataclass(frozen=True, slots=True)
class Tip:
    """A bubble for one moment."""

    name: str
    """How it is remembered."""
    text: str
    """A message, translated when it is shown."""
    rule: str
    """The rule it is about."""
    fits: Callable[[Choices], bool]
    """Whether now is the moment."""


def _chooses_ship(choices: Choices) -> bool:
    return choices.step is Step.SHIP and choices.public_state.phase == "begin"


def _leaves_port(choices: Choices) -> bool:
    return choices.step is Step.CARGO and choices.cargoes[choices.cargo] < Cargo.SOLDIERS


def _sees_people(choices: Choices) -> bool:
    is_for_people = Cargo.SOLDIERS in choices.cargoes or Cargo.FARMERS in choices.cargoes
    return choices.step is Step.CARGO and is_for_people


def _is_becalmed(choices: Choices) -> bool:
    further = choices.further
    if further is None or choices.missing(further):
        return False
    return further.legs[-1].toll is not None


def _leaps(choices: Choices) -> bool:
    voyage = choices.voyage
    return voyage is not None and any(leg.skipped for leg in voyage.legs)


def _runs_free(choices: Choices) -> bool:
    voyage = choices.voyage
    return voyage is not None and len(voyage.legs) > 1 and not voyage.tolls


def _comes_home(choices: Choices) -> bool:
    return choices.voyage is not None and choices.gain(choices.voyage).points > 0


def _comes_to_modone(choices: Choices) -> bool:
    voyage = choices.voyage
    return voyage is not None and choices.public_state.route.ports[voyage.landing] is MODONE


def _makes_set(choices: Choices) -> bool:
    return choices.voyage is not None and choices.gain(choices.voyage).set_points > 0


def _may_turn(choices: Choices) -> bool:
    fleet = choices.public_state.ships[choices.public_state.player]
    return _chooses_ship(choices) and any(ship.may_turn for ship in fleet)


def _may_rob(choices: Choices) -> bool:
    return _chooses_ship(choices) and SideAction.PIRATES in choices.side_actions


def _may_conquer(choices: Choices) -> bool:
    return SideAction.DOMINIONS in choices.side_actions and choices.step is Step.SHIP


def _may_train(choices: Choices) -> bool:
    return SideAction.TRAIN in choices.side_actions and choices.step is Step.SHIP


def _may_announce(choices: Choices) -> bool:
    return SideAction.BELL in choices.side_actions and choices.step is Step.SHIP


def _fears_bell(choices: Choices) -> bool:
    state = choices.public_state
    others = (seat for seat in range(state.config.players) if seat != state.player)
    return _chooses_ship(choices) and any(state.is_one_short(seat) for seat in others)


def _plays_last_round(choices: Choices) -> bool:
    return choices.public_state.final_round and choices.step is Step.SHIP


def _has_people(choices: Choices) -> bool:
    stock = choices.public_state.warehouses[choices.public_state.player]
    return bool(stock[SOLDIERS] or stock[FARMERS]) and choices.step is Step.SHIP


TIPS: tuple[Tip, ...] = (
    Tip(
        "ship",
        N_("Choose one of your three ships: every turn, one of them moves."),
        "R20",
        _chooses_ship,
    ),
    Tip(
        "last round",
        N_("This is your last turn: only what is in your warehouse counts."),
        "R42",
        _plays_last_round,
    ),
    Tip(
        "announce",
        N_("You own all six colours! Ring the bell in your turn: this round is then the last."),
        "R40",
        _may_announce,
    ),
    Tip(
        "one short",
        N_("Mind the little bell: somebody is one colour short and may soon announce the end."),
        "R40",
        _fears_bell,
    ),
    Tip(
        "turn round",
        N_("Your robbed ship is empty: she may turn round now."),
        "R23",
        _may_turn,
    ),
    Tip(
        "conquer",
        N_(
            "You have enough people for a dominion. Conquer it whenever you like in your turn, "
            "even after your ship has moved."
        ),
        "R66",
        _may_conquer,
    ),
    Tip(
        "train",
        N_("Farmers can be trained: each one becomes a soldier."),
        "R67",
        _may_train,
    ),
    Tip(
        "people at home",
        N_("Every soldier and farmer in your warehouse is one point."),
        "R70",
        _has_people,
    ),
    Tip(
        "people",
        N_("A ship may take people instead of goods. Soldiers keep pirates away."),
        "R63",
        _sees_people,
    ),
    Tip(
        "load",
        N_("All cubes of one colour come aboard, but none in the colour of her sails."),
        "R24",
        _leaves_port,
    ),
    Tip(
        "set",
        N_("Different colours make sets: four +1, five +2, six +4."),
        "R51",
        _makes_set,
    ),
    Tip(
        "unload",
        N_("In Venice and Constantinople the cargo is unloaded: a point for each cube."),
        "R34",
        _comes_home,
    ),
    Tip(
        "modone",
        N_("In Modone pirates cannot rob you. The cargo stays aboard."),
        "R34",
        _comes_to_modone,
    ),
    Tip(
        "leap",
        N_("Squares with a ship on them are leapt over, at no cost."),
        "R30",
        _leaps,
    ),
    Tip(
        "free run",
        N_("The square has one of her sail colours: she may sail on for free."),
        "R31",
        _runs_free,
    ),
    Tip(
        "wind",
        N_("To sail on from here costs a wind card in the colour of the square."),
        "R31",
        _is_becalmed,
    ),
    Tip(
        "pirates",
        N_("Before you move, pirates may rob a ship at sea: two cards in its sail colours."),
        "R21",
        _may_rob,
    ),
)
"""What a turn is, then the rarest moments first: what can wait is told some other time."""


class Coach:
    """Decides what is worth a word now; switched off for the seats that do not want it."""

    def __init__(self, people: Sequence[str], seen: tuple[str, ...] = ()) -> None:
        """Speak to the people of all seats, by what they are remembered."""
        self._people = people
        self.seen = seen
        """What was told, also in games before: "tip" to everybody, "person/tip" to that person."""
        self._silent: set[int] = set()
        self._told_in: tuple[int, int] | None = None
        """In which turn of whom the last tip was told: one in a turn is enough."""

    def is_silent(self, seat: int) -> bool:
        """Whether a seat wants no tips."""
        return seat in self._silent

    def switch(self, seat: int) -> None:
        """Switch the tips for a seat off, or on again."""
        self._silent ^= {seat}

    def tip_for(self, choices: Choices) -> Tip | None:
        """Return what to say to the player to move; None most of the time."""
        seat, turn = choices.public_state.player, choices.public_state.turn
        if seat in self._silent or self._told_in == (turn, seat):
            return None
        for tip in TIPS:
            is_seen = tip.name in self.seen or self._seen_as(tip, seat) in self.seen
            if not is_seen and tip.fits(choices):
                return tip
        return None

    def told(self, tip: Tip, choices: Choices) -> None:
        """Remember that a tip was shown to the player to move."""
        self.seen = (*self.seen, self._seen_as(tip, choices.public_state.player))
        self._told_in = choices.public_state.turn, choices.public_state.player

    def _seen_as(self, tip: Tip, seat: int) -> str:
        return f"{self._people[seat]}/{tip.name}"
