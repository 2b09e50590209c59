"""What the questions of a draft have in common: the answer is a card, and a secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from odango.core.refusal import IllegalChoice
from odango.core.step import Decision
from odango.core.things import ref, sole
from odango.games.ccg.cards import CARDS
from odango.games.ccg.draft.state import Draft
from odango.games.ccg.wording import card_word
from odango.text import Line, line


class WhichCard(Decision[Draft]):
    """Which card?  A choice is the card."""

    __slots__ = ()

    plain = True
    offers: ClassVar[str]
    """The message that offers a card."""
    refuses: ClassVar[str]
    """The message that says why a card is none of the options."""

    def seen(self, choice: int) -> int:
        return 0

    def write(self, state: Draft, choice: int) -> str:
        return CARDS[choice].name

    def label(self, state: Draft, choice: int) -> Line:
        return line(self.offers, card=card_word(choice))

    def refs(self, state: Draft, choice: int) -> tuple[str, ...]:
        return (ref("card", choice),)

    def means(self, state: Draft, refs: Sequence[str]) -> int | None:
        found = sole(refs, "card")
        return found[0] if found is not None and len(found) == 1 else None

    def refuse(self, state: Draft, choice: int) -> IllegalChoice:
        if 0 <= choice < len(CARDS):
            return IllegalChoice(self.rule, line(self.refuses, card=card_word(choice)))
        return super().refuse(state, choice)
