"""Pointing at things in Dice Challenge: what they mean, and why they cannot be chosen."""

from __future__ import annotations

from odango.core.engine import choose, run
from odango.core.rng import Rng
from odango.core.view import offer
from odango.games.dice import GAME
from odango.games.dice.characters import character
from odango.games.dice.match import nominations
from odango.games.dice.setup import Setup
from rule import rule
from rulebook.any_game import NO_PART, refs_of, why
from rulebook.dice.table import SINGLE, TAG, chooses, duel, lay_out, lost_round, opening, scene


@rule("dice#power-attack", "dice#skill-attack")
def test_what_an_attack_concerns() -> None:
    """The dice that attack and the die attacked."""
    match = duel("kunzite", "wiseman", mine=[(8, 2), (10, 5), (20, 20)], theirs=[(20, 7), (20, 19)])

    assert refs_of(match, "power 2>1") == ("die:0:2", "die:1:1")
    assert refs_of(match, "skill 0,1>0") == ("die:0:0", "die:0:1", "die:1:0")
    assert why(match, "die:0:0", "die:1:0") is None
    assert why(match, "die:0:0") is None


@rule("dice#power-attack", "dice#skill-attack")
def test_why_these_dice_cannot_attack_that_one() -> None:
    """Too weak, or not the sum; the same sentences as for a choice that is written."""
    match = duel("kunzite", "wiseman", mine=[(8, 2), (10, 6), (20, 20)], theirs=[(20, 9), (20, 19)])

    assert why(match, "die:0:0", "die:1:0") == ("power-attack", "Your 2 is less than the 9 you want to take.")
    assert why(match, "die:0:0", "die:0:1", "die:1:0") == ("skill-attack", "The dice show 8 together, not 9.")


@rule("dice#your-turn")
def test_why_a_single_die_is_of_no_use() -> None:
    """A die of one's own that is in no attack, one of theirs that nothing takes, several with no target."""
    match = duel("kunzite", "wiseman", mine=[(8, 2), (8, 3), (20, 8)], theirs=[(20, 7), (20, 20)])

    assert why(match, "die:0:2") is None
    assert why(match, "die:0:0") == ("your-turn", "This 2 can take no die now, alone or together with others.")
    assert why(match, "die:0:0", "die:0:1") == (
        "your-turn",
        "These dice show 5 together; with or without others of yours they take no die now.",
    )
    assert why(match, "die:1:1") == (
        "your-turn",
        "None of your dice shows 20 or more, and no dice of yours show exactly 20 together.",
    )
    assert why(match, "die:1:0", "die:1:1") == ("your-turn", "One attack takes one die.")
    assert why(match, "die:0:7") == ("your-turn", "There is no such die on the table.")
    assert why(match, "die:0:2", "die:1:7") == ("your-turn", "There is no such die on the table.")
    assert why(match, "reserve:0:12") == ("your-turn", "That die is not in the fight.")
    assert why(match, "die:0:2", "ability:0") == ("your-turn", NO_PART)
    assert why(match, "fighter:1") == ("your-turn", NO_PART)


@rule("dice#masked-defender")
def test_why_a_shielded_die_cannot_be_taken() -> None:
    """Neither alone nor with dice that would take it; and before that, the defender has to answer."""
    match = duel("kunzite", "tuxedo-mask", mine=[(8, 8), (20, 20)], theirs=[(8, 3), (20, 5)])
    chooses(match, "power 0>0")
    assert [option.refs for option in offer(match, 1)] == [(), ()]
    assert why(match, "die:1:1") == ("masked-defender", "Say first whether you shield the die that is attacked.")
    chooses(match, "shield")

    assert why(match, "die:1:0") == ("masked-defender", "That die is shielded this turn.")
    assert why(match, "die:0:1", "die:1:0") == ("masked-defender", "That die is shielded this turn.")
    assert why(match, "ability:0") == ("your-turn", NO_PART)


@rule("dice#droid-dice")
def test_why_a_droid_die_cannot_join() -> None:
    """It goes with a die in play, at its size."""
    match = duel("droids", "kunzite", mine=[(1, 1), (2, 2)], theirs=[(20, 7)])

    assert refs_of(match, "skill 0,+d6>0") == ("die:0:0", "droid:6", "die:1:0")
    assert why(match, "droid:4", "die:0:0", "die:1:0") is None
    assert why(match, "droid:6", "die:0:1", "die:1:0") == ("skill-attack", "The dice show 8 together, not 7.")
    for things in (["droid:12"], ["droid:6", "droid:4"], ["droid:5", "die:0:0", "die:1:0"], ["droid:12", "die:1:0"]):
        assert why(match, *things) == ("droid-dice", "That Droid Die cannot join this attack.")


@rule("dice#abilities")
def test_why_an_ability_cannot_be_used() -> None:
    match = duel("luna-and-artemis", "wiseman", mine=[(8, 2), (20, 20)], theirs=[(20, 3)])

    assert refs_of(match, "use command-centre") == ("ability:0",)
    assert why(match, "ability:1") == ("abilities", "That ability cannot be used now.")
    assert why(match, "ability:9") == ("your-turn", NO_PART)


@rule("dice#command-centre")
def test_why_a_die_cannot_be_picked_to_roll_again() -> None:
    """Twice, or another's; and one after another."""
    match = duel("luna-and-artemis", "wiseman", mine=[(8, 2), (12, 4), (20, 20)], theirs=[(20, 3)])
    chooses(match, "use command-centre")
    assert refs_of(match, "pick 1") == ("die:0:1",)
    chooses(match, "pick 0")

    assert refs_of(match, "roll") == ()
    assert why(match, "die:0:0") == ("command-centre", "That die is picked already.")
    assert why(match, "die:1:0") == ("command-centre", "You can roll only your own dice again.")
    assert why(match, "die:0:1", "die:0:2") == ("command-centre", "Pick the dice one after another.")


@rule("dice#dark-kingdom")
def test_why_a_die_cannot_be_rolled_once_more() -> None:
    match = duel("nephrite", "wiseman", mine=[(4, 3), (6, 2), (12, 9)], theirs=[(12, 2), (20, 19)])
    chooses(match, "power 1>0", rolls=[1])
    no = ("dark-kingdom", "Only dice that have just attacked can be rolled once more.")

    assert refs_of(match, "again 1") == ("die:0:1",)
    assert why(match, "die:0:2") == why(match, "die:1:0") == no


@rule("dice#crystal-ball")
def test_why_a_starting_roll_cannot_be_made_again() -> None:
    """Only fighters who have rolled."""
    match = opening("queen-beryl", "wiseman", rolls=[1] * 4 + [2] * 4)

    assert refs_of(match, "leave") == ()
    assert why(match, "fighter:0") is None
    match.dice[1] = ()
    assert why(match, "fighter:1") == ("crystal-ball", "Wiseman has no starting roll to make again.")


@rule("dice#legendary-silver-crystal")
def test_why_a_reserve_die_cannot_join() -> None:
    match = duel("queen-serenity", "wiseman", mine=[(8, 2)], theirs=[(20, 3)], reserve={0: (6, 12), 1: (4,)})
    chooses(match, "use legendary-silver-crystal")

    assert refs_of(match, "lend d12") == ("reserve:0:12",)
    assert why(match, "reserve:1:4") == (
        "legendary-silver-crystal",
        "Only Reserve Dice of the fighter in the fight can join it.",
    )


@rule("dice#kings-hologram")
def test_why_a_die_cannot_be_taken_back() -> None:
    """Only what this fighter lost, which lies in the other side's pile."""
    match = duel("king-endymion", "wiseman", mine=[(8, 2)], theirs=[(20, 3)], captured=([10], [6, 20]))
    chooses(match, "use kings-hologram")
    no = ("kings-hologram", "Your fighter in the fight has not lost that die.")

    assert refs_of(match, "recover d6") == ("captured:1:6",)
    assert why(match, "captured:0:10") == why(match, "captured:1:10") == no


@rule("dice#tag-team")
def test_why_a_fighter_cannot_be_tagged_in() -> None:
    """Not one of the other side, not one without dice; and dice on the sidelines are not in the fight."""
    line_up = ("kunzite", "wiseman", "sailor-mars", "rubeus")
    rows = {0: [(8, 8)], 1: [(8, 3), (20, 19)], 2: [(6, 6)], 3: [(4, 1)]}
    match = lay_out(scene(line_up, setup=TAG, seats=4), rows)

    assert refs_of(match, "tag sailor-mars") == ("fighter:2",)
    assert why(match, "fighter:1") == ("tag-team", "That fighter cannot be tagged in.")
    assert why(match, "die:2:0") == ("your-turn", "That die is not in the fight.")


@rule("dice#tag-team")
def test_why_a_fighter_cannot_step_in() -> None:
    line_up = ("sailor-moon", "wiseman", "sailor-mars", "rubeus")
    rows = {0: [(8, 8)], 1: [(8, 3)], 2: [(6, 6)], 3: [(4, 1)]}
    match = lay_out(scene(line_up, setup=TAG, seats=4), rows)
    chooses(match, "power 0>0", rolls=[1])

    assert refs_of(match, "tag rubeus") == ("fighter:3",)
    assert why(match, "fighter:2") == why(match, "fighter:1") == ("tag-team", "That fighter cannot be tagged in.")


@rule("dice#single-combat")
def test_why_a_fighter_cannot_be_sent() -> None:
    """Not who has just fought, and nobody of the other team."""
    match = scene(("kunzite", "wiseman", "sailor-mars", "rubeus"), setup=SINGLE, seats=4)
    match.do(nominations(match))
    run(match)

    assert refs_of(match, "send sailor-mars", seat=0) == ("fighter:2",)
    assert why(match, "fighter:0", seat=0) == (
        "single-combat",
        "Kunzite has just fought; somebody else must fight the next round.",
    )
    assert why(match, "fighter:3", seat=0) == ("single-combat", "That fighter is not on your team.")


@rule("dice#choosing-characters")
def test_why_a_character_cannot_be_chosen() -> None:
    """Not one that is taken."""
    match = GAME.start(Setup(choose="open"), 2, Rng(1))
    kunzite = f"character:{character('kunzite')}"
    assert refs_of(match, "kunzite") == (kunzite,)
    choose(match, 0, character("kunzite"))

    assert why(match, kunzite) == ("choosing-characters", "Kunzite is already chosen.")
    assert why(match, "character:99") == ("choosing-characters", NO_PART)


@rule("dice#reserve-dice")
def test_why_a_die_cannot_change_after_a_loss() -> None:
    """One's own reserve alone, unless an ability says otherwise."""
    match = lost_round("kunzite", "wiseman", reserve={0: (12,), 1: (8,)})

    assert refs_of(match, "convert d12 of kunzite") == ("reserve:0:12",)
    assert refs_of(match, "decline") == ()
    theirs = ("reserve-dice", "Nobody on your side has an ability that changes the other side’s dice now.")
    assert why(match, "reserve:1:8") == why(match, "starting:1:8") == theirs
    assert why(match, "starting:0:8") == ("reserve-dice", "That is a Starting Die already.")


@rule("dice#malefic-black-crystal", "dice#death-phantom")
def test_what_changes_of_the_other_side_concern() -> None:
    remover = lost_round("saphir", "wiseman", starting={1: (8,)}, reserve={0: (12,), 1: ()})
    thief = lost_round("wiseman", "kunzite", reserve={0: (12,), 1: (8, 20)})

    assert why(remover, "starting:1:8") == ("malefic-black-crystal", "That die cannot be removed.")
    assert refs_of(thief, "steal d8 of kunzite") == ("reserve:1:8",)


@rule("dice#single-combat")
def test_why_dice_of_who_does_not_fight_next_stay() -> None:
    match = scene(("kunzite", "wiseman", "sailor-mars", "rubeus"), setup=SINGLE, seats=4, reserve={0: (12,), 2: (6,)})
    lay_out(match, {0: [(4, 1)], 1: [(4, 4)]}, turn=1)
    chooses(match, "power 0>0")
    for seat, text in ((0, "send sailor-mars"), (1, "send rubeus")):
        chooses(match, text, seat=seat)

    assert match.pending[0].kind == "after-loss"
    assert why(match, "reserve:2:6") is None
    assert why(match, "reserve:0:12") == ("reserve-dice", "Only dice of whoever fights the next round can change.")
