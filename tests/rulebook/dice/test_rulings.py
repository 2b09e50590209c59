"""Rulings D-00 to D-16: doubts about turns, abilities and dice.  See docs/rulings/dice.md."""

from __future__ import annotations

import pytest

from odango.games.dice.characters import CHARACTERS
from odango.games.dice.reserve import REMOVE
from odango.games.dice.setup import Setup
from odango.games.dice.turn import PASS
from rule import rule
from rulebook.any_game import refused, texts
from rulebook.dice.table import (
    TAG,
    asked,
    begins_round,
    chooses,
    duel,
    last_score,
    lay_out,
    lost_round,
    opening,
    pile,
    row,
    scene,
    values,
)


@rule("dice#characters")
def test_d00_how_well_the_dice_are_known() -> None:
    """Five characters are sure; eight are known from the older set only, and say so."""
    grades: dict[str, list[str]] = {}
    for character in CHARACTERS:
        grades.setdefault(character.source, []).append(character.id)

    assert {source: len(ids) for source, ids in grades.items()} == {
        "rulebook": 5,
        "public list of the 2018 cards": 4,
        "2000 set, reported equal": 3,
        "2000 set, inferred equal": 4,
        "2000 set only": 8,
    }
    assert grades["rulebook"] == ["sailor-moon", "sailor-mercury", "kunzite", "wiseman", "droids"]
    assert [character.id for character in CHARACTERS if character.from_older_set] == grades["2000 set only"]


@rule("dice#passing", "dice#abilities")
def test_d01_no_ability_need_be_used_to_avoid_a_pass() -> None:
    """Passing is open while an ability could still help; once it has helped, the attack must be made."""
    match = duel("luna-and-artemis", "kunzite", mine=[(10, 1)], theirs=[(20, 5)])
    before = texts(match)
    chooses(match, "use command-centre")
    chooses(match, "pick 0")
    chooses(match, "roll", rolls=[6])

    assert before == ["pass", "use command-centre"]
    assert texts(match) == ["power 0>0", "use command-centre"]
    assert refused(match, PASS)[0] == "passing"


@rule("dice#droid-dice", "dice#passing")
def test_d02_droids_may_pass_if_only_a_droid_die_would_help() -> None:
    """Bringing one in is optional."""
    match = duel("droids", "wiseman", mine=[(1, 1), (2, 2)], theirs=[(20, 7)])
    offered = texts(match)
    chooses(match, "pass")

    assert offered == ["skill 0,1,+d4>0", "skill 0,+d6>0", "pass"]
    assert asked(match) == (1, "turn")


@rule("dice#scoring", "dice#legendary-silver-crystal")
def test_d03_a_tied_round_is_replayed() -> None:
    """Nobody chooses a die, a lent one is back in the reserve, what was spent stays spent, and all roll at once."""
    match = duel("princess-serenity", "rubeus", mine=[(12, 1)], theirs=[(4, 2)], captured=((), (12,)))
    chooses(match, "use legendary-silver-crystal")
    chooses(match, "lend d4", rolls=[2])
    chooses(match, "power 0>0", rolls=[1, 2, 3, 4, 4, 4, 12, 12])

    assert last_score(match) == (12, 12)
    assert match.tokens == [0, 0]
    assert (match.starting[0], match.reserve[0], match.lent[0]) == ((6, 8, 12, 20), (4, 10, 12, 20), ())
    assert match.uses[0] == 0
    assert asked(match) == (0, "turn")


@rule("dice#end-of-game", "dice#planet-power", "dice#dark-kingdom")
@pytest.mark.parametrize("winner", ["sailor-mars", "kunzite"])
def test_d04_nothing_follows_the_last_capture(winner: str) -> None:
    """No re-roll, no Planet Power, no Dark Kingdom: the loser is asked next."""
    match = duel(winner, "saphir", mine=[(20, 20)], theirs=[(6, 6)])
    chooses(match, "power 0>0")

    assert asked(match) == (1, "after-loss")


@rule("dice#planet-power", "dice#passing")
def test_d05_the_extra_turn_may_be_a_pass() -> None:
    """The use is spent all the same; and after a pass Planet Power is never offered."""
    match = duel("sailor-mars", "saphir", mine=[(20, 20)], theirs=[(6, 6), (10, 9)])
    chooses(match, "power 0>0", rolls=[1])
    chooses(match, "yes")
    extra = texts(match)
    chooses(match, "pass")

    assert extra == ["pass"]
    assert match.uses[0] == 0
    assert asked(match) == (1, "turn")


@rule("dice#masked-defender")
def test_d06_nothing_comes_between_a_shield_and_the_new_attack() -> None:
    """The attacker must attack another die: no ability in between, no pass, and no second shield this turn."""
    match = duel("luna-and-artemis", "tuxedo-mask", mine=[(10, 9)], theirs=[(6, 1), (6, 2), (20, 20)])
    chooses(match, "power 0>0")
    chooses(match, "shield")
    offered = texts(match)
    no = refused(match, PASS)
    chooses(match, "power 0>1", rolls=[3])

    assert offered == ["power 0>1"]
    assert no[0] == "passing"
    assert pile(match, 0) == [6]
    assert match.uses == [2, 1]


@rule("dice#masked-defender", "dice#droid-dice")
def test_d06_blocked_droids_may_pass() -> None:
    """If only a Droid Die would make another attack, they need not bring it in."""
    match = duel("droids", "tuxedo-mask", mine=[(2, 2)], theirs=[(6, 2), (20, 6)])
    chooses(match, "power 0>0")
    chooses(match, "shield")
    offered = texts(match)
    chooses(match, "pass")

    assert offered == ["pass", "skill 0,+d4>1"]
    assert asked(match) == (1, "turn")


@rule("dice#masked-defender")
@pytest.mark.parametrize(("uses", "question"), [(2, True), (1, True), (0, False)])
def test_d07_the_question_is_put_while_uses_remain(uses: int, question: bool) -> None:
    """Whether a shield would pay is not looked at, so that being asked tells nothing."""
    match = duel("wiseman", "tuxedo-mask", mine=[(20, 20)], theirs=[(6, 1), (6, 1)], uses={1: uses})
    chooses(match, "power 0>0", rolls=[] if question else [5])

    assert asked(match) == ((1, "shield") if question else (1, "turn"))


@rule("dice#command-centre")
def test_d08_command_centre_rolls_own_dice_only() -> None:
    """As many as there are, each once a use; the opponent's dice are out of reach."""
    match = duel("luna-and-artemis", "kunzite", mine=[(4, 1), (10, 1)], theirs=[(8, 5), (8, 6), (20, 7)])
    chooses(match, "use command-centre")
    first = texts(match)
    chooses(match, "pick 0")
    chooses(match, "pick 1")
    both = texts(match)
    chooses(match, "roll", rolls=[2, 2])

    assert first == ["pick 0", "pick 1"]
    assert both == ["roll"]
    assert values(match, 1) == [5, 6, 7]
    assert texts(match) == ["pass", "use command-centre"]


@rule("dice#dark-kingdom")
def test_d09_the_new_result_stands() -> None:
    """Even if it is worse; and a third use on the same die in one turn is allowed."""
    match = duel("kunzite", "wiseman", mine=[(20, 20)], theirs=[(12, 1), (12, 2)])
    chooses(match, "power 0>0", rolls=[9])
    seen = []
    for roll in (7, 3, 1):
        chooses(match, "again 0", rolls=[roll])
        seen.append(values(match, 0))

    assert seen == [[7], [3], [1]]
    assert match.uses[0] == 0


@rule("dice#crystal-ball", "dice#starting-rolls")
def test_d10_who_would_begin_is_asked_last() -> None:
    """And they go on until both have left the rolls alone."""
    match = opening("queen-beryl", "queen-beryl", rolls=[1, 2, 3, 4, 2, 3, 4, 5])
    order = [asked(match)]
    chooses(match, "leave")
    order.append(asked(match))
    chooses(match, "reroll queen-beryl-1", rolls=[4, 8, 12, 20])
    order.append(asked(match))
    chooses(match, "leave")
    order.append(asked(match))
    chooses(match, "leave")

    assert order == [(1, "foresee"), (0, "foresee"), (0, "foresee"), (1, "foresee")]
    assert match.uses == [1, 2]
    assert asked(match) == (1, "turn")


@rule("dice#crystal-ball", "dice#starting-rolls")
def test_d10_a_full_tie_opens_the_window_again() -> None:
    """Everyone rolls again at no cost, and Beryl is asked about the new rolls."""
    match = opening("queen-beryl", "kunzite", rolls=[4, 5, 6, 7, 4, 5, 6, 7])
    chooses(match, "leave", rolls=[1, 2, 3, 4, 5, 6, 7, 8])

    assert asked(match) == (0, "foresee")
    assert values(match, 0) == [1, 2, 3, 4]
    assert match.uses[0] == 2


@rule("dice#legendary-silver-crystal", "dice#reserve-dice")
def test_d11_a_lent_die_counts_half_if_kept_and_may_be_converted_later() -> None:
    """Kept, a d12 is 6 points; after the round it lies in the reserve and may become a Starting Die."""
    match = duel("queen-serenity", "wiseman", mine=[(4, 1)], theirs=[(12, 9)], captured=((), (12, 20, 20)))
    chooses(match, "use legendary-silver-crystal")
    chooses(match, "lend d12", rolls=[9])
    chooses(match, "power 1>0")

    assert last_score(match) == (12 + 2 + 6, 52)
    assert match.reserve[0] == (6, 10, 12, 20)
    assert "convert d12 of queen-serenity" in texts(match)


@rule("dice#kings-hologram", "dice#legendary-silver-crystal", "dice#tag-team")
def test_d12_a_lent_die_may_be_recovered_and_still_goes_back() -> None:
    """It fights on for the round, then is a Reserve Die again."""
    match = scene(("princess-serenity", "wiseman", "king-endymion", "droids"), setup=TAG)
    match.reserve[0], match.lent[0] = (4, 10, 20), (12,)
    lay_out(match, {0: [(6, 6)], 1: [(20, 6)]}, captured=([], [(12, 0)]))
    chooses(match, "use kings-hologram of king-endymion")
    chooses(match, "recover d12", rolls=[3])
    back = row(match, 0)
    chooses(match, "power 0>0")

    assert back == [(6, 6), (12, 3)]
    assert last_score(match) == (20 + 3 + 6, 0)
    assert (match.reserve[0], match.lent[0]) == ((4, 10, 12, 20), ())


@rule("dice#kings-hologram", "dice#droid-dice", "dice#tag-team")
def test_d12_a_droid_die_may_be_recovered_and_still_leaves() -> None:
    """The Droids in the fight take back a Droid Die they lost; the next round they have it outside again."""
    match = scene(("droids", "wiseman", "king-endymion", "saphir"), setup=TAG)
    match.droids[0] = (6, 8, 10, 12)
    lay_out(match, {0: [(2, 2)], 1: [(20, 2)]}, captured=([], [(4, 0)]))
    chooses(match, "use kings-hologram of king-endymion")
    chooses(match, "recover d4", rolls=[4])
    back = row(match, 0)
    chooses(match, "power 0>0")

    assert back == [(2, 2), (4, 4)]
    assert match.droids[0] == (4, 6, 8, 10, 12)
    assert match.starting[0] == (1, 2)


@rule("dice#crystal-tokyo")
def test_d13_crystal_tokyo_ends_with_the_reserve_only() -> None:
    """Two dice after every loss, five in three losses."""
    match = lost_round("neo-queen-serenity", "wiseman", setup=Setup(rounds_to_win=5))
    for sizes in ((4, 6), (8, 10), (12,)):
        for size in sizes:
            last = size in (6, 10, 12)
            rolls = [1] * (len(match.starting[0]) + 1) + [12, 12, 20, 20] if last else []
            chooses(match, f"convert d{size} of neo-queen-serenity", rolls=rolls)
        match.pending.clear()
        match.agenda.clear()
        lay_out(match, {0: [(4, 1)], 1: [(4, 4)]}, turn=1)
        again = [1] * 8 + [12, 12, 20, 20]
        chooses(match, "power 0>0", rolls=[] if match.reserve[0] else again)

    assert match.starting[0] == (4, 6, 8, 10, 12, 12, 20, 20)
    assert match.reserve[0] == ()
    assert asked(match) == (0, "turn")


@rule("dice#malefic-black-crystal", "dice#droid-dice")
def test_d14_a_removed_coin_stays_out() -> None:
    """The Droids go on with one coin, round after round; the last one is safe."""
    match = lost_round("saphir", "droids")
    chooses(match, "remove d2 of droids", rolls=[6, 10, 12, 12, 1])
    match.pending.clear()
    match.agenda.clear()
    lay_out(match, {0: [(4, 1)], 1: [(4, 4)]}, turn=1)
    chooses(match, "power 0>0")

    assert match.starting[1] == (1,)
    assert not [text for text in texts(match) if text.startswith("remove")]
    assert refused(match, REMOVE | 1 << 5 | 1)[0] == "malefic-black-crystal"


@rule("dice#malefic-black-crystal", "dice#droid-dice")
def test_d14_coins_cannot_be_removed_under_the_switch() -> None:
    """If the Droids always revert to both coins, there is nothing to remove."""
    match = lost_round("saphir", "droids", setup=Setup(removed_coin_stays_out=False))

    assert texts(match) == ["decline", *(f"convert d{size} of saphir" for size in (8, 10, 12))]
    assert refused(match, REMOVE | 1 << 5 | 2) == ("malefic-black-crystal", "That die cannot be removed.")


@rule("dice#death-phantom")
def test_d15_only_reserve_dice_can_be_stolen() -> None:
    """Neither Starting Dice nor Droid Dice; and Wiseman may leave it."""
    kunzite = lost_round("wiseman", "kunzite", reserve={1: (10,)})
    droids = lost_round("wiseman", "droids", rolls=[1, 1, 1, 1, 1, 2])

    assert texts(kunzite) == ["decline", "steal d10 of kunzite"]
    assert asked(droids) == (0, "turn")
    assert droids.droids[1] == (4, 6, 8, 10, 12)


@rule("dice#droid-dice", "dice#starting-rolls", "dice#scoring")
def test_d16_waiting_droid_dice_do_not_exist() -> None:
    """They take no part in the starting roll, cannot be attacked and score nothing."""
    match = scene(("droids", "wiseman"))
    begins_round(match, rolls=[1, 2, 3, 3, 3, 3])
    rolled = row(match, 0)
    end = duel("droids", "wiseman", mine=[(1, 1)], theirs=[(12, 12)], turn=1)
    targets = texts(end)
    chooses(end, "power 0>0", rolls=[1, 2, 3, 3, 3, 3])

    assert rolled == [(1, 1), (2, 2)]
    assert targets == ["power 0>0"]
    assert last_score(end) == (0, 1 + 6)
