"""Bots of Dice Challenge play whole matches by the rules, know only the table, and do what a sensible player would."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bots.asking import Watched, every, same_choice
from laws.worlds import setups
from odango.bots import Bot, RandomBot, ask, bot, levels
from odango.bots.arena import interval, play
from odango.bots.dice.between import WON
from odango.bots.dice.measure import Bout, fight
from odango.bots.dice.race import race
from odango.bots.dice.reach import largest_taken, reach
from odango.bots.dice.value import round_chance
from odango.core.engine import choose, run
from odango.core.rng import Rng
from odango.core.words import NO, YES
from odango.games.dice import GAME
from odango.games.dice.abilities.command_centre import DONE
from odango.games.dice.abilities.masked_defender import LET, SHIELD
from odango.games.dice.attacks import attacks, decode
from odango.games.dice.characters import NAMES
from odango.games.dice.match import ScoreRound
from odango.games.dice.reserve import DECLINE, REMOVE, STEAL, Strengthen
from odango.games.dice.round import SeeRolls
from odango.games.dice.setup import Setup
from odango.games.dice.state import Match, Trophy, die, size_of, value_of
from odango.games.dice.turn import PASS, TAG, USE, StartTurn
from odango.games.dice.view import DiceView

STEADY, SHARP = bot("dice", "steady"), bot("dice", "sharp")
RANDOM = RandomBot()
FEW = 6
"""A small budget, where only legality is asked."""
KINDS = {
    *("character", "nominate", "turn", "attack-another", "shield", "pick-dice", "roll-one-more", "foresee"),
    *("lend-die", "take-back", "may", "step-in", "after-loss"),
}
"""Every question there is."""

every_bot = every([STEADY, SHARP])


# --- tables ----------------------------------------------------------------------------------------------------------


def row(*shown: str) -> tuple[int, ...]:
    """`row("4:2", "20:17")`: a d4 showing 2 and a d20 showing 17."""
    return tuple(sorted((die(*map(int, one.split(":"))) for one in shown), key=size_of))


def table(
    mine: tuple[int, ...],
    theirs: tuple[int, ...],
    *,
    won: tuple[int, ...] = (),
    lost: tuple[int, ...] = (),
    characters: tuple[str, str] = ("saphir", "rubeus"),
    tokens: tuple[int, int] = (2, 2),
    turn: int = 0,
) -> Match:
    """A round in the middle, seat 0's turn unless told otherwise; at two all, so that this round decides the match."""
    match = GAME.start(Setup(line_up=characters, same_character=True), 2, Rng(1))  # type: ignore[arg-type]
    match.events = None
    match.pending, match.agenda = [], [ScoreRound()]
    match.dice = [mine, theirs]
    match.captured = [tuple(Trophy(size, 1) for size in won), tuple(Trophy(size, 0) for size in lost)]
    match.tokens, match.turn = list(tokens), turn
    match.do(StartTurn())
    run(match)
    return match


def choice(player: Bot, match: Match, seed: int = 1, budget: int = 64) -> int:
    return ask(player, GAME, match, match.pending[0].seat, Rng(seed), budget)


def target(match: Match, option: int) -> str:
    """The die an attack takes."""
    assert 0 < option < USE
    taken = match.dice[match.defender][decode(option)[1]]
    return f"{size_of(taken)}:{value_of(taken)}"


def used(match: Match, option: int) -> list[str]:
    mask = decode(option)[0]
    return [f"{size_of(d)}:{value_of(d)}" for place, d in enumerate(match.dice[match.attacker]) if mask >> place & 1]


# --- whole matches ---------------------------------------------------------------------------------------------------


def watched(inside: Bot) -> Watched:
    return Watched(inside, DiceView, budget=FEW)


CASES = [(seats, setup) for seats in GAME.seats for setup in setups(GAME, seats)]


@pytest.mark.parametrize(("seats", "setup"), CASES, ids=str)
def test_steady_plays_every_table(seats: int, setup: Setup) -> None:
    """Every number of seats, every mode, every switch: legal choices only, and a winner in the end."""
    assert play(GAME, setup, [watched(STEADY)] * seats, seed=seats).winners


@pytest.mark.parametrize("setup", [*setups(GAME, 2), Setup(mode="tag_team", choose="random")], ids=str)
def test_sharp_plays_every_duel(setup: Setup) -> None:
    assert play(GAME, setup, [watched(SHARP), watched(STEADY)], seed=4).winners


@pytest.mark.parametrize(("seats", "mode"), [*product((3, 8), ("single_combat", "tag_team"))])
def test_sharp_plays_in_teams(seats: int, mode: Any) -> None:
    bots = [watched(SHARP) if seat == 1 else STEADY for seat in range(seats)]

    assert play(GAME, Setup(mode=mode, rounds_to_win=1), bots, seed=6).winners


TABLES = [
    Setup(rounds_to_win=1),
    Setup(mode="single_combat", choose="random"),
    Setup(mode="tag_team", choose="random", team_size=4),
    Setup(line_up=("king-endymion", "tuxedo-mask")),
    *(Setup(line_up=(name, "wiseman")) for name in ("luna-and-artemis", "queen-serenity", "queen-beryl")),
    *(Setup(line_up=(name, "wiseman")) for name in ("sailor-mars", "jadeite", "tuxedo-mask")),
]


@every_bot
def test_meets_every_question_there_is(player: Bot) -> None:
    seen = watched(player)
    for setup, seed in product(TABLES, range(2)):
        play(GAME, setup, [seen, STEADY], seed)

    assert seen.kinds == KINDS


@every_bot
def test_same_table_same_chance_same_choice(player: Bot) -> None:
    """Also on an imagined table: nothing but the table and the bot's own chance is looked at."""
    for seed, mode in enumerate(("duel", "single_combat", "tag_team")):
        rng = Rng(seed)
        state = GAME.start(Setup(mode=mode, choose="secret"), 2, Rng(seed))  # type: ignore[arg-type]
        for _ in range(40):
            here = same_choice(GAME, player, state, Rng(rng.below(1000)), budget=FEW)
            choose(state, state.pending[0].seat, here)
            if not state.pending:
                break


def test_levels_are_listed_weakest_first() -> None:
    assert levels("dice") == ["random", "steady", "sharp"]


# --- attacks ---------------------------------------------------------------------------------------------------------


@every_bot
def test_takes_the_d20_rather_than_the_d4(player: Bot) -> None:
    match = table(row("8:7", "6:5"), row("4:2", "20:2"))

    assert target(match, choice(player, match)) == "20:2"


@every_bot
def test_takes_the_last_die_when_that_wins_the_round(player: Bot) -> None:
    match = table(row("8:7", "20:1"), row("6:3"), won=(12, 8), lost=(10,))
    bold = choice(player, match)
    choose(match, 0, bold)

    assert match.tokens == [3, 2]


@every_bot
def test_goes_on_rather_than_lose_on_points(player: Bot) -> None:
    """Taking the last die ends a round that is lost by two points; a d20 from the reserve first, and it is won."""
    match = table(row("12:9"), row("4:1"), lost=(12,), characters=("princess-serenity", "rubeus"))
    match.reserve[0] = (20,)

    assert choice(player, match) >= USE


@every_bot
def test_keeps_its_high_die_and_uses_the_low_one(player: Bot) -> None:
    """Both a safe 20 and an open 2 can take the 1; the low die is the one to be rolled again."""
    match = table(row("20:20", "20:2"), row("10:1", "12:10", "12:11"))

    assert used(match, choice(player, match)) == ["20:2"]


@every_bot
def test_never_passes_when_it_may_attack(player: Bot) -> None:
    chance = Rng(3)
    for seed in range(25):
        sizes = (4, 6, 8, 10, 12, 20)
        rows = [row(*(f"{s}:{chance.roll(s)}" for s in sizes if chance.below(2))) or row("6:6") for _ in (0, 1)]
        match = table(rows[0], rows[1])
        if match.turn == 0 and match.pending:
            passed = choice(player, match, seed, FEW) == PASS
            assert passed == (not attacks(rows[0], rows[1]))


@every_bot
def test_brings_in_a_droid_die_for_a_great_prize(player: Bot) -> None:
    match = table(row("1:1", "2:2"), row("12:7", "20:7", "20:15"), characters=("droids", "rubeus"))

    assert decode(choice(player, match))[2] > 0


# --- abilities -------------------------------------------------------------------------------------------------------


@every_bot
@pytest.mark.parametrize(("theirs", "expected"), [(("4:1", "20:5"), YES), (("4:1", "20:20", "20:19"), NO)])
def test_planet_power_where_there_is_something_to_take(player: Bot, theirs: tuple[str, ...], expected: int) -> None:
    """The last die, and with it the match, lies within reach; or nothing does."""
    match = table(row("6:1", "8:8"), row(*theirs), characters=("sailor-moon", "rubeus"))
    low = next(o for o in match.pending[0].options(match) if used(match, o) == ["6:1"])
    choose(match, 0, low)

    assert match.pending[0].kind == "may"
    assert choice(player, match) == expected


@every_bot
def test_shields_a_d20_about_to_be_lost(player: Bot) -> None:
    match = table(row("4:4", "20:3"), row("6:5", "8:2"), characters=("tuxedo-mask", "rubeus"), turn=1)
    attack = next(o for o in match.pending[0].options(match) if target(match, o) == "20:3")
    choose(match, 1, attack)

    assert choice(player, match) == SHIELD


@every_bot
def test_lets_a_d4_go(player: Bot) -> None:
    """With a d20 just as open there is nothing to shield it for."""
    match = table(row("4:1", "20:3"), row("6:5", "8:4"), characters=("tuxedo-mask", "rubeus"), turn=1, tokens=(0, 0))
    attack = next(o for o in match.pending[0].options(match) if target(match, o) == "4:1")
    choose(match, 1, attack)

    assert choice(player, match) == LET


@every_bot
def test_dark_kingdom_saves_a_d20(player: Bot) -> None:
    """A d20 that fell on 1 before a 5 is rolled once more; one that fell on 20 is kept."""
    for fallen, again in ((1, True), (20, False)):
        match = table(row("20:12", "10:10"), row("8:5", "12:5", "6:5"), characters=("kunzite", "rubeus"))
        mine = next(o for o in match.pending[0].options(match) if used(match, o) == ["20:12"])
        match.rng = Rng(next(seed for seed in range(999) if Rng(seed).roll(20) == fallen))
        choose(match, 0, mine)

        assert match.pending[0].kind == "roll-one-more"
        assert (choice(player, match) >= 0) == again


@every_bot
def test_command_centre_rolls_a_low_d20(player: Bot) -> None:
    """With nothing to attack it would rather roll than pass, and the d20 that shows 2 is among what it rolls."""
    match = table(row("10:1", "20:2", "4:4"), row("20:18", "12:11"), characters=("luna-and-artemis", "rubeus"))
    use = choice(player, match)
    choose(match, 0, use)
    while match.pending[0].kind == "pick-dice" and (pick := choice(player, match)) != DONE:
        choose(match, 0, pick)

    assert use == USE
    assert match.dice[0][2] == die(20, 2)
    assert match.picked & 0b100


@every_bot
def test_takes_back_the_largest(player: Bot) -> None:
    match = table(row("10:9"), row("12:3", "8:8"), lost=(6, 20), characters=("king-endymion", "rubeus"))
    choose(match, 0, USE)

    assert choice(player, match) == 20


@every_bot
def test_crystal_ball_undoes_a_wretched_roll(player: Bot) -> None:
    match = table(row("4:2"), row("4:2"), characters=("queen-beryl", "rubeus"))
    match.pending, match.agenda = [], [ScoreRound()]
    match.dice = [row("4:2", "8:2", "12:2", "20:2"), row("4:1", "4:3", "12:11", "12:12")]
    match.do(SeeRolls())
    run(match)

    assert match.pending[0].kind == "foresee"
    assert choice(player, match) == 0


# --- between rounds --------------------------------------------------------------------------------------------------


def test_every_character_has_been_measured() -> None:
    assert sorted(WON) == sorted(NAMES)


@every_bot
def test_chooses_a_character_that_wins_more_often_than_not(player: Bot) -> None:
    match = GAME.start(Setup(), 2, Rng(1))

    assert all(WON[NAMES[choice(player, match, seed)]] > 50 for seed in range(20))


def after_loss(characters: tuple[str, str]) -> Match:
    match = table(row("4:2"), row("4:2"), characters=characters, tokens=(0, 1))
    match.pending, match.agenda, match.dice = [], [], [(), ()]
    match.loser = 0
    match.do(Strengthen(), StartTurn())
    run(match)
    return match


@every_bot
@pytest.mark.parametrize("name", ["sailor-moon", "wiseman", "neo-queen-serenity", "rubeus"])
def test_never_declines_a_die(player: Bot, name: str) -> None:
    match = after_loss((name, "kunzite"))

    assert choice(player, match) != DECLINE


@every_bot
def test_the_thief_steals_and_the_black_crystal_removes_a_d20(player: Bot) -> None:
    assert choice(player, after_loss(("wiseman", "kunzite"))) & STEAL
    removed = choice(player, after_loss(("rubeus", "kunzite")))

    assert removed & REMOVE
    assert removed & 31 == 20


@every_bot
def test_trades_places_rather_than_pass_into_ruin(player: Bot) -> None:
    """In a tag-team: a d20 that everything can take, no attack, and a mate nobody can touch."""
    setup = Setup(mode="tag_team", line_up=("saphir", "rubeus", "esmeraude", "kunzite"), rounds_to_win=1)
    match = GAME.start(setup, 2, Rng(1))
    match.events = None
    match.pending, match.agenda = [], [ScoreRound()]
    match.dice = [row("20:1"), row("12:9", "10:8"), row("12:12", "12:11"), row("8:3")]
    match.active, match.turn = [0, 1], 0
    match.do(StartTurn())
    run(match)

    assert choice(player, match) == TAG + 2


# --- what they count with --------------------------------------------------------------------------------------------


def test_reach_is_what_the_rules_allow() -> None:
    """Against every target on every roll, with Droid Dice and without."""
    chance = Rng(5)
    for _ in range(200):
        mine = row(*(f"{s}:{chance.roll(s)}" for s in (1, 4, 6, 12, 20) if chance.below(2))) or row("8:3")
        joining = (4, 10) if chance.below(2) else ()
        for value in range(1, 21):
            legal = bool(attacks(mine, (die(20, value),), droids=joining))
            assert bool(reach(mine, joining) >> value & 1) == legal


def test_largest_taken_counts_what_will_be_rolled() -> None:
    """Within reach of a 5: a d20 one time in four, and if not the d6 that shows 3."""
    mine = row("6:3", "20:19")

    assert largest_taken(mine, reach(row("8:5"))) == 6
    assert largest_taken(mine, reach(row("8:5")), rolled=0b10) == pytest.approx(0.25 * 20 + 0.75 * 6)


def test_a_round_is_worth_more_with_more() -> None:
    """More dice, more points, higher values: each makes it likelier to be won."""
    plain = round_chance(table(row("8:4", "10:5"), row("8:4", "10:5")), 0)

    assert round_chance(table(row("8:4", "10:5", "12:7"), row("8:4", "10:5")), 0) > plain
    assert round_chance(table(row("8:4", "10:5"), row("8:4", "10:5"), won=(12,)), 0) > plain
    assert round_chance(table(row("8:8", "10:9"), row("8:4", "10:5")), 0) > plain


def test_a_race_between_equals_is_even() -> None:
    assert race(3, 3, 0, 15, 15) == pytest.approx(0.5)
    assert race(1, 3, 0, 0, 0) == pytest.approx(7 / 8)
    assert race(0, 2, -50, 0, 0) == 1


# --- levels are levels -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("challenger", "field", "pairs"), [(STEADY, RANDOM, 12), (watched(SHARP), STEADY, 30)])
def test_every_level_beats_the_one_below(challenger: Bot, field: Bot, pairs: int) -> None:
    """Over pairings of characters, each fought with seats and characters exchanged; sharp even on a small budget."""
    found = interval([fight(challenger, field, Bout(i % 24, (7 * i + 5) % 24, i)).share for i in range(pairs)])

    assert found.low > 0.5
