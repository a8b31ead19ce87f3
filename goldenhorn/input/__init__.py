"""From keys, pads, mouse and fingers to input events that say which seat they belong to.

`controls.Controls` is the only reader of pygame's events; scenes hear an `InputEvent` of
`input_events`. May import engine and common.
"""
