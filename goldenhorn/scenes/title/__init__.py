"""The title: a living harbour with the menu in front of it."""
