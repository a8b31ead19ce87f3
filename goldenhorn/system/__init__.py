"""The machine: loudspeaker, voice, memory, its speed, and its switch.

Each is quiet and friendly where the machine lacks something. May import bots and what lies below.
"""
