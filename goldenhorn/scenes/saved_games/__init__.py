"""The games that were put by for later."""
