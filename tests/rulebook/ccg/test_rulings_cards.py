"""Rulings on Persons, Items and Events: S-06 to S-31."""

from __future__ import annotations

from typing import Any

import pytest

from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.cards import NUMBER
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, cannot, end_turn, finish, offered, texts, who
from rulebook.ccg.attacks import attack, attacked, combine, defend, throw
from rulebook.ccg.looking import damage, deck, discards, gone, hand, in_play, piece, power, wounds
from rulebook.ccg.table import JUPITER, MARS, MOON, VENUS, table
from rulebook.ccg.telling import told


@rule("ccg#using-cards")
def test_s06_a_person_serves_once_a_turn() -> None:
    """Grandpa Hino, who prints no limit, is offered once and again next turn."""
    state = table(enemies=["", "titus, jumo"], pie=["grandpa-hino"], hands=["soul", "soul"], step=2)
    answer(state, 0, "use grandpa-hino", "blast titus")
    throw(state, owner_wins=False)
    cannot(state, 0, "use grandpa-hino")
    end_turn(state, until=0)

    assert "use grandpa-hino" in texts(state)


@rule("ccg#using-cards")
@pytest.mark.parametrize("uses", [2, 3])
def test_s06_a_person_serves_more_often_under_the_switch(uses: int) -> None:
    """So often as agreed; Ms. Haruna, who prints a limit, still once."""
    state = table(enemies=["", "titus"], pie=["grandpa-hino, ms-haruna"], hands=["soul"], step=2, person_uses=uses)
    for _ in range(uses):
        answer(state, 0, "use grandpa-hino", "blast titus")
        throw(state, owner_wins=False)
    cannot(state, 0, "use grandpa-hino")
    answer(state, 0, "use ms-haruna", "see B")
    throw(state, owner_wins=False)

    assert offered(state, "use") == []


COMBINING = [f"{MOON} + 1 soul, {MARS} + 2 soul, tuxedo-mask-level-1 + 1 body"]


@rule("ccg#combined-attack")
def test_s07_andrew_counts_toward_the_two_and_is_not_discarded() -> None:
    """Who has one card and Andrew takes part, and gives exactly that card."""
    state = table(COMBINING, ["", "sapphire"], pie=["andrew-furuhata"])
    answer(state, 0, "combine sapphire")
    assert [text for text in texts(state) if MOON in text] == [f"join {MOON} 1"]
    answer(state, 0, f"join {MOON} 1", f"join {MARS} 2", "done")
    throw(state, owner_wins=True)

    assert (damage(state, "sapphire"), power(state, MOON)) == (90, "nothing")


@rule("ccg#combined-attack")
def test_s07_andrew_counts_for_nothing_or_fuels_under_the_switch() -> None:
    """For nothing: two cards are needed.  As fuel he adds 30, with a Knight 20, once for each who takes part."""
    state = table(COMBINING, ["", "sapphire"], pie=["andrew-furuhata"], andrew_combined="nothing")
    assert "combine sapphire" not in texts(state)

    state = table(COMBINING, ["", "sapphire"], pie=["andrew-furuhata"], andrew_combined="fuel")
    combine(state, "sapphire", sailor_moon_level_1=2, tuxedo_mask_level_1=2)
    throw(state, owner_wins=True)
    assert (damage(state, "sapphire"), power(state, MOON)) == (100, "nothing")
    assert discards(state, 0) == "soul body"


def splitting(charged: str, team: str, **more: Any) -> Ccg:
    """Mars, with two Soul and these, has attacked, and Split Attack waits."""
    return attacked("sapphire", by=MARS, charged=charged, team=team, others="catzi", played="split-attack", **more)


@rule("ccg#events", "ccg#power")
def test_s08_split_attack_is_paid_by_the_attacker() -> None:
    """Two of the attacker's own Power go; if it has too few the card cannot be played on it."""
    state = splitting("2 body", f"{MOON} + 4 soul")
    answer(state, 0, "use split-attack", "pay 2 body", "second-target catzi")
    assert (power(state, MARS), power(state, MOON)) == ("2 soul", "4 soul")
    assert damage(state, "sapphire", "catzi") == [20, 20]

    state = splitting("1 body", f"{MOON} + 4 soul")
    assert (damage(state, "sapphire"), in_play(state, 0).split()[-1]) == (30, "split-attack")


@rule("ccg#events", "ccg#power")
def test_s08_split_attack_is_paid_by_anyone_under_the_switch() -> None:
    """The two may come from any of one's Scouts and Knights, also one from each."""
    state = splitting("1 soul", f"{MOON} + 2 soul", split_attack_pays="anyone")
    answer(state, 0, "use split-attack", f"pay {MOON}", f"pay {MARS}", "second-target catzi")
    assert (power(state, MARS), power(state, MOON)) == ("2 soul", "1 soul")
    assert damage(state, "sapphire", "catzi") == [20, 20]

    state = splitting("", f"{MOON} + 1 soul", split_attack_pays="anyone")
    assert damage(state, "sapphire") == 30


def sacrificed(**setup: Any) -> Ccg:
    """A Monster worth 2 points has survived an attack, and sacrificed itself; the turn is over."""
    hands, decks = ["", "self-sacrifice soul"], ["9 soul", "9 soul"]
    state = attacked("pox", team=MARS, hands=hands, decks=decks, **setup)
    defend(state)
    answer(state, 1, "play self-sacrifice")
    end_turn(state)
    return state


@rule("ccg#defeat")
def test_s09_a_sacrificed_card_scores() -> None:
    """The attacker gets its points in Step 6."""
    state = sacrificed()

    assert (state.points, gone(state, 1)) == ([2, 0], "pox")


@rule("ccg#defeat")
def test_s09_a_sacrificed_card_scores_nothing_under_the_switch() -> None:
    """It is out of the game, and brings no points."""
    state = sacrificed(sacrifice_scores=False)

    assert (state.points, gone(state, 1)) == ([0, 0], "pox")


def resigned(**setup: Any) -> Ccg:
    """A Scout of Level 2 was given up for a Monster worth 1 point, in Step 2."""
    state = table([f"sailor-moon-level-2 + 1 soul, {MARS}"], ["", "titus"], hands=["resignation"],
                  decks=["9 soul", "9 soul"], step=2, **setup)  # fmt: skip
    answer(state, 0, "play resignation", "resign sailor-moon-level-2", "topple titus")
    return state


@rule("ccg#events", "ccg#defeat")
def test_s10_resignation_scores_and_the_scout_is_out_of_the_game() -> None:
    """1 point in Step 6; all Levels of the Scout are out of the game, and only the Power is among the discards."""
    state = resigned()
    assert (state.points, gone(state, 0), discards(state, 0)) == (
        [0, 0], f"{MOON} sailor-moon-level-2", "resignation soul",
    )  # fmt: skip
    end_turn(state)

    assert (state.points, gone(state, 1)) == ([1, 0], "titus")


@rule("ccg#events", "ccg#defeat")
def test_s10_resignation_scores_nothing_under_the_switch() -> None:
    """The Monster leaves, without a point."""
    state = resigned(resignation_scores=False)
    end_turn(state)

    assert (state.points, gone(state, 1)) == ([0, 0], "titus")


@rule("ccg#card-text", "ccg#knowledge")
def test_s14_prophetic_shows_the_deck_and_changes_nothing() -> None:
    """The owner alone sees the order, which stays as it is."""
    state = attacked("wiseman", decks=["", "titus luna soul"])
    defend(state, "prophetic")

    assert deck(state, 1) == "titus luna soul"
    assert GAME.view(state, 1).players[1].top == (NUMBER["titus"], NUMBER["luna"], NUMBER["soul-power"])
    assert GAME.view(state, 0).players[1].top == ()
    assert who(state) == (0, "pause")


@rule("ccg#card-text", "ccg#knowledge")
def test_s14_prophetic_arranges_the_deck_under_the_switch() -> None:
    """The owner puts the cards in any order, and nobody else knows it, not even who knew some of the deck."""
    state = attacked("wiseman", decks=["", "titus luna soul"], prophetic="arrange")
    state.seen[1] = [0, 1, 1]
    assert GAME.view(state, 0).players[1].top == (NUMBER["titus"], NUMBER["luna"])
    defend(state, "prophetic")
    answer(state, 1, "arrange titus", "arrange soul-power", "arrange luna")

    assert deck(state, 1) == "luna soul titus"
    assert GAME.view(state, 1).players[1].top == (NUMBER["luna"], NUMBER["soul-power"], NUMBER["titus"])
    assert GAME.view(state, 0).players[1].top == ()
    world = GAME.imagine(state, 1, Rng(1))
    assert world.decks[1] == state.decks[1]


@rule("ccg#defence", "ccg#hit-back")
def test_s18_worn_items_act_when_declared() -> None:
    """Armour may be kept back; once declared 20 less in every blow of the turn, and it is discarded at its end."""
    decks, team = ["9 soul", "9 soul"], f"{JUPITER} + 2 body"
    state = attacked("bakene + knight-armor", by=MARS, charged="+ knight-armor", team=team, decks=decks)
    defend(state, "pass")
    assert damage(state, "bakene") == 40
    answer(state, 0, "armor")
    assert damage(state, MARS) == 30
    end_turn(state)
    assert (piece(state, MARS).worn, discards(state, 0)) == ((), "knight-armor")
    assert (in_play(state, 1), discards(state, 1)) == (VENUS, "knight-armor")

    state = attacked("bakene + knight-armor", by=MARS, played="on-the-ball")
    defend(state, "armor")
    assert damage(state, "bakene") == 20
    answer(state, 0, "use on-the-ball mars-fire-ignite")
    assert (damage(state, "bakene"), who(state)) == (40, (0, "pause"))


@rule("ccg#defence", "ccg#hit-back")
def test_s18_worn_items_act_in_the_first_attack_under_the_switch() -> None:
    """Nobody is asked: armour and sword are used in the first attack on, or blow of, whoever wears them."""
    allies, decks = [f"{MARS} + 2 soul + knight-armor"], ["9 soul", "9 soul"]
    enemies = ["", "bakene + knight-armor negaverse-sword"]
    state = table(allies, enemies, decks=decks, worn_items="first_attack")
    attack(state, MARS, "mars-fire-ignite", "bakene")

    assert (damage(state, "bakene"), damage(state, MARS), who(state)) == (20, 50, (0, "pause"))
    end_turn(state)
    assert (discards(state, 0), discards(state, 1)) == ("knight-armor", "knight-armor negaverse-sword")


@rule("ccg#defense-events")
def test_s21_late_events_are_played_in_phase_3() -> None:
    """More Dark Power is offered in the defence and not later; the blow is 10 higher."""
    state = attacked("jumo", hands=["", "more-dark-power soul"])
    assert texts(state) == ["play more-dark-power", "pass"]
    defend(state, "more-dark-power")
    defend(state)
    assert (damage(state, "jumo"), wounds(state)) == (30, [20])

    state = attacked("jumo", hands=["", "more-dark-power soul"])
    defend(state)
    assert (wounds(state), who(state)) == ([10], (0, "pause"))


@rule("ccg#defense-events")
def test_s21_late_events_are_played_in_phase_5_under_the_switch() -> None:
    """Offered just before the hit-back, not in the defence; not where a Pen has stopped it, nor for an empty hand."""
    state = attacked("jumo", hands=["", "more-dark-power soul"], late_events="phase_5")
    assert texts(state) == ["pass"]
    defend(state)
    assert (who(state), texts(state)) == ((1, "strengthen"), ["play more-dark-power", "pass"])
    assert damage(state, "jumo") == 30
    answer(state, 1, "play more-dark-power")
    assert (wounds(state), state.discards[1]) == ([20], [NUMBER["more-dark-power"]])

    state = attacked("jumo", hands=["", "soul"], decks=["", "more-dark-power"], late_events="phase_5")
    defend(state)
    assert (who(state), texts(state)) == ((1, "strengthen"), ["pass"])

    state = attacked("jumo", hands=["", "more-dark-power"], pie=["luna-pen"], late_events="phase_5")
    defend(state)
    answer(state, 0, "use luna-pen")
    assert (who(state), state.hands[1]) == ((0, "pause"), [NUMBER["more-dark-power"]])


def drained(**setup: Any) -> Ccg:
    """Alan, attacked, has felled a Monster worth 2 points of the attacking player, who holds Not So Tough."""
    decks = ["9 soul", "9 soul"]
    state = attacked("alan + 1 soul", mine="pox /30", hands=["not-so-tough"], decks=decks, team=JUPITER, **setup)
    defend(state, "soul-drain")
    finish(state)
    answer(state, 0, "done")
    return state


@rule("ccg#defeat")
def test_s22_not_so_tough_follows_any_defeat() -> None:
    """A Monster worth 2 that Soul Drain felled brings 1, and so does one that sacrificed itself."""
    state = drained()
    assert (who(state), texts(state)) == ((0, "belittle"), ["play not-so-tough", "pass"])
    answer(state, 0, "play not-so-tough")
    assert (state.points, gone(state, 0)) == ([0, 1], "pox")

    state = attacked("pox", team=MARS, hands=["", "self-sacrifice not-so-tough"])
    defend(state)
    answer(state, 1, "play self-sacrifice")
    answer(state, 0, "done")
    answer(state, 1, "play not-so-tough")
    assert state.points == [1, 0]


@rule("ccg#defeat")
def test_s22_not_so_tough_follows_attacks_only_under_the_switch() -> None:
    """Not after Soul Drain or a sacrifice, but after an attack."""
    state = drained(not_so_tough="attacks_only")
    assert (state.points, "belittle" in {one.kind for one in state.pending}) == ([0, 2], False)

    state = attacked("pox", team=MARS, hands=["", "self-sacrifice not-so-tough"], not_so_tough="attacks_only")
    defend(state)
    answer(state, 1, "play self-sacrifice")
    answer(state, 0, "done")
    assert state.points == [2, 0]

    state = attacked("pox /20", team=MARS, hands=["", "not-so-tough"], not_so_tough="attacks_only")
    defend(state)
    answer(state, 0, "done")
    answer(state, 1, "play not-so-tough")
    assert state.points == [1, 0]


@rule("ccg#draw")
def test_s29_melvin_and_chad_one_way_is_chosen() -> None:
    """Two cards of which one is kept, or the top discard."""
    pie, decks = ["melvin-gurio, chad-kumada"], ["titus luna soul"]
    state = table(pie=pie, decks=decks, discards=["jumo"], step=1)
    assert (who(state), texts(state)) == ((0, "draw"), ["draw two", "take"])
    answer(state, 0, "take")
    assert (hand(state, 0), deck(state, 0)) == ("jumo", "titus luna soul")

    state = table(pie=pie, decks=decks, discards=["jumo"], step=1)
    answer(state, 0, "draw two", "keep titus")
    assert (hand(state, 0), deck(state, 0), discards(state, 0)) == ("titus", "soul luna", "jumo")


@rule("ccg#draw")
def test_s29_melvins_draw_is_not_optional() -> None:
    """Melvin alone: two are drawn without a question, and one goes under the deck."""
    state = table(pie=["melvin-gurio"], decks=["titus luna soul"], discards=["jumo"], step=1)

    assert (who(state), texts(state)) == ((0, "keep"), ["keep titus", "keep luna"])


@rule("ccg#challenge", "ccg#several-players")
def test_s30_grandpa_hino_against_an_own_monster() -> None:
    """Three seats: the next clockwise throws."""
    state = table(enemies=["", "titus", "jumo"], pie=["", "grandpa-hino"], seats=3, turn=1, step=2)
    answer(state, 1, "use grandpa-hino", "blast titus")
    assert state.contest is not None
    assert (state.contest.owner, state.contest.other) == (1, 2)
    throw(state, owner_wins=True)

    assert in_play(state, 1) == f"{VENUS} grandpa-hino"


@rule("ccg#using-cards", "ccg#knowledge")
def test_s31_a_searched_deck_is_always_shuffled() -> None:
    """FM No. 10 and Emerald do not say so; whoever knew where a card lay knows it no more."""
    state = table(hands=["fm-no-10"], decks=["titus luna soul body mind jumo"], step=2)
    state.seen[0] = [1] * 6
    answer(state, 0, "play fm-no-10", "pass")
    assert (state.seen[0], GAME.view(state, 0).players[0].top) == ([0] * 6, ())

    state = attacked("emerald + 1 mind", decks=["", "titus soul body mind jumo thunderclap"])
    state.seen[1] = [2] * 6
    defend(state, "summon-droid")
    answer(state, 1, "pass")
    assert state.seen[1] == [0] * 6


@rule("ccg#using-cards", "ccg#knowledge")
def test_s31_a_search_may_find_nothing_and_discovery_shows() -> None:
    """To decline is always offered; what Discovery! brings to hand is told to all."""
    state = table(hands=["fm-no-10"], decks=["luna"], step=2)
    answer(state, 0, "play fm-no-10")
    assert texts(state) == ["search luna", "pass"]

    state = table([f"{MOON} + 2 soul"], hands=["discovery"], decks=["luna artemis"], step=2)
    answer(state, 0, "play discovery", f"pay {MOON}", "search luna")
    assert "A takes Luna to hand." in told(state, 1)
    assert GAME.view(state, 1).players[0].known == (NUMBER["luna"],)
