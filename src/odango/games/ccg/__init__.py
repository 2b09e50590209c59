"""The Sailor Moon Collectible Card Game: Scouts against Monsters, challenges by Jan-Ken-Pon.

The frame of a game lies here; the chapters of its rules have rooms of their own: `deck` and `piles`, `turn`, `attack`,
`challenge` and `power`.  What single cards do is in `book`, `pie_cards` and `defences`; `basic` is the Basic game, and
`draft` how decks are drafted.
"""

from odango.games.ccg.game import CcgGame

GAME = CcgGame()
