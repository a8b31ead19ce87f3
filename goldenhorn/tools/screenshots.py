"""A numbered picture of everything in the catalogue (`python main.py screenshots DIR`)."""

from collections.abc import Collection
from pathlib import Path

from goldenhorn.tools.scenarios.catalogue import PICTURES, walk_through
from goldenhorn.tools.screenshot_driver import PictureOptions, ScreenshotDriver


def take_all(options: PictureOptions, only: Collection[str] = PICTURES) -> list[Path]:
    """Take the pictures of all scenarios, or of those with certain ones; return the files."""
    options.folder.mkdir(parents=True, exist_ok=True)
    driver = ScreenshotDriver(options)
    walk_through(driver, only)
    return driver.taken
