"""The hall of fame, its statistics, and all finished games."""
