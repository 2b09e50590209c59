"""The bots of TRICKTAKERs play the expansion's characters for what they are, and know what to do beside them."""

from __future__ import annotations

from functools import partial

import pytest

from bots import asking
from bots.asking import every
from odango.bots import BOTS, Bot, ask
from odango.bots.tricktakers.circles import best_split, bits, promise, reach
from odango.bots.tricktakers.foresight import crown_chance, exactly
from odango.bots.tricktakers.steady import mind_of
from odango.core.engine import choose
from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.cards import card
from odango.games.tricktakers.characters.phantom_thief import ThiefSheet
from odango.games.tricktakers.characters.strategist import StrategistSheet
from odango.games.tricktakers.characters.summoner import SummonerSheet
from odango.games.tricktakers.characters.time_traveler import TimeTravelerSheet
from odango.games.tricktakers.playing import WIDTH
from odango.games.tricktakers.roster import NAMES
from odango.games.tricktakers.roster import character as named
from odango.games.tricktakers.setup import Setup
from rulebook.tricktakers.table import cards, played, say, setting_up, table

ALL = list(BOTS["tricktakers"].values())
GENTLE, STEADY, SHARP = ALL
SEVEN = Setup(
    mode="all_star",
    characters=(
        *("strategist", "summoner", "ninja", "alchemist", "samurai", "time-traveler", "phantom-thief"),
        *("collector", "king"),
    ),
)
KINDS = frozenset(
    {
        *("trap", "carry", "ritual", "renew", "front", "three", "element", "predict", "show", "rewind", "change"),
        *("give-back", "letter", "chip", "turn-chip", "offer", "respond", "loot", "clone", "look", "flip", "red"),
        "reserve",
    }
)
"""What only the expansion asks, or asks in another way; `under` and `forge` are asked but seldom."""


chosen = partial(asking.chosen, GAME)


@every([GENTLE, STEADY])
def test_answers_everything_the_expansion_asks(player: Bot) -> None:
    """At tables of the seven and the Collector, among players who do anything."""
    met: set[str] = set()
    for seed in range(40):
        state = GAME.start(SEVEN, 5, Rng(seed))
        state.events = None
        chance = Rng(seed)
        while state.pending:
            decision = state.pending[0]
            options = decision.options(state)
            choice = options[chance.below(len(options))]
            if decision.kind in KINDS - met and len(options) > 1:
                met.add(decision.kind)
                choice = ask(player, GAME, state, decision.seat, chance)
            choose(state, decision.seat, choice)
        if met == KINDS:
            break

    assert met == KINDS


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_thinks_of_the_same_cards_as_the_rules(seats: int) -> None:
    """What an Alchemist's three, and a beast in front, count as."""
    hands = {"alchemist": "alchemist-r1 alchemist-b2 alchemist-g4 alchemist-g5 alchemist-r5 alchemist-b5", "king": "r2"}
    hands |= dict(zip(["hermit", "ruler", "gambler"][: seats - 2], ["r3", "r4", "r5"], strict=False))
    state = table(hands, leader="alchemist", trick=1)
    mind = mind_of(GAME.view(state, 0))
    for choice in state.pending[0].options(state):
        twin = state.clone()
        twin.events = None
        choose(twin, 0, choice)
        assert mind.three(choice) == twin.plays[0]  # type: ignore[attr-defined]


# --- the Strategist --------------------------------------------------------------------------------------------------


def test_strategist_takes_a_full_pool_with_one_trick() -> None:
    hands = {"strategist": "r2 r9", "king": "r5 r6", "ruler": "r3 g1"}
    given, stock = {"strategist": StrategistSheet(trap=1, past=(4, 2), pool=60)}, {"strategist": [3, 0]}
    state = table(hands, leader="king", trick=4, wins=[0, 2, 1], sheets=given, stock=stock)
    played(state, king="r5", ruler="r3")

    assert chosen(STEADY, state) == "r9"


def test_strategist_wants_a_trick_the_more_there_is_to_take() -> None:
    found = []
    for pool in (0, 60):
        hands = {"strategist": "r2 r9", "king": "r5 r6", "ruler": "r3 g1"}
        given, stock = {"strategist": StrategistSheet(trap=1, past=(4, 2), pool=pool)}, {"strategist": [3, 0]}
        state = table(hands, leader="king", trick=4, wins=[0, 2, 1], sheets=given, stock=stock)
        played(state, king="r5", ruler="r3")
        mind = mind_of(GAME.view(state, 0))
        found.append(mind.rate(card("r9") * WIDTH) - mind.rate(card("r2") * WIDTH))

    assert found[0] < found[1]


def test_strategist_puts_every_trap_once_and_what_catches_most_first() -> None:
    state = setting_up({"strategist": "r1 b1 g2 b3 flag", "king": "r2 r3 r4 r5 r6", "ruler": "b2 b4 b5 b6 b7"})
    while state.pending[0].kind != "discard" or state.pending[0].seat != 0:
        say(state, "king", "discard r2")
    assert chosen(STEADY, state) != "discard strategist-k7"
    choose(state, 0, ask(STEADY, GAME, state, 0, Rng(1)))

    assert chosen(STEADY, state) == "trap low"


@pytest.mark.parametrize(("crowns", "answer"), [(0, "points"), (1, "carry")])
def test_strategist_carries_a_rare_where_a_crown_is_needed(crowns: int, answer: str) -> None:
    """Who has a Crown wins the game with another."""
    hands = {"strategist": "r2", "king": "r5", "ruler": "r3"}
    given, stock = {"strategist": StrategistSheet(trap=3, past=(4, 2, 1))}, {"strategist": [0]}
    state = table(hands, leader="king", trick=5, wins=[0, 3, 1], crowns=[crowns, 0, 0], sheets=given, stock=stock)
    played(state, king="r5", ruler="r3", strategist="r2")

    assert chosen(STEADY, state) == answer


def test_others_shun_a_trap_where_it_costs_nothing_else() -> None:
    """Two cards lose the trick alike; the low one would be caught."""
    hands = {"hermit": "b4 b8", "strategist": "k5 r6", "king": "k3 r3"}
    low, high = 0, 1
    found = []
    for trap in (low, high):
        sheet = StrategistSheet(trap=trap, past=(4, 2, 3))
        state = table(
            hands,
            leader="strategist",
            trick=4,
            in_round=3,
            wins=[0, 2, 1],
            sheets={"strategist": sheet},
            stock={"strategist": [1 - trap]},
        )
        state.sheets[1] = sheet
        played(state, strategist="k5", king="k3")
        mind = mind_of(GAME.view(state, 0)) if state.pending[0].seat == 0 else None
        assert mind is not None
        found.append(mind.toll(mind.lay(card("b4"), 0)))

    assert found == [10, 0]


# --- the Summoner ----------------------------------------------------------------------------------------------------


def test_summoner_makes_a_ten_of_a_low_card() -> None:
    """MARU costs 1 MP, and nothing more on a red card."""
    hands = {"summoner": "r2 b3", "king": "r8 r6", "ruler": "r3 g1"}
    state = table(hands, leader="king", trick=4, wins=[1, 1, 1])
    played(state, king="r8", ruler="r3")
    assert chosen(STEADY, state) == "summon maru"
    say(state, "summoner", "summon maru")
    assert chosen(STEADY, state) == "go on"
    say(state, "summoner", "go on")
    assert chosen(STEADY, state) == "r2"
    say(state, "summoner", "r2")

    assert chosen(STEADY, state) == "front maru"


def test_summoner_wastes_no_beast_on_a_trick_it_has_already() -> None:
    hands = {"summoner": "r9 b3", "king": "r8 r6", "ruler": "r3 g1"}
    sheet = SummonerSheet(mp=2, waiting=(), rear=(card("maru"),))
    state = table(hands, leader="king", trick=4, wins=[1, 1, 1], sheets={"summoner": sheet})
    played(state, king="r8", ruler="r3", summoner="go on, r9")

    assert chosen(STEADY, state) == "no beast"


def test_el_beats_a_rare() -> None:
    hands = {"summoner": "r2", "king": "king-rare", "ruler": "r3"}
    sheet = SummonerSheet(mp=1, waiting=(), rear=(card("el"), card("guru")))
    state = table(hands, leader="king", trick=5, wins=[1, 2, 1], sheets={"summoner": sheet})
    played(state, king="king-rare", ruler="r3", summoner="go on, r2")

    assert chosen(STEADY, state) == "front el"


# --- the Alchemist ---------------------------------------------------------------------------------------------------


def test_circle_is_filled_for_the_most_that_can_be_reached() -> None:
    empty = bits(())

    assert reach("house", 0, empty, 3) == 30
    assert reach("house", 0, empty, 5) == 80
    assert reach("house", 0, bits(("T", "a", "C")), 2) == 80
    assert reach("house", 0, empty, 9) == 160
    assert promise("house", 0, empty, 4.0) < promise("house", 0, bits(("a",)), 4.0)


def test_six_cards_make_two_sets() -> None:
    """Three in a row of a colour are two elements; so are three others."""
    names = "alchemist-r1 alchemist-r2 alchemist-r3 alchemist-b3 alchemist-b4 alchemist-b5"

    assert best_split(cards(names)) == 4


def test_alchemist_plays_what_brings_elements() -> None:
    """The three reds in a row also add up to the number led; what is left are three blues in a row."""
    names = "alchemist-r1 alchemist-r2 alchemist-r3 alchemist-b3 alchemist-b4 alchemist-b5"
    hands = {"alchemist": names, "king": "r6 r7", "ruler": "r8 g1"}
    state = table(hands, leader="king", trick=4, wins=[0, 2, 1], stock={"alchemist": []})
    played(state, king="r6", ruler="r8")

    assert chosen(STEADY, state) == "r1 r2 r3"


def test_alchemist_completes_the_column() -> None:
    names = "alchemist-r1 alchemist-r2 alchemist-b3"
    hands = {"alchemist": names, "king": "r2", "ruler": "r3"}
    sheet = AlchemistSheet(cells=("T", "a", "C", "b"))
    state = table(hands, leader="king", trick=5, wins=[2, 1, 1], sheets={"alchemist": sheet}, stock={"alchemist": []})
    played(state, king="r2", ruler="r3")
    say(state, "alchemist", "r1 r2 b3")

    assert chosen(STEADY, state) == "element B"


@pytest.mark.parametrize(("in_round", "answer"), [(1, "forge crown"), (3, "forge nothing")])
def test_alchemist_forges_a_crown_while_it_is_worth_something(in_round: int, answer: str) -> None:
    hands = {"alchemist": "alchemist-r1 alchemist-r2 alchemist-b5", "king": "r2", "ruler": "r9"}
    given = {"alchemist": AlchemistSheet(cells=("T", "UR", "LR", "B", "LL", "UL"))}
    state = table(
        hands,
        leader="king",
        trick=5,
        in_round=in_round,
        wins=[1, 2, 1],
        sheets=given,
        stock={"alchemist": []},
        black_crowns=[1, 0, 0],
    )
    played(state, king="r2", ruler="r9", alchemist="r1 r2 b5")

    assert chosen(STEADY, state) == answer


# --- the Time Traveler -----------------------------------------------------------------------------------------------


def test_who_will_have_most() -> None:
    even = (0.34, 0.33, 0.33)

    assert crown_chance((3, 1, 0), 1, 0, even) == pytest.approx(1.0)
    assert crown_chance((0, 0, 2), 1, 0, even) == 0.0
    assert exactly(0, 2, 0.5) == 0.25


def test_time_traveler_foretells_none_for_itself_with_a_hand_of_nothing() -> None:
    hands = {"time-traveler": "r1 b1 g2 flag flag", "summoner": "r8 k9 r4 r5 r6", "hermit": "b2 b4 b5 b6 b7"}
    state = setting_up(hands)
    while state.pending[0].kind != "predict":
        say(state, NAMES[state.characters[state.pending[0].seat]], "go on")
    assert chosen(STEADY, state) == "predict summoner"
    say(state, "time-traveler", "predict summoner")

    assert {chosen(STEADY, state)} <= {"predict time-traveler", "predict hermit"}


def test_time_traveler_rewinds_when_all_goes_wrong() -> None:
    """The Hermit was to win nothing, and is about to take the last trick but for a journey."""
    hands = {"time-traveler": "r2", "king": "r3", "hermit": "r9", "ruler": "r4"}
    sheet = TimeTravelerSheet(tokens=1)
    foretold = [named(one) for one in ("king", "hermit", "time-traveler")]
    stock = {"time-traveler": foretold}
    lost = table(
        hands, leader="king", trick=5, wins=[0, 2, 0, 2], sheets={"time-traveler": sheet}, stock=stock, deck="g1 g2"
    )
    played(lost, king="r3", hermit="no draw, r9", ruler="r4")
    hands |= {"hermit": "b9", "king": "r9", "ruler": "r4"}
    fine = table(
        hands, leader="king", trick=5, wins=[0, 2, 0, 2], sheets={"time-traveler": sheet}, stock=stock, deck="g1 g2"
    )
    played(fine, king="r9", hermit="no draw, b9", ruler="r4")

    assert chosen(STEADY, lost) == "rewind"
    assert chosen(STEADY, fine) == "no rewind"


# --- the Phantom Thief -----------------------------------------------------------------------------------------------


def test_thief_sends_its_notice_where_the_crown_is() -> None:
    hands = {"phantom-thief": "r1 b1 g2 b3 flag", "king": "r8 k9 r4 r5 r6", "hermit": "b2 b4 b5 b6 b7"}
    state = setting_up(hands, in_round=2, crowns=[0, 1, 0], black_crowns=[0, 0, 1])
    say(state, "king", "discard r4")

    assert chosen(STEADY, state) == "letter notice-crown"


def test_thief_moves_the_chip_to_rob_somebody() -> None:
    """The holder of the notice has two tricks, the Thief has taken its third and last; as many as it nobody has."""
    letters = (-1, 2, 0)
    hands = {"phantom-thief": "r9", "king": "r3", "hermit": "r4"}
    sheet = ThiefSheet(letters, option=0)
    state = table(hands, leader="king", trick=5, in_round=3, wins=[2, 2, 0], sheets={"phantom-thief": sheet})
    played(state, king="r3", hermit="no draw, r4", phantom_thief="r9")

    assert chosen(STEADY, state) == "move chip"


def test_partner_takes_a_strong_card_for_a_weak_one_and_no_other() -> None:
    letters = (-1, 3, 0)
    hands = {"phantom-thief": "rare g2 g3", "king": "r3 k7 k8", "hermit": "r4 r5 r6"}
    for offered, answer in (("rare", "give r3"), ("g2", "refuse")):
        sheet = ThiefSheet(letters, option=0)
        state = table(hands, leader="phantom-thief", trick=3, wins=[1, 1, 0], sheets={"phantom-thief": sheet})
        say(state, "phantom-thief", f"offer {offered}")
        assert chosen(STEADY, state) == answer


# --- the Ninja -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wins", "answer"), [(1, "flip"), (2, "no flip"), (3, "flip")])
def test_ninja_wants_an_even_number(wins: int, answer: str) -> None:
    """With the second card, from the deck, it takes the last trick, or leaves it."""
    hands = {"ninja": "r2", "king": "r5", "ruler": "r3"}
    state = table(hands, leader="king", trick=5, in_round=3, wins=[wins, 4 - wins, 0], deck="r9")
    played(state, king="r5", ruler="r3", ninja="r2, look")

    assert chosen(STEADY, state) == answer


def test_ninja_lays_down_what_may_still_win() -> None:
    hands = {"ninja": "r2 r9", "king": "r5 k1", "ruler": "r3 g1"}
    state = table(hands, leader="king", trick=4, in_round=3, wins=[1, 2, 0], deck="g2")
    played(state, king="r5", ruler="r3", ninja="r2")

    assert chosen(STEADY, state) == "second r9"


# --- the Samurai -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wins", "answer"), [(1, "take r8"), (3, "take nothing")])
def test_samurai_takes_a_red_card_out_of_the_trick_until_there_are_four(wins: int, answer: str) -> None:
    """One more would cost points, and with a strong card it might come."""
    hands = {"samurai": "r9 g1", "king": "r8 k1", "ruler": "r3 g2"}
    state = table(hands, leader="king", trick=4, wins=[wins, 3 - wins, 0])
    played(state, king="r8", ruler="r3", samurai="r9")

    assert chosen(STEADY, state) == answer


def test_samurai_fights_with_red() -> None:
    """A red 2 beats the blue 9 that was led, as a black one would; with a White Flag there it does not."""
    hands = {"samurai": "r2 g1", "king": "b9 k1", "ruler": "b3 k2"}
    state = table(hands, leader="king", trick=4, wins=[1, 1, 1])
    played(state, king="b9", ruler="b3")
    hands |= {"ruler": "flag k2"}
    flag = table(hands, leader="king", trick=4, wins=[1, 1, 1])
    played(flag, king="b9", ruler="flag")

    assert chosen(STEADY, state) == "r2"
    assert chosen(STEADY, flag) == "g1"
