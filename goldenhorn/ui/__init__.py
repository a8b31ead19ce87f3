"""What every screen is made of: its context, focus, widgets, and the ways to write one.

A new screen is a tree of nodes: a `screen.Screen`, in front of another an `overlay.Overlay`, with
a list a `page.Page`; it gets an `app_context.AppContext`. What is called painted is the old way.
May import everything below: graphics, system, storage, session, input.
"""
