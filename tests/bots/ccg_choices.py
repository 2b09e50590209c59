"""What a bot does in a situation of the Sailor Moon CCG, question by question."""

from __future__ import annotations

from odango.bots import Bot, ask, bot
from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.cards import CARDS
from odango.games.ccg.state import Ccg
from rulebook.ccg.asking import asked, go

STEADY = bot("ccg", "steady")
EVERYTHING = dict.fromkeys(range(len(CARDS)), 4)
"""A pool with four of every card."""


def chosen(state: Ccg, player: Bot = STEADY) -> str:
    """What the bot answers to the question that is asked, in notation, without the numbers of cards in play."""
    decision = asked(state)
    text = decision.write(state, ask(player, GAME, state, decision.seat, Rng(1)))
    return " ".join(word.split(".")[0] for word in text.split())


def answers(state: Ccg, count: int = 1) -> str:
    """The bot answers so many questions, whoever is asked; what its last answer was."""
    said = ""
    for _ in range(count):
        said = chosen(state)
        go(state, said)
    return said


def answers_until(state: Ccg, kind: str) -> None:
    """The bot answers, whoever is asked, until this is asked."""
    while state.pending[0].kind != kind:
        answers(state)
