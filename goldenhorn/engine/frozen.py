"""The decorator for the engine's small immutable records.

`@frozen` is `@dataclass(frozen=True, slots=True)` with a quicker constructor. A dataclass fills a
frozen object through `object.__setattr__`, by name; here each slot is filled directly, which takes
40 % off it. A decision makes three or four such records, so that is about a tenth of a whole step.
"""

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def frozen(cls: type[T]) -> type[T]:
    """Make a class of annotated fields an immutable, comparable, hashable record.

    >>> @frozen
    ... class Berth:
    ...     port: str
    ...     ships: int = 0
    >>> Berth("modone")
    Berth(port='modone', ships=0)
    """
    made = dataclass(frozen=True, slots=True)(cls)
    if fields(made) and not hasattr(made, "__post_init__"):  # type: ignore[arg-type]
        made.__init__ = _constructor(made)  # type: ignore[method-assign]
    return made


def _constructor(cls: type[Any]) -> Callable[..., None]:
    known: dict[str, Any] = {}
    parameters = ["self"]
    body = []
    for entry in fields(cls):
        known[f"_slot_{entry.name}"] = getattr(cls, entry.name).__set__
        body.append(f" _slot_{entry.name}(self, {entry.name})")
        if entry.default is MISSING:
            parameters.append(entry.name)
        else:
            known[f"_default_{entry.name}"] = entry.default
            parameters.append(f"{entry.name}=_default_{entry.name}")
    exec(f"def __init__({', '.join(parameters)}):\n" + "\n".join(body), known)
    constructor: Callable[..., None] = known["__init__"]
    constructor.__annotations__ = {entry.name: entry.type for entry in fields(cls)}
    constructor.__qualname__ = f"{cls.__qualname__}.__init__"
    return constructor
