"""Somebody in front of a browser: opens pages, touches things, and notices everything that goes wrong."""

from __future__ import annotations

import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect
from playwright.sync_api import Error as PlaywrightError

from browser.profiles import EMPTY, SIZES
from odango.text import Arg, english, line
from places import FAILED, ROOT
from seeds import seed_for
from waiting import LONGEST, PATIENCE

SHOTS = ROOT / "build" / "shots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
A_MOMENT = 10
"""Milliseconds before somebody looks again, at first; to look costs more than to wait, so it is longer every time."""
A_WHILE = 80
"""At most so long."""
OFTEN = 2
"""So often everybody answers a kind of question through the page; the rest of a long game is answered past it."""
A_GOOD_WHILE = 8
"""After so many answers in a row that were nothing new, all step out until there is something new to be seen."""
ENDED = ("over", "abandoned")
OUTSIDE = "/out/side"
"""An address in the house at which there is nothing."""
LONG_LIST = 24
"""So many choices of a long list are shown at first."""

STICKING_OUT = """(width) => {
    const scrolls = (e) => e !== document.body && getComputedStyle(e).overflowX !== "visible";
    const within = (e) => e !== document.documentElement && (scrolls(e) || within(e.parentElement));
    const page = document.documentElement.scrollWidth;
    const out = [...document.querySelectorAll("body *")].filter((e) => e.checkVisibility()
        && e.getBoundingClientRect().right > width + 1 && !e.closest(".vh, .sprite-sheet") && !within(e.parentElement));
    return [...(page > width ? [`the page is ${page}`] : []),
        ...out.map((e) => `${e.tagName} ${e.className} ${Math.round(e.getBoundingClientRect().right)}`)];
}"""
"""What is too wide: what scrolls or is cut off on purpose stands in something that does so."""


STILL = """async () => {
    // What never ends does not count.
    const ends = (one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime));
    const moving = () => document.getAnimations().filter((one) => ends(one) && one.playState !== "finished");
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    // What has arrived may set the next thing in motion.
    for (let still = 0, looks = 0; still < 3 && looks < 200; looks += 1) {
        const now = moving();
        still = now.length ? 0 : still + 1;
        await Promise.allSettled(now.map((one) => one.finished));
        await frame();
    }
}"""

LIFT = "(lifted) => { if (globalThis.veil) veil.disabled = lifted; }"

AXE_RUN = """async (rules) => {
    const asked = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
    // No rule that we ask for looks into style sheets, so nobody need fetch them anew.
    const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false, ...asked });
    const told = (n) => `${n.html.slice(0, 160)} — ${n.any[0]?.message ?? n.failureSummary}`;
    return violations.map((v) => ({ id: v.id, impact: v.impact, where: v.nodes.slice(0, 5).map(told) }));
}"""


SHOWS = """([number, texts]) => {
    const dock = document.querySelector(".dock.is-yours");
    const shown = [...document.querySelectorAll(".optlist .opt")].map((option) => option.dataset.option);
    return dock?.checkVisibility() && dock.dataset.number >= number
        && shown.length === texts.length && shown.every((text, at) => text === texts[at]);
}"""

FOLLOW = """(address) => {
    const link = document.createElement("a");
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
}"""

STOPS_AWAY = """(wanted) => {
    const stops = [...document.querySelectorAll("a[href], button:enabled, input:enabled, summary, [tabindex]")]
        .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }));
    const away = stops.indexOf(wanted) - stops.indexOf(document.activeElement);
    // Some of them may be no stops after all: the way is gone by halves.
    return away > 1 ? Math.ceil(away / 2) : Math.abs(away);
}"""
"""How often the Tab key is to be pressed at least before it is worth looking again; 0 if we are there."""

COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that another theme can break: it changes colours and nothing else."""


def words(key: str, **args: Arg) -> str:
    """What the page says there."""
    return english().say(line(key, **args))


def option_texts(options: list[dict[str, Any]]) -> list[str]:
    return [option["text"] for option in options]


def kind_asked(seen: dict[str, Any]) -> str:
    """What kind of question is asked of whoever saw this of a table; empty if none is."""
    question = (seen.get("view") or {}).get("question")
    return question["kind"] if question else ""


class Person:
    """One browser of one person, as good as a profile of its own."""

    def __init__(self, context: BrowserContext, url: str, *, size: str = "phone") -> None:
        self.url = url
        self.size = size
        self.name = ""
        self.complaints: list[str] = []
        """Errors in the console, pages that broke, requests that failed."""
        self.forgiven: list[str] = []
        """What may be complained about: patterns."""
        self.received: list[str] = []
        """Every frame and every body that came from the server."""
        self.table: dict[str, Any] = {}
        """What was received last of the table: number, options, view, phase."""
        self.answered = -1
        """The number of this person's last answer that the house told of."""
        self.acknowledged = -1
        """The number under which an answer of this person was taken last."""
        self.left: set[str] = set()
        """Tables this person has stepped out of: what is still told of them is not of the next one."""
        self.context = context
        context.set_default_timeout(PATIENCE * 1000)
        self.listening: list[tuple[Page, str, Callable[..., None]]] = []
        self.page = self._listen(context.pages[0] if context.pages else context.new_page())

    # --- coming and going ---------------------------------------------------------------------------------------------

    def tab(self) -> Page:
        """One more tab of the same person."""
        return self._listen(self.context.new_page())

    def enter(self, name: str) -> Person:
        """Be somebody, without the page."""
        self.name = name
        self.ask("POST", "/api/guests", {"name": name})
        return self

    def order_table(self, game: str, **wishes: Any) -> str:
        """Open a table without going there; its id."""
        table: str = self.ask("POST", "/api/tables", {"game": game, **wishes})["table"]["id"]
        return table

    def open_table(self, game: str, **wishes: Any) -> str:
        """Open a table and go there; its id."""
        table = self.order_table(game, **wishes)
        self.go(f"/t/{table}")
        return table

    def sit(self, table: str, seat: int | None = None) -> None:
        self.ask("POST", f"/api/tables/{table}/seat", {} if seat is None else {"seat": seat})

    def start(self, table: str, bots: str | None = None) -> None:
        self.ask("POST", f"/api/tables/{table}/start", {} if bots is None else {"bots": bots})

    def go(self, path: str) -> None:
        self.table, self.answered, self.acknowledged = {}, -1, -1
        self.page.goto(path, wait_until="domcontentloaded")

    def step_out(self) -> None:
        """Go where nothing follows a game, which costs a page more than the game costs the house."""
        if self.page.url.startswith(self.url) and not self.page.url.endswith(EMPTY):
            if "id" in self.table:
                self.left.add(self.table["id"])
            self.page.evaluate(FOLLOW, OUTSIDE)
            self.see("main.lost")

    def come_back(self, table: str) -> None:
        """Whoever has stepped out follows a link; all others come from outside."""
        self.left.discard(table)
        if self.page.url.endswith(OUTSIDE):
            self.table, self.answered, self.acknowledged = {}, -1, -1
            self.page.evaluate(FOLLOW, f"/t/{table}")
        else:
            self.go(f"/t/{table}")
        self.until(lambda: "phase" in self.table, "the table is there again")

    def leave(self) -> None:
        """Hear no more; what went wrong comes to light here."""
        for page, event, hear in self.listening:
            page.remove_listener(event, hear)
        assert not self.wrong(), f"{self.name or 'somebody'} saw:\n" + "\n".join(self.wrong())

    def tells(self) -> str:
        """What this person sees, for whoever has to find out what went wrong; the picture is kept."""
        picture = self.screenshot(f"failed-{self.name or 'somebody'}-{uuid4().hex[:8]}", FAILED)
        asked = {key: self.table.get(key) for key in ("id", "number", "phase", "seat")}
        text = self.page.locator("body").inner_text()
        return "\n".join([
            f"{self.name or 'somebody'} ({self.size}) at {self.page.url}, {asked}",
            f"asked: {option_texts(self.options)[:LONG_LIST]}",
            f"picture: {picture.relative_to(ROOT)}", *self.complaints, text,
        ])  # fmt: skip

    def wrong(self) -> list[str]:
        return [text for text in self.complaints if not any(re.search(pattern, text) for pattern in self.forgiven)]

    def forgive(self, *patterns: str) -> None:
        self.forgiven += patterns

    # --- what is to be seen -------------------------------------------------------------------------------------------

    def see(self, selector: str) -> Locator:
        """Something that is to be seen there, now or soon."""
        found = self.page.locator(selector).first
        expect(found).to_be_visible(timeout=PATIENCE * 1000)
        return found

    def button(self, key: str, **args: Arg) -> Locator:
        """A button, or a link that looks like one, by what it says."""
        name = words(key, **args)
        return (
            self.page.get_by_role("button", name=name, exact=True)
            .or_(self.page.get_by_role("link", name=name, exact=True))
            .first
        )

    def says(self, key: str, **args: Arg) -> None:
        """It says so on the page, now or soon."""
        expect(self.page.get_by_text(words(key, **args)).first).to_be_visible(timeout=PATIENCE * 1000)

    def until(self, holds: Callable[[], bool], what: str) -> None:
        give_up = time.monotonic() + PATIENCE
        moment: float = A_MOMENT
        while not holds():
            assert time.monotonic() < give_up, f"{self.name} waited in vain: {what}; {self.wrong()}"
            self.page.wait_for_timeout(moment)
            moment = min(A_WHILE, moment * 1.5)

    def shows(self, number: int) -> bool:
        """Whether the page has come as far as this number, and asks what we heard that it does."""
        return bool(self.page.evaluate(SHOWS, [number, option_texts(self.options)[:LONG_LIST]]))

    @property
    def options(self) -> list[dict[str, Any]]:
        """What may be answered now, as the server sent it."""
        found: list[dict[str, Any]] = self.table.get("options", [])
        return found

    @property
    def shown(self) -> list[str]:
        """The choices on the page, as far as a long list shows them."""
        texts = "[...document.querySelectorAll('.optlist .opt')].map((o) => o.dataset.option)"
        found: list[str] = self.page.evaluate(texts)
        return found

    @property
    def over(self) -> bool:
        return self.table.get("phase") in ENDED

    @property
    def asked(self) -> str:
        """The kind of question this person is asked, as the server sent it."""
        return kind_asked(self.table)

    def screenshot(self, name: str, folder: Path = SHOTS, *, whole: bool = False) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}.png"
        with self.drawn():
            self.page.screenshot(path=path, full_page=whole)
        return path

    @contextmanager
    def drawn(self) -> Iterator[None]:
        """Something is to be looked at: colours, or a picture.  Elsewhere a page need not be drawn."""
        self.page.evaluate(LIFT, True)
        yield
        self.page.evaluate(LIFT, False)

    def be_still(self) -> None:
        """Wait until what moves has arrived."""
        self.page.evaluate(STILL)

    def assert_accessible(self, where: str, rules: Sequence[str] = ()) -> None:
        """What axe finds serious is serious; by all its rules, or by these."""
        # Injected by the driver and not by the page: the page's own policy would forbid it, as it should.
        if not self.page.evaluate("'axe' in globalThis"):
            self.page.evaluate(AXE.read_text("utf-8") + "; 0")
        with self.drawn():
            self.be_still()
            found = self.page.evaluate(AXE_RUN, [*rules])
        bad = [v for v in found if v["impact"] in ("serious", "critical")]
        assert not bad, f"{where} ({self.size}): {json.dumps(bad)}"

    def assert_accessible_by_night_and_day(self, where: str) -> None:
        """By day colours are other ones, and nothing else is."""
        self.assert_accessible(f"{where} by night")
        self.page.evaluate("document.documentElement.dataset.theme = 'light'")
        try:
            self.assert_accessible(f"{where} by day", rules=COLOURS)
        finally:
            self.page.evaluate("delete document.documentElement.dataset.theme")

    def assert_fits(self, where: str) -> None:
        """Nothing sticks out sideways, neither to be scrolled to nor cut off."""
        width = SIZES[self.size]["viewport"]["width"]
        found = self.page.evaluate(STICKING_OUT, width)
        assert not found, f"{where} ({self.size}): wider than {width}: {found[:5]}"

    # --- playing ------------------------------------------------------------------------------------------------------

    def answer(self, option: dict[str, Any], way: str = "touch") -> None:
        """Choose an option: by touching the things it concerns, from the list, or with the keyboard alone."""
        number = self.table["number"]
        # We hear of a question before the page has drawn it; and two questions may look the same.
        self.until(lambda: self.shows(number), "the question is on the page")
        {"touch": self._touch, "list": self._list, "keys": self._keys}[way](option)

        def heard() -> bool:
            # Where others are asked too, what they answer comes in between; and the same may be asked again at once.
            # The page forgets what was picked when the answer is acknowledged.
            return bool(min(self.answered, self.acknowledged) > number)

        self.until(lambda: heard() or self.over, f"{option['text']} ({way}) is heard")

    def send(self, option: dict[str, Any]) -> None:
        """Choose an option past the page, which hears of it as of anybody's answer."""
        number = self.table["number"]
        self.ask("POST", f"/api/tables/{self.table['id']}/choices", {"number": number, "text": option["text"]})
        self.until(lambda: self.answered > number or self.over, f"the page is told of {option['text']}")

    def play_past_the_page(self, table: str, chance: random.Random, until: Callable[[Any], bool]) -> Any:
        """Answer at random without any page, until the table is as wanted or the game is over; the table then."""
        give_up = time.monotonic() + LONGEST
        while True:
            seen = self.ask("GET", f"/api/tables/{table}")
            if seen["table"]["phase"] in ENDED or (seen["options"] and until(seen)):
                return seen
            assert time.monotonic() < give_up, f"{self.name}'s game does not go on: {seen['number']}"
            if seen["options"]:
                answer = {"number": seen["number"], "text": chance.choice(seen["options"])["text"]}
                self.ask("POST", f"/api/tables/{table}/choices", answer)
            else:
                self.page.wait_for_timeout(A_MOMENT)

    def _touch(self, option: dict[str, Any]) -> None:
        if not option["refs"]:
            button = self.page.locator(f"[data-bare={json.dumps(option['text'])}]")
            self._press(button)
            return
        picks: list[str] = []
        for ref in option["refs"]:
            left = [other for other in self.options if other["refs"] and set(picks) <= set(other["refs"])]
            if picks and len(left) == 1:
                break
            self.page.locator(f"[data-ref={json.dumps(ref)}]:visible").last.click()
            picks.append(ref)
            # The board makes room for what comes next: a press on something that moves away meanwhile hits nothing.
            self.be_still()
        self._press(self.page.locator("[data-send]"))

    def _press(self, button: Locator) -> None:
        """Where a slip would be costly the first press only arms the button."""
        costly = button.get_attribute("data-confirm") is not None
        button.click()
        if costly:
            expect(button).to_have_class(re.compile("is-armed"))
            button.click()

    def _list(self, option: dict[str, Any]) -> None:
        if self.size == "phone":
            self.page.locator("[data-tab=list]").click()
        button = self._listed(option)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        button.click()

    def _keys(self, option: dict[str, Any]) -> None:
        """Tab to the option, Enter, Enter."""
        button = self._listed(option)
        for _ in range(200):
            away = button.evaluate(STOPS_AWAY)
            if away == 0:
                break
            for _ in range(away):
                self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        expect(button).to_have_attribute("aria-pressed", "true")
        self.page.keyboard.press("Enter")

    def _listed(self, option: dict[str, Any]) -> Locator:
        self.see(".optlist .opt")
        button = self.page.locator(f".optlist .opt[data-option={json.dumps(option['text'])}]")
        if button.count() == 0:
            # A long list shows its beginning; the rest is one press away.
            self.page.locator(".optlist + button").click()
        return button

    # --- listening ----------------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        response = self.context.request.fetch(path, method=method, data=body)
        assert response.ok, (path, response.status, response.text())
        return response.json()

    def _listen(self, page: Page) -> Page:
        hearing: dict[str, Callable[..., None]] = {
            "console": self._console,
            "pageerror": self._broken,
            "requestfailed": self._failed,
            "response": self._response,
            "websocket": self._socket,
        }
        for event, hear in hearing.items():
            page.on(event, hear)  # type: ignore[call-overload]
            self.listening.append((page, event, hear))
        return page

    def _broken(self, error: PlaywrightError) -> None:
        self.complaints.append(f"page error: {error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(
                f"console: {message.location.get('url', '')} {message.text}".replace("status of ", "")
            )

    def _failed(self, request: Request) -> None:
        # Whoever goes on to another page does not wait for the last one.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"request failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if "/api/" in response.url:
            # A page that has gone on does not keep what it got.
            with suppress(PlaywrightError):
                self.received.append(response.text())

    def _socket(self, socket: WebSocket) -> None:
        table = socket.url.split("/")[-2]
        socket.on("framereceived", lambda frame: self._frame(frame, table))

    def _frame(self, frame: str | bytes, table: str) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.received.append(text)
        if table in self.left:
            return
        message = json.loads(text)
        if message["type"] == "ack":
            self.acknowledged = message["number"]
        if message["type"] == "event" and message["kind"] == "choice" and message["seat"] == self.table.get("seat"):
            # Another tab may have heard of later things already.
            self.answered = max(self.answered, message["number"])
        if message["type"] == "refused" and message.get("view"):
            message = message["view"]
        if message["type"] in ("view", "event", "refused") and message.get("number", -1) >= self.table.get(
            "number", -1
        ):
            for field in ("number", "options", "view", "seat"):
                if field in message and (message["type"] == "view" or field != "seat"):
                    self.table[field] = message[field]
            if message.get("table"):
                self.table["phase"] = message["table"]["phase"]
                self.table["id"] = message["table"]["id"]


def play(
    people: Iterable[Person], seed: int = 1, *, way: str = "touch", until: Callable[[], bool] | None = None,
    often: int = OFTEN, stay: int = 0,
) -> int:  # fmt: skip
    """People at one table answer at random until the game is over, or until it suits us; how often they did.

    What is asked for the first times is answered through the page, so that every kind of question is met there; what
    has been answered so often by somebody is sent past their page, which follows.  When that has been all for a good
    while, everybody steps out, and the game is played on without any page.  They `stay` for so many answers at least
    where it counts what they were sent.
    """
    chance = random.Random(seed_for(seed))
    people = list(people)
    through_the_page: Counter[tuple[str, str]] = Counter()
    met: set[tuple[str, str]] = set()
    asked = nothing_new = 0
    give_up = time.monotonic() + LONGEST
    while not all(person.over for person in people) and not (until and until()):
        assert time.monotonic() < give_up, f"the game does not end: {[p.table.get('number') for p in people]}"
        if until is None and nothing_new >= A_GOOD_WHILE and asked >= stay:
            return asked + play_outside(people, chance, way, met)
        turn = next((person for person in people if person.options and not person.over), None)
        if turn is None:
            for person in people:
                person.page.wait_for_timeout(A_MOMENT)
            continue
        option, question = chance.choice(turn.options), turn.asked
        if through_the_page[turn.name, question] < often:
            turn.answer(option, way)
            nothing_new = 0
        else:
            turn.send(option)
            nothing_new += 1
        through_the_page[turn.name, question] += 1
        met.add((turn.size, question))
        asked += 1
    return asked


def play_outside(people: list[Person], chance: random.Random, way: str, met: set[tuple[str, str]]) -> int:
    """Play to the end without any page, then come back to see it; how many answers.

    Whoever is asked what was not `met` yet on a screen of that size comes back for it alone.
    """
    table = people[0].table["id"]
    for person in people:
        person.step_out()
    asked = 0
    give_up = time.monotonic() + LONGEST
    while True:
        told = [person.ask("GET", f"/api/tables/{table}") for person in people]
        if told[0]["table"]["phase"] in ENDED:
            break
        assert time.monotonic() < give_up, f"the game does not end: {told[0]['number']}"
        turn = next(((person, seen) for person, seen in zip(people, told, strict=True) if seen["options"]), None)
        if turn is None:
            people[0].page.wait_for_timeout(A_MOMENT)
            continue
        person, seen = turn
        option, question = chance.choice(seen["options"]), (person.size, kind_asked(seen))
        if question in met:
            person.ask("POST", f"/api/tables/{table}/choices", {"number": seen["number"], "text": option["text"]})
        else:
            person.come_back(table)
            person.answer(option, way)
            person.step_out()
            met.add(question)
        asked += 1
    for person in people:
        person.come_back(table)
    return asked
