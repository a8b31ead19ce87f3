"""What flies over the winner: rays, fireworks and paper, all of it functions of the tick."""

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin

from goldenhorn.common.chance import chance
from goldenhorn.engine.pieces import COLOURS
from goldenhorn.graphics.brush import Brush
from goldenhorn.graphics.drawable import ADD, PLAIN, Draw, Drawable
from goldenhorn.graphics.node import Node, Picture, Spot
from goldenhorn.graphics.outlines import filled, linear, radial, rounded
from goldenhorn.graphics.piece_colours import GOODS
from goldenhorn.graphics.theme import GOLD_LIGHT, HEIGHT, WIDTH
from goldenhorn.graphics.tween import out_quad
from goldenhorn.ui.widgets.look import Look

GLOW, RAY = 64, (60, 480)
"""The size of a soft light, and of one ray."""
RAYS, RAY_TURN = 12, 0.12
PAPERS, PAPER = 80, (11, 6)
BURSTS, BURST_EVERY, BURST_TICKS, SPARKS, TRAIL = 6, 120, 84, 26, 2
REACH = 130
"""How far a spark flies."""


def glow(look: Look) -> Drawable:
    """Return a soft white light, to be tinted and added."""

    def paint(brush: Brush) -> None:
        light = radial("g", (GLOW / 2, GLOW / 2), GLOW / 2, (0, "#FFFFFF", 1), (1, "#FFFFFF", 0))
        brush.shapes(rounded((GLOW, GLOW), 0, 0, filled("url(#g)")), light)

    return look.art.painted("glow", (GLOW, GLOW), paint)


class Rays(Node):
    """Beams of light that turn slowly round a middle."""

    def __init__(self, look: Look, x: float, y: float) -> None:
        width, height = RAY

        def paint(brush: Brush) -> None:
            beam = f'<path d="M{width / 2} {height} L0 0 L{width} 0Z" {filled("url(#r)")}/>'
            fade = linear("r", (0, 0), (0, height), (0, "#FFFFFF", 0), (1, "#FFFFFF", 0.5))
            brush.shapes(beam, fade)

        drawn = look.art.painted("ray", RAY, paint)
        beams = [Picture(drawn, pivot=(0.5, 1), angle=number * 360 / RAYS, tint=GOLD_LIGHT,
                         blend=ADD, alpha=0.45) for number in range(RAYS)]  # fmt: skip
        super().__init__(*beams, x=x, y=y)

    def show(self, tick: int) -> None:
        """Show a tick."""
        self.angle = tick * RAY_TURN


class Paper(Node):
    """Pieces of paper that flutter down."""

    tick = 0

    def __init__(self) -> None:
        super().__init__()
        self._pieces = [[_share(number, salt) for salt in range(8)] for number in range(PAPERS)]

    def own_draws(self, spot: Spot) -> Iterable[Draw]:
        """Draw each where it is by now."""
        tick = self.tick
        for number, (fast, late, across, swing, phase, flutter, turned, turns) in enumerate(
            self._pieces
        ):
            fall = (tick * (1.2 + fast) + 860 * late) % (HEIGHT + 140) - 60
            x = WIDTH * across + 34 * sin(2 * pi * (tick / 150 + swing))
            thin = 1 + 0.55 * sin(2 * pi * (tick / (50 + 30 * flutter) + phase))
            yield Draw(
                *(PLAIN, *spot.place(x, fall), PAPER[0], PAPER[1] * thin),
                angle=360 * turned + tick * (1 + turns),
                alpha=spot.alpha,
                tint=GOODS[COLOURS[number % len(COLOURS)]].base,
            )


class Fireworks(Node):
    """Bursts at both sides, whose sparks fly out, fall and fade."""

    tick = 0

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._glow = glow(look)

    def own_draws(self, spot: Spot) -> Iterable[Draw]:
        """Draw the sparks of all that burn."""
        for burst in range(BURSTS):
            turn, age = divmod(self.tick - 20 - burst * BURST_EVERY // BURSTS, BURST_EVERY)
            share = age / BURST_TICKS
            if turn < 0 or share >= 1:
                continue
            (x, y), ways = _burst(turn * BURSTS + burst)
            tint, left = GOODS[COLOURS[burst % len(COLOURS)]].light, 760 * (burst % 2)
            for trail in range(TRAIL):
                then = max(0.0, share - 0.04 * trail)
                flown, fallen = out_quad(then), 60 * then * then
                span = 22 * (1 - share) + 8 - 3 * trail
                bright = min(1.0, 2.5 * share) * (1 - share) * (1 - 0.3 * trail) * spot.alpha
                for across, down in ways:
                    at = spot.place(left + x + across * flown, y + down * flown + fallen)
                    yield Draw(self._glow, *at, span, span, tint=tint, blend=ADD, alpha=bright)


@lru_cache(2 * BURSTS)
def _burst(seed: int) -> tuple[tuple[float, float], list[tuple[float, float]]]:
    """Say where one begins on its side, and how far its sparks fly."""
    middle = 90 + 300 * _share(seed, 5), 60 + 170 * _share(seed, 6)
    ways = []
    for spark in range(SPARKS):
        far = REACH * (0.35 + 0.65 * _share(spark, seed, 1) ** 0.5)
        turned = 2 * pi * _share(spark, seed, 2)
        ways.append((far * cos(turned), far * sin(turned)))
    return middle, ways


def _share(*numbers: int) -> float:
    return chance(*numbers) % 1000 / 1000
