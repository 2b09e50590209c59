"""Who knows what: hands, decks, what cards let one see, and what is imagined of the rest."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from odango.core.engine import choose
from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.setup import Setup, decks
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, end_turn, open_first, pass_on, pass_once, texts, who
from rulebook.ccg.attacks import attacked, defend
from rulebook.ccg.knowing import bottom, haruna, known, packets, top, worlds
from rulebook.ccg.looking import deck, discards, hand, in_play
from rulebook.ccg.table import MARS, MOON, cards, names, started, table
from rulebook.ccg.telling import keys, said


def seen_hand(theirs: str, deck_: str = "9 body") -> Ccg:
    """Ms. Haruna has shown seat 0 the hand of seat 1; a third player knows nothing of it."""
    return haruna(["soul", theirs, "soul"], ["9 body", deck_, "9 body"])


@rule("ccg#knowledge")
def test_what_lies_open() -> None:
    """Zones with damage and attached cards, points, numbers of cards, discards and what is out: the same for all."""
    state = table(
        [f"{MOON} + 2 soul + knight-armor /20"],
        ["titus + 1 body", "pox"],
        ["luna"],
        hands=["3 soul", "2 mind"],
        decks=["4 body", "5 body"],
        discards=["lunch titus", "pox"],
        points=[2, 1],
    )
    state.gone[0] = cards("morga bakene")
    views = [GAME.view(state, seat) for seat in (0, 1, None)]

    for view in views:
        assert [(player.hand, player.deck, player.points) for player in view.players] == [(3, 4, 2), (2, 5, 1)]
        assert view.players[0].allies == state.allies[0]
        assert view.players[0].enemies == state.enemies[0]
        assert view.players[0].pie == state.pie[0]
        assert [names(player.discards) for player in view.players] == ["lunch titus", "pox"]
        assert names(view.players[0].gone) == "morga bakene"


@rule("ccg#knowledge")
def test_a_hand_is_its_players_secret() -> None:
    """Everyone else knows how many cards it has."""
    state = table(hands=["luna soul", "titus pox", ""])

    assert [names(GAME.view(state, seat).hand) for seat in (0, 1, 2, None)] == ["soul luna", "titus pox", "", ""]
    assert [known(state, seat, 0) for seat in (0, 1, 2, None)] == ["soul luna", "", "", ""]


@rule("ccg#knowledge")
def test_nobody_knows_the_order_of_a_deck() -> None:
    """Not even its player."""
    state = table(decks=["luna titus soul", "pox"])

    assert all(top(state, seat, owner) == [] for seat in (0, 1, None) for owner in (0, 1))
    assert {deck(world, 0) for world in worlds(state, 0)} == set(map(" ".join, permutations(["luna", "titus", "soul"])))


@rule("ccg#knowledge", "ccg#decks")
def test_hand_and_deck_together_are_known() -> None:
    """Lists lie open: what is imagined for somebody is always the cards that are left, in other places."""
    state = started(seed=3)
    open_first(state)
    hidden = Counter(state.hands[1] + state.decks[1])
    assert hidden + Counter(state.openings[1]) == Counter(decks(state.setup, 2)[1])
    found = worlds(state, 0)

    assert all(Counter(world.hands[1] + world.decks[1]) == hidden for world in found)
    assert len({tuple(world.hands[1]) for world in found}) > 50
    assert {tuple(world.hands[0]) for world in found} == {tuple(state.hands[0])}
    assert {card for world in found for card in world.hands[1]} == set(hidden)


@rule("ccg#knowledge")
def test_a_spectator_knows_no_hand() -> None:
    """And imagines both."""
    state = table(hands=["luna", "titus"], decks=["2 body", "2 soul"])
    found = worlds(state, None)

    assert {hand(world, 0) for world in found} == {"luna", "body"}
    assert {hand(world, 1) for world in found} == {"titus", "soul"}


@rule("ccg#knowledge", "ccg#draw")
def test_melvins_bottom_card_is_known_to_his_player_alone() -> None:
    """The others see neither which of the two was kept nor what lies below."""
    states = []
    for kept, under in (("luna", "titus"), ("titus", "luna")):
        state = table(pie=["melvin-gurio"], decks=["titus luna 3 body"], hands=["", "soul"], step=1)
        answer(state, 0, f"keep {kept}")
        assert (bottom(state, 0, 0), bottom(state, 1, 0), bottom(state, None, 0)) == (under, "", "")
        assert {deck(world, 0).split()[-1] for world in worlds(state, 0)} == {under}
        states.append(state)

    assert {deck(world, 0).split()[-1] for world in worlds(state, 1)} == {"titus", "luna", "body"}
    assert len(packets(states, 1)) == len(packets(states, None)) == 1


@rule("ccg#knowledge", "ccg#draw")
def test_melvins_two_cards_are_his_players_secret() -> None:
    """While they are chosen from: others imagine any two, in hand and among the two alike."""
    state = table(pie=["melvin-gurio"], decks=["titus luna 3 body"], hands=["pox", "soul"], step=1)
    assert names(GAME.view(state, 0).drawn) == "titus luna"
    assert GAME.view(state, 1).drawn == GAME.view(state, None).drawn == ()
    found = worlds(state, 1)

    assert all(not Counter(world.drawn[0]) - Counter(world.hands[0]) for world in found)
    assert len({world.drawn[0] for world in found}) > 4
    assert {world.drawn[0] for world in worlds(state, 0)} == {tuple(cards("titus luna"))}


@rule("ccg#knowledge")
def test_melvins_bottom_card_is_drawn_at_last() -> None:
    """Its player foresees it; when it comes into hand it is like any other to the rest."""
    state = table(pie=["melvin-gurio"], decks=["titus luna 3 body"], hands=["", "soul"], step=1)
    answer(state, 0, "keep luna")
    assert bottom(state, 0, 0) == "titus"
    end_turn(state)

    assert "titus" in hand(state, 0)
    assert known(state, 1, 0) == ""
    assert top(state, 0, 0) == []


@rule("ccg#knowledge")
def test_ms_haruna_shows_a_hand_to_her_player_alone() -> None:
    """Told in secret to the two of them; the third is told that it happened."""
    state = seen_hand("titus luna")

    assert [known(state, seat, 1) for seat in (0, 2, None)] == ["titus luna", "", ""]
    assert ["saw-hand" in keys(state, seat) for seat in (0, 1, 2, None)] == [True, True, False, False]
    assert said(state, "saw-hand-unseen", 2) == [{"who": 0, "whom": 1}]
    assert {hand(world, 1) for world in worlds(state, 0)} == {"titus luna"}
    assert len({hand(world, 1) for world in worlds(state, 2)}) > 2


@rule("ccg#knowledge")
def test_what_was_seen_stays_known_until_it_is_played() -> None:
    """A card drawn later is not known; one that is played openly is no longer in hand."""
    state = seen_hand("titus luna", "morga pox bakene 3 soul")
    end_turn(state)
    assert (hand(state, 1), known(state, 0, 1)) == ("morga titus luna", "titus luna")
    drawn = [set(hand(world, 1).split()) - {"titus", "luna"} for world in worlds(state, 0)]
    assert sorted({name for (name,) in drawn}) == ["bakene", "morga", "pox", "soul"]
    answer(state, 1, "play titus")

    assert known(state, 0, 1) == "luna"
    assert all("luna" in hand(world, 1) for world in worlds(state, 0))


@rule("ccg#knowledge")
def test_of_two_alike_the_known_one_is_counted_as_played() -> None:
    """One Soul was seen, another was drawn: after one is played nobody can say that there is one left."""
    state = seen_hand("soul", "soul 3 body")
    end_turn(state)
    assert (hand(state, 1), known(state, 0, 1)) == ("soul soul", "soul")
    answer(state, 1, "play soul-power sailor-venus-level-1@1")

    assert known(state, 0, 1) == ""
    assert {hand(world, 1) for world in worlds(state, 0)} == {"soul", "body"}


@rule("ccg#knowledge")
def test_a_spy_sees_the_attackers_hand() -> None:
    """Yasha's owner, for a Mind; nobody else."""
    state = attacked("yasha + 1 mind", by=MARS, hands=["titus luna"], decks=["9 body"], seats=3)
    defend(state, "spy")

    assert [known(state, seat, 0) for seat in (1, 2, None)] == ["titus luna", "", ""]


def fortune(whose: str, **told: Any) -> Ccg:
    """Baamu's owner, seat 1, has looked at five cards."""
    piles = {"decks": ["titus luna pox morga bakene 2 soul", "2 mind"], "hands": ["soul", "soul", ""], "seats": 3}
    state = attacked("baamu + 1 soul", by=MARS, **{**piles, **told})
    defend(state, "fortune-telling")
    answer(state, 1, f"look {whose}")
    return state


@rule("ccg#knowledge")
def test_baamus_look_at_a_deck() -> None:
    """Five cards from the top, or as many as there are; only who looked knows them."""
    state = fortune("A")

    assert top(state, 1, 0) == ["titus", "luna", "pox", "morga", "bakene"]
    assert top(state, 0, 0) == top(state, 2, 0) == top(state, None, 0) == []
    assert ["saw-top" in keys(state, seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert {deck(world, 0) for world in worlds(state, 1)} == {deck(state, 0)}
    assert len({deck(world, 0) for world in worlds(state, 0)}) > 50
    assert top(fortune("B"), 1, 1) == ["mind", "mind"]


@rule("ccg#knowledge")
def test_a_card_that_was_seen_on_a_deck_is_known_in_hand() -> None:
    """By who looked; and the rest of the five still lies there."""
    state = fortune("A")
    pass_on(state, until=lambda now: now.turn != 0)

    assert set(hand(state, 0).split()) == {"soul", "titus", "morga", "pox", "luna"}
    assert set(known(state, 1, 0).split()) == {"titus", "morga", "pox", "luna"}
    assert known(state, 2, 0) == ""
    assert top(state, 1, 0) == ["bakene"]
    assert {deck(world, 0) for world in worlds(state, 1)} == {"bakene soul soul"}


@rule("ccg#knowledge", "ccg#reshuffle")
def test_shuffling_makes_all_forget() -> None:
    """A deck that was searched is known to nobody, its player included."""
    state = fortune("A", hands=["fm-no-10 4 mind", "soul", "soul"])
    pass_on(state, until=lambda now: now.turn == 0 and now.step == 2)
    assert top(state, 1, 0) == ["luna", "pox", "morga", "bakene"]
    answer(state, 0, "play fm-no-10", "search luna")

    assert top(state, 1, 0) == top(state, 0, 0) == []
    assert set(state.seen[0]) <= {0}


@rule("ccg#knowledge", "ccg#using-cards")
def test_who_searches_sees_the_deck_and_nobody_else_does() -> None:
    """What there is to find is offered to the searcher alone; the rest see that there is a search."""
    piles = ["luna artemis 2 soul", "molly-osaka artemis 2 soul"]
    states = []
    for pile, hand_ in ((piles[0], "fm-no-10 titus"), (piles[0].replace("luna", "titus"), "fm-no-10 luna")):
        state = table([MARS], hands=[hand_, "soul"], decks=[pile], step=2)
        answer(state, 0, "play fm-no-10")
        assert who(state) == (0, "search")
        assert ("search luna" in texts(state)) is ("luna" in pile)
        states.append(state)

    assert len(packets(states, 1)) == len(packets(states, None)) == 1


@rule("ccg#knowledge", "ccg#draw")
def test_chads_card_is_known_to_all() -> None:
    """It was the topmost discard."""
    state = table(pie=["chad-kumada"], hands=["pox", "soul"], decks=["9 body"], discards=["luna"], step=1)
    answer(state, 0, "take")

    assert known(state, 1, 0) == "luna"
    assert all("luna" in hand(world, 0) for world in worlds(state, 1))


@rule("ccg#knowledge")
@pytest.mark.parametrize(("event", "verb"), [("memories-of-the-past", "remember"), ("discovery", "search")])
def test_what_is_taken_to_hand_openly_is_known(event: str, verb: str) -> None:
    """Memories of the Past from the discards, Discovery! from the deck."""
    state = table(
        [f"{MARS} + 2 soul"], hands=[f"{event} titus", "soul"], decks=["luna 3 body"], discards=["luna"], step=2
    )
    answer(state, 0, f"play {event}", f"pay {MARS}", f"{verb} luna")

    assert (hand(state, 0), known(state, 1, 0)) == ("titus luna", "luna")
    assert all("luna" in hand(world, 0) for world in worlds(state, 1))


@rule("ccg#knowledge", "ccg#discard")
def test_discards_lie_open() -> None:
    """What is discarded from hand is seen by all."""
    state = table(hands=["titus luna", "soul"], decks=["9 body"])
    pass_once(state)
    answer(state, 0, "discard luna")

    assert {names(GAME.view(state, seat).players[0].discards) for seat in (0, 1, None)} == {"luna"}
    assert discards(state, 0) == "luna"


@rule("ccg#knowledge", "ccg#elimination")
def test_who_is_out_has_no_secrets() -> None:
    """All cards lie with those that are out of the game."""
    state = table([MARS, f"{MOON} /50"], hands=["soul", "titus", "soul"], decks=["", "luna pox"])
    end_turn(state)

    assert sorted(names(GAME.view(state, None).players[1].gone).split()) == sorted([MOON, "titus", "luna", "pox"])
    assert in_play(state, 1) == ""


@rule("ccg#knowledge", "ccg#draw")
def test_who_foresaw_melvins_two_cards_cannot_tell_which_was_kept() -> None:
    """Both were seen on the deck; the choice between them stays his player's secret."""
    states = []
    for kept in ("luna", "pox"):
        state = fortune("A", hands=["5 mind", "soul", ""], decks=["luna pox titus morga bakene 2 soul", "2 mind"])
        state.pie[0] = table(pie=["melvin-gurio"]).pie[0]
        pass_on(state, until=lambda now: who(now) == (0, "keep"))
        answer(state, 0, f"keep {kept}")
        assert (known(state, 1, 0), bottom(state, 1, 0)) == ("", "")
        assert top(state, 1, 0) == ["titus", "morga", "bakene"]
        states.append(state)

    assert len(packets(states, 1)) == 1


def facts(truth: Ccg, world: Ccg, seat: int) -> int:
    """How many cards this seat knows; all of them are where it knows them in this world."""
    found = 0
    for owner in range(truth.seats):
        sure = Counter(truth.known[seat][owner])
        assert not sure - Counter(world.hands[owner])
        places = [place for place, eyes in enumerate(truth.seen[owner]) if eyes >> seat & 1]
        assert all(world.decks[owner][place] == truth.decks[owner][place] for place in places)
        found += sure.total() + len(places)
    return found


@rule("ccg#knowledge")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_known_is_true_and_holds_in_every_imagined_world(seed: int) -> None:
    """Through games at random, in which cards that let one see are played where they can be."""
    telling = ("ms-haruna", "fortune-telling", "discovery", "memories", "take", "baamu", "melvin", "chad", "keep")
    named = (("sailor_moon", "sailor_mercury"), ("sailor_venus", "sailor_moon", "tuxedo_mask"))[seed % 2]
    state = GAME.start(Setup(decks=named), len(named), Rng(seed))  # type: ignore[arg-type]
    chance, known_cards = Rng(seed + 100), 0
    for number in range(900):
        if not state.pending:
            break
        decision = state.pending[chance.below(len(state.pending))]
        options = decision.options(state)
        wanted = [one for one in options if any(word in decision.write(state, one) for word in telling)]
        some = wanted if wanted and chance.below(2) else options
        choose(state, decision.seat, some[chance.below(len(some))])
        for seat in range(state.seats):
            known_cards += facts(state, state, seat)
            if number % 10 == 0:
                facts(state, GAME.imagine(state, seat, Rng(number)), seat)

    assert known_cards > 100


@rule("ccg#card-text")
def test_everyone_sees_who_pays() -> None:
    """While its player chooses which Power to discard, and no longer."""
    seen = []
    for payer in (MARS, MOON):
        state = table(
            [f"{MARS} + 1 soul 1 body 1 mind, {MOON} + 1 soul 1 body 1 mind"],
            ["", "titus"],
            pie=["negamoon-bomb", "luna"],
            step=2,
        )
        answer(state, 0, "use negamoon-bomb", f"pay {payer}")
        assert who(state) == (0, "pay")
        seen.append([GAME.view(state, seat).about for seat in (0, 1, None)])
        answer(state, 0, texts(state)[0])
        assert not GAME.view(state, 1).about

    assert seen == [[(ally.uid,)] * 3 for ally in state.allies[0]]


@rule("ccg#persons-and-items")
def test_everyone_sees_which_item_is_put_on() -> None:
    """Of two alike one may carry Power."""
    seen = []
    for number in (1, 2):
        state = table([MARS, MOON], ["", "titus"], pie=["knight-armor + 1 soul, knight-armor + 1 body"], step=2)
        answer(state, 0, f"use knight-armor#{number}")
        assert who(state) == (0, "wear")
        seen.append([GAME.view(state, seat).about for seat in (0, 1, None)])

    assert seen == [[(item.uid,)] * 3 for item in state.pie[0]]


@rule("ccg#reshuffle", "ccg#knowledge")
def test_who_watches_can_conclude_a_hand_when_the_deck_has_run_out() -> None:
    """What was in hand at that moment, no card drawn afterwards; and what leaves the hand openly is known no more."""
    state = table([MOON], ["titus", "titus"], hands=["luna titus"], decks=["", "4 body"], discards=["3 soul"], step=1)

    for seat in (1, None):
        assert known(state, seat, 0) == "titus luna"
    answer(state, 0, "play luna")
    for seat in (1, None):
        assert known(state, seat, 0) == "titus"
    assert GAME.view(state, None).players[1].known == ()


@rule("ccg#knowledge")
def test_who_watches_is_told_of_no_hand_while_there_is_a_deck() -> None:
    state = table([MOON], ["titus", "titus"], hands=["luna titus"], decks=["2 soul", "4 body"], step=1)

    assert [player.known for player in GAME.view(state, None).players] == [(), ()]
