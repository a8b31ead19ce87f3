"""A scenario: screens that are set up by pressing through the game, and the pictures of them."""

from collections.abc import Callable
from dataclasses import dataclass

from goldenhorn.tools.screenshot_driver import ScreenshotDriver


class Missed(Exception):
    """Something that was promised was not shown; one sentence says what, or why."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """Something to be seen, at rest or in motion."""

    name: str
    screens: tuple[str, ...]
    """The classes of all scenes that it has pictures of."""
    pictures: tuple[str, ...]
    """Their names, in the order in which they are taken."""
    show: Callable[[ScreenshotDriver], None]

    def walk(self, driver: ScreenshotDriver) -> None:
        """Show everything, whatever was shown before."""
        driver.begin_anew()
        driver.names, driver.screens = [], set()
        self.show(driver)
        for what, promised, got in (
            ("pictures", self.pictures, tuple(driver.names)),
            ("screens", tuple(sorted(self.screens)), tuple(sorted(driver.screens))),
        ):
            if promised != got:
                told = ", ".join(got) or "none"
                raise Missed(
                    f"The {what} of {self.name} should have been {', '.join(promised)}, "
                    f"but were {told}."
                )


def scenario(
    *pictures: str, screens: tuple[str, ...]
) -> Callable[[Callable[[ScreenshotDriver], None]], Scenario]:
    """Make a scenario of a function that takes these pictures, of these screens only."""
    return lambda show: Scenario(show.__name__, screens, pictures, show)
