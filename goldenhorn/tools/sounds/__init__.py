"""Makes assets/sounds from numbers, and measures them."""
