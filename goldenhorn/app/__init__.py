"""The program: the loop, the way between screens, the command line and what it starts.

`__main__` hands over to `command_line`; `navigation.Navigation` alone knows all screens. What
`protocol`, `simulate` and `terminal` need names no pygame. May import everything but the tools,
which only `commands` opens, each when it is asked for.
"""
