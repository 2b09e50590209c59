"""Two players: five rounds with every character once, who chooses and leads when, and what does not exist for two."""

from __future__ import annotations

from itertools import permutations

import pytest

from odango.core.engine import choose, run
from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.roster import BASIC, character
from odango.games.tricktakers.roster import NAMES as CHARACTERS
from odango.games.tricktakers.selecting import FirstLead
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.table import asked, five_each, go, lines, round_four, selecting, setting_up, table, texts

BASIC_TWO = Setup()
LAST = ("hermit", "resistance")


def at_random(seed: int) -> list[Tricktakers]:
    """Every position of a game for two at random."""
    state = GAME.start(BASIC_TWO, 2, Rng(seed))
    chance = Rng(seed + 50)
    found = [state.clone()]
    while state.pending:
        decision = state.pending[0]
        options = decision.options(state)
        assert options
        choose(state, decision.seat, options[chance.below(len(options))])
        found.append(state.clone())
    return found


@rule("tricktakers#two-players", "tricktakers#selecting-a-character")
@pytest.mark.parametrize("seed", range(8))
def test_a_whole_game_for_two(seed: int) -> None:
    """Five rounds; each plays all five once, never both the same; first choosing alternates; nobody gets a crown."""
    positions = at_random(seed)
    end = positions[-1]
    first = end.first
    choosers: dict[int, list[int]] = {}
    who: dict[int, tuple[int, ...]] = {}
    for state in positions:
        if state.pending and state.pending[0].kind == "character":
            choosers.setdefault(state.round, []).append(state.pending[0].seat)
        if -1 not in state.characters:
            who[state.round] = tuple(state.characters)

    other = 1 - first
    assert choosers == {1: [first, other], 2: [other, first], 3: [first, other], 4: [other, first]}
    assert sorted(who) == [1, 2, 3, 4, 5]
    for seat in range(2):
        assert sorted(characters[seat] for characters in who.values()) == sorted(BASIC)
    assert all(one != another for one, another in who.values())
    assert end.crowns == end.black_crowns == [0, 0]
    assert (end.ended, end.rounds, end.final) == (True, 5, True)
    assert end.victory in ("points", "character")


@rule("tricktakers#two-players", "tricktakers#the-first-lead")
@pytest.mark.parametrize("in_round", [1, 2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_who_chose_first_leads(in_round: int, first: int) -> None:
    """Whatever points and characters say."""
    state = selecting(LAST, setup=BASIC_TWO, in_round=in_round, points=[90, 0], first=first)
    state.drafted = [BASIC, BASIC]
    chooser = asked(state).seat
    assert chooser == (first if in_round % 2 else 1 - first)
    go(state, "berserker", "hermit")

    assert (state.leader, asked(state).seat) == (chooser, chooser)


@rule("tricktakers#two-players")
def test_not_the_same_in_one_round_nor_twice_in_a_game() -> None:
    """What the other has just taken is taken; what one has had is had."""
    state = selecting(LAST, setup=BASIC_TWO, in_round=2, first=1)
    state.offered = BASIC
    state.drafted = [tuple(one for one in BASIC if CHARACTERS[one] != name) for name in LAST]
    assert texts(state) == ["king", "gambler", "resistance", "berserker"]
    assert refused_seat(state, "hermit") == "You have played the Hermit already."
    go(state, "king")

    assert texts(state) == ["gambler", "hermit", "berserker"]
    assert refused_seat(state, "king") == "The King is taken."
    assert refused_seat(state, "resistance") == "You have played the Resistance already."
    assert refused_seat(state, "ruler") == "The Ruler is not among those to choose from."


def refused_seat(state: Tricktakers, name: str) -> str:
    """Why who is asked may not choose this character."""
    return asked(state).why(state, [f"character:{character(name)}"]).reason


@rule("tricktakers#two-players", "tricktakers#king")
def test_the_king_has_no_privilege() -> None:
    """The other chooses first in round 2, though the first player was King."""
    state = selecting(["king", "hermit"], setup=BASIC_TWO, in_round=2, first=0)

    assert state.choosers == (1, 0)


@rule("tricktakers#two-players")
@pytest.mark.parametrize("mine", list(permutations(["king", "gambler", "hermit", "berserker"], 2)))
@pytest.mark.parametrize(
    "theirs", [("king", "gambler"), ("hermit", "berserker"), ("king", "hermit"), ("gambler", "hermit")]
)
def test_round_4_leaves_different_characters(mine: tuple[str, str], theirs: tuple[str, str]) -> None:
    """Of all the ways to choose exactly those are open after which two different ones are left, for both choosers."""
    state = round_four(mine, theirs)
    assert asked(state).seat == 1

    def left(names: tuple[str, str], taken: str) -> str:
        return next(name for name in names if name != taken)

    pairs = [(b, a) for b in theirs for a in mine if a != b and left(mine, a) != left(theirs, b)]
    assert set(texts(state)) == {b for b, _ in pairs}
    for name in texts(state):
        world = state.clone()
        go(world, name)
        assert set(texts(world)) == {a for b, a in pairs if b == name}
        assert texts(world)


@rule("tricktakers#two-players")
def test_why_a_choice_of_round_4_is_refused() -> None:
    """The sentence says what would come of it; in round 3 the same choice is free."""
    state = round_four(("king", "gambler"), ("gambler", "berserker"))
    go(state, "berserker")
    assert refused_seat(state, "king") == (
        "With the King now, both of you would be left with the same character for the last round."
    )
    third = selecting(LAST, setup=BASIC_TWO, in_round=3, first=1)
    third.drafted = [(0, 2, 9), (2, 9, 12)]
    go(third, "berserker")

    assert texts(third) == ["king", "gambler", "hermit"]


@rule("tricktakers#two-players")
def test_the_last_round_offers_no_choice() -> None:
    """Each plays the one that is left; set-up begins at once."""
    state = selecting(LAST, setup=BASIC_TWO, in_round=4)
    state.drafted = [(0, 9), (2, 12)]
    go(state, "berserker", "king")
    while state.round == 4:
        go(state, texts(state)[0])

    assert state.round == 5
    assert [CHARACTERS[one] for one in state.characters] == ["hermit", "gambler"]
    assert asked(state).kind == "exchange"


def last_lead(points: list[int], first: int) -> Tricktakers:
    """The last round of five is about to be played."""
    hands = five_each("hermit", "resistance")
    state = setting_up(hands, setup=BASIC_TWO, in_round=5, points=points)
    state.first = first
    state.pending.clear()
    state.do(FirstLead())
    run(state)
    return state


@rule("tricktakers#two-players", "tricktakers#the-first-lead")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("points", "decides"), [([30, 80], 0), ([80, 30], 1), ([50, 50], None)])
def test_in_the_last_round_fewer_points_say_who_leads(points: list[int], decides: int | None, first: int) -> None:
    """Oneself or the other; of equal points the first player decides."""
    state = last_lead(points, first)
    seat = first if decides is None else decides

    assert (asked(state).seat, asked(state).kind) == (seat, "leader")
    assert texts(state) == ["leader A", "leader B"]
    for leader, name in enumerate(texts(state)):
        world = state.clone()
        go(world, name)
        assert world.leader == leader


@rule("tricktakers#two-players", "tricktakers#crowns")
def test_there_are_no_crowns_for_two() -> None:
    """All tricks or none: nobody gets any, and the account says so."""
    state = table({"king": "r9", "hermit": "r1"}, setup=BASIC_TWO, trick=5, wins=[3, 1])
    go(state, "r9", "no draw", "r1")

    assert state.crowns == state.black_crowns == [0, 0]
    assert [(found.crown, found.black_crown) for found in state.accounts[-1]] == [(False, False)] * 2


@rule("tricktakers#two-players", "tricktakers#end-of-game")
def test_crowns_win_nothing_for_two() -> None:
    """Though somebody had them."""
    state = table(
        {"king": "r9", "hermit": "r1"}, setup=BASIC_TWO, trick=5, wins=[3, 1], crowns=[2, 0], black_crowns=[0, 3]
    )
    go(state, "r9", "no draw", "r1")

    assert not state.ended
    assert state.round == 2


@rule("tricktakers#two-players", "tricktakers#spending-black-crowns")
def test_no_black_crown_is_spent_by_two() -> None:
    """Not in the last round, nor in the third."""
    for in_round in (3, 5):
        hands = five_each("hermit", "berserker")
        state = setting_up(hands, setup=BASIC_TWO, in_round=in_round, black_crowns=[2, 2])
        assert asked(state).kind in ("leader", "dexterity", "play")


@rule("tricktakers#two-players", "tricktakers#end-of-game")
@pytest.mark.parametrize(
    ("hands", "wins"),
    [
        ({"king": "r9", "hermit": "r1"}, [4, 0]),
        ({"gambler": "r9", "hermit": "r1"}, [4, 0]),
        ({"hermit": "r9", "king": "r1"}, [4, 0]),
    ],
)
def test_five_tricks_do_not_win_the_game_for_two(hands: dict[str, str], wins: list[int]) -> None:
    """King, Gambler and Hermit go on."""
    state = table(hands, setup=BASIC_TWO, trick=5, wins=wins)
    while state.round == 1:
        go(state, texts(state)[0])

    assert not state.ended


@rule("tricktakers#two-players", "tricktakers#berserker", "tricktakers#end-of-game")
@pytest.mark.parametrize(
    ("wins", "in_round", "won"), [(0, 5, True), (1, 5, True), (2, 5, False), (0, 4, False), (1, 1, False)]
)
def test_only_the_berserker_wins_at_a_stroke(wins: int, in_round: int, won: bool) -> None:
    """With one trick or none, in the last round."""
    state = table(
        {"king": "r9", "berserker": "b10"}, setup=BASIC_TWO, in_round=in_round, trick=5, wins=[4 - wins, wins]
    )
    state.drafted = [(9,), (2,)]
    go(state, "r9", "b10")

    assert (state.victory == "character") == won
    assert (state.victor == 1) == won


@rule("tricktakers#two-players", "tricktakers#end-of-game")
@pytest.mark.parametrize(("points", "victor"), [([30, 100], 1), ([140, 100], 0), ([60, 110], 0)])
def test_points_decide_between_two(points: list[int], victor: int) -> None:
    """The King's one trick is worth twice 20, the Hermit loses 10; at 100 each the King comes first."""
    state = table({"king": "r9", "hermit": "r1"}, setup=BASIC_TWO, in_round=5, trick=5, wins=[0, 1], points=points)
    go(state, "r9", "no draw", "r1")

    assert lines(state, 0) == [("tricks", 20), ("king-final", 20)]
    assert (state.victor, state.victory) == (victor, "points")


@rule("tricktakers#two-players", "tricktakers#the-cards")
@pytest.mark.parametrize(("small", "count"), [(False, 40), (True, 28)])
def test_the_deck_for_two(small: bool, count: int) -> None:
    """All forty; by a variant without 7s, 8s and 9s."""
    state = GAME.start(Setup(small_deck=small), 2, Rng(0))

    assert len(state.deck) + sum(map(len, state.hands)) == count
