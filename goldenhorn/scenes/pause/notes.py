"""The two notes beside the pause menu: how the game stands, and keys."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from goldenhorn.common.language import _, ngettext_
from goldenhorn.engine.scoring import scores
from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.layout import anchored, centred, column, row
from goldenhorn.graphics.light import DRAWN
from goldenhorn.graphics.node import Node
from goldenhorn.graphics.text import FontFace
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.session.game import Game
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.widgets.keys import key_cap
from goldenhorn.ui.widgets.label import MOST_LINES, evenly, label, paragraph
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.panels import paper, rule

ASIDE, ABOVE, BELOW, BETWEEN = 16, 12, 20, 16
"""Beside, above and below what stands on a note, and between its rows."""
HEAD, SIGN, AFTER_SIGN, PIN = 48, 42, 10, 18
"""How high a head is, how wide a sign and the pin are, and what is free after a sign."""
TITLE, TEXT = 28, 22


@dataclass(frozen=True, slots=True)
class NoteRow:
    """A line with a sign before it: a drawing, or a key."""

    sign: str | Key
    text: str


def note(
    look: Look, head: str, rows: Sequence[NoteRow], width: float, most: float, device: str = ""
) -> Node:
    """Return a pinned sheet as high as its rows; a device's picture stands beside the head."""
    room = width - 2 * ASIDE
    picture = Node()
    if device:
        picture = look.drawing(f"device_{device}", HEAD + 8, shadow=DRAWN)
    title = label(look, head.upper(), look.on_paper(TITLE, FontFace.TITLE), room - picture.width,
                  HEAD)  # fmt: skip
    lines = _lines(look, rows, room, most - HEAD - ABOVE - BELOW - 2 * BETWEEN)
    inside = column(row(picture, title), rule(look, room), *lines, gap=BETWEEN)
    sheet = paper(look, (width, inside.height + ABOVE + BELOW))
    inside.x, inside.y = ASIDE, ABOVE
    sheet.add(inside, anchored(look.drawing("plaque_stud", PIN), width / 2, PIN / 4))
    return sheet


def _lines(look: Look, rows: Sequence[NoteRow], width: float, most: float) -> list[Node]:
    """Return the rows, their letters of one size, in which all have room."""
    each = most / max(1, len(rows)) - BETWEEN
    signs = [
        key_cap(look, line.sign, SIGN - 8)
        if isinstance(line.sign, Key)
        else look.drawing(line.sign, min(SIGN, each), shadow=DRAWN)
        for line in rows
    ]
    wide = max((sign.width for sign in signs), default=0)
    room = width - wide - AFTER_SIGN
    texts, letters = [line.text for line in rows], look.on_paper(TEXT)
    letters = evenly(look, texts, letters, room, each, MOST_LINES, rather_large=True)
    return [
        row(
            centred(sign, Node(sign, width=wide, height=sign.height)),
            paragraph(look, text, letters, room, most=each),
            gap=AFTER_SIGN,
        )
        for sign, text in zip(signs, texts, strict=True)
    ]


def head_of(game: Game) -> str:
    """Say how far the game has come."""
    if game.state.phase == "place":
        return _("Before the start")
    if game.is_over:
        return _("The end")
    return _("Round {number}", number=game.round)


def state_rows(game: Game, pressed_by: int | None) -> list[NoteRow]:
    """Say who is to move, who leads, and what else matters; only what everybody may know."""
    names, state = game.names, game.state
    rows = []
    if state.phase == "place":
        rows.append(NoteRow("icon_anchor", _("Fleets are being placed")))
    elif not game.is_over:
        rows.append(
            NoteRow(f"badge_{game.mover.crest}", _("{name} is to move", name=names[state.player]))
        )
    if state.phase != "place":
        rows.append(_leading(game))
    if state.final_round and not game.is_over:
        rows.append(NoteRow("icon_hourglass", _("The last round")))
    if pressed_by is not None:
        rows.append(NoteRow("icon_pause", _("Paused by {name}", name=names[pressed_by])))
    if game.match.config.rules and len(rows) < 4:
        count = len(game.match.config.rules)
        text = ngettext_("{count} house rule", "{count} house rules", count)
        rows.append(NoteRow("icon_rules", text))
    return rows


def _leading(game: Game) -> NoteRow:
    points = scores(game.state)
    best = max(points)
    leaders = [seat for seat, score in enumerate(points) if score == best]
    if len(leaders) == 1:
        name = game.names[leaders[0]]
        text = ngettext_(
            "{name} leads: {count} point", "{name} leads: {count} points", best, name=name
        )
        return NoteRow("icon_trophy", text)
    text = ngettext_("Nobody leads: {count} point", "Nobody leads: {count} points", best)
    return NoteRow("icon_trophy", text)


def key_rows(
    context: AppContext, game: Game, device: Device, without: Collection[Button] = ()
) -> list[NoteRow]:
    """Name what a device can do in a game beyond moving and choosing."""
    points = context.controls.points(device)
    offers = [
        (Button.PEEK, _("peek at your cards"), _("your cards: peek"), game.privacy == "peek"),
        (Button.PIRATES, _("pirates"), _("a rival’s ship: pirates"), True),
        (Button.DOMINIONS, _("dominions"), _("a dominion: conquer"), game.match.config.expansion),
        (Button.LOG, _("log"), _("the last event: log"), True),
        (Button.FAST, _("faster"), _("hold anywhere: faster"), True),
    ]
    rows = []
    for button, text, pointed, is_offered in offers:
        key = context.key(button, device)
        if is_offered and button not in without and (points or key.label):
            rows.append(NoteRow(key, pointed if points else text))
    return rows
