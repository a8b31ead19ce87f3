"""The lower half of the hall of fame: points from game to game, wins, and one game."""

from collections.abc import Iterator
from dataclasses import dataclass

from goldenhorn.bots.levels import CHARACTERS
from goldenhorn.common.language import _, ngettext_
from goldenhorn.common.wording import day, tenths
from goldenhorn.storage.results import PersonRecord, Player, Ranking, Result, Tally, best, win_rates
from goldenhorn.ui.widgets.chart import Bar
from goldenhorn.ui.widgets.ranking import RankingLine

PLACES = 5
"""How many of the best stand on a sheet."""
COUNTS = (2, 3, 4)
"""Of how many players games can be."""


LAST_GAMES = 20
"""So many games are on the graph."""
MOST_BARS = 4
_FACES = {character.level for character in CHARACTERS}
"""The levels that have a portrait."""


@dataclass(frozen=True, slots=True)
class PersonStats:
    """Everything that is told of the games by the same rules."""

    results: tuple[Result, ...]
    best: dict[int, tuple[Ranking, ...]]
    """By the number of players."""
    standings: tuple[PersonRecord, ...]

    @classmethod
    def of(cls, results: tuple[Result, ...], expansion: bool) -> "PersonStats":
        """Tell of the games with the expansion, or of those without it."""
        played = tuple(each for each in results if each.expansion == expansion)
        lists = {count: best(played, count, PLACES) for count in COUNTS}
        return cls(played, lists, win_rates(played))

    def person(self, name: str) -> int:
        """Which of the standings is a person's."""
        names = [standing.name.casefold() for standing in self.standings]
        return names.index(name.casefold())

    def points(self, person: int) -> tuple[int, ...]:
        """A person's points, the earliest first."""
        return tuple(self.standings[person].points)


def entry_line(entry: Ranking) -> RankingLine:
    """Tell of one of the best."""
    beaten = [level for level in entry.result.bots_beaten_by(entry.seat) if level in _FACES]
    return RankingLine(
        f"badge_{entry.player.crest}",
        entry.name,
        entry.player.points,
        entry.place,
        tuple(f"bot_{level}" for level in beaten),
    )


def picture_of(player: Player) -> str:
    """Name the drawing of somebody: a bot's portrait, a person's crest."""
    return f"bot_{player.who}" if player.who in _FACES else f"badge_{player.crest}"


# --- Points from game to game -------------------------------------------------------------------


def graph_title(told: PersonStats, person: int) -> str:
    """Say whose points they are."""
    name, count = told.standings[person].name, min(LAST_GAMES, len(told.points(person)))
    return ngettext_(
        "{name}: points in the last game",
        "{name}: points in the last {count} games",
        count,
        name=name,
    )


def points_figures(points: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    """Tell the best and the mean of a person's points: numbers, and what they are."""
    mean = tenths(round(10 * sum(points) / len(points)))
    return (str(max(points)), _("best")), (mean, _("mean"))


# --- Wins ---------------------------------------------------------------------------------------


def wins_title(told: PersonStats) -> str:
    """Say in how many games."""
    return ngettext_("Wins in {count} game", "Wins in {count} games", len(told.results))


def wins_bars(told: PersonStats, person: int) -> tuple[Bar, ...]:
    """Tell the wins in own games of those who won most, and of a person in any case."""
    shown = [*range(min(MOST_BARS, len(told.standings)))]
    if person not in shown:
        shown[-1] = person
    most = max(1, max(each.overall.wins for each in told.standings))
    return tuple(
        Bar(
            f"shield_{each.crest}",
            each.name,
            each.overall.wins / most,
            _rate(each.overall),
            is_chosen=number == person,
        )
        for number, each in enumerate(told.standings)
        if number in shown
    )


def bots_title(standing: PersonRecord) -> str:
    """Say who met the bots."""
    return _("{name} against the bots", name=standing.name)


def bots_bars(standing: PersonRecord) -> tuple[Bar, ...]:
    """Tell how often a person beat each of the bots, of the times they met."""
    shown = []
    for character in CHARACTERS:
        tally = standing.against.get(character.level)
        share = tally.wins / tally.games if tally else 0.0
        number = _rate(tally) if tally else "–"
        shown.append(Bar(f"bot_{character.level}", _(character.name), share, number))
    return tuple(shown)


def _rate(tally: Tally) -> str:
    """Write how often of how many times, as every language does."""
    return f"{tally.wins}/{tally.games}"


# --- One game -----------------------------------------------------------------------------------


def game_title(result: Result) -> str:
    """Say when it was, and how long it took."""
    return ngettext_(
        "{date}, {count} round", "{date}, {count} rounds", result.rounds, date=day(result.date)
    )


def game_lines(result: Result) -> Iterator[RankingLine]:
    """Tell who played, the winner first."""
    players = result.players
    for seat in sorted(range(len(players)), key=lambda seat: -players[seat].points):
        player = players[seat]
        name = result.names[seat]
        yield RankingLine(
            picture_of(player), name, player.points, is_crowned=seat in result.winners
        )
