"""Bots play whole games by the rules, know only what their seat may know, and do what a sensible player would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from bots.asking import Watched, every, same_choice
from odango.bots import BOTS, Bot, ask, bot, levels
from odango.bots.arena import play
from odango.bots.bluff.lives import LIVES
from odango.core.engine import choose, run
from odango.core.rng import Rng
from odango.core.words import NO, YES
from odango.games.bluff import GAME
from odango.games.bluff.endings import ENDINGS
from odango.games.bluff.facts import Challenged, Pass
from odango.games.bluff.round import BLUFF, CLAIMS, LOOK, PASSES, TRUTH, StartRound
from odango.games.bluff.setup import Setup, possible_endings
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import CHARACTER_OF, KINDS, TOKENS, Tile, tile
from odango.games.bluff.view import BluffView
from odango.games.bluff.villains import MoveTile

ALL = list(BOTS["bluff"].values())
WEIGHING = [bot("bluff", "steady"), bot("bluff", "sharp")]
SWITCHES = [
    Setup(jadeite_source="set_aside"),
    Setup(villain_round_token="correct_player"),  # noqa: S106
    Setup(villain_round_token="non_collector"),  # noqa: S106
    Setup(villain_action_mandatory_if_possible=False),
    Setup(villain_action_may_target_itself=True),
    Setup(token_before_end_check=False),
    Setup(end_check_before_villain_action=False, ending="three-villains"),
    Setup(defeated="acting_player"),
    Setup(villain_tiles_for_tie_break="ever_collected"),
    Setup(numbers=(36, 1, 1, 1, 1, 1, 1, 36), ending="total-36"),
]
MOON, MERCURY, MARS, JUPITER, VENUS, TUXEDO, CHIBI, PLUTO = range(8)
ME = 1
"""In built tables seat 0 starts and, where somebody answers, seat 1 does."""


every_bot = every(ALL)
weighing_bots = every(WEIGHING)


# --- whole games -----------------------------------------------------------------------------------------------------


@every_bot
@pytest.mark.parametrize("seats", GAME.seats)
def test_plays_whole_games_at_every_table(player: Bot, seats: int) -> None:
    """Every choice is legal: the engine refuses any other."""
    outcome = play(GAME, Setup(), [player] * seats, seed=seats)

    assert outcome.winners
    assert outcome == play(GAME, Setup(), [player] * seats, seed=seats)


@every_bot
@pytest.mark.parametrize("ending", possible_endings(5))
def test_plays_for_every_ending(player: Bot, ending: str) -> None:
    assert play(GAME, replace(Setup(), ending=ending), [player] * 5, seed=1).winners


@every_bot
@pytest.mark.parametrize("setup", SWITCHES, ids=str)
def test_plays_under_every_switch(player: Bot, setup: Setup) -> None:
    assert play(GAME, setup, [player] * 5, seed=2).winners
    assert play(GAME, setup, [player, bot("bluff", "random")] * 3, seed=3).winners


def test_plays_with_any_villains_at_four() -> None:
    setup = Setup(four_player_villains="random", villain_action_may_target_itself=True)
    for seed in range(6):
        assert play(GAME, setup, [*ALL, ALL[0]], seed).winners


def test_levels_are_listed_weakest_first() -> None:
    assert levels("bluff") == ["random", "gentle", "steady", "sharp"]
    with pytest.raises(ValueError, match="gentle, steady, sharp"):
        bot("bluff", "perfect")


# --- what a bot may know ---------------------------------------------------------------------------------------------


@every_bot
def test_is_given_views_and_imagined_worlds_only(player: Bot) -> None:
    watched = Watched(player, BluffView)
    play(GAME, Setup(villain_action_mandatory_if_possible=False), [watched] * 5, seed=4)

    assert watched.kinds


@every_bot
@pytest.mark.parametrize("setup", [Setup(), Setup(villain_action_mandatory_if_possible=False)], ids=["must", "may"])
def test_chooses_the_same_in_every_world_its_seat_cannot_tell_apart(player: Bot, setup: Setup) -> None:
    """With the true state replaced by an imagined one the choice is the same, so nothing hidden has any bearing."""
    for seed in range(2):
        state = GAME.start(setup, 5, Rng(seed))
        chance = Rng(100 + seed)
        while state.pending:
            choice = same_choice(GAME, player, state, chance, own=chance.below(1 << 30))
            choose(state, state.pending[0].seat, choice)


# --- what a sensible player does -------------------------------------------------------------------------------------


def table(
    face_up: Mapping[int, Sequence[Tile]],
    holders: Mapping[int, Sequence[Tile]],
    *,
    seats: int = 3,
    tokens: Mapping[int, tuple[int, ...]] | None = None,
    setup: Setup = Setup(ending="four-same"),  # noqa: B008  frozen
) -> Bluff:
    """A table at which seat 0 starts, with nothing in the bag.  Whose holder is not mentioned has five Plutos."""
    state = GAME.start(setup, seats, Rng(0))
    state.events = None
    state.agenda.clear()
    state.pending.clear()
    state.bag = []
    state.face_up = [list(face_up.get(seat, ())) for seat in range(seats)]
    state.holders = [sorted(holders.get(seat, [PLUTO] * 5)) for seat in range(seats)]
    state.tokens = [(tokens or {}).get(seat, ()) for seat in range(seats)]
    drawn = Counter(value for values in state.tokens for value in values)
    state.token_bag = [count - drawn[value] for value, count in enumerate(TOKENS, 1)]
    lying = Counter(kind for tiles in (*state.face_up, *state.holders, state.bag) for kind in tiles)
    state.contents = tuple(lying[kind] for kind in range(KINDS))
    state.do(StartRound(0))
    run(state)
    return state


def passes(state: Bluff, kind: Tile, claim: int) -> Bluff:
    """Seat 0 passes this tile to seat 1 with these words."""
    choose(state, 0, kind * PASSES + ME * CLAIMS + claim)
    return state


def choices(player: Bot, state: Bluff, seat: int, times: int = 60) -> Counter[int]:
    return Counter(ask(player, GAME, state, seat, Rng(seed)) for seed in range(times))


@every_bot
def test_says_bluff_when_every_tile_of_the_claim_lies_open(player: Bot) -> None:
    state = table({0: [MOON] * 2, 2: [MOON]}, {0: [MARS] * 3, ME: [MOON] * 2})
    passes(state, MARS, claim=MOON)

    assert set(choices(player, state, ME)) == {BLUFF}


@weighing_bots
def test_says_truth_when_nothing_else_can_be_out(player: Bot) -> None:
    state = table({}, {0: [MARS] * 4, ME: [VENUS] * 3, 2: [MARS] * 2})
    state.contents = tuple({MARS: 6, VENUS: 3}.get(kind, 0) for kind in range(KINDS))
    passes(state, MARS, claim=MARS)

    assert set(choices(player, state, ME)) == {TRUTH}


@weighing_bots
@pytest.mark.parametrize(("honest", "expected"), [(True, TRUTH), (False, BLUFF)])
def test_learns_whom_to_believe(player: Bot, honest: bool, expected: int) -> None:
    """After thirty claims that were all true, or all false, the next one is taken for the same."""
    state = table({}, {0: [*range(8)], ME: [*range(8)], 2: [*range(8)]})
    claim = MERCURY if honest else MARS
    state.history = [Challenged((Pass(0, ME, claim),), said_truth=True, tile=MERCURY, collector=0)] * 30
    passes(state, VENUS, claim=VENUS)

    assert choices(player, state, ME)[expected] > 50


@every_bot
def test_does_not_start_with_the_tile_that_would_end_it(player: Bot) -> None:
    """Three Moons lie before it; it has a Moon, and Mars tiles that are harmless to all."""
    state = table({0: [MOON] * 3}, {0: [MOON, *[MARS] * 6]})
    started = {choice // PASSES for choice in choices(player, state, 0)}

    assert started == {MARS}


def test_gentle_looks_when_the_truth_would_be_the_end() -> None:
    state = table({ME: [MOON] * 3}, {0: [MOON, MARS], ME: [VENUS] * 4})
    passes(state, MARS, claim=MOON)

    assert set(choices(bot("bluff", "gentle"), state, ME)) == {LOOK}


@weighing_bots
def test_aims_the_deadly_tile_at_the_one_it_kills(player: Bot) -> None:
    """Ahead on points, with the fourth Moon of seat 2 in hand."""
    state = table({2: [MOON] * 3}, {0: [MOON, MARS, VENUS]}, seats=4, tokens={0: (3, 3, 3)})
    aimed = Counter((choice // PASSES, choice % PASSES // CLAIMS) for choice in choices(player, state, 0).elements())

    assert aimed[MOON, 2] > 50


@weighing_bots
def test_cannot_be_read(player: Bot) -> None:
    """The same tile in the same place is named rightly sometimes, and sometimes not."""
    state = table({}, {0: [MARS] * 4, ME: [VENUS] * 4, 2: [MOON] * 4})
    true = sum(times for choice, times in choices(player, state, 0, 200).items() if choice % CLAIMS == MARS)

    assert 40 < true < 160


# --- villains --------------------------------------------------------------------------------------------------------


def collected(state: Bluff, name: str) -> Bluff:
    """Seat 0 passes this villain to seat 1, which says bluff and collects it."""
    passes(state, tile(name), claim=MARS)
    choose(state, ME, BLUFF)
    return state


@every_bot
@pytest.mark.parametrize("name", ["zoycite", "kunzite"])
def test_gets_rid_of_the_most_dangerous_tile(player: Bot, name: str) -> None:
    state = table({ME: [MARS, MOON, MOON, MOON]}, {0: [tile(name), MARS]}, seats=5)
    collected(state, name)

    assert set(choices(player, state, ME, 20)) == {MOON}


@every_bot
def test_swaps_the_most_dangerous_tile_away(player: Bot) -> None:
    state = table({ME: [MARS, MOON, MOON, MOON], 2: [VENUS, MOON]}, {0: [tile("nephrite"), MARS]}, seats=5)
    collected(state, "nephrite")
    swapped = {(choice // KINDS // 8, choice % KINDS) for choice in choices(player, state, ME, 20)}

    assert swapped == {(MOON, VENUS)}


BERYL = tile("queen-beryl")


def beryl_table(setup: Setup, tokens: Mapping[int, tuple[int, ...]]) -> Bluff:
    """Seat 1 has Queen Beryl; seat 2 has three Moons and seat 3 the fourth."""
    state = table({ME: [VENUS], 2: [MOON] * 3, 3: [MOON]}, {0: [BERYL, MARS]}, seats=5, tokens=tokens, setup=setup)
    return collected(state, "queen-beryl")


DEADLY = (3, MOON, 2)


@weighing_bots
def test_beryl_ends_the_game_for_a_winner_only(player: Bot) -> None:
    """With most points by far it completes somebody's set; with none, while others have many, it does not."""
    ahead = beryl_table(Setup(ending="four-same"), {ME: (3, 3, 3)})
    behind = beryl_table(Setup(ending="four-same"), {3: (3, 3, 3), 4: (3, 3, 3)})

    assert {MoveTile(ME).parts(choice) for choice in choices(player, ahead, ME, 5)} == {DEADLY}
    assert DEADLY not in {MoveTile(ME).parts(choice) for choice in choices(player, behind, ME, 5)}


@weighing_bots
def test_beryl_never_completes_a_set_where_the_acting_player_falls(player: Bot) -> None:
    state = beryl_table(Setup(ending="four-same", defeated="acting_player"), {ME: (3, 3, 3)})

    assert DEADLY not in {MoveTile(ME).parts(choice) for choice in choices(player, state, ME, 5)}


@weighing_bots
@pytest.mark.parametrize(("theirs", "expected"), [(PLUTO, NO), (MOON, YES)])
def test_declines_an_action_that_can_only_harm(player: Bot, theirs: Tile, expected: int) -> None:
    """A Mercury may be swapped for what the others have: for an 8 it declines, for a 1 it accepts."""
    setup = Setup(ending="total-36", villain_action_mandatory_if_possible=False)
    shown = {ME: [MERCURY, PLUTO, PLUTO, PLUTO], 2: [theirs]} if theirs == MOON else {ME: [MERCURY], 2: [theirs]}
    state = collected(table(shown, {0: [tile("nephrite"), MARS]}, seats=5, setup=setup), "nephrite")

    assert set(choices(player, state, ME, 5)) == {expected}


# --- lives -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_life_is_over_exactly_when_the_ending_is_met(ending: str) -> None:
    """And a tile never lengthens it."""
    numbers = Setup().numbers
    contents = GAME.start(Setup(), 8, Rng(0)).contents
    chance = Rng(1)
    for _ in range(300):
        area: list[Tile] = []
        lives = []
        for _ in range(16):
            lives.append(LIVES[ending](area, numbers, contents))
            assert (lives[-1] == 0) == ENDINGS[ending].met(area, numbers)
            area.append(chance.below(KINDS))

        assert lives == sorted(lives, reverse=True)


def test_life_counts_the_ways_to_the_end() -> None:
    """Two pairs last less long than one, though both are two tiles short; the last tile of eight takes eight."""
    numbers = Setup().numbers
    contents = (1,) * KINDS
    four_same = LIVES["four-same"]

    assert four_same([MOON, MOON, MARS, MARS], numbers, contents) < four_same([MOON, MOON], numbers, contents)
    assert LIVES["guardians"]([MERCURY, MARS, JUPITER], numbers, contents) == 8
    assert LIVES["space-time"]([MOON, TUXEDO, PLUTO, CHARACTER_OF[MOON + 8]], numbers, contents) == 8
    assert LIVES["six-different"]([MOON, VENUS, CHIBI, MARS, JUPITER], numbers, contents) == pytest.approx(8 / 3)
