"""All bots by the name they are asked for."""

from goldenhorn.bots.bot import MakeBot
from goldenhorn.bots.random_bot import RandomBot

LEVELS: dict[str, MakeBot] = {"random": RandomBot}
