"""Golden Horn: Venetian merchants race between Venice and Constantinople."""

__version__ = "0.2.0"
"""The only place that names it: pyproject.toml and crash reports read it here."""
