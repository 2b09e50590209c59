"""Rulings on playing Levels, Villains and what was just fetched."""

from __future__ import annotations

import pytest

from odango.games.ccg.cards import NUMBER
from odango.games.ccg.pieces import change
from rule import rule
from rulebook.ccg.asking import answer, step_6, texts, who
from rulebook.ccg.attacks import TIARA, attack, defend, throw
from rulebook.ccg.looking import damage, discards, gone, in_play, piece, power
from rulebook.ccg.table import MARS, MOON, VENUS, names, table


@rule("ccg#scouts-and-knights", "ccg#defeat")
def test_s32_lower_levels_lie_beneath_and_leave_together() -> None:
    """Level 2 is defeated: both cards are out of the game."""
    state = table([f"{MOON} + 1 soul, {MARS}"], hands=["sailor-moon-level-2", "soul"], decks=["9 body"], step=2)
    answer(state, 0, f"play sailor-moon-level-2 {MOON}", "keep")
    assert piece(state, "sailor-moon-level-2").under == (NUMBER[MOON],)
    change(state, piece(state, "sailor-moon-level-2").uid, damage=70)
    step_6(state)

    assert (gone(state, 0), discards(state, 0)) == (f"{MOON} sailor-moon-level-2", "soul")


@rule("ccg#scouts-and-knights")
def test_s32_losing_a_level_shows_the_one_below() -> None:
    """Lose Powers: the top card to the discards, Level 1 in play with its own Health; Power and damage stay."""
    state = table(["sailor-moon-level-2 + 2 soul /20"], ["", "pierrot"], hands=["", "lose-powers"])
    attack(state, "sailor-moon-level-2", TIARA, "pierrot")
    defend(state, "lose-powers")
    throw(state, owner_wins=True)

    assert in_play(state, 0) == MOON
    assert (power(state, MOON), piece(state, MOON).under, discards(state, 0)) == ("2 soul", (), "sailor-moon-level-2")
    assert (damage(state, MOON), damage(state, "pierrot")) == (50, 20), "the attack is Level 1's too, and goes on"


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


@rule("ccg#villains")
def test_s65_a_villain_need_not_wait_for_another() -> None:
    """Nephlite on a Yoma and Queen Beryl on Nephlite, in one turn."""
    state = table(enemies=["titus"], hands=["nephlite queen-beryl"], step=2)
    answer(state, 0, "play nephlite titus", "play queen-beryl nephlite")

    assert (in_play(state, 0), gone(state, 0)) == (f"{VENUS} queen-beryl", "titus nephlite")


@rule("ccg#villains", "ccg#new-cards")
@pytest.mark.parametrize(("turns", "may"), [([1, 0], False), ([1, 1], False), ([2, 1], True)])
def test_s66_a_summoned_monster_waits_for_everyones_first_turn(turns: list[int], may: bool) -> None:
    """Negaverse Crystal in the first round: no Villain on the Yoma."""
    state = table(pie=["negaverse-crystal"], hands=["zoycite"], decks=["titus"], turns=turns, step=2)
    answer(state, 0, "use negaverse-crystal", "search titus")

    assert ("play zoycite titus" in texts(state)) is may


@rule("ccg#scouts-and-knights")
def test_s91_several_levels_may_be_played_in_one_turn() -> None:
    """Levels 1, 2 and 3 of one Scout in one Step 2."""
    state = table([MOON], hands=["sailor-mars-level-1 sailor-mars-level-2 sailor-mars-level-3"], step=2)
    answer(state, 0, f"play {MARS}", f"play sailor-mars-level-2 {MARS}", "play sailor-mars-level-3 sailor-mars-level-2")

    assert in_play(state, 0) == f"{MOON} sailor-mars-level-3"
    assert names(piece(state, "sailor-mars-level-3").under) == f"{MARS} sailor-mars-level-2"
