"""Words to build situations of TRICKTAKERs with, and to play them.  People are called by their characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from odango.core.engine import IllegalChoice, choose, run
from odango.core.rng import Rng
from odango.core.step import Decision, Seat
from odango.games.tricktakers import GAME
from odango.games.tricktakers import roster as cast_list
from odango.games.tricktakers.cards import EXCLUSIVE, NAMES, OWNER, Card, card
from odango.games.tricktakers.cast import CAST
from odango.games.tricktakers.facts import Account, Sheet
from odango.games.tricktakers.roster import EVERYONE, NOT_YET
from odango.games.tricktakers.rounds import NextRound, SetUp, clear
from odango.games.tricktakers.selecting import FirstLead
from odango.games.tricktakers.setup import Setup, playing_cards
from odango.games.tricktakers.state import NOBODY, Tricktakers
from odango.games.tricktakers.tricks import NextTrick
from odango.text import english

ALL_STAR = Setup(mode="all_star")


def cards(names: str) -> list[Card]:
    """Cards by name, sorted: `r5 k10 rare`."""
    return sorted(map(card, names.split()))


def table(
    hands: Mapping[str, str],
    *,
    setup: Setup = ALL_STAR,
    in_round: int = 1,
    leader: str | None = None,
    deck: str = "",
    points: Sequence[int] | None = None,
    crowns: Sequence[int] | None = None,
    black_crowns: Sequence[int] | None = None,
    sheets: Mapping[str, Sheet] | None = None,
    tasks: Mapping[str, Sequence[int]] | None = None,
    stock: Mapping[str, Sequence[int]] | None = None,
    wins: Sequence[int] | None = None,
    trick: int = 1,
    seed: int = 1,
) -> Tricktakers:
    """A round in which everyone is set up already: `hands` says who sits there, in order, and what they hold.

    The first of `deck` is drawn first.  Sheets not given are those a character begins with.  The leader, by default the
    first, is about to lead trick number `trick`.
    """
    state = _seated(hands, setup, in_round, deck, points, crowns, black_crowns, seed)
    for seat in range(state.seats):
        character = CAST[state.characters[seat]]
        given = (sheets or {}).get(character.name)
        state.sheets[seat] = given if given is not None else character.sheet(state, seat)
        state.stocks[seat] = list((stock or {}).get(character.name, ()))
        state.tasks[seat] = tuple((tasks or {}).get(character.name, ()))
    state.wins = list(wins or [0] * state.seats)
    state.leader = 0 if leader is None else seat_of(state, leader)
    state.trick = trick - 1
    state.do(NextTrick(), NextRound())
    run(state)
    return state


def setting_up(
    hands: Mapping[str, str],
    *,
    setup: Setup = ALL_STAR,
    in_round: int = 1,
    deck: str = "",
    points: Sequence[int] | None = None,
    crowns: Sequence[int] | None = None,
    black_crowns: Sequence[int] | None = None,
    last: Sequence[str] = (),
    seed: int = 1,
) -> Tricktakers:
    """A round in which characters have just been chosen: set-up begins.  `last` says who was whom the round before."""
    state = _seated(hands, setup, in_round, deck, points, crowns, black_crowns, seed)
    state.last_characters = [cast_list.character(name) for name in last] or state.characters[:]
    state.do(SetUp(), FirstLead(), NextTrick(), NextRound())
    run(state)
    return state


def selecting(
    last: Sequence[str],
    *,
    setup: Setup = ALL_STAR,
    in_round: int = 2,
    points: Sequence[int] | None = None,
    crowns: Sequence[int] | None = None,
    first: Seat = 0,
    seed: int = 1,
) -> Tricktakers:
    """A game in which this round is about to begin; `last` says who was whom the round before."""
    state = _empty(len(last), setup, in_round - 1, points, crowns, None, seed)
    state.first = first
    state.characters = [cast_list.character(name) for name in last]
    state.do(NextRound())
    run(state)
    return state


def _seated(
    hands: Mapping[str, str],
    setup: Setup,
    in_round: int,
    deck: str,
    points: Sequence[int] | None,
    crowns: Sequence[int] | None,
    black_crowns: Sequence[int] | None,
    seed: int,
) -> Tricktakers:
    state = _empty(len(hands), setup, in_round, points, crowns, black_crowns, seed)
    state.characters = [cast_list.character(name) for name in hands]
    state.last_characters = state.characters[:]
    state.hands = [cards(held) for held in hands.values()]
    rest = Counter(playing_cards(setup.small_deck, len(hands)))
    top = [card(name) for name in deck.split()]
    rest.subtract(held for hand in state.hands for held in hand if not OWNER[held])
    rest.subtract(top)
    assert min(rest.values()) >= 0, "a card is in two places"
    state.deck = [*sorted(rest.elements()), *reversed(top)]
    held = {one for hand in state.hands for one in hand}
    state.box = [one for one in EXCLUSIVE if one not in held]
    return state


def _empty(
    seats: int,
    setup: Setup,
    in_round: int,
    points: Sequence[int] | None,
    crowns: Sequence[int] | None,
    black_crowns: Sequence[int] | None,
    seed: int,
) -> Tricktakers:
    GAME.check(setup, seats)
    state = Tricktakers()
    state.rng = Rng(seed)
    state.events = []
    state.setup = setup
    state.round = in_round
    state.first = 0
    state.points = list(points or [30] * seats)
    state.crowns = list(crowns or [0] * seats)
    state.black_crowns = list(black_crowns or [0] * seats)
    state.offered = EVERYONE
    state.choosers = ()
    state.drafted = [()] * seats
    state.characters = [NOT_YET] * seats
    state.last_characters = [NOT_YET] * seats
    state.accounts = []
    state.victor = NOBODY
    state.victory = ""
    state.ended = False
    clear(state)
    return state


def seat_of(state: Tricktakers, who: str) -> Seat:
    return state.characters.index(cast_list.character(who))


def asked(state: Tricktakers) -> Decision[Tricktakers]:
    """The one question that is asked."""
    [decision] = state.pending
    return decision


def texts(state: Tricktakers) -> list[str]:
    """All that can be answered to it."""
    return [asked(state).write(state, choice) for choice in asked(state).options(state)]


def say(state: Tricktakers, who: str, *answers: str) -> None:
    """Somebody answers, one question after another: `say(state, "king", "discard r1", "r5")`."""
    for text in answers:
        seat = seat_of(state, who)
        decision = state.decision_of(seat)
        assert decision is not None, f"{who} is not asked; {state.pending} is"
        choose(state, seat, decision.read(state, text))


def played(state: Tricktakers, **plays: str) -> None:
    """Everyone named answers in this order; several answers are parted by a comma: `hermit="no draw, r5"`."""
    for who, text in plays.items():
        say(state, who, *(part.strip() for part in text.split(",")))


def refused(state: Tricktakers, who: str, *refs: str) -> str:
    """Why somebody may not choose these things, in words."""
    decision = state.decision_of(seat_of(state, who))
    assert decision is not None
    return english().say(decision.why(state, refs).line, [CAST[one].name for one in state.characters])


def cannot(state: Tricktakers, who: str, text: str) -> None:
    """Somebody is asked, but may not answer so."""
    decision = state.decision_of(seat_of(state, who))
    assert decision is not None
    assert text not in [decision.write(state, choice) for choice in decision.options(state)]
    with pytest.raises(IllegalChoice):
        decision.read(state, text)


def held(state: Tricktakers, who: str) -> str:
    """A hand by names, as `cards` reads it."""
    return " ".join(NAMES[one] for one in state.hands[seat_of(state, who)])


def taken(state: Tricktakers, who: str) -> set[str]:
    return {NAMES[one] for one in state.taken[seat_of(state, who)]}


def account(state: Tricktakers, seat: Seat) -> Account:
    """What the round just ended brought this seat."""
    return state.accounts[-1][seat]


def lines(state: Tricktakers, seat: Seat) -> list[tuple[str, int]]:
    """It line by line."""
    return [(entry.what, entry.points) for entry in account(state, seat).entries]
