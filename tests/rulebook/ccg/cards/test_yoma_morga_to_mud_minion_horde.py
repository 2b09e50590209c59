"""The Yoma up to the Mud Minion Horde, each by its name: how it defends itself, and how it hits back."""

from __future__ import annotations

import pytest

from rule import rule
from rulebook.ccg.asking import answer, attackers, end_turn, texts, who
from rulebook.ccg.attacks import attack, attacked, combined, defend, throw, won_and_lost
from rulebook.ccg.looking import damage, discards, in_play, power, wounds
from rulebook.ccg.table import BYSTANDER, MARS, MERCURY, MOON, VENUS, table
from rulebook.ccg.telling import told


@rule("ccg#defence", "ccg#hit-back")
def test_morga() -> None:
    """For every Body, as long as there is one, its owner picks an Item or Person of the attacking player."""
    state = attacked("morga + 3 body", pie=["artemis, love-letter, chad-kumada"])
    defend(state, "thieves")
    assert who(state) == (1, "rob")
    answer(state, 1, "discard love-letter")
    defend(state, "thieves")
    answer(state, 1, "discard chad-kumada")
    defend(state)

    assert discards(state, 0) == "love-letter chad-kumada"
    assert [in_play(state, 0), power(state, "morga")] == [f"{VENUS} artemis", "1 body"]
    assert [damage(state, "morga"), wounds(state)] == [30, [20]]


@rule("ccg#defence")
def test_kyurene() -> None:
    """Fly Away costs a challenge: won, the attack is avoided and hit back all the same."""
    assert won_and_lost("kyurene", "fly-away") == [(0, [20]), (30, [20])]


@rule("ccg#defence")
def test_titus() -> None:
    """A Soul brings an Item of the own deck into play."""
    state = attacked("titus + soul", decks=["lunch", "luna lunch costume"])
    defend(state, "item-creation")
    assert who(state) == (1, "search")
    assert texts(state) == ["search lunch", "search costume", "pass"]
    answer(state, 1, "search costume")

    assert in_play(state, 1) == f"{BYSTANDER} titus costume"
    assert [power(state, "titus"), discards(state, 1)] == ["nothing", "soul"]
    assert sorted(state.decks[1]) == sorted(table(hands=["luna lunch"]).hands[0])
    assert [damage(state, "titus"), wounds(state)] == [30, [20]]


@rule("ccg#defence", "ccg#hit-back")
def test_black_widow() -> None:
    """One win of two holds the attacker, now and next turn; two hold the whole team.  It never hits back."""
    state = attacked("black-widow", team=MOON)
    defend(state, "sticky-thread-trap")
    throw(state, owner_wins=False)
    throw(state, owner_wins=False)

    assert [damage(state, "black-widow"), wounds(state)] == [30, [0, 0]]

    for rounds in ((True, False), (False, True), (True, True)):
        state = attacked("black-widow", team=f"{MOON} + 2 soul /10", others="titus", mine="bakene")
        defend(state, "sticky-thread-trap")
        for won in rounds:
            throw(state, owner_wins=won)
        assert [damage(state, "black-widow"), wounds(state)] == [0, [0, 10]]
        assert f"attack {MOON} moon-tiara-magic titus" in texts(state)
        end_turn(state, until=0)
        assert [state.turns, attackers(state)] == [[4, 4], set() if all(rounds) else {MOON}]
        end_turn(state, until=0)
        assert [state.turns, attackers(state)] == [[5, 5], {MOON, MARS}]


@rule("ccg#damage")
def test_leo_the_lion() -> None:
    """30 less from every attack, without a question; a single blow of 40 brings it down."""
    state = attacked("leo-the-lion")

    assert [damage(state, "leo-the-lion"), wounds(state)] == [0, [40]]

    state = table(allies=[f"{MOON} + 3 soul"], enemies=["", "leo-the-lion"])
    attack(state, MOON, "moon-healing-activation", "leo-the-lion")
    end_turn(state)

    assert [state.points, in_play(state, 1)] == [[1, 0], BYSTANDER]


@rule("ccg#hit-back")
def test_yasha() -> None:
    """Spy costs a Mind and shows the attacking player's hand to one alone.  Its thorn hurts turn after turn."""
    state = attacked("yasha + mind", hands=["luna rats"], others="bakene", mine="bakene")
    defend(state, "spy")
    assert any("Luna" in line for line in told(state, 1))
    assert not any("Rats" in line for line in told(state))
    assert state.known[1][0] == tuple(state.hands[0])
    assert [power(state, "yasha"), damage(state, "yasha"), wounds(state)] == ["nothing", 30, [10]]

    for turns, hurt in ((4, 20), (5, 30)):
        end_turn(state, until=0)
        assert [state.turn, state.turns[0], wounds(state)] == [0, turns, [hurt]]


@rule("ccg#combined-attack")
def test_yasha_pricks_whom_it_wounded() -> None:
    """After a combined attack the thorn is in who took the damage, and in nobody else."""
    state = combined("yasha", others="bakene")
    throw(state, owner_wins=False)
    answer(state, 0, "take 0")

    assert wounds(state) == [0, 10]
    assert [bool(piece.thorns) for piece in state.allies[0]] == [False, True]


@rule("ccg#damage")
def test_game_machine_man() -> None:
    """20 less from every attack."""
    state = attacked("game-machine-man")

    assert [damage(state, "game-machine-man"), wounds(state)] == [10, [30]]


@rule("ccg#hit-back")
@pytest.mark.parametrize(("won", "hurt"), [(True, 60), (False, 30)])
def test_bobo_the_vulture(won: bool, hurt: int) -> None:
    """Punch is free.  Left Hook discards a Soul: 30, or 60 after a won challenge."""
    state = attacked("bobo-the-vulture")

    assert [damage(state, "bobo-the-vulture"), wounds(state)] == [30, [10]]

    state = attacked("bobo-the-vulture + 2 soul")
    assert texts(state) == ["hit punch", "hit left-hook paid"]
    answer(state, 1, "hit left-hook paid")
    throw(state, owner_wins=won)

    assert [power(state, "bobo-the-vulture"), wounds(state)] == ["1 soul", [hurt]]


@rule("ccg#damage")
def test_bumboo() -> None:
    """10 less from every attack."""
    state = attacked("bumboo")

    assert [damage(state, "bumboo"), wounds(state)] == [20, [50]]


@rule("ccg#hit-back")
@pytest.mark.parametrize(("won", "hurt"), [(True, 70), (False, 40)])
def test_veena(won: bool, hurt: int) -> None:
    """Skate Kick is free.  Falling rocks cost two Soul: 40, or 70 after a won challenge."""
    state = attacked("veena + soul")

    assert [damage(state, "veena"), wounds(state), power(state, "veena")] == [30, [10], "1 soul"]

    state = attacked("veena + 2 soul")
    answer(state, 1, "hit create-falling-rocks paid")
    throw(state, owner_wins=won)

    assert [power(state, "veena"), discards(state, 1), wounds(state)] == ["nothing", "soul soul", [hurt]]


@rule("ccg#hit-back")
def test_techniclon() -> None:
    """It may catch the attack by a challenge, and returns it for two Body; with fewer it has nothing to hit with."""
    state = attacked("techniclon + 2 body")
    defend(state, "catch-the-attack")
    throw(state, owner_wins=True)
    answer(state, 1, "hit return-attack paid")

    assert [damage(state, "techniclon"), wounds(state), power(state, "techniclon")] == [0, [30], "nothing"]

    state = attacked("techniclon + body")
    defend(state, "catch-the-attack")
    throw(state, owner_wins=False)

    assert [damage(state, "techniclon"), wounds(state), power(state, "techniclon")] == [30, [0], "1 body"]


@rule("ccg#hit-back")
def test_bakene() -> None:
    """It just hits, with 50."""
    state = attacked("bakene")

    assert [damage(state, "bakene"), wounds(state)] == [30, [50]]


@rule("ccg#defence")
def test_mitsuaami() -> None:
    """Wind Blast: won, the attack is prevented, and nobody is hurt."""
    assert won_and_lost("mitsuaami", "wind-blast") == [(0, [0]), (30, [30])]


@rule("ccg#defence")
def test_polite_society() -> None:
    """Two Body and a won challenge: no attack now, nor next turn of the attacker; the Body is gone either way."""
    state = attacked("polite-society + 2 body", mine="bakene", charged="1 body")
    defend(state, "encase-in-wax")
    throw(state, owner_wins=False)

    assert [damage(state, "polite-society"), wounds(state), power(state, "polite-society")] == [30, [40], "nothing"]
    assert state.allies[0][0].idle == 0

    state = attacked("polite-society + 2 body", team=f"{VENUS} + 2 mind", mine="bakene")
    defend(state, "encase-in-wax")
    throw(state, owner_wins=True)
    assert [damage(state, "polite-society"), wounds(state), discards(state, 1)] == [0, [0, 0], "body body"]
    end_turn(state, until=0)

    assert texts(state) == [f"attack {VENUS} venus-crescent-beam-smash polite-society", "done"]


@rule("ccg#defence", "ccg#hit-back")
def test_fro() -> None:
    """Encase in Ice prevents the attack on a win.  Explosive Breath hits 30, and on a win the whole team."""
    state = attacked("fro", team=f"{MOON}, {MERCURY}")
    defend(state, "encase-in-ice")
    throw(state, owner_wins=True)

    assert [damage(state, "fro"), wounds(state)] == [0, [0, 0, 0]]

    for won, hurt in ((True, [30, 30, 30]), (False, [30, 0, 0])):
        state = attacked("fro", team=f"{MOON}, {MERCURY}")
        defend(state, "encase-in-ice")
        throw(state, owner_wins=False)
        throw(state, owner_wins=won)

        assert [damage(state, "fro"), wounds(state)] == [30, hurt]


@rule("ccg#defence")
def test_papion() -> None:
    """Fly Away: won, the attack is avoided and hit back all the same."""
    assert won_and_lost("papion", "fly-away") == [(0, [30]), (30, [30])]


@rule("ccg#challenge", "ccg#damage")
def test_mud_minion_horde() -> None:
    """Win: avoided.  Loss: twice the damage.  Tie: prevented, and the Horde is discarded; nobody scores it."""
    for won, hurt in ((True, 0), (False, 60)):
        state = attacked("mud-minion-horde")
        defend(state, "unpredictable")
        throw(state, owner_wins=won)

        assert [damage(state, "mud-minion-horde"), wounds(state)] == [hurt, [50]]

    state = attacked("mud-minion-horde + mind")
    defend(state, "unpredictable")
    throw(state, owner_wins=None)
    answer(state, 1, "topmost mud-minion-horde")

    assert [in_play(state, 1), discards(state, 1), wounds(state)] == [BYSTANDER, "mind mud-minion-horde", [0]]
    end_turn(state)
    assert state.points == [0, 0]


@rule("ccg#defence")
def test_the_horde_need_not_gamble() -> None:
    """Its defence costs nothing and may cost much: its owner may leave it."""
    state = attacked("mud-minion-horde")
    defend(state, "pass")

    assert [damage(state, "mud-minion-horde"), wounds(state)] == [30, [50]]
