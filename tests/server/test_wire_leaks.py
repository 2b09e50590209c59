"""Worlds that a seat cannot tell apart send it the same bytes: over HTTP and on the socket, in every game.

A table is made to begin in the middle of a game: once in the true position, once in a world imagined for the one who
watches.  Everything the watcher can ask for or is sent, refusals and lists included, is written down at both tables
and compared: what, how long, in which order, how often.  `LEAKS` plants leaks and shows that each is found.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from laws.worlds import random_choice, setups
from odango.core.engine import choose, over
from odango.core.game import Game
from odango.core.rng import Rng, SecureRng
from odango.core.save import dump
from odango.core.step import Seat
from odango.core.view import offer
from odango.games import GAMES
from odango.games.dice.setup import TAG_TEAM, mode_of
from odango.games.dice.setup import Setup as DiceSetup
from odango.server import attendant as attendants
from odango.server import house as houses
from odango.server import sight as sights
from odango.server.routes import socket as sockets
from odango.server.routes import tables as routes
from odango.server.wire import Ping, Pong
from odango.table import deeds
from odango.table.deeds import Played
from odango.table.denied import Denied
from odango.table.entry import Entry, Kind
from odango.table.table import Table
from odango.text import line
from server.inside import KEY, Inside, Socket, Visitor, a_card, inside

pytestmark = pytest.mark.anyio

AnyGame = Game[Any, Any]
ANOTHER_KEY = bytes(reversed(KEY))
MOST_SEATS = 8

BEGINNINGS: dict[str, Any] = {}
"""The positions in which tables begin, by the table's id."""


@pytest.fixture(autouse=True)
def begin_in_the_middle(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A table listed in BEGINNINGS starts there, with the dice of its key.  All else is as it is served."""
    usual = deeds.Start.play

    def play(self: deeds.Start, table: Table, entry: Entry) -> Played:
        if table.card.id not in BEGINNINGS:
            return usual(self, table, entry)
        state = BEGINNINGS[table.card.id].clone()
        state.rng = SecureRng(table.card.seed)
        return state, [], ()

    monkeypatch.setattr(deeds.Start, "play", play)
    yield
    BEGINNINGS.clear()


class Company:
    """A house, people enough for every table, and one who only watches."""

    def __init__(self, here: Inside, people: list[Visitor], spectator: Visitor) -> None:
        self.here = here
        self.people = people
        self.spectator = spectator

    def at(self, seat: Seat | None) -> Visitor:
        return self.spectator if seat is None else self.people[seat]


@pytest.fixture
async def company(tmp_path: Path) -> AsyncIterator[Company]:
    async with inside(f"sqlite:{tmp_path / 'odango.db'}") as here:
        people = [await here.guest(f"Player {letter}") for letter in "ABCDEFGH"]
        yield Company(here, people, await here.guest("Watcher"))


# --- what one gets to see ---------------------------------------------------------------------------------------------


class Sent(Struct, frozen=True):
    """One thing that reached the watcher."""

    why: str
    size: int
    text: bytes
    """With the table's id and the times blotted out; nothing else."""


class Turn(Struct, frozen=True):
    """Somebody chooses."""

    seat: Seat
    text: str


TIMES = re.compile(rb'"(at|opened_at|changed_at)":\d+')
UNSTEADY = re.compile(r"_seconds_(sum|bucket)|_created|^#")
"""Lines of the metrics that tell the time."""


class Notes:
    """All that was sent, in order."""

    def __init__(self, table: str, *, commitment: str = "") -> None:
        self._blots = [table.encode(), *([commitment.encode()] if commitment else [])]
        self.sent: list[Sent] = []

    def add(self, why: str, raw: bytes) -> None:
        text = TIMES.sub(rb'"\1":0', raw)
        for blot in self._blots:
            text = text.replace(blot, b"*")
        self.sent.append(Sent(why, len(raw), text))

    async def ask(self, who: Visitor, why: str, method: str, path: str, body: Any = None) -> None:
        """The whole answer: status, headers, body."""
        answer = await who.ask(method, path, body)
        head = repr((answer.status_code, sorted(answer.headers.items())))
        self.add(why, head.encode() + answer.content)

    async def hear(self, socket: Socket, why: str) -> None:
        messages = await socket.heard()
        self.add(f"{why}: how many", str(len(messages)).encode())
        for message in messages:
            self.add(why, message)


WHY_NOT = (
    *("refs=" + thing for thing in ("seat:0", "seat:1", "holder:3", "holder:18", "up:0:16", "die:0:0", "die:1:0")),
    *("refs=" + thing for thing in ("fighter:1", "ability:0", "character:3", "reserve:1:8", "wish:1")),
    "refs=holder:5&refs=seat:1&refs=claim:5", "refs=die:0:0&refs=die:0:1&refs=die:1:0",
)  # fmt: skip
"""Things the watcher points at: what is said of them is the same in every world."""


async def counters(who: Visitor) -> Counter[str]:
    """What /metrics counts, times left out."""
    page = (await who.ask("GET", "/metrics")).text
    rows = (row.rpartition(" ") for row in page.splitlines() if not UNSTEADY.search(row))
    return Counter({name: int(float(value)) for name, _, value in rows})


async def witness(
    company: Company, game: AnyGame, position: Any, watcher: Seat | None, probes: list[str], turn: Turn | None = None,
    *, key: bytes = KEY,
) -> list[Sent]:  # fmt: skip
    """Everything the watcher gets from a table in this position; then, if somebody chooses, everything after that.

    `probes` are texts the watcher tries to choose and may not: whatever the refusal says, it says it in every world.
    """
    here, me = company.here, company.at(watcher)
    card = a_card(game.name, position.seats, position.setup, key=key)
    BEGINNINGS[card.id] = position
    counted = await counters(here.nobody)
    live = await here.table(card, company.people[: position.seats], (Kind.START, None, None, ""))
    notes = Notes(card.id, commitment=SecureRng(card.seed).commitment)
    path, number = f"/api/tables/{card.id}", live.table.number
    socket = me.socket(card.id)

    assert await socket.open()
    await notes.hear(socket, "first message")
    await notes.ask(me, "view", "GET", path)
    await notes.ask(here.nobody, "view of nobody", "GET", path)
    socket.send(type="look")
    await notes.hear(socket, "look")
    for text in probes:
        socket.send(type="choose", number=number, text=text, id="x")
    socket.send(type="choose", number=0, text=probes[0] if probes else "x", id="y")
    await notes.hear(socket, "refusals on the socket")
    await notes.ask(me, "stale", "POST", f"{path}/choices", {"number": 1, "text": "x"})
    await notes.ask(me, "out of turn or illegal", "POST", f"{path}/choices", {"number": number, "text": "x"})
    for things in WHY_NOT:
        await notes.ask(me, "why not", "GET", f"{path}/why?{things}")
    for form in ("replay", "reel", "reel?eyes=0", "frames", "frames?eyes=spectator"):
        await notes.ask(me, "replay refused", "GET", f"{path}/{form}")
    await notes.ask(me, "order refused", "PUT", f"{path}/order", {"text": "hurry up"})
    other = (0 if watcher is None else watcher + 1) % position.seats
    await notes.ask(me, "vote refused", "POST", f"{path}/votes", {"motion": "bot", "seat": other, "level": "steady"})
    await lists(notes, me, card.id)
    for seat in range(position.seats):
        refused = await company.at(seat).ask("POST", f"{path}/choices", {"number": number, "text": "x"})
        assert refused.status_code == 409
    await notes.hear(socket, "others are refused")
    if turn is not None:
        told = await company.at(turn.seat).ask("POST", f"{path}/choices", {"number": number, "text": turn.text})
        assert told.status_code == 201, told.text
        if turn.seat == watcher:
            notes.add("acknowledged", told.content)
        await notes.hear(socket, "event")
        told = await company.at(turn.seat).ask("POST", f"{path}/choices", {"number": number, "text": turn.text})
        assert told.json()["repeated"]
        await notes.hear(socket, "said again")
        await notes.ask(me, "view after", "GET", path)
        await notes.ask(me, "log", "GET", f"{path}/log")
        await notes.ask(me, "log from here", "GET", f"{path}/log?after={number}")
        await lists(notes, me, card.id)
        again = me.socket(card.id, f"?after={number - 1}")
        assert await again.open()
        await notes.hear(again, "resumed")
        await again.close()
        # As after a restart: the table is folded from its log once more.
        del here.house.tables[card.id]
        await notes.ask(me, "view after a restart", "GET", path)
    await socket.close()
    counted = Counter({name: n - counted[name] for name, n in (await counters(here.nobody)).items()})
    notes.add("metrics", repr(sorted((name, n) for name, n in counted.items() if n)).encode())
    return notes.sent


async def lists(notes: Notes, who: Visitor, table: str) -> None:
    """The table's row in the lobby and among the watcher's own tables."""
    for name in ("/api/tables", "/api/tables/mine"):
        rows = msgspec.json.decode((await who.ask("GET", name)).content, type=list[msgspec.Raw])
        for row in rows:
            if table.encode() in bytes(row):
                notes.add(name, bytes(row))


def first_difference(one: list[Sent], two: list[Sent]) -> str:
    """Where two watchers' notes part, or nothing."""
    for a, b in zip(one, two, strict=False):
        if a != b:
            return f"{a.why}:\n{a.text.decode()}\n{b.text.decode()}"
    return "" if len(one) == len(two) else f"how many: {len(one)} and {len(two)}"


# --- worlds that look alike -------------------------------------------------------------------------------------------


class Pair(Struct):
    """The true position and one that the watcher cannot tell from it; a choice in each that looks the same."""

    watcher: Seat | None
    true: Any
    imagined: Any
    turns: tuple[Turn, Turn] | None
    probes: list[str]


def with_dice(state: Any) -> Any:
    """The position at a table, before anything has fallen there."""
    twin = state.clone()
    twin.rng = SecureRng(a_card("dice", 2).seed)
    return twin


def after(state: Any, seat: Seat, choice: int) -> Any:
    twin = with_dice(state)
    choose(twin, seat, choice)
    return twin


def alike(game: AnyGame, true: Any, imagined: Any, watcher: Seat | None, rng: Rng) -> tuple[Turn, Turn] | None:
    """A choice in each world that the watcher sees made the same way, and that leaves the watcher the same view."""
    seat, choice = random_choice(true, rng)
    decision, other = true.decision_of(seat), imagined.decision_of(seat)
    together = len(true.pending) > 1 or bool(true.answers)
    options = [
        option
        for option in other.options(imagined)
        if (seat != watcher and together) or other.seen(option) == decision.seen(choice)
    ]
    if seat == watcher:
        options = [option for option in options if option == choice]
    # What was chosen in truth comes last: another choice that looks the same tests more.
    rng.shuffle(options)
    options.sort(key=lambda option: option == choice)
    seen = game.view(after(true, seat, choice), watcher)
    for option in options[:24]:
        if game.view(after(imagined, seat, option), watcher) == seen:
            return Turn(seat, decision.write(true, choice)), Turn(seat, other.write(imagined, option))
    return None


def probes_for(true: Any, imagined: Any, watcher: Seat | None, rng: Rng) -> list[str]:
    """What others may choose in either world, and the watcher may not."""
    own = set() if watcher is None else {option.text for option in offer(true, watcher)}
    texts = {
        option.text
        for world in (true, imagined)
        for decision in world.pending
        if decision.seat != watcher
        for option in offer(world, decision.seat)
    }
    if watcher is not None and own:
        # Nobody else need be asked: what could be said in other words, or with another tile, is refused, too.
        texts |= {f"{tile} {text.partition(' ')[2]}" for text in list(own)[:3] for tile in ("zoycite", "sailor-mars")}
    found = sorted(texts - own)
    order = list(range(len(found)))
    rng.shuffle(order)
    return [found[i] for i in order[:5]]


def pairs(game: AnyGame, setup: Any, seats: int, seed: int, wanted: int) -> list[Pair]:
    """Some from random games, for seats and for a spectator; in at least every other one somebody chooses otherwise."""
    rng = Rng(seed)
    chosen: list[Pair] = []
    for _ in range(20):
        state = game.start(setup, seats, Rng(rng.below(2**31)))
        found: list[Pair] = []
        while not over(state):
            if rng.below(4) == 0 or state.answers or len(state.pending) > 1:
                pair = a_pair(game, state, None if rng.below(3) == 0 else rng.below(seats), rng)
                if pair is not None:
                    found.append(pair)
            choose(state, *random_choice(state, rng))
        # Two or three a game, so that they come from many positions.
        telling = [pair for pair in found if pair.turns is not None and pair.turns[0] != pair.turns[1]]
        chosen += [telling[rng.below(len(telling))] for _ in range(2) if telling]
        chosen += [found[rng.below(len(found))] for _ in range(1) if found]
        if len(chosen) >= wanted:
            return chosen[:wanted]
    return chosen


def a_pair(game: AnyGame, state: Any, watcher: Seat | None, rng: Rng) -> Pair | None:
    """None if nothing is hidden from this watcher here."""
    true, imagined = with_dice(state), with_dice(game.imagine(state, watcher, rng.clone()))
    turns = alike(game, true, imagined, watcher, rng)
    if dump(game, true) == dump(game, imagined) and (turns is None or turns[0] == turns[1]):
        return None
    return Pair(watcher, true, imagined, turns, probes_for(true, imagined, watcher, rng))


async def compare(company: Company, game: AnyGame, pair: Pair) -> str:
    """Where the bytes differ, or nothing."""
    turns = pair.turns or (None, None)
    one = await witness(company, game, pair.true, pair.watcher, pair.probes, turns[0])
    two = await witness(company, game, pair.imagined, pair.watcher, pair.probes, turns[1])
    return first_difference(one, two)


SECRETLY = DiceSetup(choose="secret")


def cases() -> list[Any]:
    """Every number of seats, with more pairs; and for one number every setup."""
    found: list[tuple[str, int, Any, int]] = []
    found += [("bluff", seats, GAMES["bluff"].Setup(), 6) for seats in GAMES["bluff"].seats]
    found += [("bluff", 4, setup, 3) for setup in setups(GAMES["bluff"], 4)[1:]]
    found += [("dice", seats, SECRETLY, 6) for seats in GAMES["dice"].seats]
    found += [("dice", 4, setup, 3) for setup in setups(GAMES["dice"], 4) if mode_of(setup, 4) != TAG_TEAM]
    found.append(("dice", 2, DiceSetup(choose="secret", mode="tag_team", same_character=True), 6))
    court = GAMES["tricktakers"].Setup
    found.append(("tricktakers", 2, court(mode="draft"), 6))
    found += [("tricktakers", seats, court(mode="all_star"), 6) for seats in (3, 4, 5)]
    found += [("masquerade", seats, GAMES["masquerade"].Setup(), 4) for seats in (3, 6)]
    found += [("ccg", seats, GAMES["ccg"].Setup(rules="advanced", round_limit=5), 6) for seats in (2, 3, 6)]
    found.append(("ccg", 2, GAMES["ccg"].Setup(rules="basic", round_limit=2), 4))
    packs = GAMES["draft"].Setup
    found += [("draft", seats, packs(packs=3), 6) for seats in (2, 4, 8)]
    found.append(("draft", 3, packs(format="sealed", packs=3), 4))
    return [pytest.param(*case, i, id=f"{case[0]}-{case[1]}-{i}") for i, case in enumerate(found)]


@pytest.mark.parametrize(("name", "seats", "setup", "wanted", "seed"), cases())
async def test_worlds_that_look_alike_send_the_same_bytes(
    company: Company, name: str, seats: int, setup: Any, wanted: int, seed: int
) -> None:
    """To a seat and to a spectator: views, refusals, events, the log, lists and counters, before and after a choice."""
    game = GAMES[name]
    tried = pairs(game, setup, seats, seed, wanted)
    for pair in tried:
        assert not await compare(company, game, pair)

    assert len(tried) == wanted
    # In Masquerade Battle hands are hidden, but everything that is chosen is seen.
    assert name == "masquerade" or any(pair.turns is not None and pair.turns[0] != pair.turns[1] for pair in tried)


@pytest.mark.parametrize(("name", "seats"), [("bluff", 3), ("bluff", 6), ("dice", 2), ("dice", 3)])
async def test_dice_that_are_still_to_fall_do_not_show(company: Company, name: str, seats: int) -> None:
    """With another key the table looks the same, but for the commitment: nothing of the seed is sent, or counted."""
    game, rng, tried = GAMES[name], Rng(seats), 0
    state = game.start(game.Setup(), seats, Rng(seats))
    while not over(state) and tried < 5:
        if rng.below(6) == 0:
            watcher = None if tried % 2 else rng.below(seats)
            one = await witness(company, game, state, watcher, [])
            two = await witness(company, game, state, watcher, [], key=ANOTHER_KEY)
            tried += 1

            assert not first_difference(one, two)
        choose(state, *random_choice(state, rng))

    assert tried == 5


@pytest.mark.parametrize("seats", [2, 3, 5])
async def test_of_answers_given_together_only_who_gave_them_shows(company: Company, seats: int) -> None:
    """Whatever somebody has answered, everyone else and a spectator get the same bytes."""
    game = GAMES["dice"]
    start = game.start(SECRETLY, seats, Rng(seats))
    for watcher in [*range(1, seats), None]:
        one, two = [
            await witness(company, game, start, watcher, [], Turn(0, text)) for text in ("black-lady", "esmeraude")
        ]

        assert not first_difference(one, two)
        told = [msgspec.json.decode(sent.text) for sent in one if sent.why == "event"]
        assert told[0]["lines"] == []
        assert told[0]["view"]["answered"] == [0]
        assert told[0]["view"]["own_answers"] == []
    # The one who answered is shown the answer, so the difference could have been seen.
    assert first_difference(
        *[await witness(company, game, start, 0, [], Turn(0, text)) for text in ("saphir", "droids")]
    )


# --- standing orders --------------------------------------------------------------------------------------------------

DEFENDED = DiceSetup(line_up=("sailor-moon", "tuxedo-mask"))
ORDERS = ["ask", "never", "protect d6", "protect d20"]


def asked_to_shield(seed: int) -> Any:
    """A match in which the Masked Defender of seat 1 is asked whether to use the shield."""
    game, rng = GAMES["dice"], Rng(seed)
    while True:
        state = game.start(DEFENDED, 2, Rng(rng.below(2**31)))
        while not over(state):
            if any(decision.kind == "shield" and decision.seat == 1 for decision in state.pending):
                return with_dice(state)
            choose(state, *random_choice(state, rng))


def asked_something_else(seed: int) -> Any:
    game, rng = GAMES["dice"], Rng(seed)
    state = game.start(DEFENDED, 2, Rng(seed))
    for _ in range(4):
        choose(state, *random_choice(state, rng))
    return with_dice(state)


async def overhear(company: Company, position: Any, watcher: Seat | None, order: str | None, text: str) -> list[Sent]:
    """What the watcher gets while seat 1 gives an order, and while `text` is answered, by hand or as ordered."""
    here, me = company.here, company.at(watcher)
    card = a_card("dice", 2, DEFENDED)
    BEGINNINGS[card.id] = position
    live = await here.table(card, company.people[:2], (Kind.START, None, None, ""))
    notes, number, path = Notes(card.id), live.table.number, f"/api/tables/{card.id}"
    socket = me.socket(card.id)

    assert await socket.open()
    await notes.hear(socket, "first message")
    if order is not None:
        # Held, so that the order is given and nothing has come of it yet.
        async with live.lock:
            given = await company.people[1].ask("PUT", f"{path}/order", {"text": order})
            assert given.status_code == 200, given.text
            await look_around(notes, me, socket, card.id)
    else:
        await look_around(notes, me, socket, card.id)
    if text and order is None:
        told = await company.people[1].ask("POST", f"{path}/choices", {"number": number, "text": text})
        assert told.status_code == 201, told.text
    for _ in range(3000 if text else 0):
        if live.table.number > number:
            break
        await asyncio.sleep(0.01)
    await look_around(notes, me, socket, card.id)
    await notes.ask(me, "log", "GET", f"{path}/log")
    await socket.close()
    return notes.sent


async def look_around(notes: Notes, me: Visitor, socket: Socket, table: str) -> None:
    await notes.hear(socket, "event")
    await notes.ask(me, "view", "GET", f"/api/tables/{table}")
    await notes.ask(me, "chat", "GET", f"/api/tables/{table}/chat")
    await lists(notes, me, table)


async def what_an_order_shows(company: Company, order: str) -> tuple[str, int]:
    """Where the others' bytes differ with an order and without, or nothing; and how often the order answered."""
    game = GAMES["dice"]
    assert game.orders is not None
    answered = 0
    for seed in range(4):
        position = asked_to_shield(seed) if seed < 3 else asked_something_else(seed)
        seen = game.view(position, 1)
        answer = game.orders.answer(game.orders.parse(order, seen), seen)
        text = "" if answer is None else position.decision_of(1).write(position, answer)
        answered += answer is not None
        for watcher in (0, None):
            by_hand = await overhear(company, position, watcher, None, text)
            ordered = await overhear(company, position, watcher, order, text)
            difference = first_difference(by_hand, ordered)
            if difference:
                return difference, answered
    return "", answered


@pytest.mark.parametrize("order", ORDERS)
async def test_nobody_can_tell_a_standing_order(company: Company, order: str) -> None:
    """Given, waiting or answering: the others get what they get without it, or when the same is answered by hand."""
    assert await what_an_order_shows(company, order) == ("", 0 if order == "ask" else 3)


async def test_an_order_that_shows_is_found(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here everyone is told that there is one."""
    honest = attendants.Attendant.order

    def order(self: Any, live: Any, player: str, text: str) -> Any:
        self._house.broadcast(live, b'{"type":"chat"}')
        return honest(self, live, player, text)

    monkeypatch.setattr(attendants.Attendant, "order", order)

    assert (await what_an_order_shows(company, "ask"))[0].startswith("event: how many")


# --- planted leaks ----------------------------------------------------------------------------------------------------


def hidden(table: Table) -> int:
    """Something that depends on what is hidden, and not on chance to come: holders, or answers given together."""
    answers: list[int] = [choice for _, choice in table.state.answers]
    tiles: list[int] = [tile for holder in getattr(table.state, "holders", []) for tile in holder[:1]]
    return sum(answers) + sum(tiles)


def leak_in_views(patch: pytest.MonkeyPatch) -> None:
    """Everyone is shown what seat 0 sees."""
    honest = sights.sight
    patch.setattr(sights, "sight", lambda table, seat: (honest(table, 0)[0], *honest(table, seat)[1:]))


def leak_in_options(patch: pytest.MonkeyPatch) -> None:
    """Everyone gets the options of whoever is asked."""

    def sight(table: Table, seat: Seat | None) -> Any:
        asked = table.state.pending[0].seat if table.state and table.state.pending else 0
        return (table.game.view(table.state, seat), None, offer(table.state, asked))

    patch.setattr(sights, "sight", sight)


def leak_in_sentences(patch: pytest.MonkeyPatch) -> None:
    """Secrets are told as if everything lay open."""
    patch.setattr(sights, "lines_of", lambda _table, _entry, told, _seat: [event.whole() for event in told])


def leak_in_events(patch: pytest.MonkeyPatch) -> None:
    """An entry's text, which is the choice, is sent along."""
    honest = sights.lines_of
    patch.setattr(sights, "lines_of", lambda t, e, told, s: [*honest(t, e, told, s), line("house-rematch", who=e.text)])


def leak_in_the_log_alone(patch: pytest.MonkeyPatch) -> None:
    """Events are told properly, and remembered wholly."""
    honest = sights.remembered
    patch.setattr(
        sights, "remembered",
        lambda t, e, told, s: msgspec.structs.replace(honest(t, e, told, s), lines=[line("house-rematch", who=e.text)]),
    )  # fmt: skip


def leak_in_refusals(patch: pytest.MonkeyPatch) -> None:
    """A refusal says whether somebody else could choose that."""
    honest = deeds.Choose.play

    def play(self: deeds.Choose, table: Table, entry: Entry) -> Played:
        asked = table.state.pending[0]
        if asked.seat != entry.seat and any(option.text == entry.text for option in offer(table.state, asked.seat)):
            raise Denied("not-your-seat")
        return honest(self, table, entry)

    patch.setattr(deeds.Choose, "play", play)


def leak_in_stale_views(patch: pytest.MonkeyPatch) -> None:
    """The view that comes with a stale choice is the next seat's."""
    honest = houses.House.choose

    async def choose(self: Any, live: Any, player: str, number: int, text: str) -> Any:
        try:
            return await honest(self, live, player, number, text)
        except houses.Stale:
            other = (live.table.seat_of(player) + 1) % live.table.card.seats
            raise houses.Stale(sights.snapshot(live.table, other)) from None

    patch.setattr(houses.House, "choose", choose)


def leak_in_pongs(patch: pytest.MonkeyPatch) -> None:
    """A pong's number is ahead by something hidden."""
    honest = sockets._answer

    async def answer(house: Any, live: Any, connection: Any, player: Any, wish: Any) -> None:
        if isinstance(wish, Ping):
            connection.push(msgspec.json.encode(Pong(number=hidden(live.table), id=wish.id)))
        else:
            await honest(house, live, connection, player, wish)

    patch.setattr(sockets, "_answer", answer)


def leak_in_lists(patch: pytest.MonkeyPatch) -> None:
    """A row of the lobby gives away who holds what; here, the first tile of the lists' own table."""
    honest = routes.row

    def row(listed: Any, *who: Any) -> Any:
        state = BEGINNINGS[listed.card.id]
        return msgspec.structs.replace(honest(listed, *who), asked=[sum(choice for _, choice in state.answers)])

    patch.setattr(routes, "row", row)


def leak_in_metrics(patch: pytest.MonkeyPatch) -> None:
    """Choices are counted by what was chosen."""
    honest = houses.House.announce

    def announce(self: Any, live: Any, entry: Any, told: Any) -> None:
        self.metrics.choices.labels(entry.text).inc()
        honest(self, live, entry, told)

    patch.setattr(houses.House, "announce", announce)


def leak_in_how_many(patch: pytest.MonkeyPatch) -> None:
    """What is hidden decides whether an event is sent twice."""
    honest = houses.House.announce

    def announce(self: Any, live: Any, entry: Any, told: Any) -> None:
        for _ in range(1 + hidden(live.table) % 2):
            honest(self, live, entry, told)

    patch.setattr(houses.House, "announce", announce)


LEAKS: list[tuple[Callable[[pytest.MonkeyPatch], None], str, str]] = [
    # what is planted,     in which game, and where it shows first
    (leak_in_views,          "bluff", "first message"),
    (leak_in_views,          "dice",  "event"),
    (leak_in_options,        "bluff", "first message"),
    (leak_in_sentences,      "bluff", "event"),
    (leak_in_events,         "bluff", "event"),
    (leak_in_events,         "dice",  "event"),
    (leak_in_the_log_alone,  "bluff", "log"),
    (leak_in_the_log_alone,  "dice",  "log"),
    (leak_in_refusals,       "bluff", "refusals on the socket"),
    (leak_in_stale_views,    "bluff", "refusals on the socket"),
    (leak_in_stale_views,    "dice",  "refusals on the socket"),
    (leak_in_pongs,          "bluff", "first message"),
    (leak_in_pongs,          "dice",  "event"),
    (leak_in_lists,          "dice",  "/api/tables"),
    (leak_in_metrics,        "bluff", "metrics"),
    (leak_in_metrics,        "dice",  "metrics"),
    (leak_in_how_many,       "bluff", "event: how many"),
    (leak_in_how_many,       "dice",  "event: how many"),
]  # fmt: skip


@pytest.mark.parametrize(("leak", "name", "where"), LEAKS, ids=lambda part: getattr(part, "__name__", str(part)))
async def test_a_planted_leak_is_found(
    company: Company, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None], name: str, where: str
) -> None:
    """The same comparison that finds nothing in the honest house names the place of each of these."""
    game, setup = GAMES[name], SECRETLY if name == "dice" else None
    leak(monkeypatch)
    for pair in pairs(game, setup or game.Setup(), 4, 1, 20):
        found = await compare(company, game, pair)
        if found:
            break

    assert found.partition(":\n")[0] == where
