"""The last part of the rule book: end, points, dominions, house rules, controls, and questions."""

from goldenhorn.common.language import N_
from goldenhorn.session.rule_book.rule_pages import Chapter, Question, RulePage

CONTROLS_PICTURE = "controls"
"""Not an example but a list of keys, those of the device that spoke last."""
INDEX_PICTURE = "questions"
"""No example and no text, but QUESTIONS."""

THE_END = Chapter(
    "end",
    N_("The end"),
    "bell",
    (
        RulePage(
            "end",
            N_("How the end comes"),
            (
                N_(
                    "Does your warehouse hold all six colours? Then you may announce the end, "
                    "whenever you like in your turn. Robbed cubes count too."
                ),
                N_(
                    "You need not: perhaps you want more points first, for whoever ends the game "
                    "has not won it yet. Once the end has come, nobody announces it again."
                ),
                N_("The end also comes when a city stays empty because the bag has run out."),
            ),
            ("R40", "R41"),
            "end",
            N_("Six colours: ring the bell, or wait."),
        ),
        RulePage(
            "last-round",
            N_("The last round"),
            (
                N_(
                    "The end has come? The round is still played to its end. Whoever sits "
                    "just before the start player has the last turn. So nobody gets more "
                    "turns than the others."
                ),
                N_(
                    "Ten rounds without any loading, unloading, robbing, conquering or "
                    "training? Then the end comes by itself."
                ),
            ),
            ("R42", "R43"),
            "last_round",
            N_("Lion began, so Griffin has the last turn."),
        ),
    ),
)

POINTS = Chapter(
    "points",
    N_("Points"),
    "laurel",
    (
        RulePage(
            "sets",
            N_("Goods and sets"),
            (
                N_(
                    "Each cube in your warehouse is one point. Cubes still aboard ships score "
                    "nothing."
                ),
                N_(
                    "Sets of different colours bring more: four colours 1 point, five colours 2,"
                    " six colours 4."
                ),
                N_("Each cube can be in one set only. The game finds the best sets for you."),
            ),
            ("R50", "R51"),
            "sets",
            N_("Sets of four, five and six colours."),
        ),
        RulePage(
            "example",
            N_("Let us count"),
            (
                N_(
                    "Here are 4 yellow, 3 orange, 2 pink and 2 red cubes, 1 green and 1 blue "
                    "one: that is 13 points."
                ),
                N_(
                    "All six colours make a set: 4 points more. Orange, red, yellow and pink are"
                    " left for a set of four: 1 point more."
                ),
                N_("13 + 4 + 1 = 18 points."),
            ),
            ("R52",),
            "example",
            N_("One set of six, one of four, and three cubes left over."),
        ),
        RulePage(
            "winner",
            N_("Who wins?"),
            (
                N_("The player with the most points wins."),
                N_("Equal points? Then the winners share the victory, and the feast."),
            ),
            ("R53",),
            "winner",
            N_("18 each: two winners."),
        ),
    ),
)

DOMINIONS = Chapter(
    "dominions",
    N_("Dominions"),
    "fort_glyph",
    (
        RulePage(
            "soldiers",
            N_("Soldiers come"),
            (
                N_(
                    "This is for games with the expansion. Into the bag go 8 white and 8 "
                    "black cubes. Cities are filled up to ten, people counted. 20 soldiers "
                    "wait in the store."
                ),
                N_(
                    "For each black or white cube that is drawn, a soldier comes to the city. Black"
                    " cubes leave the game. White ones go back into the bag when the city is"
                    " full."
                ),
            ),
            ("R60", "R61"),
            "soldiers",
            N_("A black cube? A soldier takes its place."),
        ),
        RulePage(
            "farmers",
            N_("Farmers come"),
            (
                N_(
                    "No soldiers left in the store? Then a black cube stays in the city: it is a"
                    " farmer now."
                ),
                N_(
                    "For a white cube, a black one that had left the game comes back as a farmer,"
                    " and the white one returns to the bag. If no black cube is there, the place"
                    " stays empty."
                ),
            ),
            ("R62",),
            "farmers",
            N_("The store is empty, so a farmer comes."),
        ),
        RulePage(
            "aboard",
            N_("People aboard"),
            (
                N_(
                    "Instead of goods, a ship may take all soldiers of a city, or all farmers, or"
                    " both. Its sails do not matter. Goods and people never sail together, and"
                    " nobody has to take people."
                ),
                N_("A soldier aboard keeps pirates away. From farmers alone they take one."),
                N_("In Venice and Constantinople people go to your warehouse."),
            ),
            ("R63", "R64", "R65"),
            "aboard",
            N_("With soldiers aboard, pirates stay away."),
        ),
        RulePage(
            "conquer",
            N_("Conquer"),
            (
                N_(
                    "Once in your turn, whenever you like, even after your ship has moved, you "
                    "may conquer a free dominion. Pay its soldiers from your warehouse. Two "
                    "farmers count as a soldier, and there is no change."
                ),
                N_(
                    "Zara costs 2 and brings 3 points. Durazzo costs 3 for 6, Candia 4 for 8,"
                    " Negroponte 5 for 10, Galata 6 for 12."
                ),
                N_("It is yours for good. Soldiers return to the store, farmers leave the game."),
            ),
            ("R66", "R68"),
            "conquer",
            N_("Three soldiers take Durazzo: 6 points."),
        ),
        RulePage(
            "train",
            N_("Train farmers"),
            (
                N_(
                    "At any moment of your turn you may train farmers in your warehouse. Each "
                    "becomes a soldier, until the store has no more."
                ),
                N_("The farmers’ cubes leave the game."),
            ),
            ("R67",),
            "train",
            N_("One farmer becomes one soldier."),
        ),
        RulePage(
            "dominion-points",
            N_("End and points"),
            (
                N_(
                    "With the fifth dominion conquered, the end comes too. And a city with "
                    "nothing but farmers counts as empty."
                ),
                N_(
                    "Your dominions bring their points, and every soldier and farmer at home "
                    "brings one. People are in no set, and aboard ships they count nothing."
                ),
            ),
            ("R69", "R70"),
            "dominion_points",
            N_("All five are taken: the end has come."),
        ),
    ),
)

HOUSE_RULES_CHAPTER = Chapter(
    "house-rules",
    N_("House rules"),
    "scroll",
    (
        RulePage(
            "house-wind",
            N_("Stricter winds"),
            (
                N_("House rules are off until you switch them on in the lobby."),
                N_("Sail on: a ship may not stop where the square has a colour of its sails."),
                N_("Turn back: a ship robbed of its last cube must turn round when it moves next."),
            ),
            ("H1", "H2"),
            "house_wind",
            N_("Green sail on green: on we go!"),
        ),
        RulePage(
            "house-sea",
            N_("Another sea"),
            (
                N_("Modone for three: three players have Modone halfway too, with three berths."),
                N_(
                    "Shuffled sea: chance decides in which order the colours lie. Sea tiles still"
                    " take turns."
                ),
            ),
            ("H4", "H5"),
            "house_sea",
            N_("Every game another way across."),
        ),
        RulePage(
            "house-table",
            N_("At the table"),
            (
                N_(
                    "One more turn: when the end has come, each of the others has exactly one more"
                    " turn."
                ),
                N_("Open hands: all cards lie face up for everyone to see."),
            ),
            ("H3", "H6"),
            "house_table",
            N_("No secrets with open hands."),
        ),
    ),
)

CONTROLS = Chapter(
    "controls",
    N_("Controls"),
    "gamepad",
    (
        RulePage(
            "controls",
            N_("Your buttons"),
            (
                N_(
                    "These are the buttons of the device you used last: keyboard, gamepad or"
                    " finger."
                ),
                N_("With a mouse or finger, simply tap what you want."),
                N_("Four directions and two buttons are enough for everything."),
            ),
            (),
            CONTROLS_PICTURE,
        ),
    ),
)

QUESTIONS: tuple[Question, ...] = (
    Question(N_("What is the game about?"), "minute"),
    Question(N_("What do I do in my turn?"), "turn"),
    Question(N_("What may my ship load?"), "loading"),
    Question(N_("How far does my ship sail?"), "wind"),
    Question(N_("What if a ship is in the way?"), "step"),
    Question(N_("May I turn round at sea?"), "turning"),
    Question(N_("Must I sail on, or may I stop?"), "stop"),
    Question(N_("When do I unload?"), "arrive"),
    Question(N_("How do I get cards?"), "new-cards"),
    Question(N_("What are cards good for?"), "cards"),
    Question(N_("How do pirates rob a ship?"), "raid"),
    Question(N_("Where is my ship safe?"), "safe"),
    Question(N_("What if I am robbed empty?"), "emptied"),
    Question(N_("When does the game end?"), "end"),
    Question(N_("Who still has a turn then?"), "last-round"),
    Question(N_("What is a set worth?"), "sets"),
    Question(N_("Who wins?"), "winner"),
    Question(N_("Can I undo my move?"), "take-back"),
    Question(N_("What are soldiers for?"), "conquer"),
    Question(N_("Which button does what?"), "controls"),
)
"""The twenty that people ask most, each answered by a page."""

INDEX = Chapter(
    "questions",
    N_("Questions"),
    "scroll",
    (RulePage("questions", N_("What people ask"), (), (), INDEX_PICTURE),),
)
