"""The Yoma from Baamu on, each by its name: how it defends itself, and how it hits back."""

from __future__ import annotations

import pytest

from rule import rule
from rulebook.ccg.asking import answer, texts, who
from rulebook.ccg.attacks import attacked, defend, throw, won_and_lost
from rulebook.ccg.looking import damage, discards, in_play, power, wounds
from rulebook.ccg.telling import told


@rule("ccg#defence", "ccg#knowledge")
@pytest.mark.parametrize(("whose", "seat"), [("A", 0), ("B", 1)])
def test_baamu(whose: str, seat: int) -> None:
    """A Soul lets its owner alone see the first five cards of a deck, the own or an opponent's."""
    decks = ["5 luna rats", "5 luna rats"]
    state = attacked("baamu + soul", decks=decks)
    defend(state, "fortune-telling")
    assert who(state) == (1, "whose-deck")
    assert texts(state) == ["look B", "look A"]
    answer(state, 1, f"look {whose}")

    assert state.seen[seat] == [0, 2, 2, 2, 2, 2]
    assert state.seen[1 - seat] == [0] * 6
    assert any("Luna" in line for line in told(state, 1))
    assert not any("Luna" in line for line in told(state, 0) + told(state))
    assert [power(state, "baamu"), damage(state, "baamu"), wounds(state)] == ["nothing", 30, [20]]


@rule("ccg#defence")
def test_iguaala() -> None:
    """A Body prevents the attack without a challenge; without one it is hit, and hits back."""
    state = attacked("iguaala + body")
    defend(state, "hypnotized-by-shaneera-pets")

    assert [damage(state, "iguaala"), wounds(state), discards(state, 1)] == [0, [0], "body"]

    state = attacked("iguaala + soul")

    assert [damage(state, "iguaala"), wounds(state), power(state, "iguaala")] == [30, [40], "1 soul"]


@rule("ccg#defence", "ccg#turn")
def test_ramwoir() -> None:
    """A Mind and a won challenge cost the attacking player the next turn.  This attack goes on."""
    for won in (True, False):
        state = attacked("ramwoir + mind", decks=["3 luna", "3 luna"])
        defend(state, "time-control")
        throw(state, owner_wins=won)

        assert [damage(state, "ramwoir"), wounds(state), discards(state, 1)] == [30, [10], "mind"]
        assert state.skips == [won, False]


@rule("ccg#defence")
def test_tensie() -> None:
    """Won, the attack is prevented."""
    assert won_and_lost("tensie", "encase-body-in-a-weed-tennis-ball") == [(0, [0]), (30, [30])]


@rule("ccg#hit-back")
def test_petasos() -> None:
    """It gives the attack back if it wins a challenge, and 10 if it does not."""
    for won, hurt in ((True, 30), (False, 10)):
        state = attacked("petasos")
        assert state.contest is not None
        assert state.contest.owner == 1
        throw(state, owner_wins=won)

        assert [damage(state, "petasos"), wounds(state)] == [30, [hurt]]


@rule("ccg#defence")
def test_derela() -> None:
    """For a Mind its owner picks a Person of the attacking player; Items are safe."""
    state = attacked("derela + mind", pie=["artemis, chad-kumada, lunch", "melvin-gurio"])
    defend(state, "negazoom-beam")
    assert [who(state), texts(state)] == [(1, "rob"), ["discard artemis", "discard chad-kumada"]]
    answer(state, 1, "discard artemis")

    assert in_play(state, 0).endswith("chad-kumada lunch")
    assert in_play(state, 1).endswith("melvin-gurio")
    assert [discards(state, 0), discards(state, 1)] == ["artemis", "mind"]
    assert [damage(state, "derela"), wounds(state)] == [30, [10]]


@rule("ccg#defence")
def test_jumo() -> None:
    """A Body heals 20 before the attack arrives."""
    state = attacked("jumo + body /40")
    defend(state, "regeneration")

    assert [damage(state, "jumo"), wounds(state), discards(state, 1)] == [50, [10], "body"]

    state = attacked("jumo + body /10")
    defend(state, "regeneration")

    assert damage(state, "jumo") == 30


@rule("ccg#defence")
def test_pox() -> None:
    """Acrobatics: won, the attack is avoided and hit back all the same."""
    assert won_and_lost("pox", "acrobatics") == [(0, [40]), (30, [40])]


@rule("ccg#hit-back")
def test_ninjana() -> None:
    """Shuriken are free.  To multiply costs a Mind: 40, or 70 after a won challenge."""
    state = attacked("ninjana")

    assert [damage(state, "ninjana"), wounds(state)] == [30, [10]]

    for won, hurt in ((True, 70), (False, 40)):
        state = attacked("ninjana + mind")
        assert texts(state) == ["hit shuriken", "hit multiply-and-attack paid"]
        answer(state, 1, "hit multiply-and-attack paid")
        throw(state, owner_wins=won)

        assert [power(state, "ninjana"), wounds(state)] == ["nothing", [hurt]]

    state = attacked("ninjana + mind")
    answer(state, 1, "hit shuriken")

    assert [power(state, "ninjana"), wounds(state)] == ["1 mind", [10]]


@rule("ccg#defence", "ccg#hit-back")
def test_doom_and_gloom_girls() -> None:
    """A Mind and a won challenge: one other Monster of its owner strikes too; no Villain, and nobody else's."""
    for won, hurt in ((True, 80), (False, 50)):
        state = attacked("doom-and-gloom-girls + mind", others="titus, petasos, jedite, mitsuaami", mine="bakene")
        defend(state, "vine-trap")
        throw(state, owner_wins=won)
        if won:
            assert texts(state) == ["helper titus", "helper petasos", "helper mitsuaami"]
            answer(state, 1, "helper mitsuaami")

        assert [damage(state, "doom-and-gloom-girls"), wounds(state)] == [30, [hurt]]
        assert [damage(state, "mitsuaami"), discards(state, 1)] == [0, "mind"]


@rule("ccg#defence")
def test_doom_and_gloom_girls_need_company() -> None:
    """Where no other Monster is, there is nothing to pay for."""
    state = attacked("doom-and-gloom-girls + mind", others="jedite")

    assert [power(state, "doom-and-gloom-girls"), wounds(state)] == ["1 mind", [50]]


@rule("ccg#defence", "ccg#hit-back")
def test_water_sprite() -> None:
    """A Soul avoids the attack without a challenge, another one hits for 60; with none left it does not hit back."""
    state = attacked("water-sprite + 2 soul")
    defend(state, "fly-away")
    answer(state, 1, "hit spiked-tail paid")

    assert [damage(state, "water-sprite"), wounds(state), discards(state, 1)] == [0, [60], "soul soul"]

    state = attacked("water-sprite + soul")
    defend(state, "fly-away")

    assert [damage(state, "water-sprite"), wounds(state), discards(state, 1)] == [0, [0], "soul"]

    state = attacked("water-sprite")

    assert [damage(state, "water-sprite"), wounds(state)] == [30, [0]]
