"""The final scores after a game: the ledger told row by row, the graph, and the highlights."""
