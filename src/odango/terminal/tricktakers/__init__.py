"""TRICKTAKERs in a terminal: its board, what can be looked up, what a person types."""

from odango.terminal.tricktakers.face import TricktakersFace

FACE = TricktakersFace()
