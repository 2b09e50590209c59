"""All 160 cards and the eight decks, against the rulebook's list and the shared data."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations
from statistics import mean
from typing import Any

import pytest

from places import FIGURES
from rule import rule
from rulebook.ccg.figures import CARDS, DECKS, ENDLESS, OURS, ROWS, Row, moves

RULEBOOK = (FIGURES.parent / "rulebooks" / "sailor_moon_ccg.txt").read_text("utf-8")
NAMED: dict[str, Row] = {card["name"]: card for card in CARDS}

TYPES = ("body", "mind", "soul", "any")
KINDS = ("monster", "villain", "scout", "knight", "person", "item", "event", "defense-event", "power")
STARTERS = ("starter_moon_mars", "starter_mercury_venus")
CHARACTER_DECKS = tuple(name for name in DECKS if name not in STARTERS)

SAYS = {
    "avoid": "avoided",
    "prevent": "prevented",
    "armor": "less",
    "reduce": "less",
    "heal": "heals",
    "rob": "discard",
    "lose": "player discards",
    "clear-persons": "all persons",
    "copy-item": "copy of any other item",
    "fetch": "fetches",
    "swap-item": "fetches",
    "summon": "becomes the target",
    "gather-persons": "every person",
    "drain": "attacker loses",
    "drain-team": "player loses",
    "drain-all": "loses every",
    "soul-drain": "each monster",
    "thread": "2 wins",
    "hold": "may not attack next turn",
    "sleep": "sleeps",
    "skip": "skips",
    "sicken": "rejuvenate",
    "spy": "hand",
    "foresee": "looks",
    "prophetic": "look",
    "awesome-power": "whole hand",
    "safe": "combined attack",
    "unpredictable": "tie",
    "crazy": "itself is discarded",
    "doubt": "2 wins",
    "vine-trap": "one other monster",
    "command-yoma": "yoma",
}
"""A word or two that the shared data uses of whatever a defence does."""
COUNTED: dict[int | None, set[str]] = {1: {"one", "a", "an"}, 2: {"two"}, 5: {"five"}, ENDLESS: {"all"}}
"""How many cards a defence is about is told there in words."""
TAKING = ("rob", "lose", "fetch", "summon")
SEARCHING = (*TAKING, "foresee")


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’]", "", text.lower().replace("&", "and"))).strip("-")


def cost(row: Row | None) -> list[int]:
    return [row[power] for power in TYPES] if row else [0, 0, 0, 0]


Compared = tuple[str, Any, Any]


def card_compared(card: Row, row: Row) -> Iterator[Compared]:
    """Everything on a card: what it is, what we have, what the shared data have."""
    title = f"{row['printed_title']} Power" if row["type"] == "power" else row["printed_title"]
    other_title = None if row["title"] == title else row["title"]
    yield "number", card["number"], row["number"]
    yield "title", card["title"], title
    yield "title in the rulebook", card.get("listed_as"), other_title
    yield "name", card["name"] in {slug(card["title"]), *slug_parts(card)}, True
    yield "rarity", card["rarity"], row["rarity"]
    yield "kind", card["kind"], row["type"].replace("_", "-")
    same = {"health": "health", "points": "victory_points", "strong": "strong_against", "weak": "weak_against"}
    for ours, shared in {**same, "icon": "power_icon", "level": "level"}.items():
        yield ours, card.get(ours), row[shared]
    yield "family", card.get("family"), None if row["type"] == "villain" else row["family"]
    for ours, shared in {"side": "affiliation", "replaces": "replaces", "character": "character"}.items():
        yield ours, card.get(ours), row[shared] and slug(row[shared])
    start = card.get("starts_with")
    yield "starting PIE", NAMED[start]["title"] if start in NAMED else start, row["starting_pie"]
    yield "ability", card.get("ability"), None if row["ability"] == "?????" else row["ability"]
    yield "cost", card.get("cost", [0, 0, 0, 0]), cost(row["play_cost"])
    yield "challenges", card.get("challenge", 0), row["jkp"] or 0
    yield "amount", card.get("amount"), next(iter((row["params"] or {}).values()), None)
    for ours, shared in {"attacks": "attacks", "defences": "defenses"}.items():
        yield ours, [move["title"] for move in card.get(ours, [])], [move["name"] for move in row[shared] or []]
    for move, told in zip(card.get("attacks", []), row["attacks"] or [], strict=False):
        yield from move_compared(move, told)
        yield from attack_compared(move, told)
    for move, told in zip(card.get("defences", []), row["defenses"] or [], strict=False):
        yield from move_compared(move, told)
        yield from defence_compared(move, told)


def slug_parts(card: Row) -> set[str]:
    """A card may be called by the first of two titles, by its title in the rulebook, or without an article."""
    first = re.split(r"[/&]", card["title"])[0]
    return {slug(first), slug(listed(card)), slug(card["title"]).removeprefix("the-")}


def move_compared(move: Row, told: Row) -> Iterator[Compared]:
    title = told["name"]
    yield f"name of {title}", move["name"], slug(title)
    yield f"cost of {title}", move.get("cost", [0, 0, 0, 0]), cost(told["cost"])
    yield f"challenges of {title}", move.get("challenge", 0), told["jkp"]


def attack_compared(move: Row, told: Row) -> Iterator[Compared]:
    title, params = told["name"], told.get("params") or {}
    mirrors = {"mirror": 1, "mirror x2": 2}
    yield f"damage of {title}", move.get("damage"), told["damage"] or params.get("damage_attacker")
    yield f"{title} mirrors", move.get("mirror"), mirrors.get(params.get("damage_rule", ""))
    figures = {"win": "damage_on_win", "loss": "damage_on_loss", "paid": "damage_if_paid", "other": "damage_other"}
    for ours, shared in {**figures, "splash": "splash_on_win", "thorn": "recurring_damage"}.items():
        yield f"{ours} of {title}", move.get(ours), params.get(shared)
    yield f"{title} may go unpaid", "paid" in move, told.get("cost_optional", False)
    yield f"{title} shields", move.get("shields", False), "does not hit back" in (told["effect"] or "")


def defence_compared(move: Row, told: Row) -> Iterator[Compared]:
    title, effect, params = told["name"], told["effect"].lower(), told.get("params") or {}
    words = set(re.findall(r"\w+", effect))
    repeats = {None: 1, "any number": ENDLESS, "up to 3, one challenge each": 3}
    figure = next((value for value in params.values() if value != "all"), None)
    if move["does"] in SEARCHING:
        yield f"amount of {title}", bool(COUNTED.get(move.get("amount"), set()) & words), True
    else:
        yield f"amount of {title}", move.get("amount"), None if move["does"] == "unpredictable" else figure
    yield f"{title} repeats", move.get("repeat", 1), repeats[told.get("cost_repeatable")]
    yield f"{title} does", SAYS.get(move["does"], "nothing of that name") in effect, True
    about = {kind for kind in ("item", "person", "yoma", "droid") if {kind, f"{kind}s"} & words}
    yield f"{title} is about", set(move.get("what", ())), about if move["does"] in TAKING else set()


def differences(card: Row, row: Row) -> list[str]:
    return [what for what, ours, shared in card_compared(card, row) if ours != shared]


@rule("ccg#card-text")
@pytest.mark.parametrize("number", range(1, 161))
def test_card(number: int) -> None:
    """Every figure and title on it is that of the shared data."""
    card, row = CARDS[number - 1], ROWS[number - 1]

    assert card["number"] == number
    assert differences(card, row) == []


def changed(value: Any) -> Iterator[Any]:
    """The same with one thing in it otherwise, in all ways."""
    match value:
        case bool():
            yield not value
        case int():
            yield value + 1
        case str():
            yield f"{value}x"
        case list():
            for place, item in enumerate(value):
                for other in changed(item):
                    yield [*value[:place], other, *value[place + 1 :]]
            yield value[:-1]
        case dict():
            for key in value.keys() - {"source"}:
                for other in changed(value[key]):
                    yield {**value, key: other}
            for key in value.keys() - {"source", "number", "name", "title", "rarity", "kind", "does"}:
                yield {other: item for other, item in value.items() if other != key}


@rule("ccg#card-text")
def test_any_change_of_a_card_would_be_noticed() -> None:
    """One figure, word or list of a card otherwise or left out, and the comparison says so, whichever it is."""
    planted = [(other, row) for card, row in zip(CARDS, ROWS, strict=True) for other in changed(deepcopy(card))]
    unnoticed = [other for other, row in planted if not differences(other, row)]

    assert unnoticed == []
    assert len(planted) > 3000


def rulebook_list() -> list[tuple[str, str, str]]:
    """Number, rarity and title, down the columns of the rulebook's list.  Some of its Cs are Cyrillic in the text."""
    found: list[tuple[str, str, str]] = []
    for page in RULEBOOK.split("SAILOR MOON CCG COMPLETE CARD LIST")[1:]:
        lines = [re.match(r"(?:_?\t)?(\d[\d ]*(?:\t[^\t]*){6})", line) for line in page.splitlines()]
        cells = [line[1].split("\t") for line in lines if line]
        found += [(row[0], row[1], row[2]) for row in cells]
        found += [(row[4], row[5], row[6]) for row in cells]
    return [(number, rarity.replace("\N{CYRILLIC CAPITAL LETTER ES}", "C"), title) for number, rarity, title in found]


def listed(card: Row) -> str:
    return str(card.get("listed_as", card["title"]))


@rule("ccg#card-text")
def test_titles_and_rarities_against_the_rulebook() -> None:
    """The text of its list is damaged at a few numbers, and at no others we differ from it."""
    read: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for number, rarity, title in rulebook_list():
        read[number].append((rarity, title))
    other_titles = {
        card["number"] for card in CARDS if listed(card) not in [title for _, title in read[str(card["number"])]]
    }
    other_rarities = {
        card["number"]
        for card in CARDS
        if card["rarity"].replace("F", "*") not in [rarity for rarity, _ in read[str(card["number"])]]
    }

    assert other_titles == {102, 111, 112, 113, 114, 117, 118, 153, 154, 155, 156, 158, 159}
    assert other_rarities == {111, 112, 123, 127, 128, 132, 145, 146, 150, 153, 154, 159}
    for number in other_titles | other_rarities:
        assert CARDS[number - 1]["rarity"] == ROWS[number - 1]["rarity"]
        assert CARDS[number - 1]["title"] == ROWS[number - 1]["printed_title"]


@rule("ccg#card-text")
def test_the_rulebook_has_all_titles_in_our_order() -> None:
    """Where numbers are damaged the titles still stand one after another, with little between them."""
    rest = " ".join(title for _, _, title in rulebook_list())
    between = []
    for card in CARDS:
        before, found, rest = rest.partition(listed(card))
        assert found, card["title"]
        between.append(before.strip())

    assert [text for text in between if text] == ["Maria Darila Barraria", "WIDDIT Stat LOCKEL", ","]
    assert sum("listed_as" in card for card in CARDS) == 6


@rule("ccg#card-text")
def test_rarities_go_by_number() -> None:
    """1 to 60 are common, 61 to 120 uncommon, 121 to 150 rare, the last ten foil."""
    assert "".join(card["rarity"] for card in CARDS) == "C" * 60 + "U" * 60 + "R" * 30 + "F" * 10


@rule("ccg#card-text", "ccg#preconstructed-decks")
def test_every_row_says_where_it_comes_from() -> None:
    """Cards and decks name one of the sources, and every source is named."""
    assert {row["source"] for row in [*CARDS, *DECKS.values()]} == set(OURS["sources"])
    assert {row["source"] for row in CARDS} == {"photograph"}
    assert all(OURS["sources"].values())


@rule("ccg#preconstructed-decks")
@pytest.mark.parametrize("name", DECKS)
def test_deck(name: str) -> None:
    """Its list is that of the shared data; 60 cards, or 30 in half a starter."""
    key = name if name in STARTERS else f"character_{name}"
    shared = {row["number"]: row["deck_lists"][key] for row in ROWS if key in row["deck_lists"]}

    assert {NAMED[card]["number"]: count for card, count in DECKS[name]["cards"].items()} == shared
    assert sum(shared.values()) == (30 if name in STARTERS else 60)


def by_rarity(*decks: str) -> list[int]:
    """How many Power, common, uncommon and rare cards there are; Power is counted apart."""
    found: Counter[str] = Counter()
    for deck in decks:
        for name, count in DECKS[deck]["cards"].items():
            found["power" if NAMED[name]["kind"] == "power" else NAMED[name]["rarity"]] += count
    assert set(found) == {"power", "C", "U", "R"}
    return [found[kind] for kind in ("power", "C", "U", "R")]


def of_kind(deck: str, kind: str) -> int:
    return sum(count for name, count in DECKS[deck]["cards"].items() if NAMED[name]["kind"] == kind)


@rule("ccg#preconstructed-decks", "ccg#decks")
def test_what_the_decks_are_made_of() -> None:
    """The publisher's numbers by rarity, and the same number of Monsters and Villains in each Character Deck."""
    assert len(DECKS) == 8
    assert len(CHARACTER_DECKS) == 6
    for deck in CHARACTER_DECKS:
        assert by_rarity(deck) == [24, 18, 15, 3]
        assert (of_kind(deck, "monster"), of_kind(deck, "villain")) == (16, 3)
    assert by_rarity(*STARTERS) == [22, 23, 13, 2]
    assert len({name for deck in DECKS.values() for name in deck["cards"]}) == 120


@rule("ccg#decks", "ccg#opening")
@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_allowed_and_can_open(name: str) -> None:
    """Four of a card at most, Power aside; a Level 1 Scout or Knight, a Monster of one point, and the PIE card."""
    cards = DECKS[name]["cards"]
    ally, monster = (NAMED[card] for card in DECKS[name]["opening"])

    assert all(1 <= count <= 4 or NAMED[card]["kind"] == "power" for card, count in cards.items())
    assert {ally["name"], monster["name"], ally["starts_with"]} <= set(cards)
    assert (ally["level"], monster["kind"], monster["points"]) == (1, "monster", 1)


def mean_damage(monsters: list[Row]) -> float:
    """By the best figure printed; a Monster that splits its attack has none in the box."""
    return mean(
        max((move.get("damage", 0) for move in card.get("attacks", []) if "other" not in move), default=0)
        for card in monsters
    )


@rule("ccg#card-text", "ccg#strong-and-weak")
def test_monsters_are_strong_against_the_type_they_use() -> None:
    """True of all 33 that use a type; they are weak against another, and all six pairs are about as frequent."""
    monsters = [card for card in CARDS if card["kind"] == "monster"]
    used = {
        card["name"]: {TYPES[place] for move in moves(card) for place in range(3) if cost_of(move)[place]}
        for card in monsters
    }
    typed = {name: types for name, types in used.items() if types}
    pairs = Counter((card["strong"], card["weak"]) for card in monsters)

    assert typed == {name: {NAMED[name]["strong"]} for name in typed}
    assert len(typed) == 33
    assert set(pairs) == set(permutations(TYPES[:3], 2))
    assert set(pairs.values()) == {8, 9, 10}


def cost_of(move: Row) -> list[int]:
    return list(move.get("cost", [0, 0, 0, 0]))


@rule("ccg#card-text")
@pytest.mark.parametrize(
    ("kind", "points", "count", "least", "most", "damage"),
    [
        ("monster", 1, 27, 10, 60, 23),
        ("monster", 2, 26, 20, 90, 32),
        ("villain", 3, 8, 80, 120, 39),
        ("villain", 4, 8, 140, 250, 49),
        ("villain", 5, 2, 140, 170, 50),
        ("villain", 6, 1, 200, 200, 150),
    ],
)
def test_enemies_by_points(kind: str, points: int, count: int, least: int, most: int, damage: int) -> None:
    """The more points, the more Health and damage."""
    some = [card for card in CARDS if card["kind"] == kind and card["points"] == points]
    health = [card["health"] for card in some]

    assert (len(some), min(health), max(health)) == (count, least, most)
    assert round(mean_damage(some)) == damage
    assert kind == "villain" or round(mean(health)) == {1: 39, 2: 60}[points]


@rule("ccg#card-text", "ccg#villains")
def test_how_many_cards_of_each_kind() -> None:
    """Kinds, families and sides; what a Villain replaces is of its own side."""
    villains = [card for card in CARDS if card["kind"] == "villain"]
    own = {"negaverse": "yoma", "doom-tree": "cardian", "dark-moon": "droid"}

    assert Counter(card["kind"] for card in CARDS) == dict(
        zip(KINDS, (53, 19, 20, 4, 12, 18, 21, 10, 3), strict=True),
    )
    assert Counter(card["family"] for card in CARDS if "family" in card) == {"yoma": 28, "cardian": 12, "droid": 13}
    assert Counter(card["side"] for card in villains) == {"negaverse": 7, "doom-tree": 2, "dark-moon": 10}
    assert all(card["family"] == own[card["side"]] for card in CARDS if card["kind"] == "monster")
    assert {card["name"]: card["replaces"] for card in villains if card["replaces"] != own[card["side"]]} == {
        "queen-beryl": "negaverse-villain",
        "wiseman": "dark-moon-villain",
        "negaforce": "queen-beryl",
    }


@rule("ccg#card-text", "ccg#scouts-and-knights")
def test_what_attacks_of_scouts_cost() -> None:
    """By Power of their own type, of any type, and damage; a Level keeps the attacks before it, and 4 is cheaper."""
    lower = {(2, 0, 30), (2, 1, 40), (4, 0, 50), (2, 2, 70), (6, 0, 90)}
    highest = {(1, 0, 30), (1, 1, 40), (2, 0, 50), (1, 2, 90)}
    found: dict[bool, set[tuple[int, int, int]]] = {True: set(), False: set()}
    for card in CARDS:
        if card["kind"] != "scout":
            continue
        own = TYPES.index(card["icon"])
        for move in card["attacks"]:
            assert sum(move["cost"]) == move["cost"][own] + move["cost"][3]
            found[card["level"] == 4].add((move["cost"][own], move["cost"][3], move["damage"]))
        if card["level"] > 1:
            before = NAMED[f"{card['character']}-level-{card['level'] - 1}"]
            names = [move["name"] for move in card["attacks"]]
            assert names[: len(before["attacks"])] == [move["name"] for move in before["attacks"]]
            assert len(names) - len(before["attacks"]) == (card["level"] < 4)

    assert found == {False: lower, True: highest}
