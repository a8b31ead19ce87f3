"""Sensible but short-sighted, and careless every now and then."""

from goldenhorn.bots.medium import PlainJudge
from goldenhorn.bots.turns import Judging, Plan
from goldenhorn.bots.whole_turn import WholeTurnBot
from goldenhorn.engine.actions import Announce, Raid
from goldenhorn.engine.chance import below
from goldenhorn.engine.state import State

CARELESS = 60
"""In how many turns of a hundred it does what comes to mind first."""


class EasyBot(WholeTurnBot):
    """Looks at whole turns like the medium one, but often takes what comes to mind first."""

    def _judge(self, view: State) -> Judging:
        return PlainJudge(view)

    def _pick(self, found: list[Plan], chance: int) -> Plan:
        best = found[0]
        if isinstance(best.first, Announce):
            return best
        roll, chance = below(chance, 100)
        if roll >= CARELESS:
            return best
        # Carelessness is no malice: it neither ends the game nor robs by mistake.
        harmless = [plan for plan in found if not isinstance(plan.first, Announce | Raid)]
        place, _ = below(chance, len(harmless))
        return harmless[place]
