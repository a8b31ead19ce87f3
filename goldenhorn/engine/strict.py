"""Reading values from outside strictly: anything unexpected raises BadWords with one sentence."""

import json
from collections.abc import Iterable
from typing import Any

Json = dict[str, Any]


class BadWords(ValueError):
    """Something from outside that cannot be understood; the message is one plain sentence."""


def read_object(text: str) -> Json:
    """Read one JSON object."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise BadWords("This is not valid JSON.") from None
    if not isinstance(value, dict):
        raise BadWords("A JSON object is expected here.")
    return value


def check_fields(given: Json, needed: Iterable[str], optional: Iterable[str] = ()) -> None:
    """Refuse fields that are missing or unknown."""
    for name in needed:
        if name not in given:
            raise BadWords(f"The field {quoted(name)} is missing.")
    for name in given:
        if name not in needed and name not in optional:
            raise BadWords(f"The field {quoted(name)} is unknown here.")


def quoted(value: object) -> str:
    """Show somebody's value in a sentence: on one line, shortened, and never its inside."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    shown = json.dumps(value)
    return shown if len(shown) <= 40 else shown[:37] + "..."


def whole_number(value: object, name: str) -> int:
    """Read an integer; true and false are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadWords(f"The field {quoted(name)} must be a whole number.")
    return value


def number_below(value: object, name: str, limit: int) -> int:
    """Read an integer from 0 to limit - 1."""
    number = whole_number(value, name)
    if not 0 <= number < limit:
        raise BadWords(f"The field {quoted(name)} must be from 0 to {limit - 1}.")
    return number


def truth(value: object, name: str) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise BadWords(f"The field {quoted(name)} must be true or false.")
    return value


def text_of(value: object, name: str) -> str:
    """Read a string."""
    if not isinstance(value, str):
        raise BadWords(f"The field {quoted(name)} must be a text.")
    return value


def list_of(value: object, name: str) -> list[Any]:
    """Read a list."""
    if not isinstance(value, list):
        raise BadWords(f"The field {quoted(name)} must be a list.")
    return value
