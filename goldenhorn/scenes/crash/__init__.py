"""The crash screen, after something went wrong; it trusts as little as it can."""
