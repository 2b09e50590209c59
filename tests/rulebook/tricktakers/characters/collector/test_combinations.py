"""What the Collector makes of a pile: every combination, jokers, and that the best way is found."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import combinations, product

import pytest

from odango.core.rng import Rng
from odango.games.tricktakers.cards import EXCLUSIVE, FACE, NUMBER, PLAYING_CARDS, RARE, Card
from odango.games.tricktakers.combinations import Collection, best
from rule import rule
from rulebook.tricktakers.table import cards

PRICES = {"flush3": 20, "straight3": 30, "kind3": 40, "straight-flush3": 50, "kind4": 80, "straight-flush5": 100}
EVERYTHING = [*PLAYING_CARDS, *EXCLUSIVE]


def made(names: str, **more: bool) -> tuple[list[str], int, int]:
    """The combinations of the best way, how many cards stay unused, and what all is worth."""
    found = best(cards(names), **more)
    return sorted(one.id for one in found.combinations), found.unused, found.points


@rule("tricktakers#collector")
@pytest.mark.parametrize(
    ("names", "combination", "points"),
    [
        ("r1 r5 r9", "flush3", 20),
        ("r1 b2 g3", "straight3", 30),
        ("r4 g4 k4", "kind3", 40),
        ("k7 k8 k9", "straight-flush3", 50),
        ("r4 b4 g4 k4", "kind4", 80),
        ("b2 b3 b4 b5 b6", "straight-flush5", 100),
        ("r8 b9 g10", "straight3", 30),
        ("r8 r9 r10", "straight-flush3", 50),
        ("k6 k7 k8 k9 k10", "straight-flush5", 100),
        ("r10 b10 g10 k10", "kind4", 80),
    ],
)
def test_every_combination(names: str, combination: str, points: int) -> None:
    """Tens take part: a run may reach 10."""
    assert made(names) == ([combination], 0, points)


@rule("tricktakers#collector")
@pytest.mark.parametrize("names", ["r1 b3 g5", "r9 b1 g2", "r10 b1 g2", "r4 b4", "r1 r2", "k9 k1", "r5 flag flag"])
def test_what_makes_no_combination(names: str) -> None:
    """Runs do not go round the corner; two cards are never enough."""
    size = len(names.split())

    assert made(names) == ([], size, size // 2 * -10)


@rule("tricktakers#collector")
@pytest.mark.parametrize(
    ("names", "combination", "points"),
    [
        ("r1 r5 rare", "flush3", 20),
        ("r1 g3 rare", "straight3", 30),
        ("r8 g9 rare", "straight3", 30),
        ("r4 g4 rare", "kind3", 40),
        ("k7 k9 rare", "straight-flush3", 50),
        ("k8 k9 king-rare", "straight-flush3", 50),
        ("r4 b4 g4 berserker-rare", "kind4", 80),
        ("b2 b3 b5 b6 rare", "straight-flush5", 100),
    ],
)
def test_a_rare_stands_for_any_number_of_any_colour(names: str, combination: str, points: int) -> None:
    """Any of the four Rares."""
    assert made(names) == ([combination], 0, points)


@rule("tricktakers#collector")
@pytest.mark.parametrize("names", ["r4 rare rare", "r4 rare king-rare", "rare rare king-rare"])
def test_there_is_at_most_one_rare_in_a_combination(names: str) -> None:
    assert made(names) == ([], 3, -10)


@rule("tricktakers#collector")
def test_a_second_rare_may_serve_in_another_combination() -> None:
    assert made("r4 g4 rare k7 k9 king-rare") == (["kind3", "straight-flush3"], 0, 90)


@rule("tricktakers#collector")
@pytest.mark.parametrize("extra", ["flag", "berserker", "berserker-flag"])
def test_white_flags_and_the_berserker_card_fit_none_but_count_as_unused(extra: str) -> None:
    """Two of them beside a run cost ten."""
    assert made(f"r1 r2 r3 {extra}") == (["straight-flush3"], 1, 50)
    assert made(f"r1 r2 r3 {extra} b9") == (["straight-flush3"], 2, 40)
    assert made(f"r1 r2 {extra}") == ([], 3, -10)


@rule("tricktakers#collector")
@pytest.mark.parametrize(("more", "cost"), [("", 0), ("b9", 0), ("b9 g1", 10), ("b9 g1 g6", 10), ("b9 g1 g6 k4", 20)])
def test_every_two_unused_cards_cost_ten(more: str, cost: int) -> None:
    assert made(f"r1 r2 r3 {more}") == (["straight-flush3"], len(more.split()), 50 - cost)


@rule("tricktakers#collector")
def test_there_are_three_combinations_at_most() -> None:
    """Of four only the dearest count, and the rest is unused."""
    four = "r1 r2 r3 b1 b2 b3 g1 g2 g3 k5 k7 k9"

    assert made(four) == (["straight-flush3"] * 3, 3, 150 - 10)


@rule("tricktakers#collector")
def test_no_card_is_in_two_combinations() -> None:
    """Five cards could make a run and three of a kind, but the 3 is in one of them only."""
    assert made("r1 r2 r3 b3 g3") == (["straight-flush3"], 2, 40)


@rule("tricktakers#collector")
def test_a_longer_run_may_be_worth_breaking_up() -> None:
    """Six in a row are one run of five and a card too many, or two runs of three for the same; nothing is unused."""
    assert made("r1 r2 r3 r4 r5 r6")[2] == 100
    assert made("r1 r2 r3 r4 r5 r6 b7 b8") in (
        (["straight-flush3", "straight-flush3"], 2, 90),
        (["straight-flush5", "straight3"], 0, 130),
    )
    assert made("r1 r2 r3 r4 r5 r6 b7 b8")[2] == 130


NINE = " ".join(f"b{value}" for value in range(1, 10))


@rule("tricktakers#collector", "tricktakers#end-of-game")
@pytest.mark.parametrize(
    "names",
    [NINE, f"{NINE} r1 r2 flag", NINE.replace("b5", "rare"), NINE.replace("b1", "b10"), f"{NINE} b10 rare rare"],
)
def test_a_run_of_nine_in_one_colour_wins(names: str) -> None:
    """With a Rare in it too, and from 2 to 10."""
    found = best(cards(names))

    assert found.wins
    assert [one.id for one in found.combinations] == ["straight-flush9"]


@rule("tricktakers#collector", "tricktakers#two-players")
@pytest.mark.parametrize(
    "names", [NINE.replace("b5", "r5"), NINE.replace("b4 b5", "rare rare"), "r1 r2 r3 r4 r5 r6 r7 r8"]
)
def test_less_does_not_win(names: str) -> None:
    """Another colour in it, two Rares, eight cards."""
    assert not best(cards(names)).wins


@rule("tricktakers#collector", "tricktakers#two-players")
def test_for_two_a_run_of_nine_is_made_of_others() -> None:
    """A run of five and one of three, and a card too many."""
    found = best(cards(NINE), winning=False)

    assert (found.wins, found.points) == (False, 150)
    assert sorted(one.id for one in found.combinations) in (
        ["straight-flush3", "straight-flush5"],
        ["straight-flush3", "straight-flush3", "straight-flush3"],
    )


def price(some: Sequence[Card], faces: dict[Card, tuple[int, int]]) -> int:
    """The most these cards are worth as one combination by the words of the rules; 0: they are none."""
    jokers = sum(FACE[one].kind == RARE for one in some)
    numbers = [faces[one] for one in some if FACE[one].kind == NUMBER]
    if jokers > 1 or len(numbers) + jokers < len(some):
        return 0
    most = 0
    for joker in product(range(4), range(1, 11)) if jokers else [None]:
        shown = numbers if joker is None else [*numbers, joker]
        colours, values = {colour for colour, _ in shown}, sorted(value for _, value in shown)
        run = values == list(range(values[0], values[0] + len(values)))
        size = len(shown)
        names = []
        if len(colours) == 1:
            names += [f"straight-flush{size}"] if run else []
            names += [f"flush{size}"]
        names += [f"straight{size}"] if run else []
        names += [f"kind{size}"] if len({*values}) == 1 else []
        most = max([most, *(PRICES.get(name, 0) for name in names)])
    return most


def brute(pile: Sequence[Card]) -> int:
    """What a pile is worth, by trying every way."""
    faces = {one: (FACE[one].colour, FACE[one].value) for one in pile}
    places = range(len(pile))
    found = [
        (worth, frozenset(some))
        for size in (3, 4, 5)
        for some in combinations(places, size)
        if (worth := price([pile[place] for place in some], faces))
    ]

    def total(picked: Sequence[tuple[int, frozenset[int]]]) -> int:
        left = len(pile) - sum(len(some) for _, some in picked)
        return sum(worth for worth, _ in picked) - left // 2 * 10

    ways = [picked for count in range(4) for picked in combinations(found, count)]
    return max(
        total(picked)
        for picked in ways
        if len(frozenset().union(*(s for _, s in picked))) == sum(len(some) for _, some in picked)
    )


def piles(count: int, size: int, seed: int) -> list[list[Card]]:
    """Random piles; every other one of few numbers, so that there is much to be made of it."""
    rng = Rng(seed)
    found = []
    for number in range(count):
        low = [one for one in EVERYTHING if FACE[one].kind != NUMBER or FACE[one].value <= 4]
        pool = (low if number % 2 else EVERYTHING)[:]
        rng.shuffle(pool)
        found.append(pool[: 3 + rng.below(size - 2)])
    return found


@rule("tricktakers#collector")
@pytest.mark.parametrize("seed", range(4))
def test_the_best_way_is_as_good_as_trying_all(seed: int) -> None:
    """Piles of three to nine cards out of the whole game's."""
    worth = set()
    for pile in piles(60, 9, seed):
        found = best(pile, winning=False)
        assert found.points == brute(pile), pile
        is_sound(found, pile)
        worth.add(found.points)

    assert len(worth) > 8


def is_sound(found: Collection, pile: Sequence[Card]) -> None:
    """Its combinations are of the pile, none of a card twice, and add up to what is said."""
    left = sorted(pile)
    for one in found.combinations:
        for card in one.cards:
            left.remove(card)
        faces = {card: (FACE[card].colour, FACE[card].value) for card in one.cards}
        assert price(one.cards, faces) >= one.points == PRICES[one.id]
    assert found.unused == len(left)
    assert found.points == sum(one.points for one in found.combinations) - len(left) // 2 * 10


@rule("tricktakers#collector")
def test_large_piles_are_found_quickly() -> None:
    """All 25 cards of a round, and some piles that leave many ways open."""
    hard = [
        cards("r1 r2 r3 b1 b2 b3 g1 g2 g3 k1 k2 k3 r4 b4 g4 k4 r5 b5 g5 k5 rare rare king-rare berserker-rare flag"),
        cards("r1 r3 r5 r7 r9 b1 b3 b5 b7 b9 g1 g3 g5 g7 g9 k1 k3 k5 k7 k9 rare rare king-rare berserker-rare flag"),
        *(pile for pile in piles(90, 25, 1) if len(pile) > 20),
    ]
    begin = time.process_time()
    for pile in hard:
        is_sound(best(pile, winning=False), pile)

    assert len(hard) > 10
    assert time.process_time() - begin < 0.1 * len(hard)
