"""The flows that need no socket: one a call of the API."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from odango.client.flow import Flow, Home, fetch, request
from odango.client.lists import GameInfo, Me, Rule, TableRow
from odango.client.messages import Chat, Happening, Line, Snapshot


def become_guest(home: Home, name: str) -> Flow[str | None]:
    guest = yield from fetch(home, Me, "POST", "/api/guests", {"name": name, "token": True})
    return guest.token


def me(home: Home) -> Flow[Me]:
    return fetch(home, Me, "GET", "/api/me")


def games(home: Home) -> Flow[list[GameInfo]]:
    return fetch(home, list[GameInfo], "GET", "/api/games")


def rules(home: Home, game: str) -> Flow[list[Rule]]:
    return fetch(home, list[Rule], "GET", f"/api/games/{quote(game, safe='')}/rules")


def lobby(home: Home) -> Flow[list[TableRow]]:
    return fetch(home, list[TableRow], "GET", "/api/tables")


def mine(home: Home) -> Flow[list[TableRow]]:
    return fetch(home, list[TableRow], "GET", "/api/tables/mine")


def open_table(home: Home, wish: dict[str, Any]) -> Flow[Snapshot]:
    return fetch(home, Snapshot, "POST", "/api/tables", wish)


def sit(home: Home, table: str, seat: int | None) -> Flow[bytes]:
    return request(home, "POST", f"{path(table)}/seat", {} if seat is None else {"seat": seat})


def stand(home: Home, table: str) -> Flow[bytes]:
    return request(home, "DELETE", f"{path(table)}/seat")


def remove(home: Home, table: str, seat: int) -> Flow[bytes]:
    return request(home, "DELETE", f"{path(table)}/seats/{seat}")


def add_bots(home: Home, table: str, level: str, seat: int | None) -> Flow[bytes]:
    about = {} if seat is None else {"seat": seat}
    return request(home, "POST", f"{path(table)}/bots", {"level": level, **about})


def start(home: Home, table: str, bots: str | None) -> Flow[bytes]:
    return request(home, "POST", f"{path(table)}/start", {} if bots is None else {"bots": bots})


def vote(home: Home, table: str, motion: str, yes: bool, seat: int | None, level: str | None) -> Flow[bytes]:
    about = {key: value for key, value in (("seat", seat), ("level", level)) if value is not None}
    return request(home, "POST", f"{path(table)}/votes", {"motion": motion, "yes": yes, **about})


def order(home: Home, table: str, text: str) -> Flow[Line | None]:
    """What was understood."""
    answer = yield from fetch(home, dict[str, Line | None], "PUT", f"{path(table)}/order", {"text": text})
    return answer.get("line")


def bring(home: Home, table: str, text: str, seat: int | None) -> Flow[bytes]:
    return request(home, "PUT", f"{path(table)}/bring", {"text": text, "seat": seat})


def chat(home: Home, table: str, text: str) -> Flow[bytes]:
    return request(home, "POST", f"{path(table)}/chat", {"text": text})


def talk(home: Home, table: str, after: int) -> Flow[list[Chat]]:
    return fetch(home, list[Chat], "GET", f"{path(table)}/chat?after={after}")


def log(home: Home, table: str, after: int) -> Flow[list[Happening]]:
    return fetch(home, list[Happening], "GET", f"{path(table)}/log?after={after}")


def replay(home: Home, table: str) -> Flow[str]:
    data = yield from request(home, "GET", f"{path(table)}/replay")
    return data.decode()


def path(table: str) -> str:
    return f"/api/tables/{quote(table, safe='')}"


def wish(**given: Any) -> dict[str, Any]:
    """What is asked for; what is not said is the server's to choose."""
    return {key: value for key, value in given.items() if value is not None}
