"""What the reckoning after a game is drawn with: accounts, the ledger, the graph, the feats."""
