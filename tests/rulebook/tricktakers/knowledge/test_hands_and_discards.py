"""Who knows what: what failing to follow tells, own discards, open cards, and what is imagined of the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import BERSERKER_OTHERS, COLOURS, KING_RARE, PLAYING_CARDS, card
from odango.games.tricktakers.facts import GOES_ON, Discard, Limit
from odango.games.tricktakers.hands import printed_colour
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.table import cards, five_each, held, plain, say, seat_of, seen_by, setting_up, table, worlds

RED = COLOURS.index("red")


def voids(state: Tricktakers, who: str) -> list[str]:
    """The colours of which everybody knows that this player has none."""
    seat = seat_of(state, who)
    found = {GAME.view(state, eye).players[seat].voids for eye in (*range(state.seats), None)}
    assert len(found) == 1, "all see the same"
    return [COLOURS[colour] for colour in found.pop()]


def most(state: Tricktakers, who: str, colour: int = RED) -> list[int]:
    """How many of a colour this player can have at most, as far as something is known."""
    seat = seat_of(state, who)
    return [one.most for one in state.limits if (one.seat, one.colour, one.last) == (seat, colour, GOES_ON)]


def reds(hand: list[int]) -> int:
    return sum(printed_colour(one) == RED for one in hand)


@rule("tricktakers#must-follow")
@pytest.mark.parametrize(
    ("played", "known"),
    [("b2", ["red"]), ("k2", ["red"]), ("r2", []), ("rare", []), ("flag", []), ("king-rare", [])],
)
def test_what_a_card_tells_about_the_hand(played: str, known: list[str]) -> None:
    """A number of another colour tells that its player holds none of the lead colour; the rest tells nothing."""
    state = table({"resistance": "r5 r6", "king": f"{played} g1", "hermit": "r7 r8"})
    plain(state, "r5", played)

    assert voids(state, "king") == known
    assert voids(state, "resistance") == voids(state, "hermit") == []


@rule("tricktakers#must-follow")
def test_nothing_is_told_where_no_colour_was_led() -> None:
    """After a White Flag the next number sets the colour; who plays another one then tells something."""
    state = table({"resistance": "flag r6", "king": "b2 g1", "ruler": "g7 r8"})
    plain(state, "flag", "b2", "g7")

    assert [voids(state, who) for who in ("resistance", "king", "ruler")] == [[], [], ["blue"]]


@rule("tricktakers#must-follow", "tricktakers#ruler")
@pytest.mark.parametrize(("play", "known"), [("b2 lead", []), ("b2", ["red"])])
def test_a_number_played_as_the_lead_colour_tells_nothing(play: str, known: list[str]) -> None:
    """The Ruler may do so though red is in hand; as it is a blue card tells that there is none."""
    state = table({"resistance": "r5 r6", "ruler": "b2 g1", "king": "r7 r8"})
    plain(state, "r5", play)

    assert voids(state, "ruler") == known


@rule("tricktakers#must-follow", "tricktakers#adventurer")
@pytest.mark.parametrize(
    ("item", "play", "known"),
    [
        ("wand", "b2 lead", []),
        ("orb", "b2 flag", []),
        ("sword", "b2 plus", ["red"]),
        ("axe", "b2 ten", ["red"]),
        ("wing", "b2 ties", ["red"]),
        ("doll", "b2 doll", ["red"]),
        ("gold", "b2", ["red"]),
    ],
)
def test_what_cards_played_with_items_tell(item: str, play: str, known: list[str]) -> None:
    """Wand and Orb excuse from following, the others do not."""
    state = equipped({"king": "r5 r6", "adventurer": "b2 g1", "ruler": "r7 r8"}, f"{item} map")
    plain(state, "r5")
    say(state, "adventurer", f"use {item}", play)

    assert voids(state, "adventurer") == known


@rule("tricktakers#must-follow", "tricktakers#adventurer")
def test_a_card_face_down_tells_only_when_it_is_turned_up() -> None:
    state = equipped({"king": "r5 r6", "adventurer": "b2 g1", "ruler": "r7 r8"}, "potion map")
    plain(state, "r5")
    say(state, "adventurer", "use potion", "b2 down")
    before = voids(state, "adventurer")
    plain(state, "r7")

    assert (before, voids(state, "adventurer")) == ([], ["red"])


@rule("tricktakers#must-follow", "tricktakers#hermit")
def test_who_draws_may_hold_as_many_as_were_drawn() -> None:
    """The Hermit has no red, then draws: at most one.  It is played: none again, nor among the discards since."""
    state = table({"king": "r9 k9 k8", "hermit": "b2 g1 g2", "ruler": "r7 b5 b6"}, deck="r6")
    plain(state, "r9", "b2", "r7")
    assert most(state, "hermit") == [0]
    plain(state, "k9")
    say(state, "hermit", "draw")
    assert (most(state, "hermit"), voids(state, "hermit")) == ([1], [])
    say(state, "hermit", "discard g1")
    found = set()
    for world in worlds(state, "king", 200):
        found.add((reds(world.hands[1]), reds([world.discards[0].card])))
    assert found == {(0, 0), (1, 0), (0, 1)}
    say(state, "hermit", "r6")

    assert most(state, "hermit") == [0]
    assert voids(state, "hermit") == ["red", "black"]
    for world in worlds(state, "king"):
        assert reds([*world.hands[1], world.discards[0].card]) == 0


@rule("tricktakers#must-follow", "tricktakers#hermit")
def test_what_is_drawn_later_says_nothing_of_earlier_discards() -> None:
    """The red card drawn was played, so the one discarded beside it was not red; a second draw may be red again."""
    state = table({"king": "r9 k9 k8 k7", "hermit": "b2 g1 g2 g3", "ruler": "r7 b5 b6 b7"}, deck="r6 b3")
    plain(state, "r9", "b2", "r7", "k9")
    say(state, "hermit", "draw", "discard g1", "r6")
    plain(state, "b5", "k8")
    say(state, "hermit", "draw")
    assert most(state, "hermit") == [1]
    found = set()
    for world in worlds(state, "king", 200):
        found.add((reds([world.discards[0].card]), reds(world.hands[1])))

    assert found == {(0, 0), (0, 1)}


@rule("tricktakers#must-follow", "tricktakers#hermit")
def test_what_is_known_of_discards_holds_when_the_game_is_over() -> None:
    """The one red card that could have come is in the hand that is shown at the end, so it was not discarded."""
    state = table({"resistance": "r9 k9 r8", "hermit": "b2 g1 rare", "king": "r7 king-rare b6"}, deck="r6")
    plain(state, "r9", "b2", "r7", "k9 kakumei")
    say(state, "hermit", "draw", "discard g1", "rare")
    plain(state, "king-rare")
    assert (state.ended, held(state, "hermit")) == (True, "r6")

    assert {reds([world.discards[0].card]) for world in worlds(state, "king", 100)} == {0}


@rule("tricktakers#hermit", "tricktakers#a-round")
def test_discards_are_known_to_who_discarded_alone() -> None:
    """In views -1 stands for a card one did not see; where the table discards face up, all see it."""
    for face_up in (False, True):
        setup = Setup(mode="all_star", discards_face_up=face_up)
        state = table({"hermit": "b2 g1", "king": "r5 r6", "ruler": "r7 b5"}, deck="k9", setup=setup)
        say(state, "hermit", "draw", "discard b2")
        seen = [seen_by(state, who).discards[0].card for who in ("hermit", "king", None)]
        hidden = card("b2") if face_up else -1
        assert seen == [card("b2"), hidden, hidden]


@rule("tricktakers#hermit", "tricktakers#a-round")
def test_ones_own_discards_stay_known() -> None:
    """In no world the Hermit imagines has anybody else what he discarded; to others it may be anything unseen."""
    state = table({"hermit": "b2 g1", "king": "r5 r6", "ruler": "r7 b5"}, deck="k9")
    say(state, "hermit", "draw", "discard b2")

    assert {world.discards[0].card for world in worlds(state, "hermit")} == {card("b2")}
    assert len({world.discards[0].card for world in worlds(state, "king")}) > 10


def reshuffled() -> Tricktakers:
    """The Hermit has discarded k9 and g9; the deck was empty, they were shuffled, and he has drawn one of them."""
    hands = {"hermit": "r1 r2 r3 g9", "king": "b1 b2 b3 b4", "ruler": "g1 g2 g3 g4"}
    state = table(hands, deck="k9")
    state.taken[1] = tuple(state.deck[:-1])
    state.deck = cards("k9")
    say(state, "hermit", "draw", "discard k9", "r1")
    plain(state, "b1", "g1")
    assert state.deck == []
    say(state, "hermit", "draw", "discard g9", "r2")
    plain(state, "b2", "g2")
    return state


@rule("tricktakers#a-round", "tricktakers#hermit")
def test_after_the_discards_are_shuffled_one_still_knows_what_was_among_them() -> None:
    """Nobody who has not drawn since can have such a card; who has drawn, at most so many."""
    state = reshuffled()
    assert (state.fresh, [one.card for one in state.returned]) == ([1, 0, 0], [card("k9")])
    say(state, "hermit", "draw")
    assert held(state, "hermit") == "r3 g9 k9"
    say(state, "hermit", "discard k9")

    assert [one.card for one in seen_by(state, "hermit").returned] == [card("g9")]
    assert [one.card for one in seen_by(state, "king").returned] == [-1]
    for world in worlds(state, "hermit"):
        assert (world.discards[0].card, world.deck) == (card("k9"), [])
    for who in ("king", None):
        assert {world.returned[0].card for world in worlds(state, who)} == {-1}, "others keep it in no world"


@rule("tricktakers#a-round", "tricktakers#hermit")
def test_a_card_back_in_the_deck_is_with_nobody_who_has_not_drawn() -> None:
    """The King's discard went back into the deck; of the others only the Hermit has drawn, and one card."""
    state = table({"king": "r1 r2 r3", "hermit": "b1 b2 b3", "ruler": "g1 g2 g3"}, deck="k9 k8")
    rest = [one for one in state.deck if one not in cards("k9 k8 k7 k6")]
    state.taken[2] = tuple(rest)
    state.discards = [Discard(0, card("k9")), Discard(1, card("k8")), Discard(0, card("k7")), Discard(2, card("k6"))]
    state.deck = []
    plain(state, "r1")
    say(state, "hermit", "draw", "discard b1")
    assert state.fresh == [0, 1, 0]
    gone = {card("k9"), card("k7")}
    counts = Counter[int]()
    for world in worlds(state, "king", 300):
        assert not gone & {*world.hands[2]}
        with_hermit = len(gone & {*world.hands[1], world.discards[0].card})
        assert with_hermit <= 1
        counts[with_hermit] += 1

    assert set(counts) == {0, 1}
    spectator = [len(gone & {*world.hands[2]}) for world in worlds(state, None, 200)]
    assert max(spectator) > 0


@rule("tricktakers#a-round")
def test_only_what_was_drawn_after_the_shuffle_counts_as_drawn_since() -> None:
    """The Gambler draws three: one is left in the deck, then the discards are shuffled, and two more come."""
    state = setting_up(five_each("gambler", "hermit", "king"))
    say(state, "king", "discard g1")
    state.taken[1] = tuple(state.deck[:-1])
    state.deck = state.deck[-1:]
    say(state, "gambler", "discard r1 r2 r3")

    assert len(state.returned) == 4
    assert state.fresh[seat_of(state, "gambler")] == 2


@rule("tricktakers#king")
def test_the_kings_rare_is_known_to_be_in_his_hand_until_it_is_played() -> None:
    state = setting_up(five_each("king", "hermit", "resistance"))
    say(state, "king", "discard r1")
    for who in ("hermit", "resistance", None):
        hands = [world.hands[0] for world in worlds(state, who)]
        assert all(KING_RARE in hand for hand in hands)
        assert len({tuple(hand) for hand in hands}) > 30


@rule("tricktakers#king", "tricktakers#the-cards")
def test_the_kings_rare_is_seen_when_it_is_discarded() -> None:
    """For a Black Crown: it goes back to the box, and is in no imagined hand any more."""
    hands = five_each("king", "hermit", "resistance")
    state = setting_up(hands, in_round=3, black_crowns=[1, 0, 0])
    say(state, "king", "discard r1", "discard king-rare")

    assert KING_RARE in seen_by(state, None).box
    assert not any(KING_RARE in world.hands[0] for world in worlds(state, "hermit"))


@rule("tricktakers#berserker")
def test_the_berserkers_hand_is_any_four_of_six_to_the_others() -> None:
    """All fifteen, about equally often; the Berserker knows his own and what was left over."""
    state = setting_up(five_each("berserker", "hermit", "resistance"))
    found = Counter(tuple(world.hands[0]) for world in worlds(state, "hermit", 600))

    assert len(found) == 15
    assert 20 < min(found.values()) <= max(found.values()) < 65
    assert {(tuple(one.hands[0]), tuple(one.stocks[0])) for one in worlds(state, "berserker")} == {
        (tuple(state.hands[0]), tuple(state.stocks[0]))
    }


@rule("tricktakers#berserker", "tricktakers#must-follow")
def test_the_berserker_has_no_ten_of_a_colour_he_failed_to_follow() -> None:
    """Blue was led and he played the Red 10: the Blue 10 was left over, in every imagined world."""
    state = table({"hermit": "b1 b2 b3", "berserker": "r10 g10 k10", "resistance": "g1 g2 g3"})
    state.stocks[1] = cards("b10 berserker-rare")
    state.box = [one for one in state.box if one not in state.stocks[1]]
    state.taken[0] = tuple(one for one in state.box if one in (*BERSERKER_OTHERS, card("berserker")))
    plain(state, "b1", "r10", "g1")
    found = Counter(tuple(world.hands[1]) for world in worlds(state, "hermit", 300))

    assert {card("b10") in hand for hand in found} == {False}
    assert len(found) == 3


@rule("tricktakers#adventurer")
def test_an_open_hand_stays_known_and_what_is_drawn_later_does_not() -> None:
    """Fairy Mischief, then the Book: everyone knows the two open ones, and the third is drawn."""
    hands = {"king": "k5 k6 k7", "adventurer": "b2 g1 g4", "ruler": "r7 r8 r9"}
    state = equipped(hands, "fairy book", deck="k9 k8")
    plain(state, "k5")
    say(state, "adventurer", "use fairy", "b2")
    assert {seen_by(state, who).players[1].shown for who in ("king", "ruler", None)} == {(card("g1"), card("g4"))}
    plain(state, "r7", "k6")
    say(state, "adventurer", "use book", "discard g4")
    drawn = Counter[int]()
    for world in worlds(state, "king", 200):
        assert card("g1") in world.hands[1]
        [other] = [one for one in world.hands[1] if one != card("g1")]
        drawn[other] += 1

    assert len(drawn) > 15
    assert seen_by(state, "king").players[1].hand is None
    assert seen_by(state, None).discards[0].card == card("g4"), "it lay open"


def drawn_and_laid_down(hand: str, first: str, drawn: str, discarded: str, second: str) -> Tricktakers:
    """The Adventurer's hand lies open when the first card is played of it.  Before the second one it draws a card and
    discards another; on red it lays down what was drawn.
    """
    hands = {"king": "b6 b5 r3 r2", "adventurer": hand, "ruler": "b1 b2 g2 g3"}
    state = equipped(hands, "fairy book potion", deck=drawn)
    plain(state, "b6")
    say(state, "adventurer", "use fairy", first)
    plain(state, "b1", "b5")
    say(state, "adventurer", "use book", f"discard {discarded}", second)
    plain(state, "b2", "r3")
    say(state, "adventurer", "use potion", f"{drawn} down")
    return state


@rule("tricktakers#adventurer", "tricktakers#must-follow")
def test_a_card_face_down_follows_in_every_world_if_an_open_card_binds() -> None:
    """An open Red 6 is in hand, red was led: what was drawn later and laid face down is red or has no colour."""
    state = drawn_and_laid_down("r6 r7 g8 g7", first="r7", drawn="rare", discarded="g7", second="g8")
    laid = {world.plays[1].card for who in ("king", "ruler", None) for world in worlds(state, who)}

    assert {printed_colour(one) for one in laid} == {RED, -1}


@rule("tricktakers#adventurer")
def test_a_card_face_down_is_none_of_those_that_lie_open() -> None:
    """A Rare lies open in the hand, so the other card was laid down; it is not imagined as the second Rare."""
    state = drawn_and_laid_down("r6 rare g8 g7", first="g8", drawn="r9", discarded="r6", second="g7")
    laid = {world.plays[1].card for world in worlds(state, "king", 200)}

    assert card("rare") not in laid
    assert len(laid) > 15


def two_cards_each(limits: tuple[Limit, ...]) -> Tricktakers:
    """Nearly all cards have been taken: six are unseen by the King, two of them in the deck."""
    state = table({"king": "r9 b9", "resistance": "b1 g1", "ruler": "r1 r2"}, trick=4)
    unseen = Counter(cards("r9 b9 b1 g1 r1 r2 k1 r3"))
    state.taken[0] = tuple((Counter(PLAYING_CARDS) - unseen).elements())
    state.deck = cards("k1 r3")
    state.limits = limits
    return state


@rule("tricktakers#must-follow")
@pytest.mark.parametrize(
    ("limits", "hands"),
    [
        ((), 90),
        ((Limit(1, RED, 0, 0),), 18),
        ((Limit(1, RED, 0, 0), Limit(2, 1, 0, 0)), 15),
        ((Limit(1, RED, 1, 0), Limit(2, 1, 0, 0), Limit(2, 2, 0, 0)), 33),
    ],
)
def test_hands_that_can_be_are_imagined_about_equally_often(limits: tuple[Limit, ...], hands: int) -> None:
    """All of them and no others: counted by hand, with no, one and several things known."""
    state = two_cards_each(limits)
    each = 60
    found = Counter[tuple[tuple[int, ...], ...]]()
    for seed in range(hands * each):
        world = GAME.imagine(state, 0, Rng(seed))
        found[tuple(world.hands[1]), tuple(world.hands[2])] += 1
    spread = sum((count - each) ** 2 / each for count in found.values()) / (hands - 1)

    assert len(found) == hands
    assert spread < 1.9
