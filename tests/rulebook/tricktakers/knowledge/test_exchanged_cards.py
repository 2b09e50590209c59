"""Who knows what of cards that are offered, swapped, laid down beside the trick, and taken.

Views of every seat and of a spectator, and what each of them holds possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import BLACK, RED, card
from odango.games.tricktakers.characters.phantom_thief import CROWN, EVEN, INVITATION, ThiefSheet
from odango.games.tricktakers.facts import Limit
from odango.games.tricktakers.hands import printed_colour
from odango.games.tricktakers.imagine import contradictions
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.table import FOR_TWO, go, held, say, seen_by, setting_up, table, told, worlds
from rulebook.tricktakers.travel import change, everywhere, lawful, places, rewind

PARTNER = ThiefSheet((-1, INVITATION, CROWN), EVEN)


# The Thief's exchange


def offered(give: str | None = None, *, partner: tuple[str, str] = ("ruler", "g1 g2 g3")) -> Tricktakers:
    """The Thief offers the Black 9; the partner answers so."""
    hands = {"phantom-thief": "k9 k8 b7", partner[0]: partner[1], "hermit": "r1 r2 r3"}
    state = table(hands, deck="b9", sheets={"phantom-thief": PARTNER})
    say(state, "phantom-thief", "offer k9")
    if give is not None:
        say(state, partner[0], give)
    return state


@rule("tricktakers#phantom-thief")
def test_an_offered_card_is_seen_by_the_partner_and_nobody_else() -> None:
    """It lies between them; others see that something lies there."""
    state = offered()
    lawful(state)

    for who, seen in (("phantom-thief", "k9"), ("ruler", "k9"), ("hermit", None), (None, None)):
        aside = seen_by(state, who).players[0].aside
        assert aside == ((card(seen),) if seen else (-1,))
        lies = places(state, who, "k9")
        assert lies == {"aside 0"} if seen else len(lies) > 1
    assert "Black 9" in told(state, "ruler")[-1]
    assert "Black" not in told(state, "hermit")[-1]


@rule("tricktakers#phantom-thief")
def test_swapped_cards_are_known_to_both_and_to_nobody_else() -> None:
    state = offered("give g1")
    lawful(state)

    for who in ("phantom-thief", "ruler"):
        assert places(state, who, "k9") == {"hand 1"}
        assert places(state, who, "g1") == {"hand 0"}
    for other in ("hermit", None):
        assert {"hand 0", "hand 1", "deck"} <= places(state, other, "g1", 300)
        assert not any(word in told(state, other)[-1] for word in ("Green", "Black"))


@rule("tricktakers#phantom-thief")
def test_whatever_is_swapped_looks_the_same_to_others() -> None:
    views = [[GAME.view(offered(f"give {name}"), seat) for seat in (2, None)] for name in ("g1", "g2", "g3")]

    assert all(view == views[0] for view in views)


@rule("tricktakers#phantom-thief", "tricktakers#king", "tricktakers#strategist")
@pytest.mark.parametrize(
    ("partner", "hand", "gifts"),
    [
        ("king", "b1 b2 king-rare", ("king-rare", "b1")),
        ("strategist", "b1 b2 strategist-k7", ("strategist-k7", "b1")),
        ("berserker", "r10 b10 g10", ("r10", "b10")),
        ("alchemist", "alchemist-r1 alchemist-r2 alchemist-b3", ("alchemist-r1", "alchemist-b3")),
    ],
)
def test_that_an_exclusive_card_was_swapped_nobody_else_sees(partner: str, hand: str, gifts: Sequence[str]) -> None:
    """Everyone knew that it was in the partner's hand; whether it still is, only the two know."""
    views = [
        [GAME.view(offered(f"give {name}", partner=(partner, hand)), seat) for seat in (2, None)] for name in gifts
    ]

    assert views[0] == views[1]


@rule("tricktakers#phantom-thief", "tricktakers#king")
def test_an_exclusive_card_that_was_swapped_is_with_one_of_the_two() -> None:
    """And never in the draw deck."""
    state = offered("give king-rare", partner=("king", "b1 b2 king-rare"))

    assert places(state, "phantom-thief", "king-rare") == places(state, "king", "king-rare") == {"hand 0"}
    for other in ("hermit", None):
        assert places(state, other, "king-rare") == {"hand 0", "hand 1"}


@rule("tricktakers#phantom-thief")
def test_a_refused_card_is_known_to_both_and_lies_on_the_discards() -> None:
    """What the Thief draws for it, the Thief alone knows."""
    state = offered("refuse")
    lawful(state)

    for who, seen in (("phantom-thief", True), ("ruler", True), ("hermit", False), (None, False)):
        [discard] = seen_by(state, who).discards
        assert discard.card == (card("k9") if seen else -1)
        lies = places(state, who, "k9")
        assert lies == {"discards"} if seen else len(lies) > 1
    assert len(places(state, "ruler", "b9")) > 1


@rule("tricktakers#phantom-thief", "tricktakers#adventurer")
def test_an_open_card_is_seen_when_it_is_given() -> None:
    """Fairy Mischief: the Adventurer's hand lies open, so everyone sees which card goes to the Thief."""
    hands = {"king": "k5 k6 k7", "adventurer": "b2 g1 g4", "phantom-thief": "r7 r8 r9"}
    state = equipped(hands, "fairy book", deck="k9 k8")
    state.sheets[2] = ThiefSheet((CROWN, INVITATION, -1), EVEN)
    go(state, "k5", "use fairy", "b2", "offer r7", "give g1")

    for who in ("king", None):
        assert places(state, who, "g1") == {"hand 2"}


@rule("tricktakers#phantom-thief", "tricktakers#time-traveler")
def test_who_gave_a_card_knows_that_it_may_have_been_passed_on() -> None:
    """Given to the Ruler, who is the Thief's partner and gives it on: to the giver it is with one of these two."""
    hands = {"time-traveler": "rare b1 b2", "phantom-thief": "r7 r8 r9", "ruler": "g1 g2 g3"}
    state = table(hands, sheets={"phantom-thief": ThiefSheet((CROWN, -1, INVITATION), EVEN)})
    go(state, "no rewind", "rare", "no offer", "r7", "g1")
    change(state, "r7", "b1", leader="B")
    go(state, "offer r8", "give b1")

    assert places(state, "ruler", "b1") == {"hand 1"}
    assert places(state, "time-traveler", "b1") == {"hand 1", "hand 2"}


@rule("tricktakers#phantom-thief", "tricktakers#two-players")
def test_for_two_both_know_what_was_swapped_blindly() -> None:
    """The Thief has drawn it, the other misses it; a spectator knows neither."""
    state = table(
        {"phantom-thief": "k9 k8", "king": "r1 r2"},
        setup=FOR_TWO,
        sheets={"phantom-thief": ThiefSheet((-1, INVITATION), EVEN)},
    )
    say(state, "phantom-thief", "offer k8")
    lawful(state)
    [drawn] = {"r1", "r2"} & set(held(state, "phantom-thief").split())

    for who in ("phantom-thief", "king"):
        assert places(state, who, "k8") == {"hand 1"}
        assert places(state, who, drawn) == {"hand 0"}
    assert len(places(state, None, "k8")) > 2


@rule("tricktakers#phantom-thief", "tricktakers#time-traveler", "tricktakers#alchemist")
def test_an_alchemists_card_the_thief_has_got_may_be_the_one_that_is_offered() -> None:
    """Given to the Thief, played and taken back: everyone knows it is there, and that it may lie on the table now."""
    hands = {
        "time-traveler": "rare b1 b2",
        "phantom-thief": "r7 r8 r9",
        "ruler": "g1 g2 g3",
        "alchemist": "alchemist-r1 alchemist-r2 alchemist-b5",
    }
    state = table(
        hands,
        stock={"alchemist": []},
        sheets={"phantom-thief": ThiefSheet((CROWN, -1, INVITATION, 1), EVEN)},
    )
    go(state, "no rewind", "rare", "no offer", "r7", "g1", "r1 r2 b5")
    change(state, "alchemist-r1", "r7", "g1", "alchemist-r2", "alchemist-b5", leader="B")
    go(state, "no offer", "alchemist-r1", "r7", "g1 r2 b5")
    rewind(state, "B")
    go(state, "offer alchemist-r1")
    lawful(state)

    assert "aside 1" in places(state, "ruler", "alchemist-r1")
    for who in ("alchemist", "time-traveler", None):
        assert places(state, who, "alchemist-r1", 300) == {"hand 1", "aside 1"}


# The Ninja's second card


def laid(*, hand: str = "r1 r2 k3", deck: str = "g9", second: str = "r2") -> Tricktakers:
    state = table({"ninja": hand, "king": "r5 b5 g5", "ruler": "r6 b6 g6"}, deck=deck)
    go(state, hand.split(maxsplit=1)[0], f"second {second}")
    return state


@rule("tricktakers#ninja")
def test_the_second_card_is_known_to_the_ninja_alone() -> None:
    state = laid()
    lawful(state)

    assert seen_by(state, "ninja").players[0].aside == (card("r2"),)
    assert places(state, "ninja", "r2") == {"aside 0"}
    for who in ("king", "ruler", None):
        assert seen_by(state, who).players[0].aside == (-1,)
        assert {"aside 0", "hand 0", "deck"} <= places(state, who, "r2", 300)


@rule("tricktakers#ninja", "tricktakers#must-follow")
def test_a_second_card_that_does_not_follow_leaves_room_for_one_drawn_since() -> None:
    """In every imagined world it follows the red lead, or at most the card drawn since is red."""
    state = laid()
    for who in ("king", "ruler", None):
        for world in worlds(state, who, 150):
            [beside] = world.aside[0]
            if printed_colour(beside) not in (RED, -1):
                assert sum(printed_colour(one) == RED for one in world.hands[0]) <= 1


@rule("tricktakers#ninja")
def test_a_second_card_that_was_discarded_stays_unknown() -> None:
    state = laid()
    go(state, "r5", "r6", "no flip")
    lawful(state)

    assert [one.card for one in seen_by(state, "ninja").discards] == [card("r2")]
    for who in ("king", "ruler", None):
        assert [one.card for one in seen_by(state, who).discards] == [-1]
        assert len(places(state, who, "r2")) > 1


@rule("tricktakers#ninja", "tricktakers#must-follow")
def test_turned_up_it_tells_of_the_hand_what_a_card_tells() -> None:
    """Red was led and it is black: no red was left then.  One card was drawn since, so at most one is red."""
    state = laid(hand="r1 k2 k3", second="k2")
    go(state, "r5", "r6", "flip")
    lawful(state)

    assert [one for one in state.limits if one.seat == 0] == [Limit(0, RED, 1, 0)]
    for world in worlds(state, "king", 150):
        assert sum(printed_colour(one) == RED for one in world.hands[0]) <= 1


@rule("tricktakers#ninja", "tricktakers#must-follow")
def test_the_decks_card_in_the_fifth_trick_may_be_of_a_colour_the_ninja_had_none_of() -> None:
    """Known to have no red before: the card from the deck can be red all the same."""
    state = table({"king": "r5 b5", "ninja": "g1 k3", "ruler": "r6 b6"}, deck="g9 r9", trick=4, wins=[1, 1, 1])
    go(state, "r5", "g1", "no second card", "r6", "b6", "b5", "k3")
    assert Limit(1, RED, 0, 0) in state.limits
    state.deck = [card("g9"), card("r9")]
    go(state, "look")
    lawful(state)
    found = {world.aside[1][0] for world in worlds(state, "king", 200)}

    assert state.aside[1] == [card("r9")]
    assert card("r9") in found


# The Samurai


@rule("tricktakers#samurai")
def test_in_every_world_the_samurai_holds_no_black_card_and_discarded_black_ones() -> None:
    hands = {"samurai": "r1 k2 k3 g4 rare", "hermit": "b1 b2 b3 b4 b5", "ruler": "g1 g2 g3 g5 g6"}
    state = setting_up(hands, deck="b9 k9 b8")
    lawful(state)

    for who in ("hermit", "ruler", None):
        thrown = Counter[int]()
        for world in worlds(state, who):
            assert all(printed_colour(one) != BLACK for one in world.hands[0])
            own = [one.card for one in world.discards if one.seat == 0]
            assert all(printed_colour(one) == BLACK for one in own)
            thrown.update(own)
        assert len(thrown) > 5


@rule("tricktakers#samurai")
def test_a_red_card_taken_is_known_to_all_until_it_is_played() -> None:
    """What is discarded for it is not; so it may have been that very card."""
    state = table({"samurai": "r8 g2 b7", "king": "r9 b5 b4", "ruler": "r3 b6 b3"})
    go(state, "r8", "r9", "r3", "take r9")
    for who in ("king", "ruler", None):
        assert places(state, who, "r9") == {"hand 0"}
    go(state, "discard g2")
    lawful(state)
    for who in ("king", "ruler", None):
        assert places(state, who, "r9", 200) == {"hand 0", "discards"}
    go(state, "r9")

    assert all(one.card != card("r9") for one in state.sightings)
    assert {everywhere(world, card("g2")) for world in worlds(state, "samurai")} == {"discards"}


@rule("tricktakers#samurai")
def test_before_its_set_up_the_samurai_may_hold_black_cards() -> None:
    """The King sets up first; he cannot know that the Samurai was dealt none."""
    hands = {"samurai": "r1 k2 k3 g4 rare", "king": "b1 b2 b3 b4 b5", "ruler": "g1 g2 g3 g5 g6"}
    state = setting_up(hands)
    found = {printed_colour(one) for world in worlds(state, "king") for one in world.hands[0]}

    assert BLACK in found


@rule("tricktakers#ninja", "tricktakers#phantom-thief")
def test_what_came_into_hand_since_may_follow_though_the_second_card_did_not() -> None:
    """The Ninja had no red when the second card was laid down, and has had one from the Thief since."""
    hands = {"ninja": "r7 b6 g1 g2", "phantom-thief": "r8 r2 k9 k8", "king": "r5 b1 b2 b3"}
    state = table(hands, deck="r3", sheets={"phantom-thief": ThiefSheet((INVITATION, -1, CROWN), EVEN)})
    say(state, "ninja", "r7", "second b6")
    say(state, "phantom-thief", "offer r8")
    say(state, "ninja", "give g1")
    say(state, "phantom-thief", "r2")
    say(state, "king", "r5")
    say(state, "ninja", "flip")

    assert state.hands[0] == [card("r3"), card("r8"), card("g2")]
    for seat in (0, 1, 2, None):
        assert not contradictions(state, seat)
        assert Limit(0, RED, 2, 0) in GAME.view(state, seat).limits


@rule("tricktakers#adventurer", "tricktakers#phantom-thief")
def test_what_came_into_hand_since_may_follow_though_the_card_under_the_potion_did_not() -> None:
    """The same of the Adventurer, who had no black when the card was laid down."""
    hands = {"king": "k2 g1 g2", "adventurer": "r2 r5 r9", "phantom-thief": "k9 k5 g5"}
    sheets = {"phantom-thief": ThiefSheet((CROWN, INVITATION, -1), EVEN)}
    state = equipped(hands, "potion sword", stock="gold book axe", sheets=sheets)
    say(state, "king", "k2")
    say(state, "adventurer", "use potion", "r2 down")
    say(state, "phantom-thief", "offer k9")
    say(state, "adventurer", "give r5")
    say(state, "phantom-thief", "k5")

    assert Limit(1, BLACK, 1, 0) in GAME.view(state, None).limits
    for seat in (0, 1, 2, None):
        assert not contradictions(state, seat)
