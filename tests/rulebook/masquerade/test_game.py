"""A game from the deal to the count, for every number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from odango.core.engine import choose
from odango.core.game import BadSetup
from odango.core.refusal import IllegalChoice
from odango.core.rng import Rng
from odango.games.masquerade import GAME
from odango.games.masquerade.cards import (
    ALL_CARDS,
    CHARACTERS,
    KIND,
    MOON,
    PLANET,
    SUPPORT,
    TEAM_OF,
    TRANSFORMATION,
    TUXEDO_MASK,
    is_character,
    team_pack,
)
from odango.games.masquerade.scoring import counted
from odango.games.masquerade.setup import Setup, hand_sizes, play_cards, tricks_in
from odango.games.masquerade.state import NO_CARD, Masquerade
from odango.games.masquerade.trick import WAYS
from rule import rule
from rulebook.any_game import asked_for
from rulebook.masquerade.table import (
    asked,
    auction,
    hand,
    leads,
    played_out,
    playing_at_random,
    says,
    table,
    told,
    trick,
    winners,
)

SEATS = list(GAME.seats)


@rule("masquerade#teams")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_draws_a_team_card(seats: int) -> None:
    """From the pack of the table, no card twice; what is left over at an odd table is the spare one."""
    spares = set()
    for seed in range(60):
        state = GAME.start(Setup(), seats, Rng(seed))
        drawn = [*state.identities, *([] if state.spare == NO_CARD else [state.spare])]
        spares.add(TEAM_OF[state.spare] if state.spare != NO_CARD else None)
        assert sorted(drawn) == list(team_pack(seats))

    assert spares == ({0, 1} if seats in (3, 5, 7) else {None})


@rule("masquerade#the-deal")
@pytest.mark.parametrize("seats", SEATS)
def test_all_78_cards_are_dealt(seats: int) -> None:
    """Nobody has two more than another, and who is dealt to first is a matter of chance."""
    first = set()
    for seed in range(80):
        state = GAME.start(Setup(), seats, Rng(seed))
        sizes = [len(cards) for cards in state.hands]
        first.add(tuple(sizes))
        assert sorted(sizes, reverse=True) == hand_sizes(Setup(), seats)
        assert sorted(card for cards in state.hands for card in cards) == list(play_cards(Setup()))
        assert state.undealt == []

    turned = [tuple(hand_sizes(Setup(), seats)[-turn:] + hand_sizes(Setup(), seats)[:-turn]) for turn in range(seats)]
    assert first == set(turned)


@rule("masquerade#the-deal", "masquerade#end-of-game", "masquerade#piles")
@pytest.mark.parametrize("deal", ["all_78", "equal"])
@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_game(seats: int, deal: str) -> None:
    """As many tricks as the smallest hand has cards; all 58 Characters are in piles, drawn tricks, hands or put away;
    one team wins; and what is never played is what the table of the rules says.
    """
    setup = Setup(deal="equal" if deal == "equal" else "all_78")
    for seed in range(4):
        state = played_out(setup, seats, seed)
        drawn = sum(is_character(play.card) for trick in state.tricks if trick.receiver < 0 for play in trick.plays)
        unplayed = [card for cards in (*state.hands, state.undealt) for card in cards]
        result = GAME.result(state)
        assert result is not None

        assert len(state.tricks) == tricks_in(seats) == ALL_CARDS // seats
        assert sum(state.piles) + drawn + sum(map(is_character, unplayed)) == CHARACTERS
        assert len(unplayed) == ALL_CARDS % seats
        assert min(map(len, state.hands)) == 0
        assert set(result.winners) == {seat for seat in range(seats) if state.team(seat) == counted(state).winning_team}


@rule("masquerade#following", "masquerade#playing-a-card")
@pytest.mark.parametrize("seats", [3, 5, 9])
def test_tricks_go_round_from_their_leader(seats: int) -> None:
    """Everyone plays one card, clockwise; the winner leads next, or after a draw the same player; the royal player
    leads first.
    """
    state = played_out(Setup(), seats, seats)
    leader = state.royal
    for found in state.tricks:
        assert [play.seat for play in found.plays] == [(leader + step) % seats for step in range(seats)]
        leader = found.winner if found.winner >= 0 else leader


@rule("masquerade#end-of-game")
def test_the_first_empty_hand_ends_the_game() -> None:
    """Rei still has two cards: they count for nothing."""
    state = table({"Usagi": ["mars-8-1"], "Ami": ["mars-2-7"], "Rei": ["mars-3-6", "mars-4-5", "mars-5-4"]})
    says(state, "mars-8-1 SG", "mars-2-7 SG", "mars-3-6 SG")

    assert state.ended
    assert hand(state, "Rei") == ["mars-4-5", "mars-5-4"]
    assert counted(state).totals == (3 + 5, 0, 0)
    with pytest.raises(IllegalChoice) as refusal:
        choose(state, 2, 0)
    assert refusal.value.rule == "end-of-game"


@rule("masquerade#scoring", "masquerade#the-aim")
def test_what_everyone_is_told_at_the_end() -> None:
    """All Team Cards with the count of each, the bonus, and what decided it."""
    state = trick("mars-8-1 SG", "mars-2-7 SG", "mars-3-6 SG", more=0, bid=6)
    guardians = "Sailor Guardians"

    assert told(state)[-5:] == [
        "Usagi was Sailor Moon, Sailor Guardians, and has 8.",
        "Ami was Jadeite, Dark Kingdom, and has 0.",
        "Rei was Sailor Mercury, Sailor Guardians, and has 0.",
        "The royal card of Usagi tells the truth: 5 more, counted already.",
        f"The bid was 6, and the best of the {guardians} has 8, the best of the others 0: the {guardians} win.",
    ]
    assert winners(state) == ["Usagi", "Rei"]


@rule("masquerade#scoring")
def test_missed_and_behind_are_told_apart() -> None:
    """Too few for the bid; or enough, but fewer than the best of the others."""
    missed = trick("mars-8-1 SG", "mars-2-7 SG", "mars-3-6 SG", more=0, bid=9)
    behind = trick("mars-8-1 SG", "mars-2-7 SG", "mars-3-6 SG", more=0, bid=6, piles={"Ami": (0, 9)})

    assert told(missed)[-1] == "The bid was 9, and the best of the Sailor Guardians has only 8: the Dark Kingdom win."
    assert told(behind)[-1] == ("The bid of 6 is met with 8, but the best of the others has 9: the Dark Kingdom win.")
    assert winners(missed) == winners(behind) == ["Ami"]


@rule("masquerade#scoring")
def test_only_the_pile_of_ones_own_team_counts() -> None:
    """Ami, a Guardian, wins three for the Dark Kingdom, and Rei of the Dark Kingdom has thirty of the Guardians'."""
    teams = {"Usagi": "SG", "Ami": "SG", "Rei": "DK"}
    state = trick("mars-8-1 DK", "mars-2-7 DK", "mars-3-6 SG", more=0, teams=teams, piles={"Rei": (30, 1)})

    assert counted(state).totals == (0 + 5, 0, 1)


@rule("masquerade#scoring", "masquerade#the-aim")
def test_a_royal_player_may_be_alone() -> None:
    """At an odd table the spare card leaves teams uneven; one who has collected nothing loses to two who have not."""
    state = trick("mars-8-1 SG", "mars-2-7 SG", "mars-3-6 SG", more=0, teams={"Usagi": "DK", "Ami": "SG", "Rei": "SG"})

    assert counted(state).totals == (0, 0, 0)
    assert winners(state) == ["Ami", "Rei"]


@rule("masquerade#auction", "masquerade#unmasking")
def test_from_the_auction_to_the_first_trick() -> None:
    """The last bidder is royal, turns up a Team Card and leads; everyone hears all of it."""
    state = auction(4, opener="Rei")
    said = []
    for text in ("5 DK", "pass", "6 SG", "pass", "9 DK", "pass", "pass", "pass"):
        said.append(asked(state))
        says(state, text)

    assert said == ["Rei", "Makoto", "Usagi", "Ami", "Rei", "Makoto", "Usagi", "Ami"]
    assert (asked(state), asked_for(state)) == ("Rei", "unmask")
    says(state, "unmask D")
    assert leads(state) == "Rei"
    assert told(state)[:3] == [
        "Rei bids 5 for the Dark Kingdom.",
        "Makoto passes.",
        "Usagi bids 6 for the Sailor Guardians.",
    ]
    assert told(state)[-2] == "Rei is Queen Metalia, with a bid of 9."
    assert told(state)[-1].startswith("Rei turns up the Team Card of Makoto: ")


@rule("masquerade#auction")
def test_who_opens_is_a_matter_of_chance() -> None:
    """Every seat comes to open."""
    assert {GAME.start(Setup(), 5, Rng(seed)).opener for seed in range(60)} == set(range(5))


@rule("masquerade#auction")
@pytest.mark.parametrize(("least", "most"), [(0, 58), (1, 59), (10, 9)])
def test_bids_that_cannot_be(least: int, most: int) -> None:
    """No bid below one, none above what can be collected, and the lower end first."""
    with pytest.raises(BadSetup, match="must lie between 1 and 58"):
        GAME.start(Setup(bid_min=least, bid_max=most), 4, Rng(0))


def open_to(state: Masquerade, seat: int) -> set[int]:
    """What the page of the rules says may be played, written down once more."""
    held, ruling = state.hands[seat], state.ruling
    if ruling < 0 or not any(PLANET[card] == ruling for card in held):
        return set(held)
    free = (SUPPORT, TRANSFORMATION, TUXEDO_MASK)
    return {card for card in held if PLANET[card] in (ruling, MOON) or KIND[card] in free}


@rule("masquerade#following", "masquerade#playing-a-card")
@pytest.mark.parametrize("seats", [3, 6, 9])
def test_whoever_can_follow_does(seats: int) -> None:
    """In random games exactly what the rules say is offered, Characters on both sides, and there is always a card."""
    asked_to_play = 0
    for state in playing_at_random(Setup(), seats, seats):
        if state.pending and state.pending[0].kind == "play":
            choices = state.pending[0].options(state)
            cards = Counter(choice // WAYS for choice in choices)
            asked_to_play += 1
            assert choices
            assert set(cards) == open_to(state, state.pending[0].seat)
            assert all(times == 2 for card, times in cards.items() if is_character(card))

    assert asked_to_play == tricks_in(seats) * seats
