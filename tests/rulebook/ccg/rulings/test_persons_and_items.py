"""Rulings on Persons and Items: how often they serve, searches, what is worn or copied; and the switches."""

from __future__ import annotations

import pytest

from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.cards import NUMBER
from rule import rule
from rulebook.ccg.asking import answer, cannot, end_turn, offered, texts, who
from rulebook.ccg.attacks import TIARA, attack, attacked, defend, throw
from rulebook.ccg.looking import damage, deck, discards, hand, in_play, piece, wounds
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


@rule("ccg#selecting-an-attack", "ccg#using-cards")
def test_s52_mini_computer_is_used_before_the_defence() -> None:
    """Asked when the attack was selected; who defends knows the result."""
    state = attacked("pox", pie=["mini-computer"])
    assert (who(state), texts(state)) == ((0, "boost"), ["use mini-computer", "done"])
    answer(state, 0, "use mini-computer")
    throw(state, owner_wins=True)

    assert who(state) == (1, "defend")
    assert state.attack is not None
    assert [entry.amount for entry in state.attack.bonuses] == [30]


@rule("ccg#hit-back", "ccg#using-cards")
def test_s52_luna_pen_is_used_before_the_hit_back() -> None:
    """Asked when damage was delivered; used, there is no hit-back."""
    state = attacked("bakene", pie=["luna-pen"])
    assert (who(state), damage(state, "bakene")) == ((0, "follow"), 30)
    answer(state, 0, "use luna-pen")

    assert wounds(state) == [0]


@rule("ccg#several-players", "ccg#card-text")
def test_s68_an_opponent_is_any_opponent() -> None:
    """Four seats: Confusion may be played on the player across, and a Scroll used on that player's Monster."""
    state = table(hands=["confusion", "", "luna"], decks=["", "", "9 soul"], seats=4, step=2)
    answer(state, 0, "play confusion")
    assert texts(state) == ["confuse B", "confuse C", "confuse D"]
    answer(state, 0, "confuse C")
    assert (hand(state, 2), discards(state, 2)) == ("soul soul soul soul soul", "luna")

    state = table(enemies=["", "", "titus"], pie=["ofuda-scroll"], seats=4, step=2)
    answer(state, 0, "use ofuda-scroll")
    assert texts(state) == ["bewitch titus"]


@rule("ccg#persons-and-items")
def test_s80_one_of_each_holds_for_fetched_cards() -> None:
    """With Luna in play a second Luna cannot be fetched, by an Event, a Villain or a Communicator."""
    state = table(pie=["luna"], hands=["fm-no-10"], decks=["luna rini"], step=2)
    answer(state, 0, "play fm-no-10")
    assert texts(state) == ["search rini", "pass"]

    state = attacked("avery", pie=["", "luna"], decks=["", "luna rini"])
    defend(state, "mind-control")
    assert texts(state) == ["search rini", "pass"]

    state = attacked("prizma + 5 body", pie=["", "luna"], decks=["", "luna rini"])
    defend(state, "mind-control")
    assert in_play(state, 1) == f"{VENUS} prizma luna rini"

    state = table(["sailor-moon-level-2 + 1 soul"], pie=["pocket-communicator"], decks=[f"{MOON} {MARS}"], step=2)
    answer(state, 0, "use pocket-communicator", "pay sailor-moon-level-2")
    assert texts(state) == [f"search {MARS}", "pass"]


@rule("ccg#persons-and-items")
def test_s81_worn_items_are_attached_to_own_cards() -> None:
    """In Step 2 at once or left in the Zone, and put on in Step 3; never onto a card of somebody else."""
    state = table([MOON], ["titus", "jumo"], hands=["knight-armor soul"], step=2)
    assert [text for text in texts(state) if "armor" in text] == [
        "play knight-armor", f"play knight-armor {MOON}", "play knight-armor titus",
    ]  # fmt: skip
    answer(state, 0, "play knight-armor titus")
    assert (piece(state, "titus").worn, in_play(state, 0)) == ((NUMBER["knight-armor"],), f"{MOON} titus")

    state = table([MOON], ["titus", "jumo"], hands=["knight-armor soul"], step=2)
    answer(state, 0, "play knight-armor", "use knight-armor")
    assert (who(state), texts(state)) == ((0, "wear"), [f"wear {MOON}", "wear titus"])
    answer(state, 0, f"wear {MOON}")
    assert (piece(state, MOON).worn, in_play(state, 0)) == ((NUMBER["knight-armor"],), f"{MOON} titus")


@rule("ccg#persons-and-items", "ccg#defence")
def test_s81_worn_items_can_be_robbed() -> None:
    """Marzipan may pick the armour that the attacker wears."""
    state = attacked("marzipan + 1 body", by=VENUS, charged="+ knight-armor", pie=["luna-pen"])
    defend(state, "item-to-candy")
    assert texts(state) == ["discard luna-pen", f"discard knight-armor {VENUS}"]
    answer(state, 1, f"discard knight-armor {VENUS}")

    assert (piece(state, f"{VENUS}@0").worn, discards(state, 0)) == ((), "knight-armor")


@rule("ccg#persons-and-items", "ccg#defence")
def test_s81_what_a_defence_fetched_lies_in_the_zone_first() -> None:
    """Titus fetches an armour: it is no help in this attack, and is put on in its owner's Step 3."""
    state = attacked("titus + 1 soul", decks=["", "knight-armor 3 soul"], hands=["", "soul"])
    defend(state, "item-creation")
    answer(state, 1, "search knight-armor")
    assert (who(state), texts(state)) == ((1, "defend"), ["pass"])
    assert in_play(state, 1) == f"{VENUS} titus knight-armor"
    defend(state)
    end_turn(state, until=1)
    answer(state, 1, "use knight-armor", "wear titus")

    assert (piece(state, "titus").worn, in_play(state, 1)) == ((NUMBER["knight-armor"],), f"{VENUS} titus")


@rule("ccg#using-cards")
def test_s95_a_copied_armor_is_for_who_wears_none() -> None:
    """Luna Ball protects the one without; the worn armour stays worn.  Nor is another put on who has the copy."""
    allies = [f"{MARS} + knight-armor, {MOON} + 2 soul"]
    state = table(allies, ["", "bakene"], pie=["luna-ball, knight-armor"], decks=["9 soul"], step=2)
    answer(state, 0, "use luna-ball", "copy knight-armor")
    assert texts(state) == [f"protect {MOON}"]
    answer(state, 0, f"protect {MOON}")
    assert who(state) == (0, "act"), "nobody is left to put the other armour on"
    attack(state, MOON, TIARA, "bakene")
    assert damage(state, MOON) == 30
    end_turn(state)
    assert (discards(state, 0), piece(state, MARS).worn != ()) == ("luna-ball", True)

    state = table([f"{MARS} + knight-armor"], pie=["luna-ball"], hands=["soul"], step=2)
    cannot(state, 0, "use luna-ball")
