"""What becomes of seats whose pad is gone, in the lobby and in a game."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from goldenhorn.common.language import _
from goldenhorn.input.devices import Device
from goldenhorn.scenes.lost_pad.lost_pad import LostPad, LostSeat
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import PLACES, REPLACEMENT
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene

if TYPE_CHECKING:
    from goldenhorn.scenes.lobby.lobby import Lobby

People = tuple[LostSeat, ...]


def lost_in_lobby(context: AppContext, lobby: "Lobby", seats: tuple[int, ...]) -> Scene:
    """Wait in front of the lobby, where a place can simply become free."""
    lobby_state = lobby.lobby_state
    everybody = [
        LostSeat(seat, lobby_state.name_of(seat), lobby_state.crest_of(seat), device)
        for seat in range(PLACES)
        if (device := lobby_state.device_of(seat)) is not None
    ]
    lost, seated = _parted(everybody, seats)

    def leave() -> Scene:
        for seat in seats:
            lobby.free(seat)
        return lobby

    return LostPad(
        context,
        lobby,
        lost,
        take_over=lobby.take_over,
        give_to_bot=lobby.give_to_bot,
        leave=leave,
        seated=seated,
        leave_label=_("Free the seat"),
    )


def lost_in_game(
    context: AppContext,
    scene: Scene,
    game: Game,
    seats: tuple[int, ...],
    *,
    keep: Callable[[Game], None],
    leave: Callable[[], Scene],
) -> Scene:
    """Wait in front of a game; whoever plays on instead is kept with it."""
    controls = context.controls
    everybody = [
        LostSeat(seat, game.names[seat], place.crest, device)
        for seat, place in enumerate(game.seats)
        if place.is_human and (device := controls.device_of(seat)) is not None
    ]
    lost, seated = _parted(everybody, seats)

    def take_over(seat: int, device: Device) -> None:
        controls.take_over(seat, device)
        game.played_on(seat, device.kind)
        keep(game)

    def give_to_bot(seat: int) -> None:
        controls.unbind(seat)
        game.hand_over(seat, REPLACEMENT)
        keep(game)

    return LostPad(
        context,
        scene,
        lost,
        take_over=take_over,
        give_to_bot=give_to_bot,
        leave=leave,
        seated=seated,
    )


def _parted(everybody: Sequence[LostSeat], seats: tuple[int, ...]) -> tuple[People, People]:
    """Those who sit at these seats, and all others."""
    return (
        tuple(person for person in everybody if person.seat in seats),
        tuple(person for person in everybody if person.seat not in seats),
    )
