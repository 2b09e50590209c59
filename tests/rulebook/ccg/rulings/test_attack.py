"""Rulings on attacks, alone and combined: targets, damage in its order, and what is left of them."""

from __future__ import annotations

import pytest

from odango.games.ccg import GAME
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, attackers, finish, offered, texts, who
from rulebook.ccg.attacks import TIARA, attack, attacked, combine, combined, defend, split, throw
from rulebook.ccg.looking import damage, discards, in_play, power, wounds
from rulebook.ccg.table import JUPITER, MARS, MOON, VENUS, table

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


@rule("ccg#attack", "ccg#defense-events")
def test_s36_hidden_sends_the_attack_on() -> None:
    """The attacking player picks another target; damage and hit-back come from there."""
    state = attacked("bakene", others="kyurene", hands=["", "hidden"])
    defend(state, "hidden")
    answer(state, 0, "redirect kyurene")
    defend(state, "pass")

    assert (damage(state, "bakene", "kyurene"), wounds(state)) == ([0, 20], [20])


@rule("ccg#combined-attack")
def test_s59_a_failed_combined_attack_is_hit_back() -> None:
    """The challenge is lost: no damage, the Power is gone, and the blow is divided as usual."""
    state = combined("bakene", mars=2)
    assert state.contest is not None
    assert state.contest.owner == 0
    throw(state, owner_wins=False)
    answer(state, 0, "take 20")

    assert [damage(state, "bakene"), wounds(state), discards(state, 0)] == [0, [20, 30], "soul soul soul"]


@rule("ccg#combined-attack")
def test_s60_a_drained_combined_attack_goes_on() -> None:
    """Skulker drains all of them: what was energized is still delivered."""
    state = table([f"{MOON} + 4 soul, {MARS} + 4 soul"], ["", "skulker + 3 mind"])
    combine(state, "skulker", sailor_moon_level_1=1, sailor_mars_level_1=1)
    defend(state, "power-drain")
    throw(state, owner_wins=True)
    answer(state, 0, "take 10")

    assert [power(state, MOON), power(state, MARS), damage(state, "skulker")] == ["nothing", "nothing", 60]


@rule("ccg#damage")
def test_s61_a_ceiling_acts_in_the_third_step() -> None:
    """Weakness and doubling come after it; and it never raises damage."""
    shield = ["", "negative-energy-shield"]
    state = table(["sailor-moon-level-2 + 4 soul"], ["", "bakene"], hands=shield)
    attack(state, "sailor-moon-level-2", "cosmic-moon-power", "bakene")
    defend(state, "negative-energy-shield")

    assert [damage(state, "bakene"), discards(state, 1)] == [40, "negative-energy-shield"]

    state = table(["sailor-moon-level-2 + 4 soul"], ["", "mud-minion-horde"], hands=shield)
    attack(state, "sailor-moon-level-2", "cosmic-moon-power", "mud-minion-horde")
    defend(state, "unpredictable")
    throw(state, owner_wins=False)
    defend(state, "negative-energy-shield")

    assert damage(state, "mud-minion-horde") == 60

    state = table(["tuxedo-mask-level-1 + body"], ["", "titus"], hands=shield)
    attack(state, "tuxedo-mask-level-1", "cane-attack", "titus")
    defend(state, "negative-energy-shield")

    assert damage(state, "titus") == 20


@rule("ccg#damage")
@pytest.mark.parametrize(("worn", "hurt"), [("", 10), ("knight-armor", 0)])
def test_s62_damage_is_one_sum_and_not_less_than_nothing(worn: str, hurt: int) -> None:
    """30 against Leo, who is weak: 30 - 30 + 10.  With another 20 off it is 0 in the end, and not 10."""
    state = attacked(f"leo-the-lion + {worn}", by=VENUS)
    if worn:
        defend(state, "armor")

    assert damage(state, "leo-the-lion") == hurt
    if worn:
        account = GAME.view(attacked("evil-prince-darien", hands=["", "soul"]), 0).account
        assert sum(entry.amount for entry in account) == 0, "also as it is told: 30 less 50 are nothing"


def finish_split(state: Ccg) -> None:
    """Nobody defends; Fro loses the challenge of its blow."""
    defend(state)
    throw(state, owner_wins=False)
    defend(state)


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


@rule("ccg#defence", "ccg#hit-back")
def test_s63_split_attack_targets_defend_one_by_one() -> None:
    """The first prevents the attack; the second takes its half all the same, and hits back."""
    state = split("mitsuaami", "bakene", hands=["", "soul"])
    defend(state, "wind-blast")
    throw(state, owner_wins=True)
    assert (who(state), damage(state, "mitsuaami", "bakene")) == ((1, "defend"), [0, 0])
    defend(state)

    assert (damage(state, "mitsuaami", "bakene"), wounds(state)) == ([0, 40], [50])


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


@rule("ccg#combined-attack")
@pytest.mark.parametrize("first", range(0, 51, 10))
def test_s79_a_hit_back_is_divided_in_tens(first: int) -> None:
    """50 among two, as the attacking player likes; it is always 50."""
    state = combined("bakene")
    throw(state, owner_wins=True)
    assert [who(state), texts(state)] == [(0, "divide"), [f"take {part}" for part in range(0, 51, 10)]]
    answer(state, 0, f"take {first}")

    assert wounds(state) == [first, 50 - first]


@rule("ccg#combined-attack")
def test_s79_armour_takes_from_its_wearers_part() -> None:
    """30 to the wearer become 10; Prince Darien's own armour does not count here."""
    allies = f"{MOON} + 2 soul + knight-armor, prince-darien-level-1 + 2 body"
    state = table([allies], ["", "bakene"])
    combine(state, "bakene", sailor_moon_level_1=1, prince_darien_level_1=1)
    throw(state, owner_wins=True)
    answer(state, 0, "take 30", "armor")

    assert wounds(state) == [10, 20]


@rule("ccg#attack")
def test_s82_a_prevented_attack_uses_action_and_target() -> None:
    """The Scout has no action left, and no other may attack that target; the same where Power was missing."""
    state = attacked("mitsuaami", team=f"{MOON} + 2 soul", others="titus")
    defend(state, "wind-blast")
    throw(state, owner_wins=True)

    assert attackers(state) == {MOON}
    assert f"attack {MOON} {TIARA} titus" in texts(state)
    assert f"attack {MOON} {TIARA} mitsuaami" not in texts(state)

    state = attacked("faraion + soul", charged="2 mind", team=f"{MOON} + 2 soul", others="titus")
    defend(state, "power-drain")
    answer(state, 1, texts(state)[0])

    assert [damage(state, "faraion"), wounds(state), attackers(state)] == [0, [0, 0], {MOON}]
    assert f"attack {MOON} {TIARA} faraion" not in texts(state)


@rule("ccg#events", "ccg#defence")
def test_s94_a_split_attack_does_not_reach_a_helper() -> None:
    """The second target strikes along with the first, and is left alone."""
    for won, hurt in ((True, [20, 0]), (False, [20, 20])):
        state = split("doom-and-gloom-girls + mind", "rhonda", by=JUPITER, strong_and_weak="off")
        defend(state, "vine-trap")
        throw(state, owner_wins=won)
        if won:
            answer(state, 1, "helper rhonda")

        assert damage(state, "doom-and-gloom-girls", "rhonda") == hurt
        assert wounds(state) == [100]


@rule("ccg#damage", "ccg#defence")
def test_s96_a_friend_lost_in_the_defence_does_not_help() -> None:
    """Derela beams Luna away, Nephlite Rini after she was asked; a Mini-Computer that was used still counts."""
    state = attacked("derela + 1 mind", pie=["luna, rini, mini-computer"])
    answer(state, 0, "use mini-computer")
    throw(state, owner_wins=True)
    defend(state, "negazoom-beam")
    answer(state, 1, "discard luna")
    assert damage(state, "derela") == 60

    state = combined("nephlite + 1 body", pie=["rini"])
    answer(state, 0, "ask rini")
    defend(state, "power-of-the-stars")
    throw(state, owner_wins=True)
    assert (damage(state, "nephlite"), in_play(state, 0)) == (60, f"{MOON} {MARS}")


@rule("ccg#power-from-hand")
def test_power_from_hand_can_take_all_of_half_an_attack() -> None:
    """Power comes before the halving: against 30 that become 20, three cards leave nothing."""
    state = split("sapphire", "catzi", by=MARS, hands=["", "4 soul"], rules="advanced")
    defend(state)
    assert texts(state) == ["pass", "parry 1 soul", "parry 2 soul", "parry 3 soul"]
    answer(state, 1, "parry 3 soul")

    assert damage(state, "sapphire") == 0


@rule("ccg#damage", "ccg#defense-events")
def test_of_two_ceilings_the_lower_one_counts() -> None:
    """What's That? for 10 and a Shield for 30, in either order."""
    for first, second in (("whats-that", "negative-energy-shield"), ("negative-energy-shield", "whats-that")):
        state = attacked("sapphire", hands=["", f"{first} {second}"], pie=["luna"])
        for card in (first, second):
            defend(state, card)
            if card == "whats-that":
                throw(state, owner_wins=True)

        assert damage(state, "sapphire") == 10
