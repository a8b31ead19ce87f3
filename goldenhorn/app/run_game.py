"""Runs the game in an open window: screens, loop, and a tidy end."""

import os
import sys
from collections.abc import Callable
from datetime import date
from functools import partial

import pygame

from goldenhorn.app.loop import App
from goldenhorn.app.navigation import Navigation
from goldenhorn.bots.levels import LEVELS
from goldenhorn.common.language import _
from goldenhorn.common.launch_options import BadOptions, PlayOptions, StartupFailed
from goldenhorn.engine.chance import SEEDS
from goldenhorn.engine.config import BadConfig
from goldenhorn.engine.pieces import HOUSE_RULES
from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN, LONGEST_NAME, PLACES, Lineup, Place
from goldenhorn.session.seating import seat_by_pads
from goldenhorn.storage.crash_report import farewell
from goldenhorn.storage.saves import SaveFailed, load_game
from goldenhorn.system import shutdown
from goldenhorn.system.cpu_calibration import effort_of_this_machine
from goldenhorn.ui.app_context import AppContext
from goldenhorn.ui.scene import Scene


def run_game(context: AppContext, options: PlayOptions) -> None:
    """Play until people leave."""
    navigation = navigation_on(context, options)
    is_hurried = _is_hurried(context, options)
    recovery_scene = partial(_give_up, navigation) if is_hurried else navigation.crash_screen
    unread: tuple[str, ...] = ()
    try:
        app = App(context, _opening(navigation, options, recovery_scene), recovery_scene)
        app.run(is_hurried=is_hurried)
        unread = app.unread
    finally:
        navigation.close()
        context.sound.close()
        context.narrator.close()
        pygame.quit()
        # What nobody has read when the window was closed; some is told more than once.
        for sentence in dict.fromkeys((*unread, *context.notices)):
            print(sentence, file=sys.stderr)


def _give_up(navigation: Navigation, problem: Exception) -> Scene:
    """Save and write down what there is, and end: nobody is there to choose how to go on."""
    note = navigation.crash_screen(problem).crash_info.note
    raise StartupFailed(farewell(problem, note)) from problem


def _is_hurried(context: AppContext, options: PlayOptions) -> bool:
    """Whether a game is only to be played through, which nobody need watch."""
    return options.quits_at_end and context.speed == "instant"


def navigation_on(context: AppContext, options: PlayOptions) -> Navigation:
    """Know the way through the screens, with the date and the chance of the real world."""
    return Navigation(
        context,
        today=lambda: date.today().isoformat(),
        draw_seed=lambda: int.from_bytes(os.urandom(8), "big") % SEEDS,
        quits_at_end=options.quits_at_end,
        effort=effort_of_this_machine,
        switch_off=shutdown.switch_off if shutdown.can_switch_off() else None,
    )


def _opening(
    navigation: Navigation, options: PlayOptions, recovery_scene: Callable[[Exception], Scene]
) -> Scene:
    """Return the first scene, or the one that tells what went wrong with it."""
    try:
        return _first_scene(navigation, options)
    except BadOptions:
        raise
    except Exception as problem:
        return recovery_scene(problem)


def _first_scene(navigation: Navigation, options: PlayOptions) -> Scene:
    if options.seats:
        return _new_game(navigation, options)
    if options.record is not None:
        game, note = recorded(options.record)
        navigation.context.note(note)
        return navigation.replay(None, game)
    if options.is_continuing:
        return navigation.continued()
    return navigation.title()


def _new_game(navigation: Navigation, options: PlayOptions) -> Scene:
    """Begin what the command line asks for, or say on the title why the game left stays open."""
    lineup = lineup_of(options)
    trouble = navigation.game_store.make_way()
    if trouble is not None:
        if _is_hurried(navigation.context, options):  # nobody would ever leave the title
            raise BadOptions(trouble)
        navigation.context.note(trouble)
        return navigation.title()
    seat_by_pads(navigation.context.controls, lineup)
    return navigation.begin(lineup)


def recorded(path: str) -> tuple[Game, str | None]:
    """Read the game of a file, and a note if names are lost; raise BadOptions if that cannot be."""
    try:
        return load_game(path)
    except SaveFailed as problem:
        raise BadOptions(str(problem)) from None


def lineup_of(options: PlayOptions) -> Lineup:
    """Seat everybody whom the command line names; raise BadOptions if that cannot be."""
    if len(options.names) > len(options.seats):
        raise BadOptions(_("There are more names than seats."))
    lineup = Lineup(
        expansion=options.expansion,
        rules=options.rules,
        seed=options.seed,
    )
    if not 2 <= len(options.seats) <= PLACES:
        raise BadOptions(_("Two, three or four players can play."))
    for number, who in enumerate(options.seats):
        if who != HUMAN and who not in LEVELS:
            known = ", ".join((HUMAN, *LEVELS))
            raise BadOptions(
                _("Nobody is called {name}; there are: {names}.", name=repr(who), names=known)
            )
        name = options.names[number] if number < len(options.names) else ""
        if not name.isprintable():
            raise BadOptions(_("A name is made of letters that can be seen."))
        lineup = lineup.with_place(number, Place(who, name.strip()[:LONGEST_NAME], number))
    unknown = sorted(options.rules.difference(HOUSE_RULES))
    if unknown:
        name = repr(unknown[0][:LONGEST_NAME])
        first, last = HOUSE_RULES[0], HOUSE_RULES[-1]
        raise BadOptions(
            _(
                "There is no house rule {name}; they are {first} to {last}.",
                name=name,
                first=first,
                last=last,
            )
        )
    try:
        lineup.config(options.seed or 0)
    except BadConfig as problem:
        raise BadOptions(str(problem)) from None
    return lineup
