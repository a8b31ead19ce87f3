"""The languages that tests and the developers' commands go through; a new one is added here."""

CODES = ("de", "fr", "cs")
"""What the game speaks besides English, which needs no catalogue."""
SPOKEN = ("en", *CODES)
LANGUAGES = (*SPOKEN, "xx")
"""With the one that only shows whether all words fit."""
