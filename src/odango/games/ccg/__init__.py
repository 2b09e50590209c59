"""The Sailor Moon Collectible Card Game: Scouts against Monsters, challenges by Jan-Ken-Pon."""

from odango.games.ccg.game import CcgGame

GAME = CcgGame()
