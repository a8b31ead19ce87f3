"""The rule book as an open book, with moving examples.

`rules.RuleBook` is the screen; its texts are session/rule_book.
"""
