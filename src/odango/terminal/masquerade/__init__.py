"""Masquerade Battle in a terminal: its board, what can be looked up, what a person types."""

from odango.terminal.masquerade.face import MasqueradeFace

FACE = MasqueradeFace()
