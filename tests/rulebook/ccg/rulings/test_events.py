"""Rulings on Events and Defense Events: who pays, when they are played, what they score; and the switches."""

from __future__ import annotations

from typing import Any

from odango.games.ccg.cards import NUMBER
from odango.games.ccg.pieces import change
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, attackers, end_turn, finish, texts, who
from rulebook.ccg.attacks import attack, attacked, defend, taunt
from rulebook.ccg.looking import damage, discards, gone, in_play, piece, power, wounds
from rulebook.ccg.table import JUPITER, MARS, MOON, VENUS, name_of, table


def splitting(charged: str, team: str, **more: Any) -> Ccg:
    """Mars, with two Soul and these, has attacked, and Split Attack waits."""
    return attacked("sapphire", by=MARS, charged=charged, team=team, others="catzi", played="split-attack", **more)


@rule("ccg#events", "ccg#power")
def test_s08_split_attack_is_paid_by_the_attacker() -> None:
    """Two of the attacker's own Power go; if it has too few the card cannot be played on it."""
    state = splitting("2 body", f"{MOON} + 4 soul")
    answer(state, 0, "use split-attack", "pay 2 body", "second-target catzi")
    assert (power(state, MARS), power(state, MOON)) == ("2 soul", "4 soul")
    assert damage(state, "sapphire", "catzi") == [20, 20]

    state = splitting("1 body", f"{MOON} + 4 soul")
    assert (damage(state, "sapphire"), in_play(state, 0).split()[-1]) == (30, "split-attack")


@rule("ccg#events", "ccg#power")
def test_s08_split_attack_is_paid_by_anyone_under_the_switch() -> None:
    """The two may come from any of one's Scouts and Knights, also one from each."""
    state = splitting("1 soul", f"{MOON} + 2 soul", split_attack_pays="anyone")
    answer(state, 0, "use split-attack", f"pay {MOON}", f"pay {MARS}", "second-target catzi")
    assert (power(state, MARS), power(state, MOON)) == ("2 soul", "1 soul")
    assert damage(state, "sapphire", "catzi") == [20, 20]

    state = splitting("", f"{MOON} + 1 soul", split_attack_pays="anyone")
    assert damage(state, "sapphire") == 30


def sacrificed(**setup: Any) -> Ccg:
    """A Monster worth 2 points has survived an attack, and sacrificed itself; the turn is over."""
    hands, decks = ["", "self-sacrifice soul"], ["9 soul", "9 soul"]
    state = attacked("pox", team=MARS, hands=hands, decks=decks, **setup)
    defend(state)
    answer(state, 1, "play self-sacrifice")
    end_turn(state)
    return state


@rule("ccg#defeat")
def test_s09_a_sacrificed_card_scores() -> None:
    """The attacker gets its points in Step 6."""
    state = sacrificed()

    assert (state.points, gone(state, 1)) == ([2, 0], "pox")


@rule("ccg#defeat")
def test_s09_a_sacrificed_card_scores_nothing_under_the_switch() -> None:
    """It is out of the game, and brings no points."""
    state = sacrificed(sacrifice_scores=False)

    assert (state.points, gone(state, 1)) == ([0, 0], "pox")


def resigned(**setup: Any) -> Ccg:
    """A Scout of Level 2 was given up for a Monster worth 1 point, in Step 2."""
    state = table([f"sailor-moon-level-2 + 1 soul, {MARS}"], ["", "titus"], hands=["resignation"],
                  decks=["9 soul", "9 soul"], step=2, **setup)  # fmt: skip
    answer(state, 0, "play resignation", "resign sailor-moon-level-2", "topple titus")
    return state


@rule("ccg#events", "ccg#defeat")
def test_s10_resignation_scores_and_the_scout_is_out_of_the_game() -> None:
    """1 point in Step 6; all Levels of the Scout are out of the game, and only the Power is among the discards."""
    state = resigned()
    assert (state.points, gone(state, 0), discards(state, 0)) == (
        [0, 0], f"{MOON} sailor-moon-level-2", "resignation soul",
    )  # fmt: skip
    end_turn(state)

    assert (state.points, gone(state, 1)) == ([1, 0], "titus")


@rule("ccg#events", "ccg#defeat")
def test_s10_resignation_scores_nothing_under_the_switch() -> None:
    """The Monster leaves, without a point."""
    state = resigned(resignation_scores=False)
    end_turn(state)

    assert (state.points, gone(state, 1)) == ([0, 0], "titus")


@rule("ccg#defense-events")
def test_s21_late_events_are_played_in_phase_3() -> None:
    """More Dark Power is offered in the defence and not later; the blow is 10 higher."""
    state = attacked("jumo", hands=["", "more-dark-power soul"])
    assert texts(state) == ["play more-dark-power", "pass"]
    defend(state, "more-dark-power")
    defend(state)
    assert (damage(state, "jumo"), wounds(state)) == (30, [20])

    state = attacked("jumo", hands=["", "more-dark-power soul"])
    defend(state)
    assert (wounds(state), who(state)) == ([10], (0, "pause"))


@rule("ccg#defense-events")
def test_s21_late_events_are_played_in_phase_5_under_the_switch() -> None:
    """Offered just before the hit-back, not in the defence; not where a Pen has stopped it, nor for an empty hand."""
    state = attacked("jumo", hands=["", "more-dark-power soul"], late_events="phase_5")
    assert texts(state) == ["pass"]
    defend(state)
    assert (who(state), texts(state)) == ((1, "strengthen"), ["play more-dark-power", "pass"])
    assert damage(state, "jumo") == 30
    answer(state, 1, "play more-dark-power")
    assert (wounds(state), state.discards[1]) == ([20], [NUMBER["more-dark-power"]])

    state = attacked("jumo", hands=["", "soul"], decks=["", "more-dark-power"], late_events="phase_5")
    defend(state)
    assert (who(state), texts(state)) == ((1, "strengthen"), ["pass"])

    state = attacked("jumo", hands=["", "more-dark-power"], pie=["luna-pen"], late_events="phase_5")
    defend(state)
    answer(state, 0, "use luna-pen")
    assert (who(state), state.hands[1]) == ((0, "pause"), [NUMBER["more-dark-power"]])


def drained(**setup: Any) -> Ccg:
    """Alan, attacked, has felled a Monster worth 2 points of the attacking player, who holds Not So Tough."""
    decks = ["9 soul", "9 soul"]
    state = attacked("alan + 1 soul", mine="pox /30", hands=["not-so-tough"], decks=decks, team=JUPITER, **setup)
    defend(state, "soul-drain")
    finish(state)
    answer(state, 0, "done")
    return state


@rule("ccg#defeat")
def test_s22_not_so_tough_follows_any_defeat() -> None:
    """A Monster worth 2 that Soul Drain felled brings 1, and so does one that sacrificed itself."""
    state = drained()
    assert (who(state), texts(state)) == ((0, "belittle"), ["play not-so-tough", "pass"])
    answer(state, 0, "play not-so-tough")
    assert (state.points, gone(state, 0)) == ([0, 1], "pox")

    state = attacked("pox", team=MARS, hands=["", "self-sacrifice not-so-tough"])
    defend(state)
    answer(state, 1, "play self-sacrifice")
    answer(state, 0, "done")
    answer(state, 1, "play not-so-tough")
    assert state.points == [1, 0]


@rule("ccg#defeat")
def test_s22_not_so_tough_follows_attacks_only_under_the_switch() -> None:
    """Not after Soul Drain or a sacrifice, but after an attack."""
    state = drained(not_so_tough="attacks_only")
    assert (state.points, "belittle" in {one.kind for one in state.pending}) == ([0, 2], False)

    state = attacked("pox", team=MARS, hands=["", "self-sacrifice not-so-tough"], not_so_tough="attacks_only")
    defend(state)
    answer(state, 1, "play self-sacrifice")
    answer(state, 0, "done")
    assert state.points == [2, 0]

    state = attacked("pox /20", team=MARS, hands=["", "not-so-tough"], not_so_tough="attacks_only")
    defend(state)
    answer(state, 0, "done")
    answer(state, 1, "play not-so-tough")
    assert state.points == [1, 0]


@rule("ccg#events", "ccg#attack")
def test_s51_events_about_an_attack_are_played_in_step_2() -> None:
    """Combat Training is not offered in Step 5; played before, it is offered at each attack until it is used."""
    allies, enemies = [f"{MARS} + 2 soul, {JUPITER} + 2 body, {VENUS} + 2 mind"], ["", "sapphire, catzi, malachite"]
    state = table(allies, enemies, hands=["combat-training"])
    assert not [text for text in texts(state) if "combat" in text]

    state = table(allies, enemies, hands=["combat-training"], step=2)
    answer(state, 0, "play combat-training")
    attack(state, MARS, "mars-fire-ignite", "sapphire")
    answer(state, 0, "done")
    attack(state, JUPITER, "jupiter-thunder-crash", "catzi")
    answer(state, 0, "train")
    attack(state, VENUS, "venus-crescent-beam-smash", "malachite")
    assert damage(state, "sapphire", "catzi", "malachite") == [30, 50, 30]


@rule("ccg#events", "ccg#turn")
def test_s51_events_about_an_attack_are_spent_at_the_end_of_the_turn() -> None:
    """Training, splitting and being on the ball: unused, nothing is left for the next turn."""
    held = "combat-training split-attack on-the-ball"
    decks = ["9 soul", "9 soul"]
    state = table([f"{MARS} + 4 soul"], ["", "fro, pox"], hands=[held, "soul"], decks=decks, step=2)
    answer(state, 0, "play combat-training", "play split-attack", "play on-the-ball")
    assert in_play(state, 0) == f"{MARS} split-attack on-the-ball"
    end_turn(state)
    assert (in_play(state, 0), sorted(discards(state, 0).split())) == (MARS, sorted(held.split()))
    end_turn(state, until=0)
    answer(state, 0, "done")
    attack(state, MARS, "mars-fire-ignite", "fro")

    assert who(state) == (1, "defend")


@rule("ccg#defense-events", "ccg#defence")
def test_s73_items_and_defense_events_come_in_any_order() -> None:
    """Shield then armour, or the other way round; after either the target's own defences are past."""
    target = "bakene + knight-armor"
    for order in (("negative-energy-shield", "armor"), ("armor", "negative-energy-shield")):
        state = attacked(target, by=MARS, charged="2 soul", hands=["", "negative-energy-shield"], pie=["luna"])
        for card in order:
            defend(state, card)
        assert damage(state, "bakene") == 30  # 40 less 20, plus 10 for being Weak; the ceiling of 30 changes nothing

    state = attacked("kyurene + knight-armor", hands=["", "2 negative-energy-shield"])
    assert "defend fly-away" in texts(state)
    defend(state, "negative-energy-shield")
    assert texts(state) == ["armor", "play negative-energy-shield", "pass"]


def taunted(target: str, **more: Any) -> Ccg:
    """Seat 1's Mars was taunted into an attack on a card of seat 0, whose turn it is; all of it is over."""
    state = table([MOON, f"{MARS} + 2 soul, {VENUS}"], [target, "jumo"], hands=["taunt soul", "soul"],
                  decks=["9 soul", "9 soul"], step=2, **more)  # fmt: skip
    taunt(state)
    answer(state, 1, f"attack {MARS} mars-fire-ignite {name_of(target)}")
    finish(state)
    return state


@rule("ccg#events", "ccg#actions")
def test_s90_a_taunted_scout_attacks_at_once_and_keeps_its_action() -> None:
    """In the other's turn, even before its player's first; in its own turn it may act.  Who cannot pay does nothing."""
    state = taunted("game-machine-man")
    assert (damage(state, "game-machine-man"), damage(state, MARS), who(state)) == (10, 30, (0, "play"))
    end_turn(state, until=1)
    answer(state, 1, "done")
    assert attackers(state) == {MARS}

    state = taunted("game-machine-man", turns=[1, 0])
    assert damage(state, "game-machine-man") == 10

    state = table([MOON, MARS], ["titus"], hands=["taunt"], step=2)
    taunt(state)
    assert (damage(state, "titus"), state.attack) == (0, None)


@rule("ccg#events", "ccg#defeat")
def test_s90_a_taunted_scout_scores_in_this_step_6() -> None:
    """The taunted player gets the points in the taunter's Step 6."""
    state = taunted("bakene")
    assert state.points == [0, 0]
    end_turn(state)

    assert (state.points, in_play(state, 0)) == ([0, 1], MOON)


@rule("ccg#events")
def test_s90_who_sleeps_is_not_taunted() -> None:
    """Put to sleep in the own turn: in the next player's turn two won challenges move nobody."""
    for asleep, asked in ((4, (0, "play")), (0, (1, "rage"))):
        state = table([MOON, f"{MARS} + 2 soul"], ["bakene"], hands=["taunt soul"], step=2)
        change(state, piece(state, MARS).uid, asleep=asleep)
        taunt(state)

        assert who(state) == asked
