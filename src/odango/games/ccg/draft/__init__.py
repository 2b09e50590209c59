"""Boosters opened together: a draft or sealed packs, and a deck for everyone at the end."""

from odango.games.ccg.draft.game import DraftGame

GAME = DraftGame()
