"""How the board gets from one position to the next: one script for each event, on one timeline.

`choreography.Choreography` plays them; after a skip the picture equals one built afresh.
"""
