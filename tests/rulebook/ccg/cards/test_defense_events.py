"""The Defense Events, each by its name: when it can be played, what it does, and what it leaves as it was."""

from __future__ import annotations

from odango.games.ccg.cards import NUMBER
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, end_turn, finish, texts, who
from rulebook.ccg.attacks import attack, attacked, combine, combined, defend, throw
from rulebook.ccg.looking import damage, discards, gone, hand, in_play, piece, power, wounds
from rulebook.ccg.table import JUPITER, MARS, MERCURY, MOON, VENUS, name_of, table


@rule("ccg#defense-events", "ccg#challenge")
def test_run_away() -> None:
    """Win: the target is discarded; no damage, no hit-back, no points.  Lost: the attack goes on.  Villains too."""
    for target in ("bakene + 1 body /10", "catzi + 1 body"):
        state = attacked(target, hands=["", "run-away"], decks=["", "soul"])
        defend(state, "run-away")
        throw(state, owner_wins=True)
        assert (in_play(state, 1), wounds(state), state.points) == (VENUS, [0], [0, 0])
        answer(state, 1, "topmost body-power")
        assert discards(state, 1) == f"run-away {name_of(target)} body"

    state = attacked("bakene", hands=["", "run-away"])
    defend(state, "run-away")
    throw(state, owner_wins=False)
    assert (damage(state, "bakene"), wounds(state), discards(state, 1)) == (30, [50], "run-away")


@rule("ccg#defense-events", "ccg#damage", "ccg#challenge")
def test_whats_that() -> None:
    """Win: the attack does no more than 10.  Lost: it does what it does.  Either way the target hits back."""
    state = attacked("bakene", hands=["", "whats-that"], pie=["luna"])
    defend(state, "whats-that")
    throw(state, owner_wins=True)
    assert (damage(state, "bakene"), wounds(state)) == (10, [50])

    state = attacked("bakene", hands=["", "whats-that"], pie=["luna"])
    defend(state, "whats-that")
    throw(state, owner_wins=False)
    assert (damage(state, "bakene"), wounds(state), hand(state, 1)) == (40, [50], "")


def failed(target: str, defence: str, *, won: bool | None, held: str = "fail-a-test") -> Ccg:
    """Fail a Test was played for a defence, and the challenge of that defence has ended so the first time."""
    state = attacked(target, hands=["", held])
    defend(state, defence)
    answer(state, 1, "play fail-a-test")
    throw(state, owner_wins=won)
    return state


@rule("ccg#defense-events", "ccg#defence", "ccg#challenge")
def test_fail_a_test() -> None:
    """Played before a defence is decided by a challenge: that may be played again, once."""
    state = attacked("pox", hands=["", "fail-a-test soul"])
    assert texts(state) == ["defend acrobatics", "pass"]
    defend(state, "acrobatics")
    assert (who(state), texts(state)) == ((1, "save"), ["play fail-a-test", "pass"])
    answer(state, 1, "play fail-a-test")
    throw(state, owner_wins=False)
    assert (who(state), texts(state)) == ((1, "repeat"), ["pass", "again"])
    answer(state, 1, "again")
    throw(state, owner_wins=True)
    finish(state)
    assert (damage(state, "pox"), discards(state, 1)) == (0, "fail-a-test")

    state = failed("pox", "acrobatics", held="fail-a-test soul", won=False)
    answer(state, 1, "again")
    throw(state, owner_wins=False)
    finish(state)
    assert damage(state, "pox") == 30


@rule("ccg#defense-events", "ccg#challenge")
def test_fail_a_test_is_for_the_defence_alone() -> None:
    """Not for a challenge of the hit-back, of the attacker, or of another card; a win needs no second try."""
    state = attacked("nacrid", hands=["", "fail-a-test"])
    answer(state, 1, "pass")
    assert (who_throws := {one.kind for one in state.pending}) == {"throw"}, who_throws

    state = attacked("pox", pie=["mini-computer"], hands=["", "fail-a-test whats-that"])
    answer(state, 0, "use mini-computer")
    throw(state, owner_wins=False)
    defend(state, "whats-that")
    throw(state, owner_wins=False)

    state = failed("pox", "acrobatics", won=True)
    assert (damage(state, "pox"), state.attack) == (0, None)


@rule("ccg#challenge")
def test_fail_a_test_after_a_tie_that_counts() -> None:
    """The Horde's tie would cost it; its owner may have it played again, or leave it."""
    state = failed("mud-minion-horde", "unpredictable", won=None)
    answer(state, 1, "again")
    throw(state, owner_wins=True)
    assert (in_play(state, 1), damage(state, "mud-minion-horde")) == (f"{VENUS} mud-minion-horde", 0)

    state = failed("mud-minion-horde", "unpredictable", won=None)
    answer(state, 1, "pass")
    assert in_play(state, 1) == VENUS


@rule("ccg#defense-events", "ccg#challenge")
def test_green_yoma_from_london() -> None:
    """Choose a Person of anybody.  Win: that Person is discarded and the target takes nothing, but hits back."""
    pie = ["luna, artemis", "rini"]
    state = attacked("bakene", hands=["", "green-yoma-from-london"], pie=pie)
    defend(state, "green-yoma-from-london")
    assert (who(state), texts(state)) == ((1, "bystander"), ["bystander luna", "bystander artemis", "bystander rini"])
    answer(state, 1, "bystander luna")
    throw(state, owner_wins=True)
    assert (damage(state, "bakene"), wounds(state), in_play(state, 0).split()[1:]) == (0, [50], ["artemis"])

    state = attacked("bakene", hands=["", "green-yoma-from-london"], pie=pie)
    defend(state, "green-yoma-from-london")
    answer(state, 1, "bystander luna")
    throw(state, owner_wins=False)
    assert (damage(state, "bakene"), in_play(state, 0).split()[1:]) == (40, ["luna", "artemis"])

    state = attacked("bakene", hands=["", "green-yoma-from-london"], pie=["luna-pen"])
    assert texts(state) == ["pass"]


@rule("ccg#defense-events", "ccg#attack", "ccg#several-players")
def test_hidden() -> None:
    """The attacking player has to take another target in reach; what was hidden takes nothing and does not hit back."""
    enemies = ["titus", "bakene, jumo", "catzi", "pox"]
    state = table([f"{VENUS} + 2 mind"], enemies, hands=["", "hidden"], seats=4)
    attack(state, VENUS, "venus-crescent-beam-smash", "bakene")
    defend(state, "hidden")
    assert (who(state), texts(state)) == ((0, "redirect"), ["redirect jumo", "redirect pox"])
    answer(state, 0, "redirect pox")
    answer(state, 3, "pass")

    assert (damage(state, "bakene", "pox"), wounds(state), discards(state, 1)) == ([0, 40], [40], "hidden")


@rule("ccg#defense-events", "ccg#hit-back")
def test_more_dark_power() -> None:
    """The target hits back for 10 more; several add up, and nothing is gained where nothing is hit."""
    state = attacked("jumo", hands=["", "2 more-dark-power"])
    defend(state, "more-dark-power")
    defend(state, "more-dark-power")
    assert (damage(state, "jumo"), wounds(state), hand(state, 1)) == (30, [30], "")

    state = attacked("four-face", hands=["", "more-dark-power"])
    defend(state, "more-dark-power")
    assert wounds(state) == [0]


def felled(target: str, held: str, pile: str) -> Ccg:
    """Venus has attacked a card whose owner holds these, with this deck, and nobody acts any more: it is Step 6."""
    state = attacked(target, by=VENUS, team=MARS, hands=["", held], decks=["9 soul", pile])
    finish(state)
    answer(state, 0, "done")
    return state


@rule("ccg#defense-events", "ccg#defeat")
def test_not_so_tough() -> None:
    """Played when an own Monster worth 2 points is defeated: it brings 1.  It may be kept."""
    state = felled("pox /40", "not-so-tough soul", "9 soul")
    assert (who(state), texts(state), state.points) == ((1, "belittle"), ["play not-so-tough", "pass"], [0, 0])
    answer(state, 1, "play not-so-tough")
    assert (state.points, gone(state, 1), discards(state, 1)) == ([1, 0], "pox", "not-so-tough")
    assert [(score.seat, score.points) for score in state.scores] == [(0, 1)]

    state = felled("pox /40", "not-so-tough soul", "9 soul")
    answer(state, 1, "pass")
    assert (state.points, gone(state, 1)) == ([2, 0], "pox")


@rule("ccg#defeat", "ccg#knowledge")
def test_not_so_tough_is_asked_about_where_it_may_be_held() -> None:
    """Not for a Monster worth 1 or a Villain; and whether the card is in hand or deck makes no difference."""
    for target, held, pile, asks in (
        ("pox /40", "soul", "not-so-tough", True),
        ("pox /40", "not-so-tough", "soul", True),
        ("pox /40", "", "not-so-tough", False),
        ("pox /40", "soul", "soul", False),
        ("jumo /40", "not-so-tough", "soul", False),
        ("catzi /90", "not-so-tough", "soul", False),
    ):
        state = felled(target, held, pile)
        assert ("belittle" in {one.kind for one in state.pending}) is asks, target


@rule("ccg#defense-events", "ccg#damage")
def test_negative_energy_shield() -> None:
    """The attack does no more than 30, single or combined; less stays less."""
    state = combined("sapphire", moon=2, mars=2, hands=["", "negative-energy-shield"])
    defend(state, "negative-energy-shield")
    throw(state, owner_wins=True)
    assert damage(state, "sapphire") == 30

    state = attacked("game-machine-man", hands=["", "negative-energy-shield"])
    defend(state, "negative-energy-shield")
    assert damage(state, "game-machine-man") == 10


@rule("ccg#defense-events", "ccg#defeat")
def test_self_sacrifice() -> None:
    """When the target has survived and hit back it may go: all Scouts of the attacking player have 10 Health left."""
    hands = ["", "self-sacrifice soul"]
    state = attacked("bakene", team=f"{MARS}, {JUPITER}/50", mine="titus", hands=hands, decks=["9 soul", "9 soul"])
    defend(state)
    assert (who(state), texts(state), wounds(state)) == ((1, "outlast"), ["play self-sacrifice", "pass"], [50, 0, 50])
    answer(state, 1, "play self-sacrifice")
    assert (wounds(state), wounds(state, 1), damage(state, "titus")) == ([50, 50, 60], [0], 0)
    assert (damage(state, "bakene"), state.points) == (40, [0, 0])
    end_turn(state)
    assert (state.points, gone(state, 1), in_play(state, 0)) == ([1, 0], "bakene", f"{MARS} {JUPITER} titus")


@rule("ccg#defense-events")
def test_self_sacrifice_needs_a_survivor() -> None:
    """Not where the target is beaten or the attack was prevented; a Villain can, after a combined attack too."""
    state = attacked("bakene /10", hands=["", "self-sacrifice"])
    defend(state)
    assert who(state) == (0, "pause")

    state = attacked("iguaala + 1 body", hands=["", "self-sacrifice"])
    defend(state, "hypnotized-by-shaneera-pets")
    assert who(state) == (0, "pause")

    state = combined("sapphire", hands=["", "self-sacrifice"])
    defend(state)
    throw(state, owner_wins=False)
    answer(state, 1, "play self-sacrifice")
    assert (wounds(state), damage(state, "sapphire")) == ([40, 50], 250)


@rule("ccg#defense-events", "ccg#challenge")
def test_lose_powers() -> None:
    """Win: the attacker's top card is discarded, with Power and damage staying; Level 1 is safe.  Lost: nothing."""
    allies = ["sailor-mars-level-3 + 4 soul /10"]
    state = table(allies, ["", "sapphire"], hands=["", "lose-powers soul"])
    attack(state, "sailor-mars-level-3", "mars-firebird-strike", "sapphire")
    defend(state, "lose-powers")
    throw(state, owner_wins=True)
    finish(state)
    assert (in_play(state, 0), discards(state, 0)) == ("sailor-mars-level-2", "sailor-mars-level-3")
    assert (wounds(state), power(state, "sailor-mars-level-2")) == ([10], "4 soul")
    assert (piece(state, "sailor-mars-level-2").under, damage(state, "sapphire")) == ((NUMBER[MARS],), 50)

    state = table(allies, ["", "sapphire"], hands=["", "lose-powers"])
    attack(state, "sailor-mars-level-3", "mars-celestial-fire-surround", "sapphire")
    defend(state, "lose-powers")
    throw(state, owner_wins=False)
    assert (in_play(state, 0), damage(state, "sapphire")) == ("sailor-mars-level-3", 70)

    state = attacked("sapphire", hands=["", "lose-powers"])
    assert texts(state) == ["pass"]


@rule("ccg#combined-attack")
def test_lose_powers_in_a_combined_attack() -> None:
    """All attackers above Level 1 fall back; the attack, paid already, goes on."""
    allies = [f"sailor-moon-level-2 + 3 soul, {MARS} + 3 soul, sailor-mercury-level-2 + 3 mind"]
    state = table(allies, ["", "sapphire"], hands=["", "lose-powers"])
    combine(state, "sapphire", sailor_moon_level_2=1, sailor_mars_level_1=1)
    defend(state, "lose-powers")
    throw(state, owner_wins=True)
    throw(state, owner_wins=True)

    assert in_play(state, 0) == f"{MOON} {MARS} sailor-mercury-level-2"
    assert (damage(state, "sapphire"), discards(state, 0)) == (60, "soul soul sailor-moon-level-2")


@rule("ccg#defense-events", "ccg#events")
def test_defense_events_are_for_the_turns_of_others() -> None:
    """In Step 2 none of them can be played."""
    held = "run-away whats-that fail-a-test hidden more-dark-power not-so-tough self-sacrifice lose-powers"
    state = table([MERCURY], hands=[f"{held} green-yoma-from-london negative-energy-shield"], step=2)

    assert texts(state) == ["done"]
