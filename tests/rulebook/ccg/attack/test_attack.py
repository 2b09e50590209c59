"""Step 5: attacks phase by phase, with the rulebook's own figures where it has some."""

from __future__ import annotations

import pytest

from odango.games.ccg import GAME
from odango.games.ccg.cards import CARDS
from rule import rule
from rulebook.ccg.asking import answer, finish, offered, targets, texts, who
from rulebook.ccg.attacks import TIARA, attack, attacked, defend, first_attack, throw
from rulebook.ccg.looking import damage, discards, hand, power
from rulebook.ccg.table import DARIEN, JUPITER, MARS, MERCURY, MOON, PAIR, VENUS, table
from rulebook.ccg.telling import keys, said


@rule("ccg#attack")
def test_the_phases_in_their_order() -> None:
    """Target and attack together; what is added; the defence; damage; the hit-back."""
    state = table(
        [f"{MOON} + 2 soul"], ["", "bobo-the-vulture + 1 soul"], ["luna-pen, mini-computer"], hands=["", "soul"]
    )
    found = []
    attack(state, MOON, TIARA, "bobo-the-vulture")
    for text in ("done", "pass", "pass", "hit punch"):
        found.append((*who(state), damage(state, "bobo-the-vulture", MOON)))
        answer(state, who(state)[0], text)

    assert found == [(0, "boost", [0, 0]), (1, "defend", [0, 0]), (0, "follow", [20, 0]), (1, "hit-back", [20, 0])]
    assert damage(state, "bobo-the-vulture", MOON) == [20, 10]
    assert state.attack is None


@rule("ccg#attack")
def test_both_sides_are_told_what_happens() -> None:
    """Who attacks whom with what, and what it did."""
    state = attacked("zoycite", by=MARS)

    assert keys(state) == ["attacks", "damaged", "hits-back", "damaged"]
    assert [(line["damage"], line["total"], line["health"]) for line in said(state, "damaged")] == [
        (30, 30, 100), (30, 30, 60),
    ]  # fmt: skip


@rule("ccg#attack", "ccg#actions")
def test_monsters_and_villains_are_targets_and_nothing_else() -> None:
    """Of the opponent, in any order; never a Scout, never one's own."""
    state = table([f"{MOON} + 2 soul", MARS], ["titus", "bakene, zoycite"], ["luna", "luna"])

    assert offered(state, "attack") == [f"attack {MOON} {TIARA} bakene", f"attack {MOON} {TIARA} zoycite"]


@rule("ccg#attack", "ccg#several-players")
def test_neighbours_to_the_left_and_right() -> None:
    """Of five players two; of three both others."""
    enemies = ["", "morga", "titus", "bakene", "kyurene"]
    five = table([f"{MOON} + 2 soul"], enemies)
    two = table(["", "", f"{MOON} + 2 soul"], ["pox", *enemies[1:]], turn=2)
    three = table([f"{MOON} + 2 soul"], enemies[:3])

    assert offered(five, "attack") == [f"attack {MOON} {TIARA} {name}" for name in ("morga", "kyurene")]
    assert offered(two, "attack") == [f"attack {MOON} {TIARA} {name}" for name in ("bakene", "morga")]
    assert offered(three, "attack") == [f"attack {MOON} {TIARA} {name}" for name in ("morga", "titus")]


@rule("ccg#attack")
def test_a_target_is_attacked_once_a_turn() -> None:
    """Whoever did it; another target is free for the others."""
    state = table([f"{MOON} + 2 soul, {MARS} + 2 soul, {MERCURY} + 2 mind"], ["", "pierrot, racy"])
    attack(state, MOON, TIARA, "pierrot")
    assert targets(state) == {"racy"}
    attack(state, MARS, "mars-fire-ignite", "racy")

    assert who(state) == (0, "pause"), "nothing is left for Mercury"


@rule("ccg#actions")
def test_one_action_for_each() -> None:
    """Whoever has attacked does nothing else; the others each choose for themselves."""
    state = table([f"{MOON} + 3 soul /20, {MARS} + 3 soul /20"], ["titus", "pierrot, racy"])
    attack(state, MOON, TIARA, "pierrot")
    assert {text.split()[1] for text in texts(state) if text != "done"} == {MARS}
    answer(state, 0, f"rejuvenate {MARS} 1")

    assert who(state) == (0, "pause")
    assert (damage(state, MARS), damage(state, MOON)) == (0, 50)


@rule("ccg#actions")
def test_who_acts_when_is_the_players_choice() -> None:
    """The second may act before the first."""
    state = table([PAIR], ["", "pierrot, racy"])
    attack(state, MARS, "mars-fire-ignite", "racy")

    assert offered(state, "attack") == [f"attack {MOON} {TIARA} pierrot"]
    answer(state, 0, "done")
    assert who(state) == (0, "pause")


@rule("ccg#selecting-an-attack", "ccg#power")
@pytest.mark.parametrize(
    ("attached", "found"),
    [
        ("1 soul", []),
        ("2 soul", [TIARA]),
        ("3 body", []),
        ("1 soul 2 body", []),
        ("2 soul 1 body", [TIARA, "moon-healing-activation"]),
        ("3 soul", [TIARA, "moon-healing-activation"]),
        ("4 soul", [TIARA, "moon-healing-activation", "cosmic-moon-power"]),
        ("3 soul 1 mind", [TIARA, "moon-healing-activation"]),
    ],
)
def test_the_power_an_attack_needs(attached: str, found: list[str]) -> None:
    """So many of each type; for any, one more of whatever type."""
    state = table([f"sailor-moon-level-2 + {attached}"], ["", "titus"])

    assert [text.split()[2] for text in offered(state, "attack")] == found if found else who(state) == (0, "pause")


@rule("ccg#selecting-an-attack", "ccg#power")
def test_power_of_an_attack_is_not_discarded() -> None:
    """It stays for the next turn."""
    state = table([f"{MOON} + 3 soul"], ["", "jumo"])
    attack(state, MOON, "moon-healing-activation", "jumo")

    assert (power(state, MOON), discards(state, 0)) == ("3 soul", "")
    assert damage(state, "jumo") == 50


@rule("ccg#defence", "ccg#power")
def test_a_defence_discards_its_power() -> None:
    """Used before damage is dealt: 30 less."""
    state = attacked("vulturos + 1 body 1 mind 1 soul", by=MARS)
    defend(state, "resistant")
    assert (who(state), texts(state)) == ((1, "pay"), ["pay 1 body 1 soul", "pay 1 body 1 mind"])
    answer(state, 1, "pay 1 body 1 mind", "topmost mind-power")

    assert (damage(state, "vulturos"), power(state, "vulturos"), discards(state, 1)) == (10, "1 soul", "body mind")


@rule("ccg#defence")
def test_prevented_and_avoided() -> None:
    """Prevented: no damage either way.  Avoided: the target hits back."""
    prevented = attacked("iguaala + 1 body", by=MARS)
    defend(prevented, "hypnotized-by-shaneera-pets")
    avoided = attacked("bertie + 2 mind", by=MARS)
    defend(avoided, "teleportation")

    assert damage(prevented, "iguaala", MARS) == [0, 0]
    assert damage(avoided, "bertie", MARS) == [0, 40]


@rule("ccg#defence", "ccg#selecting-an-attack")
@pytest.mark.parametrize(("attached", "over"), [("2 soul", True), ("3 soul", False), ("2 soul 1 body", True)])
def test_an_attack_is_over_when_its_power_is_gone(attached: str, over: bool) -> None:
    """At the end of the defence: no damage, no hit-back, and the action is used."""
    state = table([f"{MOON} + {attached}"], ["", "minotaur + 1 body"])
    attack(state, MOON, TIARA, "minotaur")
    defend(state, "power-drain")
    if who(state) == (1, "drain"):
        answer(state, 1, f"drain soul {MOON}")

    assert damage(state, "minotaur", MOON) == ([0, 0] if over else [40, 30])
    assert ("out-of-power" in keys(state)) is over
    assert who(state) == (0, "pause")


@rule("ccg#defence", "ccg#defense-events")
def test_own_defences_come_before_defense_events() -> None:
    """After the first Event the target's own are past."""
    state = attacked("vulturos + 1 body 1 mind", by=MARS, hands=["", "negative-energy-shield"])
    assert texts(state) == ["defend resistant", "play negative-energy-shield", "pass"]
    defend(state, "negative-energy-shield")

    assert who(state) == (0, "pause"), "an empty hand has nothing more"
    assert (damage(state, "vulturos"), discards(state, 1)) == (40, "negative-energy-shield")


@rule("ccg#damage", "ccg#strong-and-weak")
def test_damage_is_found_in_order() -> None:
    """Printed 30, Luna 10, Training 20, armour 30 less, two Power from hand 20 less, Weak 10 more: 20."""
    lion = ["", "leo-the-lion"]
    state = table([f"{VENUS} + 2 mind"], lion, ["luna"], hands=["combat-training", "2 soul"], rules="advanced", step=2)
    answer(state, 0, "play combat-training")
    attack(state, VENUS, "venus-crescent-beam-smash", "leo-the-lion")
    answer(state, 0, "train")
    defend(state)
    view = GAME.view(state, None)
    assert [(entry.what, entry.amount) for entry in view.account] == [
        ("base", 30), ("friend", 10), ("card", 20), ("armor", -30), ("weak", 10),
    ]  # fmt: skip
    answer(state, 1, "parry 2 soul")

    assert damage(state, "leo-the-lion") == 20


@rule("ccg#damage")
def test_doubling_comes_before_strong_and_weak() -> None:
    """The Horde loses its challenge against Jupiter's 30: 60, and 10 more because it is Weak."""
    state = attacked("mud-minion-horde", by=JUPITER)
    defend(state, "unpredictable")
    throw(state, owner_wins=False)

    assert damage(state, "mud-minion-horde") == 70


@rule("ccg#damage")
def test_damage_stays_from_turn_to_turn() -> None:
    """And adds up; Monsters do not rejuvenate."""
    state = attacked("pierrot /30", by=MOON, mine="titus + 3 soul /40")

    assert damage(state, "pierrot", "titus") == [50, 40]
    assert not any("rejuvenate titus" in text for text in texts(state))


@rule("ccg#strong-and-weak")
@pytest.mark.parametrize(
    ("scout", "attached", "dealt"), [(VENUS, "2 mind", 40), (JUPITER, "2 body", 20), (MARS, "2 soul", 30)]
)
def test_strong_and_weak_as_the_rulebook_tells(scout: str, attached: str, dealt: int) -> None:
    """A Monster Strong against Body and Weak against Mind: Venus 10 more, Jupiter 10 less, Mars neither."""
    state = table([f"{scout} + {attached}", MERCURY], ["", "rhonda"])
    attack(state, scout, first_attack(scout), "rhonda")

    assert damage(state, "rhonda") == dealt


@rule("ccg#strong-and-weak")
def test_the_icon_counts_and_not_the_power() -> None:
    """Every icon as the rules list it; a Villain is neither Strong nor Weak."""
    icons = {card.character: card.icon for card in CARDS if card.level}
    state = table(["tuxedo-mask-level-2"], ["", "zoycite"])
    attack(state, "tuxedo-mask-level-2", "cane-attack", "zoycite")
    finish(state)

    assert icons == {
        **dict.fromkeys(["sailor-jupiter", "tuxedo-mask", "moonlight-knight", "prince-darien"], "body"),
        **dict.fromkeys(["sailor-mercury", "sailor-venus"], "mind"),
        **dict.fromkeys(["sailor-moon", "sailor-mars"], "soul"),
    }
    assert damage(state, "zoycite") == 20
    assert not any(card.strong or card.weak for card in CARDS if card.kind == "villain")


@rule("ccg#power-from-hand")
def test_prince_dariens_forty_less_thirty() -> None:
    """Two cards of one type and one of another leave 10; they are not replaced before the owner's balance."""
    state = attacked("zoycite", by=DARIEN, charged="1 body", hands=["", "2 soul 1 mind titus"], rules="advanced")
    defend(state)
    assert who(state) == (1, "parry")
    answer(state, 1, "parry 1 mind 2 soul", "topmost soul-power")
    finish(state)

    assert damage(state, "zoycite") == 10
    assert (hand(state, 1), discards(state, 1)) == ("titus", "mind soul soul")


@rule("ccg#power-from-hand")
def test_nobody_is_asked_for_power_against_no_damage() -> None:
    """The attack was avoided, or armour takes all of it."""
    hands = ["", "3 soul"]
    avoided = attacked("bertie + 2 mind", by=MARS, hands=hands, rules="advanced")
    defend(avoided, "teleportation")
    defend(avoided)
    softened = attacked("leo-the-lion", by=MARS, hands=hands, rules="advanced")
    defend(softened)

    assert who(avoided) == who(softened) == (0, "pause")


@rule("ccg#power-from-hand")
def test_power_from_hand_is_the_defenders_choice() -> None:
    """From none to as many as there is damage for; only in Advanced."""
    state = attacked("zoycite", by=MARS, hands=["", "5 soul"], rules="advanced")
    defend(state)
    assert texts(state) == ["pass", "parry 1 soul", "parry 2 soul", "parry 3 soul"]
    answer(state, 1, "pass")
    assert damage(state, "zoycite") == 30
    standard = attacked("zoycite", by=MARS, hands=["", "5 soul"])
    defend(standard)

    assert (damage(standard, "zoycite"), hand(standard, 1)) == (30, "soul soul soul soul soul")


@rule("ccg#hit-back", "ccg#power")
def test_a_hit_back_discards_its_power() -> None:
    """The attack is its owner's choice, paid for when it is made."""
    state = attacked("bobo-the-vulture + 1 soul", by=MARS)
    assert (who(state), texts(state)) == ((1, "hit-back"), ["hit punch", "hit left-hook paid"])
    answer(state, 1, "hit left-hook paid")
    throw(state, owner_wins=True)

    assert (damage(state, MARS), power(state, "bobo-the-vulture"), discards(state, 1)) == (60, "nothing", "soul")


@rule("ccg#hit-back")
def test_who_has_no_attack_does_not_hit_back() -> None:
    """Black Widow prints none; the Water Sprite has not the Power for hers."""
    for target in ("black-widow", "water-sprite"):
        state = attacked(target, by=MARS)
        finish(state)

        assert damage(state, MARS) == 0


@rule("ccg#hit-back", "ccg#challenge")
@pytest.mark.parametrize(("won", "back"), [(True, 0), (False, 30)])
def test_an_attack_that_can_stop_the_hit_back(won: bool, back: int) -> None:
    """Mercury's challenge is played after the damage, before the blow."""
    state = attacked("pierrot", by=MERCURY)
    assert damage(state, "pierrot") == 40
    throw(state, owner_wins=won)

    assert damage(state, MERCURY) == back


@rule("ccg#hit-back")
def test_prince_darien_ignores_ten() -> None:
    """By himself, in every hit-back of a single attack."""
    state = attacked("pierrot", by=DARIEN, charged="1 body")

    assert damage(state, DARIEN) == 20
