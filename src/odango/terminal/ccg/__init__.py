"""The Sailor Moon CCG in a terminal: its board, what can be looked up, what a person types."""

from odango.terminal.ccg.face import CcgFace

FACE = CcgFace()
