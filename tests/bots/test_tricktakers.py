"""The bots of TRICKTAKERs play by the rules, know what their seat may know, and play each character for what it is."""

from __future__ import annotations

from collections import Counter
from functools import partial
from statistics import fmean
from time import process_time
from typing import Any

import pytest
from msgspec.structs import replace

from bots import asking
from bots.asking import FEW, Watched, every, same_choice
from odango.bots import BOTS, Bot, RandomBot, ask, levels
from odango.bots.tricktakers import measure
from odango.bots.tricktakers.fitting import by_count, fit
from odango.bots.tricktakers.minds import MINDS
from odango.bots.tricktakers.odds import Chance
from odango.bots.tricktakers.outlook import hope
from odango.bots.tricktakers.steady import mind_of
from odango.bots.tricktakers.trial import compare
from odango.bots.tricktakers.usual import USUAL
from odango.bots.tricktakers.worth import sole_most
from odango.core.engine import choose
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import OWNER, Card
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.playing import WIDTH
from odango.games.tricktakers.roster import EVERYONE, NAMES, NOT_YET
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.view import TricktakersView
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.table import EIGHT, cards, played, say, selecting, setting_up, table, task

ALL = list(BOTS["tricktakers"].values())
GENTLE, STEADY, SHARP = ALL
THINKING = [STEADY, SHARP]
CLEARLY = 4.0
"""Points a round that are more than nothing."""
DEALS = 16
MORE_DEALS = 40
BY_CHANCE = ("strategist", "ninja", "phantom-thief")
"""Characters for which so many deals tell more: much depends on what others do."""
LIMIT = 0.3
"""Seconds that no choice may take."""
OF_EIGHT = Setup(
    mode="all_star",
    characters=EIGHT,
)
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"mode": "basic"}),
    (2, {"mode": "draft"}),
    (3, {"mode": "basic"}),
    (3, {"mode": "shuffle", "small_deck": True, "resistance_for_three": True}),
    (4, {"mode": "shuffle", "unselected_first": True, "leader_is_named": True}),
    (4, {"mode": "all_star", "extra_tasks": True, "discards_face_up": True}),
    (5, {"mode": "basic", "berserker_redraw": "leftovers"}),
    (5, {"mode": "all_star"}),
]


every_bot = every(ALL)
thinking_bots = every(THINKING)
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
whole_game, chosen = partial(asking.whole_game, GAME), partial(asking.chosen, GAME)


# --- whole games -----------------------------------------------------------------------------------------------------


@every_bot
@every_table
def test_plays_whole_games_at_every_table(player: Bot, seats: int, options: dict[str, Any]) -> None:
    """Every choice is legal: the engine refuses any other.  And the same seed gives the same game."""
    found = whole_game([player] * seats, Setup(**options), seed=seats)

    assert found.ended
    assert found.accounts == whole_game([player] * seats, Setup(**options), seed=seats).accounts


@every_bot
@every_table
def test_plays_among_random_players(player: Bot, seats: int, options: dict[str, Any]) -> None:
    """Who bring every kind of table about."""
    for seed in range(4):
        mixed: list[Bot] = [player, *([RandomBot()] * (seats - 1))]
        assert whole_game(mixed, Setup(**options), seed).ended


def test_levels_are_listed_weakest_first() -> None:
    assert levels("tricktakers") == ["random", "gentle", "steady", "sharp"]


def test_every_character_has_a_mind() -> None:
    """And a figure for what it usually brings, at every table."""
    assert sorted(MINDS) == list(EVERYONE)
    for character, mind in MINDS.items():
        assert mind.name == NAMES[character]
        assert set(USUAL[mind.name]) == set(GAME.seats)


# --- what a bot may know ---------------------------------------------------------------------------------------------


@every_bot
def test_is_given_views_and_imagined_worlds_only(player: Bot) -> None:
    """No more of them than its budget; and only the sharp one looks into any."""
    watched = Watched(player, TricktakersView, worlds=None if player is SHARP else 0)
    whole_game([watched] * 4, Setup(mode="all_star"), seed=4)

    assert watched.kinds


@every_bot
@pytest.mark.parametrize("seats", GAME.seats)
def test_same_table_same_chance_same_choice(player: Bot, seats: int) -> None:
    """Also on an imagined table: nothing but the view and the bot's own chance is looked at."""
    setup = Setup(mode="draft" if seats == 2 else "all_star")
    for until in range(0, 60, 5):
        state = whole_game([RandomBot()] * seats, setup, until, until)
        if state.pending:
            same_choice(GAME, player, state, Rng(until), budget=FEW)


def unseen(state: Tricktakers, seat: Seat) -> list[Card]:
    """The cards of the draw deck that a seat does not see, wherever they lie."""
    found = state.deck[:]
    for other, hand in enumerate(state.hands):
        if other != seat:
            found += (Counter(hand) - Counter(state.shown[other])).elements()
            found += state.aside[other]
            found += [play.card for play in state.plays if play.seat == other and not play.known]
        if state.characters[other] != NOT_YET:
            hidden = character_of(state, other).hidden_stock(state, other, seat)
            found += [state.stocks[other][place] for place in hidden]
    found += [discard.card for discard in state.discards if not discard.known_to(seat)]
    return sorted(card for card in found if not OWNER[card])


@pytest.mark.parametrize("seats", GAME.seats)
def test_sees_the_table_as_it_is(seats: int) -> None:
    """What cards count as when they are played, and which are unseen, is what the rules say."""
    setup = Setup(mode="draft" if seats == 2 else "all_star")
    for seed in range(3):
        state = GAME.start(setup, seats, Rng(seed))
        chance = Rng(seed)
        while state.pending:
            decision = state.pending[0]
            seat, options = decision.seat, decision.options(state)
            if decision.kind == "play":
                mind = mind_of(GAME.view(state, seat))
                assert mind.table.unseen == unseen(state, seat)
                for choice in options:
                    true = character_of(state, seat).lay(state, seat, *divmod(choice, WIDTH))
                    assert replace(mind.lay(*divmod(choice, WIDTH)), known=true.known) == true
            choose(state, seat, options[chance.below(len(options))])


# --- the King --------------------------------------------------------------------------------------------------------


@thinking_bots
def test_king_discards_what_wins_least(player: Bot) -> None:
    state = setting_up({"king": "r2 b9 k8 k9 rare", "hermit": "r1 r3 r4 b2 b3", "ruler": "g1 g2 g3 g4 g5"})

    assert chosen(player, state) == "discard r2"


@thinking_bots
def test_king_takes_the_last_trick_as_cheaply_as_he_can(player: Bot) -> None:
    hands = {"king": "r4 r9 king-rare", "hermit": "r2 b5 b6", "gambler": "r3 g5 g6"}
    state = table(hands, leader="hermit", trick=3, sheets={"gambler": GamblerSheet(1, 0)})
    played(state, hermit="no draw, r2", gambler="r3")

    assert chosen(player, state) == "r4"


# --- the Gambler -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "least", "most"), [("r1 b1 g2 flag flag", 0, 0), ("k9 k8 k7 rare rare", 3, 4)])
def test_gambler_bids_what_the_hand_is_good_for(hand: str, least: int, most: int) -> None:
    """And stakes all it may on a hand that can hardly go wrong."""
    others = {"king": "r2 r3 r4 r5 r6", "ruler": "b2 b3 b4 b5 b6", "hermit": "g3 g4 g5 g6 g7"}
    state = setting_up({"gambler": hand, **others}, points=[80, 30, 30, 30])
    say(state, "king", "discard r2")
    while state.pending[0].kind == "exchange":
        say(state, "gambler", "keep")
    bid = int(chosen(STEADY, state).split()[1])
    say(state, "gambler", f"bid {bid}")

    assert least <= bid <= most
    assert chosen(STEADY, state) == "stake 50" or bid > 0


def test_gambler_keeps_what_is_best_either_way() -> None:
    """No Rare is exchanged, and in a hand of nothing but losers no White Flag."""
    others = {"king": "r2 r3 r6 r5 r7", "ruler": "b2 b3 b7 b5 b6", "hermit": "g3 g4 g5 g6 g7"}
    strong = setting_up({"gambler": "k9 r4 b4 rare rare", **others})
    say(strong, "king", "discard r2")
    weak = setting_up({"gambler": "r1 b1 g1 flag flag", **others})
    say(weak, "king", "discard r2")

    assert "rare" not in chosen(STEADY, strong)
    assert "flag" not in chosen(STEADY, weak)


@thinking_bots
@pytest.mark.parametrize(("bid", "card"), [(0, "r2"), (1, "r9")])
def test_gambler_plays_for_the_bid(player: Bot, bid: int, card: str) -> None:
    hands = {"gambler": "r2 r9", "king": "r5 r6", "hermit": "r3 b1"}
    state = table(hands, leader="king", trick=4, sheets={"gambler": GamblerSheet(bid, 50)}, wins=[0, 1, 2])
    played(state, king="r5", hermit="no draw, r3")

    assert chosen(player, state) == card


# --- the Resistance --------------------------------------------------------------------------------------------------


@thinking_bots
def test_resistance_wins_the_game_with_black_where_it_can(player: Bot) -> None:
    hands = {"resistance": "k2 r9 b9", "king": "k9 r6 r5", "hermit": "k7 b1 b2", "ruler": "k8 g1 g2"}
    state = table(hands, leader="king", trick=3)
    played(state, king="k9", hermit="no draw, k7", ruler="k8")

    assert chosen(player, state) == "k2 kakumei"


@thinking_bots
def test_resistance_does_not_waste_kakumei(player: Bot) -> None:
    """With a lower card on the table it could not win."""
    hands = {"resistance": "r4 r9 b9 b2", "king": "r1 r6 r5 g4", "hermit": "r7 b1 b3 g5", "ruler": "r8 g1 g2 g3"}
    state = table(hands, leader="king", trick=2)
    played(state, king="r1", hermit="no draw, r7", ruler="r8")

    assert "kakumei" not in chosen(player, state)


@thinking_bots
def test_resistance_declares_before_it_is_too_late(player: Bot) -> None:
    hands = {"resistance": "r4", "king": "r6", "hermit": "r7", "ruler": "r8"}
    state = table(hands, leader="king", trick=5, wins=[0, 2, 1, 1])
    played(state, king="r6", hermit="no draw, r7", ruler="r8")

    assert chosen(player, state) == "r4 kakumei"


# --- the Hermit ------------------------------------------------------------------------------------------------------


def hermit_is_last(hand: str, king: str, **known: Any) -> Tricktakers:
    """The King has led the first of his cards and the Ruler has played a Red 3; the Hermit has not drawn."""
    left = len(hand.split())
    hands = {"hermit": hand, "king": king, "ruler": " ".join(["r3", "g1", "g2"][:left])}
    state = table(hands, leader="king", trick=6 - left, **known)
    played(state, king=king.split(maxsplit=1)[0], ruler="r3", hermit="no draw")
    return state


@thinking_bots
def test_hermit_without_a_trick_lets_others_win(player: Bot) -> None:
    state = hermit_is_last("r2 r9 b1", king="r5 r6 k1", deck="g3", wins=[0, 1, 1])

    assert chosen(player, state) == "r2"


@thinking_bots
def test_hermit_of_two_tricks_wants_a_third(player: Bot) -> None:
    state = hermit_is_last("r2 r9", king="r5 r6", deck="g3", wins=[2, 1, 0])

    assert chosen(player, state) == "r9"


@thinking_bots
def test_hermit_beats_a_rare_with_the_white_flag_in_the_final_round(player: Bot) -> None:
    state = hermit_is_last("r2 flag", king="king-rare r6", in_round=3, wins=[2, 1, 0])

    assert chosen(player, state) == "flag"


def test_hermit_draws_whenever_it_may_and_discards_what_would_win() -> None:
    hands = {"hermit": "r2 b1", "king": "r5 r6", "ruler": "r3 g1"}
    state = table(hands, leader="king", trick=4, deck="rare", wins=[0, 2, 1])
    played(state, king="r5", ruler="r3")

    assert chosen(STEADY, state) == "draw"
    say(state, "hermit", "draw")
    assert chosen(STEADY, state) == "discard rare"


# --- the Berserker ---------------------------------------------------------------------------------------------------


@thinking_bots
@pytest.mark.parametrize(
    ("in_round", "wins", "led", "card"), [(1, 2, "r4", "k10"), (1, 4, "r1", "berserker"), (3, 0, "r1", "berserker")]
)
def test_berserker_knows_when_to_stop(player: Bot, in_round: int, wins: int, led: str, card: str) -> None:
    """Five tricks cost points, and none in the final round wins; between these it takes what it can.

    Beside a 1 the Berserker card loses, and that is the moment to be rid of it.
    """
    hands = {"berserker": "b10 k10" if card == "k10" else "r10 berserker", "king": f"{led} r2", "ruler": "r3 g2"}
    state = table(hands, leader="king", trick=4, in_round=in_round, wins=[wins, 3 - min(wins, 3), 0])
    played(state, king=led, ruler="r3")

    assert chosen(player, state) == card


# --- the Adventurer --------------------------------------------------------------------------------------------------


@thinking_bots
def test_adventurer_uses_a_bad_item_before_the_end(player: Bot) -> None:
    hands = {"adventurer": "r2", "king": "r5", "ruler": "r3"}
    state = equipped(hands, "book doll", stock="crystal", leader="king", trick=5)
    played(state, king="r5", ruler="r3")

    assert chosen(player, state) == "use doll"


@thinking_bots
def test_adventurer_takes_the_gold(player: Bot) -> None:
    hands = {"adventurer": "r2 r3", "king": "r5 b6", "ruler": "r4 g1"}
    state = equipped(hands, "book gold", stock="potion orb wing crystal", leader="king", trick=4)
    played(state, king="r5", ruler="r4")

    assert chosen(player, state) == "use gold"


@thinking_bots
def test_adventurer_uses_what_wins_a_trick(player: Bot) -> None:
    """With the sword the 5 counts 9 and beats the 8; the trick is the third, and there will be no other."""
    hands = {"adventurer": "r5", "king": "r8", "ruler": "r3"}
    state = equipped(hands, "map sword crystal wing", stock="orb", leader="king", trick=5, wins=[2, 1, 1])
    played(state, king="r8", ruler="r3")
    assert chosen(player, state) == "use sword"
    say(state, "adventurer", "use sword")

    assert chosen(player, state) == "r5 plus"


# --- the Collector ---------------------------------------------------------------------------------------------------


def test_collector_reserves_what_fits() -> None:
    hands = {"collector": "b2 g9", "king": "r5 k1", "hermit": "b9 k2", "ruler": "g1 k3"}
    state = table(hands, leader="king", trick=4)
    state.taken[0] = tuple(cards("r3 r4 k9"))
    played(state, king="r5", hermit="no draw, b9", ruler="g1", collector="b2")

    assert chosen(STEADY, state) == "reserve B"


def test_what_fits_together_promises_more() -> None:
    fitting, strange = cards("r3 r4 r5"), cards("r3 b7 g9")

    assert fit(fitting, [], 0, [], 0) == 50
    assert fit(strange, [], 0, [], 0) == 0
    assert fit(cards("r3 r4"), cards("r5"), 0.5, [], 0) == 25
    assert by_count(4.5) == (by_count(4) + by_count(5)) / 2


# --- the Ruler -------------------------------------------------------------------------------------------------------


def test_ruler_lets_those_take_who_will() -> None:
    """The King takes tricks, so he is to take a colour; who foretold none is to take none."""
    hands = {"ruler": "r1 b2 g3 k4 k5", "king": "r2 r3 r4 r5 r6", "gambler": "b3 b4 g5 g6 flag"}
    state = setting_up(hands)
    say(state, "king", "discard r2")
    say(state, "gambler", "keep", "bid 0", "stake 0")

    assert chosen(STEADY, state).startswith("task take-")
    say(state, "ruler", "task take-red")
    assert chosen(STEADY, state).startswith("task avoid-")


def test_ruler_of_two_gives_what_will_be_missed() -> None:
    """With two players the Ruler is paid for tasks missed: who takes many tricks cannot avoid a colour."""
    hands = {"ruler": "r1 b2 g3 k4 k5", "berserker": "r2 r3 r4 r5 b5"}
    state = setting_up(hands, setup=Setup(mode="draft"))

    assert chosen(STEADY, state).startswith("task avoid-")


def test_ruler_changes_a_colour_to_take_the_one_trick() -> None:
    hands = {"ruler": "b9 r2", "king": "r5 r6", "hermit": "r3 g1"}
    state = table(hands, leader="king", trick=4, wins=[0, 2, 1])
    played(state, king="r5", hermit="no draw, r3")

    assert chosen(STEADY, state) == "b9 lead"


# --- crowns, tasks, characters ---------------------------------------------------------------------------------------


@thinking_bots
def test_a_second_crown_is_worth_more_than_points(player: Bot) -> None:
    """The Ruler is paid for exactly one trick, but a third one is the second Crown, which wins the game."""
    hands = {"ruler": "r2 r9", "king": "r5 k3", "hermit": "r3 b1"}
    state = table(hands, leader="king", trick=4, crowns=[1, 0, 0], wins=[2, 1, 0], in_round=2)
    played(state, king="r5", hermit="no draw, r3")

    assert chosen(player, state) == "r9"


def test_ruler_of_one_trick_wants_no_other() -> None:
    hands = {"ruler": "r2 r9", "king": "r5 k3", "hermit": "r3 b1"}
    state = table(hands, leader="king", trick=4, wins=[1, 1, 1], in_round=3)
    played(state, king="r5", hermit="no draw, r3")

    assert chosen(STEADY, state) == "r2"


def test_a_task_is_worth_a_trick() -> None:
    """Taking a red card is worth more to who was told to."""
    hands = {"resistance": "r2 r9", "king": "r5 k3", "ruler": "r3 b1"}
    plain = table(hands, leader="king", trick=4, wins=[1, 1, 1], setup=Setup(mode="all_star", extra_tasks=True))
    given = table(
        hands,
        leader="king",
        trick=4,
        wins=[1, 1, 1],
        setup=Setup(mode="all_star", extra_tasks=True),
        tasks={"resistance": [task("take-red")]},
    )
    for state in (plain, given):
        played(state, king="r5", ruler="r3")
    rates = [mind_of(GAME.view(state, 0)) for state in (plain, given)]
    takes, leaves = (card * WIDTH for card in cards("r9 r2")[::-1])

    assert rates[1].rate(takes) - rates[1].rate(leaves) > rates[0].rate(takes) - rates[0].rate(leaves)


def test_spends_a_black_crown_only_on_a_bad_hand() -> None:
    others = {"hermit": "r2 r3 r4 b2 b3", "ruler": "g1 g2 g3 g4 g5"}
    black = [1, 0, 0]
    bad = setting_up({"king": "r1 b1 g6 flag flag", **others}, in_round=3, black_crowns=black)
    say(bad, "king", "discard r1")
    good = setting_up({"king": "k7 k8 k9 rare rare", **others}, in_round=3, black_crowns=black)
    say(good, "king", "discard k7")

    assert chosen(STEADY, bad).startswith("discard")
    assert chosen(STEADY, good) == "keep"


def test_king_is_chosen_for_a_royal_hand_only() -> None:
    """In the first round of a game; what else lies there is better for a hand that wins nothing."""
    found = []
    for hand in ("k8 k9 rare rare r9", "r1 b1 g2 b3 flag"):
        state = selecting(["hermit", "gambler", "ruler", "resistance"], in_round=2, setup=OF_EIGHT)
        seat = state.pending[0].seat
        rest = [one for other in state.hands for one in other] + state.deck
        for one in cards(hand):
            rest.remove(one)
        state.hands = [cards(hand) if other == seat else [rest.pop() for _ in range(5)] for other in range(4)]
        state.deck = rest
        found.append(chosen(STEADY, state))

    assert found[0] == "king"
    assert found[1] != "king"


def test_who_has_most_alone() -> None:
    assert sole_most((0, 0), 2, 3) == 1.0
    assert sole_most((2, 0), 0, 2) == 0.0
    assert sole_most((0, 0, 0), 3, 2) == pytest.approx(6 / 27)


def test_a_hand_is_played_for_the_best_it_can_be() -> None:
    """With cards that win or lose as one likes, the best number of tricks is sure."""
    free = [Chance(1.0, 0.0)] * 5

    assert hope(free, 0, [0, 0, 7, 0, 0, 0]) == 7
    assert hope([Chance(0.5, 0.5)] * 2, 0, [0, 4, 0, 0, 0, 0]) == 2


# --- strength and time -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("character", EVERYONE, ids=NAMES.__getitem__)
def test_steady_is_better_than_random_in_every_character(character: int, seats: int) -> None:
    """The same rounds with the one and the other: the figures of docs/balance say by how much."""
    seeds = range(MORE_DEALS if NAMES[character] in BY_CHANCE else DEALS)
    deals = [compare(STEADY, RandomBot(), seats, character, seed, final=False) for seed in seeds]
    found = [deal for deal in deals if deal is not None]

    assert len(found) == len(deals)
    assert fmean(deal.challenger.score - deal.other.score for deal in found) > CLEARLY


@every_bot
def test_no_choice_takes_long(player: Bot) -> None:
    """Processor time, so that a busy machine does not fail it."""
    state = GAME.start(Setup(mode="all_star"), 5, Rng(3))
    state.events = None
    rng = Rng(1)
    while state.pending and state.round == 1:
        seat = state.pending[0].seat
        begun = process_time()
        choice = ask(player, GAME, state, seat, rng)
        assert process_time() - begun < LIMIT
        choose(state, seat, choice)

    assert NOT_YET in state.characters


def test_measures_print_their_tables(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever changes a bot can measure it again."""
    for args in (
        ["characters", "steady", "random"],
        ["match", "steady", "random"],
        ["balance", "steady"],
        ["usual", "steady"],
        ["time", "steady"],
    ):
        few = ["--seats", "3", "--deals", "3", "--workers", "1", "--characters", "king", "samurai"]
        measure.main([*args, *few])

    assert capsys.readouterr().out.count("\n|---|") == 4
