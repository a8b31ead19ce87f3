"""What everybody needs and nobody owns: the language of now, words, files written whole, ticks.

Standard library only. `language._` is the one door for every text that players read. Whatever has a
better home lives there instead. May import the engine.
"""
