"""The bots of the Sailor Moon CCG play by the rules, look at what their seat may see, and play sensibly."""

from __future__ import annotations

from statistics import fmean
from time import process_time
from typing import Any

import pytest

from bots.ccg_choices import STEADY, answers_until, chosen
from odango.bots import BOTS, Bot, Imagination, RandomBot, ask, levels
from odango.bots.arena import play
from odango.bots.ccg import measure
from odango.core.engine import choose
from odango.core.rng import Rng
from odango.core.state import State
from odango.core.view import Question, View
from odango.games.ccg import GAME
from odango.games.ccg.deck.decks import DeckName
from odango.games.ccg.setup import Setup
from odango.games.ccg.state import Ccg
from odango.games.ccg.view import CcgView
from rulebook.ccg.asking import who
from rulebook.ccg.attacks import attacked, defend
from rulebook.ccg.table import JUPITER, MARS, MERCURY, MOON, VENUS, table

ALL = list(BOTS["ccg"].values())
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"rules": "advanced", "goal": 6, "decks": ("sailor_mars", "tuxedo_mask")}),
    (2, {"rules": "basic"}),
    (2, {"rules": "basic", "decks": ("sailor_moon", "sailor_jupiter")}),
    (3, {"rules": "advanced", "decks": ("sailor_venus", "sailor_mercury", "sailor_moon")}),
    (4, {"free_defences": "mandatory", "several_defences": "one", "armor": "declared", "late_events": "phase_5"}),
    (5, {"rules": "advanced", "person_uses": 3, "andrew_combined": "fuel", "worn_items": "first_attack"}),
    (6, {"rules": "advanced", "hit_back_choice": "attacker", "forfeit_scores": False}),
]
A_GAME: float = 2.0
"""Seconds that no game of bots may take."""
DEALS = 2


def by_level(one: Bot) -> str:
    return one.level


every_bot = pytest.mark.parametrize("player", ALL, ids=by_level)
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)


def after(until: int, setup: Setup, seats: int, seed: int, players: Bot = STEADY) -> Ccg:
    """A game of bots after so many choices, or at its end."""
    state = GAME.start(setup, seats, Rng(seed))
    chance = Rng(seed)
    while state.pending and until:
        seat = state.pending[0].seat
        choose(state, seat, ask(players, GAME, state, seat, chance))
        until -= 1
    return state


# --- whole games -----------------------------------------------------------------------------------------------------


@every_bot
@every_table
def test_plays_whole_games_at_every_table(player: Bot, seats: int, options: dict[str, Any]) -> None:
    """Every choice is legal: the engine refuses any other.  And the same seed gives the same game."""
    outcome = play(GAME, Setup(**options), [player] * seats, seed=seats)

    assert outcome.winners
    assert outcome == play(GAME, Setup(**options), [player] * seats, seed=seats)


@every_bot
@every_table
def test_plays_among_random_players(player: Bot, seats: int, options: dict[str, Any]) -> None:
    """Who bring every kind of table about."""
    for seed in range(2):
        mixed: list[Bot] = [player, *([RandomBot()] * (seats - 1))]
        assert play(GAME, Setup(**options), mixed, seed).winners


def test_levels_are_listed_weakest_first() -> None:
    assert levels("ccg") == ["random", "gentle", "steady"]


@pytest.mark.parametrize("seats", [2, 4])
def test_finishes_games(seats: int) -> None:
    """By points or because the others are out; that the turns run out is the exception."""
    ends = [after(10_000, Setup(), seats, seed).ended for seed in range(8)]

    assert ends.count("limit") <= 1


@pytest.mark.parametrize(("seats", "options"), [(2, {"rules": "basic"}), (2, {}), (6, {"rules": "advanced"})], ids=str)
def test_a_game_takes_less_than_two_seconds(seats: int, options: dict[str, Any]) -> None:
    """Of processor time, as a machine has other things to do; the median of five, as it may do them at any moment."""
    took = []
    for seed in range(5):
        begun = process_time()
        play(GAME, Setup(**options), [STEADY] * seats, seed)
        took.append(process_time() - begun)

    assert sorted(took)[2] < A_GAME


# --- strength --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", measure.DECKS)
def test_wins_against_chance_with_every_deck(deck: DeckName) -> None:
    """With the same deck on both sides; how often exactly stands in docs/balance/ccg.md."""
    found = [measure.share(("steady", "random"), "standard", (deck, deck), seed) for seed in range(DEALS)]

    assert fmean(found) >= 0.75


def test_wins_the_basic_game_against_chance() -> None:
    decks: tuple[DeckName, DeckName] = ("starter_moon_mars", "starter_mercury_venus")
    found = [measure.share(("steady", "random"), "basic", decks, seed) for seed in range(16)]

    assert fmean(found) >= 0.65


def test_gentle_stands_between() -> None:
    """It beats chance, and loses to steady."""
    decks: tuple[DeckName, DeckName] = ("sailor_moon", "sailor_mercury")
    against_chance = [measure.share(("gentle", "random"), "standard", decks, seed) for seed in range(6)]
    against_steady = [measure.share(("gentle", "steady"), "standard", decks, seed) for seed in range(10)]

    assert fmean(against_chance) > 0.6
    assert fmean(against_steady) < 0.45


# --- what a bot may know ---------------------------------------------------------------------------------------------


class Watched(Bot):
    """Lets another bot choose, and looks at everything it is given."""

    def __init__(self, inside: Bot) -> None:
        self.inside = inside
        self.choices = 0

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        worlds: list[State] = []

        def counted(chance: Rng) -> Any:
            worlds.append(imagine(chance))
            return worlds[-1]

        choice = self.inside.choose(view, question, counted, rng, budget)
        self.choices += 1
        assert type(view) is CcgView
        assert len(worlds) <= min(budget, 1)
        return choice


@every_bot
def test_is_given_views_and_imagined_worlds_only(player: Bot) -> None:
    watched = Watched(player)
    play(GAME, Setup(rules="advanced"), [watched] * 3, seed=4)

    assert watched.choices > 0


@pytest.mark.parametrize("options", [{"rules": "advanced"}, {"rules": "basic"}], ids=str)
def test_looks_at_nothing_that_it_only_imagines(options: dict[str, Any]) -> None:
    """Whatever hands and decks it imagines, and whatever they truly are, it chooses the same; but for its throws."""
    tried = 0
    for until in range(3, 120, 3):
        state = after(until, Setup(**options), 2, until)
        if not state.pending or state.pending[0].kind == "throw":
            continue
        seat = state.pending[0].seat
        here = {ask(STEADY, GAME, state, seat, Rng(seed)) for seed in range(4)}
        there = {ask(STEADY, GAME, GAME.imagine(state, seat, Rng(seed)), seat, Rng(seed)) for seed in range(4)}
        tried += 1

        assert len(here | there) == 1
    assert tried > 15


# --- what is sensible ------------------------------------------------------------------------------------------------


def test_attacks_when_it_pays() -> None:
    """A Monster that falls and hardly hits back."""
    state = table([f"{MARS} + 2 soul"], ["", "titus"])

    assert chosen(state) == "attack sailor-mars-level-1 mars-fire-ignite titus"


def test_wins_the_game_when_it_can() -> None:
    """Though another target would be cheaper."""
    state = table([f"{JUPITER} + 2 body"], ["", "titus /10, jedite /100"], points=[2, 0], goal=5)

    assert chosen(state) == "attack sailor-jupiter-level-1 jupiter-thunder-crash jedite"


def test_does_not_throw_its_only_scout_away() -> None:
    """Jedite hits back with 40, and would not even fall."""
    state = table([f"{MERCURY} + 2 mind /10"], ["titus", "jedite"])

    assert not chosen(state).startswith("attack")


def test_powers_up_who_can_use_it() -> None:
    """Mind goes to Mercury and not to Mars."""
    state = table([f"{MARS} + 2 soul, {MERCURY} + 1 mind"], ["titus", "titus"], hands=["mind"], step=2)

    assert chosen(state) == "play mind-power sailor-mercury-level-1"


def test_takes_the_next_level() -> None:
    state = table([f"{MOON} /20"], ["titus", "titus"], hands=["sailor-moon-level-2"], step=2)

    assert chosen(state) == "play sailor-moon-level-2 sailor-moon-level-1"


def test_brings_another_scout_into_play() -> None:
    state = table([MOON], ["titus", "titus"], hands=[VENUS], step=2)

    assert chosen(state) == "play sailor-venus-level-1"


def test_defends_what_would_fall_and_leaves_the_rest() -> None:
    """Run Away! is kept for when it is needed."""
    falling = attacked("bobo-the-vulture /30", hands=["", "run-away"])
    standing = attacked("bobo-the-vulture", hands=["", "run-away"])

    assert chosen(falling) == "play run-away"
    assert chosen(standing) == "pass"


def test_parries_with_as_little_power_as_saves_a_card() -> None:
    saved = attacked("bobo-the-vulture /20", hands=["", "3 body"], rules="advanced")
    lost = attacked("bobo-the-vulture /30", hands=["", "body"], rules="advanced")
    for state in (saved, lost):
        defend(state)

    assert who(saved) == (1, "parry")
    assert chosen(saved) == "parry 2 body"
    assert chosen(lost) == "pass"


def test_hits_back_with_what_hurts_most() -> None:
    """Shuriken would be free; but there is a Mind to strike harder with."""
    state = attacked("ninjana + 1 mind")

    assert who(state) == (1, "hit-back")
    assert chosen(state) == "hit multiply-and-attack paid"


def test_rests_who_is_about_to_fall() -> None:
    state = table([f"{JUPITER} + 4 body /60"], ["titus", "jedite"])

    assert chosen(state).startswith("rejuvenate sailor-jupiter-level-1")


def test_throws_are_even() -> None:
    """Each sign about as often as the others, so that nobody can learn to read them."""
    state = attacked("titus", by=MERCURY, hands=["", ""])
    answers_until(state, "throw")
    seat = state.pending[0].seat
    thrown = [ask(STEADY, GAME, state, seat, Rng(seed)) for seed in range(600)]

    assert all(160 <= thrown.count(sign) <= 240 for sign in range(3))
