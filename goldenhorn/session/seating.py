"""Who sits at which device where no lobby has asked, and the same people once more."""

from goldenhorn.input.controls import Controls
from goldenhorn.input.devices import KEYBOARD, TOUCH, Device
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import Lineup, Place


def seat_again(controls: Controls, game: Game) -> None:
    """Seat the people of a game that was left at devices like those they had.

    Where such a device is not there, the seat waits for it.
    """
    pads = _pads(controls)
    controls.unbind_all()  # the game before may have had more seats
    for seat, place in enumerate(game.seats):
        if not place.is_human:
            continue
        if place.device == "gamepad" and not pads:
            controls.miss(seat)
        elif place.device == "gamepad":
            controls.bind(seat, pads.pop(0))
        else:
            controls.bind(seat, TOUCH if place.device == "touch" else KEYBOARD)


def seat_alone(controls: Controls) -> None:
    """Seat one person, at whatever device spoke last."""
    controls.unbind_all()
    spoke = controls.last_active_device
    controls.bind(0, spoke if controls.is_attached(spoke) else KEYBOARD)


def seat_for_rematch(controls: Controls, lineup: Lineup) -> None:
    """Seat those whose seats bots had taken over at the device of who wants a rematch."""
    for seat, place in enumerate(lineup.taken):
        if lineup.places[place].is_human and controls.device_of(seat) is None:
            controls.bind(seat, controls.last_active_device)


def seat_by_pads(controls: Controls, lineup: Lineup) -> None:
    """Give people a pad each while there are any; the others share the keyboard."""
    pads = _pads(controls)
    people = [seat for seat, n in enumerate(lineup.taken) if lineup.places[n].is_human]
    for seat in people:
        # Whoever plays alone has the keyboard at hand that the command was typed on.
        controls.bind(seat, pads.pop(0) if pads and len(people) > 1 else KEYBOARD)


def _pads(controls: Controls) -> list[Device]:
    return [device for device in controls.devices if device.kind == "gamepad"]


def next_start(game: Game) -> int:
    """Return the seat that would sail first in a rematch: the next one clockwise (R15)."""
    return (game.match.config.start + 1) % game.match.config.players


def lineup_again(game: Game) -> Lineup:
    """Return the table of a rematch: those who sat down, the same rules, another seed."""
    config = game.match.config
    lineup = Lineup(expansion=config.expansion, rules=config.rules, first=next_start(game))
    for number, seat in enumerate(game.seats):
        lineup = lineup.with_place(number, Place(seat.original_controller, seat.name, seat.fleet))
    return lineup
