"""The client for programs that await."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self

import httpx

from odango.client import calls
from odango.client.faces import Listener, TableFace, TurnFace, id_of
from odango.client.flow import Flow, Home
from odango.client.lines import HTTP, AsyncLine
from odango.client.lists import GameInfo, Me, Rule, TableRow
from odango.client.messages import Chat, Event, Option
from odango.client.talk import Talk


class AsyncTurn(TurnFace):
    """A question to you, and all you may answer."""

    def __init__(self, talk: Talk, line: AsyncLine) -> None:
        super().__init__(talk)
        self._line = line

    async def choose(self, option: Option | str) -> bool:
        """Answers, by an option or its text.

        False if the table went on in the meantime and the answer did not count: if you are asked still, there is a
        turn for it.  OdangoError if it is not allowed: the reason is its `reason`, and you are asked again.
        """
        self.tried = True
        text = option if isinstance(option, str) else option.text
        return await self._line.run(self._talk.choose(self.number, text))


class AsyncTable(TableFace):
    """A table you sit at, or watch."""

    def __init__(self, talk: Talk, line: AsyncLine) -> None:
        super().__init__(talk)
        self._line = line

    async def turns(self, hear: Listener | None = None) -> AsyncIterator[AsyncTurn]:
        """Every time you are asked, until the game is over.

        `hear` is called with everything that happens, as it happens; `print` will do.
        """
        self._listen(hear)
        unanswered: int | None = None
        while await self._line.run(self._talk.await_question(unanswered)):
            turn = AsyncTurn(self._talk, self._line)
            yield turn
            unanswered = None if turn.tried else turn.number

    async def events(self) -> AsyncIterator[Event | Chat]:
        """Everything that happens and is said, until the game is over."""
        while (event := await self._line.run(self._talk.await_event())) is not None:
            yield event

    async def look(self) -> None:
        """Brings `info` and `view` up to date."""
        await self._line.run(self._talk.look())

    async def sit(self, seat: int | None = None) -> None:
        """On that seat, or the first free one; in the middle of a game, on your own again."""
        await self._do(calls.sit(self._talk.home, self.id, seat))

    async def stand(self) -> None:
        """In the middle of a game your seat is kept for you."""
        await self._line.run(calls.stand(self._talk.home, self.id))
        # Perhaps there is nothing to see without a seat; whoever goes on here will be told.
        self._session.look()

    async def remove(self, seat: int) -> None:
        """Asks somebody to stand up before the game begins (host)."""
        await self._do(calls.remove(self._talk.home, self.id, seat))

    async def add_bots(self, level: str, seat: int | None = None) -> None:
        """A bot on that seat, or on all free ones (host)."""
        await self._do(calls.add_bots(self._talk.home, self.id, level, seat))

    async def start(self, bots: str | None = None) -> None:
        """Begins (host); bots of that level take empty seats."""
        await self._do(calls.start(self._talk.home, self.id, bots))

    async def vote(self, motion: str, *, yes: bool = True, seat: int | None = None, level: str | None = None) -> None:
        """On `abandon`, `rematch`, or `bot` with a seat and a level."""
        await self._do(calls.vote(self._talk.home, self.id, motion, yes, seat, level))

    async def order(self, text: str) -> str:
        """A standing order, known to you alone; what was understood."""
        line = await self._line.run(calls.order(self._talk.home, self.id, text))
        return "" if line is None else self.say(line)

    async def bring(self, text: str, seat: int | None = None) -> None:
        """A deck of your own, where the game has such; empty takes it back.  `seat` is a bot's (host)."""
        await self._do(calls.bring(self._talk.home, self.id, text, seat))

    async def chat(self, text: str) -> None:
        """Says something to the table."""
        await self._line.run(calls.chat(self._talk.home, self.id, text))

    async def said(self, after: int = 0) -> list[Chat]:
        """What was said after that number."""
        return await self._line.run(calls.talk(self._talk.home, self.id, after))

    async def log(self, after: int = 0) -> list[Event]:
        """What happened after that number, as you may know it."""
        return self._events(await self._line.run(calls.log(self._talk.home, self.id, after)))

    async def replay(self) -> str:
        """The game as a file, once it has ended."""
        return await self._line.run(calls.replay(self._talk.home, self.id))

    async def close(self) -> None:
        """Hangs up.  Your seat stays yours."""
        self._session.online = False
        await self._line.close()

    async def _do(self, flow: Flow[bytes]) -> None:
        await self._line.run(flow)
        await self.look()


class AsyncOdango:
    """A server to play at.

    With a `name` you are a new guest there; with a `token` you are who it was made for.  `token` is worth keeping: with
    it the program is the same person next time.  `patience` is how many seconds to try when the server is away.
    """

    def __init__(self, address: str, *, name: str = "Robot", token: str | None = None, patience: float = 120.0) -> None:
        self._home = Home(address, patience)
        self._http = httpx.AsyncClient(base_url=self._home.address, **HTTP)
        self._busy: set[AsyncLine] = set()
        self._line = AsyncLine(self._http, self._busy)
        self.address = self._home.address
        self.name = name
        self.token = token

    async def __aenter__(self) -> Self:
        try:
            if self.token is None:
                self.token = await self._line.run(calls.become_guest(self._home, self.name))
            self._http.headers["Authorization"] = f"Bearer {self.token}"
            self.name = (await self.me()).name
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        for line in tuple(self._busy):
            await line.close()
        await self._http.aclose()

    async def me(self) -> Me:
        return await self._line.run(calls.me(self._home))

    async def games(self) -> list[GameInfo]:
        """What there is to play: titles, seats, levels of bots, options."""
        return await self._line.run(calls.games(self._home))

    async def rules(self, game: str) -> list[Rule]:
        """Its rules, heading by heading."""
        return await self._line.run(calls.rules(self._home, game))

    async def lobby(self) -> list[TableRow]:
        """Public tables that are open or being played."""
        return await self._line.run(calls.lobby(self._home))

    async def mine(self) -> list[TableRow]:
        """Tables you sit at, and whether you are asked."""
        return await self._line.run(calls.mine(self._home))

    async def open(
        self,
        game: str,
        *,
        seats: int | None = None,
        bots: str | None = None,
        setup: dict[str, Any] | None = None,
        seat: int = 0,
        public: bool | None = None,
        spectators: bool | None = None,
        start_when_full: bool = True,
    ) -> AsyncTable:
        """A new table; you sit down at `seat`, bots of the level `bots` on all others.  Usually as few as can play."""
        wish = calls.wish(
            game=game,
            seats=seats,
            bots=bots,
            setup=setup,
            public=public,
            spectators=spectators,
            seat=seat,
            start_when_full=start_when_full,
        )
        first = await self._line.run(calls.open_table(self._home, wish))
        table = self._table(first.table.id)
        table.begin(first)
        await table.look()
        return table

    async def join(self, link: str, seat: int | None = None) -> AsyncTable:
        """Sits down at a table, by its link or id.  Where you sit already, you come back."""
        table = await self.watch(link)
        if not table.seated:
            await table.sit(seat)
        return table

    async def watch(self, link: str) -> AsyncTable:
        """A table without sitting down there."""
        table = self._table(id_of(link))
        await table.look()
        return table

    def _table(self, name: str) -> AsyncTable:
        return AsyncTable(Talk(self._home, name), AsyncLine(self._http, self._busy))
