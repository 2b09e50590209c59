"""After a lost round: Reserve Dice become Starting Dice, or what an ability does instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Seat, Step
from odango.core.things import Thing, pointed_at, ref
from odango.games.dice.abilities import ability_of
from odango.games.dice.abilities.base import spend
from odango.games.dice.dice import marked_word, without
from odango.games.dice.setup import TAG_TEAM
from odango.games.dice.state import NONE, Fighter, Match, Side
from odango.text import Line, Name, line

DECLINE: Final = -1
STEAL: Final = 1 << 10
REMOVE: Final = 1 << 11
"""A choice is fighter x 32 + size: a conversion by itself, or added to STEAL or REMOVE."""


class Strengthen(Step[Match]):
    """The side that lost may strengthen itself: in a duel the loser, else whoever fights next or the whole tag-team."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        if match.loser == NONE:
            return
        seat = match.captain(match.loser) if match.mode == TAG_TEAM else match.seat_of(match.active[match.loser])
        conversions = [ability_of(match, source).conversions() for source in sources(match)]
        choice = AfterLoss(seat, max([1, *conversions]), True)
        if len(choice.options(match)) > 1:
            match.do(choice)


def in_question(match: Match, side: Side) -> list[Fighter]:
    """Whose dice may change: the fighter of the coming round, or in a tag-team everyone's."""
    return match.team(side) if match.mode == TAG_TEAM else [match.active[side]]


def sources(match: Match) -> list[Fighter]:
    """Whose abilities the side that lost may use now."""
    return match.sources(in_question(match, match.loser)[0])


def remover(match: Match) -> Fighter:
    """Whose Malefic Black Crystal would be used, or NONE."""
    able = [s for s in sources(match) if ability_of(match, s).removes_a_die() and match.uses[s] > 0]
    return able[0] if able else NONE


def thief(match: Match) -> Fighter:
    """Who would get a stolen Reserve Die, or NONE."""
    able = [s for s in sources(match) if ability_of(match, s).steals_a_die()]
    return able[0] if able else NONE


def removable(match: Match, fighter: Fighter) -> list[int]:
    """Sizes of Starting Dice that may be removed: any but the last one; see D-14 for the Droids' coins."""
    if len(match.starting[fighter]) < 2:
        return []
    if match.character(fighter).droid_dice and not match.setup.removed_coin_stays_out:
        return []
    return list(dict.fromkeys(match.starting[fighter]))


class AfterLoss(Decision[Match]):
    """One Reserve Die becomes a Starting Die, for good; or none does; or an ability changes that.

    `left` says how many more may be converted, `fresh` whether none was yet: only then may one be removed instead, or
    be stolen, for two after one loss never are (D-27).
    """

    __slots__ = ("fresh", "left")

    kind = "after-loss"
    rule = "reserve-dice"

    def __init__(self, seat: Seat, left: int, fresh: bool) -> None:
        super().__init__(seat)
        self.left: int = left
        self.fresh: bool = fresh

    def options(self, match: Match) -> list[int]:
        mine, theirs = in_question(match, match.loser), in_question(match, 1 - match.loser)
        found = [DECLINE]
        found.extend(f << 5 | size for f in mine for size in dict.fromkeys(match.reserve[f]))
        if self.fresh and thief(match) != NONE:
            found.extend(STEAL | f << 5 | size for f in theirs for size in dict.fromkeys(match.reserve[f]))
        if self.fresh and remover(match) != NONE:
            found.extend(REMOVE | f << 5 | size for f in theirs for size in removable(match, f))
        return found

    def parts(self, choice: int) -> tuple[Fighter, int]:
        return choice >> 5 & 31, choice & 31

    def chosen(self, match: Match, choice: int) -> None:
        if choice == DECLINE:
            if match.events is not None:
                match.tell(Public(line("dice-declined", who=Name(self.seat))))
            return
        fighter, size = self.parts(choice)
        if choice & REMOVE:
            self.remove(match, fighter, size)
            return
        taker = thief(match) if choice & STEAL else fighter
        match.reserve[fighter] = without(match.reserve[fighter], size)
        match.starting[taker] = tuple(sorted((*match.starting[taker], size)))
        self._tell(match, "dice-stolen" if choice & STEAL else "dice-converted", taker, size)
        again = AfterLoss(self.seat, self.left - 1, False)
        if again.left > 0 and len(again.options(match)) > 1:
            match.do(again)

    def remove(self, match: Match, fighter: Fighter, size: int) -> None:
        spend(match, remover(match))
        match.starting[fighter] = without(match.starting[fighter], size)
        match.removed[fighter] = (*match.removed[fighter], size)
        self._tell(match, "dice-removed", fighter, size)

    def _tell(self, match: Match, key: str, fighter: Fighter, size: int) -> None:
        if match.events is not None:
            name = marked_word(match, fighter)
            match.tell(Public(line(key, who=Name(self.seat), fighter=name, die=f"d{size}")))

    def write(self, match: Match, choice: int) -> str:
        if choice == DECLINE:
            return "decline"
        fighter, size = self.parts(choice)
        verb = "remove" if choice & REMOVE else "steal" if choice & STEAL else "convert"
        return f"{verb} d{size} of {match.called(fighter)}"

    def ask(self, match: Match) -> Line:
        return line("dice-ask-after-loss")

    def label(self, match: Match, choice: int) -> Line:
        if choice == DECLINE:
            return line("dice-label-decline")
        fighter, size = self.parts(choice)
        verb = "remove" if choice & REMOVE else "steal" if choice & STEAL else "convert"
        name = marked_word(match, fighter)
        return line(f"dice-label-{verb}", die=f"d{size}", fighter=name, number=fighter + 1)

    def refs(self, match: Match, choice: int) -> tuple[str, ...]:
        if choice == DECLINE:
            return ()
        fighter, size = self.parts(choice)
        return (ref("starting" if choice & REMOVE else "reserve", fighter, size),)

    def refuse(self, match: Match, choice: int) -> IllegalChoice:
        if not 0 < choice < 2 * REMOVE:
            return super().refuse(match, choice)
        theirs = choice & (REMOVE | STEAL)
        if theirs and (remover(match) if choice & REMOVE else thief(match)) == NONE:
            return IllegalChoice(self.rule, line("dice-refused-their-dice"))
        if theirs and not self.fresh:
            rule = "malefic-black-crystal" if choice & REMOVE else "death-phantom"
            return IllegalChoice(rule, line("dice-refused-after-change"))
        if choice & REMOVE:
            return IllegalChoice("malefic-black-crystal", line("dice-refused-remove"))
        if self.parts(choice)[0] not in in_question(match, 1 - match.loser if theirs else match.loser):
            return IllegalChoice(self.rule, line("dice-refused-not-next"))
        return super().refuse(match, choice)

    def means(self, match: Match, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing(kind, (fighter, size))] if fighter < len(match.owners) and size < 32:
                die = fighter << 5 | size
                mine = fighter % 2 == match.loser
                if kind == "reserve":
                    return die if mine else STEAL | die
                return REMOVE | die if kind == "starting" and not mine else None
        return None

    def refuse_things(self, match: Match, refs: Sequence[str]) -> IllegalChoice:
        match pointed_at(refs):
            case [Thing("starting", _)]:
                return IllegalChoice(self.rule, line("dice-refused-starting-already"))
        return super().refuse_things(match, refs)
