"""The brass medallions beside the prompt, and the pause medallion."""

import pygame

from goldenhorn.board_view.places import Layout, Point
from goldenhorn.graphics.button_state import Key
from goldenhorn.graphics.outlines import GILDED, INK_CODE, Stop, drawn, filled, linear, radial
from goldenhorn.graphics.surfaces.glows import blank, disc, haze, tinted, with_shadow
from goldenhorn.graphics.surfaces.key_pictures import key_cap
from goldenhorn.graphics.surfaces.materials import NEARLY_BLACK, NEARLY_WHITE, QUIET, Materials
from goldenhorn.graphics.surfaces.sprite import Image
from goldenhorn.graphics.theme import HALO, IVORY
from goldenhorn.session.planning.choices import SideAction

SIGNS = {
    SideAction.PIRATES: "sabres",
    SideAction.DOMINIONS: "fort_glyph",
    SideAction.TRAIN: "soldier",
    SideAction.BELL: "bell",
    SideAction.END: "glyph_check",
}
WHITE_SIGNS = (SideAction.DOMINIONS, SideAction.BELL, SideAction.END)
PITCH = 52
CAP = 26
ON: tuple[Stop, Stop] = ((0, "#2F6688"), (1, "#0E2E4C"))
OFF: tuple[Stop, Stop] = ((0, "#3A4248"), (1, "#1E262C"))
DULL: tuple[Stop, ...] = ((0, "#B9A57C"), (0.5, "#8F7A4E"), (1, "#57431F"))
BREATHS = (0, 1, 2, 3, 4, 3, 2, 1)
"""How large the focused medallion is, in hundredths above its size, eight times in two seconds."""
BREATH_TICKS = 15


def side_action_places(layout: Layout, offered: tuple[SideAction, ...]) -> dict[SideAction, Point]:
    """Return where each medallion stands; what is never offered now may give its place away."""
    first = SideAction.END if SideAction.END in offered else SideAction.PIRATES
    shown = [first, *([SideAction.DOMINIONS] if layout.has_expansion else []), SideAction.BELL]
    shown += [SideAction.TRAIN] if SideAction.TRAIN in offered else []
    x, y = layout.medal
    return {side_action: (x + PITCH * place, y) for place, side_action in enumerate(shown)}


def medal(
    materials: Materials,
    side_action: SideAction,
    radius: int,
    key: Key | None,
    *,
    is_lit: bool,
    is_focused: bool,
    breath: int = 0,
) -> Image:
    """Draw a medallion: grey, lit, or glowing in focus and so many hundredths larger."""
    face = _disc(2 * radius + 4, is_lit, materials.high_contrast)
    width = round(radius * (1.3 if side_action is SideAction.PIRATES else 1.15))
    sign = materials.drawings.get(SIGNS[side_action], width)
    if sign.get_height() > radius * 1.4:
        sign = materials.drawings.get(
            SIGNS[side_action], round(width * radius * 1.4 / sign.get_height())
        )
    if side_action in WHITE_SIGNS:
        sign = tinted(sign, IVORY)
    if not is_lit:
        sign = sign.copy()
        sign.fill((255, 255, 255, 115), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(sign, sign.get_rect(center=(radius + 2, radius + 1)))
    if breath:
        size = round(face.get_width() * (1 + breath / 100))
        face = pygame.transform.smoothscale(face, (size, size))
    shaded = with_shadow(face, 4, (1, 3), 0.5)
    margin = 18
    whole = blank(2 * radius + 4 + 2 * margin, 2 * radius + 4 + 2 * margin)
    middle = whole.get_rect().center
    if is_focused:
        glow = haze(face, 6, HALO, 1)
        for _again in range(4):  # strong near the rim
            whole.blit(glow, glow.get_rect(center=middle))
    whole.blit(shaded.surface, shaded.surface.get_rect(center=middle))
    if key and is_lit:
        cap = key_cap(materials, key, CAP).surface
        # On the left: on the right it would reach ships in the harbour and the last square.
        corner = middle[0] - round(radius * 0.72), middle[1] - round(radius * 0.7)
        whole.blit(cap, cap.get_rect(center=corner).clamp(whole.get_rect()))
    return Image(whole, margin)


def _disc(size: int, is_lit: bool, high_contrast: bool) -> pygame.Surface:
    if high_contrast:
        return disc(size, NEARLY_BLACK, NEARLY_WHITE if is_lit else QUIET, 3).copy()
    middle = size / 2
    shapes = f'<circle cx="{middle}" cy="{middle + 0.6}" r="{middle - 0.8}" {filled(INK_CODE)}/>'
    shapes += f'<circle cx="{middle}" cy="{middle - 0.4}" r="{middle - 2.6}" fill="url(#g)"/>'
    shapes += (
        f'<circle cx="{middle}" cy="{middle - 0.4}" r="{middle * 0.72:.1f}" fill="url(#f)"'
        f' stroke="{INK_CODE}" stroke-width="1.8"/>'
    )
    brass = linear("g", (0, 0), (size * 0.7, size), *(GILDED if is_lit else DULL))
    enamel = radial("f", (size * 0.4, size * 0.33), size * 0.66, *(ON if is_lit else OFF))
    return drawn((size, size), shapes, brass + enamel)
