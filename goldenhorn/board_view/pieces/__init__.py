"""What lies on the board at rest: ships, harbours, panels, piles, prompt and dominions."""
