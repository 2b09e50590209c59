"""The three Power cards, each by its name."""

from __future__ import annotations

from rule import rule
from rulebook.ccg.asking import answer, who
from rulebook.ccg.attacks import NEUTRAL, attack, attacked, defend, first_attack
from rulebook.ccg.looking import damage, discards, power
from rulebook.ccg.table import MOON, table


def pays_for_its_type_and_any(icon: str) -> None:
    """A Power card on a Scout of its type: two of it are enough for an attack that asks for two, others are not; one
    of any type completes what asks for any.
    """
    scout = NEUTRAL[icon]
    other = next(kind for kind in ("body", "mind", "soul") if kind != icon)
    state = table([scout, MOON], ["", "sapphire"], hands=[f"2 {icon} 2 {other}"], step=2)
    answer(state, 0, *[f"play {other}-power {scout}"] * 2)
    assert power(state, scout) == f"2 {other}"
    answer(state, 0, f"play {icon}-power {scout}", "done")
    assert who(state) == (0, "pause"), "one is not enough, whatever else is there"

    state = table([scout, MOON], ["", "sapphire"], hands=[f"2 {icon} 1 {other}"], step=2)
    answer(state, 0, *[f"play {icon}-power {scout}"] * 2, f"play {other}-power {scout}")
    attack(state, scout, first_attack(scout), "sapphire")
    assert (damage(state, "sapphire"), power(state, scout).split().count("2")) == (30, 1)

    state = attacked(f"catzi + 1 {icon} 1 {other}", deck_names=["sailor_moon", "sailor_moon"])
    defend(state, "teleportation")
    assert (damage(state, "catzi"), sorted(discards(state, 1).split())) == (0, sorted([icon, other]))


@rule("ccg#power", "ccg#selecting-an-attack")
def test_body_power() -> None:
    """It counts as Body, and as any; for Sailor Jupiter and not for others' prices."""
    pays_for_its_type_and_any("body")


@rule("ccg#power", "ccg#selecting-an-attack")
def test_mind_power() -> None:
    """It counts as Mind, and as any; for Sailor Venus and not for others' prices."""
    pays_for_its_type_and_any("mind")


@rule("ccg#power", "ccg#selecting-an-attack")
def test_soul_power() -> None:
    """It counts as Soul, and as any; for Sailor Mars and not for others' prices."""
    pays_for_its_type_and_any("soul")
