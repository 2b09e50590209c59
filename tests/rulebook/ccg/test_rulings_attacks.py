"""Rulings on attacks, defences and hit-backs: how cards are read, and the switches that read them otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from rule import rule
from rulebook.ccg.asking import answer, attackers, end_turn, offered, texts, who
from rulebook.ccg.attacks import attacked, combined, defend, throw
from rulebook.ccg.looking import damage, discards, in_play, power, wounds
from rulebook.ccg.table import BYSTANDER, JUPITER, MERCURY, MOON, PAIR, table


@rule("ccg#hit-back")
@pytest.mark.parametrize(
    ("attached", "text", "hurt", "left"),
    [("", "", 30, "nothing"), ("body", "hit lightning paid", 60, "nothing"), ("body", "hit lightning", 30, "1 body")],
)
def test_s01_thunderclap_hits_for_30_free_and_for_60_with_a_body(
    attached: str, text: str, hurt: int, left: str
) -> None:
    """Without a Body nobody is asked; with one its owner may keep it."""
    state = attacked(f"thunderclap + {attached}")
    if text:
        answer(state, 1, text)

    assert [wounds(state), power(state, "thunderclap")] == [[hurt], left]


@rule("ccg#hit-back")
def test_s01_thunderclap_needs_a_body_under_the_switch() -> None:
    """Then it is always 60, and the Body goes; it may be spared, and so the blow."""
    state = attacked("thunderclap", thunderclap="needs_body")
    assert wounds(state) == [0]

    state = attacked("thunderclap + body", thunderclap="needs_body")
    assert texts(state) == ["hit lightning paid", "pass"]
    answer(state, 1, "hit lightning paid")

    assert [wounds(state), discards(state, 1)] == [[60], "body"]


@rule("ccg#hit-back")
def test_s02_splash_hits_the_attacker_once() -> None:
    """Everyone takes the same, who attacked included."""
    state = attacked("fro", team=f"{MOON}, {MERCURY}")
    defend(state)
    throw(state, owner_wins=True)

    assert wounds(state) == [30, 30, 30]


@rule("ccg#hit-back")
@pytest.mark.parametrize(("name", "hurt"), [("fro", [60, 30, 30]), ("mistrust", [40, 20, 20])])
def test_s02_splash_hits_the_attacker_twice_under_the_switch(name: str, hurt: list[int]) -> None:
    """The blow, and then the team."""
    state = attacked(name, team=f"{MOON}, {MERCURY}", splash_hits_twice=True)
    defend(state)
    throw(state, owner_wins=True)

    assert wounds(state) == hurt


@rule("ccg#hit-back")
def test_s03_regalias_owner_picks_the_victim() -> None:
    """Among all Scouts and Knights of the attacking player; one takes double."""
    state = attacked("regalia", team=f"{MOON}, {MERCURY}")
    assert [who(state), len(texts(state))] == [(1, "victim"), 3]
    answer(state, 1, f"strike {MERCURY}")

    assert wounds(state) == [0, 0, 60]


@rule("ccg#hit-back")
def test_s03_regalias_victim_under_the_switch() -> None:
    """The attacking player picks; or everyone is hit, and nobody is asked."""
    state = attacked("regalia", team=f"{MOON}, {MERCURY}", regalia_victim="attacker")
    assert who(state) == (0, "victim")
    answer(state, 0, f"strike {MOON}")

    assert wounds(state) == [0, 60, 0]
    assert wounds(attacked("regalia", team=f"{MOON}, {MERCURY}", regalia_victim="everyone")) == [60, 60, 60]


def mirrored(**setup: Any) -> list[object]:
    """Techniclon, which is weak against Soul and armoured, after an attack of 30 with Luna: its damage, and hers."""
    state = attacked("techniclon + 2 body + knight-armor", by=MOON, pie=["luna"], **setup)
    defend(state, "armor")
    answer(state, 1, "hit return-attack paid")
    return [damage(state, "techniclon"), wounds(state)]


@rule("ccg#hit-back")
def test_s04_a_mirror_gives_back_the_attack_with_its_bonuses() -> None:
    """Weakness and armour are left out; of a combined attack the whole total comes back."""
    assert mirrored() == [30, [40]]

    state = combined("techniclon + 2 body", mars=2, pie=["luna"])
    defend(state)
    throw(state, owner_wins=True)
    answer(state, 1, "hit return-attack paid")
    answer(state, 0, "take 40")

    assert wounds(state) == [40, 60]


@rule("ccg#hit-back")
def test_s04_a_mirror_gives_back_printed_or_final_damage_under_the_switch() -> None:
    """The printed figure alone, or what arrived: 30 and Luna's 10, less 20 for armour, and 10 for weakness."""
    assert mirrored(mirror="printed") == [30, [30]]
    assert mirrored(mirror="final") == [30, [30]]

    state = attacked("regalia + knight-armor", mirror="final")
    defend(state, "armor")

    assert [damage(state, "regalia"), wounds(state)] == [10, [20]]
    state = attacked("regalia + knight-armor", pie=["luna"], mirror="printed")
    defend(state, "armor")

    assert [damage(state, "regalia"), wounds(state)] == [20, [60]]


@rule("ccg#hit-back")
def test_s05_an_avoided_attack_can_still_be_mirrored() -> None:
    """Caught, and returned in full."""
    state = attacked("techniclon + 2 body")
    defend(state, "catch-the-attack")
    throw(state, owner_wins=True)
    answer(state, 1, "hit return-attack paid")

    assert [damage(state, "techniclon"), wounds(state)] == [0, [30]]


@rule("ccg#hit-back")
def test_s05_an_avoided_attack_cannot_be_mirrored_under_the_switch() -> None:
    """There is nothing to give back, and nothing to pay for.  Petasos still has its 10."""
    state = attacked("techniclon + 2 body", mirror_if_avoided=False)
    defend(state, "catch-the-attack")
    throw(state, owner_wins=True)

    assert [damage(state, "techniclon"), wounds(state), power(state, "techniclon")] == [0, [0], "2 body"]

    for won, hurt in ((True, 0), (False, 10)):
        state = combined("petasos", mirror_if_avoided=False)
        throw(state, owner_wins=False)
        throw(state, owner_wins=won)
        if hurt:
            answer(state, 0, "take 10")

        assert wounds(state) == [hurt, 0]


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


@rule("ccg#hit-back")
def test_s17_the_owner_chooses_the_hit_back() -> None:
    """Punch, or Left Hook for the Soul."""
    state = attacked("bobo-the-vulture + soul")

    assert [who(state), texts(state)] == [(1, "hit-back"), ["hit punch", "hit left-hook paid"]]


@rule("ccg#hit-back")
def test_s17_the_attacker_chooses_the_hit_back_under_the_switch() -> None:
    """Among what can be paid.  Whether to spend Power on the only attack there is, its owner says."""
    state = attacked("bobo-the-vulture + soul", hit_back_choice="attacker")
    assert [who(state), texts(state)] == [(0, "hit-back"), ["hit punch", "hit left-hook paid"]]
    answer(state, 0, "hit punch")
    assert [wounds(state), power(state, "bobo-the-vulture")] == [[10], "1 soul"]

    for name in ("water-sprite + soul", "thunderclap + body"):
        state = attacked(name, hit_back_choice="attacker")
        if who(state)[1] == "defend":
            defend(state)

        assert who(state) == (1, "hit-back")
