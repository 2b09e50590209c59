"""A walk through every page and state; whoever comes along looks at each."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from browser.person import Person, kind_asked, option_texts
from odango.games.ccg.deck.decks import cards_of
from odango.games.ccg.deck.lists import DeckList, code
from seeds import seed_for

Look = Callable[[Person, str], None]
Guide = Callable[[str | None], Person]
"""Makes somebody with that name, or nobody yet."""


def tour(meet: Guide, look: Look) -> None:
    for part in PARTS.values():
        part(meet, look)


def lobby(meet: Guide, look: Look) -> None:
    nobody = meet(None)
    nobody.page.goto("/", wait_until="networkidle")
    look(nobody, "lobby")
    if nobody.size == "phone":
        nobody.button("lobby-start-table").click()
        nobody.see("dialog, [role=dialog]")
        look(nobody, "lobby-new-table")
        nobody.page.keyboard.press("Escape")
    nobody.button("lobby-join").click()
    nobody.see("dialog, [role=dialog]")
    look(nobody, "lobby-join")
    nobody.page.keyboard.press("Escape")


def room(meet: Guide, look: Look) -> None:
    ami, nobody = meet("Ami"), meet(None)
    table = ami.open_table("bluff", seats=4, public=True)
    ami.see(".room__seats")
    look(ami, "room-host")
    nobody.go(f"/t/{table}")
    nobody.see("input[name=nickname]")
    look(nobody, "room-guest")


def bluff(meet: Guide, look: Look) -> None:
    ami = meet("Ami")
    table = asked_in(ami, "respond", "bluff", after=14, seats=5, bots="steady")
    look(ami, "bluff-respond")
    for pane in ("log", "chat", "rules", "list"):
        tab = ami.page.locator(f"[data-tab={pane}]")
        if tab.is_visible():
            tab.click()
        ami.see(f".pane--{pane}")
        look(ami, f"bluff-{pane}")
    ami.page.keyboard.press("Escape")
    ami.button("menu-title").click()
    ami.see("dialog[open]")
    look(ami, "bluff-menu")
    ami.page.keyboard.press("Escape")
    if go_on(ami, table, lambda seen: kind_asked(seen) in ("start", "pass-on")):
        look(ami, "bluff-pass")
        ami.page.locator(f'[data-ref="{ami.options[0]["refs"][0]}"]:visible').last.click()
        look(ami, "bluff-picked")
        ami.page.keyboard.press("Escape")
    to_the_end(ami, table, "bluff", look)


def masquerade(meet: Guide, look: Look) -> None:
    ami = meet("Ami")
    table = asked_in(ami, "bid", "masquerade", seats=5, bots="steady")
    look(ami, "masquerade-bid")
    go_on(ami, table, lambda seen: kind_asked(seen) == "play" and len(seen["view"]["tricks"]) >= 2)
    look(ami, "masquerade-play")
    ami.page.locator(f'[data-ref="{ami.options[0]["refs"][0]}"]:visible').last.click()
    look(ami, "masquerade-picked")
    ami.page.keyboard.press("Escape")
    to_the_end(ami, table, "masquerade", look, whole=".end .beliefs")
    for seats in (3, 9):
        asked_in(ami, "play", "masquerade", seats=seats, bots="steady")
        look(ami, f"masquerade-{seats}")


def tricktakers(meet: Guide, look: Look) -> None:
    """The choice of a character, every set-up that asks something, a trick, the account, two and five seats."""
    ami = meet("Ami")
    asked_in(ami, "character", "tricktakers", seats=4, bots="steady", setup={"mode": "all_star"})
    look(ami, "tricktakers-characters")
    for character, kind_of_question in (("gambler", "exchange"), ("adventurer", "equip"), ("ruler", "task")):
        table = become(ami, character, kind_of_question)
        look(ami, f"tricktakers-{kind_of_question}")
    go_on(ami, table, lambda seen: kind_asked(seen) == "play" and len(seen["view"]["plays"]) > 0)
    look(ami, "tricktakers-play")
    ami.page.locator(f'[data-ref="{ami.options[0]["refs"][0]}"]:visible').last.click()
    look(ami, "tricktakers-picked")
    ami.page.keyboard.press("Escape")
    while not go_on(ami, table, lambda seen: seen["view"]["round"] == 2):
        # Somebody has won in the first round.
        table = become(ami, "ruler", "play")
    look(ami, "tricktakers-account")
    to_the_end(ami, table, "tricktakers", look)
    for seats, mode in ((2, "draft"), (5, "shuffle")):
        asked_in(ami, "play", "tricktakers", seats=seats, bots="steady", setup={"mode": mode})
        look(ami, f"tricktakers-{seats}")


SLOW_TO_WIN: dict[str, Any] = {
    "mode": "all_star",
    "characters": ["king", "gambler", "adventurer", "hermit", "collector", "berserker", "ruler"],
}
"""Without the Resistance, who can win with the first trick."""


EXPANSION = ["strategist", "summoner", "ninja", "alchemist", "samurai", "time-traveler", "phantom-thief"]


def expansion(meet: Guide, look: Look) -> None:
    """What each of its characters asks that no other does."""
    ami = meet("Ami")
    for character, question in (
        ("strategist", "trap"), ("summoner", "ritual"), ("alchemist", "element"), ("time-traveler", "predict"),
        ("phantom-thief", "letter"), ("ninja", "clone"),
    ):  # fmt: skip
        become(ami, character, question, {"mode": "all_star", "characters": EXPANSION})
        look(ami, f"tricktakers-{question}")


def become(ami: Person, character: str, question: str, setup: dict[str, Any] = SLOW_TO_WIN) -> str:
    """At a new table, choose this character and play on until it is asked this; its table."""
    for seed in range(60):
        table = ami.order_table("tricktakers", start_when_full=True, seats=4, bots="steady", setup=setup)
        seen = ami.play_past_the_page(
            table, random.Random(seed_for(seed)), lambda seen: kind_asked(seen) == "character"
        )
        # Where a bot was quicker, at another one.
        if character in option_texts(seen["options"]):
            ami.ask("POST", f"/api/tables/{table}/choices", {"number": seen["number"], "text": character})
            if go_on(ami, table, lambda seen: kind_asked(seen) == question, seed):
                return table
    raise AssertionError(f"the {character} is never asked {question}")


def dice(meet: Guide, look: Look) -> None:
    ami = meet("Ami")
    asked_in(ami, "character", "dice", seats=2, bots="steady")
    look(ami, "dice-characters")
    table = asked_in(ami, "turn", "dice", seats=2, bots="steady", setup={"choose": "random", "rounds_to_win": 1})
    look(ami, "dice-turn")
    attack = next((option for option in ami.options if len(option["refs"]) > 1), None)
    if attack is not None:
        ami.page.locator(f'[data-ref="{attack["refs"][0]}"]:visible').last.click()
        look(ami, "dice-picked")
        ami.page.keyboard.press("Escape")
    to_the_end(ami, table, "dice", look)
    asked_in(ami, "turn", "dice", seats=4, bots="steady", setup={"mode": "tag_team", "choose": "random"})
    look(ami, "dice-tag-team")


def ccg(meet: Guide, look: Look) -> None:
    """The opening, a hand to play from, actions, a challenge, a defence; the Basic game; four at a table."""
    ami = meet("Ami")
    asked_in(ami, "open", "ccg", seats=2, bots="steady")
    look(ami, "ccg-opening")
    for question in ("play", "act", "defend", "throw"):
        table = asked_in(ami, question, "ccg", seats=2, bots="steady")
        look(ami, f"ccg-{question}")
        if question in ("play", "act") and any(option["refs"] for option in ami.options):
            thing = next(option["refs"][0] for option in ami.options if option["refs"])
            ami.page.locator(f'[data-ref="{thing}"]:visible').last.click()
            look(ami, f"ccg-{question}-picked")
            ami.page.keyboard.press("Escape")
    to_the_end(ami, table, "ccg", look)
    asked_in(ami, "basic-attack", "ccg", seats=2, bots="steady", setup={"rules": "basic"})
    look(ami, "ccg-basic")
    asked_in(ami, "act", "ccg", seats=4, bots="steady", setup={"rules": "advanced"})
    look(ami, "ccg-4")


def decks(meet: Guide, look: Look) -> None:
    """The deck builder: a deck, and on a phone the cards on the other side; and a room to which decks are brought."""
    ami = meet("Ami")
    ami.go(f"/decks?list={code(DeckList('Moon Kingdom', cards_of('sailor_moon')))}")
    ami.says("decks-verdict-playable")
    look(ami, "decks")
    if ami.size == "phone":
        ami.page.locator(".sides button").first.click()
        look(ami, "decks-cards")
    ami.open_table("ccg", seats=3)
    ami.see(".bring")
    look(ami, "room-decks")


def to_the_end(ami: Person, table: str, game: str, look: Look, whole: str = ".end") -> None:
    """Play on, look at how it ended, and at the game once more from its middle."""
    go_on(ami, table, lambda _: False)
    ami.see(whole)
    look(ami, f"{game}-end")
    ami.go(f"/replay/{table}#30")
    ami.see("[data-replay]")
    ami.page.wait_for_load_state("networkidle")
    look(ami, f"{game}-replay")


def rest(meet: Guide, look: Look) -> None:
    ami = meet("Ami")
    ami.order_table("bluff", seats=3, bots="gentle")
    ami.page.goto("/", wait_until="networkidle")
    look(ami, "lobby-mine")
    ami.go("/replay")
    ami.see("main")
    look(ami, "replay-file")
    ami.go("/challenge")
    ami.see("main svg")
    look(ami, "challenge")
    ami.go("/no/such/page")
    ami.see("main")
    look(ami, "not-here")


def go_on(somebody: Person, table: str, until: Callable[[dict[str, Any]], bool], seed: int = 2) -> bool:
    """Play past the page until it suits us, and come back to it; whether the game still goes on."""
    somebody.step_out()
    somebody.play_past_the_page(table, random.Random(seed_for(seed)), until)
    somebody.come_back(table)
    somebody.until(lambda: bool(somebody.options) or somebody.over, "the page is as far")
    somebody.see(".end" if somebody.over else ".dock.is-yours")
    return not somebody.over


def asked_in(somebody: Person, what: str, game: str, *, after: int = 0, **wishes: object) -> str:
    """At a new table, some way in, where this person is asked such a thing; a game that never asks it is begun anew."""
    for seed in range(20):
        table = somebody.order_table(game, start_when_full=True, **wishes)
        if go_on(somebody, table, lambda seen: kind_asked(seen) == what and seen["number"] >= after, seed):
            return table
    raise AssertionError(f"nobody is ever asked {what}")


def usable(somebody: Person, where: str) -> None:
    """Nothing sticks out, and nothing is hidden from who cannot see."""
    somebody.assert_fits(where)
    somebody.assert_accessible(where)


def answer_every_question(
    somebody: Person, game: str, wanted: Callable[[set[str]], bool], look: Look, **wishes: object
) -> set[str]:
    """Look at every kind of question where it is asked first, and answer it by touch, at tables until all that is
    wanted was asked; the kinds there were.
    """
    seen: set[str] = set()
    for seed in range(12):
        table = somebody.order_table(game, start_when_full=True, **wishes)
        while go_on(somebody, table, lambda told: kind_asked(told) not in seen, seed):
            seen.add(somebody.asked)
            look(somebody, somebody.asked)
            somebody.answer(somebody.options[0])
        if wanted(seen):
            return seen
    raise AssertionError(f"only {sorted(seen)} were ever asked")


Part = Callable[[Guide, Look], None]
PARTS: dict[str, Part] = {
    part.__name__: part for part in (lobby, room, bluff, masquerade, tricktakers, expansion, dice, ccg, decks, rest)
}
"""All of the walk, each part by itself."""
