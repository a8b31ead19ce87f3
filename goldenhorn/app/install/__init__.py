"""`install`: entries for a desktop, for RetroPie and at log-in, and how to undo them."""
