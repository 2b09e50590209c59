"""The Events that are in no preconstructed deck: two targets, a second attack, a taunt; giving up, and coming back."""

from __future__ import annotations

from odango.games.ccg import GAME
from odango.games.ccg.cards import NUMBER
from rule import rule
from rulebook.ccg.asking import answer, cannot, end_turn, finish, texts, who
from rulebook.ccg.attacks import attack, attacked, challenged, combine, taunt, throw
from rulebook.ccg.looking import damage, deck, discards, in_play, power
from rulebook.ccg.table import JUPITER, MARS, MOON, VENUS, table


@rule("ccg#events", "ccg#attack")
def test_split_attack() -> None:
    """It waits for an attack of the turn.  For two Power two targets take half each, rounded up, and both hit back."""
    state = table([f"{MARS} + 4 soul"], ["", "sapphire, catzi"], hands=["split-attack"], step=2)
    answer(state, 0, "play split-attack")
    attack(state, MARS, "mars-fire-ignite", "sapphire")
    assert (who(state), texts(state)) == ((0, "boost"), ["use split-attack", "done"])
    answer(state, 0, "use split-attack")
    assert (who(state), texts(state)) == ((0, "second-target"), ["second-target catzi"])
    answer(state, 0, "second-target catzi")

    assert (damage(state, "sapphire", "catzi"), damage(state, MARS)) == ([20, 20], 40)
    assert (power(state, MARS), discards(state, 0)) == ("2 soul", "split-attack soul soul")
    assert who(state) == (0, "pause")


@rule("ccg#events")
def test_split_attack_needs_two_targets_and_a_single_attack() -> None:
    """Not with one target, not for a combined attack, not for Power that the attack itself needs."""
    state = attacked("sapphire", by=MARS, charged="2 soul", played="split-attack")
    assert damage(state, "sapphire") == 30

    state = table([f"{MARS} + 4 soul, {MOON} + 4 soul"], ["", "sapphire, catzi"], hands=["split-attack"], step=2)
    answer(state, 0, "play split-attack")
    combine(state, "sapphire", sailor_moon_level_1=1, sailor_mars_level_1=1)
    assert state.contest is not None

    state = attacked("sapphire", by=MARS, charged="1 soul", others="catzi", played="split-attack")
    assert (damage(state, "sapphire", "catzi"), power(state, MARS)) == ([30, 0], "3 soul")


@rule("ccg#events", "ccg#challenge", "ccg#several-players")
def test_taunt() -> None:
    """Two wins of two: a Scout of an opponent must attack one of one's own enemies now; its player says which."""
    allies = [MOON, f"{MARS} + 2 soul, {VENUS}", JUPITER]
    state = table(allies, ["bakene, titus", "jumo"], hands=["taunt soul"], step=2)
    answer(state, 0, "play taunt")
    assert (who(state), texts(state)) == ((0, "provoke"), [f"provoke {one}" for one in (MARS, VENUS, JUPITER)])
    answer(state, 0, f"provoke {MARS}")
    throw(state, owner_wins=True)
    throw(state, owner_wins=True)
    assert (who(state)[0], texts(state)) == (
        1, [f"attack {MARS} mars-fire-ignite bakene", f"attack {MARS} mars-fire-ignite titus"],
    )  # fmt: skip
    answer(state, 1, f"attack {MARS} mars-fire-ignite bakene")
    finish(state)
    assert (damage(state, "bakene"), damage(state, MARS), who(state)) == (40, 50, (0, "play"))

    state = table(allies, ["bakene", "jumo"], hands=["taunt"], step=2)
    answer(state, 0, "play taunt", f"provoke {MARS}")
    throw(state, owner_wins=True)
    throw(state, owner_wins=False)
    assert (damage(state, "bakene"), discards(state, 0), who(state)) == (0, "taunt", (0, "pause"))


@rule("ccg#events", "ccg#defense-events")
def test_taunt_brings_a_fight_in_ones_own_turn() -> None:
    """The target's own defences work; Defense Events are for the turns of others, and Combat Training for one's own."""
    state = table([MOON, f"{MARS} + 2 soul"], ["kyurene"], hands=["taunt run-away combat-training"], step=2)
    answer(state, 0, "play combat-training")
    taunt(state)
    answer(state, 1, f"attack {MARS} mars-fire-ignite kyurene")

    assert (who(state), texts(state)) == ((0, "defend"), ["defend fly-away", "pass"])


@rule("ccg#events", "ccg#defeat", "ccg#several-players")
def test_resignation() -> None:
    """One's Scout leaves the game with all Levels, and an opponent's Monster worth 1 point is defeated in Step 6."""
    state = table([f"sailor-moon-level-2 + 1 soul, {MARS}"], ["bakene", "titus, pox, jedite", "jumo"],
                  hands=["resignation"], step=2)  # fmt: skip
    answer(state, 0, "play resignation")
    assert texts(state) == ["resign sailor-moon-level-2", f"resign {MARS}"]
    answer(state, 0, "resign sailor-moon-level-2")
    assert (who(state), texts(state)) == ((0, "topple"), ["topple titus", "topple jumo"])
    answer(state, 0, "topple jumo")
    assert (in_play(state, 0), in_play(state, 2), state.points) == (f"{MARS} bakene", f"{VENUS} jumo", [0, 0, 0])
    end_turn(state)

    assert (in_play(state, 2), state.points) == (VENUS, [1, 0, 0])
    assert [NUMBER[MOON], NUMBER["sailor-moon-level-2"]] == state.gone[0]


@rule("ccg#events")
def test_resignation_wants_a_scout_to_spare_and_a_monster_worth_1() -> None:
    """Not the last one; not a Monster worth 2."""
    for allies, enemy in ((MOON, "titus"), (f"{MOON}, {MARS}", "pox")):
        state = table([allies], ["jumo", enemy], hands=["resignation"], step=2)
        cannot(state, 0, "play resignation")


@rule("ccg#events", "ccg#attack")
def test_on_the_ball() -> None:
    """After an attack on a Monster the same one attacks it again: no hit-back, but 20 that no armour takes off."""
    allies = [f"{MARS} + 4 soul + knight-armor"]
    state = table(allies, ["", "fro, jedite"], hands=["on-the-ball"], pie=["luna"], step=2)
    answer(state, 0, "play on-the-ball")
    attack(state, MARS, "mars-fire-ignite", "fro")
    answer(state, 1, "pass")
    throw(state, owner_wins=False)
    answer(state, 0, "armor")
    assert (damage(state, "fro"), damage(state, MARS)) == (40, 10)
    assert (who(state), texts(state)) == ((0, "strike-again"), ["use on-the-ball mars-fire-ignite", "pass"])
    answer(state, 0, "use on-the-ball mars-fire-ignite")
    assert (who(state), texts(state)) == ((1, "defend"), ["defend encase-in-ice", "pass"])
    answer(state, 1, "pass")

    assert (damage(state, "fro"), damage(state, MARS), discards(state, 0)) == (80, 30, "on-the-ball")
    assert who(state) == (0, "pause")


@rule("ccg#events")
def test_on_the_ball_is_for_monsters_that_were_attacked_and_stand() -> None:
    """Not after a prevented attack, not against a Villain or one that is beaten; and it may be left."""
    state = challenged(played="on-the-ball")
    throw(state, owner_wins=True)
    assert who(state) == (0, "pause")

    for target in ("sapphire", "bakene /10"):
        state = attacked(target, by=MARS, played="on-the-ball")
        assert who(state) == (0, "pause")

    state = attacked("game-machine-man", by=MARS, played="on-the-ball")
    answer(state, 0, "pass")
    assert (damage(state, "game-machine-man"), in_play(state, 0).split()[-1]) == (10, "on-the-ball")


@rule("ccg#events", "ccg#reshuffle")
def test_strength_of_the_fallen() -> None:
    """The Level 1 card of a defeated Scout is shuffled into the deck; higher Levels stay out."""
    state = table([MOON], hands=["strength-of-the-fallen"], decks=["3 soul"], step=2)
    cannot(state, 0, "play strength-of-the-fallen")
    state.gone[0] = [NUMBER[name] for name in (MARS, "sailor-mars-level-2", "titus", JUPITER)]
    answer(state, 0, "play strength-of-the-fallen")
    assert texts(state) == [f"revive {MARS}", f"revive {JUPITER}"]
    answer(state, 0, f"revive {MARS}")

    assert sorted(deck(state, 0).split()) == [MARS, "soul", "soul", "soul"]
    assert state.gone[0] == [NUMBER[name] for name in ("sailor-mars-level-2", "titus", JUPITER)]
    assert GAME.view(state, 0).players[0].top == ()
