"""Finished games looked at again: every pair of eyes sees what it saw, and nothing before the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from odango.bots.masquerade.belief import suspicions
from odango.core.replay import Move, Replay, read
from odango.core.rng import Rng
from odango.games import GAMES
from odango.games.dice.setup import Setup as Dice
from odango.games.masquerade.view import MasqueradeView
from odango.server import reel as reels
from odango.server.reel import Reels, film_of
from odango.table.entry import Kind
from server.inside import Inside, Socket, Visitor, a_card, inside

pytestmark = pytest.mark.anyio

SETUPS: dict[str, Any] = {
    "dice": Dice(choose="secret", rounds_to_win=1),
    "bluff": GAMES["bluff"].Setup(),
    "masquerade": GAMES["masquerade"].Setup(),
    "tricktakers": GAMES["tricktakers"].Setup(mode="all_star"),
}
SEATS = 3


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(f"sqlite:{tmp_path / 'odango.db'}") as opened:
        yield opened


class Evening:
    """A game that was played, and what everyone heard of it on their socket, by the number of the entry."""

    def __init__(self, table: str, people: list[Visitor], heard: dict[str, dict[int, Any]]) -> None:
        self.table = table
        self.people = people
        self.heard = heard


async def played(here: Inside, game: str, seed: int = 1, **card: Any) -> Evening:
    """Three people play to the end, somebody watches."""
    people = [await here.guest(f"Player {letter}") for letter in "ABC"]
    live = await here.table(a_card(game, SEATS, SETUPS[game], **card), people)
    table = live.table.card.id
    sockets = {str(seat): person.socket(table) for seat, person in enumerate(people)}
    sockets["spectator"] = here.nobody.socket(table)
    for socket in sockets.values():
        assert await socket.open()
    await here.house.act(live, lambda _: (Kind.START, None, None, ""))
    rng = Rng(seed)
    while live.table.asked():
        seat = live.table.asked()[rng.below(len(live.table.asked()))]
        options = (await people[seat].get(f"/api/tables/{table}"))["options"]
        body = {"number": live.table.number, "text": options[rng.below(len(options))]["text"]}
        assert (await people[seat].ask("POST", f"/api/tables/{table}/choices", body)).status_code == 201
    return Evening(table, people, {eyes: await events(socket) for eyes, socket in sockets.items()})


async def events(socket: Socket) -> dict[int, Any]:
    messages = [msgspec.json.decode(message) for message in await socket.heard()]
    await socket.close()
    return {message["number"]: message for message in messages if message["type"] == "event"}


async def all_frames(who: Visitor, table: str, eyes: str) -> list[Any]:
    found: list[Any] = []
    while True:
        some = await who.get(f"/api/tables/{table}/frames?eyes={eyes}&first={len(found)}&count=60")
        found += some
        if not some:
            return found


@pytest.mark.parametrize("game", SETUPS)
async def test_everyone_sees_again_what_they_saw(here: Inside, game: str) -> None:
    """Views, questions and sentences are those that were sent while the game was played, no more and no less."""
    evening = await played(here, game)
    for eyes, heard in evening.heard.items():
        reel = await here.nobody.get(f"/api/tables/{evening.table}/reel?eyes={eyes}")
        frames = await all_frames(here.nobody, evening.table, eyes)

        assert [move["number"] for move in reel["moves"]] == list(heard) == [frame["number"] for frame in frames]
        assert reel["eyes"] == eyes
        for move, frame, sent in zip(reel["moves"], frames, heard.values(), strict=True):
            said = sent["lines"][1:] if sent["kind"] == "start" else sent["lines"]
            assert move["lines"] == said
            assert (move["seat"], move["at"]) == (sent["seat"], sent["at"])
            assert move["text"] is None or str(move["seat"]) == eyes
            assert frame["view"] == sent["view"]
            assert frame["ask"] == sent["ask"]
            assert frame["views"] is None


@pytest.mark.parametrize("game", SETUPS)
async def test_to_open_eyes_everything_lies_open(here: Inside, game: str) -> None:
    """What every seat saw, and every choice; as what the seats themselves are shown."""
    evening = await played(here, game)
    reel = await here.nobody.get(f"/api/tables/{evening.table}/reel")
    frames = await all_frames(here.nobody, evening.table, "open")
    seats = [await all_frames(here.nobody, evening.table, str(seat)) for seat in range(SEATS)]
    watched = await all_frames(here.nobody, evening.table, "spectator")

    assert reel["eyes"] == "open"
    assert reel["table"] == (await here.nobody.get(f"/api/tables/{evening.table}"))["table"]
    for index, frame in enumerate(frames):
        assert frame["view"] == watched[index]["view"]
        assert frame["views"] == [seen[index]["view"] for seen in seats]
        asked = [one["seat"] for one in frame["view"]["asked"]]
        assert frame["ask"] == (seats[asked[0]][index]["ask"] if asked else None)
    start, *moves = reel["moves"]
    assert (start["seat"], start["text"], start["asked"]) == (None, None, None)
    for move, before in zip(moves, frames, strict=False):
        assert move["text"]
        assert move["asked"] in [one["kind"] for one in before["view"]["asked"] if one["seat"] == move["seat"]]


async def test_what_the_best_bot_believed_follows_from_each_seats_knowledge(here: Inside) -> None:
    """One belief before every trick, made of nothing but the view that seat had then, for the eyes of all."""
    evening = await played(here, "masquerade")
    beliefs = await here.nobody.get(f"/api/tables/{evening.table}/beliefs")
    seats = [await all_frames(here.nobody, evening.table, str(seat)) for seat in range(SEATS)]
    after = {frame["number"]: index for index, frame in enumerate(seats[0])}

    assert [belief["moment"] for belief in beliefs] == list(range(seats[0][-1]["view"]["tricks_in_all"]))
    for belief in beliefs:
        for seat, believed in enumerate(belief["seats"]):
            view = msgspec.convert(seats[seat][after[belief["number"]]]["view"], MasqueradeView)
            assert believed == list(suspicions(view))
            assert view.players[seat].team == 1 - believed[seat]


async def test_other_games_have_no_teams_to_believe_in(here: Inside) -> None:
    evening = await played(here, "bluff")

    assert await here.nobody.get(f"/api/tables/{evening.table}/beliefs") == []


async def test_the_game_is_checked(here: Inside) -> None:
    """Played again from the seed that was committed to at the opening."""
    evening = await played(here, "dice")
    reel = await here.nobody.get(f"/api/tables/{evening.table}/reel")
    check = reel["check"]

    assert (check["legal"], check["drawn"], check["sealed"], check["why"]) == (True, True, True, None)
    assert check["choices"] == len(reel["moves"]) - 1
    assert check["draws"] > 0
    assert check["commitment"] == reel["table"]["commitment"]
    assert check["seed"] == reel["table"]["seed"]


async def test_nothing_can_be_had_before_the_end(here: Inside) -> None:
    """To nobody and with no eyes, not even one's own; refused in a sentence that tells nothing."""
    people = [await here.guest(f"Player {letter}") for letter in "ABC"]
    live = await here.table(a_card("bluff", SEATS), people, (Kind.START, None, None, ""))
    for who in (*people, here.nobody):
        for path in ("reel", "frames", "beliefs"):
            for eyes in ("open", "spectator", "0", "1"):
                answer = await who.ask("GET", f"/api/tables/{live.table.card.id}/{path}?eyes={eyes}")
                assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_an_abandoned_game_can_be_seen_up_to_there(here: Inside) -> None:
    people = [await here.guest(f"Player {letter}") for letter in "ABC"]
    live = await here.table(a_card("bluff", SEATS), people, (Kind.START, None, None, ""))
    table = live.table.card.id
    seat = live.table.asked()[0]
    options = (await people[seat].get(f"/api/tables/{table}"))["options"]
    body = {"number": live.table.number, "text": options[0]["text"]}
    await people[seat].ask("POST", f"/api/tables/{table}/choices", body)
    for person in people:
        await person.ask("POST", f"/api/tables/{table}/votes", {"motion": "abandon"})

    reel = await here.nobody.get(f"/api/tables/{table}/reel")
    assert reel["table"]["phase"] == "abandoned"
    assert len(reel["moves"]) == 2
    assert reel["check"]["legal"]
    assert len(await all_frames(here.nobody, table, "open")) == 2


@pytest.mark.parametrize(
    "query",
    ["eyes=3", "eyes=25", "eyes=26", "eyes=-1", "eyes=me", "eyes=", "first=-1", "count=0", "count=61", "first=x"],
)
async def test_eyes_and_numbers_that_are_none_are_refused(here: Inside, query: str) -> None:
    evening = await played(here, "dice")
    answer = await here.nobody.ask("GET", f"/api/tables/{evening.table}/frames?{query}")

    assert answer.status_code == 400
    assert answer.headers["content-type"] == "application/problem+json"


# --- files ------------------------------------------------------------------------------------------------------------


async def a_file(here: Inside, game: str = "dice") -> tuple[str, Replay]:
    evening = await played(here, game)
    text = (await here.nobody.ask("GET", f"/api/tables/{evening.table}/replay")).text
    return evening.table, read(text)


async def sent(here: Inside, replay: Replay | str, path: str = "reel") -> Any:
    text = replay if isinstance(replay, str) else replay.write()
    answer = await here.nobody.ask("POST", f"/api/replays/{path}", {"text": text})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_file_tells_what_was_believed(here: Inside) -> None:
    """As its table does, but that a file's moves count from 0."""
    table, replay = await a_file(here, "masquerade")
    from_table = await here.nobody.get(f"/api/tables/{table}/beliefs")
    from_file = await sent(here, replay, "beliefs")

    assert [belief["seats"] for belief in from_file] == [belief["seats"] for belief in from_table]
    assert from_file[0]["number"] == 0


async def test_a_file_is_shown_as_its_table_is(here: Inside) -> None:
    """The same moves and views; who sat there, as far as the file tells."""
    table, replay = await a_file(here)
    reel = await here.nobody.get(f"/api/tables/{table}/reel?eyes=1")
    from_file = await sent(here, replay, "reel?eyes=1")

    assert from_file["check"] == reel["check"]
    assert [seat["name"] for seat in from_file["table"]["seats"]] == ["Player A", "Player B", "Player C"]
    assert from_file["table"]["phase"] == "over"
    assert from_file["table"]["setup"] == reel["table"]["setup"]
    for number, (one, other) in enumerate(zip(from_file["moves"], reel["moves"], strict=True)):
        assert one == {**other, "number": number, "at": 0}
    frames = await here.nobody.get(f"/api/tables/{table}/frames?first=3&count=2")
    again = await sent(here, replay, "frames?first=3&count=2")
    assert [{**frame, "number": 0} for frame in again] == [{**frame, "number": 0} for frame in frames]
    assert [frame["number"] for frame in again] == [3, 4]


async def test_what_is_wrong_with_a_file_is_said(here: Inside) -> None:
    """Another seed, other dice, a choice that was not legal, another result: each is found, and named."""
    _, replay = await a_file(here)
    other_seed = msgspec.structs.replace(replay, seed=f"secret {'00' * 32}")
    rolled = next(number for number, move in enumerate(replay.moves) if move.chance)
    other_dice = msgspec.structs.replace(replay, moves=replay.moves[:rolled], end="")
    move = replay.moves[rolled]
    other_dice.moves = [*other_dice.moves, Move(move.seat, move.text, (7 - move.chance[0], *move.chance[1:]))]
    illegal = msgspec.structs.replace(replay, moves=[*replay.moves[:2], Move(0, "nonsense")], end="")
    other_end = msgspec.structs.replace(replay, end="places 1 1 1 points 0 0 0")

    check = (await sent(here, other_seed))["check"]
    assert (check["legal"], check["sealed"], check["drawn"]) == (True, False, False)
    assert "committed" in check["why"]
    check = (await sent(here, other_dice))["check"]
    assert not check["drawn"]
    assert check["why"]
    reel = await sent(here, illegal)
    assert not reel["check"]["legal"]
    assert len(reel["moves"]) == 3
    assert f"line {illegal.line_of(3)}" in reel["check"]["why"]
    check = (await sent(here, other_end))["check"]
    assert not check["legal"]


@pytest.mark.parametrize(
    "text", ["", "\n", "no replay", "odango replay 1 #00000000\n", "\0\n", "é #12345678\n" * 9, "odango replay 1\n"]
)
async def test_what_is_no_replay_is_refused(here: Inside, text: str) -> None:
    for path in ("reel", "frames"):
        answer = await here.nobody.ask("POST", f"/api/replays/{path}", {"text": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-replay")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"}, {"rules": 99}, {"seats": 99}, {"seats": -1, "players": []}, {"setup": []}, {"setup": None},
        {"setup": {"rounds_to_win": 10**30}}, {"deal": (1, 2, 3)}, {"moves": [Move(0, "x")] * 3001},
    ],
    ids=str,
)  # fmt: skip
async def test_files_that_cannot_be_a_game_are_refused(here: Inside, change: dict[str, Any]) -> None:
    """However well they are signed."""
    _, replay = await a_file(here)
    text = msgspec.structs.replace(replay, **change).write()
    answer = await here.nobody.ask("POST", "/api/replays/reel", {"text": text})

    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] in ("bad-replay", "long-replay")


async def test_files_may_be_large_but_not_any_size(here: Inside) -> None:
    for size, status in ((200_000, 400), (300_000, 400), (600_000, 413)):
        answer = await here.nobody.ask("POST", "/api/replays/reel", {"text": "x" * size})
        assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"


async def test_nobody_has_the_house_play_for_them_all_day(tmp_path: Path) -> None:
    """What was played again just now costs nothing; else there is an end to it."""
    async with inside(f"sqlite:{tmp_path / 'odango.db'}", limits=True) as here:
        _, replay = await a_file(here)
        for _ in range(40):
            await sent(here, replay)
        statuses = []
        for number in range(25):
            text = msgspec.structs.replace(replay, players=[f"Player {number}", "B", "C"]).write()
            statuses.append((await here.nobody.ask("POST", "/api/replays/reel", {"text": text})).status_code)

        assert statuses[:15] == [200] * 15
        assert statuses[-1] == 429


async def test_not_everything_is_kept(here: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games looked at last, as many as there is room for; the others are played again when asked for."""
    _, replay = await a_file(here)
    film = film_of(replay)
    monkeypatch.setattr(reels, "MOST_KEPT", 3 * len(film.scenes))
    kept, made = Reels(), 0

    def make() -> reels.Film:
        nonlocal made
        made += 1
        return film

    for name in ("a", "b", "c", "a", "d", "a", "b"):
        await kept.get(name, make)

    assert made == 5
    assert [name in kept for name in "abcd"] == [True, True, False, True]
