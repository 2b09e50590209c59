"""What a seat sees of Dice Challenge: everything, but for answers given in secret."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from odango.core.step import Seat
from odango.core.view import Result, View, answered, asked, own_answers, question
from odango.games.dice.setup import Setup
from odango.games.dice.state import Die, Fighter, Match, RoundScore, Side, Trophy

SHOWN: Final = frozenset(Match.__slots__) | {"answers", "pending"}
HIDDEN: Final = frozenset({"agenda", "events", "rng"})


class FighterView(Struct, frozen=True):
    """What is to be seen of a fighter."""

    owner: Seat
    character: int
    """-1 while none is chosen."""
    starting: tuple[int, ...]
    reserve: tuple[int, ...]
    uses: int
    dice: tuple[Die, ...]
    lent: tuple[int, ...]
    droids: tuple[int, ...]
    removed: tuple[int, ...]


class DiceView(View, frozen=True, kw_only=True, tag_field="game", tag="dice"):
    """Dice Challenge as one seat sees it."""

    setup: Setup
    mode: str
    rounds_to_win: int
    fighters: tuple[FighterView, ...]
    """Those of even number are one side, the others the other."""
    captured: tuple[tuple[Trophy, ...], ...]
    active: tuple[Fighter, ...]
    turn: Side
    attack: tuple[int, int, int]
    picked: int
    shielded: int
    defended: bool
    extra_turn: bool
    foreseen: tuple[Fighter, ...]
    tagged: tuple[bool, ...]
    tokens: tuple[int, ...]
    loser: Side
    clashes: int
    history: tuple[RoundScore, ...]


def view(match: Match, seat: Seat | None, result: Result | None) -> DiceView:
    return DiceView(
        seat=seat,
        asked=asked(match),
        answered=answered(match),
        own_answers=own_answers(match, seat),
        question=question(match, seat),
        result=result,
        setup=match.setup,
        mode=match.mode,
        rounds_to_win=match.rounds_to_win,
        fighters=tuple(
            FighterView(
                match.owners[f],
                match.characters[f],
                match.starting[f],
                match.reserve[f],
                match.uses[f],
                match.dice[f],
                match.lent[f],
                match.droids[f],
                match.removed[f],
            )
            for f in range(len(match.owners))
        ),
        captured=tuple(match.captured),
        active=tuple(match.active),
        turn=match.turn,
        attack=match.attack,
        picked=match.picked,
        shielded=match.shielded,
        defended=match.defended,
        extra_turn=match.extra_turn,
        foreseen=match.foreseen,
        tagged=tuple(match.tagged),
        tokens=tuple(match.tokens),
        loser=match.loser,
        clashes=match.clashes,
        history=tuple(match.history),
    )
