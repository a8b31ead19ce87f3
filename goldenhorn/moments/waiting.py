"""While somebody is away, and while bots play in short: the clock, the nudge, the summary."""

from dataclasses import replace

from goldenhorn.lineup import HUMAN
from goldenhorn.moments.moment import moment
from goldenhorn.moments.table import ask, game_after, show_board, wait_for
from goldenhorn.studio import Studio


@moment(
    *("waiting_nudge", "waiting_clock", "waiting_last_seconds", "waiting_time_is_up"),
    "bots_in_short",
)
def waiting(studio: Studio) -> None:
    """The turn timer, the nudge, a turn that is lent to a bot, and bots' turns in short."""
    usual = studio.stage.settings
    studio.stage.change(replace(usual, turn_timer=1, bots_turns="summarised"))
    board = show_board(studio, game_after(60, HUMAN, "easy", "medium", "hard"))
    ask(studio, board)
    studio.wait(2700)
    studio.take("waiting_nudge")
    studio.wait(300)
    studio.take("waiting_clock")
    studio.wait(400)
    studio.take("waiting_last_seconds")
    wait_for(studio, "end of the time", lambda: board.turns.is_saying and board.turn is None)
    studio.wait(30)
    studio.take("waiting_time_is_up")
    own = board.game.state.turn
    # While a turn is told the next one has begun already.
    wait_for(
        studio,
        "turn of a bot in short",
        lambda: board.bots.is_telling and board.game.state.turn > own + 1,
    )
    studio.wait(30)
    studio.take("bots_in_short")
