"""Widgets: functions that return nodes, each drawn as the theme and the state of its target want.

A screen hands its `Look` to them. What can be chosen is a `Target`, what is read is a `Label`.
"""
