"""A steady drafter: takes what helps the deck that is coming together, and registers the best of those suggested."""

from __future__ import annotations

from odango.bots.bot import Bot, Imagination
from odango.bots.ccg.building import deck_worth
from odango.bots.draft.picking import worth
from odango.core.rng import Rng
from odango.core.view import Question, View
from odango.games.ccg.draft.view import DraftView


class SteadyBot(Bot):
    """Needs no imagination: what it holds and has taken is in the view."""

    level = "steady"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        if not isinstance(view, DraftView):
            raise TypeError("this is no draft")
        if question.kind == "build":
            return best_deck(view)
        return max(question.options, key=lambda card: (worth(card, view.picked), -card))


def best_deck(view: DraftView) -> int:
    """Around whom the best of the suggested decks is built."""
    best = max(view.suggested, key=lambda deck: deck_worth(deck.cards))
    return best.kit.opener
