"""Cards, characters, tables, items, tasks and combinations, against the shared data and against our own rules page."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from odango.core.rng import Rng
from odango.games.tricktakers import GAME, data
from odango.games.tricktakers.cards import (
    BERSERKER_CARD,
    BERSERKER_OTHERS,
    COLOURS,
    EXCLUSIVE,
    FACE,
    KINDS,
    NAMES,
    NUMBER,
    OWNER,
    PLAYING_CARDS,
    Card,
    card,
)
from odango.games.tricktakers.cast import CAST
from odango.games.tricktakers.combinations import WINNING
from odango.games.tricktakers.data import DATA, WIN, table
from odango.games.tricktakers.items import FIRST_CHOICES, ITEMS, unused
from odango.games.tricktakers.roster import ADDITIONAL, BASIC, CODES, EVERYONE, character, is_expansion
from odango.games.tricktakers.roster import NAMES as CHARACTERS
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.tasks import TASKS, available
from odango.games.tricktakers.ways import WAYS
from odango.text import Line, english
from odango.text.rulebook import rules
from places import figures_of
from rule import rule

SHARED: dict[str, Any] = figures_of("tricktakers")
OURS: dict[str, Any] = json.loads(Path(data.__file__).with_name("data.json").read_text("utf-8"))
ROWS = {row["id"]: row for row in SHARED["characters"]}
PAGE = rules("tricktakers")
THREE = GAME.start(Setup(), 3, Rng(0))
TABLED = ("king", "hermit", "berserker", "adventurer")
TABLED_IN_THE_EXPANSION = ("samurai", "ninja", "summoner", "strategist", "phantom-thief")


def word(name: str) -> str:
    """A name as the shared data writes it."""
    return name.replace("-", "_")


def numbers(row: dict[str, Any]) -> list[Any]:
    """A shared table of points, from no trick to five."""
    return [WIN if points == "win_game" else points for points in row.values()]


def cells(text: str) -> list[list[str]]:
    """The rows of the tables in a piece of the rules page."""
    rows = [line for line in text.splitlines() if line.startswith("|")]
    found = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    return [row for row in found if not set(row[0]) <= set("-")]


def points_told(heading: str) -> list[Any]:
    row = next(row for row in cells(PAGE[heading][1]) if row[0] == "points")
    return [WIN if cell.startswith("wins the game") else int(cell.replace("−", "-")) for cell in row[1:]]


@rule("tricktakers#the-cards")
def test_the_deck_of_40() -> None:
    """Four colours from 1 to 9 once each, two Rares and two White Flags."""
    numbers_row, rares, flags = SHARED["decks"]["playing_cards"]["composition"]
    found = Counter(PLAYING_CARDS)

    assert len(PLAYING_CARDS) == SHARED["decks"]["playing_cards"]["count"] == 40
    assert tuple(numbers_row["colors"]) == COLOURS
    assert {
        (COLOURS[FACE[one].colour], FACE[one].value): count for one, count in found.items() if FACE[one].kind == NUMBER
    } == {(colour, value): numbers_row["copies"] for colour in numbers_row["colors"] for value in numbers_row["values"]}
    assert (found[card("rare")], found[card("flag")]) == (rares["copies"], flags["copies"]) == (2, 2)
    assert not any(OWNER[one] for one in PLAYING_CARDS)


def printed(one: Card) -> tuple[str, str | None, int | None]:
    """What is on a card, as the shared data tells it."""
    face = FACE[one]
    kind = {"flag": "white_flag"}.get(KINDS[face.kind], KINDS[face.kind])
    return (kind, COLOURS[face.colour], face.value) if face.kind == NUMBER else (kind, None, None)


@rule("tricktakers#the-cards", "tricktakers#king", "tricktakers#berserker")
@pytest.mark.parametrize(("owner", "count"), [("king", 1), ("berserker", 7)])
def test_exclusive_cards(owner: str, count: int) -> None:
    """The King's Rare; the Berserker, four 10s, a Rare and a White Flag."""
    shared = [
        (row["kind"], row.get("color"), row.get("value")) for row in SHARED["decks"][f"{owner}_exclusive"]["cards"]
    ]
    ours = [printed(one) for one in EXCLUSIVE if OWNER[one] == owner]

    assert len(ours) == count
    assert Counter(ours) == Counter(shared)
    assert set(BERSERKER_OTHERS) | {BERSERKER_CARD} == {one for one in EXCLUSIVE if OWNER[one] == "berserker"}


@rule("tricktakers#the-cards")
def test_every_card_has_a_number_and_a_name_of_its_own() -> None:
    """No name twice, none missing, and every one of them is said in English."""
    assert len(set(NAMES)) == len(NAMES) == len(FACE) == len(OWNER)
    assert [card(name) for name in NAMES] == list(range(len(NAMES)))
    assert set(PLAYING_CARDS) | set(EXCLUSIVE) == set(range(len(NAMES)))


@rule("tricktakers#priority")
def test_characters_in_the_order_of_priority() -> None:
    """All fifteen with their codes; the number counts first, then the letter."""
    order = [text.split(" ", 1)[0] for text in SHARED["priority"]["order"]]
    shared = sorted(SHARED["characters"], key=lambda row: row["priority_rank"])

    assert list(CODES) == order == sorted(CODES)
    assert [(row["id"], row["code"], row["set"]) for row in OURS["characters"]] == [
        (row["id"].replace("_", "-"), row["code"], row["set"]) for row in shared
    ]
    assert [CHARACTERS[one] for one in BASIC] == ["king", "gambler", "resistance", "hermit", "berserker"]
    assert [CHARACTERS[one] for one in ADDITIONAL] == ["adventurer", "collector", "ruler"]
    assert set(CAST) == set(EVERYONE)
    assert all(CAST[one].name == CHARACTERS[one] for one in EVERYONE)


@rule("tricktakers#priority")
def test_the_rules_page_has_priorities_and_codes() -> None:
    """The line of priorities names all in their order, and each character's heading is followed by its code."""
    say = english().say
    ours = [(say(Line(f"tricktakers-{CHARACTERS[one]}")), CODES[one]) for one in EVERYONE]

    assert re.findall(r"(\w[\w ]*) \((\d\w)\)", PAGE["priority"][1]) == ours
    for one in EVERYONE:
        code = f"{CODES[one]}, expansion" if is_expansion(one) else CODES[one]
        assert PAGE[CHARACTERS[one]][1].startswith(f"*{code}.*")


@rule("tricktakers#king", "tricktakers#hermit", "tricktakers#berserker", "tricktakers#adventurer")
@pytest.mark.parametrize("name", TABLED)
def test_points_for_tricks(name: str) -> None:
    """By tricks won, at a table of three to five and of two; the page has the same."""
    row = ROWS[name]

    assert list(table(name, two=False)) == numbers(row["scoring"]["by_wins"]) == points_told(name)
    assert list(table(name, two=True)) == numbers(row["two_player"]["by_wins"])
    assert [row["character"] for row in OURS["tables"]] == [*TABLED, *TABLED_IN_THE_EXPANSION]


@rule("tricktakers#gambler", "tricktakers#two-players")
def test_the_figures_of_the_gambler() -> None:
    """Gift, bids, stakes and five tricks."""
    shared, ours = ROWS["gambler"], DATA.gambler

    assert ours.gift == shared["scoring"]["setup_points"] == shared["two_player"]["setup_points"] == 20
    assert list(ours.bids) == numbers(shared["scoring"]["by_bid_hit"]) == points_told("gambler")
    assert ours.five_tricks == WIN
    assert shared["scoring"]["wins_5"] == "win_game"
    assert shared["setup"] == f"+20; up to {ours.exchanges} exchanges; bid 0-4; bet 0-50 (final round 0-100)"
    assert (ours.stake, ours.stake_final) == (50, shared["two_player"]["bet_last_round"]) == (50, 100)
    two = shared["two_player"]
    assert [*ours.two_players.bids[:5], ours.two_players.five_tricks] == numbers(two["by_bid_hit"])
    assert list(range(len(ours.two_players.bids))) == list(range(two["bid_range"][1] + 1))


@rule("tricktakers#resistance", "tricktakers#two-players")
def test_the_figures_of_the_resistance() -> None:
    """What a Kakumei trick pays, by the card it is won with; the final round; three and two players."""
    shared, ours = ROWS["resistance"], DATA.resistance
    won_with, two = shared["scoring"]["kakumei_trick_won_with"], shared["two_player"]

    assert [ours.flag, ours.low, ours.middle, ours.high, ours.black] == numbers(won_with)
    assert points_told("resistance") == numbers(won_with)
    assert ours.final_a_win == shared["scoring"]["final_round_per_win"]
    assert ours.three_players_black == shared["three_player_variant"]["black"]["points"]
    assert [ours.two_players.flag, ours.two_players.colour, ours.two_players.black] == numbers(
        two["kakumei_trick_won_with"]
    )
    assert (ours.two_players.times, ours.two_players.other_win) == (two["kakumei_uses"], two["per_other_win"])
    assert ours.two_players.final_a_win == two["last_round_per_win_including_kakumei"]


@rule("tricktakers#hermit", "tricktakers#two-players")
def test_the_figures_of_the_hermit() -> None:
    """A White Flag over a Rare, the same for two."""
    shared = ROWS["hermit"]
    ours = [DATA.hermit.flag_over_rare, DATA.hermit.flag_over_rare_final]

    assert ours == [shared["scoring"]["flag_beats_rare"], shared["scoring"]["flag_beats_rare_final"]]
    assert ours == [shared["two_player"]["flag_beats_rare"], shared["two_player"]["flag_beats_rare_last"]]


@rule("tricktakers#ruler", "tricktakers#two-players")
def test_the_figures_of_the_ruler() -> None:
    """What the Ruler gets besides the tasks, and all figures of the card for two."""
    shared, ours = ROWS["ruler"], DATA.ruler
    card_for_two, two = shared["two_player"]["card_numbers"], DATA.ruler.two_players

    assert ours.all_done == shared["scoring"]["all_tasks_completed"]
    assert ours.black == shared["scoring"]["took_black_card"]
    assert ours.one_trick == shared["scoring"]["took_exactly_1_trick"]
    figures = [two.failed_easy, two.failed_hard, two.all_done, two.black, two.one_trick, two.spotless]
    assert figures == list(card_for_two.values())
    assert two.tasks == shared["two_player"]["tasks_given"]


@rule("tricktakers#adventurer")
@pytest.mark.parametrize("place", range(15))
def test_item(place: int) -> None:
    """What it is called, when it can be chosen, and what it is worth unused; the same on our page."""
    shared, ours = SHARED["items"][place], DATA.items[place]
    groups = {"initial_blue": "helpful", "initial_red": "risky", "regular": "other"}
    worth = shared["unused"]
    initial = worth.get("any", worth.get("initial_equipment"))
    new = worth.get("any", worth.get("new_equipment"))
    called = english().say(Line(f"tricktakers-item-{ours.id}")).replace("’", "'")
    told = {row[0]: row[2] for row in cells(PAGE["adventurer"][1]) if len(row) == 3}

    assert word(ours.id) == shared["id"] == word(ITEMS[place].id)
    assert ours.group == groups[shared["group"]]
    assert (unused(place, 0), unused(place, 1)) == (initial, initial)
    assert (unused(place, 2), unused(place, 6)) == (new, new)
    said = told[called].replace("−", "-")
    assert said == (str(initial) if initial == new else f"{initial}, on new equipment {new}")


@rule("tricktakers#adventurer")
def test_there_are_fifteen_items() -> None:
    """Three and three to start with, and nine that can only be drawn."""
    assert len(ITEMS) == len(SHARED["items"]) == 15
    assert [[ITEMS[item].id for item in some] for some in FIRST_CHOICES] == [
        ["map", "potion", "boots"],
        ["sword", "wand", "axe"],
    ]
    assert len({type(item) for item in ITEMS}) == 15


@rule("tricktakers#ruler")
def test_the_six_tasks() -> None:
    """Three to take, three to avoid; what they pay and cost."""
    ours = [(word(row.id), row.reward, row.penalty) for row in TASKS if not row.extra]

    assert ours == [(row["id"], row["success"], row["failure"]) for row in SHARED["tasks"]]
    assert available(THREE) == list(range(6))


@rule("tricktakers#ruler")
def test_the_ten_extra_tasks() -> None:
    """Two for 30, four for 20, four for 10; missed, each costs 10.  At a table of two nobody can get a crown."""
    listed = SHARED["optional_pgc_variants"]["extra_tasks"]
    expected = {
        int(reward): len(tasks) for level, tasks in listed.items() for reward in re.findall(r"\+(\d+)/-10", level)
    }
    extra = [row for row in TASKS if row.extra]

    assert Counter(row.reward for row in extra) == expected == {30: 2, 20: 4, 10: 4}
    assert {row.penalty for row in extra} == {-10}
    assert available(GAME.start(Setup(mode="all_star", extra_tasks=True), 3, Rng(0))) == list(range(16))
    for_two = available(GAME.start(Setup(mode="draft", extra_tasks=True), 2, Rng(0)))
    assert {TASKS[task].id for task in range(16)} - {TASKS[task].id for task in for_two} == {
        "gain-crown",
        "gain-black-crown",
    }


@rule("tricktakers#collector")
def test_combinations_and_their_points() -> None:
    """Seven, the dearest of which wins the game; the page has the same points."""
    shared = SHARED["collector_combos"]
    ours = [(word(row.id), row.points) for row in DATA.combinations]
    told = {row[0]: row[1] for row in cells(PAGE["collector"][1])}
    say = english().say

    assert ours == [(row["id"], WIN if row["points"] == "win_game" else row["points"]) for row in shared["combos"]]
    assert (DATA.collector.most, DATA.collector.unused_pair) == (shared["max_combos"], -10)
    assert WINNING == "straight-flush9"
    for row in DATA.combinations:
        cell = told[say(Line(f"tricktakers-combination-{row.id}"))]
        assert cell == ("wins the game" if row.points == WIN else str(row.points))


@rule("tricktakers#the-aim", "tricktakers#a-round")
def test_the_figures_of_a_round() -> None:
    """Rounds, tricks, cards, points and crowns."""
    shared, ours = SHARED["round_rewards"], DATA.rounds

    assert (ours.rounds, ours.tricks, ours.hand) == (shared["rounds"], shared["tricks"], shared["hand"])
    assert ours.points == shared["start_points"]
    assert shared["crowns_per_round"] == 1
    assert ours.black_crowns_a_round == shared["black_crowns_per_round"]
    assert (ours.crowns_to_win, ours.black_crowns_to_win) == (2, 3)
    assert list(GAME.seats) == [2, 3, 4, 5]


@rule("tricktakers#the-cards")
def test_every_row_of_our_data_says_where_it_comes_from() -> None:
    """The rulebook, printed cards or the house: nothing without a source."""
    rows = [OURS["seats"], OURS["rounds"], OURS["gambler"], OURS["resistance"], OURS["hermit"], OURS["ruler"]]
    rows += [OURS[key] for key in ("collector", "strategist", "summoner", "alchemist", "time_traveler", "thief")]
    rows.append(OURS["points_win"])
    for key in ("characters", "tables", "items", "tasks", "combinations", "traps", "beasts", "formations"):
        rows.extend(OURS[key])

    assert {row["source"] for row in rows} <= {"rulebook", "printed cards", "house"}
    assert {row["two_players_source"] for row in rows if "two_players" in row} <= {"printed cards", "house"}


@rule("tricktakers#the-cards")
def test_all_things_have_names_in_english() -> None:
    """Characters, items, tasks, combinations and the ways a card is played are in the catalogue, no two alike."""
    keys = [f"tricktakers-{CHARACTERS[one]}" for one in EVERYONE]
    keys += [f"tricktakers-item-{row.id}" for row in DATA.items]
    keys += [f"tricktakers-task-{row.id}" for row in TASKS]
    keys += [f"tricktakers-combination-{row.id}" for row in DATA.combinations]
    keys += [f"tricktakers-colour-{name}" for name in COLOURS]
    said = [english().say(Line(key)) for key in keys]

    assert len(set(said)) == len(keys)
    assert not set(said) & set(keys)
    assert len(set(WAYS)) == len(WAYS) == 11
    assert [english().say(Line(f"tricktakers-{CHARACTERS[one]}")) for one in EVERYONE] == [
        ROWS[CHARACTERS[one].replace("-", "_")]["name"] for one in EVERYONE
    ]
    items = [english().say(Line(f"tricktakers-item-{row.id}")).replace("’", "'").lower() for row in DATA.items]
    assert items == [row["name"].lower().removeprefix("a ") for row in SHARED["items"]]
    assert [character(CHARACTERS[one]) for one in EVERYONE] == list(EVERYONE)
