"""The Droids, each by its name: how it defends itself, and how it hits back."""

from __future__ import annotations

import pytest

from rule import rule
from rulebook.ccg.asking import answer, attackers, end_turn, offered, texts, who
from rulebook.ccg.attacks import attack, attacked, combined, defend, throw
from rulebook.ccg.looking import damage, discards, in_play, power, wounds
from rulebook.ccg.table import BYSTANDER, JUPITER, MARS, MERCURY, MOON, table


@rule("ccg#defence", "ccg#rejuvenation")
def test_frosty() -> None:
    """Two Mind and a won challenge: the attacker sleeps; no attack, and no rejuvenation, now and next turn."""
    state = attacked("frosty + 2 mind")
    defend(state, "deep-sleep")
    throw(state, owner_wins=False)

    assert [damage(state, "frosty"), wounds(state), discards(state, 1)] == [30, [30], "mind mind"]

    hands = ["good-nights-rest"]
    team = f"{JUPITER} + 2 body /40, {MARS} + 2 soul /40"
    state = table([team], ["bakene", "frosty + 2 mind"], hands=hands, step=2)
    answer(state, 0, "play good-nights-rest", f"rest {JUPITER}")
    attack(state, JUPITER, "jupiter-thunder-crash", "frosty")
    defend(state, "deep-sleep")
    throw(state, owner_wins=True)
    assert [damage(state, "frosty"), wounds(state), discards(state, 1)] == [0, [40, 40], "mind mind"]
    assert not any(JUPITER in text for text in texts(state))
    end_turn(state, until=0)
    answer(state, 0, "done")
    assert not any(JUPITER in text for text in texts(state))
    assert f"rejuvenate {MARS} 1" in texts(state)
    end_turn(state, until=0)
    answer(state, 0, "done")
    assert f"rejuvenate {JUPITER} 1" in texts(state)
    assert attackers(state) == {JUPITER, MARS}


@rule("ccg#hit-back")
def test_thunderclap() -> None:
    """30 for nothing, 60 for a Body; the Body may be kept."""
    assert wounds(attacked("thunderclap")) == [30]

    for text, hurt, left in (("hit lightning", 30, "1 body"), ("hit lightning paid", 60, "nothing")):
        state = attacked("thunderclap + body")
        assert [who(state), texts(state)] == [(1, "hit-back"), ["hit lightning", "hit lightning paid"]]
        answer(state, 1, text)

        assert [damage(state, "thunderclap"), wounds(state), power(state, "thunderclap")] == [30, [hurt], left]


@rule("ccg#defence")
def test_avocado() -> None:
    """Rotten Stench prevents on a win.  Any two Power swap: an Item in play goes, one of the own deck comes."""
    state = attacked("avocado + body soul", pie=["lunch", "costume"], decks=["", "luna-ball luna"])
    defend(state, "item-swap")
    answer(state, 1, "topmost soul-power")
    assert [who(state), texts(state)] == [(1, "rob"), ["discard lunch", "discard costume"]]
    answer(state, 1, "discard lunch", "search luna-ball")
    defend(state, "rotten-stench")
    throw(state, owner_wins=True)

    assert [discards(state, 0), discards(state, 1)] == ["lunch", "body soul"]
    assert in_play(state, 1) == f"{BYSTANDER} avocado costume luna-ball"
    assert [damage(state, "avocado"), wounds(state)] == [0, [0]]

    state = attacked("avocado")
    defend(state, "rotten-stench")
    throw(state, owner_wins=False)

    assert [damage(state, "avocado"), wounds(state)] == [30, [20]]


@rule("ccg#card-text")
def test_avocado_fetches_where_there_is_nothing_to_discard() -> None:
    """What cannot be done is left out, and the rest goes on."""
    state = attacked("avocado + 2 mind", decks=["", "luna-ball"])
    defend(state, "item-swap")
    answer(state, 1, "search luna-ball")
    defend(state)

    assert in_play(state, 1) == f"{BYSTANDER} avocado luna-ball"


@rule("ccg#defence")
def test_grim_man() -> None:
    """Two Soul and a won challenge: every Person in play is discarded, the own ones too.  Items stay."""
    pie = ["ofuda-scroll, artemis", "melvin-gurio, rini, lunch", "luna"]
    state = attacked("grim-man + 2 soul", pie=pie)
    defend(state, "induce-sleep")
    throw(state, owner_wins=True)
    assert [who(state), texts(state)] == [(1, "rob"), ["discard melvin-gurio", "discard rini"]]
    answer(state, 1, "discard rini")

    assert [discards(state, seat) for seat in range(3)] == ["artemis", "soul soul rini melvin-gurio", "luna"]
    assert [in_play(state, 0).split()[1:], in_play(state, 1).split()[2:]] == [["ofuda-scroll"], ["lunch"]]
    assert [damage(state, "grim-man"), wounds(state)] == [30, [60]]

    state = attacked("grim-man + 2 soul", pie=pie)
    defend(state, "induce-sleep")
    throw(state, owner_wins=False)

    assert [discards(state, seat) for seat in range(3)] == ["", "soul soul", ""]


@rule("ccg#defence")
def test_animal_instinct() -> None:
    """Up to three Mind, each for a challenge about a Person that its owner picks before; every win discards it."""
    state = attacked("animal-instinct + 4 mind", pie=["artemis, chad-kumada, rini, ms-haruna, lunch"])
    for person, won in (("artemis", True), ("rini", False), ("rini", True)):
        defend(state, "cause-anger")
        assert [who(state)[0], "discard lunch" in texts(state)] == [1, False]
        answer(state, 1, f"discard {person}")
        assert person in in_play(state, 0)
        throw(state, owner_wins=won)

    assert [discards(state, 0), discards(state, 1)] == ["artemis rini", "mind mind mind"]
    assert [power(state, "animal-instinct"), damage(state, "animal-instinct")] == ["1 mind", 30]
    assert wounds(state) == [30]


@rule("ccg#hit-back")
def test_doom_and_gloom_guys() -> None:
    """Two Body: 60 to the attacker and 30 to one other of that player, whom its owner picks."""
    state = attacked("doom-and-gloom-guys + 2 body", team=f"{MOON}, {MERCURY}")
    answer(state, 1, "hit split-attack paid")
    assert [who(state), texts(state)] == [(1, "victim"), [f"strike {MOON}", f"strike {MERCURY}"]]
    answer(state, 1, f"strike {MERCURY}")

    assert [damage(state, "doom-and-gloom-guys"), wounds(state)] == [30, [60, 0, 30]]
    assert discards(state, 1) == "body body"

    assert wounds(attacked("doom-and-gloom-guys + body", team=MOON)) == [0, 0]


@rule("ccg#combined-attack")
def test_doom_and_gloom_guys_strike_another_after_a_combined_attack() -> None:
    """The 60 are divided among those who took part; who stood by takes 30."""
    state = combined("doom-and-gloom-guys + 2 body", team=MERCURY)
    throw(state, owner_wins=True)
    answer(state, 1, "hit split-attack paid")
    answer(state, 0, "take 20")

    assert [damage(state, "doom-and-gloom-guys"), wounds(state)] == [60, [20, 40, 30]]


@rule("ccg#defence", "ccg#hit-back")
def test_dragon() -> None:
    """Fly Away avoids on a win.  A Mind and another win give the attack back; lost, it hits for nothing."""
    for won, hurt in ((True, 30), (False, 0)):
        state = attacked("dragon + mind")
        defend(state, "fly-away")
        throw(state, owner_wins=won)
        answer(state, 1, "hit reverse-time paid")
        throw(state, owner_wins=won)

        assert [damage(state, "dragon"), wounds(state)] == [30 - hurt, [hurt]]
        assert discards(state, 1) == "mind"

    state = attacked("dragon")
    defend(state)

    assert [damage(state, "dragon"), wounds(state)] == [30, [0]]


@rule("ccg#defence")
def test_jellax() -> None:
    """A Body and a won challenge: the attack is prevented, and its attacker may not attack next turn."""
    state = attacked("jellax + body")
    defend(state, "powder-cloud")
    throw(state, owner_wins=False)

    assert [damage(state, "jellax"), wounds(state), discards(state, 1)] == [30, [40], "body"]

    state = attacked("jellax + body", team=f"{JUPITER} + 2 body")
    defend(state, "powder-cloud")
    throw(state, owner_wins=True)
    assert [damage(state, "jellax"), wounds(state)] == [0, [0, 0]]
    end_turn(state, until=0)
    assert attackers(state) == {JUPITER}
    end_turn(state, until=0)
    assert len(attackers(state)) == 2


@rule("ccg#hit-back")
def test_rhonda() -> None:
    """It just hits, with 50."""
    state = attacked("rhonda")

    assert [damage(state, "rhonda"), wounds(state)] == [30, [50]]


@rule("ccg#defence")
def test_marzipan() -> None:
    """For a Body its owner picks an Item of the attacking player, also one that is worn."""
    state = attacked("marzipan + body", team=f"{MOON} + knight-armor", pie=["luna-ball, artemis", "lunch"])
    defend(state, "item-to-candy")
    assert [who(state), texts(state)] == [(1, "rob"), ["discard luna-ball", f"discard knight-armor {MOON}"]]
    answer(state, 1, f"discard knight-armor {MOON}")

    assert [discards(state, 0), discards(state, 1)] == ["knight-armor", "body"]
    assert in_play(state, 0).endswith("luna-ball artemis")
    assert [damage(state, "marzipan"), wounds(state)] == [30, [30, 0]]


@rule("ccg#hit-back")
def test_regalia() -> None:
    """Twice the damage of the attack, to one of the attacking player's whom its owner names."""
    state = attacked("regalia", team=f"{MOON}, {JUPITER}")
    assert [who(state)[0], len(texts(state))] == [1, 3]
    answer(state, 1, f"strike {JUPITER}")

    assert [damage(state, "regalia"), wounds(state)] == [30, [0, 0, 60]]

    assert wounds(attacked("regalia")) == [60]


@rule("ccg#rejuvenation")
def test_injector() -> None:
    """None of the attacking player's may rejuvenate next turn; in this one they still may."""
    team = f"{MOON} + 2 soul /30"
    state = attacked("injector", team=team, mine="bakene")
    defend(state, "induce-sickness")

    assert [damage(state, "injector"), wounds(state)] == [30, [10, 30]]
    assert f"rejuvenate {MOON} 1" in texts(state)
    end_turn(state, until=0)
    assert not offered(state, "rejuvenate")
    end_turn(state, until=0)
    assert f"rejuvenate {MOON} 1" in texts(state)


@rule("ccg#defence", "ccg#hit-back")
@pytest.mark.parametrize(("won", "hurt"), [(True, [20, 20]), (False, [20, 0])])
def test_mistrust(won: bool, hurt: list[int]) -> None:
    """Two wins of two discard the attacker with all it has.  Clone Attack hits 20, and on a win the whole team."""
    state = attacked("mistrust", team=MOON)
    defend(state, "hallucination-doubt")
    throw(state, owner_wins=True)
    throw(state, owner_wins=True)
    name = in_play(state, 0)

    assert [name, damage(state, "mistrust"), wounds(state)] == [MOON, 0, [0]]
    assert len(discards(state, 0).split()) == 3

    state = attacked("mistrust", team=MOON)
    defend(state, "hallucination-doubt")
    throw(state, owner_wins=True)
    throw(state, owner_wins=False)
    throw(state, owner_wins=won)

    assert [damage(state, "mistrust"), wounds(state)] == [30, hurt]


@rule("ccg#combined-attack")
def test_mistrust_doubts_all_who_combine() -> None:
    """Two wins of two discard everyone who takes part."""
    state = combined("mistrust", team=MERCURY)
    defend(state, "hallucination-doubt")
    throw(state, owner_wins=True)
    throw(state, owner_wins=True)

    assert [in_play(state, 0), damage(state, "mistrust")] == [MERCURY, 0]
