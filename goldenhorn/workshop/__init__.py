"""Developers' tools that make what lies in assets; the game never imports them."""
