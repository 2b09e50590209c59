"""Rulings about teams: D-20, D-22 to D-24, D-26 to D-28, D-36.  See docs/rulings/dice.md."""

from __future__ import annotations

from odango.games.dice.setup import Setup
from odango.games.dice.state import Match
from odango.games.dice.turn import TAG as TAG_IN
from rule import rule
from rulebook.any_game import refused, texts
from rulebook.dice.table import FOUR, SINGLE, TAG, Row, asked, chooses, lay_out, opening, pile, scene


@rule("dice#single-combat", "dice#scoring")
def test_d20_the_same_two_fight_a_tied_round_again() -> None:
    """Nobody is nominated and nobody strengthened."""
    match = scene(FOUR, setup=SINGLE)
    lay_out(match, {2: [(12, 12)], 3: [(4, 1)]}, active=(2, 3), captured=([], [(10, 2)]))
    chooses(match, "power 0>0", rolls=[1, 2, 3, 4, 4, 4, 4, 4])

    assert match.history[-1].winner == -1
    assert match.active == [2, 3]
    assert asked(match) == (0, "turn")


@rule("dice#tag-team", "dice#legendary-silver-crystal")
def test_d20_an_ability_in_common_uses_the_fighters_own_reserve() -> None:
    """Mars in the fight uses Princess Serenity's crystal: the die comes from the reserve of Mars."""
    match = scene(("sailor-mars", "kunzite", "princess-serenity", "wiseman"), setup=TAG)
    lay_out(match, {0: [(4, 4)], 1: [(8, 3)], 2: [(6, 6)], 3: [(12, 12)]})
    chooses(match, "use legendary-silver-crystal of princess-serenity")
    offered = texts(match)
    chooses(match, "lend d10", rolls=[8])

    assert offered == ["lend d6", "lend d10", "lend d20"]
    assert (match.reserve[0], match.reserve[2]) == ((6, 10, 20), (4, 10, 12, 20))


@rule("dice#single-combat")
def test_d22_the_next_fighter_is_another() -> None:
    """Whoever just fought sits the next round out, on both sides."""
    match = scene(FOUR, setup=SINGLE)
    lay_out(match, {0: [(4, 1)], 1: [(4, 4)]}, turn=1)
    chooses(match, "power 0>0")

    assert (texts(match, 0), texts(match, 1)) == (["send saphir"], ["send wiseman"])


@rule("dice#single-combat")
def test_d22_the_same_fighter_may_go_on_under_the_switch() -> None:
    """Then every fighter of the team may be sent."""
    match = scene(FOUR, setup=Setup(mode="single_combat", new_fighter_each_round=False))
    lay_out(match, {0: [(4, 1)], 1: [(4, 4)]}, turn=1)
    chooses(match, "power 0>0")
    offered = texts(match, 0)
    chooses(match, "send sailor-mars", seat=0)
    chooses(match, "send kunzite", seat=1)

    assert offered == ["send sailor-mars", "send saphir"]
    assert match.active == [0, 1]
    assert asked(match) == (0, "after-loss")


@rule("dice#single-combat", "dice#tag-team")
def test_d23_the_first_seat_is_captain() -> None:
    """Captains nominate, and choose for a tag-team after a loss; all else belongs to the fighter's owner."""
    single = opening(*FOUR, rolls=[], setup=SINGLE, seats=4)
    tag = scene(FOUR, setup=TAG, seats=4)
    lay_out(tag, {2: [(6, 1)], 3: [(12, 12)]}, turn=1, active=(2, 3))
    turn = asked(tag)
    chooses(tag, "power 0>0")

    assert [decision.seat for decision in single.pending] == [0, 1]
    assert turn == (3, "turn")
    assert asked(tag) == (0, "after-loss")


@rule("dice#tag-team")
def test_d23_the_owner_of_the_fallen_says_who_steps_in() -> None:
    """Not the captain."""
    match = scene(FOUR, setup=TAG, seats=4)
    lay_out(match, {0: [(4, 4)], 1: [(8, 8)], 2: [(6, 1)], 3: [(12, 12)]}, turn=1, active=(2, 3))
    chooses(match, "power 0>0", rolls=[1])
    fallen = asked(match)
    while match.pending[0].kind == "roll-one-more":
        chooses(match, "keep")

    assert fallen == (3, "roll-one-more")
    assert asked(match) == (2, "step-in")


@rule("dice#tag-team", "dice#starting-rolls")
def test_d24_of_equal_rolls_in_a_team_the_first_opens() -> None:
    """Mars and Saphir rolled alike: Mars, named first, opens."""
    match = opening(*FOUR, rolls=[4, 5, 6, 7, 8, 9, 9, 9, 4, 5, 6, 7, 8, 9, 9, 10], setup=TAG)

    assert match.active == [0, 1]


@rule("dice#tag-team")
def test_d26_a_side_does_not_withdraw_twice_in_a_row() -> None:
    """After a withdrawal the next turn is an attack, or a pass if there is none; then one may withdraw again."""
    rows: dict[int, Row] = {0: [(4, 4)], 1: [(8, 2), (10, 10)], 2: [(6, 3), (12, 9)], 3: [(12, 1)]}
    match = lay_out(scene(FOUR, setup=TAG, uses={0: 0, 1: 0}), rows)
    chooses(match, "tag saphir")
    chooses(match, "power 1>1", rolls=[10])
    second = texts(match)
    no = refused(match, TAG_IN + 0)
    chooses(match, "power 0>0", rolls=[3])
    chooses(match, "tag wiseman")

    assert second == ["power 0>0"]
    assert no == ("tag-team", "Your last turn was a withdrawal already; this time you must attack if you can.")
    assert "tag sailor-mars" in texts(match)


@rule("dice#tag-team")
def test_d26_a_pass_counts_as_a_turn() -> None:
    """Who withdrew and then could only pass may withdraw again."""
    rows: dict[int, Row] = {0: [(4, 1)], 1: [(8, 2)], 2: [(6, 1), (10, 1)], 3: [(12, 9)]}
    match = lay_out(scene(FOUR, setup=TAG, uses={0: 0, 1: 0}), rows)
    chooses(match, "tag saphir")
    chooses(match, "tag wiseman")
    only = texts(match)
    chooses(match, "pass")
    theirs = texts(match)
    chooses(match, "power 0>0", rolls=[9])

    assert only == ["pass"]
    assert theirs == ["power 0>0", "power 0>1"]
    assert texts(match) == ["pass", "tag sailor-mars"]


@rule("dice#tag-team", "dice#death-phantom")
def test_d27_the_stolen_die_is_wisemans() -> None:
    """It joins Wiseman's Starting Dice, from anybody's reserve, and is the one die the team may add."""
    match = scene(("kunzite", "sailor-mars", "wiseman", "jadeite"), setup=TAG)
    lay_out(match, {0: [(8, 1)], 1: [(4, 4)]}, turn=1)
    chooses(match, "power 0>0")
    steals = [text for text in texts(match) if text.startswith("steal")]
    rolls = [1, 10, 20, 20, 4, 6, 12, 20, 8, 12, 12, 20, 20, 6, 6, 12, 12]
    chooses(match, "steal d8 of jadeite", rolls=rolls)

    assert steals == [
        *(f"steal d{size} of sailor-mars" for size in (6, 10, 20)),
        *(f"steal d{size} of jadeite" for size in (4, 6, 8)),
    ]
    assert match.starting[2] == (8, 12, 12, 20, 20)
    assert match.starting[0] == (8, 10, 20, 20)
    assert asked(match) == (0, "turn")


@rule("dice#tag-team", "dice#death-phantom", "dice#crystal-tokyo")
def test_d27_one_stolen_die_a_loss() -> None:
    """With Neo Queen Serenity the team may add two; at most the first of them is stolen."""
    match = scene(("neo-queen-serenity", "sailor-mars", "wiseman", "jadeite"), setup=TAG)
    lay_out(match, {0: [(12, 1)], 1: [(4, 4)]}, turn=1)
    chooses(match, "power 0>0")
    chooses(match, "steal d8 of jadeite")

    assert texts(match) == ["decline", *(f"convert d{size} of neo-queen-serenity" for size in (4, 6, 8, 10, 12))]


def two_with_planet_power() -> Match:
    """Sailor Mars has attacked and is asked for Planet Power, which her team mate Sailor Venus has as well."""
    match = scene(("sailor-mars", "kunzite", "sailor-venus", "wiseman"), setup=TAG)
    lay_out(match, {0: [(20, 20)], 1: [(8, 1), (8, 2), (20, 3)], 2: [(4, 4)], 3: [(12, 12)]})
    chooses(match, "power 0>0", rolls=[20])
    return match


@rule("dice#tag-team", "dice#planet-power")
def test_d28_planet_power_of_two_owners() -> None:
    """Asked for one after the other; one yes is enough for this turn, the other waits for the next."""
    match = two_with_planet_power()
    chooses(match, "no")
    second = asked(match)
    chooses(match, "yes")
    uses = list(match.uses)
    chooses(match, "power 0>0", rolls=[20])
    chooses(match, "yes")

    assert second == (0, "may")
    assert uses == [1, 3, 0, 0]
    assert match.uses[0] == 0
    assert asked(match) == (0, "turn")


@rule("dice#tag-team", "dice#planet-power")
def test_d28_one_extra_turn_at_a_time() -> None:
    """The first owner says yes: the second is not asked about, and keeps the use."""
    match = two_with_planet_power()
    chooses(match, "yes")

    assert asked(match) == (0, "turn")
    assert match.uses == [0, 3, 1, 0]


@rule("dice#tag-team", "dice#masked-defender")
def test_d28_masked_defender_of_two_owners() -> None:
    """Whoever of them shields, it is once a turn."""
    setup = Setup(mode="tag_team", same_character=True)
    match = scene(("wiseman", "tuxedo-mask", "droids", "tuxedo-mask"), setup=setup)
    lay_out(match, {0: [(20, 20)], 1: [(6, 1), (6, 2)], 2: [(1, 1)], 3: [(10, 9)]})
    chooses(match, "power 0>0")
    chooses(match, "let")
    second = asked(match)
    chooses(match, "shield")
    chooses(match, "power 0>1", rolls=[20])

    assert second == (1, "shield")
    assert match.uses == [0, 2, 0, 1]
    assert pile(match, 0) == [6]
    assert asked(match) == (1, "turn")


@rule("dice#tag-team")
def test_d36_who_steps_in_may_withdraw() -> None:
    """A turn is a turn: attack, or trade places and lose it."""
    match = scene(("kunzite", "sailor-mars", "rubeus", "saphir", "jadeite", "wiseman"), setup=Setup("tag_team", 3))
    match.uses = [0] * 6
    lay_out(match, {0: [(20, 9)], 1: [(4, 1)], 2: [(12, 3)], 3: [(12, 7)], 4: [(6, 6)], 5: [(20, 2)]})
    chooses(match, "power 0>0", rolls=[5])
    chooses(match, "tag saphir")
    offered = texts(match)
    chooses(match, "tag wiseman")

    assert offered == ["power 0>0", "tag wiseman"]
    assert asked(match) == (0, "turn")


@rule("dice#tag-team")
def test_d36_also_right_after_a_withdrawal() -> None:
    """The side withdrew, and who came in was knocked out: who steps in now may withdraw all the same."""
    match = scene(("kunzite", "sailor-mars", "rubeus", "saphir", "jadeite", "wiseman"), setup=Setup("tag_team", 3))
    match.uses = [0] * 6
    lay_out(match, {0: [(20, 9)], 1: [(4, 1)], 2: [(12, 3)], 3: [(12, 7)], 4: [(6, 6)], 5: [(20, 2)]}, turn=1)
    chooses(match, "tag saphir")
    chooses(match, "power 0>0", rolls=[5])
    chooses(match, "tag wiseman")

    assert texts(match) == ["pass", "tag sailor-mars"]
