"""Golden Horn: Venetian merchants race between Venice and Constantinople."""
