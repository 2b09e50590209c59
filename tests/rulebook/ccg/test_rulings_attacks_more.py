"""More rulings on attacks: what is decided where, and where the rulebook says nothing."""

from __future__ import annotations

import pytest

from odango.games.ccg import GAME
from rule import rule
from rulebook.ccg.asking import answer, attackers, end_turn, texts, who
from rulebook.ccg.attacks import TIARA, attack, attacked, combine, combined, defend, throw
from rulebook.ccg.looking import damage, discards, in_play, places, power, wounds
from rulebook.ccg.table import BYSTANDER, MARS, MERCURY, MOON, VENUS, table


@rule("ccg#defeat")
def test_s56_soul_drain_scores_for_alans_owner() -> None:
    """20 bring a Monster down in its own player's turn: its points go to Alan's owner, in this Step 6."""
    state = attacked("alan + soul", mine="bakene /20, rhonda")
    defend(state, "soul-drain")
    assert state.points == [0, 0]
    end_turn(state)

    assert [state.points, in_play(state, 0)] == [[0, 1], f"{MARS} rhonda"]


@rule("ccg#end-of-game")
def test_s56_two_can_reach_the_goal_in_one_step_6() -> None:
    """The attacker fells Alan, who has felled a Monster: both have four."""
    state = attacked("alan + soul /140", mine="bakene /20", team=MOON, points=[0, 3])
    defend(state, "soul-drain")
    end_turn(state)

    assert [state.points, state.ended, places(state)] == [[4, 4], "goal", (1, 1)]


@rule("ccg#hit-back")
def test_s58_a_beaten_target_still_hits_back() -> None:
    """30 on a Health of 30: it leaves in Step 6, and not before it has struck."""
    state = attacked("vampeal")

    assert [damage(state, "vampeal"), wounds(state)] == [30, [30]]
    end_turn(state)
    assert [state.points, in_play(state, 1)] == [[1, 0], BYSTANDER]


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


@rule("ccg#challenge")
def test_s70_a_decided_second_challenge_is_not_played() -> None:
    """Sammy needs both: the first lost, there is no second.  The Black Widow has something to win in each."""
    state = table(pie=["sammy-tsukino", "rini"], step=3)
    answer(state, 0, "use sammy-tsukino")
    if state.contest is None:
        answer(state, 0, texts(state)[0])
    throw(state, owner_wins=False)

    assert [state.contest, in_play(state, 1)] == [None, f"{BYSTANDER} rini"]

    state = attacked("black-widow")
    defend(state, "sticky-thread-trap")
    throw(state, owner_wins=False)
    assert state.contest is not None
    throw(state, owner_wins=True)

    assert [state.contest, damage(state, "black-widow")] == [None, 0]


@rule("ccg#replaying-a-challenge")
def test_s71_after_a_tie_that_counts_the_attacker_is_asked_first() -> None:
    """Then the Horde's owner; nothing is played again of itself."""
    state = attacked("mud-minion-horde", hands=["3 soul", "3 mind"], rules="advanced")
    defend(state, "unpredictable")
    throw(state, owner_wins=None)
    assert who(state) == (0, "replay")
    answer(state, 0, "pass")
    assert who(state) == (1, "replay")
    answer(state, 1, "replay 3 mind")
    throw(state, owner_wins=None)
    answer(state, 0, "pass")

    assert [in_play(state, 1), wounds(state)] == [BYSTANDER, [0]]
    assert discards(state, 1) == "mind mind mind mud-minion-horde"


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


@rule("ccg#hit-back")
@pytest.mark.parametrize(("text", "hurt", "left"), [("pass", 0, "1 soul"), ("hit spiked-tail paid", 60, "nothing")])
def test_s77_a_hit_back_that_costs_power_may_be_left_out(text: str, hurt: int, left: str) -> None:
    """Where every attack has a price; Bobo, who has a free one, must hit."""
    state = attacked("water-sprite + soul")
    defend(state)
    assert texts(state) == ["hit spiked-tail paid", "pass"]
    answer(state, 1, text)

    assert [wounds(state), power(state, "water-sprite")] == [[hurt], left]
    assert "pass" not in texts(attacked("bobo-the-vulture + soul"))


@rule("ccg#hit-back")
@pytest.mark.parametrize(("won", "hurt", "left"), [(True, 0, "1 soul"), (False, 60, "nothing")])
def test_s78_a_hit_back_is_stopped_before_it_is_paid(won: bool, hurt: int, left: str) -> None:
    """Mercury's challenge comes first: won, the Water Sprite neither chooses nor pays."""
    state = attacked("water-sprite + soul", by=MERCURY)
    defend(state)
    throw(state, owner_wins=won)
    if not won:
        answer(state, 1, "hit spiked-tail paid")

    assert [damage(state, "water-sprite"), wounds(state), power(state, "water-sprite")] == [40, [hurt], left]


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
