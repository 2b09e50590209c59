"""The Events, each by its name: what it does, to whom, and what it leaves alone."""

from __future__ import annotations

from odango.games.ccg import GAME
from odango.games.ccg.cards import NUMBER
from rule import rule
from rulebook.ccg.asking import answer, attackers, cannot, end_turn, finish, texts, who
from rulebook.ccg.attacks import attack, combine, throw
from rulebook.ccg.looking import damage, deck, discards, hand, in_play, piece, power, wounds
from rulebook.ccg.table import JUPITER, MARS, MOON, VENUS, table
from rulebook.ccg.telling import told


@rule("ccg#events", "ccg#damage")
def test_damage_transfer() -> None:
    """Damage is moved among one's own Monsters and Villains; nobody is brought to the end of its Health by it."""
    state = table([f"{MOON}/20"], ["titus /40, jumo /10, jedite"], hands=["damage-transfer"], step=2)
    answer(state, 0, "play damage-transfer")
    assert "transfer 30 titus jumo" in texts(state)
    assert not {"transfer 40 titus jumo", f"transfer 10 titus {MOON}"} & {*texts(state)}
    answer(state, 0, "transfer 40 titus jedite", "transfer 10 jumo titus", "done")

    assert (damage(state, "titus", "jumo", "jedite"), damage(state, MOON)) == ([10, 0, 40], 20)
    assert discards(state, 0) == "damage-transfer"


@rule("ccg#events")
def test_damage_transfer_has_nothing_to_do_without_damage() -> None:
    """Nor with a single card."""
    for enemies in ("titus, jumo", "titus /40", ""):
        state = table(enemies=[enemies], hands=["damage-transfer"], step=2)
        cannot(state, 0, "play damage-transfer")


@rule("ccg#events", "ccg#actions")
def test_good_nights_rest() -> None:
    """One Scout or Knight may rejuvenate and attack in this turn, in either order, each once; others do one of it."""
    allies = [f"{MARS} + 3 soul /40, {JUPITER} + 3 body /40"]
    state = table(allies, ["titus", "sapphire, bakene"], hands=["good-nights-rest"], step=2)
    answer(state, 0, "play good-nights-rest", f"rest {MARS}")
    assert attackers(state) == {MARS, JUPITER}
    answer(state, 0, f"rejuvenate {MARS} 1", f"rejuvenate {JUPITER} 1")
    assert attackers(state) == {MARS}
    attack(state, MARS, "mars-fire-ignite", "sapphire")
    assert (wounds(state), damage(state, "sapphire"), who(state)) == ([20, 20], 30, (0, "pause"))

    state = table(allies, ["titus", "sapphire, bakene"], hands=["good-nights-rest"], step=2)
    answer(state, 0, "play good-nights-rest", f"rest {MARS}")
    attack(state, MARS, "mars-fire-ignite", "sapphire")
    assert f"rejuvenate {MARS} 1" in texts(state)
    assert attackers(state) == {JUPITER}


@rule("ccg#events", "ccg#several-players")
def test_detention() -> None:
    """An opponent of one's choice loses two cards at random; one if there is one, and others keep theirs."""
    state = table(hands=["detention", "titus luna soul", "body"], step=2)
    answer(state, 0, "play detention")
    assert (who(state), texts(state)) == ((0, "detain"), ["detain B", "detain C"])
    answer(state, 0, "detain B")
    assert (len(state.hands[1]), len(state.discards[1]), hand(state, 2)) == (1, 2, "body")
    assert sorted(hand(state, 1).split() + discards(state, 1).split()) == ["luna", "soul", "titus"]

    state = table(hands=["detention", "titus luna soul", "body"], step=2)
    answer(state, 0, "play detention", "detain C")
    assert (hand(state, 2), discards(state, 2)) == ("", "body")

    state = table(hands=["detention"], step=2)
    cannot(state, 0, "play detention")


@rule("ccg#events", "ccg#challenge", "ccg#several-players")
def test_baby_sitting() -> None:
    """Win: any Person in play is discarded, one's own too.  Lost: nothing but the card."""
    pie = ["luna", "luna, artemis", "rini"]
    state = table(pie=pie, hands=["baby-sitting"], step=2)
    answer(state, 0, "play baby-sitting")
    assert texts(state) == ["send luna", "send luna", "send artemis", "send rini"]
    answer(state, 0, "send rini")
    throw(state, owner_wins=True)
    assert (in_play(state, 2), discards(state, 2)) == (VENUS, "rini")

    state = table(pie=pie, hands=["baby-sitting"], step=2)
    answer(state, 0, "play baby-sitting", "send rini")
    throw(state, owner_wins=False)
    assert (in_play(state, 2), discards(state, 0)) == (f"{VENUS} rini", "baby-sitting")

    state = table(pie=["luna-pen"], hands=["baby-sitting"], step=2)
    cannot(state, 0, "play baby-sitting")


@rule("ccg#events")
def test_cram_school() -> None:
    """Two cards, which may be played at once."""
    state = table(hands=["cram-school"], decks=["titus luna soul"], step=2)
    answer(state, 0, "play cram-school")

    assert (hand(state, 0), deck(state, 0), discards(state, 0)) == ("titus luna", "soul", "cram-school")
    assert {"play titus", "play luna"} <= {*texts(state)}


@rule("ccg#events", "ccg#draw", "ccg#several-players")
def test_rats() -> None:
    """An opponent of one's choice does not draw at the start of the next turn, and does in the one after."""
    decks = ["9 soul", "9 body", "9 mind"]
    state = table(hands=["rats", "5 titus", "5 jumo"], decks=decks, step=2)
    answer(state, 0, "play rats")
    assert texts(state) == ["trap B", "trap C"]
    answer(state, 0, "trap B")
    end_turn(state)
    assert (state.turn, hand(state, 1)) == (1, "titus titus titus titus titus")
    end_turn(state)
    assert (state.turn, len(state.hands[2])) == (2, 6)

    answer(state, 2, "done", "discard jumo", "done")
    answer(state, 0, "done", "discard soul-power", "done")
    assert (state.turn, len(state.hands[1])) == (1, 6)


@rule("ccg#events", "ccg#damage")
def test_combat_training() -> None:
    """20 more in one attack or combined attack of the turn, the one its player says."""
    state = table([f"{MARS} + 2 soul, {JUPITER} + 2 body"], ["", "sapphire, catzi"], hands=["combat-training"], step=2)
    answer(state, 0, "play combat-training")
    attack(state, MARS, "mars-fire-ignite", "sapphire")
    assert (who(state), texts(state)) == ((0, "boost"), ["train", "done"])
    answer(state, 0, "done")
    attack(state, JUPITER, "jupiter-thunder-crash", "catzi")
    answer(state, 0, "train")
    assert (damage(state, "sapphire", "catzi"), discards(state, 0)) == ([30, 50], "combat-training")

    state = table([f"{MARS} + 2 soul, {MOON} + 2 soul"], ["", "sapphire"], hands=["2 combat-training"], step=2)
    answer(state, 0, "play combat-training", "play combat-training")
    combine(state, "sapphire", sailor_moon_level_1=1, sailor_mars_level_1=1)
    answer(state, 0, "train", "train")
    throw(state, owner_wins=True)
    assert damage(state, "sapphire") == 100


@rule("ccg#events")
def test_fm_no_10() -> None:
    """A Person comes from the deck into play, one who is not there yet."""
    state = table(pie=["luna"], hands=["fm-no-10"], decks=["luna titus artemis rini"], step=2)
    answer(state, 0, "play fm-no-10")
    assert texts(state) == ["search artemis", "search rini", "pass"]
    answer(state, 0, "search artemis")

    assert (in_play(state, 0), discards(state, 0)) == (f"{VENUS} luna artemis", "fm-no-10")
    assert sorted(deck(state, 0).split()) == ["luna", "rini", "titus"]


@rule("ccg#events", "ccg#discard", "ccg#several-players")
def test_confusion() -> None:
    """An opponent discards the whole hand and draws five, also with Artemis; who has a Chad says what lies on top."""
    state = table(hands=["confusion", "titus luna", "body"], decks=["", "9 soul"], pie=["", "artemis"], step=2)
    answer(state, 0, "play confusion")
    assert texts(state) == ["confuse B", "confuse C"]
    answer(state, 0, "confuse B")
    assert (hand(state, 1), discards(state, 1), hand(state, 2)) == ("soul soul soul soul soul", "titus luna", "body")

    state = table(hands=["confusion", "titus luna"], decks=["", "9 soul"], step=2)
    answer(state, 0, "play confusion", "confuse B")
    assert (who(state), texts(state)) == ((1, "topmost"), ["topmost titus", "topmost luna"])
    answer(state, 1, "topmost titus")
    assert discards(state, 1) == "luna titus"


@rule("ccg#events")
def test_temple_blessing() -> None:
    """All one's Scouts and Knights heal 10, nobody else."""
    state = table([f"{MOON}/30, {MARS}/10, {JUPITER}", f"{VENUS}/20"], ["titus /20"], hands=["temple-blessing"], step=2)
    answer(state, 0, "play temple-blessing")

    assert (wounds(state), wounds(state, 1), damage(state, "titus")) == ([20, 0, 0], [20], 20)


@rule("ccg#events", "ccg#power")
def test_discovery() -> None:
    """For two Power of one Scout a Person, Item or Event comes to hand, shown to all, and may be played at once."""
    state = table([f"{MOON} + 2 body, {MARS} + 1 soul"], hands=["discovery"],
                  decks=["titus luna run-away soul confusion"], step=2)  # fmt: skip
    answer(state, 0, "play discovery")
    assert texts(state) == [f"pay {MOON}"]
    answer(state, 0, f"pay {MOON}")
    assert texts(state) == ["search luna", "search run-away", "search confusion", "pass"]
    answer(state, 0, "search luna")

    assert (hand(state, 0), discards(state, 0)) == ("luna", "discovery body body")
    assert GAME.view(state, 1).players[0].known == (NUMBER["luna"],)
    answer(state, 0, "play luna")
    assert in_play(state, 0).split()[-1] == "luna"

    state = table([f"{MOON} + 1 body, {MARS} + 1 soul"], hands=["discovery"], decks=["luna"], step=2)
    cannot(state, 0, "play discovery")


@rule("ccg#events", "ccg#power")
def test_redistribute_power() -> None:
    """Power moves among all one's cards in both Zones, none is gained or lost."""
    state = table([f"{MOON} + 2 soul, {MARS}"], ["titus + 1 body"], pie=["luna"], hands=["redistribute-power"], step=2)
    answer(state, 0, "play redistribute-power")
    assert f"move soul {MOON} titus" in texts(state)
    assert not [text for text in texts(state) if "luna" in text]
    answer(state, 0, f"move soul {MOON} {MARS}", f"move soul {MOON} titus", f"move body titus {MOON}", "done")

    assert [power(state, name) for name in (MOON, MARS, "titus")] == ["1 body", "1 soul", "1 soul"]

    state = table([MOON], hands=["redistribute-power"], step=2)
    cannot(state, 0, "play redistribute-power")


@rule("ccg#events", "ccg#power")
def test_memories_of_the_past() -> None:
    """For two Power of one Scout any card of the own discards comes to hand, and may be played at once."""
    state = table([f"{MOON} + 2 soul"], hands=["memories-of-the-past"], discards=["titus jumo titus", "luna"], step=2)
    answer(state, 0, "play memories-of-the-past", f"pay {MOON}")
    assert texts(state) == [f"remember {name}" for name in ("soul-power", "titus", "jumo", "memories-of-the-past")]
    answer(state, 0, "remember titus")

    assert (hand(state, 0), discards(state, 0)) == ("titus", "titus jumo memories-of-the-past soul soul")
    assert "play titus" in texts(state)

    state = table([f"{MOON} + 2 soul"], hands=["memories-of-the-past"], step=2)
    cannot(state, 0, "play memories-of-the-past")


@rule("ccg#events")
def test_regeneration() -> None:
    """One's own Monster or Villain heals up to 20."""
    state = table([f"{MOON}/20"], ["titus /10, jedite /50, jumo", "bakene /20"], hands=["2 regeneration"], step=2)
    answer(state, 0, "play regeneration")
    assert texts(state) == ["heal titus", "heal jedite"]
    answer(state, 0, "heal titus", "play regeneration", "heal jedite")
    assert damage(state, "titus", "jedite", "bakene", MOON) == [0, 30, 20, 20]

    state = table(enemies=["titus"], hands=["regeneration"], step=2)
    cannot(state, 0, "play regeneration")


@rule("ccg#events", "ccg#several-players")
def test_overpowering_attack() -> None:
    """An opponent's Scouts and Knights lose all Power of a type one names; Monsters and other players keep theirs."""
    allies = [f"{MOON} + 1 soul", f"{MARS} + 2 soul 1 body, {VENUS} + 1 soul", f"{JUPITER} + 1 soul"]
    state = table(allies, ["", "titus + 1 soul"], hands=["overpowering-attack"], step=2)
    answer(state, 0, "play overpowering-attack")
    assert {"overpower soul B", "overpower body C"} <= {*texts(state)}
    answer(state, 0, "overpower soul B")

    assert [power(state, name) for name in (MARS, VENUS, "titus", MOON, JUPITER)] == [
        "1 body", "nothing", "1 soul", "1 soul", "1 soul",
    ]  # fmt: skip
    assert discards(state, 1) == "soul soul soul"

    state = table([f"{MOON} + 1 soul"], ["", "titus + 1 soul"], hands=["overpowering-attack"], step=2)
    cannot(state, 0, "play overpowering-attack")


@rule("ccg#events", "ccg#turn")
def test_sailor_pluto() -> None:
    """One more whole turn after this one; then it is the next player's."""
    decks = ["9 soul", "9 soul"]
    state = table([f"{MARS} + 2 soul"], ["", "sapphire"], hands=["sailor-pluto", "soul"], decks=decks, step=2)
    answer(state, 0, "play sailor-pluto")
    attack(state, MARS, "mars-fire-ignite", "sapphire")
    end_turn(state)
    assert (state.turn, state.turns, len(state.hands[0])) == (0, [4, 3], 6)
    answer(state, 0, "done")
    attack(state, MARS, "mars-fire-ignite", "sapphire")
    finish(state)
    assert damage(state, "sapphire") == 60
    answer(state, 0, "discard soul-power", "done")
    assert state.turn == 1


@rule("ccg#events")
def test_what_an_event_does_is_told() -> None:
    """To whom, where somebody was chosen."""
    state = table([MOON], hands=["rats good-nights-rest"], step=2)
    answer(state, 0, "play rats", "trap B", "play good-nights-rest", f"rest {MOON}")

    assert told(state)[-3:] == [
        "B will not draw at the start of the next turn.",
        "A plays Good Night’s Rest.",
        "A: Sailor Moon, Level 1 may both rejuvenate and attack this turn.",
    ]
    assert piece(state, MOON).marks
