"""The auction, and the one Team Card that is turned up after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision
from odango.core.things import Thing, pointed_at, ref, sole
from odango.games.masquerade.cards import ROYAL_CARDS, TEAMS
from odango.games.masquerade.facts import Bid
from odango.games.masquerade.state import Masquerade
from odango.games.masquerade.tricks import NextTrick
from odango.games.masquerade.wording import identity_word, team_word
from odango.text import Line, Name, Word, line, seat_letter

PASS: Final = 0
"""Any other choice is a number times 2 plus a team."""


class Bidding(Decision[Masquerade]):
    """Say how many Characters will be collected and for which team, more than anybody has said; or pass.

    The team is free each time and need not be one's own.  Whoever opens has to bid (A-12), and a pass bars nobody from
    bidding later (A-13).
    """

    __slots__ = ()

    kind = "bid"
    rule = "auction"
    plain = True

    def options(self, state: Masquerade) -> list[int]:
        bids = list(range(2 * lowest(state), 2 * state.setup.bid_max + 2))
        return [PASS, *bids] if may_pass(state) else bids

    def allows(self, state: Masquerade, choice: int) -> bool:
        if choice == PASS:
            return may_pass(state)
        return lowest(state) <= choice // 2 <= state.setup.bid_max

    def chosen(self, state: Masquerade, choice: int) -> None:
        bid = Bid(self.seat, choice // 2, choice % 2) if choice != PASS else Bid(self.seat, 0, -1)
        state.bids = (*state.bids, bid)
        if state.events is not None:
            who = Name(self.seat)
            said = line("masquerade-bid", who=who, number=bid.number, team=team_word(bid.team)) if bid.number else None
            state.tell(Public(said or line("masquerade-passed", who=who)))
        go_on(state)

    def write(self, state: Masquerade, choice: int) -> str:
        return "pass" if choice == PASS else f"{choice // 2} {TEAMS[choice % 2]}"

    def ask(self, state: Masquerade) -> Line:
        standing = state.standing
        if standing is None:
            return line("masquerade-ask-open")
        team = team_word(standing.team)
        return line("masquerade-ask-bid", who=Name(standing.seat), number=standing.number, team=team)

    def label(self, state: Masquerade, choice: int) -> Line:
        if choice == PASS:
            return line("masquerade-label-pass")
        return line("masquerade-label-bid", number=choice // 2, team=team_word(choice % 2))

    def refs(self, state: Masquerade, choice: int) -> tuple[str, ...]:
        return () if choice == PASS else (ref("bid", choice // 2), ref("team", choice % 2))

    def refuse(self, state: Masquerade, choice: int) -> IllegalChoice:
        if choice == PASS:
            return IllegalChoice(self.rule, line("masquerade-refused-opener-bids"))
        return self.refuse_number(state, choice // 2)

    def refuse_number(self, state: Masquerade, number: int) -> IllegalChoice:
        standing = state.standing
        if standing is not None and number <= standing.number:
            who = Name(standing.seat)
            return IllegalChoice(self.rule, line("masquerade-refused-not-higher", who=who, number=standing.number))
        least, most = state.setup.bid_min, state.setup.bid_max
        return IllegalChoice(self.rule, line("masquerade-refused-bid-range", least=least, most=most))

    def means(self, state: Masquerade, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("bid", (number,)), Thing("team", (team,))] if number and team < len(TEAMS):
                return number * 2 + team
        return None

    def refuse_things(self, state: Masquerade, refs: Sequence[str]) -> IllegalChoice:
        for thing in pointed_at(refs):
            match thing:
                case Thing("bid", (number,)) if not lowest(state) <= number <= state.setup.bid_max:
                    return self.refuse_number(state, number)
        return super().refuse_things(state, refs)


def lowest(state: Masquerade) -> int:
    """The lowest number that may be bid now."""
    standing = state.standing
    return state.setup.bid_min if standing is None else standing.number + 1


def may_pass(state: Masquerade) -> bool:
    if state.standing is not None:
        return True
    # If nobody wants to open, the first has to in the end: somebody must be royal.
    return not state.setup.opening_bid_forced and len(state.bids) < state.seats


def go_on(state: Masquerade) -> None:
    """Ask the next player clockwise; the auction is over when all others have passed since the last bid."""
    standing = state.standing
    turn = state.bids[-1].seat
    if standing is None:
        state.ask(Bidding(state.after(turn)))
        return
    out = {bid.seat for bid in state.bids if not bid.number} if state.setup.pass_is_final else set()
    out |= {bid.seat for bid in state.bids[state.bids.index(standing) :]}
    for step in range(1, state.seats):
        seat = (turn + step) % state.seats
        if seat not in out and standing.number < state.setup.bid_max:
            state.ask(Bidding(seat))
            return
    crown(state, standing)


def crown(state: Masquerade, bid: Bid) -> None:
    """The last bidder takes Princess Serenity or Queen Metalia, as the bid named, and leads the first trick."""
    state.royal = state.leader = bid.seat
    state.named = bid.team
    state.target = bid.number
    if state.events is not None:
        royal = Word(f"masquerade-royal-{ROYAL_CARDS[bid.team]}")
        state.tell(Public(line("masquerade-crowned", who=Name(bid.seat), royal=royal, number=bid.number)))
    state.ask(Unmask(bid.seat))


class Unmask(Decision[Masquerade]):
    """The royal player turns up exactly one Team Card, one's own if one likes (C-03)."""

    __slots__ = ()

    kind = "unmask"
    rule = "unmasking"

    def options(self, state: Masquerade) -> list[int]:
        return list(range(state.seats))

    def chosen(self, state: Masquerade, choice: int) -> None:
        state.unmasked = choice
        if state.events is not None:
            identity = state.identities[choice]
            args = {"identity": identity_word(identity), "team": team_word(state.team(choice))}
            state.tell(Public(line("masquerade-unmasked", who=Name(self.seat), whom=Name(choice), **args)))
        state.do(NextTrick())

    def write(self, state: Masquerade, choice: int) -> str:
        return f"unmask {seat_letter(choice)}"

    def ask(self, state: Masquerade) -> Line:
        return line("masquerade-ask-unmask")

    def label(self, state: Masquerade, choice: int) -> Line:
        if choice == self.seat:
            return line("masquerade-label-unmask-yourself")
        return line("masquerade-label-unmask", who=Name(choice))

    def refs(self, state: Masquerade, choice: int) -> tuple[str, ...]:
        return (ref("seat", choice),)

    def means(self, state: Masquerade, refs: Sequence[str]) -> int | None:
        seat = sole(refs, "seat")
        return seat[0] if seat else None
