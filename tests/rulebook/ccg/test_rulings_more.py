"""Rulings on what a table may set, and the last ones on turns."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from odango.core.game import BadSetup
from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.cards import NUMBER
from odango.games.ccg.setup import Setup, deck_names
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, end_turn, step_6, texts, who
from rulebook.ccg.attacks import attack, attacked, challenged, combined, defend, throw
from rulebook.ccg.looking import damage, discards, gone, hand, in_play, piece, places
from rulebook.ccg.table import JUPITER, MARS, MOON, VENUS, names, started, table
from rulebook.ccg.telling import keys

SWITCHED = [
    ("standard", "by_rules", False),
    ("advanced", "by_rules", True),
    ("standard", "on", True),
    ("advanced", "on", True),
    ("standard", "off", False),
    ("advanced", "off", False),
]
"""For a passage that is Advanced by our guess."""
ALWAYS = [
    (rules, switch, switch != "off") for rules in ("standard", "advanced") for switch in ("by_rules", "on", "off")
]
"""For one that is in both."""


def asks_replay(**setup: Any) -> bool:
    """Whether the loser of a challenge is asked for Power."""
    state = challenged(hands=["3 soul"], **setup)
    throw(state, owner_wins=True)
    return who(state) == (0, "replay")


def asks_parry(**setup: Any) -> bool:
    """Whether the defender is asked for Power before the damage of a single attack."""
    state = attacked("pierrot", by=MARS, hands=["", "3 soul"], **setup)
    defend(state)
    return who(state) == (1, "parry")


def asks_parry_together(**setup: Any) -> bool:
    """The same for a combined attack."""
    state = combined("pierrot", hands=["", "2 soul"], **setup)
    defend(state)
    throw(state, owner_wins=True)
    return who(state) == (1, "parry")


def limits_rest(**setup: Any) -> bool:
    """Whether a Scout without Monsters can do nothing for the damage."""
    state = table([f"{MOON} + 2 soul /40"], ["", "pierrot"], **setup)
    return f"rejuvenate {MOON} 2" not in texts(state)


def forfeits(**setup: Any) -> bool:
    state = table([MOON], ["titus"], **setup)
    return f"forfeit {MOON} titus" in texts(state)


def is_weak(**setup: Any) -> bool:
    """Whether Jumo, Weak against Soul, takes 10 more."""
    state = attacked("jumo", by=MARS, **setup)
    return bool(damage(state, "jumo") == 40)


def offers_friend(**setup: Any) -> bool:
    state = started(**setup)
    return any("melvin-gurio" in text for text in texts(state, 0))


@rule("ccg#levels-of-the-rules")
def test_s40_standard_leaves_out_two_rules() -> None:
    """No question for Power after a challenge or before damage; the other four hold."""
    assert not asks_replay(rules="standard")
    assert not asks_parry(rules="standard")
    for passage in (limits_rest, forfeits, is_weak, offers_friend):
        assert passage(rules="standard"), passage


@rule("ccg#levels-of-the-rules")
def test_s40_advanced_has_all_six() -> None:
    """And on or off of each wins over the level."""
    passages = {
        "replay_for_power": asks_replay,
        "power_reduces_damage": asks_parry,
        "rejuvenation_limit": limits_rest,
        "forfeit_actions": forfeits,
        "strong_and_weak": is_weak,
        "starting_pie": offers_friend,
    }
    for name, holds in passages.items():
        assert holds(rules="advanced"), name
        assert not holds(rules="advanced", **{name: "off"}), name
        assert holds(rules="standard", **{name: "on"}), name


@rule("ccg#replaying-a-challenge")
@pytest.mark.parametrize(("rules", "switch", "expected"), SWITCHED)
def test_s41_replay_for_power_by_the_rules_on_and_off(rules: str, switch: str, expected: bool) -> None:
    """In Advanced, or where it is on; never where it is off."""
    assert asks_replay(rules=rules, replay_for_power=switch) is expected


@rule("ccg#power-from-hand")
@pytest.mark.parametrize(("rules", "switch", "expected"), SWITCHED)
def test_s42_power_reduces_damage_by_the_rules_on_and_off(rules: str, switch: str, expected: bool) -> None:
    """Against one attacker and several alike."""
    assert asks_parry(rules=rules, power_reduces_damage=switch) is expected
    assert asks_parry_together(rules=rules, power_reduces_damage=switch) is expected


@rule("ccg#rejuvenation")
@pytest.mark.parametrize(("rules", "switch", "expected"), ALWAYS)
def test_s43_rejuvenation_limit_on_and_off(rules: str, switch: str, expected: bool) -> None:
    """On: as many Power as Monsters.  Off: any number, also without Monsters."""
    assert limits_rest(rules=rules, rejuvenation_limit=switch) is expected
    one = table([f"{MOON} + 2 soul /40"], ["titus", "pox"], rules=rules, rejuvenation_limit=switch)

    assert (f"rejuvenate {MOON} 2" in texts(one)) is not expected
    assert f"rejuvenate {MOON} 1" in texts(one)


@rule("ccg#forfeiting")
@pytest.mark.parametrize(("rules", "switch", "expected"), ALWAYS)
def test_s44_forfeit_actions_on_and_off(rules: str, switch: str, expected: bool) -> None:
    """On: offered with empty Zones.  Off: never."""
    assert forfeits(rules=rules, forfeit_actions=switch) is expected


@rule("ccg#strong-and-weak")
@pytest.mark.parametrize(("rules", "switch", "expected"), ALWAYS)
def test_s45_strong_and_weak_on_and_off(rules: str, switch: str, expected: bool) -> None:
    """On: 10 less or more.  Off: neither."""
    setup: dict[str, Any] = {"rules": rules, "strong_and_weak": switch}
    assert is_weak(**setup) is expected
    strong = attacked("jumo", by=JUPITER, **setup)

    assert damage(strong, "jumo") == (20 if expected else 30)


@rule("ccg#opening")
@pytest.mark.parametrize(("rules", "switch", "expected"), ALWAYS)
def test_s46_starting_pie_on_and_off(rules: str, switch: str, expected: bool) -> None:
    """On: asked if the deck has the card, and Artemis means six cards.  Off: nobody has one, five cards."""
    assert offers_friend(rules=rules, starting_pie=switch) is expected
    state = started(rules=rules, starting_pie=switch, decks=("sailor_venus", "sailor_mars"))
    artemis = [text for text in texts(state, 0) if "artemis" in text]
    assert bool(artemis) is expected
    for seat, text in enumerate([(artemis or texts(state, 0))[0], texts(state, 1)[0]]):
        answer(state, seat, text)

    assert len(state.hands[0]) == (6 if expected else 5)


@rule("ccg#forfeiting", "ccg#defeat")
def test_s47_forfeiting_scores_the_own_monster() -> None:
    """The points of the cheapest go to its owner, in Step 6."""
    state = table([MOON], ["pox, pierrot"], hands=["soul", "soul"])
    answer(state, 0, f"forfeit {MOON} pox")
    assert state.points == [0, 0]
    step_6(state)

    assert (state.points, gone(state, 0)) == ([2, 0], "pox")


@rule("ccg#forfeiting", "ccg#defeat")
def test_s47_forfeiting_scores_nothing_under_the_switch() -> None:
    """The Monster is out, without points."""
    state = table([MOON], ["pox"], hands=["soul", "soul"], forfeit_scores=False)
    answer(state, 0, f"forfeit {MOON} pox")
    step_6(state)

    assert (state.points, gone(state, 0)) == ([0, 0], "pox")


@rule("ccg#goal")
@pytest.mark.parametrize(("setup", "needed"), [({}, 4), ({"goal": 4}, 4), ({"goal": 5}, 5), ({"goal": 6}, 6)])
def test_s48_the_goal_is_four_or_as_agreed(setup: dict[str, Any], needed: int) -> None:
    """The game goes on one point below it, and ends with it."""
    for before, over in ((needed - 2, False), (needed - 1, True)):
        state = table([MOON], ["titus"], hands=["soul", "soul"], points=[before, 0], **setup)
        answer(state, 0, f"forfeit {MOON} titus")
        step_6(state)

        assert (state.ended == "goal") is over


@rule("ccg#decks")
def test_s49_decks_by_default_and_by_name() -> None:
    """Two seats: the Starter halves; three: the first three Character Decks; named: those, also the same twice."""
    assert deck_names(Setup(), 2) == ("starter_moon_mars", "starter_mercury_venus")
    assert deck_names(Setup(), 3) == ("sailor_moon", "sailor_mercury", "sailor_mars")
    named = Setup(decks=("tuxedo_mask", "tuxedo_mask"))
    state = GAME.start(named, 2, Rng(1))

    assert [player.deck_name for player in GAME.view(state, None).players] == ["tuxedo_mask", "tuxedo_mask"]
    assert sorted(state.decks[0]) == sorted(state.decks[1])


@rule("ccg#decks")
def test_s49_decks_must_be_one_a_seat_and_known() -> None:
    """A wrong number and an unknown name are refused."""
    with pytest.raises(BadSetup, match=r"decks names 2; 3 players need 3\."):
        GAME.start(Setup(decks=("tuxedo_mask", "sailor_moon")), 3, Rng(1))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"decks": ["sailor_saturn", "sailor_moon"]}, Setup)


def last_round(points: list[int], **told: Any) -> Ccg:
    """The first and only round, with the first player's turn."""
    options: dict[str, Any] = {"turns": [1, 0], "hands": ["soul", "soul"], "decks": ["9 body"] * 2, "round_limit": 1}
    return table(points=points, **{**options, **told})


@rule("ccg#end-of-game")
def test_s50_after_the_last_round_most_points_win() -> None:
    """It ends after everyone's turn; a skipped turn counts, an extra one does not."""
    state = last_round([1, 2])
    end_turn(state)
    assert (state.turn, state.ended) == (1, "")
    end_turn(state)
    assert (state.ended, places(state)) == ("limit", (2, 1))
    skipped = last_round([1, 2])
    skipped.skips[1] = True
    end_turn(skipped)

    assert (skipped.ended, skipped.turns) == ("limit", [1, 1])


@rule("ccg#end-of-game", "ccg#turn")
def test_s50_an_extra_turn_does_not_count() -> None:
    """Sailor Pluto in the last round is a turn more, and costs nobody one."""
    state = last_round([1, 2], hands=["sailor-pluto", "soul"], step=2)
    answer(state, 0, "play sailor-pluto")
    end_turn(state)
    assert (state.turn, state.ended) == (0, "")
    answer(state, 0, "done", "discard body-power", "done")
    assert (state.turn, state.ended) == (1, "")
    end_turn(state)

    assert state.ended == "limit"
    early = last_round([1, 2], hands=["sailor-pluto", "soul"], step=2, round_limit=2)
    answer(early, 0, "play sailor-pluto")
    end_turn(early)
    answer(early, 0, "done", "discard body-power", "done")
    end_turn(early)
    assert (early.turn, early.ended) == (0, ""), "the first player has a second turn like everyone"


@rule("ccg#end-of-game")
def test_s50_equal_points_at_the_limit_tie() -> None:
    """Both are first."""
    state = last_round([2, 2])
    end_turn(state)
    end_turn(state)

    assert (state.ended, places(state)) == ("limit", (1, 1))


@rule("ccg#villains")
def test_s65_a_villain_need_not_wait_for_another() -> None:
    """Nephlite on a Yoma and Queen Beryl on Nephlite, in one turn."""
    state = table(enemies=["titus"], hands=["nephlite queen-beryl"], step=2)
    answer(state, 0, "play nephlite titus", "play queen-beryl nephlite")

    assert (in_play(state, 0), gone(state, 0)) == (f"{VENUS} queen-beryl", "titus nephlite")


@rule("ccg#villains", "ccg#new-cards")
@pytest.mark.parametrize(("turns", "may"), [([1, 0], False), ([1, 1], False), ([2, 1], True)])
def test_s66_a_summoned_monster_waits_for_everyones_first_turn(turns: list[int], may: bool) -> None:
    """Negaverse Crystal in the first round: no Villain on the Yoma."""
    state = table(pie=["negaverse-crystal"], hands=["zoycite"], decks=["titus"], turns=turns, step=2)
    answer(state, 0, "use negaverse-crystal", "search titus")

    assert ("play zoycite titus" in texts(state)) is may


@rule("ccg#turn")
def test_s67_a_skipped_turn_counts_as_had() -> None:
    """Nothing is drawn and nothing filled up; who was held for that turn is free in the one after."""
    state = table(
        [VENUS, f"{MARS} + 2 soul /10"], ["pierrot", "titus"], hands=["soul", "2 soul"], decks=["9 body", "9 body"]
    )
    state.skips[1] = True
    state.no_attacks[1] = state.no_rest[1] = 4
    end_turn(state)
    assert (state.turn, state.turns, hand(state, 1)) == (0, [4, 4], "soul soul")
    answer(state, 0, "done", "discard body-power", "done")
    answer(state, 1, "done")

    assert [text.split()[0] for text in texts(state)] == ["attack", "rejuvenate", "done"]


@rule("ccg#turn")
def test_s67_the_same_turn_is_skipped_once() -> None:
    """Two wins of Force of Will in one turn cost one turn."""
    state = table(
        [f"{MARS} + 2 soul, {JUPITER} + 2 body"],
        ["", "prince-diamond + 2 mind, ramwoir + 1 mind"],
        hands=["soul", "soul"],
        decks=["9 body", "9 body"],
    )
    for scout, move, target, defence in (
        (MARS, "mars-fire-ignite", "prince-diamond", "force-of-will"),
        (JUPITER, "jupiter-thunder-crash", "ramwoir", "time-control"),
    ):
        attack(state, scout, move, target)
        defend(state, defence)
        throw(state, owner_wins=True)
        defend(state)
    end_turn(state)
    assert state.turn == 1
    end_turn(state)
    assert (state.turn, state.turns) == (1, [4, 5]), "the first player's turn was skipped"
    answer(state, 1, "done", "done", "discard body-power", "done")

    assert (state.turn, keys(state).count("skipped")) == (0, 1)


@rule("ccg#defeat", "ccg#discard")
def test_s76_attached_cards_of_a_defeated_card_are_discarded() -> None:
    """A Scout with two Power and armour: the Scout is out of the game, the rest lies in the discards."""
    allies = [f"sailor-mars-level-2 + 1 soul 1 body + knight-armor /80, {MOON}"]
    state = table(allies, ["titus + 1 mind /50"], hands=["soul", "soul"], decks=["9 body"])
    step_6(state)

    assert sorted(gone(state, 0).split()) == sorted(["titus", MARS, "sailor-mars-level-2"])
    assert sorted(discards(state, 0).split()) == ["body", "knight-armor", "mind", "soul"]


@rule("ccg#knowledge", "ccg#discard")
def test_s84_discards_lie_open_for_all() -> None:
    """Every view has all discards in order, and what is out of the game."""
    state = table(discards=["soul luna titus", "pox"])
    state.gone[1] = [NUMBER["morga"], NUMBER["bakene"]]
    for seat in (0, 1, None):
        players = GAME.view(state, seat).players
        assert [names(player.discards) for player in players] == ["soul luna titus", "pox"]
        assert [names(player.gone) for player in players] == ["", "morga bakene"]


@rule("ccg#scouts-and-knights")
def test_s91_several_levels_may_be_played_in_one_turn() -> None:
    """Levels 1, 2 and 3 of one Scout in one Step 2."""
    state = table([MOON], hands=["sailor-mars-level-1 sailor-mars-level-2 sailor-mars-level-3"], step=2)
    answer(state, 0, f"play {MARS}", f"play sailor-mars-level-2 {MARS}", "play sailor-mars-level-3 sailor-mars-level-2")

    assert in_play(state, 0) == f"{MOON} sailor-mars-level-3"
    assert names(piece(state, "sailor-mars-level-3").under) == f"{MARS} sailor-mars-level-2"
