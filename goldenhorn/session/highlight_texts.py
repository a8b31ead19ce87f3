"""The sentences about a finished game; translated when they are asked for, and drawn by others."""

from collections.abc import Sequence

from goldenhorn.common.language import N_, _, ngettext_
from goldenhorn.engine.events import EndCause
from goldenhorn.engine.pieces import COLOURS, DOMINIONS, Stock
from goldenhorn.session.game_highlights import Act, Ending, Feat, Highlight, TurnInBrief

_TITLES = {
    Feat.LONGEST_RUN: N_("Longest run"),
    Feat.RICHEST_CARGO: N_("Richest cargo"),
    Feat.MOST_RAIDS: N_("Most raids"),
    Feat.MOST_DOMINIONS: N_("Most dominions"),
    Feat.MOST_CARDS: N_("Most cards"),
    Feat.BEST_DECISION: N_("Best decision"),
    Feat.COSTLIEST_DECISION: N_("Costliest decision"),
}


def title_of(feat: Feat) -> str:
    """Name a feat.

    >>> title_of(Feat.LONGEST_RUN)
    'Longest run'
    """
    return _(_TITLES[feat])


def together(names: Sequence[str]) -> str:
    """Name several people in one breath.

    >>> together(["Nina", "Ben", "Ida"])
    'Nina, Ben and Ida'
    """
    match list(names):
        case [one]:
            return one
        case [one, two]:
            return _("{one} and {two}", one=one, two=two)
        case [one, two, three]:
            return _("{one}, {two} and {three}", one=one, two=two, three=three)
        case _:
            return _("All four")


def sentence_of(highlight: Highlight, names: Sequence[str]) -> str:
    """Tell a highlight; names are those of all seats."""
    if highlight.deed is not None:
        return _decision(highlight, highlight.deed, names)
    doers = together([names[seat] for seat in highlight.seats])
    count, round_ = highlight.amount, highlight.round
    is_shared = len(highlight.seats) > 1
    match highlight.feat:
        case Feat.LONGEST_RUN if is_shared:
            return ngettext_("{name}: {count} square", "{name}: {count} squares", count, name=doers)
        case Feat.LONGEST_RUN:
            return ngettext_(
                "{name}: {count} square in round {round}",
                "{name}: {count} squares in round {round}",
                count,
                name=doers,
                round=round_,
            )
        case Feat.RICHEST_CARGO if is_shared:
            return ngettext_("{name}: {count} piece", "{name}: {count} pieces", count, name=doers)
        case Feat.RICHEST_CARGO:
            cargo = cargo_in_words(highlight.cargo)
            return _("{name}: {cargo} in round {round}", name=doers, cargo=cargo, round=round_)
        case Feat.MOST_RAIDS:
            return ngettext_("{name}: {count} raid", "{name}: {count} raids", count, name=doers)
        case Feat.MOST_DOMINIONS:
            return ngettext_(
                "{name}: {count} dominion", "{name}: {count} dominions", count, name=doers
            )
        case _:
            return ngettext_("{name}: {count} card", "{name}: {count} cards", count, name=doers)


def ending_in_words(ending: Ending, names: Sequence[str]) -> str:
    """Tell how the game came to its end."""
    round_ = ending.round
    match ending.cause:
        case EndCause.ANNOUNCED:
            name = names[ending.seat]
            return _("{name} called the end in round {round}.", name=name, round=round_)
        case EndCause.PORT_EMPTY:
            return _("A port ran empty in round {round}.", round=round_)
        case EndCause.DOMINIONS_TAKEN:
            return _("All dominions were taken in round {round}.", round=round_)
        case EndCause.QUIET:
            return _("The sea fell silent in round {round}.", round=round_)


def cargo_in_words(cargo: Stock) -> str:
    """Name a cargo: one good, or people.

    >>> cargo_in_words((0, 0, 0, 0, 0, 3, 0, 0))
    '3 × blue'
    """
    for colour in COLOURS:
        if cargo[colour]:
            return f"{cargo[colour]} × {_(colour.name.lower())}"
    return ngettext_("{count} person", "{count} people", sum(cargo))


def deed_in_words(deed: TurnInBrief, names: Sequence[str]) -> str:
    """Tell what a turn was about, as a whole sentence."""
    name = names[deed.seat]
    match deed.act:
        case Act.CALLED_THE_END:
            return _("{name} calls the end.", name=name)
        case Act.CONQUERED:
            assert deed.dominion is not None
            dominion = _(DOMINIONS[deed.dominion].name.title())
            return _("{name} conquers {dominion}.", name=name, dominion=dominion)
        case Act.ROBBED:
            assert deed.victim is not None
            return _("{name} robs {victim}.", name=name, victim=names[deed.victim])
        case Act.UNLOADED:
            return _("{name} unloads {cargo}.", name=name, cargo=cargo_in_words(deed.cargo))
        case Act.LOADED:
            return _("{name} loads {cargo}.", name=name, cargo=cargo_in_words(deed.cargo))
        case Act.SAILED:
            return ngettext_(
                "{name} sails {count} square.",
                "{name} sails {count} squares.",
                deed.squares,
                name=name,
            )


def _decision(highlight: Highlight, deed: TurnInBrief, names: Sequence[str]) -> str:
    told = deed_in_words(deed, names)
    if highlight.better is None:
        return _("Round {round}: {deed}", round=highlight.round, deed=told)
    better = deed_in_words(highlight.better, names)
    return _(
        "Round {round}: {deed} Better: {better}", round=highlight.round, deed=told, better=better
    )
