"""Who knows what of the Alchemist's hand and deck, and of the order of what is put under it."""

from __future__ import annotations

from collections import Counter

from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.cards import ALCHEMIST_DECK, NAMES, card
from rule import rule
from rulebook.tricktakers.alchemy import DEALT, own, three
from rulebook.tricktakers.table import go, plain, seat_of, seen_by, setting_up, table, texts, told, who_is_asked, worlds


@rule("tricktakers#alchemist")
def test_others_know_the_deck_but_not_what_is_in_hand() -> None:
    """Any six of the fifteen, about equally often; and nobody else holds one of them."""
    state = setting_up(DEALT)
    for who in ("resistance", "hermit", None):
        assert seen_by(state, who).players[0].hand is None
        assert seen_by(state, who).players[0].own_stock == (-1,) * 9
        counts = Counter[int]()
        for world in worlds(state, who, 300):
            assert sorted(world.hands[0] + world.stocks[0]) == sorted(ALCHEMIST_DECK)
            counts.update(world.hands[0])
        assert 80 < min(counts.values()) <= max(counts.values()) < 165
    assert not any("Red 1" in line or "Blue 1" in line for line in told(state, "hermit"))


@rule("tricktakers#alchemist")
def test_the_alchemist_knows_its_hand_but_not_the_order_of_the_deck() -> None:
    state = setting_up(DEALT)
    seat = seat_of(state, "alchemist")
    view = seen_by(state, "alchemist").players[seat]
    assert (view.hand, view.own_stock) == (tuple(state.hands[0]), (-1,) * 9)
    found = worlds(state, "alchemist")

    assert {tuple(world.hands[0]) for world in found} == {tuple(state.hands[0])}
    assert {tuple(sorted(world.stocks[0])) for world in found} == {tuple(sorted(state.stocks[0]))}
    assert len({tuple(world.stocks[0]) for world in found}) > 50
    assert {discard.card for discard in seen_by(state, "alchemist").discards} == {card(f"k{i}") for i in range(1, 6)}


@rule("tricktakers#alchemist", "tricktakers#must-follow")
def test_three_without_the_lead_colour_tell_that_there_was_none() -> None:
    """So of the six now in hand at most the three drawn since are red.  On black nothing is told."""
    state = table({"king": "r9 k8", "alchemist": own("b1 b2 b3 g1 g2 g3"), "hermit": "r8 k2"})
    plain(state, "r9")
    three(state, "b1 b2 g1")
    reds = [sum(NAMES[one].startswith("alchemist-r") for one in world.hands[1]) for world in worlds(state, "king", 200)]
    assert max(reds) == 3
    assert min(reds) < 3
    state = table({"king": "k8 k7", "alchemist": own("b1 b2 b3 g1 g2 g3"), "hermit": "r8 k2"})
    plain(state, "k8")
    three(state, "b1 b2 g1")
    assert state.limits == ()


@rule("tricktakers#alchemist", "tricktakers#spending-black-crowns")
def test_for_a_black_crown_cards_go_under_its_own_deck_in_an_order_of_its_choice() -> None:
    """As many are drawn from the top.  The order only the Alchemist knows."""
    state = setting_up(DEALT, in_round=3, black_crowns=[1, 0, 0])
    before, top = state.hands[0][:], state.stocks[0][-3:]
    one, two, three_ = before[:3]
    go(state, "discard " + " ".join(NAMES[each] for each in (one, two, three_)))
    assert texts(state) == [f"under {NAMES[each]}" for each in (one, two, three_)]
    go(state, f"under {NAMES[two]}")
    assert texts(state) == [f"under {NAMES[one]}", f"under {NAMES[three_]}"]
    go(state, f"under {NAMES[three_]}")

    assert state.stocks[0][:3] == [one, three_, two], "the last goes lowest"
    assert sorted(state.hands[0]) == sorted([*before[3:], *top])
    assert (len(state.stocks[0]), state.black_crowns[0]) == (9, 0)
    assert len(state.discards) == 5, "only the hand that was dealt"
    assert seen_by(state, "alchemist").players[0].own_stock == (one, three_, two, *(-1,) * 6)
    assert {tuple(world.stocks[0][:3]) for world in worlds(state, "alchemist")} == {(one, three_, two)}
    for who in ("resistance", None):
        assert seen_by(state, who).players[0].own_stock == (-1,) * 9
        assert len({tuple(world.stocks[0][:3]) for world in worlds(state, who)}) > 50


@rule("tricktakers#alchemist", "tricktakers#spending-black-crowns")
def test_with_a_second_black_crown_it_comes_upon_what_it_put_under() -> None:
    """Twice six: the first six lie under three unknown ones, and three of them come back into hand."""
    state = setting_up(DEALT, in_round=3, black_crowns=[2, 0, 0])
    first = state.hands[0][:]
    go(state, "discard " + " ".join(NAMES[each] for each in first), *(f"under {NAMES[each]}" for each in first[:-1]))
    assert who_is_asked(state) == ("alchemist", "crown")
    second = state.hands[0][:]
    go(state, "discard " + " ".join(NAMES[each] for each in second), *(f"under {NAMES[each]}" for each in second[:-1]))

    assert {*first[:3]} < set(state.hands[0])
    known = (*reversed(second), *reversed(first[3:]))
    assert seen_by(state, "alchemist").players[0].own_stock == known
    assert state.sheet(0, AlchemistSheet).bottom == 9
