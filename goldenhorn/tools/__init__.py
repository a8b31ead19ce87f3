"""Developers' tools: pictures, sounds, catalogues, measurements; a player runs none of them.

Nothing imports them but a table in app/commands, lazily. May import everything.
"""
