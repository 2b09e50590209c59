"""The cards as the game has them, against the shared data and against our own rules page."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from odango.core.rng import Rng
from odango.games.masquerade import GAME, cards
from odango.games.masquerade.cards import (
    ACTION,
    ALL_CARDS,
    BETRAYAL,
    CHARACTER,
    CHARACTERS,
    HOUSE_DECK,
    KIND,
    MOON,
    NAMES,
    PILE,
    PLANET,
    PLANETS,
    POWERS,
    ROYAL_BONUS,
    SPECIALS,
    SUPPORT,
    TEAM_CARDS,
    TEAM_OF,
    TEAMS,
    TRANSFORMATION,
    TUXEDO_MASK,
    card,
    team_pack,
)
from odango.games.masquerade.setup import Setup, hand_sizes, play_cards, tricks_in
from odango.text import Line, english
from odango.text.rulebook import rules
from places import figures_of
from rule import rule

SHARED: dict[str, Any] = figures_of("masquerade")
OURS: dict[str, Any] = json.loads(Path(cards.__file__).with_name("data.json").read_text("utf-8"))
SOURCES = {"seed": "rulebook", "house": "house"}
KINDS = {
    "character": CHARACTER,
    "action": ACTION,
    "support": SUPPORT,
    "transformation": TRANSFORMATION,
    "betrayal": BETRAYAL,
    "tuxedo": TUXEDO_MASK,
}


@rule("masquerade#the-cards")
def test_there_are_89_cards() -> None:
    """The counts of the box, in our data and in the tables made from it."""
    counts = SHARED["counts"]
    found = Counter(KIND[face] for face in play_cards(Setup()))

    assert {kind: found[number] for kind, number in KINDS.items()} == {kind: counts[kind] for kind in KINDS}
    assert len(OURS["team_cards"]) == len(TEAM_CARDS) == counts["team"] == 9
    assert len(OURS["royal_cards"]) == counts["royal"] == 2
    assert len(play_cards(Setup())) == ALL_CARDS == counts["play"] == 78
    assert ALL_CARDS + len(TEAM_CARDS) + len(OURS["royal_cards"]) == counts["total"] == 89
    assert len(HOUSE_DECK) == CHARACTERS == 58
    assert len(SPECIALS) == 20


@rule("masquerade#the-cards")
@pytest.mark.parametrize("row", SHARED["play_cards"], ids=[row["id"] for row in SHARED["play_cards"]])
def test_play_card(row: dict[str, Any]) -> None:
    """What is on each of the 78 cards, and that it is there once."""
    face = card(row["id"])
    pile = row.get("pile", row["team"] if row["type"] == "action" else None)

    assert play_cards(Setup()).count(face) == 1
    assert KINDS[row["type"]] == KIND[face]
    assert row.get("planet") == (PLANETS[PLANET[face]] if PLANET[face] >= 0 else None)
    assert row.get("power", {"SG": 0, "DK": 0}) == dict(zip(TEAMS, POWERS[face], strict=True))
    assert bool(row.get("scores")) == cards.is_character(face)
    assert PILE[face] == (TEAMS.index(pile) if pile in TEAMS else -1)


@rule("masquerade#the-cards")
def test_every_number_belongs_to_one_face() -> None:
    """A card is told by its number: all powers on all planets, then the special cards, no name twice."""
    assert len(set(NAMES)) == len(NAMES) == 5 * 8 * 8 + 20
    assert [card(name) for name in NAMES] == list(range(len(NAMES)))
    assert all(NAMES[cards.character(PLANET[face], *POWERS[face])] == NAMES[face] for face in HOUSE_DECK)


@rule("masquerade#the-cards", "masquerade#the-ruling-planet")
def test_planets_and_their_colours() -> None:
    """Same planets, same colours; the Moon alone is trump."""
    ours = [(row["id"], row["colour"], row["trump"]) for row in OURS["planets"]]

    assert ours == [(row["id"], row["colour"], row["trump"]) for row in SHARED["planets"]]
    assert PLANETS[MOON] == "moon"


@rule("masquerade#teams")
def test_team_cards() -> None:
    """Five and four, called as in the shared data; only Zoisite's name is the rulebook's."""
    say = english().say
    ours = [(say(Line(f"masquerade-identity-{name}")), TEAMS[TEAM_OF[i]]) for i, name in enumerate(TEAM_CARDS)]

    assert ours == [(row["label"], row["team"]) for row in SHARED["team_cards"]]
    assert [row["name_source"] for row in OURS["team_cards"]] == [
        SOURCES[row["source_of"]["label"]] for row in SHARED["team_cards"]
    ]


@rule("masquerade#auction", "masquerade#scoring")
def test_royal_cards() -> None:
    """One a team; five more for who tells the truth with it."""
    ours = [(f"royal-{row['id']}", row["team"]) for row in OURS["royal_cards"]]

    assert ours == [(row["id"], row["team"]) for row in SHARED["royal_cards"]]
    assert [row["team"] for row in OURS["royal_cards"]] == list(TEAMS)
    assert ROYAL_BONUS == 5


@rule("masquerade#teams", "masquerade#the-deal")
@pytest.mark.parametrize("row", SHARED["setup"], ids=[f"{row['players']}-players" for row in SHARED["setup"]])
def test_masquerade_setup_row(row: dict[str, Any]) -> None:
    """Team Cards, the spare one, hands in the order of dealing, tricks and what is never played, with both deals."""
    players = row["players"]
    teams = Counter(TEAMS[TEAM_OF[identity]] for identity in team_pack(players))
    equal = Setup(deal="equal")

    assert teams == row["team_cards"]
    assert len(team_pack(players)) - players == row["team_cards_left_hidden"]
    assert hand_sizes(Setup(), players) == row["hand_sizes"]
    assert tricks_in(players) == row["tricks"]
    assert ALL_CARDS - tricks_in(players) * players == row["cards_never_played"]
    assert hand_sizes(equal, players) == [row["equal_deal_variant"]] * players


@rule("masquerade#teams")
def test_the_masquerade_table_of_players_is_complete() -> None:
    """The shared table speaks of exactly the tables that can be played; so does the page of the rules."""
    told = [
        [cell.strip() for cell in found.split("|")[1:-1]]
        for found in rules("masquerade")["teams"][1].splitlines()
        if re.match(r"\| \d", found)
    ]
    ours = []
    for players in GAME.seats:
        teams = Counter(TEAM_OF[identity] for identity in team_pack(players))
        sizes = sorted(set(hand_sizes(Setup(), players)), reverse=True)
        left = len(team_pack(players)) - players
        row = [str(players), f"{teams[0]} + {teams[1]}", str(left or "–"), " or ".join(map(str, sizes))]
        ours.append([*row, str(tricks_in(players))])

    assert [row["players"] for row in SHARED["setup"]] == list(GAME.seats) == list(range(3, 10))
    assert told == ours


@rule("masquerade#the-cards")
def test_the_rules_page_has_the_house_deck() -> None:
    """The four plain planets have the twelve pairs that are told, the Moon the ten."""
    body = rules("masquerade")["the-cards"][1]
    told = {
        label: sorted(re.findall(r"\d/\d", text)) for label, text in re.findall(r"- (Mercury|Moon)[^:]*: (.*)\.", body)
    }
    for number, name in enumerate(PLANETS):
        ours = sorted("{}/{}".format(*POWERS[face]) for face in HOUSE_DECK if PLANET[face] == number)
        assert ours == told["Moon" if number == MOON else "Mercury"], name


@rule("masquerade#the-cards")
def test_every_row_of_our_masquerade_data_has_a_source() -> None:
    """Each row says where it comes from, and it is where the shared data says; so does each name we made up."""
    rows = [OURS["seats"], OURS["royal_bonus"], OURS["tuxedo_mask"]]
    for key in ("planets", "team_cards", "team_packs", "royal_cards", "characters", "actions", "supports"):
        rows.extend(OURS[key])
    rows += [*OURS["transformations"], *OURS["betrayals"]]
    shared = {row["id"]: row["source_of"] for row in SHARED["play_cards"] if "source_of" in row}

    assert {row["source"] for row in rows} == {"rulebook", "house"}
    assert {row["source"] for row in OURS["characters"]} == {"house"}
    assert [row["source"] for row in OURS["team_packs"]] == [SOURCES[row["source"]] for row in SHARED["setup"]]
    for row in OURS["actions"]:
        assert (row["source"], row["name_source"]) == ("rulebook", "house")
    for row in OURS["transformations"]:
        colour = next(text for what, text in shared[f"transformation-{row['colour']}"].items() if "colour" in what)
        assert row["source"] == SOURCES[colour.split()[0]], row


@rule("masquerade#the-cards")
def test_masquerade_options_and_their_defaults() -> None:
    """Every switch of the shared data is an option with the same default, and every value of it can be chosen."""
    listed = [(row["key"], value) for row in SHARED["options"] for value in row.get("values", ())]
    chosen = [getattr(msgspec.convert({key: value}, Setup), key) for key, value in listed]
    defaults = {name: getattr(Setup(), name) for name in Setup.__struct_fields__}

    assert {row["key"]: row["default"] for row in SHARED["options"]}.items() <= defaults.items()
    assert set(defaults) - {row["key"] for row in SHARED["options"]} == {"deck"}
    assert chosen == [value for _, value in listed]


@rule("masquerade#the-cards")
def test_masquerade_names_are_in_the_catalogue() -> None:
    """Every card that is not a Character, every planet, team and royal card has a name of its own in English."""
    keys = [f"masquerade-{NAMES[face]}" for face in SPECIALS]
    keys += [f"masquerade-planet-{name}" for name in PLANETS] + [f"masquerade-team-{name}" for name in TEAMS]
    keys += [f"masquerade-royal-{name}" for name in cards.ROYAL_CARDS]
    said = [english().say(Line(key)) for key in keys]
    shared = {row["id"]: row["label"] for row in (*SHARED["royal_cards"], *SHARED["play_cards"]) if "label" in row}

    assert len(set(said)) == len(keys)
    assert not set(said) & set(keys)
    for key, called in zip(keys, said, strict=True):
        if key.startswith(("masquerade-royal", "masquerade-support")):
            assert called.split(" (")[0] in shared[key.removeprefix("masquerade-")]


@rule("masquerade#the-cards", "masquerade#teams")
def test_who_should_play() -> None:
    """Three to nine; above what the rulebook recommends there is a word of advice, and always one about the deck."""
    players = SHARED["players"]
    say = english().say
    advice = {seats: [say(found) for found in GAME.advice(Setup(), seats)] for seats in GAME.seats}

    assert (OURS["seats"]["least"], OURS["seats"]["most"]) == (players["min"], players["max"])
    assert (OURS["seats"]["recommended"], OURS["seats"]["best"]) == (players["recommended"], players["best"])
    assert {found[0] for found in advice.values()} == {
        "Which powers stand on which Character is ours: the printed list is lost. Another deck can be brought along."
    }
    assert [seats for seats, found in advice.items() if len(found) > 1] == [8, 9]
    for seats in GAME.seats:
        assert GAME.start(Setup(), seats, Rng(1)).seats == seats
