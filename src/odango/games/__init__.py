"""The games.  This is the only list of them."""

from typing import Any

from odango.core.game import Game
from odango.games import bluff, ccg, dice, masquerade, tricktakers
from odango.games.ccg import draft

GAMES: dict[str, Game[Any, Any]] = {
    game.name: game for game in (bluff.GAME, ccg.GAME, dice.GAME, draft.GAME, masquerade.GAME, tricktakers.GAME)
}
