"""Round the game: title, settings, keys and rule book; knows no position of a game."""

from goldenhorn.bindings import Button
from goldenhorn.devices import KEYBOARD, TOUCH
from goldenhorn.language import _
from goldenhorn.moments.moment import moment
from goldenhorn.moments.table import FOUR, game_after, show_board, show_turn
from goldenhorn.rule_book import PAGES
from goldenhorn.scenes.title import QUIT, Title
from goldenhorn.settings import LOUDEST, TEXT_SIZES
from goldenhorn.studio import PADS, Studio

UNTIL_ATTRACT = 3600 + 1500
"""Ticks to the first round of the game that bots play when nobody comes."""


@moment("title", "title_focus", "title_attract")
def title(studio: Studio) -> None:
    """The title, and the game that bots play after a minute in which nobody came."""
    studio.show(studio.journey.title())
    studio.wait(90)
    studio.take("title")
    studio.press(Button.DOWN, Button.DOWN)
    studio.take("title_focus")
    studio.wait(UNTIL_ATTRACT)
    studio.take("title_attract")


@moment("title_notice", "title_pad", "how_to_play")
def title_words(studio: Studio) -> None:
    """A sentence that people should read once, the keys of a pad, and lessons or rule book."""
    studio.stage.is_silent = False
    studio.stage.note(_("There is no saved game to continue."))
    studio.show(studio.journey.title())
    studio.wait(30)
    studio.take("title_notice")
    studio.begin_anew()
    studio.show(studio.journey.title())
    studio.press(Button.DOWN, device=PADS[0])
    studio.take("title_pad")
    scene = studio.scene
    assert isinstance(scene, Title)
    scene.focus.key = "how"
    studio.press(Button.CONFIRM)
    studio.take("how_to_play")


@moment(
    *("settings", "settings_focus", "settings_last", "settings_lowest", "settings_highest"),
    *("settings_largest_text", "settings_largest_text_last"),
)
def settings(studio: Studio) -> None:
    """The settings: its first and last rows, everything low and everything high."""
    from goldenhorn.scenes.settings import SettingsPage

    title = studio.journey.title()
    studio.show(title)
    studio.show(SettingsPage(studio.stage, title))
    studio.take("settings")
    studio.press(*[Button.DOWN] * 11)
    studio.take("settings_focus")
    studio.press(Button.RIGHT, *[Button.DOWN] * 3)
    studio.take("settings_last")
    studio.set(speed="calm", master=0, effects=0, music=0, muted=True)
    studio.show(SettingsPage(studio.stage, title))
    studio.press(Button.DOWN)
    studio.take("settings_lowest")
    studio.begin_anew()
    loud = {"master": LOUDEST, "effects": LOUDEST, "music": LOUDEST}
    on = {"reduced_motion": True, "overscan": True, "step_by_step": True}
    studio.set(speed="instant", holding="toggle", **loud, **on)
    studio.show(SettingsPage(studio.stage, title))
    studio.press(*[Button.DOWN] * 4)
    studio.take("settings_highest")
    studio.begin_anew()
    studio.set(text_size=TEXT_SIZES[-1])
    studio.show(SettingsPage(studio.stage, title))
    studio.take("settings_largest_text")
    studio.press(Button.UP, Button.UP)
    studio.take("settings_largest_text_last")


@moment("remap", "remap_waiting", "remap_last")
def keys(studio: Studio) -> None:
    """What each key and button does, one that waits for its key, and the end of the list."""
    from goldenhorn.scenes.remap import Remap

    title = studio.journey.title()
    studio.show(title)
    studio.show(Remap(studio.stage, title))
    studio.take("remap")
    studio.press(Button.DOWN, Button.DOWN, Button.CONFIRM)
    studio.take("remap_waiting")
    studio.stage.controls.capture_next(False)
    studio.show(Remap(studio.stage, title))
    studio.press(Button.UP, Button.UP)
    studio.take("remap_last")


@moment(*(f"rules_{page.name}" for page in PAGES))
def rules(studio: Studio) -> None:
    """Every page of the rule book."""
    from goldenhorn.scenes.rules import RuleBook

    title = studio.journey.title()
    studio.show(title)
    for page in PAGES:
        studio.show(RuleBook(studio.stage, title, page=page.name))
        studio.wait(60)
        studio.take(f"rules_{page.name}")


@moment("key_list_pad", "key_list_touch")
def key_list(studio: Studio) -> None:
    """The list of keys as other devices have them; the keyboard's is a page of the rules."""
    from goldenhorn.scenes.rules import RuleBook

    title = studio.journey.title()
    studio.show(title)
    for name, device in (("pad", PADS[0]), ("touch", TOUCH)):
        studio.stage.controls.last_spoken = device
        studio.show(RuleBook(studio.stage, title, page=PAGES[-1].name))
        studio.wait(60)
        studio.take(f"key_list_{name}")


@moment(
    "contrast_title", "contrast_lobby", "contrast_board", "contrast_landing", "contrast_settings"
)
def high_contrast(studio: Studio) -> None:
    """Plain grounds with strong lines."""
    studio.set(high_contrast=True)
    studio.show(studio.journey.title())
    studio.press(Button.DOWN)
    studio.take("contrast_title")
    studio.show(studio.journey.lobby())
    studio.press(Button.CONFIRM, device=PADS[0])
    studio.press(Button.CONFIRM, device=KEYBOARD)
    studio.take("contrast_lobby")
    board, _turn = show_turn(studio, game_after(120, *FOUR, expansion=True))
    studio.take("contrast_board")
    studio.press(Button.CONFIRM)
    studio.wait(40)
    studio.take("contrast_landing")
    studio.show(studio.journey.settings(board))
    studio.take("contrast_settings")


@moment("machine", "title_cabinet", "switch_off", "child_lock", "frame_times")
def cabinet(studio: Studio) -> None:
    """What a cabinet has: its settings, Switch off on the title, the lock, and the graph of F3."""
    from goldenhorn.scenes.settings import MachinePage

    title = studio.journey.title()
    studio.show(title)
    studio.show(MachinePage(studio.stage, title))
    studio.take("machine")
    studio.set(cabinet=True)
    title = studio.journey.title()
    assert isinstance(title, Title)
    title.focus.key = QUIT
    studio.show(title)
    studio.wait(30)
    studio.take("title_cabinet")
    studio.press(Button.CONFIRM)
    studio.take("switch_off")
    studio.set(child_lock=True)
    studio.show(studio.journey.settings(title))
    studio.take("child_lock")
    studio.begin_anew()
    show_board(studio, game_after(60, *FOUR))
    studio.measure()
    studio.wait(130)
    studio.take("frame_times")


@moment("crash", "crash_unsaved", "crash_without_game")
def run_aground(studio: Studio) -> None:
    """Something went wrong: with a game that is safe, with one that is not, and without one."""
    with studio.keeping():
        game = game_after(60, *FOUR)
        show_board(studio, game)
        studio.journey.archive.autosave.keep(game)
        studio.show(studio.journey.run_aground(RuntimeError("made up for a picture")))
        studio.take("crash")
    show_board(studio, game)
    studio.show(studio.journey.run_aground(RuntimeError("made up for a picture")))
    studio.take("crash_unsaved")
    studio.begin_anew()
    studio.show(studio.journey.run_aground(RuntimeError("made up for a picture")))
    studio.take("crash_without_game")
