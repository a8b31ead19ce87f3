"""The eight lessons in their order: recorded positions, goals one after another, and words."""

from goldenhorn.common.language import N_
from goldenhorn.engine.actions import (
    Advance,
    Announce,
    Conquer,
    Load,
    Raid,
    Sail,
    Stop,
    Train,
    Wind,
)
from goldenhorn.engine.pieces import Cargo, Colour
from goldenhorn.session.lessons.lesson_plan import RIVAL, Goal, Lesson, Opening

SAILS = Opening(
    444,
    "place venice constantinople venice, place venice venice constantinople, load 2 red, stop,"
    " load 1 orange, stop, load 0 orange, advance, load 0 yellow, stop, sail 2, load 2 pink,"
    " advance, stop",
)
WIND = Opening(
    197,
    "place venice venice venice, place venice venice constantinople, load 2 yellow, stop,"
    " load 0 red, stop, load 0 blue, advance, load 1 yellow, advance, sail 2, wind, stop, sail 0,"
    " stop",
)
GOODS = Opening(
    31,
    "place venice venice venice, place constantinople constantinople constantinople,"
    " load 0 orange, stop, load 2 pink, advance, stop, sail 0, stop, load 0 red, stop,"
    " load 2 yellow, wind, stop, load 1 orange, advance, sail 2, sail 0, wind, stop, load 1 pink,"
    " advance, wind, stop, sail 2, stop, sail 0, stop, sail 1, stop, sail 2, sail 1, stop,"
    " load 2 red, sail 2, sail 0, sail 2, stop, sail 2, sail 0",
)
PORTS = Opening(
    413,
    "place venice venice venice, place venice venice constantinople, load 1 pink, advance, wind,"
    " stop, load 0 green, stop, load 2 yellow, advance, load 1 orange, stop, sail 2, wind, wind,"
    " stop, sail 1",
)
PIRATES = Opening(
    229,
    "place constantinople constantinople constantinople, place venice constantinople"
    " constantinople, load 1 yellow, stop, load 1 orange, stop, sail 1, stop, load 0 green, stop",
)
THE_END = Opening(
    8,
    "place venice venice venice, place venice constantinople venice, load 0 pink, stop, load 1"
    " orange, stop, load 1 green, stop, load 0 red, wind, load 2 orange, wind, sail 0, stop,"
    " sail 0, advance, sail 1, stop, sail 1, stop, load 2 blue, stop, sail 2, stop, sail 2,"
    " stop, sail 2, sail 2, load 2 red, stop, sail 1, stop, sail 1, advance, sail 1, stop, sail"
    " 0, stop, sail 2, load 1 yellow, load 2 blue, sail 0, sail 0, advance, load 0 pink, stop,"
    " load 0 red, stop, sail 0, stop, sail 2, stop, sail 1, sail 0, load 1 red, sail 0, sail 0,"
    " load 0 yellow, stop, load 0 blue, sail 0, stop, sail 0, stop, sail 2, sail 1, sail 1",
)
SOLDIERS = Opening(
    103,
    "place venice venice constantinople, place constantinople constantinople venice,"
    " load 0 soldiers, wind, wind, advance, load 1 orange, stop, sail 0, advance, stop, sail 1,"
    " advance",
    expansion=True,
)
FARMERS = Opening(
    536,
    "place constantinople constantinople venice, place venice venice venice, load 1 red, stop,"
    " load 1 pink, wind, wind, advance, load 2 orange, wind, advance, stop, load 0 yellow, advance,"
    " advance, load 0 blue, wind, advance, stop, load 2 red, stop, sail 1, advance, wind, sail 2,"
    " stop, load 1 soldiers, advance, advance, stop, sail 0, advance, sail 1, end, load 0 yellow,"
    " stop, load 1 green, advance, end, sail 0, advance, advance, sail 1, advance, end,"
    " load 0 soldiers, advance, load 1 pink, advance, advance, stop, end, sail 1, wind, sail 0,"
    " wind, end, load 1 soldiers, wind, load 0 blue, wind, wind, wind, end, sail 1, stop,"
    " load 0 orange, stop, end, sail 1, stop, sail 2, end, sail 0, sail 2, end, load 0 green,"
    " load 2 soldiers, end, sail 2, sail 0, advance, advance, wind, end, load 2 pink, wind, wind,"
    " wind, wind, load 0 soldiers, wind, advance, advance, stop, end, load 2 green, stop, sail 1,"
    " end, sail 0, wind, load 1 red, wind, wind, end, load 0 red, wind, wind, wind, sail 2, wind,"
    " end, load 0 troops, wind, wind, load 2 farmers, wind, wind, wind, end, sail 1, end",
    expansion=True,
)


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


DURAZZO = 1
"""Its place in the row of dominions."""

PIRATES_LESSON = Lesson(
    "pirates",
    N_("Pirates!"),
    PIRATES,
    (
        Goal(
            N_("Rob the ship on blue, then load orange."),
            N_("Two cards in a rival’s sail colours: your pirates take a cube. Pay two green."),
            (
                Raid(RIVAL, 1, (Colour.GREEN, Colour.GREEN)),
                Load(2, Cargo.ORANGE),
                Stop(),
            ),
            N_("First the pirates: two green cards. Then the pink ship leaves with orange."),
            N_("Pirates first, then the move. Now leave port with orange."),
            with_raid=N_("The pirates are ready. Now your move: the pink ship, with orange."),
            replies="raid 0:2 pink pink, sail 1",
        ),
        Goal(
            N_("Turn the robbed ship round."),
            N_("Oh no, robbed! But an empty ship may turn round. Plan your pink ship."),
            (Sail(2, True),),
            N_("Turn the pink ship round: Constantinople is right behind her."),
            towards_landing=N_(
                "Choose the way back to Constantinople: there she draws three cards."
            ),
        ),
    ),
    N_("Pirates only strike at sea. In port, and without cargo, a ship is safe."),
    ("R21", "R22", "R23"),
    "R21",
    "pirate",
)
END_LESSON = Lesson(
    "end",
    N_("The last round"),
    THE_END,
    (
        Goal(
            N_("Bring home your sixth colour."),
            N_("Five colours are in your warehouse. Blue is on your big ship: bring it home!"),
            (Sail(0, False),),
            N_("Blue is what you need: let the big ship sail into Constantinople."),
            N_("With all six colours, you may announce the end in your turn."),
        ),
        Goal(
            N_("Announce the end."),
            N_("All six! Ring the bell: this round is the last, then points count."),
            (Announce(),),
            N_("You are in the lead: ring the bell and announce the end."),
            replies="sail 0, advance",
        ),
    ),
    N_("17 goods and two sets, six colours and five: 23 points! Most points win."),
    ("R40", "R42", "R50", "R51", "R53"),
    "R40",
    "hourglass",
)
SOLDIERS_LESSON = Lesson(
    "soldiers",
    N_("Soldiers and dominions"),
    SOLDIERS,
    (
        Goal(
            N_("Land your soldiers in Constantinople."),
            N_("Four soldiers are aboard, and they keep pirates away. Bring them to port."),
            (Sail(0, False), Advance()),
            N_("The soldiers first: sail your big ship into Constantinople."),
            N_("Soldiers go to your warehouse, one point each. But they can do more."),
        ),
        Goal(
            N_("Conquer Durazzo."),
            N_("Once in a turn you may conquer. Durazzo costs three soldiers: six points!"),
            (Conquer(DURAZZO, 3, 0),),
            N_("A good plan, but try Durazzo: three soldiers for six points."),
            replies="load 2 red, stop",
        ),
        Goal(
            N_("Take new soldiers aboard."),
            N_("Instead of goods a ship may load all soldiers in port, whatever her sails."),
            (Load(0, Cargo.SOLDIERS), Advance(), Stop()),
            N_("Let your big ship take the soldiers, and sail as far as it is free."),
            N_("With soldiers aboard, nobody can rob her. Off to the next dominion!"),
        ),
    ),
    N_("Soldiers buy dominions. When all five are taken, that round is the last."),
    ("R60", "R61", "R63", "R64", "R65", "R66", "R68", "R69"),
    "R66",
    "soldier",
)
FARMERS_LESSON = Lesson(
    "farmers",
    N_("Farmers and training"),
    FARMERS,
    (
        Goal(
            N_("Conquer Durazzo with two farmers."),
            N_("All soldiers are in play, so farmers come. Two farmers pay for one soldier."),
            (Conquer(DURAZZO, 2, 2),),
            N_("Try Durazzo, and pay with two soldiers and two farmers."),
        ),
        Goal(
            N_("Train two farmers."),
            N_("Your soldiers are back in the store. Now farmers can be trained, one for one."),
            (Train(2),),
            N_("First train both farmers: then you have two soldiers more."),
        ),
        Goal(
            N_("Load the farmer in Constantinople."),
            N_("Farmers sail on any ship, but pirates may take them. Use the pink ship."),
            (Load(2, Cargo.FARMERS), Stop()),
            N_("The pink ship in Constantinople should take the farmer."),
            N_("Stop on yellow. And remember: people never count in sets."),
        ),
    ),
    N_("Every soldier and farmer at home is a point. Now you know all there is!"),
    ("R62", "R63", "R64", "R66", "R67", "R70"),
    "R62",
    "farmer",
)


LESSONS: tuple[Lesson, ...] = (
    *(SAILS_LESSON, WIND_LESSON, GOODS_LESSON, PORTS_LESSON, PIRATES_LESSON, END_LESSON),
    *(SOLDIERS_LESSON, FARMERS_LESSON),
)


def lesson_after(lesson: Lesson) -> Lesson | None:
    """Return the next lesson; None after the last."""
    following = LESSONS.index(lesson) + 1
    return LESSONS[following] if following < len(LESSONS) else None


def first_open(done: tuple[str, ...]) -> Lesson | None:
    """Return the first lesson that has not been finished."""
    return next((lesson for lesson in LESSONS if lesson.name not in done), None)
