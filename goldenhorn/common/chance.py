"""What looks like chance and follows from numbers, so that any moment can be shown again."""


def chance(*numbers: int) -> int:
    """Mix numbers into one that looks like chance, from 0 to 2³¹ - 1.

    >>> chance(1, 2) == chance(1, 2), chance(1, 2) == chance(2, 1)
    (True, False)
    """
    mixed = 0x9E3779B9
    for number in numbers:
        mixed = (mixed ^ (number & 0xFFFFFFFF)) * 0x85EBCA6B & 0xFFFFFFFF
        mixed = (mixed ^ mixed >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed >> 1
