"""The first four lessons: sails, wind, goods and ports; words and wanted actions, no screen."""

from goldenhorn.common.language import N_
from goldenhorn.engine.actions import Advance, Load, Sail, Stop, Wind
from goldenhorn.engine.pieces import Cargo
from goldenhorn.session.lessons.lesson_plan import Goal, Lesson
from goldenhorn.session.lessons.positions import GOODS, PORTS, SAILS, WIND

SAILS_LESSON = Lesson(
    "sails",
    N_("Sails and squares"),
    SAILS,
    (
        Goal(
            N_("Sail one step with the pink ship."),
            N_("In every turn you move one ship. Take the little one with the pink sail."),
            (Sail(2, False), Stop()),
            N_("Later, gladly! First the pink ship: one step, onto the red square."),
            N_("The first step is always free. Red is not her colour, so here she stops."),
            replies="sail 1",
        ),
        Goal(
            N_("Bring the big ship to Constantinople."),
            N_("Now your big ship. Her sails are green, yellow and red."),
            (Sail(0, False), Advance()),
            N_("Now the big ship: let her sail all the way into Constantinople."),
            N_("Squares with a ship are leapt over for free. Yellow is her sail: on into port!"),
        ),
    ),
    N_("Well sailed! A free step, a leap over others, and your own colours carry you on."),
    ("R5", "R6", "R20", "R26", "R30", "R31", "R33", "R34"),
    "R30",
    "ship_lion_green-yellow-red",
)
WIND_LESSON = Lesson(
    "wind",
    N_("Catch the wind"),
    WIND,
    (
        Goal(
            N_("Reach yellow with a blue wind card."),
            N_("Your pink ship is bound for Constantinople. Plan her voyage."),
            (Sail(2, False), Wind(), Stop()),
            N_("Try this: the pink ship, one blue card, and a stop on yellow."),
            towards_landing=N_(
                "No blue sail? A blue card carries her on. Sail to yellow and stop there."
            ),
            replies="sail 0, wind, advance",
        ),
        Goal(
            N_("Stop early, on the red square."),
            N_("You may stop on any square you come to. Plan your big ship in Modone."),
            (Sail(0, False), Stop()),
            N_("A fine voyage, but now the big ship in Modone should stop early: on red."),
            N_("Her red sail could take her to blue. But you may stop here, on red."),
            N_("Her red sail could take her to blue. Make it shorter: stop on red."),
        ),
    ),
    N_("A card in the square’s colour buys one step. And you stop wherever you like."),
    ("R2", "R31", "R32"),
    "R31",
    "card_blue",
)
GOODS_LESSON = Lesson(
    "goods",
    N_("Goods and sets"),
    GOODS,
    (
        Goal(
            N_("Unload four pink cubes in Constantinople."),
            N_("In Constantinople the cargo goes to your warehouse. Each cube is a point."),
            (Sail(1, False),),
            N_("First bring home the pink cubes: they wait just outside Constantinople."),
            N_("Pink is your fourth colour, and four colours make a set: one point more!"),
            replies="sail 2",
        ),
        Goal(
            N_("Load blue for a set of five."),
            N_("Who leaves port loads one colour, never one of her sails. Big ship: blue!"),
            (Load(0, Cargo.BLUE), Advance(), Stop()),
            N_("Blue is the colour you lack: load blue, and sail as far as it is free."),
            N_("All four blue cubes are aboard. The port is filled up again from the bag."),
        ),
    ),
    N_("Four colours +1, five +2, all six +4. So load what you do not have yet!"),
    ("R1", "R24", "R34", "R50", "R51"),
    "R51",
    "cube_blue",
)
PORTS_LESSON = Lesson(
    "ports",
    N_("Ports and cards"),
    PORTS,
    (
        Goal(
            N_("Bring the pink ship to Constantinople."),
            N_("Fewer sails, more cards: one sail draws three in port. Plan the pink ship."),
            (Sail(2, False),),
            N_("Your hand is thin. Let the pink ship draw three cards in Constantinople."),
            N_("Into port: she unloads, and you draw three new cards."),
            replies="sail 0, stop",
        ),
        Goal(
            N_("Find shelter in Modone."),
            N_("Modone lies halfway. No pirate robs you there. Plan your ship on green."),
            (Sail(1, False),),
            N_("Come into Modone first, with the ship on the green square."),
            N_("The cargo stays aboard in Modone. With two players it gives no cards."),
        ),
    ),
    N_("A new game: share your ships between both ports, take five cards, and sail!"),
    ("R7", "R13", "R14", "R33", "R35"),
    "R33",
    "modone",
)
