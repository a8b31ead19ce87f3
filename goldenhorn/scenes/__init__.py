"""What is on screen, one package a screen; they meet only in app/navigation.

No scene package imports another, but tutorial, replay and attract may use the board. May import
everything below; never the app.
"""
