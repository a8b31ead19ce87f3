"""The four seats of the lobby: of a person, of a bot, or empty."""

from functools import partial

from goldenhorn.board_view.drawing_names import ship_drawing
from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.common.language import N_, _
from goldenhorn.engine.pieces import FLEETS
from goldenhorn.engine.wire import word
from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.layout import anchored, column, row, spacer
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.light import DRAWN, SMALL
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import filled, rounded
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.input.rebinding import device_name
from goldenhorn.scenes.lobby.items import Gathering, LobbyItem, Part, halved
from goldenhorn.scenes.lobby.route_preview import sea
from goldenhorn.session.game import CREST_NAMES
from goldenhorn.ui.widgets.buttons import button
from goldenhorn.ui.widgets.controls import stepper
from goldenhorn.ui.widgets.keys import named_key
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.panels import focus_bar, on
from goldenhorn.ui.widgets.seat_panels import BELOW_EAVES, bubble, empty_seat, seat_panel
from goldenhorn.ui.widgets.target import Target

LEVEL_NAMES = {
    "easy": N_("Bot: easy"),
    "medium": N_("Bot: medium"),
    "hard": N_("Bot: hard"),
    "expert": N_("Bot: expert"),
}
SIZE = WIDTH, HEIGHT = 310, 326
WIDE = 286
"""How wide the strips are that stand on a seat."""
NAME, STATUS, FLEET, STUDS = (214, 40), (WIDE, 40), (WIDE, 86), 35
HEAD, PICTURES = 20, 128
BOT_PICTURES, LEAST_SAID, MOST_SAID, MOUTH = 102, 80, 100, 224
"""A bubble that says more leaves less room for the pictures above it."""
SHIELD, ARROW, DEVICE, DEVICE_WIDE, SHIP = 98, 40, 100, 116, 82
BOT_SHIELD, PORTRAIT, SEAL, WHEEL, BERTH = 80, 104, 44, 40, 150
MIDDLE = (0.5, 0.5)
PARTS: tuple[Part, ...] = ("seat", "name", "who", "crest")
DEVICES = ("gamepad", "keyboard", "mouse", "touch")


def seat(gathering: Gathering, number: int) -> Node:
    """Return one of the four places as it is now."""
    look, lobby_state = gathering.look, gathering.lobby_state
    place, device = lobby_state.place(number), lobby_state.device_of(number)
    if not place.is_taken:
        return _empty(gathering, number)
    is_lit = any(LobbyItem(part, number) in gathering.pointed for part in PARTS)
    whole = seat_panel(look, SIZE, is_glowing=is_lit or number in lobby_state.ready)
    if place.is_human and device is not None:
        whole.add(_person(gathering, number, device))
    else:
        whole.add(_bot(gathering, number))
        whole.add(look.drawing("seal", SEAL, shadow=DRAWN, x=280, y=41, pivot=MIDDLE))
    if lobby_state.lineup.first == number:
        whole.add(look.drawing("icon_first_lit", WHEEL, shadow=DRAWN, x=31, y=40, pivot=MIDDLE))
    return whole


def _person(gathering: Gathering, number: int, device: Device) -> Node:
    look, lobby_state = gathering.look, gathering.lobby_state
    is_ready, fleet = number in lobby_state.ready, lobby_state.place(number).fleet
    lost = "" if lobby_state.seating.is_attached(device) else "_lost"
    steers = column(
        on(spacer(DEVICE_WIDE, 80),
           look.drawing(f"device_{device.kind}{lost}", DEVICE, shadow=DRAWN)),
        label(look, device_name(device), look.softly_on_paper(20), DEVICE_WIDE, 48, most_lines=2),
    )  # fmt: skip
    crest = _crest(gathering, number, SHIELD, can_turn=not is_ready, has_arrows=not is_ready)
    strips = column(_at_sea(look, fleet), _status(gathering, number, device), gap=6)
    return column(
        spacer(height=HEAD),
        _name(gathering, number, Target(key=LobbyItem("name", number))),
        on(spacer(WIDTH, PICTURES), row(crest, steers, gap=-6)),
        on(Target(key=LobbyItem("seat", number), width=WIDTH, height=strips.height), strips),
        align=0.5,
    )


def _status(gathering: Gathering, number: int, device: Device) -> Node:
    """Say whether a person is ready, or how to be."""
    look, lobby_state = gathering.look, gathering.lobby_state
    thing, whole = LobbyItem("status", number), LobbyItem("seat", number)
    if number in lobby_state.ready:
        part = button(look, thing, _("Ready"), STATUS, ButtonState.FOCUSED, text_size=22)
        part.is_shortcut = True
        part.add(look.drawing("seal", SEAL, shadow=DRAWN, x=WIDE - 30, y=20, pivot=MIDDLE))
        return gathering.badged(whole, part)
    part = Target(key=thing, is_shortcut=True, width=WIDE, height=STATUS[1])
    # A finger taps the card itself; whose cursor is elsewhere does something else there.
    if device.kind == "touch" or whole in gathering.pointed:
        key = gathering.context.key(Button.CONFIRM, device)
        on(part, named_key(look, key, _("ready"), WIDE))
    elif number in lobby_state.waiting:
        part.add(label(look, _("not ready"), look.softly_on_paper(20), *STATUS))
    return gathering.badged(whole, part)


def _bot(gathering: Gathering, number: int) -> Node:
    look, place = gathering.look, gathering.lobby_state.place(number)
    character = next((each for each in CHARACTERS if each.level == place.who), CHARACTERS[0])
    says = bubble(look, _(character.temperament), WIDE, MOUTH, LEAST_SAID, MOST_SAID)
    smaller = says.height - LEAST_SAID
    has_arrows = LobbyItem("crest", number) in gathering.pointed
    crest = _crest(gathering, number, BOT_SHIELD - smaller, has_arrows=has_arrows)
    portrait = look.drawing(f"bot_{character.level}", PORTRAIT - smaller, shadow=DRAWN)
    return column(
        spacer(height=HEAD),
        _name(gathering, number, Node()),
        on(spacer(WIDTH, BOT_PICTURES - smaller), row(crest, portrait)),
        *(says, spacer(height=3), _studs(look, place.fleet)),
        _who(gathering, number, _(LEVEL_NAMES[character.level])),
        align=0.5,
    )


def _empty(gathering: Gathering, number: int) -> Node:
    look, thing = gathering.look, LobbyItem("join", number)
    theme, is_lit = look.theme, thing in gathering.pointed
    berth = look.drawing("berth", BERTH, shadow=DRAWN)
    plus = (look.glowing if is_lit else look.drawing)("icon_plus_lit", BERTH / 3)
    berth.add(anchored(plus, BERTH / 2, berth.height / 2 - 3))
    name = gathering.lobby_state.name_of(number)
    title = _("{name}?", name=name) if name else _("Empty seat")
    # Whoever has a seat is asked only where the cursor is; whoever has none joins anyway.
    invites = _("Another at this device") if is_lit else _("Press any button to join")
    devices = row(*(on(spacer(71, 58), look.drawing(f"device_{each}", 50, shadow=DRAWN))
                    for each in DEVICES))  # fmt: skip
    inside = column(
        spacer(WIDTH, HEAD),
        on(spacer(BERTH, 116), gathering.badged(thing, berth)),
        label(look, title, Lettering(Style(24, theme.on_dark, FontFace.TITLE)), 270, 36),
        label(look, invites, Lettering(Style(22, theme.on_button)), 282, 48, most_lines=2),
        devices,
        align=0.5,
    )
    join = Target(inside, key=thing, width=WIDTH, height=inside.height)
    frame = empty_seat(look, (WIDTH, HEIGHT - BELOW_EAVES), y=BELOW_EAVES)
    parts = column(join, _who(gathering, number, _("or add a bot")))
    return Node(frame, parts, width=WIDTH, height=HEIGHT)


def _name(gathering: Gathering, number: int, ground: Node) -> Node:
    """Write on a ground who sits there."""
    look, thing = gathering.look, LobbyItem("name", number)
    ground.width, ground.height = NAME
    if thing in gathering.pointed:
        ground.add(focus_bar(look, NAME))
    lettering = look.on_paper(28, FontFace.TITLE)
    name = label(look, gathering.lobby_state.name_of(number), lettering, NAME[0] - 20, NAME[1])
    return gathering.badged(thing, on(ground, name))


def _crest(
    gathering: Gathering, number: int, width: float, *, has_arrows: bool, can_turn: bool = True
) -> Node:
    """Return a shield between two arrows, which may be unseen."""
    look, thing, lobby_state = gathering.look, LobbyItem("crest", number), gathering.lobby_state
    crest = lobby_state.crest_of(number)
    show = look.glowing if thing in gathering.pointed else partial(look.drawing, shadow=DRAWN)
    shield = show(f"shield_{crest}", width)
    left, right = (
        look.glowing(f"icon_{side}_lit", ARROW, alpha=has_arrows) for side in ("left", "right")
    )
    whole = row(left, shield, right)
    # A badge on the middle would hide the arrow.
    whole.add(gathering.badged(thing, Node(x=shield.x, y=shield.y + 6)))
    if not can_turn:
        return whole
    told = f"{lobby_state.name_of(number)}, {_(CREST_NAMES[crest])}"
    turns = Target(whole, key=thing, says=told, width=whole.width, height=whole.height)
    return halved(thing, turns)


def _who(gathering: Gathering, number: int, text: str) -> Node:
    """Return the stepper that adds a bot, changes its level and sends it away."""
    look, thing = gathering.look, LobbyItem("who", number)
    state = gathering.state_of(thing)
    whole = Target(key=thing, width=WIDTH, height=STATUS[1])
    if state.is_metal:
        whole.add(focus_bar(look, (WIDE + 10, STATUS[1] + 8), x=7, y=-4))
    on(whole, halved(thing, stepper(look, STATUS, text, state, is_dark=True)))
    return gathering.badged(thing, whole)


def _at_sea(look: Look, fleet: int) -> Node:
    """Show the three ships of a fleet on a strip of sea."""
    whole, crest = sea(look, FLEET, 5), FLEETS[fleet].crest
    for number, sails in enumerate(reversed(FLEETS[fleet].sails)):
        ship = look.drawing(ship_drawing(crest, sails), SHIP)
        whole.add(anchored(ship, FLEET[0] * (2 * number + 1) / 6, FLEET[1] - 3, (0.5, 1)))
    return whole


def _studs(look: Look, fleet: int) -> Node:
    """Show the sails of a fleet as one, two and three studs."""

    def paint(brush: Brush) -> None:
        size = brush.width, brush.height
        brush.shapes(rounded(size, 1, STUDS / 2, f'{filled("#3F2818")} stroke="#20110A"'))
        brush.shadow(SMALL)

    pills = []
    for sails in reversed(FLEETS[fleet].sails):
        studs = row(*(look.drawing(f"stud_{word(each)}", STUDS - 8) for each in sails), gap=3)
        ground = look.art.painted("pill of studs", (studs.width + 13, STUDS), paint, 8)
        pills += [on(Picture(ground), studs), spacer(grows=1)]
    return row(*pills[:-1], width=WIDE)
