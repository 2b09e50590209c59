"""A round: the deal, set-up in its order, Black Crowns spent in it, discards and the draw deck, and points."""

from __future__ import annotations

from collections import Counter

import pytest

from laws.worlds import positions
from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import EXCLUSIVE, FACE, NAMES, NUMBER, PLAYING_CARDS, card
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.facts import Discard
from odango.games.tricktakers.hands import draw
from odango.games.tricktakers.setup import Setup, playing_cards
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.table import (
    ALL_STAR,
    asks,
    five_each,
    go,
    go_until,
    held,
    lines,
    refused,
    seat_of,
    setting_up,
    table,
    texts,
    told,
    until_play,
    who_is_asked,
)

HANDS = five_each("king", "gambler", "hermit", "berserker")
FIVE = {
    **five_each("ruler", "berserker", "collector", "adventurer"),
    "resistance": "r6 b6 g6 k6 r7",
}


@rule("tricktakers#a-round", "tricktakers#the-cards")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_is_dealt_five(seats: int) -> None:
    """Out of all forty, shuffled; the rest is the draw deck, and nothing is discarded yet."""
    deals = [GAME.start(Setup(), seats, Rng(seed)) for seed in range(30)]
    for state in deals:
        assert [len(hand) for hand in state.hands] == [5] * seats
        assert len(state.deck) == 40 - 5 * seats
        assert Counter(sum(state.hands, state.deck)) == Counter(PLAYING_CARDS)
        assert (state.discards, state.points) == ([], [30] * seats)

    assert len({tuple(state.hands[0]) for state in deals}) == len(deals)
    assert set(PLAYING_CARDS) == {held for state in deals for hand in state.hands for held in hand}


@rule("tricktakers#a-round")
def test_every_round_begins_with_all_playing_cards() -> None:
    """Whatever was taken, discarded or brought along: forty cards again, and all exclusive ones in the box."""
    rounds = set()
    for state in positions(GAME, Setup(), 5, 7):
        if state.pending and state.pending[0].kind == "character" and state.round not in rounds:
            rounds.add(state.round)
            assert Counter(sum(state.hands, state.deck)) == Counter(PLAYING_CARDS)
            assert (state.box, state.discards, state.tricks) == (list(EXCLUSIVE), [], [])
            assert (state.taken, state.wins, state.shown) == ([()] * 5, [0] * 5, [[]] * 5)

    assert len(rounds) >= 2


@rule("tricktakers#the-cards")
@pytest.mark.parametrize(("seats", "highest", "count"), [(2, 6, 28), (3, 7, 32), (4, 9, 40), (5, 9, 40)])
def test_t53_small_decks(seats: int, highest: int, count: int) -> None:
    """By a variant two players leave out 7s, 8s and 9s, three 8s and 9s; Rares and White Flags stay."""
    found = playing_cards(True, seats)

    assert len(found) == count
    assert {FACE[one].value for one in found if FACE[one].kind == NUMBER} == set(range(1, highest + 1))
    assert [found.count(card(name)) for name in ("rare", "flag")] == [2, 2]
    assert playing_cards(False, seats) == PLAYING_CARDS
    state = GAME.start(Setup(small_deck=True), seats, Rng(0))
    assert sorted(sum(state.hands, state.deck)) == sorted(found)


@rule("tricktakers#a-round", "tricktakers#priority")
def test_set_up_goes_by_priority_with_the_ruler_last() -> None:
    """Wherever they sit; those with nothing to set up are not asked."""
    assert until_play(setting_up(FIVE)) == [
        ("adventurer", "equip"),
        ("adventurer", "equip"),
        *[("ruler", "task")] * 4,
    ]
    assert until_play(setting_up(HANDS)) == [
        ("king", "discard"),
        ("gambler", "exchange"),
        ("gambler", "bid"),
        ("gambler", "stake"),
    ]


@rule("tricktakers#a-round", "tricktakers#ruler")
def test_the_ruler_sees_bid_and_items_before_giving_tasks() -> None:
    """Both lie open when he is asked."""
    state = setting_up({"ruler": HANDS["king"], "gambler": HANDS["gambler"], "adventurer": HANDS["hermit"]})
    go(state, "keep", "bid 2", "stake 20", "equip map", "equip axe")
    assert who_is_asked(state) == ("ruler", "task")
    view = GAME.view(state, seat_of(state, "ruler"))

    assert view.players[1].sheet == GamblerSheet(2, 20)
    assert view.players[2].sheet is not None


@rule("tricktakers#spending-black-crowns")
def test_black_crowns_are_offered_after_each_part() -> None:
    """King: after his discard.  Gambler: after exchanging, bidding and staking.  Hermit and Berserker: once."""
    state = setting_up(HANDS, in_round=3, black_crowns=[1, 1, 1, 1])

    assert until_play(state, crown="keep") == [
        *asks("king", "discard crown"),
        *asks("gambler", "exchange crown bid crown stake crown"),
        *asks("hermit", "crown"),
        *asks("berserker", "crown"),
    ]
    assert state.black_crowns == [1, 1, 1, 1]


@rule("tricktakers#spending-black-crowns")
def test_black_crowns_of_the_others() -> None:
    """Adventurer: after both items.  Ruler: after all tasks.  Resistance and Collector: once."""
    state = setting_up(FIVE, in_round=3, black_crowns=[1] * 5)

    assert until_play(state, crown="keep") == [
        *asks("resistance", "crown"),
        *asks("adventurer", "equip equip crown"),
        *asks("collector", "crown"),
        *asks("berserker", "crown"),
        *asks("ruler", "task task task task crown"),
    ]


@rule("tricktakers#spending-black-crowns")
@pytest.mark.parametrize("in_round", [1, 2])
def test_not_before_the_third_round(in_round: int) -> None:
    """Nobody is asked, however many they have."""
    state = setting_up(HANDS, in_round=in_round, black_crowns=[2] * 4)

    assert "crown" not in {kind for _, kind in until_play(state)}


@rule("tricktakers#spending-black-crowns")
def test_only_who_has_a_black_crown_is_asked() -> None:
    """Crowns do not count."""
    state = setting_up(HANDS, in_round=3, black_crowns=[0, 0, 1, 0], crowns=[1, 1, 1, 1])

    assert [who for who, kind in until_play(state, crown="keep") if kind == "crown"] == ["hermit"]


@rule("tricktakers#spending-black-crowns")
def test_a_spent_black_crown_is_gone() -> None:
    """Any number of cards, drawn anew; everyone hears how many.  Keeping costs nothing, and the next part comes."""
    state = setting_up(HANDS, in_round=3, black_crowns=[2, 0, 0, 0], deck="k6 k7 k8")
    go(state, "discard r1")
    assert who_is_asked(state) == ("king", "crown")
    assert len(texts(state)) == 2**5
    go(state, "discard r2 r3")
    assert held(state, "king") == "r4 r5 k6 k7 king-rare"
    assert (state.black_crowns[0], who_is_asked(state)) == (1, ("king", "crown"))
    go(state, "keep")

    assert (state.black_crowns[0], who_is_asked(state)) == (1, ("gambler", "exchange"))
    assert "king spends a Black Crown to renew 2 cards." in told(state)


@rule("tricktakers#spending-black-crowns")
def test_a_later_part_offers_it_again() -> None:
    """The Gambler keeps it while exchanging, spends one after the bid and another after the stake."""
    state = setting_up(HANDS, in_round=3, black_crowns=[0, 2, 0, 0], deck="k6 k7 k8")
    go(state, "discard r1", "keep", "keep", "bid 1", "discard b1", "keep", "stake 0", "discard b2")

    assert held(state, "gambler") == "b3 b4 b5 k6 k7"
    assert state.black_crowns[1] == 0
    assert who_is_asked(state)[0] == "king"


@rule("tricktakers#spending-black-crowns", "tricktakers#king")
def test_the_king_s_rare_can_be_renewed() -> None:
    """For a Black Crown, too; it goes back to the box."""
    state = setting_up(HANDS, in_round=3, black_crowns=[1, 0, 0, 0])
    go(state, "discard r1", "discard king-rare")

    assert "king-rare" not in held(state, "king")
    assert card("king-rare") in state.box
    assert len(held(state, "king").split()) == 5


@rule("tricktakers#spending-black-crowns", "tricktakers#berserker")
def test_the_berserker_card_stays() -> None:
    """All others can go, and come from the draw deck."""
    state = setting_up(FIVE, in_round=3, black_crowns=[0, 1, 0, 0, 0])
    go_until(state, lambda now: who_is_asked(now) == ("berserker", "crown"))
    hand = held(state, "berserker").split()
    others = [name for name in hand if name != "berserker"]

    assert not any("berserker" in text.split() for text in texts(state))
    assert refused(state, "berserker", f"card:{card('berserker')}") == "Berserker may not be discarded now."
    go(state, " ".join(["discard", *others]))
    assert all(one == card("berserker") or one in PLAYING_CARDS for one in state.hands[1])


@rule("tricktakers#a-round")
def test_the_discards_become_the_draw_deck() -> None:
    """When it is empty and somebody must draw; what was drawn before stays drawn."""
    state = table({"king": "r1", "gambler": "r2", "hermit": "r3"})
    rest = state.deck[:-1]
    state.discards = [Discard(0, one) for one in rest[:-2]]
    state.deck = [state.deck[-1]]
    state.hands[0] += rest[-2:]
    top = state.deck[-1]
    draw(state, 2, 3)

    assert top in state.hands[2]
    assert len(state.hands[2]) == 4
    assert (len(state.deck), state.discards) == (len(rest) - 2 - 2, [])
    assert (
        told(state)[-2] == f"The draw deck is empty. {len(rest) - 2} discarded cards are shuffled and make a new one."
    )
    assert told(state)[-1] == "hermit draws 3 cards."


@rule("tricktakers#a-round", "tricktakers#hermit")
def test_a_reshuffle_in_the_middle_of_play() -> None:
    """The Hermit draws from the shuffled discards, among which may be what another discarded; tricks stay taken."""
    state = table({"king": "r1 r5", "hermit": "r3 b3", "gambler": "r2 b2"})
    state.discards = [Discard(2, card("k9"))]
    state.deck = []
    go(state, "r1", "draw")

    assert held(state, "hermit") == "r3 b3 k9"
    go(state, "discard b3", "r3", "r2")
    assert [NAMES[found.card] for found in state.discards] == ["b3"]
    assert state.deck == []


@rule("tricktakers#a-round", "tricktakers#hermit")
def test_where_nothing_is_left_to_draw_nobody_is_asked() -> None:
    """Neither deck nor discards: the Hermit just plays."""
    state = table({"king": "r1", "hermit": "r3", "gambler": "r2"})
    state.deck = []
    go(state, "r1")

    assert who_is_asked(state) == ("hermit", "play")


@rule("tricktakers#a-round")
@pytest.mark.parametrize("face_up", [False, True])
def test_t52_discards_lie_face_down(face_up: bool) -> None:
    """Only who discarded knows which, unless the table agreed to discard face up."""
    setup = Setup(mode="all_star", discards_face_up=face_up)
    state = setting_up(HANDS, setup=setup)
    go(state, "discard r3")
    own, other, nobody = (GAME.view(state, seat).discards for seat in (0, 1, None))

    assert own == (Discard(0, card("r3"), face_up),)
    assert other == nobody == (own if face_up else (Discard(0, -1),))
    assert ("king discards Red 3." in told(state, "gambler")) == face_up
    assert ("king discards a card." in told(state, "gambler")) == (not face_up)
    assert "king discards Red 3." in told(state, "king")


@rule("tricktakers#a-round")
def test_what_a_berserker_discards_face_up() -> None:
    """The whole hand, where the table agreed so."""
    state = setting_up(FIVE, setup=Setup(mode="all_star", discards_face_up=True))
    go(state, "equip map", "equip axe")

    assert [NAMES[found.card] for found in GAME.view(state, None).discards] == FIVE["berserker"].split()


@rule("tricktakers#the-aim", "tricktakers#a-round")
@pytest.mark.parametrize(("points", "after"), [(0, 0), (10, 0), (30, 10)])
def test_t42_points_are_netted_before_they_stop_at_nothing(points: int, after: int) -> None:
    """30 lost for no trick and 10 for a task done: who had nothing has 0 and not 10."""
    state = table(
        {"king": "r9", "berserker": "b10", "ruler": "r1"},
        in_round=2,
        trick=5,
        points=[30, points, 30],
        tasks={"berserker": [3]},
    )
    go(state, "r9", "b10", "r1")

    assert lines(state, 1) == [("tricks", -30), ("task-done", 10)]
    assert state.points[1] == after


@rule("tricktakers#a-round")
def test_five_tricks_make_a_round() -> None:
    """Everybody plays all five cards; then the account is made and the next round is dealt."""
    state = GAME.start(ALL_STAR, 3, Rng(12))
    go(state, "hermit", "resistance", "collector")
    tricks = 0
    while state.round == 1:
        if who_is_asked(state)[1] == "play" and not state.plays:
            tricks += 1
            assert [len(hand) for hand in state.hands] == [6 - tricks] * 3
        go(state, "no draw" if who_is_asked(state)[1] == "dexterity" else plain(state))

    assert tricks == 5
    assert sum(found.wins for found in state.accounts[0]) == 5
    assert (state.round, state.trick) == (2, 0)


def plain(state: Tricktakers) -> str:
    """A card as it is, without Kakumei; or nothing reserved."""
    return next(text for text in texts(state) if not text.endswith("kakumei"))
