"""Truth or Bluff in a terminal: its board, and its tiles in letters."""

from odango.terminal.bluff.face import BluffFace

FACE = BluffFace()
