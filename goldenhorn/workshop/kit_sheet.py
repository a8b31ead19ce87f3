"""A developers' tool: draws every thing of the picture kit in every state onto one sheet.

`python -m goldenhorn.workshop.kit_sheet OUT.png [--contrast] [--scale S] [--title] [--compact]`;
with `--title` the title screen, put together from its parts. To be looked at; not used by the game.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

import pygame

from goldenhorn.assets import COMPACT, Drawings, Pictures
from goldenhorn.view.kit import ACROSS, UP_AND_DOWN, Key, Kit, State
from goldenhorn.view.kit.title_parts import COMPACT_TITLE, FAR_HAZE, HERO, TITLE
from goldenhorn.view.sprite import Piece
from goldenhorn.view.text import Face, Style, Words
from goldenhorn.view.theme import HEIGHT, IVORY, TEXT, WIDTH

A, B, ESCAPE = Key("A"), Key("B"), Key("Esc", "cap")
SWITCH = (84, 38)


def put(onto: pygame.Surface, piece: Piece, x: int, y: int) -> None:
    """Draw a piece with its own corner at a place."""
    onto.blit(piece.surface, (x - piece.margin, y - piece.margin))


def put_centred(onto: pygame.Surface, piece: Piece, x: int, y: int) -> None:
    """Draw a piece with its middle at a place."""
    put(onto, piece, x - piece.size[0] // 2, y - piece.size[1] // 2)


def buttons(kit: Kit) -> pygame.Surface:
    """Draw all buttons and controls."""
    surface = kit.backdrop("dusk", (WIDTH, HEIGHT)).copy()
    put_centred(surface, kit.ribbon((420, 66), "BUTTONS"), 640, 51)
    captions = ("at rest", "focused", "pressed", "not now")
    for number, (state, caption) in enumerate(zip(State, captions, strict=True)):
        x = 44 + number * 302
        put(surface, kit.strip((176, 36)), x + 62, 98)
        put(surface, kit.label(caption, Style(20, IVORY), (160, 30)), x + 70, 100)
        put(
            surface, kit.plaque((288, 64), "New game", state, text_size=26, face=Face.TITLE), x, 150
        )
        put(surface, kit.plaque((288, 64), "Sail on", state, key=A), x, 238)
        put(surface, kit.plaque((288, 64), "Settings", state, icon="gear"), x, 326)
        start = kit.plaque((288, 92), "START", state, text_size=42, face=Face.TITLE, tracking=8)
        put(surface, start, x, 414)
        put(surface, kit.plaque((136, 52), "Stop", state, text_size=22), x, 532)
        put(surface, kit.plaque((136, 52), "Undo", state, text_size=22, icon="undo"), x + 152, 532)
    put(surface, kit.timber((1192, 82)), 44, 610)
    for number, (is_on, is_enabled) in enumerate(((True, True), (False, True), (False, False))):
        put(surface, kit.switch(SWITCH, is_on, is_enabled), 74 + number * 104, 632)
    put_centred(surface, kit.slider(180, 7, 10), 482, 651)
    put_centred(
        surface, kit.stepper((220, 40), "English", on="wood", state=State.FOCUSED), 708, 651
    )
    put_centred(surface, kit.stops((215, 40), ("A", "A", "A"), 1, (20, 25, 30)), 946, 651)
    for key, x in ((A, 1090), (B, 1126), (ESCAPE, 1172)):
        put_centred(surface, kit.key_cap(key), x, 651)
    return surface


def panels(kit: Kit) -> pygame.Surface:
    """Draw all that things lie on, with texts on it."""
    surface = kit.backdrop("sea", (WIDTH, HEIGHT)).copy()
    put(surface, kit.scroll((560, 380)), 32, 60)
    put(surface, kit.ribbon((430, 70), "HOUSE RULES", 38), 97, 24)
    put(surface, kit.focus_bar((480, 66)), 72, 116)
    put(surface, kit.label("Shuffled sea", Style(24, TEXT), (200, 30), "left"), 140, 122)
    text = "Hold: your cards show as long as you hold the button. Tap: one tap opens them."
    put(surface, kit.paragraph(text, Style(20, TEXT), (400, 90), "left"), 90, 200)
    put(surface, kit.stepper((316, 40), "English"), 90, 300)
    put(surface, kit.stops((321, 40), ("Calm", "Brisk", "Fast", "Off"), 1), 90, 360)
    put(surface, kit.slider(120, 2, 4), 430, 300)
    put(surface, kit.seat_panel((310, 326), glowing=True), 640, 30)
    put(surface, kit.seat_panel((260, 326)), 990, 30)
    put(surface, kit.bubble((236, 62), "“I sail where the wind is nice!”", (180, -14)), 1002, 190)
    put_centred(surface, kit.drawing("shield_lion", 98), 730, 150)
    put_centred(surface, kit.glowing("icon_left_lit", 40), 800, 150)
    put(surface, kit.empty_seat((240, 220)), 640, 390)
    put(surface, kit.rule(420), 90, 190)
    put(surface, kit.rule(500, "wood"), 58, 604)
    put(surface, kit.paper((200, 110)), 900, 390)
    put(surface, kit.paper((120, 110), glowing=True), 1120, 390)
    put(surface, kit.timber((552, 170)), 32, 470)
    put(surface, kit.focus_bar((520, 42), "wood"), 48, 500)
    put(surface, kit.label("House rules", Style(22, TEXT), (200, 36), "left"), 110, 502)
    put(surface, kit.stepper((278, 38), "Anna", on="wood", icon="badge_lion"), 290, 560)
    put(surface, kit.plaque((260, 84), "Title screen", key=B, sub="nothing is lost"), 900, 530)
    keys = (
        *((ACROSS, "change"), (UP_AND_DOWN, "move")),
        *((Key("Cross"), "choose"), (Key("Start"), "pause"), (Key("", "mouse"), "point")),
    )
    put(surface, kit.hints(keys, 720), 32, 664)
    put(surface, kit.hints((*keys[:3], (Key("Circle"), "this is my crest")), 400), 780, 630)
    return surface


def title(kit: Kit, is_compact: bool) -> pygame.Surface:
    """Put the title screen together."""
    parts = COMPACT_TITLE if is_compact else TITLE
    ending = COMPACT if is_compact else ""
    surface = kit.backdrop("title", parts.size).copy()
    for ship in parts.far_ships:
        piece = kit.hazed(ship.drawing, ship.width, FAR_HAZE, ship.haze, ship.flipped)
        put(surface, piece, ship.x - piece.size[0] // 2, ship.foot - piece.size[1])
    for x, y, width in parts.gulls:
        put_centred(surface, kit.drawing("gull", width, shadow=False), x, y)
    hero = kit.sunlit(HERO, parts.hero_width, parts.hero_tilt)
    x, y = parts.hero_foot
    put(surface, hero, x - hero.size[0] // 2, y - hero.size[1])
    surface.blit(kit.pictures.get("title_wave_front" + ending), parts.wave_front[:2])
    surface.blit(kit.pictures.get("title_foam" + ending), parts.foam)
    surface.blit(kit.pictures.get("gold_title" + ending), parts.title_at)
    if parts.rule is not None:
        put_centred(surface, kit.rose_rule(parts.rule[2]), *parts.rule[:2])
    x, y, text_size = parts.motto
    style = Style(text_size, IVORY, Face.NAME)
    motto = kit.label("Merchants, winds and pirates", style, (560, 44), shadow=True)
    put_centred(surface, motto, x, y)
    left, top, width, height, step = parts.menu
    for number, label in enumerate(
        ("Continue", "New game", "How to play", "Hall of fame", "Settings", "Quit")
    ):
        state = State.REST if number else State.FOCUSED
        piece = kit.plaque(
            (width, height), label, state, text_size=parts.menu_text, face=Face.TITLE
        )
        put(surface, piece, left, top + number * step)
        if number:
            for x in (left + width // 7, left + width - width // 7):
                put_centred(surface, kit.chain(), x, top + number * step - (step - height) // 2)
    return surface


def main(words: Sequence[str] | None = None) -> None:
    """Read the options and draw."""
    parser = argparse.ArgumentParser(description="Draw everything of the picture kit.")
    parser.add_argument("out", type=Path, metavar="OUT.png")
    parser.add_argument("--contrast", action="store_true")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--panels", action="store_true", help="what things lie on")
    parser.add_argument("--title", action="store_true", help="the title screen")
    parser.add_argument("--compact", action="store_true", help="the title for 800 x 480")
    options = parser.parse_args(words)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((WIDTH, HEIGHT))
    kit = Kit(Drawings(), Pictures(), Words(options.scale), options.contrast)
    if options.title:
        surface = title(kit, options.compact)
    else:
        surface = panels(kit) if options.panels else buttons(kit)
    pygame.image.save(surface, options.out)


if __name__ == "__main__":
    main()
