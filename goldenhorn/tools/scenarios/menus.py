"""Round the game: title, settings, keys and rule book."""

from functools import partial

from goldenhorn.common.language import _
from goldenhorn.input.bindings import Button
from goldenhorn.input.devices import KEYBOARD, TOUCH
from goldenhorn.scenes.title.title import LANGUAGE, QUIT, Title
from goldenhorn.session.rule_book.rule_book import PAGES
from goldenhorn.storage.settings import LOUDEST, TEXT_SIZES
from goldenhorn.tools.scenarios.game_setup import FOUR, game_after, show_board, show_turn
from goldenhorn.tools.scenarios.scenario import scenario
from goldenhorn.tools.screenshot_driver import PADS, ScreenshotDriver
from goldenhorn.ui.question import Question

SWITCH_OFF = 2
"""The number of the answer."""
UNTIL_ATTRACT = 3600 + 1500
"""Ticks to the first round of the game that bots play when nobody comes."""


@scenario("title", "title_focus", "title_attract", screens=("Title", "Attract"))
def title(driver: ScreenshotDriver) -> None:
    """The title, and the game that bots play after a minute in which nobody came."""
    driver.show(driver.navigation.title)
    driver.wait(90)
    driver.take("title")
    driver.press(Button.DOWN, Button.DOWN)
    driver.take("title_focus")
    driver.wait(UNTIL_ATTRACT)
    driver.take("title_attract")


@scenario("title_first", screens=("Title",))
def title_at_first(driver: ScreenshotDriver) -> None:
    """The title where nobody has played yet."""
    driver.set(tips=())
    driver.show(driver.navigation.title)
    driver.wait(30)
    driver.take("title_first")


@scenario("title_notice", "title_pad", "languages", "how_to_play", screens=("Title", "Question"))
def title_words(driver: ScreenshotDriver) -> None:
    """A sentence that people should read once, the keys of a pad, and lessons or rule book."""
    driver.context.is_silent = False
    driver.context.note(_("There is no saved game to continue."))
    driver.show(driver.navigation.title)
    driver.wait(30)
    driver.take("title_notice")
    driver.begin_anew()
    driver.show(driver.navigation.title)
    driver.press(Button.DOWN, device=PADS[0])
    driver.take("title_pad")
    scene = driver.scene
    assert isinstance(scene, Title)
    scene.focus.key = LANGUAGE
    driver.press(Button.CONFIRM)
    driver.take("languages")
    driver.press(Button.BACK)
    scene.focus.key = "how"
    driver.press(Button.CONFIRM)
    driver.take("how_to_play")


@scenario(
    *("settings", "settings_focus", "settings_last", "settings_lowest", "settings_highest"),
    *("settings_largest_text", "settings_largest_text_last"),
    screens=("SettingsPage",),
)
def settings(driver: ScreenshotDriver) -> None:
    """The settings: its first and last rows, everything low and everything high."""
    from goldenhorn.scenes.settings.settings import SettingsPage

    title = driver.show(driver.navigation.title)
    driver.show(lambda: SettingsPage(driver.context, title))
    driver.take("settings")
    driver.press(*[Button.DOWN] * 11)
    driver.take("settings_focus")
    driver.press(Button.RIGHT, *[Button.DOWN] * 3)
    driver.take("settings_last")
    driver.set(speed="calm", master=0, effects=0, music=0, muted=True)
    driver.show(lambda: SettingsPage(driver.context, title))
    driver.press(Button.DOWN)
    driver.take("settings_lowest")
    driver.begin_anew()
    loud = {"master": LOUDEST, "effects": LOUDEST, "music": LOUDEST}
    on = {"reduced_motion": True, "overscan": True, "step_by_step": True}
    driver.set(speed="instant", holding="toggle", **loud, **on)
    driver.show(lambda: SettingsPage(driver.context, title))
    driver.press(*[Button.DOWN] * 4)
    driver.take("settings_highest")
    driver.begin_anew()
    driver.set(text_size=TEXT_SIZES[-1])
    driver.show(lambda: SettingsPage(driver.context, title))
    driver.take("settings_largest_text")
    driver.press(Button.UP, Button.UP)
    driver.take("settings_largest_text_last")


@scenario("remap", "remap_waiting", "remap_last", screens=("Remap",))
def keys(driver: ScreenshotDriver) -> None:
    """What each key and button does, one that waits for its key, and the end of the list."""
    from goldenhorn.scenes.settings.keys import Remap

    title = driver.show(driver.navigation.title)
    driver.show(lambda: Remap(driver.context, title))
    driver.take("remap")
    driver.press(Button.DOWN, Button.DOWN, Button.CONFIRM)
    driver.take("remap_waiting")
    driver.context.controls.capture_next(False)
    driver.show(lambda: Remap(driver.context, title))
    driver.press(Button.UP, Button.UP)
    driver.take("remap_last")


@scenario(*(f"rules_{page.name}" for page in PAGES), screens=("RuleBook",))
def rules(driver: ScreenshotDriver) -> None:
    """Every page of the rule book."""
    from goldenhorn.scenes.rules.rules import RuleBook

    title = driver.show(driver.navigation.title)
    for page in PAGES:
        driver.show(partial(RuleBook, driver.context, title, page=page.name))
        driver.wait(60)
        driver.take(f"rules_{page.name}")


@scenario("key_list_pad", "key_list_touch", screens=("RuleBook",))
def key_list(driver: ScreenshotDriver) -> None:
    """The list of keys as other devices have them; the keyboard's is a page of the rules."""
    from goldenhorn.scenes.rules.rules import RuleBook

    title = driver.show(driver.navigation.title)
    for name, device in (("pad", PADS[0]), ("touch", TOUCH)):
        driver.context.controls.last_active_device = device
        driver.show(partial(RuleBook, driver.context, title, page="controls"))
        driver.wait(60)
        driver.take(f"key_list_{name}")


@scenario(
    "contrast_title",
    "contrast_lobby",
    "contrast_board",
    "contrast_landing",
    "contrast_settings",
    screens=("Title", "Lobby", "CoachedBoard", "SettingsPage"),
)
def high_contrast(driver: ScreenshotDriver) -> None:
    """Plain grounds with strong lines."""
    driver.set(high_contrast=True)
    driver.show(driver.navigation.title)
    driver.press(Button.DOWN)
    driver.take("contrast_title")
    driver.show(driver.navigation.lobby)
    driver.press(Button.CONFIRM, device=PADS[0])
    driver.press(Button.CONFIRM, device=KEYBOARD)
    driver.take("contrast_lobby")
    board, _turn = show_turn(driver, game_after(120, *FOUR, expansion=True))
    driver.take("contrast_board")
    driver.press(Button.CONFIRM)
    driver.wait(40)
    driver.take("contrast_landing")
    driver.show(lambda: driver.navigation.settings(board))
    driver.take("contrast_settings")


@scenario(
    "machine",
    "title_cabinet",
    "switch_off",
    "child_lock",
    "frame_times",
    screens=("MachinePage", "Title", "Question", "ChildLock", "CoachedBoard"),
)
def cabinet(driver: ScreenshotDriver) -> None:
    """What a cabinet has: its settings, Switch off on the title, the lock, and the graph of F3."""
    from goldenhorn.scenes.settings.settings import MachinePage

    driver.show(driver.navigation.title)
    driver.show(lambda: MachinePage(driver.context, driver.scene))
    driver.take("machine")
    driver.set(cabinet=True)
    title = _show_way_out(driver)
    driver.wait(30)
    driver.take("title_cabinet")
    driver.press(Button.CONFIRM)
    driver.take("switch_off")
    driver.set(child_lock=True)
    driver.show(lambda: driver.navigation.settings(title))
    driver.take("child_lock")
    driver.begin_anew()
    show_board(driver, game_after(60, *FOUR))
    driver.measure()
    driver.wait(130)
    driver.take("frame_times")


@scenario("crash", "crash_unsaved", "crash_without_game", screens=("CrashScreen",))
def run_aground(driver: ScreenshotDriver) -> None:
    """Something went wrong: with a game that is safe, with one that is not, and without one."""
    with driver.keeping():
        game = game_after(60, *FOUR)
        show_board(driver, game)
        driver.navigation.game_store.autosave.keep(game)
        driver.show(lambda: driver.navigation.crash_screen(RuntimeError("made up for a picture")))
        driver.take("crash")
    show_board(driver, game)
    driver.show(lambda: driver.navigation.crash_screen(RuntimeError("made up for a picture")))
    driver.take("crash_unsaved")
    driver.begin_anew()
    driver.show(lambda: driver.navigation.crash_screen(RuntimeError("made up for a picture")))
    driver.take("crash_without_game")


@scenario("switching_off", screens=("SwitchingOff",))
def switching_off(driver: ScreenshotDriver) -> None:
    """The machine takes its time to switch itself off."""
    driver.set(cabinet=True)
    _show_way_out(driver)
    driver.press(Button.CONFIRM)
    question = driver.scene
    assert isinstance(question, Question)
    question.focus.key = SWITCH_OFF
    driver.press(Button.CONFIRM)
    driver.take("switching_off")


def _show_way_out(driver: ScreenshotDriver) -> Title:
    """Show the title with its focus on the way out."""
    title = driver.show(driver.navigation.title)
    assert isinstance(title, Title)
    title.focus.key = QUIT
    title.changed()
    return title
