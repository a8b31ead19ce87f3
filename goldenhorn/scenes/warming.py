"""Faces that will be needed, made little by little while nothing moves; does not know which."""

from collections.abc import Iterator

WARM_STEPS = 22
"""How many faces are made in a tick of the way to the board: at its end there are most of them."""


class Warming:
    """Goes through what makes one face at each step, and knows when all are made."""

    def __init__(self, faces: Iterator[None]) -> None:
        self._faces: Iterator[None] | None = faces

    @property
    def is_over(self) -> bool:
        """Whether no face is left to be made."""
        return self._faces is None

    def go_on(self, steps: int = 1) -> None:
        """Make a face or more."""
        for _ in range(steps):
            if self._faces is not None and next(self._faces, self) is self:
                self._faces = None
