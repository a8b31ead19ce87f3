"""The harbour behind the title's menu: ships ride at anchor, waves run, gulls pass, water glitters.

Everything follows from the tick alone and moves between pixels, as slowly as the sea does.
"""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from goldenhorn.common.chance import chance
from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.drawable import Area, Draw, Drawable
from goldenhorn.graphics.light import hazed
from goldenhorn.graphics.node import Node, Picture, Spot
from goldenhorn.graphics.outlines import stroked
from goldenhorn.graphics.theme import rgb
from goldenhorn.ui.widgets.look import Look
from goldenhorn.ui.widgets.ornaments import sunlit

HORIZON, SUN = 446, 900
"""How far down the sea begins, and above which column of it the sun stands."""
WAVE_FRONT = (640, 576, 600, 144)
"""Where the water lies that the large ship sinks into."""
HERO, HERO_WIDTH, HERO_FOOT, HERO_LEAN = "dry_lion_green-yellow-red", 500, (926, 651), -2.4
FOAM = (540, 99)
"""Along the large ship's hull, and the splash at its bow."""
FOAM_MIDDLE = (930, 587)
FAR_HAZE = rgb("#E8B07C")
FAR_SHIPS = (
    ("dry_eagle_green-red", (600, 462), 60, 0.45, False),
    ("dry_griffin_blue", (1206, 486), 96, 0.30, True),
    ("dry_dolphin_green-orange-blue", (470, 504), 112, 0.18, False),
)
"""The drawing of each, the middle of its foot, its width, how hazy it is, and whether mirrored."""
COLLAR, ABOVE_FOOT = 140 / 148, 0.88
"""How wide foam is round a hull, and how much of it lies above the hull's lowest edge."""
GULLS = ((596, 290, 38), (1150, 216, 34), (1190, 240, 24), (548, 330, 22))
"""The middle of each one's circle, and how wide it is."""
CIRCLE_TICKS, WING_TICKS, WINGS = 1500, 7, (0, 1, 2, 1)
PASSING_WIDTH, PASSING_EVERY, PASSING_TICKS = 40, 1800, 480
WATERS: tuple[Area, ...] = (
    *((644, 650, 512, 66), (644, 650, 512, 66)),  # the sun's road: twice, so twice as much there
    *((64, 515, 333, 197), (1165, 531, 115, 181), (0, 514, 384, 206)),
)
"""Where the sea glitters."""


def _hazed(look: Look, name: str, width: float, amount: float, *, flip: bool) -> Picture:
    """Return a drawing pushed towards the evening, as things far away are."""
    size = width, look.art.drawing(name, width).height

    def paint(brush: Brush) -> None:
        brush.drawing(name, (size[0] / 2, size[1] / 2), width)
        brush.surface = hazed(brush.surface, FAR_HAZE, amount)

    return Picture(look.art.painted(("hazed", name, amount), size, paint, 2), flip=flip)


def _foam(look: Look) -> Picture:
    def paint(brush: Brush) -> None:
        drops = ((566, 6, 3.4), (584, 14, 2.6), (594, 28, 3), (548, 4, 2.4), (30, 54, 3))
        white = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#FFFFFF"/>' for x, y, r in drops)
        brush.shapes(
            '<g transform="scale(0.9)"><path d="M6 70 Q40 46 84 62 Q126 78 168 60 Q214 40 262 62'
            " Q306 80 352 60 Q398 40 440 58 Q476 70 510 46 Q524 18 560 10 Q590 8 588 34"
            ' Q582 58 596 72 Q566 92 500 88 Q300 104 120 92 Q40 92 6 70Z" fill="#F6FCF6"'
            ' fill-opacity=".93"/><path d="M60 80 Q100 64 140 80 M196 82 Q240 62 286 82'
            " M340 82 Q388 62 430 78 M470 78 Q510 72 530 50 M540 70 Q556 50 566 34"
            f'" {stroked("#8CC3C9", 5)}/>{white}</g>'
        )

    drawn = look.art.painted("foam at the bow", FOAM, paint, 4)
    return Picture(drawn, x=FOAM_MIDDLE[0], y=FOAM_MIDDLE[1], pivot=(0.5, 0.5))


class AtAnchor(Node):
    """A ship at anchor: it rises and falls, and rolls about its foot while its foam stays level."""

    def __init__(
        self,
        hull: Picture,
        foot: tuple[float, float],
        *,
        seed: int,
        rise: float = 1.5,
        roll: float = 1.2,
        lean: float = 0,
        ticks: int = 180,
        foam: Picture | None = None,
    ) -> None:
        super().__init__(hull, x=foot[0], y=foot[1])
        self._hull, self._foam = hull, foam
        hull.pivot = 0.5, 1
        self._rise, self._roll, self._lean = rise, roll, lean
        self._ticks = ticks + chance(seed, 1) % 30  # no two ships together
        self._phase = chance(seed, 2) % 628 / 100
        if foam is not None:
            foam.pivot = 0.5, ABOVE_FOOT
            self.add(foam)

    def show(self, tick: int) -> None:
        """Show a tick."""
        turn = 2 * pi * tick / self._ticks + self._phase
        self._hull.y = -self._rise * sin(turn)
        # At half the frequency of the rise, or it looks mechanical.
        self._hull.angle = self._lean + self._roll * sin(turn / 2 + 1.1)
        if self._foam is not None:
            self._foam.scale = 1 + 0.04 * sin(turn + 2)
            self._foam.angle = 0.5 * sin(turn / 2)


class Gull(Picture):
    """A gull that flies in circles, or crosses the picture now and then."""

    def __init__(self, look: Look, x: float, y: float, width: float, number: int) -> None:
        self._wings = [look.art.drawing(f"gull_fly_{name}", width) for name in range(3)]
        super().__init__(self._wings[0], pivot=(0.5, 0.5))
        self._middle, self._span, self._number = (x, y), width, number

    def circle(self, tick: int) -> None:
        """Show a tick of its circle; it beats its wings for a third of it."""
        turn = 2 * pi * (tick / CIRCLE_TICKS + self._number / len(GULLS)) % (2 * pi)
        self._beat(tick, glides=turn > 2 * pi / 3)
        self.x = self._middle[0] + self._span * 1.3 * sin(turn)
        self.y = self._middle[1] + self._span * 0.35 * cos(turn)
        self.angle = 9 * cos(turn)

    def cross(self, tick: int) -> None:
        """Show a tick of its way across, if it is on the way."""
        cycle, since = divmod(tick, PASSING_EVERY)
        drawn = chance(cycle)
        way = (since - drawn % 600) / PASSING_TICKS
        self.alpha = 1 if 0 <= way < 1 else 0
        if self.alpha:
            self._beat(tick, glides=since // 60 % 3 == 0)
            share = way if drawn >> 12 & 1 else 1 - way
            self.x = -self._span + (1280 + 2 * self._span) * share
            self.y = self._middle[1] + 55 * sin(2.2 * pi * way + drawn % 7) + 8 * sin(30 * way)
            self.angle = 6 * cos(2.2 * pi * way + drawn % 7)

    @property
    def drawables(self) -> list[Drawable]:
        """How it looks now and later."""
        return self._wings

    def _beat(self, tick: int, *, glides: bool) -> None:
        wings = self._wings[1 if glides else WINGS[tick // WING_TICKS % len(WINGS)]]
        if wings is not self.drawable:
            self.show(wings)


class Lights(Node):
    """Sparks of light on water or gold: each slot shines for a moment, every time elsewhere."""

    cycle, shining = 480, 42
    """Ticks from one spark of a slot to the next, and how long it lasts."""

    def __init__(
        self, drawable: Drawable, areas: Sequence[Area], slots: int, seed: int = 0
    ) -> None:
        """Shine in areas; name one twice for more light."""
        super().__init__()
        self._drawable, self._areas = drawable, areas
        self._slots, self._seed = slots, seed
        self.tick = 0

    def own_draws(self, spot: Spot) -> Iterable[Draw]:
        """Draw those that shine now."""
        for slot in range(self._slots):
            number, since = divmod(self.tick + slot * self.cycle // self._slots, self.cycle)
            if 0 < since < self.shining:
                drawn = chance(self._seed, slot, number)
                left, top, width, height = self._areas[drawn % len(self._areas)]
                x = left + chance(drawn, 1) % 1000 / 1000 * width
                y = top + chance(drawn, 2) % 1000 / 1000 * height
                yield self._spark(spot, x, y, since / self.shining)

    def _spark(self, spot: Spot, x: float, y: float, share: float) -> Draw:
        """Let one grow and shrink as it turns a little."""
        size = self._drawable.width * (0.25 + 0.75 * sin(pi * share)) * spot.scale
        alpha = spot.alpha * min(1.0, 2 * sin(pi * share))
        return Draw(self._drawable, *spot.place(x, y), size, size, angle=30 * share, alpha=alpha)


class Waves(Lights):
    """Crests that come, run a little way and go again: larger nearer by, warm below the sun."""

    cycle, shining = 420, 300

    def _spark(self, spot: Spot, x: float, y: float, share: float) -> Draw:
        near = (y - HORIZON) / (720 - HORIZON)
        scale = (0.35 + 0.85 * near) * spot.scale
        warm = max(0.0, 1 - abs(x - SUN) / (120 + 200 * near))
        tint = 255, round(248 - 20 * warm), round(236 - 80 * warm)
        return Draw(
            self._drawable,
            *spot.place(x - 34 * scale * share, y + 2 * sin(pi * share)),
            (self._drawable.width + 2 * self._drawable.margin) * scale,
            (self._drawable.height + 2 * self._drawable.margin) * scale,
            angle=3 * cos(2 * pi * share),
            alpha=0.5 * sin(pi * share) * spot.alpha,
            tint=tint,
        )


def _crest(look: Look) -> Drawable:
    def paint(brush: Brush) -> None:
        crest = "M3 15 C26 6 42 2 58 5 S92 17 117 12"
        brush.shapes(f'<path d="{crest}" {stroked("#FFFFFF", 3.2)}/>')

    return look.art.painted("crest", (120, 20), paint, 2)


class Harbour(Node):
    """Everything behind the menu."""

    def __init__(self, look: Look, size: tuple[int, int]) -> None:
        art = look.art
        self._hero = AtAnchor(
            sunlit(look, HERO, HERO_WIDTH),
            HERO_FOOT,
            seed=0,
            rise=2.6,
            roll=0.5,
            lean=HERO_LEAN,
            ticks=340,
        )
        far = [
            AtAnchor(
                _hazed(look, name, width, haze, flip=flip),
                foot,
                seed=number,
                foam=_hazed(look, "wake_idle_0", width * COLLAR, haze / 2, flip=flip),
            )
            for number, (name, foot, width, haze, flip) in enumerate(FAR_SHIPS, 1)
        ]
        self._ships = (*far, self._hero)
        waters = [(0, HORIZON + 60, 1280, 200)]
        self._lights: tuple[Lights, ...] = (
            Waves(_crest(look), waters, 30, seed=3),
            Lights(art.drawing("glint_2", 20), WATERS, 48),
        )
        self._foam = _foam(look)
        self._gulls = [Gull(look, *gull, number) for number, gull in enumerate(GULLS)]
        self._passing = Gull(look, 0, 266, PASSING_WIDTH, 0)
        left, top, *front = WAVE_FRONT
        super().__init__(
            Picture(art.painting("title", *size)),
            self._lights[0],
            *far,
            self._lights[1],
            self._hero,
            Picture(art.painting("title_wave_front", *front), x=left, y=top),
            self._foam,
            *(*self._gulls, self._passing),
        )

    def soon(self) -> list[Drawable]:
        """Say what is drawn only later."""
        return [wings for gull in (*self._gulls, self._passing) for wings in gull.drawables]

    def show(self, tick: int) -> None:
        """Show a tick."""
        for ship in self._ships:
            ship.show(tick)
        for lights in self._lights:
            lights.tick = tick
        for gull in self._gulls:
            gull.circle(tick)
        self._passing.cross(tick)
        turn = 2 * pi * tick / 210
        self._foam.x = FOAM_MIDDLE[0] + 2.5 * sin(turn / 2)
        self._foam.y = FOAM_MIDDLE[1] + 1.4 * sin(turn)
        self._foam.angle = 0.35 * sin(turn / 2 + 0.8)
