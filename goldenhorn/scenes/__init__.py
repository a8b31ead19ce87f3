"""What is on screen: one scene at a time hears people, passes ticks and draws; never the app."""
