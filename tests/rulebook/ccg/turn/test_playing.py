"""Steps 2 to 4: playing each kind of card, Levels and Villains, Power, Events; using cards, and what comes of it."""

from __future__ import annotations

import pytest

from odango.games.ccg import GAME
from odango.games.ccg.cards import CARDS, NUMBER
from odango.games.ccg.pieces import health
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, cannot, end_turn, offered, texts, who
from rulebook.ccg.looking import discards, gone, hand, in_play, piece, power
from rulebook.ccg.table import MERCURY, MOON, VENUS, table


def plays(state: Ccg, card: str) -> list[str]:
    """Where a card of the hand can be played."""
    return [text.removeprefix(f"play {card}").strip() for text in texts(state) if text.startswith(f"play {card}")]


@rule("ccg#scouts-and-knights")
def test_a_level_1_card_is_played_on_its_own() -> None:
    """A Scout or a Knight, of whom there may be any number, each once."""
    state = table([MOON], hands=[f"{MOON} {MERCURY} tuxedo-mask-level-1 sailor-mars-level-2"], step=2)

    assert texts(state) == [f"play {MERCURY}", "play tuxedo-mask-level-1", "done"]
    answer(state, 0, f"play {MERCURY}")
    answer(state, 0, "play tuxedo-mask-level-1")
    assert in_play(state, 0) == f"{MOON} {MERCURY} tuxedo-mask-level-1"


@rule("ccg#scouts-and-knights")
@pytest.mark.parametrize(
    ("below", "card", "may"),
    [
        ("sailor-jupiter-level-2", "sailor-jupiter-level-3", True),
        ("sailor-jupiter-level-1", "sailor-jupiter-level-3", False),
        ("sailor-mars-level-2", "sailor-jupiter-level-3", False),
        ("sailor-venus-level-3", "sailor-venus-level-4", True),
        ("sailor-jupiter-level-2", "sailor-jupiter-level-2", False),
        ("sailor-jupiter-level-2", "sailor-jupiter-level-1", False),
        ("tuxedo-mask-level-1", "tuxedo-mask-level-2", True),
        ("moonlight-knight-level-1", "tuxedo-mask-level-2", False),
    ],
)
def test_a_higher_level_goes_onto_the_one_below(below: str, card: str, may: bool) -> None:
    """Of the same name, one Level lower, and nowhere else."""
    state = table([below], hands=[card], step=2)

    assert (f"play {card} {below}" in texts(state)) is may
    assert f"play {card}" not in texts(state)


@rule("ccg#scouts-and-knights")
def test_a_new_level_takes_all_damage_away() -> None:
    """And keeps what is attached, if its player likes."""
    state = table([f"{MOON} + 2 soul 1 body + knight-armor /40"], hands=["sailor-moon-level-2"], step=2)
    answer(state, 0, f"play sailor-moon-level-2 {MOON}")
    assert (who(state), texts(state)) == (
        (0, "keep-attached"), ["keep", "drop body-power", "drop soul-power", "drop knight-armor"],
    )  # fmt: skip
    answer(state, 0, "keep")
    moon = piece(state, "sailor-moon-level-2")

    assert (moon.damage, power(state, "sailor-moon-level-2")) == (0, "1 body 2 soul")
    assert moon.worn == (NUMBER["knight-armor"],)
    assert moon.under == (NUMBER[MOON],)
    assert discards(state, 0) == gone(state, 0) == ""


@rule("ccg#scouts-and-knights", "ccg#discard")
def test_what_was_attached_may_be_discarded_one_by_one() -> None:
    """Some of it, or all; then nobody is asked any more."""
    state = table([f"{MOON} + 2 soul 1 body + knight-armor"], hands=["sailor-moon-level-2"], step=2)
    answer(state, 0, f"play sailor-moon-level-2 {MOON}", "drop soul-power", "drop knight-armor")
    assert texts(state) == ["keep", "drop body-power", "drop soul-power"]
    answer(state, 0, "drop body-power", "drop soul-power")

    assert (power(state, "sailor-moon-level-2"), discards(state, 0)) == ("nothing", "soul knight-armor body soul")
    assert who(state) != (0, "keep-attached")


@rule("ccg#scouts-and-knights")
def test_others_may_have_the_same_scout() -> None:
    """Only one's own count."""
    state = table([MERCURY, MOON], hands=[MOON], step=2)

    assert f"play {MOON}" in texts(state)


@rule("ccg#monsters")
def test_monsters_as_many_as_one_likes() -> None:
    """Also several alike, dear and cheap, whatever is there."""
    state = table(enemies=["titus"], hands=["2 titus pox"], step=2)
    answer(state, 0, "play titus", "play titus", "play pox")

    assert in_play(state, 0) == f"{VENUS} titus titus titus pox"
    assert [one.came for one in state.enemies[0]] == [0, 3, 3, 3]


@rule("ccg#persons-and-items")
def test_each_person_once_and_items_as_many_as_one_likes() -> None:
    """Whatever the others have."""
    state = table(pie=["luna, lunch", "melvin-gurio"], hands=["luna melvin-gurio 2 lunch"], step=2)
    cannot(state, 0, "play luna")
    answer(state, 0, "play melvin-gurio", "play lunch", "play lunch")

    assert in_play(state, 0) == f"{VENUS} luna lunch melvin-gurio lunch lunch"


@rule("ccg#persons-and-items")
def test_what_is_worn_is_attached_to_ones_own() -> None:
    """Armour to Scouts, Knights, Monsters and Villains, a sword to the latter; or it waits in the PIE Zone."""
    state = table([MOON, MERCURY], ["titus", "pox"], hands=["knight-armor negaverse-sword"], step=2)

    assert [plays(state, name) for name in ("knight-armor", "negaverse-sword")] == [["", MOON, "titus"], ["", "titus"]]
    answer(state, 0, "play negaverse-sword titus")
    assert piece(state, "titus").worn == (NUMBER["negaverse-sword"],)
    assert in_play(state, 0) == f"{MOON} titus"


@rule("ccg#power")
def test_power_goes_onto_anything_of_ones_own() -> None:
    """Scouts, Monsters, Villains, Persons and Items; as much as one likes; never unattached, never to others."""
    state = table([MOON, MERCURY], ["titus, zoycite", "pox"], ["luna, lunch", "artemis"], hands=["3 soul"], step=2)

    assert texts(state) == [
        *[f"play soul-power {name}" for name in (MOON, "titus", "zoycite", "luna", "lunch")],
        "done",
    ]
    for name in (MOON, MOON, "luna"):
        answer(state, 0, f"play soul-power {name}")
    assert (power(state, MOON), power(state, "luna"), hand(state, 0)) == ("2 soul", "1 soul", "")
    assert GAME.view(state, 1).players[0].allies[0].power == (0, 0, 2)


@rule("ccg#events")
def test_an_event_does_what_it_says_and_is_discarded() -> None:
    """Before anything else it may discard."""
    state = table(hands=["cram-school"], decks=["luna titus soul"], step=2)
    answer(state, 0, "play cram-school")

    assert (hand(state, 0), discards(state, 0)) == ("titus luna", "cram-school")
    assert who(state) == (0, "play"), "what was drawn in Step 2 can be played"


@rule("ccg#events", "ccg#defense-events")
def test_defense_events_are_not_for_ones_own_turn() -> None:
    """None of them can be played in Step 2."""
    held = [card.name for card in CARDS if card.kind == "defense-event"]
    state = table([f"{MOON} + 9 soul"], ["titus", "titus"], ["luna", "luna"], hands=[" ".join(held)], step=2)

    assert len(held) == 10
    assert texts(state) == ["done"]


@rule("ccg#using-cards")
def test_a_used_item_is_discarded_and_a_person_stays() -> None:
    """The Person can be used again next turn."""
    state = table([f"{MOON} + 1 soul /30"], ["", "titus"], ["lunch, grandpa-hino"], step=2)
    assert texts(state) == ["use lunch", "use grandpa-hino", "done"]
    answer(state, 0, "use lunch", f"heal {MOON}")
    assert (piece(state, MOON).damage, discards(state, 0)) == (0, "lunch soul")
    answer(state, 0, "use grandpa-hino", "blast titus", "rock")
    answer(state, 1, "paper")

    assert in_play(state, 0) == f"{MOON} grandpa-hino"
    assert "use grandpa-hino" not in texts(state)
    end_turn(state)
    end_turn(state)
    assert (state.turn, "use grandpa-hino" in texts(state)) == (0, True)


@rule("ccg#using-cards", "ccg#new-cards")
def test_cards_are_used_before_the_actions() -> None:
    """Step 2 is over with the first use, and Step 3 with the first action."""
    state = table([f"{MOON} + 2 soul /30"], ["", "titus"], ["lunch, love-letter"], hands=["soul luna"], step=2)
    assert offered(state, "play")
    answer(state, 0, "use love-letter", f"heal {MOON}")
    assert texts(state) == ["use lunch", "done"]
    answer(state, 0, "done")

    assert who(state) == (0, "act")
    assert not offered(state, "use")


@rule("ccg#new-cards")
def test_what_was_fetched_is_there_at_once() -> None:
    """A Monster an Item has brought; a Villain of the hand may take its place, and nothing else is played."""
    state = table(
        [MOON],
        ["papion"],
        ["negaverse-crystal"],
        hands=["soul titus zoycite jedite"],
        decks=["titus soul luna"],
        step=2,
    )
    answer(state, 0, "use negaverse-crystal", "search titus")
    assert texts(state) == ["play jedite titus", "play zoycite titus", "done"]
    answer(state, 0, "play zoycite titus")

    assert in_play(state, 0) == f"{MOON} papion zoycite"
    assert texts(state) == ["done"]


@rule("ccg#villains")
@pytest.mark.parametrize(
    ("villain", "places"),
    [
        ("nephlite", "titus"),
        ("alan", "faraion"),
        ("wicked-lady", "marzipan"),
        ("queen-beryl", "zoycite"),
        ("wiseman", "emerald"),
        ("negaforce", ""),
    ],
)
def test_a_villain_goes_onto_what_its_card_names(villain: str, places: str) -> None:
    """A Yoma, a Cardian, a Droid; Queen Beryl and Wiseman onto a Villain of their side; the Negaforce on none here."""
    state = table(enemies=["titus, faraion, marzipan, zoycite, ann, emerald"], hands=[villain], step=2)

    assert plays(state, villain) == places.split()


@rule("ccg#villains")
def test_the_negaforce_goes_onto_queen_beryl() -> None:
    """And onto nobody else; she is out of the game then."""
    state = table(enemies=["titus, zoycite, queen-beryl"], hands=["negaforce"], step=2)
    answer(state, 0, "play negaforce queen-beryl")

    assert (in_play(state, 0), gone(state, 0)) == (f"{VENUS} titus zoycite negaforce", "queen-beryl")


@rule("ccg#villains")
@pytest.mark.parametrize(
    ("turns", "may"), [([1, 1, 0], False), ([2, 1, 0], False), ([1, 1, 1], False), ([2, 1, 1], True), ([3, 2, 2], True)]
)
def test_no_villain_before_everyone_has_had_a_turn(turns: list[int], may: bool) -> None:
    """Also oneself: the turn one is having is not yet had."""
    state = table(enemies=["titus"], hands=["zoycite"], seats=3, turns=turns, step=2)

    assert plays(state, "zoycite") == (["titus"] if may else [])


@rule("ccg#villains", "ccg#elimination")
def test_who_is_out_is_not_waited_for() -> None:
    """Somebody who left before the first turn holds up nobody's Villains."""
    state = table(enemies=["titus"], hands=["zoycite"], seats=3, turns=[2, 1, 0], step=2)
    state.out[2] = True

    assert plays(state, "zoycite") == ["titus"]


@rule("ccg#villains")
def test_a_monster_is_not_replaced_in_the_turn_it_came() -> None:
    """Another one that waited can be; next turn the new one too."""
    state = table(enemies=["titus"], hands=["morga zoycite", "soul"], step=2)
    answer(state, 0, "play morga")
    assert plays(state, "zoycite") == ["titus"]
    end_turn(state)
    end_turn(state)

    assert plays(state, "zoycite") == ["titus", "morga"]


@rule("ccg#villains")
def test_each_villain_once() -> None:
    """One's own; another Villain may still come, and the others may have the same."""
    state = table(enemies=["titus, zoycite", "jedite"], hands=["zoycite jedite"], step=2)

    assert (plays(state, "zoycite"), plays(state, "jedite")) == ([], ["titus"])


@rule("ccg#villains")
def test_what_a_villain_takes_over() -> None:
    """No damage; of what was attached what its player likes; the Monster is out of the game."""
    state = table([f"{MOON} + 1 soul /20"], ["titus + 2 soul 1 body + negaverse-sword /40"], hands=["zoycite"], step=2)
    answer(state, 0, "play zoycite titus")
    assert texts(state) == ["keep", "drop body-power", "drop soul-power", "drop negaverse-sword"]
    answer(state, 0, "drop soul-power", "keep")
    found = piece(state, "zoycite")

    assert (found.damage, health(found), power(state, "zoycite")) == (0, 100, "1 body 1 soul")
    assert found.worn == (NUMBER["negaverse-sword"],)
    assert found.under == ()
    assert (gone(state, 0), discards(state, 0)) == ("titus", "soul")
    assert not offered(state, "rejuvenate"), "it is no Monster any more"


@rule("ccg#villains", "ccg#new-cards")
def test_a_summoned_monster_need_not_wait() -> None:
    """Of those that came this turn only the one an Item has brought, and only in this turn."""
    state = table([MOON], ["morga new"], ["negaverse-crystal"], hands=["zoycite", "soul"], decks=["titus"], step=2)
    assert plays(state, "zoycite") == []
    answer(state, 0, "use negaverse-crystal", "search titus")

    assert plays(state, "zoycite") == ["titus"]
