"""Games killed while they are played and saved: whatever the moment, a good save is left.

python -m tests.kills --times 300 --seed 1      kills so many games and tells what was found

Most of them are the whole game, played by bots and by somebody who presses Return; every fifth
exchanges games between slots. Every fourth newest save is damaged on top, before it is read.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

from goldenhorn.session.game import Game
from goldenhorn.session.lineup import HUMAN, Lineup, Place
from goldenhorn.storage.saves import (
    GENERATIONS,
    Autosave,
    list_slots,
    load_latest,
    load_match,
    load_slot,
)

ROOT = Path(__file__).parent.parent
LINEUP = Lineup((Place(HUMAN, "Anna", 2), Place("easy", "", 0), Place(), Place(HUMAN, "Bo", 1)))
MOST_REPORTS = 25
LONGEST_PAUSE = 0.006
"""In seconds: about one write, so that the end may come at any point of it."""
LONGEST_WAIT = 0.03
"""The same for whole games, which do more than to write."""
PRESSES_APART = 0.02
EXCHANGES_EVERY, DAMAGES_EVERY = 5, 4
MOST_GAMES = 4
"""That are exchanged."""
OPTIONS = ("--windowed", "--size", "800x480", "--speed", "instant")

Moment = tuple[int, int]
"""The seed of a match and how many actions were played: later ones are greater."""


def moment_of(game: Game) -> Moment:
    return game.match.seed, len(game.match.actions)


def play_one(game: Game) -> None:
    """Play an action that depends on nothing but the moment."""
    seed, count = moment_of(game)
    game.play(game.legal_actions[(seed * 31 + count * 7919) % len(game.legal_actions)])


def game_at(moment: Moment) -> Game:
    game = Game.begin(LINEUP, moment[0])
    for _ in range(moment[1]):
        play_one(game)
    return game


def save_until_killed(folder: Path) -> None:
    """Go on with what was saved, and report each moment that is surely on the disk."""
    game = load_latest(folder)[0] or Game.begin(LINEUP, 1)
    autosave = Autosave(folder)
    while True:
        play_one(game)
        if game.is_over:
            game = Game.begin(LINEUP, game.match.seed + 1)
        autosave.keep(game)
        if moment_of(game)[1] % 3:  # now and then the writer lags behind
            autosave.flush()
            print(*moment_of(game), flush=True)


# --- Whole games --------------------------------------------------------------------------------


def play_game_until_killed(folder: Path) -> None:
    """Be the game as people start it, and report each turn and bot's action when it was played."""
    from goldenhorn.app.command_line import run
    from goldenhorn.engine.actions import Action
    from goldenhorn.scenes.board.board import Board

    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    really = Board.play

    def play(board: Board, actions: tuple[Action, ...]) -> None:
        really(board, actions)
        print(*moment_of(board.game), int(board.game.is_over), flush=True)

    Board.play = play  # type: ignore[method-assign,assignment]
    threading.Thread(target=_press_return, daemon=True).start()
    game, _note = load_latest(folder)
    begin = ("--continue",) if game is not None else ("--seats", "human,easy,medium")
    run(["play", *begin, "--data-dir", str(folder), *OPTIONS])


def _press_return() -> None:
    import pygame

    key = {"scancode": pygame.KSCAN_RETURN, "key": pygame.K_RETURN, "mod": 0, "unicode": ""}
    while True:
        time.sleep(PRESSES_APART)
        if pygame.display.get_init():
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key))
            pygame.event.post(pygame.Event(pygame.KEYUP, key))


def check_game(folder: Path, reports: list[list[int]], before: Moment | None) -> Moment | None:
    """See that what is continued is the last or last but one of what was played."""
    game, note = load_latest(folder)
    assert note is None, note
    found = moment_of(game) if game is not None else None
    if not reports:
        assert before is None or (found or (0, 0)) >= before, f"{found} instead of {before}"
        return found
    (seed, count, is_over), earlier = reports[-1], reports[-2:-1]
    if is_over or found is None or found[0] != seed:
        # It was over and forgotten, or the next had begun; or not yet, which is the last but one.
        is_last_but_one = bool(earlier) and found == tuple(earlier[0][:2])
        assert is_over or is_last_but_one or found is not None, "the game is gone"
        return found
    least = earlier[0][1] if earlier and earlier[0][0] == seed else 0
    assert found[1] >= least, f"{found[1]} actions of {count}, at least {least} were due"
    return found


def damage(folder: Path, chance: random.Random) -> str | None:
    """Spoil the newest save; return how, and see that the one before takes its place."""
    newest, older = (folder / name for name in GENERATIONS[:2])
    if not older.exists():
        return None
    expected = load_match(str(older))
    data = bytearray(newest.read_bytes())
    how = chance.choice(("truncated", "zero-filled", "bit-flipped"))
    if how == "truncated":
        del data[chance.randrange(len(data) - 1) :]
    elif how == "zero-filled":
        data = bytearray(len(data))
    else:
        data[chance.randrange(len(data) - 1)] ^= 1 << chance.randrange(8)
    intact = load_match(str(newest))
    newest.write_bytes(data)
    game, note = load_latest(folder)
    is_fallen_back = game is not None and game.state == expected.state and note is not None
    # A flipped bit may hit a name, which costs the names only, or a space, which costs nothing.
    is_whole = how == "bit-flipped" and game is not None and game.state == intact.state
    is_over = intact.state.phase == "over" or expected.state.phase == "over"
    assert is_fallen_back or is_whole or is_over, f"{how}: {note}"
    assert note is None or note.endswith("."), note
    return how


# --- Games that change places -------------------------------------------------------------------


def exchange_until_killed(folder: Path) -> None:
    """Begin games over others and play on what was put by; report which must be on the disk."""
    import pygame

    from goldenhorn.ui.question import Question
    from tests.crawler import Outing

    outing, chance = Outing(folder), random.Random(len([*folder.iterdir()]))
    while True:
        outing.begin()
        kept = games_in(folder)
        print(*kept, flush=True)
        is_full = len(kept) >= MOST_GAMES
        outing.here.focus.key = "kept" if is_full else "new"  # type: ignore[attr-defined]
        outing.key(pygame.KSCAN_RETURN)
        outing.ticks(2)
        if is_full:
            slot = chance.choice([slot.number for slot in list_slots(folder)])
            outing.here.focus.key = ("game", slot)  # type: ignore[attr-defined]
            outing.key(pygame.KSCAN_RETURN)
        else:
            if isinstance(outing.scene, Question):
                outing.scene.focus.key = 1
                outing.key(pygame.KSCAN_RETURN)
            seed = max(kept, default=0) + 1
            places = (Place("easy", "", 0), Place("easy", "", 1), Place(), Place())
            outing.show(outing.navigation.begin(Lineup(places, seed=seed)))
        outing.ticks(4)


def games_in(folder: Path) -> list[int]:
    """The seeds of all games that are left or put by."""
    latest, _note = load_latest(folder)
    slots = [load_slot(folder, slot.number)[0] for slot in list_slots(folder)]
    return sorted({game.match.seed for game in (latest, *slots) if game is not None})


# --- Killing ------------------------------------------------------------------------------------


def kill_one(kind: str, folder: Path, chance: random.Random) -> list[list[int]]:
    """Start a process, kill it some time, and return what it had reported."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.kills", f"--{kind}", str(folder)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
    )
    assert child.stdout is not None
    lines = [child.stdout.readline() for _ in range(1 + int(chance.random() * MOST_REPORTS))]
    time.sleep(chance.random() * (LONGEST_PAUSE if kind == "saves" else LONGEST_WAIT))
    assert child.poll() is None, "it ended by itself"
    child.kill()
    rest, _ = child.communicate()
    whole = [line for line in "".join([*lines, rest]).splitlines(keepends=True) if line[-1] == "\n"]
    return [[int(number) for number in line.split()] for line in whole]


def kill_saves(folder: Path, times: int, seed: int) -> int:
    """Kill who only saves so many times; return how many half-written files that left."""
    chance = random.Random(seed)
    surely: Moment = (0, 0)
    for _ in range(times):
        reports = kill_one("saves", folder, chance)
        surely = max([surely, *((seed, count) for seed, count in reports)])
        game, note = load_latest(folder)
        assert note is None, note
        assert game is not None
        found = moment_of(game)
        assert found >= surely, f"{found} is older than {surely}"
        expected = game_at(found)
        assert (game.state, game.seats) == (expected.state, expected.seats)
        surely = found
    return len([*folder.glob(".saving-*")])


def kill_games(folder: Path, times: int, seed: int) -> Counter[str]:
    """Kill whole games so many times; return what was done."""
    chance = random.Random(seed)
    done: Counter[str] = Counter()
    playing, exchanging = folder / "playing", folder / "exchanging"
    playing.mkdir()
    exchanging.mkdir()
    moment: Moment | None = None
    for number in range(times):
        if number % EXCHANGES_EVERY == 1:
            reports = kill_one("exchange", exchanging, chance)
            missing = set(reports[-1]) - set(games_in(exchanging))
            assert not missing, f"lost in an exchange: {missing}"
            done["exchanges reported"] += len(reports)
        else:
            reports = kill_one("game", playing, chance)
            moment = check_game(playing, reports, moment)
            done["moments reported"] += len(reports)
            if moment is not None and reports:
                is_last = moment == tuple(reports[-1][:2])
                done["went on at the last" if is_last else "went on at another"] += 1
            if number % DAMAGES_EVERY == 0:
                how = damage(playing, chance)
                done[how or "nothing to damage"] += 1
                game, _note = load_latest(playing)
                moment = moment_of(game) if game is not None else None
        if number % 20 == 19:
            print(f"{number + 1} kills: {dict(done)}", flush=True)
    return done


def main() -> None:
    """Kill, and tell what was found."""
    parser = argparse.ArgumentParser(description="Kill games while they are played and saved.")
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    for kind in CHILDREN:
        parser.add_argument(f"--{kind}", type=Path, metavar="FOLDER", help="be who is killed")
    options = parser.parse_args()
    for kind, child in CHILDREN.items():
        if getattr(options, kind):
            child(getattr(options, kind))
    with tempfile.TemporaryDirectory() as folder:
        done = kill_games(Path(folder), options.times, options.seed)
        print(f"Killed {options.times} times; every save was good: {dict(done)}")


CHILDREN = {
    "saves": save_until_killed,
    "game": play_game_until_killed,
    "exchange": exchange_until_killed,
}

if __name__ == "__main__":
    main()
