"""A moment: something set up in the studio, and the names of the pictures it promises.

Must not know what is shown: it only sees that nothing is left out.
"""

from collections.abc import Callable
from dataclasses import dataclass

from goldenhorn.studio import Studio


class Missed(Exception):
    """A picture that was promised could not be taken; one sentence says which, or why."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something to be seen, in one or more pictures."""

    pictures: tuple[str, ...]
    """Their names, in the order in which they are taken."""
    show: Callable[[Studio], None]

    def take(self, studio: Studio) -> None:
        """Take every picture, whatever was shown before."""
        studio.begin_anew()
        before = len(studio.names)
        self.show(studio)
        taken = tuple(studio.names[before:])
        if taken != self.pictures:
            promised, got = ", ".join(self.pictures), ", ".join(taken) or "none"
            raise Missed(f"The pictures should have been {promised}, but were {got}.")


def moment(*pictures: str) -> Callable[[Callable[[Studio], None]], Moment]:
    """Make a moment of a function that takes these pictures."""
    return lambda show: Moment(pictures, show)
