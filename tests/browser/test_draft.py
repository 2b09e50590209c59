"""A draft through the page: whole drafts by touch, nothing hidden shown to anybody, and on to the game with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from browser.conftest import Meet
from browser.person import Person, play, words
from browser.telling import LONG_ENOUGH, assert_told_what_they_may_see, views
from browser.test_games import to_the_end, together
from browser.test_masquerade import watching
from odango.games.ccg.cards import CARDS

SHORT: dict[str, Any] = {"packs": 3}
NAMES = [f"ccg-card-{card.name}" for card in CARDS]


def cards_told(somebody: Person) -> list[str]:
    """Every card that something names which reached this browser from the table."""
    told = [text for text in somebody.received if '"view"' in text or '"moves"' in text]
    return [name for name in NAMES for text in told if json.dumps(name)[1:-1] in text]


def shown_cards(view: dict[str, Any]) -> list[Any]:
    """What a watcher may never be shown."""
    return [view[field] for field in ("pack", "picked", "sights", "missing", "suggested", "deck", "list", "pool")]


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_draft_by_touch(person: Meet, size: str) -> None:
    """Two people and two bots, from the first pack to a deck each; who watches is told no card."""
    ami, rei = person("Ami", size), person("Rei", size)
    table = together(ami, rei, game="draft", seats=4, bots="steady", **SHORT)
    eve = watching(person("Eve", size), table)

    to_the_end(ami, rei, stay=LONG_ENOUGH)
    eve.see(".end")
    eve.says("draft-end-hidden")
    assert_told_what_they_may_see(table, {"0": ami, "1": rei, "spectator": eve})
    assert not any(any(shown_cards(message["view"])) for message in views(eve).values())
    assert not cards_told(eve)
    assert cards_told(ami)


def test_a_draft_is_replayed_with_ones_own_eyes_alone(person: Meet) -> None:
    """The replay opens as one saw it, offers nobody else's eyes, and tells a spectator no card."""
    ami, rei = person("Ami", "laptop"), person("Rei", "phone")
    table = together(ami, rei, game="draft", seats=2, **SHORT)
    eve = watching(person("Eve", "phone"), table)
    to_the_end(ami, rei)
    picked = views(rei)[max(views(rei))]["view"]["picked"]
    for somebody, eyes in ((ami, "0"), (eve, "spectator")):
        somebody.received.clear()
        somebody.go(f"/replay/{table}")
        somebody.see(".board, .felt")
        somebody.until(lambda somebody=somebody: bool(somebody.received), "the replay is there")  # type: ignore[misc]
        somebody.see(f'input[name=eyes][value="{eyes}"]:checked + span')
        offered = somebody.page.locator("input[name=eyes]").evaluate_all("all => all.map((one) => one.value)")
        assert "open" not in offered
        assert "1" not in offered
        frames = [json.loads(text) for text in somebody.received if text.startswith("[{")]
        assert not any(frame["view"]["picked"] == picked for some in frames for frame in some if "view" in frame)
    assert not cards_told(eve)


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_whatever_a_draft_asks_fits_and_can_be_reached(person: Meet, size: str) -> None:
    """The first pack, a pack that has come back, the decks, and the end: nothing sticks out, all can be reached."""
    ami = person("Ami", size, motion=True)
    together(ami, game="draft", seats=8, bots="steady", **SHORT)
    seen: set[str] = set()

    def look() -> bool:
        view = ami.table.get("view")
        if not view or not ami.options:
            return False
        asked = view["stage"] if not view["missing"] else "back"
        if asked not in seen and (asked != "picking" or view["picked"]):
            seen.add(asked)
            ami.see(".dock.is-yours")
            ami.assert_fits(asked)
            ami.assert_accessible(asked)
        return seen == {"picking", "back", "building"}

    play([ami], 2, until=look)
    play([ami], 2)
    ami.see(".end")
    ami.assert_fits("the end")
    ami.assert_accessible("the end")
    assert seen == {"picking", "back", "building"}


def test_cards_can_be_read_and_the_pool_looked_at(person: Meet) -> None:
    """A card's own words open from its button; the pool lists what was taken, and the packs as one held them."""
    ami = person("Ami", "phone")
    together(ami, game="draft", seats=2, bots="random", **SHORT)
    ami.until(lambda: bool(ami.options), "Ami is asked")
    first = ami.options[0]
    card = CARDS[first["choice"]]
    ami.page.locator(f'[data-ref="card:{first["choice"]}"]').click()
    ami.see(".held .info, .held button + button").click()
    ami.see("dialog .read")
    assert ami.page.locator("dialog").get_by_text(words(f"ccg-card-{card.name}")).count()
    ami.page.keyboard.press("Escape")
    ami.page.locator("[data-send]").click()
    ami.until(lambda: len(ami.table["view"]["picked"]) == 1, "the card is taken")
    ami.button("draft-board-see-pool").click()
    assert ami.see(f"dialog [data-listed='{first['choice']}']")


def test_sealed_packs_make_a_deck_at_once(person: Meet) -> None:
    ami = person("Ami", "phone")
    together(ami, game="draft", seats=3, bots="steady", format="sealed", packs=4)

    ami.until(lambda: bool(ami.options), "Ami is asked")
    assert ami.table["view"]["stage"] == "building"
    to_the_end(ami)


def test_the_drafted_deck_is_played(person: Meet) -> None:
    """Both want to go on: the next table is the game, each deck lies there unseen, and it is played with them."""
    ami, rei = person("Ami", "phone"), person("Rei", "laptop")
    table = together(ami, rei, game="draft", seats=2, **SHORT)
    to_the_end(ami, rei)
    decks = [views(who)[max(views(who))]["view"]["list"] for who in (ami, rei)]
    assert "pool=" in (ami.button("draft-end-build").get_attribute("href") or "")
    for who in (ami, rei):
        who.table = {}
        who.button("draft-end-onward").click()
    for who in (ami, rei):
        who.page.wait_for_url(lambda url: "/t/" in url and table not in url)
        # What is still told of the last table is not of this one.
        who.go(who.page.url)
    following = ami.page.url.rsplit("/", 1)[1]
    for who, other in ((ami, decks[1]), (rei, decks[0])):
        seen = who.ask("GET", f"/api/tables/{following}")
        assert seen["table"]["game"] == "ccg"
        assert [seat["brought"] for seat in seen["table"]["seats"]] == [True, True]
        assert other not in json.dumps(seen)
    ami.start(following)
    for who in (ami, rei):
        who.until(lambda who=who: (who.table.get("view") or {}).get("game") == "ccg", "the game has begun")  # type: ignore[misc]
    assert ami.table["view"]["setup"]["lists"] == decks
    assert play([ami, rei], 5, until=lambda: ami.table["view"]["step"] >= 5) > 0
