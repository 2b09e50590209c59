"""Must Follow: what may be played to a trick, what sets its colour, and what excuses from following."""

from __future__ import annotations

import pytest

from odango.core.engine import choose
from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import BLACK, BLUE, FACE, GREEN, NAMES, NO_COLOUR, NUMBER, RED, card
from odango.games.tricktakers.following import bound, fails, follows
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import winner
from odango.text import english
from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.table import ALL_STAR, asked, cannot, cards, go, refused, table, texts, told


def adventurer(item: str, hand: str, *led: str) -> Tricktakers:
    """The Adventurer comes to play with this item in use; before him these were played."""
    people = dict(zip(("king", "gambler"), led, strict=False))
    hands = {**people, "adventurer": hand} if led else {"adventurer": hand, "king": "b8", "gambler": "g8"}
    state = equipped(hands, f"crystal {item}")
    go(state, *led, f"use {item}")
    return state


@rule("tricktakers#must-follow")
def test_the_lead_colour_must_be_followed() -> None:
    """Numbers of the lead colour, and every card without a colour; other numbers wait."""
    state = table({"king": "g4 g5", "berserker": "g10 r10 k10 berserker berserker-rare", "hermit": "g1 r1"})
    go(state, "g4")

    assert texts(state) == ["g10", "berserker", "berserker-rare"]
    cannot(state, "berserker", "r10")
    cannot(state, "berserker", "k10")


@rule("tricktakers#must-follow")
def test_the_leader_is_free() -> None:
    """Any card can be led."""
    state = table({"king": "r1 b2 g3 k4 king-rare flag", "gambler": "r2", "ruler": "r3"})

    assert texts(state) == ["r1", "b2", "g3", "k4", "flag", "king-rare"]


@rule("tricktakers#must-follow")
def test_black_is_a_colour_like_any_other() -> None:
    """Black was led: who holds black plays it; black does not get out of following red."""
    black = table({"king": "k4", "gambler": "k1 r9", "hermit": "r1"})
    go(black, "k4")
    red = table({"king": "r4", "gambler": "k1 r9", "hermit": "r1"})
    go(red, "r4")

    assert texts(black) == ["k1"]
    assert texts(red) == ["r9"]


@rule("tricktakers#must-follow")
@pytest.mark.parametrize(
    ("led", "bound_to"),
    [
        (("flag",), None),
        (("flag", "rare"), None),
        (("flag", "king-rare", "g2"), "g"),
        (("rare", "b2", "r9"), "b"),
        (("berserker", "flag"), None),
    ],
)
def test_the_first_number_sets_the_colour(led: tuple[str, ...], bound_to: str | None) -> None:
    """After any number of colourless cards the next player is free, and the first number binds all who come after."""
    owners = {"king-rare": "king", "berserker": "berserker"}
    spare = iter(("gambler", "ruler", "collector"))
    people = {owners.get(name) or next(spare): name for name in led}
    state = table({**people, "resistance": "r5 b5 g5", "hermit": "k5"})
    for name in led:
        go(state, name)
        if asked(state).kind == "reserve":
            go(state, "reserve nothing")
    plain = [text for text in texts(state) if " " not in text]

    assert plain == (["r5", "b5", "g5"] if bound_to is None else [f"{bound_to}5"])
    assert state.lead == (NO_COLOUR if bound_to is None else "rbgk".index(bound_to))


@rule("tricktakers#must-follow")
def test_what_the_table_asks() -> None:
    """A leader, who has no colour to follow yet, who must follow, who need not and who cannot hear different words."""

    def ask(state: Tricktakers) -> str:
        return english().say(asked(state).ask(state), ["A", "B", "C", "D", "E"])

    state = table({"king": "flag", "gambler": "r5", "resistance": "r1 b1", "ruler": "r2 b2", "berserker": "b10"})
    said = [ask(state)]
    for name in ("flag", "r5", "r1", "r2"):
        go(state, name)
        said.append(ask(state))

    assert said == [
        "You lead. Play any card.",
        "No colour to follow yet. Play any card.",
        "Follow red, or play a card without a colour.",
        "You may follow red, but need not this time.",
        "You have no red. Play any card.",
    ]


@rule("tricktakers#must-follow", "tricktakers#ruler")
def test_the_ruler_need_not_follow() -> None:
    """Any number may go as the lead colour; what does not follow may go no other way, and a red card just as it is."""
    state = table({"king": "r4", "ruler": "r1 b2 k3 flag", "hermit": "g1"})
    go(state, "r4")

    assert texts(state) == ["r1", "b2 lead", "k3 lead", "flag"]


@rule("tricktakers#must-follow", "tricktakers#ruler")
def test_a_ruler_who_cannot_follow_may_do_either() -> None:
    """Blue and black as they are or as red."""
    state = table({"king": "r4", "ruler": "b2 k3 flag", "hermit": "g1"})
    go(state, "r4")

    assert texts(state) == ["b2", "b2 lead", "k3", "k3 lead", "flag"]


@rule("tricktakers#must-follow", "tricktakers#ruler")
def test_the_ruler_changes_nothing_before_there_is_a_colour() -> None:
    """Not when leading, nor after a White Flag."""
    leading = table({"ruler": "b2 k3", "king": "r4", "hermit": "g1"})
    after_flag = table({"king": "flag", "ruler": "b2 k3", "hermit": "g1"})
    go(after_flag, "flag")

    assert texts(leading) == texts(after_flag) == ["b2", "k3"]


@rule("tricktakers#must-follow", "tricktakers#ruler")
def test_a_ruler_s_card_in_the_lead_colour_still_sets_none() -> None:
    """Who comes after him follows what was led, and his blue card is nobody's blue lead."""
    state = table({"king": "r4", "ruler": "b2 r1", "gambler": "b9 r9"})
    go(state, "r4", "b2 lead")

    assert state.lead == RED
    assert texts(state) == ["r9"]


@rule("tricktakers#must-follow", "tricktakers#adventurer")
def test_the_wand_excuses_from_following() -> None:
    """Every number counts as the lead colour; a card without a colour cannot be played with it."""
    state = adventurer("wand", "r1 b2 k3 flag", "g4", "flag")

    assert texts(state) == ["r1 lead", "b2 lead", "k3 lead"]
    assert refused(state, "adventurer", f"card:{card('flag')}") == "White Flag cannot be played with the Ruler’s Wand."
    go(state, "k3 lead")
    assert state.tricks[-1].plays[-1].face.colour == GREEN


@rule("tricktakers#must-follow", "tricktakers#adventurer")
def test_the_orb_excuses_from_following() -> None:
    """Any card is a White Flag with it, and sets no colour when it is led."""
    following = adventurer("orb", "g1 b2 rare", "g4", "flag")
    leading = adventurer("orb", "g1 b2 rare")

    assert texts(following) == ["b2 flag", "g1 flag", "rare flag"]
    go(leading, "g1 flag")
    assert leading.lead == NO_COLOUR


@rule("tricktakers#must-follow", "tricktakers#adventurer")
@pytest.mark.parametrize(
    ("item", "expected"),
    [
        ("potion", ["g1 down", "rare down"]),
        ("sword", ["g1 plus", "g1 minus"]),
        ("axe", ["g1 ten"]),
        ("wing", ["g1 ties", "rare ties"]),
        ("doll", ["g1 doll", "rare doll"]),
        ("gold", ["g1", "rare"]),
        ("fairy", ["g1", "rare"]),
        ("castle", ["g1", "rare"]),
    ],
)
def test_other_items_do_not_excuse(item: str, expected: list[str]) -> None:
    """With green in hand the blue card waits, whatever is used."""
    assert texts(adventurer(item, "g1 b2 rare", "g4", "flag")) == expected


@rule("tricktakers#must-follow", "tricktakers#adventurer")
def test_the_sword_changes_the_number_not_the_colour() -> None:
    """A Red 5 as Red 9 leads red."""
    state = adventurer("sword", "r5 b2")
    go(state, "r5 plus")

    assert state.lead == RED
    assert state.plays[0].face.value == 9


@rule("tricktakers#must-follow", "tricktakers#adventurer", "tricktakers#two-players")
def test_a_card_led_face_down_sets_no_colour() -> None:
    """At a table of two the Adventurer may do so: the other is free, and what they play is the lead colour."""
    state = equipped({"adventurer": "r9 b1", "king": "r1 g2"}, "potion sword", setup=Setup(mode="draft"))
    go(state, "use potion", "r9 down")
    assert state.lead == NO_COLOUR
    assert texts(state) == ["r1", "g2"]
    go(state, "g2")

    assert state.tricks[-1].place == 1, "green was led, so Red 9 is of another colour"


@rule("tricktakers#must-follow", "tricktakers#adventurer")
def test_a_face_down_card_after_a_flag_sets_no_colour() -> None:
    """The next player is still free; and the hidden card keeps its place: of two equal cards it wins as the earlier."""
    people = {"king": "flag r1", "adventurer": "rare b1", "gambler": "rare g1", "ruler": "b5 k1"}
    state = equipped(people, "potion sword")
    go(state, "flag", "use potion")
    number = state.clone()
    go(number, "b1 down")
    assert number.lead == NO_COLOUR
    assert texts(number) == ["g1", "rare"]
    go(state, "rare down", "rare", "b5")

    assert state.tricks[-1].place == 1


@rule("tricktakers#must-follow")
def test_printed_colours_count_for_following() -> None:
    """A Blue 8 that the Ruler holds is no black card, though it could be played as one."""
    hand = cards("b8 r2")

    assert not bound(hand, BLACK)
    assert bound(hand, BLUE)
    assert follows(card("r2"), hand, BLACK)
    assert not follows(card("r2"), hand, BLUE)


@rule("tricktakers#must-follow")
def test_following_as_a_pure_function() -> None:
    """All cards against all colours, with a hand that has the colour and one that has not."""
    for lead in (RED, BLUE, GREEN, BLACK, NO_COLOUR):
        for number, name in enumerate(NAMES):
            face = FACE[number]
            hand = [number, *([lead * 10 + 4] if lead != NO_COLOUR else [])]
            free = face.kind != NUMBER or lead in (NO_COLOUR, face.colour)
            assert follows(number, hand, lead) == free, name
            assert follows(number, [number], lead)
            assert fails(number, lead) == (not free)


@rule("tricktakers#must-follow", "tricktakers#a-round")
@pytest.mark.parametrize(("seats", "setup"), [(3, ALL_STAR), (5, Setup()), (2, Setup()), (2, Setup(mode="draft"))])
def test_whoever_can_follow_does_unless_excused(seats: int, setup: Setup) -> None:
    """In random games nothing is offered that breaks the rule but what Ruler, Wand, Orb and Tactical card excuse."""
    count = 0
    for seed in range(6):
        state = GAME.start(setup, seats, Rng(seed))
        chance = Rng(seed + 100)
        while state.pending:
            decision = state.pending[0]
            options = decision.options(state)
            assert options
            if decision.kind == "play":
                count += 1
                hand = state.hands[decision.seat]
                for choice in options:
                    text = decision.write(state, choice)
                    if not text.endswith((" lead", " flag", " tactical")):
                        assert follows(choice // 16, hand, state.lead), text
            choice = options[chance.below(len(options))]
            choose(state, decision.seat, choice)

    assert count > 100


@rule("tricktakers#strength", "tricktakers#must-follow")
def test_after_a_colourless_lead_the_first_number_is_the_strong_colour() -> None:
    """Flag, Green 2, Blue 9: green was led by the second player, and wins."""
    state = table({"king": "flag", "gambler": "g2", "ruler": "b9"})
    go(state, "flag", "g2")

    assert winner(state.plays) == 1
    assert [text for text in texts(state) if " " not in text] == ["b9"]


@rule("tricktakers#must-follow")
def test_who_leads_is_said_to_lead() -> None:
    """The others play, and what a card counts as is said with it."""
    state = table({"king": "r4 b1", "ruler": "b9 b2", "gambler": "r5 b3"})
    go(state, "r4", "b9 lead", "r5")

    assert told(state)[:3] == [
        "king leads Red 4.",
        "ruler plays Blue 9 as Red 9.",
        "gambler plays Red 5.",
    ]
