"""After the packs: everyone chooses one of the decks that the house has built from their pool."""

from __future__ import annotations

from collections.abc import Sequence

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Step, Together
from odango.core.things import ref, sole
from odango.games.ccg.cards import CARDS
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


class Build(Decision[Draft]):
    """The Scout or Knight to build around: from the kit, so everyone may choose any."""

    __slots__ = ()

    kind = "build"
    rule = "building"
    plain = True

    def options(self, state: Draft) -> list[int]:
        return list(OPENERS)

    def chosen(self, state: Draft, choice: int) -> None:
        state.openers[self.seat] = choice

    def seen(self, choice: int) -> int:
        return 0

    def write(self, state: Draft, choice: int) -> str:
        return CARDS[choice].name

    def ask(self, state: Draft) -> Line:
        return line("draft-ask-build")

    def label(self, state: Draft, choice: int) -> Line:
        return line("draft-label-build", card=card_word(choice))

    def refs(self, state: Draft, choice: int) -> tuple[str, ...]:
        return (ref("card", choice),)

    def means(self, state: Draft, refs: Sequence[str]) -> int | None:
        found = sole(refs, "card")
        return found[0] if found is not None and len(found) == 1 else None

    def refuse(self, state: Draft, choice: int) -> IllegalChoice:
        if 0 <= choice < len(CARDS):
            return IllegalChoice(self.rule, line("draft-not-an-opener", card=card_word(choice)))
        return super().refuse(state, choice)


class Registered(Step[Draft]):
    """All decks are registered, and the draft is over."""

    __slots__ = ()

    def run(self, state: Draft) -> None:
        state.stage = "done"
        if state.events is not None:
            inside = tuple(line("draft-registered", card=card_word(opener)) for opener in state.openers)
            whole = line("draft-registered-whole", cards=card_words(state.openers))
            state.tell(Each(inside, line("draft-registered-outside"), whole))
