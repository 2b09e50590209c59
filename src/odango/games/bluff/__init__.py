"""Truth or Bluff: a tile slides across the table, and somebody says what it is."""

from odango.games.bluff.game import TruthOrBluff

GAME = TruthOrBluff()
