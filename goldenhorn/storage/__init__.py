"""Everything that is kept on disk: games, settings, the hall of fame, reports of what went wrong.

What cannot be read is put aside and told in one sentence, never lost. `game_store.GameStore` keeps
games. May import session and what lies below it.
"""
