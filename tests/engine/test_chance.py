"""Chance: the same everywhere, and fair."""

from collections import Counter

from goldenhorn.engine.chance import below, seeded, shuffled, take


def numbers(seed: int, limit: int, count: int) -> list[int]:
    chance = seeded(seed)
    drawn = []
    for _ in range(count):
        number, chance = below(chance, limit)
        drawn.append(number)
    return drawn


def test_the_numbers_are_splitmix64s_own() -> None:
    # The generator's published first outputs for seed 1234567.
    assert numbers(1234567, 2**64, 3) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_any_whole_number_is_a_seed() -> None:
    assert numbers(-1, 10, 5) == numbers(2**64 - 1, 10, 5)
    assert numbers(10**40, 10, 5)


def test_numbers_are_spread_evenly() -> None:
    counted = Counter(numbers(5, 6, 60_000))
    assert all(abs(counted[face] - 10_000) < 400 for face in range(6))


def test_drawing_takes_from_what_is_there() -> None:
    chance = seeded(3)
    for amount in range(12):
        drawn, left, chance = take(chance, (3, 0, 5, 1), amount)
        assert sum(drawn) == min(amount, 9)
        assert tuple(d + rest for d, rest in zip(drawn, left, strict=True)) == (3, 0, 5, 1)
        assert min(left) >= 0


def test_drawing_is_fair() -> None:
    chance, total = seeded(8), Counter[int]()
    for _ in range(5000):
        drawn, _, chance = take(chance, (6, 3, 1), 2)
        for kind, count in enumerate(drawn):
            total[kind] += count
    assert abs(total[0] - 6000) < 200
    assert abs(total[1] - 3000) < 200
    assert abs(total[2] - 1000) < 150


def test_shuffling_gives_every_order() -> None:
    chance, orders = seeded(1), Counter[tuple[str, ...]]()
    for _ in range(6000):
        order, chance = shuffled(chance, "abc")
        orders[order] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())
