"""Decks before a game: the eight there are, lists that people write, what makes one playable, and boosters."""
