"""Facts and figures of the game, read once."""

from __future__ import annotations

from importlib import resources
from typing import Final, Literal

from msgspec import Struct, json

Win = Literal["win"]
WIN: Final = "win"
"""In a table of points: the game is won."""


class _Seats(Struct):
    least: int
    most: int
    source: str


class _Rounds(Struct):
    rounds: int
    tricks: int
    hand: int
    points: int
    crowns_to_win: int
    black_crowns_to_win: int
    black_crowns_a_round: int
    source: str


class _Character(Struct):
    id: str
    code: str
    set: str
    source: str


class _Table(Struct):
    """Points for 0 to 5 tricks won."""

    character: str
    wins: tuple[int | Win, ...]
    source: str
    two_players: tuple[int | Win, ...]
    two_players_source: str


class _GamblerTwo(Struct):
    bids: tuple[int, ...]
    five_tricks: int


class _Gambler(Struct):
    gift: int
    exchanges: int
    bids: tuple[int | Win, ...]
    five_tricks: Win
    stake: int
    stake_final: int
    source: str
    two_players: _GamblerTwo
    two_players_source: str


class _ResistanceTwo(Struct):
    times: int
    flag: int
    colour: int
    black: int
    other_win: int
    final_a_win: int


class _Resistance(Struct):
    flag: int
    low: int
    middle: int
    high: int
    black: Win
    final_a_win: int
    three_players_black: int
    source: str
    two_players: _ResistanceTwo
    two_players_source: str


class _Hermit(Struct):
    flag_over_rare: int
    flag_over_rare_final: int
    source: str


class _Item(Struct):
    id: str
    group: Literal["helpful", "risky", "other"]
    """What may be chosen as the first item, as the second, or only be drawn."""
    unused_initial: int
    unused_new: int
    source: str


class _Task(Struct):
    id: str
    reward: int
    penalty: int
    extra: bool
    source: str


class _RulerTwo(Struct):
    tasks: int
    failed_easy: int
    failed_hard: int
    all_done: int
    black: int
    one_trick: int
    spotless: int


class _Ruler(Struct):
    all_done: int
    black: int
    one_trick: int
    source: str
    two_players: _RulerTwo
    two_players_source: str


class _Combination(Struct):
    id: str
    points: int | Win
    source: str


class _Collector(Struct):
    most: int
    unused_pair: int
    source: str


class _Trap(Struct):
    id: str
    source: str


class _Strategist(Struct):
    payment: int
    source: str


class _Beast(Struct):
    """What it costs in MP."""

    id: str
    summon: int
    command: int
    front: int
    source: str


class _Summoner(Struct):
    mp: int
    most_mp: int
    mp_a_trick: int
    rear: int
    source: str
    most_mp_source: str


class _Formation(Struct):
    id: str
    cells: tuple[str, ...]
    points: int
    source: str


class _Alchemist(Struct):
    hand: int
    plays: int
    black_crown_a_round: int
    crowns: int
    black_crowns: int
    two_players_hexagon: int
    source: str
    two_players_source: str


class _TimeTraveler(Struct):
    tokens: int
    hit: int
    draws: int
    source: str


class _Thief(Struct):
    points: int
    partner: int
    letters: tuple[str, ...]
    source: str


class _PointsWin(Struct):
    over: int
    ahead: int
    source: str


class _Data(Struct):
    seats: _Seats
    rounds: _Rounds
    characters: list[_Character]
    tables: list[_Table]
    gambler: _Gambler
    resistance: _Resistance
    hermit: _Hermit
    items: list[_Item]
    tasks: list[_Task]
    ruler: _Ruler
    combinations: list[_Combination]
    collector: _Collector
    traps: list[_Trap]
    strategist: _Strategist
    beasts: list[_Beast]
    summoner: _Summoner
    formations: list[_Formation]
    alchemist: _Alchemist
    time_traveler: _TimeTraveler
    thief: _Thief
    points_win: _PointsWin


DATA: Final = json.decode(
    (resources.files("odango.games.tricktakers") / "data.json").read_bytes(), type=_Data, strict=True
)


def table(character: str, *, two: bool) -> tuple[int | Win, ...]:
    """A character's points by tricks won."""
    row = next(row for row in DATA.tables if row.character == character)
    return row.two_players if two else row.wins
