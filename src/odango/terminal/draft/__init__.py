"""Drafts of the Sailor Moon CCG in a terminal."""

from odango.terminal.draft.face import DraftFace

FACE = DraftFace()
