"""The abilities of a turn, each when it is used and when it cannot be.  Those after a lost round: test_dice_match."""

from __future__ import annotations

from odango.games.dice.abilities.command_centre import DONE
from odango.games.dice.attacks import encode
from odango.games.dice.turn import USE
from rule import rule
from rulebook.any_game import refused, texts
from rulebook.dice.table import NOT_NOW, asked, chooses, duel, last_score, opening, pile, row, told, values


@rule("dice#planet-power")
def test_planet_power() -> None:
    """After an attack and its re-roll, another turn at once; once a match."""
    match = duel("sailor-mars", "kunzite", mine=[(4, 4), (6, 6)], theirs=[(8, 1), (10, 2), (20, 3)])
    chooses(match, "power 0>0", rolls=[4])
    question = asked(match), texts(match)
    chooses(match, "yes")
    extra = asked(match)
    chooses(match, "power 1>1", rolls=[1])

    assert question == ((0, "may"), ["no", "yes"])
    assert extra == (0, "turn")
    assert match.uses[0] == 0
    assert asked(match) == (1, "turn")


@rule("dice#planet-power")
def test_planet_power_may_wait() -> None:
    """Declined, it is kept for later and the other side has its turn."""
    match = duel("sailor-mars", "kunzite", mine=[(4, 4), (6, 6)], theirs=[(8, 1), (10, 2), (20, 3)])
    chooses(match, "power 0>0", rolls=[4])
    chooses(match, "no")

    assert match.uses[0] == 1
    assert asked(match) == (1, "turn")


@rule("dice#planet-power", "dice#passing")
def test_planet_power_cannot_follow_a_pass() -> None:
    """Without an attack there is nothing to add a turn to."""
    match = duel("sailor-mars", "kunzite", mine=[(4, 1)], theirs=[(8, 2), (10, 2)])
    chooses(match, "pass")

    assert match.uses[0] == 1
    assert asked(match) == (1, "turn")


@rule("dice#masked-defender")
def test_masked_defender() -> None:
    """The attacked die is shielded: another must be taken, with any dice and either kind of attack."""
    match = duel("kunzite", "tuxedo-mask", mine=[(8, 3), (20, 2)], theirs=[(6, 3), (6, 5), (20, 9)], uses={0: 0})
    chooses(match, "power 0>0")
    question = asked(match), texts(match)
    chooses(match, "shield")
    again = asked(match), texts(match)
    no = refused(match, encode(0b01, 0))
    chooses(match, "skill 0,1>1", rolls=[8, 20])

    assert question == ((1, "shield"), ["let", "shield"])
    assert again == ((0, "attack-another"), ["skill 0,1>1"])
    assert no == ("masked-defender", "That die is shielded this turn.")
    assert match.uses[1] == 1
    assert row(match, 1) == [(6, 3), (20, 9)]
    assert row(match, 0) == [(8, 8), (20, 20)]
    assert asked(match) == (1, "turn")


@rule("dice#masked-defender")
def test_masked_defender_lets_it_happen() -> None:
    """Left alone, the die is captured and no use is spent."""
    match = duel("kunzite", "tuxedo-mask", mine=[(8, 3)], theirs=[(6, 3), (6, 5)], uses={0: 0})
    chooses(match, "power 0>0")
    chooses(match, "let", rolls=[1])

    assert match.uses[1] == 2
    assert pile(match, 0) == [6]


@rule("dice#masked-defender")
def test_masked_defender_with_no_other_target() -> None:
    """The turn is lost, nothing is rolled again, and the shield is gone the next turn."""
    match = duel("kunzite", "tuxedo-mask", mine=[(8, 3)], theirs=[(6, 3), (6, 5)], uses={0: 0})
    chooses(match, "power 0>0")
    chooses(match, "shield")

    assert row(match, 0) == [(8, 3)]
    assert pile(match, 0) == []
    assert asked(match) == (1, "turn")
    assert match.shielded == -1
    assert "Karen has no other target and loses the turn." in told(match)


@rule("dice#masked-defender", "dice#planet-power")
def test_masked_defender_works_once_a_turn_and_twice_a_match() -> None:
    """Not a second time in one turn; an extra turn is another turn; after two uses nobody asks any more."""
    match = duel("sailor-mars", "tuxedo-mask", mine=[(12, 12), (20, 20)], theirs=[(6, 1), (6, 2), (10, 3), (20, 4)])
    chooses(match, "power 0>0")
    chooses(match, "shield")
    chooses(match, "power 0>1", rolls=[12])
    first = asked(match)
    chooses(match, "yes")
    chooses(match, "power 0>0")
    second = asked(match)
    chooses(match, "shield")
    chooses(match, "power 1>1", rolls=[20])
    used_up = match.uses[1]
    chooses(match, "pass")
    chooses(match, "power 1>0", rolls=[7])

    assert first == (0, "may")
    assert second == (1, "shield")
    assert used_up == 0
    assert pile(match, 0) == [6, 10, 6]
    assert asked(match) == (1, "turn")


@rule("dice#masked-defender", "dice#droid-dice")
def test_masked_defender_keeps_a_droid_die_out() -> None:
    """A Droid Die named in a blocked attack has not joined."""
    match = duel("droids", "tuxedo-mask", mine=[(1, 1)], theirs=[(6, 5), (20, 18)])
    chooses(match, "skill 0,+d4>0")
    chooses(match, "shield")

    assert row(match, 0) == [(1, 1)]
    assert match.droids[0] == (4, 6, 8, 10, 12)
    assert asked(match) == (1, "turn")


@rule("dice#command-centre")
def test_command_centre() -> None:
    """Before attacking, any number of one's own dice are rolled again; then attack with whichever dice."""
    match = duel("luna-and-artemis", "kunzite", mine=[(1, 1), (4, 1), (10, 2), (20, 3)], theirs=[(8, 3), (20, 19)])
    chooses(match, "use command-centre")
    first = texts(match)
    chooses(match, "pick 1")
    more = texts(match)
    chooses(match, "pick 3")
    chooses(match, "roll", rolls=[4, 17])

    assert first == ["pick 0", "pick 1", "pick 2", "pick 3"]
    assert more == ["roll", "pick 0", "pick 2", "pick 3"]
    assert values(match, 0) == [1, 4, 2, 17]
    assert match.uses[0] == 1
    assert asked(match) == (0, "turn")
    assert "skill 0,2>0" in texts(match)


@rule("dice#command-centre", "dice#passing")
def test_command_centre_twice_in_a_turn() -> None:
    """The same dice may be rolled again with the second use; if no attack comes of it, pass."""
    match = duel("luna-and-artemis", "kunzite", mine=[(4, 1)], theirs=[(8, 4), (20, 19)])
    before = texts(match)
    for roll in (2, 3):
        chooses(match, "use command-centre")
        chooses(match, "pick 0")
        chooses(match, "roll", rolls=[roll])

    assert before == ["pass", "use command-centre"]
    assert match.uses[0] == 0
    assert texts(match) == ["pass"]
    assert refused(match, USE) == NOT_NOW


@rule("dice#command-centre")
def test_command_centre_rolls_at_least_one_die() -> None:
    """Nothing picked, nothing rolled: that is refused."""
    match = duel("luna-and-artemis", "kunzite", mine=[(4, 1)], theirs=[(8, 4)])
    chooses(match, "use command-centre")

    assert refused(match, DONE) == ("command-centre", "Pick at least one die.")


@rule("dice#dark-kingdom")
def test_dark_kingdom() -> None:
    """After the re-roll one attack die is rolled once more, the same again if wanted, three times a match."""
    match = duel("zoisite", "wiseman", mine=[(4, 3), (10, 4), (10, 9)], theirs=[(12, 7), (20, 19)])
    chooses(match, "skill 0,1>0", rolls=[1, 1])
    question = asked(match), texts(match)
    chooses(match, "again 1", rolls=[2])
    chooses(match, "again 1", rolls=[8])
    chooses(match, "again 0", rolls=[4])

    assert question == ((0, "roll-one-more"), ["keep", "again 0", "again 1"])
    assert values(match, 0) == [4, 8, 9]
    assert match.uses[0] == 0
    assert asked(match) == (1, "turn")


@rule("dice#dark-kingdom")
def test_dark_kingdom_leaves_other_dice_alone() -> None:
    """A die that was not in the attack cannot be rolled once more, and keeping costs nothing."""
    match = duel("nephrite", "wiseman", mine=[(4, 3), (6, 2), (12, 9)], theirs=[(12, 2), (20, 19)])
    chooses(match, "power 1>0", rolls=[1])
    no = refused(match, 2)
    chooses(match, "keep")

    assert no[0] == "dark-kingdom"
    assert match.uses[0] == 3
    assert asked(match) == (1, "turn")


@rule("dice#dark-kingdom", "dice#passing")
def test_dark_kingdom_needs_an_attack_and_a_use() -> None:
    """Not after a pass, and nobody asks once all uses are gone."""
    passing = duel("jadeite", "wiseman", mine=[(6, 1)], theirs=[(12, 2), (20, 19)])
    chooses(passing, "pass")
    spent = duel("jadeite", "wiseman", mine=[(6, 6)], theirs=[(12, 2), (20, 19)], uses={0: 0})
    chooses(spent, "power 0>0", rolls=[1])

    assert passing.uses[0] == 3
    assert asked(passing) == asked(spent) == (1, "turn")


@rule("dice#crystal-ball", "dice#starting-rolls")
def test_crystal_ball() -> None:
    """Once all rolls are seen, either side's whole roll is made again; who begins is worked out afterwards."""
    match = opening("queen-beryl", "kunzite", rolls=[2, 3, 4, 5, 1, 9, 9, 9])
    question = asked(match), texts(match)
    chooses(match, "reroll kunzite", rolls=[8, 8, 8, 8])
    second = asked(match), match.uses[0]
    chooses(match, "leave")

    assert question == ((0, "foresee"), ["leave", "reroll queen-beryl", "reroll kunzite"])
    assert second == ((0, "foresee"), 1)
    assert values(match, 1) == [8, 8, 8, 8]
    assert asked(match) == (0, "turn")


@rule("dice#crystal-ball")
def test_crystal_ball_on_her_own_roll() -> None:
    """Both uses on one starting roll, her own; then nobody asks any more."""
    match = opening("queen-beryl", "kunzite", rolls=[2, 3, 4, 5, 1, 9, 9, 9])
    chooses(match, "reroll queen-beryl", rolls=[3, 3, 3, 3])
    chooses(match, "reroll queen-beryl", rolls=[1, 1, 1, 1])

    assert match.uses[0] == 0
    assert values(match, 0) == [1, 1, 1, 1]
    assert asked(match) == (0, "turn")


@rule("dice#crystal-ball")
def test_crystal_ball_is_for_starting_rolls_only() -> None:
    """Once the round has begun it cannot be used, though uses are left."""
    match = duel("queen-beryl", "kunzite", mine=[(8, 8)], theirs=[(8, 8)])

    assert match.uses[0] == 2
    assert texts(match) == ["power 0>0"]
    assert refused(match, USE) == NOT_NOW


@rule("dice#legendary-silver-crystal")
def test_legendary_silver_crystal() -> None:
    """Before attacking, a Reserve Die is rolled into the fight, in its place by size, and may attack at once."""
    match = duel("princess-serenity", "kunzite", mine=[(6, 2), (20, 3)], theirs=[(8, 7), (20, 19)])
    before = texts(match)
    chooses(match, "use legendary-silver-crystal")
    offered = texts(match)
    chooses(match, "lend d12", rolls=[9])

    assert before == ["pass", "use legendary-silver-crystal"]
    assert offered == ["lend d4", "lend d10", "lend d12", "lend d20"]
    assert row(match, 0) == [(6, 2), (12, 9), (20, 3)]
    assert (match.reserve[0], match.lent[0], match.uses[0]) == ((4, 10, 20), (12,), 0)
    assert texts(match) == ["power 1>0"]
    assert refused(match, USE) == NOT_NOW


@rule("dice#legendary-silver-crystal", "dice#scoring")
def test_a_lent_die_counts_and_goes_back() -> None:
    """Captured, it is worth its full size to the captor; after the round it is a Reserve Die again."""
    match = duel("queen-serenity", "kunzite", mine=[(4, 1)], theirs=[(20, 20)], captured=((8,), ()), uses={1: 0})
    chooses(match, "use legendary-silver-crystal")
    chooses(match, "lend d20", rolls=[3])
    chooses(match, "pass")
    chooses(match, "power 0>1", rolls=[20])
    chooses(match, "pass")
    chooses(match, "power 0>0")

    assert last_score(match) == (8, 20 + 4 + 10)
    assert (match.reserve[0], match.lent[0], match.starting[0]) == ((6, 10, 12, 20), (), (4, 6, 10, 12))
    assert "convert d20 of queen-serenity" in texts(match)


@rule("dice#legendary-silver-crystal")
def test_legendary_silver_crystal_needs_a_reserve() -> None:
    """With no Reserve Die left there is nothing to bring in."""
    match = duel("sailor-chibi-moon", "kunzite", mine=[(6, 6)], theirs=[(8, 1), (8, 8)], reserve={0: ()})

    assert match.uses[0] == 1
    assert texts(match) == ["power 0>0"]
    assert refused(match, USE) == NOT_NOW
