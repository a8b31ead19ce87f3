"""The middle of the rule book: a turn, sailing, pirates; texts only."""

from goldenhorn.common.language import N_
from goldenhorn.session.rule_book.rule_pages import Chapter, RulePage

YOUR_TURN = Chapter(
    "turn",
    N_("Your turn"),
    "hourglass",
    (
        RulePage(
            "turn",
            N_("What you do"),
            (
                N_("First, only if you like: send pirates to rob a ship."),
                N_("Then you must move one of your ships. Just one, and at least one step."),
                N_("That is all. Now it is the next player’s turn."),
            ),
            ("R20",),
            "turn",
            N_("First pirates, then one ship."),
        ),
        RulePage(
            "loading",
            N_("Loading"),
            (
                N_(
                    "A ship that leaves Venice or Constantinople must load first. Pick one colour"
                    " that lies there and take all its cubes."
                ),
                N_("However many there are; but never a colour on the ship’s own sails!"),
                N_(
                    "At once after loading, before the ship sails, the city is filled up to nine "
                    "cubes again, as long as the bag lasts. Is there nothing that the ship may "
                    "take? Then it leaves empty."
                ),
            ),
            ("R24", "R25"),
            "loading",
            N_("A pink sail: so no pink cubes, but all the green ones."),
        ),
        RulePage(
            "course",
            N_("Straight ahead"),
            (
                N_("At sea and in Modone a ship keeps its course. It cannot turn round."),
                N_(
                    "It turns in Venice and in Constantinople. A ship that pirates have emptied"
                    " may turn as well."
                ),
            ),
            ("R26",),
            "course",
            N_("Turning round at sea is not allowed."),
        ),
        RulePage(
            "take-back",
            N_("Taking back"),
            (
                N_("Changed your mind? Then undo your last move and choose anew."),
                N_(
                    "That works until something new comes to light: with fresh cards from the pile"
                    " or cubes from the bag there is no way back."
                ),
                N_("And it is too late once the next player has done anything."),
            ),
            (),
            "take_back",
            N_("Nothing drawn? Then back to where it was."),
        ),
    ),
)

SAILING = Chapter(
    "sailing",
    N_("Sailing"),
    "anchor",
    (
        RulePage(
            "step",
            N_("The first step"),
            (
                N_(
                    "The first step costs nothing. The ship goes to the next place ahead that has"
                    " room."
                ),
                N_(
                    "Ships in the way are leapt over, your own ones too. So is Modone when it is"
                    " full. Leaping is free, at every step."
                ),
            ),
            ("R30",),
            "step",
            N_("Lion leaps over Eagle: that is still one step."),
        ),
        RulePage(
            "wind",
            N_("Sails and wind"),
            (
                N_(
                    "Which colour is the square you have come to? If it is on your sails, you may"
                    " sail one step further for nothing."
                ),
                N_(
                    "If not, you may discard one card of that colour. The wind blows you one step "
                    "further."
                ),
                N_("Do this as often as your sails and cards allow."),
            ),
            ("R31",),
            "wind",
            N_("Red is on the sails. Blue is not, so it costs a card."),
        ),
        RulePage(
            "stop",
            N_("Stop where you like"),
            (
                N_("You may stop on any square of the sea."),
                N_(
                    "Say that you stop even when you cannot sail on. Then nobody learns which"
                    " cards you have."
                ),
            ),
            ("R32",),
            "stop",
            N_("Your cards stay your secret."),
        ),
        RulePage(
            "turning",
            N_("Turning round"),
            (
                N_("Your ship cannot turn round at sea, nor in Modone: it sails straight ahead."),
                N_(
                    "It turns only in Venice and Constantinople, or when pirates have emptied it."
                    " More about that under “Your turn”."
                ),
            ),
            (),
            "course",
            N_("No way back before the next city."),
        ),
        RulePage(
            "arrive",
            N_("Into port"),
            (
                N_(
                    "Venice and Constantinople end the journey. So does Modone, if it has a free"
                    " berth."
                ),
                N_(
                    "In Venice and in Constantinople everything aboard goes to your warehouse. In"
                    " Modone it stays aboard."
                ),
            ),
            ("R33", "R34"),
            "arrive",
            N_("Home at last: all cubes go ashore."),
        ),
        RulePage(
            "new-cards",
            N_("New cards"),
            (
                N_(
                    "A ship that comes into port brings cards: three if its sails have one colour,"
                    " two if they have two, one if they have three. Empty ships bring cards too."
                ),
                N_("But in a game for two, Modone gives none."),
                N_(
                    "Is the draw pile used up? Then the discard pile is shuffled and used again. "
                    "If that is empty too, you get no more. Hold as many as you like."
                ),
            ),
            ("R35", "R36"),
            "new_cards",
            N_("Fewer colours, more cards."),
        ),
    ),
)

PIRATES = Chapter(
    "pirates",
    N_("Pirates"),
    "sabres",
    (
        RulePage(
            "raid",
            N_("Send pirates"),
            (
                N_("Once in your turn, before you move, you may rob a ship of another player."),
                N_(
                    "Discard two cards. Each must have a colour of that ship’s sails. The same "
                    "colour twice is fine too."
                ),
                N_("Then take one cube from the ship. It goes straight to your warehouse."),
            ),
            ("R21",),
            "raid",
            N_("Two cards in the colours of Eagle’s sails, one cube for Lion."),
        ),
        RulePage(
            "safe",
            N_("Safe from pirates"),
            (
                N_(
                    "Pirates strike only on squares of the sea. In Venice, Constantinople and"
                    " Modone every ship is safe."
                ),
                N_("An empty ship cannot be robbed, and nobody robs a ship of their own."),
            ),
            ("R22",),
            "safe",
            N_("In a berth nothing can happen to you."),
        ),
        RulePage(
            "emptied",
            N_("Robbed empty"),
            (
                N_(
                    "Have pirates taken the last cube? Then the owner may turn that ship round"
                    " when it moves next."
                ),
                N_("You need not. After that move it keeps its course again."),
            ),
            ("R23",),
            "emptied",
            N_("The last cube is gone, so she may sail back."),
        ),
    ),
)
