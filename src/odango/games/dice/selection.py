"""Finding the characters: openly in turn, at random, or in secret and revealed together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Seat, Step, Together
from odango.core.things import Thing, pointed_at, ref
from odango.games.dice.characters import CHARACTERS, NAMES, NOBODY, character
from odango.games.dice.dice import character_word
from odango.games.dice.match import StartRound, nominations
from odango.games.dice.setup import SINGLE_COMBAT
from odango.games.dice.state import Fighter, Match
from odango.text import Line, Name, Word, line

PATIENCE: Final = 3
"""So often the same characters may be chosen in secret before chance decides (D-25)."""


class ChooseCharacters(Step[Match]):
    """As the table agreed."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        fighters = range(len(match.owners))
        if match.setup.line_up:
            match.characters = [character(name) for name in match.setup.line_up]
            match.do(Ready())
        elif match.setup.choose == "random":
            match.do(DrawCharacters(), Ready())
        elif match.setup.choose == "open":
            match.do(*(ChooseCharacter(match.seat_of(f), f) for f in fighters), Ready())
        else:
            match.do(Together(tuple(ChooseCharacter(match.seat_of(f), f) for f in fighters)), Reveal())


class ChooseCharacter(Decision[Match]):
    """A character for one of your fighters.  In secret, what others have chosen is not looked at."""

    __slots__ = ("fighter",)

    kind = "character"
    rule = "choosing-characters"

    def __init__(self, seat: Seat, fighter: Fighter) -> None:
        super().__init__(seat)
        self.fighter: Fighter = fighter

    def taken(self, match: Match) -> list[int]:
        """What is already chosen, as far as this seat knows."""
        if match.setup.same_character:
            return []
        own = [choice for decision, choice in match.answers if decision.seat == self.seat and decision != self]
        return [*own, *(number for number in match.characters if number != NOBODY)]

    def options(self, match: Match) -> list[int]:
        taken = self.taken(match)
        return [number for number in range(len(CHARACTERS)) if number not in taken]

    def chosen(self, match: Match, choice: int) -> None:
        match.characters[self.fighter] = choice
        if match.events is not None:
            match.tell(Public(line("dice-chose", who=Name(self.seat), fighter=Word(f"dice-{NAMES[choice]}"))))

    def write(self, match: Match, choice: int) -> str:
        return NAMES[choice]

    def ask(self, match: Match) -> Line:
        return line("dice-ask-character", number=self.fighter + 1)

    def label(self, match: Match, choice: int) -> Line:
        row = CHARACTERS[choice]
        key = "dice-label-character-older" if row.from_older_set else "dice-label-character"
        dice = " ".join(f"d{size}" for size in row.dice)
        reserve = " ".join(f"d{size}" for size in row.reserve) or "–"
        name, ability = Word(f"dice-{row.id}"), Word(f"dice-{row.ability}")
        return line(key, fighter=name, dice=dice, reserve=reserve, ability=ability, uses=row.uses or 0)

    def refs(self, match: Match, choice: int) -> tuple[str, ...]:
        return (ref("character", choice),)

    def refuse(self, match: Match, choice: int) -> IllegalChoice:
        if choice in self.taken(match):
            return IllegalChoice(self.rule, line("dice-refused-taken", fighter=Word(f"dice-{NAMES[choice]}")))
        return super().refuse(match, choice)

    def means(self, match: Match, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("character", (number,))] if number < len(CHARACTERS):
                return number
        return None


class Reveal(Step[Match]):
    """All turn up together.  Whoever chose the same chooses again, in secret; after a few times chance decides."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        chosen = match.characters
        clashing = [f for f in range(len(chosen)) if chosen.count(chosen[f]) > 1]
        if match.setup.same_character or not clashing:
            match.do(Ready())
            return
        match.clashes += 1
        if match.events is not None:
            match.tell(Public(line("dice-clash")))
        for fighter in clashing:
            chosen[fighter] = NOBODY
        if match.clashes < PATIENCE:
            again = tuple(ChooseCharacter(match.seat_of(fighter), fighter) for fighter in clashing)
            match.do(Together(again), Reveal())
        else:
            match.do(DrawCharacters(), Ready())


class DrawCharacters(Step[Match]):
    """Whoever has no character draws one."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        deck = [number for number in range(len(CHARACTERS)) if number not in match.characters]
        match.rng.shuffle(deck)
        for fighter, chosen in enumerate(match.characters):
            if chosen == NOBODY:
                match.characters[fighter] = deck.pop()
                if match.events is not None:
                    name = character_word(match, fighter)
                    match.tell(Public(line("dice-drew", who=Name(match.seat_of(fighter)), fighter=name)))


class Ready(Step[Match]):
    """Everyone takes the dice of their fighters; teams of Single Combat send their first; the match begins."""

    __slots__ = ()

    def run(self, match: Match) -> None:
        for fighter in range(len(match.owners)):
            row = match.character(fighter)
            match.starting[fighter] = row.dice
            match.reserve[fighter] = row.reserve
            match.uses[fighter] = (row.uses or 0) if match.setup.abilities else 0
            match.droids[fighter] = row.droid_dice
        send = [nominations(match)] if match.mode == SINGLE_COMBAT else []
        match.do(*send, StartRound())
