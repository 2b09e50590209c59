"""The Persons, each by its name: what it lets its player do, and what it does not."""

from __future__ import annotations

from odango.games.ccg import GAME
from odango.games.ccg.cards import NUMBER
from rule import rule
from rulebook.ccg.asking import answer, attackers, cannot, end_turn, finish, texts, who
from rulebook.ccg.attacks import TIARA, attack, attacked, combined, defend, throw
from rulebook.ccg.looking import damage, deck, discards, hand, in_play, piece, power, wounds
from rulebook.ccg.table import JUPITER, MARS, MOON, PAIR, VENUS, table


@rule("ccg#damage", "ccg#using-cards")
def test_luna() -> None:
    """10 more in every attack and combined attack of her player, without being used; nothing for others."""
    state = attacked("bakene", pie=["luna"])
    assert damage(state, "bakene") == 40

    state = attacked("bakene", pie=["", "luna"])
    assert damage(state, "bakene") == 30

    state = combined("sapphire", pie=["luna"])
    throw(state, owner_wins=True)
    assert damage(state, "sapphire") == 70


@rule("ccg#defence", "ccg#card-text")
def test_molly_osaka() -> None:
    """Monsters and Villains take no Power from her player's Scouts and Knights; Events do, and combining costs it."""
    state = attacked("minotaur + body", charged="mind", hands=["", "soul"])
    assert "defend power-drain" in texts(state)
    state = attacked("minotaur + body", charged="mind", hands=["", "soul"], pie=["molly-osaka"])
    assert texts(state) == ["pass"]
    state = attacked("minotaur + body", charged="mind", hands=["", "soul"], pie=["", "molly-osaka"])
    assert "defend power-drain" in texts(state)

    state = table([MOON, f"{VENUS} + 2 mind 1 body"], pie=["", "molly-osaka"], hands=["overpowering-attack"], step=2)
    answer(state, 0, "play overpowering-attack", "overpower mind B")
    assert power(state, VENUS) == "1 body"


@rule("ccg#draw")
def test_melvin_gurio() -> None:
    """Two cards are drawn at the start of the turn: one is kept, the other goes to the bottom, and no one shuffles."""
    state = table(pie=["melvin-gurio"], decks=["titus luna soul body"], step=1)
    assert (who(state), texts(state)) == ((0, "keep"), ["keep titus", "keep luna"])
    assert GAME.view(state, 1).players[0].hand == 2
    answer(state, 0, "keep luna")

    assert (hand(state, 0), deck(state, 0)) == ("luna", "soul body titus")
    assert GAME.view(state, 0).players[0].bottom == (NUMBER["titus"],)
    assert GAME.view(state, 1).players[0].bottom == ()

    state = table(pie=["", "melvin-gurio"], decks=["titus luna"], step=1)
    assert (hand(state, 0), deck(state, 0)) == ("titus", "luna")


@rule("ccg#draw")
def test_melvin_gurio_with_one_card_left() -> None:
    """What there is is drawn, and nothing has to be chosen."""
    state = table(pie=["melvin-gurio"], decks=["titus"], step=1)

    assert (who(state), hand(state, 0), deck(state, 0)) == ((0, "play"), "titus", "")


@rule("ccg#using-cards", "ccg#challenge")
def test_grandpa_hino() -> None:
    """Win: any Monster is discarded, and nobody scores it.  Villains are safe.  Once a turn, won or lost."""
    enemies = ["", "titus + 2 soul + knight-armor, jedite"]
    state = table(enemies=enemies, pie=["grandpa-hino"], step=2)
    answer(state, 0, "use grandpa-hino")
    assert (who(state), texts(state)) == ((0, "blast"), ["blast titus"])
    answer(state, 0, "blast titus")
    throw(state, owner_wins=True)

    assert (in_play(state, 1), in_play(state, 0)) == (f"{VENUS} jedite", f"{VENUS} grandpa-hino")
    assert (discards(state, 1), state.points) == ("soul soul knight-armor titus", [0, 0])

    state = table(enemies=enemies, pie=["grandpa-hino"], step=2, hands=["soul"])
    answer(state, 0, "use grandpa-hino", "blast titus")
    throw(state, owner_wins=False)
    assert in_play(state, 1) == f"{VENUS} titus jedite"
    assert "use grandpa-hino" not in texts(state)
    end_turn(state, until=0)
    assert "use grandpa-hino" in texts(state)


@rule("ccg#draw", "ccg#discard")
def test_chad_kumada() -> None:
    """The topmost discard may be taken instead of a card of the deck; if there is none nobody is asked."""
    state = table(pie=["chad-kumada"], decks=["soul body"], discards=["titus luna"], step=1)
    assert (who(state), texts(state)) == ((0, "draw"), ["draw", "take"])
    answer(state, 0, "take")
    assert (hand(state, 0), deck(state, 0), discards(state, 0)) == ("luna", "soul body", "titus")
    assert GAME.view(state, 1).players[0].known == (NUMBER["luna"],)

    state = table(pie=["chad-kumada"], decks=["soul body"], discards=["titus luna"], step=1)
    answer(state, 0, "draw")
    assert (hand(state, 0), discards(state, 0)) == ("soul", "titus luna")

    state = table(pie=["chad-kumada"], decks=["soul body"], discards=["", "luna"], step=1)
    assert (who(state), hand(state, 0)) == ((0, "play"), "soul")


@rule("ccg#using-cards", "ccg#power")
def test_the_tree_of_life() -> None:
    """For every two Power that a Scout or Knight discards it gets one of one's choice; what is new stays."""
    state = table([f"{MOON} + 5 body, {MARS} + 1 soul"], pie=["the-tree-of-life"], decks=["2 soul mind titus"], step=2)
    answer(state, 0, "use the-tree-of-life")
    assert (who(state), texts(state)) == ((0, "convert"), [f"convert {MOON}"])
    answer(state, 0, f"convert {MOON}")
    assert texts(state) == ["search mind-power", "search soul-power", "pass"]
    answer(state, 0, "search soul-power", f"convert {MOON}", "pay 2 body", "search soul-power")

    assert (power(state, MOON), discards(state, 0)) == ("1 body 2 soul", "body body body body")
    assert sorted(deck(state, 0).split()) == ["mind", "titus"]
    assert (who(state), texts(state)) == ((0, "pause"), ["done"])


@rule("ccg#using-cards")
def test_the_tree_of_life_needs_two_power_and_can_stop() -> None:
    """After the first two one may leave it, and take nothing from the deck."""
    state = table(
        [f"{MOON} + 1 body, {MARS} + 1 soul"], pie=["the-tree-of-life"], decks=["soul"], hands=["body"], step=3
    )
    cannot(state, 0, "use the-tree-of-life")

    state = table([f"{MOON} + 4 body"], pie=["the-tree-of-life"], decks=["2 soul"], step=3)
    answer(state, 0, "use the-tree-of-life", f"convert {MOON}", "search soul-power", "pass")
    assert power(state, MOON) == "2 body 1 soul"

    state = table([f"{MOON} + 4 body"], pie=["the-tree-of-life"], decks=["2 titus"], step=3)
    answer(state, 0, "use the-tree-of-life", f"convert {MOON}", "pass")
    assert (power(state, MOON), deck(state, 0)) == ("2 body", "titus titus")


@rule("ccg#balance")
def test_artemis() -> None:
    """Six cards at the end of the turn, in other hands five."""
    state = table(pie=["artemis"], decks=["9 soul", "9 soul"], hands=["2 body", "2 body"])
    end_turn(state)
    assert (len(state.hands[0]), len(state.hands[1])) == (6, 3)

    state = table(pie=["", "artemis"], decks=["9 soul", "9 soul"], hands=["2 body"])
    end_turn(state)
    assert len(state.hands[0]) == 5


@rule("ccg#balance")
def test_artemis_lets_one_keep_six_and_no_more() -> None:
    """Who holds seven must discard one."""
    state = table(pie=["artemis"], hands=["7 body"])
    answer(state, 0, "done")
    assert (who(state), texts(state)) == ((0, "trim"), ["discard body-power"])
    answer(state, 0, "discard body-power")
    assert texts(state) == ["discard body-power", "done"]


@rule("ccg#using-cards", "ccg#knowledge")
def test_ms_haruna() -> None:
    """Win: one opponent's hand is seen by her player alone.  Lost: nothing.  Once a turn, whatever the table says."""
    hands = ["soul", "titus luna", "body"]
    state = table(pie=["ms-haruna"], hands=hands, step=2, person_uses=3)
    answer(state, 0, "use ms-haruna")
    assert (who(state), texts(state)) == ((0, "see"), ["see B", "see C"])
    answer(state, 0, "see B")
    throw(state, owner_wins=True)

    assert GAME.view(state, 0).players[1].known == (NUMBER["titus"], NUMBER["luna"])
    assert GAME.view(state, 0).players[2].known == GAME.view(state, 2).players[1].known == ()
    cannot(state, 0, "use ms-haruna")

    state = table(pie=["ms-haruna"], hands=hands, step=2)
    answer(state, 0, "use ms-haruna", "see B")
    throw(state, owner_wins=False)
    assert GAME.view(state, 0).players[1].known == ()


@rule("ccg#selecting-an-attack", "ccg#rejuvenation")
def test_andrew_furuhata() -> None:
    """Every Scout and Knight counts one Power of its own type more; it attacks with it, but does not rejuvenate."""
    state = table([f"{MOON} + 1 soul, {MARS} + 1 body, {JUPITER} + 1 body/20"], ["titus", "bakene"],
                  pie=["andrew-furuhata"])  # fmt: skip
    assert attackers(state) == {MOON, JUPITER}
    assert f"rejuvenate {JUPITER} 1" in texts(state)
    assert f"rejuvenate {JUPITER} 2" not in texts(state)
    attack(state, MOON, TIARA, "bakene")
    assert (damage(state, "bakene"), power(state, MOON)) == (40, "1 soul")

    state = table([f"{MOON} + 1 soul"], ["", "bakene"], pie=["", "andrew-furuhata"])
    assert who(state) == (0, "pause")


@rule("ccg#rejuvenation")
def test_serenas_parents() -> None:
    """Every Power heals 30 instead of 20."""
    state = table([f"{MARS} + 2 soul /50"], ["titus, bakene"], pie=["serenas-parents"])
    answer(state, 0, f"rejuvenate {MARS} 1")
    assert (damage(state, MARS), power(state, MARS)) == (20, "1 soul")

    state = table([f"{MARS} + 2 soul /50"], ["titus, bakene"], pie=["", "serenas-parents"])
    answer(state, 0, f"rejuvenate {MARS} 1")
    assert damage(state, MARS) == 30


@rule("ccg#using-cards", "ccg#challenge")
def test_sammy_tsukino() -> None:
    """Two wins of two: an opponent's Person is discarded.  One is not enough, and own Persons are no target."""
    state = table(pie=["sammy-tsukino, luna", "luna, artemis", "rini"], step=2)
    answer(state, 0, "use sammy-tsukino")
    assert texts(state) == ["annoy luna", "annoy artemis", "annoy rini"]
    answer(state, 0, "annoy artemis")
    throw(state, owner_wins=True)
    throw(state, owner_wins=True)
    assert (in_play(state, 1), discards(state, 1)) == (f"{VENUS} luna", "artemis")
    assert state.last_contest is not None
    assert (state.last_contest.owner, state.last_contest.other) == (0, 1)

    state = table(pie=["sammy-tsukino", "luna"], hands=["soul"], step=2, person_uses=2)
    answer(state, 0, "use sammy-tsukino", "annoy luna")
    throw(state, owner_wins=True)
    throw(state, owner_wins=False)
    assert in_play(state, 1) == f"{VENUS} luna"
    cannot(state, 0, "use sammy-tsukino")


@rule("ccg#combined-attack")
def test_rini() -> None:
    """60 more in a combined attack, if her player likes; she is asked once an attack, and never in a single one."""
    state = combined("sapphire", pie=["rini"])
    assert (who(state), texts(state)) == ((0, "boost"), ["ask rini", "done"])
    answer(state, 0, "ask rini")
    throw(state, owner_wins=True)
    assert (damage(state, "sapphire"), in_play(state, 0)) == (120, f"{MOON} {MARS} rini")

    state = combined("sapphire", pie=["rini"])
    answer(state, 0, "done")
    throw(state, owner_wins=True)
    assert damage(state, "sapphire") == 60

    state = table([PAIR], ["", "sapphire"], pie=["rini"])
    attack(state, MOON, TIARA, "sapphire")
    finish(state)
    assert damage(state, "sapphire") == 30


@rule("ccg#persons-and-items")
def test_persons_stay_and_there_is_one_of_each() -> None:
    """A second copy cannot be played; another Person can, and so can the same one of somebody else."""
    state = table(pie=["luna", "artemis"], hands=["luna artemis"], step=2)
    assert texts(state) == ["play artemis", "done"]
    answer(state, 0, "play artemis")

    assert in_play(state, 0) == f"{VENUS} luna artemis"
    assert piece(state, "artemis@0").came == 3
    assert wounds(state) == [0]


@rule("ccg#defence")
def test_a_person_helps_no_more_once_it_was_robbed() -> None:
    """Derela's Negazoom Beam takes Andrew away: the attack lacks Power, and is over."""
    state = table([f"{JUPITER} + 1 body"], ["", "derela + mind"], pie=["andrew-furuhata"])
    attack(state, JUPITER, "jupiter-thunder-crash", "derela")
    defend(state, "negazoom-beam")

    assert (in_play(state, 0), damage(state, "derela"), wounds(state)) == (JUPITER, 0, [0])
