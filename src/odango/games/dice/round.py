"""A round: starting rolls, who begins, turns, and the score."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.step import Step
from odango.games.dice.abilities import ability_of
from odango.games.dice.dice import marked_word, row_of, throw
from odango.games.dice.setup import TAG_TEAM
from odango.games.dice.state import NONE, Fighter, Match, Side, size_of, value_of
from odango.games.dice.turn import StartTurn
from odango.text import Name, line


def fighters_in_round(match: Match) -> list[Fighter]:
    """Who rolls: the two in the fight, or in a tag-team everyone."""
    return list(range(len(match.owners))) if match.mode == TAG_TEAM else list(match.active)


class StartingRolls(Step[Match]):
    """Everyone in the round rolls all Starting Dice."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        match.foreseen = ()
        for fighter in fighters_in_round(match):
            match.dice[fighter] = tuple(throw(match, size) for size in match.starting[fighter])
            if match.events is not None:
                who, name = Name(match.seat_of(fighter)), marked_word(match, fighter)
                match.tell(Public(line("dice-starting-roll", who=who, fighter=name, dice=row_of(match, fighter))))
        match.do(SeeRolls())


class SeeRolls(Step[Match]):
    """All see the rolls; who may have a roll made again is asked, whoever would not start first.  Then it begins."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        first = would_start(match)
        order = [1 - first, first] if first != NONE else [0, 1]
        for side in order:
            sources = match.sources(match.team(side)[0] if match.mode == TAG_TEAM else match.active[side])
            for source in sources:
                steps = ability_of(match, source).at_starting_rolls(match, source)
                if steps and source not in match.foreseen:
                    match.do(*steps, self)
                    return
        match.do(Begin())


def lowest(match: Match, fighter: Fighter) -> list[int]:
    """The roll as it is compared, lowest die first.  Of two lists Python takes one that breaks off for the lower."""
    return sorted(map(value_of, match.dice[fighter]))


def opener(match: Match, side: Side) -> Fighter:
    """Who opens for this side: in a tag-team, whoever rolled lowest, the first of equals (D-24)."""
    if match.mode != TAG_TEAM:
        return match.active[side]
    return min(match.team(side), key=lambda fighter: lowest(match, fighter))


def would_start(match: Match) -> Side:
    """The side with the lowest die starts, then the next lowest decides; running out of dice counts as lower.

    NONE if all are equal.
    """
    rolls = [lowest(match, opener(match, side)) for side in (0, 1)]
    return NONE if rolls[0] == rolls[1] else int(rolls[1] < rolls[0])


def can_differ(match: Match) -> bool:
    """Whether rolling again could part the openers: not if both have nothing but a d1 left (D-35)."""
    return any(size_of(one) > 1 for side in (0, 1) for one in match.dice[opener(match, side)])


class Begin(Step[Match]):
    """Who rolled lowest starts; if all is equal, everybody rolls again, or chance decides if that cannot help."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        first = would_start(match)
        told = "dice-begins"
        if first == NONE and not can_differ(match):
            first = match.rng.below(2)
            told = "dice-chance-begins"
        if first == NONE:
            if match.events is not None:
                match.tell(Public(line("dice-equal-rolls")))
            match.do(StartingRolls())
            return
        match.active = [opener(match, side) for side in (0, 1)]
        match.turn = first
        if match.events is not None:
            match.tell(Public(line(told, who=Name(match.seat_of(match.attacker)))))
        match.do(StartTurn())
