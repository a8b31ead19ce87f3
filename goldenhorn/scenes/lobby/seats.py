"""The four seats of the lobby: of a person, of a bot, or empty."""

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
from goldenhorn.scenes.lobby.items import Gathering, Kind, LobbyItem, halved
from goldenhorn.scenes.lobby.route_preview import sea
from goldenhorn.session.game import CREST_NAMES
from goldenhorn.ui.widgets.bubble import bubble
from goldenhorn.ui.widgets.buttons import button
from goldenhorn.ui.widgets.controls import stepper
from goldenhorn.ui.widgets.keys import named_key
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.panels import focus_bar, on
from goldenhorn.ui.widgets.seat_panels import BELOW_EAVES, empty_seat, seat_panel
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
NAME, STATUS, FLEET, STUDS, SAYS = (214, 40), (WIDE, 40), (WIDE, 86), (WIDE, 35), (WIDE, 80)
MORE_TO_SAY = 20
"""How much higher a bubble becomes for one line more; the pictures above it then give way."""
HEAD, CREST_PART, BOT_PART = 20, 128, 102
SHIELD, ARROW, DEVICE, DEVICE_WIDE, SHIP = 98, 40, 100, 126, 82
BOT_SHIELD, PORTRAIT, TIP = 80, 104, 12
SEAL, WHEEL, BERTH = 44, 40, 150
MIDDLE = (0.5, 0.5)
PARTS: tuple[Kind, ...] = ("seat", "name", "who", "crest")
DEVICES = ("gamepad", "keyboard", "mouse", "touch")


def seat(gathering: Gathering, number: int) -> Node:
    """Return one of the four places as it is now."""
    look, lobby_state = gathering.look, gathering.lobby_state
    place, device = lobby_state.place(number), lobby_state.device_of(number)
    if not place.is_taken:
        return _empty(gathering, number)
    is_lit = any(LobbyItem(kind, number) in gathering.pointed for kind in PARTS)
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
    thing = LobbyItem("name", number)
    name = Target(key=thing, width=NAME[0], height=NAME[1])
    if thing in gathering.pointed:
        name.add(focus_bar(look, NAME))
    name.add(_name(gathering, number))
    lost = "" if lobby_state.seating.is_attached(device) else "_lost"
    picture = look.drawing(f"device_{device.kind}{lost}", DEVICE, shadow=DRAWN)
    steers = column(
        on(Node(width=DEVICE_WIDE, height=80), picture),
        label(look, device_name(device), look.softly_on_paper(20), DEVICE_WIDE, 48, most_lines=2),
    )
    crest = _crest(gathering, number, SHIELD, -2, has_arrows=not is_ready, can_turn=not is_ready)
    body = Target(
        column(_at_sea(gathering, fleet), spacer(height=6), _status(gathering, number, device),
               align=0.5, x=(WIDTH - WIDE) / 2),
        key=LobbyItem("seat", number), width=WIDTH, height=HEIGHT - HEAD - NAME[1] - CREST_PART,
    )  # fmt: skip
    pictures = _crest_part(gathering, number, (WIDTH, CREST_PART), can_choose=not is_ready)
    return column(spacer(height=HEAD), gathering.badged(thing, name),
                  on(pictures, row(crest, steers, gap=-8)), body, align=0.5)  # fmt: skip


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
    words, smaller = _(character.temperament), 0
    says = bubble(look, words, SAYS, (0, 0))
    if says.children[0].letters < look.words.smallest:  # type: ignore[attr-defined]
        smaller = MORE_TO_SAY
    has_arrows = LobbyItem("crest", number) in gathering.pointed
    crest = _crest(gathering, number, BOT_SHIELD - smaller, 2, has_arrows=has_arrows)
    portrait = look.drawing(f"bot_{character.level}", PORTRAIT - smaller, shadow=DRAWN)
    pictures = row(crest, portrait, gap=4)
    tip = (WIDE - pictures.width) / 2 + portrait.x + portrait.width / 2, -TIP
    says = bubble(look, words, (WIDE, SAYS[1] + smaller), tip)
    part = _crest_part(gathering, number, (WIDTH, HEIGHT - STATUS[1] - 6))
    part.add(
        column(
            *(
                spacer(WIDTH, HEAD),
                on(Node(width=NAME[0], height=NAME[1]), _name(gathering, number)),
            ),
            on(Node(width=WIDE, height=BOT_PART - smaller), pictures),
            *(says, spacer(height=3), _studs(gathering, place.fleet)),
            align=0.5,
        )
    )
    return column(part, _who(gathering, number, _(LEVEL_NAMES[character.level])))


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
    inviting = Lettering(Style(22, theme.on_button))
    devices = row(*(on(Node(width=71, height=58), look.drawing(f"device_{each}", 50, shadow=DRAWN))
                    for each in DEVICES))  # fmt: skip
    join = Target(
        column(
            spacer(WIDTH, HEAD),
            on(Node(width=BERTH, height=116), gathering.badged(thing, berth)),
            label(look, title, Lettering(Style(24, theme.on_dark, FontFace.TITLE)), 270, 36),
            label(look, invites, inviting, 282, 48, most_lines=2),
            devices,
            align=0.5,
        ),
        key=thing, width=WIDTH, height=HEIGHT - 48,
    )  # fmt: skip
    frame = empty_seat(look, (WIDTH, HEIGHT - BELOW_EAVES), y=BELOW_EAVES)
    parts = column(join, _who(gathering, number, _("or add a bot")))
    return Node(frame, parts, width=WIDTH, height=HEIGHT)


def _name(gathering: Gathering, number: int) -> Node:
    """Write who sits there."""
    look, lettering = gathering.look, gathering.look.on_paper(28, FontFace.TITLE)
    name = label(look, gathering.lobby_state.name_of(number), lettering, NAME[0] - 20, NAME[1])
    name.x = 10
    return name


def _crest_part(
    gathering: Gathering, number: int, size: tuple[float, float], *, can_choose: bool = True
) -> Node:
    """Return where a crest can be chosen, or could be."""
    lobby_state = gathering.lobby_state
    told = f"{lobby_state.name_of(number)}, {_(CREST_NAMES[lobby_state.crest_of(number)])}"
    place = {"says": told, "width": size[0], "height": size[1]}
    return Target(key=LobbyItem("crest", number), **place) if can_choose else Node(**place)


def _crest(
    gathering: Gathering,
    number: int,
    width: float,
    gap: float,
    *,
    has_arrows: bool,
    can_turn: bool = True,
) -> Node:
    """Return a shield between two arrows, which may be unseen."""
    look, thing = gathering.look, LobbyItem("crest", number)
    name = f"shield_{gathering.lobby_state.crest_of(number)}"
    shield = (
        look.glowing(name, width)
        if thing in gathering.pointed
        else look.drawing(name, width, shadow=DRAWN)
    )
    left, right = (
        look.glowing(f"icon_{side}_lit", ARROW, alpha=has_arrows) for side in ("left", "right")
    )
    whole = row(left, shield, right, gap=gap)
    if can_turn:
        halved(thing, whole)
    # A badge on the middle would hide the arrow.
    whole.add(gathering.badged(thing, Node(x=shield.x, y=shield.y + 6)))
    return whole


def _who(gathering: Gathering, number: int, text: str) -> Node:
    """Return the stepper that adds a bot, changes its level and sends it away."""
    look, thing = gathering.look, LobbyItem("who", number)
    state = gathering.state_of(thing)
    whole = Target(key=thing, width=WIDTH, height=STATUS[1])
    if state.is_metal:
        whole.add(focus_bar(look, (WIDE + 10, STATUS[1] + 8), x=7, y=-4))
    on(whole, halved(thing, stepper(look, STATUS, text, state, is_dark=True)))
    return gathering.badged(thing, whole)


def _at_sea(gathering: Gathering, fleet: int) -> Node:
    """Show the three ships of a fleet on a strip of sea."""
    whole = sea(gathering.look, FLEET, 5)
    crest, sails = FLEETS[fleet].crest, FLEETS[fleet].sails
    for number, each in enumerate(reversed(sails)):
        ship = gathering.look.drawing(ship_drawing(crest, each), SHIP)
        whole.add(anchored(ship, FLEET[0] * (2 * number + 1) / 6, FLEET[1] - 3, (0.5, 1)))
    return whole


def _studs(gathering: Gathering, fleet: int) -> Node:
    """Show the sails of a fleet as one, two and three studs."""
    look, high = gathering.look, STUDS[1]
    stud, pills = high - 8, []

    def paint(brush: Brush) -> None:
        size = brush.width, brush.height
        brush.shapes(rounded(size, 1, high / 2, f'{filled("#3F2818")} stroke="#20110A"'))
        brush.shadow(SMALL)

    for sails in reversed(FLEETS[fleet].sails):
        studs = row(*(look.drawing(f"stud_{word(colour)}", stud) for colour in sails), gap=3)
        size = studs.width + 13, high
        pills += [
            on(Picture(look.art.painted("pill of studs", size, paint, 8)), studs),
            spacer(grows=1),
        ]
    return row(*pills[:-1], width=WIDE)
