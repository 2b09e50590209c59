"""Rulings on what a table may set: levels of the rules and their passages, the goal, decks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from odango.core.game import BadSetup
from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.setup import Setup, deck_names
from rule import rule
from rulebook.ccg.asking import answer, step_6, texts, who
from rulebook.ccg.attacks import attacked, challenged, combined, defend, throw
from rulebook.ccg.looking import damage
from rulebook.ccg.table import JUPITER, MARS, MOON, started, table

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
