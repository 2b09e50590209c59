"""A match: rounds until a side has enough victory tokens, and what the loser of a round may do between them."""

from __future__ import annotations

from collections.abc import Sequence

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Step, Together
from odango.core.things import ref
from odango.games.dice.dice import character_word
from odango.games.dice.pointing import fighter_meant
from odango.games.dice.reserve import Strengthen
from odango.games.dice.round import StartingRolls
from odango.games.dice.scoring import halves, points
from odango.games.dice.setup import SINGLE_COMBAT
from odango.games.dice.state import NONE, Match, RoundScore, Side
from odango.text import Line, Name, Names, line


class StartRound(Step[Match]):
    """Dice to the table; when the round is over it is scored."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        match.tagged = [False, False]
        match.do(StartingRolls(), ScoreRound())


class ScoreRound(Step[Match]):
    """The higher score wins a victory token, whoever has dice left; a tie is fought again with the same dice."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        scores = (halves(match, 0), halves(match, 1))
        winner = NONE if scores[0] == scores[1] else int(scores[1] > scores[0])
        match.history.append(RoundScore(tuple(match.active), scores, winner))
        self._tell(match, scores, winner)
        clear_table(match)
        if winner == NONE:
            match.do(StartRound())
            return
        match.tokens[winner] += 1
        match.loser = 1 - winner
        if match.tokens[winner] < match.rounds_to_win:
            match.do(NextRound())

    def _tell(self, match: Match, scores: tuple[int, int], winner: Side) -> None:
        if match.events is not None:
            if winner == NONE:
                match.tell(Public(line("dice-tied", points=points(scores[0]))))
            else:
                won, lost = points(scores[winner]), points(scores[1 - winner])
                who = people(match, winner)
                told = line("dice-round-won", who=who, count=len(who.seats), points=won, other=lost)
                match.tell(Public(told))


def people(match: Match, side: Side) -> Names:
    return Names(tuple(range(side, match.seats, 2)))


def clear_table(match: Match) -> None:
    """Dice go back to their fighters; dice lent for the round go back to the reserve, captured or not."""
    for fighter in range(len(match.owners)):
        match.dice[fighter] = ()
        match.reserve[fighter] = tuple(sorted(match.reserve[fighter] + match.lent[fighter]))
        match.lent[fighter] = ()
        match.droids[fighter] = match.character(fighter).droid_dice
    match.captured = [(), ()]
    match.attack = (0, 0, 0)
    match.shielded = NONE
    match.defended = False
    match.extra_turn = False


class NextRound(Step[Match]):
    """Teams of Single Combat send new fighters first; then the side that lost may strengthen itself."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        send = [nominations(match)] if match.mode == SINGLE_COMBAT else []
        match.do(*send, Strengthen(), StartRound())


def nominations(match: Match) -> Together:
    return Together(tuple(Nominate(match.captain(side)) for side in (0, 1)))


class Nominate(Decision[Match]):
    """Each team says, both at once, who fights next."""

    __slots__ = ()

    kind = "nominate"
    rule = "single-combat"

    def side(self) -> Side:
        return self.seat % 2

    def options(self, match: Match) -> list[int]:
        side = self.side()
        last = match.active[side] if match.setup.new_fighter_each_round else NONE
        return [fighter for fighter in match.team(side) if fighter != last]

    def chosen(self, match: Match, choice: int) -> None:
        match.active[self.side()] = choice
        if match.events is not None:
            fighter = character_word(match, choice)
            match.tell(Public(line("dice-nominated", who=Name(self.seat), fighter=fighter)))

    def refuse(self, match: Match, choice: int) -> IllegalChoice:
        if choice == match.active[self.side()] != NONE:
            return IllegalChoice(self.rule, line("dice-refused-same-fighter", fighter=character_word(match, choice)))
        if choice in match.team(1 - self.side()):
            return IllegalChoice(self.rule, line("dice-refused-other-team"))
        return super().refuse(match, choice)

    def means(self, match: Match, refs: Sequence[str]) -> int | None:
        return fighter_meant(match, refs)

    def write(self, match: Match, choice: int) -> str:
        return f"send {match.called(choice)}"

    def ask(self, match: Match) -> Line:
        return line("dice-ask-nominate")

    def label(self, match: Match, choice: int) -> Line:
        return line("dice-label-nominate", fighter=character_word(match, choice), number=choice + 1)

    def refs(self, match: Match, choice: int) -> tuple[str, ...]:
        return (ref("fighter", choice),)
