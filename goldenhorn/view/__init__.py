"""The picture: imports the engine for reading and pygame for drawing; never bots or scenes."""
