"""After the packs: everyone chooses one of the decks that the house has built from their pool."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.step import Step, Together
from odango.games.ccg.draft.asking import WhichCard
from odango.games.ccg.draft.building import OPENERS
from odango.games.ccg.draft.state import Draft
from odango.games.ccg.draft.telling import Each
from odango.games.ccg.wording import card_word, card_words
from odango.text import Line, line


class Building(Step[Draft]):
    """Everyone is asked together."""

    __slots__ = ()

    def run(self, state: Draft) -> None:
        state.stage = "building"
        if state.events is not None:
            state.tell(Public(line("draft-building")))
        state.do(Together(tuple(Build(seat) for seat in range(state.seats))), Registered())


class Build(WhichCard):
    """The Scout or Knight to build around: from the kit, so everyone may choose any."""

    __slots__ = ()

    kind = "build"
    rule = "building"
    offers = "draft-label-build"
    refuses = "draft-not-an-opener"

    def options(self, state: Draft) -> list[int]:
        return list(OPENERS)

    def chosen(self, state: Draft, choice: int) -> None:
        state.openers[self.seat] = choice

    def ask(self, state: Draft) -> Line:
        return line("draft-ask-build")


class Registered(Step[Draft]):
    """All decks are registered, and the draft is over."""

    __slots__ = ()

    def run(self, state: Draft) -> None:
        state.stage = "done"
        if state.events is not None:
            inside = tuple(line("draft-registered", card=card_word(opener)) for opener in state.openers)
            whole = line("draft-registered-whole", cards=card_words(state.openers))
            state.tell(Each(inside, line("draft-registered-outside"), whole))
