"""The rules of Golden Horn, pure: standard library only; no pygame, random, time or files.

The few words to know, and where they live:

    rules.setup(config, seed) -> State
    legality.legal_actions(state) -> tuple[Action, ...]        the one source of legality
    rules.apply(state, action) -> (State, tuple[Event, ...])   pure, trusts that it is legal
    sight.observe(state, seat) -> State                        what a seat may see
    sight.imagine(view, chance) -> State                       one full state that fits a view
    match.Match(config, seed).play(action) -> events           the door for everybody who plays
    record.record_of(match), record.replay(record)             a game as text, and back
"""
