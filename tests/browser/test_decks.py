"""Decks of one's own: built by touch and by keyboard, judged, mended, kept, shown to others, tried and brought."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.person import Person, play, words
from odango.games.ccg.cards import CARDS, NUMBER, Kind
from odango.games.ccg.deck.decks import cards_of
from odango.games.ccg.deck.legality import openers, small_monsters
from odango.games.ccg.deck.lists import DeckList, code, deck_of, read
from waiting import PATIENCE

MOON = DeckList("Moon Kingdom", cards_of("sailor_moon"))
MARS = DeckList("Fire and Ofuda", cards_of("sailor_mars"))


def builder(somebody: Person, path: str = "/decks") -> None:
    somebody.go(path)
    somebody.see("[data-tile]" if somebody.size == "laptop" else ".sides")


def side(somebody: Person, which: str) -> None:
    """On a phone one sees either the cards or the deck."""
    if somebody.size == "phone":
        somebody.page.locator(".sides button").nth(["cards", "deck"].index(which)).click()


def put_in(somebody: Person, name: str, count: int = 1) -> None:
    """A card, looked for by its title."""
    kind = NUMBER[name]
    somebody.page.get_by_role("searchbox").fill(CARDS[kind].title)
    more = somebody.page.locator(f"[data-tile='{kind}']").get_by_role("button", name=re.compile("^One more"))
    for _ in range(count):
        more.click()


def size_is(somebody: Person, count: int) -> None:
    expect(somebody.page.locator(".state .num")).to_have_text(str(count))


def is_ready(somebody: Person) -> None:
    somebody.says("decks-verdict-playable")


def faults(somebody: Person) -> list[str]:
    return somebody.page.locator("[data-what=faults] li").all_text_contents()


def kept(somebody: Person) -> list[dict[str, object]]:
    found: list[dict[str, object]] = somebody.ask("GET", "/api/decks")
    return found


def cards_in(somebody: Person) -> list[Kind]:
    """What lies in the boosters that are open."""
    numbers = "(all) => all.map((card) => Number(card.dataset.card))"
    found: list[Kind] = somebody.page.locator("dialog [data-pack] [data-card]").evaluate_all(numbers)
    return found


def take_list(somebody: Person, text: str) -> None:
    somebody.button("decks-text").click()
    somebody.page.locator("dialog textarea").fill(text)
    somebody.button("decks-text-take").click()


def test_a_deck_is_built_judged_and_mended_by_touch(person: Meet) -> None:
    ami = person("Ami", "phone")
    builder(ami)
    put_in(ami, "titus", 5)
    put_in(ami, "sailor-moon-level-2")
    side(ami, "deck")
    size_is(ami, 6)

    ami.says("decks-verdict-faults", count=3)
    assert any("60" in told for told in faults(ami))
    assert any(CARDS[NUMBER["titus"]].title in told for told in faults(ami))
    expect(ami.page.locator("[data-what=remarks]")).to_contain_text(CARDS[NUMBER["sailor-moon-level-2"]].title)
    expect(ami.button("decks-try")).to_be_disabled()
    ami.assert_fits("a deck with faults")
    ami.assert_accessible("a deck with faults")

    row = ami.page.locator("li").filter(has=ami.page.locator(f"[data-listed='{NUMBER['titus']}']"))
    row.get_by_role("button", name=re.compile("less$")).click()
    side(ami, "cards")
    put_in(ami, "sailor-moon-level-1")
    side(ami, "deck")
    ami.says("decks-verdict-faults", count=1)
    ami.button("decks-complete").click()
    is_ready(ami)
    size_is(ami, 60)
    ami.button("decks-undo").click()
    size_is(ami, 6)


def test_a_deck_is_built_with_the_keyboard_alone(person: Meet) -> None:
    """Words, arrows, + and −, Enter to read, and Tab to save."""
    rei = person("Rei", "laptop")
    builder(rei)
    keys = rei.page.keyboard
    rei.page.get_by_role("searchbox").focus()
    keys.type("sailor mars")
    expect(rei.page.locator("[data-tile]")).not_to_have_count(len(CARDS))
    reached = "document.activeElement.dataset.card !== undefined"
    for _ in range(40):
        keys.press("Tab")
        if rei.page.evaluate(reached):
            break
    keys.press("+")
    keys.press("+")
    keys.press("-")
    first = int(rei.page.evaluate("document.activeElement.dataset.card"))
    size_is(rei, 1)
    keys.press("ArrowRight")
    keys.press("+")
    second = int(rei.page.evaluate("document.activeElement.dataset.card"))
    assert first != second
    size_is(rei, 2)
    keys.press("Enter")
    expect(rei.page.get_by_role("dialog", name=CARDS[second].title)).to_be_visible()
    keys.press("Escape")
    assert int(rei.page.evaluate("document.activeElement.dataset.card")) == second

    save = rei.button("decks-save")
    for _ in range(40):
        keys.press("Tab")
        if save.evaluate("(b) => document.activeElement === b"):
            break
    keys.press("Enter")
    rei.says("decks-saved")
    assert read(str(kept(rei)[0]["code"]))[0].counts == {first: 1, second: 1}


def test_what_is_looked_for_is_found(person: Meet) -> None:
    ami = person(None, "laptop")
    builder(ami)
    tiles = ami.page.locator("[data-tile]")
    expect(tiles).to_have_count(len(CARDS))

    def shown() -> set[Kind]:
        return {int(tile) for tile in tiles.evaluate_all("(all) => all.map((tile) => tile.dataset.tile)")}

    def expected(fits: object) -> None:
        ami.until(lambda: shown() == fits, f"{fits} are shown")

    ami.page.get_by_role("button", name=words("ccg-kind-villain"), exact=True).click()
    expected({kind for kind, card in enumerate(CARDS) if card.kind == "villain"})
    ami.page.get_by_label(words("decks-filter-kin")).select_option("dark-moon")
    expected({kind for kind, card in enumerate(CARDS) if card.kind == "villain" and card.side == "dark-moon"})
    ami.page.get_by_label(words("decks-filter-rarity")).select_option("R")
    expected({
        kind for kind, card in enumerate(CARDS)
        if card.kind == "villain" and card.side == "dark-moon" and card.rarity == "R"
    })  # fmt: skip
    ami.page.get_by_role("searchbox").fill("nothing is called so")
    ami.says("decks-none-found")
    ami.button("decks-filter-clear").last.click()
    expected(set(range(len(CARDS))))


def test_a_deck_is_kept_and_shown_to_somebody_else(person: Meet) -> None:
    ami, rei = person("Ami", "phone"), person(None, "laptop")
    builder(ami)
    side(ami, "deck")
    ami.button("decks-mine").click()
    ami.page.locator("[data-precon=sailor_mars]").click()
    ami.page.get_by_label(words("decks-name")).fill("Ami's own")
    is_ready(ami)
    ami.button("decks-share").click()
    ami.button("decks-share-save").click()
    link = ami.see("dialog [data-link]").inner_text()
    ami.see("dialog svg.qr")
    ami.assert_accessible("sharing")
    ami.page.keyboard.press("Escape")
    assert kept(ami)[0]["name"] == "Ami's own"

    builder(rei, link.removeprefix(rei.url))
    rei.says("decks-shared")
    expect(rei.page.get_by_label(words("decks-name"))).to_have_value("Ami's own")
    is_ready(rei)
    rei.button("decks-save-copy").click()
    rei.page.get_by_label(words("lobby-name-label")).fill("Rei")
    rei.button("lobby-name-play").click()
    rei.says("decks-saved")
    assert kept(rei)[0]["code"] == kept(ami)[0]["code"]
    assert kept(rei)[0]["deck"] != kept(ami)[0]["deck"]

    # A change of one's own is kept under the same link, and nothing is lost by a reload.
    put_back = ami.page.locator(f"[data-listed='{NUMBER['soul-power']}'] ~ button").last
    put_back.click()
    size_is(ami, 61)
    ami.page.reload()
    side(ami, "deck")
    size_is(ami, 61)
    ami.button("decks-save").click()
    ami.says("decks-saved")
    assert [deck["size"] for deck in kept(ami)] == [61]
    assert [deck["size"] for deck in kept(rei)] == [60]
    ami.button("decks-mine").click()
    for key in ("decks-discard", "decks-discard-sure"):
        ami.button(key, deck="Ami's own").click()
    ami.says("decks-mine-none")
    assert kept(ami) == []


def test_a_list_goes_out_as_text_and_comes_in_again(person: Meet, tmp_path: Path) -> None:
    ami = person("Ami", "laptop")
    builder(ami)
    take_list(ami, "name: Typed\n4 Titus\n3 x Lunaa\n2 Soul Power")
    expect(ami.page.locator("dialog [role=alert]")).to_contain_text("Lunaa")
    ami.page.locator("dialog textarea").fill("name: Typed\n4 Titus\n3 x Luna\n2 Soul Power")
    ami.button("decks-text-take").click()
    expect(ami.page.locator("dialog")).to_have_count(0)
    size_is(ami, 9)
    expect(ami.page.get_by_label(words("decks-name"))).to_have_value("Typed")

    ami.button("decks-text").click()
    with ami.page.expect_download() as coming:
        ami.button("decks-text-download").click()
    file = tmp_path / "deck.txt"
    coming.value.save_as(file)
    deck = read(file.read_text("utf-8"))[0]
    assert deck == deck_of({"titus": 4, "luna": 3, "soul-power": 2}, "Typed")

    # A link with a list in it is the list.
    rei = person("Rei", "phone")
    builder(rei, f"/decks?list={code(MOON)}")
    is_ready(rei)
    expect(rei.page).to_have_url(re.compile("/decks$"))
    expect(rei.page.get_by_label(words("decks-name"))).to_have_value(MOON.name)


def test_a_hand_is_dealt_and_another(person: Meet) -> None:
    ami = person("Ami", "phone")
    builder(ami, f"/decks?list={code(MOON)}")
    is_ready(ami)
    ami.button("decks-hand").click()
    hands: set[str] = set()

    def hand() -> str:
        row = ami.page.locator("dialog [data-row='1'] [data-card]")
        expect(row.first).to_be_visible()
        return json.dumps(row.evaluate_all("(all) => all.map((card) => card.dataset.card)"))

    for number in range(2, 7):
        hands.add(hand())
        ami.button("decks-hand-another").click()
        expect(ami.page.get_by_text(words("decks-hand-dealt", count=number))).to_be_attached()
    hands.add(hand())

    assert len(hands) > 1
    assert all(len(json.loads(dealt)) in (5, 6) for dealt in hands)
    ami.assert_fits("a hand")


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_boosters_are_opened_and_built_from(person: Meet, size: str) -> None:
    ami = person("Ami", size)
    builder(ami)
    side(ami, "deck")
    ami.button("decks-boosters").click()
    ami.says("decks-boosters-help")
    ami.page.get_by_label(words("decks-boosters-packs")).select_option("8")
    pool: list[Kind] = []
    # From some pools nobody can build: there must be somebody to begin with.
    while not (openers(pool) and small_monsters(pool)):
        before = cards_in(ami)
        ami.button("decks-boosters-open").click()
        ami.until(
            lambda before=before: cards_in(ami) not in ([], before),  # type: ignore[misc]
            "the boosters are open",
        )
        pool = cards_in(ami)
    assert len(pool) == 8 * 11
    ami.assert_fits("boosters")
    ami.button("decks-boosters-build").click()
    ami.says("decks-pool", count=len(pool))

    side(ami, "cards")
    tiles = ami.page.locator("[data-tile]")
    expect(tiles).to_have_count(len({*pool, 0, 1, 2}))
    some = next(kind for kind in pool if CARDS[kind].kind != "power")
    for _ in range(pool.count(some) + 1):
        tiles.and_(ami.page.locator(f"[data-tile='{some}']")).get_by_role("button").last.click()
    side(ami, "deck")
    beyond = words("ccg-deck-beyond", what="", count=pool.count(some) + 1, card="", most=pool.count(some))
    ami.until(lambda: any(beyond.split(";")[1].strip() in told for told in faults(ami)), "the pool has no more")
    ami.button("decks-undo").click()
    ami.button("decks-complete").click()
    size_is(ami, 60)
    ami.page.reload()
    side(ami, "deck")
    ami.says("decks-pool", count=len(pool))


def test_a_deck_is_tried_against_a_bot_at_once(person: Meet) -> None:
    ami = person("Ami", "phone")
    builder(ami, f"/decks?list={code(MOON)}")
    is_ready(ami)
    ami.page.get_by_label(words("decks-against")).select_option("sailor_venus")
    ami.button("decks-try").click()
    ami.see(".dock.is-yours")
    players = ami.table["view"]["players"]

    assert [player["deck_name"] for player in players] == ["own", "sailor_venus"]
    assert players[0]["deck_title"] == MOON.name
    answered = 0

    def enough() -> bool:
        nonlocal answered
        answered += 1
        return answered > 400 or ami.table["number"] > 30

    assert play([ami], 3, until=enough) >= 3


def test_decks_are_brought_to_a_table_and_lie_open_when_it_begins(person: Meet) -> None:
    """Everyone brings their own, the host also for a bot; before the start the others see only that."""
    ami, rei = person("Ami", "laptop"), person("Rei", "phone")
    for somebody, deck in ((ami, MOON), (rei, MARS)):
        somebody.ask("POST", "/api/decks", {"text": code(deck)})
    table = ami.open_table("ccg", seats=3, start_when_full=False)
    rei.sit(table)
    ami.ask("POST", f"/api/tables/{table}/bots", {"seat": 2, "level": "steady"})
    rei.go(f"/t/{table}")
    theirs, mine = rei.page.get_by_label(words("deck-yours")), ami.page.get_by_label(words("deck-yours"))
    expect(mine.locator("option", has_text=MOON.name)).to_have_count(1)
    mine.select_option(label=MOON.name)
    expect(theirs.locator("option", has_text=MARS.name)).to_have_count(1)
    theirs.select_option(label=MARS.name)
    for somebody in (ami, rei):
        expect(somebody.page.locator(".seat__own")).to_have_count(2)
        somebody.assert_fits("the room")
        somebody.assert_accessible("the room")
    assert not any(MOON.name in text for text in rei.received)
    assert not any(MARS.name in text for text in ami.received)

    # A pasted list must be a deck; the bot plays what the host gives it.
    bot = ami.page.locator(".bring .choice").nth(1)
    bot.get_by_role("combobox").select_option(label=words("deck-paste"))
    bot.get_by_role("textbox").fill("4 Titus")
    ami.button("deck-paste-take").click()
    expect(bot.get_by_role("alert")).to_contain_text("60")
    bot.get_by_role("textbox").fill(code(DeckList("Tuxedo", cards_of("tuxedo_mask"))))
    ami.button("deck-paste-take").click()
    expect(ami.page.locator(".seat__own")).to_have_count(3)
    theirs.select_option("table")
    expect(rei.page.locator(".seat__own")).to_have_count(2)
    theirs.select_option(label=MARS.name)
    expect(ami.page.locator(".seat__own")).to_have_count(3)
    ami.start(table)

    for somebody in (ami, rei):
        somebody.until(lambda somebody=somebody: bool(somebody.table.get("view")), "it has begun")  # type: ignore[misc]
        titles = [player["deck_title"] for player in somebody.table["view"]["players"]]
        assert titles == [MOON.name, MARS.name, "Tuxedo"]
    assert play([ami, rei], 5, until=lambda: ami.table["number"] > 40) >= 3


def test_a_deck_is_built_for_a_table_that_waits(person: Meet) -> None:
    ami = person("Ami", "phone")
    table = ami.open_table("ccg", seats=2)
    ami.button("deck-build").click()
    ami.see(".sides")
    side(ami, "deck")
    take_list(ami, code(MARS))
    is_ready(ami)
    ami.page.get_by_role("button", name=re.compile("^Bring it to")).click()
    ami.says("deck-brought")
    expect(ami.page).to_have_url(re.compile(f"/t/{table}$"))
    ami.ask("POST", f"/api/tables/{table}/bots", {"seat": 1, "level": "steady"})
    ami.until(lambda: bool(ami.table.get("view")), "it begins when it is full")
    assert ami.table["view"]["players"][0]["deck_title"] == MARS.name


def test_a_new_table_is_opened_with_decks_of_ones_own(person: Meet) -> None:
    ami = person("Ami", "laptop")
    ami.ask("POST", "/api/decks", {"text": code(MOON)})
    ami.go("/")
    ami.button("lobby-game-open-help", game=words("game-ccg")).click()
    ami.page.locator("details.new__rules summary").click()
    first, second = (ami.page.locator(".choice").nth(seat) for seat in range(2))
    expect(first.locator("option", has_text=MOON.name)).to_have_count(1)
    first.get_by_role("combobox").select_option(label=MOON.name)
    second.get_by_role("combobox").select_option(label=words("deck-paste"))
    second.get_by_role("textbox").fill(f"{ami.url}/decks?list={quote(code(MARS))}")
    ami.button("deck-paste-take").click()
    expect(second.locator("select option:checked")).to_have_text(MARS.name)
    ami.assert_accessible("a form with decks")
    ami.page.get_by_label(words("setup-others"), exact=True).select_option("steady")
    ami.page.locator(".host").get_by_role("button", name=words("setup-play")).click()
    ami.until(lambda: bool(ami.table.get("view")), "it has begun")

    assert [player["deck_title"] for player in ami.table["view"]["players"]] == [MOON.name, MARS.name]


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_builder_fits_and_can_be_used_by_everyone(person: Meet, size: str) -> None:
    ami = person("Ami", size)
    builder(ami, f"/decks?list={code(MOON)}")
    is_ready(ami)

    def look(where: str) -> None:
        ami.assert_fits(where)
        ami.assert_accessible_by_night_and_day(where)

    for which in ("deck", "cards"):
        side(ami, which)
        look(which)
    ami.page.locator("[data-tile] .read").first.click()
    ami.see("dialog")
    look("a card")
    ami.page.locator("dialog .cite").first.click()
    ami.see("dialog .rule-page section")
    look("the rules")
    ami.page.keyboard.press("Escape")
    side(ami, "deck")
    for key in ("decks-text", "decks-share", "decks-mine", "decks-hand", "decks-boosters"):
        ami.button(key).click()
        ami.see("dialog")
        look(key)
        ami.page.keyboard.press("Escape")
        expect(ami.page.locator("dialog")).to_have_count(0, timeout=PATIENCE * 1000)


def test_what_leads_nowhere_says_so(person: Meet) -> None:
    ami = person("Ami", "phone")
    ami.forgive("404")
    builder(ami, "/decks/nobody-knows-this-deck")
    ami.says("denied-no-deck")
