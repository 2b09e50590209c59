"""A steady player of TRICKTAKERs: counts cards, knows what each character is after, and weighs every trick by it."""

from __future__ import annotations

from collections.abc import Sequence

from odango.bots.bot import Bot, Imagination
from odango.bots.tricktakers.choosing import appeal, draft, drafted
from odango.bots.tricktakers.minds import MINDS, Mind
from odango.bots.tricktakers.table import Table, as_tricktakers
from odango.core.rng import Rng
from odango.core.view import Question, View
from odango.games.tricktakers.view import TricktakersView


class SteadyBot(Bot):
    """Does what promises most, as far as it can see; looks into no other world."""

    level = "steady"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        if len(question.options) == 1:
            return question.options[0]
        return decide(as_tricktakers(view), question.kind, question.options)


def decide(view: TricktakersView, kind: str, options: Sequence[int]) -> int:
    """The choice of a steady player."""
    match kind:
        case "draft":
            return max(options, key=lambda character: draft(view, character))
        case "character":
            return max(options, key=lambda character: appeal(view, character))
        case "drafted":
            return max(options, key=lambda character: drafted(view, character))
    return mind_of(view).answer(kind, options)


def mind_of(view: TricktakersView) -> Mind:
    """The mind of the character this seat plays."""
    table = Table(view)
    return MINDS.get(table.character, Mind)(table)
