"""Where two cards meet: what a defence means for everyone, for Villains, and for rarely seen cards together."""

from __future__ import annotations

from typing import Any

import pytest

from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg_table import (
    BYSTANDER,
    JUPITER,
    MARS,
    MERCURY,
    MOON,
    VENUS,
    answer,
    attack,
    attacked,
    attackers,
    cannot,
    combine,
    damage,
    deck,
    defend,
    discards,
    end_turn,
    finish,
    gone,
    hand,
    in_play,
    piece,
    power,
    table,
    texts,
    throw,
    who,
    wounds,
)

PAIR = f"{MOON} + 2 soul, {MARS} + 2 soul"


# Villains.


@rule("ccg#hit-back")
def test_luna_pen_stops_a_villain_too() -> None:
    """Catzi does not hit back."""
    state = attacked("catzi", pie=["luna-pen"])
    answer(state, 0, "use luna-pen")

    assert (damage(state, "catzi"), wounds(state)) == (30, [0])


@rule("ccg#defense-events")
def test_a_villain_can_be_hidden() -> None:
    """The attack turns to a Monster."""
    state = attacked("catzi", others="jumo", hands=["", "hidden"])
    defend(state, "hidden")
    answer(state, 0, "redirect jumo")

    assert damage(state, "catzi", "jumo") == [0, 40], "Jumo is Weak against Soul"


@rule("ccg#defense-events", "ccg#hit-back")
def test_a_villain_has_more_dark_power() -> None:
    """Catzi hits back for 50."""
    state = attacked("catzi", hands=["", "more-dark-power"])
    defend(state, "more-dark-power")

    assert wounds(state) == [50]


@rule("ccg#defense-events")
def test_green_yoma_spares_a_villain() -> None:
    """The Person is hit, and Catzi hits back."""
    state = attacked("catzi", pie=["luna"], hands=["", "green-yoma-from-london"])
    defend(state, "green-yoma-from-london")
    answer(state, 1, "bystander luna")
    throw(state, owner_wins=True)

    assert (damage(state, "catzi"), wounds(state), discards(state, 0)) == (0, [40], "luna")


@rule("ccg#combined-attack", "ccg#defense-events")
def test_hidden_sends_no_combined_attack_to_wicked_lady() -> None:
    """A single attack it does."""
    enemies = ["", "bakene, wicked-lady, jumo"]
    state = table([PAIR], enemies, hands=["", "hidden"])
    combine(state, "bakene", sailor_moon_level_1=1, sailor_mars_level_1=1)
    defend(state, "hidden")
    assert texts(state) == ["redirect jumo"]

    state = table([PAIR], enemies, hands=["", "hidden"])
    attack(state, MOON, "moon-tiara-magic", "bakene")
    defend(state, "hidden")
    assert texts(state) == ["redirect wicked-lady", "redirect jumo"]


# Power that is taken away.


@rule("ccg#defence", "ccg#card-text")
@pytest.mark.parametrize(
    ("target", "defence"),
    [
        ("faraion + 1 soul", "power-drain"),
        ("nacrid + 1 mind", "power-drain"),
        ("four-face + 1 soul", "power-drain"),
        ("vampeal + 2 body", "drain-power"),
        ("minotaur + 1 body", "power-drain"),
        ("skulker + 3 mind", "power-drain"),
    ],
)
def test_molly_keeps_power_from_everyone_who_drains_it(target: str, defence: str) -> None:
    """With her in play the defence has nothing to do, be it for one Power, for three of a team, or for all."""
    team = f"{MERCURY} + 3 mind"
    assert f"defend {defence}" in texts(attacked(target, team=team))
    assert texts(attacked(target, team=team, pie=["molly-osaka"], hands=["", "soul"])) == ["pass"]


# The attacker is everyone who takes part.


def stopped(target: str, defence: str, throws: int) -> Ccg:
    """Moon and Mercury combined against a card that stopped them; Mars stood by.  It is their player's next turn."""
    allies = f"{MOON} + 5 soul /20, {MERCURY} + 5 mind /20, {MARS} + 2 soul /20"
    state = table([allies], ["titus, jumo", target], decks=["9 soul", "9 soul"])
    name = target.split(maxsplit=1)[0]
    combine(state, name, sailor_moon_level_1=1, sailor_mercury_level_1=1)
    defend(state, defence)
    for lost in range(throws):
        throw(state, owner_wins=not lost)
    assert (damage(state, name), wounds(state)) == (0, [20, 20, 20])
    end_turn(state, until=0)
    answer(state, 0, "done")
    return state


@rule("ccg#combined-attack", "ccg#card-text")
@pytest.mark.parametrize(
    ("target", "defence", "throws"),
    [
        ("polite-society + 2 body", "encase-in-wax", 1),
        ("jellax + 1 body", "powder-cloud", 1),
        ("black-widow", "sticky-thread-trap", 2),
    ],
)
def test_all_who_combined_are_held(target: str, defence: str, throws: int) -> None:
    """In the next turn only who stood by may attack; all may rejuvenate."""
    state = stopped(target, defence, throws)

    assert attackers(state) == {MARS}
    assert {text.split()[1] for text in texts(state) if "rejuvenate" in text} == {MOON, MERCURY, MARS}


@rule("ccg#combined-attack", "ccg#card-text")
def test_all_who_combined_sleep() -> None:
    """Frosty's sleep keeps all of them from rejuvenating as well."""
    state = stopped("frosty + 2 mind", "deep-sleep", 1)

    assert attackers(state) == {MARS}
    assert {text.split()[1] for text in texts(state) if text != "done"} == {MARS}


# The order of damage.


@rule("ccg#damage", "ccg#power-from-hand")
def test_power_from_hand_comes_after_a_ceiling() -> None:
    """40 are brought down to 30 by the Shield, and then 10 less."""
    hands = ["", "negative-energy-shield soul"]
    state = attacked("sapphire", pie=["luna"], hands=hands, rules="advanced")
    defend(state, "negative-energy-shield")
    defend(state)
    answer(state, 1, "parry 1 soul")

    assert damage(state, "sapphire") == 20


@rule("ccg#damage", "ccg#power-from-hand")
def test_power_from_hand_comes_before_doubling() -> None:
    """30 less 10, twice."""
    state = attacked("mud-minion-horde", hands=["", "soul"], rules="advanced")
    defend(state, "unpredictable")
    throw(state, owner_wins=False)
    defend(state)
    answer(state, 1, "parry 1 soul")

    assert damage(state, "mud-minion-horde") == 40


def split(targets: str, second: str, scout: str = "sailor-mars-level-2 + 6 soul", **more: Any) -> Ccg:
    """Mars has split an attack on two cards of seat 1, who is asked next."""
    hands = ["split-attack", more.pop("held", "soul")]
    state = table([scout], ["", targets], hands=hands, step=2, **more)
    answer(state, 0, "play split-attack")
    move = "mars-firebird-strike" if "level-2" in scout else "mars-fire-ignite"
    attack(state, scout.split(maxsplit=1)[0], move, targets.split(maxsplit=1)[0].rstrip(","))
    answer(state, 0, "use split-attack", f"second-target {second}")
    return state


@rule("ccg#damage", "ccg#events")
def test_half_an_attack_is_half_of_what_a_shield_lets_through() -> None:
    """50, at most 30, halved: 20.  The second target has no Shield, and takes 30."""
    state = split("sapphire, malachite", "malachite", held="negative-energy-shield soul")
    defend(state, "negative-energy-shield")
    defend(state)
    finish(state)

    assert damage(state, "sapphire", "malachite") == [20, 30]


@rule("ccg#events", "ccg#defence")
def test_power_drained_by_the_first_target_is_missing_at_the_second() -> None:
    """Half an attack needs its Power too: both are over, without damage and without a hit-back."""
    state = split("minotaur + 1 body, bakene", "bakene", scout=f"{MARS} + 4 soul")
    defend(state, "power-drain")
    defend(state)
    defend(state)

    assert (damage(state, "minotaur", "bakene"), wounds(state)) == ([0, 0], [0])


# A new target.


@rule("ccg#attack", "ccg#defense-events")
def test_what_helped_the_hidden_card_does_not_help_the_next() -> None:
    """A Shield, less damage and More Dark Power were for the first target."""
    hands = ["", "negative-energy-shield more-dark-power hidden"]
    state = attacked("vulturos + 2 body", others="catzi", pie=["luna"], hands=hands)
    defend(state, "resistant")
    defend(state, "negative-energy-shield")
    defend(state, "more-dark-power")
    defend(state, "hidden")
    answer(state, 0, "redirect catzi")

    assert (damage(state, "vulturos", "catzi"), wounds(state)) == ([0, 40], [40])


@rule("ccg#attack", "ccg#defense-events")
def test_what_was_avoided_before_hidden_hits_the_next() -> None:
    """Pox has dodged; then the attack turns to another, who has not."""
    state = attacked("pox", others="catzi", hands=["", "hidden"])
    defend(state, "acrobatics")
    throw(state, owner_wins=True)
    defend(state, "hidden")
    answer(state, 0, "redirect catzi")

    assert (damage(state, "pox", "catzi"), wounds(state)) == ([0, 30], [40])


@rule("ccg#attack", "ccg#defence")
def test_who_strikes_with_a_card_does_not_strike_with_the_next() -> None:
    """The vines of the Girls are theirs: hidden, they have Titus for nothing."""
    state = attacked("doom-and-gloom-girls + mind", others="titus, catzi", hands=["", "hidden"])
    defend(state, "vine-trap")
    throw(state, owner_wins=True)
    answer(state, 1, "helper titus")
    defend(state, "hidden")
    answer(state, 0, "redirect catzi")

    assert (damage(state, "catzi"), wounds(state)) == (30, [40])


@rule("ccg#defense-events", "ccg#defence")
def test_yoma_that_queen_beryl_commands_are_out_of_reach() -> None:
    """Hidden sends nobody to them, and half an attack does not come to them."""
    state = attacked("queen-beryl", others="titus, jumo, catzi", hands=["", "hidden"])
    defend(state, "command-the-yoma")
    throw(state, owner_wins=True)
    defend(state, "hidden")
    assert texts(state) == ["redirect catzi"]

    state = split("queen-beryl, titus", "titus")
    defend(state, "command-the-yoma")
    throw(state, owner_wins=True)
    defend(state)
    assert (damage(state, "queen-beryl", "titus"), wounds(state)) == ([30, 0], [60])
    assert who(state) == (0, "pause"), "nobody is asked to defend Titus"


# Out of the game.


@rule("ccg#villains", "ccg#reshuffle", "ccg#draw")
def test_what_is_out_of_the_game_does_not_come_back() -> None:
    """A Monster under a Villain: not by Memories of the Past, not by Chad, and not when the deck is made anew."""
    state = table(
        [f"{MOON} + 2 body"], ["titus"], ["chad-kumada"], hands=["jedite memories-of-the-past", "soul"],
        discards=["luna"], decks=["", "9 soul"], step=2, deck_names=["sailor_moon", "sailor_moon"],
    )  # fmt: skip
    answer(state, 0, "play jedite titus", "play memories-of-the-past", f"pay {MOON}")
    assert texts(state) == [f"remember {name}" for name in ("body-power", "luna", "memories-of-the-past")]
    answer(state, 0, "remember luna")
    end_turn(state, until=0)

    assert gone(state, 0) == "titus"
    assert sorted(f"{hand(state, 0)} {deck(state, 0)} {discards(state, 0)}".split()) == [
        "body", "body", "luna", "memories-of-the-past",
    ]  # fmt: skip


# What mirrors an attack.


@rule("ccg#hit-back")
@pytest.mark.parametrize(("target", "times"), [("dragon + 1 mind", 1), ("petasos", 1), ("regalia", 2)])
def test_every_mirror_gives_back_the_bonuses(target: str, times: int) -> None:
    """30 with Luna's 10; Regalia gives double."""
    state = attacked(target, pie=["luna"], hands=["", "soul"])
    defend(state)
    if target.startswith("dragon"):
        answer(state, 1, "hit reverse-time paid")
    if state.contest is not None:
        throw(state, owner_wins=True)

    assert wounds(state) == [40 * times]


# Defences that cost nothing, and several of them.


@rule("ccg#defence")
@pytest.mark.parametrize(
    ("target", "defence", "found"),
    [
        ("zoycite", "black-homing-crystal", ["search lunch", "pass"]),
        ("avery", "mind-control", ["search rini", "pass"]),
        ("wiseman", "awesome-power", ["pass"]),
    ],
)
def test_free_defences_are_optional_and_once_an_attack(target: str, defence: str, found: list[str]) -> None:
    """They may be left; used, they are not offered again."""
    tables: dict[str, Any] = {"decks": ["9 soul", "lunch rini"], "hands": ["luna", "soul"]}
    state = attacked(target, **tables)
    defend(state)
    assert (in_play(state, 1), hand(state, 0)) == (f"{BYSTANDER} {target}", "luna")

    state = attacked(target, **tables)
    defend(state, defence)
    answer(state, *((0, "discard luna") if target == "wiseman" else (1, found[0])))
    if who(state) == (1, "search"):
        answer(state, 1, "pass")
    assert f"defend {defence}" not in texts(state)
    assert (hand(state, 0) == "", len(state.pie[1])) == ((True, 0) if target == "wiseman" else (False, 1))


@rule("ccg#defence")
def test_free_defences_are_mandatory_under_the_switch() -> None:
    """Wiseman has two of them: neither can be passed, their owner says which comes first."""
    tables: dict[str, Any] = {"decks": ["", "lunch rini"], "hands": ["luna", "soul"], "free_defences": "mandatory"}
    state = attacked("wiseman", **tables)
    assert texts(state) == ["defend awesome-power", "defend prophetic"]
    defend(state, "prophetic")
    assert (who(state), texts(state)) == ((0, "discard"), ["discard luna"])

    assert who(attacked("avery", **tables)) == (1, "search")
    assert who(attacked("zoycite", **tables)) == (1, "search")


@rule("ccg#defence")
def test_wiseman_and_avocado_may_use_both_defences_in_either_order() -> None:
    """And under the switch only one of them."""
    for first, second in (("awesome-power", "prophetic"), ("prophetic", "awesome-power")):
        state = attacked("wiseman", hands=["luna"], decks=["", "2 soul"])
        for defence in (first, second):
            defend(state, defence)
            if defence == "awesome-power":
                answer(state, 0, "discard luna")
        assert (hand(state, 0), state.seen[1]) == ("", [2, 2])

        state = attacked("wiseman", hands=["luna", "soul"], decks=["", "2 soul"], several_defences="one")
        defend(state, first)
        if first == "awesome-power":
            answer(state, 0, "discard luna")
        assert texts(state) == ["pass"]

    state = attacked("avocado + 2 mind", decks=["", "lunch"])
    defend(state, "rotten-stench")
    throw(state, owner_wins=False)
    defend(state, "item-swap")
    answer(state, 1, "search lunch")
    assert in_play(state, 1) == f"{BYSTANDER} avocado lunch"


# Persons, Items and Events together.


@rule("ccg#using-cards")
def test_the_tree_of_life_serves_once_a_turn() -> None:
    """It prints no limit; for one Scout after the other it would be two uses."""
    allies = f"{MOON} + 2 body, {MARS} + 2 body"
    state = table([allies], pie=["the-tree-of-life"], decks=["4 soul"], hands=["soul"], step=3)
    answer(state, 0, "use the-tree-of-life", f"convert {MOON}", "search soul-power")

    assert (power(state, MOON), power(state, MARS)) == ("1 soul", "2 body")
    cannot(state, 0, "use the-tree-of-life")


@rule("ccg#events")
def test_who_resigned_can_come_back_by_the_strength_of_the_fallen() -> None:
    """Level 1 goes into the deck, Level 2 stays out."""
    allies, hands = [f"sailor-moon-level-2, {MARS}"], ["resignation strength-of-the-fallen"]
    state = table(allies, ["", "titus"], hands=hands, decks=["2 soul"], step=2)
    answer(state, 0, "play resignation", "resign sailor-moon-level-2", "topple titus")
    answer(state, 0, "play strength-of-the-fallen", f"revive {MOON}")

    assert (sorted(deck(state, 0).split()), gone(state, 0)) == ([MOON, "soul", "soul"], "sailor-moon-level-2")


@rule("ccg#hit-back", "ccg#persons-and-items")
def test_a_sword_that_was_drawn_counts_for_the_whole_turn() -> None:
    """Titus draws it to strike along; attacked by another Scout in the same turn he has it still, unasked."""
    allies = f"{MARS} + 2 soul, {JUPITER} + 2 body"
    state = table([allies], ["", "doom-and-gloom-girls + mind, titus + negaverse-sword"], decks=["9 soul", "9 soul"])
    attack(state, MARS, "mars-fire-ignite", "doom-and-gloom-girls")
    defend(state, "vine-trap")
    throw(state, owner_wins=True)
    answer(state, 1, "helper titus", "hit water-geyser sword")
    assert wounds(state) == [50 + 40, 0]
    attack(state, JUPITER, "jupiter-thunder-crash", "titus")

    assert (wounds(state), who(state)) == ([90, 40], (0, "pause"))
    end_turn(state)
    assert discards(state, 1).split() == ["mind", "negaverse-sword"]


@rule("ccg#several-players", "ccg#card-text")
def test_rare_cards_reach_across_the_table() -> None:
    """Four seats: the player opposite, who is no neighbour, is an opponent for all of these."""
    across: dict[str, Any] = {
        "allies": [f"{MOON} + 3 soul, {MARS}", VENUS, f"{JUPITER} + 2 body"],
        "enemies": ["jumo", "", "titus"],
    }
    more: dict[str, Any] = {"pie": ["spaceship, negamoon-bomb", "", "luna"], "seats": 4, "step": 2}
    for card, answers in {
        "detention": ["detain C"],
        "rats": ["trap C"],
        "overpowering-attack": ["overpower body C"],
        "baby-sitting": ["send luna"],
        "taunt": [f"provoke {JUPITER}"],
        "resignation": [f"resign {MARS}", "topple titus"],
    }.items():
        state = table(hands=[card, "", "2 mind"], **across, **more)
        answer(state, 0, f"play {card}", *answers)

    for answers in (["use spaceship", f"pay {MOON}", "see C"], ["use negamoon-bomb", f"pay {MOON}", "bomb titus"]):
        answer(table(hands=["", "", "2 mind"], **across, **more), 0, *answers)


@rule("ccg#challenge", "ccg#several-players")
def test_whoever_may_lose_something_plays_for_it() -> None:
    """Three seats, and a card of the third: Dark Fruit, Sammy, Taunt and the Bomb are played with that player."""
    allies = [f"{MOON} + 2 soul", VENUS, JUPITER]
    for pie, held, answers in (
        ("dark-fruit", "", ["use dark-fruit", f"infect {JUPITER}"]),
        ("sammy-tsukino", "", ["use sammy-tsukino", "annoy rini"]),
        ("negamoon-bomb", "", ["use negamoon-bomb", f"pay {MOON}", "bomb titus", "bomb rini"]),
        ("", "taunt", ["play taunt", f"provoke {JUPITER}"]),
    ):
        state = table(allies, ["jumo", "", "titus"], [pie, "luna", "rini"], hands=[held], step=2)
        answer(state, 0, *answers)
        assert state.contest is not None
        assert (state.contest.owner, state.contest.other) == (0, 2)


@rule("ccg#using-cards", "ccg#defence")
def test_a_costume_does_not_take_what_is_worn() -> None:
    """The Monster's own armour is gone for the turn, its Knight Armor is not."""
    state = table([f"{MARS} + 2 soul"], ["", "game-machine-man + knight-armor"], pie=["costume"], step=2)
    answer(state, 0, "use costume", "bewitch game-machine-man")
    throw(state, owner_wins=True)
    attack(state, MARS, "mars-fire-ignite", "game-machine-man")
    defend(state, "armor")

    assert damage(state, "game-machine-man") == 10


@rule("ccg#events", "ccg#defense-events")
def test_nobody_is_on_the_ball_after_a_sacrifice() -> None:
    """The target has brought itself down, and is not attacked again."""
    state = table([f"{MARS} + 2 soul"], ["", "fro"], hands=["on-the-ball", "self-sacrifice"], step=2)
    answer(state, 0, "play on-the-ball")
    attack(state, MARS, "mars-fire-ignite", "fro")
    defend(state)
    throw(state, owner_wins=False)
    answer(state, 1, "play self-sacrifice")

    assert (who(state), damage(state, "fro")) == ((0, "pause"), 70)


@rule("ccg#events", "ccg#actions")
def test_who_is_beaten_is_not_on_the_ball() -> None:
    """The hit-back has brought the attacker down."""
    state = table([f"{MARS} + 2 soul /30, {MOON}"], ["", "fro"], hands=["on-the-ball"], step=2)
    answer(state, 0, "play on-the-ball")
    attack(state, MARS, "mars-fire-ignite", "fro")
    defend(state)
    throw(state, owner_wins=False)

    assert (who(state), damage(state, MARS)) == ((0, "pause"), 60)


@rule("ccg#events", "ccg#defence")
def test_being_on_the_ball_costs_20_also_when_it_is_prevented() -> None:
    """The second attack on Fro is stopped by ice; the 20 are taken all the same."""
    state = table([f"{MARS} + 2 soul"], ["", "fro"], hands=["on-the-ball"], step=2)
    answer(state, 0, "play on-the-ball")
    attack(state, MARS, "mars-fire-ignite", "fro")
    defend(state)
    throw(state, owner_wins=False)
    answer(state, 0, "use on-the-ball mars-fire-ignite")
    defend(state, "encase-in-ice")
    throw(state, owner_wins=True)

    assert (damage(state, "fro"), damage(state, MARS)) == (30, 30 + 20)


@rule("ccg#draw", "ccg#events")
def test_rats_keep_melvin_and_chad_from_drawing() -> None:
    """No two cards of which one is kept, and no discard is taken."""
    state = table(
        [VENUS], pie=["", "melvin-gurio, chad-kumada"], hands=["rats", "soul"], decks=["", "9 mind"],
        discards=["", "luna"], step=2,
    )  # fmt: skip
    answer(state, 0, "play rats", "trap B")
    end_turn(state, until=1)

    assert (who(state), hand(state, 1), discards(state, 1)) == ((1, "play"), "soul", "luna")


@rule("ccg#turn", "ccg#defence")
def test_an_extra_turn_is_the_next_one_and_can_be_lost() -> None:
    """Sailor Pluto gives a turn, Prince Diamond takes the next: the other player is on."""
    state = table([f"{MARS} + 2 soul, {MOON}"], ["", "prince-diamond + 2 mind"], hands=["sailor-pluto", "soul"],
                  decks=["9 soul", "9 soul"], step=2)  # fmt: skip
    answer(state, 0, "play sailor-pluto")
    attack(state, MARS, "mars-fire-ignite", "prince-diamond")
    defend(state, "force-of-will")
    throw(state, owner_wins=True)
    defend(state)
    end_turn(state, until=1)

    assert (state.turn, state.turns, state.skips) == (1, [4, 4], [False, False])


@rule("ccg#challenge")
def test_a_locket_does_not_help_against_a_tie_that_counts() -> None:
    """It is for a challenge that was lost; the Horde's tie is neither."""
    state = attacked("mud-minion-horde", pie=["", "moon-star-locket + 1 soul"])
    defend(state, "unpredictable")
    answer(state, 1, "inspire moon-star-locket")
    throw(state, owner_wins=None)

    assert (in_play(state, 1), state.contest) == (BYSTANDER, None)


@rule("ccg#hit-back", "ccg#villains")
def test_a_thorn_is_gone_with_its_monster() -> None:
    """Yasha is replaced by a Villain, or discarded: the next turn does not hurt.  As long as it stays, it does."""
    for left, hurt in (("replaced", 10), ("discarded", 10), ("stays", 20)):
        hands, pie = ["", "jedite soul"], ["", "grandpa-hino"]
        state = table([f"{MARS} + 2 soul"], ["", "yasha, bakene"], pie, hands=hands)
        attack(state, MARS, "mars-fire-ignite", "yasha")
        defend(state)
        end_turn(state, until=1)
        if left == "replaced":
            answer(state, 1, "play jedite yasha")
        if left == "discarded":
            answer(state, 1, "use grandpa-hino", "blast yasha")
            throw(state, owner_wins=True)
        assert (piece(state, MARS).thorns != (), wounds(state)) == (True, [10])
        end_turn(state, until=0)

        assert wounds(state) == [hurt]
