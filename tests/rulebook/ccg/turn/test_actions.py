"""Step 5: who may act, rejuvenation and forfeiting, with the rulebook's own figures where it has some."""

from __future__ import annotations

import pytest

from odango.games.ccg.facts import ACTED
from odango.games.ccg.pieces import change
from rule import rule
from rulebook.ccg.asking import answer, cannot, end_turn, offered, texts, who
from rulebook.ccg.attacks import TIARA, attack
from rulebook.ccg.looking import damage, discards, gone, piece, power
from rulebook.ccg.table import MARS, MERCURY, MOON, table


@rule("ccg#rejuvenation")
def test_four_monsters_and_two_villains() -> None:
    """Four Power at most, which remove up to 80."""
    enemies = "titus, morga, kyurene, bakene, zoycite, jedite"
    state = table(["sailor-moon-level-4 + 6 soul 1 body /110"], [enemies])
    assert offered(state, "rejuvenate")[-1] == "rejuvenate sailor-moon-level-4 4"
    answer(state, 0, "rejuvenate sailor-moon-level-4 4")

    assert (damage(state, "sailor-moon-level-4"), power(state, "sailor-moon-level-4")) == (30, "1 body 2 soul")
    assert discards(state, 0) == "soul soul soul soul"


@rule("ccg#rejuvenation")
@pytest.mark.parametrize(
    ("scout", "enemies", "most"),
    [
        (f"{MOON} + 3 soul /30", "titus, morga, pox", 2),
        (f"{MOON} + 3 soul /30", "titus", 1),
        (f"{MOON} + 3 soul /30", "zoycite", 0),
        (f"{MOON} + 3 soul /30", "", 0),
        (f"{MOON} + 3 body /30", "titus", 0),
        (f"{MOON} + 3 soul", "titus", 0),
        ("tuxedo-mask-level-1 + 2 body /50", "titus, morga, pox", 2),
    ],
)
def test_how_much_power_can_be_discarded(scout: str, enemies: str, most: int) -> None:
    """Of the own icon, no more than Monsters, no more than there is to heal; without a Monster none."""
    state = table([scout], [enemies, "titus"])
    found = offered(state, "rejuvenate")

    assert found == [f"rejuvenate {scout.split(maxsplit=1)[0]} {count}" for count in range(1, most + 1)]


@rule("ccg#rejuvenation")
def test_the_last_power_may_heal_less_than_twenty() -> None:
    """Up to 20 each."""
    state = table([f"{MOON} + 2 soul /30"], ["titus, morga"])
    answer(state, 0, f"rejuvenate {MOON} 2")

    assert (damage(state, MOON), power(state, MOON)) == (0, "nothing")


@rule("ccg#forfeiting")
def test_giving_up_actions_where_there_is_nobody_to_attack() -> None:
    """For each one own card, of those worth fewest points; it leaves in Step 6 and brings them."""
    state = table([f"{MOON}, {MARS}"], ["pox, titus, morga"], hands=["", "soul"], goal=6)
    assert {text.split()[-1] for text in offered(state, "forfeit")} == {"titus", "morga"}
    answer(state, 0, f"forfeit {MOON} titus")
    assert {text.split()[-1] for text in offered(state, "forfeit")} == {"morga"}
    answer(state, 0, f"forfeit {MARS} morga")
    assert (state.points, len(state.enemies[0])) == ([0, 0], 3)
    answer(state, 0, "done")

    assert (state.points, gone(state, 0)) == ([2, 0], "titus morga")


@rule("ccg#forfeiting")
def test_a_villain_can_be_given_up_too() -> None:
    """If it is the cheapest there is."""
    state = table([MOON], ["zoycite, nephlite"])

    assert offered(state, "forfeit") == [f"forfeit {MOON} zoycite"]


@rule("ccg#forfeiting", "ccg#several-players")
def test_only_the_neighbours_zones_have_to_be_empty() -> None:
    """Somebody across the table is out of reach anyway."""
    for enemies, may in ((["titus", "", "pox", ""], True), (["titus", "", "", "pox"], False)):
        state = table([MOON], enemies)

        assert bool(offered(state, "forfeit")) is may
    cannot(table([f"{MOON} + 2 soul"], ["titus", "pox"]), 0, f"forfeit {MOON} titus")


@rule("ccg#forfeiting", "ccg#actions")
def test_a_forfeited_action_is_an_action() -> None:
    """Whoever gave it up can do nothing else, and whoever acted has none to give up."""
    state = table([f"{MOON} + 1 soul /20, {MARS} + 1 soul /20"], ["titus, morga, bakene"])
    answer(state, 0, f"forfeit {MOON} titus", f"rejuvenate {MARS} 1")

    assert who(state) == (0, "pause")
    assert piece(state, MOON).marked(ACTED)


@rule("ccg#actions", "ccg#rejuvenation")
def test_who_is_asleep_or_held() -> None:
    """Held: no attack, but rejuvenation.  Asleep: neither.  The turn after, everything again."""
    for field, found in (("idle", ["rejuvenate"]), ("asleep", [])):
        state = table([f"{MOON} + 2 soul /20"], ["titus", "pierrot"], hands=["soul", "soul"], step=2)
        change(state, piece(state, MOON).uid, **{field: 3})
        answer(state, 0, "done")
        assert [text.split()[0] for text in texts(state) if text != "done"] == found
        end_turn(state)
        end_turn(state)
        answer(state, 0, "done")
        assert [text.split()[0] for text in texts(state)] == ["attack", "rejuvenate", "done"]


@rule("ccg#actions")
def test_who_has_as_much_damage_as_health_is_done() -> None:
    """No attack, no combined attack, no rejuvenation, nothing to give up; one ten less, and all of it."""
    spent = table([f"{MOON} + 4 soul /50, {MERCURY} + 4 mind"], ["titus", "pierrot"])
    alive = table([f"{MOON} + 4 soul /40, {MERCURY} + 4 mind"], ["titus", "pierrot"])

    assert {text.split()[1] for text in texts(spent) if text != "done"} == {MERCURY}
    assert "combine pierrot" in texts(alive)
    attack(alive, MOON, TIARA, "pierrot")
    assert damage(alive, MOON) == 70
