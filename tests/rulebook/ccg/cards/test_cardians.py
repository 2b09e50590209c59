"""The Cardians, each by its name: how it defends itself, and how it hits back."""

from __future__ import annotations

from rule import rule
from rulebook.ccg.asking import answer, end_turn, texts, who
from rulebook.ccg.attacks import attacked, combine, defend, throw
from rulebook.ccg.looking import damage, discards, in_play, power, wounds
from rulebook.ccg.table import BYSTANDER, JUPITER, MARS, MOON, VENUS, table


@rule("ccg#defence")
def test_faraion() -> None:
    """For a Soul the attacker loses a Power that Faraion's owner names.  If the attack lacks it now, all is over."""
    state = attacked("faraion + soul", charged="mind")
    defend(state, "power-drain")
    assert [who(state), texts(state)] == [(1, "drain"), [f"drain body {JUPITER}", f"drain mind {JUPITER}"]]
    answer(state, 1, f"drain mind {JUPITER}")

    assert [power(state, JUPITER), damage(state, "faraion"), wounds(state)] == ["2 body", 30, [20]]
    assert [discards(state, 0), discards(state, 1)] == ["mind", "soul"]

    state = attacked("faraion + soul", charged="mind")
    defend(state, "power-drain")
    answer(state, 1, f"drain body {JUPITER}")

    assert [power(state, JUPITER), damage(state, "faraion"), wounds(state)] == ["1 body 1 mind", 0, [0]]


@rule("ccg#combined-attack")
def test_faraion_drains_all_who_combine() -> None:
    """The attacker is each of them; the attack, paid already, goes on."""
    state = table(allies=[f"{MOON} + 3 soul, {MARS} + 3 soul, {JUPITER} + 3 body"], enemies=["", "faraion + soul"])
    combine(state, "faraion", sailor_moon_level_1=1, sailor_mars_level_1=1)
    defend(state, "power-drain")
    throw(state, owner_wins=True)
    answer(state, 0, "take 0")

    assert [power(state, who) for who in (MOON, MARS, JUPITER)] == ["1 soul", "1 soul", "3 body"]
    assert [damage(state, "faraion"), wounds(state)] == [60, [0, 20, 0]]


@rule("ccg#defence", "ccg#hit-back")
def test_nacrid() -> None:
    """A Mind drains a Power of the attacker.  Tentacle Whip hits 30, after a won challenge 50."""
    state = attacked("nacrid + mind", charged="mind")
    defend(state, "power-drain")
    answer(state, 1, f"drain mind {JUPITER}")
    throw(state, owner_wins=True)

    assert [power(state, JUPITER), damage(state, "nacrid"), wounds(state)] == ["2 body", 30, [50]]

    state = attacked("nacrid")
    throw(state, owner_wins=False)

    assert [damage(state, "nacrid"), wounds(state)] == [30, [30]]


@rule("ccg#defence")
def test_racy() -> None:
    """For a Soul the attacking player gives up a Person, which they pick."""
    state = attacked("racy + soul", pie=["artemis, chad-kumada, lunch"])
    defend(state, "trap-person")
    assert [who(state), texts(state)] == [(0, "rob"), ["discard artemis", "discard chad-kumada"]]
    answer(state, 0, "discard chad-kumada")

    assert [in_play(state, 0), discards(state, 0)] == [f"{JUPITER} artemis lunch", "chad-kumada"]
    assert [power(state, "racy"), damage(state, "racy"), wounds(state)] == ["nothing", 30, [40]]


@rule("ccg#damage")
def test_vulturos() -> None:
    """A Body and one more of any type take 30 off this attack; its owner picks the other one."""
    state = attacked("vulturos + 2 body soul", pie=["luna"])
    defend(state, "resistant")
    assert [who(state), texts(state)] == [(1, "pay"), ["pay 1 body 1 soul", "pay 2 body"]]
    answer(state, 1, "pay 1 body 1 soul", "topmost soul-power")

    assert [power(state, "vulturos"), discards(state, 1)] == ["1 body", "body soul"]
    assert [damage(state, "vulturos"), wounds(state)] == [10, [60]]

    state = attacked("vulturos + 2 soul")

    assert [damage(state, "vulturos"), wounds(state)] == [30, [60]]


@rule("ccg#defence", "ccg#discard")
def test_amphibia() -> None:
    """For a Soul the attacking player gives up two Persons, which they pick, in their order."""
    state = attacked("amphibia + soul", pie=["artemis, chad-kumada, rini", "melvin-gurio"])
    defend(state, "induce-sleep")
    assert who(state) == (0, "rob")
    answer(state, 0, "discard rini", "discard artemis")

    assert [in_play(state, 0), discards(state, 0)] == [f"{VENUS} chad-kumada", "rini artemis"]
    assert [power(state, "amphibia"), damage(state, "amphibia"), wounds(state)] == ["nothing", 30, [30]]

    state = attacked("amphibia + soul", pie=["artemis"])
    defend(state, "induce-sleep")

    assert discards(state, 0) == "artemis"


@rule("ccg#damage", "ccg#hit-back")
def test_mophead() -> None:
    """Any two Power take 30 off.  It hits 30, after a won challenge 60."""
    for won, hurt in ((True, 60), (False, 30)):
        state = attacked("mophead + body soul", pie=["luna"])
        defend(state, "resistant")
        answer(state, 1, "topmost soul-power")
        throw(state, owner_wins=won)

        assert [damage(state, "mophead"), wounds(state), discards(state, 1)] == [10, [hurt], "body soul"]


@rule("ccg#defence")
def test_pierrot() -> None:
    """For a Soul the attacking player gives up an Item, which they pick, also one that is worn."""
    state = attacked("pierrot + soul", team=f"{MOON} + knight-armor", pie=["luna-ball, artemis"])
    defend(state, "destructive")
    assert [who(state), texts(state)] == [(0, "rob"), ["discard luna-ball", f"discard knight-armor {MOON}"]]
    answer(state, 0, f"discard knight-armor {MOON}")

    assert [in_play(state, 0), discards(state, 0)] == [f"{JUPITER} {MOON} luna-ball artemis", "knight-armor"]
    assert [power(state, "pierrot"), damage(state, "pierrot"), wounds(state)] == ["nothing", 30, [30, 0]]


@rule("ccg#defence", "ccg#hit-back")
def test_four_face() -> None:
    """For a Soul the attacking player loses three Power, wherever its owner likes.  It never hits back."""
    state = attacked("four-face + soul", team=f"{MOON} + 2 soul")
    defend(state, "power-drain")
    answer(state, 1, f"drain soul {MOON}", f"drain soul {MOON}")

    assert [power(state, f"{VENUS}@0"), power(state, MOON)] == ["1 mind", "nothing"]
    assert [discards(state, 0), discards(state, 1)] == ["soul soul mind", "soul"]
    assert [damage(state, "four-face"), wounds(state)] == [0, [0, 0]]

    state = attacked("four-face")

    assert [damage(state, "four-face"), wounds(state)] == [30, [0]]


@rule("ccg#defence")
def test_vampeal() -> None:
    """Two Body drain two Power of the attacker's."""
    state = attacked("vampeal + 2 body", charged="2 mind", team=f"{MOON} + 2 soul")
    defend(state, "drain-power")
    answer(state, 1, f"drain mind {MARS}", f"drain mind {MARS}")

    assert [power(state, MARS), power(state, MOON), power(state, "vampeal")] == ["2 soul", "2 soul", "nothing"]
    assert [damage(state, "vampeal"), wounds(state)] == [30, [30, 0]]

    state = attacked("vampeal + 2 body")
    defend(state, "drain-power")

    assert [power(state, MARS), damage(state, "vampeal"), wounds(state)] == ["nothing", 0, [0]]


@rule("ccg#defence")
def test_minotaur() -> None:
    """A Body drains a Power of the attacker's; Molly keeps it safe."""
    state = attacked("minotaur + body", charged="soul")
    defend(state, "power-drain")
    answer(state, 1, f"drain soul {VENUS}")

    assert [damage(state, "minotaur"), wounds(state)] == [30, [30]]
    assert [discards(state, 0), discards(state, 1)] == ["soul", "body"]

    state = attacked("minotaur + body", charged="soul", pie=["molly-osaka"])

    assert [power(state, "minotaur"), damage(state, "minotaur"), wounds(state)] == ["1 body", 30, [30]]


@rule("ccg#combined-attack")
def test_skulker() -> None:
    """Three Mind take all Power of the attacker, or of everyone who takes part.  Nobody is asked what goes."""
    state = attacked("skulker + 3 mind", charged="mind", team=f"{MOON} + soul")
    defend(state, "power-drain")

    assert [power(state, MARS), power(state, MOON), power(state, "skulker")] == ["nothing", "1 soul", "nothing"]
    assert [sorted(discards(state, 0).split()), discards(state, 1)] == [["mind", "soul", "soul"], "mind mind mind"]
    assert [damage(state, "skulker"), wounds(state)] == [0, [0, 0]]

    state = table(allies=[f"{MOON} + 3 soul, {MARS} + 2 soul 1 body"], enemies=["", "skulker + 3 mind"])
    combine(state, "skulker", sailor_moon_level_1=1, sailor_mars_level_1=1)
    defend(state, "power-drain")
    throw(state, owner_wins=True)
    answer(state, 0, "take 10")

    assert [power(state, MOON), power(state, MARS)] == ["nothing", "nothing"]
    assert [damage(state, "skulker"), wounds(state)] == [60, [10, 0]]


@rule("ccg#card-text", "ccg#defence")
def test_insectia() -> None:
    """Crazy!: won, the attack is avoided and Insectia discarded, to nobody's profit.  Lost, it fights on."""
    state = attacked("insectia /50")
    defend(state, "crazy")
    throw(state, owner_wins=True)

    assert [in_play(state, 1), discards(state, 1), wounds(state)] == [BYSTANDER, "insectia", [0]]
    end_turn(state)
    assert state.points == [0, 0]

    state = attacked("insectia")
    defend(state, "crazy")
    throw(state, owner_wins=False)

    assert [damage(state, "insectia"), wounds(state)] == [30, [30]]
