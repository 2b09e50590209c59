"""Combined attacks, phase by phase, with the rulebook's own figures."""

from __future__ import annotations

import pytest

from odango.games.ccg.facts import ACTED
from rule import rule
from rulebook.ccg.asking import answer, cannot, end_turn, finish, offered, texts, who
from rulebook.ccg.attacks import TIARA, attack, combine, combined, defend, throw
from rulebook.ccg.looking import damage, discards, hand, in_play, piece, power, wounds
from rulebook.ccg.table import BYSTANDER, DARIEN, JUPITER, MARS, MERCURY, MOON, PAIR, TUXEDO, VENUS, name_of, table
from rulebook.ccg.telling import keys, said


@rule("ccg#combined-attack")
def test_mars_and_prince_darien_make_180() -> None:
    """Four Soul at 30 and three Body at 20."""
    state = table([f"{MARS} + 4 soul, {DARIEN} + 3 body"], ["", "sapphire"])
    combine(state, "sapphire", sailor_mars_level_1=4, prince_darien_level_1=3)
    throw(state, owner_wins=True)

    assert damage(state, "sapphire") == 180
    assert (power(state, MARS), power(state, DARIEN)) == ("nothing", "nothing")
    assert said(state, "combined") == [{"who": 0, "whom": 1, "energy": 180}]


@rule("ccg#combined-attack", "ccg#power-from-hand")
def test_moon_and_tuxedo_masks_80_less_30() -> None:
    """Three Power of different types from the defender's hand leave 50; asked when the challenge was won."""
    state = table([f"{MOON} + 2 soul, {TUXEDO} + 2 body"], ["", "sapphire"], hands=["", "1 body 1 mind 1 soul"],
                  rules="advanced", replay_for_power="off")  # fmt: skip
    combine(state, "sapphire", sailor_moon_level_1=2, tuxedo_mask_level_1=1)
    defend(state)
    throw(state, owner_wins=True)
    assert who(state) == (1, "parry")
    answer(state, 1, "parry 1 body 1 mind 1 soul", "topmost soul-power")

    assert (damage(state, "sapphire"), hand(state, 1)) == (50, "")


@rule("ccg#combined-attack")
@pytest.mark.parametrize(
    ("allies", "may"),
    [
        (f"{MOON} + 2 soul, {MARS} + 2 soul", True),
        (f"{MOON} + 2 soul, {MARS} + 1 soul", False),
        (f"{MOON} + 2 soul, {MARS} + 1 soul 3 body", False),
        (f"{MOON} + 2 soul, {MERCURY} + 2 soul", False),
        (f"{MOON} + 2 soul, {MERCURY} + 2 mind", True),
        (f"{MOON} + 4 soul", False),
        (f"{MOON} + 2 soul, {JUPITER} + 2 body, {VENUS} + 2 mind", True),
        (f"moonlight-knight-level-1 + 2 body, {JUPITER} + 2 body", True),
    ],
)
def test_who_can_combine(allies: str, may: bool) -> None:
    """Two at least, each with two Power of the own icon."""
    state = table([allies], ["", "titus"])

    assert offered(state, "combine") == (["combine titus"] if may else [])


@rule("ccg#combined-attack")
def test_everyone_gives_one_power_at_least() -> None:
    """Two must join before the attack can go; more may; each says with how much."""
    state = table([f"{MOON} + 3 soul, {MARS} + 2 soul, {JUPITER} + 2 body"], ["", "sapphire"])
    answer(state, 0, "combine sapphire")
    assert texts(state) == [
        *[f"join {MOON} {count}" for count in (1, 2, 3)],
        *[f"join {name} {count}" for name in (MARS, JUPITER) for count in (1, 2)],
    ]
    answer(state, 0, f"join {MARS} 1")
    assert not any(MARS in text or text == "done" for text in texts(state))
    answer(state, 0, f"join {MOON} 3")
    assert texts(state) == [f"join {JUPITER} 1", f"join {JUPITER} 2", "done"]
    assert (power(state, MOON), power(state, MARS)) == ("3 soul", "2 soul"), "nothing is paid before all have joined"
    answer(state, 0, "done")
    throw(state, owner_wins=True)

    assert damage(state, "sapphire") == 120
    assert [power(state, name) for name in (MOON, MARS, JUPITER)] == ["nothing", "1 soul", "2 body"]
    assert discards(state, 0) == "soul soul soul soul"


@rule("ccg#combined-attack", "ccg#actions")
def test_all_who_took_part_have_acted() -> None:
    """Who did not may still act, against another target."""
    state = combined("sapphire", team=f"{JUPITER} + 2 body", others="pierrot")
    throw(state, owner_wins=True)

    assert [piece(state, name).marked(ACTED) for name in (MOON, MARS, JUPITER)] == [True, True, False]
    assert texts(state) == [f"attack {JUPITER} jupiter-thunder-crash pierrot", "done"]


@rule("ccg#combined-attack", "ccg#attack")
def test_a_target_is_attacked_once_alone_or_together() -> None:
    """Who was attacked by one is no target for several."""
    state = table([f"{PAIR}, {JUPITER} + 2 body"], ["", "sapphire, rhonda"])
    attack(state, JUPITER, "jupiter-thunder-crash", "rhonda")

    assert offered(state, "combine") == ["combine sapphire"]


@rule("ccg#combined-attack", "ccg#several-players")
def test_neighbours_only() -> None:
    """As with any attack; not in the first turn."""
    state = table([PAIR], ["bakene", "titus", "morga", "pox"])

    assert offered(state, "combine") == ["combine titus", "combine pox"]
    assert table([PAIR], ["", "titus"], turns=1).turn == 0
    assert who(table([PAIR], ["", "titus"], turns=1)) == (0, "pause")


@rule("ccg#combined-attack", "ccg#challenge")
def test_the_challenge_decides() -> None:
    """After the defence, with the target's owner; lost: no damage, and the Power is gone."""
    state = combined("sapphire + 1 mind /50", moon=2, mars=2, hands=["", "titus"])
    assert who(state) == (1, "defend")
    defend(state, "rejuvenation")
    defend(state)
    assert {(decision.seat, decision.kind) for decision in state.pending} == {(0, "throw"), (1, "throw")}
    throw(state, owner_wins=False)

    assert damage(state, "sapphire") == 20
    assert (power(state, MOON), power(state, MARS)) == ("nothing", "nothing")
    assert "combined-failed" in keys(state)


@rule("ccg#combined-attack", "ccg#defence")
@pytest.mark.parametrize(("target", "defence", "back"), [("iguaala + 1 body", "hypnotized-by-shaneera-pets", 0),
                                                         ("malachite + 3 body", "black-dome", 70)])  # fmt: skip
def test_prevented_and_avoided(target: str, defence: str, back: int) -> None:
    """Either way no challenge is played for damage; only what was avoided is hit back."""
    state, name = combined(target), name_of(target)
    defend(state, defence)
    assert state.contest is None
    if back:
        assert who(state) == (0, "divide")
        answer(state, 0, "take 30")

    assert damage(state, name) == 0
    assert damage(state, MOON) + damage(state, MARS) == back


@rule("ccg#combined-attack", "ccg#defence")
def test_skulker_takes_the_power_of_everyone() -> None:
    """What concerns the attacker concerns all three."""
    state = table([f"{PAIR}, {JUPITER} + 2 body, {VENUS} + 2 mind"], ["", "skulker + 3 mind"])
    answer(state, 0, "combine skulker", f"join {MOON} 1", f"join {MARS} 1", f"join {JUPITER} 1", "done")
    defend(state, "power-drain")

    assert [power(state, name) for name in (MOON, MARS, JUPITER, f"{VENUS}@0")] == [*["nothing"] * 3, "2 mind"]


@rule("ccg#combined-attack", "ccg#damage", "ccg#strong-and-weak")
def test_strong_and_weak_do_not_count() -> None:
    """The total, with friends' bonuses and less the target's armour."""
    for target, dealt in (("jumo", 70), ("bobo-the-vulture", 70), ("game-machine-man", 50)):
        state = combined(target, pie=["luna"])
        throw(state, owner_wins=True)

        assert damage(state, target) == dealt


@rule("ccg#combined-attack", "ccg#using-cards")
@pytest.mark.parametrize(("text", "dealt"), [("ask rini", 120), ("done", 60)])
def test_rini_adds_60_if_asked(text: str, dealt: int) -> None:
    """Her player says so when the attack is energized."""
    state = combined("sapphire", pie=["rini"])
    assert texts(state) == ["ask rini", "done"]
    answer(state, 0, text)
    throw(state, owner_wins=True)

    assert damage(state, "sapphire") == dealt


@rule("ccg#combined-attack", "ccg#hit-back")
def test_the_hit_back_is_divided() -> None:
    """By the attacking player, among those who took part; the total stays the same."""
    state = combined("bakene", team=f"{JUPITER} + 2 body")
    throw(state, owner_wins=True)
    assert (who(state), texts(state)) == ((0, "divide"), [f"take {ten}" for ten in range(0, 60, 10)])
    answer(state, 0, "take 20")

    assert damage(state, MOON, MARS, JUPITER) == [20, 30, 0]


@rule("ccg#combined-attack", "ccg#hit-back")
def test_a_hit_back_divided_among_three() -> None:
    """One after the other; the last takes what is left."""
    state = table([f"{PAIR}, {JUPITER} + 2 body"], ["", "bakene"])
    combine(state, "bakene", sailor_moon_level_1=1, sailor_mars_level_1=1, sailor_jupiter_level_1=1)
    throw(state, owner_wins=False)
    answer(state, 0, "take 10")
    assert texts(state) == [f"take {ten}" for ten in range(0, 50, 10)]
    answer(state, 0, "take 10")

    assert damage(state, MOON, MARS, JUPITER) == [10, 10, 30]


@rule("ccg#combined-attack", "ccg#hit-back")
def test_mercury_cannot_stop_the_hit_back_of_a_combined_attack() -> None:
    """One challenge decides the attack; there is none about the hit-back."""
    for pair in (f"{MERCURY} + 2 mind, {MOON} + 2 soul", f"{MOON} + 2 soul, {MERCURY} + 2 mind"):
        state = table([pair], ["", "bertie"])
        combine(state, "bertie", sailor_mercury_level_1=1, sailor_moon_level_1=1)
        throw(state, owner_wins=True)

        assert who(state) == (0, "divide")


@rule("ccg#combined-attack", "ccg#hit-back")
def test_own_defences_do_not_help_in_a_combined_attack() -> None:
    """Prince Darien's armour does not count, and Mercury's challenge is not played."""
    state = table([f"{DARIEN} + 2 body, {MERCURY} + 2 mind"], ["", "bakene"])
    combine(state, "bakene", prince_darien_level_1=1, sailor_mercury_level_1=1)
    throw(state, owner_wins=True)
    answer(state, 0, "take 50")

    assert damage(state, DARIEN, MERCURY) == [50, 0]


@rule("ccg#combined-attack", "ccg#hit-back")
def test_the_hit_back_is_chosen_and_paid_by_its_owner() -> None:
    """As in a single attack; then it is divided."""
    state = combined("thunderclap + 1 body")
    throw(state, owner_wins=True)
    answer(state, 1, "hit lightning paid")
    answer(state, 0, "take 60")

    assert (damage(state, MOON), damage(state, MARS), power(state, "thunderclap")) == (60, 0, "nothing")


@rule("ccg#combined-attack")
def test_wicked_lady_is_safe_from_combined_attacks() -> None:
    """A single attack reaches her."""
    state = table([PAIR], ["", "wicked-lady"])

    assert offered(state, "combine") == []
    cannot(state, 0, "combine wicked-lady")
    attack(state, MOON, TIARA, "wicked-lady")
    finish(state)
    assert damage(state, "wicked-lady") == 30


@rule("ccg#combined-attack", "ccg#discard")
def test_a_combined_attack_can_bring_down_a_villain() -> None:
    """And scores in Step 6."""
    state = combined("zoycite", moon=2, mars=2, hands=["", "soul"])
    defend(state)
    throw(state, owner_wins=True)
    answer(state, 0, "take 0")
    answer(state, 0, "done")

    assert (state.points, damage(state, MARS)) == ([3, 0], 30)


@rule("ccg#combined-attack")
def test_a_combined_attack_is_divided_and_avoided_as_one() -> None:
    """Pox avoids all of it, without a challenge for the attack; its 40 are divided by the attacking player."""
    state = table(allies=[f"{MOON} + 2 soul, {MARS} + 3 soul, {JUPITER} + body"], enemies=["", "pox"])
    answer(state, 0, "combine pox")
    cannot(state, 0, f"join {JUPITER} 1")
    answer(state, 0, f"join {MOON} 2")
    answer(state, 0, f"join {MARS} 2")
    defend(state, "acrobatics")
    throw(state, owner_wins=True)
    assert who(state) == (0, "divide")
    answer(state, 0, "take 10")

    assert [damage(state, "pox"), wounds(state)] == [0, [10, 30, 0]]
    assert [power(state, MOON), power(state, MARS), discards(state, 0)] == ["nothing", "1 soul", "soul soul soul soul"]


@rule("ccg#combined-attack")
def test_a_combined_attack_turns_a_turn_away_once() -> None:
    """Ramwoir's challenge is won: the attack goes on with its own challenge, and the turn is lost."""
    state = table(allies=[f"{MOON} + 2 soul, {MARS} + 3 soul"], enemies=["", "ramwoir + mind", ""])
    combine(state, "ramwoir", sailor_moon_level_1=1, sailor_mars_level_1=1)
    defend(state, "time-control")
    throw(state, owner_wins=True)
    throw(state, owner_wins=True)
    answer(state, 0, "take 10")
    end_turn(state)

    assert [state.skips[0], state.points, in_play(state, 1)] == [True, [1, 0, 0], BYSTANDER]
