"""Challenges, and what has them played again."""
