"""A game that bots play while nobody is there, with sentences that teach."""
