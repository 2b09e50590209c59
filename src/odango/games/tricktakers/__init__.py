"""TRICKTAKERs: five tricks a round, and everyone plays them by the rules of another character."""

from odango.games.tricktakers.game import TricktakersGame

GAME = TricktakersGame()
