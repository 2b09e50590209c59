"""A walk through every page and state; whoever comes along looks at each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.person import Person, play
from odango.games.ccg.decks import cards_of
from odango.games.ccg.lists import DeckList, code

Look = Callable[[Person, str], None]
Guide = Callable[[str | None], Person]
"""Makes somebody with that name, or nobody yet."""


def tour(meet: Guide, look: Look) -> None:
    nobody = meet(None)
    lobby(nobody, look)
    ami = meet("Ami")
    room(ami, nobody, look)
    bluff(ami, look)
    masquerade(ami, look)
    tricktakers(ami, look)
    dice(ami, look)
    ccg(ami, look)
    decks(ami, look)
    rest(ami, look)


def lobby(nobody: Person, look: Look) -> None:
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


def room(ami: Person, nobody: Person, look: Look) -> None:
    table = ami.open_table("bluff", seats=4, public=True)
    ami.see(".room__seats")
    look(ami, "room-host")
    nobody.go(f"/t/{table}")
    nobody.see("input[name=nickname]")
    look(nobody, "room-guest")


def bluff(ami: Person, look: Look) -> None:
    table = asked_in(ami, "respond", "bluff", seats=5, bots="steady")
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
    play([ami], 2, way="list", until=lambda: bool(ami.options) and kind(ami) in ("start", "pass-on"))
    if not ami.over:
        ami.see(".dock.is-yours")
        look(ami, "bluff-pass")
        ami.page.locator(f'[data-ref="{ami.options[0]["refs"][0]}"]:visible').last.click()
        look(ami, "bluff-picked")
        ami.page.keyboard.press("Escape")
    to_the_end(ami, table, "bluff", look)


def masquerade(ami: Person, look: Look) -> None:
    table = asked_in(ami, "bid", "masquerade", seats=5, bots="steady")
    look(ami, "masquerade-bid")
    play([ami], 2, way="list", until=lambda: kind(ami) == "play" and len(ami.table["view"]["tricks"]) >= 2)
    ami.see(".dock.is-yours")
    look(ami, "masquerade-play")
    ami.page.locator(f'[data-ref="{ami.options[0]["refs"][0]}"]:visible').last.click()
    look(ami, "masquerade-picked")
    ami.page.keyboard.press("Escape")
    to_the_end(ami, table, "masquerade", look, whole=".end .beliefs")
    for seats in (3, 9):
        asked_in(ami, "play", "masquerade", seats=seats, bots="steady")
        look(ami, f"masquerade-{seats}")


def tricktakers(ami: Person, look: Look) -> None:
    """The choice of a character, every set-up that asks something, a trick, the account, two and five seats."""
    asked_in(ami, "character", "tricktakers", seats=4, bots="steady", setup={"mode": "all_star"})
    look(ami, "tricktakers-characters")
    for character, kind_of_question in (("gambler", "exchange"), ("adventurer", "equip"), ("ruler", "task")):
        table = become(ami, character)
        play([ami], 2, way="list", until=lambda wanted=kind_of_question: kind(ami) == wanted)  # type: ignore[misc]
        ami.see(".dock.is-yours")
        look(ami, f"tricktakers-{kind_of_question}")
    play([ami], 2, way="list", until=lambda: kind(ami) == "play" and len(ami.table["view"]["plays"]) > 0)
    ami.see(".dock.is-yours")
    look(ami, "tricktakers-play")
    ami.page.locator(f'[data-ref="{ami.options[0]["refs"][0]}"]:visible').last.click()
    look(ami, "tricktakers-picked")
    ami.page.keyboard.press("Escape")
    play([ami], 2, way="list", until=lambda: ami.table["view"]["round"] == 2)
    while ami.over:
        # Somebody has won in the first round.
        table = become(ami, "ruler")
        play([ami], 2, way="list", until=lambda: ami.table["view"]["round"] == 2)
    ami.see(".dock")
    look(ami, "tricktakers-account")
    to_the_end(ami, table, "tricktakers", look)
    expansion(ami, look)
    for seats, mode in ((2, "draft"), (5, "shuffle")):
        asked_in(ami, "play", "tricktakers", seats=seats, bots="steady", setup={"mode": mode})
        look(ami, f"tricktakers-{seats}")


SLOW_TO_WIN: dict[str, Any] = {
    "mode": "all_star",
    "characters": ["king", "gambler", "adventurer", "hermit", "collector", "berserker", "ruler"],
}
"""Without the Resistance, who can win with the first trick."""


EXPANSION = ["strategist", "summoner", "ninja", "alchemist", "samurai", "time-traveler", "phantom-thief"]


def expansion(ami: Person, look: Look) -> None:
    """What each of its characters asks that no other does."""
    for character, question in (
        ("strategist", "trap"), ("summoner", "ritual"), ("alchemist", "element"), ("time-traveler", "predict"),
        ("phantom-thief", "letter"), ("ninja", "clone"),
    ):  # fmt: skip
        while True:
            become(ami, character, {"mode": "all_star", "characters": EXPANSION})
            play([ami], 2, way="list", until=lambda wanted=question: kind(ami) == wanted)  # type: ignore[misc]
            if not ami.over:
                break
        ami.see(".dock.is-yours")
        look(ami, f"tricktakers-{question}")


def become(ami: Person, character: str, setup: dict[str, Any] = SLOW_TO_WIN) -> str:
    """At a new table, choose this character; where a bot was quicker, at another one."""
    while True:
        table = asked_in(ami, "character", "tricktakers", seats=4, bots="steady", setup=setup)
        wanted = [option for option in ami.options if option["text"] == character]
        if wanted:
            ami.answer(wanted[0], "list")
            return table


def dice(ami: Person, look: Look) -> None:
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


def ccg(ami: Person, look: Look) -> None:
    """The opening, a hand to play from, actions, a challenge, a defence; the Basic game; four at a table."""
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


def decks(ami: Person, look: Look) -> None:
    """The deck builder: a deck, and on a phone the cards on the other side; and a room to which decks are brought."""
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
    play([ami], 2, way="list")
    ami.see(whole)
    look(ami, f"{game}-end")
    ami.go(f"/replay/{table}#30")
    ami.see("[data-replay]")
    ami.page.wait_for_load_state("networkidle")
    look(ami, f"{game}-replay")


def rest(ami: Person, look: Look) -> None:
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


def kind(somebody: Person) -> str:
    question = (somebody.table.get("view") or {}).get("question")
    return question["kind"] if question else ""


def asked_in(somebody: Person, what: str, game: str, **wishes: object) -> str:
    """At a new table, some way in, where this person is asked such a thing; a game that never asks it is begun anew."""
    for seed in range(20):
        table = somebody.open_table(game, start_when_full=True, **wishes)
        somebody.until(lambda table=table: somebody.table.get("id") == table, "the table is there")  # type: ignore[misc]
        enough = 14 if what == "respond" else 0
        play(
            [somebody],
            seed,
            way="list",
            until=lambda enough=enough: kind(somebody) == what and somebody.table["number"] >= enough,  # type: ignore[misc]
        )
        if not somebody.over:
            somebody.see(".dock.is-yours")
            return table
    raise AssertionError(f"nobody is ever asked {what}")
