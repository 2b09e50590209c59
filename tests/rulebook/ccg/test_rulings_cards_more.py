"""Rulings on Persons, Items and Events: from S-36 on."""

from __future__ import annotations

from typing import Any

from odango.games.ccg.cards import NUMBER
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, attackers, end_turn, finish, offered, texts, who
from rulebook.ccg.attacks import attack, attacked, defend, split, taunt, throw
from rulebook.ccg.looking import damage, discards, hand, in_play, piece, power, wounds
from rulebook.ccg.table import JUPITER, MARS, MOON, VENUS, name_of, table


@rule("ccg#attack", "ccg#defence")
def test_s36_a_new_target_defends_anew() -> None:
    """Emerald summons a Droid: it is the target now, and Phase 3 runs again for it."""
    state = attacked("emerald + 1 mind", decks=["", "avocado soul"])
    defend(state, "summon-droid")
    answer(state, 1, "search avocado")
    assert (who(state), texts(state)) == ((1, "defend"), ["defend rotten-stench", "pass"])
    defend(state, "rotten-stench")
    throw(state, owner_wins=True)

    assert (damage(state, "emerald", "avocado"), wounds(state)) == ([0, 0], [0])


@rule("ccg#attack", "ccg#defense-events")
def test_s36_hidden_sends_the_attack_on() -> None:
    """The attacking player picks another target; damage and hit-back come from there."""
    state = attacked("bakene", others="kyurene", hands=["", "hidden"])
    defend(state, "hidden")
    answer(state, 0, "redirect kyurene")
    defend(state, "pass")

    assert (damage(state, "bakene", "kyurene"), wounds(state)) == ([0, 20], [20])


@rule("ccg#villains")
def test_s38_a_villain_keeps_or_drops_attached_cards_one_by_one() -> None:
    """Two Power and a Sword: one Power and the Sword are kept, the other Power is dropped."""
    state = table(enemies=["titus + 1 soul 1 body + negaverse-sword /30"], hands=["jedite"], step=2)
    answer(state, 0, "play jedite titus")
    assert (who(state), texts(state)) == (
        (0, "keep-attached"), ["keep", "drop body-power", "drop soul-power", "drop negaverse-sword"],
    )  # fmt: skip
    answer(state, 0, "drop soul-power", "keep")

    assert (power(state, "jedite"), piece(state, "jedite").worn) == ("1 body", (NUMBER["negaverse-sword"],))
    assert (damage(state, "jedite"), discards(state, 0)) == (0, "soul")


@rule("ccg#new-cards")
def test_s39_after_using_a_card_only_such_villains_can_be_played() -> None:
    """Power and Monsters of the hand are not offered, nor a Villain on an older Yoma; on the new one it is."""
    hands, decks = ["jedite soul jumo"], ["titus"]
    state = table(enemies=["bakene"], pie=["negaverse-crystal"], hands=hands, decks=decks, step=2)
    assert "play jedite bakene" in texts(state)
    answer(state, 0, "use negaverse-crystal", "search titus")

    assert texts(state) == ["play jedite titus", "done"]


@rule("ccg#new-cards")
def test_s39_what_was_fetched_can_be_used() -> None:
    """A Person that was fetched serves in the same turn, also when other cards have been used before."""
    allies, pie = [f"{MARS}/20"], ["love-letter"]
    state = table(allies, ["", "titus"], pie, hands=["fm-no-10"], decks=["grandpa-hino"], step=2)
    answer(state, 0, "play fm-no-10", "search grandpa-hino", "use love-letter", f"heal {MARS}")
    assert texts(state) == ["use grandpa-hino", "done"]
    answer(state, 0, "use grandpa-hino", "blast titus")
    throw(state, owner_wins=True)

    assert in_play(state, 1) == VENUS


@rule("ccg#events", "ccg#attack")
def test_s51_events_about_an_attack_are_played_in_step_2() -> None:
    """Combat Training is not offered in Step 5; played before, it is offered at each attack until it is used."""
    allies, enemies = [f"{MARS} + 2 soul, {JUPITER} + 2 body, {VENUS} + 2 mind"], ["", "sapphire, catzi, malachite"]
    state = table(allies, enemies, hands=["combat-training"])
    assert not [text for text in texts(state) if "combat" in text]

    state = table(allies, enemies, hands=["combat-training"], step=2)
    answer(state, 0, "play combat-training")
    attack(state, MARS, "mars-fire-ignite", "sapphire")
    answer(state, 0, "done")
    attack(state, JUPITER, "jupiter-thunder-crash", "catzi")
    answer(state, 0, "train")
    attack(state, VENUS, "venus-crescent-beam-smash", "malachite")
    assert damage(state, "sapphire", "catzi", "malachite") == [30, 50, 30]


@rule("ccg#events", "ccg#turn")
def test_s51_events_about_an_attack_are_spent_at_the_end_of_the_turn() -> None:
    """Training, splitting and being on the ball: unused, nothing is left for the next turn."""
    held = "combat-training split-attack on-the-ball"
    decks = ["9 soul", "9 soul"]
    state = table([f"{MARS} + 4 soul"], ["", "fro, pox"], hands=[held, "soul"], decks=decks, step=2)
    answer(state, 0, "play combat-training", "play split-attack", "play on-the-ball")
    assert in_play(state, 0) == f"{MARS} split-attack on-the-ball"
    end_turn(state)
    assert (in_play(state, 0), sorted(discards(state, 0).split())) == (MARS, sorted(held.split()))
    end_turn(state, until=0)
    answer(state, 0, "done")
    attack(state, MARS, "mars-fire-ignite", "fro")

    assert who(state) == (1, "defend")


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


@rule("ccg#damage")
def test_s63_split_attack_halves_in_the_fifth_step() -> None:
    """50 with Luna: 30 to each.  Strong and Weak count afterwards, half a ten is rounded up, a ceiling comes before."""
    state = split("malachite", "catzi", hands=["", "soul"], pie=["luna"])
    finish(state)
    assert damage(state, "malachite", "catzi") == [30, 30]

    state = split("fro", "pox", hands=["", "soul"], pie=["luna"])  # Mars is neither to Fro; Pox is strong against Soul.
    finish_split(state)
    assert damage(state, "fro", "pox") == [30, 20]

    state = split("malachite", "catzi", move="mars-fire-ignite", hands=["", "soul"])
    finish(state)
    assert damage(state, "malachite", "catzi") == [20, 20]


def finish_split(state: Ccg) -> None:
    """Nobody defends; Fro loses the challenge of its blow."""
    defend(state)
    throw(state, owner_wins=False)
    defend(state)


@rule("ccg#defence", "ccg#hit-back")
def test_s63_split_attack_targets_defend_one_by_one() -> None:
    """The first prevents the attack; the second takes its half all the same, and hits back."""
    state = split("mitsuaami", "bakene", hands=["", "soul"])
    defend(state, "wind-blast")
    throw(state, owner_wins=True)
    assert (who(state), damage(state, "mitsuaami", "bakene")) == ((1, "defend"), [0, 0])
    defend(state)

    assert (damage(state, "mitsuaami", "bakene"), wounds(state)) == ([0, 40], [50])


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


@rule("ccg#challenge", "ccg#several-players")
def test_s69_a_challenge_is_played_with_the_owner_of_its_target() -> None:
    """Baby-Sitting: the Person is chosen and its owner throws; for one's own Person the next clockwise does."""
    for person, rival in (("rini", 2), ("luna", 1)):
        state = table(pie=["luna", "artemis", "rini"], hands=["baby-sitting"], step=2)
        answer(state, 0, "play baby-sitting", f"send {person}")
        assert state.contest is not None
        assert (state.contest.owner, state.contest.other) == (0, rival)


@rule("ccg#defense-events", "ccg#attack")
def test_s72_hidden_needs_another_target_that_can_be_attacked() -> None:
    """With one target alone the card does nothing, and is not offered; what was attacked is no other target."""
    state = attacked("bakene", hands=["", "hidden"])
    assert texts(state) == ["pass"]
    defend(state)
    assert damage(state, "bakene") == 30

    allies = [f"{MARS} + 2 soul, {JUPITER} + 2 body"]
    state = table(allies, ["", "sapphire, bakene, jumo"], hands=["", "hidden soul"])
    attack(state, MARS, "mars-fire-ignite", "jumo")
    finish(state)
    attack(state, JUPITER, "jupiter-thunder-crash", "bakene")
    defend(state, "hidden")
    assert texts(state) == ["redirect sapphire"]


@rule("ccg#attack")
def test_s72_a_hidden_target_can_be_attacked_by_another() -> None:
    """It was not attacked; the one the attack turned to was."""
    team = f"{JUPITER} + 2 body"
    state = attacked("bakene", by=MARS, team=team, others="jumo", hands=["", "hidden soul"])
    defend(state, "hidden")
    answer(state, 0, "redirect jumo")
    finish(state)

    assert offered(state, "attack") == [f"attack {JUPITER} jupiter-thunder-crash bakene"]


@rule("ccg#defense-events", "ccg#defence")
def test_s73_items_and_defense_events_come_in_any_order() -> None:
    """Shield then armour, or the other way round; after either the target's own defences are past."""
    target = "bakene + knight-armor"
    for order in (("negative-energy-shield", "armor"), ("armor", "negative-energy-shield")):
        state = attacked(target, by=MARS, charged="2 soul", hands=["", "negative-energy-shield"], pie=["luna"])
        for card in order:
            defend(state, card)
        assert damage(state, "bakene") == 30  # 40 less 20, plus 10 for being Weak; the ceiling of 30 changes nothing

    state = attacked("kyurene + knight-armor", hands=["", "2 negative-energy-shield"])
    assert "defend fly-away" in texts(state)
    defend(state, "negative-energy-shield")
    assert texts(state) == ["armor", "play negative-energy-shield", "pass"]


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


@rule("ccg#defence", "ccg#defense-events")
def test_s83_an_attack_the_lower_level_lacks_is_over() -> None:
    """Level 2's own attack: over, without a hit-back.  Level 1's: it goes on, if it can still be paid for."""
    for move, dealt, hurt in (("mars-firebird-strike", 0, 0), ("mars-fire-ignite", 30, 40)):
        mars, hands = "sailor-mars-level-2", ["", "lose-powers"]
        state = attacked("catzi", by=mars, move=move, charged="2 soul /10", hands=hands)
        defend(state, "lose-powers")
        throw(state, owner_wins=True)
        assert (in_play(state, 0), damage(state, "catzi"), wounds(state)) == (MARS, dealt, [10 + hurt])

    state = table(["sailor-mars-level-4 + 1 soul"], ["", "catzi"], hands=["", "lose-powers"])
    attack(state, "sailor-mars-level-4", "mars-fire-ignite", "catzi")
    defend(state, "lose-powers")
    throw(state, owner_wins=True)
    assert (in_play(state, 0), damage(state, "catzi"), wounds(state)) == ("sailor-mars-level-3", 0, [0])


def taunted(target: str, **more: Any) -> Ccg:
    """Seat 1's Mars was taunted into an attack on a card of seat 0, whose turn it is; all of it is over."""
    state = table([MOON, f"{MARS} + 2 soul, {VENUS}"], [target, "jumo"], hands=["taunt soul", "soul"],
                  decks=["9 soul", "9 soul"], step=2, **more)  # fmt: skip
    taunt(state)
    answer(state, 1, f"attack {MARS} mars-fire-ignite {name_of(target)}")
    finish(state)
    return state


@rule("ccg#events", "ccg#actions")
def test_s90_a_taunted_scout_attacks_at_once_and_keeps_its_action() -> None:
    """In the other's turn, even before its player's first; in its own turn it may act.  Who cannot pay does nothing."""
    state = taunted("game-machine-man")
    assert (damage(state, "game-machine-man"), damage(state, MARS), who(state)) == (10, 30, (0, "play"))
    end_turn(state, until=1)
    answer(state, 1, "done")
    assert attackers(state) == {MARS}

    state = taunted("game-machine-man", turns=[1, 0])
    assert damage(state, "game-machine-man") == 10

    state = table([MOON, MARS], ["titus"], hands=["taunt"], step=2)
    taunt(state)
    assert (damage(state, "titus"), state.attack) == (0, None)


@rule("ccg#events", "ccg#defeat")
def test_s90_a_taunted_scout_scores_in_this_step_6() -> None:
    """The taunted player gets the points in the taunter's Step 6."""
    state = taunted("bakene")
    assert state.points == [0, 0]
    end_turn(state)

    assert (state.points, in_play(state, 0)) == ([0, 1], MOON)
