"""Where the coach stands and speaks, and where a lesson's card hangs, in numbers."""

from dataclasses import dataclass, replace

import pygame

from goldenhorn.board_view.places import Layout

GULL_IN_GAME = 112
"""How wide the gull is where it must not hide the desk."""
GULL_SHAPE = 1.3
"""How much higher than wide it is."""
BESIDE_CITY = 6
"""In a game both markets are needed: what is said stands beside the city at that shore."""
SHEET_WIDTH = 276
"""How wide the bubble may be beside a sheet with a title, so that the sheet can be read."""
BELOW_PANEL, ABOVE_GULL = 112, 446
"""From where to where the bubble may reach then: narrow as it is, it needs more lines."""


@dataclass(frozen=True, slots=True)
class CoachPlaces:
    """Places on one board."""

    gull: tuple[int, int]
    """The gull's top left corner."""
    gull_width: int
    beak: tuple[int, int]
    """Where words come from."""
    left: int
    width: int
    """How wide the bubble may be."""
    highest: int
    """How high the bubble may begin."""
    foot: int
    """Where it ends."""
    side: int
    """Between the bubble's edge and its words."""
    text: int
    key: int
    """How high a key in the bubble is."""
    card: pygame.Rect
    """The lesson's card."""
    is_eastern: bool = False
    """Whether the gull stands on the eastern shore and looks west."""


def coach_places(layout: Layout) -> CoachPlaces:
    """Return the places for a board; the coach leaves its eastern half to the ships."""
    return CoachPlaces(
        gull=(24, 474),
        gull_width=190,
        beak=(132, 486),
        left=20,
        width=384,
        highest=164 if layout.has_expansion else 108,
        foot=374,
        side=22,
        text=23,
        key=36,
        card=pygame.Rect(376, 6, 528, 96),
    )


def places_beside_sheet(layout: Layout) -> CoachPlaces:
    """Return the places while a question is asked: its title must not be covered."""
    places = coach_places(layout)
    return replace(places, width=SHEET_WIDTH, highest=BELOW_PANEL, foot=ABOVE_GULL)


def tip_places(layout: Layout, is_eastern: bool) -> CoachPlaces:
    """Return the places for a word in a real game: on the desk's edge, at one of the shores."""
    width = layout.size[0]
    head = layout.desk_top - round(GULL_IN_GAME * GULL_SHAPE)
    places = replace(
        coach_places(layout),
        gull=(14, head),
        gull_width=GULL_IN_GAME,
        beak=(112, head + 44),
        left=width - layout.ports[1].name[0] + BESIDE_CITY,
        width=290,
        foot=head - 34,
        text=22,
        key=34,
    )
    if not is_eastern:
        return places
    return replace(
        places,
        gull=(width - places.gull[0] - places.gull_width, places.gull[1]),
        beak=(width - places.beak[0], places.beak[1]),
        left=width - places.left - places.width,
        is_eastern=True,
    )
