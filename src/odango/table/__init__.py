"""One live table: who sits there, what has happened, and the game that is played.

A table is its log.  Everything here is a fold over entries: no clock, no network, no disk.  Whoever serves the table
says what time it is, writes an entry down, and only then lets it count.
"""
