"""What the rule book is made of: chapters, and pages with texts."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RulePage:
    """One page; all texts are messages, translated when they are drawn."""

    name: str
    """How the page is called in the program."""
    title: str
    paragraphs: tuple[str, ...]
    rules: tuple[str, ...]
    """The rules it tells, as docs/rules.md numbers them."""
    picture: str
    """Which illustration it wants."""
    caption: str = ""
    """What is to be seen on it."""


@dataclass(frozen=True, slots=True)
class Question:
    """What people ask, and the name of the page that answers it."""

    text: str
    page: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """Pages that belong together, under a short name for a bookmark."""

    name: str
    title: str
    ornament: str
    """The drawing that is printed faintly where its pages are empty."""
    pages: tuple[RulePage, ...]
