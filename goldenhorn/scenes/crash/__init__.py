"""Run aground: the one screen after something went wrong; trusts as little as it can."""
