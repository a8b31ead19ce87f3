"""The texts of the rule book behind "How to play"; every rule stands on exactly one page.

`rule_book.CHAPTERS` has them all; scenes/rules shows them as a book.
"""
