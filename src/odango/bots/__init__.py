"""What plays a seat: levels a person understands, for every game, and an arena to measure them."""

from odango.bots import bluff, ccg, dice, draft, masquerade, tricktakers
from odango.bots.bot import BUDGET, Bot, Imagination, RandomBot, ask

BOTS: dict[str, dict[str, Bot]] = {
    "bluff": bluff.LEVELS,
    "ccg": ccg.LEVELS,
    "dice": dice.LEVELS,
    "draft": draft.LEVELS,
    "masquerade": masquerade.LEVELS,
    "tricktakers": tricktakers.LEVELS,
}
"""The levels of each game by name, weakest first, without `random`, which plays every game."""


USUAL = "steady"


def levels(game: str) -> list[str]:
    """The levels that can play this game, weakest first."""
    return [RandomBot.level, *BOTS.get(game, {})]


def usual_level(game: str) -> str:
    """The level that plays where nobody says which."""
    there = levels(game)
    return USUAL if USUAL in there else there[-1]


def bot(game: str, level: str) -> Bot:
    """The bot of that level.  ValueError, naming the levels there are, for any other."""
    if level == RandomBot.level:
        return RandomBot()
    try:
        return BOTS[game][level]
    except KeyError:
        raise ValueError(f"There is no {level!r} bot for {game}; there are {', '.join(levels(game))}.") from None


__all__ = ["BOTS", "BUDGET", "Bot", "Imagination", "RandomBot", "ask", "bot", "levels", "usual_level"]
