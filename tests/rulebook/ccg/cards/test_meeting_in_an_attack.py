"""Where two cards meet: what a defence means for everyone, for Villains, for the next target; the order of damage."""

from __future__ import annotations

from typing import Any

import pytest

from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, attackers, end_turn, finish, offered, texts, who
from rulebook.ccg.attacks import attacked, combine, combined, defend, split, throw, vine_trap
from rulebook.ccg.looking import damage, deck, discards, gone, hand, in_play, wounds
from rulebook.ccg.table import BYSTANDER, MARS, MERCURY, MOON, name_of, table

# Villains.


@rule("ccg#hit-back")
def test_luna_pen_stops_a_villain_too() -> None:
    """Catzi does not hit back."""
    state = attacked("catzi", pie=["luna-pen"])
    answer(state, 0, "use luna-pen")

    assert (damage(state, "catzi"), wounds(state)) == (30, [0])


@rule("ccg#defense-events")
def test_a_villain_can_be_hidden() -> None:
    """The attack turns to a Monster."""
    state = attacked("catzi", others="jumo", hands=["", "hidden"])
    defend(state, "hidden")
    answer(state, 0, "redirect jumo")

    assert damage(state, "catzi", "jumo") == [0, 40], "Jumo is Weak against Soul"


@rule("ccg#defense-events", "ccg#hit-back")
def test_a_villain_has_more_dark_power() -> None:
    """Catzi hits back for 50."""
    state = attacked("catzi", hands=["", "more-dark-power"])
    defend(state, "more-dark-power")

    assert wounds(state) == [50]


@rule("ccg#defense-events")
def test_green_yoma_spares_a_villain() -> None:
    """The Person is hit, and Catzi hits back."""
    state = attacked("catzi", pie=["luna"], hands=["", "green-yoma-from-london"])
    defend(state, "green-yoma-from-london")
    answer(state, 1, "bystander luna")
    throw(state, owner_wins=True)

    assert (damage(state, "catzi"), wounds(state), discards(state, 0)) == (0, [40], "luna")


@rule("ccg#combined-attack", "ccg#defense-events")
def test_hidden_sends_no_combined_attack_to_wicked_lady() -> None:
    """A single attack it does."""
    state = combined("bakene", others="wicked-lady, jumo", hands=["", "hidden"])
    defend(state, "hidden")
    assert texts(state) == ["redirect jumo"]

    state = attacked("bakene", by=MOON, team=f"{MARS} + 2 soul", others="wicked-lady, jumo", hands=["", "hidden"])
    defend(state, "hidden")
    assert texts(state) == ["redirect wicked-lady", "redirect jumo"]


# Power that is taken away.


@rule("ccg#defence", "ccg#card-text")
@pytest.mark.parametrize(
    ("target", "defence"),
    [
        ("faraion + 1 soul", "power-drain"),
        ("nacrid + 1 mind", "power-drain"),
        ("four-face + 1 soul", "power-drain"),
        ("vampeal + 2 body", "drain-power"),
        ("minotaur + 1 body", "power-drain"),
        ("skulker + 3 mind", "power-drain"),
    ],
)
def test_molly_keeps_power_from_everyone_who_drains_it(target: str, defence: str) -> None:
    """With her in play the defence has nothing to do, be it for one Power, for three of a team, or for all."""
    team = f"{MERCURY} + 3 mind"
    assert f"defend {defence}" in texts(attacked(target, team=team))
    assert texts(attacked(target, team=team, pie=["molly-osaka"], hands=["", "soul"])) == ["pass"]


# The attacker is everyone who takes part.


def stopped(target: str, defence: str, throws: int) -> Ccg:
    """Moon and Mercury combined against a card that stopped them; Mars stood by.  It is their player's next turn."""
    allies = f"{MOON} + 5 soul /20, {MERCURY} + 5 mind /20, {MARS} + 2 soul /20"
    state = table([allies], ["titus, jumo", target], decks=["9 soul", "9 soul"])
    name = name_of(target)
    combine(state, name, sailor_moon_level_1=1, sailor_mercury_level_1=1)
    defend(state, defence)
    for lost in range(throws):
        throw(state, owner_wins=not lost)
    assert (damage(state, name), wounds(state)) == (0, [20, 20, 20])
    end_turn(state, until=0)
    answer(state, 0, "done")
    return state


@rule("ccg#combined-attack", "ccg#card-text")
@pytest.mark.parametrize(
    ("target", "defence", "throws"),
    [
        ("polite-society + 2 body", "encase-in-wax", 1),
        ("jellax + 1 body", "powder-cloud", 1),
        ("black-widow", "sticky-thread-trap", 2),
    ],
)
def test_all_who_combined_are_held(target: str, defence: str, throws: int) -> None:
    """In the next turn only who stood by may attack; all may rejuvenate."""
    state = stopped(target, defence, throws)

    assert attackers(state) == {MARS}
    assert {text.split()[1] for text in offered(state, "rejuvenate")} == {MOON, MERCURY, MARS}


@rule("ccg#combined-attack", "ccg#card-text")
def test_all_who_combined_sleep() -> None:
    """Frosty's sleep keeps all of them from rejuvenating as well."""
    state = stopped("frosty + 2 mind", "deep-sleep", 1)

    assert attackers(state) == {MARS}
    assert {text.split()[1] for text in texts(state) if text != "done"} == {MARS}


# The order of damage.


@rule("ccg#damage", "ccg#power-from-hand")
def test_power_from_hand_comes_after_a_ceiling() -> None:
    """40 are brought down to 30 by the Shield, and then 10 less."""
    hands = ["", "negative-energy-shield soul"]
    state = attacked("sapphire", pie=["luna"], hands=hands, rules="advanced")
    defend(state, "negative-energy-shield")
    defend(state)
    answer(state, 1, "parry 1 soul")

    assert damage(state, "sapphire") == 20


@rule("ccg#damage", "ccg#power-from-hand")
def test_power_from_hand_comes_before_doubling() -> None:
    """30 less 10, twice."""
    state = attacked("mud-minion-horde", hands=["", "soul"], rules="advanced")
    defend(state, "unpredictable")
    throw(state, owner_wins=False)
    defend(state)
    answer(state, 1, "parry 1 soul")

    assert damage(state, "mud-minion-horde") == 40


@rule("ccg#damage", "ccg#events")
def test_half_an_attack_is_half_of_what_a_shield_lets_through() -> None:
    """50, at most 30, halved: 20.  The second target has no Shield, and takes 30."""
    state = split("sapphire", "malachite", hands=["", "negative-energy-shield soul"])
    defend(state, "negative-energy-shield")
    defend(state)
    finish(state)

    assert damage(state, "sapphire", "malachite") == [20, 30]


@rule("ccg#events", "ccg#defence")
def test_power_drained_by_the_first_target_is_missing_at_the_second() -> None:
    """Half an attack needs its Power too: both are over, without damage and without a hit-back."""
    state = split("minotaur + 1 body", "bakene", by=MARS, hands=["", "soul"])
    defend(state, "power-drain")
    defend(state)
    defend(state)

    assert (damage(state, "minotaur", "bakene"), wounds(state)) == ([0, 0], [0])


# A new target.


@rule("ccg#attack", "ccg#defense-events")
def test_what_helped_the_hidden_card_does_not_help_the_next() -> None:
    """A Shield, less damage and More Dark Power were for the first target."""
    hands = ["", "negative-energy-shield more-dark-power hidden"]
    state = attacked("vulturos + 2 body", others="catzi", pie=["luna"], hands=hands)
    defend(state, "resistant")
    defend(state, "negative-energy-shield")
    defend(state, "more-dark-power")
    defend(state, "hidden")
    answer(state, 0, "redirect catzi")

    assert (damage(state, "vulturos", "catzi"), wounds(state)) == ([0, 40], [40])


@rule("ccg#attack", "ccg#defense-events")
def test_what_was_avoided_before_hidden_hits_the_next() -> None:
    """Pox has dodged; then the attack turns to another, who has not."""
    state = attacked("pox", others="catzi", hands=["", "hidden"])
    defend(state, "acrobatics")
    throw(state, owner_wins=True)
    defend(state, "hidden")
    answer(state, 0, "redirect catzi")

    assert (damage(state, "pox", "catzi"), wounds(state)) == ([0, 30], [40])


@rule("ccg#attack", "ccg#defence")
def test_who_strikes_with_a_card_does_not_strike_with_the_next() -> None:
    """The vines of the Girls are theirs: hidden, they have Titus for nothing."""
    state = vine_trap("titus, catzi", hands=["", "hidden"])
    defend(state, "hidden")
    answer(state, 0, "redirect catzi")

    assert (damage(state, "catzi"), wounds(state)) == (30, [40])


@rule("ccg#defense-events", "ccg#defence")
def test_yoma_that_queen_beryl_commands_are_out_of_reach() -> None:
    """Hidden sends nobody to them, and half an attack does not come to them."""
    state = attacked("queen-beryl", others="titus, jumo, catzi", hands=["", "hidden"])
    defend(state, "command-the-yoma")
    throw(state, owner_wins=True)
    defend(state, "hidden")
    assert texts(state) == ["redirect catzi"]

    state = split("queen-beryl", "titus", hands=["", "soul"])
    defend(state, "command-the-yoma")
    throw(state, owner_wins=True)
    defend(state)
    assert (damage(state, "queen-beryl", "titus"), wounds(state)) == ([30, 0], [60])
    assert who(state) == (0, "pause"), "nobody is asked to defend Titus"


# Out of the game.


@rule("ccg#villains", "ccg#reshuffle", "ccg#draw")
def test_what_is_out_of_the_game_does_not_come_back() -> None:
    """A Monster under a Villain: not by Memories of the Past, not by Chad, and not when the deck is made anew."""
    state = table(
        [f"{MOON} + 2 body"], ["titus"], ["chad-kumada"], hands=["jedite memories-of-the-past", "soul"],
        discards=["luna"], decks=["", "9 soul"], step=2, deck_names=["sailor_moon", "sailor_moon"],
    )  # fmt: skip
    answer(state, 0, "play jedite titus", "play memories-of-the-past", f"pay {MOON}")
    assert texts(state) == [f"remember {name}" for name in ("body-power", "luna", "memories-of-the-past")]
    answer(state, 0, "remember luna")
    end_turn(state, until=0)

    assert gone(state, 0) == "titus"
    assert sorted(f"{hand(state, 0)} {deck(state, 0)} {discards(state, 0)}".split()) == [
        "body", "body", "luna", "memories-of-the-past",
    ]  # fmt: skip


# What mirrors an attack.


@rule("ccg#hit-back")
@pytest.mark.parametrize(("target", "times"), [("dragon + 1 mind", 1), ("petasos", 1), ("regalia", 2)])
def test_every_mirror_gives_back_the_bonuses(target: str, times: int) -> None:
    """30 with Luna's 10; Regalia gives double."""
    state = attacked(target, pie=["luna"], hands=["", "soul"])
    defend(state)
    if target.startswith("dragon"):
        answer(state, 1, "hit reverse-time paid")
    if state.contest is not None:
        throw(state, owner_wins=True)

    assert wounds(state) == [40 * times]


# Defences that cost nothing, and several of them.


@rule("ccg#defence")
@pytest.mark.parametrize(
    ("target", "defence", "found"),
    [
        ("zoycite", "black-homing-crystal", ["search lunch", "pass"]),
        ("avery", "mind-control", ["search rini", "pass"]),
        ("wiseman", "awesome-power", ["pass"]),
    ],
)
def test_free_defences_are_optional_and_once_an_attack(target: str, defence: str, found: list[str]) -> None:
    """They may be left; used, they are not offered again."""
    tables: dict[str, Any] = {"decks": ["9 soul", "lunch rini"], "hands": ["luna", "soul"]}
    state = attacked(target, **tables)
    defend(state)
    assert (in_play(state, 1), hand(state, 0)) == (f"{BYSTANDER} {target}", "luna")

    state = attacked(target, **tables)
    defend(state, defence)
    answer(state, *((0, "discard luna") if target == "wiseman" else (1, found[0])))
    if who(state) == (1, "search"):
        answer(state, 1, "pass")
    assert f"defend {defence}" not in texts(state)
    assert (hand(state, 0) == "", len(state.pie[1])) == ((True, 0) if target == "wiseman" else (False, 1))


@rule("ccg#defence")
def test_free_defences_are_mandatory_under_the_switch() -> None:
    """Wiseman has two of them: neither can be passed, their owner says which comes first."""
    tables: dict[str, Any] = {"decks": ["", "lunch rini"], "hands": ["luna", "soul"], "free_defences": "mandatory"}
    state = attacked("wiseman", **tables)
    assert texts(state) == ["defend awesome-power", "defend prophetic"]
    defend(state, "prophetic")
    assert (who(state), texts(state)) == ((0, "discard"), ["discard luna"])

    assert who(attacked("avery", **tables)) == (1, "search")
    assert who(attacked("zoycite", **tables)) == (1, "search")


@rule("ccg#defence")
def test_wiseman_and_avocado_may_use_both_defences_in_either_order() -> None:
    """And under the switch only one of them."""
    for first, second in (("awesome-power", "prophetic"), ("prophetic", "awesome-power")):
        state = attacked("wiseman", hands=["luna"], decks=["", "2 soul"])
        for defence in (first, second):
            defend(state, defence)
            if defence == "awesome-power":
                answer(state, 0, "discard luna")
        assert (hand(state, 0), state.seen[1]) == ("", [2, 2])

        state = attacked("wiseman", hands=["luna", "soul"], decks=["", "2 soul"], several_defences="one")
        defend(state, first)
        if first == "awesome-power":
            answer(state, 0, "discard luna")
        assert texts(state) == ["pass"]

    state = attacked("avocado + 2 mind", decks=["", "lunch"])
    defend(state, "rotten-stench")
    throw(state, owner_wins=False)
    defend(state, "item-swap")
    answer(state, 1, "search lunch")
    assert in_play(state, 1) == f"{BYSTANDER} avocado lunch"
