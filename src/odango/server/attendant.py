"""What needs nobody's word: a table starts when it is full, bots think, orders answer, a rematch is laid out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from secrets import SystemRandom
from typing import TYPE_CHECKING

import structlog

from odango.bots import RandomBot
from odango.core.engine import IllegalChoice
from odango.core.step import Seat
from odango.server.live import Act, Live
from odango.server.rematch import next_table
from odango.store.errors import Failed, Taken
from odango.table.denied import Denied
from odango.table.entry import Kind, Phase
from odango.table.table import Table
from odango.table.thinking import Thinker
from odango.text import Line, english

if TYPE_CHECKING:
    from odango.server.house import House

log = structlog.get_logger()


class Attendant:
    """Follows every table of the house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._thinker = Thinker(house.settings.bot_workers, nice=house.settings.bot_nice)

    def follow(self, live: Live, *, late: bool = False) -> None:
        """Set going what is due.  `late`: another process got the table here, and will see to it if it can."""
        table, house = live.table, self._house
        if table.phase == Phase.PLAYING:
            delay = house.settings.bot_rescue if late else 0.0
            for seat in table.asked():
                question = (seat, table.asked_at[seat])
                place = table.places[seat]
                if question in live.busy or place is None:
                    continue
                if place.bot is not None:
                    live.busy.add(question)
                    house.spawn(self._think(live, question, place.bot, delay))
                elif seat in live.orders:
                    live.busy.add(question)
                    house.spawn(self._obey(live, question))
        elif table.phase == Phase.OPEN and table.full and table.card.start_when_full:
            house.spawn(self._quietly(live, lambda _: (Kind.START, None, None, "")))
        elif table.rematch_agreed and table.next is None:
            house.spawn(self._rematch(live))

    def close(self) -> None:
        self._thinker.close()

    # --- bots ---------------------------------------------------------------------------------------------------------

    async def _think(self, live: Live, question: tuple[Seat, int], level: str, delay: float) -> None:
        seat, number = question
        house, table = self._house, live.table
        try:
            await asyncio.sleep(house.settings.bot_pace + delay)
            if not _bot_is_asked(table, question):
                return
            began = time.perf_counter()
            text = await self._thought(table, seat, level)
            house.metrics.thinking.labels(table.card.game, level).observe(time.perf_counter() - began)

            def answer(table: Table) -> Act:
                # While it thought, the person may have come back, or another process may have answered.
                if not _bot_is_asked(table, question):
                    raise Denied("stale")
                return Kind.CHOICE, seat, None, text

            await self._quietly(live, answer)
        finally:
            live.busy.discard(question)
        if table.asked_at.get(seat) == number:
            # Not answered after all: the person came back and left again meanwhile, or the disk was full.
            self.follow(live, late=True)

    async def _thought(self, table: Table, seat: Seat, level: str) -> str:
        """What the bot chooses.  One that breaks down must not leave the table waiting for ever."""
        try:
            return await self._thinker.think(table.game, table.state, seat, level)
        except Exception:
            log.exception("a bot broke down", game=table.card.game, level=level)
            return await self._thinker.think(table.game, table.state, seat, RandomBot.level)

    # --- standing orders ----------------------------------------------------------------------------------------------

    def order(self, live: Live, player: str, text: str) -> Line:
        """Give an order, or take it back; the order as a sentence."""
        table = live.table
        seat = table.seat_of(player)
        if seat is None:
            raise Denied("not-seated")
        if table.phase != Phase.PLAYING:
            raise Denied("not-playing")
        orders = table.game.orders
        if orders is None:
            raise Denied("no-orders")
        view = table.game.view(table.state, seat)
        order = orders.parse(text, view)
        if isinstance(order, Line):
            raise Denied("bad-order", why=english().say(order))
        live.orders[seat] = order
        self.follow(live)
        return orders.describe(order, view)

    async def _obey(self, live: Live, question: tuple[Seat, int]) -> None:
        """Answer as ordered, after a while: as long for one answer as for another, or the pause would tell."""
        seat, number = question
        try:
            await asyncio.sleep(SystemRandom().uniform(*self._house.settings.order_pace))

            def answer(table: Table) -> Act:
                place, orders = table.places[seat], table.game.orders
                decision = table.question_of(seat, number)
                if orders is None or decision is None or place is None or not place.present:
                    raise Denied("stale")
                choice = orders.answer(live.orders[seat], table.game.view(table.state, seat))
                if choice is None:
                    raise Denied("stale")
                return Kind.CHOICE, seat, place.player, decision.write(table.state, choice)

            await self._quietly(live, answer)
        finally:
            live.busy.discard(question)

    # --- rematches ----------------------------------------------------------------------------------------------------

    async def _rematch(self, live: Live) -> None:
        """The same people at a new table."""
        table = live.table
        again = table.card.rematch_id
        card, acts = next_table(table)
        try:
            await self._house.open(card, acts)
        except Taken:
            log.debug("rematch opened already")
        await self._quietly(live, lambda _: (Kind.REMATCH, None, None, again))

    async def _quietly(self, live: Live, wish: Callable[[Table], Act]) -> None:
        """Do something nobody waits for; that it is no longer wanted is no news."""
        try:
            await self._house.act(live, wish)
        except (Denied, IllegalChoice) as error:
            log.debug("no longer wanted", why=str(error))
        except Failed:
            log.warning("could not be written")


def _bot_is_asked(table: Table, question: tuple[Seat, int]) -> bool:
    seat, number = question
    place = table.places[seat]
    return table.question_of(seat, number) is not None and place is not None and place.bot is not None
