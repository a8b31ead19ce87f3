"""The recorded positions of the lessons: seeds and what was played from them; nothing else."""

from goldenhorn.session.lessons.lesson_plan import Opening

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
