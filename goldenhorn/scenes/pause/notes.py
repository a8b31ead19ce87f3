"""The two notes beside the pause menu: how the game stands, and keys."""

from collections.abc import Collection
from dataclasses import dataclass

import pygame

from goldenhorn.common.language import _, ngettext_
from goldenhorn.engine.scoring import scores
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import Device
from goldenhorn.session.game import Game
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.kit import Key

BETWEEN_PLAQUES = 4
"""At least so many pixels."""


@dataclass(frozen=True, slots=True)
class NotePlan:
    """A pinned sheet: its head, and rows below it."""

    sheet: pygame.Rect
    head: pygame.Rect
    rows: pygame.Rect
    row_height: int
    """Of each row where they do not need it all."""
    sign: int
    """How wide the picture before a row is."""


@dataclass(frozen=True, slots=True)
class PausePlan:
    """The board of planks and the two notes."""

    board: pygame.Rect
    ribbon: pygame.Rect
    title_size: int
    plaques: pygame.Rect
    widest_step: int
    plaque_height: int
    plaque_text: int
    badge: int
    state: NotePlan
    keys: NotePlan
    text: int

    def plaque(self, number: int, count: int) -> pygame.Rect:
        """Where one of so many plaques lies."""
        step = min(self.widest_step, self.plaques.height // count)
        height = min(self.plaque_height, step - BETWEEN_PLAQUES)
        top = self.plaques.top + number * step
        return pygame.Rect(self.plaques.left, top, self.plaques.width, height)


def _note(sheet: pygame.Rect, head_height: int, row_height: int, sign: int) -> NotePlan:
    left, width = sheet.x + 16, sheet.width - 32
    head = pygame.Rect(left, sheet.top + 12, width, head_height - 12)
    rows = pygame.Rect(left, head.bottom + 12, width, sheet.height - head_height - 24)
    return NotePlan(sheet, head, rows, row_height, sign)


PLAN = PausePlan(
    board=pygame.Rect(430, 92, 420, 560),
    ribbon=pygame.Rect(440, 56, 400, 76),
    title_size=38,
    plaques=pygame.Rect(466, 146, 348, 494),
    widest_step=80,
    plaque_height=64,
    plaque_text=25,
    badge=56,
    state=_note(pygame.Rect(60, 150, 340, 316), 64, 66, 42),
    keys=_note(pygame.Rect(880, 150, 340, 316), 64, 66, 38),
    text=22,
)


@dataclass(frozen=True, slots=True)
class NoteRow:
    """A line with a sign before it: a drawing, or a key."""

    sign: str | Key
    text: str


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
