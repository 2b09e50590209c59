"""The Items that are in no preconstructed deck: the Locket, the Crystal and the Bomb."""

from __future__ import annotations

from odango.games.ccg.cards import NUMBER
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, cannot, texts, who
from rulebook.ccg.attacks import attacked, defend, throw
from rulebook.ccg.looking import damage, deck, discards, in_play, piece, power
from rulebook.ccg.table import MARS, MOON, VENUS, table


def blasting(*pie: str) -> Ccg:
    """Grandpa Hino is used on a Titus of seat 1; these lie in the PIE Zones."""
    state = table(enemies=["", "titus"], pie=pie, step=2)
    answer(state, 0, "use grandpa-hino", "blast titus")
    return state


@rule("ccg#challenge", "ccg#power")
def test_moon_star_locket() -> None:
    """Spent with its one Power before a challenge, it has a lost one played again, once."""
    state = blasting("moon-star-locket + 1 mind, grandpa-hino")
    assert (who(state), texts(state)) == ((0, "inspire"), ["inspire moon-star-locket", "pass"])
    answer(state, 0, "inspire moon-star-locket")
    assert discards(state, 0) == "moon-star-locket mind"
    throw(state, owner_wins=False)
    throw(state, owner_wins=True)
    assert in_play(state, 1) == VENUS

    state = blasting("moon-star-locket + 1 mind, grandpa-hino")
    answer(state, 0, "inspire moon-star-locket")
    throw(state, owner_wins=False)
    throw(state, owner_wins=False)
    assert (in_play(state, 1), in_play(state, 0)) == (f"{VENUS} titus", f"{VENUS} grandpa-hino")


@rule("ccg#challenge")
def test_moon_star_locket_is_for_either_side_and_may_be_kept() -> None:
    """Whose challenge it is does not matter; a win is a win; without Power it does nothing."""
    state = blasting("grandpa-hino", "moon-star-locket + 1 mind")
    answer(state, 1, "inspire moon-star-locket")
    throw(state, owner_wins=True)
    throw(state, owner_wins=False)
    assert in_play(state, 1) == f"{VENUS} titus"

    state = blasting("grandpa-hino", "moon-star-locket + 1 mind")
    answer(state, 1, "inspire moon-star-locket")
    throw(state, owner_wins=False)
    assert (state.contest, discards(state, 1)) == (None, "moon-star-locket mind")

    state = blasting("grandpa-hino", "moon-star-locket + 1 mind")
    answer(state, 1, "pass")
    throw(state, owner_wins=True)
    assert in_play(state, 1) == f"{VENUS} moon-star-locket"

    state = blasting("grandpa-hino", "moon-star-locket")
    throw(state, owner_wins=True)
    assert in_play(state, 1) == f"{VENUS} moon-star-locket"


@rule("ccg#power", "ccg#challenge")
def test_moon_star_locket_has_room_for_one_power() -> None:
    """A second cannot be attached; before each of two challenges one is asked."""
    state = table(pie=["moon-star-locket"], hands=["2 soul"], step=2)
    answer(state, 0, "play soul-power moon-star-locket")
    assert power(state, "moon-star-locket") == "1 soul"
    cannot(state, 0, "play soul-power moon-star-locket")

    state = table(pie=["sammy-tsukino, moon-star-locket + 1 soul", "luna"], step=2)
    answer(state, 0, "use sammy-tsukino", "annoy luna", "pass")
    throw(state, owner_wins=True)
    answer(state, 0, "inspire moon-star-locket")
    throw(state, owner_wins=False)
    throw(state, owner_wins=True)
    assert in_play(state, 1) == VENUS


@rule("ccg#using-cards", "ccg#scouts-and-knights")
def test_imperium_silver_crystal() -> None:
    """Who discards two Power gets the next Level from the deck: without damage, with what is attached."""
    allies = [f"{MOON} + 3 soul /40, {MARS} + 1 soul"]
    state = table(
        allies, pie=["imperium-silver-crystal"], decks=["sailor-moon-level-2 sailor-moon-level-3 soul"], step=2
    )
    answer(state, 0, "use imperium-silver-crystal")
    assert (who(state), texts(state)) == ((0, "power-up"), [f"power-up {MOON}"])
    answer(state, 0, f"power-up {MOON}")
    assert texts(state) == ["search sailor-moon-level-2", "pass"]
    answer(state, 0, "search sailor-moon-level-2", "keep")
    moon = piece(state, "sailor-moon-level-2")

    assert (moon.damage, moon.under, power(state, "sailor-moon-level-2")) == (0, (NUMBER[MOON],), "1 soul")
    assert discards(state, 0) == "imperium-silver-crystal soul soul"
    assert sorted(deck(state, 0).split()) == ["sailor-moon-level-3", "soul"]


@rule("ccg#using-cards")
def test_imperium_silver_crystal_wants_two_power_of_one_who_can_rise() -> None:
    """One Power is not enough, and who is at the top cannot; without the card in the deck nothing is found."""
    for allies in (f"{MOON} + 1 soul", "sailor-moon-level-4 + 3 soul", "prince-darien-level-1 + 3 body"):
        state = table([allies], pie=["imperium-silver-crystal"], decks=["soul"], hands=["soul"], step=3)
        cannot(state, 0, "use imperium-silver-crystal")

    state = table([f"{MOON} + 2 soul"], pie=["imperium-silver-crystal"], decks=["sailor-moon-level-3"], step=2)
    answer(state, 0, "use imperium-silver-crystal", f"power-up {MOON}")
    assert texts(state) == ["pass"]
    answer(state, 0, "pass")
    assert (in_play(state, 0), power(state, MOON)) == (MOON, "nothing")


@rule("ccg#using-cards", "ccg#challenge")
def test_negamoon_bomb() -> None:
    """For two Power of one Scout: two Monsters, Items or Persons of one opponent.  Win: both are discarded."""
    state = table([f"{MOON} + 2 body, {MARS} + 1 soul"], ["jumo", "titus + 1 soul, jedite", "pox"],
                  pie=["negamoon-bomb, luna", "artemis, luna-pen", "rini"], step=2)  # fmt: skip
    answer(state, 0, "use negamoon-bomb", f"pay {MOON}")
    assert texts(state) == ["bomb titus", "bomb artemis", "bomb luna-pen", "bomb pox", "bomb rini"]
    answer(state, 0, "bomb titus")
    assert texts(state) == ["bomb artemis", "bomb luna-pen"]
    answer(state, 0, "bomb artemis")
    throw(state, owner_wins=True)

    assert in_play(state, 1) == f"{VENUS} jedite luna-pen"
    assert sorted(discards(state, 1).split()) == ["artemis", "soul", "titus"]
    assert (discards(state, 0), state.points) == ("negamoon-bomb body body", [0, 0, 0])


def bombed(enemies: str, *bombs: str, won: bool = True) -> Ccg:
    """The Bomb was used on these of seat 1, and its challenge won or lost."""
    state = table([f"{MOON} + 2 body"], ["", enemies], pie=["negamoon-bomb"], step=2)
    answer(state, 0, "use negamoon-bomb", f"pay {MOON}", *bombs)
    throw(state, owner_wins=won)
    return state


@rule("ccg#challenge", "ccg#persons-and-items")
def test_negamoon_bomb_may_miss_or_hit_one_alone() -> None:
    """Lost: nothing but the price.  Where an opponent has one such card, one is enough; what is worn can be hit."""
    state = bombed("titus, jumo", "bomb titus", "bomb jumo", won=False)
    assert (in_play(state, 1), power(state, MOON)) == (f"{VENUS} titus jumo", "nothing")
    assert not any(one.marks for one in state.enemies[1])

    worn = "jedite + knight-armor negaverse-sword"
    state = bombed(worn, "bomb knight-armor jedite", "bomb negaverse-sword jedite")
    assert (in_play(state, 1), piece(state, "jedite").worn) == (f"{VENUS} jedite", ())

    state = bombed("titus + knight-armor", "bomb titus", "bomb knight-armor titus")
    assert discards(state, 1) == "knight-armor titus"

    state = bombed("titus", "bomb titus")
    assert in_play(state, 1) == VENUS


@rule("ccg#using-cards")
def test_negamoon_bomb_needs_two_power_of_one_and_something_to_hit() -> None:
    """Two Scouts with one each cannot share; a Villain is nothing to hit."""
    for allies, enemy in ((f"{MOON} + 1 soul, {MARS} + 1 soul", "titus"), (f"{MOON} + 2 soul", "jedite")):
        state = table([allies], ["", enemy], pie=["negamoon-bomb"], hands=["soul"], step=3)
        cannot(state, 0, "use negamoon-bomb")


@rule("ccg#card-text")
def test_rare_items_can_be_copied() -> None:
    """Luna Ball may be a Bomb or a Crystal; the Locket waits for a challenge, and cannot be copied."""
    pile = "moon-star-locket imperium-silver-crystal negamoon-bomb"
    state = table([f"{MOON} + 2 soul"], ["", "titus"], pie=["luna-ball"], discards=[pile], decks=["soul"], step=2)
    answer(state, 0, "use luna-ball")
    assert texts(state) == ["copy imperium-silver-crystal", "copy negamoon-bomb"]
    answer(state, 0, "copy negamoon-bomb", f"pay {MOON}", "bomb titus")
    throw(state, owner_wins=True)
    assert in_play(state, 1) == VENUS


@rule("ccg#defence", "ccg#challenge")
def test_moon_star_locket_in_an_attack() -> None:
    """The attacker spends it before the target's defence is decided."""
    state = attacked("pox", pie=["moon-star-locket + 1 mind"])
    defend(state, "acrobatics")
    answer(state, 0, "inspire moon-star-locket")
    throw(state, owner_wins=True)
    throw(state, owner_wins=False)

    assert damage(state, "pox") == 30
