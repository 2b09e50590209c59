"""Rulings on hit-backs: what is printed and what it costs, mirrors, who chooses, thorns; and the switches."""

from __future__ import annotations

from typing import Any

import pytest

from odango.games.ccg.cards import NUMBER
from odango.games.ccg.pieces import change
from rule import rule
from rulebook.ccg.asking import answer, end_turn, pass_on, texts, who
from rulebook.ccg.attacks import attacked, combined, defend, throw, vine_trap
from rulebook.ccg.looking import damage, discards, in_play, piece, power, wounds
from rulebook.ccg.table import BYSTANDER, DARIEN, MARS, MERCURY, MOON


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


@rule("ccg#hit-back")
def test_s17_the_sword_is_its_owners_under_the_switch() -> None:
    """The attacking player says which attack it is; whether the sword is drawn for it, its owner."""
    for drawn, hurt in (("hit punch sword", 30), ("hit punch", 10)):
        state = attacked("bobo-the-vulture + soul + negaverse-sword", hit_back_choice="attacker")
        assert (who(state), texts(state)) == ((0, "hit-back"), ["hit punch", "hit left-hook paid"])
        answer(state, 0, "hit punch")
        assert (who(state), texts(state)) == ((1, "hit-back"), ["hit punch", "hit punch sword"])
        answer(state, 1, drawn)

        assert wounds(state) == [hurt]


@rule("ccg#power-from-hand", "ccg#hit-back")
def test_s33_no_power_from_hand_against_a_hit_back() -> None:
    """The attacking player holds Power and is not asked."""
    state = attacked("pierrot", by=MARS, hands=["5 soul"], rules="advanced")

    assert (who(state), damage(state, MARS)) == ((0, "pause"), 30)


@rule("ccg#hit-back")
def test_s58_a_beaten_target_still_hits_back() -> None:
    """30 on a Health of 30: it leaves in Step 6, and not before it has struck."""
    state = attacked("vampeal")

    assert [damage(state, "vampeal"), wounds(state)] == [30, [30]]
    end_turn(state)
    assert [state.points, in_play(state, 1)] == [[1, 0], BYSTANDER]


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


@rule("ccg#hit-back")
def test_s93_own_armour_does_not_help_against_a_thorn() -> None:
    """Prince Darien takes 30 less 10, and then 10 in every turn of his player."""
    state = attacked("yasha + negaverse-sword + knight-armor", by=DARIEN, charged="1 soul", mine="titus")
    defend(state, "armor")
    answer(state, 1, "hit imbed-thorn sword")
    assert wounds(state) == [20]
    end_turn(state, until=0)

    assert wounds(state) == [30]


@rule("ccg#hit-back")
def test_s93_a_worn_armor_helps_against_a_thorn() -> None:
    """If its owner says so, it is used for that turn."""
    state = attacked("yasha", by=MARS, mine="titus")
    assert wounds(state) == [10]
    change(state, piece(state, MARS).uid, worn=(NUMBER["knight-armor"],))
    pass_on(state, until=lambda now: who(now) == (0, "armor"))
    answer(state, 0, "armor")
    assert wounds(state) == [10]
    end_turn(state, until=0)

    assert (piece(state, MARS).worn, wounds(state)) == ((), [20])


@rule("ccg#hit-back")
def test_s97_what_is_added_to_a_hit_back_is_for_the_attacker() -> None:
    """Fro hits the whole team: the sword's 20 are for who attacked.  More Dark Power is for the target's own blow."""
    state = attacked("fro + negaverse-sword", team=MOON)
    defend(state)
    answer(state, 1, "hit explosive-breath sword")
    throw(state, owner_wins=True)
    assert wounds(state) == [50, 30]

    state = vine_trap("titus", hands=["", "more-dark-power"])
    defend(state, "more-dark-power")
    assert wounds(state) == [50 + 10 + 20]

    state = vine_trap("titus", pie=["luna-pen"])
    answer(state, 0, "use luna-pen")
    assert wounds(state) == [20], "the pen stops the target alone"
