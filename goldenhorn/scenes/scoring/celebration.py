"""What flies over the winner: rays, fireworks and paper, all of it functions of the tick."""

from collections.abc import Iterable
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

GLOW, RAY = 64, (60, 620)
"""The size of a soft light, and of one ray."""
RAYS, RAY_TURN = 14, 0.12
PAPERS, PAPER = 90, (11, 6)
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


class Flying(Node):
    """Many small things, drawn anew for every tick."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._glow = glow(look)
        self.tick = 0


class Paper(Flying):
    """Pieces of paper that flutter down."""

    def own_draws(self, spot: Spot) -> Iterable[Draw]:
        """Draw each where it is by now."""
        for number in range(PAPERS):
            fast, late, across, swing, *_ = drawn = [_share(number, salt) for salt in range(8)]
            fall = (self.tick * (1.2 + fast) + 860 * late) % (HEIGHT + 140) - 60
            x = WIDTH * across + 34 * sin(2 * pi * (self.tick / 150 + swing))
            thin = 1 + 0.55 * sin(2 * pi * (self.tick / (50 + 30 * drawn[5]) + drawn[4]))
            yield Draw(
                *(PLAIN, *spot.place(x, fall), PAPER[0], PAPER[1] * thin),
                angle=360 * drawn[6] + self.tick * (1 + drawn[7]),
                alpha=spot.alpha,
                tint=GOODS[COLOURS[number % len(COLOURS)]].base,
            )


class Fireworks(Flying):
    """Bursts at both sides, whose sparks fly out, fall and fade."""

    def own_draws(self, spot: Spot) -> Iterable[Draw]:
        """Draw the sparks of all that burn."""
        for burst in range(BURSTS):
            turn, age = divmod(self.tick - 20 - burst * BURST_EVERY // BURSTS, BURST_EVERY)
            share = age / BURST_TICKS
            if turn < 0 or share >= 1:
                continue
            seed, tint = turn * BURSTS + burst, GOODS[COLOURS[burst % len(COLOURS)]].light
            x = 90 + 300 * _share(seed, 5) + 760 * (burst % 2)
            y = 60 + 170 * _share(seed, 6)
            for spark in range(SPARKS):
                way, turned = _share(spark, seed, 1), 2 * pi * _share(spark, seed, 2)
                for trail in range(TRAIL):
                    then = max(0.0, share - 0.04 * trail)
                    far = REACH * (0.35 + 0.65 * way**0.5) * out_quad(then)
                    at = x + far * cos(turned), y + far * sin(turned) + 60 * then * then
                    span = 22 * (1 - share) + 8 - 3 * trail
                    bright = min(1.0, 2.5 * share) * (1 - share) * (1 - 0.3 * trail)
                    yield Draw(self._glow, *spot.place(*at), span, span, tint=tint, blend=ADD,
                               alpha=spot.alpha * bright)  # fmt: skip


def _share(*numbers: int) -> float:
    return chance(*numbers) % 1000 / 1000
