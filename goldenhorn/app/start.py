"""Opens settings, window and a first picture at once; all else is loaded behind that.

Must not import what takes time before that picture is seen.
"""

from typing import TYPE_CHECKING

import pygame

from goldenhorn.common import language
from goldenhorn.common.launch_options import BadOptions, PlayOptions, StartupFailed
from goldenhorn.common.screen_sizes import FULL_SIZE
from goldenhorn.graphics.drawable import Draw
from goldenhorn.graphics.images import Painting, PngImages
from goldenhorn.graphics.window import NoDisplay, Window, open_window, prepare_environment
from goldenhorn.storage import settings as settings_file
from goldenhorn.storage.settings import Settings
from goldenhorn.system.memory import return_large_pictures

if TYPE_CHECKING:
    from goldenhorn.ui.app_context import AppContext

__all__ = [
    "BadOptions",
    "NoDisplay",
    "PlayOptions",
    "StartupFailed",
    "open_startup_window",
    "play",
]


def play(options: PlayOptions) -> None:
    """Play until people leave."""
    opened: StartupWindow | None = None
    try:
        prepare_environment()
        language.use(
            options.overrides.language or settings_file.chosen_language(options.data_folder)
        )
        _check(options)
        opened = open_startup_window(options)

        from goldenhorn.app.run_game import run_game

        run_game(opened.context(), options)
    except (BadOptions, NoDisplay, StartupFailed):
        raise
    except Exception as problem:
        settings = opened.settings if opened is not None else None
        raise StartupFailed(_farewell(problem, options, settings)) from problem


def _check(options: PlayOptions) -> None:
    """Raise BadOptions for what cannot be, before a window opens."""
    if options.seats:
        from goldenhorn.app.run_game import lineup_of

        lineup_of(options)
    if options.record is not None:
        from goldenhorn.app.run_game import recorded

        recorded(options.record)


def _farewell(problem: Exception, options: PlayOptions, settings: Settings | None) -> str:
    """Write down what went wrong, and say where that lies."""
    from goldenhorn.storage.crash_report import farewell, report_text, write_report

    folder, _note = settings_file.data_folder(options.data_folder)
    return farewell(problem, write_report(folder, report_text(problem, settings, None)))


class StartupWindow:
    """The window with its first picture, and what was read on the way there."""

    def __init__(self, options: PlayOptions) -> None:
        prepare_environment()
        language.use(options.overrides.language)
        folder, folder_note = settings_file.data_folder(options.data_folder)
        settings, settings_note = settings_file.load(folder)
        language.use(options.overrides.language or settings.language)
        self.options = options
        self.settings, self.folder = settings, folder
        self.notes = (folder_note, settings_note, *language.problems)
        self.window = open_window(settings, options.overrides)
        self.harbour = Painting(PngImages(), "title", *FULL_SIZE)
        """The first picture, which the title shows too."""

    def context(self) -> "AppContext":
        """Make what all screens share, behind the first picture."""
        from goldenhorn.ui.app_context import AppContext

        context = AppContext(self.settings, self.folder, self.options.overrides, self.window)
        context.look.art.know(self.harbour)
        for note in self.notes:
            context.note(note)
        return context


def open_startup_window(options: PlayOptions) -> StartupWindow:
    """Open the window and show the first picture: the harbour at dusk, with the name in gold."""
    return_large_pictures()
    opened = StartupWindow(options)
    _show(opened.window, opened.harbour)
    return opened


def _show(window: Window, picture: Painting) -> None:
    window.canvas.begin()
    window.canvas.paint([Draw.filling(picture)])
    window.canvas.show()
    pygame.event.pump()
