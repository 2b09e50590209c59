"""Where two cards meet: Persons, Items and Events together; an extra turn, a locket or a thorn with what ends it."""

from __future__ import annotations

from typing import Any

from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, cannot, end_turn, who
from rulebook.ccg.attacks import attack, attacked, defend, throw, vine_trap
from rulebook.ccg.looking import damage, deck, discards, gone, hand, in_play, piece, power, wounds
from rulebook.ccg.table import BYSTANDER, JUPITER, MARS, MOON, VENUS, table


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
    decks, team = ["9 soul", "9 soul"], f"{JUPITER} + 2 body"
    state = vine_trap("titus + negaverse-sword", by=MARS, team=team, decks=decks)
    answer(state, 1, "hit water-geyser sword")
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


def on_the_ball(**more: Any) -> Ccg:
    """Mars has attacked Fro and was hit back; her player has On the Ball to use."""
    state = attacked("fro", by=MARS, played="on-the-ball", **more)
    defend(state)
    throw(state, owner_wins=False)
    return state


@rule("ccg#events", "ccg#defense-events")
def test_nobody_is_on_the_ball_after_a_sacrifice() -> None:
    """The target has brought itself down, and is not attacked again."""
    state = on_the_ball(hands=["", "self-sacrifice"])
    answer(state, 1, "play self-sacrifice")

    assert (who(state), damage(state, "fro")) == ((0, "pause"), 70)


@rule("ccg#events", "ccg#actions")
def test_who_is_beaten_is_not_on_the_ball() -> None:
    """The hit-back has brought the attacker down."""
    state = on_the_ball(charged="/30", team=MOON)

    assert (who(state), damage(state, MARS)) == ((0, "pause"), 60)


@rule("ccg#events", "ccg#defence")
def test_being_on_the_ball_costs_20_also_when_it_is_prevented() -> None:
    """The second attack on Fro is stopped by ice; the 20 are taken all the same."""
    state = on_the_ball()
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
    hands, decks = ["", "soul"], ["9 soul", "9 soul"]
    state = attacked("prince-diamond + 2 mind", by=MARS, team=MOON, played="sailor-pluto", hands=hands, decks=decks)
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
        state = attacked("yasha", by=MARS, others="bakene", pie=pie, hands=hands)
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
