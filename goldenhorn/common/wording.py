"""Numbers, days, lists and reasons as the language of now writes them."""

from collections.abc import Sequence

from goldenhorn.common.language import _
from goldenhorn.engine.refusals import Refusal


def listed(names: Sequence[str]) -> str:
    """Join names to a list.

    >>> listed(["Anna"]), listed(["Anna", "Ben"]), listed(["Anna", "Ben", "Carla"])
    ('Anna', 'Anna and Ben', 'Anna, Ben and Carla')
    """
    if len(names) < 2:
        return "".join(names)
    most = ", ".join(names[:-1])
    return _("{most} and {last}", most=most, last=names[-1])


def day(date: str) -> str:
    """Write a day that is kept as year, month and day; one that is not stays as it is.

    A translation says by :02 where its language writes 08 for 8.

    >>> day("2026-11-16"), day("long ago")
    ('2026-11-16', 'long ago')
    """
    parts = date.split("-")
    if len(parts) != 3 or not all(part.isdecimal() for part in parts):
        return date
    year, month, number = parts
    return _("{year}-{month:02}-{day:02}", year=year, month=int(month), day=int(number))


def tenths(count: int) -> str:
    """Write a count of tenths as a number.

    >>> tenths(215)
    '21.5'
    """
    whole, rest = divmod(count, 10)
    return _("{whole}.{tenths}", whole=whole, tenths=rest)


def told_refusal(refusal: Refusal) -> str:
    """A reason in the language of now, with its rule."""
    sentence = _(refusal.sentence)
    if refusal.rule:
        return _("{sentence} ({rule}).", sentence=sentence, rule=refusal.rule)
    return _("{sentence}.", sentence=sentence)
