"""The Basic game: attacks with Monster and Villain cards, defeat, and the end."""

from __future__ import annotations

import pytest

from odango.games.ccg import GAME, basic
from odango.games.ccg.basic.attacking import figure
from odango.games.ccg.cards import CARDS, NUMBER
from odango.games.ccg.setup import Setup
from rule import rule
from rulebook.ccg.asking import asked, go, texts, who
from rulebook.ccg.basic.table import BASIC, TIARA, ally, down, enemy, flip, names, powered, table
from rulebook.ccg.looking import places
from rulebook.ccg.table import MARS, MERCURY, MOON, cards
from rulebook.ccg.telling import told

IGNITE = f"attack {MARS} mars-fire-ignite"


@rule("ccg#basic-attack")
def test_a_monster_card_is_one_attack() -> None:
    """The target takes the printed damage and hits back with its own; Power stays."""
    state = table()
    flip(state, "fro", "chad-kumada")
    assert who(state) == (0, "basic-attack")
    assert texts(state) == [f"{TIARA} kyurene", f"{TIARA} papion", "pass"]
    go(state, f"{TIARA} papion")

    assert (enemy(state, 1, 1).damage, ally(state, 0).damage) == (30, 30)
    assert ally(state, 0).powers == 2
    assert not state.pending


@rule("ccg#basic-attack", "ccg#basic-power")
@pytest.mark.parametrize("power", [(3, 0, 0), (1, 1, 1), (0, 3, 0), (0, 2, 1)])
def test_power_of_any_type_will_do(power: tuple[int, int, int]) -> None:
    """Three cards are enough for two Soul and one of any type."""
    state = table()
    powered(state, 0, *power)
    flip(state, "fro", "chad-kumada")

    assert f"attack {MOON} moon-healing-activation papion" in texts(state)
    go(state, f"attack {MOON} moon-healing-activation papion")
    assert enemy(state, 1, 1).damage == 40


@rule("ccg#basic-attack")
def test_without_the_power_there_is_no_attack() -> None:
    """One card is too little for any attack of Sailor Moon, so nobody is asked."""
    state = table(allies=(f"{MOON} +1", MERCURY))
    flip(state, "zoycite", "chad-kumada")

    assert not state.pending
    assert "A does not attack." in told(state)


@rule("ccg#basic-attack")
def test_an_attack_without_a_price_needs_no_power() -> None:
    state = table(allies=("tuxedo-mask-level-2", MERCURY))
    flip(state, "fro", "chad-kumada")

    assert texts(state) == [
        *(f"attack tuxedo-mask-level-2 cane-attack {name}" for name in ("kyurene", "papion")),
        "pass",
    ]


@rule("ccg#basic-attack")
def test_a_face_down_target_is_turned_up() -> None:
    """And stays so."""
    state = table(enemies=("titus", "?kyurene, ?papion"))
    flip(state, "fro", "chad-kumada")
    go(state, f"{TIARA} {down(enemy(state, 1, 1))}")

    assert [piece.face_down for piece in state.enemies[1]] == [True, False]
    assert "B’s face-down Monster 2 is turned up: Papion." in told(state)


@rule("ccg#basic-attack")
def test_all_other_text_is_left_out() -> None:
    """No defences, no challenges, no armour, no Strong and Weak, no damage to others, no thorns."""
    leo, mercury = CARDS[NUMBER["leo-the-lion"]], CARDS[NUMBER[MERCURY]]
    assert leo.defences
    assert mercury.attacks[0].shields
    state = table(
        allies=(f"{MERCURY} +2, {MOON}", MERCURY), enemies=("titus", "leo-the-lion, mistrust, yasha, mud-minion-horde")
    )
    for target, damage in (("leo-the-lion", 40), ("mistrust", 20), ("yasha", 10), ("mud-minion-horde", 50)):
        before = ally(state, 0).damage
        flip(state, "fro", "cram-school")
        if before < 40:
            go(state, f"attack {MERCURY} mercury-bubbles-blast {target}")
            assert (ally(state, 0).damage - before, ally(state, 0, 1).damage) == (damage, 0)
    assert not state.pending


@rule("ccg#basic-attack")
def test_a_monster_needs_no_power_to_hit_back() -> None:
    """Water Sprite's attack costs a Soul elsewhere."""
    state = table(enemies=("titus", "water-sprite"))
    flip(state, "fro", "cram-school")
    go(state, f"{TIARA} water-sprite")

    assert ally(state, 0).damage == 60


@rule("ccg#basic-attack")
@pytest.mark.parametrize(("damage", "defeated"), [(10, False), (20, True), (30, True)])
def test_a_monster_is_defeated_at_its_health(damage: int, defeated: bool) -> None:
    """It goes to a pile of its own, not among the discards."""
    state = table(enemies=("titus", f"faraion -{damage}, papion"))
    flip(state, "fro", "cram-school")
    go(state, f"{TIARA} faraion")

    assert names(state.gone[1]) == ("faraion" if defeated else "")
    assert state.points == basic.points(state) == [int(defeated), 0]
    assert len(state.enemies[1]) == 2 - defeated
    assert names(state.discards[1]) == "cram-school"


@rule("ccg#basic-attack")
def test_a_defeated_scout_stays_but_cannot_attack() -> None:
    """Until the damage is gone: two of the same type, and two Power."""
    state = table(allies=(f"{MOON} +4 -30, {MARS} +1", MERCURY), enemies=("titus", "kyurene, papion"))
    flip(state, "fro", "cram-school")
    go(state, f"{TIARA} kyurene")
    assert (ally(state, 0).damage, ally(state, 0).powers) == (50, 4)
    flip(state, "pox", "cram-school")
    assert not state.pending
    flip(state, "pox", "bakene")
    go(state, f"basic-heal {MOON}")
    flip(state, "pox", "cram-school")

    assert (ally(state, 0).damage, ally(state, 0).powers) == (0, 2)
    assert f"{TIARA} kyurene" in texts(state)


@rule("ccg#basic-attack")
def test_one_scout_attacks_two_targets() -> None:
    """A Villain card is two attacks; both targets hit back.  Not twice the same target with the same Scout."""
    state = table()
    flip(state, "zoycite", "cram-school")
    go(state, f"{TIARA} papion")
    assert texts(state) == [f"{TIARA} kyurene", "pass"]
    go(state, f"{TIARA} kyurene")

    assert [piece.damage for piece in state.enemies[1]] == [30, 30]
    assert ally(state, 0).damage == 20 + 30
    assert not state.pending


@rule("ccg#basic-attack")
def test_two_scouts_attack_a_single_target() -> None:
    """It hits back twice."""
    state = table(allies=(f"{MOON} +2, {MARS} +2", MERCURY))
    flip(state, "zoycite", "cram-school")
    go(state, f"{TIARA} papion")
    assert texts(state) == [f"{TIARA} kyurene", f"{IGNITE} kyurene", f"{IGNITE} papion", "pass"]
    go(state, f"{IGNITE} papion")

    assert names(state.gone[1]) == "papion"
    assert [piece.damage for piece in state.allies[0]] == [30, 30]


@rule("ccg#basic-attack")
def test_two_scouts_attack_two_targets() -> None:
    state = table(allies=(f"{MOON} +2, {MARS} +2", MERCURY))
    flip(state, "zoycite", "cram-school")
    go(state, f"{IGNITE} kyurene", f"{TIARA} papion")

    assert [piece.damage for piece in state.enemies[1]] == [30, 30]
    assert [piece.damage for piece in state.allies[0]] == [30, 20]
    assert not state.pending


@rule("ccg#basic-attack")
def test_who_is_defeated_by_the_first_attack_cannot_make_the_second() -> None:
    state = table(allies=(f"{MOON} +2 -20", MERCURY))
    flip(state, "zoycite", "cram-school")
    go(state, f"{TIARA} papion")

    assert ally(state, 0).damage == 50
    assert not state.pending


@rule("ccg#basic-attack", "ccg#basic-flip")
@pytest.mark.parametrize("villain", [0, 1])
def test_a_villain_is_faster_than_a_monster(villain: int) -> None:
    """Both its attacks come before the Monster's one."""
    state = table()
    flip(state, *(("zoycite", "bakene") if villain == 0 else ("fro", "jedite")))
    kinds = []
    while state.pending:
        kinds.append(who(state))
        go(state, texts(state)[0])

    assert kinds == [(villain, "basic-attack")] * 2 + [(1 - villain, "basic-attack")]


@rule("ccg#basic-attack")
def test_every_monster_hits_back_with_its_printed_damage() -> None:
    """Of all those with a figure, whatever else the card says about it."""
    printed = {
        card.name: card.attacks[0].damage
        for card in CARDS
        if card.kind == "monster" and len(card.attacks) == 1 and not card.attacks[0].mirror
    }
    assert len(printed) == 44
    for name, damage in printed.items():
        state = table(allies=("sailor-jupiter-level-4 +2", MERCURY), enemies=("titus", f"{name}, four-face"))
        flip(state, "fro", "cram-school")
        go(state, f"attack sailor-jupiter-level-4 jupiter-thunder-crash {name}")

        assert figure(BASIC, NUMBER[name], 0, 30) == damage
        assert ally(state, 0).damage == damage


@rule("ccg#basic-end", "ccg#end-of-game")
@pytest.mark.parametrize("decks", [(), ("sailor_mars", "sailor_venus")])
def test_who_defeats_the_last_monster_wins(decks: tuple[str, ...]) -> None:
    """Four of a deck of 30, six of one of 60: what counts is that none is left, not how many there were."""
    gone = "bakene mitsuaami ninjana" if not decks else "ramwoir leo-the-lion avocado petasos injector"
    setup = Setup(rules="basic", decks=decks)  # type: ignore[arg-type]
    state = table(enemies=("titus", "kyurene -10"), gone=("fro", gone), setup=setup)
    flip(state, "zoycite", "cram-school")
    go(state, f"{TIARA} kyurene")

    assert state.ended == "monsters"
    assert basic.winners(state) == [0]
    assert basic.points(state) == ([4, 1] if not decks else [6, 1])
    result = GAME.result(state)
    assert result is not None
    assert (result.winners, result.points) == ((0,), tuple(map(float, basic.points(state))))
    assert told(state)[-1] == "A has defeated all Monsters of B and wins."


@rule("ccg#basic-end")
def test_fewer_defeated_monsters_can_win() -> None:
    """Against a larger deck: all four are down, and five of the six of the other."""
    setup = Setup(rules="basic", decks=("starter_moon_mars", "sailor_venus"))
    state = table(
        enemies=("titus -30", "kyurene"),
        gone=("fro pox morga", "ramwoir leo-the-lion avocado petasos injector"),
        setup=setup,
    )
    flip(state, "cram-school", "animal-instinct")
    go(state, f"attack {MERCURY} mercury-bubbles-blast titus")

    assert basic.points(state) == [5, 4]
    assert basic.winners(state) == [1]
    assert places(state) == (2, 1)


@rule("ccg#basic-end")
def test_who_has_no_scout_that_can_attack_is_not_out() -> None:
    """Only Monsters count."""
    state = table(allies=(f"{MOON} +2 -20", f"{MERCURY} -40"))
    flip(state, "fro", "cram-school")
    go(state, f"{TIARA} papion")

    assert (ally(state, 0).damage, state.ended) == (50, "")
    flip(state, "soul-power", "run-away")
    assert asked(state).kind == "basic-power"
    assert cards(MOON) == [ally(state, 0).card]
