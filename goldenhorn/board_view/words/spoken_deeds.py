"""What the hand-over and the log-book tell, in plain words for whoever listens; public facts only.

Knows no screen: seals that stand for people there are their names here.
"""

from goldenhorn.board_view.words.deed_lines import (
    all_six_goods,
    last_turn_lines,
    own_six_goods,
    rank_of,
    recap_title,
)
from goldenhorn.board_view.words.event_lines import tellings
from goldenhorn.board_view.words.narrator_words import spoken
from goldenhorn.common.language import _, ngettext_
from goldenhorn.common.wording import listed
from goldenhorn.session.public_facts import Company, Deed, Recap


def spoken_deed(deed: Deed, company: Company) -> list[str]:
    """Say what somebody did, and what came of it."""
    return [spoken(line) for _event, line in tellings(deed.events, company.names, company.route)]


def spoken_recap(recap: Recap, company: Company) -> list[str]:
    """Say whose turn it is, what happened since, and how it stands."""
    name = company.names[recap.seat]
    lines = [_("{name}’s turn", name=name), recap_title(recap)]
    for deed in recap.deeds:
        lines += spoken_deed(deed, company)
    if recap.is_last_round:
        lines.append(spoken(last_turn_lines()[0]))
    others = [company.names[seat] for seat in recap.enders if seat != recap.seat]
    if others:
        lines.append(all_six_goods(len(others), listed(others)))
    if recap.seat in recap.enders:
        lines.append(own_six_goods())
    points = recap.points
    lines.append(ngettext_("{name}: {count} point", "{name}: {count} points", points, name=name))
    return [*lines, rank_of(recap)]
