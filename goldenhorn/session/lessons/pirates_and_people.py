"""The last four lessons: pirates, the end, soldiers, farmers; words and actions, no screen."""

from goldenhorn.common.language import N_
from goldenhorn.engine.actions import Advance, Announce, Conquer, Load, Raid, Sail, Stop, Train
from goldenhorn.engine.pieces import Cargo, Colour
from goldenhorn.session.lessons.lesson_plan import RIVAL, Goal, Lesson
from goldenhorn.session.lessons.positions import FARMERS, PIRATES, SOLDIERS, THE_END

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
