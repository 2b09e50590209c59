"""The options of a game.

The defaults are the rulebook's, or ours where it is silent; docs/rulings/masquerade.md says which.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from odango.core.game import BadSetup
from odango.games.masquerade.cards import ALL_CARDS, CHARACTERS, HOUSE_DECK, SPECIALS, Card
from odango.games.masquerade.deck import check as check_deck
from odango.games.masquerade.deck import face_of


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """How Masquerade Battle is to be played."""

    deal: Literal["all_78", "equal"] = "all_78"
    """Deal every card, though some get one more; or as many to everyone, the rest unseen (A-15)."""
    bid_min: int = 1
    bid_max: int = CHARACTERS
    """The lowest and the highest bid (A-14)."""
    opening_bid_forced: bool = True
    """Whether whoever opens the auction has to bid (A-12)."""
    pass_is_final: bool = False
    """Whether who has passed may not bid again (A-13)."""
    bid_test: Literal["at_least", "more_than"] = "at_least"
    """How many cards meet the bid: as many as it says, or more (C-01)."""
    cancel_scope: Literal["live", "tier", "planet", "table"] = "live"
    """Among which Characters equal powers cancel: ruling planet and Moon together; each of them apart; each planet
    apart, losers too; or all on the table (A-02, A-03)."""
    ruling_action_beats_moon: bool = True
    """Whether an Action of the ruling planet beats Moon Characters (A-04)."""
    several_actions: Literal["first_played", "moon_action_first"] = "first_played"
    """Which of several Actions in force wins (A-05)."""
    off_planet_action_in_loser_contest: Literal["highest", "no_power"] = "highest"
    """What an Action off the ruling planet is worth when only losers are left (A-06)."""
    betrayal_ignores_follow: bool = False
    """Whether a Betrayal may be played though one could follow (A-07)."""
    leader_names_planet_for_any_symbolless_lead: bool = True
    """Whether a led Betrayal names the ruling planet; if not, the next card sets it (A-08)."""
    leader_after_draw: Literal["same_leader", "next_player"] = "same_leader"
    """Who leads after a trick that nobody took (A-09)."""
    tuxedo_pile: Literal["winner_chooses", "SG"] = "winner_chooses"
    """Where a trick goes that Tuxedo Mask took (A-10)."""
    naru_pile_chosen_by: Literal["recipient", "giver"] = "recipient"
    """Who picks the pile for what Naru collects (A-11)."""
    pile_counts_public: bool = True
    """Whether everyone sees how many cards lie in all piles, and all tricks; else the last trick only (A-17)."""
    deck: Literal["house"] | tuple[str, ...] = "house"
    """The 58 Characters: the house deck, or all of another one, as in moon-1-8 (H-01, H-02)."""


def check(setup: Setup) -> None:
    """Raise BadSetup for options that cannot be played."""
    if not 1 <= setup.bid_min <= setup.bid_max <= CHARACTERS:
        raise BadSetup(f"bid_min and bid_max must lie between 1 and {CHARACTERS}, the lower one first.")
    if setup.deck != "house":
        check_deck(setup.deck)


@cache
def characters(deck: Literal["house"] | tuple[str, ...]) -> tuple[Card, ...]:
    """The Characters of a deck, sorted."""
    return HOUSE_DECK if deck == "house" else tuple(sorted(map(face_of, deck)))


def play_cards(setup: Setup) -> tuple[Card, ...]:
    """All 78 cards that are dealt from, sorted."""
    return (*characters(setup.deck), *SPECIALS)


def hand_sizes(setup: Setup, players: int) -> list[int]:
    """How many cards each gets, counted from the first to be dealt to."""
    each, over = divmod(ALL_CARDS, players)
    if setup.deal == "equal":
        over = 0
    return [each + (i < over) for i in range(players)]


def tricks_in(players: int) -> int:
    """How many tricks there will be: the game stops when somebody has nothing left to play."""
    return ALL_CARDS // players
