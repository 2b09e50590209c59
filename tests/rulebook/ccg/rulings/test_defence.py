"""Rulings on defences: which are free, in what order, how often, what they leave of an attack; and the switches."""

from __future__ import annotations

from typing import Any

import pytest

from rule import rule
from rulebook.ccg.asking import answer, attackers, cannot, end_turn, offered, texts, who
from rulebook.ccg.attacks import attack, attacked, defend, throw, vine_trap
from rulebook.ccg.looking import damage, discards, in_play, power, wounds
from rulebook.ccg.table import BYSTANDER, JUPITER, MARS, MOON, PAIR, table
from rulebook.ccg.telling import said


@rule("ccg#defence")
def test_s11_a_free_search_is_optional_and_once_an_attack() -> None:
    """Jedite's owner may decline; having used it they are offered it no more in this attack."""
    state = attacked("jedite", decks=["", "lunch costume luna-ball"])
    assert texts(state) == ["defend magical-item-creation", "pass"]
    defend(state)
    assert in_play(state, 1) == f"{BYSTANDER} jedite"

    state = attacked("jedite", decks=["", "lunch costume luna-ball"], hands=["", "rats"])
    defend(state, "magical-item-creation")
    answer(state, 1, "search lunch", "search costume")

    assert [who(state), texts(state)] == [(1, "defend"), ["pass"]]


@rule("ccg#defence")
def test_s11_a_free_search_is_mandatory_under_the_switch() -> None:
    """It happens; what is fetched is all that is asked."""
    state = attacked("jedite", decks=["", "lunch costume"], free_defences="mandatory")
    assert who(state) == (1, "search")
    answer(state, 1, "search lunch", "pass")

    assert [in_play(state, 1), wounds(state)] == [f"{BYSTANDER} jedite lunch", [40]]


@rule("ccg#defence")
@pytest.mark.parametrize("first", ["mind-control", "black-homing-crystal"])
def test_s12_both_defences_may_be_used_in_either_order(first: str) -> None:
    """Zoycite takes a Person and searches, or searches and takes a Person."""
    state = attacked("zoycite + soul", pie=["rini"], decks=["", "titus lunch"])
    second = next(text for text in texts(state) if text not in (f"defend {first}", "pass"))
    for text in (f"defend {first}", second):
        answer(state, 1, text)
        while state.pending and who(state) == (1, "search"):
            answer(state, 1, texts(state)[0])

    assert [discards(state, 0), in_play(state, 1)] == ["rini", f"{BYSTANDER} zoycite titus lunch"]


@rule("ccg#defence")
def test_s12_one_defence_an_attack_under_the_switch() -> None:
    """After the first there is no other.  What always holds is not counted: nobody combines against Wicked Lady."""
    state = attacked("zoycite + soul", pie=["rini"], hands=["", "rats"], several_defences="one", decks=["", "titus"])
    defend(state, "mind-control")

    assert [texts(state), discards(state, 0)] == [["pass"], "rini"]

    state = table([PAIR], ["", "wicked-lady, titus"], several_defences="one")

    assert offered(state, "combine") == ["combine titus"]


@rule("ccg#defence")
def test_s13_printed_armour_acts_by_itself() -> None:
    """Nobody is asked."""
    state = attacked("leo-the-lion")

    assert [who(state)[0], damage(state, "leo-the-lion"), wounds(state)] == [0, 0, [40]]


@rule("ccg#defence")
@pytest.mark.parametrize(("text", "hurt"), [("super-strength", 0), ("pass", 30)])
def test_s13_printed_armour_is_declared_under_the_switch(text: str, hurt: int) -> None:
    """Who says nothing takes it all."""
    state = attacked("leo-the-lion", armor="declared")
    assert texts(state) == ["defend super-strength", "pass"]
    defend(state, text)

    assert damage(state, "leo-the-lion") == hurt


def time_controlled(**setup: Any) -> list[object]:
    """Ramwoir has won: damage on both; then whose turn it is after the next one of its owner."""
    state = attacked("ramwoir + mind", others="bakene", **setup)
    defend(state, "time-control")
    throw(state, owner_wins=True)
    found = [damage(state, "ramwoir"), wounds(state)]
    end_turn(state, until=1)
    end_turn(state)
    return [*found, state.turn, state.turns]


@rule("ccg#turn")
def test_s15_time_control_lets_the_attack_go_on() -> None:
    """Damage and hit-back happen; the next turn is skipped, and counts as had."""
    assert time_controlled() == [30, [10], 1, [4, 5]]


@rule("ccg#turn")
def test_s15_time_control_ends_the_attack_under_the_switch() -> None:
    """No damage either way; the turn is lost all the same."""
    assert time_controlled(time_control="ends_attack") == [0, [0], 1, [4, 5]]


@rule("ccg#card-text")
def test_s16_next_turn_is_the_players_own() -> None:
    """Held in the next turn of its player, free in the one after."""
    state = attacked("jellax + body", team=f"{JUPITER} + 2 body")
    defend(state, "powder-cloud")
    throw(state, owner_wins=True)
    end_turn(state, until=0)
    assert attackers(state) == {JUPITER}
    end_turn(state, until=0)

    assert len(attackers(state)) == 2


@rule("ccg#card-text")
def test_s16_next_turn_is_the_tables_under_the_switch() -> None:
    """The ban is over before the player's turn comes, and it does not hold in this one: others act as they like."""
    state = attacked("jellax + body", team=f"{JUPITER} + 2 body", next_turn="table")
    defend(state, "powder-cloud")
    throw(state, owner_wins=True)
    end_turn(state, until=0)
    assert len(attackers(state)) == 2

    team = f"{MOON} + 2 soul /20"
    state = attacked("black-widow", team=team, others="titus", next_turn="table")
    defend(state, "sticky-thread-trap")
    throw(state, owner_wins=True)
    throw(state, owner_wins=True)
    assert attackers(state) == {MOON}

    state = attacked("injector", team=team, mine="titus", next_turn="table")
    defend(state, "induce-sickness")
    assert f"rejuvenate {MOON} 1" in texts(state)
    end_turn(state, until=0)
    assert f"rejuvenate {MOON} 1" in texts(state)


@rule("ccg#defence")
def test_s23_a_free_defence_is_its_owners_choice() -> None:
    """The Horde's challenge may be declined; then the damage is plain."""
    state = attacked("mud-minion-horde")
    assert (who(state), texts(state)) == ((1, "defend"), ["defend unpredictable", "pass"])
    defend(state)

    assert damage(state, "mud-minion-horde") == 30


@rule("ccg#defence")
def test_s23_a_free_defence_must_be_used_under_the_switch() -> None:
    """The Horde's challenge is always played; what has a price still is a choice."""
    state = attacked("mud-minion-horde", free_defences="mandatory")
    assert {decision.kind for decision in state.pending} == {"throw"}
    throw(state, owner_wins=False)
    assert damage(state, "mud-minion-horde") == 60
    paid = attacked("vulturos + 2 body", by=MARS, free_defences="mandatory")

    assert (who(paid), texts(paid)) == ((1, "defend"), ["defend resistant", "pass"])


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


@rule("ccg#defence")
def test_s74_a_defence_is_used_once_an_attack() -> None:
    """Faraion keeps the second Soul; Morga, who may repeat, can spend all."""
    state = attacked("faraion + 2 soul", charged="2 mind", hands=["", "rats"])
    defend(state, "power-drain")
    answer(state, 1, texts(state)[-1])

    assert [texts(state), power(state, "faraion")] == [["pass"], "1 soul"]

    state = attacked("morga + 2 body", pie=["lunch, costume"])
    defend(state, "thieves")
    answer(state, 1, "discard lunch")
    defend(state, "thieves")

    assert [discards(state, 0), power(state, "morga")] == ["lunch costume", "nothing"]


@rule("ccg#card-text", "ccg#defence")
@pytest.mark.parametrize(
    ("name", "defence", "won"),
    [("insectia", "crazy", True), ("bakene", "run-away", True), ("mud-minion-horde", "unpredictable", None)],
)
def test_s75_a_target_that_left_does_not_hit_back(name: str, defence: str, won: bool | None) -> None:
    """No damage, no hit-back, no points."""
    state = attacked(f"{name} /30", hands=["", "run-away"])
    defend(state, defence)
    throw(state, owner_wins=won)

    assert [in_play(state, 1), wounds(state), state.attack] == [BYSTANDER, [0], None]
    assert discards(state, 1).endswith(name)
    end_turn(state)
    assert state.points == [0, 0]


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


@rule("ccg#defense-events", "ccg#defence")
def test_s94_hidden_does_not_send_an_attack_to_a_helper() -> None:
    """The Monster that strikes along is no other target; if there is none but it, Hidden does nothing."""
    state = vine_trap("titus, pox", hands=["", "hidden"])
    defend(state, "hidden")
    assert texts(state) == ["redirect pox"]

    state = vine_trap("titus", hands=["", "hidden"])
    cannot(state, 1, "play hidden")


@rule("ccg#defence")
def test_s95_wicked_lady_copies_what_she_does_not_wear() -> None:
    """Neither a second armour nor a second sword."""
    for item in ("knight-armor", "negaverse-sword"):
        assert "defend dark-luna-ball" in texts(attacked("wicked-lady", pie=[item]))
        worn = attacked(f"wicked-lady + {item}", pie=[item], hands=["", "soul"])
        assert "defend dark-luna-ball" not in texts(worn)


@rule("ccg#discard", "ccg#defence")
def test_what_wiseman_makes_one_discard_is_told() -> None:
    """Card by card, in the order its owner likes."""
    state = attacked("wiseman", hands=["luna rats", "soul"])
    defend(state, "awesome-power")
    answer(state, 0, "discard rats", "discard luna")

    assert discards(state, 0) == "rats luna"
    assert said(state, "discarded", 1) == [{"who": 0}, {"who": 0}]


@rule("ccg#defence")
def test_grim_man_sends_persons_to_sleep_wherever_they_are() -> None:
    """Though the attacking player has none."""
    state = attacked("grim-man + 2 soul", pie=["", "luna", "rini"])
    defend(state, "induce-sleep")
    throw(state, owner_wins=True)

    assert (discards(state, 1), discards(state, 2)) == ("soul soul luna", "rini")
