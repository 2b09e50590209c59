"""Words to see who is asked what in the Sailor Moon CCG, to answer, and to let everyone pass until something happens.

In questions and answers cards in play may be called as in `looking`, without their numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from odango.core.engine import IllegalChoice, choose
from odango.core.step import Decision, Seat
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import write_piece
from rulebook.ccg.looking import piece

# Who is asked what.


def asked(state: Ccg) -> Decision[Any]:
    """The one question that is asked."""
    [decision] = state.pending
    return decision


def who(state: Ccg) -> tuple[Seat, str]:
    """Who is asked, and what for: (0, "act")."""
    return asked(state).seat, asked(state).kind


def texts(state: Ccg, seat: Seat | None = None) -> list[str]:
    """All that can be answered, without the numbers of cards in play."""
    decision = asked(state) if seat is None else _question(state, seat)
    return [_bare(decision.write(state, choice)) for choice in decision.options(state)]


def _question(state: Ccg, seat: Seat) -> Decision[Any]:
    decision = state.decision_of(seat)
    assert decision is not None, f"seat {seat} is not asked; {[(one.seat, one.kind) for one in state.pending]} are"
    return decision


def _bare(text: str) -> str:
    return re.sub(r"\.\d+", "", text)


def _same(state: Ccg, word: str, written: str) -> bool:
    """Whether a word of an answer means a word of the notation: `titus`, `titus@1`, `titus#2` or `titus.4`."""
    if word in (written, _bare(written)):
        return True
    return ("@" in word or "#" in word) and written == write_piece(state, piece(state, word).uid)


def fits(state: Ccg, seat: Seat, text: str) -> list[int]:
    """The options of a seat that an answer may mean."""
    decision = _question(state, seat)
    found = []
    for choice in decision.options(state):
        words, others = text.split(), decision.write(state, choice).split()
        if len(words) == len(others) and all(_same(state, *pair) for pair in zip(words, others, strict=True)):
            found.append(choice)
    return found


def offered(state: Ccg, verb: str) -> list[str]:
    """All that can be answered and begins so: `attack`, `rejuvenate`."""
    return [text for text in texts(state) if text.split()[0] == verb]


def attackers(state: Ccg) -> set[str]:
    """Who is offered an attack of their own."""
    return {text.split()[1] for text in offered(state, "attack")}


def targets(state: Ccg) -> set[str]:
    """What can be attacked by one alone."""
    return {text.split()[-1] for text in offered(state, "attack")}


# Answers.


def answer(state: Ccg, seat: Seat, *answers: str) -> None:
    """A seat answers, one question after the other."""
    for text in answers:
        found = fits(state, seat, text)
        assert len(found) == 1, f"{text!r} is {'none' if not found else 'several'} of {texts(state, seat)}"
        choose(state, seat, found[0])


def go(state: Ccg, *answers: str) -> None:
    """Whoever is asked answers, one question after the other."""
    for text in answers:
        answer(state, asked(state).seat, text)


def cannot(state: Ccg, seat: Seat, text: str) -> None:
    """A seat is asked, and may not answer so."""
    assert not fits(state, seat, text)
    with pytest.raises(IllegalChoice):
        _question(state, seat).read(state, text)


def open_first(state: Ccg, *seats: Seat) -> None:
    """These seats, or all, take the first opening that is offered."""
    for seat in seats or range(state.seats):
        answer(state, seat, texts(state, seat)[0])


# Nothing is done.


def pass_once(state: Ccg) -> None:
    """Whoever is asked does nothing."""
    found = [word for word in ("pass", "done", "keep") if word in texts(state)]
    assert found, f"{who(state)} cannot be passed: {texts(state)}"
    go(state, found[0])


def pass_on(state: Ccg, until: Callable[[Ccg], bool]) -> None:
    """Everyone passes until something holds or nobody is asked.  What cannot be passed, a throw say, is an error."""
    while state.pending and not until(state):
        pass_once(state)


def finish(state: Ccg) -> None:
    """Everyone passes until the attack is over."""
    pass_on(state, until=lambda now: now.attack is None)


def step_6(state: Ccg) -> None:
    """Everyone passes until the actions are over, and what was defeated has left."""
    turns = [*state.turns]
    pass_on(state, until=lambda now: now.step >= 6 or now.turns != turns)


def end_turn(state: Ccg, until: Seat | None = None) -> None:
    """Everyone passes until the turn is over, or until the next turn of a seat; there the first question is asked.

    A turn in which nobody has anything to decide goes by at once.
    """
    seats = range(state.seats) if until is None else [until]
    before = [*state.turns]
    pass_on(state, until=lambda now: any(now.turns[seat] != before[seat] for seat in seats))
