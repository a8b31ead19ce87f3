"""What happened and what can be done, in lines of words and small drawings, and read aloud."""
