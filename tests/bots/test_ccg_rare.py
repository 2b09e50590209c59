"""What bots do with the cards that no preconstructed deck has."""

from __future__ import annotations

from typing import Any

import pytest

from bots.ccg_choices import EVERYTHING, STEADY, answers, answers_until, chosen
from odango.bots.arena import play
from odango.bots.ccg.building import build
from odango.bots.ccg.steady import ANSWERS
from odango.core.rng import Rng
from odango.core.step import Decision
from odango.games.ccg import GAME
from odango.games.ccg.cards import CARDS, NUMBER
from odango.games.ccg.deck.decks import CHARACTER_DECKS, STARTERS, cards_of
from odango.games.ccg.deck.lists import DeckList, code
from odango.games.ccg.setup import Setup
from odango.games.ccg.state import Ccg
from rulebook.ccg.asking import answer, finish, go, who
from rulebook.ccg.attacks import attack, attacked, defend, throw
from rulebook.ccg.looking import damage
from rulebook.ccg.table import JUPITER, MARS, MERCURY, MOON, VENUS, table

LISTED = {kind for deck in (*STARTERS, *CHARACTER_DECKS) for kind in cards_of(deck)}
NOWHERE = sorted(set(range(len(CARDS))) - LISTED)


def every_question() -> set[str]:
    """All kinds of questions that the rules can ask."""

    def under(one: type[Any]) -> list[type[Any]]:
        return [one, *(deeper for below in type.__subclasses__(one) for deeper in under(below))]

    # The draft is a game of its own, with bots of its own.
    asked = [
        one
        for one in under(Decision)
        if one.__module__.startswith("odango.games.ccg.") and not one.__module__.startswith("odango.games.ccg.draft.")
    ]
    return {kind for one in asked if isinstance(kind := getattr(one, "kind", None), str)}


def iced(fro: str, **more: Any) -> Ccg:
    """Fro is attacked, and its owner will play a challenge to prevent it."""
    state = attacked(fro, **more)
    defend(state, "encase-in-ice")
    return state


def test_there_is_a_rule_of_thumb_for_every_question() -> None:
    """Throws are left to chance."""
    assert every_question() - {*ANSWERS} <= {"throw"}


def test_forty_cards_are_in_no_preconstructed_deck() -> None:
    assert len(NOWHERE) == 40


@pytest.mark.parametrize("place", range(0, 40, 8))
def test_plays_decks_of_rare_cards(place: int) -> None:
    """Eight of them in every deck, at two and three seats."""
    around = tuple(NOWHERE[place : place + 8])
    mine = code(DeckList("", build(EVERYTHING, Rng(place), around)))
    for seats in (2, 3):
        setup = Setup(rules="advanced", lists=(mine,) * seats)

        assert play(GAME, setup, [STEADY] * seats, seed=place).winners


# --- Events ----------------------------------------------------------------------------------------------------------


def test_on_the_ball_for_a_monster_that_falls_by_the_second_blow() -> None:
    pays = table([f"{MARS} + 2 soul"], ["", "derela"], hands=["on-the-ball"], step=2)
    too_strong = table([f"{MARS} + 2 soul"], ["", "racy"], hands=["on-the-ball"], step=2)

    assert chosen(pays) == "play on-the-ball"
    assert chosen(too_strong) != "play on-the-ball"


def test_strikes_again_if_that_brings_the_target_down() -> None:
    state = attacked("derela", by=MARS, pie=["on-the-ball"])
    answers_until(state, "strike-again")

    assert chosen(state) == "use on-the-ball mars-fire-ignite"


def test_splits_an_attack_that_is_strong_enough_for_two() -> None:
    """50 is 30 for each: both fall."""
    state = table(["sailor-mars-level-2 + 6 soul"], ["", "black-widow /10, bakene /10"], hands=["split-attack"], step=2)
    wasted = table(["sailor-mars-level-2 + 6 soul"], ["", "bakene, racy"], hands=["split-attack"], step=2)

    assert chosen(state) == "play split-attack"
    assert chosen(wasted) != "play split-attack"


def test_the_second_target_is_one_that_falls() -> None:
    state = table(["sailor-mars-level-2 + 6 soul"], ["", "iguaala, racy, ramwoir"], pie=["split-attack"])
    attack(state, "sailor-mars-level-2", "mars-firebird-strike", "iguaala")

    assert answers(state) == "use split-attack"
    answers_until(state, "second-target")
    assert chosen(state) == "second-target ramwoir"


def test_taunts_whom_its_monsters_only_hurt() -> None:
    strong = table([f"{MOON} + 2 soul"], ["nephlite"], hands=["taunt"], step=2)
    weak = table([f"{MOON} + 2 soul"], ["nephlite, leo-the-lion /5"], hands=["taunt"], step=2)

    assert chosen(strong) == "play taunt"
    assert chosen(weak) != "play taunt"


def test_a_taunted_scout_attacks_what_is_best_to_attack() -> None:
    """Baamu falls and hits back with 20; Nephlite would not fall, and hits back with 60."""
    state = table(["", f"{VENUS} + 2 mind"], ["nephlite, baamu /20"], hands=["taunt"], step=2)
    answer(state, 0, "play taunt")
    answers(state)
    throw(state)
    throw(state)

    assert who(state) == (1, "rage")
    assert chosen(state) == f"attack {VENUS} venus-crescent-beam-smash baamu"


def test_resigns_for_the_last_point() -> None:
    """The one who is missed least; and it takes the Monster that is hardest to attack."""
    team = f"{MARS} + 2 soul, {MERCURY}"
    state = table([team], ["", "bakene, titus"], hands=["resignation"], step=2, points=[3, 0])
    early = table([team], ["", "bakene, titus"], hands=["resignation"], step=2)

    assert chosen(early) != "play resignation"
    assert answers(state) == "play resignation"
    assert answers(state) == f"resign {MERCURY}"
    assert chosen(state) == "topple titus"


def test_strength_of_the_fallen_for_whoever_has_most_to_grow_on() -> None:
    state = table([MOON], ["titus", "titus"], hands=["strength-of-the-fallen"], step=2, deck_names=["sailor_mars"] * 2)
    state.gone[0] = [NUMBER[MERCURY], NUMBER[MARS]]

    assert answers(state) == "play strength-of-the-fallen"
    assert chosen(state) == f"revive {MARS}"


def test_redistributes_power_that_is_in_the_wrong_place() -> None:
    state = table([f"{MERCURY} + 2 soul, {MARS}"], ["titus", "titus"], hands=["redistribute-power"], step=2)
    fine = table([f"{MERCURY} + 2 mind, {MARS}"], ["titus", "titus"], hands=["redistribute-power"], step=2)

    assert chosen(fine) != "play redistribute-power"
    assert answers(state) == "play redistribute-power"
    assert answers(state, 2) == f"move soul {MERCURY} {MARS}"
    assert state.allies[0][1].power == (0, 0, 2)


# --- Persons and Items -----------------------------------------------------------------------------------------------


def test_the_silver_crystal_brings_the_next_level() -> None:
    """To who has it in the deck."""
    state = table(
        [f"{MARS} + 4 soul, {MERCURY} + 3 mind"],
        ["titus", "titus"],
        pie=["imperium-silver-crystal"],
        decks=["sailor-mercury-level-2 titus"],
        step=2,
    )

    assert answers(state) == "use imperium-silver-crystal"
    assert answers(state) == f"power-up {MERCURY}"
    answers_until(state, "search")
    assert "sailor-mercury-level-2" in chosen(state)


def test_the_bomb_is_for_the_best_that_an_opponent_has() -> None:
    state = table(
        [f"{MARS} + 6 soul"],
        ["titus", "titus"],
        pie=["negamoon-bomb", "luna, ms-haruna, andrew-furuhata"],
        step=2,
    )

    assert answers(state) == "use negamoon-bomb"
    answers_until(state, "bomb")
    assert answers(state) == "bomb luna"
    assert chosen(state) == "bomb andrew-furuhata"


def test_the_tree_of_life_turns_power_that_nobody_can_use() -> None:
    idle = table([f"{MARS} + 2 mind"], ["titus", "titus"], pie=["the-tree-of-life"], decks=["3 soul"], step=2)
    used = table([f"{MARS} + 2 soul"], ["titus", "titus"], pie=["the-tree-of-life"], decks=["3 soul"], step=2)

    assert chosen(idle) == "use the-tree-of-life"
    assert chosen(used) != "use the-tree-of-life"


def test_the_locket_is_charged_with_power_that_nobody_needs() -> None:
    state = table([f"{MARS} + 5 soul"], ["baamu", "titus"], pie=["moon-star-locket"], hands=["body"], step=2)

    assert chosen(state) == "play body-power moon-star-locket"


def test_the_locket_is_spent_where_much_hangs_on_a_challenge() -> None:
    """A card that would fall for two points may prevent the attack."""
    falling = iced("fro /60", pie=["", "moon-star-locket + 1 body"])
    unhurt = iced("fro", pie=["", "moon-star-locket + 1 body"])

    assert who(falling) == (1, "inspire")
    assert chosen(falling) == "inspire moon-star-locket"
    assert chosen(unhurt) == "pass"


# --- Defense Events --------------------------------------------------------------------------------------------------


def test_fails_a_test_only_for_a_card_that_would_fall() -> None:
    falling = iced("fro /60", hands=["", "fail-a-test"])
    unhurt = iced("fro", hands=["", "fail-a-test"])

    assert who(falling) == (1, "save")
    assert chosen(falling) == "play fail-a-test"
    assert chosen(unhurt) == "pass"
    answer(falling, 1, "play fail-a-test")
    throw(falling, owner_wins=False)
    assert who(falling) == (1, "repeat")
    assert chosen(falling) == "again"


def test_a_defeated_monster_was_not_so_tough() -> None:
    state = attacked("rhonda /40", hands=["", "not-so-tough"])
    finish(state)
    while who(state)[1] != "belittle":
        go(state, "done")

    assert chosen(state) == "play not-so-tough"


def test_more_dark_power_just_before_the_blow_if_it_makes_the_difference() -> None:
    """Jellax hits back for 40; Venus has 50, and is alone or not."""
    last = attacked("jellax", hands=["", "more-dark-power"], late_events="phase_5")
    many = attacked("jellax", team=MERCURY, hands=["", "more-dark-power"], late_events="phase_5")
    for state in (last, many):
        answers_until(state, "strengthen")

    assert damage(last, "jellax") == 30
    assert chosen(last) == "play more-dark-power"
    assert chosen(many) == "pass"


def test_sacrifices_a_small_monster_to_bring_a_team_down() -> None:
    """Not if the point wins the game for the other, and not for one tired Scout."""
    team = f"{JUPITER}, {MERCURY}, {MARS}"
    cases = [
        attacked("titus", team=team, hands=["", "self-sacrifice"]),
        attacked("titus", team=team, hands=["", "self-sacrifice"], points=[3, 0]),
        attacked("titus", hands=["", "self-sacrifice"]),
    ]
    for state in cases:
        answers_until(state, "outlast")

    assert [chosen(state) for state in cases] == ["play self-sacrifice", "pass", "pass"]


def test_takes_powers_from_who_attacks() -> None:
    state = table(["sailor-mars-level-2 + 4 soul"], ["", "bakene"], hands=["", "lose-powers"])
    attack(state, "sailor-mars-level-2", "mars-firebird-strike", "bakene")

    assert chosen(state) == "play lose-powers"
