"""Things that take long to make, kept while they are used: the longest unused is dropped first.

Must not know what is kept.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Recent(Generic[Thing]):
    """Keeps so many things by their keys, and makes those that are missing."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: OrderedDict[Hashable, Thing] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._things

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: Hashable, make: Callable[[], Thing]) -> Thing:
        """Return a thing by its key, made if it is not there."""
        thing = self._things.get(key)
        if thing is None:
            thing = self._things[key] = make()
            if len(self._things) > self._most:
                self._things.popitem(last=False)
        else:
            self._things.move_to_end(key)
        return thing

    def forget(self) -> None:
        """Drop everything."""
        self._things.clear()
