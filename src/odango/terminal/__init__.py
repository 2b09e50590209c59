"""Odango in a terminal: boards in letters, choices in words."""
