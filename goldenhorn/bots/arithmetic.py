"""Powers and squeezing by plain arithmetic only.

Adding, multiplying, dividing and square roots give the same bits on every machine; the libraries
behind `**`, `exp` and `tanh` need not, and a last bit may tip a decision.
"""

from math import sqrt


def powers(base: float, count: int) -> tuple[float, ...]:
    """Return base to the power of 0, 1, 2 and so on, so many of them.

    >>> powers(0.5, 4)
    (1.0, 0.5, 0.25, 0.125)
    """
    row = [1.0]
    for _ in range(count - 1):
        row.append(row[-1] * base)
    return tuple(row)


def eighth_root(value: float) -> float:
    """Return the number whose eighth power is the value."""
    return sqrt(sqrt(sqrt(value)))


def squeezed(value: float) -> float:
    """Squeeze any number into -1 to 1, steeply at first, like the hyperbolic tangent.

    >>> squeezed(0), squeezed(1.0), squeezed(-9)
    (0.0, 0.7777777777777778, -1.0)
    """
    if value >= 3:
        return 1.0
    if value <= -3:
        return -1.0
    square = value * value
    return value * (27 + square) / (27 + 9 * square)
