"""Who decides when no human does; imports the engine only."""
