"""The Python client: sit a program of yours down at a table, over the network.

`Odango` waits, `AsyncOdango` awaits; both carry out the same flows.  Nothing here knows the rules of any game, nor the
server's own types.
"""

from odango.client.aio import AsyncOdango, AsyncTable, AsyncTurn
from odango.client.errors import OdangoError
from odango.client.lists import GameInfo, Me, Rule, TableRow
from odango.client.messages import Chat, Event, Line, Motion, Option, Result, SeatInfo, TableInfo
from odango.client.sync import Odango, Table, Turn

__all__ = [
    "AsyncOdango",
    "AsyncTable",
    "AsyncTurn",
    "Chat",
    "Event",
    "GameInfo",
    "Line",
    "Me",
    "Motion",
    "Odango",
    "OdangoError",
    "Option",
    "Result",
    "Rule",
    "SeatInfo",
    "Table",
    "TableInfo",
    "TableRow",
    "Turn",
]
