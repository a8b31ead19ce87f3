"""Opens the curtain: settings, window and a first picture at once; all else is loaded behind it.

Must not import what takes time before that picture is seen.
"""

from typing import TYPE_CHECKING

import pygame

from goldenhorn.common import language
from goldenhorn.common.launch_options import BadWish, PlayOptions, Wrecked
from goldenhorn.graphics.images import Pictures
from goldenhorn.graphics.window import NoDisplay, Window, open_window, prepare_environment
from goldenhorn.storage import settings as settings_file
from goldenhorn.storage.settings import Settings
from goldenhorn.system.memory import return_large_pictures

if TYPE_CHECKING:
    from goldenhorn.ui.app_context import Stage

__all__ = ["BadWish", "NoDisplay", "PlayOptions", "Wrecked", "play", "raise_curtain"]


def play(options: PlayOptions) -> None:
    """Play until people leave."""
    curtain: Curtain | None = None
    try:
        prepare_environment()
        language.use(
            options.overrides.language or settings_file.chosen_language(options.data_folder)
        )
        _check(options)
        curtain = raise_curtain(options)

        from goldenhorn.app.run_game import perform

        perform(curtain.stage(), options)
    except (BadWish, NoDisplay, Wrecked):
        raise
    except Exception as problem:
        settings = curtain.settings if curtain is not None else None
        raise Wrecked(_farewell(problem, options, settings)) from problem


def _check(options: PlayOptions) -> None:
    """Raise BadWish for what cannot be, before a window opens."""
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


class Curtain:
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

    def stage(self) -> "Stage":
        """Furnish the stage behind the curtain."""
        from goldenhorn.ui.app_context import Stage

        stage = Stage(self.settings, self.folder, self.options.overrides, self.window)
        for note in self.notes:
            stage.note(note)
        return stage


def raise_curtain(options: PlayOptions) -> Curtain:
    """Open the window and show the first picture: the harbour at dusk, with the name in gold."""
    return_large_pictures()
    curtain = Curtain(options)
    _show_harbour(curtain.window)
    return curtain


def _show_harbour(window: Window) -> None:
    pictures = Pictures()
    window.canvas.blit(pictures.get("title", window.canvas.get_size()), (0, 0))
    window.show()
    pygame.event.pump()
