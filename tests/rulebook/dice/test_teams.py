"""Single Combat teams: who sends whom, who may strengthen, and how many tokens win.  Tag-teams: test_dice_tag_team."""

from __future__ import annotations

import pytest

from odango.core.engine import over
from odango.core.game import BadSetup
from odango.core.rng import Rng
from odango.core.view import packet
from odango.games.dice import GAME
from odango.games.dice.setup import Setup, owners
from odango.games.dice.state import Match
from rule import rule
from rulebook.any_game import refused, texts
from rulebook.dice.table import SINGLE, asked, chooses, lay_out, opening, scene

FOUR = ("saphir", "kunzite", "wiseman", "sailor-moon")
"""Saphir and Wiseman against Kunzite and Sailor Moon."""


def lost_bout(
    line_up: tuple[str, ...] = FOUR, *, setup: Setup = SINGLE, seats: int = 2, tokens: tuple[int, int] = (0, 0)
) -> Match:
    """The first fighter of the first team has just lost a round to the first of the other; both teams are asked."""
    match = scene(line_up, setup=setup, seats=seats, tokens=tokens)
    lay_out(match, {0: [(4, 1)], 1: [(4, 4)]}, turn=1)
    chooses(match, "power 0>0")
    return match


def send(match: Match, mine: str, theirs: str, *, rolls: list[int] | None = None) -> None:
    chooses(match, f"send {mine}", seat=0)
    chooses(match, f"send {theirs}", seat=1, rolls=rolls or [])


@rule("dice#single-combat")
@pytest.mark.parametrize(("size", "tokens"), [(2, 4), (3, 5), (4, 6)])
def test_tokens_that_win(size: int, tokens: int) -> None:
    """4, 5 or 6 for two, three or four fighters a side."""
    names = ("saphir", "kunzite", "wiseman", "sailor-moon", "droids", "rubeus", "jadeite", "zoisite")[: 2 * size]
    setup = Setup(mode="single_combat", team_size=size)  # type: ignore[arg-type]
    match = scene(names, setup=setup, tokens=(tokens - 1, tokens - 1))
    lay_out(match, {0: [(4, 1)], 1: [(4, 4)]}, turn=1)
    chooses(match, "power 0>0")
    result = GAME.result(match)

    assert match.rounds_to_win == tokens
    assert over(match)
    assert result is not None
    assert result.winners == (1,)


@rule("dice#single-combat")
@pytest.mark.parametrize(
    ("seats", "size", "whose"),
    [
        (2, 2, (0, 1, 0, 1)),
        (2, 4, (0, 1, 0, 1, 0, 1, 0, 1)),
        (3, 0, (0, 1, 2, 1)),
        (4, 0, (0, 1, 2, 3)),
        (5, 0, (0, 1, 2, 3, 4, 1)),
        (6, 0, (0, 1, 2, 3, 4, 5)),
        (6, 4, (0, 1, 2, 3, 4, 5, 0, 1)),
        (7, 0, (0, 1, 2, 3, 4, 5, 6, 1)),
        (8, 0, (0, 1, 2, 3, 4, 5, 6, 7)),
    ],
)
def test_whose_fighter_is_whose(seats: int, size: int, whose: tuple[int, ...]) -> None:
    """Every second seat is one side, and its fighters go round its people; both sides have as many."""
    setup = Setup(mode="single_combat", team_size=size)  # type: ignore[arg-type]

    assert owners(setup, seats) == whose
    assert set(whose) == set(range(seats))
    assert all(owner % 2 == fighter % 2 for fighter, owner in enumerate(whose))


@rule("dice#single-combat")
@pytest.mark.parametrize(
    ("setup", "seats", "why"),
    [
        (Setup(mode="single_combat", team_size=2), 5, "more than 2 fighters"),
        (Setup(mode="duel"), 3, "for two"),
        (Setup(mode="duel", team_size=2), 2, "team_size"),
        (Setup(), 9, "2 to 8"),
    ],
)
def test_tables_that_cannot_be_played(setup: Setup, seats: int, why: str) -> None:
    """Everyone needs a fighter, and a duel has no teams."""
    with pytest.raises(BadSetup, match=why):
        GAME.start(setup, seats, Rng(0))


@rule("dice#single-combat")
def test_teams_nominate_together() -> None:
    """Both captains are asked at once; the first answer shows nothing until the second is in."""
    match = opening(*FOUR, rolls=[], setup=SINGLE)
    kinds = [(decision.seat, decision.kind) for decision in match.pending]
    offered = texts(match, 0), texts(match, 1)
    other = match.clone()
    chooses(match, "send kunzite", seat=1)
    chooses(other, "send sailor-moon", seat=1)
    hidden = [packet(GAME, match, seat) == packet(GAME, other, seat) for seat in (0, None)]
    before = list(match.active)
    chooses(match, "send wiseman", seat=0, rolls=[1, 1, 1, 1, 8, 10, 20, 20])

    assert kinds == [(0, "nominate"), (1, "nominate")]
    assert offered == (["send saphir", "send wiseman"], ["send kunzite", "send sailor-moon"])
    assert hidden == [True, True]
    assert before == [-1, -1]
    assert match.active == [2, 1]
    assert asked(match) == (0, "turn")
    assert [bool(dice) for dice in match.dice] == [False, True, True, False]


@rule("dice#single-combat")
def test_the_fighters_owner_takes_the_turn() -> None:
    """With four people, the one whose character fights plays."""
    match = opening(*FOUR, rolls=[], setup=SINGLE, seats=4)
    send(match, "wiseman", "sailor-moon", rolls=[1, 1, 1, 1, 8, 8, 10, 20])

    assert asked(match) == (2, "turn")


@rule("dice#single-combat")
def test_the_token_is_the_teams() -> None:
    """Whoever won it, the team has it, and then both teams send somebody new."""
    match = lost_bout()

    assert match.tokens == [0, 1]
    assert texts(match, 0) == ["send wiseman"]
    assert texts(match, 1) == ["send sailor-moon"]
    assert refused(match, 0, 0)[0] == "single-combat"


@rule("dice#single-combat", "dice#reserve-dice")
def test_the_new_fighter_of_the_losing_team_converts() -> None:
    """Not the one who lost: whoever comes in next may convert a die of their own."""
    match = lost_bout(("saphir", "kunzite", "jadeite", "sailor-moon"), seats=4)
    send(match, "jadeite", "sailor-moon")
    question = asked(match), texts(match)
    chooses(match, "convert d8 of jadeite", rolls=[1] * 5 + [8, 8, 10, 20])

    assert question == ((2, "after-loss"), ["decline", *(f"convert d{size} of jadeite" for size in (4, 6, 8))])
    assert match.starting[2] == (6, 6, 8, 12, 12)
    assert match.starting[0] == (6, 10, 12, 12)
    assert asked(match) == (2, "turn")


@rule("dice#single-combat", "dice#reserve-dice")
def test_conversions_stay_with_their_fighter() -> None:
    """Back after another loss the fighter may convert again; back after a win it keeps what it had."""
    match = lost_bout(("jadeite", "kunzite", "wiseman", "sailor-moon"))
    send(match, "wiseman", "sailor-moon")
    chooses(match, "decline", rolls=[1] * 4 + [8, 8, 10, 20])
    match.pending.clear()
    match.agenda.clear()
    match.starting[0], match.reserve[0] = (6, 6, 8, 12, 12), (4, 6, 6)
    lost, won = match.clone(), match.clone()
    for state, turn in ((lost, 1), (won, 0)):
        strong, weak = [(4, 4)], [(4, 1)]
        lay_out(state, {2: weak if turn else strong, 3: strong if turn else weak}, turn=turn, active=(2, 3))
        chooses(state, "power 0>0")
    send(lost, "jadeite", "kunzite")
    send(won, "jadeite", "kunzite")

    assert asked(lost) == (0, "after-loss")
    assert texts(lost) == ["decline", "convert d4 of jadeite", "convert d6 of jadeite"]
    assert won.starting[0] == (6, 6, 8, 12, 12)
    assert asked(won) == (1, "after-loss")


@rule("dice#single-combat", "dice#death-phantom")
def test_wiseman_steals_from_the_new_opponent() -> None:
    """He starts after his team mate's loss: the reserve in question is that of whoever he meets now."""
    match = lost_bout()
    send(match, "wiseman", "sailor-moon")

    assert texts(match) == ["decline", *(f"steal d{size} of sailor-moon" for size in (6, 10, 12, 20))]


@rule("dice#single-combat", "dice#malefic-black-crystal")
def test_the_black_moon_clan_removes_from_the_new_opponent() -> None:
    """And only when it starts after a loss."""
    match = lost_bout(("wiseman", "kunzite", "saphir", "sailor-moon"))
    send(match, "saphir", "sailor-moon")
    removes = [text for text in texts(match) if text.startswith("remove")]

    assert removes == ["remove d8 of sailor-moon", "remove d10 of sailor-moon", "remove d20 of sailor-moon"]


@rule("dice#single-combat", "dice#crystal-tokyo")
def test_neo_queen_serenity_converts_two_as_she_enters() -> None:
    """After a team mate's loss, as after her own."""
    match = lost_bout(("saphir", "kunzite", "neo-queen-serenity", "sailor-moon"))
    send(match, "neo-queen-serenity", "sailor-moon")
    chooses(match, "convert d12 of neo-queen-serenity")
    chooses(match, "convert d10 of neo-queen-serenity", rolls=[1] * 5 + [8, 8, 10, 20])

    assert match.starting[2] == (10, 12, 12, 20, 20)


@rule("dice#single-combat", "dice#droid-dice")
def test_droids_never_convert() -> None:
    """Coming in after a loss they are not asked and begin with their two coins."""
    match = lost_bout(("saphir", "kunzite", "droids", "sailor-moon"))
    send(match, "droids", "sailor-moon", rolls=[1, 1, 8, 8, 10, 20])

    assert match.starting[2] == (1, 2)
    assert asked(match) == (0, "turn")


@rule("dice#single-combat", "dice#abilities")
def test_abilities_rest_on_the_sidelines() -> None:
    """A fighter uses its own ability and not a waiting team mate's."""
    match = scene(("luna-and-artemis", "kunzite", "king-endymion", "sailor-moon"), setup=SINGLE)
    lay_out(match, {2: [(20, 20)], 1: [(20, 3)]}, active=(2, 1))
    crystal_ball = opening("queen-beryl", "kunzite", "saphir", "wiseman", rolls=[], setup=SINGLE)
    send(crystal_ball, "saphir", "wiseman", rolls=[1, 1, 1, 1, 12, 12, 20, 20])

    assert texts(match) == ["power 0>0"]
    assert asked(crystal_ball) == (0, "turn")


@rule("dice#single-combat", "dice#end-of-game")
def test_a_team_wins_together() -> None:
    """All people of the winning side have the first place."""
    match = scene(FOUR, setup=SINGLE, seats=4, tokens=(3, 3))
    lay_out(match, {0: [(4, 1)], 1: [(4, 4)]}, turn=1)
    chooses(match, "power 0>0")
    result = GAME.result(match)

    assert result is not None
    assert result.winners == (1, 3)
    assert (result.places, result.teams) == ((3, 1, 3, 1), (0, 1, 0, 1))


@rule("dice#single-combat")
def test_who_just_fought_is_not_sent_again() -> None:
    """The refusal says so and names the fighter."""
    match = lost_bout()

    assert refused(match, 0, seat=0) == (
        "single-combat",
        "Saphir has just fought; somebody else must fight the next round.",
    )
