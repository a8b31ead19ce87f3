"""What the screen where fleets are placed says, read from the choices so far."""

from goldenhorn.board_view.words.event_lines import PORT_NAMES
from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.common.language import N_, _
from goldenhorn.input.bindings import Button
from goldenhorn.scenes.board.placement_pictures import PlateLook
from goldenhorn.scenes.board.placement_rows import PlacementRowLook
from goldenhorn.session.placement_state import PlacementState, SeatDevices
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import Key

ORDER = (N_("1st"), N_("2nd"), N_("3rd"), N_("4th"))
PORTRAITS = frozenset(character.level for character in CHARACTERS)


def title(context: AppContext, placement_state: PlacementState, seat_devices: SeatDevices) -> str:
    """Ask everybody, or by name whoever is at turn on a device that is shared."""
    device = context.controls.last_active_device
    seat = seat_devices.seat_of(device)
    if seat is None or len(seat_devices.seats_of(device)) < 2:
        return _("Where do you start?")
    return _("Where does {name} start?", name=placement_state.game.names[seat])


def hint(placement_state: PlacementState) -> str:
    """Say what is to be done."""
    if placement_state.is_complete:
        return _("Everybody is ready.")
    return _("Put each ship in one of the two ports. Goods and cards come later.")


def placement_row_look(
    seat: int, context: AppContext, placement_state: PlacementState, seat_devices: SeatDevices
) -> PlacementRowLook:
    """Say how a row looks."""
    choice, game = placement_state.choices[seat], placement_state.game
    is_asked = placement_state.waits_for(seat) and seat_devices.is_at_turn(seat)
    return PlacementRowLook(
        crest=game.seats[seat].crest,
        fleet=tuple(ship.sails for ship in game.state.ships[seat]),
        ports=tuple(choice.ports),
        focused=choice.ship if is_asked else None,
        plate=_plate_look(seat, context, placement_state, is_asked=is_asked),
    )


def _plate_look(
    seat: int, context: AppContext, placement_state: PlacementState, *, is_asked: bool
) -> PlateLook:
    choice, order = placement_state.choices[seat], placement_state.order.index(seat)
    return PlateLook(
        crest=placement_state.game.seats[seat].crest,
        name=placement_state.game.names[seat],
        counts=choice.counts,
        status=_status(seat, placement_state, is_asked=is_asked),
        order=_(ORDER[order]),
        is_first=order == 0,
        picture=_picture(seat, context, placement_state),
        is_ready=choice.is_ready,
        is_glowing=is_asked,
        key=_ready_key(seat, context) if is_asked else None,
    )


def _status(seat: int, placement_state: PlacementState, *, is_asked: bool) -> str:
    choice = placement_state.choices[seat]
    if choice.is_ready:
        return _("Ready")
    if not placement_state.game.seats[seat].is_human:
        return _("Thinks")
    return _("Ready?") if is_asked else _("Waits")


def _picture(seat: int, context: AppContext, placement_state: PlacementState) -> str:
    who, device = placement_state.game.seats[seat], context.controls.device_of(seat)
    if not who.is_human:
        return f"bot_{who.current_controller}" if who.current_controller in PORTRAITS else "gear"
    return f"device_{device.kind if device is not None else who.device or 'keyboard'}"


def _ready_key(seat: int, context: AppContext) -> Key:
    controls = context.controls
    return context.key(Button.CONFIRM, controls.device_of(seat) or controls.last_active_device)


def focus_words(
    context: AppContext, placement_state: PlacementState, seat_devices: SeatDevices
) -> str:
    """Say which ship of the device that spoke last goes where."""
    seat = seat_devices.seat_of(context.controls.last_active_device)
    if seat is None:
        return ""
    choice, name = placement_state.choices[seat], placement_state.game.names[seat]
    place = _(PORT_NAMES[choice.ports[choice.ship]])
    return _("{name}, ship {number}, {place}", name=name, number=choice.ship + 1, place=place)
