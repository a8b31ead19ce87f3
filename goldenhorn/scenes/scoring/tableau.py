"""The tableau of the winner: the cities at dusk, shield and crown, the own fleet, the points."""

from collections.abc import Sequence

from goldenhorn.engine.pieces import FLEETS
from goldenhorn.engine.wire import word
from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.drawable import ADD, Rgb
from goldenhorn.graphics.layout import anchored, row
from goldenhorn.graphics.lettering import Lettering
from goldenhorn.graphics.node import Node, Picture
from goldenhorn.graphics.outlines import filled, linear, rounded
from goldenhorn.graphics.text import FontFace, Style
from goldenhorn.graphics.theme import GOLD_LIGHT, HEIGHT, WIDTH
from goldenhorn.graphics.tween import Tween, in_cubic, out_back, out_quad
from goldenhorn.scenes.scoring.accounts import Account
from goldenhorn.scenes.scoring.celebration import Fireworks, Paper, Rays, glow
from goldenhorn.ui.widgets.label import label
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.panels import ribbon

TICKS = 360
"""How long it stands."""
STILL = 150
"""The tick at which it stands where nothing may move: all is there."""
HORIZON = 470
CITIES, CITY_WIDTH = (("venice", 226), ("constantinople", 1062)), 520
FLEET = ((890, 566, 130), (176, 668, 222), (1100, 672, 226))
"""Where the ships come to lie: the middle of each one's foot, and its width."""
MIDDLE, SHIELD, SHIELD_OF_SEVERAL, APART = (640, 250), 220, 150, 200
RIBBON_MIDDLE, RIBBON_TEXT, WIDEST_RIBBON = (640, 424), 36, 1000
TOTAL_MIDDLE, TOTAL, COIN = (640, 540), 120, 92
SHOWN, CROWNED = Tween(0, 1, 26, out_back), Tween(-230, 0, 22, in_cubic)
"""How shield, ribbon and points grow, and how the crown falls."""
SHIELD_AT, CROWN_AT, WORDS_AT = 16, 44, 60


class Tableau(Node):
    """Everything that is seen of the winner; of several, all their shields."""

    def __init__(self, look: Look, best: Sequence[Account], verdict: str) -> None:
        self._rays = Rays(look, *MIDDLE)
        self._flying = Fireworks(look), Paper(look)
        self._shields = [_shield(look, account, len(best)) for account in best]
        shields = row(*self._shields, gap=APART - SHIELD_OF_SEVERAL)
        self._crowns = [shield.children[-1] for shield in self._shields]
        self._rest = [crown.y for crown in self._crowns]
        self._words = anchored(ribbon(look, verdict, WIDEST_RIBBON, text_size=RIBBON_TEXT,
                                      is_sentence=True),
                               *RIBBON_MIDDLE)  # fmt: skip
        self._total = anchored(_total(look, best[0].score.total), *TOTAL_MIDDLE)
        self._ships = [_ship(look, best[number % len(best)].crest, number) for number in range(3)]
        is_plain = look.theme.is_flat
        behind = [] if is_plain else [_dusk(look), self._flying[0], *_cities(look), self._rays]
        front = [] if is_plain else [self._flying[1]]
        super().__init__(
            *behind, *self._ships, anchored(shields, *MIDDLE), self._total, self._words, *front
        )

    def show(self, tick: int) -> None:
        """Show a tick."""
        self._rays.show(tick)
        self._rays.alpha = SHOWN.at(tick - SHIELD_AT)
        for flying in self._flying:
            flying.tick = tick
        for shield in self._shields:
            shield.scale = max(0.01, SHOWN.at(tick - SHIELD_AT))
        for crown, rest in zip(self._crowns, self._rest, strict=True):
            crown.y = rest + CROWNED.at(tick - CROWN_AT)
            crown.alpha = 1 if tick >= CROWN_AT else 0
        for words in (self._words, self._total):
            words.scale = max(0.01, SHOWN.at(tick - WORDS_AT))
        for number, ship in enumerate(self._ships):
            x = FLEET[number][0]
            ship.x = Tween(x - 420, x, 80, out_quad).at(tick - 10 - 12 * number)


def _shield(look: Look, account: Account, count: int) -> Node:
    """Return a shield in a laurel, with the crown on it as the last of its children."""
    width = SHIELD if count == 1 else SHIELD_OF_SEVERAL
    shield = look.drawing(f"shield_{account.crest}", width)
    high = shield.height
    laurel = look.drawing("laurel", width * 1.72, z=-1)
    crown = look.drawing("crown", width * 0.76)
    return Node(
        anchored(laurel, width / 2, high * 0.64),
        anchored(shield, width / 2, high / 2),
        anchored(crown, width / 2, high * 0.04, (0.5, 0.9)),
        width=width, height=high, pivot=(0.5, 0.5),
    )  # fmt: skip


def _total(look: Look, points: int) -> Node:
    """Return a coin and the points: as large whatever size people chose."""
    style = Style(look.words.size_of(TOTAL), look.theme.on_dark, FontFace.TITLE, outline=3)
    wide = look.words.width(str(points), style)
    number = label(look, str(points), Lettering(style), wide + 4, look.words.height(style))
    return row(look.drawing("coin", COIN), number, gap=24)


def _ship(look: Look, crest: str, number: int) -> Picture:
    fleet = next(each for each in FLEETS if each.crest == crest)
    sails = "-".join(word(colour) for colour in fleet.sails[number - 1])
    x, y, width = FLEET[number]
    return look.drawing(f"ship_{crest}_{sails}", width, x=x, y=y, pivot=(0.5, 1))


def _dusk(look: Look) -> Picture:
    """Return sky and sea as the sun goes down."""
    size = WIDTH, HEIGHT

    def paint(brush: Brush) -> None:
        sky = linear("s", (0, 0), (0, HORIZON), (0, "#1B1A4B"), (0.45, "#6A3F86"),
                     (0.78, "#F08A78"), (1, "#FFE9A0"))  # fmt: skip
        sea = linear("w", (0, HORIZON), (0, HEIGHT), (0, "#D98A86"), (0.2, "#6B4E86"),
                     (1, "#1B2352"))  # fmt: skip
        brush.shapes(
            rounded(size, 0, 0, filled("url(#s)"))
            + f'<rect y="{HORIZON}" width="{WIDTH}" height="{HEIGHT - HORIZON}" fill="url(#w)"/>',
            sky + sea,
        )

    return Picture(look.art.painted("dusk sky", size, paint))


def _cities(look: Look) -> list[Node]:
    """Return both cities in the last light, mirrored in the water."""
    evening: Rgb = GOLD_LIGHT
    shown: list[Node] = []
    for name, x in CITIES:
        warm = Picture(glow(look), x=x, y=HORIZON - 60, pivot=(0.5, 0.5), stretch=(9, 6),
                       blend=ADD, tint=evening, alpha=0.4)  # fmt: skip
        dusky = look.theme.soft_on_paper
        city = look.drawing(name, CITY_WIDTH, x=x, y=HORIZON, pivot=(0.5, 1))
        mirrored = look.drawing(name, CITY_WIDTH, x=x, y=HORIZON, pivot=(0.5, 1), angle=180,
                                flip=True, alpha=0.3)  # fmt: skip
        shade = look.drawing(name, CITY_WIDTH, x=x, y=HORIZON, pivot=(0.5, 1), tint=dusky,
                             alpha=0.45)  # fmt: skip
        shown += [mirrored, city, shade, warm]
    return shown
