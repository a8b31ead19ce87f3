"""Who has come to the lobby so far, and what they have agreed on.

While people gather, the seats of the seating are the places of the line-up; `seat_players` turns
them into the seats of the game.
"""

from dataclasses import replace

from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.engine.pieces import FLEETS, HOUSE_RULES
from goldenhorn.input.devices import Device, Seating
from goldenhorn.session.game import Seat, names_of
from goldenhorn.session.lineup import HUMAN, LONGEST_NAME, NOBODY, PLACES, Lineup, Place

SUGGESTED_NAMES = ("Marco", "Bianca", "Enrico", "Lucia", "Pietro", "Elena", "Matteo", "Chiara")
"""Names of Venice, for those who do not write their own; the same in all languages."""
WHO = (NOBODY, *(character.level for character in CHARACTERS))
"""What a place that is not a person's can become, in the order of its stepper."""
FIRST_OPPONENTS = 2
"""How many easy bots sit down with whoever comes alone and never had other company."""


def seat_players(seating: Seating, lineup: Lineup) -> None:
    """Give the seats of the game, from 0 on, to the devices of the places that are taken."""
    devices = [seating.device_of(place) for place in lineup.taken]
    seating.unbind_all()
    for seat, (place, device) in enumerate(zip(lineup.taken, devices, strict=True)):
        if lineup.places[place].is_human and device is not None:
            seating.bind(seat, device)


class LobbyState:
    """The four places, who owns them, and who is ready."""

    def __init__(self, seating: Seating, remembered: Lineup) -> None:
        """Begin with the bots and options of last time, and with people's names on their places."""
        self.seating = seating
        self.ready: set[int] = set()
        seating.unbind_all()
        self.lineup = replace(
            remembered,
            places=tuple(
                Place(NOBODY, place.name, place.fleet) if place.is_human else place
                for place in remembered.places
            ),
        )
        self._known_names = tuple(p.name for p in remembered.places if p.name)
        self._remembered = remembered

    # Asking

    def place(self, number: int) -> Place:
        """Who sits at a place."""
        return self.lineup.places[number]

    def crest_of(self, number: int) -> str:
        """The crest of a place."""
        return FLEETS[self.place(number).fleet].crest

    def device_of(self, number: int) -> Device | None:
        """The device that owns a place."""
        return self.seating.device_of(number)

    def places_of(self, device: Device) -> tuple[int, ...]:
        """The places that a device owns."""
        return self.seating.seats_of(device)

    def name_of(self, number: int) -> str:
        """What people call whoever sits at a place: bots as they will be called in the game."""
        place = self.place(number)
        if not place.is_taken or place.is_human:
            return place.name
        taken = self.lineup.taken
        places = [self.place(each) for each in taken]
        seats = [Seat(each.fleet, each.name, each.who, each.who) for each in places]
        return names_of(seats)[taken.index(number)]

    @property
    def humans(self) -> tuple[int, ...]:
        """The places where people sit."""
        return tuple(n for n in self.lineup.taken if self.place(n).is_human)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The places of people who are not ready; where all share a device, none is waited for."""
        if len({self.device_of(n) for n in self.humans}) == 1:
            return ()
        return tuple(n for n in self.humans if n not in self.ready)

    def waiting_for(self, device: Device) -> tuple[int, ...]:
        """The places for which a device must wait: its own are ready when it starts."""
        own = self.places_of(device)
        return tuple(n for n in self.waiting if n not in own)

    @property
    def lost(self) -> tuple[int, ...]:
        """The places whose pad is gone."""
        return tuple(n for n in self.seating.lost_seats() if n < PLACES)

    def can_start(self, device: Device) -> bool:
        """Whether enough have come, and all are ready but for those who start with this device."""
        return self.lineup.can_start and not self.waiting_for(device) and not self.lost

    @property
    def next_empty(self) -> int | None:
        """The place that the next device will take."""
        return next((n for n in range(PLACES) if not self.place(n).is_taken), None)

    def names_for(self, number: int) -> tuple[str, ...]:
        """Names that could be picked at a place: those of last time first, never one in use."""
        used = {self.name_of(n) for n in self.lineup.taken if n != number}
        names = dict.fromkeys((*self._known_names, *SUGGESTED_NAMES))
        return tuple(name for name in names if name not in used)

    def final(self) -> Lineup:
        """The line-up to play with: all names filled in."""
        places = tuple(
            replace(place, name=self.name_of(n)[:LONGEST_NAME]) if place.is_taken else place
            for n, place in enumerate(self.lineup.places)
        )
        return replace(self.lineup, places=places)

    # Sitting down and getting up

    def welcome(self, device: Device) -> None:
        """Seat whoever opened the lobby, opposite the bots of last time or else two easy ones."""
        people = (n for n, place in enumerate(self._remembered.places) if place.is_human)
        number = next(people, self.next_empty)
        if number is None or not self.seating.is_attached(device):
            return
        self.sit(number, device)
        if len(self._remembered.taken) < 2:
            for _opponent in range(FIRST_OPPONENTS):
                if self.next_empty is not None:
                    self.give_to_bot(self.next_empty, WHO[1])

    def sit(self, number: int, device: Device) -> None:
        """Let a person sit down with a device, under the name and crest of last time if free."""
        place = self.place(number)
        names = self.names_for(number)
        name = place.name if place.name in names else names[0]
        fleet = self._without(number).free_fleet(place.fleet)
        self._put(number, Place(HUMAN, name, fleet))
        self.seating.bind(number, device)

    def stand_up(self, number: int) -> None:
        """Make a place empty; its name and crest stay for who comes back."""
        place = self.place(number)
        self._put(number, Place(NOBODY, place.name, place.fleet))

    def turn_who(self, number: int, step: int) -> None:
        """Let the next bot, or nobody, sit at a place."""
        self.give_to_bot(number, WHO[(WHO.index(self.place(number).who) + step) % len(WHO)])

    def give_to_bot(self, number: int, level: str) -> None:
        """Let a bot, or nobody, have a place; a person's name stays for who comes back."""
        fleet = self._without(number).free_fleet(self.place(number).fleet)
        self._put(number, Place(level, self.place(number).name, fleet))

    def take_over(self, number: int, device: Device) -> None:
        """Give a place that lost its pad to another device; the same person sits there."""
        self.seating.take_over(number, device)

    # Choosing

    def turn_crest(self, number: int, step: int) -> bool:
        """Take the next crest that nobody has (R4); tell whether there was one."""
        place = self.place(number)
        fleet = self._without(number).free_fleet((place.fleet + step) % len(FLEETS), step)
        self.lineup = self.lineup.with_place(number, replace(place, fleet=fleet))
        return fleet != place.fleet

    def rename(self, number: int, name: str) -> None:
        """Call a person otherwise; nothing is no name."""
        name = " ".join(name.split())[:LONGEST_NAME]
        if name:
            self._known_names = (name, *self._known_names)
            self.lineup = self.lineup.with_place(number, replace(self.place(number), name=name))

    def turn_first(self, step: int) -> None:
        """Let the next one sail first, or the lot decide (R15)."""
        choices = (None, *self.lineup.taken)
        here = choices.index(self.lineup.first) if self.lineup.first in choices else 0
        self.lineup = replace(self.lineup, first=choices[(here + step) % len(choices)])

    def toggle_expansion(self) -> None:
        """Play with the expansion, or without."""
        self.lineup = replace(self.lineup, expansion=not self.lineup.expansion)

    def toggle_rule(self, rule: str) -> None:
        """Switch a house rule on or off."""
        self.lineup = replace(self.lineup, rules=self.lineup.rules ^ {rule})

    def clear_rules(self) -> None:
        """Play the game as printed."""
        self.lineup = replace(self.lineup, rules=self.lineup.rules - set(HOUSE_RULES))

    def set_seed(self, seed: int | None) -> None:
        """Play a certain game, or a new one each time."""
        self.lineup = replace(self.lineup, seed=seed)

    def _without(self, number: int) -> Lineup:
        return self.lineup.with_place(number, replace(self.place(number), who=NOBODY))

    def _put(self, number: int, place: Place) -> None:
        """Let another have a place, who has nothing of what the one before had agreed to."""
        self.ready.discard(number)
        self.seating.unbind(number)
        first = None if self.lineup.first == number and not place.is_taken else self.lineup.first
        self.lineup = replace(self.lineup.with_place(number, place), first=first)
