"""The middle of the lobby: lane, options, and the way out with whom it waits for."""

from goldenhorn.common.language import _, ngettext_
from goldenhorn.common.wording import listed
from goldenhorn.engine.pieces import HOUSE_RULES, MODONE_FOR_THREE, OPEN_HANDS, SHUFFLED_SEA
from goldenhorn.graphics.button_state import ButtonState
from goldenhorn.graphics.layout import column, row
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.input.bindings import Button
from goldenhorn.scenes.lobby.house_rules import RULE_TEXTS
from goldenhorn.scenes.lobby.items import OPTIONS, START, Gathering, LobbyItem, halved
from goldenhorn.scenes.lobby.route_preview import route_preview
from goldenhorn.session.lobby_state import LobbyState
from goldenhorn.ui.widgets.buttons import button
from goldenhorn.ui.widgets.controls import stepper, switch
from goldenhorn.ui.widgets.label import evenly, label
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.panels import board, focus_bar, on, paper, ribbon
from goldenhorn.ui.widgets.pills import pill
from goldenhorn.ui.widgets.target import Target

ROUTE = "route"
"""The name of the preview."""
WIDTH, GAP = 552, 8
RIBBON, LETTERS = 430, 34
LANE, CAPTION, FRAME = (532, 116), 42, 10
PLANK, SIDE, ICON, BESIDE = (WIDTH, 50), 20, 38, 12
"""How large an option is, and between its ends, its icon and its label."""
ICONS = {
    **{kind: f"icon_{kind}" for kind in ("expansion", "first", "rules", "seed")},
    "hands": "icon_cards",
}
SWITCH, STEPPER, ARROW = (84, 38), (296, 42), 34
PLAQUE, LANTERN, LANTERN_BESIDE, STATUS = (376, 68), 104, 44, 38


def centre(gathering: Gathering, *, is_pressed: bool) -> Node:
    """Return all that stands between the seats; `is_pressed` tells of the way out."""
    look = gathering.look
    title = ribbon(look, _("Who sails?"), WIDTH, least=RIBBON, text_size=LETTERS)
    return column(title, _lane(gathering), _options(gathering), _start(gathering, is_pressed),
                  _status(gathering), gap=GAP, align=0.5, width=WIDTH)  # fmt: skip


def _lane(gathering: Gathering) -> Node:
    """Return the lane that will be laid out (R10, R11, R12, H4, H5), and a sentence about it."""
    look, lineup = gathering.look, gathering.lobby_state.lineup
    taken, by_modone = len(lineup.taken), MODONE_FOR_THREE in lineup.rules
    sentence = {
        2: _("Two players: short lane by way of Modone"),
        3: _("Three players: long lane by way of Modone")
        if by_modone
        else _("Three players: long lane, no stop at Modone"),
        4: _("Four players: long lane by way of Modone"),
    }.get(taken, _("Two, three or four can sail"))
    players, is_shuffled = max(2, taken), SHUFFLED_SEA in lineup.rules
    has_modone = players != 3 or by_modone
    lane = route_preview(look, LANE, players, has_modone=has_modone, is_shuffled=is_shuffled)
    lane.key = ROUTE
    words = label(look, sentence, look.on_paper(20), LANE[0] - 8, CAPTION, most_lines=2)
    inside = column(lane, words, align=0.5, x=FRAME, y=FRAME)
    sheet = paper(look, (LANE[0] + 2 * FRAME, inside.height + 1.5 * FRAME))
    sheet.add(inside)
    return sheet


def _options(gathering: Gathering) -> Node:
    """Return what people agree on, each on a plank of its own."""
    look, (width, height) = gathering.look, PLANK
    names = (
        *(_("Expansion: Dominio da Mar"), _("Hands"), _("First to sail")),
        *(_("House rules"), _("Seed")),
    )
    values = [_value(gathering, thing) for thing in OPTIONS]
    rooms = [width - 2 * (SIDE + BESIDE) - ICON - value.width for value in values]
    sizes = [evenly(look, (name,), look.on_dark(22), room, height - 4, 2).style.size
             for name, room in zip(names, rooms, strict=True)]  # fmt: skip
    whole = board(look, (width, height * len(OPTIONS)), is_planked=True, plank=height)
    for number, (thing, value, room) in enumerate(zip(OPTIONS, values, rooms, strict=True)):
        plank = Target(key=thing, y=height * number, width=width, height=height)
        if thing in gathering.pointed:
            plank.add(focus_bar(look, (width - 24, height - 4), x=12, y=2))
        # Large letters are wanted wherever there is room: only labels with equal room share a size.
        size = min(each for each, other in zip(sizes, rooms, strict=True)
                   if look.words.scale <= 1 or other == room)  # fmt: skip
        ink = look.theme.on_focus if thing in gathering.pointed else look.theme.on_dark
        name = label(look, names[number], Lettering(Style(size, ink)), room, height - 4, "left", 2)
        icon = look.drawing(ICONS[thing.kind], ICON)
        whole.add(gathering.badged(thing, on(plank, row(icon, name, value, gap=BESIDE))))
    return whole


def _value(gathering: Gathering, thing: LobbyItem) -> Node:
    """Return how an option stands, and what changes it."""
    look, lobby_state = gathering.look, gathering.lobby_state
    lineup, state = lobby_state.lineup, gathering.state_of(thing)
    icon = ""
    match thing.kind:
        case "expansion":
            return switch(look, SWITCH, is_on=lineup.expansion)
        case "hands":
            told = _("Hidden, with peek")
            if OPEN_HANDS in lineup.rules:
                told = _("Open")
            elif len(lobby_state.humans) == 1:
                told = _("Always shown")
        case "first":
            told = _("By lot")
            if lineup.first is not None and lineup.first in lineup.taken:
                told, crest = lobby_state.name_of(lineup.first), lobby_state.crest_of(lineup.first)
                icon = f"badge_{crest}"
        case "rules":
            return _opening(look, _rules(lobby_state), state)
        case _:
            told = _("New each time") if lineup.seed is None else str(lineup.seed)
            return _opening(look, told, state)
    return halved(thing, stepper(look, STEPPER, told, state, icon, is_dark=True))


def _opening(look: Look, told: str, state: ButtonState) -> Node:
    """Return how something stands that is changed elsewhere."""
    ink = look.theme.on_focus if state.is_metal else look.theme.on_button
    arrow = look.drawing("icon_right_lit" if state.is_metal else "icon_right", ARROW)
    room = STEPPER[0] - ARROW - 8, PLANK[1] - 4
    return row(label(look, told, Lettering(Style(20, ink)), *room, "right", 2), arrow, gap=8)


def _rules(lobby_state: LobbyState) -> str:
    rules = lobby_state.lineup.rules
    if len(lobby_state.lineup.taken) != 3:
        rules -= {MODONE_FOR_THREE}
    titles = [_(RULE_TEXTS[rule].title) for rule in HOUSE_RULES if rule in rules]
    if len(titles) > 2:
        return ngettext_("{count} on", "{count} on", len(titles))
    if len(titles) == 2:
        return _("{one}, {other}", one=titles[0], other=titles[1])
    return titles[0] if titles else _("As printed")


def _start(gathering: Gathering, is_pressed: bool) -> Node:
    """Return the way out to sea between its lanterns."""
    look, state = gathering.look, ButtonState.DISABLED
    is_open = gathering.lobby_state.can_start(gathering.context.controls.last_active_device)
    if is_open:
        state = ButtonState.PRESSED if is_pressed else ButtonState.FOCUSED
    whole = button(look, START, _("Start"), PLAQUE, state, text_size=36, face=FontFace.TITLE)
    for x in (-LANTERN_BESIDE, PLAQUE[0] + LANTERN_BESIDE):
        lantern = "lantern_lit" if is_open else "lantern_dark"
        whole.add(look.drawing(lantern, LANTERN, x=x, y=PLAQUE[1] / 2, pivot=(0.5, 0.5)))
    if START in gathering.pointed:
        whole.add(focus_bar(look, (PLAQUE[0] + 14, PLAQUE[1] + 14), x=-7, y=-5, z=-1))
    return gathering.badged(START, whole)


def _status(gathering: Gathering) -> Node:
    """Say whether whoever spoke last can put out to sea, and if not, why."""
    lobby_state, spoke = gathering.lobby_state, gathering.context.controls.last_active_device
    waiting, badges = lobby_state.waiting_for(spoke), []
    if lobby_state.can_start(spoke):
        told = _("All others are ready.") if lobby_state.waiting else _("All are ready.")
    elif waiting:
        told = _waits_for(gathering, waiting)
        badges = [f"badge_{lobby_state.crest_of(waiting[0])}"]
    elif lobby_state.lineup.taken:
        told = _("One more must sail.")
    else:
        told = _("Press any button to join")
    return pill(gathering.look, told, (WIDTH, STATUS), before=badges)


def _waits_for(gathering: Gathering, waiting: tuple[int, ...]) -> str:
    """Say by name whom Start waits for; how to get ready to the last, the others have cards."""
    lobby_state = gathering.lobby_state
    name = listed([lobby_state.name_of(place) for place in waiting])
    device = lobby_state.device_of(waiting[0])
    if len(waiting) > 1 or device is None:
        return _("Waiting for {name}", name=name)
    if device.kind == "touch":
        return _("Waiting for {name}: tap your card", name=name)
    key = gathering.context.key(Button.CONFIRM, device).label
    return _("Waiting for {name}: {key} on your card", name=name, key=key)
