"""All drawings by name; knows the modules that draw, not where the files lie."""

from goldenhorn.workshop.drawings import (
    cards,
    cities,
    crests,
    crew_portraits,
    devices,
    dominions,
    furniture,
    goods,
    harbour,
    icons,
    large_devices,
    marks,
    officer_portraits,
    ornaments,
    people,
    pirates,
    sea,
    ships,
    squares,
    wares,
)

_SHEETS = (
    cards.drawings,
    cities.drawings,
    crests.drawings,
    crew_portraits.drawings,
    devices.drawings,
    dominions.drawings,
    furniture.drawings,
    goods.drawings,
    harbour.drawings,
    icons.drawings,
    large_devices.drawings,
    marks.drawings,
    officer_portraits.drawings,
    ornaments.drawings,
    people.drawings,
    pirates.drawings,
    sea.drawings,
    ships.drawings,
    squares.drawings,
    wares.drawings,
)


def all_drawings() -> dict[str, str]:
    """Draw everything; two drawings of one name are an error."""
    drawn: dict[str, str] = {}
    for sheet in _SHEETS:
        for name, text in sheet().items():
            if name in drawn:
                raise ValueError(f"{name} is drawn twice.")
            drawn[name] = text
    return drawn
