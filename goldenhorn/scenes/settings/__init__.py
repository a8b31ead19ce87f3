"""The settings, and the screen of keys and buttons.

`setting_rows.SETTINGS` lists what can be set; its values are storage/settings.
"""
