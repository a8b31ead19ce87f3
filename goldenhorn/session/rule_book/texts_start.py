"""The beginning of the rule book: the game in short, the pieces, setting up; texts only."""

from goldenhorn.common.language import N_
from goldenhorn.session.rule_book.rule_pages import Chapter, RulePage

THE_GAME = Chapter(
    "game",
    N_("The game"),
    "compass_rose",
    (
        RulePage(
            "minute",
            N_("The game in a minute"),
            (
                N_(
                    "You are a merchant. Your ships carry goods from Venice to Constantinople and"
                    " back."
                ),
                N_(
                    "In your turn you move one ship. It loads, sails, and unloads in the other"
                    " city. The right sails and cards take it further."
                ),
                N_(
                    "Do you have goods of all six colours at home? Then you may call the end. The"
                    " most points win."
                ),
            ),
            (),
            "minute",
            N_("Load here, sail across, unload there."),
        ),
        RulePage(
            "goods",
            N_("Six kinds of goods"),
            (
                N_(
                    "Goods are little cubes in six colours. Each has its own sign: star, "
                    "blossom, leaf, diamond, ring or moon."
                ),
                N_(
                    "There are 15 cubes of each colour, 90 in all. They wait in a bag, and nobody"
                    " may look inside."
                ),
            ),
            ("R1",),
            "goods",
            N_("Saffron, silk, olives, wine, oranges and glass."),
        ),
        RulePage(
            "cards",
            N_("Cards do two jobs"),
            (
                N_("There are nine cards of each colour, 54 in all."),
                N_("One card is wind: it blows a ship on from a square of its colour."),
                N_("Two cards are pirates: they rob a ship that has these colours on its sails."),
            ),
            ("R2",),
            "cards",
            N_("One card for wind, two for pirates."),
        ),
        RulePage(
            "ships",
            N_("Your three ships"),
            (
                N_(
                    "You have a warehouse and three ships. One has sails of three colours, one of"
                    " two, and one has a single colour."
                ),
                N_("Together your sails show each of the six colours once."),
                N_(
                    "Lion, Eagle, Dolphin or Griffin: your crest says which sails are yours. No two"
                    " players have the same."
                ),
            ),
            ("R3", "R4"),
            "ships",
            N_("The crest flies on every flag."),
        ),
        RulePage(
            "sea",
            N_("Cities and sea"),
            (
                N_(
                    "Venice lies in the west, Constantinople in the east. They have room for all"
                    " ships."
                ),
                N_(
                    "Between them lie squares of sea, always three together: orange, pink, green,"
                    " or red, blue, yellow. A square holds one ship."
                ),
                N_(
                    "Halfway there may be a little port, Modone. It has berths for two or three"
                    " ships."
                ),
            ),
            ("R5", "R6", "R7"),
            "sea",
            N_("Three squares, Modone, three squares."),
        ),
    ),
)

SET_UP = Chapter(
    "set-up",
    N_("Set-up"),
    "bag",
    (
        RulePage(
            "maps",
            N_("The way across"),
            (
                N_("Two players: three squares, Modone with two berths, three squares."),
                N_("Three players: twelve squares and no Modone."),
                N_("Four players: six squares, Modone with three berths, six squares."),
            ),
            ("R10", "R11", "R12"),
            "maps",
            N_("The maps for two, three and four players."),
        ),
        RulePage(
            "start",
            N_("Before you sail"),
            (
                N_("The eldest begins, or you draw lots. Then it goes round clockwise."),
                N_(
                    "One after another, you share out your three ships between Venice and"
                    " Constantinople, as you like."
                ),
                N_(
                    "Then each city gets nine cubes from the bag, and each player five cards. "
                    "Hands, draw pile and bag are secret. All else is open."
                ),
            ),
            ("R13", "R14", "R15"),
            "start",
            N_("Nine cubes for the city, five cards for you."),
        ),
    ),
)
