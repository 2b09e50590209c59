"""The Items of the preconstructed decks, each by its name: what it does, what it costs, and that it is used up."""

from __future__ import annotations

from typing import Any

import pytest

from odango.games.ccg import GAME
from odango.games.ccg.cards import NUMBER
from rule import rule
from rulebook.ccg.asking import answer, attackers, cannot, end_turn, finish, texts, who
from rulebook.ccg.attacks import attack, attacked, combined, defend, throw
from rulebook.ccg.looking import damage, deck, discards, hand, in_play, piece, power, wounds
from rulebook.ccg.table import JUPITER, MARS, MERCURY, MOON, VENUS, table


@rule("ccg#using-cards", "ccg#discard")
def test_lunch() -> None:
    """Whoever eats discards one Power of any type and heals 30.  Without damage or without Power nobody can."""
    state = table([f"{MARS} + 1 body 1 soul /50, {MOON} + 1 soul, {VENUS}/20"], pie=["lunch"], step=2)
    answer(state, 0, "use lunch")
    assert texts(state) == [f"heal {MARS}"]
    answer(state, 0, f"heal {MARS}")
    assert texts(state) == ["pay 1 soul", "pay 1 body"]
    answer(state, 0, "pay 1 body")

    assert (wounds(state), power(state, MARS)) == ([20, 0, 20], "1 soul")
    assert (in_play(state, 0).split()[-1], discards(state, 0)) == (VENUS, "lunch body")

    state = table([f"{MARS}/50, {MOON} + 1 soul"], pie=["lunch"], hands=["soul"], step=3)
    cannot(state, 0, "use lunch")


@rule("ccg#using-cards", "ccg#defence", "ccg#challenge")
def test_costume() -> None:
    """Win: an opponent's Monster, no Villain, has no defences this turn, armour included; it hits back all the same."""
    state = table([f"{JUPITER} + 2 body"], ["jumo", "game-machine-man, jedite", "pox"], pie=["costume"], step=2)
    answer(state, 0, "use costume")
    assert texts(state) == ["bewitch game-machine-man", "bewitch pox"]
    answer(state, 0, "bewitch game-machine-man")
    throw(state, owner_wins=True)
    attack(state, JUPITER, "jupiter-thunder-crash", "game-machine-man")
    assert (damage(state, "game-machine-man"), damage(state, JUPITER)) == (20, 30)
    assert discards(state, 0) == "costume"

    state = table([f"{JUPITER} + 2 body"], ["", "game-machine-man"], pie=["costume"], step=2)
    answer(state, 0, "use costume", "bewitch game-machine-man")
    throw(state, owner_wins=False)
    attack(state, JUPITER, "jupiter-thunder-crash", "game-machine-man")
    assert (damage(state, "game-machine-man"), discards(state, 0)) == (0, "costume")


@rule("ccg#using-cards")
def test_costume_lasts_for_the_turn() -> None:
    """In the next turn the defence is there again."""
    state = table([f"{MARS} + 2 soul"], ["", "kyurene"], pie=["costume"], hands=["soul", "soul"], step=2)
    answer(state, 0, "use costume", "bewitch kyurene")
    throw(state, owner_wins=True)
    end_turn(state, until=0)
    answer(state, 0, "done")
    attack(state, MARS, "mars-fire-ignite", "kyurene")

    assert "defend fly-away" in texts(state)


@rule("ccg#selecting-an-attack", "ccg#damage", "ccg#challenge")
def test_mini_computer() -> None:
    """In an attack or combined attack.  Win: 30 more.  Lost: the attack as it was; the Item is used up either way."""
    state = attacked("sapphire", pie=["mini-computer"])
    assert (who(state), texts(state)) == ((0, "boost"), ["use mini-computer", "done"])
    answer(state, 0, "use mini-computer")
    throw(state, owner_wins=True)
    assert (damage(state, "sapphire"), discards(state, 0)) == (60, "mini-computer")

    state = attacked("sapphire", pie=["mini-computer"])
    answer(state, 0, "use mini-computer")
    throw(state, owner_wins=False)
    assert (damage(state, "sapphire"), discards(state, 0)) == (30, "mini-computer")

    state = combined("sapphire", pie=["mini-computer, mini-computer"])
    answer(state, 0, "use mini-computer#1")
    throw(state, owner_wins=True)
    answer(state, 0, "use mini-computer")
    throw(state, owner_wins=True)
    throw(state, owner_wins=True)
    assert damage(state, "sapphire") == 120


@rule("ccg#using-cards", "ccg#hit-back", "ccg#challenge")
def test_ofuda_scroll() -> None:
    """Win: a Monster of an opponent does not hit back this turn; it still defends itself.  Villains are no target."""
    enemies = ["", "kyurene, jedite", "pox"]
    state = table([f"{MARS} + 2 soul"], enemies, pie=["ofuda-scroll"], hands=["", "soul"], step=2)
    answer(state, 0, "use ofuda-scroll")
    assert texts(state) == ["bewitch kyurene", "bewitch pox"]
    answer(state, 0, "bewitch kyurene")
    throw(state, owner_wins=True)
    attack(state, MARS, "mars-fire-ignite", "kyurene")
    assert "defend fly-away" in texts(state)
    finish(state)
    assert (damage(state, "kyurene"), damage(state, MARS), discards(state, 0)) == (40, 0, "ofuda-scroll")

    state = table([f"{MARS} + 2 soul"], ["", "bakene"], pie=["ofuda-scroll"], step=2)
    answer(state, 0, "use ofuda-scroll", "bewitch bakene")
    throw(state, owner_wins=False)
    attack(state, MARS, "mars-fire-ignite", "bakene")
    assert damage(state, MARS) == 50


@rule("ccg#using-cards")
def test_love_letter() -> None:
    """One Scout or Knight heals up to 20, for nothing."""
    state = table([f"{MARS} + 1 soul /50, {MOON}/10, {VENUS}"], pie=["love-letter"], step=2)
    answer(state, 0, "use love-letter")
    assert texts(state) == [f"heal {MARS}", f"heal {MOON}"]
    answer(state, 0, f"heal {MOON}")
    assert (wounds(state), power(state, MARS), discards(state, 0)) == ([50, 0, 0], "1 soul", "love-letter")

    state = table([f"{MARS}/50"], pie=["love-letter"], step=2)
    answer(state, 0, "use love-letter", f"heal {MARS}")
    assert damage(state, MARS) == 30


@rule("ccg#persons-and-items", "ccg#damage")
def test_knight_armor() -> None:
    """On the turn its wearer uses it all damage to that card is 20 less, then it is discarded; one a card."""
    state = attacked("bakene + knight-armor", by=MARS, others="jumo", decks=["9 soul", "9 soul"])
    assert texts(state) == ["armor", "pass"]
    defend(state, "armor")
    assert (damage(state, "bakene"), piece(state, "bakene").worn) == (20, (NUMBER["knight-armor"],))
    end_turn(state)
    assert (piece(state, "bakene").worn, discards(state, 1)) == ((), "knight-armor")

    state = table([MOON], ["titus + knight-armor, bakene"], hands=["knight-armor"], step=2)
    assert texts(state) == ["play knight-armor", f"play knight-armor {MOON}", "play knight-armor bakene", "done"]


@rule("ccg#hit-back")
def test_knight_armor_on_a_scout() -> None:
    """The wearer's player is asked when a blow is about to land, and may keep it for later."""
    state = attacked("bakene", by=MARS, charged="+ knight-armor")
    assert (who(state), texts(state)) == ((0, "armor"), ["pass", "armor"])
    answer(state, 0, "armor")
    assert damage(state, MARS) == 30

    state = attacked("bakene", by=MARS, charged="+ knight-armor")
    answer(state, 0, "pass")
    end_turn(state)
    assert (damage(state, MARS), piece(state, MARS).worn) == (50, (NUMBER["knight-armor"],))


@rule("ccg#persons-and-items", "ccg#hit-back")
def test_negaverse_sword() -> None:
    """Worn by a Monster or Villain: when it is drawn the damage is 20 more; then it is discarded.  One a card."""
    state = attacked("bakene + negaverse-sword", team=JUPITER, decks=["9 soul", "9 soul"])
    assert (who(state), texts(state)) == ((1, "hit-back"), ["hit claws", "hit claws sword"])
    answer(state, 1, "hit claws sword")
    assert wounds(state) == [70, 0]
    end_turn(state)
    assert (piece(state, "bakene").worn, discards(state, 1)) == ((), "negaverse-sword")

    state = attacked("bakene + negaverse-sword", team=JUPITER)
    answer(state, 1, "hit claws")
    assert wounds(state) == [50, 0]
    end_turn(state)
    assert piece(state, "bakene").worn == (NUMBER["negaverse-sword"],)

    state = table([MOON], ["titus + negaverse-sword, jedite"], hands=["negaverse-sword"], step=2)
    assert texts(state) == ["play negaverse-sword", "play negaverse-sword jedite", "done"]


@rule("ccg#hit-back")
def test_luna_pen() -> None:
    """Used when the attack was made: the target does not hit back.  It may be kept."""
    state = attacked("bakene", pie=["luna-pen"])
    assert (who(state), texts(state), damage(state, "bakene")) == ((0, "follow"), ["use luna-pen", "pass"], 30)
    answer(state, 0, "use luna-pen")
    assert (wounds(state), discards(state, 0)) == ([0], "luna-pen")

    state = attacked("bakene", pie=["luna-pen"])
    answer(state, 0, "pass")
    assert (wounds(state), in_play(state, 0).split()[-1]) == ([50], "luna-pen")


SUMMONERS = {
    "negaverse-crystal": ("titus", "jedite", "alan"),
    "cardian-flute": ("faraion", "alan", "jedite"),
    "dark-crystal-wedge": ("thunderclap", "catzi", "alan"),
}
"""What each brings, which Villain may replace it at once, and which not."""


def summoned(item: str) -> None:
    """A Monster of its family comes from the deck, which is shuffled; a Villain may replace it this very turn."""
    monster, villain, other = SUMMONERS[item]
    others = [name for name, *_ in SUMMONERS.values() if name != monster]
    state = table(
        pie=[item], decks=[f"soul {monster} {' '.join(others)}"], hands=[f"{villain} {other} {monster}"], step=2
    )
    answer(state, 0, f"use {item}")
    assert texts(state) == [f"search {monster}", "pass"]
    answer(state, 0, f"search {monster}")

    assert (in_play(state, 0), discards(state, 0)) == (f"{VENUS} {monster}", item)
    assert sorted(deck(state, 0).split()) == sorted(["soul", *others])
    assert texts(state) == [f"play {villain} {monster}", "done"]
    answer(state, 0, f"play {villain} {monster}")
    assert in_play(state, 0) == f"{VENUS} {villain}"

    state = table(pie=[item], decks=[f"soul {monster}"], step=2)
    answer(state, 0, f"use {item}", "pass")
    assert (in_play(state, 0), discards(state, 0)) == (VENUS, item)


@rule("ccg#using-cards", "ccg#new-cards")
def test_negaverse_crystal() -> None:
    """Yoma, and Villains of the Negaverse."""
    summoned("negaverse-crystal")


@rule("ccg#using-cards", "ccg#new-cards")
def test_cardian_flute() -> None:
    """Cardians, and Alan or Ann."""
    summoned("cardian-flute")


@rule("ccg#using-cards", "ccg#new-cards")
def test_dark_crystal_wedge() -> None:
    """Droids, and Villains of the Dark Moon."""
    summoned("dark-crystal-wedge")


@rule("ccg#using-cards")
def test_luna_ball() -> None:
    """It does what another Item does, of those in play or among the own discards; that one stays where it is."""
    state = table(
        [f"{MARS}/50"], pie=["luna-ball, luna", "love-letter"], discards=["lunch dark-fruit", "costume"], step=2
    )
    answer(state, 0, "use luna-ball")
    assert texts(state) == ["copy love-letter", "copy dark-fruit"]
    answer(state, 0, "copy love-letter", f"heal {MARS}")

    assert (damage(state, MARS), discards(state, 0)) == (30, "lunch dark-fruit luna-ball")
    assert in_play(state, 1) == f"{VENUS} love-letter"

    state = table([MARS], pie=["luna-ball", "luna-pen"], hands=["soul"], step=3)
    cannot(state, 0, "use luna-ball")


@rule("ccg#using-cards", "ccg#hit-back")
@pytest.mark.parametrize("where", ["play", "discards"])
def test_luna_ball_copies_what_is_used_in_an_attack(where: str) -> None:
    """Mini-Computer before the defence, Luna Pen before the hit-back."""
    more: dict[str, Any] = {"discards": ["mini-computer"]} if where == "discards" else {}
    state = attacked("sapphire", pie=["luna-ball", "" if more else "mini-computer"], **more)
    answer(state, 0, "use luna-ball")
    throw(state, owner_wins=True)
    assert damage(state, "sapphire") == 60

    more = {"discards": ["luna-pen"]} if where == "discards" else {}
    state = attacked("bakene", pie=["luna-ball", "" if more else "luna-pen"], **more)
    answer(state, 0, "use luna-ball")
    assert wounds(state) == [0]


@rule("ccg#using-cards", "ccg#damage")
def test_luna_ball_as_knight_armor() -> None:
    """Without an Item to wear: one's Scout or Knight takes 20 less this turn, and the armour copied stays."""
    decks = ["9 soul", "9 soul"]
    state = table([f"{MARS} + 2 soul"], ["", "bakene"], pie=["luna-ball", "knight-armor"], decks=decks, step=2)
    answer(state, 0, "use luna-ball", "copy knight-armor", f"protect {MARS}")
    attack(state, MARS, "mars-fire-ignite", "bakene")
    assert damage(state, MARS) == 30
    end_turn(state)
    assert (discards(state, 0), in_play(state, 1).split()[-1]) == ("luna-ball", "knight-armor")


@rule("ccg#using-cards", "ccg#challenge")
def test_dark_fruit() -> None:
    """Win: one Scout or Knight of an opponent may not attack in that player's next turn, and may do so after it."""
    allies = [MOON, f"{MARS} + 2 soul, {JUPITER} + 2 body", VENUS]
    state = table(allies, ["bakene", "", "bakene"], pie=["dark-fruit"], hands=["soul", "soul"], step=2)
    answer(state, 0, "use dark-fruit")
    assert texts(state) == [f"infect {MARS}", f"infect {JUPITER}", f"infect {VENUS}"]
    answer(state, 0, f"infect {MARS}")
    throw(state, owner_wins=True)
    end_turn(state, until=1)
    answer(state, 1, "done")
    assert attackers(state) == {JUPITER}
    end_turn(state, until=1)
    answer(state, 1, "done")
    assert attackers(state) == {MARS, JUPITER}

    state = table(allies, ["bakene", "", "bakene"], pie=["dark-fruit"], hands=["soul", "soul"], step=2)
    answer(state, 0, "use dark-fruit", f"infect {MARS}")
    throw(state, owner_wins=False)
    end_turn(state, until=1)
    answer(state, 1, "done")
    assert attackers(state) == {MARS, JUPITER}


@rule("ccg#using-cards", "ccg#power")
def test_pocket_communicator() -> None:
    """For a Power of one's own a Level 1 Scout or Knight comes from the deck, one who is not in play."""
    state = table([f"{MARS} + 1 body, {MERCURY}"], pie=["pocket-communicator"],
                  decks=[f"{MARS} {MOON} sailor-moon-level-2 tuxedo-mask-level-1 titus"], step=2)  # fmt: skip
    answer(state, 0, "use pocket-communicator")
    assert texts(state) == [f"pay {MARS}"]
    answer(state, 0, f"pay {MARS}")
    assert texts(state) == [f"search {MOON}", "search tuxedo-mask-level-1", "pass"]
    answer(state, 0, f"search {MOON}")
    assert in_play(state, 0) == f"{MARS} {MERCURY} {MOON}"
    assert (power(state, MARS), discards(state, 0)) == ("nothing", "pocket-communicator body")

    state = table([MARS], pie=["pocket-communicator"], decks=[MOON], hands=["soul"], step=3)
    cannot(state, 0, "use pocket-communicator")


@rule("ccg#using-cards", "ccg#knowledge")
def test_spaceship() -> None:
    """For a Power one sees an opponent's hand and the first five cards of that deck; nobody else does."""
    decks = ["", "titus luna soul body mind bakene jumo", "jumo"]
    state = table([f"{MARS} + 1 soul"], pie=["spaceship"], hands=["", "rini", "artemis"], decks=decks, step=2)
    answer(state, 0, "use spaceship", f"pay {MARS}")
    assert texts(state) == ["see B", "see C"]
    answer(state, 0, "see B")
    seen = GAME.view(state, 0).players[1]

    assert seen.known == (NUMBER["rini"],)
    assert seen.top == tuple(NUMBER[name] for name in ("titus", "luna", "soul-power", "body-power", "mind-power"))
    assert GAME.view(state, 2).players[1].known == GAME.view(state, 2).players[1].top == ()
    assert (deck(state, 1), hand(state, 1)) == ("titus luna soul body mind bakene jumo", "rini")
    assert discards(state, 0) == "spaceship soul"
